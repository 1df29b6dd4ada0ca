"""All verbs in a fixed order: the shared ones, then the roles in turn order."""

# ruff: noqa: I001
from typing import Final

from undercroft.engine.actions import Actions
from undercroft.games.vast.actions import ACTIONS as SHARED_ACTIONS
from undercroft.games.vast.roles.knight import actions as knight_actions
from undercroft.games.vast.roles.goblins import actions as goblins_actions
from undercroft.games.vast.roles.dragon import actions as dragon_actions
from undercroft.games.vast.roles.cave import actions as cave_actions
from undercroft.games.vast.roles.thief import actions as thief_actions

VOCABULARIES: Final = (knight_actions, goblins_actions, dragon_actions, cave_actions, thief_actions)
ACTIONS: Final[Actions] = SHARED_ACTIONS
