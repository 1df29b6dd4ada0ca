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
from tests.browser.serving import ROOT, Serving, free_port
from tests.kit.fingerprints import lines
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


def open_table(person: Person, game: str, seats: int) -> None:
    """As somebody who wants to choose."""
    person.page.goto(f"{person.url}/#/new/{game}")
    person.page.locator("label.tag", has=person.page.locator(f'input[name=seats][value="{seats}"]')).click()
    person.page.get_by_role("button", name="Open the table").click()


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


def test_one_plays_alone_on_a_phone_by_the_solo_rules(browser: Browser, site: Site) -> None:
    with visiting(browser, site, size=(390, 844)) as person:
        page = person.page
        open_table(person, "goblin-vaults", 1)
        page.get_by_role("button", name="Start the game").click(timeout=ARRIVAL)
        page.wait_for_selector(".plaque")
        person.play_to_end()
        assert person.result()


def test_several_share_the_device(browser: Browser, site: Site) -> None:
    """Each sees their own hand, and the page changes hands with the question."""
    with visiting(browser, site) as person:
        page = person.page
        open_table(person, "goblin-vaults", 2)
        page.get_by_role("button", name="Another player on this device").click(timeout=ARRIVAL)
        page.get_by_label("Name of the player").fill("Boris")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(".plaque")
        called: set[str] = set()
        for _ in range(100):
            curtain = page.get_by_role("button", name="I am ")
            if curtain.count():
                called.add(curtain.first.inner_text())
                curtain.first.click()
            person.act()
            if person.clicks >= 6 and called:
                break
        assert called <= {"I am Boris", "I am Guest"}
        assert person.clicks >= 6


def test_a_page_of_a_server_plays_on_when_the_server_is_gone(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Serving(tmp_path_factory.mktemp("gone") / "tables.sqlite") as serving:
        person = Person(browser, serving.url)
        person.go("/new/goblin-vaults")
        person.page.get_by_role("checkbox", name="On this device").check()
        person.page.get_by_role("button", name="Open the table").click()
        person.page.get_by_role("button", name="Fill").click(timeout=ARRIVAL)
        person.page.get_by_role("button", name="Start").click()
        person.page.wait_for_selector(".plaque")
        cut_the_network(person)
        serving.kill()
        person.expects_outage = True
        person.page.reload()
        person.page.wait_for_selector(".plaque", timeout=ARRIVAL)
        person.go("/")
        # The table is in the list, and another can be begun.
        expect(person.page.get_by_text("· On this device ·")).to_be_visible()
        begin(person, "emerald-skulls")
        assert person.faults == []
        person.leave()


@pytest.mark.parametrize("count", [2, pytest.param(250, marks=[pytest.mark.soak, pytest.mark.timeout(3600)])])
def test_games_end_in_the_browser_where_they_end_here(count: int) -> None:
    """The same seeds and answers, in Python for browsers and in this one."""
    command = ["node", "tools/python.mjs", str(ROOT / "tests" / "kit" / "fingerprints.py"), "3", str(count)]
    run = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == list(lines(3, count))
