"""The WebSocket of a table: commands in, updates out."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from undercroft.server.service.people import COOKIE, People
from undercroft.server.service.tables import Tables
from undercroft.server.service.viewer import Bucket, TooSlow, Viewer, encode
from undercroft.server.settings import Settings
from undercroft.server.storage.store import StoreDown
from undercroft.server.table.inputs import now
from undercroft.server.table.limits import CommandId
from undercroft.server.table.refusals import Refused
from undercroft.server.wire.messages import FromClient, Gone, Ping, Pong, Refusal, Saved

logger = logging.getLogger("undercroft.server")

FRAME = 64 * 1024
"""The largest frame a client may send."""
REFUSED, TOO_LARGE, RESTART, SLOW = 1008, 1009, 1012, 1013

_decode: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Named(msgspec.Struct):
    """As much of a command as is needed to answer it."""

    command: CommandId


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)

Socket = WebSocket[Any, Any, Any]


def own_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this server (or of one the operator listed) opens the line."""
    if origin is None or host is None:
        return False
    return origin in settings.origins or urlsplit(origin).netloc.lower() == host.lower()


@websocket("/ws/tables/{table:str}")
async def at_table(
    socket: Socket,
    table: FromPath[str],
    hall: NamedDependency[Tables],
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
) -> None:
    """Watch and play at one table."""
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host"), settings):
        logger.info("foreign origin refused")
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    try:
        person = await people.who(socket.cookies.get(COOKIE))
        room = await hall.room(table)
    except Refused as refused:
        await _bye(socket, refused.key, REFUSED)
        return
    except StoreDown:
        await _bye(socket, "not-stored", RESTART)
        return
    watcher = Viewer(room, person, socket.send_text, settings.slow)
    await _serve(socket, watcher, hall, settings)


async def _serve(socket: Socket, watcher: Viewer, hall: Tables, settings: Settings) -> None:
    since = socket.query_params.get("since")
    speaker: asyncio.Task[None] | None = None
    try:
        await hall.enter(
            watcher, int(since) if since and since.isascii() and since.isdigit() and len(since) < 12 else None
        )
        speaker = asyncio.create_task(watcher.speak())
        listener = asyncio.create_task(_listen(socket, watcher, hall, settings))
        done, waiting = await asyncio.wait({speaker, listener}, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        failures = [task.exception() for task in done]
        for failure in failures:
            if failure is not None:
                raise failure
    except WebSocketDisconnect:
        pass
    except TooSlow:
        await _bye(socket, "too-slow", SLOW)
    except StoreDown:
        await _bye(socket, "not-stored", RESTART)
    except Refused as refused:
        await _bye(socket, refused.key, REFUSED)
    except asyncio.CancelledError:
        await _bye(socket, "restart", RESTART)
        raise
    except (RuntimeError, OSError) as gone:
        # The transport says so when the other side vanished in the middle of a message.
        logger.debug("line broke", extra={"why": str(gone)[:80]})
    except Exception:
        logger.exception("socket failed")
        await _bye(socket, "server-failure", 1011)
    finally:
        if speaker is not None:
            speaker.cancel()
        hall.leave(watcher)


async def _listen(socket: Socket, watcher: Viewer, hall: Tables, settings: Settings) -> None:
    bucket = Bucket(settings.burst, settings.rate)
    while True:
        text = await socket.receive_data(mode="text")
        if not bucket.take():
            raise Refused("too-many")
        if len(text) > FRAME:
            raise Refused("too-large")
        try:
            wish = _decode.decode(text)
        except (msgspec.DecodeError, RecursionError) as bad:
            watcher.tell(_refusal(_command_in(text), Refused("bad-message", reason=str(bad)[:200])))
            continue
        if isinstance(wish, Ping):
            watcher.lag = wish.lag
            watcher.tell(Pong(wish.at, now()))
            continue
        try:
            await hall.perform(watcher.room, watcher.person, wish, partial(_confirm, watcher, wish.command))
        except Refused as refused:
            watcher.tell(_refusal(wish.command, refused))


def _command_in(text: str) -> str | None:
    """The id of a command that is no proper one, so that whoever sent it need not wait."""
    try:
        return _named.decode(text).command
    except (msgspec.DecodeError, RecursionError):
        return None


def _confirm(watcher: Viewer, command: str, number: int) -> None:
    watcher.tell(Saved(command, number))


def _refusal(command: str | None, refused: Refused) -> Refusal:
    return Refusal(command, refused.key, refused.args_for_words, refused.text)


async def _bye(socket: Socket, key: str, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.send_text(encode(Gone(key)).decode())
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.close(code=code)
