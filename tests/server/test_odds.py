"""The odds of a running game, which anybody at the table may ask for."""

import asyncio

import pytest

from tests.server.running import InThread, against_a_bot
from undercroft.server.client import Client, RefusedByServer


def test_anybody_who_sees_the_table_may_ask_for_the_odds_of_a_turn(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as guest:
            await ada.be("Ada")
            options = {"first-tumbler": "1", "window": 3}
            table = await ada.open_table(game="emerald-skulls", seats=2, bots={"1": "novice"}, options=options)
            with pytest.raises(RefusedByServer):
                await guest.ask("GET", f"/api/tables/{table}/odds")
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                found = await guest.ask("GET", f"/api/tables/{table}/odds")
                assert [each["dice"] for each in found["odds"]["dice"]] == [3], "a beginner can only pay for three"
                assert sum(out["chance"] for out in found["odds"]["outs"]) == pytest.approx(1, abs=0.001)
                assert await ada.ask("GET", f"/api/tables/{table}/odds") == found

    asyncio.run(play())


def test_a_game_without_odds_says_so(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                assert (await ada.ask("GET", f"/api/tables/{table}/odds"))["odds"] is None

    asyncio.run(play())
