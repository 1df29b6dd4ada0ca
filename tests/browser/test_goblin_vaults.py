"""Goblin Vaults in the browser: a finger that drags, and whole games from one person to a full table."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Newcomer
from tests.browser.people import Person
from tests.browser.test_full_tables import PHONE, SMALL_PHONE, TASTES, finish, sit_down


def middle(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None, "it is not drawn"
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 20)}


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """One finger takes a thing to a place, once the letters have come and nothing shifts any more."""
    page.evaluate("document.fonts.ready.then(() => true)")
    start, end = middle(thing), middle(place)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for step in (0.2, 0.5, 0.8, 1.0):
        point = {axis: start[axis] + (end[axis] - start[axis]) * step for axis in ("x", "y")}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def lit(person: Person, target: str) -> Locator:
    found = person.page.locator(f"[data-target^='{target}'][data-lit=legal]").first
    found.wait_for()
    return found


# In the long run only: it fails now and then while waiting for a won card, and why has not been found.
@pytest.mark.soak
def test_a_finger_drags_bids_to_the_block_and_the_won_card_into_the_vault(newcomer: Newcomer) -> None:
    ada = newcomer(**PHONE)
    sit_down([ada], "goblin-vaults", 1)
    drag(ada.page, lit(ada, "card:"), ada.page.locator("[data-target='chamber:2']"))
    ada.page.locator("[data-target^='position:'][data-lit]").first.wait_for()
    assert ada.page.locator(".vault .card").count() == 1, "the starting card lies in the vault"
    drag(ada.page, lit(ada, "card:"), ada.page.locator("[data-target='position:middle']"))
    ada.page.wait_for_selector("[data-carry], [data-answer]")
    if not ada.page.query_selector("[data-carry]"):
        ada.page.get_by_role("button", name="Do nothing").tap()
    ada.page.wait_for_selector("[data-carry]")
    slot = lit(ada, "chamber:")
    assert "points" in (slot.get_attribute("aria-label") or ""), "a place says what it would score"
    drag(ada.page, ada.page.locator("[data-carry]"), slot)
    ada.page.wait_for_function("document.querySelectorAll('.vault .card').length === 2")


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_five_people_play_goblin_vaults(newcomer: Newcomer) -> None:
    people = [newcomer(seed=seat + 41, **taste) for seat, taste in enumerate(TASTES)]
    sit_down(people, "goblin-vaults", 5, options={"suit-goal-count": 4})
    finish(people, 600)
    assert all(person.clicks > 15 for person in people)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("taste", [TASTES[2], TASTES[4], TASTES[3]], ids=["phone in Russian", "small phone", "tablet"])
def test_one_plays_goblin_vaults_among_bots(taste: dict[str, object], newcomer: Newcomer) -> None:
    people = [newcomer(seed=51, **taste)]
    sit_down(people, "goblin-vaults", 5)
    finish(people, 300)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_two_people_bid_against_glavrun(newcomer: Newcomer) -> None:
    people = [newcomer(seed=61, language="ru", theme="light"), newcomer(seed=62, **SMALL_PHONE)]
    sit_down(people, "goblin-vaults", 2)
    finish(people, 300)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_one_plays_alone_against_glavrun_on_a_phone(level: str, newcomer: Newcomer) -> None:
    people = [newcomer(seed=71, language="ru", **PHONE)]
    sit_down(people, "goblin-vaults", 1, options={"level": level})
    finish(people, 300)
