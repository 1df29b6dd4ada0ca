"""What a host, a waiting and a leaving player can do at the table, as they see it, in both languages."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED, Person

SHOTS = "test-results"

SAYS = {
    "en": {
        "menu": "Menu",
        "silence": "Let Boris write no more",
        "speak": "Let Boris write again",
        "remove": "Remove Boris",
        "sure": "Remove",
        "removed": "You cannot come back to this table",
        "close": "Close the table",
        "closed": "The host has closed this table.",
        "away": "Boris is away.",
        "wait": "Wait",
        "bot": "Let a bot play on",
        "nudge": "Remind",
        "missed": "While you were away a bot",
        "leave": "Leave the table",
        "give up": "Give my seat up",
        "until": "Let a bot play until I am back",
        "back": "Take my seat again",
        "ask": "Ask for this seat",
        "agree": "Agree",
        "lock": "Lock the table",
    },
    "ru": {
        "menu": "Меню",
        "silence": "Запретить писать: Boris",
        "speak": "Разрешить писать: Boris",
        "remove": "Удалить: Boris",
        "sure": "Убрать",
        "removed": "За этот стол вернуться нельзя",
        "close": "Закрыть стол",
        "closed": "Хозяин закрыл этот стол.",
        "away": "Нет за столом: Boris.",
        "wait": "Подождать",
        "bot": "Пусть играет бот",
        "nudge": "Напомнить",
        "missed": "Пока вас не было, бот",
        "leave": "Уйти из-за стола",
        "give up": "Уступить место",
        "until": "Пусть пока играет бот",
        "back": "Вернуться на место",
        "ask": "Попроситься сюда",
        "agree": "Согласиться",
        "lock": "Закрыть вход",
    },
}


def together(newcomer: Newcomer, language: str, bots: int = 0, **taste: object) -> tuple[Person, Person, str]:
    """Ada, who hosts, and Boris in a game that has begun."""
    ada, boris = newcomer(seed=1, language=language, **taste), newcomer(seed=2, language=language)
    table = ada.open_table("Ada", game="goblin-vaults", seats=2 + bots, bots={"2": "novice"} if bots else {})
    boris.go()
    boris.call("PUT", "/api/me", {"name": "Boris"})
    boris.command(table, "sit", seat=1)
    ada.command(table, "start")
    for person in (ada, boris):
        person.go(f"/t/{table}")
        person.page.wait_for_selector(ASKED, timeout=20_000)
    return ada, boris, table


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).last.click()


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("ru", (390, 844))])
def test_a_host_silences_and_removes_a_guest_and_closes_the_table(
    newcomer: Newcomer, language: str, size: tuple[int, int]
) -> None:
    says = SAYS[language]
    ada, boris, _ = together(newcomer, language, size=size)
    button(ada.page, says["menu"])
    ada.page.get_by_label(says["lock"]).check()
    ada.page.get_by_role("button", name=says["silence"]).click()
    ada.page.get_by_role("button", name=says["speak"]).wait_for()
    ada.page.get_by_role("button", name=says["remove"]).focus()
    ada.page.keyboard.press("Enter")
    ada.page.screenshot(path=f"{SHOTS}/people-{language}.png")
    button(ada.page, says["sure"])
    boris.page.get_by_text(says["removed"]).wait_for()
    expect(ada.page.get_by_role("button", name=says["remove"])).to_have_count(0)
    button(ada.page, says["close"])
    button(ada.page, says["close"])
    ada.page.get_by_text(says["closed"]).first.wait_for()
    ada.page.screenshot(path=f"{SHOTS}/closed-{language}.png")
    assert ada.page.locator(ASKED).count() == 0


@pytest.mark.parametrize(("language", "size"), [("ru", (1280, 720)), ("en", (390, 844))])
def test_who_waits_reminds_waits_or_lets_a_bot_play_on_and_who_comes_back_is_told(
    newcomer: Newcomer, language: str, size: tuple[int, int]
) -> None:
    says = SAYS[language]
    ada, boris, table = together(newcomer, language, size=size)
    boris.go("/rules/goblin-vaults")
    ada.page.get_by_text(says["away"]).wait_for(timeout=20_000)
    while ada.asked:
        ada.act()
        ada.page.wait_for_timeout(100)
    ada.page.get_by_text(says["away"]).wait_for()
    ada.page.screenshot(path=f"{SHOTS}/away-{language}.png")
    button(ada.page, says["nudge"])
    if language == "en":
        button(ada.page, says["wait"])
        ada.page.get_by_text(says["away"]).wait_for(state="detached")
        return
    # As long as somebody must be away before a bot may play on.
    ada.page.wait_for_timeout(31_000)
    button(ada.page, says["bot"])
    ada.page.wait_for_selector(ASKED, timeout=20_000)
    boris.go(f"/t/{table}")
    boris.page.get_by_text(says["missed"]).wait_for()
    boris.page.screenshot(path=f"{SHOTS}/missed-{language}.png")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_leaving_is_a_choice_and_a_left_seat_is_asked_for(newcomer: Newcomer, language: str) -> None:
    says = SAYS[language]
    ada, boris, table = together(newcomer, language, bots=1)
    button(boris.page, says["menu"])
    button(boris.page, says["leave"])
    boris.page.screenshot(path=f"{SHOTS}/leaving-{language}.png")
    boris.page.get_by_role("button", name=says["until"]).click()
    button(boris.page, says["back"])
    boris.page.get_by_role("button", name=says["back"]).wait_for(state="detached")
    button(boris.page, says["menu"])
    button(boris.page, says["leave"])
    boris.page.get_by_role("button", name=says["give up"]).click()
    clara = newcomer(seed=3, language=language)
    clara.go()
    clara.call("PUT", "/api/me", {"name": "Clara"})
    clara.go(f"/t/{table}")
    button(clara.page, says["menu"])
    clara.page.get_by_role("button", name=says["ask"]).first.click()
    ada.page.get_by_text("Clara").first.wait_for()
    ada.page.screenshot(path=f"{SHOTS}/request-{language}.png")
    button(ada.page, says["agree"])
    expect(clara.page.get_by_role("button", name=says["ask"])).to_have_count(0)
