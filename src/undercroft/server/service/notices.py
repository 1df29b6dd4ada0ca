"""Notices between processes that share a PostgreSQL: "table T is at log entry N", and who watches where.

A notification is only a wake-up. The truth is read from the log, and every few seconds each process looks for
itself, so a lost one costs a moment and nothing else.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping

from undercroft.engine.serialize import Json
from undercroft.server.service.live_table import LiveTable
from undercroft.server.storage.store import Store

logger = logging.getLogger("undercroft.server")

CHANNEL = "undercroft"
LETTER = 4000
"""Characters after which a notification is sent; PostgreSQL carries 8,000 bytes, and one message is far below that."""

Heard = Callable[[str, int], None]
HeardPresence = Callable[[str, str, dict[str, int | None], int], None]


class Notices:
    """Silent on SQLite, which serves one process."""

    def __init__(self, store: Store, heard: Heard, heard_presence: HeardPresence) -> None:
        self.store = store
        self.heard = heard
        self.heard_presence = heard_presence
        self._out: asyncio.Queue[Json] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.store.postgresql:
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, table: str, number: int) -> None:
        self._put({"t": table, "n": number})

    def tell_presence(self, live: LiveTable) -> None:
        if not self.store.postgresql:
            return
        seated = [viewer for viewer in live.connections.viewers if live.state.seats_of(viewer.person_id)]
        people = {viewer.person_id: viewer.lag for viewer in seated}
        self._put({"t": live.id, "here": people, "w": len(live.connections.viewers) - len(seated)})

    def _put(self, message: Json) -> None:
        if self.store.postgresql:
            with contextlib.suppress(asyncio.QueueFull):
                self._out.put_nowait(message)

    async def look_after(self, tables: Mapping[str, LiveTable]) -> None:
        """Compare the tables people watch with the database, in case a notification was lost."""
        if not self.store.postgresql:
            return
        watched = [id for id, live in tables.items() if live.connections.viewers]
        if not watched:
            return
        for id, last in await self.store.newest(watched):
            self.heard(id, last)
        for id in watched:
            self.tell_presence(tables[id])

    async def _listen(self) -> None:
        while True:
            connection = None
            try:
                connection = await self.store.channel()
                await connection.add_listener(CHANNEL, self._arrived)
                while not connection.is_closed():
                    await asyncio.sleep(0.5)
            except asyncio.CancelledError:
                raise
            except Exception as bad:
                logger.warning("news interrupted", extra={"why": type(bad).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    async def _speak(self) -> None:
        while True:
            connection = None
            try:
                connection = await self.store.channel()
                while True:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, await self._letter())
            except asyncio.CancelledError:
                raise
            except Exception as bad:
                logger.warning("news interrupted", extra={"why": type(bad).__name__})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    async def _letter(self) -> str:
        """All news there are, as far as one notification carries them: one journey for many tables."""
        news = [await self._out.get()]
        size = len(json.dumps(news[0]))
        while size < LETTER and not self._out.empty():
            news.append(self._out.get_nowait())
            size += len(json.dumps(news[-1])) + 2
        return json.dumps({"p": self.store.process, "news": news})

    def _arrived(self, connection: object, pid: int, channel: str, payload: str) -> None:
        letter = json.loads(payload)
        if letter["p"] == self.store.process:
            return
        for message in letter["news"]:
            if "n" in message:
                self.heard(message["t"], message["n"])
            else:
                self.heard_presence(message["t"], letter["p"], message["here"], message["w"])
