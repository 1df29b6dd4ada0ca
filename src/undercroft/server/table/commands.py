"""What a person may want of a table. Each command carries an id of the client's making."""

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, get_args

from undercroft.engine.serialize import Json


class LeftOut(Enum):
    """What a field holds that was not given."""

    LEFT_OUT = "left-out"


LEFT_OUT = LeftOut.LEFT_OUT


@dataclass(frozen=True, slots=True)
class Person:
    """Who wants something."""

    id: str
    name: str
    also: tuple[str, ...] = ()
    """Other identities that were this person's at one device or another."""

    def is_one_of(self, people: Collection[str]) -> bool:
        """Whether any identity of this person is among these."""
        return any(id in people for id in (self.id, *self.also))


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person wants changed. A re-send with the same id has no second effect."""

    command: str


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Answer the open question of a seat."""

    type: Literal["answer"] = field(default="answer", init=False)
    seat: int
    decision: int
    """The `decision` of the question that is answered."""
    n: int
    """The `n` of the chosen option."""


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back the last answer of a seat: at once where it is free, else the others are asked."""

    type: Literal["undo"] = field(default="undo", init=False)
    seat: int
    all: bool = False
    """Where it is free: everything that is, to begin the turn anew."""


@dataclass(frozen=True, slots=True)
class Vote(Command):
    """Agree or refuse when somebody wants to take back; the asker's `agree: false` withdraws."""

    type: Literal["vote"] = field(default="vote", init=False)
    agree: bool
    seat: int | None = None
    """The seat that votes; null: all of mine. Players who share a device with the asker vote seat by seat."""


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat: a vacant one, or one's own that a bot keeps. For another bot's seat the host is asked."""

    type: Literal["sit"] = field(default="sit", init=False)
    seat: int
    name: str | None = None
    """A name for this seat only, for several people at one device."""


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Leave a seat. In a running game a bot plays on until I come back, or for good where I give the seat up."""

    type: Literal["stand"] = field(default="stand", init=False)
    seat: int
    give_up: bool = False


@dataclass(frozen=True, slots=True)
class SetBot(Command):
    """The host gives a vacant seat to a bot, changes its level, or (null) makes it vacant again."""

    type: Literal["bot"] = field(default="bot", init=False)
    seat: int
    level: str | None


@dataclass(frozen=True, slots=True)
class Replace(Command):
    """A bot stands in for somebody who has been away for a while; the seat is handed back on return."""

    type: Literal["replace"] = field(default="replace", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Release(Command):
    """The host lets others ask for a seat that a bot keeps for somebody who is away."""

    type: Literal["release"] = field(default="release", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Nudge(Command):
    """Remind a player who is asked that the others wait."""

    type: Literal["nudge"] = field(default="nudge", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Admit(Command):
    """The host lets somebody have the seat they asked for, or not; the asker's `agree: false` withdraws."""

    type: Literal["admit"] = field(default="admit", init=False)
    person: str
    agree: bool


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """The host removes a guest, who cannot come back to this table."""

    type: Literal["remove"] = field(default="remove", init=False)
    person: str


@dataclass(frozen=True, slots=True)
class PassHost(Command):
    """The host hands the role on to another person who sits."""

    type: Literal["host"] = field(default="host", init=False)
    person: str


@dataclass(frozen=True, slots=True)
class Lock(Command):
    """The host locks the chairs: nobody else sits down, and a private table lets nobody else in."""

    type: Literal["lock"] = field(default="lock", init=False)
    locked: bool


@dataclass(frozen=True, slots=True)
class Silence(Command):
    """The host lets somebody write no more at this table, or again."""

    type: Literal["silence"] = field(default="silence", init=False)
    person: str
    silenced: bool


@dataclass(frozen=True, slots=True)
class Close(Command):
    """The host closes the table for good."""

    type: Literal["close"] = field(default="close", init=False)


@dataclass(frozen=True, slots=True)
class Configure(Command):
    """The host changes the table before the start. Fields left out stay as they are."""

    type: Literal["configure"] = field(default="configure", init=False)
    name: str | LeftOut = LEFT_OUT
    public: bool | LeftOut = LEFT_OUT
    seats: int | LeftOut = LEFT_OUT
    options: Json | LeftOut = LEFT_OUT
    preset: str | LeftOut | None = LEFT_OUT
    hints: bool | LeftOut | None = LEFT_OUT
    """Whether a bot may be asked for a hint; null: as long as nobody plays against another person."""
    hot_seat: bool | LeftOut = LEFT_OUT
    """Whether several players may share a device."""
    patience: int | LeftOut | None = LEFT_OUT
    """Minutes after which an absent player need not agree to taking back; null: there is no such time."""


@dataclass(frozen=True, slots=True)
class Cast(Command):
    """The host of a campaign says who plays which role in its next game; seats and levels follow."""

    type: Literal["cast"] = field(default="cast", init=False)
    casting: dict[str, int]
    """Role to player, such as {"knight": 2, "goblins": 1}; everybody once."""


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin. Every seat must be taken by a person or a bot."""

    type: Literal["start"] = field(default="start", init=False)


@dataclass(frozen=True, slots=True)
class MomentRead(Command):
    """The learner has read this moment of a lesson, and goes on."""

    type: Literal["moment-read"] = field(default="moment-read", init=False)
    moment: int


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """After the end: the same room, people and options, ready for another start."""

    type: Literal["rematch"] = field(default="rematch", init=False)


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Write to everybody at the table."""

    type: Literal["say"] = field(default="say", init=False)
    text: str


@dataclass(frozen=True, slots=True)
class Mute(Command):
    """Stop (or resume) showing me what this person writes."""

    type: Literal["mute"] = field(default="mute", init=False)
    person: str
    muted: bool


AnyCommand = (
    Answer
    | Undo
    | Vote
    | Sit
    | Stand
    | SetBot
    | Replace
    | Release
    | Nudge
    | Admit
    | Remove
    | PassHost
    | Lock
    | Silence
    | Close
    | Configure
    | Cast
    | Start
    | MomentRead
    | Rematch
    | Say
    | Mute
)

COMMANDS: tuple[type[AnyCommand], ...] = get_args(AnyCommand)
