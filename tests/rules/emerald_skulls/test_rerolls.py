"""Reroll actions: spending a cube, and picking a nose."""

import pytest

from tests.rules.emerald_skulls.table import Table, sit


def with_nose(dice: int = 4, cubes: int = 0) -> Table:
    """A nose die lies on the board, and the tumbler goes on."""
    table = sit(2).given(gears=[10, 0], cubes=[cubes, 0]).buys(dice)
    table.rolls(" ".join(["3"] + ["1"] * (dice - 1))).places("nose 1-0")
    return table.goes_on()


@pytest.mark.rule("ES-064")
def test_a_reroll_instead_of_placing_leads_back_to_the_bets() -> None:
    table = with_nose(cubes=1).rolls("3 4 4").says(0, "spend-cube")
    table.is_asked(1, "bets")
    table.rolls("3 4 4 4").says(0, "pick-nose")
    table.is_asked(1, "bets")
    assert table.level("nose") == (0, 0)


@pytest.mark.rule("ES-095", "ES-159")
def test_rerolls_are_offered_between_rolling_and_placing_only() -> None:
    table = sit(2).given(cubes=[2, 0])
    table.refuses(0, "spend-cube")
    table.buys(3)
    table.refuses(0, "spend-cube")
    table.rolls("3 1 1")
    assert "spend-cube" in table.offered(0)
    table.places("nose 1-0")
    table.refuses(0, "spend-cube")
    table.refuses(0, "pick-nose")
    table.goes_on()
    table.refuses(0, "spend-cube")
    table.refuses(0, "pick-nose")
    table.rolls("4 4")
    assert {"spend-cube", "pick-nose"} <= set(table.offered(0))


@pytest.mark.rule("ES-096")
def test_a_cube_must_have_been_gained_on_an_earlier_turn() -> None:
    table = sit(2).buys(3).rolls("1 2 3")
    assert "spend-cube" not in table.offered(0)
    table.refuses(0, "spend-cube")
    table.places("nose 1-0").goes_on().rolls("3 3")
    assert "spend-cube" not in table.offered(0), "the nose pays its cube only at the end of the turn"
    table.places("nose 2-0")
    assert table.cubes(0) == 3
    table.buys(3).rolls("1 1 1").places("lower-jaw 1-0").stops()
    table.buys(3).rolls("1 2 3")
    assert "spend-cube" in table.offered(0)


@pytest.mark.rule("ES-097", "ES-098", "ES-099", "ES-159")
def test_a_spent_cube_is_gone_adds_a_die_opens_bets_and_rerolls_the_whole_pool() -> None:
    table = sit(2).given(cubes=[2, 0]).buys(3).rolls("1 2 3").says(0, "spend-cube")
    assert table.cubes(0) == 1
    assert table.view()["pool"] == 4
    assert table.view()["spare_dice"] == 3
    assert table.view()["rolled"] == []
    table.is_asked(1, "bets")
    table.says(1, "bet final-jewel first")
    table.rolls("4 4 5 ☠")
    assert table.view()["rolled"] == ["4", "4", "5", "skull"]


@pytest.mark.rule("ES-160")
def test_with_all_seven_dice_in_play_a_cube_still_buys_a_reroll() -> None:
    table = sit(2).given(gears=[10, 0], cubes=[1, 0]).buys(7).rolls("1 1 1 1 1 1 1").says(0, "spend-cube")
    assert table.cubes(0) == 0
    assert table.view()["pool"] == 7
    table.rolls("1 1 2 2 3 3 4")


@pytest.mark.rule("ES-100")
def test_picking_needs_a_nose_die_on_the_board_and_a_marker() -> None:
    table = sit(2).given(gears=[10, 0]).buys(5).rolls("1 2 3 4 5")
    assert "pick-nose" not in table.offered(0)
    table.places("upper-jaw 1-0").goes_on().rolls("3 3 3 1")
    assert "pick-nose" not in table.offered(0)
    table.places("nose 3-0").goes_on().rolls("1")
    assert "pick-nose" in table.offered(0)
    table.says(0, "pick-nose").rolls("1 1").says(0, "pick-nose").rolls("3 1 1")
    assert table.markers(0) == 0
    assert "pick-nose" not in table.offered(0)


@pytest.mark.rule("ES-101", "ES-102", "ES-103")
def test_a_pick_costs_a_marker_and_brings_a_nose_die_back_to_be_rolled() -> None:
    table = with_nose().rolls("1 1 2").says(0, "pick-nose")
    assert table.markers(0) == 1
    assert table.view()["picks"] == 1
    assert table.level("nose") == (0, 0)
    assert table.view()["pool"] == 4
    assert table.view()["rolled"] == [], "the whole pool is in the hand again"
    table.is_asked(1, "bets")
    table.rolls("3 1 1 1")
    assert table.view()["rolled"] == ["1", "1", "1", "3"]


@pytest.mark.rule("ES-104", "ES-158")
def test_a_skull_on_the_nose_cannot_be_picked() -> None:
    table = sit(2).buys(3).rolls("☠ 1 1").places("nose 0-1").goes_on().rolls("3 1")
    assert "pick-nose" not in table.offered(0)
    table.refuses(0, "pick-nose")
    table.places("nose 1-0").goes_on().rolls("4")
    table.says(0, "pick-nose")
    assert table.level("nose") == (0, 1), "the numbered die went, the skull stayed"
    table.rolls("4 4")
    assert "pick-nose" not in table.offered(0)


@pytest.mark.rule("ES-105")
def test_at_most_two_picks_in_a_turn() -> None:
    table = sit(2).given(gears=[10, 0]).buys(6).rolls("3 3 3 1 1 1").places("nose 3-0").goes_on()
    table.rolls("1 1 1").says(0, "pick-nose").rolls("1 1 1 1").says(0, "pick-nose").rolls("4 1 1 1 1")
    assert table.view()["picks"] == 2
    assert table.level("nose") == (1, 0)
    table.refuses(0, "pick-nose")


@pytest.mark.rule("ES-106", "ES-164")
def test_an_emptied_nose_stays_the_lowest_open_level() -> None:
    table = with_nose().rolls("1 1 2").says(0, "pick-nose").rolls("1 2 3 ☠")
    levels = {text.split()[1] for text in table.offered(0) if text.startswith("place")}
    assert levels == {"nose", "eyes", "gem"}
    table.refuses(0, "place lower-jaw 1-0")
    table.refuses(0, "place upper-jaw 0-1")


@pytest.mark.rule("ES-165")
def test_after_a_reroll_the_dice_must_be_rolled_and_placed_before_one_may_stop() -> None:
    table = with_nose().rolls("1 1 2").says(0, "pick-nose")
    table.refuses(0, "stop")
    assert table.offered(0) == ["roll"]
    table.rolls("3 1 1 1")
    table.refuses(0, "stop")
    table.places("nose 1-0").stops()
    assert table.heard("out") == [{"seat": 0, "out": "chicken"}]


@pytest.mark.rule("ES-208")
def test_a_nose_may_be_picked_with_eyes_on_the_board_and_the_eyes_stay_the_floor() -> None:
    table = with_nose(5).rolls("4 1 1 1").places("eyes 1-0").goes_on().rolls("1 2 3").says(0, "pick-nose")
    assert table.view()["floor"] == "eyes"
    table.rolls("3 2 4 ☠")
    levels = {text.split()[1] for text in table.offered(0) if text.startswith("place")}
    assert levels == {"eyes", "gem"}


@pytest.mark.rule("ES-209")
def test_rerolls_may_follow_one_another_in_any_mix() -> None:
    table = with_nose(3, cubes=3).rolls("1 1").says(0, "spend-cube").rolls("1 1 1").says(0, "pick-nose")
    table.rolls("1 1 1 1").says(0, "spend-cube").rolls("1 1 1 1 1").says(0, "spend-cube")
    assert table.cubes(0) == 0
    assert table.view()["pool"] == 6
    table.rolls("1 1 1 1 1 1")
    assert table.heard("out") == [{"seat": 0, "out": "bust"}]
