"""Backup and restore: all tables as JSON lines in one compressed file, readable by either database."""

import asyncio
import gzip
import json
from pathlib import Path

from sqlalchemy import func, insert, select

from undercroft.engine.errors import BadInput
from undercroft.engine.serialize import Json
from undercroft.files import written_whole
from undercroft.server.storage.database import file_of, make_ready, open_engine, sentence
from undercroft.server.storage.schema import metadata

FORMAT = "undercroft-backup-1"
CHUNK = 500


def write_backup(database: str, target: Path) -> int:
    """Copy a database, as it is at one moment, into a file; the number of rows."""
    file = file_of(database)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}")
    with sentence(database, "read"):
        return asyncio.run(_write(database, target))


def read_backup(database: str, source: Path) -> int:
    """Fill an empty database from a file; the number of rows."""
    if not source.is_file():
        raise BadInput(f"there is no file {source}")
    content = _content(source)
    make_ready(database)
    with sentence(database, "filled"):
        return asyncio.run(_read(database, content))


async def _write(database: str, target: Path) -> int:
    engine = open_engine(database)
    rows = 0
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        async with engine.begin() as connection:
            with written_whole(target) as draft, gzip.open(private(draft), "wt", encoding="utf-8") as file:
                file.write(json.dumps({"format": FORMAT}) + "\n")
                for table in metadata.sorted_tables:
                    found = await connection.stream(select(table))
                    async for row in found.mappings():
                        file.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                        rows += 1
                file.write(json.dumps({"rows": rows}) + "\n")
    finally:
        await engine.dispose()
    return rows


def private(draft: Path) -> Path:
    """A file that only its owner can read, from its first byte."""
    if not draft.exists():
        draft.touch(mode=0o600)
    return draft


def _content(source: Path) -> list[tuple[str, Json]]:
    """Every row of a backup, with the name of its table."""
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
    except (OSError, EOFError, ValueError):
        raise BadInput(f"{source} is not a backup, or is damaged") from None
    if len(lines) < 2 or lines[0] != {"format": FORMAT} or lines[-1] != {"rows": len(lines) - 2}:
        raise BadInput(f"{source} is not a backup, or is incomplete")
    for line in lines[1:-1]:
        if not _is_row(line):
            raise BadInput(f"{source} is not a backup, or is damaged")
    return [(name, row) for name, row in lines[1:-1]]


def _is_row(line: object) -> bool:
    match line:
        case [str(name), dict(row)]:
            return name in metadata.tables and row.keys() <= set(metadata.tables[name].columns.keys())
    return False


async def _read(database: str, content: list[tuple[str, Json]]) -> int:
    engine = open_engine(database)
    try:
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise BadInput("the database is not empty; restore into a new one")
            for table in metadata.sorted_tables:
                rows = [row for name, row in content if name == table.name]
                for at in range(0, len(rows), CHUNK):
                    await connection.execute(insert(table), rows[at : at + CHUNK])
    finally:
        await engine.dispose()
    return len(content)
