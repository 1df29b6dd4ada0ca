"""People in browsers finish whole games of every kind, by clicking only what is lit."""

import time
from itertools import cycle

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import play_together
from tests.browser.serving import Serving
from tests.kit.every import ALL

# Half a minute each, but minutes on a crowded machine; clicks that lead nowhere are noticed long before.
pytestmark = pytest.mark.timeout(600)


TASTES: list[dict[str, object]] = [
    {"language": "ru", "size": (390, 844)},
    {"language": "en"},
    {"language": "en", "theme": "light"},
    {"language": "ru", "theme": "light"},
]


@pytest.mark.parametrize(("game", "taste"), list(zip(ALL, cycle(TASTES), strict=False)))
def test_play_now_leads_through_a_whole_game_against_bots(
    game: str, taste: dict[str, object], newcomer: Newcomer
) -> None:
    ada = newcomer(**taste)
    ada.play_now(game)
    ada.play_to_end()
    assert ada.clicks > 3
    assert ada.result()


def test_a_game_can_be_played_by_keyboard_alone(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.open_table(game="goblin-vaults", seats=2, bots={"1": "novice"})
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector(".plaque")
    ada.play_to_end(keys=True)
    assert ada.result()


def test_a_game_can_be_played_at_360_pixels_in_russian(newcomer: Newcomer) -> None:
    ada = newcomer(size=(360, 640), language="ru", theme="light")
    ada.play_now("goblin-vaults")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    ada.play_to_end()
    assert ada.result()


def test_one_can_play_alone(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.open_table(game="goblin-vaults", seats=1)
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector(".plaque")
    ada.play_to_end()
    assert ada.result()


def test_two_people_finish_a_game_through_a_crash_of_the_server(newcomer: Newcomer, serving: Serving) -> None:
    ada, bo = newcomer(seed=3), newcomer(language="ru", seed=4)
    table = ada.open_table(name="Ada", game="goblin-vaults", seats=3, bots={"2": "novice"})
    bo.go()
    bo.call("PUT", "/api/me", {"name": "Bo"})
    bo.go(f"/t/{table}")
    bo.page.get_by_role("button", name="Сесть сюда").first.click()
    bo.page.get_by_role("button", name="Встать").wait_for()
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    for person in (ada, bo):
        person.page.wait_for_selector(".plaque")
    for _ in range(6):
        ada.act()
        bo.act()
    for person in (ada, bo):
        person.expects_outage = True
    serving.kill()
    ada.page.wait_for_selector(".plaque.lost", timeout=20_000)
    time.sleep(0.5)
    serving.start()
    ada.page.wait_for_selector(".plaque:not(.lost)", timeout=30_000)
    play_together([ada, bo])
    assert ada.result()
    assert bo.result()
