"""What travels over the WebSocket beside a table's news, and how what a client sends is read.

`docs/protocol.md` tells the story; the types are its letter.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, Union, cast

import msgspec
from msgspec import Struct

from undercroft.server.table.commands import COMMANDS, AnyCommand
from undercroft.server.table.news import Message
from undercroft.server.table.refusals import RefusalKey
from undercroft.server.wire import border
from undercroft.server.wire.limits import CommandId, plain, strict


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Still there? `lag` is the round trip the client measured last, in milliseconds."""

    at: float = 0
    lag: int | None = None


@dataclass(slots=True)
class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = field(default="pong", init=False)
    at: float
    now: int


@dataclass(slots=True)
class Gone(Message):
    """The last message before the server closes this connection."""

    type: Literal["gone"] = field(default="gone", init=False)
    key: RefusalKey


STRICT_COMMANDS = tuple(strict(command) for command in COMMANDS)

# A union made at run time, which no checker can follow.
_from_client: Any = Union[(*STRICT_COMMANDS, Ping)]


class _Named(Struct):
    """As much of a command as is needed to answer it."""

    command: CommandId


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def read_message(text: str) -> AnyCommand | Ping:
    """What a client sends. Raises `Refused`."""
    clean = border.read(text)
    try:
        found = msgspec.convert(clean, _from_client)
    except msgspec.ValidationError as wrong:
        raise border.bad(str(wrong)[:200]) from None
    return found if isinstance(found, Ping) else cast(AnyCommand, plain(found))


def command_in(text: str) -> str | None:
    """The id of a command that is no proper one, so that whoever sent it need not wait."""
    try:
        return _named.decode(text).command
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
