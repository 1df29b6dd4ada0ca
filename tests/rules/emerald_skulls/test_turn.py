"""Buy Dice, Tumble, and the five outs."""

import pytest

from tests.rules.emerald_skulls.table import played, run_turn, sit


@pytest.mark.rule("ES-042", "ES-072")
def test_a_turn_is_buy_dice_then_tumble_then_payout() -> None:
    table = run_turn(sit(2), 3, "3 3 3 -> nose 3-0")
    keys = [key for key in table.keys_heard() if key in ("dice-bought", "rolled", "out", "tumbler-paid")]
    assert keys == ["dice-bought", "rolled", "out", "tumbler-paid"]
    table.is_asked(1, "buy")
    table = sit(2)
    assert table.view()["phase"] == "buy"
    assert table.buys(3).view()["phase"] == "bets"
    assert table.rolls("☠ 1 1").view()["phase"] == "tumble"
    assert table.places("gem 0-1").view()["phase"] == "payout"


@pytest.mark.rule("ES-043", "ES-071")
def test_the_tumbler_rolls_and_places_until_an_out() -> None:
    table = sit(2).given(gears=[10, 0]).buys(7)
    for roll, placement in (
        ("1 2 2 3 3 4 4", "lower-jaw 1-0"),
        ("2 2 1 1 1 1", "upper-jaw 2-0"),
        ("3 3 3 1", "nose 1-0"),
    ):
        table.rolls(roll).places(placement)
        assert table.offered(0) == ["stop", "go-on"]
        table.goes_on()
        table.is_asked(0, "bets")
    assert table.heard("out") == []
    table.rolls("5 1 1").places("gem 1-0")
    assert table.heard("out") == [{"seat": 0, "out": "gem"}]


@pytest.mark.rule("ES-044", "ES-074")
def test_tumbler_and_bettors_are_paid_from_the_supply() -> None:
    table = sit(3).buys(3).says(1, "bet empty-hands first").says(2, "bet empty-hands second")
    table.rolls("4 4 1").places("eyes 2-0").goes_on().rolls("☠").places("gem 0-1")
    # eyes 5 + 5, gem 5; Empty Hands 2 and 1
    assert [table.gears(seat) for seat in range(3)] == [15, 2, 1]
    assert table.view()["supply"] == 120 - 18


@pytest.mark.rule("ES-045")
def test_three_to_seven_dice_can_be_rolled() -> None:
    table = sit(2).given(gears=[40, 0])
    assert table.offered(0) == ["buy 3", "buy 4", "buy 5", "buy 6", "buy 7"]
    table.refuses(0, "buy 2")
    table.refuses(0, "buy 8")


@pytest.mark.rule("ES-046", "ES-047", "ES-048")
@pytest.mark.parametrize(("dice", "price"), [(3, 0), (4, 1), (5, 3), (6, 6), (7, 10)])
def test_dice_cost_gears_that_go_back_into_the_supply(dice: int, price: int) -> None:
    table = sit(2).given(gears=[12, 5])
    supply = table.view()["supply"]
    table.buys(dice)
    assert table.gears(0) == 12 - price
    assert table.view()["supply"] == supply + price
    assert table.view()["pool"] == dice
    assert table.view()["spare_dice"] == 7 - dice


@pytest.mark.rule("ES-046")
@pytest.mark.parametrize(("gears", "most"), [(0, 3), (1, 4), (2, 4), (3, 5), (5, 5), (6, 6), (9, 6), (10, 7)])
def test_only_dice_one_can_pay_for_are_offered(gears: int, most: int) -> None:
    table = sit(2).given(gears=[gears, 0])
    assert table.offered(0) == [f"buy {dice}" for dice in range(3, most + 1)]


@pytest.mark.rule("ES-051")
def test_the_tumble_phase_goes_bets_roll_place_check_and_round_again() -> None:
    table = sit(2).buys(3)
    steps = []
    table.is_asked(1, "bets")
    steps.append("bets")
    table.says(0, "roll")
    assert table.in_chance
    steps.append("roll")
    table.match.resolve_chance(0)
    table.is_asked(0, "place")
    steps.append("place")
    table.places("lower-jaw 1-0")
    table.is_asked(0, "check")
    table.goes_on()
    table.is_asked(1, "bets")
    assert steps == ["bets", "roll", "place"]


@pytest.mark.rule("ES-063")
def test_placing_takes_dice_from_the_pool_to_one_level() -> None:
    table = sit(2).buys(3).rolls("2 2 ☠").places("upper-jaw 1-1")
    assert table.level("upper-jaw") == (1, 1)
    assert table.view()["pool"] == 1
    assert table.view()["rolled"] == ["2"]


@pytest.mark.rule("ES-065", "ES-205")
def test_a_bust_without_a_reroll_is_automatic_and_with_one_the_tumbler_is_asked() -> None:
    table = sit(2).buys(3).rolls("2 2 1").places("upper-jaw 2-0").goes_on().rolls("1")
    assert table.heard("out") == [{"seat": 0, "out": "bust"}]
    asked = sit(2).given(cubes=[1, 0]).buys(3).rolls("2 2 1").places("upper-jaw 2-0").goes_on().rolls("1")
    assert asked.heard("out") == []
    assert asked.offered(0) == ["spend-cube", "accept-bust"]
    asked.says(0, "accept-bust")
    assert asked.heard("out") == [{"seat": 0, "out": "bust"}]
    assert asked.cubes(0) == 1


@pytest.mark.rule("ES-163", "ES-205")
def test_saving_oneself_from_a_bust_is_the_tumblers_choice() -> None:
    for answer in ("pick-nose", "accept-bust"):
        table = sit(2).buys(3).rolls("3 1 1").places("nose 1-0").goes_on().rolls("1 2")
        assert table.offered(0) == ["pick-nose", "accept-bust"]
        table.says(0, answer)
        assert (table.heard("out") == []) == (answer == "pick-nose")


@pytest.mark.rule("ES-162")
def test_nobody_busts_on_purpose_while_a_die_fits() -> None:
    table = sit(2).given(cubes=[1, 0]).buys(3).rolls("1 2 3")
    assert "accept-bust" not in table.offered(0)
    assert "stop" not in table.offered(0)
    table.refuses(0, "accept-bust")
    assert "spend-cube" in table.offered(0)
    table.places("nose 1-0").goes_on().rolls("1 4")
    assert table.offered(0) == ["place eyes 1-0", "spend-cube", "pick-nose"]
    table.refuses(0, "accept-bust")


@pytest.mark.rule("ES-067", "ES-203")
def test_chickening_out_is_offered_after_a_placement_with_dice_left_and_at_no_other_moment() -> None:
    table = sit(2).buys(3)
    table.refuses(0, "stop")
    table.rolls("1 2 3")
    table.refuses(0, "stop")
    table.places("lower-jaw 1-0")
    assert table.offered(0) == ["stop", "go-on"]
    table.goes_on()
    table.refuses(0, "stop")
    table.rolls("1 1").places("lower-jaw 1-0").stops()
    assert table.heard("out") == [{"seat": 0, "out": "chicken"}]
    emptied = sit(2).buys(3).rolls("3 3 3").places("nose 3-0")
    assert emptied.about_of(0) is None, "without a die left there is nothing to stop"


@pytest.mark.rule("ES-068", "ES-069", "ES-070", "ES-204")
@pytest.mark.parametrize(
    ("dice", "steps", "out"),
    [
        (3, ("5 1 1 -> gem 1-0",), "gem"),
        (3, ("☠ 1 1 -> gem 0-1",), "gem"),
        (3, ("3 3 3 -> nose 3-0",), "run"),
        (3, ("3 3 1 -> nose 2-0", "3 -> nose 1-0"), "run"),
        (3, ("3 3 1 -> nose 2-0", "5 -> gem 1-0"), "double"),
        (3, ("3 3 1 -> nose 2-0", "☠ -> gem 0-1"), "double"),
        (3, ("3 3 1 -> nose 1-0, stop",), "chicken"),
        (3, ("2 2 1 -> upper-jaw 2-0", "1"), "bust"),
    ],
)
def test_each_out_is_found_at_once(dice: int, steps: tuple[str, ...], out: str) -> None:
    table = run_turn(sit(2), dice, *steps)
    assert table.heard("out") == [{"seat": 0, "out": out}]


@pytest.mark.rule("ES-072")
def test_after_an_out_nobody_bets_or_rolls_any_more() -> None:
    table = run_turn(sit(3), 3, "5 1 1 -> gem 1-0")
    assert table.view()["phase"] == "buy"
    assert table.tumbler == 1
    table.refuses(1, "roll")
    table.refuses(2, "bet final-jewel first")


@pytest.mark.rule("ES-089", "ES-246")
def test_after_the_payout_markers_and_dice_go_back_and_the_left_neighbour_tumbles() -> None:
    table = sit(3).buys(3).says(1, "bet final-jewel first").says(2, "bet empty-hands first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("1").says(0, "pick-nose")
    table.rolls("1 1").says(0, "pick-nose")
    assert table.markers(0) == 0
    table.rolls("5 1 1").places("gem 1-0")
    view = table.view()
    assert view["tumbler"] == 1
    assert [player["markers"] for player in view["players"]] == [2, 2, 2]
    assert view["spare_dice"] == 7
    assert view["picks"] == view["rolls"] == 0
    assert view["rolled"] == []
    assert all(level["numbered"] + level["skulls"] == 0 for level in view["board"])
    assert (view["floor"], view["pool"]) == ("lower-jaw", 0)
    assert table.stack("final-jewel") == []
    table.buys(3).says(2, "bet busted-fowl first")
    assert "bet empty-hands first" in table.offered(2), "free again, also for whose marker lay there the turn before"


@pytest.mark.rule("ES-089")
def test_tumblers_take_turns_clockwise_through_a_whole_game() -> None:
    match = played(4, 8, first_tumbler="3")
    order = [event.args["seat"] for event in match.history().events if event.key == "turn-began"]
    assert order == [(2 + i) % 4 for i in range(len(order))]
