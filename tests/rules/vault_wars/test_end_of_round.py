"""Phase IV: storage fees and the second visit."""

import pytest

from tests.rules.vault_wars.table import Table, at_sale, at_storage


def after(table: Table, *says: str) -> Table:
    for text in says:
        table.says(0, text)
    return table


@pytest.mark.rule("VW-088")
def test_every_kept_item_costs_one_gold_to_the_bank() -> None:
    table = at_storage(piles=[["ruby", "emerald", "diamond", "broad-axe", "dragon-egg"]])
    after(table, "store")
    assert [table.gold(seat) for seat in range(3)] == [15, 20, 20]
    assert table.player(0)["pile"] == 5
    assert table.last_heard("stored") == {"seat": 0, "count": 5, "gold": 5}


@pytest.mark.rule("VW-089", "VW-178")
def test_what_cannot_be_paid_must_be_thrown_away_at_the_owners_choice() -> None:
    table = at_storage(piles=[["ruby", "emerald", "diamond", "broad-axe", "dragon-egg"]], gold=[3, 20, 20])
    assert "store" not in table.offered(0)
    table.refuses(0, "store")
    after(table, "throw ruby")
    assert "store" not in table.offered(0)
    after(table, "throw dragon-egg", "store")
    assert table.gold(0) == 0
    assert table.pile(0) == ["emerald", "diamond", "broad-axe"]
    assert table.view(2)["trash"] == ["dragon-egg", "ruby"]


@pytest.mark.rule("VW-090")
@pytest.mark.parametrize(("junk", "fee"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_shown_junk_costs_one_gold_for_three_rounded_up(junk: int, fee: int) -> None:
    table = at_storage(piles=[["junk"] * junk])
    after(table, f"show-junk {junk}", "store")
    assert table.gold(0) == 20 - fee
    assert table.player(0)["pile"] == junk


@pytest.mark.rule("VW-067", "VW-091")
def test_equipped_items_vaults_heroes_and_workers_are_stored_for_nothing() -> None:
    table = at_storage(
        piles=[["ruby"]],
        equipped=[["spyglass", "whetstone"]],
        workers=[["bouncer", "porter"], [], []],
        vaults=[["troll-cave", "rangers-cache"], ["paupers-trunk"], ["wizards-tower"]],
    )
    after(table, "store")
    assert table.gold(0) == 19


@pytest.mark.rule("VW-177")
def test_what_one_does_not_want_to_keep_is_trashed_without_gold() -> None:
    table = at_storage(piles=[["ruby", "emerald", "diamond", "broad-axe", "dragon-egg"]])
    after(table, "throw ruby", "throw emerald", "throw diamond", "store")
    assert table.gold(0) == 18
    assert table.view(1)["trash"] == ["ruby", "emerald", "diamond"]
    thrown = {"seat": 0, "items": ["ruby", "emerald", "diamond"], "count": 3}
    assert table.heard("thrown-away") == [thrown], "nobody else has thrown anything away"


@pytest.mark.rule("VW-178")
def test_without_gold_even_cheap_junk_has_to_go() -> None:
    table = at_storage(piles=[["ruby", "junk", "junk", "junk"]], gold=[0, 20, 20])
    after(table, "show-junk 3")
    assert "store" not in table.offered(0)
    after(table, "throw ruby")
    assert "store" not in table.offered(0)
    after(table, "throw junk", "throw junk", "throw junk", "store")
    assert table.player(0)["pile"] == 0


@pytest.mark.rule("VW-179")
def test_the_junk_rate_holds_for_shown_junk_only() -> None:
    table = at_storage(piles=[["junk"] * 5])
    after(table, "show-junk 5", "store")
    assert table.gold(0) == 18
    table = at_storage(piles=[["junk"] * 5])
    after(table, "show-junk 2", "store")
    assert table.gold(0) == 16


@pytest.mark.rule("VW-179")
def test_shown_junk_is_seen_by_all_at_that_moment() -> None:
    table = at_storage(piles=[["ruby"] + ["junk"] * 3])
    after(table, "show-junk 3")
    assert table.player(0, viewer=1)["known"] == []  # still a secret choice
    after(table, "store")
    assert table.last_heard("junk-shown", seat=1) == {"seat": 0, "count": 3}
    assert table.player(0, viewer=1)["known"] == ["junk", "junk", "junk"]  # who was there remembers
    assert table.player(0, viewer=1)["items"] is None


@pytest.mark.rule("VW-180")
def test_storage_is_decided_at_the_same_time_and_the_order_of_answers_does_not_matter() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        table = at_storage(piles=[["ruby", "junk"], ["emerald", "diamond"]])
        for seat in order:
            table.says(seat, "throw ruby" if seat == 0 else "throw emerald")
        assert table.view(2)["trash"] == []
        for seat in order:
            table.says(seat, "store")
        ends.append([table.view(seat) for seat in (0, 1, 2)])
    assert ends[0] == ends[1]
    assert ends[0][2]["trash"] == ["ruby", "emerald"]


@pytest.mark.rule("VW-093")
def test_the_second_visit_is_offered_after_the_fees() -> None:
    table = at_storage(piles=[["ruby", "emerald", "diamond"]], gold=[14, 20, 20])
    after(table, "store")
    assert table.about == "loan"
    assert table.offered(0) == ["decline", "visit"]
    assert table.offered(1) == ["decline"]


@pytest.mark.rule("VW-175")
def test_a_late_loan_cannot_save_what_was_thrown_away() -> None:
    table = at_storage(piles=[["ruby", "emerald", "diamond"]], gold=[0, 20, 20])
    after(table, "throw ruby", "throw emerald", "throw diamond", "store")
    assert table.asked == ("loan", [0, 1, 2])
    table.says(0, "visit")
    assert table.player(0)["pile"] == 0


@pytest.mark.rule("VW-092")
@pytest.mark.parametrize(("round", "next_question"), [(1, "prepare"), (4, "prepare"), (5, "hero")])
def test_after_the_last_round_the_game_is_scored(round: int, next_question: str) -> None:
    table = at_storage(piles=[["ruby"]], round=round)
    after(table, "store")
    for seat in range(3):
        table.says(seat, "decline")
    assert table.about == next_question


@pytest.mark.rule("VW-181")
def test_in_the_last_round_one_may_borrow_after_selling_too() -> None:
    table = at_sale(piles=[["ruby"]], round=5, gold=[3, 20, 20])
    after(table, "sell ruby", "finish-sale 0")
    assert (table.about, table.view(None)["phase"]) == ("loan", "get-paid")
    assert "visit" in table.offered(0)


@pytest.mark.rule("VW-181")
def test_the_last_round_has_its_fees_and_visits_too() -> None:
    table = at_storage(piles=[["ruby"]], round=5, gold=[9, 20, 20])
    after(table, "store")
    assert table.gold(0) == 8
    assert table.about == "loan"
    assert "visit" in table.offered(0)
