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
why-gv-bid-tier = Bids { $card } for { $prize }, which fits tier { $tier } of the vault and is worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-bid-faction = Bids { $card } for { $prize }, a card of the own faction, worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-bid-goal = Bids { $card } for { $prize }, which serves the goal “{ $goals }” and is worth about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-bid-under = Pays a gear to keep { $card } for the vault, where it is worth about { $worth }; { $gears ->
    [one] { $gears } gear is
   *[other] { $gears } gears are
} left.
why-gv-start = Opens { $chamber } with { $card }: useful in the vault, and no great loss to the hand.
why-gv-store = Stores { $card } in { $chamber }, where it adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
} with what can follow.
why-gv-store-tier = Stores { $card } in { $chamber }: it lies in its own tier { $tier } there and adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-store-faction = Stores { $card } in { $chamber }: a card of the own faction, and this place adds about { $worth ->
    [one] { $worth } gear
   *[other] { $worth } gears
}.
why-gv-store-goal = Stores { $card } in { $chamber } for the goal “{ $goals }”: that adds about { $worth ->
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
why-gv-move-little = Rearranges the vault, which leaves it a little more room for what may come.
why-gv-decline = Leaves things as they are: no change would help.

## Emerald Skulls

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

## Vault Wars

why-vw-raise = Bids { $gold }: the items promise about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which is worth up to { $limit } gold; { $left } would be left.
why-vw-raise-deny = Bids { $gold }, a little more than the expected { $points ->
    [one] { $points } point
   *[other] { $points } points
} are worth, rather than leave the vault to a rival.
why-vw-pass = Passes: for the expected { $points ->
    [one] { $points } point
   *[other] { $points } points
} it would not pay more than { $limit } gold.
why-vw-pass-wait = Passes, though it would pay up to { $limit } gold: perhaps nobody else raises, or there is a better vault to come.
why-vw-open-keep = Opens at { $gold }: at that price it would gladly keep the vault, which is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to it.
why-vw-open-sell = Opens at { $gold } in the hope that somebody pays more: the vault is worth only about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to it.
why-vw-reveal = Shows { $item }: the best bait for the bidders.
why-vw-reveal-bluff = Shows { $item } to hide better things: it would like to keep this vault cheaply.
why-vw-hide = Keeps { $item } secret.
why-vw-return = Gives up { $item }, which is missed least.
why-vw-take-vault = Takes the vault itself: it is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than the gold.
why-vw-sell = Sells { $item } for { $gold } gold: stored to the end it would come to about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-vw-keep = Keeps the rest: fees paid, it should come to about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-vw-sold-out = Clears out: nothing that is left is worth its storage.
why-vw-store = Pays { $gold } gold for storage: what is kept is worth it.
why-vw-throw = Throws { $item } away: it is not worth the storage.
why-vw-loan = Borrows { $gold } gold: it will earn more than the { $points ->
    [one] { $points } point
   *[other] { $points } points
} the token costs.
why-vw-no-loan = Does without the loan: the token would cost more than the gold brings.
why-vw-vault = { $vault } holds { $count } items: large vaults draw high bids while there is gold about.
why-vw-equip = Equips { $item }: in the rounds to come it will earn more than the points it would score.
why-vw-hire = Hires { $worker } for { $gold } gold: worth more than the wages.
why-vw-no-worker = Hires nobody: no worker on offer is worth the wages.
why-vw-send = Sends { $worker }: this is the moment where it helps most.
why-vw-give = Gives { $item } away for something better.
why-vw-take = Takes { $item }: it adds most to the pile.
why-vw-no-equip = Equips nothing: sold or kept, the item brings more.
why-vw-let-go = Lets the vault go: the gold for it is worth more than what it holds.
why-vw-show-junk = Shows Junk: that makes storing it cheaper.
why-vw-buy = Buys { $item }: it is worth more than its price.
why-vw-decline = Saves this for a better moment.
why-vw-hero = { $hero } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with this pile.

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
