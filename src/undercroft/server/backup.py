"""Backup and restore: all tables as JSON lines in one compressed file, readable by either database."""

import asyncio
import gzip
import json
import os
from pathlib import Path

from sqlalchemy import func, insert, select

from undercroft.engine.errors import BadInput
from undercroft.server.migrations import migrate
from undercroft.server.schema import metadata
from undercroft.server.store import address, open_engine

FORMAT = "undercroft-backup-1"
CHUNK = 500


def write_backup(database: str, target: Path) -> int:
    """Copy a database, as it is at one moment, into a file; the number of rows."""
    file = address(database).removeprefix("sqlite+aiosqlite:///")
    if "://" not in file and not Path(file).is_file():
        raise BadInput(f"there is no database {database!r}")
    return asyncio.run(_write(database, target))


def read_backup(database: str, source: Path) -> int:
    """Fill an empty database from a file; the number of rows."""
    if not source.is_file():
        raise BadInput(f"there is no file {source}")
    return asyncio.run(_read(database, source))


async def _write(database: str, target: Path) -> int:
    engine = open_engine(database)
    partial = target.with_name(target.name + ".part")
    rows = 0
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        async with engine.begin() as connection:
            with gzip.open(partial, "wt", encoding="utf-8") as file:
                file.write(json.dumps({"format": FORMAT}) + "\n")
                for table in metadata.sorted_tables:
                    found = await connection.stream(select(table))
                    async for row in found.mappings():
                        file.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                        rows += 1
                file.write(json.dumps({"rows": rows}) + "\n")
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
        await engine.dispose()
    return rows


async def _read(database: str, source: Path) -> int:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
    except (OSError, EOFError, ValueError):
        raise BadInput(f"{source} is not a backup, or is damaged") from None
    if len(lines) < 2 or lines[0] != {"format": FORMAT} or lines[-1] != {"rows": len(lines) - 2}:
        raise BadInput(f"{source} is not a backup, or is incomplete")
    engine = open_engine(database)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise BadInput("the database is not empty; restore into a new one")
            for table in metadata.sorted_tables:
                rows = [row for name, row in lines[1:-1] if name == table.name]
                for at in range(0, len(rows), CHUNK):
                    await connection.execute(insert(table), rows[at : at + CHUNK])
    finally:
        await engine.dispose()
    return len(lines) - 2
