"""The Payout Phase, and the end of the game."""

import re

import pytest

from tests.rules.emerald_skulls.table import GAME, Table, played, run_turn, sit
from undercroft.words import Words


def ended(dice: int, *steps: str) -> Table:
    """A turn of seat 0 at a table of two, with gears for any number of dice."""
    return run_turn(sit(2).given(gears=[10, 0]), dice, *steps)


def paid(table: Table) -> tuple[int, int]:
    event = table.heard("tumbler-paid")[-1]
    return event["gears"], event["cubes"]


def settled_bets(table: Table) -> list[str]:
    """The bets in the order they were settled, one for each marker."""
    return [str(e.args["bet"]) for e in table.match.events(None) if e.key in ("bet-won", "bet-lost", "bet-won-cubes")]


@pytest.mark.rule("ES-075")
def test_the_tumbler_is_paid_first_then_the_cards_by_rising_number() -> None:
    table = sit(4).buys(3)
    table.says(1, "bet empty-n-shiny first").says(2, "bet final-jewel first").says(3, "bet empty-hands first")
    table.says(2, "bet busted-fowl first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    keys = table.keys_heard()
    assert keys.index("tumbler-paid") < keys.index("bet-won")
    assert settled_bets(table) == ["busted-fowl", "final-jewel", "empty-hands", "empty-n-shiny"]
    advanced = sit(4, betting_cards="advanced", sides=["28a", "6a", "22a"]).buys(3)
    advanced.says(1, "bet dragul-bust first").says(2, "bet final-jewel first").says(3, "bet mad-nargash first")
    advanced.rolls("5 1 1").places("gem 1-0")
    assert settled_bets(advanced) == ["mad-nargash", "final-jewel", "dragul-bust"]


@pytest.mark.rule("ES-076", "ES-210")
def test_a_bust_pays_neither_gears_nor_cubes() -> None:
    table = ended(5, "4 3 3 1 1 -> nose 2-0", "4 1 1 -> eyes 1-0", "1 1 -> accept-bust")
    assert table.heard("out")[-1]["out"] == "bust"
    assert paid(table) == (0, 0)


@pytest.mark.rule("ES-194", "ES-079", "ES-080", "ES-081", "ES-082", "ES-083")
@pytest.mark.parametrize(
    ("dice", "steps", "out", "pay"),
    [
        (
            6,
            (
                "1 2 3 4 1 1 -> lower-jaw 1-0",
                "2 2 3 1 1 -> upper-jaw 2-0",
                "3 4 1 -> nose 1-0",
                "4 1 -> eyes 1-0, stop",
            ),
            "chicken",
            (1 + 2 + 2, 1),
        ),
        (
            6,
            ("1 1 1 2 1 1 -> lower-jaw 1-0", "2 2 3 1 1 -> upper-jaw 2-0", "4 1 1 -> eyes 1-0", "5 1 -> gem 1-0"),
            "gem",
            (1 + 2 + 2 + 3, 0),
        ),
        (3, ("4 5 1 -> eyes 1-0", "5 1 -> gem 1-0"), "gem", (2 + 3, 0)),
        (
            5,
            ("1 1 2 2 2 -> lower-jaw 1-0", "2 3 1 1 -> upper-jaw 1-0", "3 4 1 -> nose 1-0", "4 4 -> eyes 2-0"),
            "run",
            (1 + 2 + 10, 1),
        ),
        (3, ("2 3 3 -> upper-jaw 1-0", "4 1 -> eyes 1-0", "4 -> eyes 1-0"), "run", (2 + 10, 0)),
        (
            4,
            ("1 1 1 2 -> lower-jaw 1-0", "2 3 3 -> upper-jaw 1-0", "4 1 -> eyes 1-0", "5 -> gem 1-0"),
            "double",
            (1 + 2 + 5 + 5, 0),
        ),
        (3, ("3 3 1 -> nose 2-0, stop",), "chicken", (0, 2)),
        (3, ("3 3 1 -> nose 2-0", "5 -> gem 1-0"), "double", (5, 2)),
        (4, ("3 3 1 1 -> nose 2-0", "5 1 -> gem 1-0"), "gem", (3, 2)),
    ],
)
def test_the_payout_table(dice: int, steps: tuple[str, ...], out: str, pay: tuple[int, int]) -> None:
    table = ended(dice, *steps)
    assert table.heard("out")[-1]["out"] == out
    assert paid(table) == pay


@pytest.mark.rule("ES-077", "ES-078", "ES-211")
@pytest.mark.parametrize(
    ("dice", "steps", "out", "pay"),
    [
        (4, ("☠ 1 1 1 -> nose 0-1", "4 ☠ 1 -> eyes 1-1, stop"), "chicken", (2, 0)),
        (3, ("☠ 1 1 -> nose 0-1", "4 ☠ -> eyes 1-1"), "run", (5, 0)),
        (5, ("☠ 1 1 1 1 -> nose 0-1", "4 ☠ 1 1 -> eyes 1-1", "5 1 -> gem 1-0"), "gem", (2 + 2 + 3, 1)),
        (4, ("☠ 1 1 1 -> nose 0-1", "4 ☠ 1 -> eyes 1-1", "5 -> gem 1-0"), "double", (5 + 5 + 5, 1)),
        (4, ("☠ 2 1 1 -> upper-jaw 1-1", "1 ☠ -> gem 0-1"), "gem", (1 + 1 + 3, 0)),
    ],
)
def test_skulls_pay_where_a_gem_is_and_nowhere_else(
    dice: int, steps: tuple[str, ...], out: str, pay: tuple[int, int]
) -> None:
    table = ended(dice, *steps)
    assert table.heard("out")[-1]["out"] == out
    assert paid(table) == pay


# Jackpots.


@pytest.mark.rule("ES-084", "ES-244")
def test_a_met_jackpot_is_a_choice_and_the_richest_option_is_preselected() -> None:
    for answer, gears in (("take mad-nargash", 15), ("take normal", 2 + 5 + 5)):
        table = sit(2).given(gears=[10, 0]).buys(3).says(1, "bet final-jewel first").rolls("☠ ☠ 1")
        table.places("upper-jaw 0-1").goes_on().rolls("☠ 4").places("eyes 0-1").goes_on().rolls("☠").places("gem 0-1")
        table.is_asked(0, "payout")
        assert table.offered(0) == ["take mad-nargash", "take normal"]
        question = table.match.question(0)
        assert question is not None
        assert question["args"]["preselected"] == "mad-nargash"
        assert (table.gears(0), table.gears(1)) == (10, 0), "nobody is paid before the choice"
        table.says(0, answer)
        assert table.gears(1) == 2
        assert table.gears(0) - 10 == gears


@pytest.mark.rule("ES-244")
def test_without_a_met_jackpot_nothing_is_asked() -> None:
    table = ended(3, "3 3 3 -> nose 3-0")
    assert "payout" not in [table.about_of(0), table.about_of(1)]
    assert table.heard("tumbler-paid") != []


@pytest.mark.rule("ES-244", "ES-110")
def test_a_grim_grin_of_skulls_alone_pays_nothing_either_way_and_is_not_asked() -> None:
    table = ended(3, "☠ ☠ ☠ -> lower-jaw 0-3")
    assert table.heard("out")[-1]["out"] == "run"
    assert paid(table) == (0, 0)
    mixed = ended(3, "1 ☠ ☠ -> lower-jaw 1-2")
    assert mixed.offered(0) == ["take grim-grin", "take normal"]


@pytest.mark.rule("ES-084", "ES-212")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_question_names_what_a_jackpot_pays_and_what_it_costs(language: str) -> None:
    table = ended(3, "☠ 1 1 -> nose 0-1", "☠ 1 -> gem 0-1")
    question = table.match.question(0)
    assert question is not None
    assert (question["args"]["jackpots"], question["args"]["normal"], question["args"]["cubes"]) == ([10], 3, 1)
    said = Words(language, GAME).question("payout", question["args"])
    assert re.findall(r"\d+", said) == ["10", "3", "1"]


@pytest.mark.rule("ES-244")
def test_on_a_tie_the_normal_payout_is_preselected() -> None:
    table = ended(3, "☠ 1 1 -> gem 0-1")
    assert table.offered(0) == ["take mad-nargash", "take normal"]
    # one skull on the gem of a Gem Out: the jackpot pays 5, the normal payout 3
    tie = run_turn(
        sit(2, cards={"jackpot": [{"bet": "mad-nargash", "gears": 3, "per": "skull"}]}), 3, "☠ 1 1 -> gem 0-1"
    )
    assert tie.offered(0) == ["take normal", "take mad-nargash"]


@pytest.mark.rule("ES-244", "ES-226")
def test_a_jackpot_that_the_supply_cannot_pay_is_no_richer_than_the_normal_payout() -> None:
    table = run_turn(sit(2).given(gears=[38, 39], supply=3), 3, "☠ 1 1 -> nose 0-1", "☠ 1 -> gem 0-1")
    assert table.offered(0) == ["take normal", "take mad-nargash"], "three gears either way, and a cube"
    question = table.match.question(0)
    assert question is not None
    assert question["args"]["preselected"] == "normal"
    table.says(0, "take normal")
    assert (table.gears(0), table.cubes(0)) == (41, 1)


@pytest.mark.rule("ES-212")
def test_a_jackpot_replaces_the_whole_normal_payout_cubes_included() -> None:
    table = ended(3, "☠ 1 1 -> nose 0-1", "☠ 1 -> gem 0-1")
    assert table.offered(0) == ["take mad-nargash", "take normal"]
    table.says(0, "take mad-nargash")
    assert table.gears(0) == 10 + 10
    assert table.cubes(0) == 0
    normal = ended(3, "☠ 1 1 -> nose 0-1", "☠ 1 -> gem 0-1").says(0, "take normal")
    assert (normal.gears(0), normal.cubes(0)) == (10 + 3, 1)


@pytest.mark.rule("ES-212")
def test_of_several_jackpots_the_tumbler_takes_one() -> None:
    table = sit(2, betting_cards="advanced", sides=["6a", "10b", "28a"]).given(gears=[3, 0])
    steps = (
        "☠ 1 1 1 1 -> lower-jaw 0-1",
        "☠ 1 1 1 -> upper-jaw 0-1",
        "☠ 1 1 -> nose 0-1",
        "☠ 1 -> eyes 0-1",
        "☠ -> gem 0-1",
    )
    run_turn(table, 5, *steps)
    assert sorted(table.offered(0)) == sorted(
        ["take mad-nargash", "take scarred-face", "take gnarled-face", "take normal"]
    )
    table.says(0, "take gnarled-face")
    assert table.gears(0) == 25
    assert table.heard("jackpot-taken") == [{"seat": 0, "payout": "gnarled-face", "gears": 25}]


@pytest.mark.rule("ES-213")
def test_a_jackpot_needs_its_card_in_play_but_no_bet_on_it() -> None:
    skulls = "☠ ☠ ☠ -> gem 0-1"
    without = run_turn(sit(2, betting_cards="advanced", sides=["8a", "28a"]), 3, skulls)
    assert without.tumbler == 1, "no jackpot, no question"
    table = run_turn(sit(2, betting_cards="advanced", sides=["6a", "28a"]), 3, skulls)
    assert table.stack("mad-nargash") == []
    assert "take mad-nargash" in table.offered(0)


# Bettors.


@pytest.mark.rule("ES-085", "ES-243")
def test_the_left_bet_is_settled_before_the_right_and_the_top_before_the_bottom() -> None:
    table = sit(3).buys(3)
    for text in ("bet final-jewel first", "bet busted-fowl first"):
        table.says(1, text)
    table.rolls("5 1 1").places("gem 1-0")
    assert settled_bets(table) == ["busted-fowl", "final-jewel"]
    table = sit(4, betting_cards="advanced", sides=["12b", "28a"]).buys(3)
    table.says(1, "bet toothless-tumble first").says(2, "bet grim-grin first").says(3, "bet fractured-tusks first")
    table.rolls("5 1 1").places("gem 1-0")
    assert settled_bets(table) == ["grim-grin", "fractured-tusks", "toothless-tumble"]


@pytest.mark.rule("ES-086", "ES-087")
def test_every_marker_on_a_true_bet_is_paid_the_lowest_most() -> None:
    table = sit(4).buys(3)
    for seat, place in ((3, "first"), (1, "second"), (2, "third")):
        table.says(seat, f"bet empty-n-shiny {place}")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert [(event["seat"], event["gears"]) for event in table.heard("bet-won")] == [(3, 5), (1, 3), (2, 2)]
    assert [table.gears(seat) for seat in (1, 2, 3)] == [3, 2, 5]


@pytest.mark.rule("ES-088", "ES-218")
def test_a_double_out_also_fulfils_bets_on_gem_out_and_run_out() -> None:
    table = sit(3).buys(3)
    for seat, bet in ((1, "final-jewel"), (1, "empty-hands"), (2, "empty-n-shiny"), (2, "busted-fowl")):
        table.says(seat, f"bet {bet} first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert {event["bet"] for event in table.heard("bet-won")} == {"final-jewel", "empty-hands", "empty-n-shiny"}
    assert {event["bet"] for event in table.heard("bet-lost")} == {"busted-fowl"}


@pytest.mark.rule("ES-217")
def test_bets_are_judged_by_the_final_board_also_after_a_bust() -> None:
    table = sit(3, betting_cards="advanced", sides=["16b", "14a", "28a"]).buys(3)
    table.says(1, "bet eyes-1 first").says(2, "bet skulls-1-2 first")
    table.rolls("☠ 1 1").places("eyes 0-1").goes_on().rolls("1 1")
    assert table.heard("out")[-1]["out"] == "bust"
    assert {event["bet"] for event in table.heard("bet-won")} == {"eyes-1", "skulls-1-2"}
    picked = sit(2, betting_cards="advanced", sides=["16a", "28a"]).buys(3).says(1, "bet picks-1 first")
    picked.rolls("3 1 1").places("nose 1-0").goes_on().rolls("1 1").says(0, "pick-nose").rolls("1 1 1")
    assert picked.heard("out")[-1]["out"] == "bust"
    assert [event["bet"] for event in picked.heard("bet-won")] == ["picks-1"]


@pytest.mark.rule("ES-241")
def test_dice_left_in_the_pool_keep_the_faces_of_the_last_roll() -> None:
    table = sit(2, betting_cards="advanced", sides=["24b", "28a"]).buys(3).says(1, "bet broken-limbs first")
    table.rolls("5 ☠ ☠").places("gem 1-0")
    assert [event["bet"] for event in table.heard("bet-won")] == ["broken-limbs"]
    used = sit(2, betting_cards="advanced", sides=["24b", "28a"]).buys(3).says(1, "bet broken-limbs first")
    used.rolls("5 ☠ ☠").places("gem 0-1")
    assert [event["bet"] for event in used.heard("bet-lost")] == ["broken-limbs"]


# Running out of gears.


@pytest.mark.rule("ES-090", "ES-092")
def test_if_the_supply_cannot_cover_a_payment_the_payee_takes_the_rest_and_the_game_is_over() -> None:
    table = sit(4).given(gears=[30, 30, 30, 66], supply=4).buys(3)
    table.says(1, "bet final-jewel first").says(2, "bet empty-hands first").says(3, "bet empty-n-shiny first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    # the gem is worth 5, only 4 are there
    assert [table.gears(seat) for seat in range(4)] == [34, 30, 30, 66]
    assert table.view()["supply"] == 0
    assert table.match.outcome is not None
    assert table.heard("bet-won") == []


@pytest.mark.rule("ES-225")
def test_a_payment_that_empties_the_supply_exactly_ends_the_game_too() -> None:
    table = sit(2).given(gears=[40, 35], supply=5).buys(3).says(1, "bet final-jewel first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert [table.gears(0), table.gears(1)] == [45, 35]
    assert table.heard("bet-won") == []
    assert table.match.outcome is not None


@pytest.mark.rule("ES-092", "ES-225")
def test_while_one_gear_is_left_the_game_goes_on() -> None:
    table = sit(2).given(gears=[40, 32], supply=8).buys(3).says(1, "bet final-jewel first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert table.view()["supply"] == 1
    assert table.match.outcome is None
    table.is_asked(1, "buy")
    assert "supply-empty" not in table.keys_heard()


@pytest.mark.rule("ES-226")
def test_a_tumbler_paid_short_still_takes_the_cubes_but_later_bets_get_none() -> None:
    table = sit(2, betting_cards="advanced", sides=["12b", "28a"]).given(gears=[38, 40], supply=2).buys(3)
    table.says(1, "bet toothless-tumble first")
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("5").places("gem 1-0")
    assert (table.gears(0), table.cubes(0)) == (40, 2)
    assert table.cubes(1) == 0
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [0], "forty gears each, and the cubes decide"
    assert table.match.outcome.ending == "most-cubes"


@pytest.mark.rule("ES-227")
def test_inside_a_stack_a_shortage_hits_the_upper_markers() -> None:
    table = sit(3).given(gears=[50, 30, 36], supply=4).buys(3)
    table.says(1, "bet busted-fowl first").says(2, "bet busted-fowl second")
    table.rolls("2 2 1").places("upper-jaw 2-0").goes_on().rolls("1")
    assert [(event["seat"], event["gears"], event["due"]) for event in table.heard("bet-won")] == [(1, 4, 5)]
    assert [table.gears(seat) for seat in range(3)] == [50, 34, 36]


# The end of the game.


def finished(gears: list[int], cubes: list[int], last_turn: list[int], tumbler: int = 0) -> Table:
    """A game that ends with these possessions: the tumbler wins the last gear, counted already."""
    seats = len(gears)
    before = gears.copy()
    before[tumbler] -= 1
    table = sit(seats).given(
        gears=before, cubes=cubes, last_turn=last_turn, tumbler=tumbler, supply=1, turns=max(last_turn)
    )
    return run_turn(table, 3, "1 2 3 -> lower-jaw 1-0, stop")


def places(table: Table) -> list[int]:
    outcome = table.match.outcome
    assert outcome is not None
    return outcome.places


@pytest.mark.rule("ES-003", "ES-092")
def test_most_gears_win_when_the_supply_is_dry() -> None:
    table = finished([30, 50, 40], [9, 0, 3], [7, 5, 6])
    assert places(table) == [3, 1, 2]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [1]
    assert table.match.outcome.ending == "most-gears"


@pytest.mark.rule("ES-093")
def test_on_equal_gears_most_cubes_win() -> None:
    table = finished([30, 30, 20], [1, 2, 5], [7, 5, 6])
    assert places(table) == [2, 1, 3]
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "most-cubes"


@pytest.mark.rule("ES-094")
def test_on_equal_gears_and_cubes_the_later_tumbler_wins() -> None:
    table = finished([30, 40, 40], [0, 2, 2], [7, 5, 6])
    assert places(table) == [3, 2, 1]
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "last-tumbler"
    three = finished([30, 30, 30], [2, 2, 1], [7, 5, 6])
    assert places(three) == [1, 2, 3], "cubes first, then the later turn among those still equal"
    assert three.match.outcome is not None
    assert three.match.outcome.ending == "last-tumbler"


@pytest.mark.rule("ES-094")
def test_whoever_tumbled_the_last_turn_of_all_is_ahead_of_an_equal() -> None:
    table = sit(2).given(gears=[39, 39], supply=2)
    for _ in range(2):
        run_turn(table, 3, "1 2 3 -> lower-jaw 1-0, stop")
    assert [table.gears(0), table.gears(1)] == [40, 40]
    assert places(table) == [2, 1]


@pytest.mark.rule("ES-229")
def test_the_tie_breaks_order_all_places_and_who_never_tumbled_comes_behind() -> None:
    table = finished([50, 20, 20, 20], [0, 1, 1, 1], [4, 0, 3, 2])
    assert places(table) == [1, 4, 2, 3]
    fresh = finished([50, 20, 20, 20], [0, 1, 1, 1], [1, 0, 0, 0])
    assert places(fresh) == [1, 2, 3, 4], "of those who never tumbled, whose turn would have come sooner is ahead"
    second = finished([20, 50, 20, 20], [1, 0, 1, 1], [1, 2, 0, 0], tumbler=1)
    assert places(second) == [2, 1, 3, 4]


def test_the_score_sheet_adds_up_to_the_gears() -> None:
    for seed in range(4):
        match = played(3, seed)
        assert match.outcome is not None
        assert match.outcome.totals() == [player["gears"] for player in match.view(None)["table"]["players"]]
        assert sum(match.outcome.totals()) == 120
        assert match.outcome.ending in GAME.endings
