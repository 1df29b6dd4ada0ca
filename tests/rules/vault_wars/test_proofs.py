"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

from collections import Counter
from typing import Any

import pytest

from tests.kit.table import blank
from tests.rules.vault_wars.table import GAME, ITEMS, at_auction, at_loan, at_sale, at_storage, start
from undercroft.engine.errors import BadCards
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vault_wars.reading import printed
from undercroft.games.vault_wars.vaults import PiratesChest

FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]


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


@pytest.mark.rule("VW-218")
def test_a_mixologist_of_one_does_not_spare_the_next_the_question() -> None:
    workers = [[], ["mixologist", "haggler"], ["porter"]]
    cards = {"vault": [{"key": "wizards-tower", "peek": 1}]}
    table = at_auction("wizards-tower", deck=FIVE, workers=workers, ask="everyone", cards=cards)
    table.quietly("reveal").says(0, "reveal junk").quietly("peek-more").says(1, "send mixologist")
    table.is_asked(2, "peek-more", offered=["decline"])


# The Pirate's Chest, when the item dealt is Junk, the first of all items.


@pytest.mark.rule("VW-215")
def test_a_bidder_dealt_junk_in_the_pirates_chest_chooses_and_peeks_like_any_other() -> None:
    deck = ["junk", "ruby", "emerald", "dragon-egg", "diamond"]
    for outcome in range(4):
        table = at_auction("pirates-chest", deck=deck, equipped=[[], ["spyglass"], []])
        table.luck = [outcome]
        assert table.asked == ("own-item", [1, 2])
        table.says(1, "keep-own").says(2, "keep-own")
        known = table.view(1)["auction"]["known"]
        assert "junk" in known
        assert len(known) == 2


@pytest.mark.rule("VW-215")
def test_a_bidder_dealt_junk_in_the_pirates_chest_opens_it() -> None:
    table = at_auction("pirates-chest", deck=["junk", "ruby", "emerald", "dragon-egg", "diamond"])
    table.says(1, "reveal-own").says(2, "keep-own")
    assert table.auction["open"] == ["junk"]
    assert table.view(0)["auction"]["known"] == ["emerald"]
    table.says(0, "open-at 3").says(1, "raise 4").says(2, "pass")
    assert sorted(table.pile(1)) == ["diamond", "dragon-egg", "emerald", "junk", "ruby"]


@pytest.mark.rule("VW-215")
@pytest.mark.parametrize("deck", [FIVE, ["junk", "ruby", "emerald", "dragon-egg", "diamond"]])
def test_nobody_imagines_that_another_was_dealt_the_own_item(deck: list[str]) -> None:
    table = at_auction("pirates-chest", deck=deck, rest_of_deck=False, equipped=[["elven-lantern"], [], []])
    for seed in range(20):
        assert dealt_in_thought(table.match, 1, seed)[1] == dealt_now(table.match)[1]
    table.says(1, "keep-own").says(2, "keep-own")
    table.luck = [table.state.secret.index(dealt_now(table.match)[1])]
    table.says(0, "use elven-lantern")
    assert table.auction["open"] == deck[:1]
    for seed in range(5):
        dealt_in_thought(table.match, 1, seed)


def dealt_now(match: Any) -> list[int]:
    """The item dealt to each player."""
    chest = next(each for each in match.state.stack if isinstance(each, PiratesChest))
    return list(chest.dealt)


def dealt_in_thought(match: Any, seat: int, seed: int) -> list[int]:
    """The same in a world that this seat imagines; what is dealt to others lies in that vault."""
    world = match.imagine(seat, Luck.of(seed))
    dealt = dealt_now(world)
    others = Counter(face for player, face in enumerate(dealt) if player != seat and face >= 0)
    own = Counter(face for face in dealt[seat : seat + 1] if face in match.state.secret)
    assert others + own <= Counter(world.state.secret)
    return dealt


# Cards with other effects than the shipped ones.


def versatilist(effect: str, **amount: int) -> dict[str, Any]:
    """The first of all workers, with the effect of another."""
    return {"worker": [{"key": "versatilist", "effect": effect, **amount}]}


@pytest.mark.rule("VW-217")
def test_any_worker_may_work_as_a_porter() -> None:
    pile = ["ruby", "emerald", "diamond", "dragon-egg", "broad-axe"]
    table = at_sale(piles=[pile], workers=[["versatilist"], [], []], cards=versatilist("sell-limit-plus", extra=2))
    table.is_asked(0, "porter", offered=["send versatilist", "decline"])


@pytest.mark.rule("VW-217")
def test_any_worker_may_work_as_a_fortune_teller_or_mixologist() -> None:
    cards = versatilist("draw-plus-bottom", extra=1)
    table = at_auction("wizards-tower", deck=FIVE, workers=[["versatilist"], [], []], cards=cards)
    table.is_asked(0, "fortune", offered=["send versatilist", "decline"])
    cards = versatilist("peek-plus", extra=1)
    table = at_auction("wizards-tower", deck=FIVE, workers=[[], ["versatilist"], []], cards=cards)
    table.says(0, "reveal ruby")
    table.is_asked(1, "peek-more", offered=["send versatilist", "decline"])


@pytest.mark.rule("VW-091", "VW-217")
def test_any_worker_may_work_as_a_lazy_peon() -> None:
    workers = [["versatilist"], [], []]
    table = at_storage(piles=[["junk", "ruby"]], gold=[0], workers=workers, cards=versatilist("no-storage-fees"))
    assert "store" not in table.offered(0)
    table.says(0, "send versatilist")
    table.is_asked(0, "storage", offered=["store", "throw junk", "throw ruby", "revise"])
    table.says(0, "store")
    assert table.player(0)["workers"] == []
    assert table.gold(0) == 0


@pytest.mark.rule("VW-217")
def test_any_worker_may_work_as_a_bookkeeper() -> None:
    table = at_loan(gold=[0], workers=[["versatilist"], [], []], cards=versatilist("clean-loan", gold=5))
    assert "send versatilist" in table.offered(0)


@pytest.mark.rule("VW-217")
def test_any_worker_may_work_as_an_apprentice() -> None:
    cards = versatilist("swap-with-trash")
    table = at_sale(piles=[["ruby"]], trash=["diamond"], workers=[["versatilist"], [], []], cards=cards)
    table.is_asked(0, "before-selling", offered=["give ruby", "decline"])


@pytest.mark.rule("VW-218")
def test_nobody_is_asked_about_secret_items_where_all_lie_open() -> None:
    workers = [[], ["haggler"], []]
    table = at_auction("paupers-trunk", deck=["ruby"], rest_of_deck=False, workers=workers, ask="everyone")
    asked = []
    while table.about != "equip":
        asked.append(table.about)
        table.do_least()
    assert "reveal" in asked
    assert "take-secret" not in asked


def test_the_preset_for_a_first_game_has_no_draft() -> None:
    match = Match.start(GAME, GAME.presets["first-game"], seats=3, seed=1)
    assert match.waiting is not None
    assert match.waiting.about == "prepare"
    assert match.view(None)["table"]["players"][1]["gold"] == 20


@pytest.mark.rule("VW-055", "VW-056")
def test_a_master_who_wins_pays_the_bank_and_nobody_else() -> None:
    table = at_auction("paupers-trunk", deck=FIVE)
    table.quietly("reveal").says(0, "reveal ruby").quietly("opening-bid").says(0, "open-at 3").passes(1, 2)
    assert table.heard("paid-bank", "paid") == [{"seat": 0, "gold": 3}]


@pytest.mark.rule("VW-005")
def test_a_fourth_kind_of_gem_is_refused() -> None:
    cards = {"item": [{"key": "broad-axe", "set": "gem"}]}
    with pytest.raises(BadCards, match="there can be three kinds of gems"):
        start(3, cards=cards)


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        ({"item": [{"key": "ruby", "types": []}]}, "types must be a list of types"),
        ({"bidding_deck": dict.fromkeys(ITEMS, 0)}, "the deck is empty"),
    ],
)
def test_lists_that_may_not_be_empty(cards: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadCards, match=complaint):
        printed({"file": "mine.toml", **cards})


LIMITS = [
    ("item", "ruby", "copies", 3, 99),
    ("item", "ruby", "gold", 0, 99),
    ("item", "ruby", "vp", -99, 99),
    ("vault", "paupers-trunk", "priority", 1, 99),
    ("vault", "pirates-chest", "items", 1, 12),
    ("vault", "wizards-tower", "reveal", 0, 5),
    ("vault", "wizards-tower", "peek", 0, 12),
    ("vault", "guild-masters-workshop", "keep", 1, 6),
    ("hero", "ranger", "vp", 0, 99),
    ("hero", "ranger", "per", 1, 99),
    ("worker", "porter", "copies", 0, 9),
    ("worker", "porter", "extra", 0, 99),
    ("numbers", "", "start_ones", 0, 50),
    ("numbers", "", "start_fives", 0, 50),
    ("numbers", "", "start_tens", 0, 50),
    ("numbers", "", "loan_gold", 1, 99),
    ("numbers", "", "loan_below", 0, 99),
    ("numbers", "", "sell_limit", 0, 99),
    ("numbers", "", "storage_fee", 0, 99),
    ("numbers", "", "junk_per_fee", 1, 99),
    ("numbers", "", "gold_per_vp", 1, 99),
    ("numbers", "", "worker_market", 1, 9),
    ("numbers", "", "worker_hand", 1, 9),
    ("vaults_per_player", "", "2", 1, 4),
    ("vaults_per_player", "", "3", 1, 5),
    ("vaults_per_player", "", "4", 1, 4),
    ("vaults_per_player", "", "5", 1, 3),
    ("corruption", "", "each", -99, 0),
    ("armor_set", "", "gold", 0, 99),
    ("gem_set", "", "vp", 0, 99),
    ("egg_set", "", "size", 1, 9),
    ("egg_set", "", "vp", 0, 99),
    ("egg_set", "", "loose_vp", -99, 0),
    ("bidding_deck", "", "ruby", 0, 3),
]


@pytest.mark.parametrize(("table", "key", "field", "least", "most"), LIMITS)
def test_numbers_on_cards_have_limits(table: str, key: str, field: str, least: int, most: int) -> None:
    three = field == "each" or (table, field) in (("armor_set", "gold"), ("gem_set", "vp"))
    for number in (least, most):
        assert printed(with_number(table, key, field, [number] * 3 if three else number))
    for number in (least - 1, most + 1):
        if (table, field) != ("item", "copies") or number > most:
            with pytest.raises(BadCards, match=f"{field} must .*{number}"):
                printed(with_number(table, key, field, [number] * 3 if three else number))


def with_number(table: str, key: str, field: str, number: int | list[int]) -> dict[str, Any]:
    """An owner's card file that changes one number."""
    entry = {field: number}
    return {"file": "mine.toml", table: [{"key": key, **entry}] if key else entry}


@pytest.mark.rule("VW-078")
def test_before_heroes_are_dealt_nobody_has_points_for_one() -> None:
    seen = blank(GAME, 3).view(0)["table"]["players"][0]["sheet"]
    assert seen["hero"] == 0


def test_nothing_is_owed_before_an_auction_is_won() -> None:
    table = at_auction("troll-cave", deck=FIVE)
    assert table.auction["price"] == 0


def test_secret_gold_dealt_anew_covers_what_has_been_bid_and_need_not_be_more() -> None:
    table = at_auction("wizards-tower", deck=FIVE)
    table.says(0, "reveal junk", "open-at 7")
    amounts = set()
    for seed in range(300):
        world = table.match.copy()
        world.state.redeal_countable(1, Luck.of(seed))
        state: Any = world.state
        amounts.add((state.gold[0], state.gold[2]))
    assert min(bidder for bidder, _ in amounts) == 7
    assert min(other for _, other in amounts) == 0
