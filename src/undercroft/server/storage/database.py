"""Which database it is, and whether it can be used: found out before anything starts, and said in one sentence."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from socket import gaierror

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.engine.errors import BadInput
from undercroft.server.storage.migrations import migrate

PATIENCE = 10
"""Seconds after which a database that does not answer is not waited for any more."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def address(database: str) -> str:
    """The SQLAlchemy address of a database named by a file or a URL."""
    kind, is_url, rest = database.partition("://")
    if not is_url:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}"
    if kind not in DRIVERS:
        raise BadInput("the database is a file, or a URL that begins with sqlite:// or postgresql://")
    url = f"{DRIVERS[kind]}://{rest}"
    try:
        named = make_url(url).database
    except (ArgumentError, ValueError):
        # What exactly is wrong is not said: a part of it may be a password.
        raise BadInput("the database must look like postgresql://NAME:PASSWORD@HOST:PORT/DATABASE") from None
    if kind == "sqlite" and not named:
        raise BadInput("an SQLite database needs a file, as in sqlite:///tables.sqlite")
    return url


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    kind, _, file = address(database).partition(":///")
    return Path(file) if kind == "sqlite+aiosqlite" else None


def shown(database: str) -> str:
    """A database as it may be shown: by its file, or by its address without the password."""
    file = file_of(database)
    url = make_url(address(database)).set(drivername="postgresql")
    return str(file) if file is not None else url.render_as_string()


def open_engine(database: str) -> AsyncEngine:
    """A bare engine, for what is done before and beside serving."""
    patience = {} if file_of(database) is not None else {"timeout": PATIENCE}
    return create_async_engine(address(database), connect_args=patience)


def is_down(bad: BaseException) -> bool:
    """Whether the database, or the way to it, is at fault."""
    return isinstance(bad, OSError | SQLAlchemyError | TimeoutError) or type(bad).__module__.startswith("asyncpg")


def is_unstorable(bad: BaseException) -> bool:
    """Whether the database is well and says no to what was to be stored, as it would for ever."""
    cause = bad.orig if isinstance(bad, DBAPIError) and bad.orig is not None else bad
    # 22: a fault of the data, in the standard of SQL.
    faulty = str(getattr(cause, "sqlstate", None) or "").startswith("22")
    return faulty or isinstance(bad, DataError | ValueError | OverflowError)


def why(bad: BaseException) -> str:
    """What the database or the way to it said, for people: without what was to be stored."""
    cause = bad.orig if isinstance(bad, DBAPIError) and bad.orig is not None else bad
    if isinstance(cause, TimeoutError):
        return "it does not answer"
    if isinstance(cause, OSError) and cause.errno is not None:
        return str(cause.strerror) if isinstance(cause, gaierror) else os.strerror(cause.errno)
    # SQLAlchemy puts the class of the driver's own error before its words.
    return str(cause).partition("\n")[0].rpartition(">: ")[2][:160] or type(cause).__name__


@contextmanager
def sentence(database: str, verb: str) -> Iterator[None]:
    """Trouble with a database becomes one sentence: "the database X cannot be opened: it does not answer"."""
    try:
        yield
    except BadInput:
        raise
    except Exception as bad:
        if not is_down(bad) and not isinstance(bad, ValueError):
            raise
        raise BadInput(f"the database {shown(database)} cannot be {verb}: {why(bad)}") from None


def check_file(database: str) -> None:
    """Refuse a file that is no database, or that cannot be made one."""
    file = file_of(database)
    if file is None:
        return
    if file.is_dir():
        raise BadInput(f"the database {file} is a folder, not a file")
    try:
        if file.exists():
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA schema_version")
        elif not os.access(file.parent, os.W_OK | os.X_OK):
            raise BadInput(f"the database {file} cannot be made: its folder is missing or closed")
    except sqlite3.Error as bad:
        raise BadInput(f"the database {file} cannot be opened: {bad}") from None


def keep_private(database: str) -> None:
    """Who reads the database can read every hand: its file, and what SQLite lays beside it, is its owner's alone."""
    file = file_of(database)
    if file is None:
        return
    with suppress(OSError):
        file.touch(mode=0o600)
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(0o600)


def make_ready(database: str) -> None:
    """Bring a database to its newest shape. Raises `BadInput` with a sentence where that cannot be done."""

    async def migrated() -> None:
        engine = open_engine(database)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    check_file(database)
    keep_private(database)
    with sentence(database, "used"):
        asyncio.run(migrated())
