"""Running a server: health, catalogue, pages, backup, migrations, graceful ends."""

import asyncio
import json
import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from typer.testing import CliRunner

from tests.server.postgres import Postgres
from tests.server.running import AsProcess, InThread, play_on, quick
from tests.server.test_playing import lines_of
from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.server import migrations
from undercroft.server.app import serve
from undercroft.server.backup import read_backup, write_backup
from undercroft.server.client import Client
from undercroft.server.refusals import KEYS
from undercroft.server.store import Store
from undercroft.words import LANGUAGES, words_for


def test_health_names_the_database(served: InThread) -> None:
    health = httpx.get(served.address + "/api/health", trust_env=False).json()
    assert health["status"] == "ok"
    assert health["database"] == served.hall.store.kind


def test_the_catalogue_describes_every_game(small: InThread) -> None:
    catalogue = httpx.get(small.address + "/api/games", trust_env=False).json()
    assert [game["key"] for game in catalogue["games"]] == games.all_keys()
    for described in catalogue["games"]:
        game = games.find(described["key"])
        assert described["seats"] == [game.least_seats, game.most_seats]
        assert {setting["key"] for setting in described["settings"]} == {s.key for s in game.settings}
        known = {domain["key"]: domain["values"] for domain in described["domains"]}
        for verb in described["verbs"]:
            assert all(domain in known for domain in verb["domains"])
            assert game.actions.verb_of(verb["base"]).key == verb["key"]
        for language in LANGUAGES:
            path = f"/api/games/{game.key}/rulebook/{language}"
            assert httpx.get(small.address + path, trust_env=False).text.startswith("#")


def test_the_openapi_page_lists_every_route(small: InThread) -> None:
    schema = httpx.get(small.address + "/api/docs/openapi.json", trust_env=False).json()
    page = httpx.get(small.address + "/api/docs", trust_env=False).text
    assert "/api/tables/{table}/commands" in schema["paths"]
    for path in schema["paths"]:
        assert path in page
    assert "<script" not in page


def test_every_refusal_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for key in KEYS:
            assert words_for(language).has(f"refusal-{key}"), (language, key)


def test_the_web_client_is_served_and_its_addresses_lead_to_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>the client")
    (site / "assets" / "main-abc.js").write_text("1")
    (tmp_path / "private.txt").write_text("private")
    with InThread(quick(str(tmp_path / "t.sqlite"), site=str(site))) as server:
        for path in ("/", "/t/abc", "/replay/x", "/rules/vast"):
            assert "the client" in httpx.get(server.address + path, trust_env=False).text
        script = httpx.get(server.address + "/assets/main-abc.js", trust_env=False)
        assert "immutable" in script.headers["cache-control"]
        tag = {"if-none-match": script.headers["etag"]}
        assert httpx.get(server.address + "/assets/main-abc.js", headers=tag, trust_env=False).status_code == 304
        for path in ("/nothing.js", "/%2e%2e/private.txt", "/assets/../../private.txt"):
            assert "private" not in httpx.get(server.address + path, trust_env=False).text


def test_a_backup_restores_into_either_database(tmp_path: Path, postgres: Postgres) -> None:
    source = str(tmp_path / "one.sqlite")

    async def play(server: InThread) -> str:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                await play_on(line, random.Random(1), 70)
        return table

    with InThread(quick(source)) as server:
        table = asyncio.run(play(server))
        file = tmp_path / "backup.gz"
        rows = write_backup(source, file)
    assert rows > 40
    original = lines_of(source, table)
    targets = [str(tmp_path / "two.sqlite"), postgres.new_database("restored")]
    for target in targets:
        assert read_backup(target, file) == rows
        assert lines_of(target, table) == original
        with pytest.raises(BadInput, match="not empty"):
            read_backup(target, file)
    second = tmp_path / "again.gz"
    assert write_backup(targets[1], second) == rows
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(BadInput, match="backup"):
        read_backup(str(tmp_path / "three.sqlite"), file)
    with pytest.raises(BadInput, match="no database"):
        write_backup(str(tmp_path / "nothing.sqlite"), second)


def test_sqlite_waits_for_the_disk_at_every_commit(small: InThread) -> None:
    async def ask() -> tuple[str, int]:
        async with small.hall.store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            return str(mode), int(level or 0)

    assert small.inside(ask()) == ("wal", 2)


def test_migrations_run_once_and_a_second_start_changes_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")

    async def open_and_close() -> None:
        store = Store(database)
        await store.open()
        await store.close()

    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head() == migrations.HEAD
    shapes = []
    for _ in range(2):
        asyncio.run(open_and_close())
        with sqlite3.connect(database) as connection:
            shapes.append(connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall())
    assert shapes[0] == shapes[1]
    assert any(name == "lines" for name, _ in shapes[0])


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="PostgreSQL"):
        serve(database=str(tmp_path / "t.sqlite"), workers=2)
    with pytest.raises(BadInput, match="postgresql://"):
        serve(database="mysql://somewhere")


def test_a_server_that_is_asked_to_stop_tells_its_guests_and_ends_well(tmp_path: Path) -> None:
    async def play(server: AsProcess) -> None:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                await line.until(lambda: line.reconnects > 0)

    server = AsProcess(quick(str(tmp_path / "t.sqlite")))
    server.log = str(tmp_path / "log")
    with server:
        asyncio.run(play(server))
    assert json.loads(Path(server.log).read_text().splitlines()[-1])["what"] == "closed"


def test_the_command_line_explains_itself() -> None:
    import typer

    from undercroft.server.commands import add_to

    app = typer.Typer()
    add_to(app)
    for command in ("serve", "backup", "restore"):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
    assert CliRunner().invoke(app, ["restore", "nothing.gz"]).exit_code == 2
