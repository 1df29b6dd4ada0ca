"""The door: who may hold a connection open, and how long somebody may take to say what they want.

uvicorn waits for ever for the head of a first request and for its body, and takes in whoever comes.
"""

import asyncio
import logging
import resource
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from undercroft.server.fairness.asker import Asker, network_of
from undercroft.server.fairness.budgets import Budgets
from undercroft.server.fairness.holdings import Holdings
from undercroft.server.settings import Settings
from undercroft.server.table.refusals import Refused

logger = logging.getLogger("undercroft.server")

OWN_FILES = 120
"""Files the server needs for itself: the database, workers, notices, logs."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door:
    """Counts the connections of a process."""

    def __init__(self, settings: Settings, budgets: Budgets) -> None:
        self.settings = settings
        self.budgets = budgets
        self.held = Holdings()
        self.turned_away = 0
        self.late = 0

    @property
    def most(self) -> int:
        """How many connections there may be, with the files this process may open."""
        return max(resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OWN_FILES, 16)

    def let_in(self, address: str) -> bool:
        """Whether one more connection may be held from an address. Behind a proxy all come from one."""
        most = self.most if self.settings.behind_proxy else self.settings.connections_address
        if self._may_open_more(address) and self.held.all < self.most and self.held.take(address, most):
            return True
        self.turned_away += 1
        return False

    def _may_open_more(self, address: str) -> bool:
        """Whether an address has not opened too many lately. To say no here costs less than anywhere else."""
        if self.settings.behind_proxy:
            return True
        try:
            self.budgets.spend("connections", asker=Asker(address))
        except Refused:
            return False
        return True

    def let_out(self, address: str) -> None:
        self.held.give_back(address)


def raise_limit() -> None:
    """Let this process, and those it starts, open as many files as the system allows it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def door_of(app: object) -> Door:
    """The door of an application, which uvicorn may have wrapped."""
    while not isinstance(found := getattr(app, "door", None), Door):
        app = getattr(app, "app", None)
        assert app is not None, "this application has no door"
    return found


def name_of(transport: Any) -> str:  # the transport is uvloop's or asyncio's
    remote = get_remote_addr(transport)
    return network_of(remote[0]) if remote else ""


class PatientHttp(HttpToolsProtocol):
    """HTTP for people in no great hurry; others are cut off."""

    door: Door | None = None
    name = ""
    _timer: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        door = door_of(self.config.loaded_app)
        self.name = name_of(transport)
        if not door.let_in(self.name):
            transport.write(FULL)
            transport.close()
            return
        self.door = door
        self._wait(door.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.resume_writing()
        if self.door is not None:
            self.door.let_out(self.name)
            self.door = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.door is None:
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            # Whatever comes after an answer is the beginning of another request, or nothing at all.
            self._wait(self.door.settings.head_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.door is not None:
            self._wait(self.door.settings.body_seconds)

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        # From here on the other protocol holds the place.
        self.door = None
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.door is not None and self._writing is None:
            self._writing = self.loop.call_later(self.door.settings.slow, self.transport.abort)

    def resume_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        super().resume_writing()

    def _wait(self, seconds: float | None) -> None:
        """Be patient for so long from now on; None: for as long as it takes."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.door is not None:
            self.door.late += 1
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(LATE)
            self.transport.close()
        else:
            self.transport.abort()


class CountedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps the place of the connection it came by."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.client is not None:
            door_of(self.config.loaded_app).let_out(network_of(self.client[0]))
        super().connection_lost(exc)
