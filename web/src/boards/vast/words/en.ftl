### Words only the drawn board of Vast needs.
map = The cavern
roles = Roles
my-board = My board
your-board = your board
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
