"""The Vault Phase: what becomes of block cards, bids and the gears on them."""

from itertools import permutations

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import Table, events, lay_out, start
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.luck import Luck

POSITIONS = ("left", "middle", "right")
CROWNS = ("crowns-1", "crowns-2", "crowns-4")


def contested(**more: object) -> Table:
    """On the left card: a 9 by seat 0, underbid by seat 1; seat 2 alone on the right; the middle card is free."""
    table = lay_out(
        block=CROWNS,
        hands=[["tomes-9", "tomes-1"], ["skulls-7", "skulls-2"], ["skulls-1", "skulls-3"]],
        tokens={"crowns-1": 2, "crowns-4": 3},
        **more,  # type: ignore[arg-type]
    )
    table.bids(0, "tomes-9", "left")
    table.bids(1, "skulls-7", "left")
    table.bids(2, "skulls-1", "right")
    return table


@pytest.mark.rule("GV-067")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_round_resolves_all_three_block_cards(seats: int) -> None:
    table = start(seats, 5)
    luck = Luck.of(5)
    resolved: dict[int, int] = {}
    while table.match.waiting is not None:
        number = table.round
        seat = table.match.next_seat()
        options = table.match.legal_actions(seat)
        told = table.match.play(seat, options.nth(luck.below(len(options)))).events
        resolved[number] = resolved.get(number, 0) + len(events(told, "won", "glavrun-won", "unsold"))
    assert [resolved[number] for number in range(1, 10)] == [3] * 9


@pytest.mark.rule("GV-068")
def test_a_block_card_without_bids_stays_and_gains_a_gear_every_round() -> None:
    table = lay_out(block=CROWNS, hands=[["tomes-9", "tomes-7"], ["skulls-7", "skulls-6"], ["skulls-1", "skulls-2"]])
    supply = table.supply
    for number, cards in ((1, ("tomes-9", "skulls-7", "skulls-1")), (2, ("tomes-7", "skulls-6", "skulls-2"))):
        for _ in range(3):
            seat = table.seat(table.match.next_seat())
            seat.bids(next(card for card in cards if card in seat.hand), "left")
        table.everyone_stores(number)
        assert (table.lot("middle").card, table.lot("middle").gears) == ("crowns-2", number)
        assert table.lot("right").gears == number
        assert table.supply == supply - 2 * number
        table.says(table.match.next_seat(), "decline")


@pytest.mark.rule("GV-069", "GV-070", "GV-071")
def test_a_sole_bidder_gets_the_card_and_its_gears_and_the_bid_joins_the_block() -> None:
    table = contested()
    table.everyone_stores(3)
    assert table.seat(2).vault == {3: ["crowns-4"]}
    assert table.seat(2).gears == 3 + 3
    assert (table.lot("right").card, table.lot("right").gears) == ("skulls-1", 0)
    assert table.lot("right").bids == [], "the marker is back"


@pytest.mark.rule("GV-069")
def test_with_the_marker_back_everyone_bids_again_next_round() -> None:
    table = contested()
    table.everyone_stores()
    table.says(0, "decline")
    assert all(table.lot(at).bids == [] for at in POSITIONS)
    assert table.round == 2
    assert table.about == "bid"


@pytest.mark.rule("GV-072", "GV-073")
def test_the_winner_of_several_takes_the_block_card_but_not_the_gears_on_the_own_bid() -> None:
    table = contested()
    table.everyone_stores()
    assert table.seat(0).vault == {1: ["crowns-1"]}
    assert table.seat(0).gears == 3 + 2
    assert (table.lot("left").card, table.lot("left").gears) == ("tomes-9", 1)
    assert table.lot("left").bids == []


@pytest.mark.rule("GV-074")
def test_every_other_bidder_stores_the_own_bid() -> None:
    table = contested()
    assert table.match.question(1)["args"]["card"] == "skulls-7"  # type: ignore[index]
    table.everyone_stores(2)
    assert table.seat(1).vault == {2: ["skulls-7"]}
    assert table.seat(1).gears == 2, "nothing lay on it"


@pytest.mark.rule("GV-075")
def test_a_loser_collects_the_gears_on_the_own_bid() -> None:
    table = lay_out(block=CROWNS, hands=[["tomes-7"], ["skulls-6"], ["skulls-9"]], tokens={"crowns-1": 1})
    table.bids(0, "tomes-7", "left")
    table.bids(1, "skulls-6", "left")
    table.bids(2, "skulls-9", "left")
    table.everyone_stores()
    assert table.seat(0).vault == {1: ["tomes-7"]}
    assert [seat.gears for seat in table.seats] == [4, 2, 4]
    assert table.lot("left").gears == 0


@pytest.mark.rule("GV-075", "GV-127")
def test_a_loser_collects_every_gear_that_was_paid_while_the_bid_led() -> None:
    table = lay_out(seats=4, block=CROWNS, hands=[["tomes-7"], ["skulls-6"], ["skulls-2"], ["skulls-9"]])
    for seat in table.seats:
        seat.bids(seat.hand[0], "left")
    assert [bid.gears for bid in table.lot("left").bids] == [2, 0, 0, 0], "on the bid that led, not on the last one"
    table.everyone_stores()
    assert [seat.gears for seat in table.seats] == [5, 2, 2, 3]


@pytest.mark.rule("GV-171")
def test_bids_are_fixed_when_the_vault_phase_begins() -> None:
    table = contested()
    assert table.phase == "vault"
    for seat in table.seats:
        seat.is_asked("store", offered=["store 1", "store 2", "store 3", "store 4"])
        with pytest.raises(IllegalAnswer):
            seat.bids("tomes-9", "middle")


@pytest.mark.rule("GV-132")
def test_an_empty_supply_gives_nothing_and_play_goes_on() -> None:
    table = contested(supply=0)
    told = table.everyone_stores().told
    assert table.lot("middle").gears == 0
    assert events(told, "unsold")[0].args["count"] == 0
    assert table.supply == 0
    assert table.gear_tokens == 26
    table.is_asked(0, "swap")


@pytest.mark.rule("GV-132")
def test_a_stash_with_an_empty_supply_earns_nothing() -> None:
    table = lay_out(
        seats=4,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], ["coins-7"], ["coins-10"], ["tomes-1"]],
        gears=(3, 3, 3, 0),
        supply=0,
    )
    for seat, at in enumerate(POSITIONS):
        table.bids(seat, table.seat(seat).hand[0], at)
    table.says(3, "stash tomes-1 1")
    assert table.seat(3).gears == 0
    assert table.gear_tokens == 26


@pytest.mark.rule("GV-133")
def test_cards_are_resolved_left_to_right_winner_first_then_losers_as_they_bid() -> None:
    table = lay_out(
        seats=5,
        block=CROWNS,
        hands=[["tomes-6"], ["tomes-5"], ["tomes-3"], ["tomes-9"], ["tomes-10"]],
    )
    table.bids(0, "tomes-6", "right")
    table.bids(1, "tomes-5", "left")
    table.bids(2, "tomes-3", "left")
    table.bids(3, "tomes-9", "left")
    table.bids(4, "tomes-10", "right")
    told = events(table.everyone_stores(3).told, "won", "kept", "unsold")
    assert [(event.key, event.args.get("seat"), event.args["card"]) for event in told] == [
        ("won", 3, "crowns-1"),
        ("kept", 1, "tomes-5"),
        ("kept", 2, "tomes-3"),
        ("unsold", None, "crowns-2"),
        ("won", 4, "crowns-4"),
        ("kept", 0, "tomes-6"),
    ]
    assert {event.args.get("chamber") for event in told} == {"3", None}


@pytest.mark.rule("GV-133")
def test_the_last_gear_of_the_supply_goes_to_the_leftmost_free_card() -> None:
    table = lay_out(block=CROWNS, hands=[["tomes-9"], ["tomes-7"], ["tomes-6"]], supply=1)
    for seat in table.seats:
        seat.bids(seat.hand[0], "middle")
    table.everyone_stores()
    assert [table.lot(at).gears for at in ("left", "right")] == [1, 0]
    assert table.supply == 0


@pytest.mark.rule("GV-134")
def test_chambers_may_be_chosen_in_any_order_with_the_same_result() -> None:
    results = []
    for order in permutations(range(3)):
        table = contested()
        for seat in order:
            assert table.seat(seat).vault == {}, "nothing is stored before the last choice"
            told = table.says(seat, f"store {seat + 1}").told
        results.append((table.match.fingerprint(), [event.to_json() for event in told]))
    assert len(results) == 6
    assert all(result == results[0] for result in results)


@pytest.mark.rule("GV-136")
@pytest.mark.parametrize("position", POSITIONS)
def test_a_bid_takes_the_place_of_the_card_it_replaces(position: str) -> None:
    table = lay_out(block=CROWNS, hands=[["tomes-9"], ["tomes-7"], ["tomes-6"]])
    for seat in table.seats:
        seat.bids(seat.hand[0], position)
    table.everyone_stores()
    expected = dict(zip(POSITIONS, CROWNS, strict=True))
    expected[position] = "tomes-9"
    assert {at: table.lot(at).card for at in POSITIONS} == expected


@pytest.mark.rule("GV-137")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_lone_bid_never_carries_gears(seats: int) -> None:
    paid = 0
    for seed in range(8):
        table = start(seats, seed)
        for _ in played_at_random(table.match, Luck.of(seed)):
            for lot in table.view()["lots"]:
                if len(lot["bids"]) == 1:
                    assert lot["bids"][0]["gears"] == 0
                paid += sum(bid["gears"] for bid in lot["bids"])
    assert paid, "underbids did happen"
