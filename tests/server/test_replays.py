"""Finished games: seen again, carried away, brought back, played on."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import InThread, meet, play_on, table_of_two
from tests.server.test_tables import refused
from undercroft import games
from undercroft.engine.match import Match
from undercroft.engine.record import read_record, seal
from undercroft.server.client import Client, RefusedByServer
from undercroft.words import words_for


async def finished(address: str) -> tuple[Client, Client, str, Any]:
    """A finished game of Ada and Boris, and all that Ada saw of it."""
    ada, boris, table = await table_of_two(address)
    seen: dict[int, Any] = {}
    async with ada.join(table) as one, boris.join(table) as two:
        await one.do("start")
        luck = random.Random(7)
        while not one.over:
            await meet(one, two)
            moment = one.moment(0)
            assert moment is not None
            seen[len(seen)] = moment["table"]
            line = one if one.asked() else two
            seat = line.asked()[0]
            question = line.question(seat)
            assert question is not None
            number = await line.answer(seat, luck.choice(question["options"])["n"])
            await one.until(lambda number=number: one.number is not None and one.number >= number)
        moment = one.moment(0)
        assert moment is not None
        seen[len(seen)] = moment["table"]
        return ada, boris, one.table["replays"][0], seen


def test_a_replay_shows_every_moment_as_each_seat_saw_it(served: InThread) -> None:
    async def play() -> None:
        ada, boris, replay, seen = await finished(served.address)
        async with ada, boris, Client(served.address) as anybody:
            info = await anybody.ask("GET", f"/api/replays/{replay}")
            assert info["names"] == ["Ada", "Boris"]
            assert info["steps"] == len(seen) - 1 == len(info["moves"])
            moments: list[Any] = []
            while len(moments) <= info["steps"]:
                path = f"/api/replays/{replay}/moments?seat=0&first={len(moments)}&count=7"
                moments += (await anybody.ask("GET", path))["views"]
            for step in range(len(seen)):
                assert moments[step]["moment"]["table"] == seen[step]
            other = await anybody.ask("GET", f"/api/replays/{replay}/moments?seat=1&first=3&count=1")
            assert other["views"][0]["moment"]["table"] != seen[3]
            nobody = await anybody.ask("GET", f"/api/replays/{replay}/moments?first=3&count=1")
            assert nobody["views"][0]["moment"]["seat"] is None
            assert await refused(anybody.ask("GET", f"/api/replays/{replay}/moments?seat=7")) == "no-such-seat"
            assert await refused(anybody.ask("GET", f"/api/replays/{replay}/moments?first=9999")) == "no-such-step"
            assert [line["id"] for line in await boris.ask("GET", "/api/replays")] == [replay]
            assert await anybody.ask("GET", "/api/replays") == []

    asyncio.run(play())


def test_a_record_is_exported_checked_and_imported(served: InThread) -> None:
    async def play() -> None:
        ada, boris, replay, _ = await finished(served.address)
        async with ada, boris:
            record = await ada.ask("GET", f"/api/replays/{replay}/record")
            game = games.find(record["game"])
            assert Match.replay(game, read_record(record, game.actions)).outcome is not None
            copy = (await boris.ask("POST", "/api/replays", record))["id"]
            assert copy != replay
            ours = await boris.ask("GET", f"/api/replays/{replay}/moments?first=5&count=3")
            theirs = await boris.ask("GET", f"/api/replays/{copy}/moments?first=5&count=3")
            assert ours == theirs
            edited = json.loads(json.dumps(record))
            edited["entries"].pop()
            assert await refused(boris.ask("POST", "/api/replays", edited)) == "bad-record"
            assert await refused(boris.ask("POST", "/api/replays", [])) == "bad-record"

    asyncio.run(play())


def test_a_game_goes_on_from_any_moment_against_bots(served: InThread) -> None:
    async def play() -> None:
        ada, boris, replay, seen = await finished(served.address)
        async with ada, boris:
            wish = {"step": 6, "seat": 0, "level": "random"}
            table = (await ada.ask("POST", f"/api/replays/{replay}/continue", wish))["id"]
            async with ada.join(table) as line:
                await line.do("start")
                moment = line.moment(0)
                assert moment is not None
                if line.asked():
                    assert moment["table"] == seen[6]
                await play_on(line, random.Random(1))
                assert line.over
                again = line.table["replays"][0]
                info = await ada.ask("GET", f"/api/replays/{again}")
                original = await ada.ask("GET", f"/api/replays/{replay}")
                assert info["moves"][:6] == original["moves"][:6]
            wish["step"] = len(seen)
            assert await refused(ada.ask("POST", f"/api/replays/{replay}/continue", wish)) == "no-such-step"

    asyncio.run(play())


def test_a_running_game_has_no_record_to_look_into(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            assert one.table["replays"] == []
            for path in (f"/api/replays/{table}", f"/api/replays/{table}/record"):
                with pytest.raises(RefusedByServer, match="no-such-replay"):
                    await ada.ask("GET", path)

    asyncio.run(play())


def forged(text: str, change: Callable[[dict[str, Any]], None]) -> bytes:
    """A record with something changed and a seal that fits again."""
    data = json.loads(text)
    change(data)
    data["seal"] = seal(data)
    return json.dumps(data).encode()


def test_a_forged_record_is_refused_in_both_languages(small: InThread) -> None:
    async def play() -> None:
        ada, boris, replay, _ = await finished(small.address)
        async with ada, boris:
            text = (await ada.http.get(f"/api/replays/{replay}/record")).text
            cases: list[tuple[bytes, str, str]] = [
                (b"[" * 100_000, "not a JSON file", "не JSON"),
                (b"\xff\xfe", "not a JSON file", "не JSON"),
                (b"{}", "not a record of a game", "не запись партии"),
                (forged(text, lambda data: data.update(game="chess")), "a game that is not here", "которой здесь нет"),
                (forged(text, lambda data: data.update(version="0")), "rules version 0", "по правилам версии 0"),
                (forged(text, lambda data: data.update(seats=99)), "not for 99", "а не 99"),
                (forged(text, lambda data: data["entries"].pop()), "is not over", "не окончена"),
                (forged(text, lambda data: data["entries"].insert(9, [0, "win"])), "entry 9", "запись 9"),
                (forged(text, lambda data: data["entries"].insert(0, ["luck", [[]]])), "entry 0", "запись 0"),
                (forged(text, lambda data: data["entries"].insert(0, ["luck", -(10**9)])), "entry 0", "ход 0"),
                (text.replace('"seats": 2', '"seats": 3').encode(), "seal does not fit", "печать не подходит"),
            ]
            headers = {"x-csrftoken": ada.http.cookies["csrftoken"]}
            for content, english, russian in cases:
                answer = await ada.http.post("/api/replays", content=content, headers=headers)
                assert answer.status_code == 422, (content[:60], answer.text)
                problem = answer.json()
                assert problem["key"] == "bad-record"
                assert english in words_for("en").say("refusal-bad-record", **problem["args"]), problem
                assert russian in words_for("ru").say("refusal-bad-record", **problem["args"]), problem

    asyncio.run(play())
