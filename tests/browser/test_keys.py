"""Keys do what one sees, and the keyboard keeps its place."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED, Person
from tests.kit.every import ALL

FOCUSED = "document.activeElement.getAttribute('data-target') ?? document.activeElement.id"


def against_bots(who: Person, game: str, seats: int = 3) -> None:
    table = who.open_table(game=game, seats=seats, bots={str(seat): "novice" for seat in range(1, seats)})
    who.command(table, "start")
    who.go(f"/t/{table}")
    who.page.wait_for_selector(ASKED, timeout=20_000)


def until_bidding(who: Person) -> None:
    """To a bid that may be less than ten, with something to choose from."""
    while not who.page.locator(".answers .btn.small", has_text=re.compile("^[1-9]$")).count():
        if not who.act():
            who.page.wait_for_timeout(50)


def test_arrows_walk_the_cards_of_a_stage_that_scrolls(newcomer: Newcomer) -> None:
    ada = newcomer()
    against_bots(ada, "vault-wars")
    lit = ada.page.locator("[data-lit]")
    expect(lit.nth(1)).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    first = ada.page.evaluate(FOCUSED)
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(FOCUSED) not in (first, "")


def test_a_digit_presses_the_bid_that_bears_it(newcomer: Newcomer) -> None:
    ada = newcomer()
    against_bots(ada, "vault-wars")
    until_bidding(ada)
    chip = ada.page.locator(".answers .btn.small", has_text=re.compile("^[1-9]$")).first
    amount = (chip.text_content() or "").strip()
    decision = ada.page.get_attribute(".plaque", "data-decision")
    ada.page.locator("#question").focus()
    ada.page.keyboard.press(amount)
    expect(ada.page.locator(".step input")).to_have_value(amount)
    chips = {text.strip() for text in ada.page.locator(".answers .btn.small").all_text_contents()}
    for digit in set("123456789") - chips:
        ada.page.keyboard.press(digit)
    assert ada.page.get_attribute(".plaque", "data-decision") == decision


def test_the_button_follows_what_is_typed_and_says_what_cannot_be_bid(newcomer: Newcomer) -> None:
    ada = newcomer()
    against_bots(ada, "vault-wars")
    until_bidding(ada)
    amount = ada.page.locator(".step input")
    most = amount.get_attribute("max") or ""
    amount.fill(most)
    expect(ada.page.locator(".answers .btn[data-answer]", has_text=most).first).to_be_visible()
    amount.fill("500")
    expect(ada.page.locator(".answers .btn.go")).to_have_count(0)
    expect(ada.page.locator(".answers .bad")).to_contain_text("From")


@pytest.mark.parametrize("game", ALL)
def test_the_keyboard_is_at_the_question_after_an_answer(newcomer: Newcomer, game: str) -> None:
    ada = newcomer()
    against_bots(ada, game)
    for _ in range(4):
        ada.page.wait_for_selector(ASKED)
        before = ada.page.get_attribute(".plaque", "data-decision")
        ada.act(keys=True)
        if ada.page.get_attribute(".plaque", "data-decision") != before:
            ada.page.wait_for_function("() => document.activeElement !== document.body")


def test_a_question_mark_tells_the_keys(newcomer: Newcomer) -> None:
    ada = newcomer()
    against_bots(ada, "goblin-vaults")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_contain_text("Shift+U")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_the_rules_button_turns_to_a_rule_that_stands_in_a_list(newcomer: Newcomer) -> None:
    ada = newcomer()
    against_bots(ada, "goblin-vaults")
    ada.page.get_by_role("button", name="Rules: GV-031").click()
    expect(ada.page.locator(".rulebook .here[data-rules~='GV-031']")).to_be_in_viewport()
