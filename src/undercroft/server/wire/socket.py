"""The WebSocket of a table: commands in, updates out."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from math import ceil
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from undercroft.server.fairness.asker import ASKER, Asker
from undercroft.server.fairness.budgets import Bucket
from undercroft.server.service.people import COOKIE, People
from undercroft.server.service.tables import Tables
from undercroft.server.service.viewer import TooSlow, Viewer
from undercroft.server.settings import Allowance, Settings
from undercroft.server.storage.codec import encode
from undercroft.server.storage.store import StoreDown
from undercroft.server.table.news import Saved
from undercroft.server.table.refusals import RefusalKey, Refused
from undercroft.server.table.surroundings import now
from undercroft.server.wire.guard import asker_of
from undercroft.server.wire.messages import Gone, Ping, Pong, command_in, read_message
from undercroft.server.wire.refusals import refusal

logger = logging.getLogger("undercroft.server")

FRAME = 64 * 1024
"""The largest frame a client may send."""
COST_OF_LINE = 5
"""How many requests a new connection counts for."""
REFUSED, FAILED, RESTART, SLOW = 1008, 1011, 1012, 1013

Socket = WebSocket[object, object, State]


def own_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this server (or of one the operator listed) opens the connection."""
    if origin is None or host is None:
        return False
    return origin in settings.origins or urlsplit(origin).netloc.lower() == host.lower()


@contextlib.contextmanager
def held_line(tables: Tables, settings: Settings, asker: Asker) -> Iterator[None]:
    """One more connection of a guest. Raises `Refused` where there are too many."""
    limits = {f"all {asker.address}": settings.lines_address, asker.name: settings.lines_each}
    held: list[str] = []
    try:
        for name, most in limits.items():
            if not tables.lines.take(name, most):
                raise Refused("too-many-lines", most=most)
            held.append(name)
        yield
    finally:
        for name in held:
            tables.lines.give_back(name)


@websocket("/ws/tables/{table:str}")
async def at_table(
    socket: Socket,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
) -> None:
    """Watch and play at one table."""
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host"), settings):
        logger.info("foreign origin refused")
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    asker = asker_of(socket.scope)
    ASKER.set(asker)
    try:
        tables.budgets.check_address("work", asker)
        person = await people.who(socket.cookies.get(COOKIE))
        asker.person = person.id if person is not None else None
        with held_line(tables, settings, asker):
            tables.budgets.spend("work", COST_OF_LINE)
            live = await tables.find(table)
            await _serve(socket, Viewer(live, person, socket.send_text, settings.slow), tables, settings)
    except Refused as refused:
        await _bye(socket, refused.key, REFUSED)
    except StoreDown:
        await _bye(socket, "not-stored", RESTART)


async def _serve(socket: Socket, viewer: Viewer, tables: Tables, settings: Settings) -> None:
    since = socket.query_params.get("since")
    speaker: asyncio.Task[None] | None = None
    try:
        await tables.enter(
            viewer, int(since) if since and since.isascii() and since.isdigit() and len(since) < 12 else None
        )
        speaker = asyncio.create_task(viewer.speak())
        listener = asyncio.create_task(_listen(socket, viewer, tables, settings))
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
        logger.debug("connection broke", extra={"why": str(gone)[:80]})
    except Exception:
        logger.exception("socket failed")
        await _bye(socket, "server-failure", FAILED)
    finally:
        if speaker is not None:
            speaker.cancel()
        tables.leave(viewer)


async def _listen(socket: Socket, viewer: Viewer, tables: Tables, settings: Settings) -> None:
    bucket = Bucket(Allowance(settings.burst, settings.rate * 60))
    while True:
        text = await socket.receive_data(mode="text")
        if not bucket.take():
            raise Refused("too-many", seconds=ceil(1 / settings.rate))
        tables.budgets.spend("messages")
        if len(text) > FRAME:
            raise Refused("too-large")
        try:
            wish = read_message(text)
        except Refused as refused:
            viewer.tell(refusal(command_in(text), refused))
            continue
        if isinstance(wish, Ping):
            viewer.lag = wish.lag
            viewer.tell(Pong(wish.at, now()))
            continue
        try:
            await tables.perform(viewer.live, viewer.person, wish, partial(_confirm, viewer, wish.command))
        except Refused as refused:
            viewer.tell(refusal(wish.command, refused))


def _confirm(viewer: Viewer, command: str, number: int) -> None:
    viewer.tell(Saved(command, number))


async def _bye(socket: Socket, key: RefusalKey, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.send_text(encode(Gone(key)).decode())
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.close(code=code)
