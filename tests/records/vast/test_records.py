"""A finished game for every ending of every role set, made by `champions.py`."""

import pytest

from tests.records.kept import names, replayed
from tests.records.vast.champions import endings, file_of
from undercroft.games.vast import cards
from undercroft.games.vast.game import GAME

EVERY = list(endings())


def test_there_is_a_record_of_every_ending_of_every_role_set() -> None:
    assert set(names("vast")) == {file_of(key, ending).stem for key, ending, _ in EVERY}
    assert {ending for _, ending, _ in EVERY} == set(GAME.endings)
    assert {key for key, _, _ in EVERY} == set(cards.ROLE_SETS)


@pytest.mark.parametrize(("key", "ending", "role"), [case for case in EVERY if case[0].count("-") < 2])
def test_games_of_one_and_two_replay_to_their_endings(key: str, ending: str, role: int) -> None:
    check(key, ending, role)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "ending", "role"), [case for case in EVERY if case[0].count("-") >= 2])
def test_games_of_three_to_five_replay_to_their_endings(key: str, ending: str, role: int) -> None:
    check(key, ending, role)


def check(key: str, ending: str, role: int) -> None:
    """The replay ends as it says, and the right seat has won."""
    _, outcome = replayed("vast", f"{key}.{ending}")
    assert outcome.ending == ending
    if role >= 0:
        assert outcome.winners == [key.split("-").index(cards.ROLES[role])]
    elif ending == "cave-collapsed":
        assert outcome.winners == []
