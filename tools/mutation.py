#!/usr/bin/env python3
"""Change the rules of a game a little, run its tests, and tell which changes no test notices.

usage: tools/mutation.py [--game GAME] [--count 150] [--seed 1] [--file NAME] [--citations]

The tests are collected once. Each change is then made in a forked child: the changed function gets its new code, and
the tests that run the changed lines follow, quickest first, until one fails. What runs on import (constants, tables)
is tried in a fresh interpreter. A test that takes far more processor time than it should counts as failing.

With --citations it asks the other way round: does a test that cites a rule fail when the code citing it is changed?
"""

import argparse
import ast
import functools
import gc
import hashlib
import importlib.abc
import importlib.util
import os
import pickle
import random
import re
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant, mutants, mutated
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "undercroft" / "games"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
WITHOUT_RULES = frozenset(
    {"__init__.py", "text.py", "textmap.py", "lettering.py", "view.py", "why.py", "odds.py", "turn_odds.py"}
)
"""Drawings, views, explanations, and the odds a player may ask for."""
RULE = re.compile(r"(?:GV|ES|VW)-\d{3}|VA-[A-Z]\d{3}")
SECONDS = 1.0
"""Processor time a test may take with a change, and ten times what it takes without."""

Covered = dict[str, dict[int, set[int]]]
"""The tests that run a line, by file and line; -1 stands for the import."""


def every_mutant(game: str) -> list[Mutant]:
    """All changes to the rules of a game (its folder's name)."""
    found: list[Mutant] = []
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.name not in WITHOUT_RULES:
            found.extend(mutants(path.read_text(encoding="utf-8"), str(path.relative_to(GAMES))))
    return found


def equivalents() -> dict[tuple[str, str, str], str]:
    """The changes that change nothing, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(each["file"], each["function"], each["change"]): each["reason"] for each in listed}


def changed_code(file: str, number: int) -> CodeType:
    path = GAMES / file
    return compile(mutated(path.read_text(encoding="utf-8"), number), str(path), "exec")


def module_name(file: str) -> str:
    return "undercroft.games." + file.removesuffix(".py").replace("/", ".")


# Making a change.


def swap(mutant: Mutant) -> bool:
    """Give the function of an imported module its changed code. False where that is not possible."""
    function = _functions(sys.modules[module_name(mutant.file)]).get(mutant.function)
    code = next(
        (each for each in _codes(changed_code(mutant.file, mutant.number)) if each.co_qualname == mutant.function), None
    )
    if function is None or code is None or code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def _functions(module: ModuleType) -> dict[str, FunctionType]:
    found: dict[str, FunctionType] = {}
    for owner in (module, *(each for each in vars(module).values() if isinstance(each, type))):
        for value in vars(owner).values():
            function = getattr(value, "__func__", getattr(value, "fget", None)) or value
            function = getattr(function, "__wrapped__", function)
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                found[function.__qualname__] = function
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


class ChangedImport(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module with a change."""

    def __init__(self, file: str, number: int) -> None:
        self.file = file
        self.number = number

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != module_name(self.file):
            return None
        return importlib.util.spec_from_file_location(name, GAMES / self.file, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        return changed_code(self.file, self.number)

    def get_source(self, fullname: str) -> str:
        return (GAMES / self.file).read_text(encoding="utf-8")


# Running tests.


def paths_of(game: str) -> list[str]:
    """The tests of a game: its rules, the rulebook's examples, and its laws."""
    tests = ROOT / "tests"
    places = (tests / "rules" / game, tests / "examples" / game, tests / "laws" / "test_every_game.py")
    return [str(path) for path in places if path.exists()]


def pytest_run(paths: Sequence[str], plugin: object) -> int:
    """Collect tests; the plugin runs them as it likes."""
    chosen = "not slow and not soak and not browser"
    arguments = ["-s", "-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "timeout=0", "-m", chosen]
    return pytest.main(["-c", str(ROOT / "pyproject.toml"), *arguments, *paths], [plugin])


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def all_pass(items: Sequence[pytest.Item], limits: Sequence[float]) -> bool:
    """Run tests until one fails. One that takes longer than its limit ends the process with SIGPROF."""
    for item, following, limit in zip(items, [*items[1:], None], limits, strict=True):
        signal.setitimer(signal.ITIMER_PROF, limit)
        if not passes(item, following):
            return False
    signal.setitimer(signal.ITIMER_PROF, 0)
    return True


NOT_SWAPPED = 3


def in_child(work: Callable[[], int]) -> int:
    """The exit code of some work done in a forked child that keeps silent; negative where a signal ended it."""
    child = os.fork()
    if child == 0:
        code = 2
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            code = work()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Collected:
    """A pytest plugin that collects a game's tests, learns which lines each runs, and then does its `work`."""

    def __init__(self, game: str, work: "Callable[[Collected], None]") -> None:
        from coverage import Coverage

        self.game = game
        self.work = work
        self.coverage = Coverage(data_file=None, include=[f"{GAMES / game}/*"], config_file=False)
        self.coverage.start()
        self.items: list[pytest.Item] = []
        self.covered: Covered = {}
        self.seconds: list[float] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [item for item in session.items if self._tests_this_game(item)]
        if session.testsfailed or not self.items:
            pytest.exit("the tests cannot be collected", 1)
        kept = ROOT / "build" / "mutation" / f"{self.game}-{self._state()}.pickle"
        if not kept.exists():
            print(f"{self.game}: learning which lines each of {len(self.items)} tests runs")
            kept.parent.mkdir(parents=True, exist_ok=True)
            if in_child(lambda: 0 if self._learn(kept) else 1) != 0:
                pytest.exit("the tests do not pass without any change", 1)
        self.coverage.stop()
        self.covered, self.seconds = pickle.loads(kept.read_bytes())
        gc.freeze()
        self.work(self)
        return True

    def _tests_this_game(self, item: pytest.Item) -> bool:
        """A law is tested with each game as its `key`."""
        parameters = getattr(item, "callspec", None)
        key = parameters.params.get("key") if parameters else None
        return item.path.parent.name != "laws" or key == self.game.replace("_", "-")

    def _state(self) -> str:
        """Names the sources and the tests: when they change, what was learnt no longer holds."""
        text = hashlib.sha256("".join(item.nodeid for item in self.items).encode())
        for folder in (ROOT / "src" / "undercroft" / "engine", GAMES / self.game, *map(Path, paths_of(self.game))):
            for path in sorted(folder.rglob("*.*")) if folder.is_dir() else [folder]:
                if path.suffix in (".py", ".toml"):
                    text.update(path.read_bytes())
        return text.hexdigest()[:12]

    def _learn(self, kept: Path) -> bool:
        caches = [
            each
            for each in gc.get_objects()
            if isinstance(each, functools._lru_cache_wrapper) and str(each.__module__).startswith("undercroft.")
        ]
        for place, (item, following) in enumerate(zip(self.items, [*self.items[1:], None], strict=True)):
            for cache in caches:
                cache.cache_clear()
            self.coverage.switch_context(str(place))
            began = time.process_time()
            if not passes(item, following):
                return False
            self.seconds.append(time.process_time() - began)
        self.coverage.stop()
        data = self.coverage.get_data()
        for file in data.measured_files():
            lines = data.contexts_by_lineno(file)
            name = str(Path(file).relative_to(GAMES))
            self.covered[name] = {line: {int(each or -1) for each in tests} for line, tests in lines.items()}
        kept.write_bytes(pickle.dumps((self.covered, self.seconds)))
        return True

    def running(self, mutant: Mutant) -> set[int]:
        """The tests that run the changed lines; -1 where importing runs them."""
        lines = self.covered.get(mutant.file, {})
        tests: set[int] = set()
        for line in range(mutant.first, mutant.last + 1):
            tests |= lines.get(line, set())
        return tests

    def survives(self, mutant: Mutant, only: Sequence[int] | None = None) -> bool:
        """Do all tests that run the changed lines (or those named) pass with the change?"""
        running = self.running(mutant)
        chosen = sorted(running - {-1} if only is None else only, key=lambda test: self.seconds[test])
        if mutant.function and -1 not in running:
            if not chosen:
                return True
            tests = [self.items[test] for test in chosen]
            limits = [SECONDS + 10 * self.seconds[test] for test in chosen]
            code = in_child(lambda: NOT_SWAPPED if not swap(mutant) else 0 if all_pass(tests, limits) else 1)
            if code != NOT_SWAPPED:
                return code == 0
        if only is None:
            near = set().union(*self.covered.get(mutant.file, {}).values())
            chosen = sorted(range(len(self.items)), key=lambda test: (test not in near, self.seconds[test]))
        return all(self._passes_with_changed_import(mutant, part) for part in (chosen[:50], chosen[50:]) if part)

    def _passes_with_changed_import(self, mutant: Mutant, tests: Sequence[int]) -> bool:
        order = "\n".join(f"{SECONDS + 10 * self.seconds[test]:.1f} {self.items[test].nodeid}" for test in tests)
        command = [sys.executable, __file__, "--import", f"{mutant.file}:{mutant.number}"]
        done = subprocess.run(command, input=order, text=True, capture_output=True, check=False, cwd=ROOT)
        return done.returncode == 0


class InOrder:
    """A pytest plugin that runs tests in the order of their names, each within its limit."""

    def __init__(self, names: Sequence[str], limits: Sequence[float]) -> None:
        self.names = names
        self.limits = limits
        self.passed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        # A test whose parameters have changed with the rules no longer has its name: that is a difference too.
        if not session.testsfailed and all(name in by_name for name in self.names):
            self.passed = all_pass([by_name[name] for name in self.names], self.limits)
        return True


def run_changed_import(place: str) -> bool:
    """Run the tests named on standard input with one changed module. Each line is a limit and a name."""
    file, number = place.rsplit(":", 1)
    lines = [line.split(" ", 1) for line in sys.stdin.read().splitlines()]
    sys.meta_path.insert(0, ChangedImport(file, int(number)))
    signal.setitimer(signal.ITIMER_PROF, 15)
    plugin = InOrder([name for _, name in lines], [float(limit) for limit, _ in lines])
    return pytest_run(sorted({name.split("::")[0] for name in plugin.names}), plugin) == 0 and plugin.passed


# Reports.


def report_mutants(collected: Collected, count: int, seed: int, only: str) -> None:
    known = equivalents()
    everything = [each for each in every_mutant(collected.game) if only in each.file]
    sample = random.Random(f"{collected.game} {seed}").sample(everything, min(count, len(everything)))
    tried = survived = equivalent = 0
    try:
        with Progress() as progress:
            for mutant in progress.track(sample, description=collected.game):
                reason = known.get((mutant.file, mutant.function, mutant.change))
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
    parser.add_argument("--import", dest="place", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    known = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    game = given.game.replace("-", "_")
    if game and game not in known:
        parser.error(f"there is no game {given.game!r}; known: {', '.join(known)}")
    if given.count < 1:
        parser.error("--count must be at least 1")
    if given.place:
        return 0 if run_changed_import(given.place) else 1
    if not game:
        commands = [[sys.executable, __file__, *sys.argv[1:], "--game", each] for each in known]
        return max(subprocess.run(command, check=False).returncode for command in commands)

    def work(collected: Collected) -> None:
        if given.citations:
            report_citations(collected, given.count, given.seed)
        else:
            report_mutants(collected, given.count, given.seed, given.file)

    return pytest_run(paths_of(game), Collected(game, work))


if __name__ == "__main__":
    sys.exit(main())
