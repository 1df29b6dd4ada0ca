"""How the database is: what was stored, what failed, and why. The operator hears of every change."""

import logging
import shutil
from pathlib import Path

from undercroft.server.table.surroundings import monotonic

logger = logging.getLogger("undercroft.server")

DAMAGE = ("malformed", "not a database", "corrupt", "invalid page", "could not read block")
"""What SQLite and PostgreSQL say of a file that is not as they left it."""
QUIET = 10.0
"""Seconds between two lines of the journal about the same trouble."""


class Condition:
    """Of the database, as this process sees it."""

    def __init__(self) -> None:
        self.stored = 0
        self.failed = 0
        self.trouble: str | None = None
        """Why nothing can be stored or read now."""
        self.damage: str | None = None
        """What was found broken in the file; this does not pass."""
        self.stored_at = monotonic()
        self._told: dict[str, float] = {}

    def note_stored(self, count: int) -> None:
        self.stored += count
        self.stored_at = monotonic()
        if self.trouble is not None:
            logger.info("stored again")
        self.trouble = None

    def note_failed(self, what: str, why: str) -> None:
        """Something could not be stored, or read."""
        self.failed += 1
        self.trouble = why
        if any(word in why for word in DAMAGE):
            self.damage = why
        if self._told.get(what, -QUIET) + QUIET <= monotonic():
            self._told[what] = monotonic()
            logger.error(what, extra={"why": why})


def free_bytes(file: Path) -> int:
    """Room on the disk of a file."""
    return shutil.disk_usage(file.parent).free
