### The terminal.

seat-you = { $seat } (you)
column-game = game
column-seats = seats
broken-game = broken
line-change-places = { $seat }, take the keyboard and press Enter:
screen-thinking = { $seat } is thinking…
screen-over = The game is over.
screen-log = Log
screen-rules = Rules of this question
screen-filter = Type to narrow the list
screen-no-rules = The rulebook has no paragraph for this question.
screen-place = { $seat }, take the keyboard
screen-ready = I am here
key-undo = undo
key-why = rules
key-save = save
key-log = log
key-filter = find
key-quit = quit
key-back = back
line-go-on = Enter to go on (or quit):
screen-go-on = Go on
lesson-over = The lesson is over.
screen-lesson-over = The lesson is over. Press Q to leave.
