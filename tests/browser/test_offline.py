"""Playing without a network: tables in the browser itself, from a server's page and from a static site."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.serving import ROOT, free_port
from undercroft import games

BUILT = ROOT / "web" / "site"
LONG = {"vault-wars", "vast"}
"""Games that take more than a few seconds even at once."""
PYTHON_FILES = 6
"""Files that come with the first table: Python itself, and our sources."""
ARRIVAL = 180_000
"""Milliseconds Python may take to arrive on a busy machine."""


class Site:
    """A static site below some path of a host that knows nothing of it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        below = folder / "some" / "where"
        below.parent.mkdir()
        below.symlink_to(BUILT)
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1", "-d", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{self.port}/some/where"
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{self.url}/", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the site is not served")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert (BUILT / "index.html").exists(), "build the site first: make site"
    found = Site(tmp_path_factory.mktemp("site"))
    yield found
    found.process.kill()
    found.process.wait()


@contextmanager
def visiting(browser: Browser, site: Site, **taste: object) -> Iterator[Person]:
    """Somebody at a static site, whose page must not complain."""
    person = Person(browser, site.url, **taste)  # type: ignore[arg-type]
    # Whatever leaves the folder is a fault, too.
    person.page.on(
        "request", lambda each: person.faults.extend([] if each.url.startswith((site.url, "blob:")) else [each.url])
    )
    person.go("/")
    yield person
    assert person.faults == []
    person.leave()


def begin(person: Person, game: str) -> None:
    """Play now, and wait for Python."""
    name = {"en": "Play now", "ru": "Играть"}[person.language]
    person.page.locator(f'[data-game="{game}"]').get_by_role("button", name=name, exact=True).click()
    person.page.wait_for_selector(".plaque", timeout=ARRIVAL)


def cut_the_network(person: Person) -> None:
    """When all that is needed has been kept."""
    kept = """async () => {
      await navigator.serviceWorker.ready;
      const files = await (await caches.open('undercroft-python')).keys();
      return navigator.serviceWorker.controller ? files.length : 0;
    }"""
    for _ in range(120):
        if person.page.evaluate(kept) >= PYTHON_FILES:
            person.context.set_offline(True)
            return
        person.page.wait_for_timeout(500)
    raise AssertionError("Python was not kept")


@pytest.mark.parametrize(
    "game", [pytest.param(key, marks=pytest.mark.slow if key in LONG else ()) for key in games.all_keys()]
)
def test_a_whole_game_without_a_network(browser: Browser, site: Site, game: str) -> None:
    """With a reload in the middle; in Russian every other game."""
    language = "ru" if games.all_keys().index(game) % 2 else "en"
    with visiting(browser, site, language=language) as person:
        begin(person, game)
        cut_the_network(person)
        for _ in range(400):
            person.act()
            if person.clicks >= 6:
                break
            person.page.wait_for_timeout(50)
        entries = person.page.locator(".log li").count()
        person.page.reload()
        person.page.wait_for_selector(".plaque", timeout=ARRIVAL)
        expect(person.page.locator(".log li").nth(max(0, entries - 2))).to_be_attached()
        person.play_to_end()
        result = person.result()
        assert any("а" <= sign <= "я" for sign in result) == (language == "ru")
        # The game is in the list, and can be looked at again.
        person.page.goto(f"{site.url}/#/tables")
        person.page.get_by_role("link", name={"en": "Replay", "ru": "Запись"}[language]).first.click()
        person.page.wait_for_selector("input[type=range]")
