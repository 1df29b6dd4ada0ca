"""What the Dragon adds to the game."""

from undercroft.games.vast.roles.dragon import board, damage, moving, powers, role, turn
from undercroft.games.vast.roles.dragon.role import DragonRole

BUNDLE = DragonRole
MODULES = (board, role, moving, powers, damage, turn)
"""The ledger rules behind each question, for whoever asks why."""
