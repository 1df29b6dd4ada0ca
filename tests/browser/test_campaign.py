"""Your Vastness in the browser: begin a campaign, give out roles, play, and come back to it."""

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.test_pages import serious


@pytest.mark.rule("VA-L050")
def test_a_campaign_is_begun_cast_started_and_found_again(newcomer: Newcomer) -> None:
    ada = newcomer()
    page = ada.page
    ada.go()
    page.get_by_role("link", name="Campaign").click()
    page.get_by_role("heading", name="Your Vastness").wait_for()
    page.get_by_text("2", exact=True).first.click()
    page.get_by_label("Name of the table").fill("Deep")
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("heading", name="Roles for game 1").wait_for()
    assert serious(page) == []
    # The keyboard gives out the roles: the first player, who is the Knight, takes the Thief.
    role = page.get_by_label("Role of Guest")
    role.select_option("thief")
    page.get_by_text("Footpad (easiest)").wait_for()
    page.get_by_role("button", name="Start game 1").press("Enter")
    page.wait_for_selector(".plaque")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Campaign").click()
    page.get_by_role("heading", name="Game 1 is being played.").wait_for()
    assert page.get_by_role("link", name="Back to the table").is_visible()
    ada.go("/campaign")
    page.get_by_role("link", name="Open: Deep").click()
    page.get_by_role("heading", name="Game 1 is being played.").wait_for()


def test_a_campaign_can_be_read_on_a_small_screen(newcomer: Newcomer) -> None:
    ada = newcomer(size=(360, 640), theme="light", language="ru")
    bots = {"3": "adept", "4": "novice"}
    names = ["Ада", "Борис", "Максимилиана"]
    table = ada.open_table("Ада", game="vast", seats=5, campaign=True, sit=[0, 1, 2], names=names, bots=bots)
    for path in ("/campaign", f"/campaign/{table}"):
        ada.go(path)
        ada.page.get_by_role("heading", name="Ваша Необъятность").wait_for()
        assert serious(ada.page) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
