"""Whether this process can serve: looked after all the time, so that asking costs nothing."""

import asyncio
import contextlib
import logging

from undercroft.server.service.tables import Tables
from undercroft.server.storage.condition import free_bytes
from undercroft.server.storage.database import file_of
from undercroft.server.storage.prune import DAY, prune
from undercroft.server.storage.store import StoreDown
from undercroft.server.table.surroundings import monotonic

logger = logging.getLogger("undercroft.server")

LOOK = 0.5
"""Seconds between two looks at the clock of the event loop."""
SLOW = 0.5
"""Seconds by which the loop may be late before that is worth a line in the journal."""
PROBE = 10.0
"""Seconds without anything stored after which it is tried whether something could be."""
AGAIN = 1.0
"""Seconds between two tries while nothing can be stored."""
STARVING = 30.0
"""Seconds after which a question to a bot has waited too long."""
LITTLE = 200 << 20
"""Bytes of free disk that are too few."""
QUIET = 60.0
"""Seconds between two lines of the journal about the same trouble."""


class Health:
    """The health of one process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.file = file_of(tables.settings.database)
        self.lag = 0.0
        """By how many seconds the event loop was late at the last look."""
        self.worst_lag = 0.0
        self.slow_looks = 0
        self._told: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._watch_clock, self._probe, self._prune)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def troubles(self) -> list[str]:
        """Why nobody should be sent here; empty where all is well."""
        condition = self.tables.store.condition
        found = ["it is closing"] if self.tables.closing else []
        if condition.damage is not None:
            found.append(f"the database is damaged ({condition.damage}); see `undercroft check`")
        elif condition.trouble is not None:
            found.append(f"nothing can be stored: {condition.trouble}")
        return found

    async def _watch_clock(self) -> None:
        while True:
            before = monotonic()
            await asyncio.sleep(LOOK)
            self.lag = max(monotonic() - before - LOOK, 0.0)
            self.worst_lag = max(self.worst_lag, self.lag)
            if self.lag > SLOW:
                self.slow_looks += 1
                self._tell("the event loop is slow", seconds=round(self.lag, 2))
            for name, lane in self.tables.runners.bots.lanes.items():
                waited = lane.queue.longest()
                if waited > STARVING:
                    self._tell("bots wait too long", lane=name, seconds=round(waited), waiting=lane.queue.waiting)
            if self.file is not None and free_bytes(self.file) < LITTLE:
                self._tell("the disk is nearly full", free=free_bytes(self.file))

    async def _probe(self) -> None:
        store = self.tables.store
        while True:
            condition = store.condition
            if condition.trouble is not None or monotonic() - condition.stored_at > PROBE:
                with contextlib.suppress(StoreDown):
                    await store.probe()
            await asyncio.sleep(AGAIN)

    async def _prune(self) -> None:
        """Once a day, beginning an hour after the start."""
        await asyncio.sleep(3600)
        while True:
            try:
                gone = await prune(self.tables.store.engine, self.tables.settings)
                logger.info("pruned", extra=gone._asdict())
            except Exception:
                logger.exception("pruning failed")
            await asyncio.sleep(DAY / 1000)

    def _tell(self, what: str, **facts: object) -> None:
        if self._told.get(what, -QUIET) + QUIET <= monotonic():
            self._told[what] = monotonic()
            logger.warning(what, extra=facts)
