"""Earlier moments of a running game, and why a bot moved: worked out beside all else, paid for by whoever asks."""

from functools import partial

from undercroft.server.fairness.workshop import Workshop
from undercroft.server.history.answers import PastMoment, Reason
from undercroft.server.history.looking_back import (
    Timelines,
    missed,
    missed_steps,
    past_moment,
    reason_for,
    round_start,
    round_starts,
)
from undercroft.server.table.commands import Person
from undercroft.server.table.conditions import viewing
from undercroft.server.table.news import SeatView
from undercroft.server.table.state import TableState


class Past:
    """What has been, at the tables of this process."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._timelines = Timelines()

    async def moment(
        self,
        id: str,
        table: TableState,
        person: Person | None,
        seat: int | None,
        number: int,
        event: int | None = None,
    ) -> PastMoment:
        """What a seat of this person (None: a spectator) saw after a log entry, or after an event of it."""
        viewing(table, person, seat)
        timeline = self._timelines.of(id, table)
        return await self._workshop.do(lambda: past_moment(table, timeline, seat, number, event))

    async def missed(
        self, id: str, table: TableState, person: Person | None, seat: int | None, since: int
    ) -> list[SeatView]:
        """What a seat of this person (None: a spectator) would have been shown after a log entry, the last of it."""
        viewing(table, person, seat)
        timeline = self._timelines.of(id, table)
        steps = missed_steps(table, since)
        return [await self._workshop.do(partial(missed, table, timeline, step, seat)) for step in steps]

    async def rounds(self, id: str, table: TableState, person: Person | None, seat: int | None) -> list[SeatView]:
        """How a finished game stood for a seat of this person (None: a spectator) whenever a round began."""
        viewing(table, person, seat)
        timeline = self._timelines.of(id, table)
        starts = round_starts(table, seat)
        return [await self._workshop.do(partial(round_start, table, timeline, start, seat)) for start in starts]

    async def reason(self, id: str, table: TableState, person: Person | None, seat: int | None, number: int) -> Reason:
        """Why a bot answered as it did in a log entry, as far as this viewer could follow."""
        viewing(table, person, seat)
        timeline = self._timelines.of(id, table)
        return await self._workshop.do(lambda: reason_for(table, timeline, seat, number))
