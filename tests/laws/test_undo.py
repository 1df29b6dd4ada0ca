"""Law 15, undo never keeps knowledge: it finds what each kind of answer gives away, and no such undo is free."""

from collections.abc import Callable
from typing import Any

import pytest

from undercroft import games
from undercroft.engine.errors import LawBroken
from undercroft.engine.events import Event
from undercroft.engine.laws import some_seat, undo_keeps_no_knowledge
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import AskEach, Several, Waiting

Moment = Callable[[Match, Waiting, int, list[Event]], bool]
"""Whether the last answer, given by a seat to this question and followed by these events, is one we look for."""


def first(key: str, settings: dict[str, Any], seats: int, moment: Moment, alone: bool = False) -> tuple[Match, int]:
    """A random match at the first moment of this kind, and the seat that brought it about.

    `alone` asks for a moment at which nothing else stands against a free undo: one reveal, and nobody else is asked.
    """
    game = games.find(key)
    for seed in range(400):
        match = Match.start(game, settings, seats=seats, seed=seed)
        assert match.record is not None
        luck = Luck.of(f"undo {seed}")
        while match.waiting is not None:
            before = match.waiting
            seat = some_seat(before, luck)
            numbers = before.numbers(seat)
            reveals = match.state.reveal_count()
            events = match.play(seat, numbers[luck.below(len(numbers))]).events
            asked = match.waiting.seats() if match.waiting is not None else []
            reveals = match.state.reveal_count() - reveals
            fits = asked == [seat] and reveals == 1 if alone else bool(asked)
            if fits and match.record.entries[-1].seat == seat and moment(match, before, seat, events):
                return match, seat
    raise AssertionError("no game came to this")


def last_to_answer(about: str) -> Moment:
    """The last answer of a question that several were asked in secret."""

    def moment(match: Match, before: Waiting, seat: int, _events: list[Event]) -> bool:
        record = match.record
        assert record is not None
        assert match.waiting is not None
        last = before.about == about and isinstance(before, Several) and before.asked == [seat]
        entries = record.entries
        others = len(entries) > 1 and entries[-2].seat not in (seat, -2)
        return last and others and (match.waiting.about != about or isinstance(before, AskEach))

    return moment


def with_large_piles(moment: Moment) -> Moment:
    """The others may well hold what the question is about."""

    def large(match: Match, before: Waiting, seat: int, events: list[Event]) -> bool:
        players = match.view(None)["table"]["players"]
        return moment(match, before, seat, events) and min(player["pile"] for player in players) >= 6

    return large


def told_about_another(key: str) -> Moment:
    """Another seat has acted by itself."""

    def moment(_match: Match, _before: Waiting, seat: int, events: list[Event]) -> bool:
        return any(event.key == key and event.args.get("seat") != seat for event in events)

    return moment


LEARNT: dict[str, tuple[str, dict[str, Any], int, Moment]] = {
    "sealed bids": ("vault-wars", {"workers": True}, 4, last_to_answer("sealed-bid")),
    "visits to the Loan Shark": ("vault-wars", {}, 3, last_to_answer("loan")),
    "artifacts laid out": (
        "vault-wars",
        {"workers": True, "gold": "open"},
        3,
        with_large_piles(last_to_answer("equip")),
    ),
    "what is sold": ("vault-wars", {"workers": True, "gold": "open"}, 3, last_to_answer("sell")),
    "what is stored": ("vault-wars", {}, 2, last_to_answer("storage")),
    "a standing order": ("vault-wars", {"standing-orders": True}, 3, told_about_another("raised")),
    "chambers of others": ("goblin-vaults", {}, 4, last_to_answer("store")),
    "the symbol of a Dark tile": ("vast", {"roles": "knight"}, 1, told_about_another("tile-laid")),
}


def look_well(match: Match, seat: int, earlier: Match) -> None:
    """What only few worlds show is found sooner or later."""
    luck = Luck.of(1)
    for _ in range(10):
        undo_keeps_no_knowledge(match, seat, earlier, luck)


@pytest.mark.parametrize("kind", LEARNT)
def test_the_law_finds_what_was_learnt_and_it_cannot_be_taken_back_freely(kind: str) -> None:
    key, settings, seats, moment = LEARNT[kind]
    match, seat = first(key, settings, seats, moment, alone=True)
    assert match.record is not None
    assert match.undoable(seat) == 0
    earlier = match.taken_back(len(match.record.entries) - 1)
    with pytest.raises(LawBroken, match="law 15"):
        look_well(match, seat, earlier)


@pytest.mark.parametrize(("key", "about"), [("vault-wars", "prepare"), ("goblin-vaults", "starting-card")])
def test_a_sealed_answer_can_be_taken_back_while_it_is_sealed(key: str, about: str) -> None:
    def early(_match: Match, before: Waiting, _seat: int, _events: list[Event]) -> bool:
        return before.about == about and len(before.seats()) == 2

    match, seat = first(key, {}, 3, early)
    assert match.record is not None
    assert match.undoable(seat) == 1
    earlier = match.taken_back(len(match.record.entries) - 1)
    undo_keeps_no_knowledge(match, seat, earlier, Luck.of(1))
