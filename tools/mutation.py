#!/usr/bin/env python3
"""Change the rules of a game a little, run its tests, and tell which changes no test notices.

usage: tools/mutation.py [--game GAME] [--count 150] [--seed 1] [--file NAME] [--citations]

With --citations it asks the other way round: does a test that cites a rule fail when the code citing it is changed?
"""

import argparse
import ast
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from mutants import Mutant, mutants
from rich.progress import Progress
from trials import GAMES, Collected, paths_of, pytest_run

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
WITHOUT_RULES = frozenset(
    {
        "__init__.py",
        "text.py",
        "textmap.py",
        "lettering.py",
        "view.py",
        "why.py",
        "odds.py",
        "turn_odds.py",
        "redeal.py",
    }
)
"""Drawings, views, explanations, the odds a player may ask for, and imagined worlds."""
RULE = re.compile(r"(?:GV|ES|VW)-\d{3}|VA-[A-Z]\d{3}")


def every_mutant(game: str) -> list[Mutant]:
    """All changes to the rules of a game (its folder's name)."""
    found: list[Mutant] = []
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.name not in WITHOUT_RULES:
            found.extend(mutants(path.read_text(encoding="utf-8"), str(path.relative_to(GAMES))))
    return found


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """The changes that change nothing, with the reason; those that name no line hold for all lines of the function."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(each["file"], each["function"], each["change"], each.get("text", "")): each["reason"] for each in listed}


def report_mutants(collected: Collected, count: int, seed: int, only: str) -> None:
    known = equivalents()
    everything = [each for each in every_mutant(collected.game) if only in each.file]
    sample = random.Random(f"{collected.game} {seed}").sample(everything, min(count, len(everything)))
    tried = survived = equivalent = 0
    try:
        with Progress() as progress:
            for mutant in progress.track(sample, description=collected.game):
                described = (mutant.file, mutant.function, mutant.change)
                reason = known.get((*described, mutant.text)) or known.get((*described, ""))
                if reason is not None:
                    equivalent += 1
                    progress.console.out(f"equivalent  {_line(mutant)}\n            {reason}", highlight=False)
                    continue
                survives = collected.survives(mutant)
                tried += 1
                if survives:
                    survived += 1
                    note = "" if collected.running(mutant) else "\n            no test runs this line"
                    progress.console.out(f"survivor    {_line(mutant)}{note}", highlight=False)
    finally:  # Also when somebody has seen enough.
        print(
            f"{collected.game}: {tried - survived} of {tried} killed ({100 * (1 - survived / max(tried, 1)):.1f} %), "
            f"{survived} survived, {equivalent} equivalent; {len(sample)} of {len(everything)} drawn with seed {seed}"
        )


def _line(mutant: Mutant) -> str:
    return f"{mutant.file}:{mutant.line}  {mutant.change}\n            {mutant.text}"


def citing_code(game: str) -> dict[str, list[tuple[str, range]]]:
    """Which lines of a game's code a rule's citations are about: the function or class that holds the citation."""
    found: dict[str, list[tuple[str, range]]] = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        blocks = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.stmt)]
        for number, line in enumerate(source.splitlines(), 1):
            for rule in RULE.findall(line):
                around = [each for each in blocks if each.lineno <= number <= (each.end_lineno or 0)]
                named = [each for each in around if isinstance(each, ast.FunctionDef | ast.ClassDef)]
                if named:
                    lines = min((range(each.lineno, (each.end_lineno or 0) + 1) for each in named), key=len)
                else:
                    # A constant with its description below, or a comment above a statement.
                    before = [each for each in blocks if (each.end_lineno or 0) < (around[0].lineno if around else 0)]
                    last = max((each.end_lineno or 0 for each in before), default=0)
                    lines = range(last, number + 2)
                found.setdefault(rule, []).append((str(path.relative_to(GAMES)), lines))
    return found


def report_citations(collected: Collected, count: int, seed: int) -> None:
    """Change the code that cites a rule until the test that cites it too fails."""
    everything = every_mutant(collected.game)
    changes = {
        rule: [each for each in everything if any(each.file == file and each.line in lines for file, lines in places)]
        for rule, places in citing_code(collected.game).items()
    }
    tests: dict[tuple[str, str], list[int]] = {}
    for place, item in enumerate(collected.items):
        for rule in {rule for mark in item.iter_markers("rule") for rule in mark.args}:
            if changes.get(rule):
                tests.setdefault((item.nodeid.split("[")[0], rule), []).append(place)
    sample = random.Random(f"{collected.game} {seed}").sample(sorted(tests), min(count, len(tests)))
    vacuous = 0
    with Progress() as progress:
        for name, rule in progress.track(sample, description=collected.game):
            places = tests[name, rule]
            tried = [each for each in changes[rule] if collected.running(each) & {-1, *places}]
            if all(collected.survives(each, places) for each in tried):
                vacuous += 1
                where = sorted({f"{each.file}:{each.function}" for each in changes[rule]})
                progress.console.out(f"does not fail  {rule}  {name}  (code: {', '.join(where)})", highlight=False)
    failing = len(sample) - vacuous
    print(
        f"{collected.game}: {failing} of {len(sample)} citations fail with a change of the code that cites the rule; "
        f"drawn from {len(tests)} with seed {seed}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="", help="one game, such as vault-wars; all without it")
    parser.add_argument("--count", type=int, default=150, help="how many changes (or citations) to draw in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument("--citations", action="store_true", help="ask whether citing tests fail with the citing code")
    given = parser.parse_args()
    known = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    game = given.game.replace("-", "_")
    if game and game not in known:
        parser.error(f"there is no game {given.game!r}; known: {', '.join(known)}")
    if given.count < 1:
        parser.error("--count must be at least 1")
    if not game:
        commands = [[sys.executable, __file__, *sys.argv[1:], "--game", each] for each in known]
        return max(subprocess.run(command, check=False).returncode for command in commands)

    def work(collected: Collected) -> None:
        if given.citations:
            report_citations(collected, given.count, given.seed)
        else:
            report_mutants(collected, given.count, given.seed, given.file)

    return pytest_run([str(path) for path in paths_of(game)], Collected(game, work))


if __name__ == "__main__":
    sys.exit(main())
