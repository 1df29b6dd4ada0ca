"""What a table remembers of the people at it, folded from its log: who saw what, who asks, who was away or sent away.

What was seen counts as seen, also after standing up or taking back.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from undercroft.server.table import log
from undercroft.server.table.commands import Person
from undercroft.server.table.log import BOT, HUMAN, Holder, LogEntry


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody would like to have the seat of a bot."""

    person: Person
    seat: int


@dataclass(frozen=True, slots=True)
class Absence:
    """Since when a bot stands in for somebody: the log entry, and its time."""

    number: int
    at: int


@dataclass(frozen=True, slots=True)
class MissedMoves:
    """A bot stood in for somebody from one log entry to another."""

    seat: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Reminder:
    """Who reminded a player, and when."""

    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Members:
    """The people at a table, beside who sits where."""

    removed: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()
    locked: bool = False
    seen: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By person: the seats whose hidden things they have seen in the current game."""
    requests: tuple[SeatRequest, ...] = ()
    absences: Mapping[int, Absence] = field(default_factory=dict)
    """By seat."""
    missed: Mapping[str, tuple[MissedMoves, ...]] = field(default_factory=dict)
    """By person who has come back and not yet answered since."""
    reminders: Mapping[int, Reminder] = field(default_factory=dict)
    """By seat, until it answers."""
    acted: Mapping[str, int] = field(default_factory=dict)
    """When a person last did something here."""
    host_away: str | None = None
    """The host for whom a bot stands in: the role is theirs again when they come back."""

    # Following the log.

    def after(self, entry: LogEntry) -> "Members":
        """With what any entry tells, wherever people sit."""
        body, found = entry.body, self
        if entry.person is not None:
            found = replace(found, acted={**found.acted, entry.person: entry.at})
        if isinstance(body, log.Moved):
            found = found._moved(body.seat, entry.person)
        elif isinstance(body, log.SeatAsked) and entry.person is not None:
            person = Person(entry.person, body.name, tuple(body.also))
            found = replace(found, requests=(*found._without(entry.person), SeatRequest(person, body.seat)))
        elif isinstance(body, log.SeatDenied):
            found = replace(found, requests=found._without(body.person))
        elif isinstance(body, log.Removed):
            gone = found.removed | {body.person}
            found = replace(found, removed=gone, requests=found._without(body.person))
        elif isinstance(body, log.Locked):
            found = replace(found, locked=body.locked)
        elif isinstance(body, log.Silenced):
            changed = found.silenced | {body.person} if body.silenced else found.silenced - {body.person}
            found = replace(found, silenced=changed)
        elif isinstance(body, log.Nudged):
            reminder = Reminder(body.name, entry.at)
            found = replace(found, reminders={**found.reminders, body.seat: reminder})
        elif isinstance(body, log.HostPassed):
            found = replace(found, host_away=None)
        elif isinstance(body, log.Rematched | log.RulesChanged):
            found = replace(found, requests=())
        return found

    def _moved(self, seat: int, person: str | None) -> "Members":
        found = self
        if seat in found.reminders:
            found = replace(found, reminders={s: r for s, r in found.reminders.items() if s != seat})
        if person in found.missed:
            found = replace(found, missed={p: m for p, m in found.missed.items() if p != person})
        return found

    def started(self, number: int, at: int, holders: list[Holder]) -> "Members":
        """A game begins: whoever sits sees the hidden things of their seats, and nobody has seen anything else."""
        seen: dict[str, frozenset[int]] = {}
        for seat, holder in enumerate(holders):
            if holder.kind == HUMAN and holder.person is not None:
                seen[holder.person] = seen.get(holder.person, frozenset()) | {seat}
        kept = {seat: Absence(number, at) for seat, holder in enumerate(holders) if holder.kept_for is not None}
        return replace(self, seen=seen, requests=(), absences=kept, missed={}, reminders={})

    def seated(self, entry: LogEntry, seat: int, before: Holder, now: Holder, running: bool) -> "Members":
        """A seat changes hands."""
        found = replace(
            self,
            absences={s: absence for s, absence in self.absences.items() if s != seat},
            reminders={s: reminder for s, reminder in self.reminders.items() if s != seat},
        )
        if now.kind == HUMAN and now.person is not None:
            found = replace(found, requests=tuple(each for each in found._without(now.person) if each.seat != seat))
            if running:
                seen = found.seen.get(now.person, frozenset()) | {seat}
                found = replace(found, seen={**found.seen, now.person: seen})
            if before.kept_for == now.person and seat in self.absences:
                missed = MissedMoves(seat, self.absences[seat].number, entry.number)
                all_missed = (*found.missed.get(now.person, ()), missed)
                found = replace(found, missed={**found.missed, now.person: all_missed})
        elif now.kept_for is not None:
            absence = self.absences.get(seat) if before.kind == BOT else None
            kept = {**found.absences, seat: absence or Absence(entry.number, entry.at)}
            found = replace(found, absences=kept)
        return found

    def _without(self, person: str) -> tuple[SeatRequest, ...]:
        return tuple(each for each in self.requests if each.person.id != person)

    # Questions.

    def seen_by(self, person: Person) -> frozenset[int]:
        """The seats whose hidden things a person has seen, under any of their identities."""
        return frozenset[int]().union(*(self.seen.get(id, frozenset()) for id in (person.id, *person.also)))

    def request_of(self, person: str) -> SeatRequest | None:
        return next((each for each in self.requests if each.person.id == person), None)


def own_seats(holders: list[Holder], people: Collection[str]) -> frozenset[int]:
    """Seats these people hold, and those a bot keeps for them."""
    return frozenset(
        seat
        for seat, holder in enumerate(holders)
        if (holder.kind == HUMAN and holder.person in people) or holder.kept_for in people
    )
