"""What is not kept for ever: tables nobody has touched for long, and talk nobody is shown any more.

Finished games stay as replays.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.settings import Settings
from undercroft.server.storage import schema
from undercroft.server.storage.codec import text_of
from undercroft.server.table.log import CLOSED, GATHERING, OVER, RUNNING, Said
from undercroft.server.table.state import CHAT_KEPT
from undercroft.server.table.surroundings import now

DAY = 24 * 3600 * 1000
CHUNK = 200
RECENT = 2 * DAY
"""Tables that were touched in this time are looked through for old talk; the others have been."""
LESSON = '%"lesson":true%'
SAID = '{"kind":"said"%'
BLANK = text_of(Said("", None, ""))
"""What remains of something said: its place in the log."""


class Pruned(NamedTuple):
    """What has gone."""

    finished: int
    never_begun: int
    lessons: int
    said: int
    """Lines of talk."""


async def prune(engine: AsyncEngine, keep: Settings) -> Pruned:
    """Remove old tables with their logs, and old talk. A table that is touched meanwhile stays."""
    finished = 0
    for phase in (OVER, CLOSED):
        finished += await _remove_all(engine, phase, keep.keep_finished_days)
    never_begun = await _remove_all(engine, GATHERING, keep.keep_gathering_days)
    lessons = await _remove_all(engine, RUNNING, keep.keep_gathering_days, schema.tables.c.summary.like(LESSON))
    return Pruned(finished, never_begun, lessons, await _forget_talk(engine))


async def _forget_talk(engine: AsyncEngine) -> int:
    """Empty what was said before the last lines a table shows. Its entry stays, so that the log has no gap."""
    c, t = schema.lines.c, schema.tables.c
    said = (c.body.like(SAID), c.body != BLANK)
    talkative = (
        select(c.table)
        .join_from(schema.tables, schema.lines, c.table == t.id)
        .where(t.changed >= now() - RECENT, t.last > CHAT_KEPT, *said)
        .group_by(c.table)
        .having(func.count() > CHAT_KEPT)
    )
    async with engine.connect() as connection:
        ids = [str(row[0]) for row in (await connection.execute(talkative)).all()]
    count = 0
    for id in ids:
        oldest = select(c.number).where(c.table == id, *said).order_by(c.number.desc()).offset(CHAT_KEPT - 1).limit(1)
        async with engine.begin() as connection:
            shown = (await connection.execute(oldest)).scalar()
            old = update(schema.lines).where(c.table == id, c.number < shown, *said).values(body=BLANK)
            count += (await connection.execute(old)).rowcount
    return count


async def _remove_all(engine: AsyncEngine, state: str, days: float, *others: ColumnElement[bool]) -> int:
    count = 0
    while True:
        async with engine.begin() as connection:
            removed = await _remove_some(connection, state, now() - int(days * DAY), others)
        count += removed
        if removed < CHUNK:
            return count


async def _remove_some(
    connection: AsyncConnection, state: str, before: int, others: tuple[ColumnElement[bool], ...]
) -> int:
    c, series = schema.tables.c, schema.campaigns.c
    # Between two games of a campaign its table is over and its story is not.
    going_on = select(series.table).where(series.champion.is_(None))
    old = (
        select(c.id).where(c.state == state, c.changed < before, or_(c.id.not_in(going_on), c.state != "over"), *others)
    ).limit(CHUNK)
    # Asked again in the same breath: whoever has just played on has changed it.
    gone = delete(schema.tables).where(c.id.in_(old), c.changed < before).returning(c.id)
    ids = [str(row[0]) for row in (await connection.execute(gone)).all()]
    for table in (schema.lines, schema.snapshots, schema.sitters, schema.campaigns):
        await connection.execute(delete(table).where(table.c.table.in_(ids)))
    return len(ids)
