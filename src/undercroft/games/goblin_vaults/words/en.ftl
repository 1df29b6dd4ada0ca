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

## Goals: name, then what is asked and what it pays

goal-cluster = Cluster
goal-cluster-text = Each full chamber whose values read as a run of neighbours, up or down from tier 1: 9 gears.
goal-twin-locks = Twin Locks
goal-twin-locks-text = Each chamber with exactly two face-up cards of equal value: 4 gears; with three equal: 9 gears.
goal-tome-library = Tome Library
goal-tome-library-text = Each chamber with exactly two tomes: 5 gears; with three tomes: 9 gears.
goal-reading-rooms = Reading Rooms
goal-reading-rooms-text = Each chamber with exactly one tome: 3 gears.
goal-gimnaxs-reign = Gimnax's Reign
goal-gimnaxs-reign-text = Each chamber where a crown alone has the highest value: 3 gears.
goal-buried-crowns = Buried Crowns
goal-buried-crowns-text = Each chamber where a crown alone has the lowest value: 3 gears.
goal-heavy-purse = Heavy Purse
goal-heavy-purse-text = Half the summed value of all your coins, rounded down: 12 gears at most.
goal-paired-coffers = Paired Coffers
goal-paired-coffers-text = Each tier with two or more coins: 6 gears, once per tier.
goal-lit-stairwell = Lit Stairwell
goal-lit-stairwell-text = Lanterns in one tier: 2 gears in all; in two different tiers: 5; in all three: 10.
goal-last-light = Last Light
goal-last-light-text = Each chamber whose last card is a lantern: 3 gears. A face-down card can be the last one.
goal-bone-gate = Bone Gate
goal-bone-gate-text = Each chamber with a skull in tier 1: 3 gears.
goal-ossuary = Ossuary
goal-ossuary-text = Each skull with another skull directly above, below or beside it: 3 gears.
goal-three-part-brew = Three-Part Brew
goal-three-part-brew-text = Each full chamber of three different suits, potions among them: 3 gears.
goal-rising-fumes = Rising Fumes
goal-rising-fumes-text = Each potion worth more than the face-up card one tier before it: 3 gears.
