"""What a table does for those who think: hints, looking back, why not, and a bot's reasons."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import InThread, against_a_bot, play_on, table_of_two
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.history.looking_back import facts_for
from undercroft.words import Words


async def hint(client: Client, table: str, seat: int, decision: int) -> Any:
    return await client.ask("POST", f"/api/tables/{table}/hint", {"seat": seat, "decision": decision})


async def refusal(asking: Any) -> str:
    with pytest.raises(RefusedByServer) as refused:
        await asking
    return refused.value.key


# Hints.


def test_a_bot_proposes_a_legal_answer_and_says_why_in_both_languages(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                question = line.question()
                assert question is not None
                found = await hint(ada, table, 0, question["decision"])
                assert found["n"] in [option["n"] for option in question["options"]]
                for language in ("en", "ru"):
                    words = Words(language, games.find("goblin-vaults"))
                    assert words.facts((fact["kind"], fact["args"]) for fact in found["facts"])
                assert line.question() == question, "a hint is no move"
                assert await hint(ada, table, 0, question["decision"]) == found

    asyncio.run(play())


def test_who_has_asked_finds_the_next_hint_ready(small: InThread) -> None:
    advice = small.tables.advice

    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                first = line.question()
                assert first is not None
                found = await hint(ada, table, 0, first["decision"])
                await line.answer(0, found["n"])
                await line.until(lambda: (line.question() or first)["decision"] != first["decision"])
                second = line.question()
                assert second is not None
                async with asyncio.timeout(20):
                    while not advice.is_ready(table, 0, second["decision"]):
                        await asyncio.sleep(0.05)
                assert (await hint(ada, table, 0, second["decision"]))["decision"] == second["decision"]

    asyncio.run(play())


def test_nobody_who_never_asks_is_thought_for(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                question = line.question()
                assert question is not None
                await asyncio.sleep(0.5)
                assert not small.tables.advice.is_ready(table, 0, question["decision"])

    asyncio.run(play())


def test_people_who_play_each_other_get_no_hints_unless_the_host_allows_them(small: InThread) -> None:
    async def play(allowed: bool | None) -> str | None:
        ada, boris, table = await table_of_two(small.address, hints=allowed)
        async with ada, boris, ada.join(table) as line:
            await line.do("start")
            assert line.table["hints"] is bool(allowed)
            await line.until(lambda: line.question(0) is not None)
            question = line.question(0)
            assert question is not None
            if allowed:
                assert (await hint(ada, table, 0, question["decision"]))["seat"] == 0
                return None
            return await refusal(hint(ada, table, 0, question["decision"]))

    assert asyncio.run(play(None)) == "hints-off"
    assert asyncio.run(play(True)) is None


def test_a_hint_is_for_my_own_open_question_only(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as eve:
            await eve.be("Eve")
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                decision = line.question()["decision"]  # type: ignore[index]
                assert await refusal(hint(eve, table, 0, decision)) == "not-your-seat"
                assert await refusal(hint(ada, table, 1, decision)) == "not-your-seat"
                assert await refusal(hint(ada, table, 0, decision + 1)) == "stale-decision"

    asyncio.run(play())


# Looking back.


@pytest.mark.parametrize("key", games.all_keys())
def test_looking_back_shows_exactly_what_this_seat_saw_then(small: InThread, key: str) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game=key, seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                luck = random.Random(key)
                seen: dict[int, dict[int, Any]] = {0: {}, 1: {}}
                for upto in range(3, 24):
                    await play_on(line, luck, upto)
                    for seat in (0, 1):
                        moment = line.moment(seat)
                        assert moment is not None
                        seen[seat][moment["number"]] = moment["table"]
                for seat in (0, 1):
                    for number, then in seen[seat].items():
                        past = await ada.ask("GET", f"/api/tables/{table}/past?seat={seat}&entry={number}")
                        assert past["moment"]["table"] == then
                        assert past["moment"]["question"] is None

    asyncio.run(play())


def test_one_can_step_from_moment_to_moment(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                began = await line.do("start")
                await play_on(line, random.Random(1), 20)
                steps: list[int] = []
                at: int | None = began
                while at is not None:
                    past = await ada.ask("GET", f"/api/tables/{table}/past?seat=0&entry={at}")
                    assert past["move"] == len(steps)
                    assert past["before"] == (steps[-1] if steps else None)
                    steps.append(at)
                    at = past["after"]
                assert past["moves"] == len(steps) - 1 >= 10

    asyncio.run(play())


def test_nobody_looks_back_through_the_eyes_of_another(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as line:
            began = await line.do("start")
            where = f"/api/tables/{table}/past?entry={began}"
            assert await refusal(boris.ask("GET", where + "&seat=0")) == "not-your-seat"
            async with Client(small.address) as eve:
                assert await refusal(eve.ask("GET", where + "&seat=0")) == "not-your-seat"
                public = (await eve.ask("GET", where))["moment"]
                assert public["seat"] is None
                assert public["table"] == (await boris.ask("GET", where))["moment"]["table"]

    asyncio.run(play())


def test_what_was_taken_back_and_what_never_was_cannot_be_looked_at(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=1)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                question = line.question()
                assert question is not None
                gone = await line.answer(0, question["options"][0]["n"])
                await line.do("undo", seat=0)
                for number in (gone, 1, 999):
                    where = f"/api/tables/{table}/past?seat=0&entry={number}"
                    assert await refusal(ada.ask("GET", where)) == "no-such-step"

    asyncio.run(play())


# Why not.


def test_an_unlit_thing_is_explained_and_names_its_rules(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            async with ada.join(table) as line:
                await line.do("start")
                await line.until(lambda: line.question() is not None)
                question = line.question()
                assert question is not None
                rules = games.find("goblin-vaults").questions[question["about"]].rules
                hand = {option["args"]["card"] for option in question["options"]}
                strange = next(card for card in ("tomes-1", "tomes-2", "coins-1", "coins-2") if card not in hand)
                why = await ada.ask("GET", f"/api/tables/{table}/why?seat=0&thing=card:{strange}")
                assert set(rules) <= set(why["rules"])
                for thing in ("goal:cluster", "nonsense"):
                    why = await ada.ask("GET", f"/api/tables/{table}/why?seat=0&thing={thing}")
                    assert (why["key"], why["rules"]) == ("other-kind", []), "the rules say nothing of it"

    asyncio.run(play())


# Undo.


def test_restart_takes_back_as_many_free_answers_as_it_says(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="vast", seats=1, options={"roles": "knight"})
            async with ada.join(table) as line:
                await line.do("start")
                luck = random.Random(4)
                await line.until(lambda: line.question() is not None)
                while (line.moment() or {"restart": 0})["restart"] < 2:
                    question = line.question()
                    assert question is not None
                    number = await line.answer(0, luck.choice(question["options"])["n"])
                    assert number < 300, "no turn of two free answers was ever seen"
                    await line.until(lambda number=number: (line.number or 0) >= number)
                moment = line.moment()
                assert moment is not None
                number = await line.do("undo", seat=0, all=True)
                await line.until(lambda: (line.number or 0) >= number)
                first, last = line.undone[-1]
                assert last - first + 1 == moment["restart"]

    asyncio.run(play())


def test_who_is_asked_for_consent_learns_what_would_be_taken_back(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            luck = random.Random(2)
            await one.until(lambda: one.moment() is not None)
            await two.until(lambda: two.moment() is not None)
            while (one.moment() or {}).get("undo") != "ask":
                line = one if one.asked() else two
                seat = line.asked()[0]
                question = line.question(seat)
                assert question is not None
                number = await line.answer(seat, luck.choice(question["options"])["n"])
                for each in (one, two):
                    await each.until(lambda each=each, number=number: (each.number or 0) >= number)
            await one.do("undo", seat=0)
            await two.until(lambda: two.table["vote"] is not None)
            first = two.table["vote"]["first"]
            await two.do("vote", agree=True)
            await one.until(lambda: bool(one.undone))
            assert one.undone[-1][0] == first

    asyncio.run(play())


# Bots.


def test_bots_have_names_of_their_own_that_stay_with_the_seat(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=5, bots={str(i): "novice" for i in range(1, 5)})
            async with ada.join(table) as line:
                names = [seat["name"] for seat in line.table["seats"]]
                assert all(names)
                assert len(set(names)) == 5
                await line.do("bot", seat=2, level="expert")
                await line.until(lambda: line.table["seats"][2]["level"] == "expert")
                assert [seat["name"] for seat in line.table["seats"]] == names

    asyncio.run(play())


def test_a_bot_explains_a_move_that_was_seen(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            table = await against_a_bot(ada)
            words = Words("en", games.find("goblin-vaults"))
            async with ada.join(table) as line:
                await line.do("start")
                await play_on(line, random.Random(3), 40)
                bids = [told for told in line.events[0] if told["key"] == "bid-placed" and told["args"]["seat"] == 1]
                mine = [told for told in line.events[0] if told["key"] == "bid-placed" and told["args"]["seat"] == 0]
                told = 0
                for bid in bids:
                    found = await ada.ask("GET", f"/api/tables/{table}/reason?seat=0&entry={bid['number']}")
                    assert found["seat"] == 1
                    assert words.has(found["key"])
                    told += found["key"] != "why-hidden"
                assert told, "not one bid could be explained"
                where = f"/api/tables/{table}/reason?seat=0&entry={mine[0]['number']}"
                assert await refusal(ada.ask("GET", where)) == "no-reason"

    asyncio.run(play())


@pytest.mark.parametrize("key", games.all_keys())
def test_a_bots_reason_says_nothing_its_hearer_could_not_know(key: str) -> None:
    game = games.find(key)
    match = Match.start(game, seats=2, seed=5)
    luck = Luck.of(key)
    compared = 0
    for _ in range(60):
        seat = match.next_seat()
        if match.waiting is None:
            break
        numbers = match.legal_actions(seat).numbers
        number = numbers[luck.below(len(numbers))]
        hearer = 1 - seat
        other = match.imagine(hearer, Luck.of(compared))
        if number in other.legal_actions(seat) and len(numbers) < 30:
            assert facts_for(match.copy(), seat, number, hearer) == facts_for(other, seat, number, hearer)
            compared += 1
        match.play(seat, number)
    assert compared > 5
