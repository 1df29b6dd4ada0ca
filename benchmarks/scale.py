"""What one more process brings: people at play on 1, 2 and 4 server processes over one PostgreSQL, and a move's cost.

    python -m benchmarks.scale [--workers 1 2 4] [--tables 50 100 200] [--seconds 15] [--pinned] [--real-time]

Four people a table, each on a socket of their own, one answer a second and table, the four games mixed evenly. The
people of a table are spread over the processes, as any proxy spreads them, or `--pinned` to one. The generator and
PostgreSQL share the machine with the servers, so where all processors are busy more processes bring nothing; what a
move costs holds on any number of them. `--real-time` goes before other jobs of a busy machine (root), `--statements`
tells how often each statement was carried out. Install the compiled build first. docs/scale.md says what follows.
"""

import argparse
import asyncio
import os
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from tests.server.load import Tally, at_play, family, memory, processor
from tests.server.postgres import Postgres
from tests.server.running import AsProcess, quick

COLUMNS: Final = (
    "processes",
    "tables",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "server ms/move",
    "database ms/move",
    "statements/move",
    "commits/move",
    "WAL bytes/move",
    "log bytes/move",
    "sent bytes/move",
    "MB/table",
)
STATEMENTS: Final = (
    "SELECT query, calls FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = $1)"
)
TOTALS: Final = """
SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS wal,
       (SELECT count(*) FROM lines) AS entries,
       (SELECT coalesce(sum(length(body)), 0) FROM lines)::bigint AS log,
       (SELECT xact_commit FROM pg_stat_database WHERE datname = $1) AS commits
"""


class Books:
    """What PostgreSQL counts of one database, read over a connection of its own."""

    def __init__(self, cluster: Postgres, name: str) -> None:
        self.cluster = cluster
        self.name = name
        self.connection: Any = None

    async def read(self) -> Counter[str]:
        """Totals, and how often each statement was carried out (as `: statement`)."""
        if self.connection is None:
            self.connection = await self.cluster.connect(self.name)
            await self.connection.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
        found: Counter[str] = Counter(dict(await self.connection.fetchrow(TOTALS, self.name)))
        for query, calls in await self.connection.fetch(STATEMENTS, self.name):
            # Statements of this ledger are not the server's.
            if "pg_stat" not in query:
                found[f": {' '.join(query.split())}"] += calls
        return found


def go_first(pids: list[int]) -> None:
    """Let processes go before all else on the machine, with all their threads."""
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("*"):
            os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(5))


def processes(running: list[AsProcess]) -> list[int]:
    return [pid for server in running if server.process is not None for pid in family(server.process.pid)]


async def measure(
    running: list[AsProcess], cluster: Postgres, books: Books, tables: int, seconds: float, real_time: bool
) -> tuple[dict[str, Any], Counter[str]]:
    """The figures of one point of the curve, and how often each statement was carried out."""
    assert cluster.process is not None
    tally = Tally()
    empty = memory(processes(running))
    async with at_play(running, tables, 1.0, tally):
        servers, databases = processes(running), family(cluster.process.pid)
        if real_time:
            go_first([*servers, *databases, os.getpid()])
            await asyncio.sleep(2)
        before = await books.read()
        tally.counting = True
        used, stored, began = processor(servers), processor(databases), time.perf_counter()
        await asyncio.sleep(seconds)
        tally.counting = False
        took = time.perf_counter() - began
        used, stored = processor(servers) - used, processor(databases) - stored
        after = await books.read()
        full = memory(servers)
    after.subtract(before)
    moves = max(after["entries"], 1)
    spread = sorted(tally.latencies) or [0.0]
    figures = (
        sum(server.workers for server in running),
        tables,
        round(moves / took),
        round(spread[len(spread) // 2] * 1000, 1),
        round(spread[int(len(spread) * 0.99)] * 1000, 1),
        round(used / moves * 1000, 2),
        round(stored / moves * 1000, 2),
        round(sum(calls for name, calls in after.items() if name[0] == ":") / moves, 2),
        round(after["commits"] / moves, 2),
        round(after["wal"] / moves),
        round(after["log"] / moves),
        round(tally.bytes / moves),
        round((full - empty) / tables, 2),
    )
    statements = Counter({name[2:]: calls for name, calls in after.items() if name[0] == ":" and calls > moves / 100})
    return dict(zip(COLUMNS, figures, strict=True)), Counter({k: round(v / moves, 2) for k, v in statements.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pinned", action="store_true", help="keep everybody of a table at one process")
    parser.add_argument("--real-time", action="store_true", help="go before other jobs of a busy machine")
    parser.add_argument("--statements", action="store_true", help="tell how often each statement was carried out")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the start", flush=True)
    cluster = Postgres("shared_preload_libraries=pg_stat_statements")
    cluster.start()
    try:
        print("| " + " | ".join(COLUMNS) + " |")
        print("|" + "---|" * len(COLUMNS), flush=True)
        for workers in asked.workers:
            for tables in asked.tables:
                name = f"scale-{workers}-{tables}"
                settings = quick(cluster.new_database(name))
                with ExitStack() as stack:
                    shape = [1] * workers if asked.pinned else [workers]
                    running = [stack.enter_context(AsProcess(settings, workers=each)) for each in shape]
                    found, statements = asyncio.run(
                        measure(running, cluster, Books(cluster, name), tables, asked.seconds, asked.real_time)
                    )
                print("| " + " | ".join(str(found[column]) for column in COLUMNS) + " |", flush=True)
                for statement, calls in statements.most_common() if asked.statements else ():
                    print(f"  {calls:6.2f}  {statement[:110]}", flush=True)
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
