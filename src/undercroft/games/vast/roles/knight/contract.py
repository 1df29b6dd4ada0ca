"""What is said about the Knight: questions, events, and the board as a seat sees it."""

from typing import Annotated, Final, NotRequired, TypedDict

from undercroft.engine.contract import EventType, QuestionType
from undercroft.engine.observation import Field
from undercroft.games.vast.actions import NO
from undercroft.games.vast.domains import SIDEQUEST, TREASURE
from undercroft.games.vast.names import Direction, Happening, Monster, Piece, Sidequest, Space, Strengths, Treasure
from undercroft.games.vast.roles.knight.actions import DECLINE, ITEM, READY
from undercroft.games.vast.roles.knight.board import CUBE_SPACES

Item = Annotated[str, ITEM]

QUESTIONS: Final = (
    QuestionType(
        "knight-turn",
        "VA-K007",
        "VA-K014",
        "VA-K024",
        "VA-K025",
        "VA-K028",
        steps=int,
        encounters=int,
        cubes=int,
        compared=NotRequired[dict[Piece, Strengths]],
    ),
    QuestionType(
        "face-event",
        "VA-K035",
        "VA-K106",
        decline=READY,
        steps=NotRequired[int],
        encounters=NotRequired[int],
        cubes=NotRequired[int],
        compared=NotRequired[dict[Piece, Strengths]],
    ),
    QuestionType("brace", "VA-K042", "VA-K045", decline=READY),
    QuestionType("brace-monster", "VA-V143", decline=READY, monster=Monster, strength=int),
    QuestionType("choose-ambusher", "VA-V144"),
    QuestionType("retreat", "VA-V148", "VA-V159", "VA-V174", monster=NotRequired[Monster], strength=NotRequired[int]),
    QuestionType("underworm", "VA-V154", "VA-V176"),
    QuestionType("return-cube", "VA-K091", "VA-K022"),
    QuestionType("poisoned-cube", "VA-B061", "VA-B062"),
    QuestionType("rest-for-health", "VA-K127", "VA-K129", decline=NO),
    QuestionType("discard-for-health", "VA-K128", "VA-K129", decline=NO),
    QuestionType("keep-treasure", "VA-K070", decline=DECLINE, treasure=Treasure),
    QuestionType("swing-axe", "VA-K116"),
    QuestionType("steal-treasure", "VA-T042"),
)

EVENTS: Final = (
    EventType("ambush-beaten", beat="step"),
    EventType("ambushed", beat="climax"),
    EventType("attack-missed", beat="step"),
    EventType("cube-earned", grit=int),
    EventType("cube-found"),
    EventType("cube-placed", item=Item),
    EventType("cube-poisoned"),
    EventType("cube-returned", grit=int),
    EventType("encounter-opened", beat="quick", left=int),
    EventType("event-played", beat="step", happening=Happening),
    EventType("grit-gained", amount=int, grit=int),
    EventType("grit-lost", amount=int, grit=int),
    EventType("health-lost", beat="climax", amount=int, health=int),
    EventType("health-regained", beat="step", amount=int, health=int),
    EventType("javelin-readied"),
    EventType("javelin-thrown", beat="step"),
    EventType("knight-attacked", beat="step", subject=("piece",), piece=Piece),
    EventType("monster-drawn", beat="step", subject=("monster",), monster=Monster),
    EventType("potion-drunk", beat="step"),
    EventType("shot", beat="step", subject=("piece",), piece=Piece),
    EventType("sidequest-shown", beat="step", sidequest=Sidequest, amount=int),
    EventType("treasure-declined", treasure=Treasure),
    EventType("treasure-kept"),
    EventType("treasure-lost"),
    EventType("treasure-shown", beat="step", treasure=Treasure),
    EventType("treasure-stolen", beat="step", treasure=Treasure),
    EventType("hidden-treasure-stolen", beat="step"),
    EventType("treasure-taken", beat="step"),
    EventType("wall-bombed", beat="step", subject=("space",), space=Space, direction=Direction),
)


class CubesView(TypedDict):
    """Where her Hero cubes are; `placed` by item, `grit_track` by the Grit they wait at."""

    unplaced: int
    set_aside: int
    discarded: int
    poisoned: int
    grit_track: list[int]
    placed: dict[Item, int]


class KnightView(TypedDict):
    health: int
    most_health: int
    grit: int
    movement: int
    perception: int
    strength: int
    steps_left: int
    encounters_left: int
    cubes: CubesView
    bombs: int
    treasures: list[Treasure]
    face_down_treasures: list[Treasure | None]
    sidequests: list[Sidequest | None]
    sidequests_shown: list[Sidequest]
    sidequest_deck: int
    smashed: int
    crystal_goal: int
    golem: bool
    beetles: bool
    dead: bool


FIELDS: Final = (
    Field("knight-health"),
    Field("knight-most-health"),
    Field("knight-grit"),
    Field("knight-statistics", 3),
    Field("knight-steps-left"),
    Field("knight-encounters-left"),
    # Unplaced, set aside, discarded, poisoned.
    Field("knight-loose-cubes", 4),
    Field("knight-grit-track", len(CUBE_SPACES)),
    Field("knight-cubes", ITEM),
    Field("knight-bombs"),
    Field("knight-treasures", TREASURE),
    Field("knight-face-down-treasures"),
    Field("knight-known-treasures", TREASURE),
    Field("knight-sidequests"),
    Field("knight-known-sidequests", SIDEQUEST),
    Field("knight-sidequests-shown", SIDEQUEST),
    Field("knight-sidequest-deck"),
    Field("knight-smashed"),
    Field("knight-golem"),
    Field("knight-beetles"),
    Field("knight-dead"),
)
"""The board as numbers."""
