"""The action space of Vast: the verbs every role shares. Roles add their own in `roles/<role>/actions.py`.

`__init__.py` imports all of them in turn order, so that every process numbers the actions alike.
"""

from typing import Final

from undercroft.engine.actions import Actions
from undercroft.games.vast.domains import (
    BEND,
    DIRECTION,
    FACING,
    PIECE,
    ROLE,
    SPACE,
    TERRAIN,
    TILE,
)

ACTIONS: Final[Actions] = Actions()

YES: Final = ACTIONS.verb("yes")
NO: Final = ACTIONS.verb("no")
DONE: Final = ACTIONS.verb("done")
END_TURN: Final = ACTIONS.verb("end-turn")
STAY: Final = ACTIONS.verb("stay")
MOVE: Final = ACTIONS.verb("move", SPACE)
PUSH: Final = ACTIONS.verb("push", SPACE)
POINT: Final = ACTIONS.verb("point", SPACE)
"""Choose a space for whatever the question is about."""
REVEAL: Final = ACTIONS.verb("reveal", SPACE)
ORIENT: Final = ACTIONS.verb("orient", FACING)
LAY: Final = ACTIONS.verb("lay", SPACE)
LAY_TILE: Final = ACTIONS.verb("lay-tile", TILE)
REMOVE: Final = ACTIONS.verb("remove", SPACE)
SLIDE: Final = ACTIONS.verb("slide", SPACE, DIRECTION)
SLIDE_ROUND: Final = ACTIONS.verb("slide-round", SPACE, DIRECTION, BEND)
CHOOSE_PIECE: Final = ACTIONS.verb("choose-piece", PIECE)
CHOOSE_ROLE: Final = ACTIONS.verb("choose-role", ROLE)
CHOOSE_TERRAIN: Final = ACTIONS.verb("choose-terrain", TERRAIN)
LAY_TERRAIN: Final = ACTIONS.verb("lay-terrain", SPACE, FACING)
PUT_TREASURE: Final = ACTIONS.verb("put-treasure", SPACE)
