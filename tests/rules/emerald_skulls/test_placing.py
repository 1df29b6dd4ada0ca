"""The skull board, and where dice may go."""

from collections import Counter

import pytest

from tests.rules.emerald_skulls.table import LEVELS, Table, sit, start
from undercroft.engine.luck import Luck
from undercroft.engine.waiting import Chance
from undercroft.games.emerald_skulls.cards import shipped_data
from undercroft.games.emerald_skulls.dice import ROLLS, WEIGHTS


def placements(table: Table) -> set[str]:
    return {text.removeprefix("place ") for text in table.offered(table.tumbler) if text.startswith("place ")}


def levels(table: Table) -> set[str]:
    return {text.split()[0] for text in placements(table)}


def rolled(dice: int, faces: str) -> Table:
    """The tumbler of a fresh turn has rolled this."""
    return sit(2).given(gears=[10, 0]).buys(dice).rolls(faces)


@pytest.mark.rule("ES-025", "ES-035")
@pytest.mark.parametrize(("face", "level"), list(zip("12345", LEVELS, strict=True)))
def test_a_number_fits_the_level_of_that_number_only(face: str, level: str) -> None:
    table = rolled(3, f"{face} {face} {face}")
    assert levels(table) == {level}
    assert [shown["number"] for shown in table.view()["board"] if shown["level"] == level] == [int(face)]
    for other in LEVELS:
        if other != level:
            table.refuses(0, f"place {other} 1-0")


@pytest.mark.rule("ES-026", "ES-027", "ES-028")
@pytest.mark.parametrize(("face", "level"), [("1", "lower-jaw"), ("2", "upper-jaw"), ("3", "nose")])
def test_jaws_and_nose_take_all_seven_dice(face: str, level: str) -> None:
    table = rolled(7, " ".join([face] * 7))
    assert f"{level} 7-0" in placements(table)
    table.places(f"{level} 7-0")
    assert table.heard("out")[-1]["out"] == "run"


@pytest.mark.rule("ES-026", "ES-027", "ES-028", "ES-029", "ES-030")
def test_the_board_and_the_card_data_agree_on_what_a_level_holds() -> None:
    shown = {level["number"]: level["holds"] for level in sit(2).view()["board"]}
    assert shown == {1: 7, 2: 7, 3: 7, 4: 2, 5: 1}
    assert {level["level"]: level["holds"] for level in shipped_data()["level"]} == shown


@pytest.mark.rule("ES-029", "ES-040")
def test_there_are_two_eyes_and_a_third_die_is_refused() -> None:
    table = rolled(4, "4 4 4 ☠")
    assert {text for text in placements(table) if text.startswith("eyes")} == {
        "eyes 1-0",
        "eyes 2-0",
        "eyes 0-1",
        "eyes 1-1",
    }
    table.refuses(0, "place eyes 3-0")
    table.places("eyes 1-0").goes_on().rolls("4 4 1")
    assert placements(table) == {"eyes 1-0"}
    table.places("eyes 1-0").goes_on().rolls("4 4")
    assert table.heard("out")[-1]["out"] == "bust"


@pytest.mark.rule("ES-029", "ES-040")
def test_a_skull_takes_up_the_room_of_an_eye() -> None:
    table = rolled(4, "☠ 1 1 1").places("eyes 0-1").goes_on().rolls("4 4 1")
    assert placements(table) == {"eyes 1-0"}


@pytest.mark.rule("ES-030")
def test_there_is_one_gem() -> None:
    table = rolled(3, "5 5 ☠")
    assert {text for text in placements(table) if text.startswith("gem")} == {"gem 1-0", "gem 0-1"}
    table.refuses(0, "place gem 2-0")
    table.refuses(0, "place gem 1-1")


@pytest.mark.rule("ES-031", "ES-036")
def test_a_skull_is_wild_and_fits_every_open_level() -> None:
    table = rolled(3, "☠ ☠ ☠")
    assert levels(table) == set(LEVELS)
    table.places("nose 0-1").goes_on().rolls("1 ☠")
    assert levels(table) == {"nose", "eyes", "gem"}


@pytest.mark.rule("ES-032", "ES-039")
def test_at_least_one_die_is_placed_but_not_all_that_fit_need_to_be() -> None:
    table = rolled(3, "1 1 1")
    assert placements(table) == {"lower-jaw 1-0", "lower-jaw 2-0", "lower-jaw 3-0"}
    assert table.offered(0) == ["place lower-jaw 1-0", "place lower-jaw 2-0", "place lower-jaw 3-0"]
    table.places("lower-jaw 1-0")
    assert table.view()["pool"] == 2


@pytest.mark.rule("ES-033", "ES-066")
def test_where_nothing_fits_the_turn_is_a_bust() -> None:
    table = rolled(3, "2 3 3").places("nose 1-0").goes_on().rolls("1 2")
    table.says(0, "accept-bust")
    assert table.heard("out") == [{"seat": 0, "out": "bust"}]
    at_once = rolled(3, "2 2 1").places("upper-jaw 2-0").goes_on().rolls("1")
    assert at_once.heard("out") == [{"seat": 0, "out": "bust"}]
    at_once.is_asked(1, "buy")


@pytest.mark.rule("ES-034", "ES-161", "ES-202")
def test_one_roll_feeds_one_level_even_with_skulls() -> None:
    table = rolled(4, "3 4 ☠ ☠")
    for text in placements(table):
        assert len(text.split()) == 2
        assert text.split()[0] in LEVELS
    table.places("nose 1-1")
    assert (table.level("nose"), table.level("eyes")) == ((1, 1), (0, 0))
    table.is_asked(0, "check")
    table.refuses(0, "place eyes 1-1")


@pytest.mark.rule("ES-037")
def test_skulls_go_alone_or_together_with_dice_of_the_level() -> None:
    table = rolled(3, "4 ☠ 1")
    assert {"eyes 0-1", "eyes 1-1", "eyes 1-0", "lower-jaw 1-1"} <= placements(table)
    table.places("eyes 1-1")
    assert table.level("eyes") == (1, 1)


@pytest.mark.rule("ES-038")
def test_from_the_second_roll_on_dice_go_to_the_highest_level_used_or_above() -> None:
    table = rolled(5, "1 1 2 4 4").places("eyes 1-0").goes_on().rolls("1 2 3 ☠")
    assert levels(table) == {"eyes", "gem"}
    for level in ("lower-jaw", "upper-jaw", "nose"):
        table.refuses(0, f"place {level} 1-0")
        table.refuses(0, f"place {level} 0-1")


@pytest.mark.rule("ES-038")
def test_the_level_in_use_stays_open_itself() -> None:
    table = rolled(4, "2 2 1 1").places("upper-jaw 1-0").goes_on().rolls("2 1 1")
    assert placements(table) == {"upper-jaw 1-0"}


@pytest.mark.rule("ES-206")
def test_the_first_placement_is_always_possible_and_a_skull_never_busts() -> None:
    for seed in range(6):
        match = start(2, seed, betting="in-turn")
        luck = Luck.of(seed)
        first, skull = False, False
        for _ in range(600):
            if match.waiting is None:
                break
            waiting = match.waiting
            seat = waiting.seats()[0]
            texts = [match.game.actions.text(number) for number in match.numbers(seat)]
            if waiting.about == "place":
                table = match.view(None)["table"]
                first = all(level["numbered"] + level["skulls"] == 0 for level in table["board"])
                skull = "skull" in table["rolled"]
                if (first and table["picks"] == 0) or skull:
                    assert any(text.startswith("place ") for text in texts)
                    assert "accept-bust" not in texts
            for event in match.play(seat, match.numbers(seat)[luck.below(len(texts))]).events:
                if event.key == "rolled":
                    last = str(event.args["roll"])
                if event.key == "out" and event.args["out"] == "bust":
                    assert "☠" not in last


@pytest.mark.rule("ES-207")
def test_the_floor_never_sinks_within_a_turn() -> None:
    table = rolled(5, "3 3 1 1 1").places("nose 1-0").goes_on()
    floors = [table.view()["floor"]]
    table.rolls("1 1 1 1").says(0, "pick-nose")
    floors.append(table.view()["floor"])
    table.rolls("1 2 4 ☠ ☠")
    floors.append(table.view()["floor"])
    assert floors == ["nose", "nose", "nose"]
    assert levels(table) == {"nose", "eyes", "gem"}
    table.places("eyes 1-0")
    assert table.view()["floor"] == "eyes"


@pytest.mark.rule("ES-195", "ES-062")
def test_every_face_is_equally_likely_in_every_number_of_dice() -> None:
    for dice in range(1, 8):
        assert sum(WEIGHTS[dice]) == 6**dice
        for face in range(6):
            showing = sum(weight * counts[face] for weight, counts in zip(WEIGHTS[dice], ROLLS[dice], strict=True))
            assert showing * 6 == dice * 6**dice
    assert WEIGHTS[3][ROLLS[3].index([1, 1, 1, 0, 0, 0])] == 6
    assert WEIGHTS[3][ROLLS[3].index([2, 0, 0, 0, 0, 1])] == 3
    table = sit(2).given(gears=[10, 0]).buys(7).says(0, "roll")
    assert isinstance(table.match.waiting, Chance)
    assert table.match.waiting.weights == WEIGHTS[7]


@pytest.mark.rule("ES-195")
def test_rolled_faces_pass_a_chi_square_test() -> None:
    luck = Luck.of("chi square")
    faces: Counter[int] = Counter()
    for _ in range(4000):
        for face, number in enumerate(ROLLS[3][luck.weighted(WEIGHTS[3])]):
            faces[face] += number
    expected = 4000 * 3 / 6
    chi = sum((faces[face] - expected) ** 2 / expected for face in range(6))
    assert chi < 20.5, "the 0.1 % bound for five degrees of freedom"


@pytest.mark.rule("ES-062")
def test_a_roll_gives_every_die_of_the_pool_a_new_face() -> None:
    table = rolled(4, "1 1 2 2").places("lower-jaw 2-0").goes_on()
    assert table.view()["pool"] == 2
    table.rolls("4 ☠")
    assert table.view()["rolled"] == ["4", "skull"]
    assert table.view()["rolls"] == 2


def test_a_roll_is_told_as_its_faces_in_order() -> None:
    table = rolled(4, "4 1 ☠ 4")
    assert table.last_heard("rolled")["roll"] == "1 4 4 ☠"
