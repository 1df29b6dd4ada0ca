"""The worked examples of the rulebook, replayed with their exact cards and numbers."""

import pytest

from tests.rules.goblin_vaults.table import GAME, Table, lay_out
from undercroft.engine.match import Match


@pytest.mark.rule("GV-046", "GV-168")
def test_six_and_two_of_coins_beat_nine_of_lanterns_beats_three_of_skulls() -> None:
    """Warden suit coins; strongest first. Each card is laid against each other one, in both orders."""
    strongest_first = ["coins-6", "coins-2", "lanterns-9", "skulls-3"]
    for i, stronger in enumerate(strongest_first):
        for weaker in strongest_first[i + 1 :]:
            for first, second in ((stronger, weaker), (weaker, stronger)):
                table = lay_out(
                    warden="coins-8", block=("tomes-1", "tomes-2", "tomes-3"), hands=[[first], [second], None]
                )
                table.bids(0, first, "left")
                table.bids(1, second, "left")
                assert table.lot("left").winning == stronger
                assert table.seat(1).gears == (3 if second == stronger else 2)


@pytest.mark.rule("GV-063", "GV-169")
def test_nuk_moves_the_eight_of_skulls_to_chamber_three() -> None:
    table = lay_out(
        warden="lanterns-8",
        block=("tomes-1", "tomes-3", "tomes-4"),
        hands=[["tomes-5", "tomes-6"]],
        vaults=[{1: ["skulls-8", "tomes-10", "tomes-2"], 3: ["skulls-4", "lanterns-1"]}],
    )
    nuk = table.seat(0)
    facts = table.view(0)["cards"]
    assert facts["tomes-5"]["faction"] == facts["lanterns-8"]["faction"] == "blue"
    nuk.bids("tomes-5", "left")
    nuk.says("move 1-1 3-2")
    assert nuk.vault == {1: ["tomes-10", "tomes-2"], 3: ["skulls-4", "skulls-8", "lanterns-1"]}
    assert nuk.score["tiers"] == 1 + 2 + 1, "the tomes have slid to the tiers of their icons; 4 of skulls lay right"


@pytest.mark.rule("GV-078", "GV-152", "GV-173")
def test_gundur_jeremy_and_nuk_bid_for_the_ten_of_potions() -> None:
    table = lay_out(
        warden="coins-6",
        factions=("blue", "yellow", "green"),
        block=("potions-10", "potions-1", "potions-2"),
        hands=[["tomes-9", "tomes-1"], ["coins-4", "tomes-3"], ["crowns-2", "tomes-4"]],
    )
    gundur, jeremy, nuk = table.seats
    gundur.bids("tomes-9", "left")
    assert table.lot("left").winning == "tomes-9"
    jeremy.is_asked("bid")

    jeremy.bids("coins-4", "left")
    assert table.lot("left").winning == "coins-4"
    jeremy.is_asked("warden-action")
    jeremy.says("decline")

    nuk.bids("crowns-2", "left")
    assert table.lot("left").winning == "coins-4", "an underbid lowers nobody's bid"
    assert table.lot("left").bid("coins-4").gears == 1
    assert nuk.gears == 2

    table.everyone_stores(1)
    assert (gundur.vault, jeremy.vault, nuk.vault) == ({1: ["tomes-9"]}, {1: ["potions-10"]}, {1: ["crowns-2"]})
    assert (table.lot("left").card, table.lot("left").gears) == ("coins-4", 1)
    assert table.block == ["coins-4", "potions-1", "potions-2"]
    assert (gundur.gears, jeremy.gears, nuk.gears) == (3, 3, 2)


@pytest.mark.rule("GV-152")
def test_a_four_of_coins_would_lose_to_a_nine_of_tomes_under_any_other_warden_suit() -> None:
    table = lay_out(
        warden="potions-6", block=("potions-10", "potions-1", "potions-2"), hands=[["tomes-9"], ["coins-4"]]
    )
    table.bids(0, "tomes-9", "left")
    table.bids(1, "coins-4", "left")
    assert table.lot("left").winning == "tomes-9"


@pytest.mark.rule("GV-097")
def test_the_illustrated_set_up_for_three() -> None:
    table = Table(Match.start(GAME, GAME.presets["first-game"], seats=3, seed=97))
    view = table.view()
    assert sorted(goal["goal"] for goal in view["goals"]) == ["cluster", "gimnaxs-reign", "tome-library"]
    assert len(view["suits"]) == 4
    assert {"crowns", "tomes"} <= set(view["suits"])
    assert [player["hand"] for player in view["players"]] == [10, 10, 10]
    assert len(view["lots"]) == 3
    assert view["warden"] is not None
    assert view["deck"] == 6
    assert 3 * 10 + 3 + 1 + 6 == len(table.match.state.faces.face) == 40
    assert sum(player["gears"] for player in view["players"]) == 9
    assert view["supply"] == 17


@pytest.mark.rule("GV-094", "GV-095", "GV-096")
def test_the_three_printed_goals_pay_what_their_samples_say() -> None:
    vault = {1: ["tomes-1", "coins-2", "crowns-3"], 2: ["tomes-5", "tomes-4"], 3: ["tomes-7", "tomes-6", "tomes-9"]}
    table = lay_out(
        vaults=[vault], goals=("cluster", "tome-library", "gimnaxs-reign"), block=("potions-1", "coins-1", "coins-3")
    )
    score = table.seat(0).score
    assert (score["cluster"], score["tome-library"], score["gimnaxs-reign"]) == (9, 5 + 9, 3)
