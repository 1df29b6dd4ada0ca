"""Servers for tests: one in a thread of this process, one as a process that can be killed."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import msgspec
import uvicorn

from tests.server.postgres import free_port
from undercroft.server.client import Client, RefusedByServer, TableLine
from undercroft.server.service.tables import Tables
from undercroft.server.settings import Allowance, Settings
from undercroft.server.wire.app import Server, create_app
from undercroft.server.wire.door import CountedSocket, PatientHttp
from undercroft.server.wire.socket import FRAME


def quick(database: str, **others: Any) -> Settings:
    """Settings that let tests go as fast as they can."""
    chosen: dict[str, Any] = {
        "site": None,
        "secret": "secret of a test",
        "bot_pause": 0.0,
        "bot_seconds": 0.05,
        "burst": 100_000,
        "rate": 100_000.0,
        "requests": 1_000_000,
        **dict.fromkeys(
            ("openings", "chat", "undos", "imports", "newcomers", "connections"), Allowance(1_000_000, 1_000_000)
        ),
        "tables_each": 1_000_000,
        "lines_each": 1_000_000,
        "lines_address": 1_000_000,
        "connections_address": 1_000_000,
        **others,
    }
    return Settings(database=database, **chosen)


class InThread:
    """A server in a thread of its own, whose insides a test may look at."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.app: Server = create_app(settings)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=self.port,
            log_config=None,
            access_log=False,
            http=PatientHttp,
            ws=CountedSocket,
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
        self.server = uvicorn.Server(config)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    @property
    def tables(self) -> Tables:
        return self.app.tables

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def __enter__(self) -> "InThread":
        self.thread.start()
        deadline = time.monotonic() + 20
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(15)
        assert not self.thread.is_alive(), "the server did not stop"

    def inside(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)


class AsProcess:
    """`undercroft serve` as it runs in earnest."""

    def __init__(self, settings: Settings, port: int | None = None, workers: int = 1) -> None:
        self.settings = settings
        self.port = port or free_port()
        self.workers = workers
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = ""

    def start(self) -> float:
        """Start and wait for health; the seconds it took."""
        code = (
            "import sys, msgspec\n"
            "from undercroft.server.wire.app import serve\n"
            "from undercroft.server.settings import Settings\n"
            "s = msgspec.json.decode(sys.argv[1], type=Settings)\n"
            "serve(port=int(sys.argv[2]), database=s.database, workers=int(sys.argv[3]), settings=s)\n"
        )
        text = msgspec.json.encode(self.settings).decode()
        began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, text, str(self.port), str(self.workers)],
            stderr=open(self.log, "ab") if self.log else subprocess.DEVNULL,  # noqa: SIM115
            start_new_session=True,
        )
        return self.wait_for_health(began)

    def wait_for_health(self, began: float) -> float:
        """Wait until the server and its database answer; the seconds since `began`."""
        assert self.process is not None
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.address + "/api/health", trust_env=False, timeout=2).status_code == 200:
                    return time.monotonic() - began
            assert self.process.poll() is None, "the server ended at its start"
            assert time.monotonic() - began < 60, "the server does not answer"
            time.sleep(0.02)

    def fill_the_disk(self, bytes: int | None) -> None:
        """No file of the server may grow beyond so many bytes, as if the disk were full; None: there is room again."""
        assert self.process is not None
        limit = resource.RLIM_INFINITY if bytes is None else bytes
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """SIGKILL, to it and its workers."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> "AsProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


@contextlib.contextmanager
def none() -> Iterator[None]:
    yield


async def play_on(line: TableLine, luck: random.Random, upto: int = 1_000_000) -> int:
    """Answer at random for all my seats until the game is over or has so many lines; the number of answers."""
    made = 0

    def done() -> bool:
        return line.over or (line.number or 0) >= upto

    while True:
        await line.until(lambda: done() or line.asked(), 60)
        if done():
            break
        seat = line.asked()[0]
        question = line.question(seat)
        assert question is not None
        try:
            await line.answer(seat, luck.choice(question["options"])["n"], question["decision"])
        except RefusedByServer as refused:
            # In an open window others may have closed the question meanwhile.
            if question["kind"] != "any" or refused.key not in ("not-asked", "stale-decision", "not-running"):
                raise
            await line.until(lambda: done() or line.question(seat) != question)  # noqa: B023
            continue
        made += 1
    return made


def first(line: TableLine, seat: int) -> dict[str, Any]:
    """The open question of a seat, which there must be."""
    question = line.question(seat)
    assert question is not None
    return question


async def answer_first(line: TableLine, seat: int, **others: Any) -> int:
    """Give the first possible answer."""
    await line.until(lambda: line.question(seat) is not None)
    return await line.answer(seat, first(line, seat)["options"][0]["n"], **others)


async def meet(*lines: TableLine) -> None:
    """Wait until all have heard what any of them has heard."""
    newest = max(line.number or 0 for line in lines)
    for line in lines:
        await line.until(lambda line=line: (line.number or 0) >= newest)


async def table_of_two(address: str, game: str = "goblin-vaults", **wish: Any) -> tuple[Client, Client, str]:
    """Ada and Boris at a table for two, ready to start."""
    ada, boris = Client(address), Client(address)
    await ada.be("Ada")
    await boris.be("Boris")
    table = await ada.open_table(game=game, seats=2, **wish)
    await boris.ask("POST", f"/api/tables/{table}/commands", {"type": "sit", "command": "sit", "seat": 1})
    return ada, boris, table


async def against_a_bot(client: Client, game: str = "goblin-vaults", **wish: Any) -> str:
    """Ada at a table for two with a bot, ready to start."""
    await client.be("Ada")
    return await client.open_table(game=game, seats=2, bots={"1": "adept"}, **wish)
