"""What a table shows between two questions, beat by beat: live, looking back, and for those who were away."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import InThread, play_on
from undercroft.server.client import Client


def patched(value: Any, changes: list[dict[str, Any]]) -> Any:
    """A value after the operations of a JSON Patch."""
    for change in changes:
        *way, last = [key.replace("~1", "/").replace("~0", "~") for key in change["path"].split("/")[1:]] or [""]
        if not change["path"]:
            value = change["value"]
            continue
        at = value = _copied(value)
        for key in way:
            step = int(key) if isinstance(at, list) else key
            at[step] = _copied(at[step])
            at = at[step]
        where = int(last) if isinstance(at, list) else last
        if change["op"] == "remove":
            del at[where]
        else:
            at[where] = change["value"]
    return value


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, (dict, list)) else value


def test_a_round_is_shown_lot_by_lot_everywhere_alike(small: InThread) -> None:
    """What was live is what one finds looking back, and what somebody is shown who was away."""

    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                began = await line.do("start")
                await play_on(line, random.Random(5), 40)
            views = await ada.ask("GET", f"/api/tables/{table}/missed?seat=0&since={began}")
            assert [view["moment"]["number"] for view in views] == sorted(view["moment"]["number"] for view in views)
            assert len(views) == 24
            frames = 0
            for view in views:
                for frame in view["frames"]:
                    shown = patched(view["moment"]["table"], frame["changes"])
                    number, event = view["moment"]["number"], frame["events"] - 1
                    where = f"/api/tables/{table}/past?seat=0&entry={number}&event={event}"
                    assert (await ada.ask("GET", where))["moment"]["table"] == shown
                    frames += 1
            assert frames >= 20

    asyncio.run(play())


def test_frames_come_with_the_update_they_explain(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="vault-wars", seats=3, sit=[0, 1, 2])
            async with ada.join(table) as line:
                began = await line.do("start")
                await play_on(line, random.Random(5), 30)
                number = line.number or 0
            last = await ada.ask("GET", f"/api/tables/{table}/moment?seat=1&since={number - 1}")
            missed = await ada.ask("GET", f"/api/tables/{table}/missed?seat=1&since={began}")
            assert missed[-1]["events"] == last["events"]
            assert [frame for frame in missed[-1]["frames"] if frame["events"] < len(last["events"])] == last["frames"]

    asyncio.run(play())


@pytest.mark.parametrize(("game", "round"), [("goblin-vaults", "round-began"), ("emerald-skulls", "turn-began")])
def test_a_finished_game_tells_how_it_stood_when_each_round_began(small: InThread, game: str, round: str) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game=game, seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                began = await line.do("start")
                await play_on(line, random.Random(5), began + 3)
                assert await ada.ask("GET", f"/api/tables/{table}/rounds?seat=0") == []
                await play_on(line, random.Random(5))
            views = await ada.ask("GET", f"/api/tables/{table}/rounds?seat=0")
            assert {event["key"] for view in views for event in view["events"]} == {round}
            assert all(len(view["events"]) == 1 and view["moment"]["question"] is None for view in views)
            name = "round" if game == "goblin-vaults" else "turn"
            count = [view["moment"]["table"][name] for view in views]
            assert count == list(range(count[0], count[0] + len(count)))
            assert len(count) > 4

    asyncio.run(play())
