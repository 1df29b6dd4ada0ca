"""Whole games of Vault Wars and Vast as people play them: full tables, bots for the others, alone, on a phone."""

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import Person, play_together

# Whole games at full tables take minutes, more on a busy machine.
pytestmark = [pytest.mark.soak, pytest.mark.timeout(1800)]

PHONE = {"size": (390, 844)}
SMALL_PHONE = {"size": (360, 640)}
TABLET = {"size": (768, 1024)}
TASTES: list[dict[str, object]] = [
    {"language": "en"},
    {"language": "ru", "theme": "light"},
    {"language": "ru", **PHONE},
    {"language": "en", "theme": "light", **TABLET},
    {"language": "en", **SMALL_PHONE},
]
NAMES = ("Ada", "Bo", "Vera", "Dan", "Eva")


def sit_down(people: list[Person], game: str, seats: int, **table: object) -> None:
    """Everybody takes a seat, bots take the rest, and the game begins."""
    host = people[0]
    bots = {str(seat): "novice" for seat in range(len(people), seats)}
    opened = host.open_table(name=NAMES[0], game=game, seats=seats, bots=bots, **table)
    for seat, person in enumerate(people[1:], start=1):
        person.go()
        person.call("PUT", "/api/me", {"name": NAMES[seat]})
        person.command(opened, "sit", seat=seat)
    host.command(opened, "start")
    for person in people:
        person.go(f"/t/{opened}")
        person.page.wait_for_selector(".plaque", timeout=30_000)


def finish(people: list[Person], seconds: float) -> None:
    """To the end, on one screen all the way."""
    play_together(people, seconds)
    for person in people:
        assert person.result()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
        assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"


def test_five_people_play_vault_wars_with_workers_and_standing_orders(newcomer: Newcomer) -> None:
    people = [newcomer(seed=seat + 1, **taste) for seat, taste in enumerate(TASTES)]
    sit_down(people, "vault-wars", 5, options={"workers": True, "standing-orders": True})
    finish(people, 900)
    assert all(person.clicks > 10 for person in people)


@pytest.mark.parametrize("taste", [TASTES[1], TASTES[4]], ids=["ru", "small phone"])
def test_two_people_meet_the_mysterious_bidder(taste: dict[str, object], newcomer: Newcomer) -> None:
    people = [newcomer(seed=3), newcomer(seed=4, **taste)]
    sit_down(people, "vault-wars", 2, options={"workers": True})
    finish(people, 600)


def test_one_plays_vault_wars_among_bots_on_a_phone_in_russian(newcomer: Newcomer) -> None:
    people = [newcomer(seed=5, language="ru", **PHONE)]
    sit_down(people, "vault-wars", 4, options={"workers": True})
    finish(people, 600)


def test_five_people_play_vast(newcomer: Newcomer) -> None:
    people = [newcomer(seed=seat + 11, **taste) for seat, taste in enumerate(TASTES)]
    sit_down(people, "vast", 5)
    finish(people, 1500)


@pytest.mark.parametrize(("seat", "taste"), list(enumerate([*TASTES[1:], TASTES[0]])), ids=lambda each: str(each)[:8])
def test_each_role_of_vast_is_played_among_bots(seat: int, taste: dict[str, object], newcomer: Newcomer) -> None:
    ada = newcomer(seed=seat + 21, **taste)
    others = {str(each): "novice" for each in range(5) if each != seat}
    table = ada.open_table(game="vast", seats=5, sit=[seat], bots=others, options={"terrain": seat % 2 == 0})
    ada.command(table, "start")
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector(".plaque", timeout=30_000)
    finish([ada], 900)


@pytest.mark.parametrize("taste", [TASTES[2], TASTES[0]], ids=["phone in Russian", "desk"])
def test_the_knight_goes_alone(taste: dict[str, object], newcomer: Newcomer) -> None:
    people = [newcomer(seed=31, **taste)]
    sit_down(people, "vast", 1)
    finish(people, 900)
