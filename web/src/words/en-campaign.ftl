### A series of games whose winners climb.

campaign = Campaign
campaigns-yours = Your campaigns
campaigns-none = None yet. A campaign waits for its players between games, as long as they like.
campaign-new = Begin a campaign
campaign-begin = Begin the campaign
campaign-who = Player { $number }
campaign-who-me = Me
campaign-who-device = Another person at this device
campaign-who-link = Somebody by link
campaign-who-bot = Bot: { $level }
campaign-name = Name of player { $number }
campaign-ladder = Levels
campaign-standing = { $name }: { $level }
campaign-cast = Roles for game { $number }
campaign-role-of = Role of { $name }
campaign-host-casts = { $name } gives out the roles and starts.
campaign-start = Start game { $number }
campaign-on = To the next game
campaign-resume = Back to the table
campaign-running = Game { $number } is being played.
campaign-ended = Game { $number } is over.
campaign-history = Games so far
campaign-game = Game { $number }
campaign-won-as = { $name } wins as { $role } ({ $level })
campaign-nobody-won = Nobody wins
campaign-open = Open
campaign-count = { $count ->
    [0] no game yet
    [one] one game
   *[other] { $count } games
  }
campaign-over = The campaign is over
campaign-again = Begin another one
roles-usual = { $roles } (recommended)
