"""Games that can be played alone: chosen by name and difficulty on the first page, and begun in one click."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED


@pytest.mark.parametrize(
    ("size", "language", "door"),
    [((1440, 900), "en", "Solitary Mode: Glavrun"), ((390, 844), "ru", "Одиночный режим: Главрун")],
)
def test_a_solo_mode_is_chosen_by_name_with_its_difficulty(
    newcomer: Newcomer, size: tuple[int, int], language: str, door: str
) -> None:
    ada = newcomer(size=size, language=language)
    ada.go()
    ada.page.get_by_role("button", name=door).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("hard")
    dialog.locator("button.brass").click()
    ada.page.wait_for_selector(ASKED)
    table = ada.call("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert len(table["seats"]) == 1
    assert table["options"]["level"] == "hard"


def test_a_role_is_chosen_where_several_can_be_played_alone(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.go()
    ada.page.get_by_role("button", name="Alone: Knight, Goblins, Dragon or Thief").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Smash five Crystals and escape")
    dialog.get_by_text("Thief", exact=True).click()
    expect(dialog).to_contain_text("Stash six tokens")
    dialog.locator("button.brass").click()
    ada.page.wait_for_selector(ASKED)
    table = ada.call("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert table["options"]["roles"] == "thief"
