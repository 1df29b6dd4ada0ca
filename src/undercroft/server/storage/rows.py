"""What is stored with a log entry, in the same moment: what lists show of the table, snapshots, finished games."""

from asyncio import Future
from collections.abc import Sequence
from typing import NamedTuple

from undercroft.engine.serialize import Json
from undercroft.server.storage.codec import text_of
from undercroft.server.table import log
from undercroft.server.table.changed_rules import record_as_played
from undercroft.server.table.log import RUNNING, VACANT, LogEntry, Snapshot, TablePhase
from undercroft.server.table.state import TableState

SNAPSHOT_EVERY = 40
"""Log entries between two snapshots of a match."""


class Replay:
    """A finished game, ready to be stored with its last log entry."""

    def __init__(self, row: Json, people: Sequence[str]) -> None:
        self.row = row
        self.people = people


class TableRow(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    name: str
    state: TablePhase
    summary: str


class CampaignRow(NamedTuple):
    """A campaign in a list, and its table."""

    id: str
    game: str
    name: str
    state: TablePhase
    summary: str
    players: str
    games: int
    champion: int | None


class ReplayRow(NamedTuple):
    """A replay in a list."""

    id: str
    game: str
    seats: int
    names: str
    finished: int
    winners: str
    ending: str


class StoredReplay(NamedTuple):
    """A replay with its record."""

    game: str
    names: str
    finished: int
    seed: str | None
    record: str


class Append:
    """One log entry and all that must be stored in the same moment; `after` is the table with it."""

    def __init__(self, table: str, entry: LogEntry, after: TableState, left: Replay | None = None) -> None:
        body = entry.body
        self.table = table
        self.entry = entry
        self.listed = _listed_row(entry, after)
        """What the list of tables shows."""
        self.game = body.game if isinstance(body, log.Opened) else None
        """Set for the first log entry of a table."""
        self.sitters: set[str] | None = None
        if after.table_changed == entry.number and not isinstance(body, log.Moved):
            self.sitters = _sitters(after)
        self.replay = left
        """A game that has ended here, or that its rules have left behind."""
        if isinstance(body, log.Started | log.Moved) and body.replay is not None:
            self.replay = _replay(body.replay, table, entry.at, after)
        self.campaign = _campaign_row(table, after) if after.table_changed == entry.number else None
        """What the list of campaigns shows."""
        self.snapshot: Snapshot | None = None
        if _snapshot_is_due(entry, after):
            assert after.match is not None
            self.snapshot = Snapshot(entry.number, after.match.to_json(), after.match.decisions())
            after.snapshot_at = entry.number
        self.done: Future[None] | None = None


def _snapshot_is_due(entry: LogEntry, after: TableState) -> bool:
    body = entry.body
    due = isinstance(body, log.TakenBack) or (
        isinstance(body, log.Moved) and entry.number - after.snapshot_at >= SNAPSHOT_EVERY
    )
    return due and after.match is not None and after.match.waiting is not None


def _listed_row(entry: LogEntry, after: TableState) -> Json:
    asked = [after.holders[seat] for seat in after.asked()]
    summary = {
        "seats": len(after.holders),
        "taken": sum(1 for holder in after.holders if holder.kind != VACANT),
        "reminded": [after.holders[seat].person for seat in after.members.reminders],
        "waiting": [[holder.person, holder.name] for holder in asked],
        "campaign": after.series is not None,
        "lesson": after.progress is not None,
        "learns": after.learns,
        "learnt": after.is_learnt,
    }
    return {
        "name": after.setup.name,
        "public": after.setup.public,
        "state": after.phase,
        "summary": text_of(summary),
        "wake": entry.at if after.bots_to_move() else after.deadline if after.phase == RUNNING else None,
        "last": entry.number,
        "changed": entry.at,
    }


def _sitters(after: TableState) -> set[str]:
    """Whose table this is: who sits, may come back to a seat or asks for one, and the host."""
    kept = {holder.kept_for for holder in after.holders}
    asking = {request.person.id for request in after.members.requests}
    return {person for person in (*after.people(), *kept, *asking, after.host) if person is not None}


def _campaign_row(id: str, after: TableState) -> Json | None:
    """None where the table has no campaign."""
    series = after.series
    if series is None:
        return None
    return {
        "table": id,
        "players": text_of(series.players(after.holders)),
        "games": len(series.games),
        "champion": series.info(after.holders).champion,
    }


def replay_left(before: TableState, body: log.RulesChanged, table: str, at: int) -> Replay | None:
    """What was played of a game that its rules have left behind; None where it was over and is kept already."""
    if before.phase != RUNNING or body.replay is None:
        return None
    assert before.game is not None
    row = {
        "id": body.replay,
        "table": table,
        "game": before.game.key,
        "seats": len(before.holders),
        "names": text_of([holder.name for holder in before.holders]),
        "finished": at,
        "winners": "[]",
        "ending": "",
        "seed": None,
        "record": record_as_played(before),
    }
    return Replay(row, before.people())


def _replay(id: str, table: str, finished: int, after: TableState) -> Replay:
    match = after.match
    assert match is not None
    assert match.record is not None
    assert match.outcome is not None
    row = {
        "id": id,
        "table": table,
        "game": match.game.key,
        "seats": match.seats,
        "names": text_of([holder.name for holder in after.holders]),
        "finished": finished,
        "winners": text_of(match.outcome.winners),
        "ending": match.outcome.ending,
        "seed": after.seed,
        "record": match.record.text(match.game.actions),
    }
    return Replay(row, after.people())
