"""A real server, a real browser, and people in it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.serving import SITE, Serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A busy machine may take its time.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield found
        found.close()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (SITE / "index.html").exists(), "build the web client first: cd web && npm run build"
    with Serving(tmp_path_factory.mktemp("tables") / "tables.sqlite") as server:
        yield server


Newcomer = Callable[..., Person]


@pytest.fixture
def newcomer(browser: Browser, serving: Serving) -> Iterator[Newcomer]:
    """Lets people come in; afterwards nobody's page may have complained."""
    people: list[Person] = []

    def come(**taste: object) -> Person:
        person = Person(browser, serving.url, **taste)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.leave()
    assert faults == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)
