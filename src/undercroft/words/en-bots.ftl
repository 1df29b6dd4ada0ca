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

## Emerald Skulls

why-es-buy = With { $dice } dice this turn should bring about { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
} after paying.
why-es-place = Played well from here ({ $level }), the turn is worth about { $gears ->
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
why-es-take = Takes the richest payout.
why-es-bet = Bets on { $bet }: about { $percent } % likely, and this place pays { $gears }.
why-es-wait = Waits: no bet is worth a marker right now.

## Vault Wars

why-vw-raise = { $gold } gold is still less than this vault should be worth; { $left } would be left.
why-vw-pass = The price has passed what this vault is likely to hold.
why-vw-open = Opens at { $gold }: enough to be paid, not so much as to be left with it.
why-vw-sell = Sells { $item }: the gold is worth more now than the item at the end.
why-vw-throw = Does not pay storage for { $item }.
why-vw-loan = Borrows: with { $gold } gold the fees and the next vault are out of reach.
why-vw-vault = { $vault } holds { $count } items, enough to draw good bids.
why-vw-reveal = Shows { $item }: that serves this auction best.
why-vw-equip = Equips { $item }: it will earn more than its points.
why-vw-hire = Hires { $worker }: worth more than the wages.
why-vw-hero = { $hero } scores { $points } with this pile.

## Vast

why-va-strike = Strikes while the odds are good.
why-va-end = Nothing more is worth doing this turn.
why-va-knight-hunt = The Dragon is within reach this turn.
why-va-knight-crystal = A Crystal can be smashed this turn.
why-va-knight-treasure = There is treasure within reach.
why-va-knight-explore = Explores the dark: every tile brings Grit.
why-va-knight-leave = The way out is open.
why-va-knight-guard = Keeps the last cubes for defence.
why-va-goblins-close-in = The Tribe is strong enough, so it closes in.
why-va-goblins-hide = Out of sight, out of reach.
why-va-goblins-war = This War card feeds the Tribes best.
why-va-cave-omen = Spends omens while they hurt or help most.
why-va-cave-grow = Grows where the cave stays open.
why-va-cave-collapse = Brings the Crystals closer to the fall.
why-va-cave-event = Picks the Event that helps the Knight least.
why-va-cave-hinder = Carries the treasure away from whoever needs it.
why-va-dragon-wake = One cube of Sloth less: closer to waking.
why-va-dragon-power = Uses a power while the cards are there.
why-va-dragon-move = Moves towards treasure and prey, away from the Knight.
why-va-dragon-surface = Comes up: the way to the Entrance is what counts now.
why-va-dragon-greed = Treasure shakes off Greed.
why-va-thief-home = Carries the loot home.
why-va-thief-loot = Heads for the nearest loot.
why-va-thief-take = Takes what can be stashed.
why-va-thief-stats = These numbers suit this turn best.
why-va-knight-catch = The Thief can be caught this turn.
