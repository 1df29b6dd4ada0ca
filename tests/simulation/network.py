"""WebSockets between guests and processes: each direction in order and delayed, until the line breaks.

A line breaks for both at once, or one end hears of it later than the other, or never; what was under way is lost.
"""

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosedError

WINDOW = 32
"""Messages under way to a guest who does not read; then the server waits."""


@dataclass
class Roads:
    """What the network is like now."""

    slow: float = 0.01
    """Seconds a message takes, about."""
    breaking: float = 0.0
    """How often a message is the last of its line."""
    half_open: float = 0.3
    """How often only one end hears of that at once."""
    patience: float = 25.0
    """Seconds after which the other end finds out."""


class Direction:
    """Messages under way in one direction, in order."""

    def __init__(self, luck: random.Random, roads: Roads, arrive: Callable[[str], None]) -> None:
        self._luck = luck
        self._roads = roads
        self._arrive = arrive
        self._last = 0.0
        self._under_way: deque[str] = deque()
        self.broken = False

    def send(self, text: str) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._luck.expovariate(1 / self._roads.slow))
        self._under_way.append(text)
        loop.call_at(self._last, self._deliver)

    def _deliver(self) -> None:
        # The oldest, whichever of two calls for the same moment this is.
        text = self._under_way.popleft()
        if not self.broken:
            self._arrive(text)


class Line:
    """One WebSocket: what the guest holds of it, and in `socket` what the server holds of it."""

    def __init__(self, luck: random.Random, roads: Roads, url: str, cookie: str, outside: Any) -> None:
        self._luck = luck
        self._roads = roads
        self._outside = outside
        """The context in which messages travel: nobody's death stops them."""
        self._inbox: deque[str] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self._under_way = 0
        self._to_guest = Direction(luck, roads, self._arrive)
        self.asleep = False
        """Whether the guest reads nothing."""
        self.guest_knows = False
        """Whether the guest has heard that the line is broken."""
        self.socket = ServerSocket(self, url, cookie)
        self._to_server = Direction(luck, roads, self.socket.arrive)

    # The guest's end.

    async def send(self, text: str) -> None:
        if self.guest_knows:
            raise ConnectionClosedError(None, None)
        self._outside.run(self._to_server.send, text)
        if self._luck.random() < self._roads.breaking:
            self.cut()

    async def close(self) -> None:
        self.cut(at_once=True)

    def __aiter__(self) -> AsyncIterator[str]:
        return self._read()

    async def _read(self) -> AsyncIterator[str]:
        while True:
            while self._inbox and not self.asleep:
                self._under_way -= 1
                if self._under_way < WINDOW:
                    self._room.set()
                yield self._inbox.popleft()
            if self.guest_knows and not self.asleep:
                raise ConnectionClosedError(None, None)
            self._news.clear()
            await self._news.wait()

    def wake(self) -> None:
        self.asleep = False
        self._news.set()

    def _arrive(self, text: str) -> None:
        self._inbox.append(text)
        self._news.set()

    # The server's end.

    async def to_guest(self, text: str) -> None:
        if self.socket.knows:
            raise RuntimeError("the connection is closed")
        while self._under_way >= WINDOW:
            self._room.clear()
            await self._room.wait()
        self._under_way += 1
        self._outside.run(self._to_guest.send, text)
        if self._luck.random() < self._roads.breaking:
            self.cut()

    # The line itself.

    def cut(self, at_once: bool = False) -> None:
        """Break the line. Whoever does not hear of it at once finds out later."""
        self._to_guest.broken = self._to_server.broken = True
        late = not at_once and self._luck.random() < self._roads.half_open
        first, second = (self._tell_guest, self._tell_server)
        if self._luck.random() < 0.5:
            first, second = second, first
        loop = asyncio.get_running_loop()
        first()
        loop.call_later(
            self._luck.uniform(1, self._roads.patience) if late else 0.001, second, context=self._outside.copy()
        )

    def hang_up(self) -> None:
        """The server closes: what it has sent still arrives, then the guest hears of it."""
        self.socket.knows = True
        loop = asyncio.get_running_loop()
        loop.call_later(0.5, self._tell_guest, context=self._outside.copy())

    def _tell_guest(self) -> None:
        self.guest_knows = True
        self._news.set()

    def _tell_server(self) -> None:
        self.socket.knows = True
        self._room.set()
        self._under_way = 0
        self.socket.arrive(None)


class ServerSocket:
    """A `WebSocket` as far as `wire.socket` uses one."""

    def __init__(self, line: Line, url: str, cookie: str) -> None:
        parts = urlsplit(url)
        self.line = line
        self.table = parts.path.rsplit("/", 1)[-1]
        self.headers = {"origin": f"http://{parts.netloc}", "host": parts.netloc}
        self.cookies = dict([cookie.split("=", 1)]) if cookie else {}
        self.query_params = {key: values[0] for key, values in parse_qs(parts.query).items()}
        self.client = SimpleNamespace(host="10.0.0.1", port=1)
        self.scope = {"client": ("10.0.0.1", 1)}
        self.knows = False
        """Whether the server has heard that the line is broken."""
        self.told: Callable[[str], None] = lambda _: None
        """Hears every message at the moment it is sent."""
        self._inbox: deque[str | None] = deque()
        self._news = asyncio.Event()

    def arrive(self, text: str | None) -> None:
        self._inbox.append(text)
        self._news.set()

    async def accept(self) -> None:
        pass

    async def receive_data(self, mode: str) -> str:
        while not self._inbox:
            if self.knows:
                raise WebSocketDisconnect(detail="gone", code=1006)
            self._news.clear()
            await self._news.wait()
        text = self._inbox.popleft()
        if text is None:
            raise WebSocketDisconnect(detail="gone", code=1006)
        return text

    async def send_text(self, text: str) -> None:
        self.told(text)
        await self.line.to_guest(text)

    async def close(self, code: int = 1000) -> None:
        self.line.hang_up()
