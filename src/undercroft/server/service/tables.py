"""All rooms of this process: who is let in, which bots and clocks run, and news from other processes."""

import asyncio
import contextlib
import logging
from typing import Any

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.server.history.past import Past
from undercroft.server.service.live_table import LiveTable, Saved
from undercroft.server.service.notices import Notices
from undercroft.server.service.viewer import Viewer
from undercroft.server.settings import Settings
from undercroft.server.storage.store import Store, StoreDown
from undercroft.server.table import log, plans
from undercroft.server.table.campaigns import opening_casting
from undercroft.server.table.commands import AnyCommand, Mute
from undercroft.server.table.inputs import new_id, now
from undercroft.server.table.log import HUMAN, RUNNING, Holder
from undercroft.server.table.opening import NewTable
from undercroft.server.table.plans import Person
from undercroft.server.table.refusals import Refused
from undercroft.server.thinking.advice import Advice
from undercroft.server.thinking.bot_worker import Occasion, Task
from undercroft.server.thinking.bots import CHANCE, Bots, Thought, any_option

logger = logging.getLogger("undercroft.server")

SWEEP = 5.0
"""Seconds between two looks after rooms nobody uses and tables nobody cares for."""


class Tables:
    """The tables, as this process holds them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms: dict[str, LiveTable] = {}
        self.bots = Bots(settings.bot_processes, settings.bot_seconds)
        self.advice = Advice(settings.bot_seconds)
        self.past = Past()
        self.news = Notices(store, self._heard, self._heard_presence)
        self.sockets = 0
        self.closing = False
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._stirred: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.news.open()
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop bots and clocks, let what is being stored finish, and let everybody go."""
        self.closing = True
        for task in [*self._keepers.values(), *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._keepers.values(), *self._tasks, return_exceptions=True)
        self.bots.stop()
        self.advice.bots.stop()
        with contextlib.suppress(Exception):
            await self.store.unlease()
        await self.news.close()
        await self.store.close()

    # Rooms.

    async def room(self, id: str) -> LiveTable:
        """The room of a table. Raises `Refused` if there is none."""
        room = self.rooms.get(id)
        if room is None:
            room = LiveTable(id, self.store, self._changed)
            self.rooms[id] = room
        try:
            async with room.lock:
                await room.load()
        except BaseException:
            if not room.loaded and not room.watchers and self.rooms.get(id) is room:
                del self.rooms[id]
            raise
        self.attend(room)
        return room

    async def open_table(self, person: Person, wish: NewTable) -> str:
        """A new table with its first people and bots."""
        try:
            game = games.find(wish.game)
        except BadInput:
            raise Refused("no-such-game") from None
        casting = opening_casting(game, wish)
        options = plans.choose(game, wish.seats, wish.preset, wish.options)
        holders = [Holder()] * wish.seats
        for i, seat in enumerate(wish.sit):
            if seat >= wish.seats:
                raise Refused("no-such-seat", number=seat + 1)
            name = wish.names[i] if i < len(wish.names) else person.name
            holders[seat] = Holder(HUMAN, name, person.id)
        for word, level in wish.bots.items():
            if not (word.isascii() and word.isdigit()) or int(word) >= wish.seats:
                raise Refused("no-such-seat", number=word[:8])
            plans.check_level(level)
            if holders[int(word)].kind == HUMAN:
                raise Refused("seat-taken", number=int(word) + 1)
            holders[int(word)] = plans.bot_holder(level, holders)
        setup = log.Setup(wish.name or person.name, wish.public, options, wish.preset, wish.hints)
        return await self.new_room(person, log.Opened(game.key, person.id, setup, holders, None, casting))

    async def new_room(self, person: Person, body: log.Opened) -> str:
        room = LiveTable(new_id(), self.store, self._changed)
        await room.open(person, body)
        self.rooms[room.id] = room
        return room.id

    async def perform(
        self, room: LiveTable, person: Person | None, command: AnyCommand, saved: Saved | None = None
    ) -> int:
        """Carry out a command, to the end even if the sender hangs up; `saved` hears of it first."""
        if person is None:
            raise Refused("no-identity")
        if isinstance(command, Mute):
            await self.store.mute(person.id, command.person, command.muted)
            for watcher in room.watchers:
                if watcher.person_id == person.id:
                    watcher.muted = await self.store.muted_by(person.id)
            if saved is not None:
                saved(room.facts.number)
            return room.facts.number
        return await asyncio.shield(self._spawn(room.perform(person, command, saved)))

    # Watchers.

    async def enter(self, watcher: Viewer, since: int | None) -> None:
        """A connection begins."""
        room = watcher.room
        if watcher.person is not None:
            watcher.muted = await self.store.muted_by(watcher.person.id)
        room.watchers.add(watcher)
        self.sockets += 1
        if watcher.person is not None:
            await room.hand_back(watcher.person)
        await watcher.welcome(since)
        self.presence(room)

    def leave(self, watcher: Viewer) -> None:
        """A connection ends."""
        room = watcher.room
        if watcher in room.watchers:
            room.watchers.discard(watcher)
            self.sockets -= 1
        if watcher.person is not None:
            room.seen[watcher.person.id] = now()
        if not self.closing:
            self.presence(room)

    def presence(self, room: LiveTable) -> None:
        """Who is here has changed."""
        for watcher in room.watchers:
            watcher.tell_presence()
        self.news.tell_presence(room)

    def _changed(self, room: LiveTable) -> None:
        """A line of this process is stored: tell everybody, here and elsewhere."""
        for watcher in room.watchers:
            watcher.wake()
        self.news.tell(room.id, room.facts.number)
        self.attend(room)

    # Other processes.

    def _heard(self, table: str, number: int) -> None:
        room = self.rooms.get(table)
        if room is not None and room.facts.number < number:
            self._spawn(self._catch_up(room))

    async def _catch_up(self, room: LiveTable) -> None:
        with contextlib.suppress(StoreDown, Refused):
            if await room.catch_up():
                for watcher in room.watchers:
                    watcher.wake()
                self.attend(room)

    def _heard_presence(self, table: str, process: str, people: dict[str, int | None], watching: int) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        room.elsewhere[process] = (now(), people, watching)
        for person in people:
            room.seen[person] = now()
        for watcher in room.watchers:
            watcher.tell_presence()

    # Bots and clocks.

    def attend(self, room: LiveTable) -> None:
        """See to it that somebody runs the bots and the clock of a room."""
        facts = room.facts
        if facts.state != RUNNING or self.closing:
            return
        if facts.game is not None and facts.hints() and not self.advice.knows(facts.game.key):
            self._spawn(self.advice.learn(facts.game.key))
        keeper = self._keepers.get(room.id)
        if keeper is not None and not keeper.done():
            self._stirred[room.id].set()
        elif facts.bots_to_move() or facts.deadline is not None:
            self._stirred[room.id] = asyncio.Event()
            self._keepers[room.id] = asyncio.create_task(self._keep(room))

    async def _keep(self, room: LiveTable) -> None:
        """Run bots and clock of one room until only people are waited for."""
        stirred = self._stirred[room.id]
        while True:
            try:
                stirred.clear()
                async with room.lock:
                    await room.load()
                    facts = room.facts
                    bots = facts.bots_to_move()
                    deadline = facts.deadline if facts.state == RUNNING and facts.vote is None else None
                if not bots and deadline is None:
                    break
                if not await self.store.lease(room.id):
                    await self._pause(stirred, 2.0)
                elif bots:
                    await self._let_bot(room, bots[0])
                elif deadline is not None:
                    await self._run_clock(room, deadline, stirred)
            except StoreDown:
                await asyncio.sleep(1.0)
            except Refused as refused:
                if refused.key != "stale-decision":
                    logger.warning("keeper refused", extra={"table": room.id, "why": refused.key})
                    await asyncio.sleep(1.0)
            except Exception:
                logger.exception("keeper failed", extra={"table": room.id})
                await asyncio.sleep(1.0)
        self._keepers.pop(room.id, None)
        self.attend(room)

    async def _pause(self, stirred: asyncio.Event, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0)):
                await stirred.wait()

    async def _run_clock(self, room: LiveTable, deadline: int, stirred: asyncio.Event) -> None:
        await self._pause(stirred, (deadline - now()) / 1000)
        if now() >= deadline:
            await room.close_window(deadline)

    async def _let_bot(self, room: LiveTable, seat: int) -> None:
        async with room.lock:
            await room.load()
            facts = room.facts
            if seat not in facts.bots_to_move() or facts.match is None:
                return
            decision = facts.decision(seat)
            level = facts.holders[seat].level or plans.STAND_IN
            alone = len(facts.match.legal_actions(seat)) == 1
            task = None if alone else self._task(room, seat, level)
        room.thinking.add(seat)
        self.presence(room)
        try:
            thought, _ = await asyncio.gather(self._thought(task), asyncio.sleep(self.settings.bot_pause))
        finally:
            room.thinking.discard(seat)
        async with room.lock:
            await room.load()
            if seat not in room.facts.bots_to_move() or room.facts.decision(seat) != decision:
                return
            match = room.facts.match
            assert match is not None
            answer = thought.answer
            instead = None if alone or thought.level == level else thought.level
            if answer is None or answer not in match.legal_actions(seat):
                answer = any_option(match, seat)
                instead = None if alone or level == CHANCE else CHANCE
        await self._answer_for_bot(room, seat, decision, answer, instead)
        self.presence(room)

    async def _answer_for_bot(
        self, room: LiveTable, seat: int, decision: int, answer: int, instead: str | None
    ) -> None:
        try:
            await room.answer_for_bot(seat, decision, answer, instead)
        except Refused as refused:
            if refused.key != "engine-failure":
                raise
            # The rules stumbled over this answer; perhaps another one leads on.
            async with room.lock:
                await room.load()
                match = room.facts.match
                assert match is not None
                answer = any_option(match, seat)
            await room.answer_for_bot(seat, decision, answer, CHANCE)

    def _task(self, room: LiveTable, seat: int, level: str) -> Task | None:
        """A question to a bot; None where no world can be imagined, which is a fault of the rules."""
        assert room.facts.match is not None
        try:
            occasion = Occasion(room.id, room.facts.number, room.facts.just_answered(seat))
            return self.bots.task(room.facts.match, seat, level, occasion)
        except Exception:
            logger.exception("no world imagined", extra={"table": room.id, "line": room.facts.number})
            return None

    async def _thought(self, task: Task | None) -> Thought:
        return Thought(None, CHANCE) if task is None else await self.bots.decide(task)

    # Housekeeping.

    async def _sweep(self) -> None:
        while True:
            try:
                for table in await self.store.sleeping():
                    if table not in self._keepers:
                        with contextlib.suppress(Refused):
                            await self.room(table)
                self._evict()
                await self.news.look_after(self.rooms)
            except StoreDown:
                pass
            except Exception:
                logger.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    def _evict(self) -> None:
        """Rooms nobody watches leave memory."""
        old = now() - self.settings.idle * 1000
        for id, room in list(self.rooms.items()):
            if not room.watchers and room.touched < old and id not in self._keepers and not room.lock.locked():
                del self.rooms[id]
                self._stirred.pop(id, None)

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
