"""Who may do what, how much, and from where."""

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.running import InThread, quick, table_of_two
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.wire.journal import shown_path


def test_a_personal_link_carries_an_identity_to_another_device(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as phone, Client(served.address) as laptop:
            me = await phone.be("Ada")
            token = (await phone.ask("POST", "/api/me/link"))["token"]
            adopted = await laptop.ask("POST", "/api/me/adopt", {"token": token})
            assert adopted == {"id": me, "name": "Ada"}
            assert await laptop.be("Ada Lovelace") == me
            assert (await phone.ask("GET", "/api/me"))["name"] == "Ada Lovelace"
            await laptop.ask("POST", "/api/me/forget")
            assert (await laptop.ask("GET", "/api/me"))["id"] is None
            assert (await phone.ask("GET", "/api/me"))["id"] == me
            with pytest.raises(RefusedByServer, match="no-such-link"):
                await laptop.ask("POST", "/api/me/adopt", {"token": "x" * 43})

    asyncio.run(play())


def test_the_database_keeps_no_token(small: InThread) -> None:
    async def play() -> list[str]:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            token = (await ada.ask("POST", "/api/me/link"))["token"]
            return [token, str(ada.http.cookies.get("undercroft"))]

    tokens = asyncio.run(play())
    for file in Path(small.settings.database).parent.iterdir():
        content = file.read_bytes()
        for token in tokens:
            assert token.encode() not in content


def test_a_change_without_its_safety_token_is_refused(small: InThread) -> None:
    with httpx.Client(base_url=small.address, trust_env=False) as browser:
        assert browser.put("/api/me", json={"name": "Ada"}).json()["key"] == "no-csrf-token"
        browser.get("/api/me")
        token = browser.cookies["csrftoken"]
        assert browser.put("/api/me", json={"name": "Ada"}).status_code == 403
        forged = {"x-csrftoken": "0" * len(token)}
        assert browser.put("/api/me", json={"name": "Ada"}, headers=forged).status_code == 403
        made = browser.put("/api/me", json={"name": "Ada"}, headers={"x-csrftoken": token})
        assert made.status_code == 200
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        for path in ("/api/me/link", "/api/me/forget", "/api/tables", "/api/replays"):
            assert browser.post(path).json()["key"] == "no-csrf-token"


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_line_from_a_foreign_origin_is_refused(small: InThread, origin: str | None) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        url = small.address.replace("http", "ws") + f"/ws/tables/{table}"
        async with ada, boris:
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(
                    url,
                    origin=None if origin is None else websockets.Origin(origin),
                    additional_headers={"Cookie": ada.cookie()},
                    proxy=None,
                )
            assert refused.value.response.status_code == 403

    asyncio.run(play())


def test_every_answer_carries_the_safety_headers(small: InThread) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/api/docs", "/../../etc/passwd"):
        answer = httpx.get(small.address + path, trust_env=False)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        # Python for the browser is WebAssembly; scripts made of text stay forbidden.
        assert " 'unsafe-eval'" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_errors_are_one_clear_sentence_with_a_key(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            wishes: list[tuple[str, str, Any, str]] = [
                ("GET", "/api/tables/none", None, "no-such-table"),
                ("GET", "/api/replays/none", None, "no-such-replay"),
                ("GET", "/api/nothing", None, "no-such-page"),
                ("GET", "/api/games/goblin-vaults/rulebook/xx", None, "no-such-game"),
                ("POST", "/api/tables", {"game": "chess", "seats": 2}, "no-such-game"),
                ("POST", "/api/tables", {"game": "vast"}, "bad-message"),
                ("POST", "/api/tables", {"game": "vast", "seats": 2, "cheat": 1}, "bad-message"),
                ("POST", "/api/tables", {"game": "goblin-vaults", "seats": 9}, "bad-input"),
                ("POST", "/api/tables", {"game": "goblin-vaults", "seats": 2, "sit": [7]}, "no-such-seat"),
                ("POST", "/api/replays", {"format": 1}, "bad-record"),
                ("POST", "/api/tables/none/commands", {"type": "start", "command": "c"}, "no-such-table"),
                ("POST", "/api/tables/none/commands", {"type": "win"}, "bad-message"),
                ("PUT", "/api/me", {"name": " \n "}, "bad-input"),
                ("PUT", "/api/me", {"name": "x" * 100}, "bad-input"),
            ]
            for method, path, body, key in wishes:
                with pytest.raises(RefusedByServer) as refused:
                    await ada.ask(method, path, body)
                assert refused.value.key == key, (path, body, str(refused.value))
                assert 10 < len(str(refused.value)) < 400

    asyncio.run(play())


def test_a_command_that_is_none_is_refused_by_its_id(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as line:
            for type, fields in (("win", {}), ("answer", {"seat": 0}), ("start", {"cheat": True})):
                with pytest.raises(RefusedByServer) as refused:
                    await asyncio.wait_for(line.do(type, **fields), 10)
                assert refused.value.key == "bad-message"

    asyncio.run(play())


async def to_the_end(line: websockets.ClientConnection) -> list[str]:
    """The kinds of all messages until the line is closed."""
    heard = []
    with contextlib.suppress(websockets.ConnectionClosed):
        async for text in line:
            heard.append(json.loads(text)["type"])
    return heard


def test_too_large_and_too_many_are_cut_off_without_harm_to_others(tmp_path: Path) -> None:
    async def play(server: InThread) -> None:
        ada, boris, table = await table_of_two(server.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            url = server.address.replace("http", "ws") + f"/ws/tables/{table}"
            headers = {"Cookie": boris.cookie()}
            origin = websockets.Origin(server.address)
            async with websockets.connect(url, origin=origin, additional_headers=headers, proxy=None) as loud:
                await loud.recv()
                await loud.send('{"type": "say", "command": "x", "text": "' + "x" * 100_000 + '"}')
                await to_the_end(loud)
                assert loud.close_code == 1009
            async with websockets.connect(url, origin=origin, additional_headers=headers, proxy=None) as loud:
                for _ in range(200):
                    await loud.send('{"type": "ping"}')
                said = await to_the_end(loud)
                assert loud.close_code == 1008
                assert said[-1] == "gone"
            await one.do("say", text="still here")
            body = {"game": "goblin-vaults", "seats": 2, "name": "x", "options": {"a": "b" * 100_000}}
            with pytest.raises(RefusedByServer, match="too-large"):
                await ada.ask("POST", "/api/tables", body)

    with InThread(quick(str(tmp_path / "t.sqlite"), burst=100, rate=10.0)) as server:
        asyncio.run(play(server))


def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def play(server: InThread) -> None:
        ada, boris = Client(server.address), Client(server.address)
        await ada.be("Ada")
        await boris.be("Boris")
        table = await ada.open_table(game="goblin-vaults", seats=3, bots={"2": "random"})
        await boris.ask("POST", f"/api/tables/{table}/commands", {"type": "sit", "command": "s", "seat": 1})
        async with ada, boris, ada.join(table) as one:
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            _, writer = await asyncio.open_connection(sock=narrow, limit=1024)
            writer.write(
                (
                    f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                    f"Origin: {server.address}\r\nCookie: {boris.cookie()}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                ).encode()
            )
            await writer.drain()
            await one.until(lambda: one.table["seats"][1]["here"])
            await one.do("start")
            # The system takes in some megabytes for the reader before the server notices anything.
            for i in range(10_000):
                await one.do("bot", seat=2, level=("random", "novice")[i % 2])
                if not one.table["seats"][1]["here"]:
                    break
            assert not one.table["seats"][1]["here"]
            writer.close()

    with InThread(quick(str(tmp_path / "t.sqlite"), slow=0.5)) as server:
        asyncio.run(play(server))


def test_logs_tell_what_happens_but_open_no_door(small: InThread, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="undercroft.server")

    async def play() -> list[str]:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            await one.do("say", text="a-secret-word")
            token = (await ada.ask("POST", "/api/me/link"))["token"]
            await ada.ask("GET", f"/api/tables/{table}?secret=query-secret")
            return [token, str(ada.http.cookies.get("undercroft")), table, "a-secret-word", "query-secret", "Boris"]

    secrets = asyncio.run(play())
    told = "\n".join(str(vars(record)) for record in caplog.records if record.name == "undercroft.server")
    assert "request" in told
    for secret in secrets:
        assert secret not in told
    assert shown_path("/api/tables/abcdefghijkl/moment") == "/api/tables/abcd.../moment"
