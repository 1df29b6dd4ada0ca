"""What the Goblins add to the game."""

from undercroft.games.vast.roles.goblins import (
    activation,
    attacks,
    board,
    damage,
    losses,
    marching,
    monsters,
    role,
    secrets,
    turn,
    war,
)
from undercroft.games.vast.roles.goblins.role import GoblinsRole

BUNDLE = GoblinsRole
MODULES = (activation, attacks, board, role, losses, marching, monsters, secrets, damage, turn, war)
