"""What happened, told to those who may know it."""

from typing import Final

from undercroft.engine.faces import EVERYBODY, bit


class Event:
    """A key for the words, arguments for them, and a mask of who is told."""

    def __init__(self, key: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        self.key: Final = key
        self.args: Final = args
        self.audience: Final = audience

    def reaches(self, seat: int) -> bool:
        """Whether this seat (-1: a spectator) is told."""
        return self.audience & bit(seat) != 0

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"
