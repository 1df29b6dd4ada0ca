"""docs/adding-a-game.md, followed literally: its code blocks become a game that obeys the laws."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RULES = [text for kind, text in BLOCKS if kind == "python"]
WORDS = {text.split("\n", 1)[0].removeprefix("# words/"): text for kind, text in BLOCKS if kind == "fluent"}
COMMANDS = [line.removeprefix("$ ") for kind, text in BLOCKS if kind == "console" for line in text.splitlines()]
GENERIC = (
    "tests/bots/test_levels.py",
    "tests/lab/test_environment.py",
    "tests/laws/test_every_game.py",
    "tests/server/test_playing.py",
    "tests/server/test_secrets.py",
    "tests/terminal/test_terminal.py",
    "tests/test_words.py",
)
"""Tests of every game that an unfinished one passes too."""

SCRIPT = """
import contextlib, io, json, sys
from undercroft import cli

said = []
for words in json.loads(sys.argv[1]):
    sys.argv = words
    sys.stdin = io.StringIO("1\\n1\\n1\\n1\\n")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            cli.main()
        except SystemExit as ended:
            code = ended.code or 0
    said.append([code, out.getvalue()])
print(json.dumps({"where": cli.__file__, "said": said}))
"""


def test_the_page_shows_a_whole_game_in_fewer_than_150_lines() -> None:
    assert len(RULES) == 1
    assert sorted(WORDS) == ["en.ftl", "ru.ftl"]
    lines = RULES[0].splitlines() + [line for text in WORDS.values() for line in text.splitlines()]
    assert len(lines) < 150


def test_the_rules_of_the_page_are_typed_and_clean(tmp_path: Path) -> None:
    path = tmp_path / "game.py"
    path.write_text(RULES[0], encoding="utf-8")
    configuration = str(ROOT / "pyproject.toml")
    for words in (
        ["ruff", "check", "--config", configuration],
        ["ruff", "format", "--check", "--config", configuration],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *words, str(path)], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert done.returncode == 0, done.stdout + done.stderr


def add_the_game(home: Path, *without: str) -> None:
    """A copy of the sources, with the page's game among the games."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", *without)
    shutil.copytree(ROOT / "src" / "undercroft", home / "src" / "undercroft", ignore=ignored)
    folder = home / "src" / "undercroft" / "games" / "copper_crown"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "game.py").write_text(RULES[0], encoding="utf-8")
    for name, text in WORDS.items():
        (folder / "words" / name).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, int, str]]:
    """A copy of the sources with the page's game in it; what each command of the page printed there."""
    home = tmp_path_factory.mktemp("adding")
    add_the_game(home, "vast", "vault_wars", "emerald_skulls")
    commands = [shlex.split(command.replace("--seconds 10", "--seconds 1")) for command in COMMANDS]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(commands)],
        capture_output=True,
        text=True,
        check=False,
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home / "src"), "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout.splitlines()[-1])
    assert result["where"].startswith(str(home)), "the copy was used, not the checkout"
    return [(command, code, out) for command, (code, out) in zip(COMMANDS, result["said"], strict=True)]


def test_every_command_of_the_page_works(said: list[tuple[str, int, str]]) -> None:
    assert len(said) == 4
    for command, code, out in said:
        assert code == 0, command
        assert out, command


def test_the_game_is_found_played_simulated_and_fuzzed(said: list[tuple[str, int, str]]) -> None:
    printed = {command.split()[1]: out for command, _, out in said}
    assert "copper-crown" in printed["games"]
    assert "Sealed bids for crowns" in printed["games"]
    assert "How many coppers do you bid?" in printed["play"]
    assert "The crowns are counted." in printed["play"]
    simulated = json.loads(printed["simulate"])
    assert simulated["finished"] == 200
    assert simulated["lawful"]
    assert "all laws hold" in printed["fuzz"]


def test_every_test_of_all_games_finds_the_game_and_passes(tmp_path: Path) -> None:
    """Nothing but the folder was added: no list of games is kept by hand."""
    add_the_game(tmp_path)
    for name in ("tests", "docs", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-k", "copper-crown", "-m", "not slow and not soak", "-rA", *GENERIC],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": ""},
    )
    assert done.returncode == 0, done.stdout
    for path in GENERIC:
        assert f"PASSED {path}" in done.stdout, f"no test of {path} ran for the new game"
