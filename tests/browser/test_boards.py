"""The boards of Vast and Vault Wars under mouse, finger and keys."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import Person

FOCUSED = "() => document.activeElement?.getAttribute('data-space')"


def knight_alone(ada: Person) -> None:
    table = ada.open_table(game="vast", seats=1)
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector("[data-space][data-lit]")
    # Letters that come late move the map, which learns of it a frame later.
    ada.page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")


def test_arrow_keys_walk_the_map_and_enter_answers(newcomer: Newcomer) -> None:
    ada = newcomer()
    knight_alone(ada)
    ada.page.focus("[data-space='0,0']")
    ada.page.keyboard.press("ArrowUp")
    assert ada.page.evaluate(FOCUSED) == "0,-1"
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(FOCUSED) == "1,0"
    assert "O15" in (ada.page.get_attribute("[data-space='1,0']", "aria-label") or "")
    before = ada.page.get_attribute(".plaque", "data-decision") or ""
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".plaque")).not_to_have_attribute("data-decision", before)


def test_the_map_zooms_where_one_points_and_a_drag_is_no_click(newcomer: Newcomer) -> None:
    ada = newcomer()
    knight_alone(ada)
    question = ada.page.text_content(".plaque .ask")
    cavern = ada.page.locator("svg.map")
    whole = cavern.get_attribute("viewBox") or ""
    box = ada.page.locator("[data-space='0,-1']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, -300)
    expect(cavern).not_to_have_attribute("viewBox", whole)
    closer = ada.page.locator("[data-space='0,-1']").bounding_box()
    assert closer is not None
    assert closer["width"] > box["width"]
    assert closer["x"] < x < closer["x"] + closer["width"], "what was pointed at has moved away"
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y + 40, steps=6)
    ada.page.mouse.up()
    moved = ada.page.locator("[data-space='0,-1']").bounding_box()
    assert moved is not None
    assert abs(moved["x"] - closer["x"] - 60) < 3
    assert ada.page.text_content(".plaque .ask") == question, "the drag was taken for a click"
    ada.page.get_by_role("button", name="Show the whole map").click()
    expect(cavern).to_have_attribute("viewBox", whole)


def test_a_vault_explains_itself_on_focus_and_under_the_mouse(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.play_now("vault-wars")
    vault = ada.page.locator("[data-target^='vault:'][data-lit]").first
    vault.wait_for()
    vault.hover()
    text = ada.page.get_by_role("tooltip").text_content(timeout=3000) or ""
    assert "Priority" in text
    ada.page.mouse.move(5, 5)
    ada.page.get_by_role("tooltip").wait_for(state="detached")
    ada.page.keyboard.press("Tab")
    vault.focus()
    ada.page.get_by_role("tooltip").wait_for()
