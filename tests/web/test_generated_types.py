"""The client's types are made from ours, so they may not lag behind."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEMOS = ROOT / "web" / "src" / "demo" / "fixtures"
sys.path.insert(0, str(ROOT / "tools"))

import generate_protocol  # noqa: E402
import generate_types  # noqa: E402
from generated_files import stale  # noqa: E402

from undercroft import games  # noqa: E402
from undercroft.engine.contract import args_mismatch, mismatch  # noqa: E402


def test_the_types_of_the_web_client_are_those_of_the_views_and_messages() -> None:
    assert stale(generate_types.OUT, generate_types.generated()) == [], "run python tools/generate_types.py"


def test_the_pages_for_writers_of_boards_are_those_of_the_contracts() -> None:
    assert stale(generate_protocol.OUT, generate_protocol.generated()) == [], "run python tools/generate_protocol.py"


def test_every_game_has_a_board_and_its_words_in_both_languages() -> None:
    for game in games.all_keys():
        board = ROOT / "web" / "src" / "boards" / game
        assert (board / "index.ts").exists(), f"{game} has no board"
        keys = []
        for language in ("en", "ru"):
            text = (board / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
        assert keys[0] == keys[1], f"{game}: {sorted(keys[0] ^ keys[1])} in one language only"


@pytest.mark.parametrize("game", games.all_keys())
def test_every_question_has_a_line_that_explains_it(game: str) -> None:
    for language in ("en", "ru"):
        text = (ROOT / "web" / "src" / "boards" / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        lacking = [about for about in games.find(game).questions if f"\nhint-{about} =" not in text]
        assert lacking == [], f"{game} in {language}"


def test_the_shell_says_everything_in_both_languages() -> None:
    keys = []
    for language in ("en", "ru"):
        text = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
    assert keys[0] == keys[1], sorted(keys[0] ^ keys[1])


@pytest.mark.parametrize("path", sorted(DEMOS.glob("*.json")), ids=lambda path: path.stem)
def test_a_demo_shows_what_its_game_says_today(path: Path) -> None:
    demo = json.loads(path.read_text(encoding="utf-8"))
    game = games.find(demo["table"]["game"])
    for moment in (each["moment"] for each in demo["moments"]):
        assert mismatch(game.view, moment["table"], "view") == ""
        question = moment["question"]
        if question is not None:
            assert args_mismatch(game.questions[question["about"]].args, question["args"]) == ""
