### Vast: the Dragon.

gems-no-gem = cards alone
gems-claw = the Claw Gem
gems-flame = the Flame Gem
gems-claw-flame = the Claw and Flame Gems
gems-wing = the Wing Gem
gems-claw-wing = the Claw and Wing Gems
gems-flame-wing = the Flame and Wing Gems
gems-all-gems = all three Gems
target-greed = Greed
target-hunger = Hunger
target-pride-event = Pride (Event tile)
target-pride-still = Pride (keep still)
target-pride-gem = Pride (second Gem)

## Answers

action-use-power = { $power } ({ $gems })
action-use-any-power = { $power }: { $claws } Claw, { $flames } Flame, { $gems }, the rest Wing
action-finish-powers = No more powers
action-slither = Cube from { $box } to { $target }
action-swat-treasure = Swat the Treasure on { $space }
action-swat-gem = Swat the { $gem }
action-claim-sloth = Wake a little: { $box }
action-return-sloth = Cube back to { $box }
action-gather-treasure = Take a Treasure token
action-place-gem = Place the { $gem }
action-discard-power = Discard a { $symbol } card
action-reroll = Shriek: roll again
action-surface = Come to the surface

## Questions

question-dragon-turn = What does the Dragon do? Armor { $armor }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
question-gather-treasure = Does the Dragon take a Treasure token from his tile?
question-be-greedy = Hand in a Treasure token and move a Greed cube?
question-place-gem = Which Gem does the Dragon place?
question-keep-still = He has not moved. Move the cube for keeping still?
question-claim-sloth = Sloth cubes can still be moved. Use them, or go on.
question-surface = Does the Dragon come to the surface?
question-shriek = Use the Shriek token to roll again?
question-claw-next = Claw: who is struck next?
question-hiss = Hiss: which Tribe goes into hiding?
question-scratch = Scratch: whom?
question-burn = Burn: which Dark tile?
question-flame-wall = Flame Wall: on which tile?
question-wing = Wing: where to?
question-dragon-ride = The River may carry the Dragon downstream. How far?
question-dragon-go-on = Does the Dragon take his second step from here?
question-slither = Slither: which cube goes where?
question-swat = Swat: which token?
question-discard-power = Which Power card do you discard?
question-return-sloth = Spores: where does the Wakefulness cube go?

## Events

event-power-used = The Dragon uses { $power }.
event-sloth-overcome = { $box }: a cube to Wakefulness, now { $wakefulness }.
event-sloth-returned = A cube goes back to { $box }; Wakefulness { $wakefulness }.
event-dragon-woke = The Dragon wakes!
event-dragon-surfaced = The Dragon comes to the surface.
event-dragon-hurt = The Dragon loses { $amount } Health, { $health } left.
event-flame-wall-laid = A Flame Wall burns on { $space }.
event-slithered = A Sloth cube moves from { $box } to { $target }.
event-treasure-gathered = The Dragon takes a Treasure token.
event-hoard-given-up = Greed is sated: { $amount ->
    [one] a stored Treasure token goes
   *[other] { $amount } stored Treasure tokens go
} back to the supply.
event-gem-placed = The { $gem } lies on { $space }.
event-goblins-eaten = The Dragon eats { $amount }; { $eaten } in his belly.

## Why not

why-not-moved-already = The free move of this turn is used.
why-not-surface-bound = On the surface you move 1 or 2 tiles in a straight line, past no wall and onto no Dark tile.
why-not-not-in-line = You move 1 or 2 tiles in a straight line.
why-not-shriek-lies = The Shriek token lies on the power until you use it.
why-not-cannot-pay = Your cards and Gems do not cover the cost.
why-not-no-target = There is no legal target.
