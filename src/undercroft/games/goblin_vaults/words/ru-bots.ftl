# Почему именно этот ответ: по одной части фразы на факт.

fact-gv-underbid = лот так не выиграть: уйдёт шестерёнка (останется { $gears }), а карта вернётся в своё хранилище
fact-gv-wins-sure = лот выигран наверняка: после этой ставки никто не ставит
fact-gv-wins = { $worlds ->
    [0] при любом из { $of } пробных раскладов кто-то после этого сможет перебить
   *[other] никто после этого не сможет перебить в { $worlds } из { $of } раскладов
}
fact-gv-lot = { $card } сразу даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $gears ->
    [0] { "" }
    [one] { " " }и { $gears } шестерёнку
    [few] { " " }и { $gears } шестерёнки
   *[many] { " " }и { $gears } шестерёнок
}
fact-gv-rival = соперник { $seat } получил бы за этот лот { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-gv-kept = если ставка не выиграет, { $card } даст в своём хранилище { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-gv-action = приносит действие стража
fact-gv-strongest = уходит самая сильная карта руки
fact-gv-weakest = уходит самая слабая карта руки
fact-gv-scores = счёт сразу изменится на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-gv-next = следующая неизвестная карта даст после этого в среднем { $points ->
    [one] { $points } очко
   *[other] { $points } очка
}
fact-gv-given-up = отдаёт карту { $card }: в хранилище она дала бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-gv-trumps = козырей в руке станет { $count }
fact-gv-actions = карт руки, которые приносят действие стража, станет { $count }
fact-gv-nothing = ничего не меняет
