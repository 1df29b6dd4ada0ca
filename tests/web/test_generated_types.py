"""The client's types are made from ours, so they may not lag behind."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import generate_types  # noqa: E402

from undercroft import games  # noqa: E402


def test_the_types_of_the_web_client_are_those_of_the_views_and_messages() -> None:
    assert generate_types.stale() == [], "run python tools/generate_types.py"


def test_every_game_has_a_board_and_its_words_in_both_languages() -> None:
    for game in games.all_keys():
        board = ROOT / "web" / "src" / "boards" / game
        assert (board / "index.ts").exists(), f"{game} has no board"
        keys = []
        for language in ("en", "ru"):
            text = (board / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
        assert keys[0] == keys[1], f"{game}: {sorted(keys[0] ^ keys[1])} in one language only"


def test_the_shell_says_everything_in_both_languages() -> None:
    keys = []
    for language in ("en", "ru"):
        text = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
    assert keys[0] == keys[1], sorted(keys[0] ^ keys[1])
