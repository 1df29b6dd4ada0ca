"""A finished game from its record: checked by playing it, and shown step by step as each seat saw it."""

import logging

from undercroft import games
from undercroft.engine.errors import BadInput, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record
from undercroft.engine.waiting import LUCK
from undercroft.server.history.answers import ReplayInfo, ReplayMoments, ReplayMove
from undercroft.server.history.timeline import Timeline
from undercroft.server.table.news import SeatView, SeenEvent
from undercroft.server.table.projection import moment_of
from undercroft.server.table.refusals import Refused, unfit, unfit_by

logger = logging.getLogger("undercroft.server")

LONGEST = 10_000
"""Entries of a record somebody adds; games that people play have a tenth of that."""


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

    def moments(self, seat: int | None, first: int, count: int) -> ReplayMoments:
        """So many moments from one on, as a seat (None: a spectator) saw them. Raises `Refused`."""
        if first > self.steps:
            raise Refused("no-such-step")
        if seat is not None and not 0 <= seat < self.record.seats:
            raise Refused("no-such-seat", number=seat + 1)
        return ReplayMoments(first, self.views(seat, first, min(first + count - 1, self.steps)))

    def info(self, id: str, names: list[str], finished: int, seed: str | None) -> ReplayInfo:
        """What there is to say about it as a whole."""
        record = self.record
        actions = self.game.actions
        answers = [record.entries[at] for at in self.starts]
        return ReplayInfo(
            id=id,
            game=record.game,
            version=record.version,
            seats=record.seats,
            names=names,
            options=record.settings,
            finished=finished,
            steps=self.steps,
            moves=[
                ReplayMove(
                    seat=each.seat,
                    n=each.number,
                    verb=actions.verb_of(each.number).key,
                    args=actions.named(each.number),
                )
                for each in answers
            ],
            outcome=self.outcome.to_json(),
            commitment=record.commitment,
            seed=seed,
        )


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


def imported_game(content: bytes) -> FinishedGame:
    """The game of a record somebody brings. Whatever it says is checked by playing it. Raises `Refused`."""
    try:
        return finished_game(content.decode(), LONGEST)
    except UnicodeDecodeError:
        raise unfit("record-truncated", refusal="bad-record") from None
    except UndercroftError as bad:
        raise unfit_by(bad, refusal="bad-record") from None
    except Exception:
        # A forged record may lead the rules anywhere; whatever happens there, it is the record's fault.
        logger.info("record refused", exc_info=True)
        raise unfit("record-forged", refusal="bad-record") from None
