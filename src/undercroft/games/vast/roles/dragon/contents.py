"""What the Dragon adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.dragon import board, bundle, moving, powers, suffering, turn
from undercroft.games.vast.roles.dragon.bundle import DragonRole
from undercroft.games.vast.roles.dragon.says import GEMS_SPENT, TARGET_BOX

BUNDLE = DragonRole
DOMAINS = (GEMS_SPENT, TARGET_BOX)
MODULES = (board, bundle, moving, powers, suffering, turn)
QUESTIONS: tuple[str, ...] = (
    "dragon-turn",
    "gather-treasure",
    "be-greedy",
    "place-gem",
    "keep-still",
    "claim-sloth",
    "surface",
    "shriek",
    "claw-next",
    "hiss",
    "scratch",
    "burn",
    "flame-wall",
    "wing",
    "dragon-ride",
    "dragon-go-on",
    "slither",
    "swat",
    "discard-power",
    "return-sloth",
)
EVENTS: tuple[str, ...] = (
    "power-used",
    "sloth-overcome",
    "sloth-returned",
    "dragon-woke",
    "dragon-surfaced",
    "dragon-hurt",
    "flame-wall-laid",
    "slithered",
    "treasure-gathered",
    "hoard-given-up",
    "gem-placed",
    "goblins-eaten",
)
