"""Undercroft: a digital table for four board games of goblins, vaults, skulls and caverns.

engine/     the procedure stack every game runs on; knows no game
games/      one folder per game: rules, card data, words, rulebook; the registry finds them
lessons/    games that teach: a fixed deal and a story, as files in the folders of games
words/      words every game shares; keys become sentences here
bots/       opponents; they see a view and imagined worlds, never the true state
lab/        simulation, fuzzing, tournaments, environments for learning
server/     tables over HTTP and WebSocket
terminal/   playing in a terminal
files.py    files that are written whole or not at all
cli.py      the command line

docs/architecture.md draws who imports whom.
"""

__version__ = "0.1.0"
