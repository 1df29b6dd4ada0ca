"""Words tell what is true at this table: with two players, with several picks, in both languages."""

from typing import Any

import pytest

from tests.rules.vault_wars.table import GAME, VAULTS, Table, at_auction, at_sale, at_storage, lay_out
from undercroft.games.vault_wars.view import rule_of
from undercroft.words import Words

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
PAIR = [["ranger", "stoneguard"], ["paladin", "arcanist"], ["beastmaster", "barbarian"]]
FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]


def asked(table: Table, seat: int, language: str) -> str:
    question = table.match.question(seat)
    assert question is not None
    return Words(language, GAME).question(question["about"], question["args"])


@pytest.mark.rule("VW-062", "VW-142", "VW-143", "VW-144", "VW-145", "VW-210")
@pytest.mark.parametrize(
    ("vault", "three", "two"),
    [
        ("gilded-cupboard", "gilded-cupboard", "standard"),
        ("guild-masters-workshop", "guild-masters-workshop", "workshop-by-chance"),
        ("thiefs-safe", "thiefs-safe", "safe-by-chance"),
        ("troll-cave", "troll-cave", "troll-by-chance"),
        ("armory-locker", "armory-locker", "armory-locker"),
    ],
)
def test_a_vault_tells_the_rule_that_holds_for_so_many_players(vault: str, three: str, two: str) -> None:
    for seats, rule in ((3, three), (2, two)):
        heroes = PAIR if seats == 2 else ()
        table = at_auction(vault, deck=[*FIVE, "broad-axe"], seats=seats, heroes=heroes)
        assert table.view(0)["vaults"][vault]["rule"] == rule


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_vault_in_play_has_words_for_its_rule(language: str, seats: int) -> None:
    words = Words(language, GAME)
    state: Any = lay_out(seats=seats).state
    for vault in range(len(VAULTS)):
        assert words.has(f"rule-{rule_of(state.book, vault)}")


@pytest.mark.rule("VW-041")
@pytest.mark.parametrize(("language", "first", "second"), [("en", "1 of 2", "2 of 2"), ("ru", "1 из 2", "2 из 2")])
def test_of_several_items_to_turn_up_each_question_says_which(language: str, first: str, second: str) -> None:
    table = at_auction("rangers-cache", deck=FIVE)
    assert first in asked(table, 0, language)
    table.says(0, "reveal junk")
    assert second in asked(table, 0, language)


@LANGUAGES
@pytest.mark.rule("VW-041")
def test_a_single_item_to_turn_up_is_not_counted(language: str) -> None:
    assert "1" not in asked(at_auction("paupers-trunk", deck=FIVE), 0, language)


@pytest.mark.rule("VW-143")
def test_the_workshop_counts_what_does_not_stay() -> None:
    table = at_auction("guild-masters-workshop", deck=[*FIVE, "broad-axe"])
    assert "1 of 2" in asked(table, 0, "en")
    table.says(0, "return junk")
    assert "2 of 2" in asked(table, 0, "en")
    table.says(0, "return ruby")
    assert table.about == "reveal"
    assert "which item is turned up" in asked(table, 0, "en")


@pytest.mark.rule("VW-089")
@pytest.mark.parametrize(("language", "verb"), [("en", "throw away"), ("ru", "выбрасываете")])
def test_the_storage_question_asks_for_what_a_click_does(language: str, verb: str) -> None:
    table = at_storage(piles=[["ruby"], ["junk"]])
    assert verb in asked(table, 0, language)
    table.says(0, "store")
    assert verb not in asked(table, 0, language)


@LANGUAGES
def test_whoever_has_sold_is_asked_something_else(language: str) -> None:
    table = at_sale(piles=[["ruby"], ["junk"]])
    before = asked(table, 0, language)
    table.says(0, "finish-sale 0")
    assert asked(table, 0, language) != before


@pytest.mark.rule("VW-041")
@pytest.mark.parametrize(
    ("vault", "says", "about"),
    [("rangers-cache", "reveal", "reveal"), ("guild-masters-workshop", "return", "workshop")],
)
def test_an_item_picked_already_is_not_said_to_be_missing(vault: str, says: str, about: str) -> None:
    table = at_auction(vault, deck=[*FIVE, "broad-axe"])
    table.says(0, f"{says} ruby")
    assert table.about == about
    assert table.match.why_not(0, "item", "ruby") == ("picked-already", {"item": "ruby"}, "VW-041")
    assert table.match.why_not(0, "item", "spyglass") == ("not-drawn", {"item": "spyglass"}, "VW-041")


@pytest.mark.rule("VW-219")
def test_what_the_bank_adds_to_a_lowered_price_is_told() -> None:
    table = at_auction("paupers-trunk", deck=FIVE, equipped=[[], ["dragonscale-purse"], []])
    table.says(0, "reveal ruby").says(0, "open-at 1").says(1, "raise 7").says(2, "pass")
    table.says(1, "use dragonscale-purse")
    assert table.last_heard("paid") == {"seat": 1, "other": 0, "gold": 2}
    assert table.last_heard("bank-added") == {"seat": 0, "gold": 5}
    assert [table.gold(seat) for seat in (0, 1)] == [27, 18]
    full = at_auction("paupers-trunk", deck=FIVE)
    full.says(0, "reveal ruby").says(0, "open-at 1").says(1, "raise 7").says(2, "pass")
    assert "bank-added" not in full.keys_heard()


@pytest.mark.rule("VW-088", "VW-090")
def test_the_fee_for_the_whole_pile_is_what_storing_it_as_it_lies_would_cost() -> None:
    table = at_storage(piles=[["ruby", "emerald", "junk", "junk", "junk", "junk"]])
    assert table.player(0)["fee"] == table.view(0)["choice"]["gold"] == 6
    table.says(0, "show-junk 4")
    assert table.view(0)["choice"]["gold"] == 4
    table.says(0, "store")
    assert table.gold(0) == 16


@pytest.mark.rule("VW-054", "VW-158", "VW-222")
def test_a_bid_question_tells_what_is_enough_and_what_a_pass_means() -> None:
    table = at_auction("paupers-trunk", deck=FIVE, gold=[20, 20, 4], workers=[["bouncer"], [], []])
    table.says(0, "reveal ruby").says(0, "send bouncer").says(0, "open-at 3")
    assert "bid 8 or more, or pass for now" in asked(table, 1, "en")
    assert "поставить 8 или больше либо пока пасовать" in asked(table, 1, "ru")
    table.says(1, "pass")
    assert "too little gold" in asked(table, 2, "en")
    assert "золота не хватает" in asked(table, 2, "ru")


@LANGUAGES
@pytest.mark.rule("VW-054", "VW-215")
@pytest.mark.parametrize("vault", ["nobles-gallery", "gamblers-den"])
def test_where_a_pass_is_final_the_question_says_so(language: str, vault: str) -> None:
    table = at_auction(vault, deck=FIVE).quietly("bid")
    final = asked(table, 1, language)
    usual = asked(at_auction("paupers-trunk", deck=FIVE).quietly("bid"), 1, language)
    assert ("for good" in final) or ("выйти из торгов" in final)
    assert ("for now" in usual) or ("пока пасовать" in usual)


@LANGUAGES
def test_a_sealed_bid_question_names_the_least(language: str) -> None:
    table = at_auction("smugglers-hold", deck=FIVE, gold=[20, 20, 3]).quietly("opening-bid")
    table.says(0, "open-at 5")
    assert "6" in asked(table, 1, language)
    assert asked(table, 2, language) != asked(table, 1, language)
