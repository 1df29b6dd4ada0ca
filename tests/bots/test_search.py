"""The search answers as it should where one sees by eye what is right."""

import pytest

from tests.toy.crossroads import ENTER, GAME, Road
from undercroft.bots import Budget, Chair
from undercroft.bots.search.judgement import Judgement
from undercroft.bots.search.tree import Search
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.state import State


class Taste(Judgement):
    """Who likes which end, by door and side; doors without an entry are worth nothing to anybody."""

    def __init__(self, likes: dict[tuple[int, int], list[float]], seats: int = 2) -> None:
        super().__init__()
        self.samples = 1
        self.likes = likes
        self.judged: list[tuple[int, int]] = []

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Road)
        self.judged.append((state.door, state.side))
        return self.likes.get((state.door, state.side), [0.0] * state.seats)

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        return [0.0] * len(numbers)


def searched(judgement: Judgement, iterations: int, doors: int = 2, seats: int = 2, luck: int = 1) -> Search:
    match = Match.start(GAME, {"doors": doors}, seats=seats, seed=4)
    search = Search(judgement, 0, Luck.of(luck))
    search.run(Chair(match, 0).imagine, Budget(iterations=iterations))
    return search


def test_others_are_expected_to_take_what_is_best_for_them() -> None:
    """Behind door 0 the second seat prefers to leave the first with nothing."""
    taste = Taste({(0, 0): [1.0, 0.0], (0, 1): [0.0, 1.0], (1, 0): [0.4, 0.5], (1, 1): [0.4, 0.5]})
    assert searched(taste, 200).best() == ENTER.of(1)


def test_others_are_not_expected_to_harm_us_at_their_own_cost() -> None:
    """With three seats everyone follows the own gain: behind door 0 the second seat helps us and itself."""
    taste = Taste(
        {(0, 0): [1.0, 0.3, 0.0], (0, 1): [0.0, 0.1, 1.0], (1, 0): [0.6, 0.2, 0.2], (1, 1): [0.6, 0.2, 0.2]}, 3
    )
    assert searched(taste, 300, seats=3).best() == ENTER.of(0)


def test_a_large_choice_is_widened_step_by_step() -> None:
    taste = Taste({(70, 0): [1.0, 0.0], (70, 1): [1.0, 0.0]})
    few = [number for number, count in searched(taste, 16, doors=100).counts().items() if count]
    more = [number for number, count in searched(taste, 400, doors=100).counts().items() if count]
    assert len(few) <= 3 + 1.5 * 4
    assert len(few) < len(more) <= 3 + 1.5 * 20


def test_the_best_looking_answers_are_tried_first() -> None:
    class Sighted(Taste):
        def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
            return [1.0 if number == ENTER.of(70) else 0.0 for number in numbers]

    search = searched(Sighted({(70, 0): [1.0, 0.0], (70, 1): [1.0, 0.0]}), 16, doors=100)
    assert search.counts()[ENTER.of(70)] > 8
    assert search.best() == ENTER.of(70)


def test_a_playout_is_cut_short_where_the_judgement_wants_it() -> None:
    hasty = Taste({})
    hasty.horizon = 0
    searched(hasty, 10)
    assert (0, -1) in hasty.judged, "judged before the second seat had answered"
    patient = Taste({})
    searched(patient, 10)
    assert all(side >= 0 for _, side in patient.judged)


def test_a_playout_is_not_cut_short_in_the_middle_of_something() -> None:
    class Restless(Taste):
        def quiet(self, state: State) -> bool:
            return False

    restless = Restless({})
    restless.horizon = 0
    searched(restless, 10)
    assert all(side >= 0 for _, side in restless.judged)


def test_iterations_and_luck_decide_alone() -> None:
    taste = Taste({(3, 0): [0.6, 0.4], (5, 1): [0.7, 0.1]})
    first, second = (searched(taste, 60, doors=9, luck=8) for _ in range(2))
    assert first.counts() == second.counts()
    assert first.iterations == 60


class Stormy(Taste):
    """Chance outweighs what an answer changes: door 1 is a little better in any weather."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Road)
        worth = state.storm / 10 + (0.05 if state.door == 1 else 0.0)
        return [worth, 0.0]


@pytest.mark.parametrize("luck", range(6))
def test_side_by_side_a_small_gain_shows_under_great_chance(luck: int) -> None:
    stormy = Stormy({})
    stormy.side_by_side = 2
    assert searched(stormy, 40, luck=luck).best() == ENTER.of(1)


class Lantern(Taste):
    """The second seat would have gone left only by the light of lantern 1; door 1 pays only then."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Road)
        lit = state.burns() == 1
        return [0.6 if state.door == 0 else 1.0 if lit else 0.0, 0.0]

    def likelihood(self, state: State, seat: int) -> float:
        assert isinstance(state, Road)
        return 1.0 if state.burns() == 1 else 0.02


def test_worlds_that_do_not_explain_what_was_done_are_dropped() -> None:
    believing = Lantern({})
    assert searched(believing, 300).best() == ENTER.of(0), "both lanterns are as likely"
    believing.max_rejections = 4
    assert searched(believing, 300).best() == ENTER.of(1)
