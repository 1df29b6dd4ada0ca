"""The tables of this process: who is let in, who is told, and what comes from other processes."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TypeVar

from undercroft.server.fairness.asker import ASKER
from undercroft.server.fairness.budgets import SECOND_OF_PROCESSOR, Budgets, Kind
from undercroft.server.fairness.holdings import Holdings
from undercroft.server.fairness.workshop import Workshop
from undercroft.server.history.past import Past
from undercroft.server.service.live_table import LiveTable, Saved
from undercroft.server.service.notices import Notices
from undercroft.server.service.runners import Runners
from undercroft.server.service.viewer import Viewer
from undercroft.server.settings import Settings
from undercroft.server.storage.store import ENDED, Store, StoreDown
from undercroft.server.table import log
from undercroft.server.table.commands import AnyCommand, Mute, Person, Rematch, Say, Start, Undo
from undercroft.server.table.conditions import admitted
from undercroft.server.table.log import RUNNING
from undercroft.server.table.refusals import Refused
from undercroft.server.table.surroundings import monotonic, new_id
from undercroft.server.thinking.advice import Advice

logger = logging.getLogger("undercroft.server")

SWEEP = 5.0
"""Seconds between two looks after tables nobody uses and tables nobody runs."""
WOKEN = 50
"""Tables nobody runs that are woken in one sweep."""

MUTES = 500
"""People one person may mute."""
PAID: dict[type[AnyCommand], Kind] = {Rematch: "openings", Say: "chat", Start: "openings", Undo: "undos"}
"""Commands that let something grow, and what they are paid from."""

T = TypeVar("T")


class Tables:
    """The tables, as this process holds them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self.runners = Runners(settings, store, self.tell_presence)
        self.advice = Advice(settings.bot_seconds)
        self.budgets = Budgets(settings)
        self.workshop = Workshop(self.budgets)
        self.past = Past(self.workshop)
        self.lines = Holdings()
        """Connections, by person and by address."""
        self.notices = Notices(store, self._heard, self._heard_presence)
        self.sockets = 0
        self.closing = False
        self.began = monotonic()
        self._tasks: set[asyncio.Task[object]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.notices.open()
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop bots and clocks, let what is being stored finish, and let everybody go."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await self.runners.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.advice.close()
        with contextlib.suppress(Exception):
            await self.store.unlease()
        await self.notices.close()
        await self.store.close()

    # Tables.

    async def find(self, id: str, asked_for: float | None = None) -> LiveTable:
        """A table that somebody asks for now, or did so at another time. Raises `Refused` if there is none."""
        live = self.live.get(id)
        if live is None:
            live = LiveTable(id, self.store, self._changed)
            self.live[id] = live
        try:
            await live.current()
        except BaseException:
            if not live.loaded and not live.connections.viewers and self.live.get(id) is live:
                del self.live[id]
            raise
        spent, live.effort = live.effort, 0.0
        self.budgets.charge("work", spent * SECOND_OF_PROCESSOR)
        if self.live.setdefault(id, live) is not live:
            # Who could not load it has dropped it, and somebody else began anew: there is one table for all.
            return await self.find(id, asked_for)
        connections = live.connections
        connections.asked_for = max(connections.asked_for, monotonic() if asked_for is None else asked_for)
        self._ensure_running(live)
        return live

    async def add(self, person: Person, body: log.Opened) -> str:
        """A new table; its id. Raises `Refused` where a person or an address has too many."""
        address = ASKER.get().address
        most = self.settings.tables_each
        if await self.store.unfinished(person.id) >= most:
            raise Refused("too-many-tables", most=most)
        near = [live for live in self.live.values() if address and live.opened_from == address]
        if sum(live.state.phase not in ENDED for live in near) >= most * self.settings.crowd:
            raise Refused("too-many-tables", most=most * self.settings.crowd)
        self.budgets.spend("openings")
        live = LiveTable(new_id(), self.store, self._changed)
        live.opened_from = address
        await live.open(person, body)
        live.connections.asked_for = monotonic()
        self.live[live.id] = live
        return live.id

    async def perform(
        self, live: LiveTable, person: Person | None, command: AnyCommand, saved: Saved | None = None
    ) -> int:
        """Carry out a command, to the end even if the sender hangs up; `saved` hears of it first."""
        if person is None:
            raise Refused("no-identity")
        kind = PAID.get(type(command))
        if kind is not None and (person.id, command.command) not in live.state.commands:
            self.budgets.spend(kind)
        if isinstance(command, Mute):
            if command.muted and len(await self.store.muted_by(person.id)) >= MUTES:
                raise Refused("bad-message", reason="nobody mutes so many people")
            await self.store.mute(person.id, command.person, command.muted)
            for viewer in live.connections.viewers:
                if viewer.person_id == person.id:
                    viewer.muted = await self.store.muted_by(person.id)
            if saved is not None:
                saved(live.state.number)
            return live.state.number
        return await asyncio.shield(self._spawn(live.perform(person, command, saved)))

    # Viewers.

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """A connection begins."""
        if viewer.person is not None:
            viewer.muted = await self.store.muted_by(viewer.person.id)
        # What was found before may have been dropped since, by somebody who could not load it.
        live = viewer.live = await self.find(viewer.live.id)
        admitted(live.state, viewer.person)
        live.connections.viewers[viewer] = None
        self.sockets += 1
        if viewer.person is not None:
            live.connections.note_address(viewer.person)
            await live.hand_back(viewer.person)
        if since is not None and since > live.state.number:
            # They come from a process that was quicker: nobody is shown a table as it was before what they know.
            await live.catch_up()
        await viewer.welcome(since)
        self.tell_presence(live)

    def leave(self, viewer: Viewer) -> None:
        """A connection ends."""
        connections = viewer.live.connections
        if viewer in connections.viewers:
            connections.viewers.pop(viewer)
            connections.asked_for = monotonic()
            self.sockets -= 1
        if viewer.person is not None:
            connections.seen[viewer.person.id] = monotonic()
            # Who hangs up is gone, whatever they asked over HTTP before.
            connections.heard.pop(viewer.person.id, None)
        if not self.closing:
            self.tell_presence(viewer.live)

    def tell_presence(self, live: LiveTable) -> None:
        """Who is here has changed."""
        for viewer in live.connections.viewers:
            viewer.tell_presence()
        self.notices.tell_presence(live)

    def _changed(self, live: LiveTable) -> None:
        """A log entry of this process is stored: tell everybody, here and elsewhere."""
        for viewer in live.connections.viewers:
            viewer.wake()
        self.notices.tell(live.id, live.state.number)
        self._ensure_running(live)

    def _ensure_running(self, live: LiveTable) -> None:
        state = live.state
        if state.phase != RUNNING or self.closing:
            return
        if state.game is not None and state.hints() and not self.advice.knows(state.game.key):
            self._spawn(self.advice.learn(state.game.key))
        self.advice.ponder(live.id, state)
        self.runners.ensure_running(live)

    # Other processes.

    def _heard(self, table: str, number: int) -> None:
        live = self.live.get(table)
        if live is not None and live.state.number < number:
            self._spawn(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        # Where that fails, whoever watches finds out for themselves, and is told why.
        changed = True
        with contextlib.suppress(StoreDown, Refused):
            changed = await live.catch_up()
        if changed:
            for viewer in live.connections.viewers:
                viewer.wake()
            self._ensure_running(live)

    def _heard_presence(self, table: str, process: str, people: dict[str, int | None], watching: int) -> None:
        live = self.live.get(table)
        if live is None:
            return
        live.connections.elsewhere[process] = (monotonic(), people, watching)
        for person in people:
            live.connections.seen[person] = monotonic()
        for viewer in live.connections.viewers:
            viewer.tell_presence()

    # Housekeeping.

    async def _sweep(self) -> None:
        while True:
            try:
                await self._wake_sleeping()
                self._evict()
                await self.notices.look_after(self.live)
            except StoreDown:
                pass
            except Exception:
                logger.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _wake_sleeping(self) -> None:
        """Let tables go on that nobody runs, as after a restart; nobody may have found them since. Not for ever."""
        if monotonic() - self.began >= self.settings.unwatched:
            return
        sleeping = [table for table in await self.store.sleeping() if not self.runners.is_running(table)]
        for table in sleeping[:WOKEN]:
            with contextlib.suppress(Refused):
                await self.find(table, self.began)

    def _evict(self) -> None:
        """Tables nobody watches leave memory."""
        old = monotonic() - self.settings.idle
        for id, live in list(self.live.items()):
            unused = not live.connections.viewers and live.touched < old and not live.lock.locked()
            if unused and not self.runners.is_running(id):
                del self.live[id]
                self.runners.forget(id)

    def _spawn(self, work: Coroutine[None, None, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
