"""A fault in a game keeps a moment from somebody: they are told, and get past it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED

SHOTS = "test-results"
SAYS = {
    "en": ("This moment cannot be shown", "Let a bot play until I am back"),
    "ru": ("Этот момент показать не удаётся", "Пусть пока играет бот"),
}


def without_moments(message: str | bytes) -> str | bytes:
    """A message as the server sends it where the game's code fails to make the view."""
    told: dict[str, Any] = json.loads(message)
    for view in told.get("views", ()):
        view |= {"moment": None, "frames": [], "failed": True}
    return json.dumps(told)


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("ru", (390, 844))])
def test_whoever_is_shown_nothing_is_told_so_and_lets_a_bot_play(
    newcomer: Newcomer, language: str, size: tuple[int, int]
) -> None:
    title, bot = SAYS[language]
    ada = newcomer(seed=1, language=language, size=size)
    table = ada.open_table("Ada", game="goblin-vaults", seats=2, bots={"1": "novice"})
    ada.command(table, "start")
    broken = True

    def spoil(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: line.send(without_moments(message) if broken else message))

    ada.page.route_web_socket(re.compile("/ws/tables/"), spoil)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("heading", name=title).wait_for()
    ada.page.screenshot(path=f"{SHOTS}/failed-{language}.png")
    assert ada.page.locator(ASKED).count() == 0
    broken = False
    ada.page.get_by_role("button", name=bot).click()
    ada.page.get_by_role("heading", name=title).wait_for(state="detached")
    # A bot has the seat, and the table is there again.
    ada.page.locator("[data-game] .slot").first.wait_for()


@pytest.mark.parametrize(
    ("language", "size", "title"),
    [("en", (390, 844), "This table cannot be opened"), ("ru", (1280, 720), "Этот стол открыть не удаётся")],
)
def test_a_table_that_cannot_be_read_says_so(
    newcomer: Newcomer, language: str, size: tuple[int, int], title: str
) -> None:
    ada = newcomer(seed=1, language=language, size=size)
    table = ada.open_table("Ada", game="goblin-vaults", seats=2)
    gone = json.dumps({"type": "gone", "key": "unreadable-table"})
    ada.page.route_web_socket(re.compile("/ws/tables/"), lambda line: line.send(gone))
    ada.go(f"/t/{table}")
    ada.page.get_by_text(title).wait_for()
    ada.page.screenshot(path=f"{SHOTS}/unreadable-{language}.png")
