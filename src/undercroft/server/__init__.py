"""Tables over HTTP and WebSocket.

messages.py   what travels over the wire, typed
refusals.py   the one way to say no, as a key for the words
catalogue.py  what can be played: games, options, actions
lines.py      the log of a table: one line per change, and what a line does to the facts of the table
room.py       a table in memory: decides about commands, never before the line is stored
eyes.py       what one viewer is shown; the only place where a view leaves a match
store.py      the database; a line is appended here or nowhere
schema.py, migrations/   its shape
people.py     identity without sign-up
bots.py       opponents in worker processes
hall.py       all rooms of this process, clocks, leases, news from other processes
web.py        HTTP routes; socket.py the WebSocket; app.py puts them together
replays.py    finished games, step by step
client.py     a small client for tests and bots
commands.py   serve, backup, restore

Only views leave the server, and nothing is told before it is stored. May import `engine`, the registry of
games, `words` and `bots`; never a game by name.
"""
