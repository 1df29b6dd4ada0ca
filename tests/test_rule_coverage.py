"""Every rule of a finished game's ledger is cited by a test and by the rulebooks; every cited rule is in a ledger."""

import ast
import re
from functools import cache

import pytest

from tests.kit.every import FINISHED, ROOT, known_rules, ledger, ledger_text
from undercroft.words import LANGUAGES
from undercroft.words.rulebook import IDS, paragraphs


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
    assert rules, f"docs/rules/{game}.md has no line such as `- **AB-001** ...`"
    assert len(set(rules)) == len(rules), "an id stands for one rule"
    missing = [rule for rule in rules if rule not in cited()]
    assert not missing, f"{game}: no test cites {', '.join(missing)}"


def test_every_cited_rule_is_in_a_ledger() -> None:
    misspelt = {rule: places for rule, places in cited().items() if not IDS.fullmatch(rule)}
    assert not misspelt, f"not spelt like a rule (two letters, perhaps a chapter, three digits): {misspelt}"
    strange = {rule: places for rule, places in cited().items() if rule not in known_rules()}
    assert not strange, f"in none of docs/rules/*.md, on a line such as `- **{min(strange)}** ...`: {strange}"


def test_every_rule_the_code_cites_is_in_a_ledger() -> None:
    for path in sorted((ROOT / "src").rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in IDS.findall(line):
                assert rule in known_rules(), f"{path.relative_to(ROOT)}:{number}: {rule} is in no ledger"


@pytest.mark.parametrize("game", FINISHED)
def test_every_ruling_of_a_finished_game_is_listed_with_the_rulings(game: str) -> None:
    rulings = re.findall(rf"^- \*\*({IDS.pattern})\*\* \[ruling\]", ledger_text(game), re.MULTILINE)
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = set(re.findall(rf"^- \*\*({IDS.pattern})\*\*", text, re.MULTILINE))
    missing = [rule for rule in rulings if rule not in listed]
    assert not missing, f"docs/rulings.md does not list {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FINISHED)
def test_the_rulebook_tells_every_rule_of_the_ledger_and_no_other(game: str, language: str) -> None:
    told = set().union(*(paragraph.rules for paragraph in paragraphs(game, language)))
    assert [rule for rule in ledger(game) if rule not in told] == []
    assert sorted(told - set(ledger(game))) == []


@pytest.mark.parametrize("game", FINISHED)
def test_the_rulebooks_of_a_game_tell_the_same_rules_in_the_same_order(game: str) -> None:
    """Paragraphs without a rule, such as a glossary, may stand in one of them alone."""
    english, russian = (
        [paragraph.rules for paragraph in paragraphs(game, language) if paragraph.rules] for language in LANGUAGES
    )
    assert english == russian
