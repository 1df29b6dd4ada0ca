"""Every rule of a finished game's ledger is cited by a test, and every cited rule is in a ledger."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FINISHED = ("emerald-skulls", "goblin-vaults", "vault-wars", "vast")
"""The games whose every rule is tested. Add a game here when it is done."""

RULE = re.compile(r"(?:GV|ES|VW)-\d{3}|VA-[A-Z]\d{3}")
LINE = re.compile(rf"^- \*\*({RULE.pattern})\*\*", re.MULTILINE)


def ledger(game: str) -> list[str]:
    """The rules of a game, in order."""
    return LINE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


@cache
def cited() -> dict[str, list[str]]:
    """Where each rule is cited with `@pytest.mark.rule(...)`."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        place = f"{path.relative_to(ROOT)}:{argument.lineno}"
                        found.setdefault(argument.value, []).append(place)
    return found


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_of_a_finished_game_is_cited_by_a_test(game: str) -> None:
    rules = ledger(game)
    assert rules
    assert len(set(rules)) == len(rules), "an id stands for one rule"
    missing = [rule for rule in rules if rule not in cited()]
    assert not missing, f"{game}: no test cites {', '.join(missing)}"


def test_every_cited_rule_is_in_a_ledger() -> None:
    known = {rule for path in (ROOT / "docs" / "rules").glob("*.md") for rule in ledger(path.stem)}
    strange = {rule: places for rule, places in cited().items() if rule not in known}
    assert not strange, f"cited, but in no ledger: {strange}"


def test_every_rule_the_code_cites_is_in_a_ledger() -> None:
    known = {rule for path in (ROOT / "docs" / "rules").glob("*.md") for rule in ledger(path.stem)}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in RULE.findall(line):
                assert rule in known, f"{path.relative_to(ROOT)}:{number}: {rule} is in no ledger"


@pytest.mark.parametrize("game", FINISHED)
def test_every_ruling_of_a_finished_game_is_listed_with_the_rulings(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rulings = re.findall(rf"^- \*\*({RULE.pattern})\*\* \[ruling\]", text, re.MULTILINE)
    listed = set(
        re.findall(
            rf"^- \*\*({RULE.pattern})\*\*", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    missing = [rule for rule in rulings if rule not in listed]
    assert not missing, f"docs/rulings.md does not list {', '.join(missing)}"
