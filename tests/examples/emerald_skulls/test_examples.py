"""The worked examples of the rulebook, with their numbers."""

import pytest

from tests.rules.emerald_skulls.table import Table, sit

STEVEN, ISAAC, CLAIRE = 0, 1, 2


@pytest.mark.rule("ES-041", "ES-201")
def test_steven_places_a_nose_and_then_rolls_a_tooth_and_a_skull() -> None:
    table = sit(3).given(cubes=[1, 0, 0]).buys(3).rolls("3 1 1").places("nose 1-0").goes_on().rolls("2 ☠")
    placements = [text for text in table.offered(STEVEN) if text.startswith("place")]
    assert placements == ["place nose 0-1", "place eyes 0-1", "place gem 0-1"]
    assert {"spend-cube", "pick-nose"} <= set(table.offered(STEVEN))
    # a die of level 3 or above may go to its own level, alone or with the skull
    other = sit(3).buys(3).rolls("3 1 1").places("nose 1-0").goes_on().rolls("4 ☠")
    assert {"place eyes 1-0", "place eyes 1-1"} <= set(other.offered(STEVEN))


@pytest.mark.rule("ES-050")
def test_steven_buys_five_dice_for_three_gears() -> None:
    table = sit(3).given(gears=[8, 0, 0])
    supply = table.view()["supply"]
    table.buys(5)
    assert table.gears(STEVEN) == 5
    assert table.view()["supply"] == supply + 3
    assert table.view()["pool"] == 5


@pytest.mark.rule("ES-061")
def test_isaac_lies_on_top_of_claire_who_bet_before_an_earlier_roll() -> None:
    table = sit(3).buys(3).says(CLAIRE, "bet empty-n-shiny first")
    table.rolls("3 1 1").places("nose 1-0").goes_on().says(ISAAC, "bet empty-n-shiny second")
    assert table.stack("empty-n-shiny") == [CLAIRE, ISAAC]


@pytest.mark.rule("ES-073")
def test_a_gem_with_dice_left_in_the_pool_is_a_gem_out() -> None:
    table = sit(3).buys(3).rolls("5 1 2").places("gem 1-0")
    assert table.heard("out") == [{"seat": STEVEN, "out": "gem"}]


@pytest.mark.rule("ES-091")
def test_the_game_ends_in_the_middle_of_a_payout() -> None:
    """18 gears are left; Steven takes 14, Isaac 2, Claire the last 2 of her 5."""
    table = sit(3).given(gears=[40, 32, 30], supply=18)
    table.buys(4)
    table.given(gears=[40, 32, 30], supply=18)
    table.says(ISAAC, "bet mad-nargash first").says(CLAIRE, "bet grim-grin first")
    table.says(ISAAC, "bet empty-hands first").says(CLAIRE, "bet empty-n-shiny first")
    table.rolls("2 2 3 3").places("upper-jaw 2-0").goes_on().rolls("4 1").places("eyes 1-0").goes_on()
    table.rolls("5").places("gem 1-0")
    assert table.heard("tumbler-paid") == [{"seat": STEVEN, "gears": 14, "cubes": 0}]
    assert [event["bet"] for event in table.heard("bet-lost")] == ["mad-nargash", "grim-grin"]
    won = [(event["seat"], event["bet"], event["gears"], event["due"]) for event in table.heard("bet-won")]
    assert won == [(ISAAC, "empty-hands", 2, 2), (CLAIRE, "empty-n-shiny", 2, 5)]
    assert [table.gears(seat) for seat in (STEVEN, ISAAC, CLAIRE)] == [40 + 14, 32 + 2, 30 + 2]
    assert table.view()["supply"] == 0
    assert table.match.outcome is not None


@pytest.mark.rule("ES-125")
def test_isaac_can_no_longer_bet_on_perfect_proportions_once_an_eye_lies() -> None:
    table = sit(3, betting_cards="advanced", sides=["18b", "28b"]).buys(3)
    assert "bet noses-even first" in table.offered(ISAAC)
    table.rolls("4 1 1").places("eyes 1-0").goes_on()
    for bet in ("noses-odd", "noses-even", "noses-0"):
        table.refuses(ISAAC, f"bet {bet} first")


def card_28b() -> Table:
    """A tumbler, and Claire, Isaac, Steven and Keith as bettors (seats 1 to 4)."""
    table = sit(5, betting_cards="advanced", sides=["28b"]).buys(3)
    table.says(2, "bet dragul-bust first").says(1, "bet tumblers-triumph first")
    table.says(3, "bet dragul-bust second").says(4, "bet pick-n-bust first")
    return table


@pytest.mark.rule("ES-129")
def test_four_bets_lie_on_card_28b() -> None:
    table = card_28b()
    assert table.stack("tumblers-triumph") == [1]
    assert table.stack("dragul-bust") == [2, 3]
    assert table.stack("pick-n-bust") == [4]
    assert table.bet("pick-n-bust")["kicker_of"] == "dragul-bust"


@pytest.mark.rule("ES-130", "ES-220")
def test_after_a_pick_and_a_bust_they_get_6_4_10_and_nothing() -> None:
    table = card_28b()
    table.rolls("3 1 1").places("nose 1-0").goes_on().rolls("1 1").says(0, "pick-nose").rolls("1 1 1")
    claire, isaac, steven, keith = (table.gears(seat) for seat in (1, 2, 3, 4))
    assert (isaac, steven, keith, claire) == (6, 4, 10, 0)


@pytest.mark.rule("ES-131")
def test_after_a_double_out_claire_gets_9_and_the_others_nothing() -> None:
    table = card_28b()
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert [table.gears(seat) for seat in (1, 2, 3, 4)] == [9, 0, 0, 0]
