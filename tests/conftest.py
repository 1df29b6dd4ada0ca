"""Shared by all tests: which build of the package they run on, and that broken words raise (see `undercroft.words`)."""

import os
import sys
from pathlib import Path

import pytest

os.environ["UNDERCROFT_STRICT_WORDS"] = "1"
pytest.register_assert_rewrite("tests.kit")
SOURCES = str(Path(__file__).resolve().parents[1] / "src")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--installed", action="store_true", help="test the installed build instead of the sources")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--installed"):
        sys.path[:] = [place for place in sys.path if place != SOURCES]
        import undercroft

        if str(undercroft.__file__).startswith(SOURCES):
            raise pytest.UsageError("the package is installed nowhere but in its sources")
