"""What only the Cave can say."""

from typing import Final

from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.domains import DIRECTION, EVENT, OMEN, OMEN_TOKEN, SPACE, TREASURE

USE_OMEN: Final = ACTIONS.verb("use-omen", OMEN)
PAY_MARK: Final = ACTIONS.verb("pay-omen", OMEN_TOKEN)
DROP_MARK: Final = ACTIONS.verb("discard-omen", OMEN_TOKEN)
PLAY_EVENT: Final = ACTIONS.verb("play-event", EVENT)
GIVE_TREASURE: Final = ACTIONS.verb("give-treasure", TREASURE)
CARRY_TREASURE: Final = ACTIONS.verb("carry-treasure", SPACE)
SLIDE_ROCKS: Final = ACTIONS.verb("slide-rocks", SPACE, DIRECTION)
LIFT_ROCKS: Final = ACTIONS.verb("lift-rocks", SPACE, DIRECTION)
TURN_TILE: Final = ACTIONS.verb("turn-tile", SPACE)
ADD_EVENT: Final = ACTIONS.verb("add-event", SPACE)
BURY_EVENTS: Final = ACTIONS.verb("bury-events")
SHED_HATRED: Final = ACTIONS.verb("shed-hatred")
VENT_HATRED: Final = ACTIONS.verb("vent-hatred")
SKIP_TREASURE: Final = ACTIONS.verb("skip-treasure")
