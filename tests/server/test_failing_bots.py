"""Bots that fail: they raise, their process is killed, they never answer. Every table goes on, and says so."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import InThread, answer_first, play_on, quick
from undercroft.engine.match import Match
from undercroft.server.client import Client, TableLine
from undercroft.server.table import opening, seats
from undercroft.server.thinking import bots
from undercroft.server.thinking.bot_worker import Task
from undercroft.words import Words

CLUMSY = "clumsy"
"""A level no worker knows: whoever has it fails at every thought."""


@pytest.fixture
def clumsy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (opening, seats):
        monkeypatch.setattr(module, "check_level", lambda _: None)


@pytest.fixture
def broken_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question to a bot holds a world nobody can think in, so that bots of every level raise."""
    whole = bots.Bots.task

    def broken(self: bots.Bots, match: Match, seat: int, level: str, occasion: Any = None) -> Task:
        task = whole(self, match, seat, level, occasion)
        task.world = {}
        return task

    monkeypatch.setattr(bots.Bots, "task", broken)


def workers() -> list[int]:
    """The processes bots think in, for the server is a thread of this one."""
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


@contextlib.contextmanager
def killing(strike: Callable[[set[int]], bool]) -> Iterator[set[int]]:
    """Meanwhile, kill every worker that `strike` is against; the victims so far."""
    victims: set[int] = set()
    done = threading.Event()

    def look() -> None:
        while not done.wait(0.01):
            for pid in workers():
                if pid not in victims and strike(victims):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                    victims.add(pid)

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield victims
    finally:
        done.set()
        thread.join()


def failures(line: TableLine, seat: int = 0) -> list[dict[str, Any]]:
    """What this seat was told about bots that failed."""
    return [told["args"] for told in line.events[seat] if told["key"] == "bot-failed"]


async def seated(address: str, level: str, name: str = "Ada") -> tuple[Client, str]:
    client = Client(address)
    await client.be(name)
    return client, await client.open_table(game="goblin-vaults", seats=2, bots={"1": level})


@pytest.mark.usefixtures("clumsy")
def test_a_bot_that_raises_is_replaced_by_a_simpler_one_and_the_table_is_told(small: InThread) -> None:
    async def play() -> None:
        ada, table = await seated(small.address, CLUMSY)
        async with ada, ada.join(table) as line:
            await line.do("start")
            await play_on(line, random.Random(1))
            assert line.over
            assert failures(line)
            assert all(args == {"seat": 1, "instead": "adept"} for args in failures(line))

    asyncio.run(play())


@pytest.mark.usefixtures("broken_worlds")
def test_where_simpler_bots_fail_too_chance_answers_and_gives_no_other_reason(small: InThread) -> None:
    async def play() -> None:
        ada, table = await seated(small.address, "expert")
        async with ada, ada.join(table) as line:
            await line.do("start")
            await answer_first(line, 0)
            await line.until(lambda: bool(failures(line)))
            assert failures(line)[0] == {"seat": 1, "instead": "random"}
            number = next(told["number"] for told in line.events[0] if told["key"] == "bot-failed")
            reason = await ada.ask("GET", f"/api/tables/{table}/reason?seat=0&entry={number}")
            assert reason["key"] == "why-chance"

    asyncio.run(play())


@pytest.mark.usefixtures("clumsy")
def test_a_bot_that_raises_leaves_the_worker_to_the_other_tables(small: InThread) -> None:
    async def play() -> None:
        ada, clumsy_table = await seated(small.address, CLUMSY)
        boris, table = await seated(small.address, "adept", "Boris")
        async with ada, boris, ada.join(clumsy_table) as one, boris.join(table) as two:
            await one.do("start")
            await two.do("start")
            await asyncio.gather(answer_first(one, 0), answer_first(two, 0))
            await one.until(lambda: bool(failures(one)))
            before = workers()
            assert len(before) >= 1
            await asyncio.gather(play_on(one, random.Random(2)), play_on(two, random.Random(2)))
            assert failures(one)
            assert not failures(two)
            # The same process has thought for both all the time; another one is the hint-giver's.
            assert set(before) <= set(workers())

    asyncio.run(play())


def test_a_bot_whose_process_is_killed_once_thinks_again(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ada, table = await seated(address, "expert")
        async with ada, ada.join(table) as line:
            with killing(lambda victims: not victims) as victims:
                await line.do("start")
                await answer_first(line, 0)
                await line.until(lambda: line.question(0) is not None, 30)
            assert victims
            assert not failures(line)

    with InThread(quick(str(tmp_path / "tables.sqlite"))) as server:
        asyncio.run(play(server.address))


def test_a_bot_whose_process_is_killed_every_time_holds_up_no_table(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ada, table = await seated(address, "expert")
        async with ada, ada.join(table) as line:
            with killing(lambda victims: len(victims) < 4) as victims:
                await line.do("start")
                await answer_first(line, 0)
                await line.until(lambda: line.question(0) is not None, 60)
            assert len(victims) == 4
            assert failures(line) == [{"seat": 1, "instead": "random"}]
            await play_on(line, random.Random(3))
            assert line.over
            assert len(failures(line)) == 1

    with InThread(quick(str(tmp_path / "tables.sqlite"))) as server:
        asyncio.run(play(server.address))


def test_a_bot_that_never_answers_is_answered_for_by_a_simpler_one(
    small: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is stopped, not ended: only the clock can tell."""
    monkeypatch.setattr(bots, "START_UP", 6.0)
    monkeypatch.setattr(bots, "PATIENCE", 1.0)
    frozen: list[int] = []

    async def play() -> None:
        ada, table = await seated(small.address, "expert")
        async with ada, ada.join(table) as line:
            await line.do("start")
            await answer_first(line, 0)
            await line.until(lambda: bool(workers()))
            frozen.extend(workers())
            for pid in frozen:
                os.kill(pid, signal.SIGSTOP)
            await line.until(lambda: line.question(0) is not None, 60)
            assert failures(line) == [{"seat": 1, "instead": "adept"}]

    began = time.monotonic()
    asyncio.run(play())
    assert time.monotonic() - began < 30
    assert not set(frozen) & set(workers())


@pytest.mark.parametrize(
    ("language", "by_chance", "by_another"),
    [
        ("en", "Gix: the bot failed, so this move was left to chance.", "Gix: the bot failed, so a simpler bot"),
        (
            "ru",
            "Gix: бот не справился, поэтому этот ход решил случай.",
            "Gix: бот не справился, поэтому этот ход сделал",
        ),
    ],
)
def test_both_languages_say_who_answered(language: str, by_chance: str, by_another: str) -> None:
    words = Words(language)
    words.names = {1: "Gix"}
    assert words.event({"key": "bot-failed", "args": {"seat": 1, "instead": "random"}}) == by_chance
    assert words.event({"key": "bot-failed", "args": {"seat": 1, "instead": "adept"}}).startswith(by_another)
