"""Kills, crafted clients and load, in short; `make soak` does them at length."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server import crafting, killing, load
from tests.server.postgres import Postgres
from tests.server.running import InThread
from undercroft import games


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    found = killing.rampage(str(tmp_path / "t.sqlite"), 2, seed=1)
    assert found["acknowledged"] > 10


@pytest.mark.soak
@pytest.mark.timeout(3000)
def test_a_hundred_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    found = killing.summed([killing.rampage(str(tmp_path / "t.sqlite"), 100)])
    print(found)
    assert found["restart worst s"] < 5


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("database_too", [False, True])
def test_a_hundred_kills_lose_nothing_on_postgresql(postgres: Postgres, database_too: bool) -> None:
    database = postgres.new_database(f"kills-{database_too}")
    found = killing.summed([killing.rampage(database, 100, postgres if database_too else None)])
    print(found)
    assert found["restart worst s"] < 5 or database_too


@pytest.mark.parametrize("key", games.all_keys())
def test_no_crafted_wish_is_granted_and_none_changes_anything(small: InThread, key: str) -> None:
    refused = asyncio.run(crafting.craft(small, key, 400, random.Random(key)))
    assert len(refused) == 8


@pytest.mark.soak
@pytest.mark.timeout(6000)
@pytest.mark.parametrize("key", games.all_keys())
def test_a_hundred_thousand_crafted_wishes(small: InThread, key: str) -> None:
    asyncio.run(crafting.craft(small, key, 25_000, random.Random()))


@pytest.mark.soak
@pytest.mark.timeout(3000)
def test_two_hundred_tables_are_told_within_a_tenth_of_a_second(tmp_path: Path) -> None:
    found = load.run(str(tmp_path / "t.sqlite"), [50, 100, 200, 400], 20, 1.0)
    for line in found:
        print(line)
    assert found[2]["p99 ms"] < 100
