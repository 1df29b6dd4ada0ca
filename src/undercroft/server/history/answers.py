"""What is told of earlier moments and finished games."""

from dataclasses import dataclass
from typing import TypedDict

from undercroft.engine.outcome import OutcomeView
from undercroft.engine.serialize import Json
from undercroft.server.table.news import Moment, SeatView
from undercroft.server.thinking.answers import Fact


@dataclass(slots=True)
class PastMoment:
    """An earlier moment of a running game, as this viewer saw it then."""

    entry: int
    """The log entry after which it stood so."""
    move: int
    """How many answers had been given, of `moves`."""
    moves: int
    before: int | None
    """The log entry of the moment before, if there is one."""
    after: int | None
    moment: Moment


@dataclass(slots=True)
class Reason:
    """Why a bot answered so: its own reason after the game, before that what any onlooker may guess."""

    entry: int
    seat: int
    key: str
    """The words before the facts: whose reason it is, or why there is none."""
    facts: list[Fact]


@dataclass(slots=True)
class ReplayLine:
    """A finished game in a list."""

    id: str
    game: str
    seats: int
    names: list[str]
    finished: int
    winners: list[int]
    ending: str


class ReplayMove(TypedDict):
    """An answer of a finished game."""

    seat: int
    """Whose; -1: the clock."""
    n: int
    verb: str
    args: dict[str, str]


@dataclass(slots=True)
class ReplayInfo:
    """A finished game."""

    id: str
    game: str
    version: str
    seats: int
    names: list[str]
    options: Json
    finished: int
    steps: int
    """Moments are numbered 0 (before the first answer) to `steps` (the end)."""
    moves: list[ReplayMove]
    """What was answered between moment i and i + 1."""
    outcome: OutcomeView
    commitment: str
    seed: str | None
    """Revealed now; its digest is the commitment."""


@dataclass(slots=True)
class ReplayMoments:
    """Moments `first` and on, as one seat (or null) saw them, each with what was told since the last."""

    first: int
    views: list[SeatView]
