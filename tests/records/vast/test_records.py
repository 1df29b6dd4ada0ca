"""A finished game for every ending of every role set, made by `champions.py`."""

import pytest

from tests.records.vast.champions import HERE, endings, file_of
from undercroft.engine.match import Match
from undercroft.engine.record import parse_record, read_record
from undercroft.games.vast import cards
from undercroft.games.vast.game import GAME

EVERY = list(endings())


def replayed(key: str, ending: str) -> Match:
    text = file_of(key, ending).read_text(encoding="utf-8")
    return Match.replay(GAME, read_record(parse_record(text), GAME.actions))


def test_there_is_a_record_of_every_ending_of_every_role_set() -> None:
    assert {path.name for path in HERE.glob("*.json")} == {file_of(key, ending).name for key, ending, _ in EVERY}
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
    match = replayed(key, ending)
    assert match.outcome is not None
    assert match.outcome.ending == ending
    playing = key.split("-")
    if role >= 0:
        assert match.outcome.winners == [playing.index(cards.ROLES[role])]
    elif ending == "cave-collapsed":
        assert match.outcome.winners == []
