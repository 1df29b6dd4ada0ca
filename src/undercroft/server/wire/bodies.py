"""Bodies of HTTP requests and answers that belong to no other room."""

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.engine.serialize import Json
from undercroft.server.table.refusals import RefusalKey
from undercroft.server.wire.border import LARGEST
from undercroft.server.wire.limits import Level, Name, Number, SeatNumber, Token


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class PersonalLink(Struct):
    """`/me#<token>` opens my identity on another device, once; keep it like a key."""

    token: str
    expires: int
    """Unix milliseconds."""


class Adopt(Struct, forbid_unknown_fields=True):
    token: Token
    replace: bool = False
    """Whether this device may forget who it was."""


class Opened(Struct):
    id: str


class Done(Struct):
    """A command sent over HTTP is stored as this log entry."""

    number: int


class Imported(Struct):
    id: str


class Alive(Struct):
    status: str


class Readiness(Struct):
    status: str
    """"ok", or "unwell"."""
    version: str
    database: str
    rooms: int
    sockets: int
    troubles: list[str]
    """Why nobody should be sent here, for operators."""


class Problem(Struct):
    """Why an HTTP request was refused: `key` and `args` for the words, `detail` in English."""

    status: int
    key: RefusalKey
    args: Json
    detail: str


class HintWish(Struct, forbid_unknown_fields=True):
    """Ask a bot what it would answer to the open question of one of my seats."""

    seat: SeatNumber
    decision: Number


class GoOn(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0, le=LARGEST)]
    seat: SeatNumber
    level: Level | None = None
