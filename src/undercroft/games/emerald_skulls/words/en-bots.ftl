# Why a bot answers as it does: one sentence each.

why-es-buy = With { $dice } dice this turn should bring about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} after paying.
why-es-place = Places dice on the { $level }: played well from here, the turn is worth about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}.
why-es-stop = Takes { $gears ->
    [one] { $gears } sure gear
   *[other] { $gears } sure gears
} rather than risk them.
why-es-go-on = Rolls on: on average that is worth about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}.
why-es-cube = Spends a cube: the next roll is worth more than the cube.
why-es-nose = Picks the nose for one more die.
why-es-take = Takes the payout of { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}, the richest on offer.
why-es-bet = Bets on { $bet }: about { $percent } % likely, and this place pays { $gears }.
why-es-wait = Waits: no bet is worth a marker right now.
