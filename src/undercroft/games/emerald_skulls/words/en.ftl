### Emerald Skulls: the words a player sees.

game-emerald-skulls = Emerald Skulls
game-name = Emerald Skulls
game-tagline = Roll the bones, or bet on who rolls them
vrax-and-kur = Vrax and Kur
seat-vrax = Vrax
seat-kur = Kur

## Outs

out-bust = Bust Out
out-chicken = Chicken Out
out-gem = Gem Out
out-run = Run Out
out-double = Double Out
out-bust-text = nothing could be placed
out-chicken-text = stopped after placing, dice left
out-gem-text = a die lies on the gem
out-run-text = all dice are placed
out-double-text = a gem, and all dice are placed

## Levels

level-lower-jaw = lower jaw
level-upper-jaw = upper jaw
level-nose = nose
level-eyes = eyes
level-gem = gem

## Dice

pool-3 = 3 dice for free
pool-4 = 4 dice for 1 gear
pool-5 = 5 dice for 3 gears
pool-6 = 6 dice for 6 gears
pool-7 = 7 dice for 10 gears
laid-0-1 = 1 skull
laid-0-2 = 2 skulls
laid-0-3 = 3 skulls
laid-0-4 = 4 skulls
laid-0-5 = 5 skulls
laid-0-6 = 6 skulls
laid-0-7 = 7 skulls
laid-1-0 = 1 die
laid-1-1 = 1 die and 1 skull
laid-1-2 = 1 die and 2 skulls
laid-1-3 = 1 die and 3 skulls
laid-1-4 = 1 die and 4 skulls
laid-1-5 = 1 die and 5 skulls
laid-1-6 = 1 die and 6 skulls
laid-2-0 = 2 dice
laid-2-1 = 2 dice and 1 skull
laid-2-2 = 2 dice and 2 skulls
laid-2-3 = 2 dice and 3 skulls
laid-2-4 = 2 dice and 4 skulls
laid-2-5 = 2 dice and 5 skulls
laid-3-0 = 3 dice
laid-3-1 = 3 dice and 1 skull
laid-3-2 = 3 dice and 2 skulls
laid-3-3 = 3 dice and 3 skulls
laid-3-4 = 3 dice and 4 skulls
laid-4-0 = 4 dice
laid-4-1 = 4 dice and 1 skull
laid-4-2 = 4 dice and 2 skulls
laid-4-3 = 4 dice and 3 skulls
laid-5-0 = 5 dice
laid-5-1 = 5 dice and 1 skull
laid-5-2 = 5 dice and 2 skulls
laid-6-0 = 6 dice
laid-6-1 = 6 dice and 1 skull
laid-7-0 = 7 dice

## Places in a stack

place-first = first
place-second = second
place-third = third

## Bets: name, then when it is true

bet-pick-n-bust = Pick n' Bust
bet-pick-n-bust-text = a nose picked, then a Bust Out
bet-mad-nargash = Mad Nargash
bet-mad-nargash-text = Gem Out with skulls only
bet-grim-grin = Grim Grin
bet-grim-grin-text = Run Out with teeth only
bet-emerald-skull = Emerald Skull
bet-emerald-skull-text = Double Out with a Full Skull
bet-busted-fowl = Busted Fowl
bet-busted-fowl-text = Bust Out or Chicken Out
bet-final-jewel = Final Jewel
bet-final-jewel-text = Gem Out or Double Out
bet-empty-hands = Empty Hands
bet-empty-hands-text = Run Out or Double Out
bet-empty-n-shiny = Empty n' Shiny
bet-empty-n-shiny-text = Double Out
bet-nargashs-woe = Nargash's Woe
bet-nargashs-woe-text = no Gem Out with skulls only
bet-nargashs-gamble = Nargash's Gamble
bet-nargashs-gamble-text = Mad Nargash with five skulls or more
bet-cracked-cranium = Cracked Cranium
bet-cracked-cranium-text = no Double Out with a Full Skull
bet-legendary-emerald-skull = Legendary Emerald Skull
bet-legendary-emerald-skull-text = Emerald Skull without any skull die
bet-scarred-face = Scarred Face
bet-scarred-face-text = Gem Out, exactly one die on each level
bet-denied-visage = Denied Visage
bet-denied-visage-text = no Scarred Face
bet-gnarled-face = Gnarled Face
bet-gnarled-face-text = Double Out, exactly one die on each level
bet-fractured-tusks = Fractured Tusks
bet-fractured-tusks-text = no Run Out with teeth only
bet-toothless-tumble = Toothless Tumble
bet-toothless-tumble-text = no teeth at all; pays cubes
bet-skulls-0 = Skulls: none
bet-skulls-0-text = no skull dice
bet-skulls-1 = Skulls: 1
bet-skulls-1-text = exactly 1 skull die
bet-skulls-2 = Skulls: 2
bet-skulls-2-text = exactly 2 skull dice
bet-skulls-3 = Skulls: 3
bet-skulls-3-text = exactly 3 skull dice
bet-skulls-0-1 = Skulls: 0 or 1
bet-skulls-0-1-text = 0 or 1 skull dice
bet-skulls-1-2 = Skulls: 1 or 2
bet-skulls-1-2-text = 1 or 2 skull dice
bet-skulls-2-3 = Skulls: 2 or 3
bet-skulls-2-3-text = 2 or 3 skull dice
bet-skulls-3-4 = Skulls: 3 or 4
bet-skulls-3-4-text = 3 or 4 skull dice
bet-skulls-2-up = Skulls: 2 or more
bet-skulls-2-up-text = 2 or more skull dice
bet-skulls-3-up = Skulls: 3 or more
bet-skulls-3-up-text = 3 or more skull dice
bet-skulls-4-up = Skulls: 4 or more
bet-skulls-4-up-text = 4 or more skull dice
bet-skulls-odd = Skulls: odd
bet-skulls-odd-text = an odd number of skull dice
bet-skulls-even = Skulls: even
bet-skulls-even-text = an even number of skull dice, none included
bet-picks-0 = Picks: none
bet-picks-0-text = no nose picks
bet-picks-1 = Picks: 1
bet-picks-1-text = exactly 1 nose pick
bet-picks-2 = Picks: 2
bet-picks-2-text = exactly 2 nose picks
bet-eyes-0 = Eyes: none
bet-eyes-0-text = no eyes
bet-eyes-1 = Eyes: 1
bet-eyes-1-text = exactly 1 eye
bet-eyes-2 = Eyes: 2
bet-eyes-2-text = exactly 2 eyes
bet-noses-0 = Noses: none
bet-noses-0-text = no noses
bet-noses-1 = Noses: 1
bet-noses-1-text = exactly 1 nose
bet-noses-2 = Noses: 2
bet-noses-2-text = exactly 2 noses
bet-noses-3 = Noses: 3
bet-noses-3-text = exactly 3 noses
bet-noses-2-up = Noses: 2 or more
bet-noses-2-up-text = 2 or more noses
bet-noses-3-up = Noses: 3 or more
bet-noses-3-up-text = 3 or more noses
bet-noses-odd = Noses: odd
bet-noses-odd-text = an odd number of noses
bet-noses-even = Noses: even
bet-noses-even-text = an even number of noses, none included
bet-more-lower = Bite Alignment: more below
bet-more-lower-text = more lower teeth than upper ones
bet-same-teeth = Bite Alignment: as many
bet-same-teeth-text = as many lower teeth as upper ones
bet-more-upper = Bite Alignment: more above
bet-more-upper-text = more upper teeth than lower ones
bet-teeth-0 = Teeth: none
bet-teeth-0-text = no teeth
bet-teeth-1 = Teeth: 1
bet-teeth-1-text = exactly 1 tooth
bet-teeth-2 = Teeth: 2
bet-teeth-2-text = exactly 2 teeth
bet-teeth-3 = Teeth: 3
bet-teeth-3-text = exactly 3 teeth
bet-teeth-2-up = Teeth: 2 or more
bet-teeth-2-up-text = 2 or more teeth
bet-teeth-3-up = Teeth: 3 or more
bet-teeth-3-up-text = 3 or more teeth
bet-teeth-4-up = Teeth: 4 or more
bet-teeth-4-up-text = 4 or more teeth
bet-lost-gemstone = Lost Gemstone
bet-lost-gemstone-text = no gem placed
bet-wild-crystal = Wild Crystal
bet-wild-crystal-text = Gem Out with a skull as the gem
bet-feeble-fingers = Feeble Fingers
bet-feeble-fingers-text = dice left in the pool
bet-broken-limbs = Broken Limbs
bet-broken-limbs-text = no Run Out, two skulls or more left in the pool
bet-botched-gem = Botched Gem
bet-botched-gem-text = no Double Out
bet-ocular-skull = Ocular Skull
bet-ocular-skull-text = Double Out with two eyes
bet-tumblers-triumph = Tumbler's Triumph
bet-tumblers-triumph-text = no Bust Out
bet-dragul-bust = Dragul Bust
bet-dragul-bust-text = Bust Out

## Card sides

side-1 = 1 Pick n' Bust, Mad Nargash
side-2 = 2 Grim Grin, Emerald Skull
side-3 = 3 Busted Fowl, Final Jewel
side-4 = 4 Empty Hands, Empty n' Shiny
side-6a = 6a Mad Nargash
side-6b = 6b Mad Nargash with the Gamble
side-8a = 8a Emerald Skull
side-8b = 8b Emerald Skull with the Legend
side-10a = 10a Scarred Face
side-10b = 10b Scarred and Gnarled Face
side-12a = 12a Grim Grin
side-12b = 12b Grim Grin with Toothless Tumble
side-14a = 14a Wild Bones
side-14b = 14b Tombstone Tally
side-16a = 16a Incessant Picker
side-16b = 16b Ocular Inventory
side-18a = 18a Sniffing Supply
side-18b = 18b Perfect Proportions
side-20a = 20a Bite Alignment
side-20b = 20b Strange Smirk
side-22a = 22a Final Jewel
side-22b = 22b Final Jewel with Wild Crystal
side-24a = 24a Empty Hands
side-24b = 24b Empty Hands with Broken Limbs
side-26a = 26a Empty n' Shiny
side-26b = 26b Empty n' Shiny with Ocular Skull
side-28a = 28a Tumbler's Triumph
side-28b = 28b Tumbler's Triumph with Pick n' Bust
kind-standard = Standard card
kind-jackpot = Jackpot card
kind-side = Side card
kind-out = Out card

## Payouts of the tumbler

payout-normal = the normal payout
payout-mad-nargash = the Mad Nargash jackpot
payout-grim-grin = the Grim Grin jackpot
payout-emerald-skull = the Emerald Skull jackpot
payout-legendary-emerald-skull = the Legendary Emerald Skull jackpot
payout-scarred-face = the Scarred Face jackpot
payout-gnarled-face = the Gnarled Face jackpot

## Questions

question-buy = How many dice do you roll?
question-bets = { $role_key ->
    [tumbler] You hold the dice. Roll when you like.
    [hovering] Your marker is not laid yet. Lay it, or take it back?
    [ready] You are ready. While the dice are held you may still think again.
   *[bettor] Lay a marker on a bet?
 }
question-bet = Do you lay a marker on a bet?
question-doubt = This bet cannot pay as things stand. Lay the marker all the same?
question-place = { $fits_key ->
    [no] Nothing fits. Do you reroll, or is it a Bust Out?
   *[yes] { $reroll_key ->
        [no] Where do you place dice?
       *[yes] Where do you place dice, or do you reroll?
    }
 }
question-check = Stop here, or roll again?
question-payout = { $count ->
    [one] A jackpot is met: it pays { $jackpots } gears.
   *[other] Jackpots are met: they pay { $jackpots } gears.
 } The normal payout is { $normal ->
    [one] 1 gear
   *[other] { $normal } gears
 }{ $cubes ->
    [0] { "" }
    [one] { " " }and 1 cube
   *[other] { " " }and { $cubes } cubes
 }. What do you take?

## Actions

action-buy = Roll { $pool }
action-place = { $level }: { $laid }
action-spend-cube = Spend a cube and reroll
action-pick-nose = Pick a nose and reroll
action-accept-bust = Accept the Bust Out
action-stop = Chicken out
action-go-on = Roll again
action-take = Take { $payout }
action-bet = Bet on { $bet }, { $place } place
action-confirm = Lay it anyway: { $bet }, { $place }
action-withdraw = Take it back from { $bet }
action-yield = Yield your place on { $bet } to the marker above
action-dispute = Dispute the order on { $bet }
action-keep-order = { $bet }: the { $place } marker stays where it is
action-swap-order = { $bet }: the { $place } marker goes one place down
action-ready = Ready
action-not-ready = Not ready after all
action-pass = Pass
action-roll = Roll the dice
action-time-up = Time is up

## Events

event-cards-laid = Betting cards: { $side }.
event-turn-began = { $seat } { VERB($seat_is_you, "are", "is") } the tumbler; { $supply ->
    [one] { $supply } gear is
   *[other] { $supply } gears are
 } in the supply.
event-dice-bought = { $seat } { VERB($seat_is_you, "roll", "rolls") } { $dice } dice{ $gears ->
    [0] { "." }
    [one] { " " }for { $gears } gear.
   *[other] { " " }for { $gears } gears.
 }
event-bet-laid = { $seat } { VERB($seat_is_you, "bet", "bets") } on { $bet }, { $place }.
event-bet-hopeless = { $bet } can no longer come true. Lay the marker anyway, or take it back?
event-bet-worthless = { $bet } would pay nothing now, as nobody bets against it. Lay the marker anyway, or take it back?
event-bet-clashed = Somebody was quicker on { $bet }: you would be { $place }. Lay the marker, or take it back?
event-bet-closed = { $bet } was filled before your marker arrived; it stays with you.
event-bet-lapsed = The dice were rolled before you decided about { $bet }; the marker stays with you.
event-bet-withdrawn = { $seat } { VERB($seat_is_you, "take", "takes") } the marker back from { $bet }.
event-bet-yielded = { $seat } { VERB($seat_is_you, "yield", "yields") } to { $other } on { $bet }.
event-order-disputed = { $seat } { VERB($seat_is_you, "say you", "says they") } came before { $other } on { $bet }; the tumbler decides.
event-order-kept = The tumbler rules on { $bet }: { $seat } { VERB($seat_is_you, "were", "was") } before { $other }.
event-order-swapped = The tumbler rules on { $bet }: { $seat } { VERB($seat_is_you, "go", "goes") } below { $other }.
event-bettor-ready = { $seat } { VERB($seat_is_you, "are", "is") } ready.
event-bettor-not-ready = { $seat } { VERB($seat_is_you, "are", "is") } not ready after all.
event-time-up = Time is up: the tumbler may roll.
event-rolled = { $seat } { VERB($seat_is_you, "roll", "rolls") } { $roll }.
event-placed = { $seat } { VERB($seat_is_you, "place", "places") } { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } on the { $level }{ $skulls ->
    [0] { "." }
    [one] { ", " }1 skull among them.
   *[other] { ", " }{ $skulls } skulls among them.
 }
event-cube-spent = { $seat } { VERB($seat_is_you, "spend", "spends") } a cube; the pool is { $dice } dice.
event-nose-picked = { $seat } { VERB($seat_is_you, "pick your", "picks a") } nose; the pool is { $dice } dice.
event-out = { $seat }: { $out }!
event-tumbler-paid = { $seat } { VERB($seat_is_you, "are", "is") } paid { $gears ->
    [one] 1 gear
   *[other] { $gears } gears
 }{ $cubes ->
    [0] { "." }
    [one] { " " }and 1 cube.
   *[other] { " " }and { $cubes } cubes.
 }
event-jackpot-taken = { $seat } { VERB($seat_is_you, "take", "takes") } { $payout }: { $gears } gears.
event-bet-won = { $seat } { VERB($seat_is_you, "win", "wins") } { $bet }: { $gears ->
    [one] 1 gear.
   *[other] { $gears } gears.
 }
event-bet-won-cubes = { $seat } { VERB($seat_is_you, "win", "wins") } { $bet }: { $cubes ->
    [one] 1 cube.
   *[other] { $cubes } cubes.
 }
event-bet-lost = { $seat } { VERB($seat_is_you, "lose", "loses") } { $bet }.
event-supply-empty = The supply is empty: the game is over.
event-leftovers = Vrax and Kur take the { $gears ->
    [one] last gear
   *[other] last { $gears } gears
 } of the supply.
event-game-over = { $ending_key ->
    [outsmarted] Vrax and Kur win.
   *[other] { $winners } { VERB($winners_is_you, "win", "wins") }.
 }

## The score sheet

category-tumbling = Won as tumbler
category-bets = Won with bets
category-dice = Spent on dice
category-gears = Gears

## Endings

ending-most-gears = Most gears win.
ending-most-cubes = Equal gears: most cubes decide.
ending-last-tumbler = Equal gears and cubes: the later tumbler wins.
ending-cashed-out = You out-earned Vrax and Kur.
ending-outsmarted = Vrax and Kur have outsmarted you.

## Options

option-betting-cards = Betting cards
option-betting-cards-standard = Standard
option-betting-cards-advanced = Advanced
option-sides = Advanced card sides (none: drawn by lot)
option-sides-6a = 6a Mad Nargash
option-sides-6b = 6b Mad Nargash with the Gamble
option-sides-8a = 8a Emerald Skull
option-sides-8b = 8b Emerald Skull with the Legend
option-sides-10a = 10a Scarred Face
option-sides-10b = 10b Scarred and Gnarled Face
option-sides-12a = 12a Grim Grin
option-sides-12b = 12b Grim Grin with Toothless Tumble
option-sides-14a = 14a Wild Bones
option-sides-14b = 14b Tombstone Tally
option-sides-16a = 16a Incessant Picker
option-sides-16b = 16b Ocular Inventory
option-sides-18a = 18a Sniffing Supply
option-sides-18b = 18b Perfect Proportions
option-sides-20a = 20a Bite Alignment
option-sides-20b = 20b Strange Smirk
option-sides-22a = 22a Final Jewel
option-sides-22b = 22b Final Jewel with Wild Crystal
option-sides-24a = 24a Empty Hands
option-sides-24b = 24b Empty Hands with Broken Limbs
option-sides-26a = 26a Empty n' Shiny
option-sides-26b = 26b Empty n' Shiny with Ocular Skull
option-sides-28a = 28a Tumbler's Triumph
option-sides-28b = 28b Tumbler's Triumph with Pick n' Bust
option-jackpot-cards = Jackpot cards in play (advanced)
option-jackpot-cards-recommended = as recommended
option-jackpot-cards-0 = 0
option-jackpot-cards-1 = 1
option-jackpot-cards-2 = 2
option-jackpot-cards-3 = 3
option-jackpot-cards-4 = 4
option-side-cards = Side cards in play (advanced)
option-side-cards-recommended = as recommended
option-side-cards-0 = 0
option-side-cards-1 = 1
option-side-cards-2 = 2
option-side-cards-3 = 3
option-side-cards-4 = 4
option-out-cards = Out cards in play (advanced)
option-out-cards-recommended = as recommended
option-out-cards-0 = 0
option-out-cards-1 = 1
option-out-cards-2 = 2
option-out-cards-3 = 3
option-out-cards-4 = 4
option-betting = Betting
option-betting-open = Open window, quickest first
option-betting-in-turn = One after the other
option-window = Seconds before the tumbler may roll
option-expansion = 7-8 player expansion
option-first-tumbler = First tumbler
option-first-tumbler-random = Drawn by lot
option-first-tumbler-1 = Player 1
option-first-tumbler-2 = Player 2
option-first-tumbler-3 = Player 3
option-first-tumbler-4 = Player 4
option-first-tumbler-5 = Player 5
option-first-tumbler-6 = Player 6
option-first-tumbler-7 = Player 7
option-first-tumbler-8 = Player 8
option-opposition-cards = Opposition cards (solo; fewer is harder)
option-opposition-gears = Gears of Vrax and Kur at the start (solo; fewer is easier)
solo-vrax-and-kur = Solitary Mode: Vrax and Kur
solo-vrax-and-kur-about = You tumble, they bet on every turn. When the supply is empty or their cards have run out, you must hold more gears than both together; a tie is theirs.

preset-advanced = Advanced cards
preset-first-game = First game
preset-first-game-note = Bets are laid in turn: nothing runs against a clock.
preset-in-turn = Betting in turn
preset-standard-note = All bet at the same time while a clock runs, and the first marker on a bet is paid best.
preset-advanced-note = Opposed bets, kickers and multipliers instead of the eight standard bets: for those who know the game.
preset-in-turn-note = No clock and no haste: the bettors are asked one after another.

## Reconstructed data

reconstructed-advanced-payouts = payouts of the advanced betting cards, except where the rulebook names them
reconstructed-side-lines = ranges of the lines on the Side cards
reconstructed-opposition-cards = bets of the ten opposition cards

## Phases

phase-set-up = set-up
phase-buy = Buy Dice
phase-bets = bets are open
phase-tumble = Tumble
phase-payout = Payout
phase-over = the game is over

## The table in a terminal

table-supply = Supply: { $gears } gears
table-turn = Turn { $turn }, tumbler: { $seat }
table-player = { $seat }: { $gears } gears, { $cubes } cubes, { $markers } markers
table-tumbler = tumbler
table-ready = ready
table-board = Skull board
table-pool = Pool
table-in-hand = { $dice } in hand
table-empty = empty
table-shut = shut
table-full = full
table-picks = noses picked: { $picks }
table-if-stopped = Stopping now pays { $gears } gears and { $cubes } cubes
table-cards = Bets
table-stop = stops at level { $level }
table-stopped = closed
table-hopeless = cannot come true
table-kicker = kicker of { $bet }
table-jackpot-once = jackpot { $gears }
table-jackpot-skull = jackpot { $gears } per skull die
table-jackpot-tooth = jackpot { $gears } per 1 or 2
table-opposition = Vrax and Kur: { $gears } gears, { $cards } cards left
table-prices = Dice
table-payouts = Payouts (lower jaw, upper jaw, nose, eyes, gem)
table-skulls-pay = skulls pay
table-skulls-do-not-pay = skulls do not pay
table-cube = cube

# Why chosen options do not fit together.
unfit-expansion = { $seats } players need the expansion for 7-8 players
unfit-solitary-standard = Solitary Mode uses the standard betting cards
unfit-sides-advanced = only advanced betting cards have sides to choose
unfit-mix-advanced = only advanced betting cards come in a mix
unfit-mix-empty = there must be at least one card to bet on
unfit-mix-sides = more cards of a kind are named ({ $sides }) than are to be in play ({ $count })
unfit-sides-twice = the two sides of one card cannot be in play together

# Why not
why-not-tumbler-never-bets = Whoever rolls the dice does not bet.
why-not-no-marker = Both your markers are already laid this turn.
why-not-bet-full = { $bet } is closed: every place is taken.
why-not-one-marker-a-bet = You already have a marker on this bet.
why-not-one-marker-a-card = You already have a marker at this card.
why-not-card-stopped = This card takes no more bets: dice have been placed on level { $number } or above.
why-not-dice-not-now = Dice are placed after a roll.
why-not-level-below = Dice may not go below { $level }, which is already used.
why-not-level-full = { $level } is full.
why-not-no-die = No die of this roll fits { $level }.
