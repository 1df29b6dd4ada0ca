"""Two server processes on one PostgreSQL, with tables shared between them."""

import asyncio
import json
import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.every import with_window
from tests.server.postgres import Postgres
from tests.server.running import AsProcess, InThread, answer_first, play_on, quick
from undercroft import games
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.service import tables
from undercroft.server.service.notices import Notices
from undercroft.server.storage.store import Store
from undercroft.server.table import log


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[AsProcess, AsProcess, str]]:
    """Two processes that share a database."""
    database = postgres.new_database("shared")
    one, two = (AsProcess(quick(database, lease=1.5)) for _ in range(2))
    with one, two:
        yield one, two, database


async def lines_of(database: str, table: str) -> list[Any]:
    store = Store(database)
    try:
        return list(await store.log(table))
    finally:
        await store.close()


async def adopt(client: Client, other: Client) -> None:
    """Let a client be the same person at another process."""
    for cookie in client.http.cookies.jar:
        other.http.cookies.set(cookie.name, str(cookie.value))


def test_people_at_different_processes_play_one_game(pair: tuple[AsProcess, AsProcess, str]) -> None:
    first, second, database = pair

    async def play() -> None:
        async with Client(first.address) as ada, Client(second.address) as boris:
            await ada.be("Ada")
            await boris.be("Boris")
            table = await ada.open_table(game="goblin-vaults", seats=2)
            async with ada.join(table) as one, boris.join(table) as two:
                await two.do("sit", seat=1)
                await one.until(lambda: one.table["seats"][1]["kind"] == "human")
                await one.until(lambda: one.table["seats"][1]["here"], 15)
                await one.do("start")
                await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
                newest = max(one.number or 0, two.number or 0)
                await one.until(lambda: (one.number or 0) >= newest)
                await two.until(lambda: (two.number or 0) >= newest)
                assert one.over
                assert one.moment()["outcome"] == two.moment()["outcome"]  # type: ignore[index]
                assert one.events.keys() == {0}
                replay = two.table["replays"][0]
                assert (await boris.ask("GET", f"/api/replays/{replay}"))["names"] == ["Ada", "Boris"]
            numbers = [line.number for line in await lines_of(database, table)]
            assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(play())


def test_bettors_at_both_processes_at_once_are_all_heard(pair: tuple[AsProcess, AsProcess, str]) -> None:
    first, second, _ = pair

    async def play() -> None:
        clients = [Client((first, second)[i % 2].address) for i in range(6)]
        for i, client in enumerate(clients):
            await client.be(f"Bettor {i}")
        options = {"first-tumbler": "1", "window": 60}
        table = await clients[0].open_table(game="emerald-skulls", seats=6, options=options)
        lines = [await client.join(table).__aenter__() for client in clients]
        await asyncio.gather(*[line.do("sit", seat=i) for i, line in enumerate(lines) if i > 0])
        await lines[0].do("start")
        asked: list[int] = []
        for _ in range(20):
            for line in lines:
                await line.until(lambda line=line: line.number == max(other.number or 0 for other in lines))
            asked = [i for i, line in enumerate(lines) if line.question(i) is not None]
            if len(asked) >= 5:
                break
            question = lines[asked[0]].question(asked[0])
            assert question is not None
            await lines[asked[0]].answer(asked[0], question["options"][0]["n"])
            await asyncio.sleep(0.1)
        assert len(asked) >= 5
        wishes = []
        for i in asked:
            question = lines[i].question(i)
            assert question is not None
            wishes.append(lines[i].answer(i, question["options"][0]["n"]))
        numbers = await asyncio.gather(*wishes)
        assert len(set(numbers)) == len(asked)
        for line, client in zip(lines, clients, strict=True):
            await line.close()
            await client.http.aclose()

    asyncio.run(play())


def test_the_same_wish_at_both_processes_has_one_effect(pair: tuple[AsProcess, AsProcess, str]) -> None:
    first, second, database = pair

    async def play() -> None:
        async with Client(first.address) as ada, Client(second.address) as clone:
            await ada.be("Ada")
            await adopt(ada, clone)
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as one, clone.join(table) as two:
                await one.do("start")
                for turn in range(10):
                    await one.until(lambda: one.number == max(one.number or 0, two.number or 0))
                    await two.until(lambda: two.number == max(one.number or 0, two.number or 0))
                    seat = one.asked()[0]
                    question = one.question(seat)
                    assert question is not None
                    n, decision = question["options"][0]["n"], question["decision"]
                    name = f"wish-{turn}"
                    numbers = await asyncio.gather(
                        *[line.answer(seat, n, decision, name) for line in (one, two) for _ in range(3)]
                    )
                    assert len(set(numbers)) == 1
                    await one.until(lambda number=numbers[0]: (one.number or 0) >= number)
                    await two.until(lambda number=numbers[0]: (two.number or 0) >= number)
            moved = [line for line in await lines_of(database, table) if isinstance(line.body, log.Moved)]
            assert len(moved) == 10

    asyncio.run(play())


def test_another_process_takes_over_the_bots_of_one_that_died(postgres: Postgres) -> None:
    database = postgres.new_database("takeover")

    async def play(first: AsProcess, second: AsProcess) -> None:
        async with Client(first.address) as ada, Client(second.address) as clone:
            await ada.be("Ada")
            await adopt(ada, clone)
            table = await ada.open_table(game="goblin-vaults", seats=2, bots={"1": "random"})
            async with ada.join(table) as one:
                await one.do("start")
                await play_on(one, random.Random(1), 8)
            await asyncio.to_thread(first.kill)
            began = time.monotonic()
            async with clone.join(table) as two:
                await play_on(two, random.Random(2))
                assert two.over
            assert time.monotonic() - began < 60

    one, two = (AsProcess(quick(database, lease=1.5)) for _ in range(2))
    with one, two:
        asyncio.run(play(one, two))


def check_figures(server: AsProcess) -> None:
    """Whichever process is asked tells the figures of all."""

    def told() -> set[str]:
        text = httpx.get(server.address + "/metrics", trust_env=False).text
        return set(re.findall(r'^undercroft_ready{process="([0-9]+)"} 1\.0$', text, re.MULTILINE))

    end = time.monotonic() + 30
    while len(told()) < 2:
        assert time.monotonic() < end, "not all processes tell their figures"
        time.sleep(0.1)
    assert told() == told()


def test_workers_run_bots_and_clocks_and_end_well(postgres: Postgres, tmp_path: Path) -> None:
    async def against_bots(address: str, game: str, seats: int, lines: int) -> None:
        async with Client(address) as ada:
            await ada.be("Ada")
            bots = {str(seat): "random" for seat in range(1, seats)}
            options = with_window(game, 3)
            table = await ada.open_table(game=game, seats=seats, bots=bots, options=options)
            async with ada.join(table) as line:
                await line.do("start")
                await play_on(line, random.Random(game), lines)
                assert (line.number or 0) >= lines or line.over

    async def until_the_clock_strikes(address: str) -> None:
        """Nobody declares ready; the window is closed by a clock of one of the processes, once."""
        async with Client(address) as ada:
            await ada.be("Ada")
            options = {"first-tumbler": "1", "window": 3}
            table = await ada.open_table(game="emerald-skulls", seats=3, sit=[0, 1, 2], options=options)
            async with ada.join(table) as line:
                await line.do("start")
                while (line.moment(0) or {})["waiting"]["deadline"] is None:
                    await answer_first(line, line.asked()[0])
                number = line.number or 0
                await line.until(lambda: (line.number or 0) > number, 15)
                moment = line.moment(0)
                assert moment is not None
                assert moment["waiting"]["deadline"] is None

    async def play(server: AsProcess) -> None:
        work = [against_bots(server.address, key, 3, 20) for key in games.all_keys()]
        await asyncio.gather(*work, until_the_clock_strikes(server.address))
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                await line.until(lambda: line.reconnects > 0)

    server = AsProcess(quick(postgres.new_database("workers-bots")), workers=2)
    server.log = str(tmp_path / "log")
    with server:
        check_figures(server)
        asyncio.run(play(server))
    logged = [json.loads(line) for line in Path(server.log).read_text().splitlines()]
    assert sum(line["what"] == "open" for line in logged) == 2
    assert sum(line["what"] == "closed" for line in logged) == 2
    assert not [line for line in logged if line["level"] in ("error", "critical")]


def test_what_a_process_reads_anew_is_news_to_whoever_watches_there(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where no notice comes, or comes when there is nothing left to read."""
    monkeypatch.setattr(Notices, "tell", lambda *_: None)
    monkeypatch.setattr(tables, "SWEEP", 1000.0)
    settings = quick(postgres.new_database("anew"))

    async def play(one: str, two: str) -> None:
        async with Client(one) as ada, Client(two) as clara:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line, clara.join(table) as watching:
                await line.do("start")
                await answer_first(line, line.asked()[0])
                assert (watching.number or 0) < (line.number or 0)
                stale = {"type": "answer", "command": "late", "seat": 0, "decision": 0, "n": 0}
                clara.http.cookies = ada.http.cookies
                with pytest.raises(RefusedByServer):
                    await clara.ask("POST", f"/api/tables/{table}/commands", stale)
                await watching.until(lambda: watching.number == line.number, 5)

    with InThread(settings) as one, InThread(settings) as two:
        asyncio.run(play(one.address, two.address))
