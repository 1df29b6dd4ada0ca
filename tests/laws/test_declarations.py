"""Law 14 is checked in every rule test (`tests/kit/declared.py`); here, that those reach all there is to check."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.every import FINISHED, ROOT
from undercroft import games


@pytest.mark.slow
@pytest.mark.parametrize("key", FINISHED)
def test_the_rule_tests_ask_every_question_and_tell_every_event(key: str, tmp_path: Path) -> None:
    folder = games.folder_of(key)
    places = [f"tests/rules/{folder}", f"tests/examples/{folder}"]
    chosen = ["-m", "not slow and not soak", "-p", "no:cacheprovider", "--reached", str(tmp_path / "reached")]
    command = [sys.executable, "-m", "pytest", "-q", *chosen, *places]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    reached = set((tmp_path / "reached").read_text(encoding="utf-8").splitlines())
    game = games.find(key)
    declared = {f"{key} question {about}" for about in game.questions} | {f"{key} event {told}" for told in game.events}
    assert sorted(declared - reached) == []
