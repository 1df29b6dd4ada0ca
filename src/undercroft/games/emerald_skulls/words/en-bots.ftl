# Why a bot answers as it does: one sentence each.

fact-es-buy = With { $dice } dice this turn should bring about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} after paying.
fact-es-place = Places dice on the { $level }: played well from here, the turn is worth about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}.
fact-es-stop = Takes { $gears ->
    [one] { $gears } sure gear
   *[other] { $gears } sure gears
} rather than risk them.
fact-es-go-on = Rolls on: on average that is worth about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}.
fact-es-cube = Spends a cube: the next roll is worth more than the cube.
fact-es-nose = Picks the nose for one more die.
fact-es-take = Takes the payout of { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
}, the richest on offer.
fact-es-bet = Bets on { $bet }: about { $percent } % likely, and this place pays { $gears }.
fact-es-wait = Waits: no bet is worth a marker right now.
