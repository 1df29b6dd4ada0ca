# Why a bot answers as it does: one sentence each.

fact-gv-bid-lead = Bids { $card } for { $prize }, worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} in this vault.
fact-gv-bid-tier = Bids { $card } for { $prize }, which fits tier { $tier } of the vault and is worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-bid-faction = Bids { $card } for { $prize }, a card of the own faction, worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-bid-goal = Bids { $card } for { $prize }, which serves the goal “{ $goals }” and is worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-bid-under = Pays a gear to keep { $card } for the vault, where it is worth about { $worth }; { $gears ->
    [one] { $gears } gear is
   *[other] { $gears } gears are
} left.
fact-gv-start = Opens { $chamber } with { $card }: useful in the vault, and no great loss to the hand.
fact-gv-store = Stores { $card } in { $chamber }, where it adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} with what can follow.
fact-gv-store-tier = Stores { $card } in { $chamber }: it lies in its own tier { $tier } there and adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-store-faction = Stores { $card } in { $chamber }: a card of the own faction, and this place adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-store-goal = Stores { $card } in { $chamber } for the goal “{ $goals }”: that adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} with what can follow.
fact-gv-stash = Gives up { $card }, the least useful card in hand.
fact-gv-swap = Makes { $card } the warden: it fits the hand best.
fact-gv-draw = Trades { $card } for the hope of something better.
fact-gv-move = Rearranges the vault for about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
fact-gv-move-little = Rearranges the vault, which leaves it a little more room for what may come.
fact-gv-decline = Leaves things as they are: no change would help.
