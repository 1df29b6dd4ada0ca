"""What only the Dragon can say."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.cards import SLOTH_BOXES
from undercroft.games.vast.domains import GEM, POWER, SLOTH, SPACE, SYMBOL

GEMS_SPENT: Final = Domain(
    "gems",
    ("no-gem", "claw", "flame", "claw-flame", "wing", "claw-wing", "flame-wing", "all-gems"),
)
"""Which Gems lend their symbol; the index is a bit mask of the Gems."""
CLAWS: Final = Domain.numbers("claws", 0, 4)
FLAMES: Final = Domain.numbers("flames", 0, 4)
TARGET_BOX: Final = Domain("target", SLOTH_BOXES)

USE_POWER: Final = ACTIONS.verb("use-power", POWER, GEMS_SPENT)
USE_ANY_POWER: Final = ACTIONS.verb("use-any-power", POWER, CLAWS, FLAMES, GEMS_SPENT)
"""A power whose cost any symbols pay: so many Claw and Flame cards, these Gems, the rest with Wing cards."""
FINISH_POWERS: Final = ACTIONS.verb("finish-powers")
SLITHER: Final = ACTIONS.verb("slither", SLOTH, TARGET_BOX)
SWAT_TREASURE: Final = ACTIONS.verb("swat-treasure", SPACE)
SWAT_GEM: Final = ACTIONS.verb("swat-gem", GEM)
CLAIM_SLOTH: Final = ACTIONS.verb("claim-sloth", SLOTH)
RETURN_SLOTH: Final = ACTIONS.verb("return-sloth", SLOTH)
GATHER: Final = ACTIONS.verb("gather-treasure")
PLACE_GEM: Final = ACTIONS.verb("place-gem", GEM)
DISCARD_POWER: Final = ACTIONS.verb("discard-power", SYMBOL)
REROLL: Final = ACTIONS.verb("reroll")
SURFACE: Final = ACTIONS.verb("surface")
