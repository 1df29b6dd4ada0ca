### Vast: The Crystal Caverns. Shared words and the Knight; each other role has a file of its own.

## The game

game-name = Vast: The Crystal Caverns
game-tagline = Five roles, five games in one cavern
game-vast = Vast: The Crystal Caverns

## Roles and pieces

role-knight = Knight
role-goblins = Goblins
role-dragon = Dragon
role-cave = Cave
role-thief = Thief
piece-knight = the Knight
piece-fangs = the Fangs Tribe
piece-bones = the Bones Tribe
piece-eye = the Eye Tribe
piece-dragon = the Dragon
piece-thief = the Thief
tribe-fangs = Fangs
tribe-bones = Bones
tribe-eye = Eye

## Directions

facing-north = north
facing-east = east
facing-south = south
facing-west = west
direction-north = north
direction-east = east
direction-south = south
direction-west = west
bend-north = north
bend-east = east
bend-south = south
bend-west = west

## Tiles

type-entrance = Entrance
type-ambush = Ambush
type-event = Event
type-treasure-room = Treasure Room
type-vault = Vault
type-crystal = Crystal
tile-entrance = Entrance
tile-a01 = Ambush (open on all sides)
tile-a02 = Ambush (a tunnel)
tile-a03 = Ambush (three ways)
tile-a04 = Ambush (three ways)
tile-a05 = Ambush (open on all sides)
tile-a06 = Ambush (three ways)
tile-a07 = Ambush (a corner)
tile-a08 = Ambush (a tunnel)
tile-a09 = Ambush (a tunnel)
tile-a10 = Ambush (open on all sides)
tile-a11 = Ambush (a corner)
tile-a12 = Ambush (a dead end)
tile-a13 = Ambush (open on all sides)
tile-a14 = Ambush (a corner)
tile-a15 = Ambush (a corner)
tile-e01 = Event (a tunnel)
tile-e02 = Event (three ways)
tile-e03 = Event (a tunnel)
tile-e04 = Event (a tunnel)
tile-e05 = Event (open on all sides)
tile-e06 = Event (three ways)
tile-e07 = Event (open on all sides)
tile-e08 = Event (a corner)
tile-e09 = Event (a corner)
tile-e10 = Event (open on all sides)
tile-e11 = Event (a corner)
tile-e12 = Event (a dead end)
tile-e13 = Event (three ways)
tile-e14 = Event (open on all sides)
tile-e15 = Event (open on all sides)
tile-t01 = Treasure Room (open on all sides)
tile-t02 = Treasure Room (open on all sides)
tile-t03 = Treasure Room (open on all sides)
tile-t04 = Treasure Room (three ways)
tile-t05 = Treasure Room (a tunnel)
tile-t06 = Treasure Room (a corner)
tile-v01 = Vault (a corner)
tile-v02 = Vault (a corner)
tile-v03 = Vault (three ways)
tile-v04 = Vault (a corner)
tile-v05 = Vault (three ways)
tile-v06 = Vault (three ways)
tile-c01 = Crystal (open on all sides)
tile-c02 = Crystal (three ways)
tile-c03 = Crystal (a corner)
tile-c04 = Crystal (three ways)
tile-c05 = Crystal (a corner)
tile-c06 = Crystal (open on all sides)
tile-c07 = Crystal (a corner)
tile-c08 = Crystal (open on all sides)
tile-c09 = Crystal (three ways)
terrain-canyon = Canyon
terrain-lake = Lake
terrain-magma = Magma
terrain-mushroom-forest = Mushroom Forest
terrain-pit-1 = Pits
terrain-pit-2 = second Pit
terrain-pit-3 = third Pit
terrain-river = River

## Tokens and dice

token-treasure = Treasure token
token-crystal = Crystal token
token-event = Event token
token-vault = Vault token
token-gem-claw = Claw Gem
token-gem-flame = Flame Gem
token-gem-wing = Wing Gem
token-ogre = Ogre token
token-troll = Troll token
gem-claw = Claw Gem
gem-flame = Flame Gem
gem-wing = Wing Gem
die-around = Around
die-diamond = Diamond
die-corners = Corners
die-centre = Centre
die-cross = Cross
die-saltire = Saltire

## Cards

happening-ambush = Ambush
happening-rats = Rats
happening-deep-and-dark = Deep and Dark
happening-fresh-air = Fresh Air
happening-fresh-water = Fresh Water
happening-light = Light
happening-cave-bread = Cave Bread
happening-vantage-point = Vantage Point
treasure-elven-sword = Elven Sword
treasure-enchanted-bow = Enchanted Bow
treasure-heroic-boots = Heroic Boots
treasure-javelin = Javelin
treasure-mighty-axe = Mighty Axe
treasure-pixie-lantern = Pixie Lantern
treasure-potion-kit = Potion Kit
sidequest-adventurous = Adventurous
sidequest-stalwart = Stalwart
sidequest-bedecked = Bedecked
sidequest-daring = Daring
sidequest-fearless = Fearless
sidequest-persistent = Persistent
sidequest-swift = Swift
sidequest-cunning = Cunning
sidequest-eagle-eyed = Eagle-Eyed
sidequest-intrepid = Intrepid
war-thirst = Thirst
war-spite = Spite
war-consumption = Consumption
war-desolation = Desolation
war-waste = Waste
war-ruin = Ruin
war-hate = Hate
war-fear = Fear
war-desperation = Desperation
war-pain = Pain
monster-pet-frog = Pet Frog
monster-ogre = Ogre
monster-troll = Troll
monster-golem = Golem
monster-gnome = Gnome
monster-wisp = Wisp
monster-bright-beetles = Bright Beetles
monster-underworm = Underworm
monster-blob = Blob
monster-flame-giant = Flame Giant
secret-secret-tunnels = Secret Tunnels
secret-cave-in = Cave-In
secret-poison = Poison
secret-leader = Leader
secret-goblin-ruby = Goblin Ruby
secret-blind-fury = Blind Fury
secret-fire-bomber = Fire Bomber
secret-hex = Hex
secret-trap = Trap
secret-hiding-spots = Hiding Spots
power-claw = Claw
power-flame = Flame
power-wing = Wing
power-hiss = Hiss
power-slither = Slither
power-swat = Swat
power-scorch = Scorch
power-burn = Burn
power-slap = Slap
power-shriek = Shriek
power-scratch = Scratch
power-flame-wall = Flame Wall
power-smash = Smash
power-wrath = Wrath
symbol-claw = Claw
symbol-flame = Flame
symbol-wing = Wing
omen-giant-bats = Giant Bats
omen-rockslide = Rockslide
omen-past-plunder = Past Plunder
omen-soporific-spores = Soporific Spores
omen-hatred = Hatred
omen-crystal-curse = Crystal Curse
mark-chasm = Chasm
mark-bat = Bat
mark-boulder = Boulder
mark-quartz = Quartz
mark-mushroom = Mushroom
mark-trail = Trail
upgrade-movement = +1 Movement
upgrade-stealth = +1 Stealth
upgrade-thievery = +1 Thievery
upgrade-sticky-fingers = Sticky Fingers
upgrade-lock-picking-kit = Lock Picking Kit
upgrade-climbing-gear = Climbing Gear
upgrade-hand-crossbow = Hand Crossbow
upgrade-unnatural-evasion = Unnatural Evasion
upgrade-two-to-three = 2 to 3
upgrade-three-to-four = 3 to 4
upgrade-all-four = ALL 4
box-greed = Greed
box-hunger = Hunger
box-pride-event = Pride: reveal an Event tile
box-pride-still = Pride: keep still
box-pride-gem = Pride: place a second Gem
item-movement = Movement
item-perception = Perception
item-strength = Strength
item-ancient-map = Ancient Map
item-bomb = Bomb
item-bow = Bow
item-shield = Shield
item-elven-sword = Elven Sword
item-enchanted-bow = Enchanted Bow
item-heroic-boots = Heroic Boots
item-javelin = Javelin
item-mighty-axe = Mighty Axe
item-pixie-lantern = Pixie Lantern
item-potion-kit = Potion Kit

## Settings

option-roles = Roles
option-roles-recommended = Recommended for this many players
option-roles-knight-goblins-dragon-cave-thief = Knight, Goblins, Dragon, Cave, Thief
option-roles-knight-goblins-dragon-cave = Knight, Goblins, Dragon, Cave
option-roles-knight-goblins-dragon-thief = Knight, Goblins, Dragon, Thief
option-roles-knight-goblins-cave-thief = Knight, Goblins, Cave, Thief
option-roles-knight-dragon-cave-thief = Knight, Dragon, Cave, Thief
option-roles-goblins-dragon-cave-thief = Goblins, Dragon, Cave, Thief
option-roles-knight-goblins-dragon = Knight, Goblins, Dragon
option-roles-knight-goblins-cave = Knight, Goblins, Cave
option-roles-knight-dragon-cave = Knight, Dragon, Cave
option-roles-goblins-dragon-cave = Goblins, Dragon, Cave
option-roles-knight-goblins-thief = Knight, Goblins, Thief
option-roles-knight-dragon-thief = Knight, Dragon, Thief
option-roles-knight-cave-thief = Knight, Cave, Thief
option-roles-goblins-dragon-thief = Goblins, Dragon, Thief
option-roles-goblins-cave-thief = Goblins, Cave, Thief
option-roles-dragon-cave-thief = Dragon, Cave, Thief
option-roles-knight-goblins = Knight, Goblins
option-roles-knight-dragon = Knight, Dragon
option-roles-knight-cave = Knight, Cave
option-roles-knight-thief = Knight, Thief
option-roles-goblins-dragon = Goblins, Dragon
option-roles-goblins-cave = Goblins, Cave
option-roles-goblins-thief = Goblins, Thief
option-roles-dragon-cave = Dragon, Cave
option-roles-dragon-thief = Dragon, Thief
option-roles-cave-thief = Cave, Thief
option-roles-knight = Knight
option-roles-goblins = Goblins
option-roles-dragon = Dragon
option-roles-thief = Thief
option-knight-level = Knight: level
option-knight-level-easiest = Novice (easiest)
option-knight-level-easy = Squire (easy)
option-knight-level-standard = Knight (standard)
option-knight-level-hard = Baroness (hard)
option-knight-level-expert = Lady (expert)
option-goblins-level = Goblins: level
option-goblins-level-easiest = Goblin Miscreant (easiest)
option-goblins-level-easy = Goblin Boss (easy)
option-goblins-level-standard = Goblin Chief (standard)
option-goblins-level-hard = Goblin Master (hard)
option-goblins-level-expert = Goblin Warlord (expert)
option-dragon-level = Dragon: level
option-dragon-level-easiest = Hatchling (easiest)
option-dragon-level-easy = Whelp (easy)
option-dragon-level-standard = Dragon (standard)
option-dragon-level-hard = Elder Dragon (hard)
option-dragon-level-expert = Ancient Dragon (expert)
option-cave-level = Cave: level
option-cave-level-easiest = Lava Tube (easiest)
option-cave-level-easy = Spillway (easy)
option-cave-level-standard = Cave (standard)
option-cave-level-hard = Great Cave (hard)
option-cave-level-expert = Grand Cave (expert)
option-thief-level = Thief: level
option-thief-level-easiest = Footpad (easiest)
option-thief-level-easy = Burglar (easy)
option-thief-level-standard = Thief (standard)
option-thief-level-hard = Prowler (hard)
option-thief-level-expert = Invader (expert)
option-solo-level = Solo level (Knight, Dragon)
option-solo-level-easy = easy
option-solo-level-medium = medium
option-solo-level-hard = hard
solo-knight = Knight
solo-knight-about = Smash five Crystals and escape. You lose if you are killed or the Cave collapses. Who ambushes you: Goblins of Strength 2 (easy) or 3 (medium), or Monsters (hard).
solo-goblins = Goblins
solo-goblins-about = Smash five Crystals before the Cave collapses.
solo-dragon = Dragon
solo-dragon-about = Wake up and escape before the Cave collapses. You begin with 4 (easy), 2 (medium) or no (hard) cubes of Wakefulness.
solo-thief = Thief
solo-thief-about = Stash six tokens before the Cave collapses.
option-terrain = Terrain tiles
option-collapse-variant = Tiles left out for an earlier Collapse
option-collapse-variant-0 = none
option-collapse-variant-2 = 2
option-collapse-variant-3 = 3
option-collapse-variant-4 = 4
option-gentle-collapse = Gentle Collapse: 1 tile a turn with four players and no Cave
option-knight-against-thief = Knight against Thief: Crystals and Treasures needed
option-knight-against-thief-5 = 5
option-knight-against-thief-6 = 6
preset-shorter = Shorter game: everybody at Easy
preset-shortest = Shortest game: everybody at Easiest
preset-longer = Longer game: everybody at Hard
preset-longest = Longest game: everybody at Expert
reconstructed-tile-symbols = which Tribe symbol is on the back of which tile

## Endings

category-victory = Victory
ending-dragon-slain = The Dragon is slain.
ending-knight-escaped = The Knight leaves the cave with the Crystals smashed.
ending-knight-slain = The Goblins have slain the Knight.
ending-knight-ambushed = The Knight died in an Ambush.
ending-crystals-smashed = The Goblins have smashed the Crystals.
ending-dragon-left = The Dragon wakes and leaves the cave.
ending-everyone-buried = The Cave has buried everyone.
ending-cave-collapsed = The cave has collapsed; everybody loses.
ending-thief-stashed = The Thief has stashed enough and is free.

## Shared answers

action-yes = Yes
action-no = No
action-done = Done
action-end-turn = End the turn
action-stay = Leave it there
action-move = Go to { $space }
action-push = Move it to { $space }
action-point = Choose { $space }
action-reveal = Reveal { $space }
action-orient = Turn its top { $facing }
action-lay = Lay a tile on { $space }
action-lay-tile = Lay { $tile }
action-remove = Take away { $space }
action-slide = Slide the part at { $space } { $direction }
action-slide-round = Slide the part at { $space } { $direction }, then { $bend }
action-choose-piece = Choose { $piece }
action-choose-role = Choose the { $role }
action-choose-terrain = Place { $terrain }
action-lay-terrain = Lay it at { $space }, top { $facing }
action-put-treasure = Put the Treasure on { $space }

## Shared questions

question-reveal-next = Which tile do you reveal next?
question-orient-tile = How do you turn the tile?
question-fill-edge = Which open edge is filled next?
question-lay-dark-tile = Where does the Dark tile go?
question-push-piece = Where is { $piece } moved?
question-push-step = Where does { $piece } go next? { $left ->
    [one] One space is left.
   *[other] { $left } spaces are left.
}
question-seek-refuge = { $piece } cannot get clear of Wrath. Nearer to safety, or not?
question-move-off = Its tile is vanishing. Where does { $piece } go?
question-push-token = Where does the token go?
question-collapse-tile = Which tile collapses?
question-slide-part = The map has split. Which part slides where?
question-past-plunder = Past Plunder: where does the Treasure token go?
question-past-plunder-tile = Past Plunder: where does a new Dark tile go?
question-choose-terrain = Which Terrain is placed?
question-lay-terrain = Where does the { $terrain } go?

## Shared events

event-tile-laid = A Dark tile ({ $tribe }) is laid on { $space }.
event-tile-revealed = { $role } reveals { $space }: { $tile }.
event-tile-oriented = The tile on { $space } is turned { $facing }.
event-tile-removed = The tile on { $space } is gone: { $tile }.
event-terrain-removed = The { $terrain } is gone.
event-terrain-laid = Terrain: { $terrain } at { $space }.
event-game-over = The game is over.
event-map-slid = The part at { $space } slides { $direction }.
event-tribe-uncovered = A tile comes under { $piece } on { $space }: it is revealed.
event-piece-gone = { $piece } leaves the map.
event-piece-moved = { $piece } comes to { $space }.
event-token-placed = { $token } on { $space }.
event-token-taken = { $token } leaves { $space }.
event-token-moved = { $token } is moved to { $space }.
event-gem-returned = The { $gem } returns to the Dragon.
event-crystal-smashed = The Crystal on { $space } is smashed.
event-die-rolled = { $role } rolls the Dragon die: { $die }.
event-turn-began = Turn { $turn }: { $role } ({ $seat }).
event-collapse-began = The Collapse begins!
event-nothing-to-lay = There is no tile left to lay.
event-edges-stay-open = There is no tile left: open edges stay open.
event-nothing-collapses = No tile can collapse.
event-no-place-for-treasure = No Treasure token can be placed.

## The Knight: answers

action-place-cube = Hero cube on { $item }
action-give-cube = Give the cube from { $item }
action-give-unplaced-cube = Give an unplaced cube
action-show-treasure = Turn { $treasure } face up
action-show-sidequest = Complete the Sidequest { $sidequest }
action-ready-javelin = Ready the Javelin
action-drink-potion = Use the Potion Kit
action-attack = Attack { $piece }
action-bomb-dragon = Attack the Dragon with the Bomb
action-smash-crystal = Smash the Crystal
action-take-treasure = Collect a Treasure token
action-take-gem = Collect the { $gem }
action-bomb-wall = Blow up the wall { $direction }
action-shoot = Shoot { $piece } with the Bow
action-shoot-enchanted = Shoot { $piece } with the Enchanted Bow
action-flare = Flare at { $space }
action-keep-treasure = Keep the card
action-decline-treasure = Decline it for 5 Grit
action-ready = Ready
action-draw-monster = Draw a Monster
action-fight-goblins = Fight Goblins
action-steal-treasure = Take { $treasure }
action-steal-hidden-treasure = Take a hidden Treasure card

## The Knight: questions

question-knight-turn = What does the Knight do? Steps { $steps }, Encounters { $encounters }, cubes { $cubes }.
question-face-event = An Event waits here. Place cubes first, or say you are ready.
question-brace = Ambush! Whoever is stronger than you takes 1 Health. Add cubes, or say you are ready.
question-brace-monster = { $monster }, Strength { $strength }. Add cubes, or say you are ready.
question-choose-ambusher = Who ambushes you: Goblins or a Monster?
question-retreat = Where does the Knight retreat?
question-underworm = Where does the Underworm drag the Knight?
question-return-cube = Grit has fallen. Which cube goes back to the track?
question-poisoned-cube = Poison: which cube goes to the Entrance?
question-rest-for-health = Set an unplaced cube aside for 1 Health?
question-discard-for-health = Discard an unplaced cube for 2 Health?
question-keep-treasure = { $treasure }: do you keep it, or take 5 Grit instead?
question-swing-axe = Discard the cube on the Mighty Axe for 1 more damage?
question-steal-treasure = Does the Thief take one of the Knight's Treasure cards?

## The Knight: events

event-ambush-beaten = The Knight beats the Ambush.
event-ambushed = The Knight is ambushed.
event-attack-missed = The attack misses.
event-cube-earned = The Knight takes the Hero cube at Grit { $grit }.
event-cube-found = The Knight gets a Hero cube back.
event-cube-placed = Hero cube on { $item }.
event-cube-poisoned = A Hero cube lies poisoned on the Entrance.
event-cube-returned = A Hero cube goes back to Grit { $grit }.
event-encounter-opened = An Encounter; { $left } left.
event-event-played = Event: { $happening }.
event-grit-gained = Grit +{ $amount }, now { $grit }.
event-grit-lost = Grit -{ $amount }, now { $grit }.
event-health-lost = The Knight loses { $amount } Health, { $health } left.
event-health-regained = The Knight is at { $health } Health.
event-javelin-readied = The Knight readies the Javelin.
event-javelin-thrown = The Javelin is spent.
event-knight-attacked = The Knight attacks { $piece }.
event-monster-drawn = A Monster: { $monster }.
event-potion-drunk = The Knight uses the Potion Kit.
event-shot = The Knight shoots at { $piece }.
event-sidequest-shown = Sidequest { $sidequest }: Grit +{ $amount }.
event-treasure-declined = The Knight declines { $treasure }.
event-treasure-kept = The Knight keeps a Treasure card.
event-treasure-lost = The Knight loses a Treasure card.
event-treasure-shown = The Knight shows { $treasure }.
event-treasure-stolen = The Thief takes { $treasure }.
event-hidden-treasure-stolen = The Thief takes a hidden Treasure card.
event-treasure-taken = The Knight takes a Treasure token.
event-wall-bombed = The wall of { $space } { $direction } is blown up.

# Why chosen options do not fit together.
unfit-roles = the chosen roles are { $roles ->
    [one] for { $roles } player
   *[other] for { $roles } players
 }, not for { $seats }
unfit-campaign-players = a campaign has one to five different players
unfit-campaign-over = the campaign is over: the title has been won
unfit-campaign-cast = every player of the campaign needs a role of their own
unfit-campaign-roles = these roles cannot be played together

## Why not

why-not-space-taken = A tile lies there already.
why-not-not-beside-the-map = A tile must share an edge with the map.
why-not-no-open-edge = No open edge faces that space.
why-not-no-tile-there = No tile lies there.
why-not-not-dark = Treasure is placed on Dark tiles.
why-not-piece-there = A piece stands there.
why-not-treasure-there = There is a Treasure token already.
why-not-out-of-push = It cannot be moved there: too far, or something is in the way.
why-not-not-the-nearest = A piece leaves a vanishing tile by the shortest way.
why-not-entrance-stays = The Entrance never goes.
why-not-terrain-not-exposed = Terrain goes only when half of its edges are exposed.
why-not-piece-cannot-leave = A piece there cannot get off, so the tile stays.
why-not-touches-too-many = It touches { $count } tiles; tiles that touch fewer go first.
why-not-crystal-goes-first = A Lit Crystal tile goes first.
why-not-not-adjacent = It is not next to you.
why-not-no-encounter = No Encounter is left.
why-not-no-steps = No Movement is left.
why-not-impassable = Nobody can stand there.
why-not-wall-in-the-way = A wall is in the way.
why-not-tribe-too-strong = Your Strength must be above the Tribe's.
why-not-armor-too-strong = Your Strength is below the Dragon's Armor.
why-not-pit-too-far = A trip through the Pits takes three steps: in, across and out.
why-not-not-on-your-tile = It is not on your tile.
why-not-thief-unseen = Your Perception must be above the Thief's Stealth.
why-not-dragon-underground = The Dragon is underground: it takes the Bomb or the Javelin, once a turn.
why-not-no-cube = No Hero cube is unplaced.
why-not-treasure-not-shown = That Treasure is not face up.
why-not-item-full = No more cubes fit there.
why-not-quest-not-met = Its condition is not met now.
