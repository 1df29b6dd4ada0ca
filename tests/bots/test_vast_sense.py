"""Answers that made newcomers shake their heads, each a position in which Vast's adepts now know better."""

from itertools import pairwise

import pytest

from tests.bots.test_vast_thief_turns import burdened
from tests.bots.test_vast_turns import ALL, corridor, dragon_board, drop_treasure, knight_board, people, play_turn
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.roles.cave.board import CaveBoard


def answer(scene: Scene, level: str = "adept") -> str:
    """What a bot says to the open question."""
    bot = make_bot(level, scene.match.game)
    chair = Chair(scene.match, scene.match.next_seat())
    return scene.match.game.actions.text(bot.decide(chair, Luck.of("sense"), Budget(iterations=24)))


def steps_of(scene: Scene, piece: str) -> list[str]:
    return [str(event["space"]) for event in scene.heard("piece-moved") if event["piece"] == piece]


@pytest.mark.parametrize("level", ["adept", "expert"])
def test_a_fresh_knight_with_cubes_to_spend_and_the_dark_around_her_does_not_end_her_turn(level: str) -> None:
    scene = Scene(ALL, holding=False)
    scene.clear()
    for space in ("1,0", "-1,0", "0,-1"):
        scene.lay(space, shape="hall")
    scene.seal()
    knight_board(scene, cubes=5)
    scene.put("knight", "0,0")
    scene.turn("knight")
    assert answer(scene, level) != "end-turn"


def test_a_thief_with_loot_steps_towards_the_entrance_until_he_is_there() -> None:
    scene = Scene(ALL, holding=False)
    scene.clear()
    for y in range(1, 7):
        scene.lay(f"0,{-y}", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,0")
    burdened(scene, "0,-4", 1)
    play_turn(scene, "thief")
    ways = [int(space.split(",")[1]) for space in steps_of(scene, "thief")]
    assert ways == sorted(ways), ways
    assert ways[0] == -3


def test_a_thief_with_loot_does_not_stand_still_because_somebody_is_in_his_way() -> None:
    scene = corridor(rooms=8)
    scene.put("knight", "0,0")
    dragon_board(scene).arrived = True
    scene.put("dragon", "2,0")
    burdened(scene, "6,0", 3)
    play_turn(scene, "thief")
    assert steps_of(scene, "thief")[:2] == ["5,0", "4,0"]


def test_a_thief_who_can_be_home_this_turn_brings_his_loot_home_before_he_fetches_more() -> None:
    scene = corridor(rooms=8)
    drop_treasure(scene, "7,0")
    knight_board(scene, cubes=5)
    scene.put("knight", "0,0")
    board = burdened(scene, "4,0", 1)
    play_turn(scene, "thief")
    assert board.stashed == 1


def test_the_dragon_does_not_dig_towards_a_knight_who_could_strike_him() -> None:
    scene = Scene(ALL, holding=False)
    scene.clear()
    for y in range(-5, 3):
        if y:
            scene.lay(f"0,{y}", shape="hall", lit=True)
    scene.seal()
    knight_board(scene, cubes=6)
    dragon_board(scene).arrived = True
    scene.put("knight", "0,2")
    scene.put("dragon", "0,-3")
    play_turn(scene, "dragon")
    assert int(str(scene.where("dragon")).split(",")[1]) <= -3


def test_the_dragon_does_not_fall_asleep_on_or_beside_a_knight_with_cubes_for_a_blow() -> None:
    scene = Scene(ALL, holding=False)
    scene.clear()
    for x in range(-4, 5):
        if x:
            scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
    knight_board(scene, cubes=4)
    scene.put("knight", "0,0")
    play_turn(scene, "dragon")
    assert abs(int(str(scene.where("dragon")).split(",")[0])) > 1


def test_the_goblins_refuse_nobody_for_whom_there_is_room() -> None:
    scene = GoblinScene(ALL, holding=False)
    scene.corridor(2)
    scene.seal()
    scene.board.rage = 3
    scene.people(1, 1, 1)
    assert "refuse-discs" not in play_turn(scene, "goblins")


@pytest.mark.parametrize("where", ["", "2,0"])
def test_no_tribe_is_activated_only_to_do_nothing(where: str) -> None:
    scene = corridor(rooms=5)
    people(scene, 2, 2, 2)
    scene.put("knight", "0,0")
    if where:
        scene.put("fangs", where)
    said = play_turn(scene, "goblins")
    for before, after in pairwise(said):
        assert (before, after) != ("activate", "done"), said


def test_the_cave_turns_a_shaft_into_a_labyrinth() -> None:
    scene = Scene(ALL, holding=False)
    scene.clear()
    for y in range(1, 6):
        scene.lay(f"0,{-y}", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,0")
    scene.turn("cave")
    while scene.role_asked != ("cave", "shape-cave"):
        scene.say(answer(scene))
    laid = answer(scene)
    assert laid not in ("lay 0,-6", "lay 0,1"), laid


def test_the_cave_spends_what_it_has_heaped_up() -> None:
    scene = corridor(rooms=6)
    for x in range(1, 4):
        scene.lay(f"{x},1", shape="hall")
    scene.seal()
    scene.put("knight", "3,0")
    board = scene.g.boards[CAVE]
    assert isinstance(board, CaveBoard)
    for mark in range(6):
        board.marks[mark] += 2
        board.bag[mark] -= 2
    play_turn(scene, "cave")
    assert sum(board.marks) <= 9


def test_a_new_treasure_lies_apart_from_the_last_one() -> None:
    scene = corridor(rooms=2)
    for x in range(1, 6):
        scene.lay(f"{-x},0", shape="hall")
    scene.seal()
    scene.put("knight", "2,0")
    drop_treasure(scene, "-1,0")
    scene.turn("cave")
    while scene.role_asked[1] != "place-treasure":
        scene.say(answer(scene))
    while answer(scene).startswith("use-omen"):
        scene.say(answer(scene))
        while scene.role_asked[1] != "place-treasure":
            scene.say(answer(scene))
    assert answer(scene) != "put-treasure -2,0"
