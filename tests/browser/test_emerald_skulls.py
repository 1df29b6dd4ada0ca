"""Emerald Skulls in the browser: the open window, the odds on demand, and whole games up to eight seats."""

import re

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.test_full_tables import PHONE, TASTES, finish, sit_down


def test_the_window_tells_who_is_ready_and_the_odds_come_on_demand(newcomer: Newcomer) -> None:
    """Ada and Bo bet, the third seat is a bot and tumbles: it rolls as soon as both are ready."""
    ada, bo = newcomer(), newcomer(language="ru", **PHONE)
    sit_down([ada, bo], "emerald-skulls", 3, options={"first-tumbler": "3", "window": 60})
    window = ada.page.get_by_role("region", name="Betting window")
    window.get_by_text("Bets are open").wait_for()
    assert re.fullmatch(r"\d+", window.locator("svg text").first.text_content() or ""), "the clock shows its seconds"

    assert ada.page.locator(".meter").count() == 0
    ada.page.get_by_role("button", name="Show the odds of this turn").click()
    ada.page.wait_for_selector(".meter", timeout=20_000)
    shown = ada.page.locator(".bet .meter b").all_text_contents()
    assert len(shown) == 8
    assert all(re.fullmatch(r"[<>]?\d+ %", each) for each in shown)

    ada.page.locator("[data-target='bet:final-jewel'][data-lit]").click()
    bo.page.locator("[data-target='bet:final-jewel'] .taken").wait_for()
    ada.page.get_by_role("button", name="Ready", exact=True).click()
    bo.page.locator(".window li.ready").wait_for()
    bo.page.get_by_role("button", name="Готово", exact=True).tap()
    ada.page.wait_for_selector(".log li:has-text('rolls')")
    faces = ada.page.get_by_role("img", name=re.compile("in the pool"))
    assert faces.count() == 1


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_eight_seats_four_people_and_four_bots(newcomer: Newcomer) -> None:
    people = [newcomer(seed=seat + 81, **taste) for seat, taste in enumerate(TASTES[:4])]
    sit_down(people, "emerald-skulls", 8, options={"window": 3})
    finish(people, 1500)
    assert all(person.clicks > 15 for person in people)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("taste", [TASTES[2], TASTES[3]], ids=["phone in Russian", "tablet"])
def test_two_people_play_the_advanced_cards(taste: dict[str, object], newcomer: Newcomer) -> None:
    people = [newcomer(seed=91), newcomer(seed=92, **taste)]
    sit_down(people, "emerald-skulls", 6, options={"window": 3, "betting-cards": "advanced"})
    finish(people, 1500)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_bets_are_laid_in_turn_on_a_small_phone(newcomer: Newcomer) -> None:
    people = [newcomer(seed=95, **TASTES[4])]
    sit_down(people, "emerald-skulls", 3, options={"betting": "in-turn"})
    finish(people, 900)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("taste", [TASTES[2], TASTES[1]], ids=["phone in Russian", "desk in Russian"])
def test_one_plays_alone_against_vrax_and_kur(taste: dict[str, object], newcomer: Newcomer) -> None:
    people = [newcomer(seed=97, **taste)]
    sit_down(people, "emerald-skulls", 1)
    finish(people, 600)
