"""What happens is shown beat by beat, never under a question, and an ending tells how everybody did."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import Person

pytestmark = pytest.mark.timeout(300)
GO_ON = {"en": "Go on", "ru": "Дальше"}


def told(person: Person) -> bool:
    """Whether something is being shown."""
    return person.page.locator(".plaque", has=person.page.get_by_text(GO_ON[person.language], exact=True)).count() > 0


def at_a_table(person: Person, game: str = "goblin-vaults", seats: int = 3) -> str:
    bots = {str(seat): "novice" for seat in range(1, seats)}
    table = person.open_table(game=game, seats=seats, bots=bots)
    person.command(table, "start")
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".plaque")
    return table


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("ru", (390, 844))])
def test_no_question_stands_under_what_is_shown(newcomer: Newcomer, language: str, size: tuple[int, int]) -> None:
    ada = newcomer(language=language, size=size, pace="brisk")
    at_a_table(ada)
    shown, until = 0, time.monotonic() + 60
    while shown < 12 and time.monotonic() < until:
        beat, answers = ada.page.evaluate(
            """(goOn) => {
                const plaque = document.querySelector('.plaque');
                const beat = [...(plaque?.querySelectorAll('button') ?? [])].some((b) => b.textContent.trim() === goOn);
                return [beat, document.querySelectorAll('[data-lit], .plaque [data-answer]').length];
            }""",
            GO_ON[language],
        )
        if beat:
            shown += 1
            assert answers == 0
        elif ada.asked:
            ada.act()
        ada.page.wait_for_timeout(60)
    assert shown == 12


def test_escape_skips_to_the_question(newcomer: Newcomer) -> None:
    ada = newcomer(pace="calm")
    at_a_table(ada, seats=4)
    until = time.monotonic() + 60
    while not told(ada) and time.monotonic() < until:
        if ada.asked:
            ada.act()
        ada.page.wait_for_timeout(60)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("Go on", exact=True)).to_have_count(0, timeout=2000)


def test_coming_back_offers_what_was_missed(newcomer: Newcomer) -> None:
    ada, boris = newcomer(), newcomer(seed=2)
    table = ada.open_table(game="goblin-vaults", seats=2, names=["Ada"])
    boris.go()
    boris.call("PUT", "/api/me", {"name": "Boris"})
    boris.command(table, "sit", seat=1)
    ada.command(table, "start")
    for person in (ada, boris):
        person.go(f"/t/{table}")
        person.page.wait_for_selector(".plaque")
    while ada.asked:
        ada.act()
    ada.go("/settings")
    while boris.asked:
        boris.act()
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_text("The game went on while you were away.")).to_be_visible()
    ada.page.get_by_text("Skip", exact=True).click()
    expect(ada.page.get_by_text("The game went on while you were away.")).to_have_count(0)


def test_an_ending_ranks_everybody_and_a_rematch_begins_at_once(newcomer: Newcomer) -> None:
    ada = newcomer()
    at_a_table(ada, seats=2)
    ada.play_to_end()
    ending = ada.page.locator(".ending")
    expect(ending).to_be_visible()
    assert ending.locator("ol > li").count() >= 2
    ending.get_by_text("Look at the board").click()
    expect(ending).to_have_count(0)
    ada.page.get_by_text("Rematch", exact=True).click()
    expect(ada.page.locator(".plaque .ask").first).not_to_contain_text("wins")
    ada.page.wait_for_function("document.querySelector('[data-lit], .plaque [data-answer]') !== null")
