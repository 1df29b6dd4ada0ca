"""Finished games: step by step, from each seat's eyes; exported, imported, and played on from any moment."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import msgspec

from undercroft import games
from undercroft.engine.errors import BadInput, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record
from undercroft.engine.waiting import LUCK
from undercroft.server.history.answers import GoOn, ReplayInfo, ReplayLine, ReplayMoments
from undercroft.server.history.timeline import Timeline
from undercroft.server.storage.store import Replay, Store
from undercroft.server.table import log, plans
from undercroft.server.table.inputs import new_id, now
from undercroft.server.table.log import HUMAN, Holder
from undercroft.server.table.news import SeatView, SeenEvent
from undercroft.server.table.plans import Person
from undercroft.server.table.projection import moment_of
from undercroft.server.table.refusals import Refused, unfit, unfit_by

logger = logging.getLogger("undercroft.server")

KEPT = 16
"""Replays that stay in memory."""


class FinishedGame(Timeline):
    """A finished game laid out, with what was told in each step."""

    def __init__(self, game: Game, record: Record) -> None:
        entries = record.entries
        self.starts = [i for i in range(len(entries)) if entries[i].seat != LUCK]
        """The entry with which each step begins."""
        super().__init__(game, record, [*self.starts, len(entries)])
        match = Match.replay(game, record)
        if match.outcome is None:
            raise BadInput("the game of this record is not over", "record-not-over")
        self.outcome = match.outcome
        opening = Match.replay(game, record, self.bounds[0], check=False)
        walker = opening.copy(recording=True)
        self.told = [opening.history().events, *(self.forward(walker, step) for step in range(self.steps))]
        """By moment: what was told since the one before."""
        # Walk through it once, while nobody waits for a single moment.
        self.at(self.steps)

    def eye(self, match: Match, step: int, seat: int | None) -> SeatView:
        """A moment, and what a seat was told since the one before."""
        viewer = -1 if seat is None else seat
        told = [SeenEvent(step, event.key, event.args) for event in self.told[step] if event.reaches(viewer)]
        return SeatView(seat, moment_of(match, seat, step), told)


class Replays:
    """The library."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._films: OrderedDict[str, FinishedGame] = OrderedDict()

    async def of(self, person: str) -> list[ReplayLine]:
        return [
            ReplayLine(id, game, seats, msgspec.json.decode(names), finished, msgspec.json.decode(winners), ending)
            for id, game, seats, names, finished, winners, ending in await self.store.replays_of(person)
        ]

    async def _row(self, id: str) -> Any:
        row = await self.store.replay(id)
        if row is None:
            raise Refused("no-such-replay")
        return row

    async def film(self, id: str) -> FinishedGame:
        found = self._films.get(id)
        if found is None:
            row = await self._row(id)
            found = await asyncio.to_thread(film_of, row.record)
            self._films[id] = found
            while len(self._films) > KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(id)
        return found

    async def info(self, id: str) -> ReplayInfo:
        row = await self._row(id)
        film = await self.film(id)
        record = film.record
        actions = film.game.actions
        moves = [{"seat": record.entries[at].seat, **actions.to_json(record.entries[at].number)} for at in film.starts]
        return ReplayInfo(
            id=id,
            game=record.game,
            version=record.version,
            seats=record.seats,
            names=msgspec.json.decode(row.names),
            options=record.settings,
            finished=row.finished,
            steps=film.steps,
            moves=moves,
            outcome=film.outcome.to_json(),
            commitment=record.commitment,
            seed=row.seed,
        )

    async def moments(self, id: str, seat: int | None, first: int, count: int) -> ReplayMoments:
        film = await self.film(id)
        if first > film.steps:
            raise Refused("no-such-step")
        if seat is not None and not 0 <= seat < film.record.seats:
            raise Refused("no-such-seat", number=seat + 1)
        last = min(first + count - 1, film.steps)
        match = film.at(first)
        eyes = [film.eye(match, first, seat)]
        for step in range(first, last):
            film.forward(match, step)
            eyes.append(film.eye(match, step + 1, seat))
        return ReplayMoments(first, eyes)

    async def record(self, id: str) -> tuple[str, str]:
        row = await self._row(id)
        return row.game, row.record

    async def add(self, person: Person, content: bytes) -> str:
        """Import a record. Whatever it says is checked by playing it."""
        try:
            text = content.decode()
            film = await asyncio.to_thread(film_of, text)
        except UnicodeDecodeError:
            raise unfit("record-truncated", refusal="bad-record") from None
        except UndercroftError as bad:
            raise unfit_by(bad, refusal="bad-record") from None
        except Exception:
            # A forged record may lead the rules anywhere; whatever happens there, it is the record's fault.
            logger.info("record refused", exc_info=True)
            raise unfit("record-forged", refusal="bad-record") from None
        record = film.record
        id = new_id()
        row = {
            "id": id,
            "table": None,
            "game": record.game,
            "seats": record.seats,
            "names": msgspec.json.encode([""] * record.seats).decode(),
            "finished": now(),
            "winners": msgspec.json.encode(film.outcome.winners).decode(),
            "ending": film.outcome.ending,
            "seed": None,
            "record": record.text(film.game.actions),
        }
        await self.store.add_replay(Replay(row, [person.id]))
        return id

    async def continued(self, id: str, person: Person, wish: GoOn) -> log.Opened:
        """The opening of a table that goes on from a step of this game."""
        film = await self.film(id)
        record = film.record
        if wish.step >= film.steps:
            raise Refused("no-such-step")
        if wish.seat >= record.seats:
            raise Refused("no-such-seat", number=wish.seat + 1)
        level = wish.level or plans.STAND_IN
        plans.check_level(level)
        holders = [Holder()] * record.seats
        holders[wish.seat] = Holder(HUMAN, person.name, person.id)
        for seat in range(record.seats):
            if seat != wish.seat:
                holders[seat] = plans.bot_holder(level, holders)
        prefix = record.entries[: film.starts[wish.step]]
        origin = log.Origin(
            record.version,
            record.settings,
            dict(record.cards) if record.cards is not None else None,
            record.commitment,
            [entry.to_json(film.game.actions) for entry in prefix],
        )
        setup = log.Setup(person.name, False, record.settings, None)
        return log.Opened(record.game, person.id, setup, holders, origin)


def film_of(text: str) -> FinishedGame:
    """Read and check a whole record."""
    data = parse_record(text)
    game = games.find(data["game"])
    record = read_record(data, game.actions)
    return FinishedGame(game, record)
