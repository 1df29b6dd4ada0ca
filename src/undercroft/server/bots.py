"""Opponents in worker processes. A table never hangs on a bot: who is late or fails is answered for at random."""

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.bot_worker import Advice, Occasion, Reading, Task, advise, begin, decide, read, reckon

logger = logging.getLogger("undercroft.server")

Answer = TypeVar("Answer")
Work = TypeVar("Work", Task, Reading)

START_UP = 20.0
"""Seconds a new worker may take to come to life."""


class Bots:
    """A pool of thinkers."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False

    def task(self, match: Match, seat: int, level: str, occasion: Occasion | None = None) -> Task:
        """A question to a bot: a world it cannot rule out, never the true one."""
        seed = secrets.token_hex(16)
        world = match.imagine(seat, Luck.of(secrets.token_hex(16)))
        cards = dict(match.cards) if match.cards is not None else None
        return Task(
            match.game.key,
            match.state.seats,
            match.settings,
            cards,
            world.plain(),
            seat,
            level,
            seed,
            self.seconds,
            occasion,
        )

    async def decide(self, task: Task) -> int | None:
        """The bot's answer, or None if it failed."""
        return await self._ask(decide, task)

    async def advise(self, task: Task) -> Advice | None:
        """What the bot would do and why, or None if it failed."""
        return await self._ask(advise, task)

    async def reckon(self, task: Task) -> dict[str, Any] | None:
        """The odds of a position, or None if there are none."""
        return await self._ask(reckon, task)

    async def prepare(self, game: str, level: str) -> None:
        """Wake a worker and let it learn a game, so that the first who asks waits no longer than the next."""
        await self._ask(read, Reading(game, level))

    async def _ask(self, work: Callable[[Work], Answer], task: Work) -> Answer | None:
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.processes, multiprocessing.get_context("spawn"), initializer=begin
                )
            answer = asyncio.get_running_loop().run_in_executor(self._pool, work, task)
            limit = self.seconds * 4 + (5.0 if self._warm else START_UP)
            async with asyncio.timeout(limit):
                found = await answer
            self._warm = True
            return found
        except asyncio.CancelledError:
            raise
        except Exception as bad:
            logger.warning("bot failed", extra={"bot": task.level, "game": task.game, "why": type(bad).__name__})
            self.stop()
            return None

    def stop(self) -> None:
        """End the workers, whatever they do."""
        pool = self._pool
        self._pool = None
        self._warm = False
        if pool is not None:
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                with contextlib.suppress(Exception):
                    worker.kill()


def any_option(match: Match, seat: int) -> int:
    """What the simplest of all bots answers."""
    numbers = match.options(seat).numbers
    return numbers[secrets.randbelow(len(numbers))]
