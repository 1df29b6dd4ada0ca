"""Terrain as the pieces walk it: over its edges, the Canyon, Magma, the Pits and the River."""

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import BONES, CAVE, KNIGHT_PIECE
from undercroft.games.vast.cavern.moving import Push, PushToken
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.dragon.moving import ways
from undercroft.games.vast.roles.knight.board import BOW
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.variants.terrain import lay_terrain

from .goblin_scenes import GoblinScene
from .scenes import SIDES, Scene


def laid(scene: Scene, *terrain: str) -> Scene:
    """Terrain such as "lake 1,0" or "river 1,0 east" comes onto a cleared map; open edges stay unfilled."""
    for words in terrain:
        name, space, *facing = words.split()
        turned = SIDES.index(facing[0]) if facing else 0
        lay_terrain(scene.g, cards.TERRAINS.index(name), SPACE.index[space], turned)
    scene.seal()
    return scene


def knight_scene(rooms: str, *terrain: str, roles: str = "knight") -> GoblinScene:
    scene = GoblinScene(roles)
    scene.g.map.walls[0] = 0
    for space in rooms.split():
        scene.g.map.walls[scene.lay(space, "ambush", lit=True)] = 0
    laid(scene, *terrain)
    return scene


def thief_scene(rooms: str, *terrain: str, roles: str = "thief", stats: str = "4 3 2") -> GoblinScene:
    scene = knight_scene(rooms, *terrain, roles=roles)
    scene.turn("thief")
    scene.say(f"assign-stats {stats}")
    return scene


def begin(scene: GoblinScene, role: str, at: str) -> None:
    """This role's turn begins here; the Dragon is on the surface."""
    scene.put(role, at)
    if role == "dragon":
        dragon = dragon_board(scene.g)
        dragon.arrived = dragon.awake = dragon.surfaced = True
    scene.turn(role)
    if role == "thief":
        scene.say("assign-stats 4 3 2")


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
    assert scene.offered(verb="move") == ["move 5,0"]
    assert "end-turn" not in scene.offered()
    scene.say("move 5,0")
    assert scene.spaces("move") == {"4,0", "6,0", "5,-1", "5,1"}
    assert "end-turn" not in scene.offered()
    scene.say("move 6,0")
    assert scene.where(role) == "6,0"
    assert (scene.knight.steps if role == "knight" else thiefs_steps(scene)) == 3


@pytest.mark.rule("VA-R033")
@pytest.mark.parametrize(("left", "may"), [(2, False), (3, True)])
def test_a_trip_by_the_pits_needs_three_movement(left: int, may: bool) -> None:
    scene = knight_scene("4,0", *PITS)
    scene.turn("knight")
    scene.say("place-cube movement")
    scene.knight.steps = 3 - left
    scene.again()
    assert ("1,0" in scene.spaces("move")) is may
    scene = thief_scene("4,0", *PITS, stats=f"{left} 4 {5 - left}")
    assert ("1,0" in scene.spaces("move")) is may


@pytest.mark.rule("VA-R032")
def test_pits_do_not_see_each_other() -> None:
    scene = knight_scene("", "pit-1 1,0", "pit-2 3,3", roles="knight-goblins")
    scene.people(bones=2)
    scene.put("bones", "3,3")
    scene.put("knight", "1,0")
    scene.turn("knight")
    scene.knight.on[BOW] = 1
    scene.again()
    assert scene.offered(verb="shoot") == []


@pytest.mark.rule("VA-R034")
def test_a_push_neither_stops_on_a_pit_nor_goes_through_it_to_another() -> None:
    scene = knight_scene("2,0 4,0 6,0", *PITS, roles="knight-cave")
    scene.turn("knight")
    scene.happens(Push(CAVE, KNIGHT_PIECE, 1, 3))
    assert scene.spaces("push") == {"2,0"}


@pytest.mark.rule("VA-R034", "VA-R037")
@pytest.mark.parametrize("beyond", [True, False])
def test_pushed_step_by_step_a_tribe_goes_onto_a_pit_only_to_go_on(beyond: bool) -> None:
    scene = knight_scene("2,0" if beyond else "", "pit-1 1,0", "lake -2,0", roles="knight-goblins-cave")
    scene.people(bones=3)
    scene.put("bones", "0,0")
    scene.turn("goblins")
    scene.happens(Push(CAVE, BONES, 0, 3))
    assert scene.role_asked == ("cave", "push-step")
    assert scene.spaces("push") == ({"1,0", "-1,0"} if beyond else {"-1,0"})
    if beyond:
        scene.say("push 1,0")
        assert "stay" not in scene.offered()


@pytest.mark.rule("VA-R039")
@pytest.mark.parametrize("role", ["knight", "thief", "dragon"])
def test_whose_turn_ends_on_a_pit_climbs_to_the_nearest_space(role: str) -> None:
    scene = knight_scene("-1,0 2,0", "pit-1 1,0", roles="knight-dragon-cave-thief")
    scene.put("knight", "-1,0")
    begin(scene, role, "-1,0")
    scene.put(role, "1,0")
    if role == "knight":
        scene.knight.cut_off = True
        scene.again()
    elif role == "thief":
        thief_board(scene.g).steps, thief_board(scene.g).cubes = 9, 0
        scene.again()
    else:
        dragon_board(scene.g).free_move = True
        dragon_board(scene.g).hand.clear()
        scene.again()
        scene.say("finish-powers")
    assert scene.role_asked == (role, "move-off")
    assert scene.spaces("push") == {"0,0", "2,0"}, "no farther"
    scene.say("push 2,0")
    assert scene.where(role) == "2,0"


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


@pytest.mark.rule("VA-R035", "VA-R002", "VA-R041")
@pytest.mark.parametrize("role", ["knight", "thief"])
def test_three_spaces_downstream_are_free_and_upstream_each_is_a_step(role: str) -> None:
    scene = knight_scene("", "river 1,0", roles=role)
    begin(scene, role, "0,0")
    if role == "knight":
        scene.say("place-cube movement")
    scene.say("move 1,0", "move 2,0", "move 3,0", "move 4,0")
    assert (scene.knight.steps if role == "knight" else thiefs_steps(scene)) == 1
    scene.say("move 3,0")
    assert (scene.knight.steps if role == "knight" else thiefs_steps(scene)) == 2
    scene.say("move 4,0", "move 3,0")
    assert (scene.knight.steps if role == "knight" else thiefs_steps(scene)) == 3, "she is carried down again"


@pytest.mark.rule("VA-R035")
def test_the_thief_rides_on_with_no_movement_left() -> None:
    scene = knight_scene("-1,0", "river 1,0", roles="thief")
    scene.put("thief", "-1,0")
    scene.turn("thief")
    scene.say("assign-stats 2 3 4", "move 0,0", "move 1,0", "move 2,0", "move 3,0", "move 4,0")
    assert (scene.where("thief"), thiefs_steps(scene)) == ("4,0", 2)
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-R035")
def test_who_stops_in_the_river_is_carried_no_farther() -> None:
    scene = knight_scene("", "river 1,0")
    begin(scene, "knight", "1,0")
    scene.say("place-cube perception", "move 2,0")
    assert scene.knight.steps == 1, "she has not just entered it"
    assert scene.spaces("move") == {"3,0"}, "now she has"
    scene.g.treasure[scene.cell("2,0")] = 1
    scene.g.treasures_left -= 1
    scene.again()
    scene.say("take-treasure")
    while scene.role_asked[1] != "knight-turn":
        scene.say(scene.offered()[0])
    assert scene.offered(verb="move") == [], "an Encounter came between"


@pytest.mark.rule("VA-R041", "VA-K059")
def test_a_tribe_she_cannot_beat_stops_her_ride() -> None:
    scene = knight_scene("", "river 1,0", roles="knight-goblins")
    scene.people(bones=4)
    scene.put("bones", "2,0")
    begin(scene, "knight", "0,0")
    scene.say("move 1,0")
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-R041")
def test_a_pushed_knight_does_not_drift() -> None:
    scene = knight_scene("", "river 1,0", roles="knight-cave")
    scene.turn("knight")
    scene.happens(Push(CAVE, KNIGHT_PIECE, 1, 1))
    scene.say("push 1,0")
    assert scene.where("knight") == "1,0"
    scene.say("move 2,0")
    assert scene.knight.steps == 1, "nor may she ride on for free"


# Its edges.


@pytest.mark.rule("VA-R012", "VA-R013", "VA-R014")
@pytest.mark.parametrize("role", ["knight", "thief"])
def test_every_edge_of_terrain_leads_off_but_a_wall_of_a_cave_tile_bars_it(role: str) -> None:
    scene = knight_scene("3,0", "lake 1,0", roles=role)
    scene.g.map.walls[scene.cell("3,0")] |= 1 << SIDES.index("west")
    begin(scene, role, "2,0")
    assert scene.spaces("move") == {"1,0", "2,1", "2,-1"}
    stack, scene.g.tiles = scene.g.tiles, []
    scene.again()
    assert scene.spaces("move") == {"1,0", "2,1"}, "no tile could be laid"
    scene.g.tiles = stack
    scene.g.collapsing = True
    scene.again()
    assert scene.spaces("move") == {"1,0", "2,1"}, "the Collapse lays none"
    scene.g.collapsing = False
    scene.put(role, "3,0")
    scene.again()
    assert scene.spaces("move") == set(), "from a Cave tile no step leads off, nor over its wall onto Terrain"


@pytest.mark.rule("VA-R013", "VA-R014")
def test_the_thief_steps_off_terrain_once_a_turn() -> None:
    scene = thief_scene("", "lake 1,0")
    stack = len(scene.g.tiles)
    scene.say("move 1,0", "move 1,-1")
    assert scene.where("thief") == "1,-1"
    assert scene.is_dark("1,-1")
    assert len(scene.g.tiles) == stack - 1
    assert thiefs_steps(scene) == 2
    scene.say("move 1,0", "move 2,0")
    thief_board(scene.g).steps = 0
    scene.again()
    assert scene.spaces("move") == {"1,0", "2,1"}
    scene.turn("thief")
    scene.say("assign-stats 4 3 2")
    assert scene.spaces("move") == {"1,0", "2,1", "2,-1", "3,0"}


@pytest.mark.rule("VA-R014")
@pytest.mark.parametrize("role", ["goblins", "dragon"])
def test_without_a_tile_neither_tribe_nor_dragon_leaves_terrain_for_an_open_space(role: str) -> None:
    scene = knight_scene("", "lake 1,0", roles="knight-goblins-dragon")
    if role == "dragon":
        begin(scene, "dragon", "1,0")
        dragon_board(scene.g).surfaced = False
    else:
        scene.people(bones=3)
        scene.put("bones", "1,0")
        scene.activation()
        scene.say("activate bones")
    scene.again()
    assert "1,-1" in scene.spaces("move")
    scene.g.tiles = []
    scene.again()
    assert "1,1" in scene.spaces("move")
    assert "1,-1" not in scene.spaces("move")


@pytest.mark.rule("VA-R015")
def test_terrain_is_seen_through_and_crossed_without_loss() -> None:
    scene = knight_scene("3,0 3,1", "mushroom-forest 1,0", roles="knight-goblins")
    scene.people(bones=2)
    scene.put("bones", "3,0")
    scene.turn("knight")
    scene.knight.on[BOW] = 1
    scene.again()
    assert "shoot bones" in scene.offered()
    scene.put("knight", "3,1")
    scene.put("bones", "0,0")
    scene.g.collapsing = True
    scene.activation()
    scene.say("activate bones", "move 2,1", "done")
    assert scene.population("bones") == 2, "three spaces of the Forest cost nothing"


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


# The Canyon.


@pytest.mark.rule("VA-R021", "VA-R012")
@pytest.mark.parametrize("role", ["knight", "thief", "dragon"])
def test_only_the_bridge_of_the_canyon_can_be_walked(role: str) -> None:
    scene = knight_scene(
        "1,0 2,0 3,0 1,-2 2,-2 3,-2", "canyon 1,-1", roles=f"knight-{role}" if role != "knight" else role
    )
    scene.put("knight", "0,0")
    for x, passable in ((1, False), (2, True), (3, False)):
        begin(scene, role, f"{x},0")
        assert (f"{x},-1" in scene.spaces("move")) is passable
        assert (f"{x},-2" in scene.spaces("move")) is (passable and role == "dragon")


@pytest.mark.rule("VA-R021")
def test_nothing_is_pushed_into_the_chasm() -> None:
    scene = knight_scene("1,0 2,0 3,0", "canyon 1,-1", roles="knight-cave")
    scene.turn("knight")
    scene.put("knight", "2,0")
    scene.happens(Push(CAVE, KNIGHT_PIECE, 1, 3))
    assert scene.spaces("push") == {"0,0", "1,0", "3,0", "2,-1"}
    scene.say("push 3,0")
    scene.g.treasure[scene.cell("2,0")] = 1
    scene.g.treasures_left -= 1
    scene.happens(PushToken(CAVE, -1, scene.cell("2,0"), 3))
    assert scene.spaces("push") == {"0,0", "1,0", "2,-1"}


@pytest.mark.rule("VA-R022", "VA-R040")
@pytest.mark.parametrize(("wall", "side"), [("1,0", "north"), ("1,-2", "south")])
def test_a_wall_on_either_side_of_the_chasm_bars_climb_and_wing(wall: str, side: str) -> None:
    scene = knight_scene("1,0 1,-2 1,-3", "canyon 1,-1", roles="knight-dragon-thief")
    scene.put("thief", "1,0")
    scene.turn("thief")
    scene.say("assign-stats 2 3 4")
    assert scene.spaces("climb-across") == {"1,-2"}
    scene.g.map.walls[scene.cell(wall)] |= 1 << SIDES.index(side)
    scene.again()
    assert scene.offered(verb="climb-across") == []
    begin(scene, "dragon", "1,0")
    assert "1,-2" not in flights(scene)
    scene.g.map.walls[scene.cell(wall)] = 0
    assert "1,-2" in flights(scene)
    assert "1,-3" not in flights(scene), "that was the whole Wing"
    scene.g.map.light[scene.cell("1,-2")] = 0
    assert "1,-2" not in flights(scene), "on the surface no Dark tile"


def flights(scene: Scene) -> set[str]:
    """Where one Wing could take the Dragon."""
    return {SPACE.values[pos] for pos in ways(scene.g, True, True)}


@pytest.mark.rule("VA-R040")
def test_the_thief_needs_two_movement_to_climb_across() -> None:
    scene = knight_scene("1,0 1,-2 2,0", "canyon 1,-1", roles="thief")
    scene.put("thief", "2,0")
    scene.turn("thief")
    scene.say("assign-stats 2 3 4", "move 1,0")
    assert scene.offered(verb="climb-across") == [], "one is left"


@pytest.mark.rule("VA-R022")
def test_the_thief_climbs_across_the_chasm_into_no_pit() -> None:
    scene = thief_scene("1,0", "canyon 1,-1", "pit-1 1,-2", "pit-2 1,1", stats="2 3 4")
    scene.put("thief", "1,0")
    scene.again()
    assert scene.offered(verb="climb-across") == []


@pytest.mark.rule("VA-R023")
def test_one_end_of_the_canyon_is_crossed_at_a_time() -> None:
    scene = knight_scene("0,-1 4,-1 2,0", "canyon 1,-1", roles="thief")
    scene.put("thief", "0,-1")
    scene.turn("thief")
    scene.say("assign-stats 3 2 4")
    assert scene.spaces("climb-across") == {"2,-1"}, "to the bridge, no farther"


# Magma.


@pytest.mark.rule("VA-R025", "VA-R028")
@pytest.mark.parametrize(("terrain", "health"), [("magma", 6), ("lake", 7)])
def test_only_magma_burns_the_knight_and_only_at_the_end_of_her_own_turn(terrain: str, health: int) -> None:
    scene = knight_scene("", f"{terrain} 1,0", roles="knight-goblins")
    begin(scene, "knight", "1,0")
    scene.say("end-turn")
    assert scene.knight.health == health
    scene.answer_all("lay-dark-tile")
    scene.settle()
    assert scene.view()["turn"] == "goblins"
    scene.activation()
    while scene.view()["turn"] == "goblins":
        scene.settle()
        scene.say(*scene.offered()[-1:])
    assert scene.knight.health == health


@pytest.mark.rule("VA-R028", "VA-R026")
def test_on_magma_in_other_turns_tribe_and_thief_are_safe() -> None:
    scene = knight_scene("", "magma 1,0", roles="knight-goblins-thief")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.put("thief", "2,0")
    scene.turn("knight")
    scene.say("end-turn")
    scene.answer_all("lay-dark-tile")
    assert scene.view()["turn"] == "goblins"
    assert (scene.where("bones"), scene.where("thief")) == ("1,0", "2,0")
    assert scene.population("bones") == 3


@pytest.mark.rule("VA-R027", "VA-R028")
def test_a_thief_lost_to_magma_pays_nobody() -> None:
    scene = thief_scene("", "magma 1,0", roles="knight-thief")
    scene.say("move 1,0", "end-turn")
    assert scene.where("thief") is None
    assert scene.knight.grit == 0
    assert thief_board(scene.g).level == 3


@pytest.mark.rule("VA-R037", "VA-R026")
def test_a_push_off_magma_costs_a_tribe_nothing_and_one_into_the_river_one_goblin() -> None:
    scene = knight_scene("2,0", "magma 0,1", "river 3,0", roles="knight-goblins")
    scene.people(bones=3)
    scene.put("bones", "0,1")
    scene.put("knight", "2,0")
    scene.turn("knight")
    scene.happens(Push(cards.KNIGHT, BONES, 1, 1))
    scene.say("push 0,0")
    assert scene.population("bones") == 3
    scene.put("knight", "0,0")
    scene.put("bones", "2,0")
    scene.happens(Push(cards.KNIGHT, BONES, 1, 3))
    scene.say("push 3,0")
    assert scene.population("bones") == 2
    scene.say("push 4,0", "push 5,0")
    assert (scene.where("bones"), scene.population("bones")) == ("5,0", 2), "no drift and no further loss"
