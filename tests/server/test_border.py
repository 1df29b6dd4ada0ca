"""Nothing from outside does harm by what it is made of: odd texts, deep nests, huge numbers, strange addresses."""

import asyncio
import gzip
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import InThread, quick, table_of_two
from undercroft.server.client import Client
from undercroft.server.storage.rows import Append
from undercroft.server.storage.store import Store
from undercroft.server.table.commands import Person
from undercroft.server.table.log import LogEntry
from undercroft.server.table.opening import NewTable, opened
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.wire import border

FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("A\0d\x07a", "Ada"),
        ("\u202eAda\u200f\u2066", "Ada"),
        ("A\u200bd\ufeffa", "Ada"),
        ("Z" + "\u0301\u0300\u0302\u0303" * 20, "\u0179\u0300\u0302\u0303\u0301"),
        ("\u0301Ada", "Ada"),
        ("Йо\u0308жик", "Йӧжик"),
        ("หนึ่งสองน้ำ", "หนึ่งสองน้ำ"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        (f"Ada {FAMILY}", f"Ada {FAMILY}"),
        ("\u3164Ada\u3164", "Ada"),
        ("Ada\u200d\u200d", "Ada"),
    ],
)
def test_a_text_of_people_is_shown_without_what_is_not_to_be_seen(written: str, shown: str) -> None:
    assert border.cleaned(written) == shown
    assert border.cleaned(shown) == shown


@pytest.mark.parametrize("blank", ["", " ", "\u200b", "\u3164\u2800", "\u202e", "\u0301", "\u200d", "\0"])
def test_a_name_nobody_can_see_is_none(blank: str) -> None:
    with pytest.raises(Refused, match="bad-input"):
        border.name_of(blank)


def test_a_name_is_measured_as_people_count() -> None:
    assert border.name_of("👍🏽" * 40) == "👍🏽" * 40
    for long in ("x" * 41, FAMILY * 12):
        with pytest.raises(Refused, match="bad-input"):
            border.name_of(long)


def nested(depth: int) -> str:
    return '{"options": ' + "[" * depth + "]" * depth + "}"


@pytest.mark.parametrize(
    "message",
    [
        nested(9),
        nested(100_000),
        '{"seat": 1' + "0" * 27 + "}",
        '{"seat": 1' + "0" * 4400 + "}",
        '{"seat": 1e300}',
        '{"seat": NaN}',
        '{"bots": {"' + "1" * 4400 + '": "novice"}}',
        '{"game": "vast\\u0000"}',
        '{"a\\u202e": 1}',
        '{"options": {"a": "' + "b" * 3000 + '"}}',
        '{"options": [' + "1," * 5000 + "1]}",
        '"\\ud800"',
        "{",
        "",
    ],
)
def test_a_message_that_cannot_be_meant_is_refused_with_a_sentence(message: str) -> None:
    with pytest.raises(Refused, match="bad-message"):
        border.read(message)


def test_what_is_odd_is_refused_over_http_and_is_never_a_fault_of_the_server(served: InThread) -> None:
    table = {"game": "goblin-vaults", "seats": 2}
    name = {"type": "sit", "seat": 1, "command": "c", "name": "x"}
    answer = {"type": "answer", "seat": 0, "decision": 1, "n": 1, "command": "c"}
    bodies: list[tuple[str, object]] = [
        ("/api/tables", {**table, "bots": {"1" * 4400: "novice"}}),
        ("/api/tables", {**table, "bots": {"²": "novice"}}),
        ("/api/tables", {**table, "sit": [10**15]}),
        ("/api/tables", {**table, "names": ["\0"]}),
        ("/api/tables", {**table, "name": "\u202e"}),
        ("/api/tables", {**table, "game": "vast\0"}),
        ("/api/tables", {**table, "preset": "\0"}),
        ("/api/tables", {**table, "options": {"a\0": 1}}),
        ("/api/tables/TABLE/commands", {"type": "mute", "command": "c", "person": "", "muted": True}),
        ("/api/tables/TABLE/commands", {"type": "mute", "command": "c", "person": "\0", "muted": True}),
        ("/api/tables/TABLE/commands", {"type": "mute", "command": "c", "person": "x" * 65, "muted": True}),
        ("/api/tables/TABLE/commands", {"type": "say", "command": "c", "text": "\u200b\0"}),
        ("/api/tables/TABLE/commands", {"type": "say", "command": "c\0", "text": "hello"}),
        ("/api/tables/TABLE/commands", {**name, "name": "\u3164"}),
        ("/api/tables/TABLE/commands", {**answer, "n": 10**400}),
        ("/api/tables/TABLE/commands", {**answer, "decision": -(10**30)}),
        ("/api/tables/TABLE/hint", {"seat": 0, "decision": 10**30}),
        ("/api/me/adopt", {"token": "\0" * 40}),
        ("/api/replays", {"format": "\0", "game": "vast\0"}),
    ]
    raw: list[tuple[str, str]] = [
        ("/api/tables", nested(50_000)[:60_000]),
        ("/api/tables", "[" * 60_000),
        ("/api/replays", "[" * 60_000),
        ("/api/tables/TABLE/commands", '{"type": "answer", "n": ' + "9" * 5000 + "}"),
        ("/api/tables", '{"game": "\\ud800"}'),
        ("/api/tables", "\xff"),
    ]
    asked = [
        "/api/tables/TABLE/moment?seat=" + "9" * 28,
        "/api/tables/TABLE/moment?since=" + "9" * 5000,
        "/api/tables/TABLE/past?line=" + "9" * 28,
        "/api/tables/TABLE/why?seat=0&thing=%00",
        "/api/tables/TABLE/why?seat=0&thing=" + "x" * 3000,
        "/api/tables/TABLE/final?seat=0&decision=1&n=-" + "9" * 28,
        "/api/tables/%00",
        "/api/tables/%00/moment",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 5000,
        "/api/replays/%00",
        "/api/replays/%00/record",
        "/api/games/%00/rulebook/en",
        "/api/games/vast/rulebook/%00",
        "/api/tables/TABLE?%00=1",
        "/api/tables/TABLE?" + "&".join(f"k{i}=1" for i in range(500)),
    ]

    async def play() -> None:
        ada, boris, table_id = await table_of_two(served.address)
        async with ada, boris:
            await ada.ask("POST", f"/api/tables/{table_id}/commands", {"type": "start", "command": "go"})
            headers = {"x-csrftoken": str(ada.http.cookies.get("csrftoken")), "content-type": "application/json"}
            for path, body in bodies:
                answer = await ada.http.post(path.replace("TABLE", table_id), json=body, headers=headers)
                well_refused(path, body, answer)
            for path, text in raw:
                content = text.encode("latin-1")
                well_refused(
                    path,
                    text[:40],
                    await ada.http.post(path.replace("TABLE", table_id), content=content, headers=headers),
                )
            for path in asked:
                well_refused(path, None, await ada.http.get(path.replace("TABLE", table_id)))
            form = await ada.http.post("/api/tables", data={"_csrf_token": headers["x-csrftoken"], "game": "vast"})
            well_refused("a form", None, form)

    asyncio.run(play())


def well_refused(path: str, body: object, answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, (path[:80], str(body)[:80], answer.status_code, answer.text[:200])
    assert 10 < len(answer.json()["detail"]) < 400, (path, answer.text)


def test_odd_messages_over_a_socket_are_refused_and_the_line_holds(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as line:
            for text in (nested(20_000), "[" * 60_000, '{"type": "ping", "at": ' + "9" * 4400 + "}", "\0", '"\\ud800"'):
                await line.send_raw(text)
            await line.send_raw('{"type": "ping", "lag": 1' + "0" * 40 + "}")
            await line.do("say", text="still \u202ehere\0")
            await line.until(lambda: bool(line.chat))
            assert line.chat[-1]["text"] == "still here"
            assert line.reconnects == 0

    asyncio.run(play())


def test_names_are_stored_clean(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada:
            await ada.be("A\0da\u202e")
            assert (await ada.ask("GET", "/api/me"))["name"] == "Ada"
            table = await ada.open_table(
                game="goblin-vaults", seats=2, sit=[0, 1], names=["A\0", "B\u200b"], name="T\0"
            )
            shown = await ada.ask("GET", f"/api/tables/{table}")
            assert (shown["name"], [seat["name"] for seat in shown["seats"]]) == ("T", ["A", "B"])

    asyncio.run(play())


def test_a_line_that_cannot_be_stored_does_not_fail_those_that_are_stored_with_it(postgres: Any) -> None:
    """Even what no border has seen: a poisoned line is refused by itself."""
    store = Store(postgres.new_database("poison"))

    def first(table: str, name: str) -> Append:
        body = opened(Person(table, name), NewTable("goblin-vaults", 2))
        entry = LogEntry(1, 0, body, table, None)
        return Append(table, entry, TableState().after(entry))

    async def go() -> list[BaseException | None]:
        await store.open()
        try:
            jobs = [first(f"table-{i}", "A\0" if i == 3 else "Ada") for i in range(8)]
            return await asyncio.gather(*[store.append(job) for job in jobs], return_exceptions=True)
        finally:
            await store.close()

    results = asyncio.run(go())
    assert [type(each) for each in results if each is not None] == [Refused]
    assert str(results[3]) == "unstorable"


def ask_raw(port: int, path: str) -> tuple[int, bytes]:
    """A request whose path is sent as it is written."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode())
        content = b""
        while more := line.recv(65536):
            content += more
    head, _, body = content.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def test_a_file_has_one_address_and_odd_spellings_cost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the client")
    (folder / "assets" / "ru-abc.js").write_text("words " * 1000)
    packed: list[int] = []
    pack = gzip.compress

    def counted(content: bytes, **how: Any) -> bytes:
        packed.append(len(content))
        return pack(content, **how)

    monkeypatch.setattr(gzip, "compress", counted)
    with InThread(quick(str(tmp_path / "t.sqlite"), site=str(folder))) as server:
        assert len(packed) == 2
        assert ask_raw(server.port, "/assets/ru-abc.js")[0] == 200
        for i in range(50):
            for odd in (
                f"/{i}/../assets/ru-abc.js",
                f"//{i}/../../assets/ru-abc.js",
                f"/./{i}/%2e%2e/assets/ru-abc.js",
            ):
                assert ask_raw(server.port, odd)[0] == 404, odd
        for odd in (
            "/assets/%00",
            "/assets//ru-abc.js",
            "/assets/ru-abc.js/",
            "/assets/./ru-abc.js",
            "/a%2fb",
            "/\\x",
            "//",
        ):
            assert ask_raw(server.port, odd)[0] == 404, odd
        assert len(packed) == 2


def test_what_is_put_behind_the_question_mark_fills_no_memory(small: InThread) -> None:
    kept = small.app.stores.get("response_cache")
    for i in range(20):
        assert httpx.get(small.address + f"/api/games?x={i}", trust_env=False).status_code == 200
    assert len(getattr(kept, "_store", {})) == 0
