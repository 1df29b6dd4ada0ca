"""The life of a table without database, sockets or event loop: a command and the log give an entry and the news."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.alone import ADA, BORIS, Alone, table_of_two
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.server.service.live_table import LiveTable
from undercroft.server.service.tables import Tables
from undercroft.server.settings import Settings
from undercroft.server.storage.codec import encode, read_body, text_of
from undercroft.server.storage.rows import Append
from undercroft.server.storage.store import Store, StoreDown
from undercroft.server.table import log
from undercroft.server.table.commands import Answer, Rematch, Say, Start, Undo
from undercroft.server.table.log import LogEntry
from undercroft.server.table.opening import NewTable, opened
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import new_id


@pytest.mark.parametrize("game", games.all_keys())
def test_a_whole_game_needs_nothing_but_the_room_and_its_log_tells_it_all(game: str) -> None:
    table = table_of_two(game)
    luck = Luck.of(game)
    while table.state.phase == log.RUNNING:
        seat = table.state.asked()[0]
        match = table.state.match
        assert match is not None
        options = match.legal_actions(seat)
        table.answers(seat, options.nth(luck.below(len(options))))
    table.does(ADA, Rematch)
    stored = [LogEntry(e.number, e.at, read_body(text_of(e.body)), e.person, e.command) for e in table.log]
    assert stored == table.log
    again = Alone(game)
    again.state = TableState.of(stored)
    for person in (ADA, BORIS):
        assert again.shown(person) == table.shown(person)


@pytest.mark.parametrize("game", games.all_keys())
def test_a_step_leaves_the_table_it_was_taken_from_as_it_was(game: str) -> None:
    table = table_of_two(game)
    for turn in range(12):
        if table.state.phase != log.RUNNING:
            assert turn > 2
            break
        before, shown = table.state, (table.shown(ADA), table.shown(BORIS))
        match = before.match
        assert match is not None
        fingerprint, entries = match.fingerprint(), len(table.log)
        table.answers(before.asked()[0])
        table.does(ADA, Say, text="Well played")
        after, table.state = table.state, before
        assert (table.shown(ADA), table.shown(BORIS)) == shown
        assert match.fingerprint() == fingerprint
        assert TableState.of(table.log[:entries]).commands == before.commands
        table.state = after
        table.around.time += 10_000


def test_the_log_is_stored_as_it_always_was() -> None:
    for text in (
        '{"kind":"moved","seat":0,"entries":[[0,"bid tomes-9 left",1,0],["luck",3,0,0]],"luck":[1,2,3,4],'
        '"told":[["bid-placed",{"seat":0},255]],"print":null,"deadline":null,"replay":null,"result":null}',
        '{"kind":"seated","seat":1,"holder":{"kind":"bot","name":"Nuk","person":null,"level":"adept",'
        '"kept_for":null,"kept_name":null,"open":false},"host":"ada"}',
        '{"kind":"taken-back","seat":0,"keep":4,"first":3,"last":5,"luck":[1,2,3,4],"deadline":null}',
        '{"kind":"rematched"}',
    ):
        assert text_of(read_body(text)) == text


# Decisions.


def test_a_decision_is_the_log_entry_that_put_the_question() -> None:
    table = table_of_two("goblin-vaults")
    for _ in range(10):
        before = {seat: table.state.decision(seat) for seat in table.state.asked()}
        table.answers(table.state.asked()[0])
        for seat in table.state.asked():
            assert table.state.decision(seat) in (table.state.number, before.get(seat))
        table.around.time += 10_000
        table.does(BORIS, Say, text="Hm")


def test_a_question_keeps_its_number_while_others_answer_in_the_same_window() -> None:
    table = Alone("emerald-skulls", 4, sit=[0, 1, 2, 3])
    table.does(ADA, Start)
    while len(table.state.asked()) < 3:
        table.answers(table.state.asked()[0])
    first, second, third = table.state.asked()
    kept = table.state.decision(second), table.state.decision(third)
    table.answers(first)
    assert (table.state.decision(second), table.state.decision(third)) == kept
    table.answers(third, decision=kept[1])
    table.answers(second, decision=kept[0])


def test_an_answer_to_a_question_that_was_taken_back_is_stale_when_it_is_put_anew() -> None:
    table = Alone("goblin-vaults", sit=[0, 1])
    table.does(ADA, Start)
    seat = table.state.asked()[0]
    old = table.state.decision(seat)
    table.answers(seat)
    table.does(ADA, Undo, seat=seat)
    assert seat in table.state.asked()
    assert table.state.decision(seat) == table.state.number > old
    with pytest.raises(Refused, match="stale-decision"):
        table.answers(seat, decision=old)
    table.answers(seat)


# Storing.


def test_a_table_that_cannot_be_stored_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_: Store, __: Append) -> None:
        raise StoreDown("the disk is full")

    async def play() -> None:
        store = Store(str(tmp_path / "table.sqlite"))
        await store.open()
        live = LiveTable(new_id(), store, lambda _: None)
        await live.open(ADA, opened(ADA, NewTable("goblin-vaults", 2, sit=[0, 1])))
        await live.perform(ADA, Start(command="start"))
        state = await live.current()
        assert state.match is not None
        seat = state.asked()[0]
        answer = Answer(command="a", seat=seat, decision=state.decision(seat), n=state.match.legal_actions(seat).nth(0))
        shown = encode((await live.projection()).welcome(ADA.id, (), 0).views)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            with pytest.raises(StoreDown):
                await live.perform(ADA, answer)
            assert live.state is state
        assert encode((await live.projection()).welcome(ADA.id, (), 0).views) == shown
        assert await live.perform(ADA, answer) == state.number + 1
        await store.close()

    asyncio.run(play())


def test_a_table_that_one_guest_could_not_load_is_the_same_for_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, failures = Store.log, iter([True])

    async def sometimes(store: Store, table: str, after: int = 0) -> list[LogEntry]:
        if next(failures, False):
            await asyncio.sleep(0.01)
            raise StoreDown("the database is down")
        return await read(store, table, after)

    async def enter() -> None:
        tables = Tables(Settings(database=str(tmp_path / "table.sqlite")), Store(str(tmp_path / "table.sqlite")))
        await tables.store.open()
        id = await tables.add(ADA, opened(ADA, NewTable("goblin-vaults", 2)))
        tables.live.clear()
        with monkeypatch.context() as broken:
            broken.setattr(Store, "log", sometimes)
            first, second = await asyncio.gather(tables.find(id), tables.find(id), return_exceptions=True)
        assert isinstance(first, StoreDown)
        assert second is tables.live[id] is await tables.find(id)
        await tables.close()

    asyncio.run(enter())


def test_what_a_viewer_is_told_is_plain_json() -> None:
    table = table_of_two("goblin-vaults")
    shown = json.loads(table.shown(ADA))
    assert shown["type"] == "welcome"
    assert [view["seat"] for view in shown["views"]] == [0]
    assert shown["views"][0]["moment"]["number"] == 3
