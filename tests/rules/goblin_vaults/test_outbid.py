"""Who loses a lot is told to which bid, and why."""

import pytest

from tests.rules.goblin_vaults.table import lay_out
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match


@pytest.mark.rule("GV-052", "GV-126")
def test_who_is_outbid_is_told_by_which_card_and_why() -> None:
    why: set[object] = set()
    for seed in range(12):
        match, luck = Match.start(games.find("goblin-vaults"), seats=4, seed=seed), Luck.of(seed)
        while match.waiting is not None:
            seat = match.next_seat()
            options = match.legal_actions(seat)
            trump = str(match.state.view(-1)["warden"]).split("-")[0]
            for event in match.play(seat, options.nth(luck.below(len(options)))).events:
                if event.key != "kept":
                    continue
                why.add(event.args["why"])
                (suit, value), (own_suit, own_value) = (str(event.args[name]).split("-") for name in ("by", "card"))
                if event.args["why"] == "trump":
                    assert suit == trump != own_suit
                    assert int(value) <= int(own_value)
                elif event.args["why"] == "value":
                    assert int(value) > int(own_value)
                    assert suit == trump or own_suit != trump
                else:
                    assert value == own_value
    assert why == {"value", "trump", "earlier"}


@pytest.mark.rule("GV-052", "GV-126")
@pytest.mark.parametrize(
    ("own", "winning", "why"),
    [
        ("tomes-6", "skulls-7", "value"),
        ("coins-6", "coins-7", "value"),
        ("tomes-6", "coins-3", "trump"),
        ("tomes-6", "coins-6", "trump"),
        ("tomes-6", "skulls-6", "earlier"),
    ],
)
def test_a_loser_is_told_whether_value_trump_or_an_earlier_bid_won(own: str, winning: str, why: str) -> None:
    hands = [["tomes-2"], [winning], [own]]
    table = lay_out(warden="coins-9", block=("tomes-1", "skulls-3", "tomes-4"), hands=hands)
    table.bids(0, "tomes-2", "right").bids(1, winning, "left").bids(2, own, "left")
    table.everyone_stores()
    assert [(told["card"], told["by"], told["why"]) for told in table.heard("kept")] == [(own, winning, why)]
