"""Seats: who takes, leaves and keeps them, and which bots play."""

from collections.abc import Iterable

from undercroft import bots
from undercroft.server.table import log
from undercroft.server.table.bot_names import bot_name
from undercroft.server.table.commands import Admit, Person, Release, Replace, SetBot, Sit, Stand
from undercroft.server.table.conditions import holder_of, hosting, running
from undercroft.server.table.log import BOT, GATHERING, HUMAN, OVER, RUNNING, VACANT, Holder
from undercroft.server.table.members import own_seats
from undercroft.server.table.plan import Plan
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

STAND_IN = "adept"
"""The level of a bot that stands in for a leaver."""
MOST_REQUESTS = 8
"""So many people may ask for a seat at once."""


# Sitting.


def plan_sit(table: TableState, person: Person, command: Sit) -> Plan:
    holder = holder_of(table, command.seat)
    if table.phase == OVER:
        raise Refused("not-running")
    if holder.kept_for == person.id:
        check_knowledge(table, person, command.seat)
        name = command.name or holder.kept_name or person.name
        return seated(table, command.seat, Holder(HUMAN, name, person.id))
    _check_free(table, holder, command.seat)
    if table.members.locked and table.host != person.id:
        raise Refused("table-locked")
    check_knowledge(table, person, command.seat)
    name = command.name or person.name
    if holder.kind == BOT and table.host != person.id:
        if table.members.request_of(person.id) is None and len(table.members.requests) >= MOST_REQUESTS:
            raise Refused("too-many")
        return Plan(log.SeatAsked(command.seat, name, list(person.also)))
    return seated(table, command.seat, Holder(HUMAN, name, person.id))


def _check_free(table: TableState, holder: Holder, seat: int) -> None:
    """A seat that nobody has, or in a running game a bot that keeps it for nobody else."""
    if holder.kind == VACANT:
        return
    if table.phase != RUNNING or holder.kind == HUMAN or (holder.kept_for is not None and not holder.open):
        raise Refused("seat-taken", number=seat + 1)


def check_knowledge(table: TableState, person: Person, seat: int) -> None:
    """Nobody sits against a seat whose hidden things they have seen, and a second seat is for a shared device alone.

    Who plays on from a replay knows every hand of it, so nobody else plays against them.
    """
    people = (person.id, *person.also)
    sitting = {other for other in table.people() if other not in people}
    if table.origin is not None and sitting:
        raise Refused("seen-hands")
    if table.phase != RUNNING:
        if not table.setup.hot_seat and person.is_one_of(table.people()):
            raise Refused("not-hot-seat")
        return
    own = own_seats(table.holders, people) if table.holders[seat].kept_for in people else frozenset[int]()
    if not table.members.seen_by(person) <= own | {seat}:
        raise Refused("seen-hands")
    if any(seat in table.members.seen.get(other, ()) for other in sitting):
        raise Refused("seen-hands")


def check_merge(table: TableState, one: Person, other: Person) -> None:
    """Two identities become one person, who then knows what either has seen; so at most one of them may play here."""
    members = table.members
    if one.is_one_of([other.id]):
        return
    both = (one, other)
    if table.phase == RUNNING:
        play = all(members.seen_by(each) or members.request_of(each.id) for each in both)
    else:
        play = not table.setup.hot_seat and all(each.is_one_of(table.people()) for each in both)
    if play:
        raise Refused("seen-hands")


def plan_admit(table: TableState, person: Person, command: Admit) -> Plan:
    """The host says yes or no to somebody who asked for a seat."""
    request = table.members.request_of(command.person)
    if command.person != person.id or command.agree:
        hosting(table, person)
    if request is None:
        raise Refused("no-request")
    if not command.agree:
        return Plan(log.SeatDenied(command.person))
    _check_free(table, table.holders[request.seat], request.seat)
    check_knowledge(table, request.person, request.seat)
    return seated(table, request.seat, Holder(HUMAN, request.person.name, request.person.id))


# Leaving.


def plan_stand(table: TableState, person: Person, command: Stand) -> Plan:
    holder = holder_of(table, command.seat)
    if holder.kind != HUMAN:
        raise Refused("seat-vacant", number=command.seat + 1)
    if holder.person != person.id and (table.host != person.id or table.phase != GATHERING):
        raise Refused("not-your-seat", number=command.seat + 1)
    if table.phase != RUNNING:
        return seated(table, command.seat, Holder())
    # Who plays on at another seat knows the hand of this one, so it stays theirs.
    others = {id for seat, each in enumerate(table.holders) if seat != command.seat and (id := each.person) is not None}
    for_good = command.give_up and not person.is_one_of(others)
    left = bot_holder(STAND_IN, table.holders) if for_good else stand_in(holder, True)
    return seated(table, command.seat, left)


def plan_replace(table: TableState, person: Person, command: Replace, around: Surroundings) -> Plan:
    running(table)
    holder = holder_of(table, command.seat)
    if not table.seats_of(person.id):
        raise Refused("not-your-seat", number=command.seat + 1)
    if holder.kind != HUMAN or holder.person is None:
        raise Refused("seat-vacant", number=command.seat + 1)
    if not around.is_away(holder.person, table.members.acted.get(holder.person, 0)):
        raise Refused("still-here", name=holder.name)
    return seated(table, command.seat, stand_in(holder, False))


def plan_release(table: TableState, person: Person, command: Release) -> Plan:
    """Others may ask for a seat that a bot keeps for somebody who is away."""
    hosting(table, person)
    running(table)
    holder = holder_of(table, command.seat)
    if holder.kind != BOT or holder.kept_for is None or holder.open:
        raise Refused("seat-vacant", number=command.seat + 1)
    return seated(table, command.seat, stand_in(holder, True))


def stand_in(holder: Holder, open: bool) -> Holder:
    """A bot that plays on in somebody's name."""
    level = holder.level or STAND_IN
    person, name = holder.kept_for or holder.person, holder.kept_name or holder.name
    return Holder(BOT, holder.name, None, level, person, name, open)


def plan_hand_back(table: TableState, person: Person, seat: int) -> Plan:
    """Who was replaced while away has come back."""
    holder = holder_of(table, seat)
    if holder.kept_for != person.id or holder.open:
        raise Refused("seat-taken", number=seat + 1)
    check_knowledge(table, person, seat)
    return seated(table, seat, Holder(HUMAN, holder.kept_name or person.name, person.id))


# Bots.


def plan_bot(table: TableState, person: Person, command: SetBot) -> Plan:
    holder = holder_of(table, command.seat)
    hosting(table, person)
    if holder.kind == HUMAN:
        raise Refused("seat-taken", number=command.seat + 1)
    if table.phase == OVER or (table.phase == RUNNING and command.level is None):
        raise Refused("not-gathering")
    if command.level is None:
        return seated(table, command.seat, Holder())
    check_level(command.level)
    if holder.kind == BOT and holder.name:
        level = Holder(BOT, holder.name, None, command.level, holder.kept_for, holder.kept_name, holder.open)
        return seated(table, command.seat, level)
    return seated(table, command.seat, bot_holder(command.level, table.holders))


def bot_holder(level: str, others: Iterable[Holder]) -> Holder:
    """A bot at a seat, with a name nobody else at the table has."""
    return Holder(BOT, bot_name([holder.name for holder in others]), None, level)


def check_level(level: str) -> None:
    if level not in bots.LEVELS:
        raise Refused("no-such-level")


# Whose table it is.


def seated(table: TableState, seat: int, holder: Holder) -> Plan:
    """A seat changes hands; if the host has none left, another person becomes host."""
    after = list(table.holders)
    after[seat] = holder
    return Plan(log.Seated(seat, holder, host_after(table, after)))


def host_after(table: TableState, holders: list[Holder]) -> str | None:
    """The host, if they sit or nobody does; else who sits first. A host who was only away has the role back."""
    people = [each.person for each in holders if each.kind == HUMAN and each.person is not None]
    if table.members.host_away in people:
        return table.members.host_away
    if people and table.host not in people:
        return people[0]
    return table.host
