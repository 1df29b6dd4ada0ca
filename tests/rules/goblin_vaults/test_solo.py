"""Solitary mode: beat Glavrun, who bids twice a round and scores her discard pile."""

import pytest

from tests.rules.goblin_vaults.table import GAME, Table, events, lay_out, played, start
from undercroft.engine.errors import BadInput
from undercroft.engine.match import Match
from undercroft.engine.record import read_record

POSITIONS = ("left", "middle", "right")
CROWNS = ("crowns-1", "crowns-2", "crowns-4")


def alone(first: str, second: str, hand: tuple[str, ...] = ("tomes-9", "tomes-10"), **more: object) -> Table:
    """A round in which Glavrun reveals these two cards; the player is to bid in between."""
    return lay_out(
        seats=1,
        block=CROWNS,
        glavrun_deck=[first, second],
        hands=[list(hand)],
        **more,  # type: ignore[arg-type]
    )


def bids_at(table: Table, position: str) -> list[tuple[int | None, str]]:
    return [(bid.bidder, bid.card) for bid in table.lot(position).bids]


# Set-up.


@pytest.mark.rule("GV-098")
def test_solo_is_set_up_like_a_game_for_two() -> None:
    table = start(1, 3)
    view = table.view()
    assert len(view["suits"]) == 4
    assert view["glavrun"] is not None
    assert len(table.seat(0).hand) == 10
    assert table.seat(0).gears == 3
    assert len(view["lots"]) == 3
    assert len(view["goals"]) == 3


@pytest.mark.rule("GV-099")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_player_chooses_the_level_and_the_game_keeps_it(level: str) -> None:
    match = start(1, 3, level=level).match
    assert match.record is not None
    record = match.record.to_json(GAME.actions)
    assert record["settings"]["level"] == level
    assert Match.replay(GAME, read_record(record, GAME.actions)).settings["level"] == level


@pytest.mark.rule("GV-099")
def test_there_are_three_levels() -> None:
    setting = next(setting for setting in GAME.settings if setting.key == "level")
    assert setting.choices == ("easy", "medium", "hard")
    with pytest.raises(BadInput):
        start(1, level="deadly")


@pytest.mark.rule("GV-100", "GV-101", "GV-102", "GV-103")
def test_glavrun_has_18_cards_two_factions_and_10_gears_and_there_is_no_marker() -> None:
    for seed in range(10):
        table = start(1, seed)
        assert table.glavrun["deck"] == 18
        assert table.view()["deck"] == 8
        factions = [table.seat(0).faction, *table.glavrun["factions"]]
        assert len(table.glavrun["factions"]) == 2
        assert len(set(factions)) == 3
        assert (table.glavrun["gears"], table.seat(0).gears, table.supply) == (10, 3, 13)
        table.says(0, table.offered(0)[0])
        assert table.view()["first"] is None
        assert table.heard("first-player") == []


# Bidding.


@pytest.mark.rule("GV-104", "GV-105", "GV-106")
def test_she_bids_then_the_player_then_she_again() -> None:
    table = alone("tomes-7", "potions-6")
    assert bids_at(table, "left") == [(None, "tomes-7")]
    assert table.glavrun["deck"] == 17
    table.is_asked(0, "bid")
    table.bids(0, "tomes-9", "left")
    assert bids_at(table, "left") == [(None, "tomes-7"), (0, "tomes-9")]
    assert bids_at(table, "middle") == [(None, "potions-6")], "where the block icon of her second card points"
    assert table.glavrun["deck"] == 16
    table.is_asked(0, "store")


@pytest.mark.rule("GV-105")
def test_the_player_bids_by_the_normal_rules() -> None:
    table = alone("tomes-7", "potions-6", hand=("tomes-3", "tomes-8"))
    table.bids(0, "tomes-3", "left")
    assert table.seat(0).gears == 2
    assert table.lot("left").bid("tomes-7").gears == 1
    table = alone("tomes-7", "potions-6", hand=("tomes-3", "tomes-8"), gears=(0,))
    assert "bid tomes-3 left" not in table.offered(0)
    table.bids(0, "tomes-8", "left")
    table.is_asked(0, "warden-action")


@pytest.mark.rule("GV-106")
def test_her_deck_is_used_up_after_nine_rounds_of_two_bids() -> None:
    for seed in range(5):
        table = played(1, seed)
        assert table.glavrun["deck"] == 0
        assert len(table.heard("glavrun-bid")) == 18
        assert len(table.heard("bid-placed")) == 9


@pytest.mark.rule("GV-107", "GV-153", "GV-179")
@pytest.mark.parametrize(
    ("first", "second", "at", "then"),
    [
        ("tomes-6", "tomes-3", "left", "middle"),
        ("tomes-3", "crowns-3", "left", "middle"),
        ("tomes-8", "tomes-5", "middle", "right"),
        ("tomes-8", "potions-8", "middle", "right"),
        ("tomes-9", "tomes-2", "right", "left"),
        ("tomes-4", "potions-4", "right", "left"),
    ],
)
def test_a_second_card_that_would_underbid_her_first_goes_one_place_on(
    first: str, second: str, at: str, then: str
) -> None:
    table = alone(first, second, hand=("potions-1",))
    supply = table.supply
    elsewhere = next(position for position in POSITIONS if position not in (at, then))
    table.bids(0, "potions-1", elsewhere)
    assert bids_at(table, at) == [(None, first)]
    assert bids_at(table, then) == [(None, second)]
    assert table.lot(at).bid(first).gears == 0
    assert table.supply == supply


@pytest.mark.rule("GV-108")
@pytest.mark.parametrize(("mine", "paid"), [("tomes-9", 1), ("crowns-4", 1), ("tomes-2", 0)])
def test_a_second_card_that_underbids_the_player_puts_a_gear_of_the_supply_on_that_bid(mine: str, paid: int) -> None:
    """Her second card is a 4 with the icon `left`; her first lies in the middle."""
    table = lay_out(
        seats=1,
        block=("crowns-1", "crowns-2", "crowns-5"),
        glavrun_deck=["tomes-8", "coins-4"],
        hands=[[mine]],
        warden="potions-4",
    )
    supply = table.supply
    told = table.bids(0, mine, "left").told
    assert [event.args for event in events(told, "underbid", "glavrun-underbid")] == [{"card": mine, "count": 1}] * paid
    assert table.lot("left").bid(mine).gears == paid
    assert table.supply == supply - paid
    assert table.glavrun["gears"] == 10
    assert table.seat(0).gears == 3


@pytest.mark.rule("GV-108", "GV-132")
def test_with_an_empty_supply_her_underbid_brings_nothing() -> None:
    table = alone("tomes-8", "tomes-3", supply=0)
    told = table.bids(0, "tomes-9", "left").told
    assert [event.args["count"] for event in events(told, "glavrun-underbid")] == [0]
    assert table.lot("left").bid("tomes-9").gears == 0
    assert table.gear_tokens == 26


@pytest.mark.rule("GV-158")
def test_where_the_player_leads_her_second_card_stays_and_underbids_the_player() -> None:
    table = alone("tomes-6", "tomes-3")
    table.bids(0, "tomes-9", "left")
    assert bids_at(table, "left") == [(None, "tomes-6"), (0, "tomes-9"), (None, "tomes-3")]
    assert table.lot("left").bid("tomes-9").gears == 1


@pytest.mark.rule("GV-158")
def test_where_her_first_card_leads_over_the_player_her_second_card_moves_on() -> None:
    table = alone("tomes-6", "tomes-3", hand=("potions-5",))
    table.bids(0, "potions-5", "left")
    assert bids_at(table, "left") == [(None, "tomes-6"), (0, "potions-5")]
    assert bids_at(table, "middle") == [(None, "tomes-3")]


@pytest.mark.rule("GV-159")
def test_a_moved_card_may_underbid_the_player_at_the_new_place() -> None:
    table = alone("tomes-6", "tomes-3")
    table.bids(0, "tomes-9", "middle")
    assert bids_at(table, "middle") == [(0, "tomes-9"), (None, "tomes-3")]
    assert table.lot("middle").bid("tomes-9").gears == 1


@pytest.mark.rule("GV-159")
def test_a_moved_card_may_beat_the_player_at_the_new_place() -> None:
    table = alone("tomes-6", "tomes-3", hand=("tomes-2",))
    table.bids(0, "tomes-2", "middle")
    assert table.lot("middle").winning == "tomes-3"
    assert table.lot("middle").bid("tomes-2").gears == 0


@pytest.mark.rule("GV-159")
def test_a_second_card_stronger_than_her_first_stays_and_the_first_loses() -> None:
    table = alone("tomes-3", "tomes-6")
    table.bids(0, "tomes-9", "right")
    assert bids_at(table, "left") == [(None, "tomes-3"), (None, "tomes-6")]
    assert table.lot("left").winning == "tomes-6"
    assert table.lot("left").bid("tomes-3").gears == 0
    table.everyone_stores()
    assert sorted(table.glavrun["pile"]) == ["crowns-1", "tomes-3"]
    assert table.lot("left").card == "tomes-6"


@pytest.mark.rule("GV-179")
def test_a_weaker_second_card_with_another_icon_goes_where_it_points() -> None:
    table = alone("tomes-8", "tomes-3")
    table.bids(0, "tomes-9", "right")
    assert bids_at(table, "left") == [(None, "tomes-3")]


@pytest.mark.rule("GV-180")
def test_a_weaker_second_card_elsewhere_puts_no_gear_on_the_players_bid() -> None:
    table = alone("tomes-8", "tomes-3")
    supply = table.supply
    table.bids(0, "tomes-9", "right")
    assert table.lot("right").bid("tomes-9").gears == 0
    assert table.supply == supply


@pytest.mark.rule("GV-180")
def test_an_equal_second_card_on_the_players_place_underbids() -> None:
    table = alone("tomes-8", "tomes-3", hand=("potions-3",))
    table.bids(0, "potions-3", "left")
    assert table.lot("left").winning == "potions-3"
    assert table.lot("left").bid("potions-3").gears == 1


@pytest.mark.rule("GV-109")
@pytest.mark.parametrize(("first", "second"), [("tomes-8", "tomes-3"), ("tomes-3", "tomes-8")])
def test_glavrun_takes_no_warden_actions(first: str, second: str) -> None:
    table = alone(first, second)
    assert table.view()["cards"]["coins-9"]["faction"] == "purple"
    table.is_asked(0, "bid")
    table.bids(0, "tomes-9", "right")
    assert table.view()["cards"]["tomes-8"]["faction"] == "purple"
    table.is_asked(0, "store")
    assert table.heard("moved", "drew", "drew-own", "action-declined") == []


# Resolving and the Warden Phase.


@pytest.mark.rule("GV-110", "GV-181")
def test_cards_she_takes_and_their_gears_stay_with_her_open_pile() -> None:
    table = alone("tomes-7", "potions-6", tokens={"crowns-1": 2})
    table.bids(0, "tomes-9", "right")
    supply = table.supply
    table.everyone_stores()
    assert table.glavrun["pile"] == ["crowns-1", "crowns-2"], "from the block"
    assert table.glavrun["gears"] == 12
    assert table.supply == supply
    assert table.glavrun["score"]["tokens"] == 12
    assert table.view(None)["glavrun"]["pile"] == table.view(0)["glavrun"]["pile"]


@pytest.mark.rule("GV-154")
def test_her_losing_bid_goes_to_her_pile_with_the_gears_on_it() -> None:
    table = alone("tomes-3", "tomes-7", hand=("tomes-2",))
    table.bids(0, "tomes-2", "left")
    assert table.lot("left").bid("tomes-3").gears == 1
    table.everyone_stores()
    assert "tomes-3" in table.glavrun["pile"]
    assert table.glavrun["gears"] == 11


@pytest.mark.rule("GV-155")
def test_her_winning_bid_enters_the_block_with_its_gears() -> None:
    table = alone("tomes-7", "potions-6", hand=("tomes-2",))
    table.bids(0, "tomes-2", "left")
    table.everyone_stores()
    assert (table.lot("left").card, table.lot("left").gears) == ("tomes-7", 1)


@pytest.mark.rule("GV-111", "GV-143")
def test_the_player_decides_about_the_warden_card_after_rounds_1_to_8() -> None:
    for round_ in range(1, 10):
        table = alone("tomes-7", "potions-6", round=round_)
        table.bids(0, "tomes-9", "right")
        table.everyone_stores()
        if round_ < 9:
            table.is_asked(0, "swap", offered=["decline", "swap left", "swap middle", "swap right"])
        else:
            assert table.match.outcome is not None


@pytest.mark.rule("GV-161")
def test_the_game_ends_when_the_hand_is_empty_after_round_9() -> None:
    for seed in range(5):
        table = played(1, seed)
        assert table.round == 9
        assert table.seat(0).hand == []
        assert table.match.outcome is not None
        assert table.view()["first"] is None
        order = table.keys_heard("round-began", "glavrun-bid", "bid-placed")
        assert order == ["round-began", "glavrun-bid", "bid-placed", "glavrun-bid"] * 9


# Scoring.

PILE = ("tomes-1", "tomes-10", "coins-4", "coins-5", "crowns-5", "tomes-3", "coins-8")
"""Four green, one yellow, two red cards."""


def her_score(level: str = "medium", **more: object) -> dict[str, int]:
    table = lay_out(
        seats=1,
        block=("crowns-1", "crowns-2", "crowns-4"),
        glavrun_pile=PILE,
        glavrun_factions=("green", "yellow"),
        factions=("blue",),
        level=level,
        **{"goals": ("cluster", "tome-library", "gimnaxs-reign"), **more},  # type: ignore[arg-type]
    )
    score: dict[str, int] = table.glavrun["score"]
    return score


@pytest.mark.rule("GV-114", "GV-115", "GV-116")
@pytest.mark.parametrize(("level", "gears"), [("easy", 10), ("medium", 15), ("hard", 20)])
def test_each_icon_of_her_factions_is_worth_2_3_or_4(level: str, gears: int) -> None:
    assert her_score(level)["faction"] == gears


@pytest.mark.rule("GV-113")
def test_each_of_her_gears_is_worth_one() -> None:
    assert her_score()["tokens"] == 10
    assert her_score(glavrun_gears=14)["tokens"] == 14


@pytest.mark.rule("GV-117", "GV-182")
def test_each_pile_card_in_the_suit_of_a_suit_goal_is_worth_one() -> None:
    assert her_score()["suits"] == 4, "three tomes and a crown"
    assert her_score(goals=("cluster", "tome-library", "last-light"))["suits"] == 3


@pytest.mark.rule("GV-160")
def test_with_extra_suit_goals_all_their_suits_count() -> None:
    three = ("tome-library", "gimnaxs-reign", "heavy-purse")
    assert her_score(goals=("cluster", *three))["suits"] == 7
    assert her_score(goals=("cluster", *three, "last-light"))["suits"] == 7, "a fourth takes nothing away"


@pytest.mark.rule("GV-112", "GV-118", "GV-183")
def test_she_scores_her_pile_and_the_player_the_vault() -> None:
    table = lay_out(
        seats=1,
        round=9,
        block=CROWNS,
        glavrun_deck=["tomes-7", "potions-6"],
        glavrun_pile=PILE,
        glavrun_factions=("green", "yellow"),
        factions=("blue",),
        hands=[["tomes-9"]],
        vaults=[{1: ["coins-10"], 2: ["tomes-2", "tomes-5"]}],
        goals=("cluster", "tome-library", "gimnaxs-reign"),
    )
    table.bids(0, "tomes-9", "right")
    table.everyone_stores(3)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores == [
        {
            "tokens": 3,
            "tiers": 1 + 2 + 1,
            "faction": 3 * 2,
            "cluster": 0,
            "gimnaxs-reign": 3,
            "tome-library": 5,
        }
    ]
    assert outcome.others["glavrun"] == {"tokens": 10, "faction": 6 * 3, "suits": 6}, (
        "she took the yellow 1 and the red 2 of crowns; neither tiers nor goals are on her sheet"
    )


@pytest.mark.rule("GV-119")
@pytest.mark.parametrize(("ahead", "wins"), [(-1, False), (0, False), (1, True)])
def test_the_player_wins_only_with_more_than_glavrun(ahead: int, wins: bool) -> None:
    def last_round(gears: int) -> Table:
        table = alone("tomes-7", "potions-6", round=9, gears=(gears,), glavrun_gears=5)
        table.bids(0, "tomes-9", "right")
        table.everyone_stores()
        return table

    def gap(table: Table) -> int:
        outcome = table.match.outcome
        assert outcome is not None
        return outcome.totals()[0] - sum(outcome.others["glavrun"].values())

    table = last_round(3 - gap(last_round(3)) + ahead)
    assert gap(table) == ahead
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ending == ("glavrun-beaten" if wins else "glavrun-wins")
    assert outcome.winners == ([0] if wins else [])
    assert outcome.places == [1 if wins else 2]
