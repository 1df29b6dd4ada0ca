"""The time figures of docs/reliability.md in one go, as Markdown; about seven minutes on a quiet machine.

    python -m tests.server.figures [--tables 50 100 200 400] [--seconds 20]

Run it with a compiled install and nothing else on the machine: how busy it was is printed too.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server import killing, load
from tests.server.postgres import Postgres, free_port
from undercroft.engine import match

COLUMNS = (
    "tables",
    "sockets",
    "moves/s",
    "updates/s",
    "p50 ms",
    "p99 ms",
    "worst ms",
    "server cpu",
    "generator cpu",
    "MB/table",
)


def row(cells: list[Any]) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def head(cells: list[str]) -> None:
    print()
    row(list(cells))
    row(["---"] * len(cells))


def machine() -> None:
    kind = "compiled" if not (match.__file__ or "").endswith(".py") else "pure Python"
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the start, {kind} build", flush=True)


def cold_start(folder: Path) -> tuple[float, float]:
    """`undercroft serve` until it answers: seconds, and seconds of processor time."""
    port = free_port()
    command = [sys.executable, "-m", "undercroft", "serve", "--port", str(port), "--database", str(folder / "start")]
    began = time.monotonic()
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False, timeout=2).raise_for_status()
                return time.monotonic() - began, load.processor([process.pid])
            except httpx.HTTPError:
                assert process.poll() is None, "the server ended at its start"
                time.sleep(0.01)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def starts(folder: Path) -> None:
    cold_start(folder)
    found = [cold_start(folder) for _ in range(5)]
    wall, used = ([pair[i] for pair in found] for i in (0, 1))
    head(["start until it answers", "median s", "worst s", "processor s"])
    row(["`undercroft serve`, five times", *figures(wall), round(statistics.median(used), 2)])


def figures(seconds: list[float]) -> list[float]:
    return [round(statistics.median(seconds), 2), round(max(seconds), 2)]


def curve(name: str, database: str, tables: list[int], seconds: float, workers: int = 1) -> None:
    for found in load.run(database, tables, seconds, 1.0, workers):
        row([name, *(found[column] for column in COLUMNS), found["late"], found["broken lines"]])


def restarts(name: str, database: str, kills: int, cluster: Postgres | None = None) -> None:
    total = killing.summed([killing.rampage(database, kills, cluster)])
    told = [total[key] for key in ("kills", "acknowledged", "lost", "doubled", "reordered")]
    row([name, *told, total["restart median s"], total["restart worst s"]])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 400])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=12)
    asked = parser.parse_args()
    machine()
    cluster = Postgres()
    cluster.start()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            starts(folder)
            head(["store", *COLUMNS, "late", "broken lines"])
            curve("SQLite", str(folder / "load.sqlite"), asked.tables, asked.seconds)
            most = [min(200, max(asked.tables))]
            curve("PostgreSQL", cluster.new_database("load-1"), most, asked.seconds)
            curve("PostgreSQL, 2 workers", cluster.new_database("load-2"), most, asked.seconds, 2)
            head(["killed", "kills", "acknowledged", "lost", "doubled", "reordered", "median s", "worst s"])
            restarts("server on SQLite", str(folder / "kills.sqlite"), asked.kills)
            restarts("server on PostgreSQL", cluster.new_database("kills-1"), asked.kills)
            restarts("server and PostgreSQL", cluster.new_database("kills-2"), asked.kills, cluster)
    finally:
        cluster.stop()
    print(f"\nload average {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
