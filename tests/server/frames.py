"""A WebSocket client of a hundred lines, for a load generator that must cost less than the server it loads."""

import asyncio
import base64
import os
from collections.abc import Callable

Hear = Callable[[bytes], None]


class Frames(asyncio.Protocol):
    """One connection: text frames out, whole messages in. No extensions, no fragments from a server of ours."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the line broke before it opened"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.ready.set_exception(ConnectionError(head[:80].decode("latin-1")))
                return
            self.ready.set_result(None)
            self._buffer = bytearray(rest)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            length = buffer[at + 1] & 127
            body = at + 2
            if length == 126:
                body = at + 4
                length = int.from_bytes(buffer[at + 2 : body], "big")
            elif length == 127:
                body = at + 10
                length = int.from_bytes(buffer[at + 2 : body], "big")
            if len(buffer) < body + length:
                break
            kind = buffer[at] & 15
            content = bytes(buffer[body : body + length])
            at = body + length
            if kind == 1:
                self.hear(content)
            elif kind == 9:
                self._write(10, content)
        if at:
            del buffer[:at]

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._write(1, text)

    def _write(self, kind: int, content: bytes) -> None:
        # A mask of zeros is a mask: frames from a client must carry one, and this one costs nothing.
        if len(content) < 126:
            head = bytes((0x80 | kind, 0x80 | len(content)))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(content).to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(port: int, path: str, cookie: str, hear: Hear, home: str = "127.0.0.1") -> Frames:
    """Open a line to a server on this machine, from one of its addresses."""
    key = base64.b64encode(os.urandom(16)).decode()
    host = f"127.0.0.1:{port}"
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, frames = await loop.create_connection(
        lambda: Frames(request.encode(), hear), "127.0.0.1", port, local_addr=(home, 0)
    )
    await frames.ready
    return frames
