"""What a game says to the outside, declared once as Python types: questions, events, views.

A game's `contract.py` holds the declarations. From them come the check that a match says nothing else (`laws.py`), the
client's TypeScript (`tools/generate_types.py`) and the keys and arguments of all words. Types are plain Python:
`int`, `str`, `bool`, `None`, `list[...]`, `dict[str, ...]`, `Literal`, unions, TypedDicts, and names of things such as
`Card = Annotated[str, CARD]`, whose values a `Domain` lists. What reads them takes `Any`: Python has no type for types
such as unions yet (PEP 747).
"""

import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, TypedDict

from undercroft.engine.actions import Domain, Verb
from undercroft.engine.faces import EVERYBODY
from undercroft.engine.outcome import OutcomeView
from undercroft.engine.waiting import Kind

SEAT: Final = Domain.numbers("seat", 0, 19)
Seat = Annotated[int, SEAT]
"""A seat by its number; words call it by the player's name."""

Audience = Literal["everybody", "one", "others"]
"""Who is told: all and spectators too, one seat, or all but one seat."""


class OptionView(TypedDict):
    """One legal answer."""

    n: int
    """What to answer."""
    verb: str
    args: dict[str, str]
    aside: bool
    """Whether it interrupts the question instead of answering it."""


class QuestionView(TypedDict):
    """The open question as a seat sees it."""

    kind: Kind
    about: str
    args: dict[str, Any]
    """As the game's contract declares them; only readers who know the question know their types."""
    decision: int
    """The id of this question; an answer names it."""
    options: list[OptionView]
    late: list[int]
    """Answers that come too late: accepted, for they may have been on their way, but not to be offered."""


class WaitingView(TypedDict):
    """Who is waited for."""

    kind: Kind
    about: str
    seats: list[int]


class MatchView(TypedDict):
    """Everything one seat (None: a spectator) may know."""

    game: str
    seats: int
    seat: int | None
    table: Any
    """The game's own view, as its contract declares it; only readers who know the game know its type."""
    waiting: WaitingView | None
    question: QuestionView | None
    outcome: OutcomeView | None


Beat = Literal["quick", "step", "climax", "turn", "round"]
"""How a thing that happened is shown: in passing, as a step, as a high point, as the beginning of a turn or round."""


class QuestionType:
    """A question a seat can be asked: what its words are told, and the rules behind it.

    `decline` is the verb that says no to the whole question, where it can be declined.
    """

    def __init__(self, about: str, *rules: str, decline: Verb | None = None, **args: object) -> None:
        self.about: Final = about
        self.rules: Final = rules
        self.decline: Final = decline
        self.args: Final[dict[str, object]] = args


class EventType:
    """Something that can happen, the arguments of its words, and who is told.

    An event with a `beat` is shown on its own, with what is told after it until the next such event. Its `subject`
    names the arguments whose things are lit up meanwhile.
    """

    def __init__(
        self,
        key: str,
        audience: Audience = "everybody",
        *,
        beat: Beat | None = None,
        subject: tuple[str, ...] = (),
        **args: object,
    ) -> None:
        self.key: Final = key
        self.audience: Final = audience
        self.beat: Final = beat
        self.subject: Final = subject
        self.args: Final[dict[str, object]] = args
        for name in subject:
            if not any(domains_in(args.get(name))):
                raise ValueError(f"event {key}: its subject {name} is no argument that names a thing")


GAME_OVER: Final = EventType("game-over", beat="climax", ending=str, winners=list[Seat])
"""Told at the end of every game; see `State.finish`."""


def mismatch(declared: Any, value: object, path: str = "") -> str:
    """Where a value does not fit its declared type ("cards[2]: 'x' is no card"); empty where it fits."""
    origin = typing.get_origin(declared)
    if origin is Annotated:
        base, domain = typing.get_args(declared)[:2]
        if type(value) is not base or str(value) not in domain.index:
            return f"{path}: {value!r} is no {domain.key}"
        return ""
    if origin in (typing.Union, types.UnionType):
        found = [mismatch(each, value, path) for each in typing.get_args(declared)]
        return "" if "" in found else found[0]
    if origin is Literal:
        return "" if value in typing.get_args(declared) else f"{path}: {value!r} is none of {typing.get_args(declared)}"
    if origin in (typing.Required, typing.NotRequired):
        return mismatch(typing.get_args(declared)[0], value, path)
    if origin is list:
        if not isinstance(value, list):
            return f"{path}: {value!r} is no list"
        return first(mismatch(typing.get_args(declared)[0], value[i], f"{path}[{i}]") for i in range(len(value)))
    if origin is dict:
        if not isinstance(value, dict):
            return f"{path}: {value!r} is no dict"
        key_type, item_type = typing.get_args(declared)
        return first(
            mismatch(key_type, key, f"{path} key") or mismatch(item_type, item, f"{path}.{key}")
            for key, item in value.items()
        )
    if typing.is_typeddict(declared):
        return fields_mismatch(fields_of(declared), declared.__optional_keys__, value, path)
    kind = type(None) if declared is None else declared
    return "" if type(value) is kind else f"{path}: {value!r} is no {kind.__name__}"


def fields_mismatch(fields: Mapping[str, object], optional: frozenset[str], value: object, path: str) -> str:
    """The same for a mapping with named fields: none is missing, none is unknown, each fits."""
    if not isinstance(value, dict):
        return f"{path}: {value!r} has no fields"
    for name in fields:
        if name not in value and name not in optional:
            return f"{path}.{name} is missing".lstrip(".")
    for name in value:
        if name not in fields:
            return f"{path}.{name} is not declared".lstrip(".")
    return first(mismatch(fields[name], item, f"{path}.{name}".lstrip(".")) for name, item in value.items())


def args_mismatch(declared: Mapping[str, object], args: object) -> str:
    """Where arguments differ from their declaration; those of type `NotRequired` may be left out."""
    optional = frozenset(name for name, each in declared.items() if typing.get_origin(each) is typing.NotRequired)
    return fields_mismatch(declared, optional, args, "")


def audience_mismatch(declared: Audience, mask: int) -> str:
    """Where the mask of those who are told differs from the declared audience."""
    told = (mask & EVERYBODY).bit_count()
    most = EVERYBODY.bit_count()
    meant = {"everybody": most, "one": 1, "others": most - 1}[declared]
    return "" if told == meant else f"told to {told} of {most} viewers, declared for {declared}"


def first(found: Iterable[str]) -> str:
    """The first that is not empty."""
    return next((each for each in found if each), "")


@cache
def fields_of(shape: Any) -> dict[str, object]:
    """The fields of a TypedDict and their types."""
    return typing.get_type_hints(shape, include_extras=True)


def domains_in(declared: Any) -> Iterator[Domain]:
    """The domains whose values an argument of this type is, or is a list of."""
    if typing.get_origin(declared) is Annotated:
        yield typing.get_args(declared)[1]
    elif typing.get_origin(declared) is not dict:
        for each in typing.get_args(declared):
            yield from domains_in(each)


def named_domains(declared: Iterable[Mapping[str, object]]) -> dict[str, Domain]:
    """Argument to the domain it names, over many declarations: an argument's name means one kind of thing in a game."""
    found: dict[str, Domain] = {}
    for args in declared:
        for name, hint in args.items():
            for domain in domains_in(hint):
                if found.setdefault(name, domain) is not domain:
                    raise ValueError(f"argument {name} names both a {found[name].key} and a {domain.key}")
    return found
