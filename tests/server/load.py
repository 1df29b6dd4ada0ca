"""Many tables of real games at once, and the time from a command to its broadcast.

    python -m tests.server.load --tables 50 100 200 400 [--seconds 20] [--pace 0.5] [--postgresql]

The generator runs in a process of its own on the same machine and is part of the load.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.postgres import Postgres
from tests.server.running import AsProcess, quick
from undercroft.server.client import Client

SEATS = 4
GAMES = ("goblin-vaults", "vault-wars", "goblin-vaults", "emerald-skulls")


class Option(msgspec.Struct):
    n: int


class Question(msgspec.Struct):
    decision: int
    options: list[Option]


class Moment(msgspec.Struct):
    question: Question | None


class Eye(msgspec.Struct):
    moment: Moment | None


class Table(msgspec.Struct):
    state: str


class Heard(msgspec.Struct):
    """What the generator needs of any message."""

    type: str
    number: int = 0
    eyes: list[Eye] = []
    table: Table | None = None
    key: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.moves = 0
        self.refused: dict[str, int] = {}
        self.began = 0.0
        self.counting = False


class Seat:
    """One socket of one table."""

    def __init__(self, desk: "Desk", seat: int, socket: ClientConnection) -> None:
        self.desk = desk
        self.seat = seat
        self.socket = socket
        self.question: Question | None = None
        self.commands = 0

    async def listen(self) -> None:
        async for text in self.socket:
            heard = decode(text)
            arrived = time.perf_counter()
            if heard.type in ("update", "welcome"):
                sent = self.desk.sent.get(heard.number)
                if sent is not None and self.desk.tally.counting and heard.type == "update":
                    self.desk.tally.latencies.append(arrived - sent)
                if heard.eyes and heard.eyes[0].moment is not None:
                    self.question = heard.eyes[0].moment.question
                if heard.table is not None:
                    self.desk.state = heard.table.state
                if heard.number > self.desk.number:
                    self.desk.number = heard.number
                self.desk.stir.set()
            elif heard.type == "refused":
                self.desk.tally.refused[heard.key] = self.desk.tally.refused.get(heard.key, 0) + 1

    async def say(self, kind: str, **fields: Any) -> None:
        self.commands += 1
        command = f"{self.seat}-{self.commands}-{self.desk.number}"
        self.desk.sent[self.desk.number + 1] = time.perf_counter()
        body = {"type": kind, "command": command, **fields}
        await self.socket.send(msgspec.json.encode(body).decode())


class Desk:
    """A table: whoever is asked answers after a moment's thought."""

    def __init__(self, tally: Tally, luck: random.Random, pace: float) -> None:
        self.tally = tally
        self.luck = luck
        self.pace = pace
        self.seats: list[Seat] = []
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
            if self.state == "gathering":
                await self.seats[0].say("start")
            elif self.state == "over":
                await self.seats[0].say("rematch")
            else:
                asked = [seat for seat in self.seats if seat.question is not None]
                if not asked:
                    await asyncio.sleep(0.05)
                    continue
                seat = self.luck.choice(asked)
                question = seat.question
                assert question is not None
                n = self.luck.choice(question.options).n
                await seat.say("answer", seat=seat.seat, decision=question.decision, n=n)
                self.tally.moves += self.tally.counting
            while self.number == number:
                try:
                    async with asyncio.timeout(2):
                        await self.stir.wait()
                    self.stir.clear()
                except TimeoutError:
                    break


async def set_table(
    server: AsProcess, clients: list[Client], key: str, tally: Tally, luck: random.Random, pace: float
) -> Desk:
    options = {"window": 3} if key == "emerald-skulls" else {}
    table = await clients[0].open_table(game=key, seats=SEATS, options=options)
    desk = Desk(tally, luck, pace)
    url = server.address.replace("http", "ws") + f"/ws/tables/{table}"
    for seat in range(SEATS):
        if seat > 0:
            wish = {"type": "sit", "command": "sit", "seat": seat}
            await clients[seat].ask("POST", f"/api/tables/{table}/commands", wish)
        socket = await websockets.connect(
            url,
            origin=websockets.Origin(server.address),
            additional_headers={"Cookie": clients[seat].cookie()},
            compression=None,
            proxy=None,
            max_size=None,
        )
        desk.seats.append(Seat(desk, seat, socket))
    return desk


def memory(pid: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(server: AsProcess, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    tally = Tally()
    luck = random.Random(tables)
    clients = [Client(server.address) for _ in range(SEATS)]
    for i, client in enumerate(clients):
        await client.be(f"Player {i}")
    assert server.process is not None
    empty = memory(server.process.pid)
    desks: list[Desk] = []
    for i in range(tables):
        desks.append(await set_table(server, clients, GAMES[i % len(GAMES)], tally, luck, pace))
    tasks = [asyncio.create_task(seat.listen()) for desk in desks for seat in desk.seats]
    tasks += [asyncio.create_task(desk.play()) for desk in desks]
    await asyncio.sleep(pace * 4 + 2)
    tally.counting = True
    used = processor(server.process.pid)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.counting = False
    took = time.perf_counter() - began
    used = processor(server.process.pid) - used
    full = memory(server.process.pid)
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise AssertionError("a player failed") from task.exception()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for desk in desks:
        for seat in desk.seats:
            seat.socket.transport.abort()
    for client in clients:
        await client.http.aclose()
    spread = sorted(tally.latencies)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves/s": round(tally.moves / took),
        "messages/s": round(len(spread) / took),
        "p50 ms": round(spread[len(spread) // 2] * 1000, 1),
        "p99 ms": round(spread[int(len(spread) * 0.99)] * 1000, 1),
        "worst ms": round(spread[-1] * 1000, 1),
        "server cpu": f"{used / took:.0%}",
        "MB/table": round((full - empty) / tables, 2),
        "refused": tally.refused,
    }


def run(database: str, tables: list[int], seconds: float, pace: float) -> list[dict[str, Any]]:
    found = []
    for count in tables:
        with AsProcess(quick(database)) as server:
            found.append(asyncio.run(measure(server, count, seconds, pace)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 400])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    cluster = Postgres() if asked.postgresql else None
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.sqlite")
        if cluster is not None:
            cluster.start()
            database = cluster.new_database("load")
        try:
            for line in run(database, asked.tables, asked.seconds, asked.pace):
                print(line, flush=True)
        finally:
            if cluster is not None:
                cluster.stop()


if __name__ == "__main__":
    main()
