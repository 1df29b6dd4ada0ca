"""What a worker remembers between two answers of one seat, and that it takes it nowhere else."""

import pytest

from undercroft import games
from undercroft.engine.match import Match
from undercroft.server.thinking.bot_worker import Occasion, Task, decide, thinker
from undercroft.server.thinking.bots import Bots

SECONDS = 0.02


def question(occasion: Occasion | None, seat: int = 0, level: str = "expert") -> Task:
    match = Match.start(games.find("goblin-vaults"), seats=2, seed=5)
    return Bots(1, SECONDS).task(match, seat, level, occasion)


def test_the_next_question_of_the_same_seat_goes_to_the_bot_that_has_thought_about_it() -> None:
    answer = decide(question(Occasion("a table", 7, -1)))
    follower = thinker(question(Occasion("a table", 8, answer)))
    assert follower.effort()[0] > 0


@pytest.mark.parametrize(
    ("table", "line", "same_answer", "level"),
    [
        ("another table", 8, True, "expert"),
        ("a table", 9, True, "expert"),
        ("a table", 8, False, "expert"),
        ("a table", 8, True, "adept"),
    ],
)
def test_any_other_question_goes_to_a_bot_that_remembers_nothing(
    table: str, line: int, same_answer: bool, level: str
) -> None:
    answer = decide(question(Occasion("a table", 7, -1)))
    asked = question(Occasion(table, line, answer if same_answer else answer + 1), level=level)
    assert thinker(asked).effort() == (0, 0.0)


def test_another_seat_of_the_same_table_thinks_for_itself() -> None:
    match = Match.start(games.find("goblin-vaults"), seats=2, seed=5)
    seat = match.next_seat()
    answer = decide(question(Occasion("a table", 7, -1), seat))
    assert thinker(question(Occasion("a table", 8, answer), 1 - seat)).effort() == (0, 0.0)


def test_a_question_without_an_occasion_leaves_nothing_behind() -> None:
    answer = decide(question(None))
    assert thinker(question(Occasion("", 0, answer))).effort() == (0, 0.0)
