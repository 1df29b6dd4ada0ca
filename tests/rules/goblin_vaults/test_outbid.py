"""Who loses a lot is told to which bid, and why."""

import pytest

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
