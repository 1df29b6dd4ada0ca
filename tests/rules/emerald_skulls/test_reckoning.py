"""The odds a player may ask for: exact, open to everybody, and no part of the view."""

import pytest

from tests.rules.emerald_skulls.table import Table, played, sit


def chances(table: Table, kind: str = "outs") -> dict[str, float]:
    odds = table.match.odds()
    assert odds is not None
    return {each["key"]: each["chance"] for each in odds[kind]}


@pytest.mark.rule("ES-195")
def test_before_a_roll_the_odds_of_all_outs_add_up_and_name_every_bet_in_play() -> None:
    table = sit(3)
    table.buys(3)
    outs = chances(table)
    assert list(outs) == ["bust", "chicken", "gem", "run", "double"]
    assert sum(outs.values()) == pytest.approx(1, abs=0.001)
    assert len(chances(table, "bets")) == 8
    assert "odds" not in table.match.view(0)["table"]


@pytest.mark.rule("ES-064", "ES-195")
def test_the_risk_of_a_roll_counts_the_faces_that_fit_nowhere() -> None:
    """One die left above the eyes: only a 5 or a skull fits once both eyes are set."""
    table = sit(2)
    table.buys(3)
    table.says(0, "roll")
    table.rolls("4 4 1")
    table.places("eyes 2-0")
    odds = table.match.odds()
    assert odds is not None
    assert odds["dead_roll"] == pytest.approx(4 / 6, abs=0.001)
    assert odds["stop"] == 4, "two eyes pay 2 each to a chicken"
    assert chances(table)["double"] == pytest.approx(2 / 6, abs=0.001)
    assert odds["gears"] == pytest.approx(5.0, abs=0.01), "15 gears in one roll of three"


@pytest.mark.rule("ES-045", "ES-046")
def test_while_dice_are_bought_every_number_one_can_pay_has_its_odds() -> None:
    table = sit(2)
    odds = table.match.odds()
    assert odds is not None
    assert [each["dice"] for each in odds["dice"]] == [3]
    table.given(gears=[3, 0])
    richer = table.match.odds()
    assert richer is not None
    assert [each["dice"] for each in richer["dice"]] == [3, 4, 5]


@pytest.mark.rule("ES-092")
def test_after_the_game_there_is_nothing_left_to_reckon() -> None:
    match = played(2, 3)
    assert match.outcome is not None
    assert match.odds() is None
