"""An owner's own card file: what it may change, and how a bad one is refused."""

from typing import Any

import pytest

from tests.rules.emerald_skulls.table import run_turn, sit, start
from undercroft.engine.errors import BadCards
from undercroft.games.emerald_skulls.cards import SIDE_KEYS, printed, shipped_cards

LINE = {"pays": [9, 4], "sign": "flat", "confidence": "printed"}


def card(key: str, kind: str, *bets: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"key": key, "kind": kind, "bet": list(bets), **more}


def test_own_payouts_replace_ours_for_that_card_alone() -> None:
    own = {"card": [card("4", "standard", {"bet": "empty-hands", **LINE}, {"bet": "empty-n-shiny", **LINE})]}
    table = sit(2, cards=own).buys(3).says(1, "bet empty-hands first")
    table.rolls("3 3 3").places("nose 3-0")
    assert table.gears(1) == 9
    assert table.bet("final-jewel")["pays"] == [2, 1]


def test_what_an_entry_leaves_out_stays_as_shipped() -> None:
    own = printed({"card": [{"key": "14a", "stop": 5}], "jackpot": [{"bet": "mad-nargash", "gears": 9}]})
    ours = shipped_cards()
    side = SIDE_KEYS.index("14a")
    assert (ours.sides[side].stop, own.sides[side].stop) == (0, 5)
    assert [line.pays for line in own.sides[side].lines] == [line.pays for line in ours.sides[side].lines]
    assert own.jackpot_per == ours.jackpot_per


def test_a_side_card_may_get_other_lines_and_another_stop_number() -> None:
    lines = [{"bet": f"skulls-{line}", **LINE} for line in ("0", "1-2", "4-up")]
    own = {"card": [card("14a", "side", *lines, title="Wild Bones", stop=4)]}
    table = sit(2, cards=own, betting_cards="advanced", sides=["14a"])
    assert [bet["bet"] for bet in table.view()["cards"][0]["bets"]] == ["skulls-0", "skulls-1-2", "skulls-4-up"]
    assert table.view()["cards"][0]["stop"] == 4


def test_jackpots_levels_and_opposition_cards_may_be_corrected() -> None:
    own = {
        "jackpot": [{"bet": "mad-nargash", "gears": 7, "per": "skull"}],
        "level": [{"level": 5, "gears": [0, 4, 0, 6]}],
    }
    table = run_turn(sit(2, cards=own), 3, "☠ 1 1 -> gem 0-1")
    assert table.says(0, "take mad-nargash").gears(0) == 7
    assert table.view()["payouts"][1]["gears"][4] == 4


def test_a_record_keeps_the_cards_it_was_played_with() -> None:
    own = {"jackpot": [{"bet": "mad-nargash", "gears": 7, "per": "skull"}]}
    match = start(2, cards=own)
    assert match.record is not None
    assert match.record.cards == own


@pytest.mark.parametrize(
    ("own", "says"),
    [
        ({"dice": []}, "unknown table 'dice'"),
        ({"prices": {"dice_7": 9}}, "unknown table 'prices'"),
        ({"card": [{"key": "14a", "stopp": 4}]}, "card 14a: there is no field 'stopp'"),
        (
            {"card": [{"key": "14a", "bet": [{"bet": "skulls-0", "pay": [3]}]}]},
            "bet: there is no field 'pay'",
        ),
        ({"card": {}}, r"needs \[\[card\]\] entries"),
        ({"card": [card("5", "standard")]}, "must be one of 1, 2, 3"),
        ({"card": [{"key": ["4"]}]}, "must be one of 1, 2, 3"),
        ({"level": [{"level": {}}]}, "must be one of"),
        ({"card": [{**card("4", "standard"), "bet": [5, 5]}]}, "two to four"),
        ({"card": [card("4", "standard", title=4)]}, "title must be a word, not 4"),
        (
            {"card": [card("4", "out", {"bet": "empty-hands", **LINE}, {"bet": "empty-n-shiny", **LINE})]},
            "kind must be standard",
        ),
        ({"card": [card("4", "standard", {"bet": "empty-hands", **LINE})]}, "two to four"),
        (
            {"card": [card("4", "standard", {"bet": "empty-hands", **LINE}, {"bet": "dragul-bust", **LINE})]},
            "must offer the bets",
        ),
        (
            {"card": [card("4", "standard", {"bet": "full-house", **LINE}, {"bet": "empty-hands", **LINE})]},
            "full-house",
        ),
        ({"card": [card("4", "standard", {"bet": "empty-hands", **LINE}, {"bet": "empty-hands", **LINE})]}, "twice"),
        (
            {
                "card": [
                    card(
                        "4",
                        "standard",
                        {"bet": "empty-hands", **LINE, "pays": [1, 2]},
                        {"bet": "empty-n-shiny", **LINE},
                    )
                ]
            },
            "must not rise",
        ),
        (
            {
                "card": [
                    card(
                        "4",
                        "standard",
                        {"bet": "empty-hands", **LINE, "pays": [4, 3, 2, 1]},
                        {"bet": "empty-n-shiny", **LINE},
                    )
                ]
            },
            "one to 3",
        ),
        (
            {
                "card": [
                    card(
                        "4",
                        "standard",
                        {"bet": "empty-hands", **LINE, "sign": "minus"},
                        {"bet": "empty-n-shiny", **LINE},
                    )
                ]
            },
            "sign must be one of",
        ),
        (
            {
                "card": [
                    card(
                        "14a", "side", {"bet": "skulls-0", **LINE}, {"bet": "skulls-1", **LINE, "kicker_of": "skulls-2"}
                    )
                ]
            },
            "kicker_of",
        ),
        (
            {"card": [card("14a", "side", {"bet": "skulls-0", **LINE}, {"bet": "final-jewel", **LINE})]},
            "no bet of this Side card",
        ),
        (
            {"card": [card("14a", "side", {"bet": "skulls-0", **LINE}, {"bet": "noses-0", **LINE})]},
            "noses-0 is no bet",
        ),
        (
            {"card": [card("14a", "side", {"bet": "skulls-0", **LINE}, {"bet": "skulls-1", **LINE}, stop=6)]},
            "stop must be",
        ),
        ({"opposition": [{"key": "1", "dice_3": ["final-jewel"]}]}, "dice_3 must name"),
        ({"opposition": [{"key": "1", "dice_3": ["final-jewel", "dragul-bust"]}]}, "not a standard bet"),
        ({"level": [{"level": 5, "gears": [1, 2]}]}, "four numbers"),
        ({"level": [{"level": 5, "gears": [0, 4, 0, 100]}]}, "from 0 to 99"),
        ({"jackpot": [{"bet": "mad-nargash", "gears": "many", "per": "skull"}]}, "gears must be"),
        ({"jackpot": [{"bet": "final-jewel", "gears": 3, "per": "once"}]}, "must be one of"),
    ],
)
def test_a_bad_card_file_is_refused_with_file_entry_and_reason(own: dict[str, Any], says: str) -> None:
    with pytest.raises(BadCards, match=says) as refusal:
        printed({"file": "mine.toml", **own})
    assert "mine.toml" in str(refusal.value)
