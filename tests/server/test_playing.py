"""Playing over the wire."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.running import InThread, answer_first, first, meet, play_on, quick, table_of_two
from undercroft import games
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.storage.store import Store

LONG = 120
"""Lines after which a test has seen enough of a long game."""


def lines_of(database: str, table: str) -> list[Any]:
    """The lines of a table as another process finds them in the database."""

    async def read() -> list[Any]:
        store = Store(database)
        try:
            return list(await store.log(table))
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_guest_plays_to_the_end_against_a_bot(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, bots={"1": "random"})
            async with ada.join(table) as line:
                assert line.table["state"] == "gathering"
                await line.do("start")
                made = await play_on(line, random.Random(1))
                assert made > 10
                moment = line.moment()
                assert moment is not None
                assert moment["outcome"]["winners"]
                assert len(line.table["replays"]) == 1

    asyncio.run(play())


@pytest.mark.parametrize("key", games.all_keys())
def test_two_people_play_every_game_and_see_the_same_end(small: InThread, key: str) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address, key)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            luck = random.Random(key)
            await asyncio.gather(play_on(one, luck, LONG), play_on(two, luck, LONG))
            newest = max(one.number or 0, two.number or 0)
            await one.until(lambda: (one.number or 0) >= newest)
            await two.until(lambda: (two.number or 0) >= newest)
            ours, theirs = one.moment(), two.moment()
            assert ours is not None
            assert theirs is not None
            assert ours["waiting"] == theirs["waiting"]
            assert ours["outcome"] == theirs["outcome"]

    asyncio.run(play())


def test_every_acknowledged_move_is_already_in_the_database(database: str) -> None:
    async def play(server: InThread) -> tuple[str, list[int]]:
        ada, boris, table = await table_of_two(server.address)
        acknowledged: list[int] = []
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            for _ in range(2):
                if one.asked():
                    acknowledged.append(await answer_first(one, 0))
        return table, acknowledged

    with InThread(quick(database)) as server:
        table, acknowledged = asyncio.run(play(server))
        numbers = [line.number for line in lines_of(database, table)]
        assert acknowledged
        assert set(acknowledged) <= set(numbers)
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_same_command_sent_ten_times_from_two_browsers_has_one_effect(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, ada.join(table) as tab:
            await one.do("start")
            await tab.until(lambda: tab.question(0) is not None)
            question = first(one, 0)
            n = question["options"][0]["n"]
            sends = [
                line.answer(0, n, question["decision"], command="double-click") for line in (one, tab) for _ in range(5)
            ]
            numbers = await asyncio.gather(*sends)
            assert len(set(numbers)) == 1
            await one.until(lambda: one.number is not None and one.number >= numbers[0])
            with pytest.raises(RefusedByServer):
                await one.answer(0, n, question["decision"], command="another")
        return

    asyncio.run(play())


def test_whoever_hears_saved_already_knows_what_it_led_to(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            one.heard = []
            await one.do("start")
            luck = random.Random(4)
            await asyncio.gather(play_on(one, luck, 20), play_on(two, luck, 20))
            heard = [json.loads(text) for text in one.heard]
        known, confirmed = 0, 0
        for message in heard:
            if message["type"] == "update":
                known = message["number"]
            elif message["type"] == "saved":
                assert message["number"] <= known
                confirmed += 1
        assert confirmed > 3

    asyncio.run(play())


def test_who_reconnects_hears_exactly_what_was_missed(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two, ada.join(table) as old:
            await one.do("start")
            luck = random.Random(3)
            await asyncio.gather(play_on(one, luck, 12), play_on(two, luck, 12))
            await old.until(lambda: old.number is not None and old.number >= 12)
            await old.close()
            known = old.number
            assert known is not None
            await asyncio.gather(play_on(one, luck, 30), play_on(two, luck, 30))
            again = ada.join(table)
            again.number, again.events = known, {seat: list(told) for seat, told in old.events.items()}
            again.heard = []
            async with again:
                await again.until(lambda: again.number == one.number)
                assert again.events == one.events
                assert again.moment() == one.moment()
                assert '"fresh":false' in again.heard[0]

    asyncio.run(play())


def test_a_restart_resumes_in_the_middle_of_everything(database: str) -> None:
    async def before(address: str) -> tuple[dict[str, str], str, Any, Any]:
        async with Client(address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1], names=["Ada", "Boris"])
            async with ada.join(table) as line:
                await line.do("start")
                await play_on(line, random.Random(5), 60)
                return dict(ada.http.cookies), table, line.views, line.events

    async def after(address: str, cookies: dict[str, str], table: str, eyes: Any, told: Any) -> None:
        async with Client(address) as ada:
            ada.http.cookies.update(cookies)
            async with ada.join(table) as line:
                assert line.views == eyes
                assert line.events == told
                await play_on(line, random.Random(6))
                assert line.over

    with InThread(quick(database)) as server:
        known = asyncio.run(before(server.address))
    with InThread(quick(database)) as server:
        asyncio.run(after(server.address, *known))


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(small: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            before = one.moment()
            with monkeypatch.context() as broken:
                broken.setattr("undercroft.server.table.playing.event_rows", _stumble)
                with pytest.raises(RefusedByServer, match="engine-failure"):
                    await answer_first(one, 0)
            assert one.moment() == before
            await answer_first(one, 0)

    asyncio.run(play())


def _stumble(_: object) -> list[Any]:
    raise ZeroDivisionError("a fault in the rules")


def test_eight_bettors_within_a_moment_are_all_heard(served: InThread) -> None:
    async def play() -> None:
        clients = [Client(served.address) for _ in range(8)]
        for i, client in enumerate(clients):
            await client.be(f"Bettor {i}")
        options = {"first-tumbler": "1", "window": 60}
        table = await clients[0].open_table(game="emerald-skulls", seats=8, options=options)
        lines = [await client.join(table).__aenter__() for client in clients]
        await asyncio.gather(*[line.do("sit", seat=i) for i, line in enumerate(lines) if i > 0])
        await lines[0].do("start")
        for _ in range(20):
            await meet(*lines)
            asked = [i for i, line in enumerate(lines) if line.question(i) is not None]
            if len(asked) >= 7:
                break
            await answer_first(lines[asked[0]], asked[0])
        assert len(asked) >= 7
        numbers = await asyncio.gather(*[answer_first(lines[i], i) for i in asked])
        assert len(set(numbers)) == len(asked)
        assert max(numbers) - min(numbers) == len(asked) - 1
        for line, client in zip(lines, clients, strict=True):
            await line.close()
            await client.http.aclose()

    asyncio.run(play())


def test_the_clock_closes_a_window_and_its_stroke_is_a_line_of_the_log(small: InThread) -> None:
    async def play() -> str:
        ada, boris, table = await table_of_two(small.address, "emerald-skulls", options={"window": 3})
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")

            def window() -> bool:
                moment = one.moment()
                return moment is not None and moment["waiting"]["deadline"] is not None

            await meet(one, two)
            while not window():
                for line, seat in ((one, 0), (two, 1)):
                    if line.question(seat) is not None and not window():
                        await answer_first(line, seat)
                        await meet(one, two)
            waiting = one.moment()
            assert waiting is not None
            number = one.number
            await one.until(lambda: one.number != number, 10)
            assert any(told["key"] == "time-up" for told in one.events[0])
        return table

    table = asyncio.run(play())
    assert any(getattr(line.body, "seat", None) == -1 for line in lines_of(small.settings.database, table))
