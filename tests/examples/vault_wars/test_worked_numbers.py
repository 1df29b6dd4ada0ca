"""The rulebook's own numbers and those computed from its rules, replayed with exact amounts."""

import pytest

from tests.rules.vault_wars.table import Table, at_loan, at_sale, at_scoring, at_storage, lay_out, start

VAULTS = [["wizards-tower"], ["paupers-trunk"], ["rangers-cache"]]


@pytest.mark.rule("VW-077", "VW-076", "VW-213")
def test_two_shields_and_a_helm_bring_ten_gold() -> None:
    """8 for the set of one Shield and one Helm, 2 for the single Shield."""
    table = at_sale(piles=[["elven-shield", "dragon-shield", "dwarven-helm"]])
    for item in ("elven-shield", "dragon-shield", "dwarven-helm"):
        table.says(0, f"sell {item}")
    assert table.view(0)["choice"]["gold"] == 10
    table.says(0, "finish-sale 0")
    assert table.gold(0) == 30
    assert table.last_heard("sold")["gold"] == 10


@pytest.mark.rule("VW-146", "VW-015")
def test_twenty_gold_are_five_ones_and_three_fives() -> None:
    from undercroft.games.vault_wars.reading import shipped_cards

    ones, fives, tens = shipped_cards().start_coins
    assert (ones, fives, tens) == (5, 3, 0)
    assert ones * 1 + fives * 5 + tens * 10 == 20
    assert start(4, draft=False).gold(3) == 20


@pytest.mark.rule("VW-147", "VW-031", "VW-033")
def test_the_pictured_market() -> None:
    """Versatilist 4, Apprentice 3, Bouncer 2, Brewmaster 1; after hiring the Bouncer the Versatilist costs 3."""
    table = lay_out(
        vaults=VAULTS,
        workers=[[], [], []],
        market=["brewmaster", "bouncer", "apprentice", "versatilist", "porter"],
        worker_deck=["lookout", "haggler"],
    )
    for seat in range(3):
        table.says(seat, f"play {VAULTS[seat][0]}")

    def prices(of: Table) -> dict[str, int]:
        return {entry["worker"]: entry["price"] for entry in of.view(None)["market"]}

    assert prices(table) == {"brewmaster": 1, "bouncer": 2, "apprentice": 3, "versatilist": 4, "porter": 5}
    table.says(1, "hire bouncer")
    assert table.gold(1) == 18
    assert prices(table) == {"brewmaster": 1, "apprentice": 2, "versatilist": 3, "porter": 4, "lookout": 5}


@pytest.mark.rule("VW-148", "VW-088", "VW-090")
def test_four_shown_junk_and_two_other_items_cost_four_gold() -> None:
    table = at_storage(piles=[["junk"] * 4 + ["ruby", "broad-axe"]])
    table.says(0, "show-junk 4")
    assert table.view(0)["choice"]["gold"] == 4
    table.says(0, "store")
    assert table.gold(0) == 16


@pytest.mark.rule("VW-149", "VW-096", "VW-100")
def test_twenty_seven_gold_and_two_tokens_are_minus_four() -> None:
    table = at_scoring(gold=[27, 0, 0], tokens=[2, 0, 0])
    table.finish()
    assert table.match.outcome is not None
    sheet = table.match.outcome.scores[0]
    assert (sheet["gold"], sheet["corruption"]) == (2, -6)
    assert sum(sheet.values()) == -4


@pytest.mark.rule("VW-150", "VW-081", "VW-086")
def test_eight_gold_after_selling_borrow_now_or_wait() -> None:
    now = at_sale(piles=[["ruby"]], gold=[4, 20, 20])
    now.says(0, "sell ruby").says(0, "finish-sale 0")
    assert (now.about, now.view(None)["phase"], now.gold(0)) == ("loan", "get-paid", 8)
    now.says(0, "visit").says(1, "decline").says(2, "decline")
    assert now.gold(0) == 20
    assert now.player(0)["tokens"] == 1
    later = at_loan(gold=[8, 20, 20])
    for seat in range(3):
        later.says(seat, "decline")
    assert later.about == "loan"
    assert "visit" in later.offered(0)


@pytest.mark.rule("VW-150", "VW-093")
def test_fourteen_gold_and_three_items_kept_leave_eleven_and_a_late_loan() -> None:
    early = at_loan(gold=[14, 20, 20], piles=[["ruby", "emerald", "diamond"], [], []])
    assert early.offered(0) == ["decline"]
    for seat in range(3):
        early.says(seat, "decline")
    early.says(0, "store")
    assert early.gold(0) == 11
    assert early.offered(0) == ["decline", "visit"]
    early.says(0, "visit").says(1, "decline").says(2, "decline")
    assert early.gold(0) == 23
