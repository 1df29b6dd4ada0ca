"""The engine: a stack of procedures that waits for seats, for luck, or for nobody.

Knows no game. Imports the standard library only (and `mypy_extensions`, which is the
compiler's half of the standard library). `Match` is the only door to a running game.
"""
