"""Where luck picks among cards, every card is as likely, be it one of several alike.

Exact: the shares are read off the weights of the chance, each outcome carried out on a copy.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tests.rules.vault_wars.table import ITEMS, Table, at_auction, lay_out
from undercroft.engine.match import Match
from undercroft.engine.waiting import Chance, Shuffle

PAIR = [["ranger", "stoneguard"], ["dragon-knight", "barbarian"], ["beastmaster", "scavenger"]]
GEMS = ["ruby", "junk", "junk", "junk"]
ARMS = ["ornate-bow", "broad-axe", "broad-axe", "elven-helm"]
SIX = ["ruby", "junk", "junk", "junk", "emerald", "emerald"]

Result = Callable[[Any], list[int]]


def opened(state: Any) -> list[int]:
    return list(state.open)


def kept_secret(state: Any) -> list[int]:
    return list(state.secret)


def picked(state: Any) -> list[int]:
    return list(state.stack[-1].picks)


def in_the_pile(player: int) -> Result:
    def result(state: Any) -> list[int]:
        return list(state.piles[player])

    return result


def shares(match: Match, result: Result) -> dict[str, Fraction]:
    """How likely each face is, at an open chance."""
    waiting = match.waiting
    assert isinstance(waiting, Chance)
    total = sum(waiting.weights)
    found: Counter[str] = Counter()
    for outcome, weight in enumerate(waiting.weights):
        if weight:
            world = match.copy()
            world.resolve_chance(outcome)
            (face,) = result(world.state)
            found[ITEMS[face]] += weight
    return {key: Fraction(weight, total) for key, weight in found.items()}


def shares_in(cards: list[str]) -> dict[str, Fraction]:
    return {key: Fraction(count, len(cards)) for key, count in Counter(cards).items()}


def until_chance(table: Table, about: str, *answers: tuple[int, str]) -> Match:
    """Give the answers and settle other luck, up to this chance."""
    match = table.match
    for seat, text in answers:
        match.play(seat, match.game.actions.parse(text))
        while isinstance(match.waiting, Chance | Shuffle) and match.waiting.about != about:
            order = list(range(match.waiting.count)) if isinstance(match.waiting, Shuffle) else None
            match.resolve_chance(0, order)
    assert table.about == about
    return match


def of_the_mysterious_bidder(vault: str, deck: list[str]) -> Table:
    """Its vault comes first."""
    cards = {"vault": [{"key": vault, "priority": 1}]}
    vaults = [["wizards-tower"], ["dragons-hoard"], [vault]]
    return lay_out(seats=2, vaults=vaults, deck=deck, heroes=PAIR, cards=cards)


PLAYED = ((0, "play wizards-tower"), (1, "play dragons-hoard"))


@pytest.mark.rule("VW-124", "VW-211")
@pytest.mark.parametrize(
    ("vault", "deck", "about", "result"),
    [
        ("alchemists-cabinet", GEMS, "reveal", opened),
        ("armory-locker", GEMS, "armory", opened),
        ("armory-locker", ARMS, "armory", kept_secret),
    ],
)
def test_the_mysterious_bidder_opens_each_card_as_likely(
    vault: str, deck: list[str], about: str, result: Result
) -> None:
    table = of_the_mysterious_bidder(vault, deck)
    match = until_chance(table, about, *PLAYED)
    cards = [ITEMS[face] for face in match.to_json()["secret"]]
    assert max(Counter(cards).values()) > 1
    assert shares(match, result) == shares_in(cards)


@pytest.mark.rule("VW-143", "VW-144", "VW-145", "VW-210")
@pytest.mark.parametrize(
    ("vault", "about", "result", "answers"),
    [
        ("thiefs-safe", "reveal", opened, ()),
        ("guild-masters-workshop", "workshop", picked, ()),
        ("troll-cave", "troll", picked, ((0, "reveal junk"),)),
    ],
)
def test_in_a_vault_of_two_players_each_card_is_as_likely(
    vault: str, about: str, result: Result, answers: tuple[tuple[int, str], ...]
) -> None:
    cards = {"vault": [{"key": vault, "priority": 1}]}
    table = lay_out(seats=2, vaults=[[vault], ["dragons-hoard"], ["wizards-tower"]], deck=SIX, heroes=PAIR, cards=cards)
    match = until_chance(table, about, (0, f"play {vault}"), (1, "play dragons-hoard"), *answers)
    secret = [ITEMS[face] for face in match.to_json()["secret"]]
    assert max(Counter(secret).values()) > 1
    assert shares(match, result) == shares_in(secret)


@pytest.mark.rule("VW-215", "VW-217")
def test_a_random_secret_item_is_each_card_as_likely() -> None:
    table = at_auction("nobles-gallery", deck=SIX, equipped=[["elven-lantern"], [], ["moonlit-dagger"]])
    table.says(0, "reveal ruby")
    match = until_chance(table, "secret-item", (0, "use elven-lantern"))
    secret = [ITEMS[face] for face in match.to_json()["secret"]]
    assert max(Counter(secret).values()) > 1

    def second(state: Any) -> list[int]:
        return list(state.open[1:])

    assert shares(match, second) == shares_in(secret)
    match.resolve_chance(0)
    answers = ((0, "open-at 1"), (1, "raise 2"), (2, "raise 3"), (1, "raise 4"), (2, "pass"))
    match = until_chance(table, "secret-item", *answers, (2, "use moonlit-dagger"))
    left = [ITEMS[face] for face in match.to_json()["secret"]]
    assert max(Counter(left).values()) > 1
    assert shares(match, in_the_pile(2)) == shares_in(left)


@pytest.mark.rule("VW-044")
def test_a_peek_at_two_of_four_items_shows_every_pair_as_often() -> None:
    cards = {"vault": [{"key": "wizards-tower", "peek": 2}]}
    deck = ["junk", "ruby", "emerald", "diamond", "broad-axe"]
    table = at_auction("wizards-tower", deck=deck, cards=cards)
    match = until_chance(table, "peek", (0, "reveal junk"))
    waiting = match.waiting
    assert isinstance(waiting, Chance)
    secret = [ITEMS[face] for face in match.to_json()["secret"]]
    seen: Counter[frozenset[str]] = Counter()
    for outcome, weight in enumerate(waiting.weights):
        world = match.copy()
        world.resolve_chance(outcome)
        seen[frozenset(world.view(1)["table"]["auction"]["known"])] += weight
    assert seen == Counter(frozenset(pair) for pair in combinations(secret, 2))
