"""What an operator can choose. Passed on to worker processes through the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "UNDERCROFT_SETTINGS"


def default_site() -> str | None:
    """Where the built web client lies: in this package, or in a checkout."""
    here = Path(__file__)
    for folder in (here.parents[1] / "site", here.parents[3] / "web" / "dist", Path.cwd() / "web" / "dist"):
        if (folder / "index.html").is_file():
            return str(folder)
    return None


class Allowance(msgspec.Struct, frozen=True):
    """How much somebody may ask for: so much at once, and so much a minute in the long run."""

    at_once: float
    a_minute: float


class Settings(msgspec.Struct, kw_only=True):
    """Everything about a running server."""

    database: str = "undercroft.sqlite"
    site: str | None = msgspec.field(default_factory=default_site)
    """Folder of the built web client; None serves the API alone."""
    secret: str = ""
    """Key of the safety tokens; read from the database where it is empty."""
    origins: list[str] = []
    """Origins besides the server's own that may open WebSockets, such as "https://play.example.org"."""
    https: bool = False
    """Whether people reach the server by https, so that cookies may insist on it."""
    behind_proxy: bool = False
    """Whether a proxy on this machine says who the guests are (X-Forwarded-For)."""
    bot_seconds: float = 1.0
    """How long an expert may think."""
    bot_pause: float = 0.6
    """How long a bot waits before it answers a question with many options; the fewer, the shorter."""
    bot_processes: int = 1
    """Processes in which bots search; bots that answer at once have one more, of their own."""
    unwatched: float = 300.0
    """Seconds after which bots rest at a table nobody looks at, until somebody does."""
    burst: int = 100
    """Messages a connection may send at once."""
    rate: float = 10.0
    """Messages a second it may send in the long run."""
    requests: int = 600
    """HTTP requests a person may send at once, and a minute; a second of processor time counts as a hundred."""
    openings: Allowance = Allowance(30, 6)
    """Games a person may open or start."""
    chat: Allowance = Allowance(20, 30)
    """Things a person may say."""
    undos: Allowance = Allowance(60, 60)
    """Times a person may take something back."""
    imports: Allowance = Allowance(10, 2)
    """Records a person may add."""
    newcomers: Allowance = Allowance(40, 4)
    """Guests who may introduce themselves from one address."""
    crowd: int = 4
    """One address has the budgets of so many persons: a household, or a class behind one router."""
    tables_each: int = 40
    """Unfinished tables a person may belong to and still open another; `crowd` times as many from one address."""
    imports_each: int = 100
    """Imported records a person may keep."""
    lines_each: int = 20
    """WebSockets a person may hold open."""
    lines_address: int = 200
    """WebSockets one address may hold open."""
    connections_address: int = 400
    """Connections of any kind one address may hold open; behind a proxy that is the proxy's affair."""
    connections: Allowance = Allowance(400, 1200)
    """Connections one address may open; behind a proxy that is the proxy's affair."""
    head_seconds: float = 10.0
    """Seconds in which the head of a request must have arrived."""
    body_seconds: float = 60.0
    """Seconds in which its body must have arrived."""
    hosts: list[str] = []
    """Names by which people reach the server, such as "play.example.org"; empty: any name."""
    figures: str = ""
    """Folder where the processes of one server lay their figures, so that any of them tells all; `serve` makes it."""
    metrics_from: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses that may read /metrics."""
    keep_finished_days: float = 90.0
    """Days for which a table is kept after its last change, once its game is over; its replay stays."""
    keep_gathering_days: float = 30.0
    """Days for which a table is kept whose game never began."""
    slow: float = 20.0
    """Seconds after which a reader who takes nothing is cut off."""
    lease: float = 10.0
    """Seconds after which another process takes over the bots and clocks of one that died."""
    idle: float = 120.0
    """Seconds after which a table nobody watches leaves memory."""

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> "Settings":
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
