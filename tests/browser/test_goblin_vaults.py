"""Goblin Vaults in the browser: a finger that drags, and whole games from one person to a full table."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import Person
from tests.browser.test_full_tables import PHONE, SMALL_PHONE, TASTES, finish, sit_down


def middle(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None, "it is not drawn"
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 20)}


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """One finger takes a thing to a place, looking where the place is once the thing is in the air."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    start = middle(thing)
    touch("touchStart", start)
    lifted = {"x": start["x"], "y": start["y"] - 12}
    touch("touchMove", lifted)
    end = middle(place)
    for step in (0.4, 0.8, 1.0):
        touch("touchMove", {axis: lifted[axis] + (end[axis] - lifted[axis]) * step for axis in ("x", "y")})
    # A finger that lets go at full speed flings, and the browser takes the next tap for the end of the fling.
    page.wait_for_timeout(120)
    touch("touchMove", {"x": end["x"], "y": end["y"] + 1})
    touch("touchEnd")
    finger.detach()


def lit(person: Person, target: str) -> Locator:
    found = person.page.locator(f"[data-target^='{target}'][data-lit=legal]").first
    found.wait_for()
    return found


def test_a_finger_drags_bids_to_the_block_and_the_won_card_into_the_vault(newcomer: Newcomer) -> None:
    ada = newcomer(**PHONE)
    sit_down([ada], "goblin-vaults", 1)
    drag(ada.page, lit(ada, "card:"), ada.page.locator("[data-target='chamber:2']"))
    lit(ada, "position:")
    assert ada.page.locator(".vault .card").count() == 1, "the starting card lies in the vault"
    drag(ada.page, lit(ada, "card:"), ada.page.locator("[data-target='position:middle']"))
    carried, nothing = ada.page.locator("[data-carry]"), ada.page.get_by_role("button", name="Do nothing")
    expect(carried.or_(nothing)).to_be_visible()
    if nothing.is_visible():
        # The bid happened to be of the warden's faction.
        nothing.tap()
    carried.wait_for()
    slot = lit(ada, "chamber:")
    assert "points" in (slot.get_attribute("aria-label") or ""), "a place says what it would score"
    drag(ada.page, carried, slot)
    expect(ada.page.locator(".vault .card")).to_have_count(2)


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
