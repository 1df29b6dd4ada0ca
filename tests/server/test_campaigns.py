"""A campaign at a table: levels follow from who has won, each game counts once, and nobody sets a level by hand."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import AsProcess, InThread, quick
from tests.server.test_tables import refused
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import LUCK
from undercroft.server.client import Client, TableLine
from undercroft.server.service.live_table import LiveTable
from undercroft.server.storage.store import Store
from undercroft.server.table import log
from undercroft.server.table.commands import Person
from undercroft.server.table.series import Series
from undercroft.server.table.surroundings import new_id

CAVE_WINS = {"knight": 1, "cave": 2}
"""Played at random, the Cave buries everybody: player 2 wins."""


async def open_campaign(ada: Client, **wish: Any) -> str:
    """Ada's campaign for two, at one device unless wished otherwise."""
    await ada.be("Ada")
    return await ada.open_table(**{"game": "vast", "seats": 2, "sit": [0, 1], "campaign": True, **wish})


@cache
def before_the_last_answer() -> tuple[log.Origin, int, int]:
    """A game of Knight and Cave one answer before its end, and that answer."""
    game = games.find("vast")
    casting = {role: str(player) for role, player in CAVE_WINS.items()}
    settings = game.choose(2, game.campaign(["1", "2"]).settings(casting))
    match = Match.start(game, settings, seats=2, seed=1)
    luck = Luck.of("a test")
    while match.waiting is not None:
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    record = match.record
    assert record is not None
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    last = max(i for i, entry in enumerate(record.entries) if entry.seat != LUCK)
    entries = [entry.to_json(game.actions) for entry in record.entries[:last]]
    origin = log.Origin(record.version, record.settings, None, record.commitment, entries)
    return origin, record.entries[last].seat, record.entries[last].number


async def nearly_won(database: str, ada: Client) -> str:
    """A campaign of Ada and Boris at one device, whose first game is one answer from its end."""
    person = Person(await ada.be("Ada"), "Ada")
    origin, _, _ = before_the_last_answer()
    setup = log.Setup("Deep", False, origin.settings, None)
    holders = [log.Holder(log.HUMAN, name, person.id) for name in ("Ada", "Boris")]
    casting = {role: str(player) for role, player in CAVE_WINS.items()}
    store = Store(database)
    await store.open()
    room = LiveTable(new_id(), store, lambda _: None)
    await room.open(person, log.Opened("vast", person.id, setup, holders, origin, casting))
    await store.close()
    return room.id


async def win(line: TableLine) -> None:
    """Start such a game and give its last answer."""
    _, seat, number = before_the_last_answer()
    await line.do("start")
    await line.until(lambda: line.question(seat) is not None)
    await line.answer(seat, number)
    await line.until(lambda: line.over)


def levels(info: dict[str, Any]) -> list[int]:
    return [player["level"] for player in info["campaign"]["players"]]


@pytest.mark.rule("VA-L050", "VA-L051", "VA-L052")
def test_a_win_is_taken_in_and_the_rematch_is_the_next_game_of_the_campaign(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada:
            table = await nearly_won(served.settings.database, ada)
            async with ada.join(table) as line:
                assert levels(line.table) == [0, 0]
                await win(line)
                assert line.table["options"]["roles"] == "knight-cave"
                (game,) = line.table["campaign"]["games"]
                assert game["casting"] == CAVE_WINS
                assert game["winners"] == [2]
                assert game["names"] == ["Ada", "Boris"]
                assert game["levels"] == [0, 0]
                assert levels(line.table) == [0, 1]
                replay = await ada.ask("GET", f"/api/replays/{game['replay']}")
                assert replay["options"]["cave-level"] == "easiest"
                await line.do("rematch")
                await line.do("cast", casting={"knight": 2, "goblins": 1})
                await line.until(lambda: line.table["options"]["roles"] == "knight-goblins")
                assert line.table["options"]["knight-level"] == "easy"
                assert line.table["options"]["goblins-level"] == "easiest"
                assert [seat["name"] for seat in line.table["seats"]] == ["Boris", "Ada"]
                await line.do("start")
                await line.until(lambda: line.table["state"] == "running")
                assert levels(line.table) == [0, 1]
            (listed,) = await ada.ask("GET", "/api/campaigns")
            assert (listed["id"], listed["games"], listed["state"]) == (table, 1, "running")
            assert [player["level"] for player in listed["players"]] == [0, 1]
            assert (await ada.ask("GET", "/api/lobby"))["tables"][0]["campaign"]

    asyncio.run(play())


def test_players_roles_and_levels_cannot_be_set_by_hand(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await open_campaign(ada)
            async with ada.join(table) as line:
                before = await ada.ask("GET", f"/api/tables/{table}")
                for wish in (
                    {"options": {"knight-level": "expert"}},
                    {"options": {"roles": "cave-thief"}},
                    {"preset": "longest"},
                    {"seats": 3},
                ):
                    assert await refused(line.do("configure", **wish)) == "campaign-decides"
                for casting in (
                    {"knight": 1},
                    {"knight": 1, "goblins": 1},
                    {"knight": 1, "wizard": 2},
                    {"knight": 1, "goblins": 3},
                    {},
                ):
                    assert await refused(line.do("cast", casting=casting)) == "bad-input"
                for odd in ({"knight": 0, "goblins": 1}, {"knight": "one"}, ["knight"], None):
                    command = {"type": "cast", "command": "odd", "casting": odd}
                    assert await refused(ada.ask("POST", f"/api/tables/{table}/commands", command)) == "bad-message"
                assert await ada.ask("GET", f"/api/tables/{table}") == {**before, "seats": line.table["seats"]}
                # Everything else about the game stays the host's choice.
                await line.do("configure", options={"terrain": True, "knight-level": "easiest"}, name="Deep")
                await line.until(lambda: line.table["name"] == "Deep")
                assert line.table["options"]["terrain"] is True
                assert line.table["options"]["knight-level"] == "easiest"

    asyncio.run(play())


def test_only_the_host_casts_and_only_between_games(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as boris:
            table = await open_campaign(ada, sit=[0])
            await boris.be("Boris")
            async with ada.join(table) as line, boris.join(table) as other:
                await other.do("sit", seat=1)
                assert await refused(other.do("cast", casting=CAVE_WINS)) == "not-host"
                await line.do("cast", casting={"goblins": 2, "dragon": 1})
                await other.until(lambda: other.table["mine"] == [0])
                await line.do("start")
                assert await refused(line.do("cast", casting=CAVE_WINS)) == "not-gathering"
                assert [player["name"] for player in other.table["campaign"]["players"]] == ["Ada", "Boris"]
                assert [player["role"] for player in other.table["campaign"]["players"]] == ["dragon", "goblins"]
            (listed,) = await boris.ask("GET", "/api/campaigns")
            assert listed["id"] == table
            async with Client(small.address) as nobody:
                assert await nobody.ask("GET", "/api/campaigns") == []

    asyncio.run(play())


def test_a_campaign_is_refused_where_it_cannot_be(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            wish: dict[str, Any] = {"game": "vast", "seats": 2, "campaign": True}
            assert await refused(ada.open_table(**{**wish, "game": "goblin-vaults"})) == "no-campaign"
            assert await refused(ada.open_table(**wish, preset="shortest")) == "campaign-decides"
            assert await refused(ada.open_table(**wish, options={"cave-level": "easy"})) == "campaign-decides"
            assert await refused(ada.open_table(**{**wish, "seats": 6})) == "bad-input"
            assert await ada.ask("GET", "/api/campaigns") == []
            table = await ada.open_table(game="vast", seats=2)
            async with ada.join(table) as line:
                assert line.table["campaign"] is None
                assert await refused(line.do("cast", casting=CAVE_WINS)) == "no-campaign"

    asyncio.run(play())


def test_a_game_counts_once_even_if_the_server_is_killed_as_it_ends(tmp_path: Path) -> None:
    """SIGKILL at once after the last answer: read anew, the win is there, and only once."""
    database = str(tmp_path / "tables.sqlite")

    async def first(server: AsProcess, ada: Client) -> str:
        table = await nearly_won(database, ada)
        async with ada.join(table) as line:
            await win(line)
            server.kill()
        return table

    async def second(ada: Client, table: str) -> None:
        for _ in range(2):
            info = await ada.ask("GET", f"/api/tables/{table}")
            assert levels(info) == [0, 1]
            assert len(info["campaign"]["games"]) == 1
        (listed,) = await ada.ask("GET", "/api/campaigns")
        assert [player["level"] for player in listed["players"]] == [0, 1]
        async with ada.join(table) as line:
            await line.do("rematch")
            await line.do("start")
            await line.until(lambda: line.table["state"] == "running")
            assert line.table["options"]["cave-level"] == "easy"

    async def play() -> None:
        server = AsProcess(quick(database))
        with server:
            async with Client(server.address) as ada:
                table = await first(server, ada)
                server.start()
                await second(ada, table)

    asyncio.run(play())


@pytest.mark.rule("VA-L053", "VA-L054")
def test_results_make_a_champion_and_end_the_campaign() -> None:
    """Five wins, one game nobody wins between them."""
    game = games.find("vast")
    holders = [log.Holder(log.HUMAN, "Ada", "a"), log.Holder(log.BOT, "Old Stone", None, "adept")]
    casting = {"knight": "1", "cave": "2"}
    series = Series.begin(game, casting)
    ends = [[1], [1], [], [1], [1], [1]]
    for number, winners in enumerate(ends):
        assert not series.over
        result = log.Result("everyone-buried" if winners else "cave-collapsed", winners)
        series = series.after(f"r{number}", result, holders)
    info = series.info(holders)
    assert info.champion == 2
    assert [player.level for player in info.players] == [0, 4]
    assert [game.levels[1] for game in info.games] == [0, 1, 2, 2, 3, 4]
    assert [game.replay for game in info.games] == [f"r{number}" for number in range(6)]


def test_after_the_title_there_is_no_rematch(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await nearly_won(small.settings.database, ada)
            async with ada.join(table) as line:
                await win(line)
                room = small.tables.live[table]
                assert room.state.series is not None
                room.state.series.campaign.champion = "2"
                assert await refused(line.do("rematch")) == "campaign-over"
                assert (await ada.ask("GET", f"/api/tables/{table}"))["campaign"]["champion"] == 2

    asyncio.run(play())
