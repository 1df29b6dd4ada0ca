"""Running a server: health, catalogue, pages, backup, migrations, graceful ends."""

import asyncio
import contextlib
import gzip
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from typer.testing import CliRunner

from tests.server.postgres import Postgres, free_port
from tests.server.running import AsProcess, InThread, answer_first, first, play_on, quick
from tests.server.test_playing import lines_of
from undercroft import cli, games
from undercroft.engine.errors import BadInput
from undercroft.server.client import Client, RefusedByServer, TableLine
from undercroft.server.storage import migrations
from undercroft.server.storage.backup import read_backup, write_backup
from undercroft.server.storage.store import Store
from undercroft.server.table.refusals import KEYS
from undercroft.server.wire.app import serve
from undercroft.words import LANGUAGES, words_for


def test_health_names_the_database(served: InThread) -> None:
    health = httpx.get(served.address + "/api/health", trust_env=False).json()
    assert health["status"] == "ok"
    assert health["database"] == served.tables.store.kind


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
            called = described["words"][language]
            assert called["name"] == words_for(language, game.key).say("game-name")
            assert called["tagline"] == words_for(language, game.key).say("game-tagline")
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
            head = httpx.head(server.address + path, trust_env=False)
            assert (head.status_code, head.content) == (200, b"")
        script = httpx.get(server.address + "/assets/main-abc.js", trust_env=False)
        assert "immutable" in script.headers["cache-control"]
        tag = {"if-none-match": script.headers["etag"]}
        assert httpx.get(server.address + "/assets/main-abc.js", headers=tag, trust_env=False).status_code == 304
        for path in ("/nothing.js", "/%2e%2e/private.txt", "/assets/../../private.txt"):
            assert "private" not in httpx.get(server.address + path, trust_env=False).text


def test_the_web_client_is_sent_packed_to_who_can_unpack_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    script = "export const goblins = 'in the vaults';\n" * 200
    (site / "index.html").write_text("<!doctype html>the client")
    (site / "assets" / "main-abc.js").write_text(script)
    with InThread(quick(str(tmp_path / "t.sqlite"), site=str(site))) as server:
        address = server.address + "/assets/main-abc.js"
        tags = set()
        for accepted, coding in (("gzip, br", "gzip"), ("*", "gzip"), ("gzip;q=0", None), ("identity", None)):
            asked = {"accept-encoding": accepted}
            answer = httpx.get(address, headers=asked, trust_env=False)
            assert answer.text == script, accepted
            assert answer.headers.get("content-encoding") == coding, accepted
            assert answer.headers["vary"] == "accept-encoding"
            assert (int(answer.headers["content-length"]) < len(script) / 10) == (coding == "gzip")
            tags.add(answer.headers["etag"])
            known = {**asked, "if-none-match": answer.headers["etag"]}
            again = httpx.get(address, headers=known, trust_env=False)
            assert (again.status_code, again.content) == (304, b"")
        assert len(tags) == 2


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


def test_a_backup_taken_in_the_middle_of_play_holds_all_that_was_acknowledged(database: str, tmp_path: Path) -> None:
    saved: list[tuple[str, int]] = []

    async def play(line: TableLine, table: str, seconds: float) -> None:
        luck = random.Random(table)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not line.over:
            await line.until(lambda: bool(line.asked()) or line.over)
            if line.asked():
                seat = line.asked()[0]
                saved.append((table, await line.answer(seat, luck.choice(first(line, seat)["options"])["n"])))

    async def go(server: InThread) -> list[tuple[Path, set[tuple[str, int]]]]:
        taken: list[tuple[Path, set[tuple[str, int]]]] = []
        async with Client(server.address) as ada:
            await ada.be("Ada")
            lines = []
            for key in ("vault-wars", "vast"):
                table = await ada.open_table(game=key, seats=2, sit=[0, 1])
                lines.append(await ada.join(table).__aenter__())
                await lines[-1].do("start")
            playing = [asyncio.create_task(play(line, line.table_id, 4)) for line in lines]
            for i in range(3):
                await asyncio.sleep(0.5)
                before = set(saved)
                file = tmp_path / f"backup-{i}.gz"
                await asyncio.to_thread(write_backup, database, file)
                taken.append((file, before))
            await asyncio.gather(*playing)
            for line in lines:
                await line.close()
        return taken

    with InThread(quick(database)) as server:
        taken = asyncio.run(go(server))
    assert len(taken[-1][1]) > 5
    for i, (file, before) in enumerate(taken):
        target = str(tmp_path / f"restored-{i}.sqlite")
        read_backup(target, file)
        for table in {table for table, _ in before}:
            numbers = [line.number for line in lines_of(target, table)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert {number for name, number in before if name == table} <= set(numbers)


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not stored; what could not be stored is sent again and stored once."""
    database = str(tmp_path / "t.sqlite")

    async def play(server: AsProcess) -> tuple[str, list[int]]:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                numbers = [await answer_first(line, line.asked()[0]) for _ in range(3)]
                await line.until(lambda: line.number == numbers[-1])
                server.fill_the_disk(20_000)
                seat = line.asked()[0]
                waiting = asyncio.create_task(line.answer(seat, first(line, seat)["options"][0]["n"]))
                await line.until(lambda: line.gone is not None)
                assert line.gone == "not-stored"
                with pytest.raises(RefusedByServer) as refused:
                    await ada.open_table(game="vast", seats=2)
                assert (refused.value.key, refused.value.status) == ("not-stored", 503)
                assert not waiting.done()
                assert line.number == numbers[-1]
                server.fill_the_disk(None)
                numbers.append(await asyncio.wait_for(waiting, 20))
                numbers.append(await answer_first(line, line.asked()[0]))
        return table, numbers

    server = AsProcess(quick(database))
    server.log = str(tmp_path / "log")
    with server:
        table, numbers = asyncio.run(play(server))
    stored = [line.number for line in lines_of(database, table)]
    assert stored == list(range(1, len(stored) + 1))
    assert numbers == stored[2:]
    troubles = [
        line for line in map(json.loads, Path(server.log).read_text().splitlines()) if "not stored" in line["what"]
    ]
    assert troubles
    assert "disk" in troubles[0]["why"]


def test_sqlite_waits_for_the_disk_at_every_commit(small: InThread) -> None:
    async def ask() -> tuple[str, int]:
        async with small.tables.store.engine.connect() as connection:
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

    from undercroft.server.command_line import add_to

    app = typer.Typer()
    add_to(app)
    for command in ("serve", "backup", "restore", "check", "prune"):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


def packed(path: Path, *rows: object) -> None:
    """A file with the frame of a backup around these rows."""
    lines = [{"format": "undercroft-backup-1"}, *rows, {"rows": len(rows)}]
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize(
    ("command", "because"),
    [
        ("restore nothing.gz", "there is no file nothing.gz"),
        ("restore notes.txt", "notes.txt is not a backup, or is damaged"),
        ("restore number.gz --database new.sqlite", "number.gz is not a backup, or is damaged"),
        ("restore table.gz --database new.sqlite", "table.gz is not a backup, or is damaged"),
        ("restore column.gz --database new.sqlite", "column.gz is not a backup, or is damaged"),
        ("restore empty.gz --database missing/new.sqlite", "its folder is missing or closed"),
        ("restore empty.gz --database notes.txt", "notes.txt cannot be opened: file is not a database"),
        ("backup all.gz --database nothing.sqlite", "nothing.sqlite"),
        ("backup all.gz --database notes.txt", "file is not a database"),
        ("backup missing/all.gz --database empty.sqlite", "missing/all.gz cannot be written: No such file"),
        ("backup notes.txt/all.gz --database empty.sqlite", "notes.txt/all.gz cannot be written: Not a directory"),
        ("backup . --database empty.sqlite", ". cannot be written: Is a directory"),
        ("check --database nothing.sqlite", "nothing.sqlite"),
        ("check --database notes.txt", "file is not a database"),
        ("prune --database nothing.sqlite", "nothing.sqlite"),
        ("prune --database notes.txt", "file is not a database"),
        ("serve --database missing/new.sqlite", "its folder is missing or closed"),
        ("serve --database notes.txt", "notes.txt cannot be opened: file is not a database"),
        ("serve --database .", "is a folder, not a file"),
        ("serve --database other.sqlite", "belongs to another program"),
        ("serve --database future.sqlite", "of a newer version of Undercroft"),
        ("restore empty.gz --database other.sqlite", "belongs to another program"),
        ("serve --database sqlite://", "an SQLite database needs a file"),
        (
            "serve --database postgresql://u:hush@host:door/x",
            "must look like postgresql://NAME:PASSWORD@HOST:PORT/DATABASE",
        ),
        (
            "serve --database postgresql://u:hush@127.0.0.1:1/x",
            "u:***@127.0.0.1:1/x cannot be used: Connection refused",
        ),
        ("backup all.gz --database postgresql://u:hush@127.0.0.1:1/x", "cannot be read: Connection refused"),
        ("restore empty.gz --database postgresql://u:hush@127.0.0.1:1/x", "cannot be used: Connection refused"),
        (
            "serve --database postgresql://u:hush@no.such.host.invalid/x",
            "u:***@no.such.host.invalid/x cannot be used: ",
        ),
        ("serve --database mysql://somewhere", "a file, or a URL that begins with"),
        ("serve --workers 2", "several processes need PostgreSQL"),
        ("serve --site missing", "missing holds no built web client"),
        ("serve --origin play.example.org", "must look like https://play.example.org"),
        ("serve --origin https://play.example.org/", "must look like https://play.example.org"),
        ("serve --bot-pause inf", "Invalid value for '--bot-pause'"),
        ("serve --bot-seconds inf", "Invalid value for '--bot-seconds'"),
        ("serve --bot-seconds nan", "Invalid value for '--bot-seconds'"),
        ("serve --host=", "--host needs an address"),
        ("serve --host 203.0.113.1", "nobody can be served at 203.0.113.1:8000: "),
        ("serve --host no.such.host.invalid", "nobody can be served at no.such.host.invalid:8000: "),
    ],
)
def test_bad_input_is_refused_with_a_sentence_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, because: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("nothing but some notes, and far from any database", encoding="utf-8")
    sqlite3.connect("empty.sqlite").close()
    with contextlib.closing(sqlite3.connect("other.sqlite")) as other:
        other.execute("CREATE TABLE lines (poem TEXT)")
    with contextlib.closing(sqlite3.connect("future.sqlite")) as future:
        future.execute("CREATE TABLE alembic_version AS SELECT '9999' AS version_num")
        future.commit()
    packed(tmp_path / "empty.gz")
    packed(tmp_path / "number.gz", 5)
    packed(tmp_path / "table.gz", ["dragons", {}])
    packed(tmp_path / "column.gz", ["tables", {"dragon": 1}])
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    port = [] if "--host" in command or "serve" not in command else ["--port", str(free_port())]
    monkeypatch.setattr(sys, "argv", ["undercroft", *command.split(), *port])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert said.err.startswith("undercroft: ")
    assert because in said.err
    assert said.err.count("\n") == 1
    assert "hush" not in said.err
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (("/any", "/no-such-database"), 'database "no-such-database" does not exist'),
        (("//undercroft@", "//nobody-here:hush@"), 'role "nobody-here" does not exist'),
    ],
)
def test_what_postgresql_refuses_is_one_sentence(postgres: Postgres, change: tuple[str, str], because: str) -> None:
    database = postgres.url("any").replace(*change)
    with pytest.raises(BadInput, match=f"cannot be used: {because}") as refused:
        serve(port=free_port(), database=database)
    assert "hush" not in str(refused.value)


def test_a_port_that_is_taken_is_named_before_the_database_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"127.0.0.1:{port}: Address already in use"):
            serve(port=port, database=str(tmp_path / "new.sqlite"))
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_is_cut_off_leaves_nothing_in_the_journal_but_lines_of_json() -> None:
    """Its semaphores are cleared away by a helper of Python, which would say so in plain text."""
    cut_off = (
        "import multiprocessing, os\n"
        "from undercroft.server.wire.journal import write_journal\n"
        "write_journal()\n"
        "lock = multiprocessing.get_context('spawn').Lock()\n"
        "os._exit(0)\n"
    )
    done = subprocess.run([sys.executable, "-c", cut_off], capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == ""
