"""Hints and odds. For a hint an expert looks at the open question as the seat that is asked sees it.

It thinks in a process of its own, so the opponents at the tables never wait for it, and it gets an imagined world
as every bot does, so it knows nothing its seat does not know. Where many ask at once, an adept answers at a glance.
"""

import asyncio
from collections import OrderedDict

from undercroft.server.table.commands import Person
from undercroft.server.table.conditions import asked, own_seat, running
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.thinking.answers import Hint, Odds
from undercroft.server.thinking.bots import Bots

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


class Advice:
    """The hint-giver of this process."""

    def __init__(self, seconds: float) -> None:
        self.bots = Bots(1, min(seconds, SECONDS))
        self._asking: set[str] = set()
        self._learned: set[str] = set()
        self._given: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._odds: OrderedDict[tuple[str, int], Odds] = OrderedDict()
        self._odds_lock = asyncio.Lock()

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
        if key in self._given:
            return self._given[key]
        if person.id in self._asking or len(self._asking) >= WAITING:
            raise Refused("no-hint")
        level = LEVEL if len(self._asking) < CROWD else QUICK
        task = self.bots.task(match, seat, level)
        self._asking.add(person.id)
        try:
            advice = await self.bots.advise(task)
        finally:
            self._asking.discard(person.id)
        if advice is None:
            raise Refused("no-hint")
        hint = Hint(seat, decision, advice.number, level, advice.facts, advice.instead, advice.against)
        self._given[key] = hint
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return hint

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
