"""Phase III: equip, sell, the Loan Shark."""

from itertools import combinations

import pytest

from tests.rules.vault_wars.table import Table, at_equipping, at_loan, at_sale, at_storage, lay_out
from undercroft.games.vault_wars.cards import ITEMS
from undercroft.games.vault_wars.reading import shipped_cards
from undercroft.games.vault_wars.values import armor_income


def sell(table: Table, seat: int, *items: str, junk: int = 0) -> None:
    for item in items:
        table.says(seat, f"sell {item}")
    table.says(seat, f"finish-sale {junk}")


# Equip.


@pytest.mark.rule("VW-007", "VW-008", "VW-063", "VW-168")
def test_an_equipped_item_lies_open_for_all() -> None:
    table = at_equipping(piles=[["spyglass", "ruby"], ["junk"]])
    assert table.asked == ("equip", [0, 1])
    assert table.offered(0) == ["decline", "equip spyglass"]
    table.says(0, "equip spyglass").says(1, "decline")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["players"][0]["equipped"] == ["spyglass"]
    assert table.pile(0) == ["ruby"]


@pytest.mark.rule("VW-063")
def test_phase_three_is_equip_then_sell_then_the_loan_shark() -> None:
    table = lay_out(piles=[["spyglass"]], vaults=[["paupers-trunk"], ["rangers-cache"], ["wizards-tower"]])
    asked: list[str] = []
    while table.view(None)["phase"] != "end-of-round":
        if table.view(None)["phase"] == "get-paid" and table.about not in asked:
            asked.append(table.about)
        table.do_least()
    assert asked == ["equip", "sell", "loan"]


@pytest.mark.rule("VW-068")
def test_any_number_of_items_may_be_equipped() -> None:
    tools = ["spyglass", "whetstone", "rune-forge", "merchants-scales", "moonlit-dagger"]
    table = at_equipping(piles=[[*tools, "junk"]])
    for tool in tools:
        table.says(0, f"equip {tool}")
    assert table.player(0)["equipped"] == tools


@pytest.mark.rule("VW-069")
@pytest.mark.parametrize("item", ["elven-helm", "ruby", "broad-axe", "dragon-egg", "junk"])
def test_items_without_the_keyword_cannot_be_equipped(item: str) -> None:
    table = at_equipping(piles=[[item, "spyglass"]])
    table.refuses(0, f"equip {item}")


@pytest.mark.rule("VW-168")
def test_items_can_be_equipped_only_in_this_step() -> None:
    table = lay_out(piles=[["spyglass"], [], []], vaults=[["paupers-trunk"], ["rangers-cache"], ["wizards-tower"]])
    table.refuses(0, "equip spyglass")
    table = at_sale(piles=[["spyglass"]])
    table.refuses(0, "equip spyglass")


@pytest.mark.rule("VW-227")
def test_whoever_has_a_pile_is_asked_to_equip_artifacts_or_not() -> None:
    table = at_equipping(piles=[["junk"], ["spyglass"], []])
    assert table.asked == ("equip", [0, 1])
    assert table.offered(0) == ["decline"]


@pytest.mark.rule("VW-066", "VW-074")
def test_equipped_items_can_be_neither_sold_nor_thrown_away_nor_taken_off() -> None:
    table = at_sale(piles=[["ruby"]], equipped=[["spyglass"]])
    table.refuses(0, "sell spyglass")
    table = at_storage(piles=[["ruby"]], equipped=[["spyglass"]])
    assert table.offered(0) == ["store", "throw ruby"]


# Sell.


@pytest.mark.rule("VW-007")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_at_the_end_of_every_round_an_item_is_sold_or_kept(round: int) -> None:
    kept = at_sale(piles=[["ruby"]], round=round)
    assert kept.offered(0) == ["sell ruby", "finish-sale 0"]
    sell(kept, 0)
    kept.quietly("storage").says(0, "store")
    assert kept.pile(0) == ["ruby"]
    sold = at_sale(piles=[["ruby"]], round=round)
    sell(sold, 0, "ruby")
    assert sold.pile(0) == []


@pytest.mark.rule("VW-070")
def test_up_to_four_items_are_sold_in_secret_and_all_at_once() -> None:
    table = at_sale(piles=[["ruby", "emerald", "diamond", "broad-axe", "ornate-bow"], ["dragon-egg"]])
    assert table.asked == ("sell", [0, 1])
    for item in ("ruby", "emerald", "diamond", "broad-axe"):
        table.says(0, f"sell {item}")
    assert table.offered(0) == ["finish-sale 0", "revise"]
    table.says(0, "finish-sale 0")
    assert table.view(1)["trash"] == []
    assert table.gold(0) == 20
    table.says(1, "finish-sale 0")
    assert table.view(1)["trash"] == ["ruby", "emerald", "diamond", "broad-axe"]


@pytest.mark.rule("VW-071", "VW-155")
def test_a_sale_brings_the_gold_values_from_the_bank() -> None:
    table = at_sale(piles=[["ruby", "broad-axe", "dragon-egg"]])
    sell(table, 0, "ruby", "broad-axe")
    assert [table.gold(seat) for seat in range(3)] == [20 + 4 + 6, 20, 20]
    assert table.last_heard("sold") == {"seat": 0, "items": ["ruby", "broad-axe"], "count": 2, "gold": 10}


@pytest.mark.rule("VW-072", "VW-080")
def test_sold_items_lie_open_in_the_trash_for_anybody_to_see() -> None:
    table = at_sale(piles=[["ruby"]], trash=["junk"])
    sell(table, 0, "ruby")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["trash"] == ["junk", "ruby"]


@pytest.mark.rule("VW-073", "VW-170")
def test_junk_goes_to_the_trash_for_nothing_and_beyond_the_limit() -> None:
    table = at_sale(piles=[["ruby", "emerald", "diamond", "broad-axe", *["junk"] * 6]])
    assert "sell junk" not in table.offered(0)
    sell(table, 0, "ruby", "emerald", "diamond", "broad-axe", junk=6)
    assert table.gold(0) == 20 + 4 + 5 + 6 + 6
    assert table.view(1)["trash"].count("junk") == 6
    assert table.player(0)["pile"] == 0


@pytest.mark.rule("VW-170")
def test_junk_that_is_worth_gold_does_not_count_against_the_limit_either() -> None:
    table = at_sale(
        piles=[["ruby", "emerald", "diamond", "broad-axe", *["junk"] * 4]], equipped=[["dragonfire-crucible"]]
    )
    sell(table, 0, "ruby", "emerald", "diamond", "broad-axe", junk=4)
    assert table.gold(0) == 20 + 21 + 2


@pytest.mark.rule("VW-169")
def test_selling_nothing_is_allowed() -> None:
    table = at_sale(piles=[["ruby"]])
    sell(table, 0)
    assert table.gold(0) == 20
    assert table.pile(0) == ["ruby"]
    assert table.last_heard("sold-nothing") == {"seat": 0}


@pytest.mark.rule("VW-169")
def test_an_item_worth_nothing_uses_up_a_sale_unless_it_is_junk() -> None:
    cards = {"item": [{"key": "dragon-egg", "gold": 0}]}
    table = at_sale(piles=[["dragon-egg"] * 5], cards=cards)
    for _ in range(4):
        table.says(0, "sell dragon-egg")
    assert table.offered(0) == ["finish-sale 0", "revise"]


@pytest.mark.rule("VW-075", "VW-076", "VW-077", "VW-213")
@pytest.mark.parametrize(
    ("armor", "income"),
    [
        (["elven-shield"], 2),
        (["elven-shield", "dwarven-helm"], 8),
        (["elven-shield", "dwarven-helm", "dragon-chestplate"], 18),
        (["elven-shield", "dwarven-shield", "dwarven-helm"], 10),
        (["elven-shield", "dwarven-shield"], 4),
        (["elven-shield", "dwarven-shield", "dwarven-helm", "elven-helm"], 16),
        (["elven-shield", "dwarven-shield", "dwarven-helm", "dragon-chestplate"], 20),
    ],
)
def test_armor_pays_by_sets_of_different_kinds_of_any_people(armor: list[str], income: int) -> None:
    table = at_sale(piles=[armor])
    sell(table, 0, *armor)
    assert table.gold(0) == 20 + income


def brute_force(cards_sold: list[int]) -> int:
    """Every way to split the pieces into sets, the slow way."""
    cards = shipped_cards()
    if not cards_sold:
        return 0
    first, *rest = cards_sold
    best = cards.armor_gold[0] + brute_force(rest)
    for count in (1, 2):
        for others in combinations(range(len(rest)), count):
            group = [first, *[rest[i] for i in others]]
            if len({cards.kind[face] for face in group}) == len(group):
                left = [rest[i] for i in range(len(rest)) if i not in others]
                best = max(best, cards.armor_gold[count] + brute_force(left))
    return best


@pytest.mark.rule("VW-171")
def test_the_split_brings_the_most_gold_whatever_is_sold() -> None:
    armor = [face for face, key in enumerate(ITEMS) if key.split("-")[-1] in ("helm", "chestplate", "shield")]
    for count in range(1, 7):
        for sold in combinations(armor, count):
            assert armor_income(shipped_cards(), list(sold), []) == brute_force(list(sold))


@pytest.mark.rule("VW-171")
def test_a_set_bonus_does_not_raise_the_limit() -> None:
    table = at_sale(piles=[["elven-shield", "dwarven-helm", "dragon-chestplate", "ruby", "emerald"]])
    for item in ("elven-shield", "dwarven-helm", "dragon-chestplate", "ruby"):
        table.says(0, f"sell {item}")
    assert table.offered(0) == ["finish-sale 0", "revise"]


@pytest.mark.rule("VW-172")
def test_pieces_kept_or_sold_earlier_do_not_count_for_a_set() -> None:
    table = at_sale(piles=[["elven-shield", "dwarven-helm"]], trash=["dragon-chestplate"])
    sell(table, 0, "elven-shield")
    assert table.gold(0) == 22


@pytest.mark.rule("VW-075", "VW-217")
def test_equipped_items_add_to_a_sale() -> None:
    pile = ["broad-axe", "ornate-bow", "elven-shield", "dwarven-helm", *["junk"] * 9]
    table = at_sale(piles=[pile], equipped=[["whetstone", "rune-forge", "dragonfire-crucible"]])
    sell(table, 0, "broad-axe", "ornate-bow", "elven-shield", "dwarven-helm", junk=9)
    assert table.gold(0) == 20 + (6 + 2) + (5 + 2) + (8 + 3) + 3


@pytest.mark.rule("VW-217")
@pytest.mark.parametrize(("junk", "gold"), [(1, 0), (2, 1), (5, 2), (6, 3), (9, 3)])
def test_the_crucible_pays_for_every_two_junk_at_most_three(junk: int, gold: int) -> None:
    table = at_sale(piles=[["junk"] * 9], equipped=[["dragonfire-crucible"]])
    sell(table, 0, junk=junk)
    assert table.gold(0) == 20 + gold


@pytest.mark.rule("VW-217")
def test_the_rune_forge_adds_nothing_to_a_single_piece() -> None:
    table = at_sale(piles=[["elven-shield"]], equipped=[["rune-forge"]])
    sell(table, 0, "elven-shield")
    assert table.gold(0) == 22


@pytest.mark.rule("VW-217")
def test_merchants_scales_let_one_sell_six_items() -> None:
    table = at_sale(piles=[["dragon-egg"] * 6 + ["ruby"]], equipped=[["merchants-scales"]])
    for _ in range(6):
        table.says(0, "sell dragon-egg")
    assert table.offered(0) == ["finish-sale 0", "revise"]


@pytest.mark.rule("VW-078")
def test_both_heroes_current_bonuses_are_shown_to_their_owner_only() -> None:
    heroes = [["barbarian", "court-jeweler"], ["ranger", "rogue"], ["paladin", "arcanist"]]
    table = at_sale(piles=[["broad-axe", "ruby", "emerald"]], heroes=heroes)
    mine = {entry["hero"]: entry["bonus"] for entry in table.player(0)["heroes"]}
    assert mine == {"barbarian": 2, "court-jeweler": 4}
    assert table.view(1)["players"][0]["heroes"] is None


@pytest.mark.rule("VW-079")
def test_neither_the_trash_nor_another_pile_is_for_sale() -> None:
    table = at_sale(piles=[["ruby"], ["emerald"]], trash=["diamond"])
    assert table.offered(0) == ["sell ruby", "finish-sale 0"]
    for text in ("sell emerald", "sell diamond", "buy diamond", "take diamond"):
        table.refuses(0, text)


@pytest.mark.rule("VW-070", "VW-227")
def test_a_choice_of_sale_shows_nothing_before_everybody_has_chosen() -> None:
    table = at_sale(piles=[["ruby", "emerald"], ["dragon-egg"]])
    before = [table.view(viewer) for viewer in (1, 2, None)]
    table.says(0, "sell ruby").says(0, "sell emerald")
    assert [table.view(viewer) for viewer in (1, 2, None)] == before
    assert table.view(0)["choice"]["items"] == ["ruby", "emerald"]
    assert table.view(0)["choice"]["gold"] == 9


# The Loan Shark.


@pytest.mark.rule("VW-081", "VW-087")
@pytest.mark.parametrize(("gold", "allowed"), [(0, True), (11, True), (12, False), (30, False)])
def test_only_below_twelve_gold_one_may_borrow(gold: int, allowed: bool) -> None:
    table = at_loan(gold=[gold, 20, 20])
    assert ("visit" in table.offered(0)) is allowed
    if not allowed:
        table.refuses(0, "visit")


@pytest.mark.rule("VW-011", "VW-082", "VW-083", "VW-155")
def test_a_visit_brings_twelve_gold_and_a_token_and_shows_the_total() -> None:
    table = at_loan(gold=[5, 20, 20])
    table.says(0, "visit").says(1, "decline").says(2, "decline")
    assert [table.gold(seat) for seat in range(3)] == [17, 20, 20]
    assert table.view(2)["players"][0]["tokens"] == 1
    assert table.last_heard("borrowed", seat=2) == {"seat": 0, "had": 5, "gold": 12}


@pytest.mark.rule("VW-099", "VW-100", "VW-101", "VW-156")
@pytest.mark.parametrize(("tokens", "points"), [(0, -2), (1, -6), (2, -12), (3, -16)])
def test_everybody_sees_what_a_visit_costs_at_the_end(tokens: int, points: int) -> None:
    table = at_loan(gold=[5, 20, 20], tokens=[tokens, 0, 0])
    assert table.view(1)["players"][0]["corruption_next"] == points
    table.says(0, "visit").says(1, "decline").says(2, "decline")
    assert table.view(1)["players"][0]["sheet"]["corruption"] == points


@pytest.mark.rule("VW-084", "VW-086", "VW-093")
def test_one_visit_a_round_now_or_in_phase_four() -> None:
    table = at_loan(gold=[5, 6, 20], piles=[["ruby"], [], []])
    table.says(0, "visit").says(1, "decline").says(2, "decline")
    table.says(0, "store")
    assert table.about == "loan"
    assert table.seats_asked == [1, 2]  # seat 0 has been there
    table.says(1, "visit").says(2, "decline")
    assert table.gold(1) == 18


@pytest.mark.rule("VW-083", "VW-084")
def test_a_new_round_brings_a_new_visit() -> None:
    table = at_loan(gold=[0, 20, 20], vaults=[["troll-cave"], ["gilded-cupboard"], ["dragons-hoard"]])
    table.says(0, "visit").says(1, "decline").says(2, "decline").quietly("prepare")
    assert table.view(None)["round"] == 2
    table.quietly("opening-bid").says(1, "open-at 0").passes(2).says(0, "raise 12").passes(2).quietly("loan")
    table.says(0, "visit").says(1, "decline").says(2, "decline")
    assert table.player(0)["tokens"] == 2


@pytest.mark.rule("VW-173")
def test_neither_coins_nor_tokens_ever_run_out() -> None:
    table = at_loan(gold=[0, 900, 900], tokens=[99, 12, 12])
    table.says(0, "visit").says(1, "decline").says(2, "decline")
    assert table.gold(0) == 12
    assert table.player(0)["tokens"] == 100


@pytest.mark.rule("VW-085")
def test_no_answer_of_the_game_gives_a_token_back() -> None:
    from tests.rules.vault_wars.table import GAME, played

    verbs = [verb.key for verb in GAME.actions.verbs]
    assert not [verb for verb in verbs if "repay" in verb or "corrupt" in verb or "token" in verb]
    tokens = [0, 0, 0]
    table = played(3, 9)
    assert table.match.record is not None
    for event in table.match.events(None):
        if event.key == "borrowed":
            seat = event.args["seat"]
            assert isinstance(seat, int)
            tokens[seat] += 1
    assert [table.player(seat)["tokens"] for seat in range(3)] == tokens
    assert sum(tokens) > 0


@pytest.mark.rule("VW-174")
def test_there_is_no_visit_during_auctions_or_hiring() -> None:
    table = lay_out(
        gold=[0, 0, 0],
        workers=[[], [], []],
        market=["bouncer"],
        vaults=[["paupers-trunk"], ["rangers-cache"], ["wizards-tower"]],
    )
    for seat in range(3):
        table.says(seat, table.offered(seat)[0])
    while table.view(None)["phase"] in ("prepare", "auction"):
        for seat in table.seats_asked:
            assert "visit" not in table.offered(seat)
        table.do_least()


@pytest.mark.rule("VW-176")
def test_nobody_is_forced_to_borrow() -> None:
    table = at_loan(gold=[0, 0, 0], piles=[["ruby"], [], []])
    for seat in range(3):
        assert "decline" in table.offered(seat)
        table.says(seat, "decline")
    assert table.player(0)["tokens"] == 0
    assert table.asked == ("storage", [0])


@pytest.mark.rule("VW-227")
def test_nobody_can_tell_eleven_gold_from_twelve_until_the_seat_acts() -> None:
    views = []
    for gold in (11, 12):
        table = at_loan(gold=[gold, 20, 20])
        assert table.asked == ("loan", [0, 1, 2])
        views.append([table.match.view(viewer) for viewer in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.rule("VW-227")
def test_with_open_gold_only_the_poor_are_asked() -> None:
    assert at_loan(gold=[11, 12, 0], open_gold=True).asked == ("loan", [0, 2])


@pytest.mark.rule("VW-013")
def test_tokens_are_public_and_cost_points() -> None:
    table = at_loan(gold=[5, 20, 20], tokens=[2, 0, 0])
    assert table.view(None)["players"][0]["tokens"] == 2
