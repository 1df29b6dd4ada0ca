"""Games as the log of a table keeps them: record entries, and what is played again from them."""

from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Entry, Record, read_entry
from undercroft.server.table import log


def luck_of(words: list[int]) -> Luck:
    return Luck(words[0], words[1], words[2], words[3])


def replayed(game: Game, record: Record, luck: list[int]) -> Match:
    """The match of a record, to be played on; its events are in the log of the table, so it keeps none."""
    match = Match.replay(game, record, check=False)
    match.resume(luck_of(luck))
    return match.copy(recording=True)


def follow(match: Match, body: log.Moved) -> None:
    """Play what a log entry says, luck included."""
    record = match.record
    assert record is not None
    match.pause_at_chance = True
    for row in body.entries:
        match.repeat(read_entry(row[:2], match.game.actions, len(record.entries)))
    match.resume(luck_of(body.luck))
    if body.print is not None:
        record.fingerprints[len(record.entries)] = body.print


def record_of(game: Game, seats: int, body: log.Started) -> Record:
    """The record of a game as it began."""
    record = Record(game.key, body.version, seats, dict(body.settings), body.cards, body.commitment)
    record.entries = entries_of(game, body.entries, 0)
    record.fingerprints = {int(at): mark for at, mark in body.prints.items()}
    return record


def entries_of(game: Game, rows: list[log.EntryRow], at: int) -> list[Entry]:
    """Record entries as the log keeps them."""
    found: list[Entry] = []
    for i in range(len(rows)):
        bare = read_entry(rows[i][:2], game.actions, at + i)
        found.append(Entry(bare.seat, bare.number, bare.outcome, rows[i][2], rows[i][3]))
    return found


def entry_rows(game: Game, entries: list[Entry]) -> list[log.EntryRow]:
    """Record entries for the log."""
    return [[*entry.to_json(game.actions), entry.asked, entry.reveal_count] for entry in entries]
