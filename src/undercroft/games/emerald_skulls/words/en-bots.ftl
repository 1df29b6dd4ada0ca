# Why an answer: one clause a fact.

fact-es-average = played on for the most, the turn brings { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} on average{ $price ->
    [0] { "" }
   *[other] , its price paid
}
fact-es-bust = the turn ends in a Bust Out in { $percent } % of cases
fact-es-dead = the next roll fits nowhere in { $percent } %
fact-es-sure = brings { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} for sure
fact-es-stand = stopping after it would bring { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}; { $dice ->
    [one] { $dice } die stays
   *[other] { $dice } dice stay
} to roll
fact-es-cubes = { $count ->
    [0] no cube is left then
    [one] { $count } cube is left then
   *[other] { $count } cubes are left then
}
fact-es-pays = pays { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}
fact-es-likely = comes true in { $percent } % if the tumbler plays for the most gears
fact-es-bet-pays = pays { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} as things stand
fact-es-bet-cubes = pays { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
fact-es-mean = that is { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} on average
fact-es-markers = { $count ->
    [0] no marker is left in hand
    [one] { $count } marker stays in hand
   *[other] { $count } markers stay in hand
}
