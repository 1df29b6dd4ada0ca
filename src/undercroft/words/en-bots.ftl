# Why a bot answers as it does: one sentence each.

bot-random = Random
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert

why-only = There is nothing else to do.
why-best = This looks best of { $count } options.

## Goblin Vaults

why-gv-bid-lead = Bids { $card } for { $prize }, worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} in this vault.
why-gv-bid-under = Pays a gear to keep { $card } for the vault, where it is worth about { $worth }; { $gears ->
    [one] { $gears } gear is
   *[other] { $gears } gears are
} left.
why-gv-start = Opens { $chamber } with { $card }: useful in the vault, and no great loss to the hand.
why-gv-store = Stores { $card } in { $chamber }, where it adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} with what can follow.
why-gv-stash = Gives up { $card }, the least useful card in hand.
why-gv-swap = Makes { $card } the warden: it fits the hand best.
why-gv-draw = Trades { $card } for the hope of something better.
why-gv-move = Rearranges the vault for about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-decline = Leaves things as they are: no change would help.
