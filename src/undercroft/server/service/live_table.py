"""A table in memory: one command at a time, and nothing told before it is stored.

The line of a command is noted in memory, then stored, then told, all under the room's lock. If storing fails, the
room forgets what it holds and reads the lines again: memory never knows more than the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.engine.errors import IllegalAnswer
from undercroft.server.storage.store import Append, Conflict, Replay, Store
from undercroft.server.table import campaigns, log, plans
from undercroft.server.table.commands import AnyCommand
from undercroft.server.table.inputs import now
from undercroft.server.table.log import RUNNING, VACANT, LogEntry
from undercroft.server.table.plans import Person, Plan
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState

if TYPE_CHECKING:
    from undercroft.server.service.viewer import Viewer

logger = logging.getLogger("undercroft.server")

SNAPSHOT_EVERY = 40
"""Lines between two snapshots of a match."""
AWAY = 30_000
"""Milliseconds after which a person who left the line may be replaced by a bot."""


Saved = Callable[[int], None]
"""Hears the number of a line as soon as it is stored."""


class LiveTable:
    """One table, its facts, and whoever watches it from this process."""

    def __init__(self, id: str, store: Store, on_change: Callable[["LiveTable"], None]) -> None:
        self.id = id
        self.store = store
        self.on_change = on_change
        self.lock = asyncio.Lock()
        self.facts = TableState()
        self.loaded = False
        self.watchers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[int, dict[str, int | None], int]] = {}
        """By process: when it reported, lag of the people watching there, and how many only watch."""
        self.seen: dict[str, int] = {}
        """When a person was last on the line."""
        self.since = now()
        self.thinking: set[int] = set()
        self.moments: dict[int | None, bytes] = {}
        """Encoded moments of the current number, by seat; see `eyes`."""
        self.touched = now()

    # Reading.

    async def load(self) -> None:
        """Read the table from the database, if memory does not hold it. Needs the lock."""
        self.touched = now()
        if self.loaded:
            return
        facts = TableState()
        lines = await self.store.lines(self.id)
        if not lines:
            raise Refused("no-such-table")
        moved: list[tuple[int, log.Moved]] = []
        for line in lines:
            facts.note(line)
            if isinstance(line.body, log.Moved):
                moved.append((line.number, line.body))
        if facts.record is not None:
            text = await self.store.snapshot(self.id, facts.number)
            snapshot = msgspec.json.decode(text, type=log.Snapshot) if text is not None else None
            facts.rebuild(snapshot, moved)
        self.facts = facts
        self.moments.clear()
        self.loaded = True

    async def catch_up(self) -> bool:
        """Follow the lines other processes have written; whether there were any."""
        async with self.lock:
            if not self.loaded:
                await self.load()
                return True
            lines = await self.store.lines(self.id, self.facts.number)
            for line in lines:
                if isinstance(line.body, log.Started | log.TakenBack):
                    self.loaded = False
                    break
                if isinstance(line.body, log.Moved):
                    self.facts.follow(line.body)
                self.facts.note(line)
            self.moments.clear()
            await self.load()
        return bool(lines)

    # Writing.

    async def perform(self, person: Person, command: AnyCommand, saved: Saved | None = None) -> int:
        """Carry out a command; the number of its line, which `saved` hears before anybody hears the news.

        Raises `Refused` or `StoreDown`.
        """

        def plan() -> Plan:
            return plans.plan(self.facts, person, command, self.away)

        return await self._carry_out(plan, person.id, command.command, saved)

    async def answer_for_bot(self, seat: int, decision: int, n: int, instead: str | None = None) -> None:
        """A bot's answer, if its question is still open; `instead`: the level that gave it where the bot failed."""
        await self._carry_out(lambda: plans.plan_bot_answer(self.facts, seat, decision, n, instead), None, None)

    async def close_window(self, deadline: int) -> None:
        """The clock closes the window that had this deadline."""
        await self._carry_out(lambda: plans.plan_clock(self.facts, deadline), None, None)

    async def hand_back(self, person: Person) -> None:
        """Who was replaced while away gets the seats back."""
        for seat, holder in enumerate(self.facts.holders):
            if holder.kept_for == person.id and not holder.open:
                # Somebody else may have been quicker; then there is nothing to hand back.
                with contextlib.suppress(Refused):
                    await self._carry_out(_hand_back(self, person, seat), None, None)

    async def open(self, person: Person, body: log.Opened) -> None:
        """Write the first line of a new table."""
        async with self.lock:
            line = LogEntry(1, now(), body, person.id, None)
            self.facts.note(line)
            job = self._job(line)
            job.game = body.game
            await self.store.append(job)
            self.loaded = True

    async def _carry_out(
        self, plan: Callable[[], Plan], person: str | None, command: str | None, saved: Saved | None = None
    ) -> int:
        async with self.lock:
            while True:
                await self.load()
                known = self.facts.commands.get((person, command)) if person and command else None
                if known is not None:
                    if saved is not None:
                        saved(known)
                    return known
                try:
                    number = await self._store(self._plan(plan), person, command)
                except Conflict:
                    continue
                except Refused:
                    # Another process may have written what makes the wish a proper one.
                    if await self._is_behind():
                        continue
                    raise
                break
        if saved is not None:
            saved(number)
        self.on_change(self)
        return number

    async def _is_behind(self) -> bool:
        """Whether there are lines this room has not seen; if so, it will read them."""
        if self.loaded and self.store.postgresql and await self.store.lines(self.id, self.facts.number):
            self.loaded = False
            return True
        return False

    def _plan(self, plan: Callable[[], Plan]) -> Plan:
        try:
            return plan()
        except Refused:
            raise
        except IllegalAnswer:
            raise Refused("not-an-option") from None
        except Exception:
            # A fault of the rules: the match may be half changed, so the lines are read anew.
            self.loaded = False
            logger.exception("rules failed", extra={"table": self.id, "line": self.facts.number})
            raise Refused("engine-failure") from None

    async def _store(self, planned: Plan, person: str | None, command: str | None) -> int:
        facts = self.facts
        line = LogEntry(facts.number + 1, now(), planned.body, person, command)
        try:
            facts.note(line)
            if planned.match is not None:
                facts.put(planned.match)
            self.moments.clear()
            await self.store.append(self._job(line))
        except BaseException:
            self.loaded = False
            raise
        return line.number

    def _job(self, line: LogEntry) -> Append:
        """What is stored with a line, after it was noted."""
        job = Append(self.id, line, self._hall_row())
        body = line.body
        if isinstance(body, log.Opened | log.Seated | log.Configured):
            job.sitters = {*self.facts.people(), *([self.facts.host] if self.facts.host else [])}
        if isinstance(body, log.Started | log.Moved) and body.replay is not None:
            job.replay = self._replay(body.replay)
        facts = self.facts
        if facts.table_changed == line.number:
            job.campaign = campaigns.index_row(self.id, facts)
        if isinstance(body, log.TakenBack) or (
            isinstance(body, log.Moved) and line.number - facts.snapshot_at >= SNAPSHOT_EVERY
        ):
            assert facts.match is not None
            if facts.match.waiting is not None:
                job.snapshot = log.Snapshot(line.number, facts.match.to_json(), facts.match.decisions())
                facts.snapshot_at = line.number
        return job

    def _hall_row(self) -> dict[str, Any]:
        facts = self.facts
        asked = [facts.holders[seat] for seat in facts.asked()]
        summary = {
            "seats": len(facts.holders),
            "taken": sum(1 for holder in facts.holders if holder.kind != VACANT),
            "people": facts.people(),
            "waiting": [[holder.person, holder.name] for holder in asked],
            "campaign": facts.series is not None,
        }
        return {
            "name": facts.setup.name,
            "public": facts.setup.public,
            "state": facts.state,
            "summary": msgspec.json.encode(summary).decode(),
            "wake": now() if facts.bots_to_move() else facts.deadline if facts.state == RUNNING else None,
        }

    def _replay(self, id: str) -> Replay:
        facts = self.facts
        match = facts.match
        assert match is not None
        assert match.record is not None
        assert match.outcome is not None
        row = {
            "id": id,
            "table": self.id,
            "game": match.game.key,
            "seats": match.seats,
            "names": msgspec.json.encode([holder.name for holder in facts.holders]).decode(),
            "finished": now(),
            "winners": msgspec.json.encode(match.outcome.winners).decode(),
            "ending": match.outcome.ending,
            "seed": facts.seed,
            "record": match.record.text(match.game.actions),
        }
        return Replay(row, facts.people())

    # Presence.

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        """Whether a person is on the line, here or in another process, and with what lag."""
        if person is None:
            return False, None
        for watcher in self.watchers:
            if watcher.person is not None and watcher.person.id == person:
                return True, watcher.lag
        for reported, people, _ in self.elsewhere.values():
            if person in people and reported > now() - 60_000:
                return True, people[person]
        return False, None

    def away(self, person: str) -> bool:
        """Whether a person has been off the line for a while."""
        return not self.lag_of(person)[0] and self.seen.get(person, self.since) < now() - AWAY

    def onlookers(self) -> int:
        """How many watch without a seat."""
        here = sum(1 for watcher in self.watchers if not self.facts.seats_of(watcher.person_id))
        return here + sum(count for reported, _, count in self.elsewhere.values() if reported > now() - 60_000)


def _hand_back(room: LiveTable, person: Person, seat: int) -> Callable[[], Plan]:
    return lambda: plans.plan_hand_back(room.facts, person, seat)
