"""Clients that cheat, stumble and repeat themselves, and the count of what they achieved.

python -m tests.server.crafting --wishes 25000   (for each of the four games)
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

from tests.kit.every import with_window
from tests.server.frames import Frames, connect
from tests.server.running import InThread, quick
from undercroft import games
from undercroft.server.client import Client

AT_ONCE = 25
"""Wishes that are sent before the first answer is read."""

Wish = dict[str, Any] | str


class Seat:
    """One socket that says whatever it is told to, and remembers what it heard."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.line: Frames | None = None
        self.question: dict[str, Any] | None = None
        self.number = 0
        self.answers: list[dict[str, Any]] = []
        self._heard = asyncio.Event()

    def hear(self, text: bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.number = message["number"]
            for eye in message["views"]:
                if eye["seat"] == self.seat and eye["moment"] is not None:
                    self.question = eye["moment"]["question"]
        elif message["type"] in ("saved", "refused"):
            self.answers.append(message)
        self._heard.set()

    async def until_number(self, number: int) -> None:
        while self.number < number:
            await self._more()

    async def _more(self) -> None:
        self._heard.clear()
        async with asyncio.timeout(30):
            await self._heard.wait()

    def say(self, wish: Wish) -> None:
        assert self.line is not None
        self.line.send((wish if isinstance(wish, str) else json.dumps(wish)).encode())

    async def answer(self) -> dict[str, Any]:
        """The answer to the oldest wish that has none yet: a line answers in order."""
        while not self.answers:
            await self._more()
        return self.answers.pop(0)

    async def ask(self, wish: Wish) -> dict[str, Any]:
        self.say(wish)
        return await self.answer()


class Stage:
    """A running game with three people and a stranger."""

    def __init__(self, server: InThread, table: str, seats: list[Seat], luck: random.Random) -> None:
        self.server = server
        self.table = table
        self.seats = seats
        self.luck = luck
        self.spent: list[tuple[Seat, dict[str, Any], int]] = []
        """Granted wishes, whose they were, and the lines they became."""

    @property
    def state(self) -> Any:
        return self.server.tables.live[self.table].state

    def print(self) -> tuple[int, str]:
        """The table as it is: lines and state."""
        return self.state.number, self.state.match.fingerprint()

    async def settle(self) -> None:
        """Let everybody hear the newest line."""
        for seat in self.seats:
            await seat.until_number(self.state.number)

    async def honest(self) -> bool:
        """One proper move; whether the game goes on."""
        await self.settle()
        seat = self.luck.choice([seat for seat in self.seats if seat.question is not None])
        assert seat.question is not None
        wish = {
            "type": "answer",
            "command": uuid.uuid4().hex,
            "seat": seat.seat,
            "decision": seat.question["decision"],
            "n": self.luck.choice(seat.question["options"])["n"],
        }
        answer = await seat.ask(wish)
        assert answer["type"] == "saved", answer
        self.spent.append((seat, wish, answer["number"]))
        await self.settle()
        return any(seat.question is not None for seat in self.seats)

    def forged(self) -> tuple[Seat, Wish, str]:
        """A wish that must not be granted, whose it is, and of which kind."""
        luck = self.luck
        seat = luck.choice(self.seats)
        asked = [each for each in self.seats if each.question is not None]
        victim = luck.choice(asked)
        question = victim.question
        assert question is not None
        numbers = {option["n"] for option in question["options"]}
        proper: dict[str, Any] = {
            "type": "answer",
            "command": uuid.uuid4().hex,
            "seat": victim.seat,
            "decision": question["decision"],
            "n": luck.choice(sorted(numbers)),
        }
        kind = luck.choice(("foreign", "number", "stale", "repeat", "mutated", "rude", "bytes", "office"))
        if kind == "foreign":
            others = [each for each in self.seats if each is not victim]
            return luck.choice(others), proper, kind
        if kind == "number":
            proper["n"] = luck.choice((-1, 0, 10**6, 2**31, -(2**40), luck.randrange(20_000)))
            while proper["n"] in numbers:
                proper["n"] += 1
            return victim, proper, kind
        if kind == "stale":
            proper["decision"] = luck.choice((0, -1, question["decision"] - 1, question["decision"] + 1, 2**50))
            return victim, proper, kind
        if kind == "repeat" and self.spent:
            owner, old, _ = luck.choice(self.spent)
            return owner, {**old, "command": uuid.uuid4().hex}, kind
        if kind == "office":
            return (
                self.seats[-1],
                luck.choice(
                    (
                        {"type": "start", "command": "o"},
                        {"type": "configure", "command": "o", "seats": 2},
                        {"type": "cast", "command": "o", "casting": {"knight": 1, "goblins": 2}},
                        {"type": "bot", "command": "o", "seat": 1, "level": "random"},
                        {"type": "stand", "command": "o", "seat": 0},
                        {"type": "sit", "command": "o", "seat": 0},
                        {"type": "undo", "command": "o", "seat": 0},
                        {"type": "vote", "command": "o", "agree": True},
                        {"type": "replace", "command": "o", "seat": 0},
                        {"type": "rematch", "command": "o"},
                        {"type": "undo", "command": "o", "seat": 1, "all": True},
                        {"type": "configure", "command": "o", "hints": True},
                        {"type": "cast", "command": "o", "casting": {"knight": 0}},
                    )
                ),
                kind,
            )
        if kind == "mutated":
            return seat, self.mutated(proper), kind
        if kind == "rude":
            return seat, luck.choice(RUDE), kind
        text = bytearray(json.dumps(proper), "utf-8")
        for _ in range(luck.randint(1, 4)):
            text[luck.randrange(len(text))] = luck.randrange(32, 127)
        if luck.random() < 0.3:
            del text[luck.randrange(len(text)) :]
        wish = text.decode()
        return (victim, wish, kind) if not self.is_proper(wish, victim, numbers) else (seat, "nonsense", kind)

    def mutated(self, proper: dict[str, Any]) -> dict[str, Any]:
        """A proper wish with one field spoilt."""
        wish = dict(proper)
        field = self.luck.choice(sorted(wish))
        spoils: tuple[Any, ...] = (None, "x" * 200, [], {}, 1.5, True, -(10**30), "\u0000", {"n": 1})
        spoilt = self.luck.choice(spoils)
        if self.luck.random() < 0.3:
            del wish[field]
        else:
            wish[field] = spoilt
        if self.luck.random() < 0.2:
            wish["admin"] = True
        return wish

    def is_proper(self, text: str, victim: Seat, numbers: set[int]) -> bool:
        """Whether a spoilt text happens to be a legal wish after all."""
        try:
            wish = json.loads(text)
            return wish["type"] == "answer" and wish["seat"] == victim.seat and wish["n"] in numbers
        except (ValueError, KeyError, TypeError):
            return False


RUDE: tuple[str, ...] = (
    "",
    "null",
    "[]",
    "{}",
    '"start"',
    '{"type": "win", "command": "w"}',
    '{"type": "answer", "command": "w"}',
    '{"type": "answer", "command": "", "seat": 0, "decision": 0, "n": 0}',
    '{"type": "answer", "command": "w", "seat": "0", "decision": 0, "n": 0}',
    '{"type": "answer", "command": "../../etc", "seat": 0, "decision": 0, "n": 0}',
    '{"type": "say", "command": "w", "text": ""}',
    '{"type": "say", "command": "w", "text": "' + "x" * 600 + '"}',
    "[" * 5000,
    '{"a":' * 2000,
    '{"type": "undo", "command": "w", "seat": -1}',
    '{"type": "sit", "command": "w", "seat": 1e400}',
    "\u0000\u0001",
)


async def set_stage(server: InThread, key: str, luck: random.Random) -> Stage:
    clients = [Client(server.address) for _ in range(4)]
    for i, client in enumerate(clients):
        await client.be(f"Player {i}")
    seats = min(3, games.find(key).most_seats)
    options = with_window(key, 60)
    table = await clients[0].open_table(game=key, seats=seats, options=options)
    for seat in range(1, seats):
        wish = {"type": "sit", "command": "sit", "seat": seat}
        await clients[seat].ask("POST", f"/api/tables/{table}/commands", wish)
    await clients[0].ask("POST", f"/api/tables/{table}/commands", {"type": "start", "command": "start"})
    found: list[Seat] = []
    for seat in (*range(seats), None):
        client = clients[-1 if seat is None else seat]
        here = Seat(seat)
        here.line = await connect(server.port, f"/ws/tables/{table}", client.cookie(), here.hear)
        found.append(here)
        await here.until_number(1)
    for client in clients:
        await client.http.aclose()
    return Stage(server, table, found, luck)


async def craft(server: InThread, key: str, wishes: int, luck: random.Random) -> dict[str, int]:
    """Forge wishes between honest moves; how many of each kind were refused."""
    refused: dict[str, int] = {}
    done = 0
    while done < wishes:
        stage = await set_stage(server, key, luck)
        while done < wishes:
            await stage.settle()
            before = stage.print()
            await forge(stage, refused)
            done += AT_ONCE
            await duplicates(stage)
            assert stage.print() == before, "a refused wish changed the table"
            if not await stage.honest():
                break
        for seat in stage.seats:
            assert seat.line is not None
            seat.line.close()
    return refused


async def forge(stage: Stage, refused: dict[str, int]) -> None:
    """A handful of wishes from all sides at once; every one is refused, with words."""
    sent = [stage.forged() for _ in range(AT_ONCE)]
    for seat, wish, _ in sent:
        seat.say(wish)
    for seat, wish, kind in sent:
        answer = await seat.answer()
        assert answer["type"] == "refused", (kind, wish, answer)
        assert answer["key"] not in ("engine-failure", "server-failure"), (kind, wish, answer)
        assert answer["text"], answer
        refused[kind] = refused.get(kind, 0) + 1


async def duplicates(stage: Stage) -> None:
    """Wishes granted long ago, sent again in another order, are confirmed as the lines they became, and do nothing."""
    again = stage.luck.sample(stage.spent, min(3, len(stage.spent)))
    for seat, wish, _ in again:
        seat.say(wish)
    for seat, wish, number in again:
        answer = await seat.answer()
        assert answer["type"] == "saved", (wish, answer)
        assert answer["number"] == number, (wish, answer)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--wishes", type=int, default=25_000, help="for each game")
    parser.add_argument("--games", nargs="*")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, InThread(quick(str(Path(folder) / "t.sqlite"))) as server:
        for key in asked.games or games.all_keys():
            began = time.monotonic()
            found = asyncio.run(craft(server, key, asked.wishes, random.Random()))
            took = round(time.monotonic() - began)
            print(key, sum(found.values()), "refused, none granted:", found, f"{took} s", flush=True)


if __name__ == "__main__":
    main()
