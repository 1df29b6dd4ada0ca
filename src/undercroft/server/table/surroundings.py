"""What a table takes from outside: time, chance, and who is here."""

import secrets
import time
from base64 import urlsafe_b64encode
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.server.table.state import TableState


class Machine:
    """Time and chance as the machine gives them. A simulation puts its own in their place."""

    def time(self) -> float:
        """Seconds since 1970. Somebody may set this clock, forward or back."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds on a clock that nobody sets; for limits and windows."""
        return time.monotonic()

    def effort(self) -> float:
        """Seconds of processor time this thread has used."""
        return time.thread_time()

    def chance(self, count: int) -> bytes:
        """So many bytes nobody can guess."""
        return secrets.token_bytes(count)


MACHINE: ContextVar[Machine] = ContextVar("machine", default=Machine())  # noqa: B039 (it holds nothing)


def now() -> int:
    """Unix milliseconds, for people and the log; the clock of the machine may be set at any time."""
    return int(MACHINE.get().time() * 1000)


def monotonic() -> float:
    """Seconds on a clock that nobody sets: for all that is measured, limited or waited for."""
    return MACHINE.get().monotonic()


def effort() -> float:
    """Seconds of processor time this thread has used."""
    return MACHINE.get().effort()


def new_token(count: int = 32) -> str:
    """A secret of so many bytes, for addresses."""
    return urlsafe_b64encode(MACHINE.get().chance(count)).rstrip(b"=").decode()


def new_id() -> str:
    """An id nobody can guess."""
    return new_token(12).replace("-", "x").replace("_", "y")


def new_seed(count: int = 32) -> str:
    """A seed of so many bytes."""
    return MACHINE.get().chance(count).hex()


def below(limit: int) -> int:
    """A number from 0 to just below a limit, each as likely as the next; 64 bits make that true enough."""
    return int.from_bytes(MACHINE.get().chance(8)) % limit


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
        return new_seed()

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        """Whether a person is connected, and with what lag in milliseconds."""
        return False, None

    def is_away(self, person: str, acted: int) -> bool:
        """Whether a person who last did something at `acted` has been gone for a while, so that a bot may stand in."""
        return False

    def neighbours(self, person: str) -> set[str]:
        """People who come from the same address as this one, as far as is known."""
        return set()

    def onlookers(self, table: "TableState") -> int:
        """How many watch without a seat."""
        return 0
