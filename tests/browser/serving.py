"""A server process that can be killed and started again."""

import contextlib
import random
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "web" / "dist"


def free_port() -> int:
    """Below the ports that connections get, so that none of them takes it before the server or while it is down."""
    for port in random.sample(range(12_000, 32_000), 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Serving:
    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port), "--site", str(SITE)]
        command += ["--database", str(self.database), "--bot-pause", "0.02", "--bot-seconds", "0.2"]
        log = self.database.with_suffix(".log").open("ab")
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start:\n" + self.database.with_suffix(".log").read_text()[-2000:])

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
