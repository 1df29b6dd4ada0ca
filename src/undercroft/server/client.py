"""A small client in Python: for tests, for bots of your own, and as an example of the protocol.

    async with Client("http://127.0.0.1:8000") as ada:
        await ada.be("Ada")
        table = await ada.open_table(game="goblin-vaults", seats=2, bots={"1": "novice"})
        async with ada.join(table) as line:
            await line.do("start")
            while (question := line.question()) is not None or not line.over:
                ...

It keeps every command until it is saved or refused, and reconnects with the last number it knows.
"""

import asyncio
import contextlib
import json
import uuid
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from undercroft.engine.serialize import Json

LONGEST_PAUSE = 0.5
"""Seconds between two attempts to reconnect, at most; a browser may be more patient."""


class RefusedByServer(Exception):
    """The server said no; nothing has changed."""

    def __init__(self, key: str, text: str, status: int = 0) -> None:
        super().__init__(f"{key}: {text}")
        self.key = key
        self.status = status


class Client:
    """One person's door to a server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30, trust_env=False)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """An HTTP request; changes carry the safety token. `Any`: what the address answers with."""
        if method != "GET" and "csrftoken" not in self.http.cookies:
            await self.http.get("/api/me")
        headers = {} if method == "GET" else {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        if body is None:
            answer = await self.http.request(method, path, headers=headers)
        else:
            answer = await self.http.request(method, path, headers=headers, json=body)
        if answer.is_error:
            found = answer.json()
            raise RefusedByServer(found["key"], found["detail"], answer.status_code)
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    async def be(self, name: str) -> str:
        """Choose a name; the id of the person."""
        return str((await self.ask("PUT", "/api/me", {"name": name}))["id"])

    async def open_table(self, **wish: object) -> str:
        """Open a table (see `NewTable`); its id."""
        return str((await self.ask("POST", "/api/tables", wish))["id"])

    def join(self, table: str, address: str | None = None) -> "TableLine":
        """The line to a table, perhaps by another process of the same server."""
        return TableLine(self, table, address or self.address)

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


class TableLine:
    """A WebSocket to one table that survives breaks."""

    def __init__(self, client: Client, table: str, address: str) -> None:
        self.client = client
        self.table_id = table
        self.address = address
        self.number: int | None = None
        self.table: Json = {}
        self.views: dict[int | None, Json] = {}
        self.failed: set[int | None] = set()
        """Seats whose view the server could not make."""
        self.events: dict[int | None, list[Json]] = {}
        self.chat: list[Json] = []
        self.undone: list[list[int]] = []
        self.reconnects = 0
        self.gone: str | None = None
        self.heard: list[str] | None = None
        """Every message as it came, if somebody sets a list here."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._open: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._news = asyncio.Condition()
        self._closed = False

    async def __aenter__(self) -> "TableLine":
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.number is not None or self.gone is not None)
        return self

    async def __aexit__(self, kind: type | None, bad: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        self._closed = True
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # Looking.

    @property
    def over(self) -> bool:
        return self.table.get("state") == "over"

    def moment(self, seat: int | None = None) -> Json | None:
        """What a seat (by default the first of mine) sees."""
        mine = self.table.get("mine") or [None]
        return self.views.get(mine[0] if seat is None else seat)

    def question(self, seat: int | None = None) -> Json | None:
        moment = self.moment(seat)
        return moment["question"] if moment is not None else None

    def asked(self) -> list[int]:
        """My seats that have an open question."""
        return [seat for seat in self.table.get("mine", []) if self.question(seat) is not None]

    async def until(self, condition: Callable[..., object], seconds: float = 30) -> None:
        """Wait until what is known fulfils a condition."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(condition)

    # Doing.

    async def do(self, type: str, *, command: str | None = None, **fields: object) -> int:
        """Send a command and wait until it is saved; sent again after every break."""
        id = command or uuid.uuid4().hex
        text = json.dumps({"type": type, "command": id, **fields})
        if id in self._open:
            done = self._open[id][1]
        else:
            done = asyncio.get_running_loop().create_future()
            self._open[id] = (text, done)
        await self._send(text)
        try:
            return await done
        finally:
            self._open.pop(id, None)

    async def answer(self, seat: int, n: int, decision: int | None = None, command: str | None = None) -> int:
        """Answer the open question of a seat."""
        question = self.question(seat)
        if decision is None:
            decision = question["decision"] if question is not None else 0
        return await self.do("answer", command=command, seat=seat, decision=decision, n=n)

    async def send_raw(self, text: str) -> None:
        """Send anything, once."""
        if self._socket is not None:
            await self._socket.send(text)

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(text)

    # Listening.

    async def _read(self) -> None:
        pause = 0.05
        while not self._closed:
            try:
                async for text in await self._connect():
                    pause = 0.05
                    await self._hear(str(text))
            except (TimeoutError, OSError, websockets.WebSocketException):
                pass
            self._socket = None
            if self.gone in ("no-such-table", "unreadable-table", "removed", "table-locked", "too-many", "too-large"):
                return
            self.reconnects += 1
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _connect(self) -> ClientConnection:
        since = "" if self.number is None else f"?since={self.number}"
        url = self.address.replace("http", "ws", 1) + f"/ws/tables/{self.table_id}{since}"
        cookie = self.client.cookie()
        self._socket = await websockets.connect(
            url,
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=websockets.Origin(self.address),
            max_size=None,
            compression=None,
            proxy=None,
        )
        return self._socket

    async def _hear(self, text: str) -> None:
        if self.heard is not None:
            self.heard.append(text)
        message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self._take(message, message["fresh"])
            for open_text, _ in list(self._open.values()):
                await self._send(open_text)
        elif kind == "update":
            self._take(message, message["fresh"])
        elif kind == "presence":
            self.table["seats"] = message["seats"]
            self.table["watching"] = message["watching"]
        elif kind == "saved":
            self._resolve(message["command"], message["number"], None)
        elif kind == "refused":
            bad = RefusedByServer(message["key"], message["text"])
            self._resolve(message["command"], 0, bad)
        elif kind == "gone":
            self.gone = message["key"]
        async with self._news:
            self._news.notify_all()

    def _take(self, message: Json, fresh: bool) -> None:
        if fresh:
            self.events.clear()
        if fresh and message["type"] == "welcome":
            self.chat.clear()
            self.undone.clear()
        self.number = message["number"]
        if message["table"] is not None:
            self.table = message["table"]
        if message["views"]:
            self.views = {view["seat"]: view["moment"] for view in message["views"]}
            self.failed = {view["seat"] for view in message["views"] if view["failed"]}
        for view in message["views"]:
            self.events.setdefault(view["seat"], []).extend(view["events"])
        self.chat.extend(message["chat"])
        self.undone.extend(message["undone"])

    def _resolve(self, command: str | None, number: int, bad: Exception | None) -> None:
        open_one = self._open.get(command or "")
        if open_one is None or open_one[1].done():
            return
        if bad is None:
            open_one[1].set_result(number)
        else:
            open_one[1].set_exception(bad)
