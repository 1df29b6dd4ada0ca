"""Nobody receives what they may not know: not in a message, an error, a log or a replay."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from typing import Any

import pytest
import websockets

from tests.kit.every import with_window
from tests.server.running import InThread, play_on
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.client import Client, TableLine
from undercroft.server.service.live_table import LiveTable
from undercroft.server.table.state import TableState


async def table_of(address: str, key: str, seats: int) -> tuple[list[Client], str, list[TableLine]]:
    """A running game of so many people, each on a line of their own."""
    clients = [Client(address) for _ in range(seats)]
    for i, client in enumerate(clients):
        await client.be(f"Player {i}")
    options = with_window(key, 60)
    table = await clients[0].open_table(game=key, seats=seats, options=options)
    for seat in range(1, seats):
        wish = {"type": "sit", "command": "sit", "seat": seat}
        await clients[seat].ask("POST", f"/api/tables/{table}/commands", wish)
    lines = [await client.join(table).__aenter__() for client in clients]
    await lines[0].do("start")
    return clients, table, lines


async def step(lines: list[TableLine], luck: random.Random) -> bool:
    """One random answer; whether the game goes on."""
    for line in lines:
        await line.until(lambda line=line: line.number == max(other.number or 0 for other in lines))
    asked = [(line, seat) for line in lines for seat in line.asked()]
    if not asked:
        return False
    line, seat = luck.choice(asked)
    question = line.question(seat)
    assert question is not None
    number = await line.answer(seat, luck.choice(question["options"])["n"])
    await line.until(lambda: line.number is not None and line.number >= number)
    return not line.over


async def leave(clients: list[Client], lines: list[TableLine]) -> None:
    for line in lines:
        await line.close()
    for client in clients:
        await client.http.aclose()


def another_world(match: Match, seat: int, luck: Luck) -> Match:
    """The same match in a world this seat (-1: a spectator) cannot tell from the true one."""
    assert match.record is not None
    world = match.imagine(seat, luck)
    return Match.from_snapshot(match.game, match.record, world.to_json(), match.luck, match.decisions())


@asynccontextmanager
async def pretending(server: InThread, room: LiveTable, match: Match) -> AsyncIterator[None]:
    """For a moment the server takes another world for the true one."""
    true = room.state
    pretended = copy(true)
    pretended.match = match

    async def swap(state: TableState) -> None:
        async with room.lock:
            room.state = state

    assert server.loop is not None
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(swap(pretended), server.loop))
    yield
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(swap(true), server.loop))


async def everything_heard(client: Client, address: str, table: str, seat: int | None) -> list[str]:
    """All bytes a viewer can get: the welcome, answers to forbidden wishes, and HTTP."""
    url = address.replace("http", "ws") + f"/ws/tables/{table}"
    heard: list[str] = []
    headers = {"Cookie": client.cookie()} if client.cookie() else {}
    origin = websockets.Origin(address)
    async with websockets.connect(url, origin=origin, additional_headers=headers, proxy=None, max_size=None) as line:
        heard.append(str(await line.recv()))
        wishes = [
            f'{{"type":"answer","command":"a{n}","seat":{s},"decision":1,"n":{n}}}'
            for s in (0, 1)
            for n in (0, 7, 999999)
        ]
        wishes.append('{"type":"undo","command":"u","seat":9}')
        wishes.append('{"type":"answer"}')
        for wish in wishes:
            await line.send(wish)
        while sum('"type":"refused"' in text for text in heard) < len(wishes):
            text = str(await line.recv())
            if '"type":"presence"' not in text:
                heard.append(text)
    where = f"/api/tables/{table}/moment" + ("" if seat is None else f"?seat={seat}")
    heard.append((await client.http.get(where)).text)
    heard.append((await client.http.get(f"/api/tables/{table}")).text)
    heard.append((await client.http.get("/api/lobby")).text)
    return [re.sub(r'"now":\d+', "", text) for text in heard]


async def deal_anew_and_compare(server: InThread, key: str, seats: int, turns: int, every: int) -> int:
    """Play, deal hidden things anew now and then, and compare all bytes; how many messages were compared."""
    clients, table, lines = await table_of(server.address, key, seats)
    clients.append(Client(server.address))
    luck = random.Random(key)
    room = server.tables.live[table]
    compared = 0
    for turn in range(turns):
        if turn % every == 0:
            for viewer in (*range(seats), None):
                client = clients[seats if viewer is None else viewer]
                match = room.state.match
                assert match is not None
                before = await everything_heard(client, server.address, table, viewer)
                world = another_world(match, -1 if viewer is None else viewer, Luck.of(luck.random().hex()))
                async with pretending(server, room, world):
                    after = await everything_heard(client, server.address, table, viewer)
                assert before == after
                compared += len(before)
        if not await step(lines, luck):
            break
    await leave(clients, lines)
    return compared


@pytest.mark.parametrize("key", games.all_keys())
def test_dealing_hidden_things_anew_changes_no_byte_anybody_receives(small: InThread, key: str) -> None:
    assert asyncio.run(deal_anew_and_compare(small, key, min(3, games.find(key).most_seats), 20, 5)) > 50


@pytest.mark.soak
@pytest.mark.parametrize("key", games.all_keys())
def test_no_byte_changes_at_full_tables_either(small: InThread, key: str) -> None:
    found = asyncio.run(deal_anew_and_compare(small, key, games.find(key).most_seats, 120, 10))
    print(key, found, "messages compared")
    assert found > 100


def test_everybody_gets_the_same_number_of_messages_in_the_same_order(small: InThread) -> None:
    async def play() -> None:
        clients, table, lines = await table_of(small.address, "goblin-vaults", 3)
        for line in lines:
            await line.until(lambda line=line: line.number == lines[0].number)
            line.heard = []
        luck = random.Random(5)
        for _ in range(15):
            await step(lines, luck)
            last = max(line.number or 0 for line in lines)
            for line in lines:
                await line.until(lambda line=line, last=last: line.number == last)
        numbers: list[list[Any]] = []
        for line in lines:
            assert line.heard is not None
            numbers.append([re.findall(r'"number":(\d+)', text)[0] for text in line.heard if '"type":"update"' in text])
        assert numbers[0] == numbers[1] == numbers[2]
        await leave(clients, lines)
        assert table

    asyncio.run(play())


def test_a_bot_is_asked_in_a_world_that_is_not_the_true_one(small: InThread) -> None:
    async def play() -> None:
        clients, table, lines = await table_of(small.address, "goblin-vaults", 2)
        match = small.tables.live[table].state.match
        assert match is not None
        worlds = {str(small.tables.runners.bots.task(match, 1, "random").world["faces"]["face"]) for _ in range(20)}
        assert len(worlds) > 10
        await leave(clients, lines)

    asyncio.run(play())


def test_playing_on_still_works_after_all_that(small: InThread) -> None:
    async def play() -> None:
        clients, table, lines = await table_of(small.address, "goblin-vaults", 2)
        room = small.tables.live[table]
        match = room.state.match
        assert match is not None
        async with pretending(small, room, another_world(match, 0, Luck.of(1))):
            await everything_heard(clients[0], small.address, table, 0)
        await asyncio.gather(*[play_on(line, random.Random(1)) for line in lines])
        assert lines[0].over
        await leave(clients, lines)

    asyncio.run(play())
