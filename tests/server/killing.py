"""People who play on while the server is killed under them, and the count of what they were promised.

    python -m tests.server.killing --kills 100 [--postgresql [--database-too]] [--add-to FILE]

With --add-to the figures of several runs are gathered in a file, one line each, and their sum is printed.
"""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.kit.every import with_window
from tests.server.postgres import Postgres
from tests.server.running import AsProcess, quick
from undercroft import games
from undercroft.server.client import Client, RefusedByServer, TableLine
from undercroft.server.service.live_table import LiveTable
from undercroft.server.storage.store import Store
from undercroft.server.table import log

STALE = {"not-asked", "stale-decision", "not-running", "not-gathering", "not-over", "not-stored"}


class Promise:
    """A command the server said it has saved."""

    def __init__(self, table: str, person: str, command: str, number: int) -> None:
        self.table = table
        self.person = person
        self.command = command
        self.number = number


class Player:
    """Somebody who never stops playing."""

    def __init__(self, client: Client, person: str, table: str, host: bool, luck: random.Random) -> None:
        self.client = client
        self.person = person
        self.line: TableLine = client.join(table)
        self.host = host
        self.luck = luck
        self.promises: list[Promise] = []
        self.refusals: list[str] = []

    async def play(self) -> None:
        """Answer whatever is asked; start and restart games where this is the host's job."""
        async with self.line as line:
            while True:
                with contextlib.suppress(RefusedByServer, asyncio.TimeoutError):
                    await self._one(line)

    async def _one(self, line: TableLine) -> None:
        state = line.table["state"]
        if state != "running" and self.host:
            await self._do(line, "start" if state == "gathering" else "rematch")
            number = line.number
            await line.until(lambda: line.number != number or line.table["state"] != state, 1)
            return
        await line.until(lambda: bool(line.asked()) or (self.host and line.table["state"] != "running"), 2)
        for seat in line.asked():
            question = line.question(seat)
            assert question is not None
            n = self.luck.choice(question["options"])["n"]
            saved = await self._do(line, "answer", seat=seat, decision=question["decision"], n=n)
            await line.until(lambda saved=saved: line.number is not None and line.number >= saved, 2)

    async def _do(self, line: TableLine, kind: str, **fields: Any) -> int:
        command = uuid.uuid4().hex
        try:
            number = await line.do(kind, command=command, **fields)
        except RefusedByServer as refused:
            self.refusals.append(refused.key)
            raise
        self.promises.append(Promise(line.table_id, self.person, command, number))
        return number


async def seat_people(address: str, keys: list[str], luck: random.Random) -> list[Player]:
    """One table of two for every game."""
    players: list[Player] = []
    for key in keys:
        ada, boris = Client(address), Client(address)
        names = [await ada.be("Ada"), await boris.be("Boris")]
        options = with_window(key, 3)
        table = await ada.open_table(game=key, seats=2, options=options)
        await boris.ask("POST", f"/api/tables/{table}/commands", {"type": "sit", "command": "sit", "seat": 1})
        players.append(Player(ada, names[0], table, True, luck))
        players.append(Player(boris, names[1], table, False, luck))
    return players


async def in_full_swing(players: list[Player]) -> None:
    """Wait until every table has gone on since the last kill."""
    before = [len(player.promises) for player in players]
    for _ in range(2000):
        await asyncio.sleep(0.02)
        moved = [len(player.promises) > before[i] for i, player in enumerate(players)]
        if all(moved[i] or moved[i + 1] for i in range(0, len(players), 2)):
            return
    raise AssertionError(f"a table stands still: {[player.refusals[-3:] for player in players]}")


async def storm(server: AsProcess, strike: Callable[[], float], kills: int, luck: random.Random) -> dict[str, Any]:
    """Play and kill; what was promised and how long everything took."""
    players = await seat_people(server.address, games.all_keys(), luck)
    tasks = [asyncio.create_task(player.play()) for player in players]
    restarts: list[float] = []
    for _ in range(kills):
        await in_full_swing(players)
        await asyncio.sleep(luck.uniform(0.0, 0.8))
        restarts.append(await asyncio.to_thread(strike))
        if len(restarts) % 10 == 0:
            told = sum(len(player.promises) for player in players)
            print(f"{len(restarts)} kills, {told} acknowledged", file=sys.stderr, flush=True)
    await in_full_swing(players)
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    for player in players:
        await player.client.http.aclose()
    return {
        "promises": [promise for player in players for promise in player.promises],
        "by_player": [player.promises for player in players],
        "refusals": sorted({key for player in players for key in player.refusals}),
        "reconnects": sum(player.line.reconnects for player in players),
        "restarts": restarts,
    }


async def verdict(database: str, found: dict[str, Any]) -> dict[str, Any]:
    """Compare the promises with the database; raises where one was broken."""
    store = Store(database)
    tables = sorted({promise.table for promise in found["promises"]})
    stored: dict[tuple[str, str, str], int] = {}
    moves = 0
    for table in tables:
        lines = await store.log(table)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1)), "a line is missing"
        moves += sum(isinstance(line.body, log.Moved) for line in lines)
        for line in lines:
            if line.command is not None and line.person is not None:
                key = (table, line.person, line.command)
                assert key not in stored, "a command was stored twice"
                stored[key] = line.number
        room = LiveTable(table, store, lambda _: None)
        await room.current()
    for promise in found["promises"]:
        key = (promise.table, promise.person, promise.command)
        assert stored.get(key) == promise.number, "an acknowledged move is lost"
    for promises in found["by_player"]:
        numbers = [promise.number for promise in promises]
        assert numbers == sorted(numbers), "the order changed"
        assert len(set(numbers)) == len(numbers)
    await store.close()
    unknown = set(found["refusals"]) - STALE
    assert not unknown, f"unexpected refusals: {unknown}"
    return {
        "kills": len(found["restarts"]),
        "acknowledged": len(found["promises"]),
        "moves stored": moves,
        "reconnects": found["reconnects"],
        "lost": 0,
        "doubled": 0,
        "reordered": 0,
        "restarts s": [round(seconds, 2) for seconds in found["restarts"]],
    }


def summed(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Several runs as one, with the restarts in short."""
    total = {key: sum(run[key] for run in runs) for key in runs[0] if key != "restarts s"}
    restarts = [seconds for run in runs for seconds in run["restarts s"]]
    total["restart median s"] = round(statistics.median(restarts), 2)
    total["restart worst s"] = round(max(restarts), 2)
    return total


def rampage(database: str, kills: int, cluster: Postgres | None = None, seed: int = 0) -> dict[str, Any]:
    """Kill the server so many times; with a cluster kill the database every time, and the server with every second."""
    luck = random.Random(seed or time.time())
    server = AsProcess(quick(database))
    count = 0

    def strike() -> float:
        nonlocal count
        count += 1
        began = time.monotonic()
        if cluster is not None:
            cluster.kill()
        if cluster is None or count % 2 == 0:
            server.kill()
        if cluster is not None:
            cluster.start()
        if cluster is None or count % 2 == 0:
            server.start()
        else:
            server.wait_for_health(began)
        return time.monotonic() - began

    with server:
        found = asyncio.run(storm(server, strike, kills, luck))
    return asyncio.run(verdict(database, found))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--database-too", action="store_true")
    parser.add_argument("--add-to", type=Path)
    asked = parser.parse_args()
    if asked.postgresql:
        cluster = Postgres()
        cluster.start()
        try:
            database = cluster.new_database("killing")
            found = rampage(database, asked.kills, cluster if asked.database_too else None)
        finally:
            cluster.stop()
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = rampage(str(Path(folder) / "killing.sqlite"), asked.kills)
    runs = [found]
    if asked.add_to is not None:
        with asked.add_to.open("a") as file:
            file.write(json.dumps(found) + "\n")
        runs = [json.loads(line) for line in asked.add_to.read_text().splitlines()]
    print(summed(runs))


if __name__ == "__main__":
    main()
