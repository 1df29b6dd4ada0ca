"""Finished games: step by step, as each seat saw them; exported, imported, and played on from any moment."""

from collections import OrderedDict

import msgspec

from undercroft.engine.errors import BrokenRecord
from undercroft.server.fairness.workshop import Workshop
from undercroft.server.history.answers import ReplayInfo, ReplayLine, ReplayMoments
from undercroft.server.history.finished import FinishedGame, finished_game, imported_game, version_of
from undercroft.server.storage.rows import Replay, StoredReplay
from undercroft.server.storage.store import Store
from undercroft.server.table import log
from undercroft.server.table.commands import Person
from undercroft.server.table.opening import opened_from
from undercroft.server.table.refusals import Refused
from undercroft.server.table.surroundings import new_id, now

KEPT = 16
"""Replays that stay in memory."""


class Replays:
    """The library."""

    def __init__(self, store: Store, workshop: Workshop, most: int) -> None:
        self.store = store
        self.workshop = workshop
        self.most = most
        """Records a person may add."""
        self._games: OrderedDict[str, FinishedGame] = OrderedDict()

    async def of(self, person: str) -> list[ReplayLine]:
        return [
            ReplayLine(id, game, seats, msgspec.json.decode(names), finished, msgspec.json.decode(winners), ending)
            for id, game, seats, names, finished, winners, ending in await self.store.replays_of(person)
        ]

    async def _row(self, id: str) -> StoredReplay:
        row = await self.store.replay(id)
        if row is None:
            raise Refused("no-such-replay")
        return row

    async def game(self, id: str) -> FinishedGame:
        found = self._games.get(id)
        if found is None:
            row = await self._row(id)
            try:
                found = await self.workshop.do(lambda: finished_game(row.record))
            except BrokenRecord as bad:
                # It was whole when it was stored, so what does not fit is the rules.
                raise Refused("other-rules", version=version_of(row.record)) from bad
            self._games[id] = found
            while len(self._games) > KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(id)
        return found

    async def info(self, id: str) -> ReplayInfo:
        row = await self._row(id)
        game = await self.game(id)
        return game.info(id, msgspec.json.decode(row.names), row.finished, row.seed)

    async def moments(self, id: str, seat: int | None, first: int, count: int) -> ReplayMoments:
        game = await self.game(id)
        return await self.workshop.do(lambda: game.moments(seat, first, count))

    async def record(self, id: str) -> tuple[str, str]:
        row = await self._row(id)
        return row.game, row.record

    async def add(self, person: Person, content: bytes) -> str:
        """Import a record. Whatever it says is checked by playing it."""
        if await self.store.imported(person.id) >= self.most:
            raise Refused("too-many-records", most=self.most)
        self.workshop.budgets.spend("imports")
        game = await self.workshop.do(lambda: imported_game(content))
        record = game.record
        id = new_id()
        row = {
            "id": id,
            "table": None,
            "game": record.game,
            "seats": record.seats,
            "names": msgspec.json.encode([""] * record.seats).decode(),
            "finished": now(),
            "winners": msgspec.json.encode(game.outcome.winners).decode(),
            "ending": game.outcome.ending,
            "seed": None,
            "record": record.text(game.game.actions),
        }
        await self.store.add_replay(Replay(row, [person.id]))
        return id

    async def continued(self, id: str, person: Person, step: int, seat: int, level: str | None) -> log.Opened:
        """The opening of a table that goes on from a step of this game."""
        game = await self.game(id)
        if step >= game.steps:
            raise Refused("no-such-step")
        return opened_from(person, game.game, game.record, game.starts[step], seat, level)
