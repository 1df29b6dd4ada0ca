"""A queue in which each person's turn comes as often as any other's, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from undercroft.server.table.surroundings import monotonic


class Waiter:
    """Somebody who waits for a place."""

    def __init__(self) -> None:
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.since = monotonic()


class FairQueue:
    """So many places. Who finds none free waits: persons are served in turn, and a person's tables in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Waiter]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: str, table: str = "") -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._enter(person, table)
        try:
            yield
        finally:
            self._leave()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for tables in self._waiting.values() for line in tables.values())

    def longest(self) -> float:
        """For how many seconds the one who has waited longest has waited."""
        heads = [line[0].since for tables in self._waiting.values() for line in tables.values()]
        return monotonic() - min(heads) if heads else 0.0

    async def _enter(self, person: str, table: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        waiter = Waiter()
        self._waiting.setdefault(person, OrderedDict()).setdefault(table, deque()).append(waiter)
        try:
            await waiter.called
        except asyncio.CancelledError:
            if waiter.called.done() and not waiter.called.cancelled():
                # It was called in the same moment: the place goes on to the next.
                self._leave()
            else:
                self._remove(person, table, waiter)
            raise

    def _leave(self) -> None:
        while self._waiting:
            called = self._next().called
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _next(self) -> Waiter:
        """Whose turn it is. Who has been served goes to the end, as a person and as a table."""
        person, tables = self._waiting.popitem(last=False)
        table, line = tables.popitem(last=False)
        waiter = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._waiting[person] = tables
        return waiter

    def _remove(self, person: str, table: str, waiter: Waiter) -> None:
        tables = self._waiting.get(person, OrderedDict())
        line = tables.get(table, deque())
        if waiter in line:
            line.remove(waiter)
            if not line:
                del tables[table]
            if not tables:
                del self._waiting[person]
