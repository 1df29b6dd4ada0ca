"""What a lesson is: settings, seats, luck, and moments that follow one another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

from undercroft.engine.record import Record
from undercroft.engine.settings import Settings

Waits = Literal["go-on", "answer", "free"]
"""What a moment waits for: that it is read, one of some answers, or a number of answers of the learner's choice."""


class Scripted(NamedTuple):
    """What another seat answers."""

    seat: int
    answer: str


@dataclass(frozen=True, slots=True)
class Comment:
    """What the coach says of an answer, or of something that happened."""

    says: str
    """The message."""
    answer: str | None = None
    """A pattern of the learner's answer."""
    event: str | None = None
    """The key of an event that the learner was told."""
    args: Mapping[str, object] = field(default_factory=dict)
    """Arguments the event must have."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing that is told, and what must happen before the next."""

    says: str
    """The message."""
    points: tuple[str, ...] = ()
    """What it points at: `card:tomes-9`, as answers name things, or `view:goals`, a part of the view."""
    others: tuple[Scripted, ...] = ()
    """What other seats answer before anything is told."""
    answers: tuple[str, ...] = ()
    """Patterns of the answers that lead on; none: see `free`."""
    refused: tuple[Comment, ...] = ()
    """Why other answers are not wanted here. The first whose pattern fits is told."""
    free: int = 0
    """So many answers the learner gives freely."""
    comments: tuple[Comment, ...] = ()

    @property
    def waits(self) -> Waits:
        return "answer" if self.answers else "free" if self.free else "go-on"


@dataclass(frozen=True, slots=True)
class Order:
    """How a shuffle ends: these things first, those last (the last one first); the seed decides the rest."""

    first: tuple[int | str, ...] = ()
    last: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    game: str
    key: str
    title: str
    """The message that names it."""
    about: str
    """The message that says what one learns."""
    place: int
    """Its place among the lessons of the game."""
    seats: int
    seat: int
    """The learner's."""
    settings: Settings
    seed: str
    names: tuple[str, ...]
    """What the other seats are called, in seat order."""
    level: str
    """How the other seats play where nothing is scripted."""
    luck: Mapping[str, tuple["int | str | Order", ...]]
    """By what is left to luck: how it falls, the first time, the second time, and so on."""
    opening: tuple[Scripted, ...]
    """What all seats, the learner's too, have answered before the lesson begins."""
    moments: tuple[Moment, ...]
    begun: Record | None = None
    """A game that has begun before the lesson does; None: the lesson begins with the game."""

    def name_of(self, seat: int) -> str:
        """What a seat that is not the learner's is called."""
        return self.names[seat if seat < self.seat else seat - 1]


def fits(text: str, patterns: tuple[str, ...]) -> bool:
    """Whether an answer ("bid tomes-9 left") fits one of these patterns ("bid tomes-* left")."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)
