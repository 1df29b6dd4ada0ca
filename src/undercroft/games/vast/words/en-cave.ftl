### Vast: the Cave.

## Answers

action-use-omen = Omen: { $omen }
action-pay-omen = Pay with { $mark }
action-discard-omen = Discard { $mark }
action-play-event = Play { $happening }
action-give-treasure = Give her { $treasure }
action-carry-treasure = Carry the Treasure on { $space } away
action-slide-rocks = Rockslide at { $space }, { $direction } side
action-lift-rocks = Take the Rockslide at { $space }, { $direction } side
action-turn-tile = Turn the tile on { $space }
action-add-event = Event token on { $space }
action-bury-events = Bury the top three Events
action-shed-hatred = Remove a Hatred token
action-vent-hatred = Let Hatred loose on the map
action-skip-treasure = Place no Treasure

## Questions

question-choose-tile = Which tile goes on { $space }?
question-shape-cave = Shape the Cave: where does the new tile go?
question-place-treasure = Place Treasure: on which Dark tile?
question-omens = Do you use an omen?
question-pay-omen = { $omen }: { $left ->
    [one] one token
   *[other] { $left } tokens
} to pay. Which symbol?
question-discard-omen = Which Omen token do you lose?
question-choose-event = Which Event does the Knight meet?
question-give-treasure = Which Treasure card does the Knight get?
question-giant-bats = Giant Bats: whom or what do they carry?
question-lift-rocks = All Rockslides lie on the map. Which one moves?
question-slide-rocks = Rockslide: which edge is closed?
question-spores = Soporific Spores: who breathes them?
question-hatred = Hatred: the map, or a Hatred token?
question-crystal-curse = Crystal Curse: what do you do?
question-turn-tile = How is the tile turned?

## Events

event-omen-drawn = The Cave draws an Omen token: { $mark }.
event-omen-paid = { $mark } goes back into the bag.
event-omen-used = Omen: { $omen } (price { $amount }).
event-rocks-slid = Rocks close the { $direction } edge of { $space }.
event-spored = Soporific Spores on the { $role }.
event-hatred-shed = A Hatred token goes; { $left } left.
event-events-buried = The Cave buries Event cards.

## Why not

why-not-omens-on-own-turn = Omens are used on your own turn.
why-not-omen-too-dear = It costs { $amount } of its own Omen tokens.
why-not-omen-for-nothing = It could do nothing now.
why-not-omen-half-way = First finish what you have begun.
why-not-crystal-tile-first = On your own turn Crystal tiles come first.
