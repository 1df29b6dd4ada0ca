"""Playing in a terminal. Knows games only through the registry; a game draws itself in its own `text` module.

sitting.py      a game at one keyboard, however it is shown
screen.py       the whole screen;  plain.py  line by line;  showing.py  which of the two
drawing.py      a view as lines of text;  playthrough.py  a whole game to read
campaign.py     a campaign in a file;  campaign_command.py  its command
learning.py     a lesson at one keyboard;  learn_command.py  its command, also for who writes one
arguments.py    options that several commands have
"""
