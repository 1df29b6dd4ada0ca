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
why-va-done = Nothing here is worth its price just now.
why-va-orient = Turned this way, the tile opens the best passages.
why-va-knight-hunt = Goes for the Dragon: a hit is within her means.
why-va-knight-bomb = The Bomb reaches the Dragon underground.
why-va-knight-crystal = A Crystal is worth two Grit, and the way there is short.
why-va-knight-smash = A smashed Crystal brings two Grit.
why-va-knight-treasure = Heads for treasure: a card, or five Grit.
why-va-knight-take = Treasure is a card, or five Grit.
why-va-knight-gem = A Gem brings five Grit, if it is not trapped.
why-va-knight-explore = Explores the dark: every tile brings Grit.
why-va-knight-leave = The way out is open.
why-va-knight-guard = Keeps the last cubes for defence until her next turn.
why-va-knight-catch = The Thief can be caught, and his loot with him.
why-va-knight-rout = Scatters the Tribe before it strikes.
why-va-knight-quest = A finished Sidequest brings Grit at once.
why-va-knight-show = A Treasure helps only while it lies face up.
why-va-knight-keep = This Treasure is worth more than five Grit.
why-va-knight-decline = Five Grit are worth more than this Treasure.
why-va-knight-javelin = The Javelin reaches the Dragon without a Bomb.
why-va-knight-potion = Her Health is low, so the potion is due.
why-va-knight-shoot = A shot from afar costs no Encounter.
why-va-knight-flare = Light where many Dark tiles lie brings the most Grit.
why-va-goblins-close-in = From there the Tribe threatens most.
why-va-goblins-appear = Comes out where it can strike next turn.
why-va-goblins-lurk = Lies in wait beside the map.
why-va-goblins-activate = This Tribe has something to do.
why-va-goblins-hide = Out of sight, out of reach.
why-va-goblins-ambush = An Ambush costs the Knight Health, and she cannot answer.
why-va-goblins-wait = Saves the Tribe for a better moment.
why-va-goblins-hew = Two strong Tribes together smash a Crystal.
why-va-goblins-war = This War card feeds the Tribes best.
why-va-goblins-refuse = Too many Goblins would scatter a Tribe.
why-va-goblins-scatter = This Tribe is missed least.
why-va-goblins-monster = The Monster serves this Tribe best.
why-va-goblins-plunder = Plunder feeds Rage.
why-va-goblins-special = Prepares for the next turns.
why-va-goblins-flare = Light may show the next Crystal.
why-va-goblins-hex = Hexes whoever is closest to winning.
why-va-goblins-secret = This Secret does most right now.
why-va-cave-grow = Grows where it helps the others least.
why-va-cave-tile = This tile does the least harm there.
why-va-cave-collapse = Brings the Crystals closer to the fall.
why-va-cave-event = Picks the Event that helps the Knight least.
why-va-cave-gift = Gives the Knight the lesser Treasure.
why-va-cave-hinder = Carries the treasure away from whoever needs it.
why-va-cave-treasure = Puts the treasure where rivals have the longest way.
why-va-cave-pay = Pays with the tokens it needs least.
why-va-cave-bats = The Bats carry somebody off from where it matters.
why-va-cave-rocks = A Rockslide bars the way of whoever is ahead.
why-va-cave-plunder = More treasure on the map means more Omens.
why-va-cave-spores = Spores for whoever is closest to winning.
why-va-cave-hatred = One tile more in the same turn brings the end nearer.
why-va-cave-curse = A turned tile or an Event gets in somebody’s way.
why-va-dragon-wake = One cube of Sloth less: closer to waking.
why-va-dragon-power = Uses a power while the cards are there.
why-va-dragon-event = Looks for an Event under the Dark tiles: it feeds Pride.
why-va-dragon-claw = Claws at whoever is near: Goblins still Hunger, the Thief drops his loot.
why-va-dragon-hiss = Hiss reaches a Tribe anywhere, and a Goblin is eaten.
why-va-dragon-wing = The Wing takes him where there is more to gain.
why-va-dragon-slap = Sends the Knight away.
why-va-dragon-shriek = Cards he cannot use otherwise buy a second throw.
why-va-dragon-gem = A Gem on the map lends its symbol every turn.
why-va-dragon-move = Moves towards treasure and prey, away from the Knight.
why-va-dragon-surface = Comes up: the way to the Entrance is what counts now.
why-va-dragon-greed = Treasure shakes off Greed.
why-va-thief-home = Carries the loot towards the Entrance.
why-va-thief-loot = Heads for the loot that is quickest to bring home.
why-va-thief-take = Takes what can be stashed.
why-va-thief-gem = Risks the trap: an even chance of a Gem.
why-va-thief-lock = A Vault opens more surely the more cubes he spends.
why-va-thief-rob = Nobody is watching: a pocket is as good as a treasure.
why-va-thief-stab = Slows down a rival while he is unseen.
why-va-thief-climb = Over the wall is the shortest way.
why-va-thief-hide = Whoever catches him will gain less.
why-va-thief-peek = A look under the Dark tile costs nothing now.
why-va-thief-flare = Nothing to take is in sight, so he lights up the Dark tiles around.
why-va-thief-upgrade = This upgrade saves the most steps from here on.
why-va-thief-stats = These numbers suit this turn best.
