"""The life of a table, pure: what a person wants, what that adds to the table's log, what each viewer is shown.

Knows neither database, sockets, web framework nor asyncio: it can be tested, simulated and carried elsewhere alone.

log.py            what the log of a table holds;  state.py  what is true after it;  recording.py  its games
commands.py       what a person may want;  opening.py  a new table
catalogue.py        what can be played
respond.py        a command and a state give a log entry and the next state
plan.py           what a command would add:  playing.py, seats.py, hosting.py and setup.py  make plans
changed_rules.py  games whose rules are gone
members.py        what a table remembers of its people: who saw what, who asks, who was away or sent away
conditions.py     when a command is refused;  refusals.py  how
projection.py     what each viewer is shown, in the messages of  news.py
staging.py        how it looked between the beats of an answer
learning.py       a lesson at the table
series.py         a campaign at the table;  bot_names.py  what bots are called
surroundings.py   time, chance and who is here: all that comes from outside
"""
