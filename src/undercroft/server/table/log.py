"""The log of a table: one numbered entry per change, stored before anybody hears of it.

An entry says everything that is needed to follow the table without having been there: luck is written down, and so
are the events. Entries are never changed or deleted; what is taken back stays, folded.
"""

from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, NamedTuple, get_args

from undercroft.engine.serialize import Json

TablePhase = Literal["gathering", "running", "over", "closed"]
GATHERING: Final = "gathering"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
"""The host has closed the table: it can be looked at, and nothing can be done there any more."""

SeatKind = Literal["human", "bot", "vacant"]
HUMAN: Final = "human"
BOT: Final = "bot"
VACANT: Final = "vacant"

EntryRow = list[Any]  # four things of four types, which JSON has no tuple for
"""Who ("luck", "clock" or a seat), what (text, or an outcome of luck), seats asked as a mask, revealed before."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a seat."""

    kind: SeatKind = VACANT
    name: str = ""
    person: str | None = None
    level: str | None = None
    kept_for: str | None = None
    """The person a bot stands in for."""
    kept_name: str | None = None
    open: bool = False
    """Whether anybody may take the seat over from the bot, not only the one it is kept for."""


CHANCE = "random"
"""The level of an answer that nobody has thought about."""
BOT_FAILED = "bot-failed"
"""What is told of an answer that somebody else gave in a bot's place; the one thing told that is no event of a game."""


class EventRow(NamedTuple):
    """An event and the mask of those who hear it."""

    key: str
    args: Json
    audience: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What the host decides before the start."""

    name: str
    public: bool
    options: Json
    preset: str | None
    hints: bool | None = None
    """Whether bots give hints; None: as long as nobody plays against another person."""
    hot_seat: bool = False
    """Whether somebody who sits may take another seat for another player at the same device."""
    patience: int | None = None
    """Minutes after which an absent player need not agree to taking back; None: there is no such time."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The beginning of a record from which a table goes on."""

    version: str
    settings: Json
    cards: Json | None
    commitment: str
    entries: list[list[object]]


@dataclass(slots=True)
class Opened:
    kind: Literal["opened"] = field(default="opened", init=False)
    game: str
    host: str
    setup: Setup
    holders: list[Holder]
    origin: Origin | None = None
    casting: dict[str, str] | None = None
    """In a campaign: the player of each role."""
    lesson: str | None = None
    """The lesson that is learnt here."""


@dataclass(slots=True)
class Configured:
    kind: Literal["configured"] = field(default="configured", init=False)
    setup: Setup
    holders: list[Holder]
    casting: dict[str, str] | None = None
    """In a campaign: the player of each role, where that has changed."""


@dataclass(slots=True)
class Seated:
    """A seat changed hands."""

    kind: Literal["seated"] = field(default="seated", init=False)
    seat: int
    holder: Holder
    host: str | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, for whoever reads its last entry alone."""

    ending: str
    winners: list[int]


@dataclass(slots=True)
class Started:
    kind: Literal["started"] = field(default="started", init=False)
    version: str
    settings: Json
    commitment: str
    seed: str
    entries: list[EntryRow]
    luck: list[int]
    told: list[EventRow]
    prints: dict[str, str]
    cards: Json | None = None
    deadline: int | None = None
    replay: str | None = None
    result: Result | None = None


@dataclass(slots=True)
class Moved:
    """A seat (-1: the clock) answered; luck that followed is in `entries` too."""

    kind: Literal["moved"] = field(default="moved", init=False)
    seat: int
    entries: list[EntryRow]
    luck: list[int]
    told: list[EventRow]
    print: str | None = None
    deadline: int | None = None
    replay: str | None = None
    """The id of the replay, where the game ended here."""
    result: Result | None = None


@dataclass(slots=True)
class UndoAsked:
    kind: Literal["undo-asked"] = field(default="undo-asked", init=False)
    seat: int
    keep: int
    needed: list[str]
    """The people who must agree; empty where `seats` says it."""
    seats: list[int] | None = None
    """The seats that must agree: each is a player of its own, even where two share a device."""


@dataclass(slots=True)
class Voted:
    kind: Literal["voted"] = field(default="voted", init=False)
    person: str
    agree: bool
    seats: list[int] | None = None
    """The seats that have agreed with this; None: all that this person votes for."""


@dataclass(slots=True)
class TakenBack:
    """The game goes on from its first `keep` entries; log entries `first` to `last` are folded."""

    kind: Literal["taken-back"] = field(default="taken-back", init=False)
    seat: int
    keep: int
    first: int
    last: int
    luck: list[int]
    deadline: int | None = None


@dataclass(slots=True)
class Said:
    kind: Literal["said"] = field(default="said", init=False)
    name: str
    seat: int | None
    text: str


@dataclass(slots=True)
class Rematched:
    kind: Literal["rematched"] = field(default="rematched", init=False)


@dataclass(slots=True)
class MomentRead:
    """The learner has read a moment of a lesson, and goes on."""

    kind: Literal["moment-read"] = field(default="moment-read", init=False)
    moment: int


@dataclass(slots=True)
class RulesChanged:
    """The game that was played here began under rules that are gone; the table is as before a game."""

    kind: Literal["rules-changed"] = field(default="rules-changed", init=False)
    version: str
    """The rules it began under."""
    replay: str | None
    """Where its record is kept, as far as it was played."""


@dataclass(slots=True)
class SeatAsked:
    """Somebody would like to have the seat of a bot in a running game; the host decides."""

    kind: Literal["seat-asked"] = field(default="seat-asked", init=False)
    seat: int
    name: str
    also: list[str]
    """Under which other identities this person is known."""


@dataclass(slots=True)
class SeatDenied:
    """The host says no to somebody who asked for a seat, or they ask no longer."""

    kind: Literal["seat-denied"] = field(default="seat-denied", init=False)
    person: str


@dataclass(slots=True)
class Removed:
    """The host has removed a guest, who cannot come back to this table."""

    kind: Literal["removed"] = field(default="removed", init=False)
    person: str
    holders: list[Holder]
    host: str | None


@dataclass(slots=True)
class HostPassed:
    kind: Literal["host-passed"] = field(default="host-passed", init=False)
    host: str


@dataclass(slots=True)
class Locked:
    kind: Literal["locked"] = field(default="locked", init=False)
    locked: bool


@dataclass(slots=True)
class Silenced:
    """Nobody at this table hears somebody any more, or they are heard again."""

    kind: Literal["silenced"] = field(default="silenced", init=False)
    person: str
    silenced: bool


@dataclass(slots=True)
class Nudged:
    """Somebody reminds a player that the others wait."""

    kind: Literal["nudged"] = field(default="nudged", init=False)
    seat: int
    name: str


@dataclass(slots=True)
class Closed:
    """The host has closed the table; a game that was running there stays as it is."""

    kind: Literal["closed"] = field(default="closed", init=False)


Body = (
    Opened
    | Configured
    | Seated
    | Started
    | Moved
    | UndoAsked
    | Voted
    | TakenBack
    | Said
    | Rematched
    | MomentRead
    | SeatAsked
    | SeatDenied
    | Removed
    | HostPassed
    | Locked
    | Silenced
    | Nudged
    | Closed
    | RulesChanged
)


KINDS: dict[str, type[Body]] = {str(fields(body)[0].default): body for body in get_args(Body)}


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A body with its number, and the command that caused it."""

    number: int
    at: int
    """Unix milliseconds."""
    body: Body
    person: str | None = None
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of the match after a log entry."""

    number: int
    state: Json
    decisions: list[int]
