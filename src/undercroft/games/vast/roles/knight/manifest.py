"""What the Knight adds to the game."""

from undercroft.games.vast.roles.knight import (
    board,
    encounter,
    events,
    grit,
    infestation,
    items,
    role,
    sidequests,
    thefts,
    turn,
)
from undercroft.games.vast.roles.knight.role import KnightRole

BUNDLE = KnightRole
MODULES = (board, role, encounter, events, grit, infestation, items, sidequests, thefts, turn)
