"""What a table tells each of its viewers."""

from dataclasses import dataclass, field
from typing import Any, Literal

from undercroft.engine.contract import QuestionView, WaitingView
from undercroft.engine.outcome import OutcomeView
from undercroft.engine.serialize import Json
from undercroft.server.table.log import SeatKind, TablePhase
from undercroft.server.table.refusals import RefusalKey

UndoKind = Literal["free", "anew", "ask", "no"]
"""Whether an answer can be taken back at once, or if the others agree, or not at all.

"anew": at once, but luck falls anew and bots answer anew; nobody else plays who would have to agree.
"""


@dataclass(slots=True)
class SeenEvent:
    """One thing that happened, as this viewer may know it."""

    number: int
    key: str
    args: Json
    undone: bool = False


class TimedWaiting(WaitingView):
    deadline: int | None
    """When the clock closes the question, in Unix milliseconds."""


class TimedQuestion(QuestionView):
    deadline: int | None


@dataclass(slots=True)
class Moment:
    """Everything one viewer may see now."""

    number: int
    """The number of the last log entry this moment contains."""
    game: str
    seats: int
    seat: int | None
    table: Any
    """The game's own view."""
    waiting: TimedWaiting | None
    question: TimedQuestion | None
    outcome: OutcomeView | None
    undo: UndoKind
    restart: int
    """How many answers `undo` with `all` would take back, all of them free."""


@dataclass(slots=True)
class Change:
    """One operation of a JSON Patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any


@dataclass(slots=True)
class Frame:
    """How it stood in between, when the first `events` of the events beside it had been told."""

    events: int
    changes: list[Change]
    """What to change in the `table` of the moment beside it to get the view of then."""


@dataclass(slots=True)
class SeatView:
    """What one seat (or, with null, a spectator) sees, and what it was told since the last message."""

    seat: int | None
    moment: Moment | None
    """Null while no game has begun, or where it has `failed`."""
    events: list[SeenEvent]
    frames: list[Frame] = field(default_factory=list)
    """How it stood between the beats of those events, oldest first; the end is the moment itself."""
    failed: bool = False
    """Whether a fault in the game's code keeps this moment from this seat; the table plays on."""


@dataclass(slots=True)
class SeatInfo:
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None
    temper: str | None = None
    """How a bot plays by nature."""
    here: bool = False
    lag: int | None = None
    kept_for: str | None = None
    """The name of the person a bot stands in for."""
    released: bool = False
    """Whether others may ask for this seat although a bot keeps it for somebody."""
    thinking: bool = False
    reminded_by: str | None = None
    """Who reminded this player last that the others wait; until they answer."""


@dataclass(slots=True)
class VoteInfo:
    """Somebody asks to take back an answer."""

    seat: int
    name: str
    agreed: list[int]
    """Seats that agreed so far."""
    needed: list[int]
    """Seats that still must answer."""
    first: int
    """The first log entry that would be taken back; all after it would be too."""


@dataclass(slots=True)
class SeatRequestInfo:
    """Somebody would like to have the seat of a bot; the host decides."""

    seat: int
    person: str
    name: str
    near: list[str] = field(default_factory=list)
    """For the host: players who come from the same address. It may be one person in another window, or a family."""


@dataclass(slots=True)
class Missed:
    """What happened at my seat while a bot had it; told until I answer again."""

    seat: int
    first: int
    """The log entry that gave the seat to the bot."""
    last: int
    """The one that gave it back."""
    answers: int
    """How many answers of the bot stand."""
    taken_back: int
    """How many times something was taken back meanwhile."""


@dataclass(slots=True)
class CampaignPlayer:
    """A player of a campaign. The number stays; seat and role change from game to game."""

    player: int
    seat: int
    role: str
    kind: SeatKind
    name: str
    level: int
    """The rung reached, 0 for the easiest."""


@dataclass(slots=True)
class CampaignGame:
    """A finished game of a campaign; lists go by player."""

    replay: str
    casting: dict[str, int]
    """Role to player."""
    names: list[str]
    levels: list[int]
    """The levels at which it was played."""
    ending: str
    winners: list[int]
    """Numbers of players."""


@dataclass(slots=True)
class CampaignInfo:
    """A series of games at one table, whose winners climb."""

    players: list[CampaignPlayer]
    levels: list[str]
    """The rungs of the ladder, easiest first."""
    champion: int | None
    """The player who has taken the title; the campaign is over then."""
    games: list[CampaignGame]


@dataclass(slots=True)
class LeftGame:
    """A game that began under rules that are gone."""

    version: str
    """Those rules."""
    replay: str | None
    """Where its record is kept."""


@dataclass(slots=True)
class LessonInfo:
    """Where a learner is in a lesson; what is said are keys of the words of the game's lessons."""

    key: str
    title: str
    moment: int
    """The moment that is on, counted from 0."""
    moments: int
    says: str | None
    """What is told now; null while others answer first, and after the end."""
    comment: str | None
    """What is said of the last answer."""
    points: list[str]
    """What is pointed at: a thing as answers name it (`card:tomes-9`), or a part of the view (`view:goals`)."""
    waits: Literal["go-on", "answer", "free", "others", "over"]
    """For whom or what it waits: `moment-read`, one of some answers, any answer, the others; or it is over."""
    left: int
    """How many answers are left where any will do."""
    told: list[str]
    """What was told before, oldest first."""


@dataclass(slots=True)
class TableInfo:
    """What everybody at a table may know about it."""

    id: str
    game: str
    name: str
    public: bool
    state: TablePhase
    host: str | None
    options: Json
    preset: str | None
    seats: list[SeatInfo]
    mine: list[int]
    """The seats the receiver may answer for."""
    hosting: bool
    """Whether the receiver is the host."""
    hints: bool
    """Whether a bot may be asked for a hint at this table now."""
    watching: int
    """How many spectators are here."""
    match: int
    """How many games were begun at this table."""
    vote: VoteInfo | None
    replays: list[str]
    """Ids of the finished games of this table, oldest first."""
    campaign: CampaignInfo | None = None
    left: LeftGame | None = None
    """The last game here, where its rules have changed so that it cannot go on."""
    kept: list[int] = field(default_factory=list)
    """Seats that a bot keeps for the receiver."""
    hot_seat: bool = False
    """Whether several players may share a device."""
    patience: int | None = None
    """Minutes after which an absent player need not agree to taking back."""
    locked: bool = False
    silenced: list[str] = field(default_factory=list)
    """People who may not write at this table."""
    requests: list[SeatRequestInfo] = field(default_factory=list)
    """Who asks for the seat of a bot: all of them for the host, one's own for everybody else."""
    missed: list[Missed] = field(default_factory=list)
    lesson: LessonInfo | None = None
    """Where somebody learns."""


@dataclass(slots=True)
class ChatLine:
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    """Unix milliseconds."""


class Message:
    """Anything that is told to one connection."""

    __slots__ = ()


@dataclass(slots=True)
class Welcome(Message):
    """The first message of every connection."""

    type: Literal["welcome"] = field(default="welcome", init=False)
    number: int
    fresh: bool
    """True: forget what you have, this is all. False: `events` and `chat` continue after your `since`."""
    table: TableInfo
    views: list[SeatView]
    chat: list[ChatLine]
    undone: list[tuple[int, int]]
    muted: list[str]
    """People whose words are not shown to me."""
    now: int


@dataclass(slots=True)
class Update(Message):
    """Log entries up to `number` are stored; this is what they changed for you."""

    type: Literal["update"] = field(default="update", init=False)
    number: int
    fresh: bool
    """True: another game, or other seats are yours; `events` is everything, forget the earlier events."""
    views: list[SeatView]
    table: TableInfo | None
    chat: list[ChatLine]
    undone: list[tuple[int, int]]
    """Ranges of log numbers [first, last] that were taken back."""


@dataclass(slots=True)
class Presence(Message):
    """Who is connected; not stored, not numbered."""

    type: Literal["presence"] = field(default="presence", init=False)
    seats: list[SeatInfo]
    watching: int


@dataclass(slots=True)
class Saved(Message):
    """The command is durably stored as this log entry (or, for a mute, in your profile)."""

    type: Literal["saved"] = field(default="saved", init=False)
    command: str
    number: int


@dataclass(slots=True)
class Refusal(Message):
    """The command changed nothing; `key` and `args` are for the words `refusal-<key>`."""

    type: Literal["refused"] = field(default="refused", init=False)
    command: str | None
    key: RefusalKey
    args: Json
    text: str
    """The same in English, for logs and simple clients."""
