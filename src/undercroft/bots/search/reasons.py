"""Why an answer, as data: facts about it and about the obvious other one. Each fact can be checked."""

from typing import Final, NamedTuple

WORLDS: Final = 40
"""In how many imagined worlds a reason counts."""
MOST: Final = 3
"""Facts told about one answer."""


class Fact(NamedTuple):
    """Something true of an answer: it follows from what the seat knows, or counts worlds the seat cannot rule out.

    `kind` is the key of the words `fact-<kind>`, `args` are its numbers and subjects.
    """

    kind: str
    args: dict[str, object]


class Reason(NamedTuple):
    """What an answer brings, and beside it what the obvious other answer would bring."""

    number: int
    facts: list[Fact]
    """The most telling first."""
    instead: int
    """The answer it is compared with; -1: there is none."""
    against: list[Fact]
    """Facts about that answer."""


def reason_of(number: int, facts: list[Fact], instead: int, against: list[Fact]) -> Reason:
    """The few facts that tell two answers apart, and what is true of both; the latter is told once."""
    if instead < 0 or facts == against:
        return Reason(number, facts[:MOST], -1, [])
    apart = [fact for fact in facts if fact not in against]
    both = [fact for fact in facts if fact in against]
    told = (apart + both)[:MOST]
    kinds = [fact.kind for fact in told]
    other = [fact for fact in against if fact not in facts]
    same = [fact for fact in other if fact.kind in kinds]
    rest = [fact for fact in other if fact.kind not in kinds]
    said = (same + rest)[:MOST]
    return Reason(number, told, instead if said else -1, said)
