"""Undercroft: a digital table for four board games of goblins, vaults, skulls and caverns.

engine/     the procedure stack every game runs on; knows no game
games/      one folder per game: rules, card data, words, rulebook
words/      words every game shares, and the Fluent door to all of them
bots/       opponents; they see a view and imagined worlds, never the true state
lab/        simulation, fuzzing, tournaments
server/     tables over HTTP and WebSocket
terminal/   playing in a terminal
cli.py      the command line
"""

__version__ = "0.1.0"
