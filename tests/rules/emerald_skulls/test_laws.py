"""The laws on Emerald Skulls where buying is rare, as among people, and with bets arriving in every order."""

from itertools import permutations
from typing import Any

import pytest

from tests.rules.emerald_skulls.table import GAME, sit
from undercroft.engine.laws import check_question, components_are_conserved, demand, replay_agrees
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

TABLES: list[tuple[int, str, str]] = [(1, "standard", "open")]
TABLES += [
    (seats, cards, betting)
    for seats in range(2, 9)
    for cards in ("standard", "advanced")
    for betting in ("open", "in-turn")
]


def thrifty(match: Match, seat: int, luck: Luck) -> int:
    """Anything at random, but dear dice are bought as rarely as people buy them.

    At a table of two, tumblers who throw their gears at random into dice can hand them back for ever.
    """
    waiting = match.waiting
    assert waiting is not None
    numbers = match.numbers(seat)
    return numbers[luck.below(min(2, len(numbers)) if waiting.about == "buy" else len(numbers))]


def start(seats: int, cards: str, betting: str, seed: int, recording: bool = True) -> Match:
    given = {"betting-cards": cards, "betting": betting}
    return Match.start(GAME, given, seats=seats, seed=seed, recording=recording)


def simulated(seats: int, cards: str, betting: str, games: int) -> None:
    """So many quiet games, each within the bound, conserving everything, with one of the known endings."""
    for seed in range(games):
        match = start(seats, cards, betting, seed, recording=False)
        before = match.state.census()
        luck = Luck.of(f"simulated {seed}")
        made = 0
        while match.waiting is not None:
            asked = match.waiting.seats()
            seat = asked[luck.below(len(asked))]
            match.play(seat, thrifty(match, seat, luck))
            made += 1
            demand(made <= GAME.max_decisions, 11, f"no end after {made} decisions")
        components_are_conserved(match, before)
        assert match.outcome is not None
        assert match.outcome.ending in GAME.endings
        total = sum(match.outcome.totals()) + sum(sum(sheet.values()) for sheet in match.outcome.others.values())
        assert total == (120 if seats == 1 else 40 * seats)


@pytest.mark.parametrize(("seats", "cards", "betting"), TABLES)
def test_a_few_simulated_games_are_lawful(seats: int, cards: str, betting: str) -> None:
    simulated(seats, cards, betting, 20 if seats == 1 else 2)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("seats", "cards", "betting"), [table for table in TABLES if table[2] == "in-turn" or table[0] == 1]
)
def test_two_thousand_simulated_games_are_lawful(seats: int, cards: str, betting: str) -> None:
    simulated(seats, cards, betting, 2000)


@pytest.mark.rule("ES-054", "ES-175", "ES-230")
@pytest.mark.parametrize("cards", ["standard", "advanced"])
def test_the_laws_hold_with_bets_arriving_in_every_order(cards: str) -> None:
    """Three bettors send two bets each, all with what they saw at the opening; every order of arrival is lawful."""
    options: dict[str, Any] = {"betting_cards": cards}
    if cards == "advanced":
        options["sides"] = ["28a", "22b"]
    for order in permutations((1, 2, 3)):
        table = sit(4, **options).buys(3)
        table.match.pause_at_chance = False
        before = table.match.state.census()
        luck = Luck.of(f"{order}")
        for bet in ("dragul-bust", "final-jewel") if cards == "advanced" else ("busted-fowl", "final-jewel"):
            for seat in order:
                table.says(seat, f"bet {bet} first")
                check_question(table.match, luck, before)
                if f"withdraw {bet}" in table.offered(seat):
                    table.says(seat, next(text for text in reversed(table.offered(seat)) if text.startswith("confirm")))
                check_question(table.match, luck, before)
        jewel = list(order) if cards == "advanced" else list(order)[:2]
        assert table.stack("final-jewel") == jewel
        replay_agrees(table.match)
