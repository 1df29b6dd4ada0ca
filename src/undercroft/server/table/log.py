"""The log of a table: one numbered line per change, stored before anybody hears of it.

A line says everything that is needed to follow the table without having been there: luck is written down,
and so is what was told. Lines are never changed or deleted; what is taken back stays, folded.
"""

from typing import Any

import msgspec
from msgspec import Struct

GATHERING = "gathering"
RUNNING = "running"
OVER = "over"

HUMAN = "human"
BOT = "bot"
VACANT = "vacant"

EntryRow = list[Any]
"""Who ("luck", "clock" or a seat), what (text, or an outcome of luck), seats asked as a mask, news before."""


class Holder(Struct, frozen=True):
    """Who has a seat."""

    kind: str = VACANT
    name: str = ""
    person: str | None = None
    level: str | None = None
    kept_for: str | None = None
    """The person a bot stands in for."""
    kept_name: str | None = None
    open: bool = False
    """Whether anybody may take the seat over from the bot, not only the one it is kept for."""


BOT_FAILED = "bot-failed"
"""What is told of an answer that somebody else gave in a bot's place; the one thing told that is no event of a game."""


class EventRow(Struct, array_like=True, frozen=True):
    """An event and the mask of those who hear it."""

    key: str
    args: dict[str, Any]
    audience: int


class Setup(Struct, frozen=True):
    """What the host decides before the start."""

    name: str
    public: bool
    options: dict[str, Any]
    preset: str | None
    hints: bool | None = None
    """Whether bots give hints; None: as long as nobody plays against another person."""


class Origin(Struct, frozen=True):
    """The beginning of a record from which a table goes on."""

    version: str
    settings: dict[str, Any]
    cards: dict[str, Any] | None
    commitment: str
    entries: list[list[Any]]


class EntryBody(Struct, tag_field="kind"):
    """Base of all lines."""


class Opened(EntryBody, tag="opened"):
    game: str
    host: str
    setup: Setup
    holders: list[Holder]
    origin: Origin | None = None
    casting: dict[str, str] | None = None
    """In a campaign: the player of each role."""


class Configured(EntryBody, tag="configured"):
    setup: Setup
    holders: list[Holder]
    casting: dict[str, str] | None = None
    """In a campaign: the player of each role, where that has changed."""


class Seated(EntryBody, tag="seated"):
    """A seat changed hands."""

    seat: int
    holder: Holder
    host: str | None


class Result(Struct, frozen=True):
    """How a game ended, for whoever reads its last line alone."""

    ending: str
    winners: list[int]


class Started(EntryBody, tag="started"):
    version: str
    settings: dict[str, Any]
    commitment: str
    seed: str
    entries: list[EntryRow]
    luck: list[int]
    told: list[EventRow]
    prints: dict[str, str]
    cards: dict[str, Any] | None = None
    deadline: int | None = None
    replay: str | None = None
    result: Result | None = None


class Moved(EntryBody, tag="moved"):
    """A seat (-1: the clock) answered; luck that followed is in `entries` too."""

    seat: int
    entries: list[EntryRow]
    luck: list[int]
    told: list[EventRow]
    print: str | None = None
    deadline: int | None = None
    replay: str | None = None
    """The id of the replay, where the game ended here."""
    result: Result | None = None


class UndoAsked(EntryBody, tag="undo-asked"):
    seat: int
    keep: int
    needed: list[str]
    """The people who must agree."""


class Voted(EntryBody, tag="voted"):
    person: str
    agree: bool


class TakenBack(EntryBody, tag="taken-back"):
    """The game goes on from its first `keep` entries; lines `first` to `last` are folded."""

    seat: int
    keep: int
    first: int
    last: int
    luck: list[int]
    deadline: int | None = None


class Said(EntryBody, tag="said"):
    name: str
    seat: int | None
    text: str


class Rematched(EntryBody, tag="rematched"):
    pass


Body = Opened | Configured | Seated | Started | Moved | UndoAsked | Voted | TakenBack | Said | Rematched


class LogEntry(Struct):
    """A line as it is stored."""

    number: int
    at: int
    body: Body
    person: str | None = None
    command: str | None = None


class Snapshot(Struct):
    """The state of the match after a line."""

    number: int
    state: Any
    decisions: list[int]


encode = msgspec.json.Encoder().encode
_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def body_text(body: Body) -> str:
    return encode(body).decode()


def read_body(text: str) -> Body:
    return _bodies.decode(text)
