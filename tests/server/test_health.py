"""The server says when it is unwell, what is stored can be examined, and what is old goes."""

import asyncio
import contextlib
import json
import random
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from typer.testing import CliRunner

from tests.server.postgres import free_port
from tests.server.running import AsProcess, InThread, play_on, quick
from undercroft.engine.errors import BadInput
from undercroft.lessons import lessons_of
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.command_line import add_to
from undercroft.server.service import health
from undercroft.server.storage import prune as prune_module
from undercroft.server.storage.backup import write_backup
from undercroft.server.storage.prune import DAY, prune
from undercroft.server.table import state
from undercroft.server.table.surroundings import now
from undercroft.server.wire.app import serve


def ask(server: InThread | AsProcess, path: str) -> httpx.Response:
    return httpx.get(server.address + path, trust_env=False, timeout=20)


def until(found: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.1)


async def finished_table(address: str, game: str = "goblin-vaults") -> str:
    async with Client(address) as ada:
        await ada.be("Ada")
        table = await ada.open_table(game=game, seats=2, sit=[0, 1])
        async with ada.join(table) as line:
            await line.do("start")
            await play_on(line, random.Random(1))
    return table


def checked(database: str) -> tuple[int, str]:
    """What `undercroft check` says."""
    app = typer.Typer()
    add_to(app)
    done = CliRunner().invoke(app, ["check", "--database", database])
    return done.exit_code, done.stdout


def test_a_full_disk_makes_the_server_unready_until_there_is_room_and_it_lives_on(tmp_path: Path) -> None:
    server = AsProcess(quick(str(tmp_path / "t.sqlite")))
    server.log = str(tmp_path / "log")
    with server:
        assert ask(server, "/api/ready").json()["troubles"] == []
        server.fill_the_disk(20_000)

        async def try_to_store() -> None:
            async with Client(server.address) as ada:
                with pytest.raises(RefusedByServer):
                    await ada.be("Ada")

        asyncio.run(try_to_store())
        unwell = ask(server, "/api/ready")
        assert unwell.status_code == 503
        assert "nothing can be stored" in unwell.json()["troubles"][0]
        assert ask(server, "/api/live").status_code == 200
        assert "undercroft_ready 0.0" in ask(server, "/metrics").text
        server.fill_the_disk(None)
        until(lambda: ask(server, "/api/ready").status_code == 200)
        assert "undercroft_ready 1.0" in ask(server, "/metrics").text
    told = [json.loads(line)["what"] for line in Path(server.log).read_text().splitlines()]
    assert "database failed" in told
    assert "stored again" in told


def damage(database: str, table: bytes) -> None:
    """Overwrite the pages that hold this, as a failing disk does."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(Path(database).read_bytes())
    at = content.find(table)
    while at >= 0:
        page = at // size * size
        content[page : page + 100] = b"\xaa" * 100
        at = content.find(table, page + size)
    Path(database).write_bytes(content)


def test_damage_in_the_file_is_told_by_the_server_and_found_by_check(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")
    with InThread(quick(database)) as server:
        table = asyncio.run(finished_table(server.address))
    assert checked(database) == (0, "")
    damage(database, table.encode())
    code, said = checked(database)
    assert code == 1
    assert "damaged" in said or "cannot be read" in said

    async def look(address: str) -> None:
        async with Client(address) as ada:
            with pytest.raises(RefusedByServer):
                await ada.ask("GET", f"/api/tables/{table}")

    with InThread(quick(database)) as server:
        asyncio.run(look(server.address))
        unwell = ask(server, "/api/ready")
        assert unwell.status_code == 503
        assert "undercroft check" in unwell.json()["troubles"][0]
        assert "undercroft_damaged 1.0" in ask(server, "/metrics").text


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("DELETE FROM lines WHERE number = 4", "log entry 4 is missing"),
        ("UPDATE tables SET last = last + 1", "the list of tables says"),
        ("UPDATE lines SET body = replace(body, '[[0,', '[[1,') WHERE number > 2", "cannot be played"),
        ("UPDATE lines SET body = '{' WHERE number = 3", "its log cannot be read"),
        ("UPDATE replays SET record = replace(record, '\"seats\": 2', '\"seats\": 3')", "seal"),
        ("DELETE FROM tables", "is not in the list of tables"),
    ],
)
def test_check_says_in_a_line_what_is_wrong(finished: Path, tmp_path: Path, harm: str, told: str) -> None:
    database = tmp_path / "harmed.sqlite"
    database.write_bytes(finished.read_bytes())
    assert checked(str(database)) == (0, "")
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute(harm)
        connection.commit()
    code, said = checked(str(database))
    assert code == 1
    assert told in said
    assert said.count("\n") == 1


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one finished game, closed."""
    database = tmp_path_factory.mktemp("finished") / "t.sqlite"
    with InThread(quick(str(database))) as server:
        asyncio.run(finished_table(server.address))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return database


def test_liveness_and_readiness_are_not_rationed(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), requests=2)) as server:
        for path in ("/api/live", "/api/ready", "/api/health"):
            assert {ask(server, path).status_code for _ in range(20)} == {200}


def test_figures_are_for_the_machines_the_operator_lists(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"))) as server:
        text = ask(server, "/metrics").text
        for name in ("ready", "tables", "sockets", "log_entries_stored_total", "loop_lag_seconds", "disk_free_bytes"):
            assert f"\nundercroft_{name} " in text
        assert 'undercroft_bots_waiting{lane="quick"} 0.0' in text
        assert "process_resident_memory_bytes" in text
    with InThread(quick(str(tmp_path / "t.sqlite"), metrics_from=[])) as server:
        assert ask(server, "/metrics").status_code == 404


def test_a_slow_loop_and_starving_bots_are_in_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "LOOK", 0.05)
    monkeypatch.setattr(health, "SLOW", 0.2)
    monkeypatch.setattr(health, "STARVING", 0.3)

    async def block() -> None:
        time.sleep(0.6)

    async def starve(server: InThread) -> None:
        lane = server.tables.runners.bots.quick
        async with lane.worker("Ada", "one"):
            waiting = asyncio.create_task(lane.worker("Boris", "two").__aenter__())
            await asyncio.sleep(1.0)
            waiting.cancel()

    with InThread(quick(str(tmp_path / "t.sqlite"))) as server:
        server.inside(block())
        server.inside(starve(server))
        until(lambda: {"the event loop is slow", "bots wait too long"} <= {each.message for each in caplog.records})
        assert "undercroft_loop_lag_worst_seconds 0.0\n" not in ask(server, "/metrics").text


def test_two_servers_cannot_open_one_file(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")
    with InThread(quick(database)), pytest.raises(BadInput, match="in use by another server"):
        serve(port=free_port(), database=database)
    with InThread(quick(database)) as server:
        assert ask(server, "/api/ready").status_code == 200


def test_the_database_and_its_backups_are_their_owners_alone(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    server = AsProcess(quick(str(database)))
    with server:
        write_backup(str(database), tmp_path / "backup.gz")
        files = [file for file in tmp_path.iterdir() if file.is_file()]
        assert len(files) >= 3
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@pytest.mark.parametrize("https", [False, True])
def test_a_server_reached_by_https_says_so_for_a_year(tmp_path: Path, https: bool) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), https=https)) as server:
        assert ("strict-transport-security" in ask(server, "/api/live").headers) == https


def test_only_the_names_the_operator_lists_are_answered_to(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), hosts=["play.example.org"])) as server:

        def status(host: str, path: str = "/api/games") -> int:
            return httpx.get(server.address + path, headers={"host": host}, trust_env=False).status_code

        assert status("play.example.org") == 200
        assert status("Play.Example.org:8000") == 200
        assert status("evil.example.org") == 421
        assert status("127.0.0.1") == 421
        assert status("127.0.0.1", "/api/ready") == 200


def test_old_tables_go_and_their_replays_stay(served: InThread) -> None:
    """Whatever is touched meanwhile stays; a table that was removed under somebody's eyes takes no more entries."""

    async def play() -> None:
        address, store = served.address, served.tables.store
        old = [await finished_table(address) for _ in range(2)]
        async with Client(address) as ada:
            await ada.be("Ada")
            gathering = await ada.open_table(game="goblin-vaults", seats=2)
            running = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            lesson = await ada.open_table(game="goblin-vaults", seats=2, lesson=lessons_of("goblin-vaults")[0].key)
            await ada.ask("POST", f"/api/tables/{lesson}/commands", {"type": "start", "command": "x"})
            async with ada.join(running) as line:
                await line.do("start")

        async def change(statement: str) -> Any:
            async with store.engine.begin() as connection:
                return (await connection.exec_driver_sql(statement)).rowcount

        async def go() -> tuple[int, ...]:
            before = now() - 100 * DAY
            await change(f"UPDATE tables SET changed = {before} WHERE id <> '{old[1]}'")
            return tuple(await prune(store.engine, served.settings))

        assert served.inside(go()) == (1, 1, 1, 0)
        async with Client(address) as boris:
            await boris.be("Boris")
            for gone in (gathering, lesson, old[0]):
                with pytest.raises(RefusedByServer, match="no-such-table"):
                    await boris.ask(
                        "POST", f"/api/tables/{gone}/commands", {"type": "say", "command": "x", "text": "x"}
                    )
            for there in (running, old[1]):
                await boris.ask("POST", f"/api/tables/{there}/commands", {"type": "say", "command": "x", "text": "x"})

        async def count() -> list[int]:
            async with store.engine.connect() as connection:
                queries = ("SELECT count(*) FROM replays", f"SELECT count(*) FROM lines WHERE \"table\" = '{old[0]}'")
                return [int((await connection.exec_driver_sql(query)).scalar() or 0) for query in queries]

        assert served.inside(count()) == [2, 0]

    asyncio.run(play())


def test_talk_that_nobody_is_shown_any_more_goes(served: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its place in the log stays, so everything is counted as before."""
    for module in (prune_module, state):
        monkeypatch.setattr(module, "CHAT_KEPT", 3)

    async def play() -> None:
        async with Client(served.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                for count in range(8):
                    await line.do("say", text=f"line {count}")
                shown = [each["text"] for each in line.chat][-3:]
                number = line.number
            store = served.tables.store
            gone = await asyncio.to_thread(served.inside, prune(store.engine, served.settings))
            assert gone.said == 5
            again = await asyncio.to_thread(served.inside, prune(store.engine, served.settings))
            assert again.said == 0
            entries = await asyncio.to_thread(served.inside, store.log(table))
            assert "line 0" not in str(entries)
            served.tables.live.clear()
            async with ada.join(table) as line:
                assert [each["text"] for each in line.chat] == shown
                assert line.number == number

    asyncio.run(play())
