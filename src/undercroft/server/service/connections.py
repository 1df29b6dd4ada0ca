"""Who is connected to a table, here and in other processes."""

from typing import TYPE_CHECKING

from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings, now

if TYPE_CHECKING:
    from undercroft.server.service.viewer import Viewer

AWAY = 30_000
"""Milliseconds after which a person who left may be replaced by a bot."""
REPORT = 60_000
"""Milliseconds for which the report of another process holds."""


class Connections(Surroundings):
    """The connections to one table."""

    def __init__(self) -> None:
        super().__init__()
        self.viewers: dict[Viewer, None] = {}
        """In the order in which they came, which is the order in which they are told."""
        self.elsewhere: dict[str, tuple[int, dict[str, int | None], int]] = {}
        """By process: when it reported, lag of the people watching there, and how many only watch."""
        self.seen: dict[str, int] = {}
        """When a person was last connected."""
        self.since = now()

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        if person is None:
            return False, None
        for viewer in self.viewers:
            if viewer.person_id == person:
                return True, viewer.lag
        for reported, people, _ in self.elsewhere.values():
            if person in people and reported > now() - REPORT:
                return True, people[person]
        return False, None

    def is_away(self, person: str) -> bool:
        return not self.lag_of(person)[0] and self.seen.get(person, self.since) < now() - AWAY

    def onlookers(self, table: TableState) -> int:
        here = sum(1 for viewer in self.viewers if not table.seats_of(viewer.person_id))
        return here + sum(count for reported, _, count in self.elsewhere.values() if reported > now() - REPORT)
