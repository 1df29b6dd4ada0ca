"""What a vault may be worth to whoever looks at it: by what is known of it, and by nothing else."""

from typing import Any

import pytest

from tests.rules.vault_wars.table import at_auction
from undercroft.engine.luck import Luck

FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]


def appraisal(view: Any) -> Any:
    return view["auction"]["appraisal"]


@pytest.mark.rule("VW-041", "VW-056", "VW-094")
def test_the_auction_master_has_seen_everything_and_is_certain() -> None:
    table = at_auction("wizards-tower", deck=FIVE)
    table.says(0, "reveal junk")
    worth = appraisal(table.view(0))
    assert worth["certain"]
    assert worth["low"] == worth["high"] == worth["average"]


@pytest.mark.rule("VW-044", "VW-163")
def test_who_has_seen_a_part_is_told_how_the_rest_may_spread() -> None:
    table = at_auction("wizards-tower", deck=FIVE)
    table.says(0, "reveal junk")
    worth = appraisal(table.view(1))
    assert not worth["certain"]
    assert worth["low"] <= worth["average"] <= worth["high"]
    assert worth["low"] < worth["high"]
    luck = Luck.of("appraisal worlds")
    assert all(appraisal(table.match.imagine(1, luck).view(1)["table"]) == worth for _ in range(10))


def test_spectators_are_told_nothing_and_bids_change_nothing() -> None:
    table = at_auction("wizards-tower", deck=FIVE)
    table.says(0, "reveal junk")
    assert appraisal(table.match.view(None)["table"]) is None
    before = appraisal(table.view(2))
    table.says(0, "open-at 3")
    table.says(1, "raise 5")
    assert appraisal(table.view(2)) == before


def test_junk_is_worth_nothing_and_a_gem_more_to_who_holds_another() -> None:
    junk = at_auction("paupers-trunk", deck=["junk", "junk", "junk"])
    junk.says(0, "reveal junk")
    assert appraisal(junk.view(0))["average"] == 0
    alone = at_auction("paupers-trunk", deck=["ruby", "junk", "junk"])
    alone.says(0, "reveal junk")
    helped = at_auction("paupers-trunk", deck=["ruby", "junk", "junk"], piles=[["emerald"]])
    helped.says(0, "reveal junk")
    assert appraisal(helped.view(0))["average"] > appraisal(alone.view(0))["average"]
