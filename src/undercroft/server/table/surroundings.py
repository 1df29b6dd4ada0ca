"""What a table takes from outside: time, chance, and who is here."""

import secrets
import time

from undercroft.server.table.state import TableState


def now() -> int:
    """Unix milliseconds."""
    return int(time.time() * 1000)


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


class Surroundings:
    """A table on its own, with nobody connected. A server says who is here; a simulation decides time and chance."""

    def __init__(self) -> None:
        self.thinking: set[int] = set()
        """Seats of bots that think about their answer."""

    def now(self) -> int:
        return now()

    def new_id(self) -> str:
        return new_id()

    def new_seed(self) -> str:
        return secrets.token_hex(32)

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        """Whether a person is connected, and with what lag in milliseconds."""
        return False, None

    def is_away(self, person: str) -> bool:
        """Whether a person has been gone for a while, so that a bot may stand in."""
        return False

    def onlookers(self, table: TableState) -> int:
        """How many watch without a seat."""
        return 0
