"""Bodies of HTTP requests and answers that belong to no other room."""

from typing import Any

from msgspec import Struct

from undercroft.server.table.limits import Name, Token


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class PersonalLink(Struct):
    """`/me#<token>` opens my identity on another device; keep it like a key."""

    token: str


class Adopt(Struct, forbid_unknown_fields=True):
    token: Token


class Opened(Struct):
    id: str


class Done(Struct):
    """A command sent over HTTP is stored as this line."""

    number: int


class Imported(Struct):
    id: str


class Health(Struct):
    status: str
    version: str
    database: str
    rooms: int
    sockets: int


class Problem(Struct):
    """Why an HTTP request was refused: `key` and `args` for the words, `detail` in English."""

    status: int
    key: str
    args: dict[str, Any]
    detail: str
