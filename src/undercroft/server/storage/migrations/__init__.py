"""Bring a database to the shape of `schema.py`, step by step; runs at every start of the server."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.engine.errors import BadInput
from undercroft.server.storage.schema import metadata

VERSIONS = ("0001", "0002", "0003")
"""All migrations, in their order."""
HEAD = VERSIONS[-1]

LOCK = 7_365_011
"""Number of the lock that keeps two starting processes from migrating at once."""


def _upgrade(connection: Connection) -> None:
    known = set(inspect(connection).get_table_names())
    version = None
    if "alembic_version" in known:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if version == HEAD:
        return
    if version is None and known & set(metadata.tables):
        raise BadInput("the database belongs to another program: it has tables of the same names as ours")
    if version is not None and version not in VERSIONS:
        raise BadInput("the database is of a newer version of Undercroft, or of another program")
    # Only a database that must change pays for the machinery; a restart is quick.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """Apply every migration this database has not seen."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
