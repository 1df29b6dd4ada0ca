"""A server process: started, stopped, killed, started again; with a clock that somebody may set."""

import asyncio
import contextlib
import inspect
import random
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from tests.simulation.database import EPOCH, Channel, Database, Engine
from tests.simulation.loop import OWNER
from tests.simulation.network import ServerSocket
from undercroft.server.service.people import People
from undercroft.server.service.tables import Tables
from undercroft.server.settings import Settings
from undercroft.server.storage import store
from undercroft.server.storage.store import Store
from undercroft.server.table.surroundings import MACHINE, Machine
from undercroft.server.thinking import bot_worker, bots
from undercroft.server.wire.socket import at_table

THINKING = {"random": 0.002, "novice": 0.02, "adept": 0.15, "expert": 1.5}
"""Seconds a bot takes over an answer, about."""


@dataclass
class Minds:
    """How well the bots' workers are."""

    broken: float = 0.0
    """How often a worker breaks in the middle of a thought."""
    stuck: float = 0.0
    """How often it never comes to an end."""


class Clock(Machine):
    """The time and chance of one process."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.ahead = 0.0
        """Seconds by which the wall clock is wrong."""

    def time(self) -> float:
        return EPOCH + asyncio.get_running_loop().time() + self.ahead

    def monotonic(self) -> float:
        return 1_000.0 + asyncio.get_running_loop().time()

    def chance(self, count: int) -> bytes:
        return self.luck.randbytes(count)


class SimulatedStore(Store):
    """The store, over simulated ways to a simulated database."""

    def __init__(self, database: Database, run: "Run", several: bool, lease: float) -> None:
        self._database = database
        self._run = run
        super().__init__("postgresql://simulated/tables" if several else "simulated.sqlite", lease)

    def _open_engine(self) -> Any:
        return Engine(self._database, self._run)

    async def channel(self) -> Any:
        return Channel(self._database, self._run)


class Run:
    """A server process from its start to its end."""

    def __init__(self, name: str, database: Database, clock: Clock, minds: Minds, settings: Settings, several: bool):
        self.name = name
        self.clock = clock
        self.minds = minds
        self.settings = settings
        self.dead = False
        self.ended = asyncio.Event()
        self.ready = False
        self.sockets: list[ServerSocket] = []
        self.context: Context = copy_context()
        self.context.run(OWNER.set, self)
        self.context.run(MACHINE.set, clock)
        self.store: Store = self.context.run(SimulatedStore, database, self, several, settings.lease)
        self.tables: Tables = self.context.run(Tables, settings, self.store)
        self.people = People(self.store, self.tables)
        self.spawn(self._open())

    def __str__(self) -> str:
        return self.name

    async def _open(self) -> None:
        while True:
            try:
                await self.tables.open()
            except Exception:
                await asyncio.sleep(0.5)
                continue
            self.ready = True
            return

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())

    def serve(self, socket: ServerSocket) -> None:
        """A guest has opened a WebSocket."""
        given = {
            "socket": socket,
            "table": socket.table,
            "tables": self.tables,
            "people": self.people,
            "settings": self.settings,
        }
        handler: Any = at_table.fn
        wanted = inspect.signature(handler).parameters
        self.sockets.append(socket)
        task = self.spawn(handler(**{name: given[name] for name in wanted}))
        task.add_done_callback(lambda _: self._left(socket))

    def _left(self, socket: ServerSocket) -> None:
        self.sockets.remove(socket)
        socket.line.hang_up()

    def kill(self) -> None:
        """From here on nothing of it happens any more."""
        self.dead = True
        self.ready = False
        self.ended.set()
        for socket in list(self.sockets):
            socket.line.cut()

    async def stop(self) -> None:
        """As an operator stops it: everybody is told, what is begun is finished."""
        self.ready = False
        closing = self.spawn(self.tables.close())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await asyncio.shield(closing)
        self.kill()

    def thinking_time(self, work: Callable[..., object], args: tuple[Any, ...]) -> tuple[float, Exception | None]:
        luck = self.clock.luck
        level = next((each.level for each in args if isinstance(each, bot_worker.Task)), None)
        if level is None:
            return luck.expovariate(1 / 0.005), None
        chance = luck.random()
        if chance < self.minds.stuck:
            return 1e6, None
        seconds = luck.expovariate(1 / THINKING[level])
        if chance < self.minds.stuck + self.minds.broken:
            return seconds, luck.choice((BrokenExecutor("the worker broke"), MemoryError(), ValueError("a bad bot")))
        return seconds, None


class NoPool:
    """Stands for a pool of worker processes; the loop carries their work out."""

    def __init__(self, *_: object, **__: object) -> None:
        self._processes: dict[int, Any] = {}

    def shutdown(self, wait: bool = True) -> None:
        pass


def _decide(task: bot_worker.Task) -> int:
    """Some legal answer: how good it is matters to nobody here."""
    return bot_worker.decide(replace(task, level="random", occasion=None))


async def _no_migration(_: object) -> None:
    pass


@contextmanager
def without_the_machine() -> Iterator[None]:
    """Replace what the server would start on a real machine."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(bots, "ProcessPoolExecutor", NoPool))
        stack.enter_context(patch.object(bots, "decide", _decide))
        stack.enter_context(patch.object(bots, "read", lambda _: True))
        stack.enter_context(patch.object(store, "migrate", _no_migration))
        yield
