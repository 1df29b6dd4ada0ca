"""`make mutation` finds what the tests of a game do not notice: tried on a game of a few lines."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[1] / "tools"
sys.path.insert(0, str(TOOLS))

from mutants import mutants, mutated  # noqa: E402

RULES = '''
LIMIT = 3


def may_bid(gears: int, bid: int) -> bool:
    """Rule: GV-001"""
    return bid <= gears and bid <= LIMIT


def paid(gears: int) -> int:
    """Rule: GV-002"""
    total = 0
    while gears > 0:
        gears -= 1
        total += 1
    return total


def unseen(gears: int) -> int:
    if gears > 5:
        return gears
    return 0


def tidy(cards: list[int]) -> None:
    cards.sort()
'''

TESTS = """
import pytest
from undercroft.games.toy.rules import may_bid, paid, tidy, unseen

@pytest.mark.rule("GV-001")
def test_a_bid_is_limited():
    found = [(gears, bid) for gears in range(6) for bid in range(6) if may_bid(gears, bid)]
    assert found == [(gears, bid) for gears in range(6) for bid in range(6) if bid <= min(gears, 3)]

@pytest.mark.rule("GV-002")
def test_all_is_paid():
    assert [paid(gears) for gears in range(4)] == [0, 1, 2, 3]

@pytest.mark.rule("GV-002")
def test_that_cites_too_much():
    assert may_bid(1, 1)
    assert unseen(6) == 6
    tidy([])
"""

EQUIVALENT = """
[[mutant]]
file = "toy/rules.py"
function = "tidy"
change = "cards.sort() -> removed"
reason = "nobody looks at the order"

[[mutant]]
file = "toy/rules.py"
function = "unseen"
change = "gears > 5 -> gears >= 5"
text = "on another line"
reason = "here it makes a difference"
"""

SETTINGS = (
    '[tool.pytest.ini_options]\npythonpath = ["src"]\nmarkers = ["rule(*ids): x", "slow: x", "soak: x", "browser: x"]\n'
)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A checkout with the tools and a game of three rules."""
    game = tmp_path / "src" / "undercroft" / "games" / "toy"
    tests = tmp_path / "tests" / "rules" / "toy"
    for folder in (game, tests, tmp_path / "tools"):
        folder.mkdir(parents=True)
    for name in ("mutation.py", "mutants.py", "trials.py"):
        shutil.copy(TOOLS / name, tmp_path / "tools")
    for folder in (game, game.parent, game.parent.parent):
        (folder / "__init__.py").touch()
    (game / "game.py").touch()
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (tests / "test_rules.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "tools" / "equivalent_mutants.toml").write_text(EQUIVALENT, encoding="utf-8")
    return tmp_path


def run(checkout: Path, *arguments: str) -> str:
    command = [sys.executable, str(checkout / "tools" / "mutation.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_tells_which_changes_no_test_notices(toy: Path) -> None:
    said = run(toy, "--game", "toy", "--count", "100")
    everything = mutants(RULES, "toy/rules.py")
    survivors = [line.split("  ")[-1] for line in said.splitlines() if line.startswith("survivor")]
    assert sorted(survivors) == ["0 -> 1", "gears > 5 -> gears >= 5"]
    assert "no test runs this line" in said
    assert "nobody looks at the order" in said
    killed = len(everything) - 1 - len(survivors)
    assert f"toy: {killed} of {len(everything) - 1} killed" in said
    finds_out_nothing_twice(toy, said)


def finds_out_nothing_twice(toy: Path, first: str) -> None:
    """What was found is kept, and a new test is tried on the survivors alone."""
    assert "the 3 tests of test_rules.py" in first
    (kept,) = (toy / "build" / "mutation").glob("*/findings.jsonl")
    found = kept.read_text(encoding="utf-8").splitlines()
    assert run(toy, "--game", "toy", "--count", "100") in first, "the same survivors and figures, and nothing is learnt"
    assert kept.read_text(encoding="utf-8").splitlines() == found
    more = "from undercroft.games.toy.rules import unseen\ndef test_more():\n    assert unseen(5) == 0\n"
    (toy / "tests" / "rules" / "toy" / "test_more.py").write_text(more, encoding="utf-8")
    third = run(toy, "--game", "toy", "--count", "100")
    assert "the 1 tests of test_more.py" in third
    assert "test_rules.py" not in third
    assert [line for line in third.splitlines() if line.startswith("survivor")] == []
    assert len(kept.read_text(encoding="utf-8").splitlines()) == len(found) + 2


def test_it_tells_which_citations_prove_nothing(toy: Path) -> None:
    said = run(toy, "--game", "toy", "--count", "100", "--citations")
    vacuous = [line for line in said.splitlines() if line.startswith("does not fail")]
    assert len(vacuous) == 1
    assert "GV-002" in vacuous[0]
    assert "test_that_cites_too_much" in vacuous[0]
    assert "2 of 3 citations" in said


def test_a_game_that_is_not_there_is_named(toy: Path) -> None:
    command = [sys.executable, str(toy / "tools" / "mutation.py"), "--game", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no game 'chess'; known: toy" in done.stderr


def test_every_change_listed_as_equivalent_still_exists() -> None:
    listed = tomllib.loads((TOOLS / "equivalent_mutants.toml").read_text(encoding="utf-8"))["mutant"]
    games = TOOLS.parent / "src" / "undercroft" / "games"
    found = {
        (file, each.function, each.change, text)
        for file in sorted({entry["file"] for entry in listed})
        for each in mutants((games / file).read_text(encoding="utf-8"), file)
        for text in (each.text, "")
    }
    gone = [
        entry
        for entry in listed
        if (entry["file"], entry["function"], entry["change"], entry.get("text", "")) not in found
    ]
    assert not gone, "remove them from tools/equivalent_mutants.toml"
    assert all(entry["reason"] for entry in listed)


def test_every_change_is_another_program() -> None:
    programs = {compile(mutated(RULES, each.number), "rules", "exec") for each in mutants(RULES, "rules.py")}
    assert len(programs) == len(mutants(RULES, "rules.py"))
    assert compile(RULES, "rules", "exec") not in programs


def test_an_empty_list_is_not_emptied() -> None:
    assert mutants("def f() -> list[int]: return []", "x.py") == []


def test_texts_events_and_errors_are_left_alone() -> None:
    source = "def bid(self, g):\n    if g.emitting:\n        g.emit('bid', {'gears': 3})\n    raise ValueError(4)\n"
    assert mutants(source, "x.py") == []


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("x = 1 < y", ["1 < y -> 1 <= y", "1 < y -> 2 < y"]),
        ("x = a and not b", ["a and (not b) -> a or not b", "not b -> b"]),
        ("def f(): g.gears -= cost", ["g.gears -= cost -> g.gears += cost", "g.gears -= cost -> removed"]),
        ("def f() -> bool: return old(x)", ["return old(x) -> return not old(x)"]),
        ("def f() -> list[int]: return sorted(x)", ["return sorted(x) -> return []"]),
        ("if ready(x): y = z", ["ready(x) -> not ready(x)"]),
        ("x = [card for card in hand if open(card)]", ["open(card) -> not open(card)"]),
    ],
)
def test_what_is_changed(source: str, changes: list[str]) -> None:
    assert [each.change for each in mutants(source, "x.py")] == changes
