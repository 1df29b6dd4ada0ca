"""Every page can be read by everyone, and shows only what its viewer may see."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED
from tests.browser.serving import ROOT
from tests.kit.every import ALL

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/tables", "/settings", "/rules/goblin-vaults", "/rules/vast", "/new/vault-wars", "/nowhere"]

# What fades in is judged as it will look, and nothing begins to fade meanwhile.
CHECK = """() => {
  Element.prototype.animate = () => new Animation();
  for (const each of document.getAnimations()) each.cancel();
  return axe.run(document, { resultTypes: ['violations'] });
}"""


def serious(page: Page) -> list[str]:
    """What axe finds serious, as lines."""
    # The checker is injected past the content security policy, which the page itself keeps.
    source = Path(AXE).read_text(encoding="utf-8")
    page.evaluate(source)
    found = page.evaluate(CHECK)
    return [
        f"{each['impact']} {each['id']}: {each['nodes'][0]['target']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("taste", [{"size": (1440, 900)}, {"size": (360, 640), "theme": "light", "language": "ru"}])
def test_axe_finds_nothing_serious_on_a_page(path: str, taste: dict[str, object], newcomer: Newcomer) -> None:
    ada = newcomer(**taste)
    ada.go(path)
    ada.page.wait_for_selector("main")
    ada.page.wait_for_timeout(300)
    assert serious(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("taste", [{"size": (1440, 900)}, {"size": (390, 844), "theme": "light", "language": "ru"}])
def test_axe_finds_nothing_serious_at_a_table(game: str, taste: dict[str, object], newcomer: Newcomer) -> None:
    ada = newcomer(**taste)
    ada.play_now(game)
    for _ in range(3):
        ada.act()
    ada.page.wait_for_selector(ASKED)
    assert serious(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"


def test_switching_the_language_keeps_the_page(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.go("/rules/goblin-vaults")
    ada.page.get_by_role("button", name="Русский").click()
    ada.page.get_by_role("link", name="Правила").first.wait_for()
    assert ada.page.url.endswith("/rules/goblin-vaults")


def test_a_spectator_sees_no_hand(newcomer: Newcomer) -> None:
    ada, guest = newcomer(), newcomer()
    ada.play_now("goblin-vaults")
    ada.page.wait_for_selector("[data-target^='card:']")
    mine = ada.page.eval_on_selector_all("[data-target^='card:']", "all => all.map(one => one.dataset.target)")
    assert len(mine) == 10
    guest.go(ada.page.url.removeprefix(ada.url))
    guest.page.wait_for_selector(".plaque")
    assert guest.page.query_selector_all("[data-target^='card:']") == []
    shown = guest.page.content()
    assert not any(f'"{card}"' in shown for card in mine)


def test_an_unknown_table_is_a_closed_door_with_a_way_back(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.expects_outage = True
    ada.go("/t/nosuchtable")
    ada.page.get_by_role("heading", name="There is no such table").wait_for()
    ada.page.get_by_role("link", name="Back to the hall").click()
    ada.page.get_by_role("button", name="Play now").first.wait_for()


@pytest.mark.timeout(600)
def test_a_finished_game_can_be_walked_through_with_the_eyes_one_had(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.open_table(game="goblin-vaults", seats=2, sit=[1], bots={"0": "novice"})
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector(".plaque")
    ada.play_to_end()
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("button", name="One step on").wait_for()
    eyes, hand = ada.page.get_by_label("Through the eyes of"), ada.page.locator("[data-target^='card:']")
    expect(eyes.locator("option:checked")).to_have_text("Ada")
    expect(hand).to_have_count(10)
    eyes.select_option(label="a spectator")
    expect(hand).to_have_count(0)
    ada.page.get_by_role("button", name="One step on").click()
    ada.page.get_by_text("Move 1 of").wait_for()
    ada.page.get_by_role("button", name="To the end").click()
    ada.page.get_by_text("Round 9 of 9").first.wait_for()


def test_people_who_share_a_device_say_their_names_and_see_only_their_own_hands(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.open_table(game="goblin-vaults", seats=2)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("button", name="Another player on this device").click()
    dialog = ada.page.get_by_role("dialog")
    name = dialog.get_by_label("Name of the player")
    expect(name).to_be_focused()
    expect(name).to_have_value("Ada 2")
    ada.page.keyboard.type("Bo")
    dialog.get_by_role("button", name="Sit down").press("Enter")
    expect(dialog).to_be_hidden()
    expect(ada.page.get_by_role("list", name="Chairs").get_by_role("listitem").nth(1)).to_contain_text("Bo")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.get_by_role("button", name="I am Ada").click()
    ada.page.wait_for_selector("[data-target^='card:'][data-lit]")
    while not ada.page.query_selector(".curtain"):
        ada.act()
    ada.page.get_by_role("heading", name="Pass to Bo").wait_for()
    assert ada.page.eval_on_selector(".app", "one => one.inert"), "the covered table can still be reached"
    ada.page.get_by_role("button", name="I am Bo").click()
    ada.page.wait_for_selector("[data-target^='card:'][data-lit]")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_rulebook_folds_rule_numbers_and_follows_its_reader(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ada = newcomer(size=size)
    ada.go("/rules/goblin-vaults")
    book = ada.page.locator(".rulebook")
    book.locator(".para").first.wait_for()
    expect(book.locator(".ids")).to_have_count(0)
    book.get_by_label("Rule numbers").check()
    assert book.locator(".ids").count() > 50
    assert ada.page.evaluate("JSON.parse(localStorage['undercroft.settings']).ruleIds"), "not remembered"
    book.locator("[data-at=words]").scroll_into_view_if_needed()
    book.get_by_role("button", name="trump", exact=True).click()
    expect(book.locator("[data-rules~='GV-045']")).to_be_in_viewport()
    followed = book.locator("[aria-current=location]") if size[0] > 760 else book.locator("select option:checked")
    chapter = book.locator(".para:has(h2)", has_text=followed.inner_text().strip())
    expect(chapter).to_have_count(1)
