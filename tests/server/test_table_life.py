"""The life of a table, as any order of events can make it: join, leave, reconnect, bots, votes, end, rematch."""

import asyncio
import random
import shutil
import tempfile
import uuid
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from undercroft import games
from undercroft.server.service.live_table import LiveTable
from undercroft.server.storage.codec import encode
from undercroft.server.storage.store import Store
from undercroft.server.table import log
from undercroft.server.table.commands import (
    Admit,
    Answer,
    AnyCommand,
    Person,
    Rematch,
    Replace,
    Say,
    SetBot,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from undercroft.server.table.log import BOT, HUMAN, VACANT, Holder
from undercroft.server.table.members import own_seats
from undercroft.server.table.refusals import Refused
from undercroft.server.table.setup import choose
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import MACHINE, Machine, new_id

PEOPLE = [Person(f"person-{i}", f"Name {i}") for i in range(4)]
SEATS = 3

seats = st.integers(0, SEATS - 1)
people = st.sampled_from(PEOPLE)

_empty: list[Path] = []


def empty_database(folder: Path) -> str:
    """A fresh database; the migrations ran once, for all of them."""
    target = folder / "table.sqlite"
    if not _empty:
        made = Path(tempfile.mkdtemp()) / "empty.sqlite"

        async def make() -> None:
            store = Store(str(made))
            await store.open()
            await store.close()

        asyncio.run(make())
        _empty.append(made)
    shutil.copy(_empty[0], target)
    return str(target)


def picture(table: TableState) -> dict[str, Any]:
    """Everything that must survive a restart."""
    return {
        "number": table.number,
        "holders": table.holders,
        "host": table.host,
        "state": table.phase,
        "matches": table.matches,
        "replays": table.replays,
        "commands": table.commands,
        "told": [(line.number, line.row) for line in table.events],
        "undone": table.undone,
        "members": table.members,
        "answered_by": table.answered_by,
        "chat": table.chat,
        "moves": table.moves,
        "luck": table.luck,
        "deadline": table.deadline,
        "vote": None if table.vote is None else vars(table.vote),
        "match": None if table.match is None else table.match.fingerprint(),
        "asked": table.asked(),
        "decisions": [table.decision(seat) for seat in table.asked()],
        "undo": [table.undo_kind(seat) for seat in range(len(table.holders))],
        "record": None if table.match is None else table.match.record.to_json(table.match.game.actions),  # type: ignore[union-attr]
    }


class KnownChance(Machine):
    """The machine's time, and chance from a seed."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def chance(self, count: int) -> bytes:
        return self.luck.randbytes(count)


class TableLife(RuleBasedStateMachine):
    """A model of who sits where, held against the room."""

    KEYS = games.all_keys()

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.store = Store(empty_database(Path(self.folder.name)))
        self.loop.run_until_complete(self.store.open())
        self.away: set[str] = set()
        self.luck = random.Random(0)
        # The same life must go the same way again, or a failure could not be found anew: seeds come from here.
        self.machine = MACHINE.set(KnownChance(self.luck))

    def teardown(self) -> None:
        MACHINE.reset(self.machine)
        self.loop.run_until_complete(self.store.close())
        self.loop.close()
        self.folder.cleanup()

    @initialize(choice=st.integers(0, 11), seed=st.integers(0, 2**32))
    def open_table(self, choice: int, seed: int) -> None:
        self.luck.seed(seed)
        game = games.find(self.KEYS[choice % len(self.KEYS)])
        setup = log.Setup("Table", False, choose(game, SEATS, None, {}), None)
        holders = [Holder(HUMAN, PEOPLE[0].name, PEOPLE[0].id), Holder(), Holder()]
        self.room = LiveTable(new_id(), self.store, lambda _: None)
        body = log.Opened(game.key, PEOPLE[0].id, setup, holders)
        self.loop.run_until_complete(self.room.open(PEOPLE[0], body))
        self.number = 1

    def wish(self, person: Person, command: AnyCommand) -> str | None:
        """Carry out a command; the key of the refusal, or None. Either exactly one line is added, or none."""
        before = self.room.state.number
        try:
            number = self.loop.run_until_complete(self.room.perform(person, command))
        except Refused as refused:
            key = refused.key
            assert self.room.state.number == before
            assert key not in ("engine-failure", "server-failure")
            return key
        assert number == before + 1 == self.room.state.number
        assert self.loop.run_until_complete(self.room.perform(person, command)) == number
        assert self.room.state.number == number
        return None

    @property
    def table(self) -> TableState:
        return self.room.state

    @rule(person=people, seat=seats)
    def sit(self, person: Person, seat: int) -> None:
        holder, state = self.table.holders[seat], self.table.phase
        sits, hosting = bool(self.table.seats_of(person.id)), self.table.host == person.id
        key = self.wish(person, Sit(command=new_id(), seat=seat))
        if state == "over":
            assert key == "not-running"
        elif holder.kind == HUMAN or (holder.kind == BOT and state == "gathering" and holder.kept_for != person.id):
            assert key == "seat-taken"
        elif state == "gathering":
            assert key == ("not-hot-seat" if sits else None)
        elif key is None and holder.kept_for != person.id and not hosting:
            assert self.table.holders[seat] == holder
            assert self.table.members.requests[-1].person == person
            return
        elif key is not None:
            assert key == ("seen-hands" if holder.kept_for in (None, person.id) or holder.open else "seat-taken")
        if key is None:
            assert self.table.holders[seat].person == person.id

    @rule(person=people, other=people, agree=st.booleans())
    def admit(self, person: Person, other: Person, agree: bool) -> None:
        """Only the host lets somebody have a seat; an asker may think better of it."""
        request, host = self.table.members.request_of(other.id), self.table.host
        key = self.wish(person, Admit(command=new_id(), person=other.id, agree=agree))
        if host != person.id and (agree or person != other):
            assert key == ("not-host" if self.table.phase != "closed" else "table-closed")
        elif request is None:
            assert key == "no-request"
        elif key is None:
            assert (self.table.holders[request.seat].person == other.id) == agree
            assert self.table.members.request_of(other.id) is None
        else:
            assert key in ("seat-taken", "seen-hands")

    @rule(person=people, seat=seats)
    def stand(self, person: Person, seat: int) -> None:
        holder, state, host = self.table.holders[seat], self.table.phase, self.table.host
        key = self.wish(person, Stand(command=new_id(), seat=seat))
        may = holder.kind == HUMAN and (holder.person == person.id or (host == person.id and state == "gathering"))
        assert (key is None) == may
        if may:
            assert self.table.holders[seat].kind == (BOT if state == "running" else VACANT)

    @rule(person=people, seat=seats)
    def replace(self, person: Person, seat: int) -> None:
        holder = self.table.holders[seat]
        may = (
            self.table.phase == "running"
            and bool(self.table.seats_of(person.id))
            and holder.kind == HUMAN
            and holder.person in self.away
        )
        with patch.object(self.room.connections, "is_away", lambda person, _: person in self.away):
            assert (self.wish(person, Replace(command=new_id(), seat=seat)) is None) == may

    @rule(person=people)
    def go_away(self, person: Person) -> None:
        self.away.add(person.id)

    @rule(person=people)
    def come_back(self, person: Person) -> None:
        self.away.discard(person.id)
        kept = [seat for seat, h in enumerate(self.table.holders) if h.kept_for == person.id and not h.open]
        before = self.table.seats_of(person.id)
        self.loop.run_until_complete(self.room.hand_back(person))
        assert self.table.seats_of(person.id) == sorted(before + kept)

    @rule(person=people, seat=seats, level=st.sampled_from(["random", "adept", None, "genius"]))
    def set_bot(self, person: Person, seat: int, level: str | None) -> None:
        self.wish(person, SetBot(command=new_id(), seat=seat, level=level))

    @rule(person=people)
    def start(self, person: Person) -> None:
        ready = all(holder.kind != VACANT for holder in self.table.holders)
        may = self.table.phase == "gathering" and self.table.host == person.id and ready
        assert (self.wish(person, Start(command=new_id())) is None) == may

    @rule()
    @precondition(lambda self: self.table.phase == "gathering")
    def fill_and_start(self) -> None:
        host = next(person for person in PEOPLE if person.id == self.table.host)
        for seat in range(SEATS):
            if self.table.holders[seat].kind == VACANT:
                assert self.wish(host, SetBot(command=new_id(), seat=seat, level="random")) is None
        assert self.wish(host, Start(command=new_id())) is None

    @rule(count=st.integers(1, 40))
    @precondition(lambda self: self.table.phase == "running")
    def play(self, count: int) -> None:
        for _ in range(count):
            asked = self.table.asked()
            if not asked:
                break
            seat = asked[-1]
            holder, match = self.table.holders[seat], self.table.match
            assert match is not None
            n, decision = self.luck.choice(match.legal_actions(seat).numbers), self.table.decision(seat)
            if holder.kind == BOT:
                if self.table.vote is not None:
                    break
                self.loop.run_until_complete(self.room.answer_for_bot(seat, decision, n))
            else:
                person = next(person for person in PEOPLE if person.id == holder.person)
                wish = Answer(command=uuid.uuid4().hex, seat=seat, decision=decision, n=n)
                assert self.wish(person, wish) is None
                assert self.table.vote is None

    @rule()
    @precondition(lambda self: self.table.phase == "running" and self.table.deadline is not None)
    def clock_strikes(self) -> None:
        """The clock closes an open window, once; a stroke that comes too late does nothing."""
        deadline, before = self.table.deadline, self.table.number
        assert deadline is not None
        self.loop.run_until_complete(self.room.close_window(deadline))
        assert self.table.number == before + 1
        if self.table.deadline != deadline:
            with pytest.raises(Refused):
                self.loop.run_until_complete(self.room.close_window(deadline))
            assert self.table.number == before + 1

    @rule(person=people, seat=seats)
    def undo(self, person: Person, seat: int) -> None:
        holder, kind, vote = self.table.holders[seat], self.table.undo_kind(seat)[0], self.table.vote
        key = self.wish(person, Undo(command=new_id(), seat=seat))
        mine = holder.kind == HUMAN and holder.person == person.id
        assert (key is None) == (mine and kind != "no" and vote is None)
        if key is None:
            assert (self.table.vote is not None) == (kind == "ask")
            if kind == "free":
                assert seat in self.table.asked()

    @rule(person=people, agree=st.booleans())
    def vote(self, person: Person, agree: bool) -> None:
        vote = self.table.vote
        key = self.wish(person, Vote(command=new_id(), agree=agree))
        if vote is None:
            assert key in ("no-vote", "not-running")
            return
        asker = self.table.holders[vote.seat].person == person.id
        own = own_seats(self.table.holders, [person.id])
        may = (asker and not agree) or (not asker and bool(own & {*vote.needed} - {*vote.agreed}))
        assert (key is None) == may

    @rule(person=people)
    def rematch(self, person: Person) -> None:
        over = self.table.phase == "over"
        may = over and (bool(self.table.seats_of(person.id)) or self.table.host == person.id)
        assert (self.wish(person, Rematch(command=new_id())) is None) == may

    @rule(person=people, text=st.text(max_size=20))
    def talk(self, person: Person, text: str) -> None:
        before = len(self.table.chat)
        key = self.wish(person, Say(command=new_id(), text=text))
        assert len(self.table.chat) == before + (key is None)

    @rule()
    def restart(self) -> None:
        """A server that starts anew finds exactly the same table."""
        before = picture(self.table)
        self.room = LiveTable(self.room.id, self.store, lambda _: None)

        self.loop.run_until_complete(self.room.current())
        assert picture(self.table) == before

    @invariant()
    def the_table_makes_sense(self) -> None:
        if not hasattr(self, "room"):
            return
        table = self.table
        assert table.phase in ("gathering", "running", "over")
        assert table.host is not None
        assert table.number >= self.number
        self.number = table.number
        if table.phase == "running":
            assert table.asked()
            assert all(holder.kind != VACANT for holder in table.holders)
        if table.phase == "over":
            assert table.match is not None
            assert table.match.outcome is not None
        assert len(table.replays) in (table.matches, table.matches - 1)
        if table.vote is not None:
            assert table.phase == "running"
            assert set(table.vote.agreed) < set(table.vote.needed)
            assert all(table.holders[seat].kind == HUMAN or table.holders[seat].kept_for for seat in table.vote.needed)

    @invariant()
    def everybody_can_look(self) -> None:
        if not hasattr(self, "room"):
            return
        for person in (None, *[someone.id for someone in PEOPLE]):
            shown = self.loop.run_until_complete(self.room.projection()).welcome(person, set(), None)
            assert encode(shown)
            own: list[int | None] = [*self.table.seats_of(person)]
            assert [eye.seat for eye in shown.views] == (own or [None])


def test_no_order_of_events_breaks_a_table() -> None:
    run_state_machine_as_test(
        TableLife,
        settings=settings(
            max_examples=12,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.soak
@pytest.mark.timeout(6000)
@pytest.mark.parametrize("key", games.all_keys())
def test_no_order_of_many_events_breaks_a_table(key: str) -> None:
    run_state_machine_as_test(
        type("LifeOfOneGame", (TableLife,), {"KEYS": [key]}),
        settings=settings(
            max_examples=100, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
