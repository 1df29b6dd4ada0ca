"""Seats: who takes, leaves and keeps them, and which bots play."""

from collections.abc import Iterable

from undercroft import bots
from undercroft.server.table import log
from undercroft.server.table.bot_names import bot_name
from undercroft.server.table.commands import Person, Replace, SetBot, Sit, Stand
from undercroft.server.table.conditions import holder_of, hosting, running
from undercroft.server.table.log import BOT, GATHERING, HUMAN, OVER, RUNNING, VACANT, Holder
from undercroft.server.table.plan import Plan
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

STAND_IN = "adept"
"""The level of a bot that stands in for a leaver."""


def plan_sit(table: TableState, person: Person, command: Sit) -> Plan:
    holder = holder_of(table, command.seat)
    if table.phase == OVER:
        raise Refused("not-running")
    mine = holder.kept_for == person.id
    free = holder.kind == VACANT or (
        table.phase == RUNNING and holder.kind == BOT and (mine or holder.open or holder.kept_for is None)
    )
    if not free:
        raise Refused("seat-taken", number=command.seat + 1)
    name = command.name or (holder.kept_name if mine else None) or person.name
    return seated(table, command.seat, Holder(HUMAN, name, person.id))


def plan_stand(table: TableState, person: Person, command: Stand) -> Plan:
    holder = holder_of(table, command.seat)
    if holder.kind != HUMAN:
        raise Refused("seat-vacant", number=command.seat + 1)
    if holder.person != person.id and (table.host != person.id or table.phase != GATHERING):
        raise Refused("not-your-seat", number=command.seat + 1)
    if table.phase != RUNNING:
        return seated(table, command.seat, Holder())
    return seated(table, command.seat, stand_in(holder, True))


def plan_replace(table: TableState, person: Person, command: Replace, around: Surroundings) -> Plan:
    running(table)
    holder = holder_of(table, command.seat)
    if not table.seats_of(person.id):
        raise Refused("not-your-seat", number=command.seat + 1)
    if holder.kind != HUMAN or holder.person is None:
        raise Refused("seat-vacant", number=command.seat + 1)
    if not around.is_away(holder.person):
        raise Refused("still-here", name=holder.name)
    return seated(table, command.seat, stand_in(holder, False))


def stand_in(holder: Holder, open: bool) -> Holder:
    """A bot that plays on in somebody's name."""
    return Holder(BOT, holder.name, None, STAND_IN, holder.person, holder.name, open)


def plan_hand_back(table: TableState, person: Person, seat: int) -> Plan:
    """Who was replaced while away has come back."""
    holder = holder_of(table, seat)
    if holder.kept_for != person.id or holder.open:
        raise Refused("seat-taken", number=seat + 1)
    return seated(table, seat, Holder(HUMAN, holder.kept_name or person.name, person.id))


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


def seated(table: TableState, seat: int, holder: Holder) -> Plan:
    """A seat changes hands; if the host has none left, another person becomes host."""
    after = list(table.holders)
    after[seat] = holder
    people = [each.person for each in after if each.kind == HUMAN and each.person is not None]
    host = table.host
    if people and host not in people:
        host = people[0]
    return Plan(log.Seated(seat, holder, host))
