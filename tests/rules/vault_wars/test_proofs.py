"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

import pytest

from tests.rules.vault_wars.table import at_auction


@pytest.mark.rule("VW-106", "VW-217")
def test_a_mixologist_that_has_looked_is_gone() -> None:
    deck = ["junk", "ruby", "emerald", "diamond", "broad-axe"]
    table = at_auction("wizards-tower", deck=deck, workers=[[], [], ["mixologist"]])
    table.says(0, "reveal junk").says(2, "send mixologist")
    assert table.player(2)["workers"] == []
    assert table.view(None)["worker_discard"] == ["mixologist"]


@pytest.mark.rule("VW-215")
def test_when_the_sealed_bids_are_shown_each_stands_beside_its_bidder() -> None:
    deck = ["junk", "ruby", "emerald", "diamond", "broad-axe"]
    table = at_auction("smugglers-hold", deck=deck, workers=[[], [], ["haggler"]])
    table.says(0, "reveal junk")
    table.quietly("opening-bid").says(0, "open-at 4").says(1, "seal 6").says(2, "seal 9")
    assert table.asked == ("price", [2])
    assert table.auction["bids"] == [{"seat": 0, "gold": 4}, {"seat": 1, "gold": 6}, {"seat": 2, "gold": 9}]


@pytest.mark.rule("VW-218")
def test_who_has_sent_the_mixologist_is_not_asked_about_looking_again() -> None:
    deck = ["junk", "ruby", "emerald", "diamond", "broad-axe"]
    workers = [[], [], ["mixologist", "haggler"]]
    cards = {"vault": [{"key": "wizards-tower", "peek": 1}]}  # So that one item stays unseen.
    table = at_auction("wizards-tower", deck=deck, workers=workers, ask="everyone", cards=cards)
    table.quietly("reveal").says(0, "reveal junk")
    table.quietly("peek-more")
    assert table.asked == ("peek-more", [2])
    table.says(2, "send mixologist")
    assert table.asked == ("before-bidding", [2])
