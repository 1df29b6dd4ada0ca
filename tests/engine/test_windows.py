"""Options of an open window are worked out when somebody wants to know them."""

import pytest
from mypy_extensions import i64

from undercroft import games
from undercroft.engine.arrays import vec
from undercroft.engine.match import Match
from undercroft.games.emerald_skulls.state import Table
from undercroft.games.emerald_skulls.window import OpenWindow


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose options have been worked out."""
    seats: list[int] = []
    work_out = OpenWindow.may_say

    def note(self: OpenWindow, g: Table, seat: int) -> vec[i64]:
        seats.append(seat)
        return work_out(self, g, seat)

    monkeypatch.setattr(OpenWindow, "may_say", note)
    return seats


def at_window() -> Match:
    match = Match.start(games.find("emerald-skulls"), seats=4, seed=1)
    while match.waiting is not None and match.waiting.about != "bets":
        match.play(match.next_seat(), match.numbers(match.next_seat())[0])
    return match


def test_only_the_seat_that_is_looked_at_has_its_options_worked_out_and_only_once(asked_for: list[int]) -> None:
    match = at_window()
    assert match.waiting is not None
    seat = match.waiting.seats()[1]
    assert asked_for == []
    assert list(match.legal_actions(seat)) == list(match.legal_actions(seat)) != []
    match.copy().play(seat, match.numbers(seat)[0])
    assert asked_for == [seat]


def test_a_stranger_to_the_window_has_no_options(asked_for: list[int]) -> None:
    match = at_window()
    assert match.waiting is not None
    (tumbler,) = set(range(4)) - set(match.waiting.may_answer())
    assert match.numbers(tumbler) == []
    assert asked_for == []


def test_an_answer_in_a_copy_leaves_the_options_of_the_match_as_they_were() -> None:
    match = at_window()
    assert match.waiting is not None
    first, second, *_ = match.waiting.seats()
    clone = match.copy()
    clone.play(first, clone.numbers(first)[0])
    clone.play(first, clone.numbers(first)[0])
    fresh = Match.from_json(match.game, 4, match.settings, match.to_json(), match.luck)
    assert match.numbers(second) == fresh.numbers(second)
    assert match.numbers(first) == fresh.numbers(first)
