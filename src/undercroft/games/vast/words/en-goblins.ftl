### Vast: The Crystal Caverns. The Goblins.

## What they say

action-choose-war = Go to war with { $war }
action-redraw-war = Goblin Ruby: exchange { $war }
action-refuse-discs = { $tribe }: refuse discs ({ $discs })
action-scatter = The { $tribe } Tribe scatters
action-assign-monster = Give { $monster } to { $tribe }
action-dismiss-monster = Dismiss { $monster }
action-redraw-monster = Goblin Ruby: exchange { $monster }
action-redraw-secret = Goblin Ruby: exchange { $secret }
action-discard-secret = Discard { $secret }
action-play-secret = Play { $secret }
action-play-secret-on = Play { $secret } for { $tribe }
action-hex = Play Hex on the { $role }
action-activate = Activate { $tribe }
action-tunnel = Secret Tunnels: surface at { $space }
action-burrow = Underworm: burrow to { $space }
action-stagger = Stagger towards { $space }, to the last Goblin
action-lure-knight = Wisp: lure the Knight away
action-tribe-flare = Light a Flare
action-tribe-attack = Attack { $piece }
action-hew-crystal = Attack the Crystal
action-plunder-treasure = Plunder the Treasure
action-plunder-gem = Plunder the { $gem }
action-plunder-dragon = Plunder the Dragon
action-explore = Explore { $space }
action-hide = Hide
action-special-action = Special action
action-appear = Reveal at { $space }
action-lurk = Lurk at { $space }
action-jump = Gnome: slip away to { $space }
action-ambush = Ambush with { $tribe }
action-lie-low = Lie low
action-lull-tribe = Let { $tribe } doze off
action-take-secrets = Take Secrets
action-take-rage = Take Rage
action-steal-secret = Discard { $secret }
action-steal-hidden-secret = Discard a random hidden Secret

## What they are asked

question-choose-war = Which War card do you choose?
question-refuse-discs = The card brings Fangs { $fangs }, Bones { $bones }, Eye { $eye }. A Tribe without room makes one scatter. Refuse discs for 1 Rage per Tribe?
question-overpopulation = Too many Goblins! Which Tribe scatters?
question-assign-monsters = Drawn: { $monster }. Who gets which Monster? Room left: { $room }.
question-redraw-secret = Goblin Ruby: exchange one of the new Secrets?
question-discard-secret = Five Secrets at most. Which one goes?
question-activate-tribes = Which Tribe is activated next?
question-use-tunnels = Secret Tunnels: on which Dark tile does the Tribe surface?
question-tribe-acts = What does the { $tribe } Tribe do? Population { $amount }.
question-gnome-jump = Gnome: where does the { $tribe } Tribe slip away to?
question-cave-in = Cave-In: which tile goes? Up to { $left } more.
question-poison = The { $tribe } Tribe strikes home. Add Poison ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
})?
question-loot-drop = The Thief is dead: { $level } { $level ->
    [one] Secret
   *[other] Secrets
} or as much Rage?
question-ambush = The Knight walks into an Ambush. Who takes 1 Health from her?
question-use-beetles = The { $tribe } Tribe would lose { $amount } Population. Give up Bright Beetles to lose 1 less?
question-drop-monster = The { $tribe } Tribe scatters. Which Monster runs away?
question-use-trap = The Dragon's power would hit your Tribes. Give up Trap to shrug it off?
question-spores-tribe = Soporific Spores: which Tribe dozes down to 1 Population?
question-steal-secret = Does the Thief make the Goblins discard a Secret?

## What happens

event-war-drawn = War card drawn: { $war }.
event-war-chosen = The Goblins go to war: { $war }.
event-ruby-used = The Goblin Ruby glows: a card is exchanged.
event-discs-refused = The { $tribe } Tribe refuses { $amount } { $amount ->
    [one] disc
   *[other] discs
}.
event-tribe-grew = { $tribe }: Population { $amount }.
event-leader-rose = A Leader keeps the crowd together.
event-goblins-drew-monster = The Goblins draw { $monster }.
event-monster-assigned = { $monster } joins { $tribe }.
event-monster-dismissed = { $monster } is gone.
event-secret-drawn = You draw { $secret }.
event-hidden-secret-drawn = The Goblins draw a Secret.
event-secret-played = The Goblins play { $secret }.
event-secret-discarded = Secret discarded: { $secret }.
event-blind-fury = { $tribe }: Blind Fury, no loss on Lit tiles this turn.
event-fire-bomber = { $tribe }: a Fire Bomber, Strength +2 this turn.
event-hexed = Hex on the { $role }, { $amount }.
event-hiding-spots = The { $tribe } Tribe strikes from Hiding Spots.
event-trap-sprung = Trap: the Tribes shrug off the Dragon's power.
event-rage-rose = Rage +{ $amount }, now { $rage }.
event-rage-fell = Rage -{ $amount }, now { $rage }.
event-population-lost = { $tribe }: Population -{ $amount }.
event-tribe-scattered = The { $tribe } Tribe scatters: Population -{ $amount }.
event-tribe-activated = The { $tribe } Tribe is activated.
event-tribe-appeared = The { $tribe } Tribe appears at { $space }.
event-tribe-lurks = The { $tribe } Tribe lurks at { $space }.
event-tribe-hid = The { $tribe } Tribe hides.
event-special-action = { $tribe }: special action.
event-tribe-attacked = The { $tribe } Tribe attacks { $piece }.
event-knight-poisoned = The blades are poisoned.
event-bomber-exploded = The Fire Bomber blows up amid the { $tribe } Tribe.
event-crystal-hewn = The { $tribe } Tribe hews at the Crystal and waits for a second one.
event-goblins-lay-low = The Goblins lie low.
event-treasure-plundered = The { $tribe } Tribe plunders a Treasure.
event-gem-plundered = The { $tribe } Tribe plunders the { $gem }.
event-dragon-plundered = The { $tribe } Tribe plunders the Dragon himself.

## Why not

why-not-tribe-activated = This Tribe has been activated already.
why-not-tribe-empty = A Tribe without Goblins does nothing.
why-not-too-strong-for-tribe = The Tribe must be stronger than who stands there.
why-not-tribe-cannot-reach = The Tribe cannot get there: a wall, or it would lose its last Goblin.
