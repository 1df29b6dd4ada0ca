"""Whoever lets the bots of a table answer and its clock strike: one task a table, while either is waited for."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from undercroft.server.fairness.asker import ASKER, OURSELVES
from undercroft.server.service.live_table import LiveTable
from undercroft.server.settings import Settings
from undercroft.server.storage.store import Store, StoreDown
from undercroft.server.table.bot_names import temper_of
from undercroft.server.table.log import CHANCE, RUNNING
from undercroft.server.table.playing import length_of_window
from undercroft.server.table.refusals import Refused
from undercroft.server.table.seats import STAND_IN
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import monotonic, now
from undercroft.server.thinking.bot_worker import Occasion, Task
from undercroft.server.thinking.bots import Bots, Thought, any_option

logger = logging.getLogger("undercroft.server")

FEW = 4
"""Up to so many options are taken in at a glance."""


class Runners:
    """The runners of this process; `on_presence` hears when a bot begins or ends to think."""

    def __init__(self, settings: Settings, store: Store, on_presence: Callable[[LiveTable], None]) -> None:
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        self._pause_of_bots = settings.bot_pause
        self._grace = settings.unwatched
        self._store = store
        self._on_presence = on_presence
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wakeups: dict[str, asyncio.Event] = {}

    def ensure_running(self, live: LiveTable) -> None:
        """See to it that somebody runs the bots and the clock of a table, and looks at it now."""
        task = self._tasks.get(live.id)
        if task is not None and not task.done():
            self._wakeups[live.id].set()
        elif self._bots_to_move(live) or _closing(live.state) is not None:
            self._wakeups[live.id] = asyncio.Event()
            self._tasks[live.id] = asyncio.create_task(self._run(live))

    def _bots_to_move(self, live: LiveTable) -> list[int]:
        """The bots that are to answer; none where nobody has watched for a while."""
        return live.state.bots_to_move() if live.connections.is_watched(self._grace) else []

    def is_running(self, table: str) -> bool:
        return table in self._tasks

    def forget(self, table: str) -> None:
        """A table leaves memory."""
        self._wakeups.pop(table, None)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.stop()

    async def _run(self, live: LiveTable) -> None:
        """Run bots and clock of one table until only people are waited for."""
        # Whoever set it off need not pay for it.
        ASKER.set(OURSELVES)
        wakeup = self._wakeups[live.id]
        window = Window()
        while True:
            try:
                wakeup.clear()
                table = await live.current()
                bots = self._bots_to_move(live)
                deadline = _closing(table)
                if not bots and deadline is None:
                    break
                if not await self._store.lease(live.id):
                    await _pause(wakeup, 2.0)
                elif bots:
                    await self._let_bot(live, table, bots[0])
                elif deadline is not None:
                    await _pause(wakeup, window.left(table, deadline))
                    if window.left(table, deadline) <= 0:
                        await live.close_window(deadline)
            except StoreDown:
                await asyncio.sleep(1.0)
            except Refused as refused:
                if refused.key != "stale-decision":
                    logger.warning("runner refused", extra={"table": live.id, "why": refused.key})
                    await asyncio.sleep(1.0)
            except Exception:
                logger.exception("runner failed", extra={"table": live.id})
                await asyncio.sleep(1.0)
        self._tasks.pop(live.id, None)
        if live.state.phase == RUNNING:
            self.ensure_running(live)

    async def _let_bot(self, live: LiveTable, table: TableState, seat: int) -> None:
        assert table.match is not None
        decision = table.decision(seat)
        holder = table.holders[seat]
        level = holder.level or STAND_IN
        bot = f"{level}:{temper_of(holder.name)}"
        scripted = table.scripted_answer(seat)
        alone = scripted is not None or len(table.match.legal_actions(seat)) == 1
        task = None if alone else self._task(live.id, table, seat, bot)
        thinking = live.connections.thinking
        thinking.add(seat)
        self._on_presence(live)
        try:
            pause = self._pause_of_bots * weight_of(len(table.match.legal_actions(seat)))
            thought, _ = await asyncio.gather(self._thought(task, table.host or ""), asyncio.sleep(pause))
        finally:
            thinking.discard(seat)
        table = await live.current()
        if seat not in table.bots_to_move() or table.decision(seat) != decision:
            return
        assert table.match is not None
        answer = thought.answer if scripted is None else scripted
        instead = None if alone or thought.level == bot else thought.level
        if answer is None or answer not in table.match.legal_actions(seat):
            answer = any_option(table.match, seat)
            instead = None if alone or level == CHANCE else CHANCE
        try:
            await live.answer_for_bot(seat, decision, answer, instead)
        except Refused as refused:
            if refused.key != "engine-failure":
                raise
            # The rules stumbled over this answer; perhaps another one leads on.
            await live.answer_for_bot(seat, decision, any_option(table.match, seat), CHANCE)
        self._on_presence(live)

    def _task(self, id: str, table: TableState, seat: int, level: str) -> Task | None:
        """A question to a bot; None where no world can be imagined, which is a fault of the rules."""
        assert table.match is not None
        try:
            return self.bots.task(table.match, seat, level, Occasion(id, table.number, table.just_answered(seat)))
        except Exception:
            logger.exception("no world imagined", extra={"table": id, "line": table.number})
            return None

    async def _thought(self, task: Task | None, host: str) -> Thought:
        return Thought(None, CHANCE) if task is None else await self.bots.decide(task, host)


def weight_of(options: int) -> float:
    """How much of a whole pause a bot takes over so many options: none to speak of where there is nothing to ponder."""
    return 0.2 if options == 1 else 0.6 if options <= FEW else 1.0


class Window:
    """How long the open window stays open. Once it is known, the clock on the wall may be set as it likes."""

    def __init__(self) -> None:
        self._deadline = 0
        self._end = 0.0

    def left(self, table: TableState, deadline: int) -> float:
        """Seconds until this deadline of a table; never more than a whole window."""
        if deadline != self._deadline:
            self._deadline = deadline
            self._end = monotonic() + min((deadline - now()) / 1000, length_of_window(table))
        return self._end - monotonic()


def _closing(table: TableState) -> int | None:
    """When the clock closes the open window, if it runs."""
    return table.deadline if table.phase == RUNNING and table.vote is None else None


async def _pause(wakeup: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(max(seconds, 0)):
            await wakeup.wait()
