### Goblin Vaults: the words a player sees.

## The game and its people

game-goblin-vaults = Goblin Vaults
glavrun = Glavrun

## Suits

suit-tomes = tomes
suit-crowns = crowns
suit-coins = coins
suit-lanterns = lanterns
suit-skulls = skulls
suit-potions = potions

## Factions

faction-blue = Kobolds
faction-green = Goblins
faction-yellow = Gnolls
faction-red = Bugbears
faction-purple = Insectoids

## Places

position-left = left
position-middle = middle
position-right = right
chamber-1 = chamber 1
chamber-2 = chamber 2
chamber-3 = chamber 3
chamber-4 = chamber 4
tier-1 = tier 1
tier-2 = tier 2
tier-3 = tier 3

## Loot cards

card-tomes-1 = 1 of tomes
card-tomes-2 = 2 of tomes
card-tomes-3 = 3 of tomes
card-tomes-4 = 4 of tomes
card-tomes-5 = 5 of tomes
card-tomes-6 = 6 of tomes
card-tomes-7 = 7 of tomes
card-tomes-8 = 8 of tomes
card-tomes-9 = 9 of tomes
card-tomes-10 = 10 of tomes
card-crowns-1 = 1 of crowns
card-crowns-2 = 2 of crowns
card-crowns-3 = 3 of crowns
card-crowns-4 = 4 of crowns
card-crowns-5 = 5 of crowns
card-crowns-6 = 6 of crowns
card-crowns-7 = 7 of crowns
card-crowns-8 = 8 of crowns
card-crowns-9 = 9 of crowns
card-crowns-10 = 10 of crowns
card-coins-1 = 1 of coins
card-coins-2 = 2 of coins
card-coins-3 = 3 of coins
card-coins-4 = 4 of coins
card-coins-5 = 5 of coins
card-coins-6 = 6 of coins
card-coins-7 = 7 of coins
card-coins-8 = 8 of coins
card-coins-9 = 9 of coins
card-coins-10 = 10 of coins
card-lanterns-1 = 1 of lanterns
card-lanterns-2 = 2 of lanterns
card-lanterns-3 = 3 of lanterns
card-lanterns-4 = 4 of lanterns
card-lanterns-5 = 5 of lanterns
card-lanterns-6 = 6 of lanterns
card-lanterns-7 = 7 of lanterns
card-lanterns-8 = 8 of lanterns
card-lanterns-9 = 9 of lanterns
card-lanterns-10 = 10 of lanterns
card-skulls-1 = 1 of skulls
card-skulls-2 = 2 of skulls
card-skulls-3 = 3 of skulls
card-skulls-4 = 4 of skulls
card-skulls-5 = 5 of skulls
card-skulls-6 = 6 of skulls
card-skulls-7 = 7 of skulls
card-skulls-8 = 8 of skulls
card-skulls-9 = 9 of skulls
card-skulls-10 = 10 of skulls
card-potions-1 = 1 of potions
card-potions-2 = 2 of potions
card-potions-3 = 3 of potions
card-potions-4 = 4 of potions
card-potions-5 = 5 of potions
card-potions-6 = 6 of potions
card-potions-7 = 7 of potions
card-potions-8 = 8 of potions
card-potions-9 = 9 of potions
card-potions-10 = 10 of potions

## Goals: name, then requirement and a sample; $first, $second and $third are what the goal pays

goal-cluster = Cluster
goal-cluster-text = Each full chamber whose values read as a run of neighbours, up or down from tier 1: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-cluster-sample = Tiers 1 to 3 hold values 1, 2, 3: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-twin-locks = Twin Locks
goal-twin-locks-text = Each chamber with exactly two face-up cards of equal value: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }; with three equal: { $second ->
    [one] 1 gear
   *[other] { $second } gears
 }.
goal-twin-locks-sample = A chamber with 7, 2, 7: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }; with 7, 7, 7: { $second ->
    [one] 1 gear
   *[other] { $second } gears
 }.
goal-tome-library = Tome Library
goal-tome-library-text = Each chamber with exactly two tomes: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }; with three tomes: { $second ->
    [one] 1 gear
   *[other] { $second } gears
 }.
goal-tome-library-sample = A chamber with tome, skull, tome: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-reading-rooms = Reading Rooms
goal-reading-rooms-text = Each chamber with exactly one tome: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-reading-rooms-sample = One tome in each of two chambers: 2 × { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-gimnaxs-reign = Gimnax's Reign
goal-gimnaxs-reign-text = Each chamber where a crown alone has the highest value: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-gimnaxs-reign-sample = Crown 7 beside tome 5: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }; beside tome 7: nothing.
goal-buried-crowns = Buried Crowns
goal-buried-crowns-text = Each chamber where a crown alone has the lowest value: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-buried-crowns-sample = Crown 2 beside tome 5: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }; beside tome 2: nothing.
goal-heavy-purse = Heavy Purse
goal-heavy-purse-text = { $first ->
    [1] The summed value of all your coins
    [2] Half the summed value of all your coins, rounded down
   *[other] The summed value of all your coins divided by { $first }, rounded down
 }: { $second ->
    [one] 1 gear
   *[other] { $second } gears
 } at most.
goal-heavy-purse-sample = Coins 8 and 7: 15 divided by { $first } and rounded down.
goal-paired-coffers = Paired Coffers
goal-paired-coffers-text = Each tier with two or more coins: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }, once per tier.
goal-paired-coffers-sample = Two coins in tier 1 and three in tier 2: 2 × { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-lit-stairwell = Lit Stairwell
goal-lit-stairwell-text = Lanterns in one tier: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 } in all; in two different tiers: { $second }; in all three: { $third }.
goal-lit-stairwell-sample = Lanterns in tiers 1 and 3: { $second ->
    [one] 1 gear
   *[other] { $second } gears
 }.
goal-last-light = Last Light
goal-last-light-text = Each chamber whose last card is a lantern: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }. A face-down card can be the last one.
goal-last-light-sample = A lantern in tier 2, nothing below it: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-bone-gate = Bone Gate
goal-bone-gate-text = Each chamber with a skull in tier 1: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-bone-gate-sample = Skulls in tier 1 of two chambers: 2 × { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-ossuary = Ossuary
goal-ossuary-text = Each skull with another skull directly above, below or beside it: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-ossuary-sample = Two skulls side by side: 2 × { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-three-part-brew = Three-Part Brew
goal-three-part-brew-text = Each full chamber of three different suits, potions among them: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-three-part-brew-sample = A chamber with potion, coin, tome: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-rising-fumes = Rising Fumes
goal-rising-fumes-text = Each potion worth more than the face-up card one tier before it: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.
goal-rising-fumes-sample = Coin 4 in tier 1, potion 6 in tier 2: { $first ->
    [one] 1 gear
   *[other] { $first } gears
 }.

## Places of a vault

place-1-1 = chamber 1, tier 1
place-1-2 = chamber 1, tier 2
place-1-3 = chamber 1, tier 3
place-2-1 = chamber 2, tier 1
place-2-2 = chamber 2, tier 2
place-2-3 = chamber 2, tier 3
place-3-1 = chamber 3, tier 1
place-3-2 = chamber 3, tier 2
place-3-3 = chamber 3, tier 3
place-4-1 = chamber 4, tier 1
place-4-2 = chamber 4, tier 2
place-4-3 = chamber 4, tier 3

## The game in a word

game-name = Goblin Vaults
game-tagline = Bid loot, stash it, betray your friends

## Questions

question-starting-card = Which card opens your vault, and in which chamber?
question-bid = Which card do you bid, and on which block card?
question-stash = No bid is possible and you have no gears: which card goes face down into your vault?
question-warden-action = Warden action: move a vault card, or exchange a hand card?
question-store = In which chamber do you store the { $card }?
question-swap = Swap the warden card with a block card?

## Actions

action-start = Open with the { $card } in chamber { $chamber_key }
action-bid = Bid the { $card } on the { $position } card
action-stash = Stash the { $card } face down in chamber { $chamber_key }
action-store = Store it in chamber { $chamber_key }
action-move = Move the card at { $place } to { $to }
action-draw = Put the { $card } under the deck and draw
action-swap = Exchange the warden card with the { $position } card
action-decline = Do nothing

## Events

event-goals-laid = Goals: { $goals }.
event-faction-dealt = { $seat } { VERB($seat_is_you, "lead", "leads") } the { $faction }.
event-started = { $seat } { VERB($seat_is_you, "open", "opens") } with the { $card } in chamber { $chamber_key }.
event-first-player = { $seat } { VERB($seat_is_you, "are", "is") } first player.
event-round-began = Round { $round }
event-bid-placed = { $seat } { VERB($seat_is_you, "bid", "bids") } the { $card } on the { $position } card.
event-underbid = { $seat } { VERB($seat_is_you, "underbid", "underbids") } and { VERB($seat_is_you, "put", "puts") } 1 gear on the { $card }.
event-glavrun-bid = Glavrun bids the { $card } on the { $position } card.
event-glavrun-underbid = Glavrun underbids: { $count ->
    [0] the supply is empty, so nothing goes
    [one] 1 gear from the supply goes
   *[other] { $count } gears from the supply go
 } onto the { $card }.
event-stashed = { $seat } cannot bid and stashes a card face down in chamber { $chamber_key }{ $count ->
    [0] ; the supply has no gear to give.
   *[other] { " " }and takes a gear.
 }
event-stashed-own = You stash the { $card } face down in chamber { $chamber_key }{ $count ->
    [0] ; the supply has no gear to give.
   *[other] { " " }and take a gear.
 }
event-moved = { $seat } { VERB($seat_is_you, "move", "moves") } a card: { $place } → { $to }.
event-drew = { $seat } exchanges a hand card with the deck.
event-drew-own = You put the { $card } under the deck and draw the { $drawn }.
event-action-declined = { $seat } { VERB($seat_is_you, "take", "takes") } no warden action.
event-unsold = Nobody bids on the { $card }: { $count ->
    [0] the supply has no gear for it.
    [one] it gains 1 gear.
   *[other] it gains { $count } gears.
 }
event-won = { $seat } { VERB($seat_is_you, "win", "wins") } the { $card }{ $count ->
    [0] { "" }
    [one] { " " }and 1 gear
   *[other] { " " }and { $count } gears
 } and { VERB($seat_is_you, "store", "stores") } it in chamber { $chamber_key }.
event-kept = { $seat } { VERB($seat_is_you, "lose", "loses") } to the { $by }{ $why_key ->
    [trump] { " " }(trump)
    [earlier] { " " }(equal, but earlier)
   *[value] { "" }
 } and { VERB($seat_is_you, "store", "stores") } the { $card } in chamber { $chamber_key }{ $count ->
    [0] .
    [one] { ", " }with 1 gear.
   *[other] { ", " }with { $count } gears.
 }
event-glavrun-won = Glavrun wins the { $card }{ $count ->
    [0] .
    [one] { $keeper_key ->
        [glavrun] { " " }and keeps its gear.
       *[supply] ; its gear goes to the supply.
    }
   *[other] { $keeper_key ->
        [glavrun] { " " }and keeps its { $count } gears.
       *[supply] ; its { $count } gears go to the supply.
    }
 }
event-glavrun-kept = Glavrun loses to the { $by }{ $why_key ->
    [trump] { " " }(trump)
    [earlier] { " " }(equal, but earlier)
   *[value] { "" }
 } and discards the { $card }{ $count ->
    [0] .
    [one] { $keeper_key ->
        [glavrun] { ", " }but keeps its gear.
       *[supply] ; its gear goes to the supply.
    }
   *[other] { $keeper_key ->
        [glavrun] { ", " }but keeps its { $count } gears.
       *[supply] ; its { $count } gears go to the supply.
    }
 }
event-swapped = { $seat } { VERB($seat_is_you, "make", "makes") } the { $card } the new warden card.
event-warden-kept = { $seat } { VERB($seat_is_you, "keep", "keeps") } the { $card } as warden card.
event-game-over = { $ending_key ->
    [glavrun-wins] Glavrun wins.
    [glavrun-beaten] Glavrun is beaten: { $winners } { VERB($winners_is_you, "win", "wins") }.
    [shared-victory] The game is over. Shared victory: { $winners }.
   *[other] The game is over: { $winners } { VERB($winners_is_you, "win", "wins") }.
 }

## The score sheet

category-tokens = Gear tokens
category-tiers = Tier icons
category-faction = Faction icons
category-suits = Goal suits
category-cluster = Cluster
category-twin-locks = Twin Locks
category-tome-library = Tome Library
category-reading-rooms = Reading Rooms
category-gimnaxs-reign = Gimnax's Reign
category-buried-crowns = Buried Crowns
category-heavy-purse = Heavy Purse
category-paired-coffers = Paired Coffers
category-lit-stairwell = Lit Stairwell
category-last-light = Last Light
category-bone-gate = Bone Gate
category-ossuary = Ossuary
category-three-part-brew = Three-Part Brew
category-rising-fumes = Rising Fumes

## Endings

ending-highest-total = The highest total wins.
ending-most-tokens = Equal totals: most gear tokens decide.
ending-shared-victory = Equal in everything: a shared victory.
ending-glavrun-beaten = Glavrun is beaten.
ending-glavrun-wins = Glavrun keeps the loot.

## Options

option-basic-goal = Basic goal
option-basic-goal-random = Drawn at random
option-basic-goal-cluster = Cluster
option-basic-goal-twin-locks = Twin Locks
option-suit-goal-count = Number of suit goals
option-goal-suits = Suits with a goal (the side is drawn)
option-goal-suits-coins = coins
option-goal-suits-crowns = crowns
option-goal-suits-lanterns = lanterns
option-goal-suits-potions = potions
option-goal-suits-skulls = skulls
option-goal-suits-tomes = tomes
option-suit-goals = Suit goals (the rest is drawn)
option-suit-goals-tome-library = Tome Library
option-suit-goals-reading-rooms = Reading Rooms
option-suit-goals-gimnaxs-reign = Gimnax's Reign
option-suit-goals-buried-crowns = Buried Crowns
option-suit-goals-heavy-purse = Heavy Purse
option-suit-goals-paired-coffers = Paired Coffers
option-suit-goals-lit-stairwell = Lit Stairwell
option-suit-goals-last-light = Last Light
option-suit-goals-bone-gate = Bone Gate
option-suit-goals-ossuary = Ossuary
option-suit-goals-three-part-brew = Three-Part Brew
option-suit-goals-rising-fumes = Rising Fumes
option-suits = Suits in play (the rest is drawn)
option-suits-coins = coins
option-suits-crowns = crowns
option-suits-lanterns = lanterns
option-suits-potions = potions
option-suits-skulls = skulls
option-suits-tomes = tomes
option-first-player = First player (who looks most like a goblin)
option-first-player-random = Drawn at random
option-first-player-1 = Player 1
option-first-player-2 = Player 2
option-first-player-3 = Player 3
option-first-player-4 = Player 4
option-first-player-5 = Player 5
option-level = Difficulty (solitary mode)
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
solo-glavrun = Solitary Mode: Glavrun
solo-glavrun-about = Score more than Glavrun, who bids from a deck of 18 cards; a tie is hers. Each card of her two factions is worth 2 to her on Easy, 3 on Medium, 4 on Hard.
preset-first-game = First game
preset-first-game-note = The three goals that are easiest to learn with.
preset-advanced = Advanced set-up: four suit goals
preset-five-goals = Advanced set-up: five suit goals
preset-five-goals-note = For four or five players: a goal for five of the suits.
preset-six-goals = Advanced set-up: six suit goals
preset-six-goals-note = For five players: a goal for every suit.

## What is reconstructed

reconstructed-loot-icons = Which faction, tier and block icon each loot card bears.
reconstructed-goals = Eleven of the fourteen goal sides (all but Cluster, Tome Library and Gimnax's Reign).
reconstructed-factions = The names of the factions, and the colours red and purple.

## Table words

table-round = Round { $round } of { $rounds }
phase-set-up = Set-up
phase-scheme = Scheme Phase
phase-vault = Vault Phase
phase-warden = Warden Phase
phase-scoring = Scoring
table-warden = Warden card
table-block = Block
table-deck = Loot deck: { $deck } cards, supply: { $supply } gears
table-hand = Hand
table-vault = Vault
table-gears = { $count ->
    [one] 1 gear
   *[other] { $count } gears
 }
table-leads = leads
table-first = first player
table-face-down = face down
table-score = Score
table-goals = Goals
table-pile = Discard pile
table-no-bids = no bids

# Why chosen options do not fit together.
unfit-suit-goal-count = this many players use { $suits } suits, so there are at most { $suits } suit goals
unfit-suit-goal-sides = a suit has one goal card, so only one of its sides can be in play
unfit-suit-goals-many = suit goals named: { $goals }, but only { $count } will be in play
unfit-suits-many = suits named: { $named }, but this many players use { $suits }
unfit-suits-of-goals = the suit of every suit goal must be in play
unfit-suits-together = the chosen suits and suit goals together name more than { $suits } suits

# Why not
why-not-chamber-first = First choose the chamber for the card you store.
why-not-swap-block-only = The warden card can only trade places with a block card.
why-not-no-gears = You have no gear to underbid with: only a card that beats the winning bid may go here.
why-not-not-in-hand = { $card } is not in your hand.
why-not-cannot-lead = { $card } leads nowhere, and you have no gear to underbid.
why-not-vault-later = Cards go into vaults after the bidding.
why-not-chamber-full = Chamber { $chamber_key } is full: three cards.
why-not-no-hole = A card may not hang over an empty tier.
