"""Two players and the Mysterious Bidder."""

from collections import Counter

import pytest

from tests.rules.vault_wars.table import (
    HEROES,
    ITEMS,
    VAULTS,
    Table,
    at_auction,
    at_equipping,
    at_scoring,
    at_storage,
    lay_out,
    played,
    start,
)
from undercroft.games.vault_wars.reading import shipped_cards

MB = 2
FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]
PAIR = [["ranger", "stoneguard"], ["paladin", "arcanist"], ["beastmaster", "barbarian"]]
"""The Mysterious Bidder wants eggs and weapons."""
GEMS_ALONE = {"bidding_deck": {key: int(key in ("ruby", "emerald", "diamond")) for key in ITEMS}}
"""A bidding deck of three cards."""


def bidding(
    turned: list[str], *, vault: str = "squires-footlocker", opening: int = 0, master: int = 0, **given: object
) -> Table:
    """The master auctions a vault of three items and opens; the Mysterious Bidder bids after seat 1."""
    given.setdefault("heroes", PAIR)
    given.setdefault("deck", ["junk"] * 12)
    table = at_auction(vault, seats=2, master=master, bidding_deck=turned, **given)  # type: ignore[arg-type]
    table.quietly("opening-bid")
    table.says(master, f"open-at {opening}")
    return table


def shown(table: Table) -> list[str]:
    return list(table.view(0)["bidding"]["shown"])


def mysterious_bids(table: Table) -> list[int | None]:
    return [bid["gold"] for bid in table.auction["bids"] if bid["seat"] == MB]


# Set-up.


@pytest.mark.rule("VW-113", "VW-116", "VW-117", "VW-118", "VW-198")
def test_two_players_are_joined_by_a_third_bidder_with_gold_heroes_and_vaults() -> None:
    table = start(2, draft=False)
    players = table.view(0)["players"]
    assert [player["mysterious"] for player in players] == [False, False, True]
    assert players[MB]["gold"] == 20
    assert table.gold(0) == table.gold(1) == 20
    assert [player["vaults"] for player in players] == [4, 4, 4]
    assert table.view(0)["rounds"] == 4
    assert len(table.player(0)["heroes"]) == len(players[MB]["heroes"]) == 2
    assert table.seats_asked == [0, 1]


@pytest.mark.rule("VW-114", "VW-200", "VW-212")
def test_the_bidding_deck_is_made_of_21_items_that_leave_the_game() -> None:
    state = start(2, draft=False).match.to_json()
    deck = Counter(ITEMS[face] for face in state["bidding_deck"])
    singles = [
        "ruby",
        "emerald",
        "diamond",
        "ornate-bow",
        "broad-axe",
        "obsidian-sword",
        "dwarven-helm",
        "dragon-chestplate",
    ]
    singles += ["elven-shield", "spyglass", "whetstone", "rune-forge"]
    assert deck == Counter({"junk": 6, "dragon-egg": 3, **dict.fromkeys(singles, 1)})
    assert len(state["deck"]) == 52
    assert ITEMS.index("spyglass") not in state["deck"]


@pytest.mark.rule("VW-114")
def test_the_bidding_deck_is_shuffled() -> None:
    decks = [start(2, seed, draft=False).match.to_json()["bidding_deck"] for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


@pytest.mark.rule("VW-200")
def test_bidding_cards_never_mix_with_the_items() -> None:
    table = played(2, 6)
    state = table.match.to_json()
    cards = state["bidding_deck"] + state["bidding_shown"] + state["bidding_aside"]
    assert Counter(cards) == Counter(
        face for face, count in enumerate(shipped_cards().bidding_deck) for _ in range(count)
    )


@pytest.mark.rule("VW-115")
def test_four_vaults_stay_in_the_box() -> None:
    away = {VAULTS.index(key) for key in ("smugglers-hold", "gamblers-den", "nobles-gallery", "pirates-chest")}
    for seed in range(5):
        state = start(2, seed, draft=False).match.to_json()
        assert set(state["box"]) == away
        dealt = sorted(shipped_cards().priority[vault] for hand in state["vaults"] for vault in hand)
        assert dealt == [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16]
    assert sorted(shipped_cards().priority[vault] for vault in away) == [10, 11, 13, 14]


@pytest.mark.rule("VW-119", "VW-120", "VW-224")
def test_what_is_open_of_the_mysterious_bidder_and_what_is_not() -> None:
    table = bidding(["ruby", "junk", "junk", "junk"], piles=[[], [], ["emerald"]], tokens=[0, 0, 1])
    table.says(1, "pass")
    for viewer in (0, 1, None):
        player = table.view(viewer)["players"][MB]
        assert sorted(entry["hero"] for entry in player["heroes"]) == ["barbarian", "beastmaster"]
        assert (player["gold"], player["tokens"], player["pile"]) == (20, 1, 1)
        assert player["items"] is None
        assert player["hand"] is None
        bidding_deck = table.view(viewer)["bidding"]
        assert bidding_deck == {"deck": 20, "shown": ["ruby"], "total": 4, "aside": []}
    table.says(1, "pass").quietly("reveal")
    assert table.view(1)["bidding"] == {"deck": 20, "shown": [], "total": 0, "aside": ["ruby"]}


@pytest.mark.rule("VW-224")
def test_the_open_heroes_do_not_betray_the_secret_pile() -> None:
    views = []
    for pile in (["dragon-egg"], ["junk"]):
        table = at_storage(seats=2, piles=[["ruby"], [], pile], heroes=PAIR)
        views.append(table.view(0)["players"][MB])
    assert views[0] == views[1]


@pytest.mark.rule("VW-121")
def test_the_mysterious_bidder_hires_nobody() -> None:
    table = lay_out(
        seats=2,
        workers=[[], [], []],
        market=["bouncer", "porter"],
        vaults=[["wizards-tower"], ["rangers-cache"], ["paupers-trunk"]],
    )
    table.says(0, "play wizards-tower").says(1, "play rangers-cache")
    assert table.asked == ("hire", [1])
    table.says(1, "decline")
    assert table.asked == ("hire", [0])
    assert table.view(0)["players"][MB]["workers"] == []
    assert [entry["worker"] for entry in table.view(0)["market"]] == ["bouncer", "porter"]


@pytest.mark.rule("VW-199")
def test_the_players_draft_with_each_other_and_the_third_hand_stays() -> None:
    table = start(2, seed=3)
    before = table.match.to_json()["vaults"][MB]
    assert len(before) == 4
    hands = [set(table.view(seat)["draft"]) for seat in (0, 1)]
    for seat in (0, 1):
        table.says(seat, table.offered(seat)[0])
    assert set(table.view(0)["draft"]) < hands[1]
    assert table.match.to_json()["vaults"][MB] == before
    assert before == start(2, seed=3, draft=False).match.to_json()["vaults"][MB]


# Its vault.


@pytest.mark.rule("VW-122")
def test_its_vault_is_drawn_at_random() -> None:
    drawn = []
    for outcome in (0, 1):
        table = lay_out(seats=2, vaults=[["wizards-tower"], ["rangers-cache"], ["paupers-trunk", "dragons-hoard"]])
        table.luck = [outcome]
        table.says(0, "play wizards-tower").says(1, "play rangers-cache")
        drawn.append(table.last_heard("vault-revealed"))
    assert [args["vault"] for args in drawn] == ["paupers-trunk", "dragons-hoard"]
    assert drawn[0]["seat"] == "mysterious"


@pytest.mark.rule("VW-123")
def test_three_auctions_a_round_by_rising_priority() -> None:
    table = played(2, 8)
    events = table.match.events(None)
    priority = shipped_cards().priority
    round_of: list[int] = []
    rounds: list[list[int]] = []
    for event in events:
        if event.key == "round-began":
            round_of = []
            rounds.append(round_of)
        if event.key == "auction-began":
            round_of.append(priority[VAULTS.index(str(event.args["vault"]))])
    assert [len(order) for order in rounds] == [3, 3, 3, 3]
    assert all(order == sorted(order) for order in rounds)


@pytest.mark.rule("VW-124")
def test_as_auction_master_it_reveals_at_random() -> None:
    opened = set()
    for outcome in range(4):
        table = lay_out(
            seats=2,
            vaults=[["wizards-tower"], ["dragons-hoard"], ["alchemists-cabinet"]],
            deck=["ruby", "junk", "emerald", "dragon-egg"],
            heroes=PAIR,
            bidding_deck=["junk"] * 6,
        )
        table.luck = [0, outcome]
        table.says(0, "play wizards-tower").says(1, "play dragons-hoard")
        opened.add(table.auction["open"][0])
    assert opened == {"ruby", "junk", "emerald", "dragon-egg"}


def opening_of(cards: list[str], gold: int = 20, vault: str = "alchemists-cabinet", items: int = 4) -> Table:
    table = lay_out(
        seats=2,
        vaults=[["wizards-tower"], ["dragons-hoard"], [vault]],
        deck=["junk"] * items,
        heroes=PAIR,
        bidding_deck=cards,
        gold=[30, 30, gold],
    )
    return table.says(0, "play wizards-tower").says(1, "play dragons-hoard")


@pytest.mark.rule("VW-125", "VW-202")
def test_its_opening_bid_is_the_total_of_as_many_cards_as_items() -> None:
    table = opening_of(["ruby", "emerald", "junk", "spyglass"])
    assert table.auction["bids"] == [{"seat": MB, "gold": 4 + 5 + 0 + 3}]
    assert table.asked == ("bid", [0])


@pytest.mark.rule("VW-202")
def test_its_opening_bid_includes_the_bonus_card_and_is_capped_by_its_gold() -> None:
    table = opening_of(["obsidian-sword", "broad-axe", "diamond", "junk", "emerald"])
    assert shown(table) == ["obsidian-sword", "broad-axe", "diamond", "junk", "emerald"]
    assert table.auction["high"] == 20  # 24 in all, but 20 gold
    assert opening_of(["ruby", "emerald", "junk", "spyglass"], gold=9).auction["high"] == 9


# Reveal and count.


@pytest.mark.rule("VW-126", "VW-132", "VW-223")
def test_it_reveals_as_many_cards_as_there_are_items_for_sale() -> None:
    table = bidding(["junk"] * 6, opening=5)
    table.says(1, "raise 6")
    assert table.keys_heard().count("bidding-card") == 3


@pytest.mark.rule("VW-143", "VW-145", "VW-223")
@pytest.mark.parametrize("vault", ["troll-cave", "guild-masters-workshop"])
def test_items_that_were_given_back_are_not_counted(vault: str) -> None:
    table = bidding(["junk"] * 6, vault=vault, opening=5)
    table.says(1, "raise 6")
    assert table.keys_heard().count("bidding-card") == 4


@pytest.mark.rule("VW-127")
@pytest.mark.parametrize(("card", "revealed"), [("dragon-egg", 4), ("ornate-bow", 4), ("ruby", 3)])
def test_a_card_may_suit_either_of_its_heroes(card: str, revealed: int) -> None:
    table = bidding(["junk", card, "junk", "junk", "diamond"], opening=9)
    table.says(1, "pass")
    assert table.keys_heard().count("bidding-card") == revealed


@pytest.mark.rule("VW-127", "VW-201")
def test_a_card_that_suits_a_hero_brings_one_card_more_but_only_one() -> None:
    table = bidding(["dragon-egg", "dragon-egg", "junk", "junk", "diamond"], opening=9)
    table.says(1, "pass")
    assert table.keys_heard().count("bidding-card") == 4  # 3 + 3 + 0 + 0: two matches, one card more
    table = bidding(["junk", "ruby", "junk", "diamond"], opening=9)
    table.says(1, "pass")
    assert table.keys_heard().count("bidding-card") == 3


@pytest.mark.rule("VW-129", "VW-201")
def test_the_bonus_card_comes_last_and_only_if_needed() -> None:
    table = bidding(["dragon-egg", "diamond", "emerald", "ruby"], opening=8)
    table.says(1, "pass")
    assert shown(table) == ["dragon-egg", "diamond"]
    assert mysterious_bids(table) == [9]
    table = bidding(["dragon-egg", "junk", "diamond", "ruby"], opening=8)
    table.says(1, "pass")
    assert shown(table) == ["dragon-egg", "junk", "diamond"]


@pytest.mark.rule("VW-128")
def test_armor_sets_count_in_its_total() -> None:
    table = bidding(["dwarven-helm", "elven-shield", "junk"], opening=3)
    table.says(1, "pass")
    assert shown(table) == ["dwarven-helm", "elven-shield"]
    assert table.view(0)["bidding"]["total"] == 8


@pytest.mark.rule("VW-129", "VW-130")
@pytest.mark.parametrize("opening", [1, 3])
def test_it_stops_as_soon_as_its_total_is_the_highest_bid(opening: int) -> None:
    table = bidding(["ruby", "junk", "emerald", "diamond"], opening=opening)
    table.says(1, "pass")
    assert shown(table) == ["ruby"]
    assert table.auction["high"] == 4
    assert table.auction["leader"] == MB
    assert table.asked == ("bid", [1])


@pytest.mark.rule("VW-129")
def test_level_with_the_bid_it_goes_on_revealing() -> None:
    table = bidding(["ruby", "junk", "emerald", "diamond"], opening=4)
    table.says(1, "pass")
    assert shown(table) == ["ruby", "junk", "emerald"]
    assert mysterious_bids(table) == [9]


@pytest.mark.rule("VW-131")
def test_a_card_of_a_return_may_complete_an_armor_set() -> None:
    table = bidding(["dwarven-helm", "elven-shield", "junk"], opening=1)
    table.says(1, "pass").says(1, "raise 3")
    assert mysterious_bids(table) == [2, 8]


@pytest.mark.rule("VW-131", "VW-201")
def test_on_every_return_it_reveals_one_more_card() -> None:
    table = bidding(["ruby", "emerald", "dragon-egg", "diamond", "whetstone"], opening=3)
    table.says(1, "raise 5")
    assert mysterious_bids(table) == [9]  # Ruby, then Emerald: 9 > 5
    table.says(1, "raise 11")
    assert mysterious_bids(table) == [9, 12]
    assert shown(table) == ["ruby", "emerald", "dragon-egg"]
    table.says(1, "raise 18")  # 18 = 12 + 6: level, no bonus card on a return, though an egg was shown
    assert table.keys_heard().count("bidding-card") == 4


@pytest.mark.rule("VW-132")
def test_below_the_bid_it_leaves_the_auction() -> None:
    table = bidding(["junk", "junk", "junk", "diamond"], opening=4, deck=["junk"] * 12)
    table.says(1, "raise 5")
    assert table.last_heard("auction-won")["seat"] == 1
    assert table.keys_heard().count("bidding-card") == 3


@pytest.mark.rule("VW-203")
def test_level_with_the_bid_it_passes_for_now() -> None:
    table = bidding(["ruby", "junk", "junk", "emerald"], opening=4, master=1)
    assert mysterious_bids(table) == [None]
    assert table.auction["out"] == []
    table.says(0, "raise 5")
    assert mysterious_bids(table) == [None, 9]
    assert table.asked == ("bid", [0])


@pytest.mark.rule("VW-132", "VW-203")
def test_out_means_not_asked_again_in_this_auction() -> None:
    table = bidding(["junk", "junk", "junk", "obsidian-sword"], opening=4, master=1)
    assert table.auction["out"] == [MB]
    table.says(0, "raise 5")
    assert table.last_heard("auction-won")["seat"] == 0


@pytest.mark.rule("VW-134", "VW-204")
def test_it_cannot_raise_beyond_its_gold_and_is_out() -> None:
    table = bidding(["obsidian-sword", "broad-axe", "emerald"], opening=10, gold=[20, 20, 15])
    table.says(1, "raise 14")
    assert table.last_heard("auction-won")["seat"] == 1  # total 18, gold 15
    assert table.view(0)["players"][MB]["gold"] == 15


@pytest.mark.rule("VW-204")
def test_with_a_total_above_its_gold_it_is_out_for_good() -> None:
    table = bidding(["obsidian-sword", "broad-axe", "emerald"], opening=14, gold=[20, 20, 15], master=1)
    assert table.auction["out"] == [MB]
    table.says(0, "raise 15")
    assert table.last_heard("auction-won")["seat"] == 0
    assert table.keys_heard().count("passed") == 1


@pytest.mark.rule("VW-222")
def test_over_a_protected_bid_it_needs_the_larger_raise_and_stays_in() -> None:
    table = at_auction(
        "squires-footlocker",
        deck=["junk"] * 12,
        seats=2,
        master=1,
        heroes=PAIR,
        workers=[[], ["bouncer"], []],
        bidding_deck=["obsidian-sword", "diamond", "junk", "junk", "ruby"],
    )
    table.quietly("before-bidding").says(1, "send bouncer").says(1, "open-at 10")
    assert table.view(0)["bidding"]["total"] == 13
    assert shown(table) == ["obsidian-sword", "diamond", "junk", "junk"]  # it went on beyond 10
    assert mysterious_bids(table) == [None]
    assert table.auction["out"] == []
    assert table.asked == ("bid", [0])


@pytest.mark.rule("VW-135", "VW-205")
def test_cards_set_aside_are_shuffled_when_the_deck_runs_out_but_not_those_of_the_auction() -> None:
    table = bidding(["junk"] * 3, opening=2, deck=["junk"] * 12)
    state = table.state
    aside = [ITEMS.index("diamond"), ITEMS.index("emerald")]
    kept = [face for face in state.bidding_deck if face not in aside][-1:]
    rest = [face for face in state.bidding_deck if face not in aside][:-1]
    state.bidding_deck[:] = kept
    state.bidding_aside[:] = aside
    # Eighteen cards are out of the way for this test; the deck holds one card, two are aside.
    table.says(1, "pass")
    assert "bidding-deck-shuffled" in table.keys_heard()
    assert table.last_heard("bidding-deck-shuffled") == {"count": 2}
    assert len(rest) == 18
    assert Counter(shown(table)).most_common(1)[0][1] == 1


@pytest.mark.rule("VW-135", "VW-205", "VW-225")
@pytest.mark.parametrize(("order", "second", "last"), [([0, 1], "emerald", "ruby"), ([1, 0], "ruby", "emerald")])
def test_a_small_bidding_deck_is_made_anew_from_the_cards_of_earlier_auctions(
    order: list[int], second: str, last: str
) -> None:
    table = bidding(["ruby", "emerald", "diamond"], opening=5, gold=[40, 40, 40], cards=GEMS_ALONE)
    table.passes(1, 1).quietly("opening-bid")
    assert table.view(0)["bidding"] == {"deck": 1, "shown": [], "total": 0, "aside": ["ruby", "emerald"]}
    table.luck = [order]
    table.says(1, "open-at 9")
    assert shown(table) == ["diamond", second]
    assert table.view(0)["bidding"]["aside"] == []
    assert table.last_heard("bidding-deck-shuffled") == {"count": 2}
    table.says(0, "raise 12")
    assert shown(table) == ["diamond", second, last]
    table.says(0, "raise 16")  # all three are out: it stays at 15
    assert table.last_heard("auction-won")["seat"] == 0
    assert table.last_heard("bidding-card")["gold"] == 15


@pytest.mark.rule("VW-203", "VW-225")
def test_level_with_the_bid_and_an_empty_deck_it_stays_in_as_long_as_cards_lie_aside() -> None:
    cards = {**GEMS_ALONE, "vault": [{"key": "paladins-coffer", "items": 1, "reveal": 0}]}
    table = bidding(["ruby", "emerald", "diamond"], opening=5, gold=[40, 40, 40], cards=cards)
    table.passes(1, 1).quietly("opening-bid").says(1, "open-at 6")
    assert (shown(table), mysterious_bids(table), table.auction["out"]) == (["diamond"], [None], [])
    table.says(0, "raise 7")
    assert mysterious_bids(table) == [None, 11]


@pytest.mark.rule("VW-225")
def test_without_any_card_left_its_total_stays_and_it_leaves() -> None:
    table = at_auction("squires-footlocker", deck=["junk"] * 12, seats=2, master=1, heroes=PAIR)
    state = table.state
    state.bidding_deck[:] = [ITEMS.index("ruby")]
    table.says(1, "open-at 4")
    assert mysterious_bids(table) == [None]
    assert table.auction["out"] == [MB]


@pytest.mark.rule("VW-133")
def test_when_it_wins_it_pays_the_master_and_takes_the_items_face_down() -> None:
    table = bidding(["diamond"], opening=3)
    table.passes(1)
    table.says(1, "pass")
    assert table.view(0)["players"][MB]["gold"] == 14
    assert table.gold(0) == 26
    assert table.view(0)["players"][MB]["pile"] == 3
    assert table.view(1)["players"][MB]["items"] is None
    assert table.last_heard("paid") == {"seat": "mysterious", "other": 0, "gold": 6}


@pytest.mark.rule("VW-198")
def test_the_order_of_bidding_is_first_player_second_player_mysterious_bidder() -> None:
    table = bidding(["diamond"], opening=3)
    table.says(1, "pass")
    assert [bid["seat"] for bid in table.auction["bids"]] == [0, 1, MB]


@pytest.mark.rule("VW-198")
def test_it_is_skipped_when_peeking() -> None:
    table = at_auction("wizards-tower", deck=FIVE, seats=2, heroes=PAIR)
    table.says(0, "reveal junk")
    peeks = [event.args["seat"] for event in table.match.events(None) if event.key == "peeked-some"]
    assert peeks == [1]


# The other phases.


@pytest.mark.rule("VW-136")
def test_it_equips_nothing() -> None:
    table = at_equipping(seats=2, piles=[["ruby"], [], ["moonlit-dagger"]])
    assert table.asked == ("equip", [0])
    table.quietly("prepare")
    assert table.view(0)["players"][MB]["equipped"] == []
    piles = [["ruby"], [], ["moonlit-dagger"]]
    table = at_auction("squires-footlocker", deck=["junk"] * 20, seats=2, heroes=PAIR, piles=piles)
    table.quietly("sell")
    assert table.view(0)["players"][MB]["equipped"] == []


@pytest.mark.rule("VW-137", "VW-206")
@pytest.mark.parametrize(("count", "sold"), [(5, 2), (11, 5), (1, 0), (0, 0)])
def test_it_sells_half_of_its_pile_rounded_down_without_a_limit(count: int, sold: int) -> None:
    table = at_equipping(seats=2, piles=[["ruby"], [], ["junk"] * count])
    table.says(0, "decline").says(0, "finish-sale 0")
    assert table.view(0)["players"][MB]["pile"] == count - sold
    assert len(table.view(0)["trash"]) == sold


@pytest.mark.rule("VW-137", "VW-206")
def test_its_sale_is_random_open_and_counts_sets() -> None:
    pile = ["elven-helm", "dwarven-shield", "junk", "junk"]
    table = at_equipping(seats=2, piles=[["ruby"], [], pile])
    table.luck = [[0, 1, 2, 3]]
    table.says(0, "decline").says(0, "finish-sale 0")
    assert table.view(1)["trash"] == ["dwarven-shield", "elven-helm"]
    assert table.view(1)["players"][MB]["gold"] == 28
    table = at_equipping(seats=2, piles=[["ruby"], [], pile])
    table.luck = [[2, 3, 0, 1]]
    table.says(0, "decline").says(0, "finish-sale 0")
    assert table.view(1)["trash"] == ["junk", "junk"]
    assert table.view(1)["players"][MB]["gold"] == 20


@pytest.mark.rule("VW-138")
def test_it_pays_no_storage() -> None:
    table = at_storage(seats=2, piles=[["ruby"], [], ["emerald"] * 3])
    assert table.seats_asked == [0]
    table.says(0, "store")
    assert table.view(0)["players"][MB]["gold"] == 20
    assert table.view(0)["players"][MB]["pile"] == 3


@pytest.mark.rule("VW-139", "VW-207")
@pytest.mark.parametrize(("gold", "after", "tokens"), [(11, 23, 1), (12, 12, 0)])
def test_it_borrows_whenever_it_can_in_phase_four(gold: int, after: int, tokens: int) -> None:
    table = at_storage(seats=2, piles=[["ruby"], [], []], gold=[20, 20, gold])
    assert table.view(1)["players"][MB]["gold"] == gold  # the visits come after the fees
    table.says(0, "store")
    player = table.view(1)["players"][MB]
    assert (player["gold"], player["tokens"]) == (after, tokens)


@pytest.mark.rule("VW-207")
def test_it_does_not_borrow_in_phase_three() -> None:
    table = at_equipping(seats=2, piles=[["ruby"], [], []], gold=[20, 20, 5])
    table.says(0, "decline").says(0, "finish-sale 0")
    assert table.about == "loan"
    assert table.view(1)["players"][MB]["tokens"] == 0


# Scoring.


def ended(piles: list[list[str]], gold: list[int] | None = None, tokens: list[int] | None = None) -> Table:
    table = at_scoring(
        seats=2,
        piles=piles,
        gold=gold or [0, 0, 0],
        tokens=tokens or [0, 0, 0],
        heroes=[["court-jeweler", "rogue"], ["arcanist", "scavenger"], ["beastmaster", "barbarian"]],
        last_priority=[3, 12, 5],
    )
    return table.finish()


@pytest.mark.rule("VW-140", "VW-208")
def test_it_scores_like_a_player_with_its_better_hero() -> None:
    pile = ["broad-axe", "dragon-egg", "dragon-egg", "dragon-egg", "ruby", "emerald"]
    table = ended([[], [], pile], gold=[0, 0, 25], tokens=[0, 0, 1])
    assert table.match.outcome is not None
    sheet = table.match.outcome.others["mysterious"]
    assert sheet == {"items": 2, "gems": 3, "eggs": 9, "hero": 6, "gold": 2, "corruption": -2}
    assert table.view(0)["players"][MB]["hero"] == "beastmaster"


@pytest.mark.rule("VW-140")
@pytest.mark.parametrize(
    ("pile", "hero", "bonus"),
    [
        (["dragon-egg", "dragon-egg", "broad-axe"], "beastmaster", 4),
        (["dragon-egg", "broad-axe", "ornate-bow"], "barbarian", 4),
    ],
)
def test_its_better_hero_scores_whichever_that_is(pile: list[str], hero: str, bonus: int) -> None:
    table = ended([[], [], pile])
    assert table.match.outcome is not None
    assert table.match.outcome.others["mysterious"]["hero"] == bonus
    assert table.view(0)["players"][MB]["hero"] == hero


@pytest.mark.rule("VW-141", "VW-209")
@pytest.mark.parametrize(
    ("gold", "winners", "ending", "places"),
    [
        ([30, 20, 20], [0], "mysterious-beaten", [1, 3]),
        ([30, 20, 10], [0], "mysterious-beaten", [1, 2]),
        ([20, 10, 20], [], "mysterious-wins", [2, 3]),
        ([20, 10, 30], [], "mysterious-wins", [2, 3]),
        ([20, 20, 10], [1], "mysterious-beaten", [2, 1]),
    ],
)
def test_a_player_must_stand_above_the_mysterious_bidder(
    gold: list[int], winners: list[int], ending: str, places: list[int]
) -> None:
    outcome = ended([[], [], []], gold=gold).match.outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.ending == ending
    assert outcome.places == places


# Vaults.


@pytest.mark.rule("VW-142", "VW-210")
def test_in_the_gilded_cupboard_both_peek_as_usual() -> None:
    table = at_auction("gilded-cupboard", deck=FIVE[:4], seats=2, heroes=PAIR)
    table.says(0, "reveal junk")
    assert table.asked == ("opening-bid", [0])
    assert len(table.view(1)["auction"]["known"]) == 2


@pytest.mark.rule("VW-143", "VW-210")
def test_in_the_workshop_chance_picks_the_four_items() -> None:
    kept = set()
    for outcome in range(6):
        table = lay_out(
            seats=2,
            vaults=[["guild-masters-workshop"], ["dragons-hoard"], ["dragons-hoard"]],
            deck=[*FIVE, "broad-axe"],
            heroes=PAIR,
        )
        table.luck = [0, outcome]
        table.says(0, "play guild-masters-workshop").says(1, "play dragons-hoard")
        assert table.asked == ("reveal", [0])
        kept.add(tuple(table.view(0)["auction"]["known"]))
    assert len(kept) > 4


@pytest.mark.rule("VW-144", "VW-210")
def test_in_thiefs_safe_chance_picks_the_open_item_and_everyone_peeks() -> None:
    opened = set()
    for outcome in range(4):
        table = lay_out(
            seats=2,
            vaults=[["thiefs-safe"], ["dragons-hoard"], ["wizards-tower"]],
            deck=FIVE[:4],
            heroes=PAIR,
        )
        table.luck = [0, outcome]
        table.says(0, "play thiefs-safe").says(1, "play dragons-hoard")
        assert table.asked == ("opening-bid", [0])  # a human master is not asked
        opened.add(table.auction["open"][0])
        assert len(table.view(1)["auction"]["known"]) == 1
    assert opened == set(FIVE[:4])


@pytest.mark.rule("VW-145", "VW-210")
def test_in_the_troll_cave_chance_picks_and_nobody_learns_what() -> None:
    views = []
    for outcome in (0, 1):
        table = at_auction("troll-cave", deck=FIVE, seats=2, heroes=PAIR)
        table.luck = [0, outcome]
        table.says(0, "reveal junk")
        assert table.asked == ("opening-bid", [0])
        views.append((table.view(0), table.view(1)))
    assert views[0] == views[1]
    assert views[0][0]["deck_known"] == []


@pytest.mark.rule("VW-145")
def test_in_the_troll_cave_the_item_is_shuffled_into_the_deck() -> None:
    table = at_auction("troll-cave", deck=[*FIVE, "junk", "broad-axe"], rest_of_deck=False, seats=2, heroes=PAIR)
    table.luck = [0, 3, [2, 0, 1]]
    table.says(0, "reveal junk")
    assert [ITEMS[face] for face in reversed(table.match.to_json()["deck"])] == ["junk", "broad-axe", "diamond"]


@pytest.mark.rule("VW-211")
def test_other_decisions_of_the_mysterious_bidder_are_random() -> None:
    opened = set()
    for outcome in range(4):
        table = lay_out(
            seats=2,
            vaults=[["wizards-tower"], ["dragons-hoard"], ["armory-locker"]],
            deck=["broad-axe", "elven-helm", "ornate-bow", "dwarven-shield"],
            heroes=PAIR,
            bidding_deck=["junk"] * 6,
        )
        table.luck = [0, outcome]
        table.says(0, "play wizards-tower").says(1, "play dragons-hoard")
        opened.add(tuple(table.auction["open"]))
    assert len(opened) == 4


@pytest.mark.rule("VW-211")
def test_decisions_of_other_vaults_stay_with_a_human_master() -> None:
    table = at_auction("armory-locker", deck=FIVE[:4], seats=2, heroes=PAIR)
    assert table.asked == ("armory", [0])


# Powers.


@pytest.mark.rule("VW-226")
def test_a_brewmaster_may_swap_with_the_mysterious_bidder() -> None:
    table = lay_out(
        seats=2,
        workers=[["brewmaster"], [], []],
        vaults=[["wizards-tower"], ["rangers-cache"], ["paupers-trunk"]],
    )
    table.says(0, "play wizards-tower").says(1, "play rangers-cache")
    assert "send-to brewmaster mysterious" in table.offered(0)
    table.says(0, "send-to brewmaster mysterious")
    assert [player["played"] for player in table.view(0)["players"]] == [
        "paupers-trunk",
        "rangers-cache",
        "wizards-tower",
    ]


@pytest.mark.rule("VW-217", "VW-226")
def test_a_street_performer_makes_it_pass_without_a_card() -> None:
    table = at_auction(
        "squires-footlocker",
        deck=["junk"] * 12,
        seats=2,
        heroes=PAIR,
        workers=[["street-performer"], [], []],
        bidding_deck=["diamond"],
    )
    table.quietly("before-bidding").says(0, "send-to street-performer mysterious").says(0, "open-at 1")
    table.says(1, "pass")
    assert "bidding-card" not in table.keys_heard()
    assert table.last_heard("auction-won") == {"seat": 0, "vault": "squires-footlocker", "gold": 1}


@pytest.mark.rule("VW-226")
def test_a_dagger_takes_from_the_mysterious_bidder_who_cannot_refuse() -> None:
    table = bidding(["diamond"], opening=3, equipped=[[], ["moonlit-dagger"], []])
    table.says(1, "pass").says(1, "pass")
    assert table.asked == ("take-secret", [1])
    table.says(1, "use moonlit-dagger")
    assert table.view(0)["players"][MB]["gold"] == 20 - 6 + 3
    assert table.view(0)["players"][MB]["pile"] == 2


@pytest.mark.rule("VW-217")
def test_a_gavel_pays_when_the_mysterious_bidder_wins_too() -> None:
    table = bidding(["diamond"], opening=3, equipped=[["auctioneers-gavel"], [], []])
    table.passes(1, 1)
    assert table.gold(0) == 20 + 6 + 2


@pytest.mark.rule("VW-220")
def test_a_versatilist_may_buy_what_the_mysterious_bidder_sold() -> None:
    table = at_equipping(seats=2, piles=[["ruby"], [], ["emerald", "junk"]], workers=[["versatilist"], [], []])
    table.says(0, "decline")
    table.luck = [[0, 1]]
    table.says(0, "finish-sale 0")
    assert table.asked == ("versatilist", [0])
    assert table.offered(0) == ["buy emerald", "decline"]


def test_all_ten_heroes_exist() -> None:
    assert len(HEROES) == 10
