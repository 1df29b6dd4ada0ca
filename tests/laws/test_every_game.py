"""The laws on every game: all table sizes, with the settings as they are, turned round, preset and at random."""

from contextlib import suppress

import pytest

from tests.kit.every import ALL, TABLES, other_settings, played_at_random
from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.fuzz import Answers, random_match
from undercroft.lab.simulate import Task, run

LOOKS = 25
"""About so many questions of a match are checked by every law."""


def walk_through(match: Match, luck: Luck) -> None:
    """Check the laws at about as many questions whether the game is short or long."""
    length = match.copy().playout(luck.fork())
    every = max(1, length // LOOKS)
    walk(match, luck, every=every, choose=Answers(every=every))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_all_laws_hold(key: str, seats: int) -> None:
    game = games.find(key)
    walk_through(Match.start(game, {}, seats=seats, seed=seats), Luck.of(f"laws {seats}"))
    walk_through(Match.start(game, other_settings(game, seats), seats=seats, seed=2), Luck.of("other settings"))


def fitting_seats(game: Game, preset: str) -> int:
    """Four seats where the preset allows them, else the next larger table."""
    for seats in range(min(4, game.most_seats), game.most_seats + 1):
        with suppress(BadInput):
            game.choose(seats, game.presets[preset])
            return seats
    raise AssertionError(f"no table is large enough for {preset}")


@pytest.mark.parametrize("key", [key for key in ALL if games.find(key).least_seats == 1])
def test_a_game_for_one_says_how_it_is_played_alone(key: str) -> None:
    game = games.find(key)
    known = {setting.key: setting for setting in game.settings}
    assert game.solo_modes
    for mode in game.solo_modes:
        chosen = game.choose(1, mode.settings)
        for name in mode.difficulty:
            when = known[name].when
            assert all(chosen[other] in values for other, values in when.items()), f"{name} does not matter"


@pytest.mark.parametrize(("key", "preset"), [(key, preset) for key in ALL for preset in games.find(key).presets])
def test_all_laws_hold_under_every_preset(key: str, preset: str) -> None:
    game = games.find(key)
    match = Match.start(game, game.presets[preset], seats=fitting_seats(game, preset), seed=3)
    walk_through(match, Luck.of(preset))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", ALL)
def test_all_laws_hold_under_random_settings(key: str, seed: int) -> None:
    luck = Luck.of(f"random settings {seed}")
    walk_through(random_match(games.find(key), luck, seed), luck)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_end_lawfully(key: str, seats: int) -> None:
    game = games.find(key)
    count = 20
    for settings in ({}, other_settings(game, seats)):
        result = run(Task(key, seats, 1000, count, game.choose(seats, settings), ("random",), None))
        assert result["failures"] == []
        assert result["finished"] == count
        assert set(result["endings"]) <= set(game.endings)
        assert result["decisions"] <= count * game.max_decisions


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_question_offers_more_answers_than_a_person_can_look_through(key: str, seats: int) -> None:
    game = games.find(key)
    match = Match.start(game, other_settings(game, seats), seats=seats, seed=8, recording=False)
    for seat in played_at_random(match, Luck.of(8)):
        assert len(match.legal_actions(seat)) < 250
