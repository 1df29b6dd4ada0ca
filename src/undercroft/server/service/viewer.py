"""One connection to a table. It keeps no queue of news: whoever reads slowly gets several lines in one update."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from undercroft.server.service.live_table import LiveTable
from undercroft.server.table import projection as eyes
from undercroft.server.table.inputs import now
from undercroft.server.table.news import Message, Presence
from undercroft.server.table.plans import Person

encode = msgspec.json.Encoder().encode

ACKS = 256
"""So many answers may wait for a reader."""


class TooSlow(Exception):
    """The reader takes nothing."""


class Viewer:
    """Somebody's line to a room."""

    def __init__(
        self, room: LiveTable, person: Person | None, send: Callable[[str], Awaitable[None]], slow: float
    ) -> None:
        self.room = room
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
        async with self.room.lock:
            await self.room.load()
            facts = self.room.facts
            self.sent = facts.number
            self.seats = facts.seats_of(self.person_id)
            message = encode(eyes.welcome(self.room, self.person_id, self.muted, since, now()))
        await self._out([message])

    async def speak(self) -> None:
        """Tell news for as long as the line holds."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            news: list[bytes] = []
            if self.sent != self.room.facts.number or self._presence or not self.room.loaded:
                async with self.room.lock:
                    await self.room.load()
                    news = self._news()
            acks, self._acks = self._acks, []
            # First the news, so that whoever hears "saved" knows what it led to; all in one go, so in one packet.
            await self._out(news + [encode(ack) for ack in acks])

    def _news(self) -> list[bytes]:
        """Updates since the last one; needs the lock, so that nothing unstored is seen."""
        news: list[bytes] = []
        facts = self.room.facts
        if facts.number > self.sent:
            update = eyes.update(self.room, self.person_id, self.muted, self.sent, self.seats)
            self.sent = facts.number
            self.seats = facts.seats_of(self.person_id)
            news.append(encode(update))
        if self._presence:
            self._presence = False
            news.append(encode(Presence(eyes.seat_infos(self.room), self.room.onlookers())))
        return news

    async def _out(self, messages: list[bytes]) -> None:
        try:
            async with asyncio.timeout(self._slow):
                for message in messages:
                    await self._send(message.decode())
        except TimeoutError:
            raise TooSlow from None


class Bucket:
    """How much somebody may send: a burst, and a steady trickle."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = float(burst)
        self.at = now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        moment = now()
        self.level = min(self.burst, self.level + (moment - self.at) / 1000 * self.rate)
        self.at = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True
