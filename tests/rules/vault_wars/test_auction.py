"""Phase II: draw, reveal, peek, bid, win."""

import pytest

from tests.rules.vault_wars.table import Table, at_auction, lay_out
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.luck import Luck

TRUNK = ["ruby", "junk", "emerald"]
FOUR = ["ruby", "junk", "emerald", "dragon-egg"]


def bidding(opening: int = 3, **given: object) -> Table:
    """Seat 0 has opened the auction of Pauper's Trunk; seat 1 is asked."""
    given.setdefault("deck", TRUNK)
    table = at_auction("paupers-trunk", **given)  # type: ignore[arg-type]
    table.says(0, "reveal ruby")
    table.says(0, f"open-at {opening}")
    return table


# Draw and reveal.


@pytest.mark.rule("VW-001", "VW-040", "VW-041")
def test_the_auction_master_draws_and_sees_every_item() -> None:
    table = at_auction("alchemists-cabinet", deck=FOUR)
    assert table.asked == ("reveal", [0])
    assert sorted(table.view(0)["auction"]["known"]) == sorted(FOUR)
    assert table.auction["secret"] == 4
    assert table.view(1)["auction"]["known"] == []
    assert table.view(0)["deck"] == 69


@pytest.mark.rule("VW-041", "VW-042")
def test_as_many_items_as_the_vault_shows_are_revealed_at_the_masters_choice() -> None:
    table = at_auction("rangers-cache", deck=FOUR)
    table.says(0, "reveal emerald")
    assert table.auction["open"] == []
    assert table.offered(0) == ["reveal junk", "reveal dragon-egg", "reveal ruby"]
    table.says(0, "reveal junk")
    assert table.auction["open"] == ["junk", "emerald"]
    assert table.auction["secret"] == 2
    assert table.last_heard("items-revealed") == {"seat": 0, "items": ["junk", "emerald"]}


@pytest.mark.rule("VW-041")
def test_a_vault_without_reveals_opens_nothing() -> None:
    table = at_auction("squires-footlocker", deck=TRUNK)
    assert table.asked == ("opening-bid", [0])
    assert table.auction["open"] == []


@pytest.mark.rule("VW-167")
def test_if_fewer_items_are_drawn_than_revealed_all_are_open() -> None:
    table = at_auction("rangers-cache", deck=["ruby"], rest_of_deck=False)
    table.says(0, "reveal ruby")
    assert table.auction["open"] == ["ruby"]
    assert table.auction["secret"] == 0
    assert table.asked == ("opening-bid", [0])


@pytest.mark.rule("VW-164")
def test_an_empty_deck_is_refilled_from_the_trash() -> None:
    table = at_auction(
        "wizards-tower", deck=["ruby", "emerald"], trash=["junk", "junk", "diamond", "broad-axe"], rest_of_deck=False
    )
    known = table.view(0)["auction"]["known"]
    assert len(known) == 5
    assert {"ruby", "emerald"} <= set(known)
    assert table.view(0)["trash"] == []
    assert table.view(0)["deck"] == 1
    assert table.last_heard("trash-shuffled") == {"count": 4}


@pytest.mark.rule("VW-164")
def test_if_even_the_trash_is_too_small_as_many_as_possible_are_drawn() -> None:
    table = at_auction("wizards-tower", deck=["ruby"], trash=["junk"], rest_of_deck=False)
    assert sorted(table.view(0)["auction"]["known"]) == ["junk", "ruby"]


@pytest.mark.rule("VW-165", "VW-166")
def test_used_vaults_are_public_and_never_come_back() -> None:
    table = bidding(deck=[*TRUNK, *["junk"] * 20])
    table.passes(1, 2)
    assert table.view(None)["used"] == ["paupers-trunk"]
    assert "paupers-trunk" not in table.view(0)["trash"]
    assert table.player(0)["played"] is None


@pytest.mark.rule("VW-165")
def test_a_new_item_deck_is_made_of_the_trash_alone() -> None:
    table = bidding(deck=TRUNK, trash=["diamond"] * 3 + ["junk"] * 3, rest_of_deck=False)
    table.passes(1, 2)
    assert sorted(table.view(1)["auction"]["known"]) == ["diamond"] * 2 + ["junk"] * 3
    assert (table.view(1)["deck"], table.view(1)["trash"]) == (1, [])
    assert table.view(1)["used"] == ["paupers-trunk"]


# Peek.


@pytest.mark.rule("VW-043", "VW-044", "VW-046", "VW-047")
def test_the_secret_items_go_round_from_the_left_and_everyone_peeks_once() -> None:
    table = at_auction("wizards-tower", deck=["ruby", "junk", "emerald", "diamond", "dragon-egg"], master=1, seats=4)
    table.says(1, "reveal junk")
    peeks = [event.args["seat"] for event in table.match.events(None) if event.key == "peeked-some"]
    assert peeks == [2, 3, 0]
    for seat in (2, 3, 0):
        assert len(table.view(seat)["auction"]["known"]) == 2
    assert table.asked == ("opening-bid", [1])


@pytest.mark.rule("VW-044", "VW-163")
def test_a_peek_is_random_and_private() -> None:
    seen = []
    for outcome in range(3):
        table = at_auction("alchemists-cabinet", deck=FOUR)
        table.luck = [outcome, 2]
        table.says(0, "reveal junk")
        seen.append(table.last_heard("peeked", seat=1)["items"])
        assert "peeked" not in table.keys_heard(seat=2)[: table.keys_heard(seat=2).index("peeked")]
        assert "peeked" not in table.keys_heard(seat=None)
        assert table.view(1)["auction"]["known"] == seen[-1]
        assert table.view(2)["auction"]["known"] == table.last_heard("peeked", seat=2)["items"] != seen[-1]
        assert table.view(None)["auction"]["known"] == []
    assert sorted(item for items in seen for item in items) == ["dragon-egg", "emerald", "ruby"]


@pytest.mark.rule("VW-045", "VW-163")
def test_no_view_gives_secret_items_a_place_or_a_mark() -> None:
    table = at_auction("wizards-tower", deck=["ruby", "junk", "emerald", "diamond", "dragon-egg"])
    table.says(0, "reveal junk")
    auction = table.view(1)["auction"]
    assert auction["secret"] == 4
    assert auction["known"] == ["ruby", "emerald"]  # in the order of names, not of places
    table = at_auction("wizards-tower", deck=["ruby", "junk", "emerald", "diamond", "dragon-egg"])
    table.luck = [5]
    table.says(0, "reveal junk")
    assert table.view(1)["auction"]["known"] == ["dragon-egg", "diamond"]


@pytest.mark.rule("VW-045")
def test_the_next_bidder_peeks_at_all_secret_items_again_seen_or_not() -> None:
    seen = []
    for outcome in range(3):
        table = at_auction("alchemists-cabinet", deck=FOUR)
        table.luck = [0, outcome]
        table.says(0, "reveal junk")
        assert table.last_heard("peeked", seat=1)["items"] == ["ruby"]
        seen += table.last_heard("peeked", seat=2)["items"]
    assert sorted(seen) == ["dragon-egg", "emerald", "ruby"]


@pytest.mark.rule("VW-162")
def test_whoever_may_peek_at_more_than_there_are_sees_all() -> None:
    table = at_auction("wizards-tower", deck=["ruby", "junk"], rest_of_deck=False)
    table.says(0, "reveal junk")
    assert table.view(1)["auction"]["known"] == ["ruby"]
    assert table.view(2)["auction"]["known"] == ["ruby"]


@pytest.mark.rule("VW-162")
def test_without_secret_items_nobody_peeks() -> None:
    table = at_auction("paupers-trunk", deck=["ruby"], rest_of_deck=False)
    table.says(0, "reveal ruby")
    assert "peeked-some" not in table.keys_heard(seat=None)
    assert table.asked == ("opening-bid", [0])


# Bidding.


@pytest.mark.rule("VW-048", "VW-049", "VW-157")
def test_the_master_opens_with_any_number_up_to_the_own_gold() -> None:
    table = at_auction("paupers-trunk", deck=TRUNK, gold=[4, 20, 20])
    table.says(0, "reveal ruby")
    assert table.asked == ("opening-bid", [0])
    assert table.offered(0) == [f"open-at {n}" for n in range(5)]
    table.refuses(0, "open-at 5")
    table.says(0, "open-at 0")
    assert table.auction["high"] == 0


@pytest.mark.rule("VW-049", "VW-051")
def test_a_raise_is_at_least_one_more_and_never_more_than_one_has() -> None:
    table = bidding(3, gold=[20, 6, 20])
    assert table.offered(1) == ["pass", "raise 4", "raise 5", "raise 6"]
    for text in ("raise 3", "raise 7"):
        table.refuses(1, text)


@pytest.mark.rule("VW-049", "VW-155")
def test_a_refusal_tells_nothing_about_anybodys_gold() -> None:
    complaints = []
    for gold in (6, 12):
        table = bidding(3, gold=[20, 6, gold])
        with pytest.raises(IllegalAnswer) as refusal:
            table.says(1, "raise 19")
        complaints.append(str(refusal.value))
        with pytest.raises(IllegalAnswer) as refusal:
            table.says(2, "raise 19")
        complaints.append(str(refusal.value))
    assert complaints[:2] == complaints[2:]
    assert "6" not in complaints[0]


@pytest.mark.rule("VW-050", "VW-053")
def test_bidding_goes_clockwise_from_the_masters_left_without_the_master() -> None:
    table = at_auction("paupers-trunk", deck=TRUNK, seats=4, master=2)
    table.says(2, "reveal ruby").says(2, "open-at 1")
    order: list[int] = []
    bid = 1
    while table.about == "bid" and len(order) < 7:
        order.append(table.seats_asked[0])
        bid += 1
        table.says(order[-1], f"raise {bid}")
    assert order == [3, 0, 1, 3, 0, 1, 3]


@pytest.mark.rule("VW-052", "VW-159", "VW-160")
def test_the_auction_is_over_when_all_others_passed_since_the_last_raise() -> None:
    table = bidding(3)
    table.says(1, "raise 5")
    assert table.asked == ("bid", [2])
    table.says(2, "pass")
    assert table.gold(1) == 15  # nobody asked seat 1 to raise the own bid


@pytest.mark.rule("VW-052", "VW-159")
def test_bidding_goes_on_until_a_full_lap_of_passes() -> None:
    table = at_auction("paupers-trunk", deck=TRUNK, seats=4)
    table.says(0, "reveal ruby").says(0, "open-at 1").passes(1, 2)
    assert table.asked == ("bid", [3])
    table.says(3, "raise 2").passes(1)
    assert table.asked == ("bid", [2])
    table.passes(2)
    assert table.last_heard("auction-won")["seat"] == 3


@pytest.mark.rule("VW-054")
def test_a_bidder_who_passed_may_come_back() -> None:
    table = bidding(3)
    table.says(1, "pass").says(2, "raise 5")
    assert table.asked == ("bid", [1])
    table.says(1, "raise 6").says(2, "pass")
    assert table.gold(1) == 14


@pytest.mark.rule("VW-055", "VW-057", "VW-161")
def test_the_winner_pays_the_master_at_once_and_nobody_else_pays() -> None:
    table = bidding(3, deck=[*TRUNK, *["junk"] * 20])
    table.says(1, "raise 4").says(2, "raise 9").says(1, "pass")
    assert [table.gold(seat) for seat in range(3)] == [29, 20, 11]
    assert table.last_heard("paid") == {"seat": 2, "other": 0, "gold": 9}


@pytest.mark.rule("VW-161")
def test_income_can_be_spent_in_the_next_auction_of_the_round() -> None:
    table = bidding(0, gold=[0, 20, 20], deck=[*TRUNK, *["junk"] * 20])
    table.says(1, "raise 12").says(2, "pass")
    table.quietly("bid")
    while table.seats_asked != [0]:
        table.says(table.seats_asked[0], "pass")
    assert "raise 12" in table.offered(0)


@pytest.mark.rule("VW-056")
def test_if_nobody_raises_the_master_wins_and_pays_the_bank() -> None:
    table = bidding(3)
    table.passes(1, 2)
    assert [table.gold(seat) for seat in range(3)] == [17, 20, 20]
    assert len(table.pile(0)) == 3
    assert table.last_heard("paid-bank") == {"seat": 0, "gold": 3}


@pytest.mark.rule("VW-158", "VW-227")
def test_whoever_cannot_raise_is_asked_like_anybody_and_can_only_pass() -> None:
    poor = bidding(3, gold=[20, 3, 20])
    rich = bidding(3, gold=[20, 20, 20])
    assert poor.offered(1) == ["pass"]
    for asked in (1, 2):
        assert poor.asked == rich.asked == ("bid", [asked])
        for viewer in (0, 2, None):
            assert poor.match.view(viewer) == rich.match.view(viewer)
            assert poor.keys_heard(seat=viewer) == rich.keys_heard(seat=viewer)
        poor.says(asked, "pass")
        rich.says(asked, "pass")


@pytest.mark.rule("VW-158")
def test_where_gold_is_open_the_table_passes_for_whoever_cannot_raise() -> None:
    table = bidding(3, gold=[20, 3, 20], open_gold=True)
    assert table.asked == ("bid", [2])
    assert table.auction["bids"] == [{"seat": 0, "gold": 3}, {"seat": 1, "gold": None}]


@pytest.mark.rule("VW-158")
def test_whoever_has_just_enough_for_the_smallest_raise_is_asked() -> None:
    table = bidding(3, gold=[20, 4, 20])
    assert table.asked == ("bid", [1])
    assert table.offered(1) == ["pass", "raise 4"]


@pytest.mark.rule("VW-158")
def test_with_no_gold_at_all_the_master_takes_the_vault_for_nothing() -> None:
    table = at_auction("paupers-trunk", deck=TRUNK, gold=[0, 0, 0])
    table.says(0, "reveal ruby")
    assert table.offered(0) == ["open-at 0"]
    table.says(0, "open-at 0").passes(1, 2)
    assert len(table.pile(0)) == 3
    assert table.gold(0) == 0


@pytest.mark.rule("VW-155")
def test_bids_and_prices_are_shown_as_they_happen() -> None:
    table = bidding(3)
    table.says(1, "raise 7")
    assert table.last_heard("raised") == {"seat": 1, "gold": 7}
    assert table.view(None)["players"][1]["gold"] is None
    table.says(2, "pass")
    assert table.last_heard("paid")["gold"] == 7


# Standing orders.


def test_a_standing_order_raises_by_the_least_up_to_its_limit() -> None:
    table = bidding(3, standing_orders=True)
    table.says(1, "order 8")
    assert (table.auction["high"], table.auction["leader"]) == (4, 1)
    table.says(2, "raise 6")
    assert (table.auction["high"], table.auction["leader"]) == (7, 1)
    table.says(2, "raise 8")
    assert table.asked == ("bid", [1])
    assert table.view(1)["auction"]["order"] is None


def test_a_standing_order_is_secret_and_looks_like_raises() -> None:
    ordered = bidding(3, standing_orders=True)
    ordered.says(1, "order 8").says(2, "raise 6")
    spoken = bidding(3, standing_orders=True)
    spoken.says(1, "raise 4").says(2, "raise 6").says(1, "raise 7")
    assert ordered.view(1)["auction"]["order"] == 8
    for viewer in (0, 2, None):
        assert ordered.view(viewer) == spoken.view(viewer)
        assert ordered.keys_heard(seat=viewer) == spoken.keys_heard(seat=viewer)


def test_nobody_imagines_the_standing_order_of_another() -> None:
    table = bidding(3, standing_orders=True)
    table.says(1, "order 8")
    mine = table.match.imagine(1, Luck.of(1)).view(1)["table"]["auction"]
    theirs = table.match.imagine(2, Luck.of(1)).view(1)["table"]["auction"]
    assert (mine["order"], theirs["order"]) == (8, None)


def test_standing_orders_are_offered_only_where_the_table_wants_them() -> None:
    assert not any(text.startswith("order") for text in bidding(3).offered(1))
    assert "order 20" in bidding(3, standing_orders=True).offered(1)
    assert "order 21" not in bidding(3, standing_orders=True).offered(1)


# The winner.


@pytest.mark.rule("VW-058", "VW-060", "VW-156")
def test_the_winner_takes_all_items_face_down_and_shows_nothing() -> None:
    table = bidding(3)
    table.says(1, "raise 5").says(2, "pass")
    assert table.pile(1) == ["junk", "ruby", "emerald"]
    assert table.last_heard("items-taken", seat=1)["items"] == ["junk", "ruby", "emerald"]
    for viewer in (0, 2, None):
        player = table.view(viewer)["players"][1]
        assert player["items"] is None
        assert player["pile"] == 3
    assert "items-taken" not in table.keys_heard(seat=2)


@pytest.mark.rule("VW-156", "VW-163")
def test_everyone_remembers_what_they_saw_go_into_a_pile() -> None:
    table = bidding(3)
    table.says(1, "raise 5").says(2, "pass")
    assert table.player(1, viewer=0)["known"] == ["junk", "ruby", "emerald"]  # the seller saw all
    assert table.player(1, viewer=2)["known"] == ["junk", "ruby"]  # the open Ruby and the peek


@pytest.mark.rule("VW-059")
def test_the_vault_is_used_up() -> None:
    table = bidding(3)
    table.passes(1, 2)
    assert table.view(2)["used"] == ["paupers-trunk"]
    assert "paupers-trunk" not in (table.player(0)["hand"] or [])


@pytest.mark.rule("VW-061")
def test_the_next_vault_follows_and_after_the_last_one_phase_three() -> None:
    table = bidding(3, deck=[*TRUNK, *["junk"] * 20])
    table.passes(1, 2)
    assert table.view(None)["phase"] == "auction"
    assert table.auction["master"] != 0
    table.quietly("equip")
    assert table.view(None)["phase"] == "get-paid"
    assert len(table.view(None)["used"]) == 3
    assert "stored" not in table.keys_heard()  # Phase IV comes later


@pytest.mark.rule("VW-219")
def test_the_end_of_an_auction_runs_in_a_fixed_order() -> None:
    """Price reductions, payment, commission, abilities that take items, the rest to the winner."""
    table = at_auction(
        "squires-footlocker",
        deck=TRUNK,
        equipped=[["auctioneers-gavel"], ["dragonscale-purse"], ["moonlit-dagger"]],
        workers=[[], ["haggler"], []],
    )
    table.says(0, "open-at 2").says(1, "raise 10").says(2, "pass")
    assert table.asked == ("price", [1])
    table.says(1, "use dragonscale-purse").says(1, "send haggler")
    assert table.asked == ("take-secret", [2])
    assert [table.gold(seat) for seat in range(3)] == [32, 18, 20]
    table.says(2, "use moonlit-dagger")
    told = table.keys_heard()
    order = [
        "auction-won",
        "artifact-used",
        "price-lowered",
        "worker-used",
        "paid",
        "commission",
        "secret-taken",
        "items-won",
    ]
    places = [told.index(key) for key in order]
    assert places == sorted(places)
    assert [table.gold(seat) for seat in range(3)] == [32, 21, 17]
    assert (len(table.pile(1)), len(table.pile(2))) == (2, 1)


def test_a_full_table_keeps_every_component() -> None:
    table = lay_out(seats=5, gold=[1, 2, 3, 4, 5])
    before = table.match.state.census()
    table.quietly("equip")
    assert table.match.state.census() == before
