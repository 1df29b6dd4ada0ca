"""What a host may do with the people at a table, and what every player may: remind somebody who is waited for."""

from undercroft.server.table import log
from undercroft.server.table.commands import Close, Lock, Nudge, PassHost, Person, Remove, Silence
from undercroft.server.table.conditions import holder_of, hosting, running
from undercroft.server.table.log import HUMAN, RUNNING, Holder
from undercroft.server.table.plan import Plan
from undercroft.server.table.refusals import Refused
from undercroft.server.table.seats import STAND_IN, bot_holder, host_after
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

REMIND_EVERY = 60_000
"""Milliseconds between two reminders of one player."""


def plan_remove(table: TableState, person: Person, command: Remove) -> Plan:
    """A guest goes and cannot come back; in a running game a bot that stands in for nobody plays on."""
    _check_guest(table, person, command.person)
    if command.person == table.members.host_away:
        raise Refused("not-host")
    holders = list(table.holders)
    for seat, holder in enumerate(holders):
        if command.person in (holder.person, holder.kept_for):
            holders[seat] = bot_holder(STAND_IN, holders) if table.phase == RUNNING else Holder()
    return Plan(log.Removed(command.person, holders, host_after(table, holders)))


def plan_silence(table: TableState, person: Person, command: Silence) -> Plan:
    _check_guest(table, person, command.person)
    return Plan(log.Silenced(command.person, command.silenced))


def plan_pass_host(table: TableState, person: Person, command: PassHost) -> Plan:
    _check_guest(table, person, command.person)
    if command.person not in table.people():
        raise Refused("no-such-person")
    return Plan(log.HostPassed(command.person))


def plan_lock(table: TableState, person: Person, command: Lock) -> Plan:
    hosting(table, person)
    return Plan(log.Locked(command.locked))


def plan_close(table: TableState, person: Person, _: Close) -> Plan:
    hosting(table, person)
    return Plan(log.Closed())


def plan_nudge(table: TableState, person: Person, command: Nudge, around: Surroundings) -> Plan:
    """Remind a player who is asked; not more than once a minute."""
    running(table)
    holder = holder_of(table, command.seat)
    if not table.seats_of(person.id):
        raise Refused("not-your-seat", number=command.seat + 1)
    if holder.kind != HUMAN or holder.person == person.id or command.seat not in table.asked():
        raise Refused("not-waited-for", name=holder.name)
    last = table.members.reminders.get(command.seat)
    if last is not None and 0 <= around.now() - last.at < REMIND_EVERY:
        raise Refused("reminded-already", name=holder.name)
    return Plan(log.Nudged(command.seat, person.name))


def _check_guest(table: TableState, person: Person, other: str) -> None:
    """The host speaks of somebody else who is or was here."""
    hosting(table, person)
    if person.is_one_of([other]):
        raise Refused("not-yourself")
    sitting = {someone for holder in table.holders for someone in (holder.person, holder.kept_for)}
    if other not in sitting and other not in table.members.acted:
        raise Refused("no-such-person")
