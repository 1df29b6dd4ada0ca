"""People at one table: who is here, and what they write."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import Person
from tests.kit.every import ALL


def at_one_table(ada: Person, bo: Person, game: str) -> str:
    table = ada.open_table(name="Ada", game=game, seats=3, bots={"2": "novice"})
    bo.go()
    bo.call("PUT", "/api/me", {"name": "Bo"})
    bo.command(table, "sit", seat=1)
    ada.command(table, "start")
    for person in (ada, bo):
        person.go(f"/t/{table}")
    ada.page.wait_for_selector(".plaque", timeout=20_000)
    return table


def test_a_chat_line_counts_as_unread_for_others_until_they_see_it(newcomer: Newcomer) -> None:
    ada, bo = newcomer(), newcomer()
    at_one_table(ada, bo, "goblin-vaults")
    for person in (ada, bo):
        person.page.wait_for_selector(".log")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("hello")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat [role=log]")).to_contain_text("hello")
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_text("Chat")
    theirs = bo.page.get_by_role("tab", name="Chat")
    expect(theirs).to_contain_text("1")
    theirs.click()
    expect(bo.page.locator(".chat [role=log]")).to_contain_text("hello")
    bo.page.get_by_role("tab", name="Log").click()
    expect(theirs).to_have_text("Chat")


def test_whoever_left_is_shown_as_away_in_every_game(newcomer: Newcomer) -> None:
    for game in ALL:
        ada, bo = newcomer(), newcomer()
        at_one_table(ada, bo, game)
        bo.page.wait_for_selector(".plaque", timeout=20_000)
        expect(ada.page.locator(".away")).to_have_count(0)
        bo.go("/")
        expect(ada.page.locator(".away").first).to_have_text("away")


def test_a_guest_who_follows_a_link_says_a_name_before_sitting(newcomer: Newcomer) -> None:
    ada, bo = newcomer(), newcomer()
    table = ada.open_table(name="Guest", game="goblin-vaults", seats=3)
    bo.go(f"/t/{table}")
    bo.page.get_by_role("button", name="Sit here").first.click()
    bo.page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.locator(".chairs .mine .name")).to_have_text("Bo")
    expect(bo.page.locator(".chairs .name", has_text="Guest")).to_have_count(1)


def test_a_phone_keeps_the_hand_on_a_tab(newcomer: Newcomer) -> None:
    ada = newcomer(size=(390, 844))
    ada.play_now("vast")
    ada.page.get_by_role("tab", name="Cards").tap()
    expect(ada.page.get_by_role("region", name="Your cards").locator(".slip").first).to_be_visible()
