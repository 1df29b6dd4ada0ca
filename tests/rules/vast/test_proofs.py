"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

import pytest

from tests.rules.vast.cave_scenes import board, table
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.test_infestation import alone, weaponless
from tests.rules.vast.test_knight import board as knight_board
from tests.rules.vast.test_knight import give
from tests.rules.vast.test_knight_cards import ambush
from tests.rules.vast.test_terrain_walks import knight_scene, laid
from tests.rules.vast.test_thief import Heist
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import BONES, BRIDGE, CAVE, KNIGHT, THIEF_PIECE, TREASURES
from undercroft.games.vast.cavern.moving import Push
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.knight.board import FIRST_TREASURE


@pytest.mark.rule("VA-T051")
def test_a_backstab_takes_three_cubes_at_most() -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.begin("2 4 3", at="1,0")
    heist.board.cubes = 4
    heist.again()
    assert heist.offered(verb="backstab") == ["backstab knight 1", "backstab knight 2", "backstab knight 3"]


@pytest.mark.rule("VA-T062", "VA-G094")
@pytest.mark.parametrize(("carried", "about"), [(0, "push-piece"), (1, "push-step")])
def test_a_single_treasure_makes_the_way_across_the_entrance_matter(carried: int, about: str) -> None:
    heist = Heist("cave-thief", rooms="1,0 -1,0")
    heist.put("thief", "1,0")
    heist.board.carried = carried
    heist.turn("cave")
    heist.g.call(Push(CAVE, THIEF_PIECE, 1, 3))
    heist.again()
    assert heist.role_asked == ("cave", about)


@pytest.mark.rule("VA-B068")
def test_a_hexed_cave_with_one_kind_of_token_is_not_asked() -> None:
    scene = table("knight-goblins-cave")
    board(scene).marks = [2, 0, 0, 0, 0, 0]
    board(scene).bag = [4, 6, 6, 6, 6, 6]
    scene.turn("knight")
    scene.g.call(scene.g.book.roles[CAVE].hexed(scene.g, 1))
    scene.again()
    assert board(scene).marks == [1, 0, 0, 0, 0, 0]
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-G001")
def test_a_new_round_begins_when_everybody_has_had_a_turn() -> None:
    match = Match.start(GAME, {"roles": "knight-goblins"}, seats=2, seed=1)
    luck = Luck.of(1)
    turns: list[tuple[int, str]] = []
    while match.waiting is not None and match.view(None)["table"]["round"] < 3:
        table = match.view(None)["table"]
        if turns[-1:] != [(table["round"], table["turn"])]:
            turns.append((table["round"], table["turn"]))
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    assert turns[-4:] == [(1, "knight"), (1, "goblins"), (2, "knight"), (2, "goblins")]


@pytest.mark.rule("VA-T009")
def test_a_thief_with_a_step_left_but_nowhere_to_go_ends_his_turn_himself() -> None:
    heist = Heist(rooms="1,0")
    heist.begin("2 3 4")
    heist.say("move 1,0")
    heist.wall("1,0", "west")
    heist.board.cubes = 1
    heist.again()
    heist.say("hide-loot 1")
    heist.is_asked("thief", "thief-turn", offered=["end-turn"])


@pytest.mark.rule("VA-B079")
def test_a_dying_tribe_may_stagger_onto_the_entrance() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=1)
    scene.put("bones", "2,0")
    scene.put("knight", "2,0")
    scene.activation()
    scene.say("activate bones", "move 1,0")
    assert scene.spaces("stagger") == {"0,0"}


@pytest.mark.rule("VA-G081", "VA-R034")
def test_a_push_of_two_steps_may_cross_a_pit_and_ends_when_the_mover_stops_it() -> None:
    scene = knight_scene("2,0", "pit-1 1,0", "lake -2,0", roles="knight-goblins-cave")
    scene.people(bones=3)
    scene.put("bones", "0,0")
    scene.turn("goblins")
    open_question = scene.role_asked
    scene.happens(Push(CAVE, BONES, 0, 2))
    assert scene.spaces("push") == {"1,0", "-1,0"}
    scene.say("push -1,0")
    assert scene.role_asked == ("cave", "push-piece")
    scene.say("stay")
    assert scene.where("bones") == "-1,0"
    assert scene.role_asked == open_question


@pytest.mark.rule("VA-V156")
def test_the_flame_giant_spares_her_the_second_wound_when_a_sword_makes_her_strong_enough() -> None:
    scene = alone("c", "flame-giant")
    give(scene, "elven-sword")
    weaponless(scene, 2)
    knight_board(scene).on[FIRST_TREASURE + TREASURES.index("elven-sword")] = 1
    ambush(scene)
    scene.roll("centre")
    assert knight_board(scene).health == 6


@pytest.mark.rule("VA-R013")
def test_terrain_that_was_removed_and_laid_again_is_still_terrain() -> None:
    scene = knight_scene("1,0")
    laid(scene, "canyon -1,1")
    canyon = {"0,1", "-1,1", "1,1"}
    assert not any(scene.is_dark(space) for space in canyon)
    scene.turn("knight")
    scene.happens(RemoveBatch(KNIGHT, [BRIDGE], False))
    laid(scene, "canyon -1,1")
    assert not any(scene.is_dark(space) for space in canyon)


def test_the_entrance_faces_north_from_the_start() -> None:
    match = Match.start(GAME, {"roles": "knight-goblins"}, seats=2, seed=1)
    entrance = next(tile for tile in match.view(None)["table"]["tiles"] if tile["space"] == "0,0")
    assert entrance["facing"] == "north"
