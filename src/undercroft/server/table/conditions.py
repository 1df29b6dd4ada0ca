"""What must hold for a wish to be a proper one; every no is a `Refused`."""

from undercroft.engine.match import Match
from undercroft.server.table.commands import Person
from undercroft.server.table.log import GATHERING, HUMAN, RUNNING, Holder
from undercroft.server.table.members import own_seats
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState


def running(table: TableState) -> Match:
    if table.phase != RUNNING or table.match is None:
        raise Refused("not-running")
    return table.match


def gathering(table: TableState) -> None:
    if table.phase != GATHERING:
        raise Refused("not-gathering")


def hosting(table: TableState, person: Person) -> None:
    if table.host != person.id:
        raise Refused("not-host")


def admitted(table: TableState, person: Person | None) -> None:
    """Whether somebody may be at this table at all, be it to look on."""
    members = table.members
    if person is not None and person.is_one_of(members.removed):
        raise Refused("removed")
    if members.locked and not table.setup.public and not (person is not None and _belongs(table, person)):
        raise Refused("table-locked")


def _belongs(table: TableState, person: Person) -> bool:
    """Whether this is the host, a player, or somebody who played in this game or asks for a seat."""
    people = (person.id, *person.also)
    return (
        table.host in people
        or bool(own_seats(table.holders, people))
        or bool(table.members.seen_by(person))
        or any(table.members.request_of(id) is not None for id in people)
    )


def holder_of(table: TableState, seat: int) -> Holder:
    if not 0 <= seat < len(table.holders):
        raise Refused("no-such-seat", number=seat + 1)
    return table.holders[seat]


def own_seat(table: TableState, person: Person, seat: int) -> None:
    holder = holder_of(table, seat)
    if holder.kind != HUMAN or holder.person != person.id:
        raise Refused("not-your-seat", number=seat + 1)


def own_view(table: TableState, person: Person | None, seat: int | None) -> None:
    """This person may look from this seat (None: as a spectator)."""
    if seat is not None and seat not in table.seats_of(person.id if person is not None else None):
        raise Refused("not-your-seat", number=seat + 1)


def viewing(table: TableState, person: Person | None, seat: int | None) -> Match:
    """The match, if this person may look at it from this seat."""
    own_view(table, person, seat)
    if table.match is None:
        raise Refused("not-running")
    return table.match


def asked(table: TableState, seat: int, decision: int) -> Match:
    """The match, if a seat may still answer this question."""
    match = running(table)
    if not match.legal_actions(seat):
        raise Refused("not-asked")
    if table.decision(seat) != decision:
        raise Refused("stale-decision")
    return match
