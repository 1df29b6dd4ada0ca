# Почему именно этот ответ: по одной части фразы на факт.

fact-es-average = если дальше играть на максимум, ход даст в среднем { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
    [many] { $gears } шестерёнок
   *[other] { $gears } шестерёнки
}{ $price ->
    [0] { "" }
   *[other] {" "}за вычетом платы за кости
}
fact-es-bust = в { $percent } % случаев ход кончится Провалом
fact-es-dead = следующий бросок в { $percent } % случаев некуда положить
fact-es-sure = наверняка приносит { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
}
fact-es-stand = если после этого остановиться, будет { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
}; костей останется { $dice }
fact-es-cubes = кубиков останется { $count }
fact-es-pays = приносит { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
}
fact-es-likely = сбудется в { $percent } % случаев, если бросающий играет на максимум
fact-es-bet-pays = сейчас платят { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
}
fact-es-bet-cubes = платят кубики: { $count }
fact-es-mean = в среднем это { $gears ->
    [one] { $gears } шестерёнка
    [few] { $gears } шестерёнки
    [many] { $gears } шестерёнок
   *[other] { $gears } шестерёнки
}
fact-es-markers = жетонов в руке останется { $count }
