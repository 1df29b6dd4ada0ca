"""What is not kept for ever: tables nobody has touched for long. Finished games stay as replays."""

from typing import NamedTuple

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.settings import Settings
from undercroft.server.storage import schema
from undercroft.server.table.surroundings import now

DAY = 24 * 3600 * 1000
CHUNK = 200


class Pruned(NamedTuple):
    """What has gone."""

    finished: int
    never_begun: int


async def prune(engine: AsyncEngine, keep: Settings) -> Pruned:
    """Remove old tables with their logs. A table that is touched meanwhile stays."""
    finished = await _remove_all(engine, "over", keep.keep_finished_days)
    return Pruned(finished, await _remove_all(engine, "gathering", keep.keep_gathering_days))


async def _remove_all(engine: AsyncEngine, state: str, days: float) -> int:
    count = 0
    while True:
        async with engine.begin() as connection:
            removed = await _remove_some(connection, state, now() - int(days * DAY))
        count += removed
        if removed < CHUNK:
            return count


async def _remove_some(connection: AsyncConnection, state: str, before: int) -> int:
    c, series = schema.tables.c, schema.campaigns.c
    # Between two games of a campaign its table is over and its story is not.
    going_on = select(series.table).where(series.champion.is_(None))
    old = (
        select(c.id).where(c.state == state, c.changed < before, or_(c.id.not_in(going_on), c.state != "over"))
    ).limit(CHUNK)
    # Asked again in the same breath: whoever has just played on has changed it.
    gone = delete(schema.tables).where(c.id.in_(old), c.changed < before).returning(c.id)
    ids = [str(row[0]) for row in (await connection.execute(gone)).all()]
    for table in (schema.lines, schema.snapshots, schema.sitters, schema.campaigns):
        await connection.execute(delete(table).where(table.c.table.in_(ids)))
    return len(ids)
