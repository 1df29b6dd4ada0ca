"""Who is connected to a table, here and in other processes."""

from typing import TYPE_CHECKING

from undercroft.server.fairness.asker import ASKER
from undercroft.server.table.commands import Person
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings, monotonic, now

if TYPE_CHECKING:
    from undercroft.server.service.viewer import Viewer

AWAY = 30.0
"""Seconds after which a person who left may be replaced by a bot."""
REPORT = 60.0
"""Seconds for which the report of another process holds."""


class Connections(Surroundings):
    """The connections to one table."""

    def __init__(self) -> None:
        super().__init__()
        self.viewers: dict[Viewer, None] = {}
        """In the order in which they came, which is the order in which they are told."""
        self.elsewhere: dict[str, tuple[float, dict[str, int | None], int]] = {}
        """By process: when it reported, lag of the people watching there, and how many only watch."""
        self.seen: dict[str, float] = {}
        """When a person was last connected."""
        self.heard: dict[str, float] = {}
        """When a person last asked over HTTP, where somebody may play without a connection."""
        self.addresses: dict[str, str] = {}
        """Where a person was seen last."""
        self.since = monotonic()
        self.asked_for = -REPORT
        """When somebody last entered, left, or asked over HTTP."""

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        if person is None:
            return False, None
        for viewer in self.viewers:
            if viewer.person_id == person:
                return True, viewer.lag
        for reported, people, _ in self.elsewhere.values():
            if person in people and reported > monotonic() - REPORT:
                return True, people[person]
        return self.heard.get(person, -AWAY) > monotonic() - AWAY, None

    def hear(self, person: Person | None) -> None:
        """Somebody asks over HTTP."""
        if person is not None:
            self.heard[person.id] = monotonic()
            self.note_address(person)

    def note_address(self, person: Person) -> None:
        """Somebody comes from the address of whoever asks now."""
        self.addresses[person.id] = ASKER.get().address

    def neighbours(self, person: str) -> set[str]:
        address = self.addresses.get(person)
        return {other for other, known in self.addresses.items() if address and known == address and other != person}

    def is_away(self, person: str, acted: int) -> bool:
        # The log knows only the clock of the wall, which may have been set since.
        idle = (now() - acted) / 1000
        recent = 0 <= idle < AWAY or self.seen.get(person, self.since) >= monotonic() - AWAY
        return not recent and not self.lag_of(person)[0]

    def is_watched(self, grace: float) -> bool:
        """Whether anybody is here, in any process, or was within so many seconds."""
        elsewhere = any(
            (people or watching) and reported > monotonic() - REPORT
            for reported, people, watching in self.elsewhere.values()
        )
        return bool(self.viewers) or elsewhere or self.asked_for > monotonic() - grace

    def onlookers(self, table: TableState) -> int:
        here = sum(1 for viewer in self.viewers if not table.seats_of(viewer.person_id))
        return here + sum(count for reported, _, count in self.elsewhere.values() if reported > monotonic() - REPORT)
