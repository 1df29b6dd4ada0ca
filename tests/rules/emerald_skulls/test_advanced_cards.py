"""The advanced betting cards: every bet, groups, signs and stop numbers."""

import pytest

from tests.rules.emerald_skulls.table import Table, overrule, piled, sit
from tests.rules.emerald_skulls.test_standard_cards import OUTS, walk
from undercroft.games.emerald_skulls.bets import BET_KEYS
from undercroft.games.emerald_skulls.cards import SIDE_KEYS, SIGNS, shipped_cards
from undercroft.words import words_for

FULL = ("1 1 1 1 1 1 1 -> lower-jaw 3-0", "3 1 1 1 -> nose 1-0", "4 4 1 -> eyes 2-0", "5 -> gem 1-0")
FACE = (
    "1 1 1 1 1 -> lower-jaw 1-0",
    "2 1 1 1 -> upper-jaw 1-0",
    "3 1 1 -> nose 1-0",
    "4 1 -> eyes 1-0",
    "5 -> gem 1-0",
)
FACE_OF_SIX = (
    "1 1 1 1 1 1 -> lower-jaw 1-0",
    "2 1 1 1 1 -> upper-jaw 1-0",
    "3 1 1 1 -> nose 1-0",
    "4 1 1 -> eyes 1-0",
    "5 1 -> gem 1-0",
)


def play(side: str, bets: dict[int, str], dice: int, *steps: str, seats: int = 4, cubes: int = 0) -> Table:
    """A turn of seat 0 with one advanced card in play and bets laid in this order."""
    table = sit(seats, betting_cards="advanced", sides=[side])
    table.given(gears=[10, *[0] * (seats - 1)], cubes=[cubes, *[0] * (seats - 1)]).buys(dice)
    for seat, bet in bets.items():
        offer = next(text for text in reversed(table.offered(seat)) if text.startswith(f"bet {bet} "))
        table.says(seat, offer)
        for text in table.offered(seat):
            if text.startswith("confirm"):
                table.says(seat, text)
    walk(table, *steps)
    if table.about_of(0) == "payout":
        table.says(0, "take normal")
    assert table.tumbler == 1, "the turn is over"
    return table


def true_bets(side: str, dice: int, *steps: str) -> set[str]:
    """Which bets of a side come true with such a turn; each has a marker on it and one against it."""
    table = sit(2, betting_cards="advanced", sides=[side])
    bets = [bet["bet"] for bet in table.view()["cards"][0]["bets"]]
    seats = len(bets) + 1
    played = play(side, {i + 1: bets[i] for i in range(len(bets))}, dice, *steps, seats=seats)
    return {event["bet"] for key in ("bet-won", "bet-won-cubes") for event in played.heard(key)}


@pytest.mark.rule("ES-117")
def test_some_advanced_bets_say_that_something_will_not_happen() -> None:
    assert true_bets("28a", 3, *OUTS["gem"]) == {"tumblers-triumph"}
    assert true_bets("22a", 3, *OUTS["run"]) == {"lost-gemstone"}
    assert true_bets("28a", 3, *OUTS["bust"]) == {"dragul-bust"}
    assert true_bets("22a", 3, *OUTS["gem"]) == {"final-jewel"}


@pytest.mark.rule("ES-118", "ES-220")
def test_a_kicker_adds_a_condition_to_its_base_and_pays_more_and_flat() -> None:
    cards = shipped_cards()
    jackpot_or_out = [side for side in cards.sides[4:] if side.kind in (1, 3)]
    for side in jackpot_or_out:
        by_bet = {line.bet: line for line in side.lines}
        for line in side.lines:
            if line.group != line.bet:
                assert SIGNS[line.sign] in ("flat", "cubes"), side.key
                if SIGNS[line.sign] == "flat":
                    assert line.pays[0] > by_bet[line.group].pays[0]


@pytest.mark.rule("ES-118")
@pytest.mark.parametrize(
    ("side", "steps", "true"),
    [
        ("6b", ("☠ ☠ ☠ ☠ 1 -> lower-jaw 0-4", "☠ -> gem 0-1"), {"mad-nargash", "nargashs-gamble"}),
        ("8b", FULL, {"emerald-skull", "legendary-emerald-skull"}),
        ("10b", FACE, {"scarred-face", "gnarled-face"}),
        ("12b", piled(0, 0, 3, 0, 0), {"fractured-tusks", "toothless-tumble"}),
        ("14b", piled(0, 0, 3, 0, 0), {"skulls-even", "skulls-0"}),
        ("18b", piled(3, 0, 0, 0, 0), {"noses-even", "noses-0"}),
        ("22b", ("☠ 1 1 -> gem 0-1",), {"final-jewel", "wild-crystal"}),
        ("24b", ("3 ☠ ☠ -> nose 1-0, stop",), {"feeble-fingers", "broken-limbs"}),
        ("26b", piled(0, 0, 0, 2, 1), {"empty-n-shiny", "ocular-skull"}),
        ("28b", ("3 1 1 -> nose 1-0", "1 1 -> pick-nose", "1 1 1"), {"dragul-bust", "pick-n-bust"}),
    ],
)
def test_a_kicker_comes_true_together_with_the_bet_it_builds_on(
    side: str, steps: tuple[str, ...], true: set[str]
) -> None:
    dice = len(steps[0].partition(" -> ")[0].split())
    assert true_bets(side, dice, *steps) == true


@pytest.mark.rule("ES-123")
def test_a_marker_taken_back_leaves_the_card_of_the_other_marker_closed_to_its_owner() -> None:
    table = sit(3, betting_cards="advanced", sides=["22a", "26a", "28a"]).buys(3)
    table.says(1, "bet dragul-bust first").says(1, "bet final-jewel first")
    overrule(table, "dragul-bust").says(1, "withdraw dragul-bust")
    for bet in ("final-jewel", "lost-gemstone"):
        for place in ("first", "second"):
            table.refuses(1, f"bet {bet} {place}")
    table.says(1, "bet empty-n-shiny first")


@pytest.mark.rule("ES-123")
def test_one_marker_per_player_at_each_advanced_card() -> None:
    table = sit(3, betting_cards="advanced", sides=["28b", "26b"]).buys(3).says(1, "bet dragul-bust first")
    for bet in ("dragul-bust", "tumblers-triumph", "pick-n-bust"):
        for place in ("first", "second"):
            table.refuses(1, f"bet {bet} {place}")
    table.says(1, "bet empty-n-shiny first")


@pytest.mark.rule("ES-124", "ES-145", "ES-146", "ES-147", "ES-148", "ES-149")
@pytest.mark.parametrize(
    ("side", "bet", "opens", "shuts"),
    [
        ("16b", "eyes-1", "3 1 1 -> nose 1-0", "4 1 1 -> eyes 1-0"),
        ("18a", "noses-1", "3 1 1 -> nose 1-0", "4 1 1 -> eyes 1-0"),
        ("18b", "noses-odd", "3 1 1 -> nose 1-0", "4 1 1 -> eyes 1-0"),
        ("20a", "more-upper", "2 1 1 -> upper-jaw 1-0", "3 1 1 -> nose 1-0"),
        ("20a", "more-upper", "2 1 1 -> upper-jaw 1-0", "4 1 1 -> eyes 1-0"),
        ("20b", "teeth-1", "2 1 1 -> upper-jaw 1-0", "3 1 1 -> nose 1-0"),
        ("20b", "teeth-1", "2 1 1 -> upper-jaw 1-0", "4 1 1 -> eyes 1-0"),
    ],
)
def test_a_stop_number_shuts_the_card_once_that_level_or_a_higher_one_is_used(
    side: str, bet: str, opens: str, shuts: str
) -> None:
    for step, is_open in ((opens, True), (shuts, False)):
        table = sit(2, betting_cards="advanced", sides=[side, "28a"]).buys(3)
        walk(table, step)
        table.goes_on()
        assert (f"bet {bet} first" in table.offered(1)) == is_open
        assert table.view()["cards"][0]["stopped"] != is_open
        if not is_open:
            table.refuses(1, f"bet {bet} first")


@pytest.mark.rule("ES-222")
def test_a_stopped_card_does_not_open_again_after_a_nose_pick() -> None:
    table = sit(2, betting_cards="advanced", sides=["20a", "28a"]).buys(3)
    walk(table, "3 1 1 -> nose 1-0", "1 1 -> pick-nose")
    assert table.level("nose") == (0, 0)
    table.refuses(1, "bet same-teeth first")


@pytest.mark.rule("ES-123", "ES-124")
def test_a_closed_bet_says_whether_the_stop_number_or_the_players_own_marker_shuts_the_card() -> None:
    table = sit(2, betting_cards="advanced", sides=["20a", "22a", "28a"]).buys(3).says(1, "bet dragul-bust first")
    walk(table, "3 1 1 -> nose 1-0")
    table.goes_on()
    assert table.match.why_not(1, "bet", "more-upper") == ("card-stopped", {"number": 3}, "ES-124")
    assert table.match.why_not(1, "bet", "tumblers-triumph") == ("one-marker-a-card", {}, "ES-123")
    for language, level in (("en", "level 3"), ("ru", "уровень 3")):
        assert level in words_for(language, "emerald-skulls").say("why-not-card-stopped", number=3)


@pytest.mark.rule("ES-124")
def test_cards_without_a_stop_number_stay_open() -> None:
    table = sit(2, betting_cards="advanced", sides=["14a", "16a", "22a"]).buys(3)
    walk(table, "4 1 1 -> eyes 1-0")
    table.goes_on()
    offered = {text.split()[1] for text in table.offered(1) if text.startswith("bet")}
    assert {"skulls-0-1", "picks-0", "final-jewel"} <= offered


@pytest.mark.rule("ES-126", "ES-219")
def test_a_plus_adds_and_a_times_multiplies_by_the_opposing_bets() -> None:
    table = play("28a", {1: "dragul-bust", 2: "dragul-bust", 3: "tumblers-triumph"}, 3, *OUTS["bust"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(1, 6), (2, 4)]
    table = play("28a", {1: "dragul-bust", 2: "dragul-bust", 3: "tumblers-triumph"}, 3, *OUTS["gem"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(3, 6)]


@pytest.mark.rule("ES-126", "ES-219")
def test_bets_on_another_card_do_not_oppose() -> None:
    table = sit(3, betting_cards="advanced", sides=["22a", "28a"]).buys(3)
    table.says(1, "bet dragul-bust first").says(2, "bet final-jewel first")
    walk(table, *OUTS["bust"])
    assert [(event["bet"], event["gears"]) for event in table.heard("bet-won")] == [("dragul-bust", 5)]


@pytest.mark.rule("ES-219")
def test_on_a_card_with_many_lines_every_other_group_opposes() -> None:
    table = play("18a", {1: "noses-0", 2: "noses-1", 3: "noses-3-up"}, 3, *OUTS["gem"])
    assert [(event["bet"], event["gears"]) for event in table.heard("bet-won")] == [("noses-0", 2 + 2)]
    grouped = play("18b", {1: "noses-even", 2: "noses-odd", 3: "noses-0"}, 3, *OUTS["gem"])
    assert [(event["bet"], event["gears"]) for event in grouped.heard("bet-won")] == [("noses-even", 3), ("noses-0", 3)]


@pytest.mark.rule("ES-127")
def test_a_times_payout_without_opposition_pays_nothing() -> None:
    table = play("28a", {1: "tumblers-triumph"}, 3, *OUTS["gem"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(1, 0)]


@pytest.mark.rule("ES-128")
def test_a_kicker_does_not_oppose_the_bet_it_builds_on() -> None:
    table = play("28b", {1: "dragul-bust", 2: "pick-n-bust"}, 3, *OUTS["bust"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(1, 5)]


@pytest.mark.rule("ES-220")
def test_a_payout_without_a_sign_never_changes() -> None:
    table = play("14a", {1: "skulls-0-1", 2: "skulls-3-up", 3: "skulls-2-3"}, 3, *OUTS["gem"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(1, 2)]


@pytest.mark.rule("ES-132", "ES-243")
def test_the_bets_of_every_side_in_their_order() -> None:
    sides = {side.key: [BET_KEYS[line.bet] for line in side.lines] for side in shipped_cards().sides}
    pairs = {
        "6": ["mad-nargash", "nargashs-woe", "nargashs-gamble"],
        "8": ["emerald-skull", "cracked-cranium", "legendary-emerald-skull"],
        "10": ["scarred-face", "denied-visage", "gnarled-face"],
        "12": ["grim-grin", "fractured-tusks", "toothless-tumble"],
        "22": ["final-jewel", "lost-gemstone", "wild-crystal"],
        "24": ["empty-hands", "feeble-fingers", "broken-limbs"],
        "26": ["empty-n-shiny", "botched-gem", "ocular-skull"],
        "28": ["tumblers-triumph", "dragul-bust", "pick-n-bust"],
    }
    for number, bets in pairs.items():
        assert sides[f"{number}a"] == bets[:2]
        assert sides[f"{number}b"] == bets
    assert sides["14a"] == ["skulls-0-1", "skulls-1-2", "skulls-2-3", "skulls-3-up"]
    assert sides["14b"] == ["skulls-odd", "skulls-even", "skulls-0"]
    assert sides["16a"] == ["picks-0", "picks-1", "picks-2"]
    assert sides["16b"] == ["eyes-0", "eyes-1", "eyes-2"]
    assert sides["18a"] == ["noses-0", "noses-1", "noses-2", "noses-3-up"]
    assert sides["18b"] == ["noses-odd", "noses-even", "noses-0"]
    assert sides["20a"] == ["more-lower", "same-teeth", "more-upper"]
    assert sides["20b"] == ["teeth-0", "teeth-1", "teeth-2", "teeth-3-up"]
    assert not any("busted-fowl" in bets for key, bets in sides.items() if key in SIDE_KEYS[4:])
    assert sides["1"][0] == sides["28b"][2] == "pick-n-bust"


BASES = {
    "6": "8+ 5+ 3+ | 2x 1x 1x",
    "8": "10+ 8+ 5+ | 2x 1x 1x",
    "10": "10+ 8+ 5+ | 2x 1x 1x",
    "12": "5+ 3+ 2+ | 2x 1x 1x",
    "22": "2+ 1+ 1+ | 3+ 2+ 1+",
    "24": "2+ 1+ 1+ | 2+ 1+ 1+",
    "26": "5+ 3+ 2+ | 3x 2x 1x",
    "28": "3x 2x 1x | 5+ 3+ 2+",
}
KICKERS = {
    "6": "15 10 8",
    "8": "20 15 10",
    "10": "15 10 8",
    "12": "2c 1c",
    "22": "4 3 2",
    "24": "10 8 5",
    "26": "15 10 8",
    "28": "10 8 5",
}
SIDES = {
    "14a": "2 1 | 2 1 | 3 2 1 | 5 3 2",
    "14b": "2+ 1+ 1+ | 2+ 1+ 1+ | 4 3 2",
    "16a": "3x 2x 1x | 3+ 2+ 1+ | 6+ 4+ 2+",
    "16b": "2+ 1+ 1+ | 3+ 2+ 1+ | 4+ 3+ 2+",
    "18a": "2+ 1+ | 3+ 2+ | 5+ 3+ | 5+ 3+",
    "18b": "3+ 2+ 1+ | 3x 2x 1x | 3 2 1",
    "20a": "5+ 3+ 2+ | 2+ 1+ 1+ | 3+ 2+ 1+",
    "20b": "2+ 1+ | 4+ 2+ | 4+ 3+ | 5+ 3+",
}


@pytest.mark.rule("ES-243")
def test_the_payouts_and_signs_of_every_side() -> None:
    printed = dict(SIDES)
    for number, bases in BASES.items():
        printed[f"{number}a"] = bases
        printed[f"{number}b"] = f"{bases} | {KICKERS[number]}"
    signs = ("", "+", "x", "c")
    for side in shipped_cards().sides[4:]:
        lines = [" ".join(f"{pay}{signs[line.sign]}" for pay in line.pays) for line in side.lines]
        assert " | ".join(lines) == printed.pop(side.key), side.key
    assert printed == {}


@pytest.mark.rule("ES-132")
def test_returning_bets_bring_their_jackpots_along() -> None:
    table = sit(2, betting_cards="advanced", sides=["6a", "8a", "12b", "22a"])
    jackpots = {bet["bet"]: bet["jackpot"] for card in table.view()["cards"] for bet in card["bets"] if bet["jackpot"]}
    assert jackpots == {
        "mad-nargash": {"gears": 5, "per": "skull"},
        "emerald-skull": {"gears": 30, "per": "once"},
        "grim-grin": {"gears": 3, "per": "tooth"},
    }
    for side, steps, jackpot in (
        ("6b", ("☠ 1 1 -> gem 0-1",), "mad-nargash"),
        ("8a", FULL, "emerald-skull"),
        ("12a", piled(3, 0, 0, 0, 0), "grim-grin"),
    ):
        table = sit(2, betting_cards="advanced", sides=[side]).given(gears=[10, 0])
        walk(table.buys(len(steps[0].partition(" -> ")[0].split())), *steps)
        assert f"take {jackpot}" in table.offered(0)


# Jackpot cards.

SKULL_GEM = ("☠ ☠ ☠ -> lower-jaw 0-2", "☠ -> gem 0-1")


@pytest.mark.rule("ES-133", "ES-218")
def test_nargashs_woe_is_the_opposite_of_mad_nargash() -> None:
    assert true_bets("6a", 3, *SKULL_GEM) == {"mad-nargash"}
    assert true_bets("6a", 3, "☠ 1 1 -> gem 0-1") == {"mad-nargash"}
    for steps in (*OUTS.values(), ("☠ ☠ ☠ -> nose 0-3",), ("☠ 1 1 -> nose 0-1, stop",), ("☠ 1 1 -> nose 0-1", "1 1")):
        assert true_bets("6a", 3, *steps) == {"nargashs-woe"}


@pytest.mark.rule("ES-134")
def test_nargashs_gamble_needs_five_skulls() -> None:
    four = ("☠ ☠ ☠ 1 1 -> lower-jaw 0-3", "☠ 1 -> gem 0-1")
    five = ("☠ ☠ ☠ ☠ 1 -> lower-jaw 0-4", "☠ -> gem 0-1")
    assert true_bets("6b", 5, *four) == {"mad-nargash"}
    assert true_bets("6b", 5, *five) == {"mad-nargash", "nargashs-gamble"}
    assert true_bets("6b", 6, *[step.replace(" ->", " 1 ->") for step in five]) == {"mad-nargash", "nargashs-gamble"}
    assert true_bets("6b", 5, "☠ ☠ ☠ ☠ ☠ -> nose 0-5") == {"nargashs-woe"}, "no gem"
    mixed = ("☠ ☠ ☠ ☠ 1 1 -> lower-jaw 1-4", "☠ -> gem 0-1")
    assert true_bets("6b", 6, *mixed) == {"nargashs-woe"}, "a numbered die among five skulls"


@pytest.mark.rule("ES-135", "ES-136")
def test_cracked_cranium_and_the_legendary_emerald_skull() -> None:
    wild = (*FULL[:3], "☠ -> gem 0-1")
    assert true_bets("8b", 7, *FULL) == {"emerald-skull", "legendary-emerald-skull"}
    assert true_bets("8b", 7, *wild) == {"emerald-skull"}
    for steps in OUTS.values():
        assert true_bets("8a", 3, *steps) == true_bets("8b", 3, *steps) == {"cracked-cranium"}


@pytest.mark.rule("ES-136")
def test_the_legendary_jackpot_is_forty_gears() -> None:
    table = sit(2, betting_cards="advanced", sides=["8b"]).given(gears=[10, 0]).buys(7)
    walk(table, *FULL)
    assert table.offered(0) == ["take legendary-emerald-skull", "take emerald-skull", "take normal"]
    table.says(0, "take legendary-emerald-skull")
    assert table.gears(0) == 40


@pytest.mark.rule("ES-137", "ES-138", "ES-139", "ES-218")
def test_scarred_face_denied_visage_and_gnarled_face() -> None:
    assert true_bets("10b", 6, *FACE_OF_SIX) == {"scarred-face"}
    assert true_bets("10b", 5, *FACE) == {"scarred-face", "gnarled-face"}
    two_teeth = ("1 1 1 1 1 1 -> lower-jaw 2-0", *[step.replace(" 1 ->", " ->") for step in FACE_OF_SIX[1:]])
    assert true_bets("10b", 6, *two_teeth) == {"denied-visage"}
    for steps in OUTS.values():
        assert true_bets("10b", 3, *steps) == {"denied-visage"}


@pytest.mark.rule("ES-137", "ES-138", "ES-139")
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("number", [0, 2])
def test_a_face_with_a_level_missing_or_doubled_is_denied(level: int, number: int) -> None:
    dice = [1] * 5
    dice[level] = number
    assert true_bets("10b", sum(dice), *piled(*dice)) == {"denied-visage"}


@pytest.mark.rule("ES-137", "ES-139")
def test_the_jackpots_of_scarred_and_gnarled_face() -> None:
    for dice, steps, jackpots in (
        (6, FACE_OF_SIX, {"take scarred-face": 20}),
        (5, FACE, {"take scarred-face": 20, "take gnarled-face": 25}),
    ):
        for text, gears in jackpots.items():
            table = sit(2, betting_cards="advanced", sides=["10b"]).given(gears=[10, 0]).buys(dice)
            walk(table, *steps)
            assert set(table.offered(0)) == {*jackpots, "take normal"}
            before = table.gears(0)
            table.says(0, text)
            assert table.gears(0) == before + gears


@pytest.mark.rule("ES-140", "ES-218")
def test_fractured_tusks_is_the_opposite_of_grim_grin() -> None:
    assert true_bets("12a", 3, "1 1 2 -> lower-jaw 2-0", "2 -> upper-jaw 1-0") == {"grim-grin"}
    for steps in (*OUTS.values(), ("1 1 2 -> lower-jaw 2-0, stop",), ("1 1 2 -> lower-jaw 2-0", "5 -> gem 1-0")):
        assert true_bets("12a", 3, *steps) == {"fractured-tusks"}


@pytest.mark.rule("ES-141", "ES-224")
def test_toothless_tumble_pays_two_cubes_then_one_after_any_out_without_teeth() -> None:
    bust = ("3 1 1 -> nose 1-0", "1 1 -> accept-bust")
    for steps in (OUTS["gem"], OUTS["run"], OUTS["double"], OUTS["chicken"], bust):
        table = play("12b", {1: "toothless-tumble", 2: "toothless-tumble"}, 3, *steps)
        assert [table.cubes(1), table.cubes(2)] == [2, 1]
        assert [table.gears(1), table.gears(2)] == [0, 0]
    for tooth in (
        "1 2 ☠ -> lower-jaw 1-0",
        "1 2 ☠ -> upper-jaw 1-0",
        "1 2 ☠ -> lower-jaw 0-1",
        "1 2 ☠ -> upper-jaw 0-1",
    ):
        assert play("12b", {1: "toothless-tumble"}, 3, f"{tooth}, stop").cubes(1) == 0


@pytest.mark.rule("ES-141")
def test_toothless_tumble_has_cubes_for_two_bettors_only() -> None:
    table = sit(4, betting_cards="advanced", sides=["12b"]).buys(3)
    table.says(1, "bet toothless-tumble first").says(2, "bet toothless-tumble second")
    table.refuses(3, "bet toothless-tumble third")
    assert table.bet("toothless-tumble")["next"] is None


@pytest.mark.rule("ES-224")
def test_toothless_tumble_stands_with_fractured_tusks_when_opposition_is_counted() -> None:
    table = play("12b", {1: "grim-grin", 2: "fractured-tusks", 3: "toothless-tumble"}, 3, *OUTS["gem"])
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(2, 2)]


# Side cards.


@pytest.mark.rule("ES-142")
@pytest.mark.parametrize(
    ("skulls", "lines"),
    [
        (0, {"skulls-0-1"}),
        (1, {"skulls-0-1", "skulls-1-2"}),
        (2, {"skulls-1-2", "skulls-2-3"}),
        (3, {"skulls-2-3", "skulls-3-up"}),
        (4, {"skulls-3-up"}),
    ],
)
def test_wild_bones_lines_overlap(skulls: int, lines: set[str]) -> None:
    faces = ["☠"] * skulls + ["3"] * (5 - skulls)
    assert true_bets("14a", 5, f"{' '.join(faces)} -> nose {5 - skulls}-{skulls}") == lines


@pytest.mark.rule("ES-143")
@pytest.mark.parametrize(
    ("skulls", "lines"),
    [(0, {"skulls-even", "skulls-0"}), (1, {"skulls-odd"}), (2, {"skulls-even"}), (3, {"skulls-odd"})],
)
def test_tombstone_tally_counts_odd_and_even_and_zero_is_even(skulls: int, lines: set[str]) -> None:
    faces = ["☠"] * skulls + ["3"] * (4 - skulls)
    assert true_bets("14b", 4, f"{' '.join(faces)} -> nose {4 - skulls}-{skulls}") == lines


@pytest.mark.rule("ES-144")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_incessant_picker_counts_picks(picks: int) -> None:
    steps = ["3 3 1 1 -> nose 2-0"]
    pool = 2
    for _ in range(picks):
        steps.append(" ".join(["1"] * pool) + " -> pick-nose")
        pool += 1
    steps.append(" ".join(["5"] + ["1"] * (pool - 1)) + " -> gem 1-0")
    assert true_bets("16a", 4, *steps) == {f"picks-{picks}"}


@pytest.mark.rule("ES-145")
@pytest.mark.parametrize(
    ("step", "line"), [("3 3 3 -> nose 3-0", 0), ("4 1 1 -> eyes 1-0, stop", 1), ("4 ☠ 1 -> eyes 1-1, stop", 2)]
)
def test_ocular_inventory_counts_eyes(step: str, line: int) -> None:
    assert true_bets("16b", 3, step) == {f"eyes-{line}"}


@pytest.mark.rule("ES-146")
@pytest.mark.parametrize(
    ("noses", "line"), [(0, "noses-0"), (1, "noses-1"), (2, "noses-2"), (3, "noses-3-up"), (4, "noses-3-up")]
)
def test_sniffing_supply_counts_noses(noses: int, line: str) -> None:
    faces = ["3"] * noses + ["1"] * (5 - noses)
    step = f"{' '.join(faces)} -> nose {noses}-0, stop" if noses else "1 1 1 1 1 -> lower-jaw 1-0, stop"
    assert true_bets("18a", 5, step) == {line}


@pytest.mark.rule("ES-146")
def test_a_picked_nose_does_not_count() -> None:
    assert true_bets("18a", 4, "3 3 1 1 -> nose 2-0", "1 1 -> pick-nose", "5 1 1 -> gem 1-0") == {"noses-1"}


@pytest.mark.rule("ES-146", "ES-147", "ES-148", "ES-149", "ES-217")
@pytest.mark.parametrize(
    ("side", "step", "line"),
    [
        ("18a", "3 ☠ 1 -> nose 1-1, stop", "noses-2"),
        ("18b", "3 ☠ 1 -> nose 1-1, stop", "noses-even"),
        ("20a", "1 ☠ ☠ -> lower-jaw 0-1, stop", "more-lower"),
        ("20a", "1 ☠ ☠ -> upper-jaw 0-1, stop", "more-upper"),
        ("20b", "1 ☠ ☠ -> lower-jaw 0-1, stop", "teeth-1"),
        ("20b", "1 ☠ ☠ -> upper-jaw 0-2, stop", "teeth-2"),
    ],
)
def test_a_skull_counts_for_the_level_it_lies_on(side: str, step: str, line: str) -> None:
    assert true_bets(side, 3, step) == {line}


@pytest.mark.rule("ES-147")
@pytest.mark.parametrize(
    ("noses", "lines"), [(0, {"noses-even", "noses-0"}), (1, {"noses-odd"}), (2, {"noses-even"}), (3, {"noses-odd"})]
)
def test_perfect_proportions_counts_odd_and_even_noses(noses: int, lines: set[str]) -> None:
    faces = ["3"] * noses + ["1"] * (4 - noses)
    step = f"{' '.join(faces)} -> nose {noses}-0, stop" if noses else "1 1 1 1 -> lower-jaw 1-0, stop"
    assert true_bets("18b", 4, step) == lines


@pytest.mark.rule("ES-148")
@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (("1 1 2 3 -> lower-jaw 2-0", "2 3 -> upper-jaw 1-0, stop"), "more-lower"),
        (("1 1 2 3 -> lower-jaw 1-0", "2 3 3 -> upper-jaw 1-0, stop"), "same-teeth"),
        (("2 2 1 3 -> upper-jaw 1-0, stop",), "more-upper"),
        (("3 3 3 3 -> nose 4-0",), "same-teeth"),
        (("1 1 2 ☠ -> lower-jaw 1-0", "2 3 ☠ -> upper-jaw 0-1, stop"), "same-teeth"),
    ],
)
def test_bite_alignment_compares_lower_and_upper_teeth(steps: tuple[str, ...], line: str) -> None:
    assert true_bets("20a", 4, *steps) == {line}


@pytest.mark.rule("ES-149")
@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (("3 3 3 3 -> nose 4-0",), "teeth-0"),
        (("1 1 2 2 -> lower-jaw 1-0, stop",), "teeth-1"),
        (("1 1 2 2 -> lower-jaw 1-0", "2 2 1 -> upper-jaw 1-0, stop"), "teeth-2"),
        (("1 1 2 2 -> lower-jaw 2-0", "2 2 -> upper-jaw 1-0, stop"), "teeth-3-up"),
    ],
)
def test_strange_smirk_counts_all_teeth(steps: tuple[str, ...], line: str) -> None:
    assert true_bets("20b", 4, *steps) == {line}


# Out cards.


@pytest.mark.rule("ES-150", "ES-152", "ES-154", "ES-156", "ES-157", "ES-218")
@pytest.mark.parametrize(
    ("side", "bet", "true_on"),
    [
        ("22a", "lost-gemstone", {"bust", "chicken", "run"}),
        ("24a", "feeble-fingers", {"bust", "chicken", "gem"}),
        ("26a", "botched-gem", {"bust", "chicken", "gem", "run"}),
        ("28a", "tumblers-triumph", {"chicken", "gem", "run", "double"}),
        ("28a", "dragul-bust", {"bust"}),
        ("22a", "final-jewel", {"gem", "double"}),
        ("24a", "empty-hands", {"run", "double"}),
        ("26a", "empty-n-shiny", {"double"}),
    ],
)
def test_bets_of_the_out_cards_come_true_on_exactly_these_outs(side: str, bet: str, true_on: set[str]) -> None:
    assert {out for out, steps in OUTS.items() if bet in true_bets(side, 3, *steps)} == true_on


@pytest.mark.rule("ES-151", "ES-218")
def test_wild_crystal_needs_a_skull_as_the_gem() -> None:
    assert true_bets("22b", 3, "5 ☠ 1 -> gem 0-1") == {"final-jewel", "wild-crystal"}
    assert true_bets("22b", 3, "5 ☠ 1 -> gem 1-0") == {"final-jewel"}
    assert true_bets("22b", 3, "3 3 1 -> nose 2-0", "☠ -> gem 0-1") == {"final-jewel", "wild-crystal"}
    assert true_bets("22b", 3, "☠ 1 1 -> nose 0-1, stop") == {"lost-gemstone"}


@pytest.mark.rule("ES-153", "ES-218", "ES-223")
def test_broken_limbs_needs_two_skulls_left_in_the_pool() -> None:
    assert true_bets("24b", 3, "3 ☠ ☠ -> nose 1-0, stop") == {"feeble-fingers", "broken-limbs"}
    assert true_bets("24b", 3, "3 1 1 -> nose 1-0, stop") == {"feeble-fingers"}
    assert true_bets("24b", 3, "3 ☠ 1 -> nose 1-0, stop") == {"feeble-fingers"}
    assert true_bets("24b", 3, "5 ☠ ☠ -> gem 1-0") == {"feeble-fingers", "broken-limbs"}
    assert true_bets("24b", 4, "3 ☠ ☠ 1 -> nose 0-2, stop") == {"feeble-fingers"}, "skulls on the board do not count"
    assert true_bets("24b", 3, "☠ ☠ ☠ -> nose 0-3") == {"empty-hands"}


@pytest.mark.rule("ES-155")
def test_ocular_skull_is_a_double_out_with_two_eyes() -> None:
    assert true_bets("26b", 3, "4 4 1 -> eyes 2-0", "5 -> gem 1-0") == {"empty-n-shiny", "ocular-skull"}
    assert true_bets("26b", 3, "3 4 1 -> nose 1-0", "4 1 -> eyes 1-0", "5 -> gem 1-0") == {"empty-n-shiny"}
    assert true_bets("26b", 3, "4 ☠ 1 -> eyes 1-1", "5 -> gem 1-0") == {"empty-n-shiny", "ocular-skull"}
    assert true_bets("26b", 4, "4 4 1 1 -> eyes 2-0", "5 1 -> gem 1-0") == {"botched-gem"}
    assert true_bets("26b", 3, "3 4 4 -> nose 1-0", "4 4 -> eyes 2-0") == {"botched-gem"}
