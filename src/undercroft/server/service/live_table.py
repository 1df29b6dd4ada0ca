"""A table in memory: one command at a time, and nothing told before it is stored.

A command makes another state beside the one that is shown. Only when its log entry is stored does it take that one's
place; if storing fails, the log is read again: memory never knows more than the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from undercroft.engine.errors import IllegalAnswer
from undercroft.server.service.connections import Connections
from undercroft.server.storage.codec import encode
from undercroft.server.storage.rows import Append, Replay, replay_left
from undercroft.server.storage.store import Conflict, Store, StoreDown
from undercroft.server.table import log
from undercroft.server.table.changed_rules import plan_rules_changed
from undercroft.server.table.commands import AnyCommand, Person
from undercroft.server.table.log import LogEntry
from undercroft.server.table.news import Moment
from undercroft.server.table.playing import plan_bot_answer, plan_clock
from undercroft.server.table.projection import Projection
from undercroft.server.table.refusals import Refused
from undercroft.server.table.respond import Step, respond, step
from undercroft.server.table.seats import plan_hand_back
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import effort, monotonic, now

logger = logging.getLogger("undercroft.server")

Saved = Callable[[int], None]
"""Hears the number of a log entry as soon as it is stored."""


class EncodedProjection(Projection):
    """A projection whose moments are encoded once for all who share them."""

    def moment(self, seat: int | None) -> Moment | None:
        if seat not in self._moments:
            # A raw message is written as it is.
            self._moments[seat] = msgspec.Raw(encode(super().moment(seat)))  # type: ignore[assignment]
        return self._moments[seat]


class LiveTable:
    """One table, and whoever is connected to it from this process."""

    def __init__(self, id: str, store: Store, on_change: Callable[["LiveTable"], None]) -> None:
        self.id = id
        self.store = store
        self.on_change = on_change
        self.lock = asyncio.Lock()
        self.loaded = False
        self.state = TableState()
        self.connections = Connections()
        self.touched = monotonic()
        self.effort = 0.0
        """Seconds of processor time that reading the log has taken, and nobody has paid for yet."""
        self.opened_from = ""
        """The address it was opened from, if that was in this process."""
        self._projection: EncodedProjection | None = None

    # Reading.

    async def current(self) -> TableState:
        """The table as it is stored. A state never changes, so it can be read without haste."""
        self.touched = monotonic()
        if not self.loaded:
            async with self.lock:
                await self._load()
        return self.state

    async def projection(self) -> Projection:
        """What its viewers see of it now."""
        state = await self.current()
        if self._projection is None or self._projection.table is not state:
            self._projection = EncodedProjection(self.id, state, self.connections)
        return self._projection

    async def _load(self) -> None:
        """Read the log, if memory does not hold the table. Needs the lock."""
        if self.loaded:
            return
        known = self.state.number
        with self._reading():
            entries = await self.store.log(self.id)
            if not entries:
                raise Refused("no-such-table")
            snapshot = await self.store.snapshot(self.id, entries[-1].number)
            before = effort()
            self.state = TableState.of(entries, snapshot)
            self.effort += effort() - before
        self.loaded = True
        if 0 < known < self.state.number:
            # Another process was quicker. Its notice will find nothing new here, so whoever watches hears of it now.
            self.on_change(self)
        if self.state.unplayable() is not None:
            await self._leave_old_rules()

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        """Say so where the log cannot be read or played: that harms this table and no other."""
        try:
            yield
        except (Refused, StoreDown):
            raise
        except Exception:
            self.loaded = False
            logger.exception("table cannot be read", extra={"table": self.id})
            raise Refused("unreadable-table") from None

    async def _leave_old_rules(self) -> None:
        """Close a game that began under rules we no longer have. Another process may be quicker. Needs the lock."""
        made = step(self.state, plan_rules_changed(self.state, self.connections), self.connections)
        body = made.entry.body
        assert isinstance(body, log.RulesChanged)
        left = replay_left(self.state, body, self.id, made.entry.at)
        logger.info("game of earlier rules closed", extra={"table": self.id, "version": body.version})
        try:
            await self._store(made, left)
        except Conflict:
            await self._load()

    async def catch_up(self) -> bool:
        """Follow what other processes have written; whether there was anything."""
        async with self.lock:
            if not self.loaded:
                await self._load()
                return True
            with self._reading():
                entries = await self.store.log(self.id, self.state.number)
                for entry in entries:
                    self.state = self.state.after(entry)
        return bool(entries)

    # Writing.

    async def perform(self, person: Person, command: AnyCommand, saved: Saved | None = None) -> int:
        """Carry out a command; the number of its log entry, which `saved` hears before anybody hears the news.

        Raises `Refused` or `StoreDown`.
        """
        known = (person.id, command.command)
        return await self._carry_out(lambda: respond(self.state, person, command, self.connections), known, saved)

    async def answer_for_bot(self, seat: int, decision: int, n: int, instead: str | None = None) -> None:
        """A bot's answer, if its question is still open; `instead`: the level that gave it where the bot failed."""
        around = self.connections
        await self._carry_out(
            lambda: step(self.state, plan_bot_answer(self.state, seat, decision, n, instead, around), around)
        )

    async def close_window(self, deadline: int) -> None:
        """The clock closes the window that had this deadline."""
        around = self.connections
        await self._carry_out(lambda: step(self.state, plan_clock(self.state, deadline, around), around))

    async def hand_back(self, person: Person) -> None:
        """Who was replaced while away gets the seats back."""
        for seat, holder in enumerate(self.state.holders):
            if holder.kept_for == person.id and not holder.open:
                # Somebody else may have been quicker; then there is nothing to hand back.
                with contextlib.suppress(Refused):
                    await self._carry_out(partial(self._hand_back, person, seat))

    def _hand_back(self, person: Person, seat: int) -> Step:
        return step(self.state, plan_hand_back(self.state, person, seat), self.connections)

    async def open(self, person: Person, body: log.Opened) -> None:
        """Write the first log entry of a new table."""
        entry = LogEntry(1, now(), body, person.id, None)
        async with self.lock:
            await self._store(Step(entry, self.state.after(entry)))
            self.loaded = True

    async def _carry_out(
        self, respond: Callable[[], Step], command: tuple[str, str] | None = None, saved: Saved | None = None
    ) -> int:
        async with self.lock:
            while True:
                await self._load()
                self.touched = monotonic()
                known = self.state.commands.get(command) if command is not None else None
                if known is not None:
                    if saved is not None:
                        saved(known)
                    return known
                try:
                    await self._store(self._try(respond))
                except Conflict:
                    continue
                except Refused:
                    # Another process may have written what makes the wish a proper one.
                    if await self._is_behind():
                        continue
                    raise
                break
            number = self.state.number
        if saved is not None:
            saved(number)
        self.on_change(self)
        return number

    async def _is_behind(self) -> bool:
        """Whether there are log entries this table has not seen; if so, it will read them."""
        if self.loaded and self.store.postgresql and await self.store.log(self.id, self.state.number):
            self.loaded = False
            return True
        return False

    def _try(self, respond: Callable[[], Step]) -> Step:
        try:
            return respond()
        except Refused:
            raise
        except IllegalAnswer:
            raise Refused("not-an-option") from None
        except Exception:
            logger.exception("rules failed", extra={"table": self.id, "line": self.state.number})
            raise Refused("engine-failure") from None

    async def _store(self, step: Step, left: Replay | None = None) -> None:
        try:
            await self.store.append(Append(self.id, step.entry, step.after, left))
        except BaseException:
            # Whether it was stored, only the database knows.
            self.loaded = False
            raise
        self.state = step.after
