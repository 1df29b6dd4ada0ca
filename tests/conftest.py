"""Shared by all tests: which build of the package they run on, that broken words raise, and law 14 in rule tests."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["UNDERCROFT_STRICT_WORDS"] = "1"
pytest.register_assert_rewrite("tests.kit")
SOURCES = str(Path(__file__).resolve().parents[1] / "src")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--installed", action="store_true", help="test the installed build instead of the sources")
    parser.addoption("--reached", help="write here which questions and events the rule tests have brought about")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--installed"):
        sys.path[:] = [place for place in sys.path if place != SOURCES]
        import undercroft

        if str(undercroft.__file__).startswith(SOURCES):
            raise pytest.UsageError("the package is installed nowhere but in its sources")


def watches(item: pytest.Item) -> bool:
    """Whether a test plays by a game's rules; compiled classes cannot be watched."""
    return item.path.parent.parent.name in ("rules", "examples") and not item.config.getoption("--installed")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if watches(item):
        from tests.kit.declared import watched

        with watched():
            yield
    else:
        yield


def pytest_sessionfinish(session: pytest.Session) -> None:
    place = session.config.getoption("--reached")
    if place:
        from tests.kit.declared import REACHED

        Path(place).write_text("\n".join(sorted(REACHED)), encoding="utf-8")
