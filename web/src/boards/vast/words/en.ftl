### Words only the drawn board of Vast needs.
map = The cavern
roles = Roles
my-board = My board
your-board = your board
hand = Cards
no-cards = You hold no cards.
your-cards = Your cards
cave-grows = the cave grows · { $count } tiles
cave-collapses = the cave collapses
decides = decides
turn = turn
lit-tile = lit, { $type }
dark-tile = dark, { $tribe }
walls = walls { $sides }
no-walls = no walls
empty-space = empty
zoom-in = Closer
zoom-out = Farther
fit-map = Show the whole map
stat-health = health
stat-strength = strength
stat-movement = movement
stat-perception = perception
stat-grit = grit
stat-rage = rage
stat-fangs = Fangs
stat-bones = Bones
stat-eye = Eye
stat-secrets = secrets
stat-armor = armor
stat-spirit = spirit
stat-wakefulness = wakefulness
stat-tiles = tiles in the stack
stat-crystals = Crystal tiles collapsed
stat-stealth = stealth
stat-thievery = thievery
stat-stashed = stashed
stat-smashed = Crystals smashed
stat-bombs = bombs
goal-slay-dragon = Kill the Dragon
goal-slay-knight = Kill the Knight
goal-wake-and-leave = Wake, then leave
goal-collapse = Collapse the Crystals
goal-stash = Stash treasure
goal-crystals-and-escape = Smash Crystals, then escape
goal-smash-crystals = Smash Crystals
tribe-label = { $tribe }, population { $population }, strength { $strength }
tribe-revealed = on the map
tribe-lurking = lurking
tribe-hidden = hidden
cubes-free = Hero cubes
cubes-on = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
  }
round-number = Round { $round }
stat-powers = Power cards
stat-omens = Omen tokens
stat-hatred = Hatred tokens
stat-carried = carried
gem-at-supply = at hand
gem-at-carried = stolen
eaten = { $count ->
    [one] 1 Goblin eaten
   *[other] { $count } Goblins eaten
  }
held-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
  }
dragon-awake = awake
dragon-asleep = still sleepy
next-events = Next Events
omens-in-bag = { $count ->
    [one] 1 Omen token in the bag
   *[other] { $count } Omen tokens in the bag
  }
action-cubes = Action cubes
steps = steps
tiles-left = { $count ->
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
  }
tiles-left-hand = { $count ->
    [one] 1 tile in the stack, { $hand } in the Cave’s hand
   *[other] { $count } tiles in the stack, { $hand } in the Cave’s hand
  }
you-know-type = only you know: { $type }
opened-last = opened last
loses-population = loses { $count } Population on the way
deed-move = go there
deed-climb = climb over
deed-climb-across = climb across
deed-explore = explore
deed-appear = appear there
deed-lurk = lurk there
deed-burrow = burrow there
deed-stagger = stagger there, to the last Goblin
deed-lay = lay a tile
deed-remove = take it away
deed-turn-tile = turn it
deed-add-event = put an Event token there
deed-carry-treasure = carry the Treasure away
deed-put-treasure = put a Treasure there
versus = { $yours } vs { $theirs }
in-turn-of = { $role ->
    [knight] In the middle of the Knight's turn.
    [goblins] In the middle of the Goblins' turn.
    [dragon] In the middle of the Dragon's turn.
    [cave] In the middle of the Cave's turn.
   *[thief] In the middle of the Thief's turn.
  }
encounters = Encounters
cubes-set-aside = { $count } set aside
cubes-discarded = { $count } discarded
cubes-poisoned = { $count } poisoned
tribe-activated = done
monster-slot = room for a Monster
malaise = Malaise: Strength −1
war-card = War card
secrets-held = { $count ->
    [one] 1 Secret in hand
   *[other] { $count } Secrets in hand
  }
sloth = Sloth
shriek-ready = Shriek: one reroll
omen-price = { $count ->
    [one] price 1 token
   *[other] price { $count } tokens
  }
hand-tiles = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
  }
carries-nothing = nothing
loot-drop = Loot Drop Level
face-up = face up
count-hide-loot = Hide Loot, cubes
count-pick-lock = Pick the lock, cubes
count-pickpocket = Pickpocket { $who }, cubes
count-backstab = Backstab { $who }, cubes
count-refuse-discs = { $who }: refuse

## What cards and boards say, in one breath; the rulebook says it in full.

item-movement-text = Steps this turn: 1, 3, 5 or 7 with 0 to 3 cubes.
item-perception-text = Encounters this turn, and the number the Thief has to beat: 1 to 4.
item-strength-text = For attacking, and for defending in the others' turns: 1 to 4.
item-shield-text = While its cube is there: nobody else moves her, and any loss of Grit is a loss of 1.
item-bow-text = A visible Tribe at any range loses Population: her Strength minus 1. No Encounter.
item-bomb-text = A token blows up a wall of her tile for good; or she attacks the Dragon underground.
item-ancient-map-text = Each cube leads her through one wall or Rockslide.
treasure-elven-sword-text = 1 cube: Perception +1 always, Strength +1 in her own turn.
treasure-enchanted-bow-text = 1 cube: shoot the Dragon or the Thief in a straight line, up to 5 tiles, past everything.
treasure-heroic-boots-text = 1 cube: Movement +4.
treasure-javelin-text = No cube: her next attack has Strength +1 and reaches the Dragon underground. Once.
treasure-mighty-axe-text = 1 cube: Strength +1 in her turn. After a hit on the Dragon, discard the cube for 1 more.
treasure-pixie-lantern-text = 1 cube: Movement +1 and Perception +1.
treasure-potion-kit-text = Discard its cube and the card: regain 2 Health.
sidequest-adventurous-text = 6 Grit: three Encounters on three spaces in one turn.
sidequest-stalwart-text = 5 Grit: attack a Tribe of Population 3 or more.
sidequest-bedecked-text = 4 Grit: own two Treasure cards that are face up.
sidequest-daring-text = 4 Grit: attack a Tribe with a Monster, hit the Dragon, or kill the Thief.
sidequest-fearless-text = 4 Grit: reveal a tile with a Tribe on it and attack that Tribe at once.
sidequest-persistent-text = 4 Grit: 3 Crystals are smashed, by anyone.
sidequest-swift-text = 4 Grit: move onto 7 different spaces in one turn.
sidequest-cunning-text = 3 Grit: try to collect a Dragon Gem.
sidequest-eagle-eyed-text = 3 Grit: shoot another player with effect.
sidequest-intrepid-text = 3 Grit: 10 tiles are revealed, by anyone.
happening-ambush-text = Like an Ambush tile: her cubes first, then the Goblins choose.
happening-rats-text = She loses 2 Grit.
happening-deep-and-dark-text = The Cave draws 2 Omen tokens.
happening-fresh-air-text = She may set a cube aside to regain 1 Health.
happening-fresh-water-text = She may set a cube aside to regain 1 Health.
happening-light-text = She may discard a cube to regain 2 Health.
happening-cave-bread-text = She gets a discarded cube back, or one from the Grit track.
happening-vantage-point-text = Every Dark tile around her is revealed, 1 Grit each.
war-thirst-text = Fangs 3, Bones 2, Eye 1; 1 Monster.
war-spite-text = Fangs 2, Bones 1, Eye 2; 1 Secret.
war-consumption-text = Fangs 1, Bones 3, Eye 2; 1 Monster.
war-desolation-text = Fangs 1, Bones 2, Eye 2; 1 Monster, 1 Secret.
war-waste-text = Fangs 2, Bones 1, Eye 3; 1 Secret.
war-ruin-text = Fangs 2, Bones 2, Eye 1; 1 Monster.
war-hate-text = Fangs 2, Bones 2, Eye 2.
war-fear-text = Fangs 1, Bones 1, Eye 1; 1 Monster, 2 Secrets.
war-desperation-text = No discs; 3 Monsters, 3 Secrets, Rage +1.
war-pain-text = Fangs 1, Bones 1, Eye 1; Rage +1.
monster-pet-frog-text = Discs beyond four are ignored; malaise does not weaken the Tribe.
monster-ogre-text = Strength +1.
monster-troll-text = Strength +1.
monster-flame-giant-text = Strength +1.
monster-golem-text = The Tribe moves through walls and Rockslides.
monster-gnome-text = Reveal on any symbol; after plundering the Tribe may jump to a free Dark tile.
monster-wisp-text = Once a turn: move a visible Knight up to 3 spaces.
monster-bright-beetles-text = Scattering costs 1 Population less; or discard it against any other loss.
monster-underworm-text = Once: up to 2 tiles along a diagonal, past everything.
monster-blob-text = An attack on the Knight also costs her 5 Grit.
secret-secret-tunnels-text = This turn, each activated Tribe on the map may first surface on any free Dark tile.
secret-cave-in-text = Remove as many tiles as the Eye has Population; none with others' pieces or Crystals.
secret-poison-text = With an attack on the Knight: a Hero cube goes to the Entrance, two if Strength wins by 2.
secret-leader-text = Nobody scatters from overpopulation.
secret-goblin-ruby-text = Stays. Perception −1; once a turn exchange one drawn card.
secret-blind-fury-text = One Tribe loses nothing on Lit tiles this turn.
secret-fire-bomber-text = One Tribe has Strength +2 this turn; an attack brings it to 0.
secret-hex-text = X is the Eye's Population: X Grit, Power cards, Omens or Stealth of one player.
secret-trap-text = Stays. An attacked Tribe has Strength and Perception +1; or the Tribes ignore a Dragon power.
secret-hiding-spots-text = A hidden Tribe strikes a Knight on or next to a Lit Ambush tile.
power-claw-text = Roll: he attacks everyone on each tile hit.
power-flame-text = Roll: each Dark tile hit is revealed.
power-wing-text = One more straight move of 1 or 2 tiles, or 1 tile across a wall.
power-hiss-text = A Tribe on the map goes into hiding with 1 Population less, which he eats.
power-slither-text = Move one Sloth cube to another box.
power-swat-text = A Gem or Treasure token on an adjacent tile flies 1 to 5 spaces.
power-scorch-text = Every Dark tile around him is revealed.
power-burn-text = One Dark tile anywhere is revealed.
power-slap-text = A Knight on an adjacent tile is pushed 1 to 3 spaces.
power-shriek-text = Take the Shriek token: one reroll of his own die, when he likes.
power-scratch-text = On his tile: the Knight loses 5 Grit, or all Tribes drop to 0, or the Thief dies.
power-flame-wall-text = A burning tile next to him, which he sees, until his next turn.
power-smash-text = The Crystal on his tile leaves the game.
power-wrath-text = Roll: every tile hit collapses.
omen-giant-bats-text = Carry a Treasure token, the Knight or a Tribe 1 to 3 spaces.
omen-rockslide-text = Close an open edge between two tiles.
omen-past-plunder-text = Place one more Treasure token. Dearer each time this turn.
omen-soporific-spores-text = One player: 5 Grit, a Tribe down to 1, a Wakefulness cube, or an upgrade.
omen-hatred-text = Lay one more tile; in the Collapse remove one. Dearer each time this turn.
omen-crystal-curse-text = Turn a Lit tile, add an Event token, or bury three Event cards.
upgrade-movement-text = Movement +1.
upgrade-stealth-text = Stealth +1.
upgrade-thievery-text = Thievery +1: one more Action cube.
upgrade-sticky-fingers-text = Once a turn reroll a Pickpocket die.
upgrade-lock-picking-kit-text = Pick Lock costs 1 cube less.
upgrade-climbing-gear-text = Climb costs 1 cube less.
upgrade-hand-crossbow-text = Backstab a visible piece up to 3 spaces away.
upgrade-unnatural-evasion-text = First attack each turn: on 4 or more it fails and he may slip away.
upgrade-two-to-three-text = The Stat token of 2 becomes 3.
upgrade-three-to-four-text = The Stat token of 3 becomes 4.
upgrade-all-four-text = Every stat counts as 4.
terrain-canyon-text = Three spaces; only the bridge in the middle can be crossed.
terrain-lake-text = Four spaces of water that cost Tribes who enter.
terrain-magma-text = Three spaces; leaving them hurts.
terrain-mushroom-forest-text = Four spaces to hide in.
terrain-pit-1-text = Three Pits: in at one, out at another.
terrain-river-text = Four spaces with a current.
gems-lend = Gems
left-slay-dragon = The Dragon has { $left } of { $of } health left.
left-slay-knight = The Knight has { $left } of { $of } health left.
left-wake-and-leave = { $left ->
    [0] He is awake and only has to leave the cave.
   *[other] { $left } more Wakefulness, then out through the Entrance.
  }
left-collapse = { $left ->
    [one] One more Crystal tile has to collapse.
   *[other] { $left } more Crystal tiles have to collapse.
  }
left-stash = { $left } more to stash; { $carried } in hand now.
left-crystals-and-escape = { $left ->
    [0] Only the way out through the Entrance is left.
    [one] One more Crystal to smash, then out through the Entrance.
   *[other] { $left } more Crystals to smash, then out through the Entrance.
  }
left-smash-crystals = { $left ->
    [one] One more Crystal to smash.
   *[other] { $left } more Crystals to smash.
  }
collapse-waits = { $count ->
    [one] The Collapse begins when the last tile is laid: 1 is left.
   *[other] The Collapse begins when the last tile is laid: { $count } are left.
  }
kind-sidequest = Sidequest
kind-secret = Secret
kind-war = War card
kind-monster = Monster
kind-treasure = Treasure
kind-happening = Event
kind-upgrade = upgrade
kind-terrain = Terrain
kind-symbol = Power card

# The one thing somebody new to a role should know before answering.
hint-knight-turn = You walk only while an Encounter is left. A cube placed on a statistic counts at once.
hint-brace = Only a hidden Tribe stronger than you can strike. Cubes on Strength stay there until your next turn.
hint-keep-treasure = A card you keep lies face down until you show it; a declined one leaves the game.
hint-choose-war = It says how many Goblins each Tribe gets and how many Monsters and Secrets you draw.
hint-activate-tribes = Each Tribe once a turn, one after another; a Tribe on the map may move before it acts.
hint-tribe-acts = Every second Lit tile it leaves this turn costs it 1 Population.
hint-ambush = It costs the Knight 1 Health; the Tribe scatters and Rage falls by 1.
hint-dragon-turn = Once a turn you go 1 or 2 tiles straight for no cards. Powers are paid with Power cards.
hint-assign-stats =
    Thievery gives cubes for actions. Stealth protects you until your next turn; every token carried lowers it by 1.
hint-thief-turn = Steps and actions may alternate as you like; unspent cubes are lost.
hint-reveal-next = They are turned up one after another; an earlier one may link a later one to the Entrance.
hint-orient-tile =
    If a turn exists that links it to the Entrance, it must be such a turn. Every open edge grows a Dark tile.
hint-fill-edge = Every open edge gets one Dark tile; only the order is yours.
hint-lay-dark-tile = Nobody plays the Cave, so the map grows as a turn ends. Any free space beside a tile will do.
hint-push-piece = It moves space by space, only where it may stand; walls hold it, and nothing falls off the map.
hint-push-step = Every space on the way must be one where it may stand. You may stop earlier where that is offered.
hint-move-off = Whoever takes a tile away moves what stands on it, to the nearest space where it may stand.
hint-seek-refuge = The tile stays if the piece cannot leave it.
hint-push-token = Walls stop it. It may pass a piece but not stay on its space.
hint-collapse-tile = Tiles that touch only one other go first; a Lit Crystal tile among them goes before all the rest.
hint-slide-part = The part slides straight on until it touches the rest. Any part may be the one that slides.
hint-past-plunder = On any Dark tile where nothing stands or lies.
hint-past-plunder-tile = No Dark tile is free, so a new one is laid beside a Dark tile, and the Treasure lies on it.
hint-choose-terrain = The first Event tile of a round brings Terrain; it will lie as near to its finder as it fits.
hint-lay-terrain = It lies as near as possible to the piece that turned up the Event tile.
hint-face-event = The Event is an Encounter. The Shield helps only if its cube lies there before the card is shown.
hint-brace-monster =
    Stronger than it: nothing happens. As strong: the die decides. Weaker: you lose 1 Health and its text counts.
hint-choose-ambusher = Your Fearless Sidequest lets you draw a Monster in place of the Goblins.
hint-retreat = The Monster keeps its tile. You go to a free neighbouring space that is not Dark, with no wall between.
hint-underworm = It pulls you along a diagonal to the nearest Dark tile, which is turned up at once.
hint-return-cube = It waits on the Grit track until you earn it again. Losing a placed cube ends your turn at once.
hint-poisoned-cube = The cube waits on the Entrance tile. Step there to get it back.
hint-rest-for-health = The cube comes back when your next turn begins.
hint-discard-for-health = A discarded cube is out of the game, unless Cave Bread brings it back.
hint-swing-axe = The Dragon loses 1 Health more; the cube is out of the game, unless Cave Bread brings it back.
hint-steal-treasure = A face-up card of your choice, or a face-down one at random, goes under the Treasure deck.
hint-refuse-discs =
    A Tribe holds 4. If one overflows, a Tribe scatters and loses 2. One Rage spares a Tribe as many as you like.
hint-overpopulation = Only one Tribe scatters, and it need not be the one that overflowed. It loses 2 Population.
hint-assign-monsters =
    Room: Fangs 1, Bones 2, Eye 1, and never more in all than the Bones have Population. The rest is discarded.
hint-redraw-secret = Once a turn: the card is discarded, and you draw another.
hint-discard-secret = Secrets that lie face up count towards the five.
hint-use-tunnels = It costs no Population. The Tribe can still act this turn, but not move again.
hint-gnome-jump = Any free Dark tile on the map, at no cost.
hint-cave-in =
    Not the Entrance, no tile with a Crystal token, none where another player stands. You may stop at any time.
hint-poison = So many of the Knight’s cubes wait on the Entrance until she fetches them. She keeps at least two.
hint-loot-drop = Rage is how many War cards you draw to choose from next turn; it never rises above 3.
hint-use-beetles = The card is discarded. When the Tribe scatters it helps without that.
hint-drop-monster = One Monster is discarded; the other stays.
hint-use-trap = The Trap is discarded, and the power does nothing to any of your Tribes.
hint-spores-tribe = It does not scatter, and you gain 1 Rage.
hint-steal-secret = A face-up Secret of your choice, or one of the hand at random, is discarded.
hint-gather-treasure = Each turn you can hand in one for a Greed cube; the others stay with you.
hint-be-greedy = The token goes back to the supply, and a cube brings you nearer to waking. One a turn.
hint-place-gem =
    One a turn, on the tile you stand on. Knight, Tribes and Thief may take it, at a risk; then it returns to you.
hint-keep-still = The cube brings you nearer to waking. It counts only in a turn without a single step.
hint-claim-sloth = Every cube moved brings you nearer to waking: at most one from each track in a turn.
hint-surface = You stay up for good: only so can you leave by the Entrance and win. But now walls stop you.
hint-shriek = The second roll counts, whatever it shows. The token is spent.
hint-claw-next = Everybody on the tiles hit is struck; only the order is yours.
hint-hiss = It loses 1 Population and you eat that Goblin; the Goblins gain 1 Rage.
hint-scratch = The Knight loses 5 Grit; or every Tribe here falls to 0 and you eat what it lost; or the Thief dies.
hint-burn = Any Dark tile of the map, however far, is turned up.
hint-flame-wall =
    Until your next turn, entering it costs the Knight 5 Grit, a Tribe 1 Population and the Thief his life.
hint-wing = One more straight move of 1 or 2 tiles, or 1 tile across a wall.
hint-dragon-ride = The ride is free; you may get off on any space of the River.
hint-dragon-go-on = The second step is free as well; without it your walk ends here.
hint-slither = It brings no Wakefulness. It makes a cube ready for a condition you can meet.
hint-swat = It flies 1 to 5 spaces as you like; walls stop it, and it cannot land on a piece.
hint-discard-power = You play with fewer cards until your hand is replaced at the end of your turn.
hint-return-sloth = Meet the condition of that box to get the cube back.
hint-choose-tile =
    You draw another at once. In your own turn Crystal tiles go first; in others’ turns you may keep them.
hint-shape-cave = One tile of your hand, Dark side up, on any free space beside the map.
hint-place-treasure = Treasure draws the others: where it lies, they will go.
hint-omens = As many as you can pay, in any order; unspent tokens stay. Hatred and Past Plunder grow dearer each time.
hint-pay-omen = Any mix of the symbols it accepts. The tokens go back to the bag.
hint-discard-omen = You choose which ones go.
hint-choose-event = You play one of them on the Knight; the others go under the deck.
hint-give-treasure = She gets the one you choose; the other goes under the deck.
hint-giant-bats = A Treasure token, the Knight or a Tribe, by 1 to 3 spaces.
hint-lift-rocks = There are only three, so one of them moves.
hint-slide-rocks = It is a wall from now on. It cannot lie between two Dark tiles.
hint-spores = The Knight loses 5 Grit, a Tribe sinks to 1, the Dragon loses a cube of Wakefulness, the Thief an upgrade.
hint-hatred = A Hatred token you shed leaves the map as it is.
hint-crystal-curse = Turn a Lit tile, put an Event token on an Event tile, or bury the next three Event cards.
hint-turn-tile = Any turn is allowed, even one that cuts it off. New open edges grow Dark tiles.
hint-peeked = Your walk is over for this turn. Left Dark, the tile is known to you alone.
hint-sticky-fingers = Once a turn, and the second roll counts.
hint-grab-treasure = A Treasure is owed to you; you may take one from any tile of the map.
hint-stash-loot = What is stashed can never be lost. You win at once when your goal is reached.
hint-choose-upgrade = It works at once. Your Loot Drop Level is 3 again.
hint-lose-upgrade = The token still counts for your goal, and the upgrade can be bought again.
hint-evade = The attack has failed. You may move one space, by your usual limits.

## High points, in a banner over the map. `$you`: whether it is the reader's own role.

moment-ambushed = { $you ->
    [yes] You are ambushed
   *[no] The Knight is ambushed
  }
moment-ambushed-meaning = { $you ->
    [yes] A hidden Tribe was stronger than you.
   *[no] A hidden Tribe was stronger than she.
  }
moment-health-lost = { $you ->
    [yes] You lose { $amount } Health
   *[no] The Knight loses { $amount } Health
  }
moment-health-lost-meaning = { $you ->
    [yes] With none left you are dead.
   *[no] With none left she is dead.
  }
moment-health-lost-goblins = { $health ->
    [0] The Knight is yours.
    [one] One more wound, and she is yours.
   *[other] { $health } more wounds, and she is yours.
  }
moment-dragon-hurt = { $you ->
    [yes] You lose { $amount } Health
   *[no] The Dragon loses { $amount } Health
  }
moment-dragon-hurt-meaning = { $you ->
    [yes] With none left the Knight has slain you.
   *[no] With none left he is slain.
  }
moment-tribe-scattered = { $you ->
    [yes] Your { $tribe } Tribe scatters
   *[no] The { $tribe } Tribe scatters
  }
moment-tribe-scattered-meaning = It shows itself on the map, without its Monster.
moment-trap-sprung = The Trap snaps shut
moment-trap-sprung-meaning = The Dragon’s power does nothing to the Tribes.
moment-dragon-woke = { $you ->
    [yes] You are awake
   *[no] The Dragon wakes
  }
moment-dragon-woke-meaning = { $you ->
    [yes] Now end a turn on a Crystal tile to come up, and leave by the Entrance.
   *[no] He wins once he comes up on a Crystal tile and leaves by the Entrance.
  }
moment-dragon-surfaced = { $you ->
    [yes] You break through to the surface
   *[no] The Dragon breaks through to the surface
  }
moment-dragon-surfaced-meaning = { $you ->
    [yes] Reach the Entrance and you have won. Walls stop you now.
   *[no] If he reaches the Entrance he has won. Walls stop him now.
  }
moment-loot-stashed = { $you ->
    [yes] You stash loot
   *[no] The Thief stashes loot
  }
moment-loot-stashed-meaning = { $left ->
    [0] That is enough.
    [one] One more, and { $you ->
        [yes] you have won
       *[no] he has won
    }.
   *[other] { $left } more, and { $you ->
        [yes] you have won
       *[no] he has won
    }.
  }
moment-thief-died = { $you ->
    [yes] You die
   *[no] The Thief dies
  }
moment-thief-died-meaning = { $you ->
    [yes] What you carried lies here. You begin again at the Entrance.
   *[no] What he carried lies here. He begins again at the Entrance.
  }
moment-collapse-began = The Collapse begins
moment-collapse-began-meaning = No more tiles are laid; from now on they fall. It is over when { $left ->
    [one] one more Crystal tile has
   *[other] { $left } more Crystal tiles have
  } gone.
victory-mine = Victory is yours
victory-of = { $role } wins: { $name }
nobody-wins = Nobody wins

# What one has left stands first; the rest is the turn's business.
question-knight-turn = Your turn: steps { $steps }, Encounters { $encounters }, cubes { $cubes }
question-dragon-turn = Your turn: Armor { $armor }, cards { $cards }
question-thief-turn = Your turn: steps { $steps }, cubes { $cubes }
question-brace = Ambush! Add cubes, or say you are ready.
question-refuse-discs = Fangs { $fangs }, Bones { $bones }, Eye { $eye }: refuse discs for 1 Rage per Tribe?

## Who one is and how one wins, at the first question of a game.

intro-title = You are { $role ->
    [knight] the Knight
    [goblins] the Goblins
    [dragon] the Dragon
    [cave] the Cave
   *[thief] the Thief
  }
intro-goal-slay-dragon = You win when the Dragon has no Health left.
intro-goal-slay-knight = You win when the Knight has no Health left.
intro-goal-wake-and-leave = You win when you have woken, come to the surface and left by the Entrance.
intro-goal-collapse = You win when enough Crystal tiles have fallen and nobody has won before.
intro-goal-stash = You win when enough loot is stashed at the Entrance.
intro-goal-crystals-and-escape = You win when enough Crystals are smashed and you have left by the Entrance.
intro-goal-smash-crystals = You win when enough Crystals are smashed.
intro-how-knight = Put cubes on Movement, Perception and Strength, walk, and turn up dark tiles. What you meet there
    brings Grit, and Grit brings more cubes. Mind hidden Tribes that are stronger than you.
intro-how-goblins = A War card fills your three Tribes each turn. Hidden in the dark they wait for the Knight, and strike
    where they are stronger than she is. Light and crowding cost you Goblins.
intro-how-dragon = You move straight ahead underground and pay for powers with cards. Eaten Goblins, gathered Treasure
    and idleness move cubes to Wakefulness, until you wake. The Knight hunts you.
intro-how-cave = You lay the tiles the others explore, put out Treasure as bait, and use omens against whoever is nearest
    to winning. When the last tile is laid, the cave begins to collapse.
intro-how-thief = Each turn you share out Movement, Stealth and Thievery, take Treasure from tiles, pockets and Vaults,
    and carry it to the Entrance. You die easily, but never for long.
intro-begin = Begin
