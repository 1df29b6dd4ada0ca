"""What travels over the wire. `docs/protocol.md` tells the story; these types are its letter.

Commands come from a client, each with an id of the client's making; messages come from the server.
"""

from typing import Any

from msgspec import Struct

from undercroft.server.table.commands import AnyCommand
from undercroft.server.table.news import Message


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Still there? `lag` is the round trip the client measured last, in milliseconds."""

    at: float = 0
    lag: int | None = None


class Saved(Message, tag="saved"):
    """The command is durably stored as this line (or, for a mute, in your profile)."""

    command: str
    number: int


class Refusal(Message, tag="refused"):
    """The command changed nothing; `key` and `args` are for the words `refusal-<key>`."""

    command: str | None
    key: str
    args: dict[str, Any]
    text: str
    """The same in English, for logs and simple clients."""


class Pong(Message, tag="pong"):
    at: float
    now: int


class Gone(Message, tag="gone"):
    """The last message before the server closes this connection."""

    key: str


FromClient = AnyCommand | Ping
