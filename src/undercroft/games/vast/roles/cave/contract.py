"""What is said about the Cave: questions, events, and the board as a seat sees it."""

from typing import Final, TypedDict

from undercroft.engine.contract import EventType, QuestionType
from undercroft.engine.observation import Field
from undercroft.games.vast.actions import DONE
from undercroft.games.vast.domains import EVENT, OMEN, OMEN_TOKEN, TILE
from undercroft.games.vast.names import Direction, Happening, Mark, Omen, Role, Space, Tile
from undercroft.games.vast.roles.cave.deals import LOOKS

QUESTIONS: Final = (
    QuestionType("choose-tile", "VA-C010", "VA-C012", space=Space),
    QuestionType("shape-cave", "VA-C053"),
    QuestionType("place-treasure", "VA-C056", "VA-V056"),
    QuestionType("omens", "VA-C023", "VA-C026", "VA-C027", decline=DONE),
    QuestionType("pay-omen", "VA-C025", omen=Omen, left=int),
    QuestionType("discard-omen", "VA-B068"),
    QuestionType("choose-event", "VA-C083", "VA-C084"),
    QuestionType("give-treasure", "VA-C079"),
    QuestionType("giant-bats", "VA-C029", "VA-C030"),
    QuestionType("lift-rocks", "VA-C033"),
    QuestionType("slide-rocks", "VA-C032", "VA-C035"),
    QuestionType("spores", "VA-C039", "VA-C044"),
    QuestionType("hatred", "VA-C045", "VA-L031"),
    QuestionType("crystal-curse", "VA-C047", "VA-C050", "VA-C052"),
    QuestionType("turn-tile", "VA-C048"),
)

EVENTS: Final = (
    EventType("omen-drawn", beat="quick", mark=Mark),
    EventType("omen-paid", mark=Mark),
    EventType("omen-used", beat="step", omen=Omen, amount=int),
    EventType("rocks-slid", beat="step", subject=("space",), space=Space, direction=Direction),
    EventType("spored", beat="step", subject=("role",), role=Role),
    EventType("hatred-shed", beat="quick", left=int),
    EventType("events-buried", beat="step"),
)


class CaveView(TypedDict):
    """`omens` are tokens held by symbol, `prices` what each omen costs now."""

    omens: dict[Mark, int]
    bag: int
    prices: dict[Omen, int]
    tiles: list[Tile | None]
    next_events: list[Happening]
    hatred: int


FIELDS: Final = (
    Field("cave-omens", OMEN_TOKEN),
    Field("cave-bag"),
    Field("cave-prices", OMEN),
    Field("cave-known-tiles", TILE),
    # The next Event card, the one after it, ...
    Field("cave-next-events", LOOKS, EVENT),
    Field("cave-hatred"),
)
"""The board as numbers."""
