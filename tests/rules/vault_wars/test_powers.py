"""Artifacts and workers: when, who, in which order, and what they do."""

import pytest

from tests.rules.vault_wars.table import Table, at_auction, at_equipping, at_loan, at_sale, at_storage, lay_out

TRUNK = ["ruby", "junk", "emerald"]
FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]


def trunk(**given: object) -> Table:
    """Pauper's Trunk, the Ruby is open, bidding has not begun."""
    given.setdefault("deck", TRUNK)
    table = at_auction("paupers-trunk", **given)  # type: ignore[arg-type]
    if table.about == "reveal":
        table.says(0, "reveal ruby")
    return table


# When and who.


@pytest.mark.rule("VW-064", "VW-105")
def test_an_artifact_works_from_the_table_and_not_from_the_pile() -> None:
    table = trunk(piles=[[], ["elven-lantern"], []], equipped=[[], [], ["whetstone"]])
    assert table.asked == ("opening-bid", [0])
    table = trunk(equipped=[[], ["elven-lantern"], []])
    assert table.asked == ("before-bidding", [1])
    table = at_sale(piles=[["broad-axe", "whetstone"]])
    table.says(0, "sell broad-axe").says(0, "finish-sale 0")
    assert table.gold(0) == 26


@pytest.mark.rule("VW-014", "VW-106")
def test_a_worker_is_used_by_discarding_it() -> None:
    table = trunk(workers=[[], ["lookout"], []])
    table.says(1, "send lookout")
    assert table.player(1)["workers"] == []
    assert table.view(None)["worker_discard"] == ["lookout"]


@pytest.mark.rule("VW-107", "VW-064")
def test_an_ability_works_only_in_its_own_step() -> None:
    """A Bouncer, a Lantern and a Haggler are held; each is offered in one kind of question only."""
    table = lay_out(
        vaults=[["paupers-trunk"], ["rangers-cache"], ["wizards-tower"]],
        workers=[["bouncer", "haggler"], [], []],
        equipped=[["elven-lantern"], [], []],
    )
    offered: dict[str, set[str]] = {}
    while table.view(None)["phase"] != "scoring" and table.match.waiting is not None and table.view(None)["round"] == 1:
        seat = table.seats_asked[0]
        for text in table.offered(seat):
            if text in ("send bouncer", "send haggler", "use elven-lantern"):
                offered.setdefault(text, set()).add(table.about)
        if table.about == "bid" and seat == 0:
            table.says(0, "raise 20" if "raise 20" in table.offered(0) else "pass")
        else:
            table.do_least()
    assert offered == {
        "send bouncer": {"before-bidding"},
        "use elven-lantern": {"before-bidding"},
        "send haggler": {"price"},
    }


@pytest.mark.rule("VW-108", "VW-194")
def test_an_artifact_with_trash_works_once_and_lies_in_the_trash() -> None:
    table = trunk(equipped=[[], ["elven-lantern"], []])
    table.says(1, "use elven-lantern")
    assert table.player(1)["equipped"] == []
    assert "elven-lantern" in table.view(None)["trash"]
    assert table.asked == ("opening-bid", [0])


@pytest.mark.rule("VW-193")
def test_within_an_auction_powers_are_offered_clockwise_with_the_master_last() -> None:
    table = at_auction(
        "squires-footlocker",
        deck=TRUNK,
        seats=4,
        master=2,
        equipped=[["runed-warhammer"], ["elven-lantern"], [], []],
        workers=[[], [], ["lookout"], ["bouncer"]],
    )
    order = []
    while table.about == "before-bidding":
        order.append(table.seats_asked[0])
        table.says(order[-1], "decline")
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("VW-193")
def test_outside_auctions_powers_are_offered_by_rising_priority() -> None:
    table = at_sale(
        piles=[["ruby"], ["emerald"], ["diamond"]],
        trash=["junk"],
        workers=[["apprentice"], ["apprentice"], ["apprentice"]],
        played_vaults=["wizards-tower", "paupers-trunk", "rangers-cache"],
    )
    order = []
    while table.about == "before-selling":
        order.append(table.seats_asked[0])
        table.says(order[-1], "decline")
    assert order == [1, 2, 0]


@pytest.mark.rule("VW-193")
@pytest.mark.parametrize("window", ["before-selling", "porter", "versatilist"])
def test_every_window_of_phase_three_goes_by_rising_priority(window: str) -> None:
    """Everybody who holds a worker is asked in vain, so that the whole order shows."""
    table = at_sale(
        piles=[["ruby"], ["emerald"], ["diamond"]],
        workers=[["bouncer"], ["lookout"], ["haggler"]],
        played_vaults=["wizards-tower", "paupers-trunk", "rangers-cache"],
        ask="everyone",
    ).quietly(window)
    order = []
    while table.about == window:
        order += table.seats_asked
        table.says(order[-1], "decline")
    assert order == [1, 2, 0]


@pytest.mark.rule("VW-193", "VW-217")
def test_daggers_are_offered_clockwise_with_the_master_last() -> None:
    tools = [["moonlit-dagger"], ["moonlit-dagger"], ["moonlit-dagger"], []]
    table = at_auction("squires-footlocker", deck=TRUNK, seats=4, master=1, equipped=tools)
    table.says(1, "open-at 0").passes(2).says(3, "raise 1").passes(0, 2)
    order = []
    while table.about == "take-secret":
        order += table.seats_asked
        table.says(order[-1], "decline")
    assert order == [2, 0, 1]


@pytest.mark.rule("VW-218")
def test_a_useless_ability_is_not_offered() -> None:
    table = at_auction("paupers-trunk", deck=["ruby"], rest_of_deck=False, equipped=[[], ["elven-lantern"], []])
    table.says(0, "reveal ruby")
    assert table.asked == ("opening-bid", [0])  # no Secret Item to open
    table = trunk(workers=[[], ["haggler"], []], gold=[20, 20, 20])
    table.says(0, "open-at 0").passes(1, 2)
    assert "price" not in [table.about]


@pytest.mark.rule("VW-218")
@pytest.mark.parametrize("ask", ["holders", "everyone"])
def test_a_price_of_nothing_needs_no_reduction(ask: str) -> None:
    table = trunk(workers=[["haggler"], [], []], deck=[*TRUNK, *["junk"] * 20], ask=ask)
    asked = set()
    while table.view(None)["used"] == []:
        asked.add(table.about)
        table.do_least()
    assert table.last_heard("paid-bank") == {"seat": 0, "gold": 0}
    assert "price" not in asked


@pytest.mark.rule("VW-218", "VW-219")
def test_once_the_price_is_nothing_no_further_reduction_is_offered() -> None:
    table = trunk(equipped=[[], ["dragonscale-purse"], []], workers=[[], ["haggler"], []])
    table.says(0, "open-at 1").says(1, "raise 4").says(2, "pass").says(1, "use dragonscale-purse")
    assert table.about != "price"
    assert table.player(1)["workers"] == ["haggler"]
    assert [table.gold(seat) for seat in range(3)] == [24, 20, 20]


@pytest.mark.rule("VW-218")
def test_there_is_one_pass_through_a_window() -> None:
    table = trunk(equipped=[[], ["elven-lantern"], []], workers=[[], [], ["lookout"]])
    table.says(1, "decline").says(2, "send lookout")
    assert table.asked == ("opening-bid", [0])  # seat 1 is not asked again


@pytest.mark.rule("VW-218")
def test_a_card_that_is_not_used_up_works_once_per_window() -> None:
    lantern = {"effect": "reveal-random-secret", "cards": 1, "trash": False}
    cards = {"item": [{"key": "elven-lantern", "equip": lantern}]}
    table = at_auction("squires-footlocker", deck=TRUNK, equipped=[[], ["elven-lantern"], []], cards=cards)
    table.says(1, "use elven-lantern")
    assert table.asked == ("opening-bid", [0])
    assert table.auction["secret"] == 2
    assert table.player(1)["equipped"] == ["elven-lantern"]


@pytest.mark.rule("VW-217", "VW-218")
def test_lasting_abilities_work_without_a_question() -> None:
    table = at_auction("wizards-tower", deck=FIVE, equipped=[[], ["spyglass"], []])
    table.says(0, "reveal junk")
    assert table.asked == ("opening-bid", [0])
    assert len(table.view(1)["auction"]["known"]) == 3
    assert len(table.view(2)["auction"]["known"]) == 2


@pytest.mark.rule("VW-218", "VW-227")
def test_a_table_can_ask_everyone_who_holds_anything() -> None:
    table = trunk(equipped=[[], ["whetstone"], []], ask="everyone")
    assert table.asked == ("before-bidding", [1])
    assert table.offered(1) == ["decline"]
    table.says(1, "decline")
    assert table.asked == ("opening-bid", [0])
    assert trunk(equipped=[[], ["whetstone"], []]).about == "opening-bid"


@pytest.mark.rule("VW-218", "VW-227")
def test_asking_everyone_covers_peeks_and_draws_too() -> None:
    table = at_auction("paupers-trunk", deck=TRUNK, workers=[["bouncer"], ["haggler"], ["porter"]], ask="everyone")
    table.quietly("fortune")
    assert table.asked == ("fortune", [0])
    assert table.offered(0) == ["decline"]
    table.says(0, "decline").says(0, "reveal ruby")
    for seat in (1, 2):
        assert table.asked == ("peek-more", [seat])
        assert table.offered(seat) == ["decline"]
        table.says(seat, "decline")
    assert table.asked == ("before-bidding", [1])


@pytest.mark.rule("VW-218")
def test_whoever_has_used_the_only_card_that_works_now_is_not_asked_again() -> None:
    table = trunk(equipped=[[], ["whetstone"], []], workers=[[], ["lookout"], []], ask="everyone")
    table.quietly("before-bidding").says(1, "send lookout")
    assert table.asked == ("opening-bid", [0])


# Artifacts.


@pytest.mark.rule("VW-064", "VW-217")
def test_the_spyglass_shows_one_more_item() -> None:
    table = trunk(equipped=[[], ["spyglass"], []])
    assert table.view(1)["auction"]["known"] == ["junk", "emerald"]
    assert len(table.view(2)["auction"]["known"]) == 1


@pytest.mark.rule("VW-217")
def test_the_spyglass_does_nothing_where_its_owner_does_not_peek() -> None:
    cards = {"vault": [{"key": "paupers-trunk", "peek": 0}]}
    table = trunk(equipped=[[], ["spyglass"], []], workers=[[], ["mixologist"], []], cards=cards)
    assert table.asked == ("opening-bid", [0])
    assert table.view(1)["auction"]["known"] == []


@pytest.mark.rule("VW-217")
@pytest.mark.parametrize("given", [{"equipped": [[], ["elven-lantern"], []]}, {"workers": [[], ["lookout"], []]}])
def test_lantern_and_lookout_open_a_random_secret_item(given: dict[str, list[list[str]]]) -> None:
    opened = set()
    for outcome in (0, 1):
        table = trunk(**given)
        table.luck = [outcome]
        table.says(1, table.offered(1)[0])
        assert table.auction["secret"] == 1
        opened.add(table.last_heard("secret-revealed")["item"])
    assert opened == {"junk", "emerald"}


@pytest.mark.rule("VW-217")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(
    ("tool", "worker", "says"),
    [
        ("elven-lantern", "", "use elven-lantern"),
        ("runed-warhammer", "", "use runed-warhammer"),
        ("", "lookout", "send lookout"),
        ("", "bouncer", "send bouncer"),
        ("", "street-performer", "send-to street-performer 1"),
    ],
)
def test_before_bidding_the_master_and_the_bidders_may_use_what_they_have(
    tool: str, worker: str, says: str, seat: int
) -> None:
    equipped = [[tool] if tool and player == seat else [] for player in range(3)]
    workers = [[worker] if worker and player == seat else [] for player in range(3)]
    table = trunk(equipped=equipped, workers=workers)
    assert table.asked == ("before-bidding", [seat])
    assert says in table.offered(seat)
    assert not {f"send-to street-performer {other}" for other in (0, seat)} & {*table.offered(seat)}


@pytest.mark.rule("VW-217", "VW-219")
@pytest.mark.parametrize(
    ("given", "saved"), [({"equipped": [[], ["dragonscale-purse"], []]}, 5), ({"workers": [[], ["haggler"], []]}, 3)]
)
def test_purse_and_haggler_lower_the_price_and_the_bank_pays_the_difference(
    given: dict[str, list[list[str]]], saved: int
) -> None:
    table = trunk(**given)
    table.says(0, "open-at 1").says(1, "raise 9").says(2, "pass")
    assert table.asked == ("price", [1])
    table.says(1, table.offered(1)[0])
    assert table.gold(1) == 20 - 9 + saved
    assert table.gold(0) == 29


@pytest.mark.rule("VW-217", "VW-219")
def test_a_price_never_falls_below_zero_and_a_winning_master_pays_the_bank_less() -> None:
    table = trunk(equipped=[["dragonscale-purse"], [], []])
    table.says(0, "open-at 3").passes(1, 2)
    table.says(0, "use dragonscale-purse")
    assert table.gold(0) == 20


@pytest.mark.rule("VW-217")
def test_the_gavel_pays_two_gold_when_another_wins_ones_auction() -> None:
    table = trunk(equipped=[["auctioneers-gavel"], [], []])
    table.says(0, "open-at 1").says(1, "raise 5").says(2, "pass")
    assert [table.gold(seat) for seat in range(3)] == [27, 15, 20]
    table = trunk(equipped=[["auctioneers-gavel"], [], []])
    table.says(0, "open-at 1").passes(1, 2)
    assert table.gold(0) == 19


@pytest.mark.rule("VW-217", "VW-222")
def test_the_warhammer_demands_a_raise_of_three_over_its_owners_bid() -> None:
    table = trunk(equipped=[[], ["runed-warhammer"], []])
    table.says(1, "use runed-warhammer").says(0, "open-at 1")
    assert table.view(None)["trash"] == ["runed-warhammer"]
    table.says(1, "raise 5")
    assert table.offered(2)[:2] == ["pass", "raise 8"]


@pytest.mark.rule("VW-217")
def test_the_dagger_takes_a_random_secret_item_for_three_gold() -> None:
    table = trunk(equipped=[[], [], ["moonlit-dagger"]])
    table.says(0, "open-at 1").says(1, "raise 5").says(2, "pass")
    assert table.asked == ("take-secret", [2])
    table.luck = [1]
    table.says(2, "use moonlit-dagger")
    assert table.pile(2) == ["emerald"]
    assert table.pile(1) == ["junk", "ruby"]
    assert [table.gold(seat) for seat in range(3)] == [25, 18, 17]
    assert table.last_heard("secret-gained", seat=2) == {"item": "emerald"}
    assert "secret-gained" not in table.keys_heard(seat=1)
    assert "moonlit-dagger" in table.view(None)["trash"]


@pytest.mark.rule("VW-217", "VW-227")
@pytest.mark.parametrize(("gold", "options"), [(2, ["decline"]), (3, ["use moonlit-dagger", "decline"])])
def test_whoever_cannot_pay_for_the_dagger_is_asked_but_can_only_decline(gold: int, options: list[str]) -> None:
    table = trunk(equipped=[[], [], ["moonlit-dagger"]], gold=[20, 20, gold])
    table.says(0, "open-at 3").says(1, "raise 5").says(2, "pass")
    assert table.asked == ("take-secret", [2])
    assert table.offered(2) == options


@pytest.mark.rule("VW-217")
def test_the_winner_has_no_use_for_the_own_dagger() -> None:
    table = trunk(equipped=[[], ["moonlit-dagger"], []])
    table.says(0, "open-at 1").says(1, "raise 5").says(2, "pass")
    assert len(table.pile(1)) == 3


# Workers.


@pytest.mark.rule("VW-111", "VW-196")
def test_a_bouncer_protects_a_bid_by_five_for_one_auction() -> None:
    table = trunk(workers=[[], ["bouncer"], []], deck=[*TRUNK, *["junk"] * 20])
    table.says(1, "send bouncer").says(0, "open-at 1").says(1, "raise 10")
    assert table.offered(2)[:2] == ["pass", "raise 15"]
    table.refuses(2, "raise 14")
    table.says(2, "raise 15")
    assert table.offered(1)[:2] == ["pass", "raise 16"]
    table.says(1, "pass")
    table.quietly("opening-bid")
    assert table.auction["guard"] == [1, 1, 1]


@pytest.mark.rule("VW-196")
def test_a_bouncer_of_the_master_protects_the_opening_bid() -> None:
    table = trunk(workers=[["bouncer"], [], []])
    table.says(0, "send bouncer").says(0, "open-at 4")
    assert table.offered(1)[:2] == ["pass", "raise 9"]


@pytest.mark.rule("VW-158", "VW-222")
def test_whoever_cannot_reach_the_larger_raise_can_only_pass() -> None:
    table = trunk(workers=[["bouncer"], [], []], gold=[20, 8, 20])
    table.says(0, "send bouncer").says(0, "open-at 4")
    assert table.offered(1) == ["pass"]


@pytest.mark.rule("VW-222")
def test_protections_of_one_player_do_not_add_up() -> None:
    table = trunk(workers=[[], ["bouncer"], []], equipped=[[], ["runed-warhammer"], []])
    table.says(1, "send bouncer").says(1, "use runed-warhammer")
    assert table.auction["guard"] == [1, 5, 1]


@pytest.mark.rule("VW-217")
def test_the_target_of_a_street_performer_passes_once() -> None:
    table = trunk(workers=[["street-performer"], [], []])
    assert table.offered(0) == ["send-to street-performer 1", "send-to street-performer 2", "decline"]
    table.says(0, "send-to street-performer 1").says(0, "open-at 1")
    assert table.asked == ("bid", [2])
    assert table.auction["bids"] == [{"seat": 0, "gold": 1}, {"seat": 1, "gold": None}]
    table.says(2, "raise 2")
    assert table.asked == ("bid", [1])


@pytest.mark.rule("VW-159", "VW-217")
def test_a_forced_pass_counts_for_the_end_of_bidding() -> None:
    table = trunk(workers=[["street-performer"], [], []])
    table.says(0, "send-to street-performer 2").says(0, "open-at 1").says(1, "pass")
    assert len(table.pile(0)) == 3


@pytest.mark.rule("VW-217")
def test_a_mixologist_sees_two_more_items_right_after_the_own_peek() -> None:
    table = at_auction("wizards-tower", deck=[*FIVE[:4], "broad-axe"], workers=[[], [], ["mixologist"]])
    table.says(0, "reveal junk")
    assert table.asked == ("peek-more", [2])
    table.says(2, "send mixologist")
    assert len(table.view(2)["auction"]["known"]) == 4
    assert table.asked == ("opening-bid", [0])


@pytest.mark.rule("VW-217")
def test_a_mixologist_may_stay_for_another_peek() -> None:
    table = at_auction("wizards-tower", deck=FIVE, workers=[[], [], ["mixologist"]])
    table.says(0, "reveal junk").says(2, "decline")
    assert table.asked == ("opening-bid", [0])
    assert len(table.view(2)["auction"]["known"]) == 2
    assert table.player(2)["workers"] == ["mixologist"]


@pytest.mark.rule("VW-217", "VW-218")
def test_a_mixologist_is_not_offered_when_everything_has_been_seen() -> None:
    table = at_auction("paupers-trunk", deck=["ruby", "junk"], rest_of_deck=False, workers=[[], ["mixologist"], []])
    table.says(0, "reveal ruby")
    assert table.asked == ("opening-bid", [0])


@pytest.mark.rule("VW-106", "VW-217")
def test_a_fortune_teller_draws_one_more_and_puts_one_under_the_deck() -> None:
    table = at_auction("paupers-trunk", deck=[*TRUNK, "diamond"], workers=[["fortune-teller"], [], []])
    assert table.asked == ("fortune", [0])
    table.says(0, "send fortune-teller")
    assert table.asked == ("put-under", [0])
    assert table.offered(0) == ["return junk", "return ruby", "return emerald", "return diamond"]
    table.says(0, "return junk")
    assert table.view(0)["under_known"] == ["junk"]
    assert table.view(1)["under_deck"] == 1
    assert table.view(1)["under_known"] == []
    assert table.offered(0) == ["reveal ruby", "reveal emerald", "reveal diamond"]
    assert table.view(None)["worker_discard"] == ["fortune-teller"]


@pytest.mark.rule("VW-217")
def test_a_fortune_teller_is_not_asked_when_nothing_is_left_to_draw() -> None:
    given = {"deck": TRUNK, "rest_of_deck": False, "workers": [["fortune-teller"], [], []]}
    assert at_auction("paupers-trunk", **given).about == "reveal"  # type: ignore[arg-type]
    assert at_auction("paupers-trunk", trash=["junk"], **given).about == "fortune"  # type: ignore[arg-type]


@pytest.mark.rule("VW-106", "VW-110", "VW-221")
def test_an_apprentice_swaps_an_item_with_one_of_the_trash() -> None:
    table = at_sale(piles=[["ruby", "junk"]], trash=["diamond", "junk"], workers=[["apprentice"], [], []])
    assert table.asked == ("before-selling", [0])
    assert table.offered(0) == ["give ruby", "decline"]
    table.says(0, "give ruby")
    assert table.offered(0) == ["take junk", "take diamond"]
    table.says(0, "take diamond")
    assert table.pile(0) == ["junk", "diamond"]
    assert table.view(None)["trash"] == ["junk", "ruby"]
    assert table.player(0, viewer=1)["known"] == ["diamond"]
    assert table.view(None)["worker_discard"] == ["apprentice"]
    assert table.asked == ("sell", [0])


@pytest.mark.rule("VW-221")
def test_what_an_apprentice_fetches_cannot_be_equipped_in_this_round() -> None:
    table = at_equipping(piles=[["ruby"]], trash=["spyglass"], workers=[["apprentice"], [], []])
    table.says(0, "decline").says(0, "give ruby").says(0, "take spyglass")
    assert table.about == "sell"
    table.refuses(0, "equip spyglass")


@pytest.mark.rule("VW-221", "VW-227")
def test_an_apprentice_needs_a_pile_and_a_trash_and_something_better_than_junk() -> None:
    assert at_sale(piles=[["ruby"]], workers=[["apprentice"], [], []]).about == "sell"
    assert at_sale(piles=[[], ["ruby"]], trash=["junk"], workers=[["apprentice"], [], []]).about == "sell"
    table = at_sale(piles=[["junk"]], trash=["ruby"], workers=[["apprentice"], [], []])
    assert table.asked == ("before-selling", [0])
    assert table.offered(0) == ["decline"]


@pytest.mark.rule("VW-217")
def test_a_porter_lets_one_sell_two_items_more() -> None:
    table = at_sale(piles=[["dragon-egg"] * 6 + ["ruby"]], workers=[["porter"], [], []])
    assert table.asked == ("porter", [0])
    table.says(0, "send porter")
    for _ in range(6):
        table.says(0, "sell dragon-egg")
    assert table.offered(0) == ["finish-sale 0", "revise"]


@pytest.mark.rule("VW-217", "VW-218")
def test_a_porter_is_not_offered_to_a_small_pile() -> None:
    assert at_sale(piles=[["ruby"] * 3 + ["junk"]], workers=[["porter"], [], []]).about == "sell"
    table = at_sale(
        piles=[["ruby"] * 3 + ["dragon-egg"] * 4], equipped=[["merchants-scales"]], workers=[["porter"], [], []]
    )
    table.says(0, "send porter")
    assert table.view(0)["choice"]["limit"] == 8


@pytest.mark.rule("VW-106", "VW-109", "VW-195")
def test_a_versatilist_buys_what_another_has_sold_and_the_seller_loses_nothing() -> None:
    table = at_sale(piles=[["elven-helm", "elven-shield"], ["ruby"]], workers=[[], ["versatilist"], []])
    table.says(0, "sell elven-helm").says(0, "sell elven-shield").says(0, "finish-sale 0")
    table.says(1, "finish-sale 0")
    assert table.asked == ("versatilist", [1])
    assert table.offered(1) == ["buy elven-helm", "buy elven-shield", "decline"]
    table.says(1, "buy elven-helm")
    assert table.gold(0) == 28
    assert table.gold(1) == 18
    assert table.pile(1) == ["ruby", "elven-helm"]
    assert table.view(None)["trash"] == ["elven-shield"]
    assert table.view(None)["worker_discard"] == ["versatilist"]
    assert table.about == "loan"  # it cannot be sold in the same step


@pytest.mark.rule("VW-109")
def test_what_one_versatilist_has_bought_the_next_cannot_buy() -> None:
    table = at_sale(
        piles=[["elven-helm", "ruby"], ["emerald"], ["emerald"]],
        workers=[[], ["versatilist"], ["versatilist"]],
        cards={"worker": [{"key": "versatilist", "copies": 2}]},
    )
    table.says(0, "sell elven-helm", "sell ruby", "finish-sale 0")
    table.says(1, "finish-sale 0").says(2, "finish-sale 0")
    table.says(1, "buy elven-helm")
    assert table.offered(2) == ["buy ruby", "decline"]


@pytest.mark.rule("VW-220", "VW-227")
def test_a_versatilist_buys_neither_junk_nor_the_own_sale_nor_what_is_too_dear() -> None:
    table = at_sale(
        piles=[["obsidian-sword", "ruby", "junk"], ["emerald"]], workers=[[], ["versatilist"], []], gold=[20, 0, 20]
    )
    table.says(0, "sell obsidian-sword").says(0, "sell ruby").says(0, "finish-sale 1")
    table.says(1, "sell emerald").says(1, "finish-sale 0")
    assert table.gold(1) == 5  # the own income is there first
    assert table.offered(1) == ["buy ruby", "decline"]


@pytest.mark.rule("VW-218", "VW-220", "VW-227")
@pytest.mark.parametrize(("open_gold", "question"), [(False, "versatilist"), (True, "loan")])
def test_with_open_gold_a_versatilist_too_poor_for_everything_is_not_asked(open_gold: bool, question: str) -> None:
    def sold_to(gold: int) -> Table:
        given = {"piles": [["ruby"], ["junk"]], "workers": [[], ["versatilist"], []], "gold": [20, gold, 20]}
        table = at_sale(open_gold=open_gold, **given)
        return table.says(0, "sell ruby").says(0, "finish-sale 0").says(1, "finish-sale 0")

    assert sold_to(3).about == question
    assert sold_to(4).offered(1) == ["buy ruby", "decline"]


@pytest.mark.rule("VW-220")
def test_a_versatilist_is_not_asked_when_only_junk_was_thrown_away() -> None:
    table = at_sale(piles=[["junk"], ["ruby"]], workers=[[], ["versatilist"], []])
    table.says(0, "finish-sale 1").says(1, "finish-sale 0")
    assert table.about == "loan"


@pytest.mark.rule("VW-106", "VW-217")
def test_a_lazy_peon_stores_everything_for_nothing() -> None:
    table = at_storage(piles=[["ruby", "junk", "junk"]], workers=[["lazy-peon"], [], []], gold=[0, 20, 20])
    assert "store" not in table.offered(0)
    table.says(0, "send lazy-peon").says(0, "store")
    assert table.gold(0) == 0
    assert table.player(0)["pile"] == 3
    assert table.player(0)["workers"] == []
    assert table.view(None)["worker_discard"] == ["lazy-peon"]
    assert "junk-shown" not in table.keys_heard(seat=1)


@pytest.mark.rule("VW-217")
def test_with_a_lazy_peon_no_junk_is_shown_and_items_may_still_go() -> None:
    table = at_storage(piles=[["ruby", "junk", "junk"]], workers=[["lazy-peon"], [], []], gold=[0, 20, 20])
    table.says(0, "show-junk 2").says(0, "send lazy-peon").says(0, "throw ruby").says(0, "store")
    assert "junk-shown" not in table.keys_heard(seat=1)
    assert table.pile(0) == ["junk", "junk"]
    assert table.view(None)["trash"] == ["ruby"]


@pytest.mark.rule("VW-106", "VW-217")
def test_a_bookkeeper_borrows_eight_gold_without_a_token() -> None:
    table = at_loan(gold=[5, 20, 20], workers=[["bookkeeper"], [], []])
    assert table.offered(0) == ["decline", "visit", "send bookkeeper"]
    table.says(0, "send bookkeeper").says(1, "decline").says(2, "decline")
    assert table.gold(0) == 13
    assert table.player(0)["tokens"] == 0
    assert table.player(0)["workers"] == []
    assert table.view(None)["worker_discard"] == ["bookkeeper"]


@pytest.mark.rule("VW-217", "VW-084")
def test_a_bookkeepers_visit_is_the_visit_of_the_round() -> None:
    table = at_loan(gold=[1, 20, 20], workers=[["bookkeeper"], [], []])
    table.says(0, "send bookkeeper").says(1, "decline").says(2, "decline")
    assert table.asked == ("loan", [1, 2])


@pytest.mark.rule("VW-217")
def test_a_bookkeeper_serves_the_second_visit_too() -> None:
    table = at_loan(gold=[5, 20, 20], workers=[["bookkeeper"], [], []])
    for seat in range(3):
        table.says(seat, "decline")
    assert table.view(None)["phase"] == "end-of-round"
    assert table.offered(0) == ["decline", "visit", "send bookkeeper"]


@pytest.mark.rule("VW-217")
def test_a_rich_bookkeeper_stays_at_home() -> None:
    assert at_loan(gold=[12, 20, 20], workers=[["bookkeeper"], [], []]).offered(0) == ["decline"]
