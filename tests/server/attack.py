"""The attacks of one hostile guest, bounded and on this machine, while others play.

    python -m tests.server.attack [--tables 50] [--seconds 60] [--source FOLDER] [--siege-only | --memory-only]

Everybody has an address of their own (127.0.1.N for the players, 127.0.0.1 for the hostile guest), and the server has
its usual settings. `--source` attacks another build, such as one of before the limits.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.frames import Frames, connect
from tests.server.load import SEATS, Desk, Tally, family, memory, set_table
from tests.server.running import AsProcess
from undercroft import games
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.settings import Settings

SOCKETS, EXPERTS = 500, 100
OWN = dict(os.environ)
"""What this process was started with; the server may be given another build."""


class Guest:
    """The hostile one."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.client = Client(f"http://127.0.0.1:{port}")
        self.told: Counter[str] = Counter()
        self.lines: list[Frames] = []
        self.table = ""

    async def begin(self) -> None:
        await self.client.be("Nobody good")
        self.table = await self.client.open_table(game="goblin-vaults", seats=2)

    async def many_sockets(self) -> None:
        """Five hundred at the same time, and others in the place of those that are closed."""
        while True:
            closed = [line for line in self.lines if line.lost]
            self.lines = [line for line in self.lines if not line.lost]
            self.told["sockets lost"] += len(closed)
            missing = min(SOCKETS - len(self.lines), 50)
            found = await asyncio.gather(*self._more(missing), return_exceptions=True)
            self.lines += [line for line in found if isinstance(line, Frames)]
            self.told["sockets tried"] += missing
            await asyncio.sleep(0.1)

    def _more(self, count: int) -> list[Awaitable[Frames]]:
        path, cookie = f"/ws/tables/{self.table}", self.client.cookie()
        return [connect(self.port, path, cookie, lambda _: None) for _ in range(count)]

    async def many_experts(self) -> None:
        """A hundred tables where experts play among themselves."""
        for _ in range(EXPERTS):
            try:
                wish = {"game": "vast", "seats": 5, "sit": [], "bots": {str(seat): "expert" for seat in range(5)}}
                table = await self.client.open_table(**wish)
                start = {"type": "start", "command": "go"}
                await self.client.ask("POST", f"/api/tables/{table}/commands", start)
                self.told["tables of experts"] += 1
            except (RefusedByServer, httpx.HTTPError) as bad:
                self.told[f"table refused: {getattr(bad, 'key', type(bad).__name__)}"] += 1

    async def half_open(self) -> None:
        """A thousand connections that never finish what they say."""
        lines: list[socket.socket] = []
        for _ in range(1000):
            line = socket.socket()
            line.setblocking(False)
            with contextlib.suppress(OSError):
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
                await asyncio.get_running_loop().sock_sendall(line, b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
            lines.append(line)
        self.told["half-open connections"] = len(lines)
        await asyncio.sleep(3600)

    async def odd_addresses(self) -> None:
        """The same file, spelt differently every time; closed and opened anew, as a browser would not."""
        count = 0
        while True:
            count += 1
            path = f"/{count}/../assets/x.js"
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                await reader.read()
                writer.close()
            self.told["odd addresses"] += 1

    async def odd_catalogues(self) -> None:
        while True:
            answer = await self.client.http.get(f"/api/games?x={self.told['catalogues']}")
            self.told["catalogues"] += 1
            self.told[f"catalogue {answer.status_code}"] += 1

    async def replays(self) -> None:
        """A long game looked through from end to end, again and again."""
        record = max((Path(__file__).parents[1] / "records" / "vast").glob("*.json"), key=lambda f: f.stat().st_size)
        content = record.read_bytes()
        found = await self.client.ask("POST", "/api/replays", msgspec.json.decode(content))
        while True:
            answer = await self.client.http.get(f"/api/replays/{found['id']}/moments?first=60&count=50")
            self.told[f"moments {answer.status_code}"] += 1

    async def chat(self) -> None:
        while True:
            count = self.told["said"] + self.told["not said"]
            body = {"type": "say", "command": f"c{count}", "text": "x" * 500}
            try:
                await self.client.ask("POST", f"/api/tables/{self.table}/commands", body)
                self.told["said"] += 1
            except RefusedByServer:
                self.told["not said"] += 1


class Witness:
    """Somebody else, from elsewhere, who plays against a novice and wants nothing unusual: how long they wait."""

    def __init__(self, server: AsProcess) -> None:
        self.client = at("127.0.2.1", server)
        self.reads: list[float] = []
        self.answers: list[float] = []

    async def begin(self) -> None:
        await self.client.be("Witness")
        table = await self.client.open_table(game="goblin-vaults", seats=2, bots={"1": "novice"})
        self.path = f"/api/tables/{table}"
        await self._command("start")

    async def live(self) -> None:
        """Answer whatever is asked; what counts is the time until the novice has answered."""
        while True:
            question = await self._question()
            if question is not None:
                began = time.perf_counter()
                wish = {"seat": 0, "decision": question["decision"], "n": question["options"][0]["n"]}
                await self._command("answer", **wish)
                while await self._bot_thinks():
                    await asyncio.sleep(0.1)
                self.answers.append(time.perf_counter() - began)
            await asyncio.sleep(0.2)

    async def _command(self, type: str, **fields: object) -> None:
        command = f"{type}-{len(self.answers)}-{fields.get('decision')}"
        await self.client.ask("POST", f"{self.path}/commands", {"type": type, "command": command, **fields})

    async def _moment(self) -> Any:
        began = time.perf_counter()
        found = await self.client.ask("GET", f"{self.path}/moment?seat=0")
        self.reads.append(time.perf_counter() - began)
        return found["moment"]

    async def _question(self) -> Any:
        moment = await self._moment()
        if moment["outcome"] is not None:
            await self._command("rematch")
            await self._command("start")
            moment = await self._moment()
        return moment["question"]

    async def _bot_thinks(self) -> bool:
        waiting = (await self._moment())["waiting"]
        return waiting is not None and waiting["seats"] == [1]

    def told(self) -> dict[str, Any]:
        """The figures since the last time."""
        found = {"reads": self.reads, "novice": self.answers}
        self.reads, self.answers = [], []
        return {
            f"{name} {kind}": round(value, 2)
            for name, times in found.items()
            if times
            for kind, value in (("median s", sorted(times)[len(times) // 2]), ("worst s", max(times)))
        }


def at(address: str, server: AsProcess) -> Client:
    """A client with an address of its own on this machine."""
    client = Client(server.address)
    transport = httpx.AsyncHTTPTransport(local_address=address)
    client.http = httpx.AsyncClient(base_url=client.address, timeout=60, transport=transport)
    return client


async def players(server: AsProcess, tables: int, tally: Tally, pace: float) -> list[Desk]:
    """So many tables of four people, each table a household."""
    luck = random.Random(tables)
    desks = [Desk(tally, luck, pace) for _ in range(tables)]
    keys = games.all_keys()
    for i, desk in enumerate(desks):
        home = f"127.0.1.{i + 1}"
        clients = [at(home, server) for _ in range(SEATS)]
        for seat, client in enumerate(clients):
            await client.be(f"Player {seat}")
        await set_table(server.port, clients, keys[i % len(keys)], desk, home)
        for client in clients:
            await client.http.aclose()
    return desks


def go_first(pid: int) -> None:
    """Let what a process has begun go before all else; workers it starts later do not."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        policy = os.SCHED_RR | os.SCHED_RESET_ON_FORK
        os.sched_setscheduler(int(thread.name), policy, os.sched_param(5))


async def measured(tally: Tally, seconds: float) -> dict[str, Any]:
    tally.latencies.clear()
    tally.moves = tally.late = 0
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    spread = sorted(tally.latencies) or [0.0]
    return {
        "moves": tally.moves,
        "p50 ms": round(spread[len(spread) // 2] * 1000, 1),
        "p99 ms": round(spread[int(len(spread) * 0.99)] * 1000, 1),
        "worst ms": round(spread[-1] * 1000, 1),
        "late": tally.late,
    }


async def siege(server: AsProcess, tables: int, seconds: float, pace: float, real_time: bool) -> None:
    """How the others fare with and without the hostile guest."""
    tally = Tally()
    if real_time:
        go_first(os.getpid())
        assert server.process is not None
        go_first(server.process.pid)
    desks = await players(server, tables, tally, pace)
    if real_time:
        assert server.process is not None
        go_first(server.process.pid)
        go_first(os.getpid())
    witness = Witness(server)
    await witness.begin()
    tasks = [asyncio.create_task(desk.play()) for desk in desks]
    tasks.append(asyncio.create_task(witness.live()))
    await asyncio.sleep(3)
    witness.told()
    print("quiet", await measured(tally, seconds), witness.told(), flush=True)
    attacks = ["many_sockets", "many_experts", "half_open", "replays"]
    for some in (attacks[:2], attacks[2:3], attacks[3:]):
        await under(server, some, tally, seconds, witness)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def under(server: AsProcess, attacks: list[str], tally: Tally, seconds: float, witness: Witness) -> None:
    """The figures of the others while a process of its own attacks."""
    command = [sys.executable, "-m", "tests.server.attack"]
    command += ["--hostile", *attacks, "--port", str(server.port)]
    hostile = await asyncio.create_subprocess_exec(
        *command, "--seconds", str(seconds + 5), stdout=subprocess.PIPE, env=OWN
    )
    assert hostile.stdout is not None
    begun = (await hostile.stdout.readline()).decode().strip()
    await asyncio.sleep(3)
    witness.told()
    found = {**await measured(tally, seconds), **witness.told()}
    told, _ = await hostile.communicate()
    print(" + ".join(attacks), found, begun, told.decode().strip(), flush=True)


async def hostile(port: int, attacks: list[str], seconds: float) -> None:
    """Attack for so long, and say what came of it."""
    guest = Guest(port)
    try:
        await guest.begin()
    except (RefusedByServer, httpx.HTTPError) as bad:
        print("not let in:", bad, flush=True)
        return
    print("begun", flush=True)
    tasks = [asyncio.create_task(getattr(guest, attack)()) for attack in attacks]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(dict(guest.told))


async def swelling(server: AsProcess, seconds: float) -> None:
    """Memory of the server under attacks on what it keeps."""
    assert server.process is not None
    pids = family(server.process.pid)[:1]
    for attack in (Guest.odd_addresses, Guest.odd_catalogues, Guest.chat):
        guest = Guest(server.port)
        with contextlib.suppress(RefusedByServer):
            await guest.begin()
        before = memory(pids)
        task = asyncio.ensure_future(attack(guest))
        found = [before]
        for _ in range(4):
            await asyncio.sleep(seconds / 4)
            found.append(memory(pids))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        print(attack.__name__, [f"{megabytes:.0f} MB" for megabytes in found], dict(guest.told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--source")
    parser.add_argument("--real-time", action="store_true", help="go before other jobs of a busy machine")
    parser.add_argument("--siege-only", action="store_true", help="only the waiting of the others")
    parser.add_argument("--memory-only", action="store_true", help="only the server's memory")
    parser.add_argument("--hostile", nargs="+", help="only attack, in these ways")
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    if asked.hostile is not None:
        asyncio.run(hostile(asked.port, asked.hostile, asked.seconds))
        return
    if asked.source is not None:
        os.environ["PYTHONPATH"] = str(Path(asked.source).resolve())
    print("load average", os.getloadavg()[0], time.strftime("%H:%M"), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        if not asked.memory_only:
            server = _server(folder, "siege")
            with server:
                asyncio.run(siege(server, asked.tables, asked.seconds, asked.pace, asked.real_time))
        if asked.siege_only:
            return
        server = _server(folder, "swelling")
        with server:
            asyncio.run(swelling(server, asked.seconds))
    print("load average", os.getloadavg()[0], flush=True)


def _server(folder: str, name: str) -> AsProcess:
    site = Path(folder) / "site"
    (site / "assets").mkdir(parents=True, exist_ok=True)
    (site / "index.html").write_text("<!doctype html>")
    (site / "assets" / "x.js").write_text("words " * 40_000)
    return AsProcess(Settings(database=str(Path(folder) / f"{name}.sqlite"), site=str(site)))


if __name__ == "__main__":
    main()
