"""Who may sit where: nobody plays against hidden things they have seen, and a host decides about bots' seats."""

import contextlib
import random
from collections.abc import Callable

import pytest

from tests.server.alone import ADA, BORIS, Alone, table_of_two
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.table.commands import (
    Admit,
    Answer,
    AnyCommand,
    Configure,
    Lock,
    Person,
    Release,
    Rematch,
    Remove,
    Replace,
    SetBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from undercroft.server.table.conditions import admitted
from undercroft.server.table.log import BOT, GATHERING, HUMAN, OVER, RUNNING, LogEntry
from undercroft.server.table.opening import opened_from
from undercroft.server.table.playing import plan_bot_answer
from undercroft.server.table.refusals import Refused
from undercroft.server.table.respond import step
from undercroft.server.table.seats import check_merge, plan_hand_back
from undercroft.server.table.state import TableState

CLARA = Person("clara", "Clara")
SEATS = 3


def against_a_bot(**wish: object) -> Alone:
    """Ada, Boris and a bot in a game for three."""
    table = Alone("goblin-vaults", SEATS, bots={"2": "adept"}, **wish)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Start)
    return table


# What strangers and opponents did with a bot's seat. On the old server each of these sequences went through.


def test_an_opponent_does_not_sit_down_on_a_bots_seat_to_read_its_hand_and_stand_up_again() -> None:
    table = against_a_bot()
    for person in (BORIS, ADA):
        with pytest.raises(Refused, match="seen-hands"):
            table.does(person, Sit, seat=2)


def test_a_stranger_asks_for_a_bots_seat_and_sees_its_hand_only_when_the_host_agrees() -> None:
    table = against_a_bot()
    table.does(CLARA, Sit, seat=2)
    assert table.state.holders[2].kind == BOT
    assert table.state.seats_of(CLARA.id) == []
    with pytest.raises(Refused, match="not-host"):
        table.does(BORIS, Admit, person=CLARA.id, agree=True)
    table.does(ADA, Admit, person=CLARA.id, agree=False)
    with pytest.raises(Refused, match="no-request"):
        table.does(ADA, Admit, person=CLARA.id, agree=True)
    table.does(CLARA, Sit, seat=2)
    table.does(ADA, Admit, person=CLARA.id, agree=True)
    assert table.state.seats_of(CLARA.id) == [2]


def test_who_stands_up_does_not_come_back_to_another_seat() -> None:
    """Stand up, and sit down on a bot's seat: what was seen counts as seen."""
    table = against_a_bot()
    table.does(BORIS, Stand, seat=1)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(BORIS, Sit, seat=2)
    table.does(BORIS, Sit, seat=1)
    assert table.state.seats_of(BORIS.id) == [1]


def test_who_has_been_replaced_by_somebody_does_not_come_back_against_them() -> None:
    table = against_a_bot()
    table.does(BORIS, Stand, seat=1)
    table.does(CLARA, Sit, seat=1)
    table.does(ADA, Admit, person=CLARA.id, agree=True)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(BORIS, Sit, seat=2)


def test_a_second_seat_is_for_a_shared_device_and_taken_before_the_start() -> None:
    table = Alone("goblin-vaults", SEATS)
    with pytest.raises(Refused, match="not-hot-seat"):
        table.does(ADA, Sit, seat=1)
    table.does(ADA, Configure, hot_seat=True)
    table.does(ADA, Sit, seat=1, name="Boris")
    table.does(ADA, SetBot, seat=2, level="adept")
    table.does(ADA, Start)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(ADA, Sit, seat=2)


def test_nobody_sits_against_a_shared_device_that_has_shown_their_hand() -> None:
    table = Alone("goblin-vaults", SEATS, sit=[0, 1], names=["Ada", "Boris"], bots={"2": "adept"})
    table.does(ADA, Start)
    table.does(ADA, Stand, seat=1)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(CLARA, Sit, seat=1)
    table.does(ADA, Sit, seat=1)
    assert table.state.seats_of(ADA.id) == [0, 1]


def test_whoever_plays_on_from_a_replay_knows_every_hand_and_plays_bots_alone() -> None:
    table = continued("goblin-vaults", 3)
    table.does(ADA, SetBot, seat=1, level=None)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(BORIS, Sit, seat=1)
    table.does(ADA, SetBot, seat=1, level="adept")
    table.does(ADA, Start)
    with pytest.raises(Refused, match="seen-hands"):
        table.does(BORIS, Sit, seat=1)


def test_a_locked_table_seats_nobody_else_and_a_private_one_lets_nobody_else_in() -> None:
    table = against_a_bot()
    with pytest.raises(Refused, match="not-host"):
        table.does(BORIS, Lock, locked=True)
    table.does(ADA, Lock, locked=True)
    for person in (CLARA, None):
        with pytest.raises(Refused, match="table-locked"):
            admitted(table.state, person)
    with pytest.raises(Refused, match="table-locked"):
        table.does(CLARA, Sit, seat=2)
    table.does(BORIS, Stand, seat=1)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Lock, locked=False)
    table.does(CLARA, Sit, seat=2)


def test_a_public_table_that_is_locked_may_be_watched() -> None:
    table = against_a_bot(public=True)
    table.does(ADA, Lock, locked=True)
    admitted(table.state, CLARA)
    with pytest.raises(Refused, match="table-locked"):
        table.does(CLARA, Sit, seat=2)


# The same as a law, over lives nobody has thought of.


def continued(key: str, seats: int) -> Alone:
    """Ada's table, which goes on from a moment of a finished game."""
    game = games.find(key)
    match = Match.start(game, seats=seats, seed=3)
    luck = Luck.of(3)
    for _ in range(8):
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    record = match.record
    assert record is not None
    table = Alone(key, seats)
    entry = LogEntry(1, 0, opened_from(ADA, game, record, len(record.entries), 0, None), ADA.id)
    table.log, table.state = [entry], TableState.of([entry])
    return table


class Device:
    """Something a human looks at. It is somebody now, may have been somebody else before, and remembers what it saw."""

    def __init__(self, number: int) -> None:
        self.person = Person(f"p{number}", f"Name {number}") if number else ADA
        self.saw: set[int] = set()
        self.match = 0


class Life:
    """People who sit, stand, leave, come back and become others at random, and what their devices have shown."""

    def __init__(self, seed: int, key: str) -> None:
        self.luck = random.Random(seed)
        shared = self.luck.random() < 0.3
        wish = {"sit": [0, 1], "names": ["Ada", "Ben"]} if shared else {}
        from_replay = self.luck.random() < 0.15
        self.table = continued(key, SEATS) if from_replay else Alone(key, SEATS, **wish)
        self.devices = [Device(number) for number in range(5)]
        self.told: list[str] = []

    def turn(self) -> None:
        """Something happens; mostly people try what suits them."""
        luck, device = self.luck, self.luck.choice(self.devices)
        person, seat = device.person, luck.randrange(SEATS)
        other = luck.choice(self.devices)
        wishes: list[tuple[int, Callable[[], object]]] = [
            (8, lambda: self.does(person, Sit, seat=seat)),
            (4, lambda: self.does(person, Stand, seat=seat, give_up=luck.random() < 0.3)),
            (3, lambda: self.does(person, Replace, seat=seat)),
            (3, lambda: self.come_back(person)),
            (6, lambda: self.does(self.host(), Admit, person=other.person.id, agree=luck.random() < 0.8)),
            (2, lambda: self.does(self.host(), Release, seat=seat)),
            (1, lambda: self.does(self.host(), Remove, person=other.person.id)),
            (1, lambda: self.does(self.host(), Lock, locked=luck.random() < 0.3)),
            (1, lambda: self.does(self.host(), Configure, hot_seat=luck.random() < 0.5)),
            (2, lambda: self.does(self.host(), SetBot, seat=seat, level=luck.choice(("random", None)))),
            (3, self.fill_and_start),
            (8, self.play),
            (3, lambda: self.does(person, Undo, seat=seat)),
            (5, lambda: self.adopt(device, other)),
            (2, lambda: self.does(person, Rematch)),
        ]
        weights, acts = zip(*wishes, strict=True)
        with contextlib.suppress(Refused):
            luck.choices(acts, weights)[0]()
        self.look()

    def does(self, person: Person, make: Callable[..., AnyCommand], /, **fields: object) -> None:
        before = self.table.state
        self.table.around.away = {each.person.id for each in self.devices if self.luck.random() < 0.5}
        self.table.does(person, make, **fields)
        self.told.append(f"{person.id} {make.__name__} {fields}")
        self.check_step(before, person, make)

    def host(self) -> Person:
        host = self.table.state.host
        return next((each.person for each in self.devices if each.person.id == host), ADA)

    def come_back(self, person: Person) -> None:
        for seat in range(SEATS):
            with contextlib.suppress(Refused):
                self.table.take(
                    step(self.table.state, plan_hand_back(self.table.state, person, seat), self.table.around)
                )
                self.told.append(f"{person.id} comes back to {seat}")

    def fill_and_start(self) -> None:
        for seat in range(SEATS):
            with contextlib.suppress(Refused):
                self.does(self.host(), SetBot, seat=seat, level="random")
        self.does(self.host(), Start)

    def play(self) -> None:
        for _ in range(self.luck.randrange(1, 6)):
            state = self.table.state
            if state.phase != RUNNING or state.match is None:
                return
            seat = self.luck.choice(state.asked())
            n, decision = self.luck.choice(state.match.legal_actions(seat).numbers), state.decision(seat)
            holder = state.holders[seat]
            if holder.kind == HUMAN:
                person = Person(holder.person or "", holder.name)
                self.table.does(person, Answer, seat=seat, decision=decision, n=n)
            elif state.vote is None:
                plan = plan_bot_answer(state, seat, decision, n, None, self.table.around)
                self.table.take(step(state, plan, self.table.around))

    def adopt(self, device: Device, other: Device) -> None:
        """A personal link of one device is opened on another."""
        if device.person.id == other.person.id:
            return
        check_merge(self.table.state, device.person, other.person)
        self.told.append(f"{device.person.id} adopts {other.person.id}")
        known = {device.person.id, *device.person.also, other.person.id, *other.person.also}
        became = Person(other.person.id, other.person.name, tuple(sorted(known - {other.person.id})))
        before = device.person.id
        device.person = became
        for each in self.devices:
            if each.person.id in (became.id, before):
                also = tuple(sorted((known | {*each.person.also}) - {each.person.id}))
                each.person = Person(each.person.id, each.person.name, also)

    def look(self) -> None:
        """Everybody looks at what their device shows, and nobody may see what they play against."""
        state = self.table.state
        for device in self.devices:
            if device.match != state.matches:
                device.match, device.saw = state.matches, set()
            if state.phase != RUNNING or device.person.is_one_of(state.members.removed):
                continue
            mine = set(state.seats_of(device.person.id))
            device.saw |= mine
            people = (device.person.id, *device.person.also)
            own = {i for i, holder in enumerate(state.holders) if {holder.person, holder.kept_for} & {*people}}
            assert not mine or device.saw <= own, f"{people} sit on {mine} and saw {device.saw}: {self.told}"

    def check_step(self, before: TableState, person: Person, make: Callable[..., AnyCommand]) -> None:
        after = self.table.state
        if before.phase == after.phase == RUNNING:
            for seat, (was, now) in enumerate(zip(before.holders, after.holders, strict=True)):
                taken = now.kind == HUMAN and was.person != now.person
                mine = was.kept_for is not None and person.is_one_of([was.kept_for])
                assert not taken or mine or before.host == person.id, f"{seat} without the host: {self.told}"
                assert not taken or mine or not before.members.locked or make is Admit or before.host == person.id
        if before.phase == after.phase == GATHERING and make is Sit and before.seats_of(person.id):
            assert before.setup.hot_seat
        assert not {holder.person for holder in after.holders} & after.members.removed


@pytest.mark.parametrize("key", ["goblin-vaults", "vault-wars"])
def test_whoever_has_seen_a_seats_hidden_things_never_sits_against_it_in_that_game(key: str) -> None:
    """Found on the old server, among others: p1 Sit 1, fill and start, p1 Sit 2 (a bot's hand), p1 Stand 2."""
    phases: set[str] = set()
    sat = 0
    for seed in range(150):
        life = Life(seed, key)
        for _ in range(60):
            life.turn()
            phases.add(life.table.state.phase)
        sat += sum("Admit" in line and "True" in line for line in life.told)
        assert TableState.of(life.table.log).members == life.table.state.members
    assert phases >= {GATHERING, RUNNING}
    assert sat > 30


def test_the_law_is_about_something() -> None:
    table = table_of_two("goblin-vaults")
    while table.state.phase != OVER:
        table.answers(table.state.asked()[0])
    table.does(ADA, Rematch)
    assert table.state.members.seen == {ADA.id: {0}, BORIS.id: {1}}
    table.does(BORIS, Stand, seat=1)
    table.does(CLARA, Sit, seat=1)
    table.does(ADA, Start)
    assert table.state.members.seen == {ADA.id: {0}, CLARA.id: {1}}
