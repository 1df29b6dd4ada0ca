"""Law 6, second half: the installed (compiled) build and the pure sources play the same seeds alike."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = """
import json, sys
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.observation import Observation
from undercroft.lab.simulate import compiled

prints = {}
for key in games.all_keys():
    game = games.find(key)
    for seats in range(game.least_seats, game.most_seats + 1):
        for seed in range(int(sys.argv[1])):
            match = Match.start(game, {}, seats=seats, seed=seed, recording=False)
            luck = Luck.of(seed)
            marks = [match.fingerprint()]
            while match.waiting is not None:
                match.playout(luck, 40)
                marks.append(match.fingerprint())
                if game.observation is not None:
                    observation = Observation(game.layout(seats))
                    match.observe(0, observation)
                    marks.append([(i, int(n)) for i, n in enumerate(observation.cells) if n])
            prints[f"{key} {seats} {seed}"] = marks
print(json.dumps({"compiled": compiled(), "prints": prints}))
"""


INTERPRETED = """
import json
from toy.crypt_fair import GAME
from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.simulate import compiled

for seed in range(5):
    walk(Match.start(GAME, {}, seats=3, seed=seed), Luck.of(seed))
print(json.dumps({"compiled": compiled()}))
"""


CONSTRUCTED = """
import json
from undercroft import games
from undercroft.engine.game import ENGINE_KINDS
from undercroft.lab.simulate import compiled

bare, made = {}, 0
for key in games.all_keys():
    for name, kind in {**ENGINE_KINDS, **games.find(key).kinds}.items():
        try:
            thing = kind()
        except TypeError as refused:
            assert "missing" in str(refused), refused
            continue
        made += 1
        missing = [each for each in getattr(kind, "__mypyc_attrs__", ()) if not hasattr(thing, each)]
        if missing:
            bare[f"{key} {name}"] = missing
print(json.dumps({"compiled": compiled(), "bare": bare, "made": made}))
"""


def said(script: str, pythonpath: str) -> dict[str, object]:
    """What a script prints in a fresh interpreter, away from the checkout."""
    environment = {**os.environ, "PYTHONPATH": pythonpath}
    done = subprocess.run(
        [sys.executable, "-c", script, "3"],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT / "tests",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_compiled_and_pure_builds_agree() -> None:
    installed = said(SCRIPT, "")
    pure = said(SCRIPT, str(ROOT / "src"))
    assert not pure["compiled"]
    insist_on_compiled(installed)
    assert installed["prints"] == pure["prints"]


def test_a_game_that_is_not_compiled_obeys_all_laws_on_the_compiled_engine() -> None:
    insist_on_compiled(said(INTERPRETED, ""))


def test_what_plain_python_constructs_has_run_its_init() -> None:
    """Every class a state may hold: its `__init__` asks for its arguments, or leaves no attribute missing."""
    installed = said(CONSTRUCTED, "")
    pure = said(CONSTRUCTED, str(ROOT / "src"))
    insist_on_compiled(installed)
    assert installed["bare"] == {}
    assert installed["made"] == pure["made"]


def insist_on_compiled(installed: dict[str, object]) -> None:
    if not installed["compiled"]:
        assert not os.environ.get("CI"), "the installed build must be compiled where tests run in CI"
        pytest.skip("the installed build is pure Python")
