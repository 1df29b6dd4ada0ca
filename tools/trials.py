"""Run the tests of a game with one change made to its rules; what `make mutation` does over and over.

The tests are collected once. `coverage` learns which lines each of them runs. A change is then made in a forked child:
the changed function gets its new code, and the tests that run the changed lines follow, quickest first, until one
fails. What runs on import (constants, tables) is tried in a fresh interpreter. A test that takes far more processor
time than it should counts as failing.

What was learnt and found is kept in build/mutation: for each file of tests until that file changes, and all of it until
a source of the game changes. So a run that was cut short goes on where it stopped, and a new test costs little.
"""

import functools
import gc
import hashlib
import importlib.abc
import importlib.util
import json
import os
import pickle
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from types import CodeType, FunctionType, ModuleType
from typing import IO, Any

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant, mutated

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "undercroft" / "games"
SECONDS = 1.0
"""Processor time a test may take with a change, and ten times what it takes without."""

LONGEST = 0.3
"""Tests that take longer are left out. They play random games, which notice a changed rule by luck, if at all, and a
change that no test notices would take three times as long."""

Lines = dict[str, int]
"""Which lines of each file run, as bits: line 3 is bit 3."""


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


def paths_of(game: str) -> list[Path]:
    """The tests of a game: its rules and the rulebook's examples.

    Not the random games of `tests/laws`: they take longer than all of these together, and notice a rule by luck.
    """
    places = (ROOT / "tests" / "rules" / game, ROOT / "tests" / "examples" / game)
    return [path for path in places if path.exists()]


def pytest_run(paths: Sequence[str], plugin: object) -> int:
    """Collect tests; the plugin runs them as it likes."""
    chosen = "not slow and not soak and not browser"
    arguments = ["-s", "-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "timeout=0", "-m", chosen]
    return pytest.main(["-c", str(ROOT / "pyproject.toml"), *arguments, *paths], [plugin])


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def all_pass(items: Sequence[pytest.Item], limits: Sequence[float], telling: int) -> bool:
    """Run tests until one fails. One that takes longer than its limit ends the process with SIGPROF.

    Each is named in the file `telling` before it runs, so the last one named is the one that failed.
    """
    for item, following, limit in zip(items, [*items[1:], None], limits, strict=True):
        os.write(telling, f"{item.nodeid}\n".encode())
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


class Findings:
    """Which tests fail with a change, and which files of tests do not notice it; one line of JSON for each trial."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: dict[str, set[str]] = {}
        self.passed: dict[str, set[str]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            self._note(*json.loads(line))

    def _note(self, mutant: str, failed: str, passed: list[str]) -> None:
        if failed or not passed:
            self.failed.setdefault(mutant, set()).add(failed)
        self.passed.setdefault(mutant, set()).update(passed)

    def keep(self, mutant: str, failed: str, passed: Sequence[str] = ()) -> None:
        self._note(mutant, failed, list(passed))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([mutant, failed, list(passed)]) + "\n")


class Collected:
    """A pytest plugin that collects a game's tests, learns which lines each runs, and then does its `work`."""

    def __init__(self, game: str, work: "Callable[[Collected], None]") -> None:
        from coverage import Coverage

        self.game = game
        self.work = work
        self.coverage = Coverage(data_file=None, include=[f"{GAMES / game}/*"], config_file=False)
        self.coverage.start()
        self.items: list[pytest.Item] = []
        self.files: list[str] = []
        """For each test its file, named by what stands in it."""
        self.seconds: list[float] = []
        self.lines: list[Lines] = []
        self.imported: Lines = {}
        """What runs on import."""
        self.quick: set[int] = set()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.coverage.stop()
        self.items = list(session.items)
        if session.testsfailed or not self.items:
            pytest.exit("the tests cannot be collected", 1)
        kept = ROOT / "build" / "mutation" / f"{self.game}-{self._sources()}"
        kept.mkdir(parents=True, exist_ok=True)
        self.findings = Findings(kept / "findings.jsonl")
        self.imported = self._lines("")
        by_file: dict[Path, list[pytest.Item]] = {}
        for item in self.items:
            by_file.setdefault(item.path, []).append(item)
        for path, items in by_file.items():
            self._learn(kept, path, items)
        self.quick = {test for test, seconds in enumerate(self.seconds) if seconds <= LONGEST}
        gc.freeze()
        self.work(self)
        return True

    def _sources(self) -> str:
        """Names the sources and what the tests share: when they change, nothing that was learnt holds any longer."""
        text = hashlib.sha256()
        source = ROOT / "src" / "undercroft"
        shared = (source / "engine", source / "lab", GAMES / self.game, ROOT / "tests" / "kit", *paths_of(self.game))
        for folder in shared:
            for path in sorted(folder.rglob("*.*")):
                if path.suffix in (".py", ".toml") and not path.name.startswith("test_"):
                    text.update(path.read_bytes())
        return text.hexdigest()[:12]

    def _learn(self, kept: Path, path: Path, items: Sequence[pytest.Item]) -> None:
        name = f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"
        found = kept / f"{name}.pickle"
        if not found.exists():
            print(f"{self.game}: learning which lines the {len(items)} tests of {path.name} run")
            if in_child(lambda: 0 if self._run_with_coverage(items, found) else 1) != 0:
                pytest.exit(f"a test of {path.name} does not pass without any change", 1)
        learnt: dict[str, tuple[float, Lines]] = pickle.loads(found.read_bytes())
        for item in items:
            seconds, lines = learnt[item.nodeid]
            self.seconds.append(seconds)
            self.lines.append(lines)
            self.files.append(name)

    def _run_with_coverage(self, items: Sequence[pytest.Item], kept: Path) -> bool:
        caches = [
            each
            for each in gc.get_objects()
            if isinstance(each, functools._lru_cache_wrapper) and str(each.__module__).startswith("undercroft.")
        ]
        seconds: dict[str, float] = {}
        self.coverage.start()
        for item, following in zip(items, [*items[1:], None], strict=True):
            for cache in caches:
                cache.cache_clear()
            self.coverage.switch_context(item.nodeid)
            began = time.process_time()
            if not passes(item, following):
                return False
            seconds[item.nodeid] = time.process_time() - began
        self.coverage.stop()
        learnt = {name: (seconds[name], self._lines(name)) for name in seconds}
        unfinished = kept.with_suffix(".part")
        unfinished.write_bytes(pickle.dumps(learnt))
        unfinished.rename(kept)
        return True

    def _lines(self, context: str) -> Lines:
        data = self.coverage.get_data()
        data.set_query_context(context)
        found: Lines = {}
        for file in data.measured_files():
            bits = sum(1 << line for line in data.lines(file) or ())
            if bits:
                found[str(Path(file).relative_to(GAMES))] = bits
        return found

    def running(self, mutant: Mutant) -> set[int]:
        """The tests that run the changed lines; -1 where importing runs them."""
        changed = (1 << mutant.last + 1) - (1 << mutant.first)
        tests = {test for test, lines in enumerate(self.lines) if lines.get(mutant.file, 0) & changed}
        return tests | {-1} if self.imported.get(mutant.file, 0) & changed else tests

    def survives(self, mutant: Mutant, only: Sequence[int] | None = None) -> bool:
        """Do all tests that run the changed lines (or those named) pass with the change?"""
        name = f"{mutant.file}:{mutant.number} {mutant.change}"
        running = self.running(mutant)
        on_import = not mutant.function or -1 in running
        chosen = self.quick & set(range(len(self.items)) if on_import else running) if only is None else set(only)
        failed, passed = self.findings.failed.get(name, set()), self.findings.passed.get(name, set())
        if "" in failed or any(self._called(test) in failed for test in chosen):
            return False
        left = [test for test in chosen if self.files[test] not in passed]
        failing = self._failing(mutant, left, on_import) if left else None
        if failing is not None:
            self.findings.keep(name, failing)
        elif only is None and left:
            self.findings.keep(name, "", sorted(set(self.files)))
        return failing is None

    def _called(self, test: int) -> str:
        """A test by its name and what stands in its file."""
        return f"{self.items[test].nodeid} of {self.files[test]}"

    def _failing(self, mutant: Mutant, tests: Sequence[int], on_import: bool) -> str | None:
        """The first test that fails with the change; None if all pass, empty if importing fails."""
        if not on_import:
            quickest = sorted(tests, key=lambda test: self.seconds[test])
            items = [self.items[test] for test in quickest]
            limits = [self._limit(test) for test in quickest]
            with TemporaryFile() as told:
                telling = told.fileno()
                code = in_child(
                    lambda: NOT_SWAPPED if not swap(mutant) else 0 if all_pass(items, limits, telling) else 1
                )
                if code != NOT_SWAPPED:
                    return self._told(told) if code else None
        nearest = sorted(tests, key=lambda test: (mutant.file not in self.lines[test], self.seconds[test]))
        for part in (nearest[:50], nearest[50:]):
            failing = self._failing_on_import(mutant, part) if part else None
            if failing is not None:
                return failing
        return None

    def _failing_on_import(self, mutant: Mutant, tests: Sequence[int]) -> str | None:
        order = "\n".join(f"{self._limit(test):.1f} {self.items[test].nodeid}" for test in tests)
        with TemporaryFile() as told:
            command = [sys.executable, __file__, f"{mutant.file}:{mutant.number}", str(told.fileno())]
            done = subprocess.run(
                command, input=order, text=True, capture_output=True, check=False, cwd=ROOT, pass_fds=[told.fileno()]
            )
            return self._told(told) if done.returncode else None

    def _limit(self, test: int) -> float:
        return SECONDS + 10 * self.seconds[test]

    def _told(self, told: IO[bytes]) -> str:
        """The last test that was named."""
        told.seek(0)
        names = told.read().decode().splitlines()
        if not names:
            return ""
        return self._called(next(test for test, item in enumerate(self.items) if item.nodeid == names[-1]))


class InOrder:
    """A pytest plugin that runs tests in the order of their names, each within its limit."""

    def __init__(self, names: Sequence[str], limits: Sequence[float], telling: int) -> None:
        self.names = names
        self.limits = limits
        self.telling = telling
        self.passed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        # A test whose parameters have changed with the rules no longer has its name: that is a difference too.
        if not session.testsfailed and all(name in by_name for name in self.names):
            self.passed = all_pass([by_name[name] for name in self.names], self.limits, self.telling)
        return True


def run_changed_import(place: str, telling: int) -> bool:
    """Run the tests named on standard input with one changed module. Each line is a limit and a name."""
    file, number = place.rsplit(":", 1)
    lines = [line.split(" ", 1) for line in sys.stdin.read().splitlines()]
    sys.meta_path.insert(0, ChangedImport(file, int(number)))
    signal.setitimer(signal.ITIMER_PROF, 15)
    plugin = InOrder([name for _, name in lines], [float(limit) for limit, _ in lines], telling)
    return pytest_run(sorted({name.split("::")[0] for name in plugin.names}), plugin) == 0 and plugin.passed


if __name__ == "__main__":
    sys.exit(0 if run_changed_import(sys.argv[1], int(sys.argv[2])) else 1)
