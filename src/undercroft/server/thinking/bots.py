"""Opponents in worker processes.

A table never hangs on a bot: who fails is asked once more, then a simpler bot is asked, and at last chance answers.
Every question has a worker to itself while it is thought about, so a bot that breaks its worker breaks no other's.
"""

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.serialize import Json
from undercroft.server.fairness.queue import FairQueue
from undercroft.server.table.log import CHANCE
from undercroft.server.table.surroundings import below, new_seed
from undercroft.server.thinking.bot_worker import Advice, Occasion, Reading, Task, advise, begin, decide, odds, read

logger = logging.getLogger("undercroft.server")

Answer = TypeVar("Answer")
Work = TypeVar("Work", Task, Reading)

START_UP = 20.0
"""Seconds a new worker may take to come to life."""
PATIENCE = 5.0
"""Seconds a worker gets beside four times what its bot may think."""
AT_ONCE = ("random", "novice", "adept")
"""Levels that do not search. The last of them answers where any other level fails."""


def is_quick(level: str) -> bool:
    """Whether a bot of this level, whatever its temper, answers at once."""
    return level.partition(":")[0] in AT_ONCE


class Failed(Exception):
    """A bot has no answer. What came of it is in the journal."""


class Late(Failed):
    """A bot did not answer in time."""


class Thought(NamedTuple):
    """An answer and the level of the bot that gave it; no answer where it is left to chance."""

    answer: int | None
    level: str


class Worker:
    """A process in which one bot at a time thinks; started when it is needed, and anew after it broke."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False

    async def ask(self, work: Callable[[Work], Answer], task: Work, seconds: float) -> Answer:
        """The answer; raises whatever the bot raises. Who is late, or takes all memory, costs the process."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin)
        try:
            async with asyncio.timeout(seconds + (0.0 if self._warm else START_UP)):
                found = await asyncio.get_running_loop().run_in_executor(self._pool, work, task)
        except (asyncio.CancelledError, TimeoutError, BrokenExecutor, MemoryError):
            # It is dead, in the midst of what nobody waits for any more, or may be short of memory again.
            self.end()
            raise
        self._warm = True
        return found

    def end(self) -> None:
        """End the process, whatever it does."""
        pool = self._pool
        self._pool = None
        self._warm = False
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False)
            for process in processes:
                with contextlib.suppress(Exception):
                    process.kill()


class Lane:
    """A few workers, and everybody who waits for one."""

    def __init__(self, processes: int) -> None:
        self.queue = FairQueue(processes)
        self.workers = [Worker() for _ in range(processes)]
        # Last in, first out: a second process is only started while the first one thinks.
        self._idle = list(self.workers)

    @asynccontextmanager
    async def worker(self, host: str, table: str) -> AsyncIterator[Worker]:
        """A worker, as soon as one is free and it is the turn of this table."""
        async with self.queue.turn(host, table):
            worker = self._idle.pop()
            try:
                yield worker
            finally:
                self._idle.append(worker)


class Bots:
    """Workers in two lanes: who answers at once never waits behind those who search."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.searching = Lane(processes)
        self.quick = Lane(1)
        self.lanes = {"searching": self.searching, "quick": self.quick}
        self._stopped = False

    def task(self, match: Match, seat: int, level: str, occasion: Occasion | None = None) -> Task:
        """A question to a bot: a world it cannot rule out, never the true one."""
        seed = new_seed(16)
        world = match.imagine(seat, Luck.of(new_seed(16)))
        cards = dict(match.cards) if match.cards is not None else None
        return Task(
            match.game.key,
            match.seats,
            match.settings,
            cards,
            world.to_json(),
            seat,
            level,
            seed,
            self.seconds,
            occasion,
        )

    async def decide(self, task: Task, host: str = "") -> Thought:
        """The bot's answer; where it fails at that, a simpler one's; where that fails too, none.

        The tables of one host share what each host gets.
        """
        levels = [task.level] if is_quick(task.level) else [task.level, AT_ONCE[-1]]
        for level in levels:
            answer = await self._ask_twice(decide, replace(task, level=level), host)
            if answer is not None:
                return Thought(answer, level)
        return Thought(None, CHANCE)

    async def advise(self, task: Task) -> Advice | None:
        """What the bot would do and why, or None if it failed."""
        return await self._ask_twice(advise, task)

    async def odds(self, task: Task) -> Json | None:
        """The odds of a position, or None if there are none."""
        return await self._ask_twice(odds, task)

    async def prepare(self, game: str, level: str) -> None:
        """Wake a worker and let it learn a game, so that the first who asks waits no longer than the next."""
        await self._ask_twice(read, Reading(game, level))

    async def _ask_twice(self, work: Callable[[Work], Answer], task: Work, host: str = "") -> Answer | None:
        """The answer, if need be at the second try; None if there is none."""
        for _ in range(2):
            try:
                return await self._ask(work, task, host)
            except Late:
                # It has had its time, and people wait.
                break
            except Failed:
                continue
        return None

    async def _ask(self, work: Callable[[Work], Answer], task: Work, host: str) -> Answer:
        """One try, as soon as a worker is free. Raises `Failed`."""
        lane = self.quick if is_quick(task.level) else self.searching
        occasion = task.occasion if isinstance(task, Task) else None
        async with lane.worker(host, occasion.table if occasion is not None else "") as worker:
            try:
                if self._stopped:
                    raise Failed
                # Time runs only now: to wait for others is no fault of the bot's.
                return await worker.ask(work, task, self.seconds * 4 + PATIENCE)
            except asyncio.CancelledError:
                raise
            except Exception as bad:
                if self._stopped:
                    raise Failed from None
                logger.warning("bot failed", extra={"bot": task.level, "game": task.game, "why": type(bad).__name__})
                raise (Late if isinstance(bad, TimeoutError) else Failed) from None

    def stop(self) -> None:
        """End the workers for good, whatever they do."""
        self._stopped = True
        for worker in (each for lane in self.lanes.values() for each in lane.workers):
            worker.end()


def any_option(match: Match, seat: int) -> int:
    """What the simplest of all bots answers."""
    numbers = match.legal_actions(seat).numbers
    return numbers[below(len(numbers))]
