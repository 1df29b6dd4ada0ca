"""`undercroft check`: whether everything in a database is as it was written. One line for each thing that is not."""

from collections.abc import AsyncIterator

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft import games
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.server.history.finished import finished_game
from undercroft.server.storage import schema
from undercroft.server.storage.codec import read_body
from undercroft.server.storage.database import file_of, is_down, open_engine, why
from undercroft.server.table import log
from undercroft.server.table.log import LogEntry
from undercroft.server.table.recording import entries_of, record_of
from undercroft.server.table.state import TableState


class Found:
    """What was looked at, and what was wrong."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.replays = 0
        self.faults: list[str] = []


async def examine(database: str) -> Found:
    """Look at every table and every replay."""
    found = Found()
    engine = open_engine(database)
    try:
        async for fault in _faults(engine, file_of(database) is not None, found):
            found.faults.append(fault)
    except Exception as bad:
        if not is_down(bad):
            raise
        found.faults.append(f"the database cannot be read to its end: {why(bad)}")
    finally:
        await engine.dispose()
    return found


async def _faults(engine: AsyncEngine, is_file: bool, found: Found) -> AsyncIterator[str]:
    if is_file:
        async with engine.connect() as connection:
            for row in (await connection.execute(text("PRAGMA integrity_check(10)"))).all():
                if row[0] != "ok":
                    yield f"the file is damaged: {row[0]}"
    c = schema.tables.c
    for id, last in await _rows(engine, select(c.id, c.last).order_by(c.id)):
        found.tables += 1
        fault = await _fault_of_table(engine, id, last, found)
        if fault is not None:
            yield f"table {id}: {fault}"
    ours = select(c.id)
    strays = select(schema.lines.c.table).where(schema.lines.c.table.not_in(ours)).distinct()
    for (id,) in await _rows(engine, strays):
        yield f"table {id}: has log entries and is not in the list of tables"
    for (id,) in await _rows(engine, select(schema.replays.c.id).order_by(schema.replays.c.id)):
        found.replays += 1
        (record,) = (await _rows(engine, select(schema.replays.c.record).where(schema.replays.c.id == id)))[0]
        fault = fault_of_record(record)
        if fault is not None:
            yield f"replay {id}: {fault}"


async def _rows(engine: AsyncEngine, query: object) -> list[tuple[object, ...]]:
    async with engine.connect() as connection:
        return [tuple(row) for row in (await connection.execute(query)).all()]  # type: ignore[call-overload]


async def _fault_of_table(engine: AsyncEngine, id: object, last: object, found: Found) -> str | None:
    c = schema.lines.c
    query = select(c.number, c.at, c.body, c.person, c.command).where(c.table == id).order_by(c.number)
    try:
        rows = await _rows(engine, query)
        entries = [LogEntry(n, at, read_body(body), who, command) for n, at, body, who, command in rows]  # type: ignore[arg-type]
    except Exception as bad:
        return f"its log cannot be read: {why(bad)}"
    found.entries += len(entries)
    for place, entry in enumerate(entries, 1):
        if entry.number != place:
            return f"log entry {place} is missing"
    if len(entries) != last:
        return f"the list of tables says it has {last} log entries, and there are {len(entries)}"
    return fault_of_log(entries)


def fault_of_log(entries: list[LogEntry]) -> str | None:
    """What is wrong with the log of a table, if anything: it must play, to the fingerprints it was written with."""
    try:
        table = TableState.of(entries)
        for record in records_of(entries):
            game = games.find(record.game)
            if record.version == game.version:
                Match.replay(game, record)
    except UndercroftError as bad:
        return str(bad)
    except Exception as bad:
        return f"it cannot be followed ({type(bad).__name__})"
    return None if table.number == len(entries) else "it cannot be followed to its end"


def records_of(entries: list[LogEntry]) -> list[Record]:
    """The games of a table as far as they were played, each with all fingerprints that still stand."""
    found: list[Record] = []
    opened = entries[0].body
    assert isinstance(opened, log.Opened)
    game = games.find(opened.game)
    seats = len(opened.holders)
    for entry in entries:
        body = entry.body
        if isinstance(body, log.Configured):
            seats = len(body.holders)
        elif isinstance(body, log.Started):
            found.append(record_of(game, seats, body))
        elif isinstance(body, log.Moved):
            record = found[-1]
            record.entries += entries_of(game, body.entries, len(record.entries))
            if body.print is not None:
                record.fingerprints[len(record.entries)] = body.print
        elif isinstance(body, log.TakenBack):
            found[-1] = found[-1].upto(body.keep)
    return found


def fault_of_record(text: object) -> str | None:
    """What is wrong with the record of a finished game; one of earlier rules is only kept."""
    try:
        finished_game(str(text))
    except UndercroftError as bad:
        return None if getattr(bad, "key", None) == "record-version" else str(bad)
    except Exception as bad:
        return f"it cannot be played ({type(bad).__name__})"
    return None
