"""One database for all processes, and the ways to it: slow, broken, full, or answered too late to be heard.

It is a real SQLite in memory, so every statement of the store runs. A transaction happens at one instant, after the
way there and before the way back; what goes wrong goes wrong on one of the three.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DataError, OperationalError
from sqlalchemy.pool import StaticPool

from undercroft.server.storage import schema

EPOCH = 1_700_000_000.0
"""What all clocks show when a life begins."""
POISON = "unstorable"
"""A text with this word in it is well with the server and cannot be stored, as a NUL once could not."""

_memory = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
"""One for all lives: SQLAlchemy prepares a statement once for each engine."""
schema.metadata.create_all(_memory)
_clock: list[Callable[[], float]] = [lambda: 0.0]
"""The clock of the database, which no process may set."""


def _clock_timestamp() -> str:
    return datetime.fromtimestamp(_clock[0](), UTC).isoformat(sep=" ")


_raw: Any = _memory.raw_connection()
_raw.driver_connection.create_function("clock_timestamp", 0, _clock_timestamp)


@event.listens_for(_memory, "before_cursor_execute")
def _refuse_poison(_: Connection, __: object, statement: str, parameters: Any, ___: object, ____: bool) -> None:
    if statement.startswith("INSERT INTO lines") and POISON in str(parameters):
        raise DataError(statement, None, ValueError("a sign the database does not know"))


@dataclass
class Weather:
    """What the ways to the database are like now."""

    slow: float = 0.0005
    """Seconds one way takes, about."""
    late: float = 0.0
    """How often a way takes seconds."""
    lost: float = 0.0
    """How often a connection breaks before anything is done."""
    unheard: float = 0.0
    """How often it breaks when all is done, so that nobody hears of it."""
    down: bool = False
    full: bool = False
    """Whether nothing can be written."""


@dataclass
class Database:
    """What is stored, and what went wrong on the way."""

    luck: random.Random
    weather: Weather = field(default_factory=Weather)
    committed: Callable[[], None] = lambda: None
    """Called at the instant of every commit."""
    note: Callable[[str, str], None] = lambda _, __: None
    time: Callable[[], float] = lambda: 0.0
    failures: dict[object, float] = field(default_factory=dict)
    """When each process was last told by the database that it could not: for a moment it may say so to people."""
    faults: int = 0
    commits: int = 0
    listeners: list["Channel"] = field(default_factory=list)

    def __post_init__(self) -> None:
        _clock[0] = lambda: EPOCH + self.time()
        with _memory.begin() as connection:
            for table in schema.metadata.sorted_tables:
                connection.execute(table.delete())

    def read(self, query: str, *values: object) -> list[Any]:
        """Look at what is stored, as nobody in the server can."""
        raw: Any = _memory.raw_connection()
        return list(raw.driver_connection.execute(query, values))

    @asynccontextmanager
    async def transaction(self, owner: object) -> AsyncIterator["Way"]:
        luck, weather = self.luck, self.weather
        await asyncio.sleep(self._way())
        if weather.down or luck.random() < weather.lost:
            raise self._failure(owner, "lost on the way")
        connection = _memory.connect()
        change = connection.begin()
        way = Way(connection)
        try:
            yield way
        except Exception as bad:
            change.rollback()
            connection.close()
            if isinstance(bad, DataError):
                self.faults += 1
                self.note(str(owner), "database: refused a text")
            await asyncio.sleep(self._way())
            raise
        writes = way.raw.in_transaction
        if writes and weather.full:
            change.rollback()
            connection.close()
            raise self._failure(owner, "full")
        change.commit()
        connection.close()
        if writes:
            self.commits += 1
            self.committed()
        await asyncio.sleep(self._way())
        if luck.random() < weather.unheard:
            raise self._failure(owner, "done, and not heard of")

    def _way(self) -> float:
        luck, weather = self.luck, self.weather
        if luck.random() < weather.late:
            self.faults += 1
            return luck.uniform(0.5, 8.0)
        return luck.expovariate(1 / weather.slow)

    def _failure(self, owner: object, what: str) -> Exception:
        self.faults += 1
        self.failures[owner] = self.time()
        self.note(str(owner), f"database: {what}")
        return OperationalError("", None, OSError(5, what))


class Way:
    """A transaction of one process: an `AsyncConnection` as far as the store uses one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def raw(self) -> sqlite3.Connection:
        found: Any = self._connection.connection.driver_connection
        return found  # type: ignore[no-any-return]

    async def execute(self, statement: Any, *parameters: Any) -> Any:
        return self._connection.execute(statement, *parameters)

    async def run_sync(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(self._connection, *args)


class Engine:
    """The way of one process to the database: an `AsyncEngine` as far as the store uses one."""

    def __init__(self, database: Database, owner: object) -> None:
        self._database = database
        self._owner = owner

    def begin(self) -> Any:
        return self._database.transaction(self._owner)

    def connect(self) -> Any:
        return self._database.transaction(self._owner)

    async def dispose(self) -> None:
        pass


class Channel:
    """A connection for notices, which get lost when it breaks, and may come twice."""

    def __init__(self, database: Database, owner: Any) -> None:
        if database.weather.down:
            raise OSError("the database is down")
        self._database = database
        self._owner = owner
        self._listener: Callable[..., None] | None = None
        self._closed = False
        database.listeners.append(self)

    async def add_listener(self, name: str, listener: Callable[..., None]) -> None:
        self._listener = listener

    def is_closed(self) -> bool:
        if self._database.weather.down or self._database.luck.random() < self._database.weather.lost / 4:
            self._closed = True
        return self._closed

    def terminate(self) -> None:
        self._closed = True
        if self in self._database.listeners:
            self._database.listeners.remove(self)

    async def execute(self, statement: str, name: str, letter: str) -> None:
        """Tell everybody who listens."""
        database = self._database
        luck, weather = database.luck, database.weather
        await asyncio.sleep(luck.expovariate(1 / weather.slow))
        if weather.down or luck.random() < weather.lost:
            self._closed = True
            raise OSError("the connection is lost")
        for other in list(database.listeners):
            if other._listener is not None and not other._closed and not other._owner.dead:
                for _ in range(2 if luck.random() < weather.lost else 1):
                    # The order of two letters is the order in which they were sent; no more is promised of them.
                    asyncio.get_running_loop().call_later(
                        luck.expovariate(1 / weather.slow), other._hear, name, letter, context=other._owner.context
                    )

    def _hear(self, name: str, letter: str) -> None:
        if not self._closed and self._listener is not None:
            self._listener(self, 0, name, letter)
