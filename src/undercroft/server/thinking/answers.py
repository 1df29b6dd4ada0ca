"""What is said about a question before it is answered."""

from msgspec import Struct

from undercroft.engine.serialize import Json


class Hint(Struct):
    """What an expert would answer in this seat, and why: `key` and `args` for the words."""

    seat: int
    decision: int
    n: int
    key: str
    args: Json


class Odds(Struct):
    """What may come, as anybody at the table could work it out; null for a game or a moment without odds."""

    number: int
    """The number of the last log entry they take into account."""
    odds: Json | None


class Finality(Struct):
    """Whether an answer, once given, could not be taken back without asking the others."""

    final: bool


class WhyNot(Struct):
    """Why a thing cannot be chosen now: `key` and `args` for the words `why-not-<key>`, and rules to read."""

    key: str
    args: Json
    rules: list[str]
