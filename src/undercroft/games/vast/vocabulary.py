"""All verbs in a fixed order: the shared ones, then the roles in turn order."""

# ruff: noqa: I001
from typing import Final

from undercroft.engine.actions import Actions
from undercroft.games.vast.says import ACTIONS as SHARED_ACTIONS
from undercroft.games.vast.roles.knight import says as knight_says
from undercroft.games.vast.roles.goblins import says as goblins_says
from undercroft.games.vast.roles.dragon import says as dragon_says
from undercroft.games.vast.roles.cave import says as cave_says
from undercroft.games.vast.roles.thief import says as thief_says

VOCABULARIES: Final = (knight_says, goblins_says, dragon_says, cave_says, thief_says)
ACTIONS: Final[Actions] = SHARED_ACTIONS
