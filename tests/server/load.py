"""Many tables of real games at once, and the time from a command to its broadcast.

    python -m tests.server.load --tables 50 100 200 400 [--seconds 20] [--pace 1] [--postgresql] [--workers 2]

All four games are mixed, four people to a table, each on a WebSocket of their own. The generator runs in one process
of its own on the same machine and is part of the load. A latency runs from the moment a command is written to the
moment the update that contains it has arrived, at every one of the four sockets.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tests.kit.every import with_window
from tests.server.frames import Frames, connect
from tests.server.postgres import Postgres
from tests.server.running import AsProcess, quick
from undercroft import games
from undercroft.server.client import Client

SEATS = 4


class Option(msgspec.Struct):
    n: int


class Question(msgspec.Struct):
    decision: int
    options: list[Option]


class Moment(msgspec.Struct):
    question: Question | None


class SeatView(msgspec.Struct):
    moment: Moment | None


class Table(msgspec.Struct):
    state: str


class Heard(msgspec.Struct):
    """What the generator needs of any message."""

    type: str
    number: int = 0
    views: list[SeatView] = []
    table: Table | None = None
    key: str = ""


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.moves = 0
        self.bytes = 0
        self.refused: dict[str, int] = {}
        self.late = 0
        """Commands whose update never came within two seconds."""
        self.counting = False


class Seat:
    """One socket of one table."""

    def __init__(self, desk: "Desk", seat: int) -> None:
        self.desk = desk
        self.seat = seat
        self.line: Frames | None = None
        self.question: Question | None = None
        self.commands = 0

    def hear(self, text: bytes) -> None:
        arrived = time.perf_counter()
        desk, tally = self.desk, self.desk.tally
        heard = decode(text)
        if tally.counting:
            tally.bytes += len(text)
        if heard.type == "refused":
            tally.refused[heard.key] = tally.refused.get(heard.key, 0) + 1
        if heard.type not in ("update", "welcome"):
            return
        sent = desk.sent.get(heard.number)
        if sent is not None and tally.counting and heard.type == "update":
            tally.latencies.append(arrived - sent)
        if heard.views and heard.views[0].moment is not None:
            self.question = heard.views[0].moment.question
        if heard.table is not None:
            desk.state = heard.table.state
        if heard.number > desk.number:
            desk.number = heard.number
            desk.stir.set()

    def say(self, kind: str, **fields: Any) -> None:
        self.commands += 1
        command = f"{self.seat}-{self.commands}-{self.desk.number}"
        assert self.line is not None
        body = encode({"type": kind, "command": command, **fields})
        self.desk.sent[self.desk.number + 1] = time.perf_counter()
        self.line.send(body)


class Desk:
    """A table: whoever is asked answers after a moment's thought."""

    def __init__(self, tally: Tally, luck: random.Random, pace: float) -> None:
        self.tally = tally
        self.luck = luck
        self.pace = pace
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.number = 0
        self.state = "gathering"
        self.sent: dict[int, float] = {}
        self.stir = asyncio.Event()

    async def play(self) -> None:
        await asyncio.sleep(self.luck.random() * self.pace)
        while True:
            await asyncio.sleep(self.pace * self.luck.uniform(0.5, 1.5))
            number = self.number
            self.stir.clear()
            if not self.act():
                await asyncio.sleep(0.05)
                continue
            while self.number == number:
                try:
                    async with asyncio.timeout(2):
                        await self.stir.wait()
                    self.stir.clear()
                except TimeoutError:
                    self.tally.late += self.tally.counting
                    break

    def act(self) -> bool:
        """Say whatever is due; whether there was anything to say."""
        if self.state != "running":
            self.seats[0].say("start" if self.state == "gathering" else "rematch")
            return True
        asked = [seat for seat in self.seats if seat.question is not None]
        if not asked:
            return False
        seat = self.luck.choice(asked)
        question = seat.question
        assert question is not None
        seat.say("answer", seat=seat.seat, decision=question.decision, n=self.luck.choice(question.options).n)
        self.tally.moves += self.tally.counting
        return True


async def set_table(port: int, clients: list[Client], key: str, desk: Desk, home: str = "127.0.0.1") -> None:
    """Open a table, connect four people and let them sit down."""
    options = with_window(key, 3)
    table = await clients[0].open_table(game=key, seats=SEATS, options=options)
    for seat in desk.seats:
        seat.line = await connect(port, f"/ws/tables/{table}", clients[seat.seat].cookie(), seat.hear, home)
        if seat.seat > 0:
            number = desk.number
            seat.say("sit", seat=seat.seat)
            while desk.number == number:
                desk.stir.clear()
                async with asyncio.timeout(20):
                    await desk.stir.wait()


def memory(pids: list[int]) -> float:
    """Megabytes of some processes."""
    found = 0.0
    for pid in pids:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                found += int(line.split()[1]) / 1024
    return found


def processor(pids: list[int]) -> float:
    """Seconds of processor time of some processes; those that have ended count for nothing."""
    found = 0.0
    for pid in pids:
        if not Path(f"/proc/{pid}/stat").exists():
            continue
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        found += (int(fields[11]) + int(fields[12])) / 100
    return found


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children)]


@asynccontextmanager
async def at_play(servers: list[AsProcess], tables: int, pace: float, tally: Tally) -> AsyncIterator[list["Desk"]]:
    """So many tables at which people play, meanwhile; each table is at one of the servers."""
    luck = random.Random(tables)
    guests = [[Client(server.address) for _ in range(SEATS)] for server in servers]
    for clients in guests:
        for i, client in enumerate(clients):
            await client.be(f"Player {i}")
    keys = games.all_keys()
    desks = [Desk(tally, luck, pace) for _ in range(tables)]
    for first in range(0, tables, 8):
        some = range(first, min(first + 8, tables))
        at = {i: i % len(servers) for i in some}
        work = [set_table(servers[at[i]].port, guests[at[i]], keys[i % len(keys)], desks[i]) for i in some]
        await asyncio.gather(*work)
    tasks = [asyncio.create_task(desk.play()) for desk in desks]
    await asyncio.sleep(pace * 4 + 3)
    yield desks
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    for desk in desks:
        for seat in desk.seats:
            if seat.line is not None:
                seat.line.close()
    for clients in guests:
        for client in clients:
            await client.http.aclose()


async def measure(server: AsProcess, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Play at so many tables for so long; the figures."""
    tally = Tally()
    assert server.process is not None
    pids = family(server.process.pid)
    empty = memory(pids)
    async with at_play([server], tables, pace, tally) as desks:
        tally.counting = True
        used, own = processor(pids), time.process_time()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        tally.counting = False
        took = time.perf_counter() - began
        used, own = processor(pids) - used, time.process_time() - own
        full = memory(pids)
        broken = sum(1 for desk in desks for seat in desk.seats if seat.line is None or seat.line.lost)
    spread = sorted(tally.latencies)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves/s": round(tally.moves / took),
        "updates/s": round(len(spread) / took),
        "KB/s": round(tally.bytes / took / 1000),
        "p50 ms": round(spread[len(spread) // 2] * 1000, 1),
        "p99 ms": round(spread[int(len(spread) * 0.99)] * 1000, 1),
        "worst ms": round(spread[-1] * 1000, 1),
        "server cpu": f"{used / took:.0%}",
        "generator cpu": f"{own / took:.0%}",
        "MB/table": round((full - empty) / tables, 2),
        "refused": tally.refused,
        "late": tally.late,
        "broken lines": broken,
    }


def run(database: str, tables: list[int], seconds: float, pace: float, workers: int = 1) -> list[dict[str, Any]]:
    """The curve: a fresh server for every number of tables."""
    found = []
    for count in tables:
        with AsProcess(quick(database), workers=workers) as server:
            found.append(asyncio.run(measure(server, count, seconds, pace)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 400])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    cluster = Postgres() if asked.postgresql else None
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.sqlite")
        if cluster is not None:
            cluster.start()
            database = cluster.new_database("load")
        try:
            for count in asked.tables:
                print(*run(database, [count], asked.seconds, asked.pace, asked.workers), flush=True)
        finally:
            if cluster is not None:
                cluster.stop()


if __name__ == "__main__":
    main()
