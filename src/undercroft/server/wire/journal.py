"""Structured logs: one JSON object a line, and nothing in it that opens a door.

Tokens, names, chat and cards are never logged; ids of tables and replays, which are invitations, only in part.
"""

import json
import logging
import sys
import time
from types import TracebackType

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.engine.serialize import Json

logger = logging.getLogger("undercroft.server")

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
ID_FIELDS = {"table", "replay"}


def shortened(word: str) -> str:
    return word[:4] + "..." if len(word) > 8 else word


def shown_path(path: str) -> str:
    """A path without the ids in it."""
    parts = path.split("/")
    for i in range(1, len(parts)):
        if parts[i - 1] in ("tables", "replays", "t", "replay", "me", "campaign"):
            parts[i] = shortened(parts[i])
    return "/".join(parts)[:120]


class JsonLines(logging.Formatter):
    """A log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: Json = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in PLAIN:
                line[key] = shortened(str(value)) if key in ID_FIELDS else value
        if record.exc_info and record.exc_info[0] is not None:
            # The places without the values: a message could carry what nobody may read.
            line["error"] = record.exc_info[0].__name__
            line["where"] = trail(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False, default=str)


def trail(traceback: TracebackType | None) -> list[str]:
    """File and line of every frame, innermost last."""
    places: list[str] = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    return places[-12:]


CLEARED_AWAY = "ignore:resource_tracker:UserWarning"
"""What clears away the semaphores of an ended process says so in plain text, which is no line of a journal."""


def write_journal(level: int = logging.INFO) -> None:
    """Send all logs to standard error as JSON lines."""
    if CLEARED_AWAY not in sys.warnoptions:
        # Processes started from here on take the option over.
        sys.warnoptions.append(CLEARED_AWAY)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
        # Their lines name whole addresses, which are invitations; ours say the same without.
        other.setLevel(logging.WARNING)
    # It announces each of its plugins at every start.
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)


def with_headers_and_journal(app: ASGIApp, headers: tuple[tuple[bytes, bytes], ...]) -> ASGIApp:
    """Give every HTTP answer the safety headers, and note it."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        method = scope["method"]
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            logger.info(
                "request",
                extra={
                    "method": method,
                    "path": shown_path(scope["path"]),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    return wrapped
