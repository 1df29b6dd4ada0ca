### Words of the web shell. Games bring their own; see src/undercroft/games/*/words.

## Games

players-range = { $least }–{ $most }
players-range-label = { $least } to { $most } players
minutes = { $count } min
minutes-label = about { $count } minutes

## Home

undercroft = Undercroft
promise = { $count ->
    [0] Fantasy
    [4] Four fantasy
   *[other] { $count } fantasy
} board games around one table under the hill.
promise-more = Open a table, send the link, play in the browser. Bots take the empty chairs. No sign-up.
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-main = Main
play-now = Play now
play-alone = Play alone
play-alone-as = Alone: { $names }
open-a-table = Open a table
try-with-bots = against bots
your-tables = Your tables
open-tables = Open tables
no-open-tables = No tables yet. Open one, or try a game with bots.
no-your-tables = You sit at no table. Pick a game above.
no-your-tables-here = You sit at no table.
your-turn = Your turn
waiting-for = Waiting for { $names }
sit-down = Sit down
watch = Watch
go-to-table = Go to table
join-by-link = Join by link
join = Join
join-hint = Paste a link or a table’s name
join-bad = That is not a table’s link.
devices = My other devices
link-make = Make a personal link
link-note = Opened on another device, it makes that device you: once, within a quarter of an hour. Keep it like a key.
link-revoke = Cancel the link
link-revoked = The link is void.
only-here = Forget me on all my other devices
only-here-done = Only this device knows you now.
adopt-ask = Become { $other } on this device?
adopt-hint = This device is { $name }. Nobody else here will be { $name } any more; make a personal link first to keep that name elsewhere.
adopt-yes = Become { $other }
adopt-no = Stay { $name }
seats-taken = { $taken } of { $seats }
credit-icons = Icons: game-icons.net, CC BY 3.0
guest = Guest
your-name = Your name
change-name = Change name
name-hint = Up to 24 letters. Others see it at the table.
language-name = English
language-switch = Русский
theme-switch = Light or dark
skip-to-question = Skip to the question
close = Close
cancel = Cancel
save = Save
back = Back
start = Start
settings = Settings
menu = Menu
more = More

## Opening a table

new-table = Open a table
new-table-of = Open a table of { $game }
players = Players
chairs = Chairs
chair-you = You
chair-bot = Bot
chair-open = Open chair
chair-link = By link
level = Level
level-random = Wanderer
table-name = Name of the table
table-name-hint = The Rusty Ladle
no-replays = Finished games appear here.
level-novice = Novice
level-adept = Adept
temper-cautious = cautious
temper-bold = bold
level-expert = Expert
variants = Rules of this table
preset-first-game = First game
preset-standard = Standard
listed = Anyone may find this table
create = Open the table
reconstruction = Some card values are a reconstruction, not a scan of the printed cards.

## Lobby

lobby = Around the table
invite = Invite
copy-link = Copy link
link-copied = Copied
invite-hint = Send this link or show the code. No sign-up is needed.
start-game = Start the game
start-missing = { $count ->
    [one] One chair is empty
   *[other] { $count } chairs are empty
  }
fill-with-bots = Fill with bots
add-bot = Seat a bot
sit-here = Sit here
stand-up = Stand up
remove = Remove
host-starts = { $name } starts the game
hotseat-add = Another player on this device
hotseat-name = Name of the player
hotseat-hint = You pass the device round; nobody sees another’s hand.

## At the table

round = Round { $round } of { $rounds }
turn-number = Turn { $turn }
you = You
seat-you = { $name } (you)
first-player = first
bot = bot
away = away
undo = Undo
undo-ask = Ask to undo
undo-no = Nothing can be taken back here
restart-turn = { $count ->
    [one] Take back one answer
   *[other] Take back { $count } answers
  }
restart-turn-hint = Takes back your last { $count } answers at once: everything since something was last revealed, rolled or asked of another player. What came before stays.
restart-turn-key = take back every answer since the last reveal
undo-request = { $name } asks to take back a move
undo-waiting = You asked to take back. Waiting for { $names }
undo-withdraw = Withdraw
undo-lines = { $count ->
    [0] Nothing you were told of would change
    [one] Would undo one line of the log
   *[other] Would undo { $count } lines of the log
  }
undo-agree = Agree
undo-decline = Decline
rule = Rule
rules = Rules
log = Log
chat = Chat
board = Table
mine = Mine
reference = Reference
reference-now = Reference: { $phase }
answer-at-board = Answer at the table
score-sheet = Score sheet
score-sheet-now = How everyone stands
sound = Sound
hint = Hint
question-meaning = What the question means
hint-thinking = Thinking … A bot looks at the table through your eyes.
hint-instead = Instead, “{ $option }”:
hint-quick = (Many ask just now, so this is a quick look.)
hints-setting = A bot may be asked for hints
hints-setting-note = By default only where nobody plays against another person.
thing-unlit = Not possible now. Click to learn why.
thing-lit = { $count ->
    [one] One answer
   *[other] Leads to { $count } answers
  }
past-label = An earlier moment
past-move = You are looking at move { $move } of { $moves }
past-start = You are looking at the beginning
past-hint = Left and right step, Esc returns.
past-asked = Meanwhile you are asked something.
past-back = Back to now
list-answers = All answers in words
answers-search = Search the answers
list-answers-hint = Every legal answer of the open question.
take-back = Take back
choose-answer = Choose an answer
also-possible = Also possible now
options-count = { $count ->
    [one] One answer
   *[other] { $count } answers
  }
waiting-one = { $name } decides
waiting-many = Waiting for { $names }
bot-thinks = { $name } thinks
thinks = thinks …
nobody-asked = The table is being set
you-watch = You are watching
sending = Sending
saved = Saved
not-saved = Not stored yet
connection-live = Connected
connection-lag = { $lag } ms
connection-connecting = Fetching the table
connection-lost = Connection lost. Trying again in { $seconds } s
connection-lost-now = Connection lost. Trying again
connection-kept = Your answer is kept and will be sent once.
refused = That answer was refused
refused-why = { $reason }
confirm-title = Sure? { $answer }
confirm-go = Do it
confirm-final = It cannot be taken back without asking the others.
game-over = The game is over
winner-one = { $name } wins
winner-many = Shared victory: { $names }
you-win = You win
place = { $place }.
total = total
replay = Replay
rematch = Rematch
leave-table = Leave the table
leave = Leave
people = At this table
host = host
onlooker = onlooker
stands-in = a bot stands in
ask-seat = Ask for this seat
release-seat = Let others have it
host-pass = Make { $name } the host
silence = Let { $name } write no more
silence-lift = Let { $name } write again
remove-person = Remove { $name }
remove-sure = { $name } will not be able to come back to this table.
table-lock = Lock the table
table-lock-note = Nobody else sits down. A private table lets nobody else in.
table-close = Close the table
table-close-sure = Nobody will be able to play on here. What was played can still be looked at.
table-closed = The host has closed this table.
closed-table = Closed
leave-keep = Keep my seat
leave-keep-note = The others wait for you, or let a bot play on until you are back.
leave-bot = Let a bot play until I am back
leave-bot-note = Your seat is waiting unless the host gives it to somebody else.
leave-give-up = Give my seat up
leave-give-up-note = A bot plays on for good.
away-notice = { $name } is away.
away-nudge = Remind
away-bot = Let a bot play on
away-wait = Wait
reminded = They wait for you
reminded-by = { $name } reminds you: it is your turn.
view-failed = This moment cannot be shown
view-failed-note = A fault in the game keeps it from you. It has been noted for whoever runs the server. The others play on.
view-failed-way = You will see the table again as soon as it has moved on. If they wait for you, take a move back, or let a bot play until you are back.
request = { $name } would like to play in place of { $bot }.
request-near = They come from the same address as { $names }: perhaps one person, perhaps one family.
request-admit = Agree
request-deny = Decline
request-waiting = You have asked the host for the seat of { $bot }.
seat-kept = A bot is playing in your place.
seat-back = Take my seat again
missed = { $answers ->
    [0] While you were away a bot had your seat; none of its answers stand.
    [one] While you were away a bot answered once in your place.
   *[other] While you were away a bot answered { $answers } times in your place.
  }
missed-undone = { $count ->
    [one] Once something was taken back.
   *[other] { $count } times something was taken back.
  }
missed-show = Show it
missed-read = Seen
undo-anew = Taken back at once; dice fall anew and bots answer anew
undo-anew-done = Taken back. Dice fall anew and bots answer anew.
door-removed = You cannot come back to this table
door-removed-hint = Its host has removed you.
door-unreadable = This table cannot be opened
door-unreadable-hint = What was written down of it cannot be read. The fault has been noted; other tables are not touched by it.
door-locked = This table is locked
door-locked-hint = Its host lets nobody else in just now.
log-empty = The game begins here.
log-jump = See this moment
log-why = Why this move?
log-undone = { $count ->
    [one] One line was taken back
   *[other] { $count } lines were taken back
  }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
send = Send
rules-search = Search the rules
rules-contents = Contents
rules-numbers = Rule numbers
rules-print = Print
rules-words = The words of the game
rules-show = Go to the rule
rules-none = No paragraph mentions that.
rules-found = { $count ->
    [one] One paragraph
   *[other] { $count } paragraphs
  }
rules-missing = The rulebook of this game is not written yet.
pass-to = Pass to { $name }
pass-to-hint = The others look away.
ready = I am { $name }
table-view = As text
seconds-left = { $seconds } s left

## Settings

theme = Theme
theme-system = As the system
theme-dark = Torchlight
theme-light = Limestone
language = Language
motion = Motion
motion-system = As the system
motion-full = Moving pieces
motion-none = Still
volume = Sound
volume-off = off
confirm-setting = Ask once more before an answer that cannot be taken back
confirm-setting-note = One that reveals something, calls for luck or passes the word to another player. Alone against bots everything can be taken back.
keys = Keys
key-arrows = move among what is lit
key-enter = answers with it
key-escape = takes a pick back, or returns from the past
key-all = move among everything; Enter then says why not
key-digits = press the button that bears the number, or else the one in that place
key-question = go to the question
key-help = show these keys

## Replay

replay-of = Replay
replay-move = Move { $move } of { $moves }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-continue = Continue from here

## Broken and empty

lost-page = There is no such door
lost-page-hint = The address leads to a wall.
lost-table = There is no such table
left-game = The rules have changed since the last game here (version { $version }), so it cannot go on. Its record is kept.
left-game-record = Download the record
old-replay = This game was played by earlier rules
old-replay-hint = It can no longer be shown move by move, but its record is kept.
lost-replay = There is no such replay
lost-table-hint = It may have been cleared away, or the link lost a letter.
lost-server = The server does not answer
lost-server-hint = It may be starting. This page tries again by itself.
to-home = Back to the hall
copy-report = Copy report
reload = Reload
board-missing = The picture of this board is not drawn yet. You can play in words.

## Bots at the table

tavern-1 = The Rusty Ladle
tavern-2 = Under the Hill
tavern-3 = The Cracked Lantern
tavern-4 = Third Cellar
tavern-5 = The Brass Owl
tavern-6 = Deep Hollow
tavern-7 = The Quiet Vault
tavern-8 = Nine Candles

# What happens is shown one thing after another.
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
wait-for-round = Wait for me after each round
wait-for-round-note = The next round begins when you say so.
answer-no = Say No for me where it is the only answer
answer-no-note = Such questions keep secret what you hold. The answer comes after a pause, as if you had thought.
go-on = Go on
next-round = Next round
skip-to-now = Skip to now
while-away = The game went on while you were away.
while-away-show = Show me
while-away-skip = Skip

# How a game ended.
you-lose = You lose
you-come = You come { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $seats }
ahead-by = { $name } is ahead by { $points }.
wins = wins
turning-points = What decided it
turning-point = Round { $round }: { $name } +{ $points }
look-at-board = Look at the board
result = Result
next-level = Next level: { $level }
did-well = What you did well
best-round = Your best round: { $round }, +{ $points }
best-category = { $category }: { $points }, more than anybody else
share-picture = Share as a picture
intro-understood = Understood
