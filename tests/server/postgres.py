"""A real PostgreSQL for tests: the machine's own if it has one, else one fetched with pip; as root or not."""

import asyncio
import contextlib
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any

WHEEL = "pgserver==0.1.4"
"""A package that carries the binaries of PostgreSQL."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    if found is not None and (Path(found).resolve().parent / "postgres").exists():
        return Path(found).resolve().parent
    for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True):
        if Path(folder, "initdb").exists() and Path(folder, "postgres").exists():
            return Path(folder)
    return fetched()


def fetched() -> Path:
    """Fetch PostgreSQL as a Python wheel and unpack it where every user can run it."""
    home = Path(tempfile.gettempdir()) / f"undercroft-postgresql-{os.getuid()}"
    done = home / "unpacked"
    if not done.exists():
        home.mkdir(mode=0o755, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(home), WHEEL]
        subprocess.run(pip, check=True, timeout=300)
        with zipfile.ZipFile(next(home.glob("*.whl"))) as wheel:
            wheel.extractall(home)
        for path in home.rglob("*"):
            path.chmod(0o755)
        done.touch()
    return next(home.rglob("initdb")).parent


def another_user() -> int | None:
    """PostgreSQL refuses to run as root: who runs it then; None where we are not root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    return 65534


def alive(pid: int) -> bool:
    """Whether a process still holds anything."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in ("Z", "X")
    except OSError:
        return False


class Postgres:
    """One cluster in a temporary folder, with the server's usual settings and perhaps some more."""

    def __init__(self, *settings: str) -> None:
        self.settings = settings
        self.bin = binaries()
        self.port = free_port()
        self.user = another_user()
        self.home = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
        self.home.chmod(0o755)
        self.data = self.home / "data"
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            os.chown(self.home, self.user, -1)
            os.chown(self.data, self.user, -1)
        self.process: subprocess.Popen[bytes] | None = None
        init = [str(self.bin / "initdb"), "-D", str(self.data), "-U", "undercroft", "-A", "trust", "-E", "UTF8"]
        self._run([*init, "--no-sync", "--locale=C"])

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            command, user=self.user, cwd=self.home, capture_output=True, timeout=120, env=self._environment()
        )
        assert done.returncode == 0, done.stderr.decode()

    def _environment(self) -> dict[str, str]:
        return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(self.home)}

    def start(self) -> None:
        """Start, and wait until it answers."""
        log = (self.home / "log").open("ab")
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        for setting in (
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=200",
            "shared_buffers=64MB",
            *self.settings,
        ):
            command += ["-c", setting]
        self.process = subprocess.Popen(
            command,
            user=self.user,
            cwd=self.home,
            stdout=log,
            stderr=log,
            start_new_session=True,
            env=self._environment(),
        )
        log.close()
        deadline = time.monotonic() + 60
        while True:
            try:
                asyncio.run(self._hello())
                return
            except Exception:
                assert self.process.poll() is None, (self.home / "log").read_text()[-2000:]
                assert time.monotonic() < deadline, "PostgreSQL does not answer"
                time.sleep(0.1)

    async def _hello(self) -> None:
        connection = await self.connect()
        await connection.close()

    async def connect(self, name: str = "postgres") -> Any:
        import asyncpg

        return await asyncpg.connect(self.url(name))

    def url(self, name: str) -> str:
        return f"postgresql://undercroft@127.0.0.1:{self.port}/{name}"

    def new_database(self, name: str) -> str:
        """Create an empty database; its URL."""

        async def create() -> None:
            connection = await self.connect()
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        asyncio.run(create())
        return self.url(name)

    def kill(self) -> None:
        """End it as a power cut would: all of its processes at once, each in whatever it does."""
        assert self.process is not None
        postmaster = self.process.pid
        os.kill(postmaster, signal.SIGSTOP)
        family = [int(pid) for pid in Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()]
        for pid in (postmaster, *family):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        deadline = time.monotonic() + 20
        while any(alive(pid) for pid in family):
            assert time.monotonic() < deadline, "PostgreSQL does not die"
            time.sleep(0.005)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.home, ignore_errors=True)
