"""A recorded game laid out in steps, with worlds kept along the way, so that any moment is near one."""

from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.server.table.staging import Staging

EVERY = 16
"""Steps between two kept worlds."""


class Timeline:
    """Moment `i` of a game is the world after its first `bounds[i]` entries."""

    def __init__(self, game: Game, record: Record, bounds: list[int]) -> None:
        self.game = game
        self.record = record
        self.bounds = bounds
        self._worlds: list[Match] = []

    @property
    def steps(self) -> int:
        """How many answers were given; moments are numbered 0 to this."""
        return len(self.bounds) - 1

    def at(self, step: int) -> Match:
        """The world at a moment: without a log, and the caller's to change."""
        if not self._worlds:
            self._worlds.append(Match.replay(self.game, self.record, self.bounds[0], check=False).copy(recording=True))
        near = min(step // EVERY, len(self._worlds) - 1)
        match = self._worlds[near].copy()
        for each in range(near * EVERY, step):
            self.forward(match, each)
            if each + 1 == len(self._worlds) * EVERY:
                self._worlds.append(match.copy())
        return match

    def staging(self, step: int) -> Staging:
        """What the answer that led to this moment led to on the way; nothing before the first answer."""
        return Staging(step, self.at(step - 1), self.record.entries[self.bounds[step - 1] : self.bounds[step]])

    def forward(self, match: Match, step: int) -> list[Event]:
        """Play the answer that leads from this moment to the next, and the luck that followed; what was told."""
        entries = self.record.entries[self.bounds[step] : self.bounds[step + 1]]
        return [event for entry in entries for event in match.repeat(entry).events]
