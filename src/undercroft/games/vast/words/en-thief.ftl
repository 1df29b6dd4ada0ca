### Vast: The Crystal Caverns. The Thief.

## What he says

action-assign-stats = Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }
action-climb = Climb over the wall to { $space }
action-climb-across = Climb across to { $space }
action-peek = Stop moving and peek at this tile
action-loot-treasure = Loot the Treasure (1 cube)
action-loot-gem = Loot the { $gem } at a risk (1 cube)
action-loot-gem-safely = Loot the { $gem } safely (2 cubes)
action-pickpocket = Pickpocket { $piece } with { $cubes_key ->
    [1] 1 cube (4 or more)
    [2] 2 cubes (2 or more)
   *[other] 3 cubes (no roll)
 }
action-pick-lock = Pick the lock with { $cubes_key ->
    [1] 1 cube
   *[other] { $cubes } cubes
 }
action-backstab = Backstab { $piece }: { $cubes_key ->
    [1] a light injury (1 cube)
    [2] a moderate injury (2 cubes)
   *[other] a heavy injury (3 cubes)
 }
action-hide-loot = Hide Loot with { $cubes_key ->
    [1] 1 cube
   *[other] { $cubes } cubes
 }
action-thief-flare = Light a Flare here (1 cube)
action-stash-treasure = Stash a Treasure
action-stash-gem = Stash the { $gem }
action-buy-upgrade = Upgrade: { $upgrade }
action-lose-upgrade = Lose the upgrade “{ $upgrade }”

## What he is asked

question-assign-stats = Which Stat token goes to Movement, Stealth and Thievery?
question-thief-turn = What does the Thief do? Steps { $steps }, cubes { $cubes }.
question-peeked = It is { $tile }. Do you reveal it?
question-sticky-fingers = Sticky Fingers: roll again?
question-grab-treasure = The supply is empty: do you grab a Treasure from the map?
question-stash-loot = What do you stash first?
question-choose-upgrade = Which upgrade does the stashed token buy?
question-lose-upgrade = Which upgrade do the spores take?
question-evade = You evade the attack: where do you slip away?

## What happens

event-thief-appeared = The Thief appears at the Entrance.
event-stats-assigned = The Thief has Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }.
event-thief-peeked = The Thief peeks under the tile at { $space }.
event-thief-peeked-own = You peek at { $space }: { $tile }.
event-thief-looted = The Thief loots { $token } at { $space }.
event-action-die-rolled = The Action die shows { $number }.
event-thief-picks-pocket = The Thief reaches into a pocket: { $piece }.
event-thief-picks-lock = The Thief works on the Vault at { $space }.
event-thief-succeeds = He succeeds.
event-thief-fails = He fails.
event-thief-stabs = The Thief stabs { $piece } in the back.
event-loot-hidden = The Thief hides loot: the Loot Drop Level is { $level }.
event-loot-stashed = The Thief stashes loot: { $count } of { $goal }.
event-upgrade-bought = The Thief gains the upgrade “{ $upgrade }”.
event-upgrade-lost = The Thief loses the upgrade “{ $upgrade }”.
event-thief-died = The Thief dies at { $space } and drops what he carried.
event-thief-evaded = The Thief evades the attack.

## Why not

why-not-upgrade-taken = You have this upgrade already.
why-not-upgrade-left-first = These upgrades are taken from left to right.
why-not-robbed-already = Each piece can be robbed or stabbed once a turn.
why-not-too-wary = Your Stealth must be above what it notices by.
why-not-no-action-cube = No Action cube is left.
