"""What hosts may do, what absent players may count on, and how much anybody may say; pure, without a server."""

from typing import Any

import pytest

from tests.server.alone import ADA, BORIS, Alone, table_of_two
from undercroft import games
from undercroft.server.storage.codec import read_body, text_of
from undercroft.server.table.commands import (
    Admit,
    Close,
    Configure,
    Lock,
    Nudge,
    PassHost,
    Person,
    Rematch,
    Remove,
    Replace,
    Say,
    Silence,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from undercroft.server.table.conditions import admitted
from undercroft.server.table.log import BOT, CLOSED, LogEntry
from undercroft.server.table.playing import plan_bot_answer
from undercroft.server.table.projection import Projection
from undercroft.server.table.refusals import Refused
from undercroft.server.table.respond import step
from undercroft.server.table.seats import plan_hand_back
from undercroft.server.table.state import CHAT_KEPT, TableState

CLARA = Person("clara", "Clara")


def table_of_three(**wish: Any) -> Alone:
    """Ada, Boris and a bot in a game."""
    table = Alone("goblin-vaults", 3, bots={"2": "adept"}, **wish)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Start)
    return table


def info(table: Alone, person: Person | None) -> Any:
    return Projection("t", table.state, table.around).info(person.id if person is not None else None)


def read_again(table: Alone) -> TableState:
    """The table as a server finds it that starts anew."""
    return TableState.of([LogEntry(e.number, e.at, read_body(text_of(e.body)), e.person, e.command) for e in table.log])


# The host.


def test_a_removed_guest_loses_the_seat_to_a_bot_of_its_own_and_cannot_come_back() -> None:
    table = table_of_three()
    with pytest.raises(Refused, match="not-host"):
        table.does(BORIS, Remove, person=ADA.id)
    with pytest.raises(Refused, match="not-yourself"):
        table.does(ADA, Remove, person=ADA.id)
    with pytest.raises(Refused, match="no-such-person"):
        table.does(ADA, Remove, person=CLARA.id)
    table.does(ADA, Remove, person=BORIS.id)
    holder = table.state.holders[1]
    assert (holder.kind, holder.kept_for, holder.name == "Boris") == (BOT, None, False)
    for make, fields in ((Sit, {"seat": 1}), (Say, {"text": "But why?"}), (Vote, {"agree": True})):
        with pytest.raises(Refused, match="removed"):
            table.does(BORIS, make, **fields)
    with pytest.raises(Refused, match="removed"):
        admitted(table.state, BORIS)
    with pytest.raises(Refused, match="removed"):
        admitted(read_again(table), Person("other", "Other", (BORIS.id,)))


def test_a_guest_removed_before_the_start_leaves_an_empty_chair() -> None:
    table = Alone("goblin-vaults", 2)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Remove, person=BORIS.id)
    assert table.state.holders[1].kind == "vacant"
    table.does(CLARA, Sit, seat=1)


def test_a_closed_table_can_be_looked_at_and_nothing_else() -> None:
    table = table_of_three()
    while not all(seat in table.state.asked() for seat in (0,)):
        table.answers(table.state.asked()[0])
    moves, record = table.state.moves, table.state.record
    with pytest.raises(Refused, match="not-host"):
        table.does(BORIS, Close)
    table.does(ADA, Close)
    assert table.state.phase == CLOSED
    for make, fields in ((Say, {"text": "Hm"}), (Rematch, {}), (Undo, {"seat": 0}), (Lock, {"locked": True})):
        with pytest.raises(Refused, match="table-closed"):
            table.does(ADA, make, **fields)
    moment = Projection("t", table.state, table.around).moment(0)
    assert moment is not None
    assert moment.question is None
    assert moment.waiting is None
    assert moment.undo == "no"
    again = read_again(table)
    assert (again.phase, again.moves) == (CLOSED, moves)
    assert again.record is not None
    assert record is not None
    actions = games.find("goblin-vaults").actions
    assert again.record.to_json(actions) == record.to_json(actions)
    assert again.bots_to_move() == []


def test_a_host_hands_the_role_on_to_somebody_who_sits() -> None:
    table = table_of_three()
    with pytest.raises(Refused, match="no-such-person"):
        table.does(ADA, PassHost, person=CLARA.id)
    table.does(ADA, PassHost, person=BORIS.id)
    assert table.state.host == BORIS.id
    with pytest.raises(Refused, match="not-host"):
        table.does(ADA, Lock, locked=True)


def test_the_role_of_a_host_who_leaves_passes_to_who_sits_first() -> None:
    table = Alone("goblin-vaults", 3)
    table.does(CLARA, Sit, seat=2)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Stand, seat=0)
    assert table.state.host == BORIS.id
    table.does(BORIS, Stand, seat=1)
    table.does(CLARA, Stand, seat=2)
    assert table.state.host == CLARA.id


def test_a_host_who_was_only_away_has_the_role_back_with_the_seat() -> None:
    table = table_of_three()
    table.around.away = {ADA.id}
    table.does(BORIS, Replace, seat=0)
    assert table.state.host == BORIS.id
    with pytest.raises(Refused, match="not-host"):
        table.does(BORIS, Remove, person=ADA.id)
    table.take(step(table.state, plan_hand_back(table.state, ADA, 0), table.around))
    assert table.state.host == ADA.id


def test_a_silenced_guest_plays_on_without_a_word() -> None:
    table = table_of_three()
    table.does(ADA, Silence, person=BORIS.id, silenced=True)
    assert info(table, CLARA).silenced == [BORIS.id]
    with pytest.raises(Refused, match="silenced"):
        table.does(BORIS, Say, text="Hm")
    table.does(ADA, Silence, person=BORIS.id, silenced=False)
    table.does(BORIS, Say, text="Thank you")


def test_only_the_host_is_told_who_asks_for_a_seat_and_an_asker_may_withdraw() -> None:
    table = table_of_three()
    table.does(CLARA, Sit, seat=2)
    assert [len(info(table, person).requests) for person in (ADA, BORIS, CLARA, None)] == [1, 0, 1, 0]
    table.does(CLARA, Admit, person=CLARA.id, agree=False)
    assert info(table, ADA).requests == []
    for number in range(8):
        table.does(Person(f"guest-{number}", "Guest"), Sit, seat=2)
    with pytest.raises(Refused, match="too-many"):
        table.does(CLARA, Sit, seat=2)


# Who is away.


def play_until_both_have_decided(table: Alone) -> None:
    deciders: set[int] = set()
    while deciders < {0, 1}:
        seat = table.state.asked()[0]
        deciders.add(seat)
        table.answers(seat)


def bot_plays(table: Alone, seat: int) -> None:
    state = table.state
    assert state.match is not None
    plan = plan_bot_answer(
        state, seat, state.decision(seat), state.match.legal_actions(seat).nth(0), None, table.around
    )
    table.take(step(state, plan, table.around))


def undo_as_far_as_it_goes(table: Alone) -> None:
    """Ada alone takes back whatever nobody must agree to."""
    while table.state.vote is None and table.state.undo_kind(0)[0] != "no":
        table.does(ADA, Undo, seat=0)


def test_nobody_undoes_the_decisions_of_somebody_who_is_away() -> None:
    """On the old server one player alone took the game back to its start once a bot had the other's seat."""
    table = table_of_two("goblin-vaults")
    play_until_both_have_decided(table)
    decided = {number for number, person in table.state.answered_by.items() if person == BORIS.id}
    table.does(BORIS, Stand, seat=1)
    undo_as_far_as_it_goes(table)
    assert decided <= {number for number, _ in table.state.moves}
    assert table.state.vote is not None
    assert table.state.vote.needed == (1,)
    with pytest.raises(Refused, match="not-a-voter"):
        table.does(ADA, Vote, agree=True)
    table.does(BORIS, Sit, seat=1)
    assert table.state.vote is not None, "who comes back may still say no"
    table.does(BORIS, Vote, agree=False)
    assert decided <= {number for number, _ in table.state.moves}


def test_an_absent_player_is_waited_for_as_long_as_the_host_has_set() -> None:
    table = Alone("goblin-vaults")
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Configure, patience=10)
    table.does(ADA, Start)
    play_until_both_have_decided(table)
    table.does(BORIS, Stand, seat=1)
    table.around.time += 9 * 60_000
    undo_as_far_as_it_goes(table)
    assert table.state.vote is not None
    table.does(ADA, Vote, agree=False)
    table.around.time += 60_000
    undo_as_far_as_it_goes(table)
    assert table.state.moves == []


def test_who_gives_the_seat_up_need_not_be_asked() -> None:
    table = table_of_two("goblin-vaults")
    play_until_both_have_decided(table)
    table.does(BORIS, Stand, seat=1, give_up=True)
    assert table.state.holders[1].kept_for is None
    undo_as_far_as_it_goes(table)
    assert table.state.moves == []


def test_who_comes_back_is_told_what_the_bot_did_until_they_answer() -> None:
    table = table_of_two("goblin-vaults")
    play_until_both_have_decided(table)
    table.does(BORIS, Stand, seat=1)
    assert info(table, BORIS).kept == [1]
    left = table.state.number
    while (seat := table.state.asked()[0]) == 0:
        table.answers(seat)
    bot_plays(table, 1)
    table.does(BORIS, Sit, seat=1)
    (missed,) = info(table, BORIS).missed
    assert (missed.seat, missed.first, missed.last, missed.answers) == (1, left, table.state.number, 1)
    assert info(table, ADA).missed == []
    while 1 not in table.state.asked():
        table.answers(0)
    table.answers(1)
    assert info(table, BORIS).missed == []
    told = Projection("t", table.state, table.around).update(BORIS.id, (), table.state.number - 1, [1])
    assert told.table is not None
    assert told.table.missed == []


def test_a_player_is_reminded_once_a_minute_and_only_if_the_others_wait() -> None:
    table = table_of_two("goblin-vaults")
    while table.state.asked() != [1]:
        table.answers(table.state.asked()[0])
    with pytest.raises(Refused, match="not-waited-for"):
        table.does(BORIS, Nudge, seat=0)
    table.does(ADA, Nudge, seat=1)
    assert info(table, BORIS).seats[1].reminded_by == "Ada"
    with pytest.raises(Refused, match="reminded-already"):
        table.does(ADA, Nudge, seat=1)
    table.around.time += 60_000
    table.does(ADA, Nudge, seat=1)
    table.answers(1)
    assert info(table, BORIS).seats[1].reminded_by is None


# Two people at one device.


def test_two_people_at_one_device_are_two_people() -> None:
    """On the old server they were one: they got hints, and took back anything freely."""
    shared = Alone("goblin-vaults", 2, sit=[0, 1], names=["Ada", "Boris"])
    shared.does(ADA, Start)
    alone = Alone("goblin-vaults", 2, sit=[0, 1])
    alone.does(ADA, Start)
    assert (shared.state.hints(), alone.state.hints()) == (False, True)
    for table in (shared, alone):
        play_until_both_have_decided(table)
        while table.state.undo_kind(0)[0] == "free":
            table.answers(table.state.asked()[0])
    assert (shared.state.undo_kind(0)[0], alone.state.undo_kind(0)[0]) == ("ask", "anew")
    shared.does(ADA, Undo, seat=0)
    with pytest.raises(Refused, match="not-a-voter"):
        shared.does(ADA, Vote, agree=True)
    shared.does(ADA, Vote, agree=True, seat=1)
    assert shared.state.vote is None
    assert 0 in shared.state.asked()


# Talk.


def test_one_person_says_so_much_at_one_table_however_many_connections_they_have() -> None:
    """On the old server the limit was a connection's: 10,260 lines in 86 seconds, all of them in every welcome."""
    table = table_of_two("goblin-vaults")
    for _ in range(8):
        table.does(BORIS, Say, text="Hm")
    with pytest.raises(Refused, match="says-too-much"):
        table.does(BORIS, Say, text="Hm")
    table.does(ADA, Say, text="Ah")
    table.around.time -= 3_600_000
    table.does(BORIS, Say, text="The clock may be set back")


def test_a_welcome_carries_the_last_lines_only() -> None:
    table = table_of_two("goblin-vaults")
    for number in range(CHAT_KEPT + 20):
        table.around.time += 10_000
        table.does(BORIS, Say, text=f"Line {number}")
    shown = Projection("t", table.state, table.around).welcome(ADA.id, (), None)
    assert [line.text for line in shown.chat] == [f"Line {number}" for number in range(20, CHAT_KEPT + 20)]
    assert read_again(table).chat == table.state.chat
