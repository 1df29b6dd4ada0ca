"""Terrain as Knight and Thief walk it: the Pits, the River, and off its edges."""

import pytest

from undercroft.games.vast import facts
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.variants.terrain import lay_terrain

from .goblin_scenes import GoblinScene
from .scenes import SIDES, Scene


def laid(scene: Scene, *terrain: str) -> Scene:
    """Terrain such as "lake 1,0" or "river 1,0 east" comes onto a cleared map; open edges stay unfilled."""
    for words in terrain:
        name, space, *facing = words.split()
        turned = SIDES.index(facing[0]) if facing else 0
        lay_terrain(scene.g, facts.TERRAINS.index(name), SPACE.index[space], turned)
    scene.seal()
    return scene


def knight_scene(rooms: str, *terrain: str, roles: str = "knight") -> GoblinScene:
    scene = GoblinScene(roles)
    scene.g.map.walls[0] = 0
    for space in rooms.split():
        scene.lay(space, "ambush", shape="hall", lit=True)
    laid(scene, *terrain)
    return scene


def thief_scene(rooms: str, *terrain: str, roles: str = "thief", stats: str = "4 3 2") -> GoblinScene:
    scene = knight_scene(rooms, *terrain, roles=roles)
    scene.turn("thief")
    scene.say(f"assign-stats {stats}")
    return scene


def thiefs_steps(scene: Scene) -> int:
    return thief_board(scene.g).steps


# The Pits.

PITS = ("pit-1 1,0", "pit-2 5,0")
"""The one between the Entrance and 2,0, the other between 4,0 and 6,0."""


@pytest.mark.rule("VA-R032", "VA-R033")
@pytest.mark.parametrize("role", ["knight", "thief"])
def test_who_falls_into_a_pit_comes_out_of_another_never_of_the_same(role: str) -> None:
    if role == "knight":
        scene = knight_scene("2,0 4,0 6,0", *PITS)
        scene.turn("knight")
        scene.say("place-cube movement")
    else:
        scene = thief_scene("2,0 4,0 6,0", *PITS, stats="3 4 2")
    scene.say("move 1,0")
    assert scene.offered("move") == ["move 5,0"]
    assert "end-turn" not in scene.offered()
    scene.say("move 5,0")
    assert scene.spaces("move") == {"4,0", "6,0", "5,-1", "5,1"}
    scene.say("move 6,0")
    assert scene.where(role) == "6,0"
    assert (scene.knight.steps if role == "knight" else thiefs_steps(scene)) == 3


@pytest.mark.rule("VA-R033")
@pytest.mark.parametrize("role", ["knight", "thief"])
def test_a_pit_is_not_entered_if_no_other_leads_out(role: str) -> None:
    scene = knight_scene("4,0", *PITS, roles=role)
    for side in ("east", "west"):
        scene.g.map.rockslides.append(scene.cell("5,0") * 4 + SIDES.index(side))
    scene.g.collapsing = True
    scene.turn(role)
    scene.say("place-cube movement" if role == "knight" else "assign-stats 4 3 2")
    assert "1,0" not in scene.spaces("move")
    scene.g.map.rockslides = []
    scene.again()
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-R033", "VA-K059")
def test_a_tribe_she_cannot_beat_bars_the_only_way_out_of_a_pit() -> None:
    scene = knight_scene("4,0", *PITS, roles="knight-goblins")
    scene.g.collapsing = True
    scene.people(bones=5)
    scene.put("bones", "4,0")
    scene.turn("knight")
    scene.say("place-cube movement")
    assert "1,0" not in scene.spaces("move")


@pytest.mark.rule("VA-R033")
def test_he_climbs_over_a_wall_into_a_pit_and_on_to_another() -> None:
    scene = knight_scene("6,0", *PITS, roles="thief")
    scene.g.map.walls[0] = 1 << SIDES.index("east")
    scene.turn("thief")
    scene.say("assign-stats 3 2 4", "climb 1,0", "move 5,0", "move 6,0")
    assert scene.where("thief") == "6,0"
    assert (thief_board(scene.g).cubes, thiefs_steps(scene)) == (2, 3)


# The River.


@pytest.mark.rule("VA-R035")
def test_the_river_carries_the_thief_at_once_or_not_at_all() -> None:
    scene = thief_scene("", "river 1,0", stats="2 4 3")
    scene.say("move 1,0", "move 2,0")
    assert thiefs_steps(scene) == 1
    scene.g.treasure[scene.cell("2,0")] = 1
    scene.g.treasures_left -= 1
    scene.again()
    scene.say("loot-treasure")
    assert scene.where("thief") == "2,0"
    scene.say("move 3,0")
    assert thiefs_steps(scene) == 2, "an action came between: now it is a step"


# Off Terrain.


@pytest.mark.rule("VA-R013", "VA-K059", "VA-B105")
@pytest.mark.parametrize(("population", "may"), [(1, True), (4, False)])
def test_she_steps_off_terrain_onto_a_lurking_tribe_only_if_she_beats_it(population: int, may: bool) -> None:
    scene = knight_scene("", "lake 1,0", roles="knight-goblins")
    scene.people(bones=population)
    scene.lurk("bones", "1,-1")
    scene.put("knight", "1,0")
    scene.turn("knight")
    scene.knight_strength(3)
    scene.again()
    assert ("1,-1" in scene.spaces("move")) is may
    scene.lurk("bones", "0,-1")
    scene.again()
    assert "1,-1" in scene.spaces("move"), "elsewhere it does not matter"
