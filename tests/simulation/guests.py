"""People: they play, talk, take back, leave and return, say things twice, fall asleep, and now and then cheat."""

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any, cast

from tests.kit.every import with_window
from tests.simulation.database import POISON
from tests.simulation.network import Line
from tests.simulation.process import Run
from undercroft import games
from undercroft.engine.serialize import Json
from undercroft.server.client import RefusedByServer, TableLine
from undercroft.server.storage.store import StoreDown
from undercroft.server.table.opening import NewTable, opened
from undercroft.server.table.refusals import Refused
from undercroft.server.wire.messages import command_in, read_message

CAPS = {"emerald-skulls": 4, "goblin-vaults": 4, "vast": 3, "vault-wars": 4}
LEVELS = ("random", "novice", "adept", "expert")


class World:
    """What guests need of the world; see `life.py`."""

    luck: random.Random
    roads: Any
    referee: Any
    outside: Any
    calm: bool
    tables: list[str]

    def door(self) -> Run:
        """A process that lets people in. Raises `OSError` where there is none."""
        raise NotImplementedError

    def note(self, who: str, what: str) -> None:
        raise NotImplementedError


class SimulatedLine(TableLine):
    """The line of the client we ship, over a simulated WebSocket."""

    def __init__(self, guest: "Guest", table: str) -> None:
        client: Any = SimpleNamespace(cookie=lambda: guest.cookie)
        super().__init__(client, table, "http://table.example")
        self.guest = guest
        self.wire: Line | None = None

    async def _connect(self) -> Any:
        guest, world = self.guest, self.guest.world
        since = "" if self.number is None else f"?since={self.number}"
        await asyncio.sleep(guest.luck.expovariate(1 / world.roads.slow))
        run = world.door()
        url = f"{self.address}/ws/tables/{self.table_id}{since}"
        line = Line(world.luck, world.roads, url, guest.cookie, world.outside)
        line.socket.told = lambda text: world.referee.told(run, self.table_id, guest.person, text)
        self.wire = line
        self._socket = cast(Any, line)
        run.serve(line.socket)
        world.note(guest.name, f"connects to {run} for {self.table_id[:4]} from {self.number}")
        return line

    async def _hear(self, text: str) -> None:
        before = self.number or 0
        await super()._hear(text)
        self.guest.world.referee.no_way_back(self.guest.person, before, self.number or 0)
        if self.gone is not None:
            self.guest.world.note(self.guest.name, f"is sent away: {self.gone}")
            self.gone = None if self.gone != "no-such-table" else self.gone
        if '"type":"presence"' not in text[:40] and self.number is not None:
            self.guest.world.referee.compare(self.table_id, self.guest.person, self)
            self.guest.see(self)

    async def _send(self, text: str) -> None:
        # A test's client may send what it likes; the same text twice is one command.
        await super()._send(text)
        if not self.guest.world.calm and self.guest.luck.random() < self.guest.repeating:
            await super()._send(text)


class Guest:
    """One person."""

    def __init__(self, world: World, name: str, luck: random.Random) -> None:
        self.world = world
        self.name = name
        self.luck = luck
        self.person: str | None = None
        self.cookie = ""
        self.lines: list[SimulatedLine] = []
        self.sent: list[tuple[str, Json]] = []
        self.waiting: dict[str, str] = {}
        """Commands that have no answer yet, and what they were."""
        self.repeating = luck.choice((0.0, 0.05, 0.3))
        self.asleep_often = luck.choice((0.0, 0.0, 0.05))
        self.cheating = luck.choice((0.0, 0.1, 0.3))
        self.hasty = luck.choice((0.3, 1.0, 2.0))
        self.punctual = luck.random() < 0.4
        """Whether this guest acts on the second, as others do: many things then happen at the same moment."""
        self.spoiling = luck.choice((0.0, 0.2, 0.6))
        """How much of what this guest says the database refuses, as it should refuse nothing."""
        self.remote = luck.choice((0.1, 0.1, 0.5))
        """How much of what this guest wishes goes over HTTP, to any process."""
        self.reflex = luck.choice((0.0, 0.1, 0.5))
        """How often this guest answers in the moment a question is seen, before other processes have heard of it."""
        self._count = 0
        self._tasks: list[asyncio.Task[None]] = []

    # Arriving.

    async def arrive(self) -> None:
        """Take a name."""
        while True:
            try:
                run = self.world.door()
                person, token = await self._by_http(run, run.people.create(self.name))
            except (OSError, StoreDown):
                await asyncio.sleep(0.5)
                continue
            self.person, self.cookie = person.id, f"undercroft={token}"
            return

    async def open_table(self) -> str:
        """Open a table of some game, with a few people and bots."""
        luck = self.luck
        key = luck.choice(games.all_keys())
        game = games.find(key)
        seats = luck.randint(max(2, game.least_seats), min(game.most_seats, CAPS.get(key, 3)))
        sit = [seat for seat in range(seats) if luck.random() < 0.25] if luck.random() < 0.3 else [0]
        free = [seat for seat in range(seats) if seat not in sit]
        bots = {str(seat): luck.choice(LEVELS) for seat in free if luck.random() < 0.4}
        wish = NewTable(key, seats, options=with_window(key, luck.randint(3, 8)), public=True, sit=sit, bots=bots)
        while True:
            try:
                run = self.world.door()
                person = await self._by_http(run, run.people.who(self.cookie.partition("=")[2]))
                return str(await self._by_http(run, run.tables.add(person, opened(person, wish))))
            except (OSError, StoreDown):
                await asyncio.sleep(0.5)

    async def enter(self, table: str) -> None:
        """Connect to a table, once more perhaps."""
        line = SimulatedLine(self, table)
        self.lines.append(line)
        await line.__aenter__()

    async def _by_http(self, run: Run, work: Any) -> Any:
        """There and back; whoever dies in between, or loses the answer, has told nothing."""
        await asyncio.sleep(self.luck.expovariate(1 / self.world.roads.slow))
        if run.dead:
            work.close()
            raise OSError("nobody answers")
        answer = run.spawn(work)
        end = asyncio.get_running_loop().create_task(run.ended.wait())
        await asyncio.wait([answer, end], return_when=asyncio.FIRST_COMPLETED)
        end.cancel()
        if not answer.done() or self.luck.random() < self.world.roads.breaking:
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise OSError("the answer is lost")
        return answer.result()

    # Living.

    async def live(self) -> None:
        """Act until the world is calm; then only wait for what is open."""
        while not self.world.calm:
            await asyncio.sleep(self.luck.expovariate(1 / self.hasty))
            if self.punctual:
                await asyncio.sleep(1.0 - asyncio.get_running_loop().time() % 1.0)
            if self.lines and not self.world.calm:
                await self.act(self.luck.choice(self.lines))

    async def act(self, line: SimulatedLine) -> None:
        chance = self.luck.random()
        if line.wire is not None and chance < self.asleep_often:
            await self._sleep(line)
        elif chance < 0.06 and self.sent:
            table, fields = self.luck.choice(self.sent)
            self._send(line if line.table_id == table else None, table, fields)
        elif chance < 0.08 and line.wire is not None:
            line.wire.cut()
        elif chance < 0.09 and len(self.lines) < 4:
            self._spawn(self.enter(line.table_id))
        elif chance < 0.09 + self.cheating / 4 and line.number is not None:
            self._send(line, line.table_id, self._cheat(line))
        elif line.number is not None and (wish := self._wish(line)) is not None:
            self._send(self._way(line), line.table_id, wish)

    def rush(self) -> None:
        """Say or answer something at every table at once, so that one commit may hold what belongs to several."""
        for line in self.lines:
            wish = self._say() if self.luck.random() < 0.6 else self.answer(line)
            if line.number is not None and wish is not None:
                self._send(line, line.table_id, wish)

    def see(self, line: SimulatedLine) -> None:
        """There is news."""
        if not self.world.calm and self.luck.random() < self.reflex and (wish := self.answer(line)) is not None:
            self._send(None, line.table_id, wish)

    def _way(self, line: SimulatedLine) -> SimulatedLine | None:
        """The line, or none for HTTP."""
        return None if self.luck.random() < self.remote else line

    async def _sleep(self, line: SimulatedLine) -> None:
        """Read nothing for a while, as a phone in a pocket."""
        wire = line.wire
        assert wire is not None
        wire.asleep = True
        await asyncio.sleep(self.luck.choice((1.0, 8.0, 40.0)))
        wire.wake()

    def answer(self, line: SimulatedLine) -> Json | None:
        """An answer to one of the questions put to me."""
        asked = line.asked()
        if not asked:
            return None
        seat = self.luck.choice(asked)
        question = line.question(seat)
        assert question is not None
        n = self.luck.choice(question["options"])["n"]
        return {"type": "answer", "seat": seat, "decision": question["decision"], "n": n}

    def _wish(self, line: SimulatedLine) -> Json | None:
        """Something that may well be granted."""
        luck, table = self.luck, line.table
        chance = luck.random()
        if chance < 0.08:
            return self._say()
        if table["state"] == "gathering":
            return self._gather(table)
        if table["state"] == "over":
            return {"type": "rematch"} if table["mine"] else None
        if table["vote"] is not None and chance < 0.7:
            return {"type": "vote", "agree": luck.random() < 0.7}
        seats = table["seats"]
        if chance < 0.12:
            return {"type": "sit", "seat": luck.randrange(len(seats))}
        if chance < 0.14 and table["mine"]:
            return {"type": "stand", "seat": luck.choice(table["mine"])}
        if chance < 0.16:
            return {"type": "replace", "seat": luck.randrange(len(seats))}
        if chance < 0.18:
            return {"type": "bot", "seat": luck.randrange(len(seats)), "level": luck.choice(LEVELS)}
        if chance < 0.23 and table["mine"]:
            return {"type": "undo", "seat": luck.choice(table["mine"]), "all": luck.random() < 0.3}
        return self.answer(line)

    def _say(self) -> Json:
        text = f"{POISON} {self._count}" if self.luck.random() < self.spoiling else f"well, {self._count}"
        return {"type": "say", "text": text}

    def _gather(self, table: Json) -> Json | None:
        luck = self.luck
        vacant = [seat["seat"] for seat in table["seats"] if seat["kind"] == "vacant"]
        if not table["mine"] and vacant:
            return {"type": "sit", "seat": luck.choice(vacant)}
        if not table["hosting"]:
            return None
        if vacant:
            return {"type": "bot", "seat": luck.choice(vacant), "level": luck.choice(LEVELS)}
        return {"type": "start"}

    def _cheat(self, line: SimulatedLine) -> Json:
        """Something that must not be granted, or must be granted once."""
        luck = self.luck
        wish = self.answer(line) or {"type": "answer", "seat": 0, "decision": line.number or 0, "n": 0}
        spoilt = luck.choice(("seat", "decision", "n"))
        wish[spoilt] += luck.choice((-1, 1, 2))
        wish["seat"] = max(wish["seat"], 0)
        return wish

    # Sending.

    def _send(self, line: SimulatedLine | None, table: str, fields: Json) -> None:
        """Send a command over a line, or over HTTP where none is given; the answer is awaited elsewhere."""
        if "command" not in fields:
            self._count += 1
            fields = {**fields, "command": f"{self.name}-{self._count}"}
            self.sent.append((table, fields))
            self.world.referee.wished(table, self.person, fields)
        self.world.note(self.name, f"{fields['command']} {fields['type']} {fields.get('seat', '')}")
        self._spawn(self._over_line(line, fields) if line is not None else self._over_http(table, fields))

    async def _over_line(self, line: SimulatedLine, fields: Json) -> None:
        command = fields["command"]
        self.waiting[command] = f"{fields['type']} by {self.name}"
        rest = {key: value for key, value in fields.items() if key not in ("type", "command")}
        try:
            number = await line.do(fields["type"], command=command, **rest)
            self.world.note(self.name, f"{command} saved as {number}")
        except RefusedByServer as refused:
            self.world.note(self.name, f"{command} refused: {refused.key}")
        except Exception as bad:
            self.world.note(self.name, f"{command} failed: {bad!r}")
        self.waiting.pop(command, None)

    async def _over_http(self, table: str, fields: Json) -> None:
        """Send it to one process, or to two at the same time, as a proxy that is in doubt."""
        await asyncio.gather(*(self._post(table, fields) for _ in range(1 + (self.luck.random() < self.repeating))))

    async def _post(self, table: str, fields: Json) -> None:
        world = self.world
        text = json.dumps(fields)
        for _ in range(4):
            run: Run | None = None
            try:
                run = world.door()
                number = await self._by_http(run, self._perform(run, table, text))
                world.note(self.name, f"{fields['command']} saved as {number} over HTTP")
                return
            except Refused as refused:
                world.note(self.name, f"{fields['command']} refused over HTTP: {refused.key}")
                return
            except (OSError, StoreDown):
                await asyncio.sleep(self.luck.uniform(0.1, 1.0))

    async def _perform(self, run: Run, table: str, text: str) -> int:
        """What the route does, with an eye on what it tells."""
        referee = self.world.referee
        command: Any = None
        try:
            person = await run.people.who(self.cookie.partition("=")[2])
            command = read_message(text)
            number = await run.tables.perform(await run.tables.find(table), person, command)
        except Refused as refused:
            referee.refused(run, table, self.person, command_in(text), refused.key)
            raise
        except StoreDown:
            referee.excused(run)
            raise
        referee.answered(table, self.person, command.command, number)
        return number

    def _spawn(self, work: Any) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.get_running_loop().create_task(work))
