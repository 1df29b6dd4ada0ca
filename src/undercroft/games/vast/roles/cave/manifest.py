"""What the Cave adds to the game."""

from undercroft.games.vast.roles.cave import board, deals, omens, role, tiles, turn
from undercroft.games.vast.roles.cave.role import CaveRole

BUNDLE = CaveRole
MODULES = (board, role, deals, omens, tiles, turn)
