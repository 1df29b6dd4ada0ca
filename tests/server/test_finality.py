"""Before an answer is given, the server tells whether it could be taken back freely."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import InThread, against_a_bot, table_of_two
from undercroft.server.client import Client, RefusedByServer


async def is_final(client: Client, table: str, seat: int, decision: int, number: int) -> bool:
    found = await client.ask("GET", f"/api/tables/{table}/final?seat={seat}&decision={decision}&n={number}")
    return bool(found["final"])


def test_what_is_called_final_cannot_be_taken_back_freely_and_what_is_not_can(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            people = {0: (ada, one), 1: (boris, two)}
            luck = random.Random(5)
            seen: set[bool] = set()
            number = one.number or 0
            for _ in range(60):
                for line in (one, two):
                    await line.until(lambda line=line, number=number: (line.number or 0) >= number)
                seat = next(seat for seat, (_, line) in people.items() if line.question(seat) is not None)
                client, line = people[seat]
                question: Any = line.question(seat)
                chosen = luck.choice(question["options"])["n"]
                final = await is_final(client, table, seat, question["decision"], chosen)
                number = await line.answer(seat, chosen)
                await line.until(lambda line=line, number=number: (line.number or 0) >= number)
                moment: Any = line.moment(seat)
                if moment["outcome"] is not None:
                    break
                assert (moment["undo"] == "ask") == final, question["about"]
                seen.add(final)
            assert seen == {True, False}

    asyncio.run(play())


def test_alone_against_bots_nothing_is_final(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                question: Any = line.question()
                for option in question["options"]:
                    assert not await is_final(ada, table, 0, question["decision"], option["n"])

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seat", "late", "number", "key"),
    [(1, 0, 0, "not-your-seat"), (0, 1, 0, "stale-decision"), (0, 0, 10**6, "not-an-option")],
)
def test_only_an_open_option_of_ones_own_can_be_asked_about(
    seat: int, late: int, number: int, key: str, small: InThread
) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as line:
            await line.do("start")
            await line.until(lambda: line.question() is not None)
            question: Any = line.question()
            with pytest.raises(RefusedByServer) as refused:
                await is_final(ada, table, seat, question["decision"] + late, number)
            assert refused.value.key == key

    asyncio.run(play())
