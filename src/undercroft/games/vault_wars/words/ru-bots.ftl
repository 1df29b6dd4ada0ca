# Почему именно этот ответ: по одной части фразы на факт.

fact-vw-price = стоит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, останется { $left }
fact-vw-holds = известно всё: если хранить до конца, это добавит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а порознь продаётся за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
fact-vw-may-hold = если хранить до конца, это добавит в среднем { $average ->
    [one] { $average } очко
    [few] { $average } очка
    [many] { $average } очков
   *[other] { $average } очка
}, чаще всего от { $low } до { $high }; порознь продаётся примерно за { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
    [many] { $gold } золотых
   *[other] { $gold } золотого
}
fact-vw-unseen = неизвестных предметов: { $count } из { $total }
fact-vw-unbeatable = больше никто предложить не может: у самого богатого соперника { $gold }
fact-vw-ends = аукцион на этом закончится: хранилище достанется игроку { $seat } за { $gold }
fact-vw-goes-on = аукцион продолжается, и если кто-то поднимет, можно будет ставить снова
fact-vw-vault = предметов: { $count }, до торгов открывают { $open }
fact-vw-sells = сразу приносит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
fact-vw-loses = { $points ->
    [0] в конце ничего не отнимет
    [one] в конце будет меньше на { $points } очко
    [few] в конце будет меньше на { $points } очка
   *[many] в конце будет меньше на { $points } очков
}
fact-vw-frees = в конце будет больше на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: от этого только убыток
fact-vw-gains = в конце добавит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-vw-fee = хранить оставшееся стоит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} за раунд, если показать весь хлам
fact-vw-fee-saved = сберегает на хранении { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
fact-vw-keeps = оставшееся принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если ничего не изменится
fact-vw-stores = стоит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, останется { $left }
fact-vw-loan = сразу приносит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} и в конце отнимает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-vw-hire = { $worker } стоит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, останется { $left }
fact-vw-hero = с этими предметами { $hero } приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-vw-rounds = { $rounds ->
    [0] после этого раундов больше не будет
    [one] после этого останется { $rounds } раунд
    [few] после этого останется { $rounds } раунда
   *[many] после этого останется { $rounds } раундов
}
fact-vw-item = { $item }: цена { $gold }, на карте { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fact-vw-nothing = ничего не стоит: { $gold } золота остаётся
