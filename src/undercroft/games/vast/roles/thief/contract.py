"""What is said about the Thief: questions, events, and the board as a seat sees it."""

from typing import Final, NotRequired, TypedDict

from undercroft.engine.contract import EventType, QuestionType
from undercroft.engine.observation import Field
from undercroft.games.vast.actions import DONE, STAY
from undercroft.games.vast.domains import GEM, UPGRADE
from undercroft.games.vast.names import Gem, Piece, Space, Strengths, Tile, Token, Upgrade

QUESTIONS: Final = (
    QuestionType(
        "assign-stats", "VA-T007", "VA-T070", steps=int, cubes=int, compared=NotRequired[dict[Piece, Strengths]]
    ),
    QuestionType(
        "thief-turn",
        "VA-T009",
        "VA-T011",
        "VA-T012",
        "VA-T033",
        "VA-T039",
        "VA-T048",
        "VA-T051",
        steps=int,
        cubes=int,
        compared=NotRequired[dict[Piece, Strengths]],
    ),
    QuestionType("peeked", "VA-T015", "VA-T016", decline=DONE, tile=Tile),
    QuestionType("sticky-fingers", "VA-T040"),
    QuestionType("grab-treasure", "VA-T057"),
    QuestionType("stash-loot", "VA-T060", "VA-T086"),
    QuestionType("choose-upgrade", "VA-T064", "VA-T066", "VA-T069"),
    QuestionType("lose-upgrade", "VA-C043", "VA-T067"),
    QuestionType("evade", "VA-T071", "VA-T073", decline=STAY),
)

EVENTS: Final = (
    EventType("thief-appeared", beat="step"),
    EventType("stats-assigned", beat="step", movement=int, stealth=int, thievery=int),
    EventType("thief-peeked", "others", beat="step", subject=("space",), space=Space),
    EventType("thief-peeked-own", "one", beat="step", subject=("space",), space=Space, tile=Tile),
    EventType("thief-looted", beat="step", subject=("space",), token=Token, space=Space),
    EventType("action-die-rolled", beat="quick", number=int),
    EventType("thief-picks-pocket", beat="step", subject=("piece",), piece=Piece),
    EventType("thief-picks-lock", beat="step", subject=("space",), space=Space),
    EventType("thief-succeeds", beat="step"),
    EventType("thief-fails", beat="step"),
    EventType("thief-stabs", beat="step", subject=("piece",), piece=Piece, cubes=int),
    EventType("loot-hidden", beat="step", level=int),
    EventType("loot-stashed", beat="climax", count=int, goal=int),
    EventType("upgrade-bought", beat="step", upgrade=Upgrade),
    EventType("upgrade-lost", beat="step", upgrade=Upgrade),
    EventType("thief-died", beat="climax", subject=("space",), space=Space),
    EventType("thief-evaded", beat="step"),
)


class ThiefView(TypedDict):
    """`tokens` are the Stat tokens on Movement, Stealth and Thievery; `steps` what is left of his Movement."""

    movement: int
    stealth: int
    thievery: int
    tokens: list[int]
    steps: int
    cubes: int
    carried: int
    gems: list[Gem]
    stashed: int
    goal: int
    upgrades: list[Upgrade]
    loot_drop: int


FIELDS: Final = (
    Field("thief-movement"),
    Field("thief-stealth"),
    Field("thief-thievery"),
    Field("thief-tokens", 3),
    Field("thief-steps"),
    Field("thief-cubes"),
    Field("thief-carried"),
    Field("thief-gems", GEM),
    Field("thief-stashed"),
    Field("thief-upgrades", UPGRADE),
    Field("thief-loot-drop"),
)
"""The board as numbers."""
