"""Finished games: step by step, as each seat saw them; exported, imported, and played on from any moment."""

import logging
from collections import OrderedDict

import msgspec

from undercroft import games
from undercroft.engine.errors import BadInput, BrokenRecord, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record
from undercroft.engine.waiting import LUCK
from undercroft.server.fairness.workshop import Workshop
from undercroft.server.history.answers import ReplayInfo, ReplayLine, ReplayMoments, ReplayMove
from undercroft.server.history.timeline import Timeline
from undercroft.server.storage.rows import Replay, StoredReplay
from undercroft.server.storage.store import Store
from undercroft.server.table import log
from undercroft.server.table.commands import Person
from undercroft.server.table.news import SeatView, SeenEvent
from undercroft.server.table.opening import opened_from
from undercroft.server.table.projection import moment_of
from undercroft.server.table.refusals import Refused, unfit, unfit_by
from undercroft.server.table.surroundings import new_id, now

logger = logging.getLogger("undercroft.server")

LONGEST = 10_000
"""Entries of a record somebody adds; games that people play have a tenth of that."""
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

    def view(self, match: Match, step: int, seat: int | None) -> SeatView:
        """A moment, and what a seat was told since the one before."""
        viewer = -1 if seat is None else seat
        heard = [event.reaches(viewer) for event in self.told[step]]
        told = [SeenEvent(step, event.key, event.args) for event in self.told[step] if event.reaches(viewer)]
        shown = moment_of(match, seat, step)
        frames = self.staging(step).seen(seat, heard, shown.table) if step > 0 else []
        return SeatView(seat, shown, told, frames)

    def views(self, seat: int | None, first: int, last: int) -> list[SeatView]:
        """The moments from one to another."""
        match = self.at(first)
        found = [self.view(match, first, seat)]
        for step in range(first, last):
            self.forward(match, step)
            found.append(self.view(match, step + 1, seat))
        return found


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
        record = game.record
        actions = game.game.actions
        answers = [record.entries[at] for at in game.starts]
        return ReplayInfo(
            id=id,
            game=record.game,
            version=record.version,
            seats=record.seats,
            names=msgspec.json.decode(row.names),
            options=record.settings,
            finished=row.finished,
            steps=game.steps,
            moves=[
                ReplayMove(
                    seat=each.seat,
                    n=each.number,
                    verb=actions.verb_of(each.number).key,
                    args=actions.named(each.number),
                )
                for each in answers
            ],
            outcome=game.outcome.to_json(),
            commitment=record.commitment,
            seed=row.seed,
        )

    async def moments(self, id: str, seat: int | None, first: int, count: int) -> ReplayMoments:
        game = await self.game(id)
        if first > game.steps:
            raise Refused("no-such-step")
        if seat is not None and not 0 <= seat < game.record.seats:
            raise Refused("no-such-seat", number=seat + 1)
        views = await self.workshop.do(lambda: game.views(seat, first, min(first + count - 1, game.steps)))
        return ReplayMoments(first, views)

    async def record(self, id: str) -> tuple[str, str]:
        row = await self._row(id)
        return row.game, row.record

    async def add(self, person: Person, content: bytes) -> str:
        """Import a record. Whatever it says is checked by playing it."""
        if await self.store.imported(person.id) >= self.most:
            raise Refused("too-many-records", most=self.most)
        self.workshop.budgets.spend("imports")
        try:
            text = content.decode()
            game = await self.workshop.do(lambda: finished_game(text, LONGEST))
        except UnicodeDecodeError:
            raise unfit("record-truncated", refusal="bad-record") from None
        except UndercroftError as bad:
            raise unfit_by(bad, refusal="bad-record") from None
        except Exception:
            # A forged record may lead the rules anywhere; whatever happens there, it is the record's fault.
            logger.info("record refused", exc_info=True)
            raise unfit("record-forged", refusal="bad-record") from None
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


def version_of(text: str) -> str:
    """The rules a stored record was made under."""
    return str(parse_record(text).get("version", ""))


def finished_game(text: str, longest: int | None = None) -> FinishedGame:
    """Read and check a whole record, unless it has too many entries."""
    data = parse_record(text)
    entries = data.get("entries")
    if longest is not None and isinstance(entries, list) and len(entries) > longest:
        raise BadInput(f"the record has more than {longest} entries", "record-too-long", {"most": longest})
    game = games.find(data["game"])
    record = read_record(data, game.actions)
    return FinishedGame(game, record)
