"""What the Thief adds to the game."""

from undercroft.games.vast.roles.thief import board, dying, moving, role, stashing, taking, turn
from undercroft.games.vast.roles.thief.role import ThiefRole

BUNDLE = ThiefRole
MODULES = (board, role, dying, moving, stashing, taking, turn)
"""The ledger rules behind each question, for whoever asks why."""
