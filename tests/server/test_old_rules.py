"""Stored games outlive the rules they were played by: they go on, or are closed with a word, and none is an error."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.running import InThread, answer_first, quick
from undercroft import games
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.match import Match
from undercroft.engine.record import parse_record, read_record, seal
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.history.check import examine
from undercroft.server.history.finished import finished_game
from undercroft.server.storage.rows import Replay
from undercroft.server.table.surroundings import now

RELEASED = Path(__file__).parents[1] / "records" / "released"
"""One finished game of each version of each game's rules, kept for ever."""


@pytest.mark.parametrize("key", games.all_keys())
def test_every_version_of_the_rules_says_what_it_changed_and_has_a_game_that_is_kept(key: str) -> None:
    game = games.find(key)
    assert list(game.versions)[-1] == game.version
    assert game.plays_on <= set(game.versions) - {game.version}
    for version, change in game.versions.items():
        assert len(change) > 10
        kept = json.loads((RELEASED / f"{key}-{version}.json").read_text(encoding="utf-8"))
        assert (kept["game"], kept["version"], kept["seal"]) == (key, version, seal(kept))


@pytest.mark.parametrize("file", sorted(RELEASED.glob("*.json")), ids=lambda path: str(path.stem))
def test_a_game_of_every_version_replays_or_is_known_to_be_of_earlier_rules(file: Path) -> None:
    data = parse_record(file.read_text(encoding="utf-8"))
    game = games.find(data["game"])
    if game.plays(data["version"]):
        assert Match.replay(game, read_record(data, game.actions)).outcome is not None
    else:
        with pytest.raises(BrokenRecord) as refused:
            finished_game(file.read_text(encoding="utf-8"))
        assert refused.value.key == "record-version"


def test_a_replay_of_every_version_opens_or_says_why_not(small: InThread) -> None:
    async def store(id: str, text: str) -> None:
        data = json.loads(text)
        row = {
            "id": id,
            "table": None,
            "game": data["game"],
            "seats": data["seats"],
            "names": "[]",
            "finished": now(),
            "winners": "[]",
            "ending": "",
            "seed": None,
            "record": text,
        }
        await small.tables.store.add_replay(Replay(row, []))

    for file in RELEASED.glob("*.json"):
        id, text = file.stem.replace("-", "")[:32], file.read_text(encoding="utf-8")
        small.inside(store(id, text))
        game = games.find(json.loads(text)["game"])
        for path in ("", "/moments"):
            answer = httpx.get(f"{small.address}/api/replays/{id}{path}", trust_env=False)
            if game.plays(json.loads(text)["version"]):
                assert answer.status_code == 200
            else:
                assert (answer.status_code, answer.json()["key"]) == (409, "other-rules")
                assert "earlier rules" in answer.json()["detail"]
        assert httpx.get(f"{small.address}/api/replays/{id}/record", trust_env=False).text == text


VERSION = games.find("goblin-vaults").version


@contextmanager
def new_rules(key: str, monkeypatch: pytest.MonkeyPatch, plays_on: bool) -> Iterator[None]:
    """The rules change: a version later, and the games of the earlier one can be played on or not."""
    game = games.find(key)
    with monkeypatch.context() as patch:
        patch.setattr(game, "plays_on", frozenset({game.version} if plays_on else ()))
        patch.setattr(game, "version", game.version + "b")
        yield


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_a_game_of_earlier_rules_is_closed_with_a_word_and_its_record_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with Client(address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                for _ in range(1000 if over else 6):
                    if line.over:
                        break
                    number = await answer_first(line, line.asked()[0])
                    await line.until(lambda number=number: (line.number or 0) >= number)
            return table, str(ada.http.cookies.get("undercroft"))

    async def look(address: str, table: str, cookie: str) -> None:
        async with Client(address) as ada:
            ada.http.cookies.set("undercroft", cookie)
            async with ada.join(table) as line:
                assert line.table["state"] == "gathering"
                left = line.table["left"]
                assert left["version"] == VERSION
                text = (await ada.http.get(f"/api/replays/{left['replay']}/record")).text
                kept = json.loads(text)
                assert kept["seal"] == seal(kept)
                assert kept["version"] == left["version"]
                assert len([who for who, _ in kept["entries"] if who != "luck"]) >= 6
                with pytest.raises(RefusedByServer, match="other-rules"):
                    await ada.ask("GET", f"/api/replays/{left['replay']}")
                await line.do("start")
                await line.until(lambda: bool(line.asked()))
                assert line.table["left"] is None
            async with ada.join(table) as line:
                assert line.asked()

    with InThread(quick(database)) as server:
        table, cookie = asyncio.run(begin(server.address))
    with new_rules("goblin-vaults", monkeypatch, plays_on=False), InThread(quick(database)) as server:
        asyncio.run(look(server.address, table, cookie))
        assert asyncio.run(examine(database)).faults == []


def test_a_game_of_earlier_rules_that_play_the_same_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "t.sqlite")

    async def play(address: str, cookie: str | None, table: str | None) -> tuple[str, str]:
        async with Client(address) as ada:
            if cookie is not None:
                ada.http.cookies.set("undercroft", cookie)
            else:
                await ada.be("Ada")
            table = table or await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                if cookie is None:
                    await line.do("start")
                await line.until(lambda: bool(line.asked()))
                await answer_first(line, line.asked()[0])
                assert line.table["state"] == "running"
            return table, str(ada.http.cookies.get("undercroft"))

    with InThread(quick(database)) as server:
        table, cookie = asyncio.run(play(server.address, None, None))
    with new_rules("goblin-vaults", monkeypatch, plays_on=True), InThread(quick(database)) as server:
        asyncio.run(play(server.address, cookie, table))
