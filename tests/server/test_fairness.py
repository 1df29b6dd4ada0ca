"""Nobody takes the share of another: bots think in turn for everybody, and not for tables nobody looks at."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import InThread, answer_first, quick
from undercroft.server.client import Client, TableLine
from undercroft.server.fairness.queue import FairQueue
from undercroft.server.table.surroundings import MACHINE, Machine
from undercroft.server.thinking.bots import AT_ONCE


def served_in(order: list[tuple[str, str]], places: int = 1) -> list[tuple[str, str]]:
    """In which order those are served who come in this one while every place is taken."""
    served: list[tuple[str, str]] = []

    async def go() -> None:
        queue = FairQueue(places)
        done = asyncio.Event()

        async def hold() -> None:
            async with queue.turn("first"):
                await done.wait()

        async def come(person: str, table: str) -> None:
            async with queue.turn(person, table):
                served.append((person, table))

        holders = [asyncio.create_task(hold()) for _ in range(places)]
        await asyncio.sleep(0)
        comers = [asyncio.create_task(come(*each)) for each in order]
        await asyncio.sleep(0)
        assert queue.waiting == len(order)
        done.set()
        await asyncio.gather(*holders, *comers)
        assert queue.waiting == 0
        async with asyncio.timeout(1), queue.turn("last"):
            pass

    asyncio.run(go())
    return served


def test_who_asks_for_a_hundred_things_waits_for_who_asks_for_one() -> None:
    served = served_in([*(("greedy", str(i)) for i in range(100)), ("modest", "only")])
    assert served.index(("modest", "only")) == 1
    assert len(served) == 101


def test_the_tables_of_a_person_are_served_in_turn() -> None:
    served = served_in([("Ada", "one"), ("Ada", "one"), ("Ada", "one"), ("Ada", "two")])
    assert served == [("Ada", "one"), ("Ada", "two"), ("Ada", "one"), ("Ada", "one")]


def test_who_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        reached: list[str] = []

        async def come(name: str) -> None:
            async with queue.turn(name):
                reached.append(name)

        async with queue.turn("first"):
            comers = [asyncio.create_task(come(name)) for name in ("gone", "called", "stays")]
            await asyncio.sleep(0)
            comers[0].cancel()
            await asyncio.sleep(0)
        # The second one has been called by now, and hangs up before it comes.
        comers[1].cancel()
        await asyncio.gather(*comers, return_exceptions=True)
        assert reached == ["stays"]
        assert queue.waiting == 0

    asyncio.run(go())


async def all_bots(client: Client, level: str) -> str:
    """A table where bots play among themselves, started."""
    table = await client.open_table(game="goblin-vaults", seats=2, sit=[], bots={"0": level, "1": level})
    await client.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "command": "go"})
    return table


async def seconds_for_an_answer(client: Client, level: str) -> float:
    """How long the bot of a new table takes for its first answers."""
    table = await client.open_table(game="goblin-vaults", seats=2, bots={"1": level})
    async with client.join(table) as line:
        await line.do("start")
        await answer_first(line, 0)
        await line.until(lambda: line.question(0) is not None, 60)
        began = time.monotonic()
        await answer_first(line, 0)
        await line.until(lambda: line.question(0) is not None or line.over, 60)
        return time.monotonic() - began


@pytest.mark.parametrize("level", [AT_ONCE[1], "expert"])
def test_the_experts_of_one_guest_do_not_hold_up_the_bots_of_another(tmp_path: Path, level: str) -> None:
    """Twenty tables of experts that take half a second each; ten seconds a round for who stood at the end of a line."""

    async def play(address: str) -> float:
        async with Client(address) as greedy, Client(address) as ada:
            await greedy.be("Greedy")
            await ada.be("Ada")
            for _ in range(20):
                await all_bots(greedy, "expert")
            return await seconds_for_an_answer(ada, level)

    with InThread(quick(str(tmp_path / "t.sqlite"), bot_seconds=0.5)) as server:
        assert asyncio.run(play(server.address)) < 5


def test_bots_rest_at_a_table_nobody_looks_at_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async def play(server: InThread) -> None:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await all_bots(ada, "novice")
            async with ada.join(table) as line:
                await line.until(lambda: (line.number or 0) > 4)
            live = server.tables.live[table]
            deadline = time.monotonic() + 20
            while server.tables.runners.is_running(table):
                assert time.monotonic() < deadline, "the bots play on for nobody"
                await asyncio.sleep(0.05)
            assert live.state.phase == "running"
            rested = live.state.number
            await asyncio.sleep(0.5)
            assert live.state.number == rested
            async with ada.join(table) as line:
                await line.until(lambda: (line.number or 0) > rested)

    with InThread(quick(str(tmp_path / "t.sqlite"), bot_pause=0.1, unwatched=0.5)) as server:
        asyncio.run(play(server))


class SetClock(Machine):
    """A machine whose clock on the wall somebody sets."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    made = SetClock()
    monkeypatch.setattr(MACHINE.get(), "time", made.time)
    return made


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_messages_are_counted_by_a_clock_nobody_sets(tmp_path: Path, clock: SetClock, jump: float) -> None:
    async def play(address: str) -> None:
        async with Client(address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2)
            async with ada.join(table) as line:
                for _ in range(5):
                    await line.do("configure", name="A table")
                clock.ahead = jump
                for _ in range(3):
                    await asyncio.wait_for(line.do("configure", name="A table"), 5)
                assert line.gone is None
                assert line.reconnects == 0

    with InThread(quick(str(tmp_path / "t.sqlite"), burst=20, rate=1.0)) as server:
        asyncio.run(play(server.address))


def window_of(line: TableLine) -> Any:
    moment = line.moment()
    return moment["waiting"]["deadline"] if moment is not None and moment["waiting"] is not None else None


@pytest.mark.parametrize("restart", [False, True])
def test_a_window_closes_in_time_though_the_clock_is_set_back(tmp_path: Path, clock: SetClock, restart: bool) -> None:
    settings = quick(str(tmp_path / "t.sqlite"))

    async def begin(address: str) -> tuple[str, str]:
        async with Client(address) as ada:
            await ada.be("Ada")
            options = {"window": 3, "first-tumbler": "1"}
            table = await ada.open_table(game="emerald-skulls", seats=3, sit=[0, 1, 2], options=options)
            async with ada.join(table) as line:
                await line.do("start")
                while window_of(line) is None:
                    await line.until(lambda: bool(line.asked()) or window_of(line) is not None)
                    if window_of(line) is None:
                        await answer_first(line, line.asked()[0])
                        number = line.number or 0
                        await line.until(lambda number=number: (line.number or 0) >= number)
                clock.ahead = -3600.0
                if not restart:
                    await closes(line)
            return table, str(ada.http.cookies.get("undercroft"))

    async def closes(line: TableLine) -> None:
        before = window_of(line)
        await line.until(lambda: window_of(line) != before, 10)

    async def go_on(address: str, table: str, cookie: str) -> None:
        async with Client(address) as ada:
            ada.http.cookies.set("undercroft", cookie)
            async with ada.join(table) as line:
                await closes(line)

    with InThread(settings) as server:
        table, cookie = asyncio.run(begin(server.address))
    if restart:
        with InThread(settings) as server:
            asyncio.run(go_on(server.address, table, cookie))
