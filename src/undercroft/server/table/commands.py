"""What a person may want of a table. Each command carries an id of the client's making."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from undercroft.server.table.limits import CommandId, Key, Level, Name, PlayerNumber, SeatNumber, Text


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a person wants changed. A re-send with the same id has no second effect."""

    command: CommandId


class Answer(Command, tag="answer"):
    """Answer the open question of a seat."""

    seat: SeatNumber
    decision: int
    """The `decision` of the question that is answered."""
    n: int
    """The `n` of the chosen option."""


class Undo(Command, tag="undo"):
    """Take back the last answer of a seat: at once where it is free, else the others are asked."""

    seat: SeatNumber
    all: bool = False
    """Where it is free: everything that is, to begin the turn anew."""


class Vote(Command, tag="vote"):
    """Agree or refuse when somebody wants to take back; the asker's `agree: false` withdraws."""

    agree: bool


class Sit(Command, tag="sit"):
    """Take a seat: a vacant one, one's own that a bot keeps, or one a leaver left to a bot."""

    seat: SeatNumber
    name: Name | None = None
    """A name for this seat only, for several people at one device."""


class Stand(Command, tag="stand"):
    """Leave a seat. In a running game a bot plays on until somebody sits down again."""

    seat: SeatNumber


class SetBot(Command, tag="bot"):
    """The host gives a vacant seat to a bot, changes its level, or (null) makes it vacant again."""

    seat: SeatNumber
    level: Level | None


class Replace(Command, tag="replace"):
    """A bot stands in for somebody who has been away for a while; the seat is handed back on return."""

    seat: SeatNumber


class Configure(Command, tag="configure"):
    """The host changes the table before the start. Fields left out stay as they are."""

    name: Name | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=20)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    preset: Key | UnsetType | None = UNSET
    hints: bool | UnsetType | None = UNSET
    """Whether a bot may be asked for a hint; null: as long as nobody plays against another person."""


class Cast(Command, tag="cast"):
    """The host of a campaign says who plays which role in its next game; seats and levels follow."""

    casting: Annotated[dict[Key, PlayerNumber], Meta(max_length=20)]
    """Role to player, such as {"knight": 2, "goblins": 1}; everybody once."""


class Start(Command, tag="start"):
    """Begin. Every seat must be taken by a person or a bot."""


class Rematch(Command, tag="rematch"):
    """After the end: the same room, people and options, ready for another start."""


class Say(Command, tag="say"):
    """Write to everybody at the table."""

    text: Text


class Mute(Command, tag="mute"):
    """Stop (or resume) showing me what this person writes."""

    person: Key
    muted: bool


AnyCommand = Answer | Undo | Vote | Sit | Stand | SetBot | Replace | Configure | Cast | Start | Rematch | Say | Mute
