"""Fixed seeds play to the same fingerprints, and kept games read as they did (see `golden.py`)."""

import pytest

from tests.kit.every import FINISHED
from tests.records.golden import Case, cases, marks, readable, told
from tests.records.kept import folder_of


@pytest.mark.parametrize(("game", "case"), [(game, case) for game in FINISHED for case in cases(game)])
def test_fixed_seeds_play_to_the_same_fingerprints(game: str, case: Case) -> None:
    assert marks(game, case) == case["marks"]


@pytest.mark.parametrize("game", FINISHED)
def test_a_kept_game_reads_as_it_did(game: str) -> None:
    assert readable(game), f"PYTHONPATH=src python -m tests.records.golden {game} writes one"
    for name in readable(game):
        assert told(game, name) == (folder_of(game) / f"{name}.txt").read_text(encoding="utf-8")
