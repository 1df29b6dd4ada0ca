"""A table's life: seats, options, bots, taking back, rematch, talk."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import InThread, answer_first, first, meet, play_on, table_of_two
from undercroft.server.client import Client, RefusedByServer, TableLine
from undercroft.server.service import connections
from undercroft.words import words_for


async def refused(work: Any) -> str:
    """The key with which something is refused."""
    with pytest.raises(RefusedByServer) as found:
        await work
    return str(found.value.key)


def test_a_host_sets_up_a_table_with_every_option_and_a_preset(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada, Client(served.address) as boris:
            await ada.be("Ada")
            await boris.be("Boris")
            table = await ada.open_table(game="goblin-vaults", seats=3, preset="first-game", public=True)
            async with ada.join(table) as line:
                assert line.table["options"]["basic-goal"] == "cluster"
                assert await refused(line.do("configure", options={"basic-goal": "nonsense"})) == "bad-input"
                assert await refused(line.do("configure", options={"nonsense": 1})) == "bad-input"
                assert await refused(line.do("configure", seats=9)) == "bad-input"
                await line.do("configure", options={"suit-goal-count": 3}, seats=2, name="Fen", public=False)
                await line.until(lambda: line.table["name"] == "Fen")
                assert line.table["options"]["suit-goal-count"] == 3
                assert len(line.table["seats"]) == 2
                assert await refused(line.do("start")) == "seats-open"
                assert await refused(line.do("bot", seat=1, level="genius")) == "no-such-level"
                assert await refused(line.do("bot", seat=5, level="random")) == "no-such-seat"
                assert await refused(line.do("sit", seat=0)) == "seat-taken"
                async with boris.join(table) as other:
                    assert await refused(other.do("configure", seats=2)) == "not-host"
                    assert await refused(other.do("start")) == "not-host"
                    assert await refused(other.do("bot", seat=1, level="random")) == "not-host"
                await line.do("bot", seat=1, level="random")
                await line.do("start")
                assert await refused(line.do("configure", seats=2)) == "not-gathering"
                assert await refused(line.do("start")) == "not-gathering"

    asyncio.run(play())


def test_public_tables_are_listed_and_others_are_found_by_their_link_alone(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, Client(served.address) as clara:
            listed = await clara.ask("GET", "/api/lobby")
            assert listed["me"] == {"id": None, "name": ""}
            assert listed["tables"] == []
            await ada.ask(
                "POST",
                f"/api/tables/{table}/commands",
                {"type": "configure", "command": "c", "public": True, "name": "Open"},
            )
            await ada.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "command": "s"})
            (line,) = (await clara.ask("GET", "/api/lobby"))["tables"]
            assert (line["name"], line["taken"], line["state"], line["yours"]) == ("Open", 2, "running", False)
            hers = (await ada.ask("GET", "/api/lobby"))["tables"][0]
            his = (await boris.ask("GET", "/api/lobby"))["tables"][0]
            assert hers["yours"]
            assert his["yours"]
            assert hers["waiting"] == his["waiting"]
            assert (await clara.ask("GET", f"/api/tables/{table}"))["mine"] == []

    asyncio.run(play())


def test_a_spectator_sees_what_everybody_sees_and_can_do_nothing(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, Client(served.address) as clara:
            await clara.be("Clara")
            async with ada.join(table) as one, clara.join(table) as watching, Client(served.address) as nobody:
                await one.do("start")
                await meet(one, watching)
                moment = watching.moment()
                assert moment is not None
                assert moment["question"] is None
                assert moment["seat"] is None
                assert all(player["known"] == [] for player in moment["table"]["players"])
                assert await refused(watching.answer(0, 0, 0)) == "not-your-seat"
                assert await refused(watching.do("undo", seat=0)) == "not-your-seat"
                await one.until(lambda: one.table["watching"] == 1)
                async with nobody.join(table) as unnamed:
                    assert await refused(unnamed.do("say", text="hello")) == "no-identity"

    asyncio.run(play())


def test_a_leaver_is_replaced_by_a_bot_and_takes_the_seat_back(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            await two.do("stand", seat=1)
            await one.until(lambda: one.table["seats"][1]["kind"] == "bot")
            assert one.table["seats"][1]["kept_for"] == "Boris"
            await answer_first(one, 0)
            await two.until(lambda: two.table["mine"] == [])
            assert await refused(two.answer(1, 0, 0)) == "not-your-seat"
            await two.do("sit", seat=1)
            await two.until(lambda: two.table["mine"] == [1])
            assert two.moment() is not None
            await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
            assert one.over

    asyncio.run(play())


def test_who_stays_away_is_replaced_and_gets_the_seat_back_on_return(
    small: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            async with boris.join(table):
                await one.do("start")
                assert await refused(one.do("replace", seat=1)) == "still-here"
            monkeypatch.setattr(connections, "AWAY", 0.05)
            await asyncio.sleep(0.2)
            await one.do("replace", seat=1)
            await one.until(lambda: one.table["seats"][1]["kind"] == "bot")
            async with Client(small.address) as clara:
                await clara.be("Clara")
                async with clara.join(table) as third:
                    assert await refused(third.do("sit", seat=1)) == "seat-taken"
            async with boris.join(table) as two:
                assert two.table["mine"] == [1]
                await one.until(lambda: one.table["seats"][1]["kind"] == "human")

    asyncio.run(play())


def test_several_people_share_one_device(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=3, sit=[0, 1, 2], names=["Ada", "Boris", "Clara"])
            async with ada.join(table) as line:
                assert [seat["name"] for seat in line.table["seats"]] == ["Ada", "Boris", "Clara"]
                await line.do("start")
                await line.until(lambda: len(line.views) == 3)
                hands = [line.moment(seat)["table"]["players"][seat]["known"] for seat in range(3)]  # type: ignore[index]
                assert all(hands)
                await play_on(line, random.Random(4))
                assert line.over

    asyncio.run(play())


def test_alone_everything_can_be_taken_back_and_stays_in_the_log_folded(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, bots={"1": "random"})
            async with ada.join(table) as line:
                await line.do("start")
                await play_on(line, random.Random(2), 16)
                await line.until(lambda: line.question(0) is not None or line.over)
                before, number = line.moment(), line.number
                assert before is not None
                assert number is not None
                question = first(line, 0)
                saved = await line.answer(0, question["options"][0]["n"])
                await line.until(lambda: line.number is not None and line.number >= saved and line.asked() == [0])
                at = await line.do("undo", seat=0)
                await line.until(lambda: line.number is not None and line.number >= at)
                after = line.moment()
                assert after is not None
                assert after["table"] == before["table"]
                assert first(line, 0)["options"] == question["options"]
                assert first(line, 0)["decision"] != question["decision"]
                assert line.undone[-1][0] == saved
                assert await refused(line.answer(0, question["options"][0]["n"], question["decision"])) == (
                    "stale-decision"
                )
                async with ada.join(table) as fresh:
                    folded = [told for told in fresh.events[0] if told["undone"]]
                    assert all(saved <= told["number"] < at for told in folded)
                await play_on(line, random.Random(3))
                assert line.over

    asyncio.run(play())


async def after_a_barrier(one: TableLine, two: TableLine) -> int:
    """Play until seat 0 may take back only by consent; the moment's number."""
    luck = random.Random(8)
    for _ in range(60):
        await meet(one, two)
        moment = one.moment(0)
        assert moment is not None
        if moment["undo"] == "ask":
            return int(moment["number"])
        line = one if one.asked() else two
        seat = line.asked()[0]
        await line.answer(seat, luck.choice(first(line, seat)["options"])["n"])
        await line.until(lambda line=line: line.number is not None)
        await asyncio.sleep(0.02)
    raise AssertionError("no barrier came")


def test_after_an_information_barrier_the_others_must_agree(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            await after_a_barrier(one, two)
            asked = await one.do("undo", seat=0)
            await two.until(lambda: two.table["vote"] is not None)
            assert two.table["vote"]["needed"] == [1]
            assert await refused(one.do("undo", seat=0)) == "vote-open"
            assert await refused(one.do("vote", agree=True)) == "not-a-voter"
            await two.do("vote", agree=False)
            await one.until(lambda: one.table["vote"] is None)
            assert await refused(two.do("vote", agree=True)) == "no-vote"
            assert not one.undone
            await one.do("undo", seat=0)
            await one.do("vote", agree=False)
            await one.do("undo", seat=0)
            await two.until(lambda: two.table["vote"] is not None)
            at = await two.do("vote", agree=True)
            await one.until(lambda: one.number is not None and one.number >= at)
            assert one.undone
            assert one.undone[0][0] < asked
            assert one.asked() == [0]
            await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
            assert one.over

    asyncio.run(play())


def test_before_a_barrier_taking_back_is_free(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address, "vault-wars")
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            luck = random.Random(12)
            for _ in range(200):
                await meet(one, two)
                line = one if one.asked() else two
                seat = line.asked()[0]
                before = line.moment(seat)
                saved = await line.answer(seat, luck.choice(first(line, seat)["options"])["n"])
                await line.until(lambda line=line, saved=saved: line.number is not None and line.number >= saved)
                moment = line.moment(seat)
                assert moment is not None
                assert before is not None
                if moment["undo"] == "free":
                    at = await line.do("undo", seat=seat)
                    await line.until(lambda line=line, at=at: line.number is not None and line.number >= at)
                    again = line.moment(seat)
                    assert again is not None
                    assert again["table"] == before["table"]
                    return
            raise AssertionError("nothing was ever free")

    asyncio.run(play())


def test_a_rematch_keeps_the_room_its_people_and_its_replays(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            assert await refused(one.do("rematch")) == "not-over"
            for turn in (1, 2):
                await one.do("start")
                await meet(one, two)
                await asyncio.gather(play_on(one, random.Random(turn)), play_on(two, random.Random(turn)))
                await meet(one, two)
                assert len(one.table["replays"]) == turn
                await two.do("rematch")
                await one.until(lambda: one.table["state"] == "gathering")
            assert [seat["name"] for seat in one.table["seats"]] == ["Ada", "Boris"]
            assert one.table["match"] == 2

    asyncio.run(play())


def test_talk_reaches_everybody_but_those_who_muted_the_speaker(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await two.do("say", text="Здравствуйте! <b>hi</b>")
            await one.until(lambda: one.chat)
            assert one.chat[0]["text"] == "Здравствуйте! <b>hi</b>"
            assert one.chat[0]["name"] == "Boris"
            await one.do("mute", person=one.chat[0]["person"], muted=True)
            at = await two.do("say", text="Are you there?")
            await one.until(lambda: one.number is not None and one.number >= at)
            assert len(one.chat) == 1
            async with ada.join(table) as again:
                assert again.chat == []
            await one.do("mute", person=one.chat[0]["person"], muted=False)
            await two.do("say", text="And now?")
            await one.until(lambda: len(one.chat) == 2)
            assert await refused(two.do("say", text="  \u200b ")) == "bad-input"

    asyncio.run(play())


def test_presence_and_lag_are_shown(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            assert one.table["seats"][1]["here"], "Boris has only just sat down, over HTTP"
            async with boris.join(table) as two:
                await two.send_raw('{"type": "ping", "at": 5, "lag": 42}')
            await one.until(lambda: not one.table["seats"][1]["here"])

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "seats", "options", "english", "russian"),
    [
        ("emerald-skulls", 3, {"window": 0}, "is not between 3 and", "не от 3 до"),
        ("emerald-skulls", 3, {"window": "soon"}, "is not a whole number", "не целое число"),
        ("emerald-skulls", 3, {"sides": 7}, "“7” cannot be chosen", "«7» выбрать нельзя"),
        ("emerald-skulls", 3, {"sides": ["6a"]}, "only advanced betting cards", "только у особых карт"),
        ("emerald-skulls", 7, {"expansion": False}, "7 players need the expansion", "для 7 игроков нужно дополнение"),
        ("goblin-vaults", 2, {"first-player": "3"}, "no player 3 at a table of 2", "за столом на 2 нет игрока 3"),
        ("goblin-vaults", 9, {}, "for 1 to 5 players, not for 9", "от 1 до 5 человек, а не 9"),
        ("goblin-vaults", 2, {"wings": True}, "there is no option “wings”", "параметра «wings» нет"),
        ("vast", 3, {"roles": "knight-goblins"}, "for 2 players, not for 3", "для 2 игроков, а не для 3"),
        ("vast", 1, {"terrain": "perhaps"}, "is neither yes nor no", "это ни да, ни нет"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_both_languages(
    small: InThread, game: str, seats: int, options: dict[str, Any], english: str, russian: str
) -> None:
    async def ask() -> dict[str, Any]:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            headers = {"x-csrftoken": ada.http.cookies["csrftoken"]}
            wish = {"game": game, "seats": seats, "options": options}
            answer = await ada.http.post("/api/tables", json=wish, headers=headers)
            assert answer.status_code == 422
            return dict(answer.json())

    problem = asyncio.run(ask())
    assert problem["key"] == "bad-input"
    assert english in words_for("en").say("refusal-bad-input", **problem["args"])
    assert english in problem["detail"]
    assert russian in words_for("ru").say("refusal-bad-input", **problem["args"])
