"""What one guest may ask for and hold open, and that the others notice nothing of whoever wants more."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.running import AsProcess, InThread, answer_first, quick
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.fairness.asker import Asker
from undercroft.server.fairness.budgets import Budgets
from undercroft.server.settings import Allowance
from undercroft.server.table import setup
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import CHAT_KEPT

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, for the guest who wants nothing unusual."""


def answer_elsewhere(address: str, path: str = "/api/me") -> httpx.Response:
    """What somebody else is answered."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=10) as other:
        return other.get(address + path)


def test_who_has_spent_a_budget_is_told_how_long_to_wait_and_an_address_is_a_few_persons() -> None:
    budgets = Budgets(quick("", chat=Allowance(5, 60), crowd=2))
    ada, boris, clara = (Asker("192.0.2.1", name) for name in ("Ada", "Boris", "Clara"))
    for _ in range(5):
        budgets.spend("chat", asker=ada)
    with pytest.raises(Refused) as refused:
        budgets.spend("chat", 2, asker=ada)
    assert refused.value.args_for_words == {"seconds": 2}
    for _ in range(5):
        budgets.spend("chat", asker=boris)
    with pytest.raises(Refused):
        budgets.spend("chat", asker=clara)
    budgets.spend("chat", asker=Asker("192.0.2.2", "Clara"))


def test_what_something_has_cost_may_leave_a_debt_and_the_server_itself_pays_nothing() -> None:
    budgets = Budgets(quick("", requests=60))
    ada = Asker("192.0.2.1", "Ada")
    budgets.charge("work", 70, ada)
    with pytest.raises(Refused) as refused:
        budgets.spend("work", asker=ada)
    assert refused.value.args_for_words == {"seconds": 11}
    for _ in range(1000):
        budgets.spend("work", 1000)


def test_a_home_has_a_whole_network_of_addresses() -> None:
    assert Asker("2001:db8:1:2::1").address == Asker("2001:db8:1:2:ffff::9").address
    assert Asker("2001:db8:1:3::1").address != Asker("2001:db8:1:2::1").address
    assert Asker("::ffff:192.0.2.1").address == "192.0.2.1"


def test_a_flood_is_refused_with_the_time_to_wait_and_others_are_served(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), requests=30)) as server:
        answers: list[httpx.Response] = []
        while len(answers) < 100 and (not answers or answers[-1].status_code == 200):
            answers.append(httpx.get(server.address + "/api/me", trust_env=False))
        assert 30 < len(answers) < 100
        assert answers[-1].status_code == 429
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 3
        assert "Wait" in answers[-1].json()["detail"]
        assert answer_elsewhere(server.address).status_code == 200
        assert httpx.get(server.address + "/api/health", trust_env=False).status_code == 200


def test_what_is_said_too_often_is_refused_and_whoever_comes_is_told_the_last_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A table has a limit of its own, which is far lower.
    monkeypatch.setattr(setup, "TALK_OF_ONE", 1_000)

    async def play(server: InThread) -> None:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2)
            lines = [await ada.join(table).__aenter__() for _ in range(3)]
            said, last = 0, ""
            for i in range(300):
                with contextlib.suppress(RefusedByServer):
                    await lines[i % 3].do("say", text=f"line {i}")
                    said, last = said + 1, f"line {i}"
            assert 250 <= said <= 255
            with pytest.raises(RefusedByServer, match="too-many"):
                await lines[0].do("say", text="one more")
            # Whoever talks too much may still play.
            await lines[0].do("configure", name="A table")
            for line in lines:
                await line.close()
            async with ada.join(table) as late:
                assert len(late.chat) == CHAT_KEPT
                assert late.chat[-1]["text"] == last

    with InThread(quick(str(tmp_path / "t.sqlite"), chat=Allowance(250, 6))) as server:
        asyncio.run(play(server))


def test_a_command_sent_again_is_not_paid_for_twice(tmp_path: Path) -> None:
    async def play(server: InThread) -> None:
        async with Client(server.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2)
            async with ada.join(table) as line:
                first = await line.do("say", text="hello", command="once")
                for _ in range(10):
                    assert await line.do("say", text="hello", command="once") == first

    with InThread(quick(str(tmp_path / "t.sqlite"), chat=Allowance(2, 1))) as server:
        asyncio.run(play(server))


def test_a_person_may_have_so_many_unfinished_tables_and_an_address_some_more(tmp_path: Path) -> None:
    async def play(server: InThread) -> None:
        async with Client(server.address) as ada, Client(server.address) as boris, Client(server.address) as clara:
            for client in (ada, boris, clara):
                await client.be("Somebody")
            for client in (ada, boris):
                opened = [await client.open_table(game="goblin-vaults", seats=2) for _ in range(3)]
                with pytest.raises(RefusedByServer, match="too-many-tables: You have 3 unfinished games"):
                    await client.open_table(game="goblin-vaults", seats=2)
                # A closed table is no game that waits.
                await client.ask("POST", f"/api/tables/{opened[0]}/commands", {"type": "close", "command": "x"})
                await client.open_table(game="goblin-vaults", seats=2)
            with pytest.raises(RefusedByServer, match="too-many-tables"):
                await clara.open_table(game="goblin-vaults", seats=2)

    with InThread(quick(str(tmp_path / "t.sqlite"), tables_each=3, crowd=2)) as server:
        asyncio.run(play(server))


@pytest.fixture
def few_lines(tmp_path: Path) -> Iterator[InThread]:
    with InThread(quick(str(tmp_path / "t.sqlite"), lines_each=5, lines_address=8)) as server:
        yield server


def test_a_person_and_an_address_may_hold_so_many_lines(few_lines: InThread) -> None:
    async def open_lines(client: Client, table: str, count: int) -> list[websockets.ClientConnection]:
        url = few_lines.address.replace("http", "ws") + f"/ws/tables/{table}"
        origin = websockets.Origin(few_lines.address)
        headers = {"Cookie": client.cookie()}
        return [
            await websockets.connect(url, origin=origin, additional_headers=headers, proxy=None) for _ in range(count)
        ]

    async def kinds(lines: list[websockets.ClientConnection]) -> list[str]:
        return sorted(["gone" if '"gone"' in str(await line.recv()) else "welcome" for line in lines])

    async def play() -> None:
        async with Client(few_lines.address) as ada, Client(few_lines.address) as boris:
            await ada.be("Ada")
            await boris.be("Boris")
            table = await ada.open_table(game="goblin-vaults", seats=2)
            mine = await open_lines(ada, table, 7)
            assert await kinds(mine) == ["gone"] * 2 + ["welcome"] * 5
            theirs = await open_lines(boris, table, 5)
            assert await kinds(theirs) == ["gone"] * 2 + ["welcome"] * 3
            for line in mine + theirs:
                await line.close()
            deadline = time.monotonic() + 5
            while few_lines.tables.lines.all and time.monotonic() < deadline:
                await asyncio.sleep(0.02)
            again = await open_lines(boris, table, 5)
            assert await kinds(again) == ["welcome"] * 5
            for line in again:
                await line.close()

    asyncio.run(play())


def test_reading_replays_is_paid_by_the_processor_time_it_takes_and_holds_up_nobody(tmp_path: Path) -> None:
    record = (
        Path(__file__).parents[1] / "records" / "vast" / "knight-goblins-dragon-cave-thief.everyone-buried.json"
    ).read_bytes()

    async def play(server: InThread) -> tuple[int, float]:
        async with Client(server.address) as reader:
            await reader.be("Reader")
            token = str(reader.http.cookies.get("csrftoken"))
            added = await reader.http.post("/api/replays", content=record, headers={"x-csrftoken": token})
            replay = added.json()["id"]
            waits: list[float] = []
            done = asyncio.Event()

            async def other() -> None:
                while not done.is_set():
                    began = time.monotonic()
                    answer = await asyncio.to_thread(answer_elsewhere, server.address, "/api/health")
                    assert answer.status_code == 200
                    waits.append(time.monotonic() - began)

            looking = asyncio.create_task(other())
            read = [reader.http.get(f"/api/replays/{replay}/moments?first={i % 20 + 200}&count=50") for i in range(120)]
            answers = await asyncio.gather(*read)
            done.set()
            await looking
            refused = [answer for answer in answers if answer.status_code == 429]
            assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
            assert len(refused) + sum(answer.status_code == 200 for answer in answers) == 120
            return len(refused), max(waits)

    with InThread(quick(str(tmp_path / "t.sqlite"), requests=200)) as server:
        refused, longest = asyncio.run(play(server))
        assert refused > 20
        assert longest < 4.0


def test_a_record_that_is_too_long_is_not_played(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            entries: list[Any] = [[0, "pass"]] * 10_001
            with pytest.raises(RefusedByServer, match="more than 10,000 entries"):
                await ada.ask("POST", "/api/replays", {"format": 2, "game": "vast", "entries": entries})

    asyncio.run(play())


def test_taking_back_again_and_again_leaves_one_snapshot(small: InThread) -> None:
    async def play() -> int:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                for _ in range(5):
                    await answer_first(line, 0)
                    await line.do("undo", seat=0)
                    await line.until(lambda: line.question(0) is not None)
            async with small.tables.store.engine.connect() as connection:
                return int((await connection.exec_driver_sql("SELECT count(*) FROM snapshots")).scalar() or 0)

    assert asyncio.run(play()) == 1


# Lines that say nothing.


def half_open(port: int, count: int, said: bytes = b"GET /api/me HTTP/1.1\r\nHost: x\r\n") -> list[socket.socket]:
    lines = []
    for _ in range(count):
        line = socket.create_connection(("127.0.0.1", port), timeout=10)
        line.sendall(said)
        lines.append(line)
    return lines


def heard(line: socket.socket, seconds: float = 5) -> bytes:
    """What comes until the other side closes."""
    line.settimeout(seconds)
    content = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(4096):
            content += more
    return content


def test_who_never_finishes_a_request_is_cut_off(tmp_path: Path) -> None:
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"
    with InThread(quick(str(tmp_path / "t.sqlite"), head_seconds=0.5, body_seconds=1.0)) as server:
        silent, headless, trickling, bodiless = (
            half_open(server.port, 1, said)[0] for said in (b"", b"GET / HT", b"GET / HTTP/1.1\r\n", body)
        )
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - began < 5:
                trickling.sendall(b"X-A: b\r\n")
                time.sleep(0.1)
        assert 0.3 < time.monotonic() - began < 3
        for line in (silent, headless):
            assert b" 408 " in heard(line)
        heard(bodiless)
        assert time.monotonic() - began < 4
        # A line that is kept alive is no way around it.
        kept = half_open(server.port, 1, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")[0]
        assert b" 200 " in kept.recv(4096)
        kept.sendall(b"\r\n")
        began = time.monotonic()
        heard(kept)
        assert time.monotonic() - began < 3
        deadline = time.monotonic() + 5
        while server.app.door.held.all and time.monotonic() < deadline:
            time.sleep(0.02)
        assert server.app.door.held.all == 0


def test_the_lines_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), connections_address=30, head_seconds=30)) as server:
        lines = half_open(server.port, 40, b"")
        assert b" 503 " in heard(lines[-1])
        for _ in range(5):
            assert answer_elsewhere(server.address).status_code == 200
        assert server.app.door.turned_away == 10
        for line in lines:
            line.close()


def test_an_address_may_open_so_many_lines_a_minute(tmp_path: Path) -> None:
    with InThread(quick(str(tmp_path / "t.sqlite"), connections=Allowance(20, 60))) as server:
        for _ in range(20):
            assert httpx.get(server.address + "/api/live", trust_env=False).status_code == 200
        lines = half_open(server.port, 30, b"")
        assert b" 503 " in heard(lines[-1])
        assert answer_elsewhere(server.address).status_code == 200


def test_a_process_that_may_open_few_files_serves_as_many_as_it_can(tmp_path: Path) -> None:
    """More connections than files: those beyond the limit are turned away, and a place that becomes free is given."""
    server = AsProcess(quick(str(tmp_path / "t.sqlite"), head_seconds=2))
    with server:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        lines = half_open(server.port, 300)
        # Turned away by us, or by the system where many come in the same moment.
        assert b" 200 " not in heard(lines[-1])
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if answer_elsewhere(server.address).status_code == 200:
                    break
            assert time.monotonic() < deadline, "nobody else is served"
            time.sleep(0.2)
        for line in lines:
            line.close()


def test_files_are_paid_for_by_the_address_that_asks_for_them(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html>")
    with InThread(quick(str(tmp_path / "t.sqlite"), requests=20, site=str(site))) as server:
        with httpx.Client() as guest:
            found = [guest.get(server.address + "/") for _ in range(130)]
        assert [answer.status_code for answer in found].count(200) in range(100, 120)
        assert found[-1].status_code == 429
        assert int(found[-1].headers["retry-after"]) >= 1
        assert answer_elsewhere(server.address, "/").status_code == 200


def test_the_first_reading_of_a_table_is_paid_for_by_whoever_asks(
    small: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []

    def charge(_: Budgets, kind: str, cost: float, asker: Asker | None = None) -> None:
        assert asker is None
        if kind == "work":
            charged.append(cost)

    monkeypatch.setattr(Budgets, "charge", charge)

    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            table = await ada.open_table(game="goblin-vaults", seats=2, sit=[0, 1])
            async with ada.join(table) as line:
                await line.do("start")
                for _ in range(10):
                    await answer_first(line, line.asked()[0])
            small.tables.live.clear()
            charged.clear()
            await ada.ask("GET", f"/api/tables/{table}")
            await ada.ask("GET", f"/api/tables/{table}")

    asyncio.run(play())
    assert charged[0] > 0
    assert set(charged[1:]) <= {0.0}


def test_a_host_is_told_who_asks_for_a_seat_from_the_address_of_a_player(small: InThread) -> None:
    """Somebody in a private window is a stranger to the server; the host may know better."""

    async def guest(name: str, address: str) -> Client:
        found = Client(small.address)
        transport = httpx.AsyncHTTPTransport(local_address=address)
        found.http = httpx.AsyncClient(base_url=small.address, timeout=60, transport=transport)
        await found.be(name)
        return found

    async def play() -> None:
        homes = {"Ada": 2, "Boris": 3, "Clara": 3, "Dora": 4}
        ada, boris, clara, dora = [await guest(name, f"127.0.0.{home}") for name, home in homes.items()]
        table = await ada.open_table(game="goblin-vaults", seats=4, bots={"2": "novice", "3": "novice"})

        async def wish(who: Client, type: str, **fields: object) -> None:
            await who.ask("POST", f"/api/tables/{table}/commands", {"type": type, "command": "x", **fields})

        await wish(boris, "sit", seat=1)
        await wish(ada, "start")
        await wish(clara, "sit", seat=2)
        await wish(dora, "sit", seat=3)
        told = {who: (await who.ask("GET", f"/api/tables/{table}"))["requests"] for who in (ada, clara)}
        assert [(each["name"], each["near"]) for each in told[ada]] == [("Clara", ["Boris"]), ("Dora", [])]
        assert [(each["name"], each["near"]) for each in told[clara]] == [("Clara", [])]
        for who in (ada, boris, clara, dora):
            await who.http.aclose()

    asyncio.run(play())
