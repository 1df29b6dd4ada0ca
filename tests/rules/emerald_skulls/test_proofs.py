"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

import pytest

from tests.rules.emerald_skulls.table import Table, sit


def seven_dice(upper_jaw: str, placed: str) -> Table:
    """All seven dice are rolled, and these go to the upper jaw."""
    table = sit(2, betting_cards="advanced", sides=["8b"]).given(gears=[10, 0], cubes=[0, 0]).buys(7)
    return table.rolls(upper_jaw).places(f"upper-jaw {placed}").goes_on()


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("skulls", "possible"), [(0, True), (1, False)])
def test_a_skull_on_the_board_spoils_the_legendary_emerald_skull(skulls: int, possible: bool) -> None:
    table = seven_dice(f"2 2 {'☠' if skulls else '2'} 1 1 1 1", f"{3 - skulls}-{skulls}")
    assert table.bet("legendary-emerald-skull")["possible"] is possible


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("teeth", "possible"), [(2, False), (3, True)])
def test_above_the_jaws_a_full_skull_needs_three_teeth(teeth: int, possible: bool) -> None:
    table = seven_dice("2 2 2 1 1 1 1"[: 2 * teeth] + "1 " * (7 - teeth), f"{teeth}-0")
    table.rolls(" ".join(["3", *"4" * (6 - teeth)])).places("nose 1-0").goes_on()
    assert table.bet("legendary-emerald-skull")["possible"] is possible


def test_before_a_turn_nothing_has_been_rolled() -> None:
    table = sit(2)
    assert table.view(None)["rolls"] == 0


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("dice", "possible"), [(5, True), (7, False)])
def test_one_die_on_each_level_and_none_left_over_needs_five_dice(dice: int, possible: bool) -> None:
    table = sit(2, betting_cards="advanced", sides=["10b"]).given(gears=[10, 0], cubes=[0, 0]).buys(dice)
    table.rolls(" ".join(["1", *"2" * (dice - 1)])).places("lower-jaw 1-0").goes_on()
    assert table.bet("scarred-face")["possible"]
    assert table.bet("gnarled-face")["possible"] is possible


@pytest.mark.rule("ES-235")
def test_of_two_dice_on_the_nose_one_may_still_be_picked() -> None:
    table = sit(2, betting_cards="advanced", sides=["10b"]).given(gears=[10, 0], cubes=[0, 0]).buys(6)
    table.rolls("1 2 2 2 2 2").places("lower-jaw 1-0").goes_on().rolls("2 3 3 3 3").places("upper-jaw 1-0").goes_on()
    table.rolls("3 3 4 4").places("nose 2-0").goes_on()
    assert table.bet("scarred-face")["possible"]


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("lower", "possible"), [(2, True), (4, False)])
def test_the_upper_jaw_may_still_catch_up_with_the_lower_one(lower: int, possible: bool) -> None:
    table = sit(2, betting_cards="advanced", sides=["20a"]).given(gears=[10, 0], cubes=[0, 0]).buys(6)
    table.rolls("1 1 1 1 2 2").places(f"lower-jaw {lower}-0").goes_on()
    table.rolls(" ".join("2" * (6 - lower))).places("upper-jaw 1-0").goes_on()
    assert table.bet("same-teeth")["possible"] is possible


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("dice", "possible"), [(3, True), (4, False)])
def test_above_the_nose_two_eyes_and_a_gem_are_all_that_fits(dice: int, possible: bool) -> None:
    table = sit(2).given(gears=[10, 0], cubes=[0, 0]).buys(dice)
    table.rolls(" ".join(["4", *"1" * (dice - 1)])).places("eyes 1-0").goes_on()
    assert table.bet("empty-hands")["possible"] is possible
