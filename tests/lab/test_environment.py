"""The environments for learning keep PettingZoo's and Gymnasium's contracts, and tell an agent nothing but its view."""

import builtins
import doctest
import importlib
import json
import subprocess
import sys
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from tests.kit.every import LARGEST, TABLES
from undercroft import games
from undercroft.engine import numbering
from undercroft.engine.contract import MatchView
from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.faces import EVERYBODY
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.numbering import Numbering
from undercroft.engine.state import State
from undercroft.engine.waiting import ANY, EACH
from undercroft.lab import environment
from undercroft.lab.environment.observing import Observer

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"

# PettingZoo frowns at observations with a mask in them unless they come from its own games.
pytestmark = pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")


def some_action(table: environment.TableEnv, luck: Luck) -> int:
    allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(allowed[luck.below(len(allowed))])


def play_out(table: environment.TableEnv, luck: Luck) -> None:
    while not table.over():
        table.step(some_action(table, luck))


def same(one: Mapping[str, Any], two: Mapping[str, Any]) -> bool:
    return one.keys() == two.keys() and all(np.array_equal(one[key], two[key]) for key in one)


# What PettingZoo and Gymnasium demand.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_passes_the_conformance_tests_of_pettingzoo(game: str, seats: int) -> None:
    api_test(environment.env(game, seats=seats), num_cycles=12)
    seed_test(lambda: environment.env(game, seats=seats), num_cycles=12)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_passes_them_over_whole_games_too(game: str, seats: int) -> None:
    api_test(environment.env(game, seats=seats, limit=3000), num_cycles=1000)
    api_test(environment.raw_env(game, seats=seats, limit=500), num_cycles=1000)
    seed_test(lambda: environment.env(game, seats=seats), num_cycles=500)


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_it_shows_the_table_as_the_terminal_draws_it(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def shown(render_mode: str | None = None) -> Any:
        return environment.env(game, seats=seats, render_mode=render_mode)

    render_test(shown)
    assert capsys.readouterr().out
    table = environment.raw_env(game, seats=seats, render_mode="ansi", limit=3000)
    table.reset(seed=1)
    before = table.render()
    play_out(table, Luck.of(1))
    after = table.render()
    assert before
    assert after
    assert before != after


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_the_lone_learner_passes_the_check_of_gymnasium(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(environment.Learner(game, seats=seats, render_mode="ansi"))


# What an agent sees.


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_worlds_that_look_the_same_are_observed_the_same(game: str, seats: int) -> None:
    """The observation is made of the view alone: dealing what a seat does not know anew leaves it as it is."""
    table = environment.raw_env(game, seats=seats, limit=80)
    table.reset(seed=3)
    luck = Luck.of("worlds")
    differed = 0
    secrets = type(table.match.state).redeal is not State.redeal
    while not table.over():
        truth = table.match
        secrets = secrets or any(seen != EVERYBODY for seen in truth.state.faces.seen)
        for agent in table.agents:
            seen = table.observe(agent)
            table.match = truth.imagine(table.seat_of(agent), luck)
            assert same(seen, table.observe(agent))
            differed += table.match.fingerprint() != truth.fingerprint()
            table.match = truth
        table.step(some_action(table, luck))
    assert differed or not secrets, "only a game without secrets has but one world"


@pytest.mark.parametrize("features", [None, 4096])
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_different_views_are_told_apart(game: str, seats: int, features: int | None) -> None:
    """Little is lost: of all that a random game shows to whoever is asked, no two views make the same vector.

    Neither the declared fields nor the hashed view.
    """
    table = environment.raw_env(game, seats=seats, limit=150, features=features)
    table.reset(seed=5)
    luck = Luck.of("apart")
    views: dict[bytes, str] = {}
    steps = 0
    while not table.over():
        steps += 1
        agent = table.agent_selection
        vector = table.observe(agent)["observation"]
        assert features is None or -1 < vector.min() <= vector.max() < 1
        view = json.dumps({**table.view(agent), "seat": None, "question": None}, sort_keys=True)
        assert views.setdefault(vector.tobytes(), view) == view
        table.step(some_action(table, luck))
    assert len(views) > min(20, steps // 2)


def test_nothing_known_and_nothing_there_are_two_things() -> None:
    observer = Observer(512)

    def vector(table: dict[str, Any]) -> bytes:
        view: MatchView = {
            "game": "",
            "seats": 2,
            "seat": 0,
            "table": table,
            "waiting": None,
            "question": None,
            "outcome": None,
        }
        return observer.vector(view).tobytes()

    tables: list[dict[str, Any]] = [
        {"gold": None},
        {"gold": 0},
        {"gold": -1},
        {"gold": 1},
        {"gold": 0.5},
        {"gold": -0.5},
        {"gold": "hidden"},
        {"gold": [1, 2]},
        {"gold": [2, 1]},
        {"gold": ["a", "b"]},
        {"gold": ["b", "a"]},
        {"gold": [{"name": "a", "worth": 1}, {"name": "b", "worth": 2}]},
    ]
    assert len({vector(table) for table in tables}) == len(tables)
    assert vector({"gold": []}) != vector({"gold": None})
    named: list[dict[str, Any]] = [{"name": "a", "worth": 1}, {"name": "b", "worth": 2}]
    assert vector({"gold": named}) == vector({"gold": named[::-1]}), "an entry with a name has no position"
    with pytest.raises(TypeError, match="gold"):
        vector({"gold": {1, 2}})


def test_an_observation_is_the_same_in_every_process() -> None:
    script = (
        "import hashlib; from undercroft.lab import environment\n"
        "table = environment.raw_env('goblin-vaults', seats=3); table.reset(seed=7)\n"
        "print(hashlib.sha256(table.observe('seat_0')['observation'].tobytes()).hexdigest())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONPATH": str(Path(games.__file__).parents[2]), "PYTHONHASHSEED": salt},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for salt in ("1", "2")
    }
    assert len(said) == 1


def test_sealed_answers_are_asked_one_after_the_other_and_stay_sealed() -> None:
    """Whatever the first seat seals, the second sees the same."""
    table = environment.raw_env("goblin-vaults", seats=3)
    seen = []
    for choice in (0, 1):
        table.reset(seed=7)
        assert table.match.waiting is not None
        assert table.match.waiting.kind == EACH
        assert table.agent_selection == "seat_0"
        table.answer(table.match.legal_actions(0).nth(choice))
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1"))
    assert same(seen[0], seen[1])


def test_an_open_window_goes_round_the_table() -> None:
    """Nobody places all bets before the next one has had a chance."""
    table = environment.raw_env("emerald-skulls", seats=4, limit=400)
    table.reset(seed=2)
    luck = Luck.of("window")
    rounds = 0
    while not table.over():
        waiting = table.match.waiting
        assert waiting is not None
        before = table.agent_selection
        table.step(some_action(table, luck))
        following = table.match.waiting
        if waiting.kind == ANY and following is not None and following.kind == ANY and len(following.seats()) > 1:
            assert table.agent_selection != before
            rounds += 1
    assert rounds > 20


# What an agent may do.


def test_small_games_keep_their_own_numbers() -> None:
    table = environment.raw_env("goblin-vaults", seats=3)
    table.reset(seed=7)
    mask = table.observe("seat_0")["action_mask"]
    assert sorted(np.flatnonzero(mask)) == sorted(table.match.legal_actions(0))
    assert not table.observe("seat_1")["action_mask"].any(), "it is not their turn"


def test_nobody_is_offered_an_answer_that_comes_too_late() -> None:
    """A window hears them and asks again; a policy that liked one would never come to an end."""
    table = environment.raw_env("emerald-skulls", seats=6, limit=300)
    table.reset(seed=3)
    luck = Luck.of("late")
    late = 0
    while not table.over():
        agent = table.agent_selection
        question = table.match.question(table.seat_of(agent))
        assert question is not None
        left_out = table.match.stale_answers(table.seat_of(agent))
        assert question["late"] == left_out, "clients are told the same"
        offered = [option["n"] for option in question["options"]]
        assert table.options(agent) == [number for number in offered if number not in left_out]
        assert set(np.flatnonzero(table.mask(agent))) == set(table.options(agent)) != set()
        if left_out:
            with pytest.raises(IllegalAnswer):
                table.step(left_out[0])
        late += len(left_out)
        table.step(some_action(table, luck))
    assert late > 20


def test_large_games_are_folded_and_no_two_options_meet() -> None:
    assert doctest.testmod(numbering).failed == 0
    folded = Numbering(100_000, 64)
    luck = Luck.of("fold")
    for _ in range(200):
        options = list(dict.fromkeys(luck.below(100_000) for _ in range(1 + luck.below(60))))
        places = folded.places(options)
        assert sorted(places.values()) == sorted(options)
        assert all(0 <= place < 64 for place in places)
        assert [folded.number(options, place) for place in places] == list(places.values())
    with pytest.raises(ValueError, match="allow more"):
        folded.places(list(range(65)))


def test_the_same_thing_said_in_vast_nearly_always_has_the_same_place() -> None:
    table = environment.raw_env("vast", seats=5, limit=600)
    assert table.action_space("seat_0") == environment.raw_env("vast", seats=1).action_space("seat_0")
    table.reset(seed=4)
    luck = Luck.of("places")
    moved = offered = 0
    while not table.over():
        options = table.options(table.agent_selection)
        for place, number in table.numbering.places(options).items():
            offered += 1
            moved += table.numbering.places([number]) != {place: number}
        table.step(some_action(table, luck))
    assert offered > 2000
    assert moved < offered / 50


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_an_illegal_action_is_refused_and_changes_nothing(game: str, seats: int) -> None:
    table, wrapped = environment.raw_env(game, seats=seats), environment.env(game, seats=seats)
    for either in (table, wrapped):
        either.reset(seed=7)
    luck = Luck.of("illegal")
    while table.observe(table.agent_selection)["action_mask"].all():
        action = some_action(table, luck)
        for either in (table, wrapped):
            either.step(action)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    before = (table.match.fingerprint(), table.decisions)
    for action in (illegal, -1, table.numbering.size):
        with pytest.raises(IllegalAnswer):
            table.step(action)
        assert (table.match.fingerprint(), table.decisions) == before

    asked = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards == {agent: -1 if agent == asked else 0 for agent in wrapped.possible_agents}
    assert all(wrapped.terminations.values())


# What comes of it.


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_the_winners_share_one_and_everybody_learns_the_scores(game: str, seats: int) -> None:
    table = environment.raw_env(game, seats=seats, limit=20_000)
    table.reset(seed=1)
    play_out(table, Luck.of(1))
    outcome = table.match.outcome
    assert outcome is not None
    assert sum(table.rewards.values()) == pytest.approx(1 if outcome.winners else 0)
    for seat, agent in enumerate(table.agents):
        assert (table.rewards[agent] > 0) == (seat in outcome.winners) == table.infos[agent]["winner"]
        assert table.infos[agent]["score"] == outcome.total(seat)
        assert table.infos[agent]["place"] == outcome.places[seat]


def test_a_game_may_be_cut_off() -> None:
    table = environment.raw_env("vault-wars", seats=3, limit=10)
    table.reset(seed=1)
    play_out(table, Luck.of(1))
    assert table.decisions == 10
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def first_cards(table: environment.TableEnv, seeds: Sequence[int | None]) -> list[str]:
    marks = []
    for seed in seeds:
        table.reset(seed=seed)
        marks.append(table.match.fingerprint())
    return marks


def test_a_seed_means_the_same_game_as_everywhere_and_begins_a_series() -> None:
    table = environment.raw_env("goblin-vaults", seats=3)
    seven, next_one, after = first_cards(table, [7, None, None])
    start = Match.start(games.find("goblin-vaults"), seats=3, seed=7, recording=False)
    assert seven == start.fingerprint()
    assert len({seven, next_one, after}) == 3
    assert first_cards(table, [7, None, None]) == [seven, next_one, after]
    series = [first_cards(environment.raw_env("goblin-vaults", seats=3, seed=1), [None, None]) for _ in range(2)]
    assert series[0] == series[1]
    fresh = [first_cards(environment.raw_env("goblin-vaults", seats=3), [None]) for _ in range(2)]
    assert fresh[0] != fresh[1]


def test_settings_and_seats_that_do_not_fit_are_refused_at_once() -> None:
    with pytest.raises(BadInput, match="no game"):
        environment.env("chess", seats=2)
    with pytest.raises(BadInput, match="seats"):
        environment.env("goblin-vaults", seats=9)
    with pytest.raises(BadInput, match="option"):
        environment.env("goblin-vaults", seats=3, settings={"basic-goal": "poker"})
    with pytest.raises(BadInput, match="no seat 3"):
        environment.Learner("goblin-vaults", seats=3, seat=3)
    with pytest.raises(BadInput, match="no bot"):
        environment.Learner("goblin-vaults", seats=3, opponents="wizard")


def test_a_lone_learner_plays_whole_games_against_bots_and_the_same_seed_is_the_same_game() -> None:
    def play(seed: int) -> list[tuple[bytes, float, bool]]:
        learner = environment.Learner("goblin-vaults", seats=3, seat=1, opponents="adept")
        luck = Luck.of("learner")
        observation, _ = learner.reset(seed=seed)
        lived = []
        over = False
        while not over:
            assert learner.view()["question"] is not None
            allowed = np.flatnonzero(observation["action_mask"])
            observation, reward, over, cut, info = learner.step(int(allowed[luck.below(len(allowed))]))
            assert not cut
            lived.append((observation["observation"].tobytes(), reward, over))
        assert info["ending"] in learner.table.game.endings
        return lived

    once = play(3)
    assert once == play(3)
    assert once != play(4)
    assert all(reward == 0 for _, reward, _ in once[:-1])


def test_an_illegal_action_of_a_lone_learner_ends_the_episode() -> None:
    learner = environment.Learner("goblin-vaults", seats=2, opponents="random")
    observation, _ = learner.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, over, cut, info = learner.step(illegal)
    assert (reward, over, cut) == (-1, True, False)
    assert "not among" in str(info["illegal"])
    assert same(observation, again)


# Around it.


def test_without_the_packages_there_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "pettingzoo":
            raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=r"needs pettingzoo: pip install 'undercroft\[research\]'"):
        importlib.reload(environment)


def test_the_examples_of_the_page_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


# Many tables at once.


DECLARED = [(game, seats) for game, seats in LARGEST if games.find(game).observation is not None]


@pytest.mark.parametrize(("game", "seats"), DECLARED)
def test_many_tables_show_what_one_table_shows(game: str, seats: int) -> None:
    """The same games, one by one and side by side: the same seats are asked, see the same and may do the same."""
    together = environment.Tables(game, seats=seats, tables=3, seed=5, limit=60)
    luck = Luck.of(5)
    alone = [environment.raw_env(game, seats=seats, limit=60) for _ in range(3)]
    for table in alone:
        table.reset(seed=luck.below(1 << 30))
    ended = 0
    for _ in range(150):
        actions = together.sample()
        allowed = together.allowed()
        for i, table in enumerate(alone):
            agent = table.agent_selection
            seen = table.observe(agent)
            assert (seen["observation"] == together.observations[i]).all()
            assert (seen["action_mask"] == allowed[i]).all()
            assert table.seat_of(agent) == together.asked[i]
            assert list(table.rewards.values()) == list(together.rewards[i])
            assert together.over[i] == (2 if table.truncations[agent] else table.terminations[agent])
            ended += bool(together.over[i])
        assert allowed[together.over == 0, actions[together.over == 0]].all()
        over = together.over.copy()
        together.batch.luck = luck = Luck.of(ended * 1000 + int(actions.sum()))
        series = luck.copy()
        together.step(actions)
        for i, table in enumerate(alone):
            if over[i]:
                table.reset(seed=series.below(1 << 30))
            else:
                table.step(int(actions[i]))
    assert ended >= 3


@pytest.mark.parametrize(("game", "seats"), DECLARED)
def test_every_field_lies_where_the_layout_says(game: str, seats: int) -> None:
    tables = environment.Tables(game, seats=seats, tables=2, seed=5)
    layout = tables.layout
    assert tables.observations.shape == (2, layout.width)
    place = 0
    for field in layout.fields:
        assert layout.part(field.key) == slice(place, place + field.size)
        place += field.size
    asked = tables.observations[0, layout.part("asked")]
    assert asked[0] == 1, "seats are counted from the one that looks"


WITHOUT_LIBRARY = """
import hashlib, sys
if sys.argv[1] == "without":
    sys.modules["librt.vecs"] = None
from undercroft.engine import arrays
assert isinstance(arrays.vec, dict) == (sys.argv[1] == "without")
from undercroft.lab import environment
tables = environment.Tables("emerald-skulls", seats=4, tables=2, seed=5)
digest = hashlib.sha256()
for _ in range(100):
    tables.step(tables.sample())
    for array in (tables.observations, tables.masks, tables.asked, tables.rewards, tables.over):
        digest.update(array.tobytes())
print(digest.hexdigest())
"""


def test_without_the_library_of_arrays_the_same_is_seen() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", WITHOUT_LIBRARY, how],
            env={"PYTHONPATH": str(Path(games.__file__).parents[2])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for how in ("with", "without")
    ]
    assert said[0] == said[1] != ""


def test_an_illegal_action_at_one_of_many_tables_changes_nothing_anywhere() -> None:
    tables = environment.Tables("goblin-vaults", seats=3, tables=4, seed=1)
    actions = tables.sample()
    actions[3] = int(np.flatnonzero(~tables.allowed()[3])[0])
    before = [match.fingerprint() for match in tables.batch.matches]
    for wrong in (actions[3], -1, tables.numbering.size):
        actions[3] = wrong
        with pytest.raises(IllegalAnswer, match="table 3"):
            tables.step(actions)
        assert [match.fingerprint() for match in tables.batch.matches] == before
    with pytest.raises(ValueError, match="4 tables"):
        tables.step(actions[:3])


@pytest.mark.parametrize("opponents", ["random", "adept"])
def test_a_lone_learner_plays_many_tables_and_the_same_seed_is_the_same_series(opponents: str) -> None:
    def play(seed: int) -> list[bytes]:
        learner = environment.VectorLearner("goblin-vaults", seats=3, tables=3, seat=1, opponents=opponents)
        seen, _ = learner.reset(seed=seed)
        assert learner.observation_space.contains(seen)
        lived = []
        ended = 0
        for _ in range(60):
            actions = learner.tables.sample()
            over_before = learner.tables.over.copy()
            assert (learner.tables.asked[over_before == 0] == 1).all()
            seen, rewards, over, cut, _ = learner.step(actions)
            assert not cut.any()
            assert not over[over_before != 0].any(), "the next step begins a new game"
            assert (rewards[~over] == 0).all()
            lived.append(seen["observation"].tobytes() + rewards.tobytes() + over.tobytes())
            ended += int(over.sum())
        assert ended >= 3
        assert learner.observation_space.contains(seen)
        return lived

    assert play(3) == play(3)
    assert play(3) != play(4)
