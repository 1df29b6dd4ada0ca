"""Two players: Glavrun bids too. The warden card is the 9 of coins (purple) unless a test says otherwise."""

import json

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import LOOT, Table, events, lay_out, played, start
from undercroft.engine.luck import Luck

CROWNS = ("crowns-1", "crowns-2", "crowns-4")


def with_glavrun(card: str, hands: list[list[str]] | None = None, **more: object) -> Table:
    """A round that opens with this card of hers."""
    return lay_out(
        seats=2,
        block=CROWNS,
        glavrun_deck=[card],
        hands=hands or (),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("GV-025", "GV-162")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_glavruns_deck_of_ten_is_hidden_from_everybody(viewer: int | None) -> None:
    table = start(2, 5)
    assert table.view(viewer)["glavrun"]["deck"] == 10
    text = json.dumps(table.match.view(viewer))
    state = table.state
    for card in state.glavrun_deck:
        assert f'"{LOOT[state.faces.face[card]]}"' not in text
        assert all(state.faces.known(card, seat) < 0 for seat in (-1, 0, 1))


@pytest.mark.rule("GV-025")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_no_glavrun(seats: int) -> None:
    assert start(seats).view()["glavrun"] is None
    assert played(seats, 1).heard("glavrun-bid") == []


@pytest.mark.rule("GV-029")
def test_glavrun_has_a_faction_of_her_own_open_to_all() -> None:
    hers = set()
    for seed in range(40):
        table = start(2, seed)
        factions = [seat.faction for seat in table.seats] + table.glavrun["factions"]
        assert len(set(factions)) == len(factions) == 3
        hers.update(table.glavrun["factions"])
    assert len(hers) == 5


@pytest.mark.rule("GV-048", "GV-049", "GV-153")
@pytest.mark.parametrize(("card", "position"), [("tomes-3", "left"), ("tomes-1", "middle"), ("tomes-2", "right")])
def test_the_scheme_phase_opens_with_her_bid_where_the_block_icon_points(card: str, position: str) -> None:
    table = with_glavrun(card)
    assert table.view()["cards"][card]["block"] == position
    assert [(bid.bidder, bid.card, bid.leads) for bid in table.lot(position).bids] == [(None, card, True)]
    assert sum(len(table.lot(at).bids) for at in ("left", "middle", "right")) == 1
    assert table.glavrun["deck"] == 9
    table.is_asked(0, "bid")


@pytest.mark.rule("GV-048")
def test_she_bids_the_top_card_of_her_deck_every_round() -> None:
    table = lay_out(
        seats=2,
        block=CROWNS,
        glavrun_deck=["tomes-3", "tomes-1", "tomes-2"],
        hands=[["tomes-9", "potions-9"], ["tomes-10", "potions-10"]],
    )
    table.bids(0, "tomes-9", "middle")
    table.bids(1, "tomes-10", "right")
    table.everyone_stores()
    table.says(0, "decline")
    assert [event["card"] for event in table.heard("glavrun-bid")] == ["tomes-3", "tomes-1"]
    assert len(played(2, 1).heard("glavrun-bid")) == 9


@pytest.mark.rule("GV-076", "GV-077", "GV-172")
def test_a_card_she_wins_goes_to_her_open_pile_and_its_gears_to_the_supply() -> None:
    table = with_glavrun("tomes-7", [["tomes-9"], ["tomes-10"]], tokens={"crowns-1": 2})
    supply = table.supply
    table.bids(0, "tomes-9", "middle")
    table.bids(1, "tomes-10", "right")
    table.everyone_stores()
    for viewer in (None, 0, 1):
        assert table.view(viewer)["glavrun"]["pile"] == ["crowns-1"]
    assert table.supply == supply + 2
    assert table.glavrun["gears"] == 0
    assert (table.lot("left").card, table.lot("left").gears) == ("tomes-7", 0)


@pytest.mark.rule("GV-154")
def test_her_losing_bid_goes_to_the_pile_and_its_gears_to_the_supply() -> None:
    table = with_glavrun("tomes-7", [["tomes-6"], ["tomes-9"]])
    table.bids(0, "tomes-6", "left")
    assert table.lot("left").bid("tomes-7").gears == 1
    table.bids(1, "tomes-9", "left")
    supply = table.supply
    table.everyone_stores()
    assert table.glavrun["pile"] == ["tomes-7"]
    assert table.supply == supply + 1 - 2, "one gear back, and one each onto two cards without bids"
    assert table.seat(1).vault == {1: ["crowns-1"]}
    assert table.lot("left").card == "tomes-9"


@pytest.mark.rule("GV-155")
def test_her_winning_bid_enters_the_block_with_the_gears_on_it() -> None:
    table = with_glavrun("tomes-7", [["tomes-6"], ["tomes-5"]])
    table.bids(0, "tomes-6", "left")
    table.bids(1, "tomes-5", "left")
    table.everyone_stores()
    assert (table.lot("left").card, table.lot("left").gears) == ("tomes-7", 2)
    assert table.glavrun["pile"] == ["crowns-1"]


@pytest.mark.rule("GV-136", "GV-155")
@pytest.mark.parametrize(("card", "place"), [("tomes-3", 0), ("tomes-1", 1), ("tomes-2", 2)])
def test_her_winning_bid_takes_the_place_of_the_card_it_replaces(card: str, place: int) -> None:
    table = with_glavrun(card, [["tomes-9"], ["tomes-7"]])
    free = [position for position in ("left", "middle", "right") if not table.lot(position).bids]
    for seat in table.seats:
        seat.bids(seat.hand[0], free[0])
    table.everyone_stores()
    block = [*CROWNS]
    block[place] = card
    block[0 if free[0] == "left" else 1] = "tomes-9"
    assert table.block == block


@pytest.mark.rule("GV-156")
def test_players_may_underbid_her_and_pay_onto_her_bid() -> None:
    table = with_glavrun("tomes-7", [["potions-7"]])
    table.bids(0, "potions-7", "left")
    assert table.seat(0).gears == 2
    assert table.lot("left").winning == "tomes-7"
    assert table.lot("left").bid("tomes-7").gears == 1


@pytest.mark.rule("GV-156")
def test_she_herself_never_underbids_with_two_players() -> None:
    for seed in range(200):
        table = start(2, seed)
        match = table.match
        for _ in played_at_random(match, Luck.of(seed)):
            if table.about == "bid" and sum(len(bids) for bids in table.state.bids) == 1:
                assert sum(table.state.tokens[card] for bids in table.state.bids for card in bids) == 0
        keys = [event.key for event in match.history().events]
        assert keys.count("glavrun-bid") == 9
        assert "glavrun-underbid" not in keys


@pytest.mark.rule("GV-157")
def test_she_is_no_player() -> None:
    for seed in range(10):
        table = played(2, seed)
        outcome = table.match.outcome
        assert outcome is not None
        assert outcome.others == {}, "no score"
        assert set(outcome.winners) <= {0, 1}
        assert table.glavrun["deck"] == 1, "her tenth card stays unused"
        assert table.glavrun["gears"] == 0
        assert table.glavrun["score"] is None
        assert {event["seat"] for event in table.heard("first-player")} == {0, 1}


@pytest.mark.rule("GV-157")
def test_a_matching_faction_on_her_bid_earns_nothing() -> None:
    table = with_glavrun("tomes-8")
    assert table.view()["cards"]["tomes-8"]["faction"] == table.view()["cards"]["coins-9"]["faction"]
    table.is_asked(0, "bid")
    assert table.heard("moved", "drew", "action-declined") == []


def test_her_bid_is_told_to_everybody() -> None:
    table = with_glavrun("tomes-7", [["tomes-9"], ["tomes-10"]])
    assert table.heard("glavrun-bid") == [{"card": "tomes-7", "position": "left"}]
    table.bids(0, "tomes-9", "middle")
    told = table.bids(1, "tomes-10", "left").told
    assert events(told, "underbid") == []
