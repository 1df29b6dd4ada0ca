"""All verbs in a fixed order: the shared ones, then the roles in turn order."""

from undercroft.engine.actions import Actions
from undercroft.games.vast import says

from undercroft.games.vast.roles.knight import says as knight_says  # isort: skip
from undercroft.games.vast.roles.goblins import says as goblins_says  # isort: skip
from undercroft.games.vast.roles.dragon import says as dragon_says  # isort: skip
from undercroft.games.vast.roles.cave import says as cave_says  # isort: skip
from undercroft.games.vast.roles.thief import says as thief_says  # isort: skip

MODULES = (says, knight_says, goblins_says, dragon_says, cave_says, thief_says)
ACTIONS: Actions = says.ACTIONS
