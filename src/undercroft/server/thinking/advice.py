"""Hints and odds. For a hint an expert looks at the open question as the seat that is asked sees it.

It thinks in a process of its own, so the opponents at the tables never wait for it, and it gets an imagined world
as every bot does, so it knows nothing its seat does not know. Where many ask at once, an adept answers at a glance.
Who has asked lately finds the next hints ready: while nobody waits for advice, it looks at their questions ahead.
"""

import asyncio
import logging
from collections import OrderedDict

from undercroft.engine.match import Match
from undercroft.server.table.commands import Person
from undercroft.server.table.conditions import asked, own_seat, running
from undercroft.server.table.log import HUMAN
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.thinking.answers import Hint, Odds
from undercroft.server.thinking.bot_worker import Occasion
from undercroft.server.thinking.bots import Bots

logger = logging.getLogger("undercroft.server")

LEVEL = "expert"
QUICK = "adept"
CROWD = 3
"""While so many wait for advice, whoever comes next gets it from a quick bot."""
SECONDS = 1.0
"""How long it thinks at most."""
WAITING = 8
"""How many may wait for advice at once."""
PATIENCE = 3.0
"""Seconds before the expert looks at a game that has begun: its players wait for their first question."""
KEPT = 256
"""Hints that are remembered: asking twice brings the same answer."""
AHEAD = 6
"""So many questions are thought about ahead after a hint was asked for; then only if another one is."""

Seat = tuple[str, int]
"""A table and a seat of it."""


class Advice:
    """The hint-giver of this process."""

    def __init__(self, seconds: float) -> None:
        self.bots = Bots(1, min(seconds, SECONDS))
        self._asking: set[str] = set()
        self._learned: set[str] = set()
        self._given: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._interested: OrderedDict[Seat, int] = OrderedDict()
        """Seats for which a hint was asked lately, and for how many more questions that counts."""
        self._ahead: asyncio.Task[None] | None = None
        self._pondered: tuple[str, int, int] | None = None
        """The question that is thought about ahead."""
        self._odds: OrderedDict[tuple[str, int], Odds] = OrderedDict()
        self._odds_lock = asyncio.Lock()

    def close(self) -> None:
        """Think no more."""
        if self._ahead is not None:
            self._ahead.cancel()
        self.bots.stop()

    def knows(self, game: str) -> bool:
        """Whether the expert has learned a game, or is about to."""
        return game in self._learned

    async def learn(self, game: str) -> None:
        """Let the expert learn a game before somebody wants a hint; its first one would otherwise take seconds."""
        self._learned.add(game)
        await asyncio.sleep(PATIENCE)
        await self.bots.prepare(game, LEVEL)

    async def hint(self, id: str, table: TableState, person: Person, seat: int, decision: int) -> Hint:
        """What the best player would answer in this seat. Raises `Refused` where hints are off or nothing is asked."""
        key = (id, seat, decision)
        running(table)
        own_seat(table, person, seat)
        if not table.hints():
            raise Refused("hints-off")
        match = asked(table, seat, decision)
        self._interested[(id, seat)] = AHEAD
        self._interested.move_to_end((id, seat))
        while len(self._interested) > KEPT:
            self._interested.popitem(last=False)
        if self._ahead is not None and self._pondered == key:
            await asyncio.shield(self._ahead)
            match = asked(table, seat, decision)
        if key in self._given:
            return self._given[key]
        if person.id in self._asking or len(self._asking) >= WAITING:
            raise Refused("no-hint")
        level = LEVEL if len(self._asking) < CROWD else QUICK
        self._asking.add(person.id)
        try:
            hint = await self._found(id, table, match, seat, decision, level)
        finally:
            self._asking.discard(person.id)
        if hint is None:
            raise Refused("no-hint")
        return hint

    async def _found(
        self, id: str, table: TableState, match: Match, seat: int, decision: int, level: str
    ) -> Hint | None:
        """A hint that was worked out now, and is kept."""
        occasion = Occasion(id, table.number, table.just_answered(seat))
        advice = await self.bots.advise(self.bots.task(match, seat, level, occasion))
        if advice is None:
            return None
        hint = Hint(seat, decision, advice.number, level, advice.facts, advice.instead, advice.against)
        self._given[(id, seat, decision)] = hint
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return hint

    def is_ready(self, id: str, seat: int, decision: int) -> bool:
        """Whether the hint for a question is known already."""
        return (id, seat, decision) in self._given

    def ponder(self, id: str, table: TableState) -> None:
        """Think ahead about an open question of somebody who has asked for hints lately, if nobody waits for advice."""
        if self._asking or self._ahead is not None or table.match is None or not table.hints():
            return
        for seat in table.asked():
            key = (id, seat, table.decision(seat))
            left = self._interested.get((id, seat), 0)
            if left and table.holders[seat].kind == HUMAN and not self.is_ready(*key):
                self._interested[(id, seat)] = left - 1
                self._pondered = key
                self._ahead = asyncio.create_task(self._think_ahead(key, table, table.match))
                return

    async def _think_ahead(self, key: tuple[str, int, int], table: TableState, match: Match) -> None:
        id, seat, decision = key
        try:
            if table.decision(seat) == decision and len(match.legal_actions(seat)) > 1:
                await self._found(id, table, match, seat, decision, LEVEL)
        except Exception:
            # Whoever asks for the hint is told what is wrong.
            logger.exception("no hint ahead", extra={"table": id})
        finally:
            self._ahead = None
            self._pondered = None

    async def odds(self, id: str, table: TableState) -> Odds:
        """The odds of the game as it stands, open to whoever may see the table; worked out once for all who ask."""
        async with self._odds_lock:
            match = running(table)
            key = (id, table.number)
            if key in self._odds:
                return self._odds[key]
            task = self.bots.task(match, 0, LEVEL)
            found = Odds(key[1], await self.bots.odds(task))
            self._odds[key] = found
            while len(self._odds) > KEPT:
                self._odds.popitem(last=False)
            return found
