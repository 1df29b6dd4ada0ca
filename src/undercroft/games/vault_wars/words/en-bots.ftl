# Why an answer: one clause a fact.

fact-vw-price = costs { $gold } gold and leaves { $left }
fact-vw-holds = all of it is known: kept to the end it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sold apart it brings { $gold } gold
fact-vw-may-hold = kept to the end it adds { $average } points on average, mostly { $low } to { $high }; sold apart it brings about { $gold } gold
fact-vw-unseen = { $count } of { $total } items have not been seen
fact-vw-unbeatable = nobody can bid more: the richest rival has { $gold } gold
fact-vw-ends = ends the auction: { $seat } gets the vault for { $gold }
fact-vw-goes-on = the auction goes on, and whoever passes may bid again when somebody raises
fact-vw-vault = holds { $count } items, { $open } of them shown before the bidding
fact-vw-sells = brings { $gold } gold now
fact-vw-loses = { $points ->
    [0] takes nothing from the end
    [one] takes { $points } point from the end
   *[other] takes { $points } points from the end
}
fact-vw-frees = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end, for it is a burden
fact-vw-gains = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
fact-vw-fee = what stays costs { $gold } gold of storage a round, all Junk shown
fact-vw-fee-saved = saves { $gold } gold of storage
fact-vw-keeps = what stays scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it is
fact-vw-stores = costs { $gold } gold and leaves { $left }
fact-vw-loan = brings { $gold } gold now and takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
fact-vw-hire = { $worker } costs { $gold } gold and leaves { $left }
fact-vw-hero = { $hero } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with these items
fact-vw-rounds = { $rounds ->
    [0] no round is left after this one
    [one] { $rounds } round is left after this one
   *[other] { $rounds } rounds are left after this one
}
fact-vw-item = { $item } sells for { $gold } and prints { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-vw-nothing = costs nothing: { $gold } gold stays
