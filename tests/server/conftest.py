"""Every test here gets a server of its own, on SQLite and on PostgreSQL."""

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import InThread, quick


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database(f"test-{uuid.uuid4().hex}")


@pytest.fixture
def served(database: str) -> Iterator[InThread]:
    """A running server on each kind of database."""
    with InThread(quick(database)) as server:
        yield server


@pytest.fixture
def small(tmp_path: Path) -> Iterator[InThread]:
    """A running server on SQLite alone, for what has nothing to do with the database."""
    with InThread(quick(str(tmp_path / "tables.sqlite"))) as server:
        yield server
