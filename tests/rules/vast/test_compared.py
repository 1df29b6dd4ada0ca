"""Before a player chooses, a question says which numbers will be compared."""

from typing import Any

from tests.bots.test_vast_turns import ALL, corridor, dragon_board, knight_board, people
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene


def compared(scene: Scene) -> Any:
    question = scene.match.question(scene.match.next_seat())
    assert question is not None
    return question["args"]["compared"]


def test_the_knight_sees_who_is_stronger_on_her_tile_and_the_next_ones() -> None:
    scene = corridor()
    people(scene, 2, 4, 3)
    knight_board(scene, cubes=2)
    scene.put("knight", "1,0")
    scene.put("fangs", "2,0")
    scene.put("bones", "4,0")
    scene.turn("knight")
    might = scene.match.view(0)["table"]["boards"]["goblins"]["tribes"]["fangs"]["strength"]
    assert compared(scene) == {"fangs": {"yours": 1, "theirs": might}}


def test_the_knight_sees_a_tribe_on_the_entrance_and_no_thief_elsewhere() -> None:
    scene = corridor()
    people(scene, 2, 4, 3)
    dragon_board(scene).arrived = dragon_board(scene).surfaced = True
    knight_board(scene, cubes=4)
    scene.put("knight", "1,0")
    scene.put("fangs", "0,0")
    scene.put("dragon", "1,0")
    scene.put("thief", "4,0")
    scene.turn("knight")
    assert "attack dragon" in scene.offered()
    assert set(compared(scene)) == {"fangs", "dragon"}


def test_with_a_bomb_the_knight_sees_the_dragons_armor() -> None:
    scene = corridor()
    dragon_board(scene).arrived = True
    board = knight_board(scene, cubes=4)
    board.on[2] += 2
    board.pool -= 2
    scene.put("knight", "1,0")
    scene.put("dragon", "1,0")
    scene.turn("knight")
    scene.say("place-cube strength")
    scene.say("place-cube bomb")
    assert "bomb-dragon" in scene.offered()
    assert compared(scene)["dragon"] == {"yours": 2, "theirs": 1}


def test_the_goblins_see_each_tribe_beside_the_knight_before_they_activate_one() -> None:
    scene = GoblinScene(ALL, holding=False)
    scene.corridor(2)
    scene.seal()
    scene.people(2, 1, 3)
    scene.turn("goblins")
    while scene.role_asked != ("goblins", "activate-tribes"):
        scene.say(scene.offered()[-1])
    found = compared(scene)
    tribes: Any = scene.match.view(None)["table"]["boards"]["goblins"]["tribes"]
    assert found
    assert {tribe: odds["yours"] for tribe, odds in found.items()} == {
        tribe: tribes[tribe]["strength"] for tribe in found
    }
