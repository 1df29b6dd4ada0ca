"""What the Dragon adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.dragon import board, damage, moving, powers, role, turn
from undercroft.games.vast.roles.dragon.actions import GEMS_SPENT, TARGET_BOX
from undercroft.games.vast.roles.dragon.role import DragonRole

BUNDLE = DragonRole
DOMAINS = (GEMS_SPENT, TARGET_BOX)
MODULES = (board, role, moving, powers, damage, turn)
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
QUESTION_RULES: dict[str, tuple[str, ...]] = {
    "dragon-turn": ("VA-D012", "VA-D016", "VA-D018", "VA-D032", "VA-D033", "VA-D035", "VA-D038"),
    "gather-treasure": ("VA-D087", "VA-D089", "VA-D090"),
    "be-greedy": ("VA-D088", "VA-D091"),
    "place-gem": ("VA-D092", "VA-D093"),
    "keep-still": ("VA-D101", "VA-D109"),
    "claim-sloth": ("VA-D099", "VA-D104", "VA-D105", "VA-D108"),
    "surface": ("VA-D113", "VA-D114", "VA-D115", "VA-D116"),
    "shriek": ("VA-D065", "VA-D066"),
    "claw-next": ("VA-D046", "VA-D125"),
    "hiss": ("VA-D054", "VA-D056"),
    "scratch": ("VA-D067", "VA-D068", "VA-D069"),
    "burn": ("VA-D062",),
    "flame-wall": ("VA-D070", "VA-D071"),
    "wing": ("VA-D053", "VA-D018", "VA-D022"),
    "dragon-ride": ("VA-R035", "VA-R041"),
    "dragon-go-on": ("VA-R041", "VA-D018"),
    "slither": ("VA-D057", "VA-D058"),
    "swat": ("VA-D059", "VA-D060"),
    "discard-power": ("VA-D098",),
    "return-sloth": ("VA-C042", "VA-V043"),
}
"""The ledger rules behind each question, for whoever asks why."""
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
