"""Tables over HTTP and WebSocket, room by room; each may use the ones above it.

table/     the life of a table, pure: what a person wants, what that adds to the log, what each viewer is shown
fairness/  how what the server has is shared out among its guests
storage/   the database; a log entry is appended here or nowhere
thinking/  bots in worker processes, hints, odds, what an answer would mean
history/   earlier moments and finished games
service/   the tables of this process: viewers, bots, clocks, and notices from other processes
wire/      HTTP routes, the WebSocket, the web client's files
local/     tables on one device without any of this: what runs in a browser

Beside them: settings.py, command_line.py (serve, backup, restore, check, prune) and client.py, a small client for
tests and bots.

Only views leave the server, and nothing is told before it is stored. May import `engine`, the registry of
games, `words` and `bots`; never a game by name.
"""
