"""What the Goblins add to the game."""

from undercroft.games.vast.roles.goblins import (
    activation,
    attacks,
    board,
    damage,
    losses,
    marching,
    moment,
    monsters,
    role,
    secrets,
    turn,
    war,
)
from undercroft.games.vast.roles.goblins.role import GoblinsRole

BUNDLE = GoblinsRole
MODULES = (activation, attacks, board, role, losses, marching, moment, monsters, secrets, damage, turn, war)
"""The ledger rules behind each question, for whoever asks why."""
