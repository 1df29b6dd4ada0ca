"""Her Hero cubes: when they come back, what they switch on, which of them count, and how her escape is earned."""

import pytest

from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_knight import board, give, meet, rich
from undercroft.games.vast import victory
from undercroft.games.vast.cards import KNIGHT, KNIGHT_PIECE, THIEF
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.roles.knight.board import (
    BOW,
    FIRST_TREASURE,
    LANTERN,
    MOVEMENT,
    POTION,
    SHIELD,
    STRENGTH,
)
from undercroft.games.vast.roles.knight.grit import LoseGrit, gain_grit


def halls(roles: str = "knight", spaces: str = "1,0 2,0") -> Scene:
    """The Entrance with the Knight, and Lit halls beside it."""
    scene = Scene(roles)
    scene.clear()
    for place, space in enumerate(spaces.split()):
        scene.lay(space, "ambush" if place < 3 else "", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,0")
    return scene


def stats(scene: Scene) -> tuple[int, int, int]:
    """Movement, Perception and Strength as everybody sees them."""
    view = scene.view()["boards"]["knight"]
    return view["movement"], view["perception"], view["strength"]


# Winning without a Dragon.


@pytest.mark.rule("VA-K002")
def test_four_crystals_are_no_escape_and_the_fifth_must_be_smashed_before_she_enters() -> None:
    scene = halls()
    scene.g.smashed[KNIGHT] = 4
    cell = scene.cell("1,0")
    scene.g.crystal[cell] = 1
    scene.turn("knight")
    board(scene).on[MOVEMENT] = 2
    board(scene).on[STRENGTH] = 2
    scene.again()
    scene.say("move 1,0", "move 0,0")
    assert scene.ending == "", "only four"
    board(scene).on[1] = 1
    scene.again()
    scene.say("move 1,0", "smash-crystal")
    assert not victory.check(scene.g), "five, but still inside"
    scene.say("move 0,0")
    assert scene.ending == "knight-escaped"


@pytest.mark.rule("VA-K003")
def test_pushed_onto_the_entrance_with_enough_crystals_she_escapes_too() -> None:
    scene = halls("knight-goblins-cave")
    scene.put("knight", "1,0")
    scene.g.smashed[KNIGHT] = 5
    scene.turn("cave")
    scene.g.call(Enter(KNIGHT_PIECE, 0, True))
    scene.again()
    assert (scene.ending, scene.winners) == ("knight-escaped", ["knight"])


# Set-up and turn.


@pytest.mark.rule("VA-K005")
def test_the_sidequests_are_shuffled() -> None:
    hands = {tuple(Scene("knight", seed=seed).view("knight")["boards"]["knight"]["sidequests"]) for seed in range(4)}
    assert len(hands) > 1


@pytest.mark.rule("VA-K007", "VA-K013", "VA-K106")
def test_she_picks_up_her_cubes_before_the_waiting_event_is_drawn() -> None:
    scene = halls()
    scene.g.event[0] = 1
    scene.event_on_top("cave-bread")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 2
    scene.turn("knight")
    assert scene.role_asked == ("knight", "face-event")
    assert board(scene).pool == 2


@pytest.mark.rule("VA-K008", "VA-K025")
def test_with_no_encounter_left_cubes_still_go_on_tracks_equipment_and_treasures() -> None:
    scene = halls()
    give(scene, "potion-kit")
    scene.turn("knight")
    board(scene).encounters = 1
    scene.again()
    assert {"place-cube strength", "place-cube shield", "place-cube bow", "place-cube potion-kit"} <= set(
        scene.offered(verb="place-cube")
    )


@pytest.mark.rule("VA-K009", "VA-K125", "VA-K091")
def test_a_turn_cut_off_by_rats_stays_over_even_if_the_tile_earns_the_cube_back() -> None:
    scene = halls()
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("rats")
    scene.turn("knight")
    rich(scene, placed=True)
    board(scene).grit = 12
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.say("give-cube strength")
    # 12 - 2 for the Rats, + 1 for the tile: the cube of space 11 is hers again, but too late to be placed.
    assert (board(scene).grit, board(scene).pool) == (11, 1)
    assert scene.role_asked == ("knight", "lay-dark-tile")
    assert scene.offered(verb="place-cube") == []


@pytest.mark.rule("VA-K013", "VA-K023", "VA-K127")
def test_pick_up_takes_placed_and_set_aside_cubes_but_no_others() -> None:
    scene = halls()
    hers = board(scene)
    give(scene, "potion-kit")
    hers.pool = 0
    hers.on[STRENGTH] = hers.on[BOW] = hers.on[FIRST_TREASURE + POTION] = 1
    hers.aside = hers.discarded = hers.poisoned = 1
    scene.turn("knight")
    assert (hers.pool, sum(hers.on), hers.aside) == (4, 0, 0)
    assert (hers.discarded, hers.poisoned, sum(hers.on_grit)) == (1, 1, 5)


@pytest.mark.rule("VA-K014")
def test_on_other_turns_she_places_no_cubes() -> None:
    scene = halls("knight-goblins")
    scene.turn("knight")
    assert scene.g.asides(0, True) != []
    scene.turn("goblins")
    assert board(scene).pool == 2
    assert scene.g.asides(0, True) == []


@pytest.mark.rule("VA-K018", "VA-K012")
def test_what_she_placed_lasts_through_the_goblins_turn() -> None:
    scene = halls("knight-goblins")
    board(scene).pool = 3
    scene.turn("knight")
    scene.say("place-cube strength", "place-cube strength", "place-cube shield", "end-turn")
    scene.answer_all("lay-dark-tile")
    assert scene.role_asked[0] == "goblins"
    assert stats(scene) == (1, 1, 3)
    knight = scene.g.book.roles[KNIGHT]
    assert knight.strength(scene.g, 0) == 3
    assert not knight.can_be_moved(scene.g, 0)


# Tracks and items.


@pytest.mark.rule("VA-K010", "VA-K015")
@pytest.mark.parametrize(
    ("track", "place", "values"),
    [("movement", 0, (3, 5, 7)), ("perception", 1, (2, 3, 4)), ("strength", 2, (2, 3, 4))],
)
def test_each_track_fills_from_left_to_right_and_takes_no_fourth_cube(
    track: str, place: int, values: tuple[int, ...]
) -> None:
    scene = halls()
    board(scene).pool = 4
    scene.turn("knight")
    assert stats(scene)[place] == 1
    for value in values:
        scene.say(f"place-cube {track}")
        assert stats(scene)[place] == value
    assert f"place-cube {track}" not in scene.offered()


@pytest.mark.rule("VA-K016", "VA-K115")
def test_a_treasure_does_nothing_until_a_cube_lies_on_it() -> None:
    scene = halls()
    give(scene, "heroic-boots")
    scene.turn("knight")
    assert stats(scene) == (1, 1, 1)
    scene.say("place-cube heroic-boots")
    assert stats(scene) == (5, 1, 1)


@pytest.mark.rule("VA-K026", "VA-K012", "VA-K031")
def test_cubes_placed_late_reopen_steps_and_encounters_that_had_run_out() -> None:
    scene = halls()
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.turn("knight")
    board(scene).pool = 3
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert board(scene).encounters == 1
    scene.say("place-cube movement")
    assert scene.offered(verb="move") == [], "steps, but no Encounter"
    scene.say("place-cube perception")
    assert "0,0" in scene.spaces("move")
    scene.say("move 0,0", "move 1,0")
    assert scene.offered(verb="move") == []
    scene.say("place-cube movement")
    assert "2,0" in scene.spaces("move")


# Which cubes count, and which go.


@pytest.mark.rule("VA-K021", "VA-K020")
@pytest.mark.parametrize(("where", "enough"), [("aside", True), ("discarded", False), ("poisoned", False)])
def test_only_placed_unplaced_and_set_aside_cubes_are_hers_to_spare(where: str, enough: bool) -> None:
    scene = halls()
    give(scene, "potion-kit")
    scene.turn("knight")
    hers = board(scene)
    hers.health = 3
    hers.pool = 1
    hers.on[FIRST_TREASURE + POTION] = 1
    setattr(hers, where, 1)
    scene.again()
    assert ("drink-potion" in scene.offered()) is enough


@pytest.mark.rule("VA-K023")
def test_a_stolen_lantern_shines_no_more_and_its_cube_comes_back_with_the_next_pick_up() -> None:
    scene, _ = meet(THIEF, "thief", space="2,0")
    give(scene, "pixie-lantern")
    board(scene).pool = 1
    board(scene).on[FIRST_TREASURE + LANTERN] = 1
    assert stats(scene) == (2, 2, 1)
    scene.g.call(scene.g.book.roles[KNIGHT].pickpocketed(scene.g, 0))
    scene.again()
    scene.say("steal-treasure pixie-lantern")
    assert stats(scene) == (1, 1, 1)
    assert board(scene).pool == 1
    scene.turn("knight")
    assert (board(scene).pool, board(scene).aside) == (2, 0)


@pytest.mark.rule("VA-K022", "VA-K092")
def test_off_her_turn_she_chooses_which_placed_cube_returns_and_its_statistic_falls_at_once() -> None:
    scene = halls("knight-goblins")
    give(scene, "potion-kit")
    scene.turn("goblins")
    hers = board(scene)
    hers.pool = 0
    hers.grit = 5
    hers.on_grit[0] = 0
    hers.on[STRENGTH] = hers.on[SHIELD] = hers.on[FIRST_TREASURE + POTION] = 1
    scene.g.call(scene.g.book.roles[KNIGHT].scratched(scene.g, 0))
    scene.again()
    assert scene.role_asked == ("knight", "return-cube")
    assert scene.offered() == ["give-cube strength", "give-cube shield", "give-cube potion-kit"]
    scene.say("give-cube strength")
    assert stats(scene) == (1, 1, 1)
    assert (hers.grit, hers.on_grit[0]) == (4, 1)
    assert scene.role_asked[0] == "goblins", "nothing of hers ends"


# The Grit track.


@pytest.mark.rule("VA-K090")
@pytest.mark.parametrize(
    ("before", "gain", "waiting", "earned"), [(3, 1, 1, 0), (4, 1, 1, 1), (4, 5, 1, 1), (4, 5, 0, 0), (5, 5, 1, 0)]
)
def test_a_cube_is_earned_where_she_reaches_or_passes_its_space_and_it_still_lies_there(
    before: int, gain: int, waiting: int, earned: int
) -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).grit = before
    board(scene).on_grit[0] = waiting
    gain_grit(scene.g, gain)
    assert board(scene).pool == 2 + earned
    assert board(scene).on_grit[0] == waiting - earned


@pytest.mark.rule("VA-K091", "VA-K092")
@pytest.mark.parametrize(
    ("before", "loss", "on_grit"),
    [
        (12, 1, [0, 0, 1, 1, 1]),
        (12, 2, [0, 1, 1, 1, 1]),
        (11, 7, [1, 1, 1, 1, 1]),
        (20, 5, [0, 0, 1, 1, 1]),
    ],
)
def test_cubes_go_back_to_the_empty_spaces_she_falls_below(before: int, loss: int, on_grit: list[int]) -> None:
    scene = halls()
    scene.turn("knight")
    rich(scene, placed=False)
    board(scene).grit = before
    scene.g.call(LoseGrit(loss))
    scene.again()
    assert board(scene).on_grit == on_grit
    assert board(scene).pool == 4 - (sum(on_grit) - 3)
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K091")
def test_an_unplaced_cube_goes_back_before_placed_ones_without_a_question() -> None:
    scene = halls()
    scene.turn("knight")
    rich(scene, placed=True)
    board(scene).pool = 1
    scene.g.call(LoseGrit(1))
    scene.again()
    assert (board(scene).pool, sum(board(scene).on)) == (0, 4)
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K089")
def test_a_blob_costs_her_five_grit() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4)
    scene.give("bones", "blob")
    scene.put("bones", "1,0")
    scene.knight.grit = 9
    scene.knight.on_grit[0] = 1
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.knight.grit == 4
