"""Solitary Mode: Vrax and Kur."""

from typing import Any

import pytest

from tests.rules.emerald_skulls.table import GAME, Table, played, run_turn, sit, start
from undercroft.engine.errors import BadInput
from undercroft.games.emerald_skulls.bets import BET_KEYS
from undercroft.games.emerald_skulls.cards import STANDARD_BETS, shipped_cards


def alone(*cards: int, **settings: Any) -> Table:
    """Solo, with these opposition cards (numbers 1 to 10) on top of the deck, the first one first."""
    table = sit(1, **settings)
    size = int(str(settings.get("opposition_cards", 10)))
    wanted = [card - 1 for card in cards]
    rest = [card for card in range(10) if card not in wanted]
    deck = rest[: size - len(wanted)] + wanted[::-1]
    order = deck + [card for card in range(10) if card not in deck]
    return table.draws(-1, order)


@pytest.mark.rule("ES-178")
def test_the_player_is_tumbler_every_turn_and_the_opposition_bets_on_each() -> None:
    match = played(1, 4)
    turns = [event.args["seat"] for event in match.history().events if event.key == "turn-began"]
    laid = [event.args["seat"] for event in match.history().events if event.key == "bet-laid"]
    assert set(turns) == {0}
    assert laid == ["vrax", "kur"] * len(turns)
    assert len(turns) <= 10


@pytest.mark.rule("ES-179")
def test_only_standard_cards_are_used() -> None:
    assert [card["card"] for card in start(1).view(0)["table"]["cards"]] == ["1", "2", "3", "4"]
    with pytest.raises(BadInput, match="Solitary"):
        start(1, betting_cards="advanced")


@pytest.mark.rule("ES-180", "ES-181", "ES-183")
def test_vrax_and_kur_share_forty_gears_and_eighty_are_in_the_supply() -> None:
    table = alone()
    assert table.view()["opposition"]["gears"] == 40
    assert table.view()["supply"] == 80
    assert table.match.state.census()["gears"] == 120 == sit(3).view()["supply"]
    assert shipped_cards().solo_opposition == 40


@pytest.mark.rule("ES-182")
def test_red_and_yellow_belong_to_the_opposition() -> None:
    assert alone().view()["players"][0]["colour"] not in ("red", "yellow")
    assert {"red", "yellow"} <= {player["colour"] for player in sit(6).view()["players"]}


@pytest.mark.rule("ES-185")
def test_dice_are_bought_at_the_usual_prices() -> None:
    table = alone().given(gears=[12])
    assert table.offered(0) == ["buy 3", "buy 4", "buy 5", "buy 6", "buy 7"]
    table.buys(6)
    assert table.gears(0) == 6


@pytest.mark.rule("ES-186")
@pytest.mark.parametrize(
    ("dice", "vrax", "kur"),
    [
        (3, "busted-fowl", "empty-hands"),
        (5, "busted-fowl", "final-jewel"),
        (7, "pick-n-bust", "final-jewel"),
    ],
)
def test_the_top_card_names_bets_by_the_number_of_dice(dice: int, vrax: str, kur: str) -> None:
    table = alone(1).given(gears=[10]).buys(dice)
    assert table.view()["opposition"]["card"] == 1
    assert table.view()["opposition"]["deck"] == 9
    assert table.stack(vrax) == ["vrax"]
    assert table.stack(kur) == ["kur"]


@pytest.mark.rule("ES-187")
def test_there_is_no_betting_window() -> None:
    table = alone(1).buys(3)
    assert table.in_chance
    table.rolls("1 1 1").places("lower-jaw 1-0").goes_on()
    assert table.in_chance


@pytest.mark.rule("ES-188", "ES-180")
def test_true_bets_of_vrax_and_kur_are_paid_into_one_purse() -> None:
    table = run_turn(alone(7), 3, "3 3 1 -> nose 2-0", "5 -> gem 1-0")
    # card 7, three dice: Final Jewel and Empty Hands, two gears each
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [("vrax", 2), ("kur", 2)]
    assert table.view()["opposition"]["gears"] == 44
    assert table.gears(0) == 5
    assert table.view()["supply"] == 80 - 9


@pytest.mark.rule("ES-189", "ES-190")
def test_the_game_ends_with_the_last_card_and_the_rest_goes_to_the_opposition() -> None:
    table = alone(1, opposition_cards=1)
    run_turn(table, 3, "3 1 1 -> nose 1-0", "4 4 -> eyes 1-0, stop")
    # Busted Fowl pays Vrax five on a Chicken Out; the player has two
    outcome = table.match.outcome
    assert outcome is not None
    assert table.gears(0) == 2
    assert table.view()["opposition"]["gears"] == 40 + 5 + (80 - 2 - 5)
    assert table.view()["supply"] == 0
    assert table.heard("leftovers") == [{"gears": 73}]


@pytest.mark.rule("ES-189")
def test_at_most_ten_turns_and_an_empty_supply_ends_it_sooner() -> None:
    for seed in range(5):
        match = played(1, seed)
        assert match.view(0)["table"]["turn"] <= 10
    table = alone(1).given(gears=[75], supply=5)
    run_turn(table, 3, "4 1 1 -> eyes 1-0", "5 1 -> gem 1-0")
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "cashed-out"
    assert table.view()["turn"] == 1


@pytest.mark.rule("ES-178", "ES-189")
@pytest.mark.parametrize("cards", [1, 2, 10])
def test_while_gears_last_there_is_a_turn_for_every_card(cards: int) -> None:
    table = alone(opposition_cards=cards)
    for turn in range(1, cards + 1):
        assert table.match.outcome is None
        assert table.view()["turn"] == turn
        run_turn(table, 3, "3 1 1 -> nose 1-0, stop")
    assert table.match.outcome is not None


@pytest.mark.rule("ES-191")
@pytest.mark.parametrize(
    ("gears", "rivals", "won"), [(60, 60, False), (61, 59, True), (59, 61, False), (60, 59, True), (59, 60, False)]
)
def test_the_player_wins_only_with_more_gears(gears: int, rivals: int, won: bool) -> None:
    table = alone(5, opposition_cards=1).given(gears=[gears - 5], opposition=rivals, supply=5)
    run_turn(table, 3, "4 1 1 -> eyes 1-0", "5 1 -> gem 1-0")
    outcome = table.match.outcome
    assert outcome is not None
    assert table.gears(0) == gears
    assert outcome.others["vrax-and-kur"]["gears"] == rivals
    assert (outcome.winners == [0]) == won
    assert outcome.places == [1 if won else 2]
    assert outcome.ending == ("cashed-out" if won else "outsmarted")


@pytest.mark.rule("ES-190", "ES-191")
def test_the_rest_of_the_supply_counts_for_the_opposition_before_gears_are_compared() -> None:
    table = alone(5, opposition_cards=1).given(gears=[50], opposition=40, supply=30)
    run_turn(table, 3, "3 1 1 -> nose 1-0, stop")
    assert table.match.outcome is not None
    assert (table.gears(0), table.view()["opposition"]["gears"]) == (50, 70)
    assert table.match.outcome.ending == "outsmarted"


@pytest.mark.rule("ES-192")
@pytest.mark.parametrize("cards", [1, 4, 10])
def test_harder_with_fewer_opposition_cards(cards: int) -> None:
    match = start(1, opposition_cards=cards)
    assert match.view(0)["table"]["opposition"]["deck"] == cards
    for bad in (0, 11):
        with pytest.raises(BadInput, match="opposition-cards"):
            start(1, opposition_cards=bad)


@pytest.mark.rule("ES-193", "ES-239")
@pytest.mark.parametrize("gears", [0, 20, 40])
def test_easier_with_fewer_gears_for_the_opposition_which_leave_the_game(gears: int) -> None:
    match = start(1, opposition_gears=gears)
    view = match.view(0)["table"]
    assert view["opposition"]["gears"] == gears
    assert view["supply"] == 80
    assert match.state.census()["gears"] == 80 + gears
    for bad in (-1, 41):
        with pytest.raises(BadInput, match="opposition-gears"):
            start(1, opposition_gears=bad)


@pytest.mark.rule("ES-237")
def test_dice_that_join_later_leave_the_opposition_bets_alone() -> None:
    table = alone(1).given(cubes=[2]).buys(3)
    before = (table.stack("busted-fowl"), table.stack("empty-hands"))
    table.rolls("1 1 1").says(0, "spend-cube").rolls("1 1 1 1").says(0, "spend-cube")
    assert table.view()["pool"] == 5
    assert (table.stack("busted-fowl"), table.stack("empty-hands")) == before == (["vrax"], ["kur"])


@pytest.mark.rule("ES-238")
def test_vrax_is_laid_before_kur_and_lies_lower_on_the_same_bet() -> None:
    both = {f"dice_{dice}": ["busted-fowl", "busted-fowl"] for dice in range(3, 8)}
    table = sit(1, cards={"opposition": [{"key": str(card), **both} for card in range(1, 11)]}).draws(
        -1, list(range(10))
    )
    table.buys(3)
    assert table.stack("busted-fowl") == ["vrax", "kur"]
    assert [event["seat"] for event in table.heard("bet-laid")] == ["vrax", "kur"]
    apart = alone(1).buys(3)
    laid = [(event["seat"], event["bet"]) for event in apart.heard("bet-laid")]
    assert laid == [("vrax", "busted-fowl"), ("kur", "empty-hands")]


@pytest.mark.rule("ES-240")
def test_the_player_is_paid_first_and_the_opposition_gets_what_is_left() -> None:
    table = alone(7).given(gears=[35], supply=5)
    run_turn(table, 3, "4 1 1 -> eyes 1-0", "5 1 -> gem 1-0")
    # an eye and a gem pay 2 + 3: nothing is left for the Final Jewel of Vrax
    assert table.gears(0) == 40
    assert table.heard("bet-won") == []
    short = alone(7).given(gears=[34], supply=6)
    run_turn(short, 3, "4 1 1 -> eyes 1-0", "5 1 -> gem 1-0")
    assert [(event["seat"], event["gears"], event["due"]) for event in short.heard("bet-won")] == [("vrax", 1, 2)]


SHORT = {
    "PB": "pick-n-bust",
    "MN": "mad-nargash",
    "GG": "grim-grin",
    "SK": "emerald-skull",
    "BF": "busted-fowl",
    "FJ": "final-jewel",
    "EH": "empty-hands",
    "ES": "empty-n-shiny",
}
OPPOSITION = (
    "BF EH  BF FJ  BF FJ  PB FJ  PB FJ",
    "ES FJ  ES EH  ES EH  ES FJ  MN FJ",
    "PB EH  PB EH  PB FJ  BF FJ  BF SK",
    "EH ES  FJ ES  FJ ES  FJ ES  FJ ES",
    "GG FJ  MN FJ  MN FJ  MN FJ  MN EH",
    "BF ES  BF ES  PB ES  PB ES  PB MN",
    "FJ EH  EH FJ  EH MN  EH MN  FJ SK",
    "MN EH  GG EH  BF EH  BF EH  BF FJ",
    "PB ES  PB FJ  ES FJ  ES FJ  ES FJ",
    "BF FJ  EH ES  FJ GG  FJ PB  FJ PB",
)
"""For each card the bets of Vrax and Kur with three, four, five, six and seven dice."""


@pytest.mark.rule("ES-186", "ES-245")
def test_the_bets_of_the_ten_cards() -> None:
    for card, printed in zip(shipped_cards().opposition, OPPOSITION, strict=True):
        named = [SHORT[bet] for bet in printed.split()]
        assert [BET_KEYS[bet] for pair in card for bet in pair] == named


@pytest.mark.rule("ES-245")
def test_ten_cards_name_a_standard_bet_of_each_for_every_number_of_dice() -> None:
    opposition = shipped_cards().opposition
    assert len(opposition) == 10
    for card in opposition:
        assert len(card) == 5
        for vrax, kur in card:
            assert BET_KEYS[vrax] in STANDARD_BETS
            assert BET_KEYS[kur] in STANDARD_BETS


@pytest.mark.rule("ES-245")
def test_the_opposition_bets_even_on_what_cannot_come_true() -> None:
    table = alone(3).given(gears=[10]).buys(7)
    assert table.stack("emerald-skull") == ["kur"]
    hopeless = {f"dice_{dice}": ["emerald-skull", "final-jewel"] for dice in range(3, 8)}
    table = sit(1, cards={"opposition": [{"key": str(card), **hopeless} for card in range(1, 11)]})
    table.draws(-1, list(range(10))).buys(3)
    assert table.bet("emerald-skull")["possible"] is False
    assert table.stack("emerald-skull") == ["vrax"]
    assert GAME.reconstructed[-1] == "opposition-cards"
