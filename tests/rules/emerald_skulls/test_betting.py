"""Laying bets, in an open window and one after the other."""

from typing import Any

import pytest

from tests.rules.emerald_skulls.table import GAME, Table, overrule, played, sit
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import ANY, CLOCK
from undercroft.words import words_for

FIRST_AND_LATER = pytest.mark.parametrize("bet", ["pick-n-bust", "busted-fowl"])
"""The first bet of the first card, and one further on."""


def bets(table: Table, seat: int) -> set[str]:
    return {text.split()[1] for text in table.offered(seat) if text.startswith("bet ")}


@pytest.mark.rule("ES-052")
def test_a_window_opens_for_all_others_before_every_roll() -> None:
    table = sit(3)
    table.buys(3)
    for roll, placement in (("1 1 1", "lower-jaw 1-0"), ("1 1", "lower-jaw 1-0"), ("1", "")):
        assert table.about_of(1) == table.about_of(2) == "bets"
        table.rolls(roll)
        if placement:
            table.places(placement).goes_on()


@pytest.mark.rule("ES-053")
def test_markers_are_laid_only_while_the_tumbler_holds_the_dice() -> None:
    table = sit(2)
    table.refuses(1, "bet final-jewel first")
    table.buys(3)
    assert "bet final-jewel first" in table.offered(1)
    table.rolls("1 1 2")
    table.refuses(1, "bet final-jewel first")
    table.places("lower-jaw 1-0")
    table.refuses(1, "bet final-jewel first")
    table.goes_on().says(1, "bet final-jewel first")


@pytest.mark.rule("ES-054")
def test_bettors_bet_in_no_fixed_order() -> None:
    for order in ([1, 2, 3], [3, 1, 2], [2, 3, 1]):
        table = sit(4).buys(3)
        assert table.match.waiting is not None
        assert table.match.waiting.kind == ANY
        for place, seat in zip(("first", "second", "third"), order, strict=True):
            table.says(seat, f"bet busted-fowl {place}")
        assert table.stack("busted-fowl") == order


@pytest.mark.rule("ES-055")
def test_two_bets_a_turn_before_one_roll_or_before_different_rolls() -> None:
    table = sit(2).buys(3).says(1, "bet final-jewel first").says(1, "bet empty-hands first")
    assert table.markers(1) == 0
    table.refuses(1, "bet busted-fowl first")
    apart = sit(2).buys(3).says(1, "bet final-jewel first").rolls("1 1 2").places("lower-jaw 1-0").goes_on()
    apart.says(1, "bet empty-hands first")
    apart.refuses(1, "bet busted-fowl first")
    assert apart.stack("final-jewel") == apart.stack("empty-hands") == [1]


@pytest.mark.rule("ES-056")
def test_one_marker_per_bet_but_both_bets_of_a_standard_card_are_free() -> None:
    table = sit(2).buys(3).says(1, "bet busted-fowl first")
    assert "busted-fowl" not in bets(table, 1)
    table.refuses(1, "bet busted-fowl second")
    table.says(1, "bet final-jewel first")
    assert (table.stack("busted-fowl"), table.stack("final-jewel")) == ([1], [1])


@pytest.mark.rule("ES-057")
def test_a_laid_marker_stays_until_the_payout_is_over() -> None:
    table = sit(3).buys(3).says(1, "bet busted-fowl first")
    for text in ("withdraw busted-fowl", "yield busted-fowl", "confirm busted-fowl first"):
        table.refuses(1, text)
    assert table.match.undoable(1) == 0
    table.rolls("1 1 2").places("lower-jaw 1-0").goes_on()
    table.refuses(1, "withdraw busted-fowl")
    table.says(2, "bet busted-fowl second")
    table.refuses(1, "withdraw busted-fowl")
    table.refuses(2, "withdraw busted-fowl")
    table.rolls("1 1").places("lower-jaw 1-0")
    assert table.stack("busted-fowl") == [1, 2]
    table.stops()
    assert [event["seat"] for event in table.heard("bet-won")] == [1, 2]


@pytest.mark.rule("ES-058", "ES-230")
def test_later_markers_lie_on_top_in_the_order_of_their_arrival() -> None:
    table = sit(4).buys(3).says(3, "bet grim-grin first").says(1, "bet grim-grin second")
    table.rolls("1 1 2").places("lower-jaw 1-0").goes_on().says(2, "bet grim-grin third")
    assert table.stack("grim-grin") == [3, 1, 2]
    assert [event["seat"] for event in table.heard("bet-laid")] == [3, 1, 2]


@pytest.mark.rule("ES-059")
@pytest.mark.parametrize(("bet", "places"), [("final-jewel", 2), ("empty-hands", 2), ("busted-fowl", 3)])
def test_a_bet_closes_when_it_has_as_many_markers_as_payouts(bet: str, places: int) -> None:
    table = sit(5).buys(3)
    for seat in range(1, places + 1):
        table.says(seat, f"bet {bet} {('first', 'second', 'third')[seat - 1]}")
    table.rolls("1 1 2").places("lower-jaw 1-0").goes_on()
    assert bet not in bets(table, 4)
    assert table.bet(bet)["next"] is None
    for place in ("first", "second", "third"):
        table.refuses(4, f"bet {bet} {place}")


@pytest.mark.rule("ES-060")
def test_the_tumbler_may_not_bet() -> None:
    table = sit(3).buys(3)
    assert table.offered(0) == ["roll"]
    table.refuses(0, "bet final-jewel first")
    turns = sit(3, betting="in-turn").buys(3)
    for seat in (1, 2):
        turns.is_not_asked(0)
        turns.refuses(0, "bet final-jewel first")
        turns.says(seat, "pass")
    assert turns.in_chance


# Goblin etiquette.


@pytest.mark.rule("ES-167", "ES-168", "ES-233")
def test_the_roll_stays_locked_until_all_bettors_are_ready_or_the_clock_has_run() -> None:
    table = sit(3, window=5).buys(3)
    table.is_not_asked(0)
    table.refuses(0, "roll")
    table.says(1, "ready")
    table.refuses(0, "roll")
    table.says(2, "ready")
    assert table.offered(0) == ["roll"]
    table.rolls("1 1 1")
    timed = sit(3, window=5).buys(3)
    timed.refuses(0, "roll")
    timed.clock()
    assert timed.offered(0) == ["roll"]
    timed.rolls("1 1 1").places("lower-jaw 1-0").goes_on()
    timed.refuses(0, "roll")
    timed.clock().rolls("1 1")


@pytest.mark.rule("ES-233")
def test_only_bettors_who_could_still_bet_are_waited_for() -> None:
    table = sit(3, window=5).buys(3).says(1, "bet final-jewel first").says(1, "bet busted-fowl first")
    table.refuses(0, "roll")
    assert table.about_of(1) is None, "with both markers down there is nothing left to say"
    table.says(2, "ready")
    assert table.offered(0) == ["roll"]


def one_place_each(betting: str = "open") -> Table:
    """Three bettors, and one card whose two bets have one place each."""
    line = {"pays": [3], "sign": "flat", "confidence": "printed"}
    bets = [{"bet": bet, **line} for bet in ("dragul-bust", "tumblers-triumph")]
    own = {"card": [{"key": "28a", "kind": "out", "bet": bets}]}
    return sit(4, own, betting_cards="advanced", sides=["28a"], window=5, betting=betting).buys(3)


@pytest.mark.rule("ES-233")
def test_a_bettor_whose_marker_still_hovers_is_waited_for() -> None:
    table = one_place_each().clock().rolls("1 1 1").places("lower-jaw 2-0").goes_on()
    table.says(3, "bet dragul-bust first")
    assert table.heard("bet-hopeless", seat=3) != [], "one die, and on the lower jaw every face fits"
    table.says(1, "bet dragul-bust first").says(1, "confirm dragul-bust first").says(2, "bet tumblers-triumph first")
    table.refuses(0, "roll")
    table.says(3, "withdraw dragul-bust")
    assert table.offered(0) == ["roll"]


@pytest.mark.rule("ES-233", "ES-059")
def test_nobody_waits_for_a_bettor_to_whom_every_bet_is_closed() -> None:
    for betting in ("open", "in-turn"):
        table = one_place_each(betting)
        table.says(1, "bet tumblers-triumph first").says(2, "bet dragul-bust first")
        if betting == "open":
            assert table.offered(0) == ["roll"]
        else:
            assert table.in_chance


@pytest.mark.rule("ES-233")
def test_the_host_sets_the_clock_from_0_to_60_seconds_and_5_is_the_default() -> None:
    setting = next(setting for setting in GAME.settings if setting.key == "window")
    assert (setting.low, setting.high, setting.default) == (0, 60, 5)
    question = sit(2, window=20).buys(3).match.question(1)
    assert question is not None
    assert question["args"]["seconds"] == 20
    assert sit(2, window=0).buys(3).offered(0) == ["roll"]


@pytest.mark.rule("ES-233")
def test_whoever_is_ready_lays_no_more_before_this_roll_but_may_bet_before_the_next() -> None:
    table = sit(3, window=5).buys(3).says(1, "ready")
    assert [player["ready"] for player in table.view()["players"]] == [False, True, False]
    assert table.offered(1) == ["not-ready"]
    table.refuses(1, "bet final-jewel first")
    table.says(2, "ready").rolls("1 1 1").places("lower-jaw 1-0").goes_on()
    assert table.says(1, "bet final-jewel first").stack("final-jewel") == [1]


@pytest.mark.rule("ES-169")
def test_after_the_minimum_the_tumbler_need_not_wait_for_the_undecided() -> None:
    table = sit(4, window=5).buys(3).clock()
    assert table.about_of(1) == table.about_of(2) == "bets"
    table.rolls("1 1 1")
    table.is_asked(0, "place")
    table.refuses(1, "bet final-jewel first")


@pytest.mark.rule("ES-169")
def test_while_the_tumbler_hesitates_bets_may_still_come() -> None:
    table = sit(3, window=5).buys(3).clock().says(2, "bet final-jewel first").says(2, "bet empty-hands first")
    assert table.stack("final-jewel") == table.stack("empty-hands") == [2]
    assert table.offered(0) == ["roll"]


@pytest.mark.rule("ES-170", "ES-235")
def test_a_hopeless_bet_is_warned_about_and_may_be_taken_back_or_insisted_on() -> None:
    for answer, stack in (("withdraw emerald-skull", []), ("confirm emerald-skull first", [1])):
        table = sit(2).buys(3).says(1, "bet emerald-skull first")
        assert table.stack("emerald-skull") == []
        assert [event["bet"] for event in table.heard("bet-hopeless", seat=1)] == ["emerald-skull"]
        assert table.offered(1) == ["confirm emerald-skull first", "withdraw emerald-skull"]
        table.says(1, answer)
        assert table.stack("emerald-skull") == stack
        assert table.markers(1) == 2 - len(stack)


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("cubes", "warned"), [(1, True), (2, False)])
def test_dice_that_the_tumblers_cubes_may_bring_count_for_what_is_possible(cubes: int, warned: bool) -> None:
    table = sit(2).given(gears=[3, 0], cubes=[cubes, 9]).buys(5).says(1, "bet emerald-skull first")
    assert bool(table.heard("bet-hopeless", seat=1)) == warned
    assert table.stack("emerald-skull") == ([] if warned else [1])


@pytest.mark.rule("ES-235")
def test_cubes_bring_no_eighth_die() -> None:
    table = sit(2, betting_cards="advanced", sides=["20a"]).given(gears=[10, 0], cubes=[2, 0]).buys(7)
    table.rolls("1 1 1 1 1 1 1").places("lower-jaw 4-0").goes_on().says(1, "bet more-upper first")
    assert [event["bet"] for event in table.heard("bet-hopeless", seat=1)] == ["more-upper"], "three dice against four"


@pytest.mark.rule("ES-170", "ES-235")
def test_a_bet_that_would_pay_nothing_now_is_warned_about() -> None:
    table = sit(3, betting_cards="advanced", sides=["28a", "26a"]).buys(3).says(1, "bet tumblers-triumph first")
    assert [event["bet"] for event in table.heard("bet-worthless", seat=1)] == ["tumblers-triumph"]
    table.says(1, "withdraw tumblers-triumph").says(2, "bet dragul-bust first")
    table.says(1, "bet tumblers-triumph first")
    assert table.stack("tumblers-triumph") == [1]


@pytest.mark.rule("ES-235")
def test_a_bet_is_shown_as_hopeless_exactly_while_nothing_can_make_it_true() -> None:
    table = sit(2).buys(3).rolls("1 1 2").places("lower-jaw 2-0")
    assert table.bet("busted-fowl")["possible"], "the tumbler may stop right now"
    table.goes_on()
    assert not table.bet("busted-fowl")["possible"], "one die, and on the lower jaw every face fits"
    table.rolls("☠").places("gem 0-1")
    table = sit(2).buys(3).rolls("☠ ☠ 1").places("gem 0-1")
    table.is_asked(0, "payout")
    assert table.bet("mad-nargash")["possible"]
    assert not table.bet("grim-grin")["possible"]


@pytest.mark.rule("ES-235")
def test_closed_levels_and_picks_already_made_count_for_what_is_possible() -> None:
    table = sit(3, betting_cards="advanced", sides=["12a", "16a", "28a"]).buys(3)
    table.rolls("3 3 1").places("nose 2-0").goes_on().rolls("1").says(0, "pick-nose")
    table.says(1, "bet grim-grin first").says(2, "bet picks-0 first")
    assert [event["bet"] for event in table.heard("bet-hopeless", seat=1)] == ["grim-grin"]
    assert [event["bet"] for event in table.heard("bet-hopeless", seat=2)] == ["picks-0"]
    table.says(2, "withdraw picks-0").says(2, "bet picks-1 first")
    assert table.stack("picks-1") == [2]


@pytest.mark.rule("ES-170")
def test_a_warning_is_between_the_table_and_the_bettor() -> None:
    table = sit(3).buys(3).says(1, "bet emerald-skull first")
    assert table.heard("bet-hopeless", seat=2) == []
    assert table.heard("bet-hopeless", seat=1) != []


@pytest.mark.rule("ES-171")
def test_a_bet_that_becomes_hopeless_later_stays() -> None:
    table = sit(3).buys(3).says(1, "bet grim-grin first").rolls("3 1 1").places("nose 1-0").goes_on()
    assert table.bet("grim-grin")["possible"] is False
    table.refuses(1, "withdraw grim-grin")
    table.says(2, "bet final-jewel first")
    table.refuses(1, "withdraw grim-grin")
    assert table.stack("grim-grin") == [1]


@pytest.mark.rule("ES-173", "ES-231")
def test_who_was_overtaken_is_asked_to_confirm_the_lower_place_or_to_withdraw() -> None:
    table = sit(3).buys(3)
    assert "bet empty-n-shiny first" in table.offered(2)
    table.says(1, "bet empty-n-shiny first").says(2, "bet empty-n-shiny first")
    assert table.stack("empty-n-shiny") == [1]
    assert [event["place"] for event in table.heard("bet-clashed", seat=2)] == ["second"]
    assert "confirm empty-n-shiny second" in table.offered(2)
    assert "withdraw empty-n-shiny" in table.offered(2)
    table.says(2, "withdraw empty-n-shiny")
    assert table.markers(2) == 2
    table.says(2, "bet empty-n-shiny second")
    assert table.stack("empty-n-shiny") == [1, 2]
    table.refuses(2, "dispute empty-n-shiny")


@pytest.mark.rule("ES-231")
def test_a_confirmation_that_comes_too_late_again_is_asked_again() -> None:
    table = sit(4).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl first")
    table.says(3, "bet busted-fowl second").says(2, "confirm busted-fowl second")
    assert table.stack("busted-fowl") == [1, 3]
    table.says(2, "confirm busted-fowl third")
    assert table.stack("busted-fowl") == [1, 3, 2]


@pytest.mark.rule("ES-231")
def test_a_marker_that_finds_the_bet_full_comes_back_and_is_not_refused() -> None:
    table = sit(4).buys(3).says(1, "bet final-jewel first").says(2, "bet final-jewel second")
    table.says(3, "bet final-jewel first")
    assert table.stack("final-jewel") == [1, 2]
    assert table.markers(3) == 2
    assert [event["bet"] for event in table.heard("bet-closed", seat=3)] == ["final-jewel"]


@pytest.mark.rule("ES-231", "ES-059")
def test_a_hovering_marker_comes_back_when_others_fill_the_bet() -> None:
    table = sit(4).buys(3).says(1, "bet final-jewel first").says(3, "bet final-jewel first")
    table.says(2, "bet final-jewel second")
    assert table.offered(3) == ["confirm final-jewel first", "confirm final-jewel second", "withdraw final-jewel"]
    table.says(3, "confirm final-jewel second")
    assert table.stack("final-jewel") == [1, 2]
    assert table.markers(3) == 2
    assert "bet empty-hands first" in table.offered(3)


@pytest.mark.rule("ES-231")
def test_a_question_names_the_answers_that_came_too_late_so_that_nobody_is_shown_them() -> None:
    table = sit(3).buys(3).says(1, "bet final-jewel first")
    question = table.match.question(2)
    assert question is not None
    late = [option["args"] for option in question["options"] if option["n"] in question["late"]]
    assert late == [{"bet": "final-jewel", "place": "first"}]
    hovering = table.says(2, "bet final-jewel first").match.question(2)
    assert hovering is not None
    shown = [GAME.actions.text(o["n"]) for o in hovering["options"] if o["n"] not in hovering["late"]]
    assert shown == ["confirm final-jewel second", "withdraw final-jewel"]


def test_a_window_tells_everybody_in_which_role_they_are_asked() -> None:
    table = sit(3).buys(3).says(1, "bet final-jewel first").says(2, "bet final-jewel first")
    roles = []
    for seat in range(3):
        question = table.match.question(seat)
        assert question is not None
        roles.append(question["args"]["role"])
    assert roles == ["tumbler", "bettor", "hovering"]
    assert words_for("en", "emerald-skulls").question("bets", {"role": "hovering"}).startswith("Your marker")


@pytest.mark.rule("ES-053", "ES-231")
def test_a_marker_still_hovering_when_the_dice_roll_was_not_laid() -> None:
    table = sit(3).buys(3).says(1, "bet final-jewel first").says(2, "bet final-jewel first")
    table.rolls("1 1 2")
    assert table.stack("final-jewel") == [1]
    assert table.markers(2) == 2
    assert [event["bet"] for event in table.heard("bet-lapsed", seat=2)] == ["final-jewel"]


@pytest.mark.rule("ES-172", "ES-232")
@FIRST_AND_LATER
def test_an_earlier_marker_may_yield_to_the_one_directly_above_it(bet: str) -> None:
    table = sit(4).buys(3)
    for seat, place in ((1, "first"), (2, "second"), (3, "third")):
        table.says(seat, f"bet {bet} {place}")
    table.says(1, f"yield {bet}")
    assert table.match.undoable(1) == 0
    assert table.stack(bet) == [2, 1, 3]
    assert table.heard("bet-yielded") == [{"seat": 1, "other": 2, "bet": bet}]
    table.refuses(3, f"yield {bet}")


@pytest.mark.rule("ES-232")
def test_only_markers_of_the_same_window_change_places_and_nothing_else_reorders_a_stack() -> None:
    table = sit(4).buys(3).says(1, "bet busted-fowl first").rolls("1 1 2").places("lower-jaw 1-0").goes_on()
    table.says(2, "bet busted-fowl second")
    table.refuses(1, "yield busted-fowl")
    table.says(3, "bet busted-fowl third").says(2, "yield busted-fowl")
    assert table.stack("busted-fowl") == [1, 3, 2]
    table.rolls("1 1").places("lower-jaw 1-0").goes_on()
    for seat in (1, 2, 3):
        table.refuses(seat, "yield busted-fowl")
        table.refuses(seat, "dispute busted-fowl")
    assert table.stack("busted-fowl") == [1, 3, 2]


@pytest.mark.rule("ES-232")
def test_nobody_yields_more_than_twice_for_a_marker_in_a_window() -> None:
    table = sit(3).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl second")
    for seat in (1, 2, 1, 2):
        table.says(seat, "yield busted-fowl")
    assert table.stack("busted-fowl") == [1, 2]
    table.refuses(1, "yield busted-fowl")


@pytest.mark.rule("ES-232")
def test_both_markers_of_a_bettor_may_yield_all_the_way_up() -> None:
    table = sit(4).buys(3)
    for bet in ("pick-n-bust", "busted-fowl"):
        for seat, place in ((1, "first"), (2, "second"), (3, "third")):
            table.says(seat, f"bet {bet} {place}")
    for bet in ("pick-n-bust", "busted-fowl"):
        table.says(1, f"yield {bet}").says(1, f"yield {bet}")
        assert table.stack(bet) == [2, 3, 1]


@pytest.mark.rule("ES-174")
@FIRST_AND_LATER
def test_if_two_who_clashed_cannot_agree_the_tumbler_decides(bet: str) -> None:
    for ruling, stack in (("keep-order", [1, 2]), ("swap-order", [2, 1])):
        table = sit(4).buys(3).says(1, f"bet {bet} first").says(2, f"bet {bet} first")
        table.says(2, f"confirm {bet} second")
        table.refuses(1, f"dispute {bet}")
        table.says(2, f"dispute {bet}")
        assert table.offered(0) == [f"keep-order {bet} second", f"swap-order {bet} second", "roll"]
        assert table.heard("order-disputed") == [{"seat": 2, "other": 1, "bet": bet}]
        table.says(0, f"{ruling} {bet} second")
        assert table.stack(bet) == stack
        told = table.heard("order-kept") + table.heard("order-swapped")
        assert told == [{"seat": stack[0], "other": stack[1], "bet": bet}]
        assert table.offered(0) == ["roll"]


@pytest.mark.rule("ES-174")
def test_who_has_come_down_to_the_first_place_has_nothing_left_to_dispute() -> None:
    for disputed in (False, True):
        table = sit(3).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl first")
        table.says(2, "confirm busted-fowl second")
        if disputed:
            table.says(2, "dispute busted-fowl")
            table.refuses(2, "dispute busted-fowl")
        table.says(1, "yield busted-fowl")
        assert table.stack("busted-fowl") == [2, 1]
        table.refuses(2, "dispute busted-fowl")
        assert table.offered(0) == ["roll"]


@pytest.mark.rule("ES-174")
def test_only_a_clash_gives_a_right_to_dispute() -> None:
    table = sit(3).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl second")
    table.refuses(2, "dispute busted-fowl")


@pytest.mark.rule("ES-173")
def test_whom_the_ruling_puts_higher_may_take_the_marker_back() -> None:
    table = sit(3).buys(3).says(1, "bet busted-fowl first").says(1, "ready").says(2, "bet busted-fowl first")
    table.says(2, "confirm busted-fowl second").says(2, "dispute busted-fowl").says(0, "swap-order busted-fowl second")
    assert table.stack("busted-fowl") == [2, 1]
    table.says(1, "withdraw busted-fowl")
    assert table.stack("busted-fowl") == [2]
    assert table.markers(1) == 2
    assert table.match.undoable(1) == 0


@pytest.mark.rule("ES-173")
def test_a_claimant_the_tumbler_rules_against_may_take_the_marker_back() -> None:
    table = sit(3).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl first")
    table.says(2, "confirm busted-fowl second").says(2, "dispute busted-fowl")
    table.refuses(2, "withdraw busted-fowl")
    table.says(2, "ready").says(0, "keep-order busted-fowl second")
    table.refuses(1, "withdraw busted-fowl")
    table.says(2, "withdraw busted-fowl")
    assert (table.stack("busted-fowl"), table.markers(2)) == ([1], 2)


@pytest.mark.rule("ES-173")
def test_who_yields_may_take_the_marker_back_from_either_of_two_bets() -> None:
    table = sit(3).buys(3)
    for bet in ("busted-fowl", "final-jewel"):
        table.says(1, f"bet {bet} first").says(2, f"bet {bet} second")
        table.refuses(1, f"withdraw {bet}")
        table.says(1, f"yield {bet}")
    table.says(1, "withdraw busted-fowl").says(1, "withdraw final-jewel")
    assert (table.stack("busted-fowl"), table.stack("final-jewel"), table.markers(1)) == ([2], [2], 2)


@pytest.mark.rule("ES-052", "ES-233")
def test_who_is_ready_may_think_again_while_the_dice_are_held() -> None:
    table = sit(3, window=5).buys(3).says(1, "ready")
    assert table.match.waiting is not None
    assert 1 not in table.match.waiting.seats(), "nobody waits for it"
    assert table.offered(1) == ["not-ready"], "but it can be said"
    decision = table.match.decision(1)
    table.says(2, "bet final-jewel first")
    assert table.match.decision(1) == decision, "what others say meanwhile does not make it stale"
    table.says(2, "ready")
    assert table.offered(0) == ["roll"]
    table.says(1, "not-ready")
    assert table.heard("bettor-not-ready") == [{"seat": 1}]
    assert "roll" not in table.offered(0)
    table.says(1, "bet final-jewel second").says(1, "ready").says(0, "roll")
    assert table.stack("final-jewel") == [2, 1]
    table.refuses(1, "not-ready")


@pytest.mark.rule("ES-052")
def test_who_has_nothing_more_to_say_stays_ready() -> None:
    table = sit(3).buys(3).says(1, "bet final-jewel first").says(1, "ready")
    assert table.offered(1) == ["not-ready"]
    table.says(1, "not-ready").says(1, "bet busted-fowl first")
    assert table.offered(1) == [], "both markers are laid"


@pytest.mark.rule("ES-173", "ES-058")
def test_what_lies_above_a_marker_taken_back_sinks() -> None:
    table = sit(4).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl first")
    table.says(2, "confirm busted-fowl second").says(3, "bet busted-fowl third").says(2, "dispute busted-fowl")
    table.says(0, "swap-order busted-fowl second")
    assert table.stack("busted-fowl") == [2, 1, 3]
    table.says(1, "withdraw busted-fowl")
    assert table.stack("busted-fowl") == [2, 3]
    assert table.match.state.census()["markers"] == 2 * 4
    table.says(1, "bet busted-fowl third")
    assert table.stack("busted-fowl") == [2, 3, 1]


@pytest.mark.rule("ES-056", "ES-173")
@pytest.mark.parametrize("order", [("busted-fowl", "final-jewel"), ("final-jewel", "busted-fowl")])
def test_a_marker_taken_back_leaves_the_bet_of_the_other_marker_closed_to_its_owner(order: tuple[str, str]) -> None:
    table = sit(3).buys(3)
    for bet in order:
        table.says(1, f"bet {bet} first")
    overrule(table, "busted-fowl").says(1, "withdraw busted-fowl")
    assert table.markers(1) == 1
    assert "final-jewel" not in bets(table, 1)
    table.refuses(1, "bet final-jewel second")
    table.says(1, "bet busted-fowl second")
    assert (table.stack("busted-fowl"), table.stack("final-jewel")) == ([2, 1], [1])


@pytest.mark.rule("ES-058", "ES-173")
def test_a_stack_keeps_its_order_when_its_lowest_marker_is_taken_back() -> None:
    table = overrule(sit(4).buys(3).says(1, "bet busted-fowl first"), "busted-fowl")
    table.says(3, "bet busted-fowl third").says(2, "yield busted-fowl")
    assert table.stack("busted-fowl") == [1, 2, 3]
    table.says(1, "withdraw busted-fowl")
    assert table.stack("busted-fowl") == [2, 3]


@pytest.mark.rule("ES-174", "ES-232")
def test_a_marker_laid_anew_brings_no_old_quarrel_back() -> None:
    for disputing in ([2, 3], [3]):
        table = sit(4).buys(3).says(1, "bet busted-fowl first")
        for seat, place in ((2, "second"), (3, "third")):
            table.says(seat, "bet busted-fowl first").says(seat, f"confirm busted-fowl {place}")
        for seat in disputing:
            table.says(seat, "dispute busted-fowl")
        table.says(0, "swap-order busted-fowl third")
        assert table.stack("busted-fowl") == [1, 3, 2]
        table.says(2, "withdraw busted-fowl").says(2, "bet busted-fowl third")
        assert table.stack("busted-fowl") == [1, 3, 2]
        assert table.offered(0) == ["roll"], "nobody has anything left to dispute"
        table.refuses(2, "dispute busted-fowl")


@pytest.mark.rule("ES-174")
def test_who_came_too_late_for_a_full_bet_has_no_clash_left_when_a_place_is_free_again() -> None:
    table = sit(4).buys(3).says(1, "bet final-jewel first")
    table.says(2, "bet final-jewel first").says(3, "bet final-jewel first").says(2, "confirm final-jewel second")
    table.says(3, "confirm final-jewel first")
    assert table.heard("bet-closed", seat=3) != []
    table.says(2, "dispute final-jewel").says(0, "swap-order final-jewel second").says(1, "withdraw final-jewel")
    table.says(3, "bet final-jewel second")
    assert table.stack("final-jewel") == [2, 3]
    table.refuses(3, "dispute final-jewel")


@pytest.mark.rule("ES-175")
def test_no_bettor_can_block_or_delay_another() -> None:
    table = sit(4).buys(3)
    decision = table.match.decision(3)
    offered = set(table.offered(3))
    table.says(1, "bet emerald-skull first").says(2, "bet final-jewel first").says(2, "ready")
    assert table.match.decision(3) == decision
    assert offered <= set(table.offered(3)), "whatever was offered before can still be said"
    table.says(3, "bet final-jewel first")
    table.is_asked(1, "bets")


@pytest.mark.rule("ES-176")
def test_talk_is_free_because_no_rule_of_the_game_knows_of_it() -> None:
    from undercroft.server.table.news import ChatLine

    assert "text" in ChatLine.__annotations__
    assert not [verb.key for verb in GAME.actions.verbs if verb.key in ("say", "talk", "chat")]


@pytest.mark.rule("ES-177")
def test_gears_and_cubes_never_pass_between_players() -> None:
    match = played(3, 11)
    assert match.record is not None
    again = Match.replay(GAME, match.record, 0)
    again.pause_at_chance = True
    before = again.view(None)["table"]["players"]
    paid_with: set[str] = set()
    for entry in match.record.entries:
        text = "" if entry.seat < 0 else GAME.actions.text(entry.number)
        again.repeat(entry)
        now = again.view(None)["table"]["players"]
        paying = text.startswith(("buy", "spend-cube"))
        paid_with.update([text.split()[0]] if paying else [])
        for seat in range(3):
            if paying and seat != entry.seat:
                assert (now[seat]["gears"], now[seat]["cubes"]) == (before[seat]["gears"], before[seat]["cubes"])
            if now[seat]["gears"] < before[seat]["gears"]:
                assert entry.seat == seat
                assert text.startswith("buy")
            if now[seat]["cubes"] < before[seat]["cubes"]:
                assert entry.seat == seat
                assert text == "spend-cube"
        before = now
    assert paid_with == {"buy", "spend-cube"}


# One after the other.


@pytest.mark.rule("ES-234")
def test_in_turn_bettors_are_asked_clockwise_from_the_tumblers_left() -> None:
    table = sit(4, betting="in-turn", first_tumbler="3").buys(3)
    order = []
    while not table.in_chance:
        assert table.match.waiting is not None
        seats = table.match.waiting.seats()
        assert len(seats) == 1
        order.append(seats[0])
        table.says(seats[0], "pass")
    assert order == [3, 0, 1]


@pytest.mark.rule("ES-234")
def test_in_turn_each_lays_none_one_or_two_markers() -> None:
    table = sit(4, betting="in-turn").buys(3)
    table.says(1, "bet final-jewel first").says(1, "bet busted-fowl first")
    assert table.about_of(2) == "bet", "with both markers down the next bettor is asked"
    table.says(2, "bet final-jewel second").says(2, "pass").says(3, "pass")
    assert table.in_chance
    assert [table.markers(seat) for seat in (1, 2, 3)] == [0, 1, 2]
    table.match.resolve_chance(0)
    table.places("lower-jaw 1-0").goes_on()
    assert table.about_of(2) == "bet", "whoever has no marker left is not asked again"


@pytest.mark.rule("ES-234")
def test_who_share_one_screen_are_asked_clockwise_in_an_open_window_too() -> None:
    table = sit(4, first_tumbler="3").buys(3)
    order = []
    for _ in range(3):
        order.append(table.match.next_seat())
        table.says(order[-1], "ready")
    assert order == [3, 0, 1]
    assert table.match.next_seat() == 2


@pytest.mark.rule("ES-234", "ES-170")
@pytest.mark.parametrize("cards", [{}, {"betting_cards": "advanced", "sides": ["8a"]}])
def test_in_turn_a_hopeless_bet_is_doubted_as_well(cards: dict[str, Any]) -> None:
    table = sit(2, betting="in-turn", **cards).buys(3).says(1, "bet emerald-skull first")
    table.is_asked(1, "doubt")
    table.says(1, "withdraw emerald-skull").says(1, "bet emerald-skull first").says(1, "confirm emerald-skull first")
    assert table.stack("emerald-skull") == [1]


# Storms.


@pytest.mark.rule("ES-054", "ES-230")
@pytest.mark.parametrize("seed", range(6))
def test_a_storm_of_eight_gives_one_total_order_that_replays(seed: int) -> None:
    """All seats of a full table act at once, with what each saw when the window opened; nobody is refused."""
    table = sit(8, window=5).buys(3)
    luck = Luck.of(f"storm {seed}")
    sent: list[tuple[int, str]] = []
    for seat in range(1, 8):
        fresh = [text for text in table.offered(seat) if text.endswith("first")]
        luck_of_seat = Luck.of(f"{seed} {seat}")
        sent.append((seat, fresh[luck_of_seat.below(3)]))
        sent.append((seat, fresh[4 + luck_of_seat.below(3)]))
    order = luck.permutation(len(sent))
    arrivals = [sent[i] for i in order]
    hovering: set[int] = set()
    for seat, text in arrivals:
        if seat in hovering:
            bet = next(offer for offer in table.offered(seat) if offer.startswith("withdraw"))
            table.says(seat, bet)
            hovering.discard(seat)
        table.says(seat, text)
        if any(offer.startswith("confirm") for offer in table.offered(seat)):
            hovering.add(seat)
    for seat in hovering:
        confirm = [offer for offer in table.offered(seat) if offer.startswith("confirm")]
        table.says(seat, confirm[-1])
    table.clock().says(0, "roll")
    stacks = {bet["bet"]: table.stack(bet["bet"]) for card in table.view()["cards"] for bet in card["bets"]}
    laid = [(event["seat"], event["bet"]) for event in table.heard("bet-laid")]
    for bet, stack in stacks.items():
        assert stack == [seat for seat, on in laid if on == bet]
        assert len(set(stack)) == len(stack)
    record = table.match.record
    assert record is not None
    again = Match.replay(GAME, record)
    assert again.fingerprint() == table.match.fingerprint()


@pytest.mark.rule("ES-175")
def test_in_a_storm_every_answer_offered_at_the_opening_is_still_legal_at_the_end() -> None:
    table = sit(8).buys(3)
    opening = {seat: set(table.offered(seat)) for seat in range(1, 8)}
    for seat in range(1, 7):
        table.says(seat, "bet final-jewel first")
        if "withdraw final-jewel" in table.offered(seat):
            table.says(seat, "withdraw final-jewel")
    assert opening[7] <= set(table.offered(7))
    hovering = sit(4).buys(3).says(1, "bet busted-fowl first").says(2, "bet busted-fowl first")
    offered = set(hovering.offered(2))
    hovering.says(3, "bet busted-fowl second")
    assert offered <= set(hovering.offered(2))


def test_the_clock_speaks_only_while_the_roll_is_locked() -> None:
    table = sit(2, window=5)
    with pytest.raises(IllegalAnswer):
        table.clock()
    table.buys(3).clock()
    with pytest.raises(IllegalAnswer):
        table.clock()
    assert len(table.match.legal_actions(CLOCK)) == 0
