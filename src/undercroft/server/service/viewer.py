"""One connection to a table. It keeps no queue of news: whoever reads slowly gets several log entries in one update."""

import asyncio
from collections.abc import Awaitable, Callable

from undercroft.server.service.live_table import LiveTable
from undercroft.server.storage.codec import encode
from undercroft.server.table.commands import Person
from undercroft.server.table.conditions import admitted
from undercroft.server.table.news import Message
from undercroft.server.table.projection import Projection

ACKS = 256
"""So many answers may wait for a reader."""


class TooSlow(Exception):
    """The reader takes nothing."""


class Viewer:
    """Somebody's connection to a table."""

    def __init__(
        self, live: LiveTable, person: Person | None, send: Callable[[str], Awaitable[None]], slow: float
    ) -> None:
        self.live = live
        self.person = person
        self.muted: set[str] = set()
        self.lag: int | None = None
        self.sent = 0
        self.seats: list[int] = []
        self._send = send
        self._slow = slow
        self._wake = asyncio.Event()
        self._acks: list[Message] = []
        self._presence = False

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def wake(self) -> None:
        """There is news."""
        self._wake.set()

    def tell_presence(self) -> None:
        self._presence = True
        self._wake.set()

    def tell(self, message: Message) -> None:
        """Answer this connection alone."""
        if len(self._acks) >= ACKS:
            raise TooSlow
        self._acks.append(message)
        self._wake.set()

    async def welcome(self, since: int | None) -> None:
        """Say everything once; afterwards `speak` says what changes."""
        shown = await self.live.projection()
        self.sent = shown.table.number
        self.seats = shown.table.seats_of(self.person_id)
        await self._out([encode(shown.welcome(self.person_id, self.muted, since))])

    async def speak(self) -> None:
        """Tell news for as long as the connection holds."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            news: list[bytes] = []
            if self.sent != self.live.state.number or self._presence or not self.live.loaded:
                news = self._news(await self.live.projection())
            acks, self._acks = self._acks, []
            # First the news, so that whoever hears "saved" knows what it led to; all in one go, so in one packet.
            await self._out(news + [encode(ack) for ack in acks])

    def _news(self, shown: Projection) -> list[bytes]:
        """What has changed since the last update."""
        news: list[Message] = []
        table = shown.table
        admitted(table, self.person)
        if table.number > self.sent:
            news.append(shown.update(self.person_id, self.muted, self.sent, self.seats))
            self.sent = table.number
            self.seats = table.seats_of(self.person_id)
        if self._presence:
            self._presence = False
            news.append(shown.presence())
        return [encode(message) for message in news]

    async def _out(self, messages: list[bytes]) -> None:
        try:
            async with asyncio.timeout(self._slow):
                for message in messages:
                    await self._send(message.decode())
        except TimeoutError:
            raise TooSlow from None
