"""Everything we use directly is credited, our own licence is said everywhere, and nothing is credited that is gone."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CREDITS = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]


def used() -> set[str]:
    """The direct dependencies of the Python package, with all its extras, and of the web client."""
    listed = [
        *PROJECT["dependencies"],
        *(each for extra in PROJECT["optional-dependencies"].values() for each in extra),
    ]
    python = {re.split(r"[\[<>=~ ]", each)[0] for each in listed}
    return python | {*LOCK["dependencies"], *LOCK["devDependencies"]}


def credited() -> set[str]:
    return set(re.findall(r"`([^`]+)`", CREDITS))


def test_everything_we_use_directly_is_credited() -> None:
    assert sorted(used() - credited()) == []


def test_nothing_is_credited_that_we_do_not_use() -> None:
    part_of_mypy = {"mypyc"}
    assert sorted(credited() - used() - part_of_mypy) == []


def test_our_licence_is_the_same_everywhere() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert PROJECT["license"] == LOCK["license"] == "MIT"
    assert PROJECT["license-files"] == ["LICENSE", "CREDITS.md"]
