"""What is said about the Dragon: questions, events, and the board as a seat sees it."""

from typing import Annotated, Final, TypedDict

from undercroft.engine.contract import EventType, QuestionType
from undercroft.engine.observation import Field
from undercroft.games.vast.actions import DONE, NO, STAY
from undercroft.games.vast.domains import GEM, SLOTH, SYMBOL
from undercroft.games.vast.names import Box, Gem, Power, Space, Symbol
from undercroft.games.vast.roles.dragon.actions import TARGET_BOX

Target = Annotated[str, TARGET_BOX]

QUESTIONS: Final = (
    QuestionType(
        "dragon-turn",
        "VA-D012",
        "VA-D016",
        "VA-D018",
        "VA-D032",
        "VA-D033",
        "VA-D035",
        "VA-D038",
        armor=int,
        cards=int,
    ),
    QuestionType("gather-treasure", "VA-D087", "VA-D089", "VA-D090", decline=DONE, armor=int, cards=int),
    QuestionType("be-greedy", "VA-D088", "VA-D091", decline=DONE, armor=int, cards=int),
    QuestionType("place-gem", "VA-D092", "VA-D093", decline=DONE, armor=int, cards=int),
    QuestionType("keep-still", "VA-D101", "VA-D109", decline=DONE, armor=int, cards=int),
    QuestionType("claim-sloth", "VA-D099", "VA-D104", "VA-D105", "VA-D108", decline=DONE, armor=int, cards=int),
    QuestionType("surface", "VA-D113", "VA-D114", "VA-D115", "VA-D116", decline=NO, armor=int, cards=int),
    QuestionType("shriek", "VA-D065", "VA-D066", decline=NO),
    QuestionType("claw-next", "VA-D046", "VA-D125"),
    QuestionType("hiss", "VA-D054", "VA-D056"),
    QuestionType("scratch", "VA-D067", "VA-D068", "VA-D069"),
    QuestionType("burn", "VA-D062"),
    QuestionType("flame-wall", "VA-D070", "VA-D071"),
    QuestionType("wing", "VA-D053", "VA-D018", "VA-D022"),
    QuestionType("dragon-ride", "VA-R035", "VA-R041", decline=STAY),
    QuestionType("dragon-go-on", "VA-R041", "VA-D018", decline=STAY),
    QuestionType("slither", "VA-D057", "VA-D058"),
    QuestionType("swat", "VA-D059", "VA-D060"),
    QuestionType("discard-power", "VA-D098"),
    QuestionType("return-sloth", "VA-C042", "VA-V043"),
)

EVENTS: Final = (
    EventType("power-used", beat="step", power=Power),
    EventType("sloth-overcome", beat="quick", box=Box, wakefulness=int),
    EventType("sloth-returned", box=Box, wakefulness=int),
    EventType("dragon-woke", beat="climax"),
    EventType("dragon-surfaced", beat="climax"),
    EventType("dragon-hurt", beat="climax", amount=int, health=int),
    EventType("flame-wall-laid", beat="step", subject=("space",), space=Space),
    EventType("slithered", box=Box, target=Target),
    EventType("treasure-gathered", beat="step"),
    EventType("hoard-given-up", amount=int),
    EventType("gem-placed", beat="quick", subject=("space",), gem=Gem, space=Space),
    EventType("goblins-eaten", beat="step", amount=int, eaten=int),
)


class DragonView(TypedDict):
    health: int
    most_health: int
    wakefulness: int
    wakes_at: int
    armor: int
    spirit: int
    sloth: dict[Box, int]
    sloth_room: dict[Box, int]
    eaten: int
    most_eaten: int
    awake: bool
    surfaced: bool
    hand: list[Symbol | None]
    deck: int
    discards: list[Symbol]
    treasures: int
    shriek: bool
    shriek_turns: int
    gems_spent: list[Gem]


FIELDS: Final = (
    Field("dragon-health"),
    Field("dragon-wakefulness"),
    Field("dragon-armor"),
    Field("dragon-spirit"),
    Field("dragon-sloth", SLOTH),
    Field("dragon-eaten"),
    Field("dragon-awake"),
    Field("dragon-surfaced"),
    Field("dragon-hand"),
    Field("dragon-known-hand", SYMBOL),
    Field("dragon-deck"),
    Field("dragon-discards", SYMBOL),
    Field("dragon-treasures"),
    Field("dragon-shriek"),
    Field("dragon-shriek-turns"),
    Field("dragon-gems-spent", GEM),
)
"""The board as numbers."""
