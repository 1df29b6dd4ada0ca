"""At every size between a phone and a desk, what belongs into a frame stays inside it."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED
from tests.kit.every import ALL

# A low laptop, a tablet lying and a tablet standing: the other tests know a desk and phones.
SIZES = [(1280, 720), (1024, 768), (768, 1024)]

# Frames that hide or spill what is too wide for them, and names set letter under letter.
SPILLED = """() => {
  const frames = '.lintel .middle, .mine .head, .bet, .seat, .seat .chip, .plaque .inner, .bay';
  const seen = [...document.querySelectorAll(frames)].filter((each) => each.checkVisibility());
  const wide = seen.filter((each) => each.scrollWidth > each.clientWidth + 1);
  const names = [...document.querySelectorAll('.seat .name')].filter((each) => each.checkVisibility());
  const tall = names.filter((each) => each.offsetHeight > 3 * parseFloat(getComputedStyle(each).fontSize));
  return [...wide, ...tall].map((each) => `${each.className.split(' ')[0]}: ${each.textContent.trim().slice(0, 60)}`);
}"""


def spilled(page: Page) -> dict[tuple[int, int], list[str]]:
    """What does not fit, by the size of the window."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        wide = page.evaluate(SPILLED)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append("the page")
        if wide:
            found[width, height] = wide
    return found


@pytest.mark.parametrize("game", ALL)
def test_a_table_in_russian_fits_laptops_and_tablets(game: str, newcomer: Newcomer) -> None:
    ada = newcomer(language="ru")
    ada.play_now(game)
    for _ in range(3):
        ada.act()
    ada.page.wait_for_selector(ASKED)
    assert spilled(ada.page) == {}


def test_home_and_lobby_in_russian_fit_laptops_and_tablets(newcomer: Newcomer) -> None:
    ada = newcomer(language="ru")
    table = ada.open_table(name="Максимилиана Аврелия", game="vast", seats=5, bots={"2": "adept"})
    for path in ("/", f"/t/{table}"):
        ada.go(path)
        ada.page.wait_for_selector(".bay, .chairs")
        assert spilled(ada.page) == {}


# Of every vault on offer, by how far it leaves the part of the table that can be seen without scrolling.
CUT_OFF = """() => {
  const frame = document.querySelector('.offer').getBoundingClientRect();
  const vaults = [...document.querySelectorAll('.offer .card')].map((each) => each.getBoundingClientRect());
  return vaults.filter((each) => each.bottom > frame.bottom || each.right > frame.right).length;
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1280, 720)])
def test_all_vaults_of_a_first_draft_are_seen_whole(size: tuple[int, int], newcomer: Newcomer) -> None:
    """The fourth stood in a second row, cut off at its numbers."""
    ada = newcomer(size=size)
    table = ada.open_table(game="vault-wars", seats=4, bots={"1": "novice", "2": "novice", "3": "novice"})
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector(".offer [data-lit]")
    assert ada.page.locator(".offer .card").count() == 4
    assert ada.page.evaluate(CUT_OFF) == 0
    ada.page.keyboard.press("h")
    ada.page.wait_for_selector(".advice", timeout=20_000)
    assert ada.page.evaluate(CUT_OFF) == 0
