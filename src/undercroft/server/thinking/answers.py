"""What is said about a question before it is answered."""

from collections.abc import Iterable
from dataclasses import dataclass

from undercroft import bots
from undercroft.engine.serialize import Json


@dataclass(slots=True)
class Fact:
    """Something true of an answer: the words `fact-<kind>` with these arguments."""

    kind: str
    args: Json


def facts_told(facts: Iterable[bots.Fact]) -> list[Fact]:
    """A bot's facts as they travel."""
    return [Fact(fact.kind, fact.args) for fact in facts]


@dataclass(slots=True)
class Hint:
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


@dataclass(slots=True)
class Odds:
    """What may come, as anybody at the table could work it out; null for a game or a moment without odds."""

    number: int
    """The number of the last log entry they take into account."""
    odds: Json | None


@dataclass(slots=True)
class Finality:
    """Whether an answer, once given, could not be taken back without asking the others."""

    final: bool


@dataclass(slots=True)
class WhyNot:
    """Why a thing cannot be chosen now: `key` and `args` for the words `why-not-<key>`, and rules to read."""

    key: str
    args: Json
    rules: list[str]
