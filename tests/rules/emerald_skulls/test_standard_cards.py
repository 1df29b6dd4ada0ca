"""The eight bets and three jackpots of the standard cards."""

import pytest

from tests.rules.emerald_skulls.table import LEVELS, Table, piled, run_turn, sit
from undercroft.words import words_for

OUTS = {
    "bust": ("2 2 1 -> upper-jaw 2-0", "1"),
    "chicken": ("3 1 1 -> nose 1-0, stop",),
    "gem": ("5 1 1 -> gem 1-0",),
    "run": ("3 3 3 -> nose 3-0",),
    "double": ("3 3 1 -> nose 2-0", "5 -> gem 1-0"),
}


def won(bet: str, *steps: str, dice: int = 3) -> bool:
    """Whether a marker on this bet is paid after such a turn (of a tumbler with gears for any dice)."""
    table = sit(2).given(gears=[10, 0])
    table.buys(dice).says(1, f"bet {bet} first")
    if f"confirm {bet} first" in table.offered(1):
        table.says(1, f"confirm {bet} first")
    walk(table, *steps)
    if table.about_of(0) == "payout":
        table.says(0, "take normal")
    assert table.tumbler == 1, "the turn is over"
    return [event["bet"] for event in table.heard("bet-won")] == [bet]


def walk(table: Table, *steps: str) -> None:
    for step in steps:
        roll, _, answer = step.partition(" -> ")
        if table.about_of(0) == "check":
            table.goes_on()
        table.rolls(roll)
        if answer in ("spend-cube", "pick-nose", "accept-bust"):
            table.says(0, answer)
        elif answer.endswith(", stop"):
            table.places(answer.removesuffix(", stop")).stops()
        elif answer:
            table.places(answer)


def jackpot(dice: int, *steps: str) -> dict[str, int]:
    """The jackpots the tumbler is offered after such a turn, with what each pays."""
    offered = {}
    table = run_turn(sit(2).given(gears=[10, 0]), dice, *steps)
    if table.about_of(0) != "payout":
        return {}
    for text in table.offered(0):
        if text != "take normal":
            again = run_turn(sit(2).given(gears=[10, 0]), dice, *steps)
            before = again.gears(0)
            again.says(0, text)
            offered[text.removeprefix("take ")] = again.gears(0) - before
    return offered


@pytest.mark.rule("ES-199", "ES-200", "ES-242")
def test_the_cards_their_bets_and_their_payouts() -> None:
    cards = [[(bet["bet"], bet["pays"]) for bet in card["bets"]] for card in sit(2).view()["cards"]]
    assert cards == [
        [("pick-n-bust", [10, 8, 5]), ("mad-nargash", [8, 5, 3])],
        [("grim-grin", [5, 3, 2]), ("emerald-skull", [10, 8, 5])],
        [("busted-fowl", [5, 3, 2]), ("final-jewel", [2, 1])],
        [("empty-hands", [2, 1]), ("empty-n-shiny", [5, 3, 2])],
    ]
    assert {bet["sign"] for card in sit(2).view()["cards"] for bet in card["bets"]} == {"flat"}
    returned = sit(2, betting_cards="advanced", sides=["28b"]).bet("pick-n-bust")
    assert returned["kicker_of"] == "dragul-bust"


@pytest.mark.rule("ES-200")
def test_the_bet_whose_name_was_lost_is_called_emerald_skull() -> None:
    assert words_for("en", "emerald-skulls").say("bet-emerald-skull") == "Emerald Skull"


@pytest.mark.rule("ES-242", "ES-059")
def test_final_jewel_refuses_a_third_marker() -> None:
    table = sit(4).buys(3).says(1, "bet final-jewel first").says(2, "bet final-jewel second")
    table.refuses(3, "bet final-jewel third")


@pytest.mark.rule("ES-108")
def test_pick_n_bust_needs_a_pick_and_a_bust() -> None:
    assert won("pick-n-bust", "3 1 1 -> nose 1-0", "1 1 -> pick-nose", "1 1 1")
    assert not won("pick-n-bust", *OUTS["bust"])
    assert not won("pick-n-bust", "3 1 1 -> nose 1-0", "1 1 -> pick-nose", "5 1 1 -> gem 1-0")


@pytest.mark.rule("ES-109", "ES-215")
def test_mad_nargash_is_a_gem_or_double_out_with_nothing_but_skulls() -> None:
    assert won("mad-nargash", "☠ ☠ 1 -> lower-jaw 0-2", "☠ -> gem 0-1")
    assert won("mad-nargash", "☠ 1 1 -> gem 0-1")
    assert not won("mad-nargash", "☠ ☠ 1 -> lower-jaw 0-2", "5 -> gem 1-0")
    assert not won("mad-nargash", "☠ ☠ ☠ -> nose 0-3"), "a Run Out without a gem"
    assert not won("mad-nargash", "☠ 1 1 -> nose 0-1, stop")
    for level, face in zip(LEVELS[:4], "1234", strict=True):
        numbered = f"{face} ☠ ☠ -> {level} 1-0"
        assert not won("mad-nargash", numbered, "☠ ☠ -> gem 0-1"), f"a numbered die on the {level}"


@pytest.mark.rule("ES-109", "ES-215")
def test_the_mad_nargash_jackpot_pays_five_for_every_skull() -> None:
    assert jackpot(3, "☠ ☠ 1 -> lower-jaw 0-2", "☠ -> gem 0-1") == {"mad-nargash": 15}
    assert jackpot(4, "☠ ☠ ☠ 1 -> lower-jaw 0-3", "☠ -> gem 0-1") == {"mad-nargash": 20}
    assert jackpot(4, "☠ ☠ ☠ 1 -> lower-jaw 0-2", "☠ 1 -> gem 0-1") == {"mad-nargash": 15}


@pytest.mark.rule("ES-110")
def test_grim_grin_is_a_run_out_with_teeth_only() -> None:
    assert won("grim-grin", "1 1 2 -> lower-jaw 2-0", "2 -> upper-jaw 1-0")
    assert won("grim-grin", "☠ ☠ ☠ -> lower-jaw 0-3")
    assert not won("grim-grin", "1 1 2 -> lower-jaw 2-0", "3 -> nose 1-0")
    assert not won("grim-grin", "1 1 2 -> lower-jaw 2-0", "5 -> gem 1-0")
    assert not won("grim-grin", "1 1 2 -> lower-jaw 2-0", "4 -> eyes 1-0")
    assert not won("grim-grin", "1 1 2 -> lower-jaw 2-0, stop")
    assert not won("grim-grin", *OUTS["bust"]), "teeth only, but a bust"


@pytest.mark.rule("ES-110", "ES-214")
def test_the_grim_grin_jackpot_pays_three_for_every_die_showing_one_or_two() -> None:
    assert jackpot(4, "1 1 2 2 -> lower-jaw 2-0", "2 2 -> upper-jaw 2-0") == {"grim-grin": 12}
    assert jackpot(4, "1 2 2 ☠ -> lower-jaw 1-0", "2 2 ☠ -> upper-jaw 2-1") == {"grim-grin": 9}


FULL = ("1 1 1 1 1 1 1 -> lower-jaw 1-0", "2 2 1 1 1 1 -> upper-jaw 2-0", "3 1 1 1 -> nose 1-0", "4 4 1 -> eyes 2-0")


@pytest.mark.rule("ES-111", "ES-116")
def test_emerald_skull_is_a_double_out_with_a_full_skull() -> None:
    assert won("emerald-skull", *FULL, "5 -> gem 1-0", dice=7)
    assert jackpot(7, *FULL, "5 -> gem 1-0") == {"emerald-skull": 30}
    no_gem = (*FULL[:3], "4 4 1 -> eyes 1-0", "4 1 -> eyes 1-0, stop")
    assert not won("emerald-skull", *no_gem, dice=7)
    four_teeth = ("1 1 1 1 1 1 1 -> lower-jaw 4-0", "4 4 1 -> eyes 2-0", "5 -> gem 1-0")
    assert not won("emerald-skull", *four_teeth, dice=7)


@pytest.mark.rule("ES-116")
@pytest.mark.parametrize("lower", [0, 1, 2, 3])
def test_the_three_teeth_of_a_full_skull_lie_in_any_mix(lower: int) -> None:
    steps = []
    if lower:
        steps.append(f"1 1 1 1 1 1 1 -> lower-jaw {lower}-0")
    if lower < 3:
        pool = 7 - lower
        steps.append(" ".join(["2"] * pool) + f" -> upper-jaw {3 - lower}-0")
    steps += ["3 1 1 1 -> nose 1-0", "4 4 1 -> eyes 2-0", "5 -> gem 1-0"]
    assert jackpot(7, *steps) == {"emerald-skull": 30}


@pytest.mark.rule("ES-116")
@pytest.mark.parametrize("dice", [(2, 0, 1, 2, 1), (3, 0, 0, 2, 1), (3, 0, 1, 1, 1), (3, 0, 1, 0, 1), (4, 0, 0, 2, 1)])
def test_a_double_out_that_lacks_a_die_of_the_full_skull_is_none(dice: tuple[int, ...]) -> None:
    assert jackpot(sum(dice), *piled(*dice)) == {}


@pytest.mark.rule("ES-216", "ES-217")
def test_skulls_may_be_part_of_a_full_skull() -> None:
    steps = (*FULL[:2], "☠ 1 1 1 -> nose 0-1", "4 4 1 -> eyes 2-0", "☠ -> gem 0-1")
    assert jackpot(7, *steps) == {"emerald-skull": 30}


@pytest.mark.rule("ES-112", "ES-113", "ES-114", "ES-115", "ES-218")
@pytest.mark.parametrize(
    ("bet", "true_on"),
    [
        ("busted-fowl", {"bust", "chicken"}),
        ("final-jewel", {"gem", "double"}),
        ("empty-hands", {"run", "double"}),
        ("empty-n-shiny", {"double"}),
    ],
)
def test_bets_on_an_out_come_true_on_exactly_these_outs(bet: str, true_on: set[str]) -> None:
    assert {out for out, steps in OUTS.items() if won(bet, *steps)} == true_on
