"""What is said about a question before it is answered."""

from collections.abc import Iterable

from msgspec import Struct

from undercroft import bots
from undercroft.engine.serialize import Json


class Fact(Struct):
    """Something true of an answer: the words `fact-<kind>` with these arguments."""

    kind: str
    args: Json


def facts_told(facts: Iterable[bots.Fact]) -> list[Fact]:
    """A bot's facts as they travel."""
    return [Fact(fact.kind, fact.args) for fact in facts]


class Hint(Struct):
    """What the best player would answer in this seat, and why, beside the obvious other answer."""

    seat: int
    decision: int
    n: int
    level: str
    """Who says so: the expert, or where too many ask at once the adept."""
    facts: list[Fact]
    """About this answer, the most telling first."""
    instead: int | None
    """The answer it is compared with."""
    against: list[Fact]
    """About that answer."""


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
