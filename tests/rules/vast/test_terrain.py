"""Terrain: when it comes, where it may lie, how it goes."""

import pytest

from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CANYON, DRAGON, GOBLINS, KNIGHT, LAKE, PIT_1, RIVER, TERRAIN_SHAPE, TERRAINS
from undercroft.games.vast.cavern.geometry import distance
from undercroft.games.vast.cavern.paths import opens, spaces_to_fill
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.variants.terrain import (
    PlaceCanyon,
    fits,
    lay_terrain,
    nearest_spots,
    pit_spots,
    pits_fit,
    squares,
)


def table(roles: str = "knight", terrain: bool = True) -> Scene:
    scene = Scene(roles, terrain=terrain)
    scene.clear()
    for space in ("1,0", "-1,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    scene.seal()
    if roles.startswith("knight"):
        scene.put("knight", "0,0")
    return scene


def reveal_event(scene: Scene, role: str = "knight", *spaces: str) -> None:
    """Event tiles are revealed by a role."""
    cells = [scene.lay(space, "event", shape="hall") for space in spaces or ("0,-1",)]
    scene.seal()
    scene.g.call(Reveal(cards.ROLES.index(role), cells))
    scene.again()
    while scene.role_asked[1] in ("reveal-next", "fill-edge", "choose-tile"):
        scene.answer_all(scene.role_asked[1])


@pytest.mark.rule("VA-R001", "VA-R002")
def test_eight_tiles_with_their_printed_shapes() -> None:
    assert TERRAINS == ("canyon", "lake", "magma", "mushroom-forest", "pit-1", "pit-2", "pit-3", "river")
    line, square = [[0, 0], [1, 0], [2, 0]], [[0, 0], [1, 0], [0, 1], [1, 1]]
    bend, pit = [[0, 0], [1, 0], [1, 1]], [[0, 0]]
    assert [line, square, bend, square, pit, pit, pit, [*line, [3, 0]]] == TERRAIN_SHAPE
    assert squares(CANYON, 0, 1) == [0, 64, 128]
    assert squares(RIVER, 0, 2) == [0, -1, -2, -3]
    scene = table(terrain=False)
    scene.turn("knight")
    reveal_event(scene)
    assert scene.role_asked[1] != "choose-terrain"


@pytest.mark.rule("VA-R003", "VA-R004", "VA-R009", "VA-R008")
def test_the_first_event_tile_of_a_round_brings_terrain_after_filling_and_before_its_token() -> None:
    scene = table()
    scene.turn("knight")
    reveal_event(scene, "knight", "0,-1", "0,1")
    assert scene.role_asked == ("knight", "choose-terrain")
    assert spaces_to_fill(scene.g) == []
    assert scene.g.event[scene.cell("0,-1")] == 0
    scene.say("choose-terrain magma")
    scene.answer_all("lay-terrain")
    assert scene.g.event[scene.cell("0,-1")] == 1
    before = len(scene.heard("terrain-laid"))
    assert before == 1
    scene.g.terrain_laid = True
    cell = scene.find("event", "hall")
    scene.g.tiles.remove(cell)
    free = next(pos for pos in range(4096) if SPACE.values[pos] == "9,9")
    scene.g.map.lay(cell, free)
    scene.g.call(Reveal(KNIGHT, [cell]))
    scene.again()
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.answer_all(scene.role_asked[1])
    assert len(scene.heard("terrain-laid")) == 1


@pytest.mark.rule("VA-R004")
def test_a_new_round_allows_new_terrain() -> None:
    scene = table("knight-goblins")
    scene.g.terrain_laid = True
    scene.turn("goblins")
    scene.g.stack = scene.g.stack[:2]
    scene.again()
    assert scene.view()["turn"] == "knight"
    assert scene.g.terrain_laid is False


@pytest.mark.rule("VA-R003")
def test_in_the_collapse_no_terrain_comes() -> None:
    scene = table()
    scene.g.collapsing = True
    scene.turn("knight")
    reveal_event(scene)
    assert scene.role_asked[1] == "knight-turn"


@pytest.mark.rule("VA-R005", "VA-C018", "VA-V020", "VA-G107")
@pytest.mark.parametrize(
    ("roles", "by", "placer"),
    [
        ("knight-cave", "knight", "cave"),
        ("knight-goblins", "goblins", "goblins"),
        ("knight-goblins", "knight", "knight"),
    ],
)
def test_the_cave_or_else_the_revealer_places_terrain(roles: str, by: str, placer: str) -> None:
    scene = table(roles)
    scene.turn("knight")
    reveal_event(scene, by)
    assert scene.role_asked == (placer, "choose-terrain")


@pytest.mark.rule("VA-R006", "VA-R007")
def test_terrain_goes_as_near_as_possible_to_the_piece() -> None:
    scene = table()
    origin = scene.g.map.pos[0]
    spots = nearest_spots(scene.g, LAKE, origin)
    covered = [
        squares(LAKE, (number - base) // 4, (number - base) % 4) for number, base in ((n, _base()) for n in spots)
    ]
    assert {min(distance(origin, pos) for pos in tile) for tile in covered} == {1}
    assert len(spots) > 1


def _base() -> int:
    from undercroft.games.vast.actions import LAY_TERRAIN

    return LAY_TERRAIN.of(0, 0)


@pytest.mark.rule("VA-R010")
def test_terrain_needs_open_spaces_an_edge_to_a_cave_tile_and_no_other_terrain_even_at_a_corner() -> None:
    scene = table()
    at = SPACE.index
    assert fits(scene.g, LAKE, squares(LAKE, at["0,1"], 0))
    assert not fits(scene.g, LAKE, squares(LAKE, at["1,0"], 0))
    assert not fits(scene.g, LAKE, squares(LAKE, at["5,5"], 0))
    lay_terrain(scene.g, cards.MAGMA, at["0,1"], 0)
    # Magma covers (0,1), (1,1) and (1,2); a Pit at (2,0) would touch (1,1) at a corner.
    assert not fits(scene.g, PIT_1, [at["2,0"]])
    assert fits(scene.g, PIT_1, [at["-2,0"]])


@pytest.mark.rule("VA-R011", "VA-R020")
def test_terrain_edges_are_not_filled_except_at_the_bridge() -> None:
    scene = table()
    at = SPACE.index
    lay_terrain(scene.g, LAKE, at["0,1"], 0)
    lake = scene.cell("0,1")
    assert not any(opens(scene.g, lake, side) for side in range(4))
    other = table()
    lay_terrain(other.g, CANYON, at["-1,-1"], 0)
    bridge = other.cell("0,-1")
    assert bridge == cards.BRIDGE
    assert at["0,-2"] in spaces_to_fill(other.g)


@pytest.mark.rule("VA-R020")
def test_the_bridge_must_touch_a_cave_tile_across_the_chasm() -> None:
    scene = table()
    at = SPACE.index
    assert fits(scene.g, CANYON, squares(CANYON, at["-1,-1"], 0))
    assert not fits(scene.g, CANYON, squares(CANYON, at["1,-1"], 0)) or scene.cell("2,0") >= 0
    # Standing upright its bridge faces east and west.
    assert not fits(scene.g, CANYON, squares(CANYON, at["0,-3"], 1))


@pytest.mark.rule("VA-R031", "VA-R038")
def test_pits_come_all_three_near_far_and_far_from_both() -> None:
    scene = table()
    for x in range(2, 7):
        scene.lay(f"{x},0")
    origin = scene.g.map.pos[0]
    assert pits_fit(scene.g)
    first = pit_spots(scene.g, [], origin)
    assert {distance(origin, (number - _base()) // 4) for number in first} == {1}
    one = (first[0] - _base()) // 4
    lay_terrain(scene.g, PIT_1, one, 0)
    second = pit_spots(scene.g, [one], origin)
    far = {distance(one, (number - _base()) // 4) for number in second}
    assert len(far) == 1
    assert far.pop() >= 6


@pytest.mark.rule("VA-R031")
def test_if_not_all_pits_fit_they_are_not_offered() -> None:
    scene = Scene("knight", terrain=True)
    scene.clear()
    # Only the Entrance: its neighbours touch each other at corners, so at most two Pits fit.
    assert not pits_fit(scene.g)


@pytest.mark.rule("VA-R019", "VA-B059")
def test_cave_in_spares_terrain_with_another_players_piece() -> None:
    from undercroft.games.vast.roles.goblins.secrets import cave_in_targets

    scene = table("knight-goblins-thief")
    lay_terrain(scene.g, LAKE, SPACE.index["0,1"], 0)
    assert scene.cell("0,1") in cave_in_targets(scene.g, [])
    scene.put("thief", "1,2")
    assert scene.cell("0,1") not in cave_in_targets(scene.g, [])
    assert (GOBLINS, DRAGON) == (1, 2)


@pytest.mark.rule("VA-R038")
def test_the_third_pit_keeps_as_far_as_it_can_from_both_others() -> None:
    from undercroft.games.vast.actions import LAY_TERRAIN

    scene = Scene("knight")
    scene.clear()
    for x in range(1, 9):
        scene.lay(f"{x},0")
    placed = [SPACE.index["0,-1"], SPACE.index["8,-1"]]
    spots = pit_spots(scene.g, placed, SPACE.index["0,0"])
    assert [SPACE.values[LAY_TERRAIN.a(spot)] for spot in spots] == ["4,1"]


def no_tile_left(scene: Scene) -> None:
    """No edge will be filled, though the Collapse has not begun."""
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []


@pytest.mark.rule("VA-R031", "VA-R038")
def test_no_pit_goes_where_it_would_leave_no_room_for_the_rest() -> None:
    scene = Scene("knight", terrain=True)
    scene.clear()
    event = scene.lay("1,0", "event", shape="hall")
    scene.turn("knight")
    no_tile_left(scene)
    scene.g.call(Reveal(KNIGHT, [event]))
    scene.again()
    scene.say("choose-terrain pit-1")
    assert scene.spaces("lay-terrain") == {"0,-1", "-1,0", "0,1"}
    # 1,1 would be as far away as 2,0, but then no third Pit could be laid.
    scene.say("lay-terrain 0,-1 north")
    assert [scene.cell(space) - cards.TERRAIN_FIRST[PIT_1] for space in ("0,-1", "2,0", "0,1")] == [0, 1, 2]
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-R003", "VA-R010")
def test_if_nothing_fits_at_the_first_event_tile_a_later_one_of_the_round_brings_nothing_either() -> None:
    scene = table()
    scene.turn("knight")
    scene.g.terrain_out = [True] * len(TERRAINS)
    reveal_event(scene)
    assert scene.role_asked == ("knight", "knight-turn")
    scene.g.terrain_out = [False] * len(TERRAINS)
    reveal_event(scene, "knight", "0,1")
    assert scene.role_asked == ("knight", "knight-turn")
    assert scene.heard("terrain-laid") == []


@pytest.mark.rule("VA-R016", "VA-R017")
@pytest.mark.parametrize("rooms", ["", "-1,0"])
def test_terrain_is_never_forced_to_collapse(rooms: str) -> None:
    scene = Scene("knight-goblins", terrain=True)
    scene.clear()
    lay_terrain(scene.g, LAKE, SPACE.index["1,0"], 0)
    for space in rooms.split():
        scene.lay(space)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn")
    assert scene.role_asked == ("knight", "collapse-tile")
    if rooms:
        assert scene.offered() == ["remove -1,0", "remove 1,0"], "a tile must go, but not this one"
        scene.say("remove -1,0")
    assert scene.offered() == ["remove 1,0", "done"]
    scene.say("done")
    assert scene.cell("2,1") >= cards.TILE_COUNT
    assert scene.view()["turn"] == "goblins"


@pytest.mark.rule("VA-R016", "VA-R017", "VA-R042")
def test_collapsed_terrain_goes_whole_counts_as_one_tile_and_never_comes_again() -> None:
    scene = Scene("knight-goblins", terrain=True)
    scene.clear()
    lay_terrain(scene.g, LAKE, SPACE.index["1,0"], 0)
    for space in ("-1,0", "-2,0", "-3,0"):
        scene.lay(space)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn", "remove 1,0")
    assert all(scene.cell(space) == -1 for space in ("1,0", "2,0", "1,1", "2,1"))
    scene.say("remove -3,0", "remove -2,0")
    assert scene.view()["turn"] == "goblins", "three tiles have gone"
    assert scene.g.terrain_out[LAKE]


@pytest.mark.rule("VA-R002")
@pytest.mark.parametrize(
    ("terrain", "ways"),
    [("canyon", 2), ("lake", 1), ("magma", 4), ("mushroom-forest", 1), ("river", 4)],
)
def test_a_tile_may_be_turned_in_every_way_that_differs(terrain: str, ways: int) -> None:
    scene = table()
    scene.put("knight", "1,0")
    scene.turn("knight")
    reveal_event(scene)
    scene.say(f"choose-terrain {terrain}")
    assert len({text.split()[2] for text in scene.offered(verb="lay-terrain")}) == ways


def next_turn(scene: Scene) -> None:
    """Whoever plays now is done."""
    scene.g.stack = scene.g.stack[:2]
    scene.again()


def lay_chosen(scene: Scene, terrain: str) -> None:
    """The placer takes this Terrain and its first spot."""
    scene.say(f"choose-terrain {terrain}")
    scene.answer_all("lay-terrain")


@pytest.mark.rule("VA-R003", "VA-R004")
def test_one_terrain_a_round_whoever_reveals_and_again_in_the_next() -> None:
    scene = table("knight-goblins")
    scene.turn("knight")
    treasure = scene.lay("0,-1", "treasure-room", shape="hall")
    scene.seal()
    scene.g.call(Reveal(KNIGHT, [treasure]))
    scene.again()
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("knight", "knight-turn"), "no Event tile, no Terrain"
    reveal_event(scene, "knight", "0,1")
    assert "done" not in scene.offered(), "it must be placed"
    lay_chosen(scene, "magma")
    reveal_event(scene, "knight", "9,9")
    assert scene.role_asked == ("knight", "knight-turn")
    next_turn(scene)
    assert scene.view()["turn"] == "goblins"
    reveal_event(scene, "goblins", "-9,9")
    assert scene.role_asked[1] != "choose-terrain", "still the same round"
    next_turn(scene)
    assert scene.view()["turn"] == "knight"
    reveal_event(scene, "knight", "9,-9")
    assert scene.role_asked == ("knight", "choose-terrain")


@pytest.mark.rule("VA-R004", "VA-K036")
def test_an_event_token_brings_no_terrain() -> None:
    scene = table()
    scene.g.event[scene.cell("1,0")] = 1
    scene.g.events_left -= 1
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.heard("terrain-laid") == []
    assert scene.role_asked[1] != "choose-terrain"


@pytest.mark.rule("VA-R006", "VA-R007")
def test_all_spots_as_near_as_possible_to_the_piece_are_offered_and_no_other() -> None:
    scene = table()
    scene.turn("knight")
    reveal_event(scene, "knight", "5,0")
    scene.say("choose-terrain lake")
    # She stands on 0,0 between 1,0 and -1,0, far from the tile she turned up.
    assert scene.spaces("lay-terrain") == {"-1,-2", "0,-2", "-1,1", "0,1"}


@pytest.mark.rule("VA-R006")
def test_who_has_no_piece_on_the_map_counts_from_the_event_tile() -> None:
    scene = table("knight-goblins")
    scene.turn("goblins")
    cells = [scene.lay("5,0", "ambush", shape="hall"), scene.lay("9,0", "event", shape="hall")]
    scene.seal()
    scene.g.call(Reveal(GOBLINS, cells))
    scene.again()
    while scene.role_asked[1] in ("reveal-next", "fill-edge"):
        scene.answer_all(scene.role_asked[1])
    scene.say("choose-terrain pit-1")
    near = {distance(SPACE.index["9,0"], SPACE.index[space]) for space in scene.spaces("lay-terrain")}
    assert near == {2}


@pytest.mark.rule("VA-R018", "VA-R042", "VA-R003")
def test_terrain_taken_by_a_cave_in_goes_whole_and_is_there_to_be_placed_again() -> None:
    scene = GoblinScene("knight-goblins", terrain=True)
    for space in ("-1,0", "-2,0"):
        scene.lay(space, shape="hall", lit=True)
    scene.terrain("lake", "1,0")
    scene.terrain("magma", "-4,0")
    scene.seal()
    scene.people(eye=1)
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in", "remove 1,0")
    scene.answer_all("fill-edge")
    assert all(scene.cell(space) < cards.TILE_COUNT for space in ("1,0", "2,0", "1,1", "2,1"))
    reveal_event(scene, "goblins", "9,9")
    assert "choose-terrain lake" in scene.offered()
    assert "choose-terrain magma" not in scene.offered(), "that one lies on the map"


@pytest.mark.rule("VA-R020", "VA-R011")
@pytest.mark.parametrize("roles", ["knight", "knight-cave"])
def test_a_dark_tile_is_laid_on_the_far_side_of_the_bridge_at_once(roles: str) -> None:
    scene = table(roles)
    scene.turn("knight")
    reveal_event(scene, "knight", "0,2")
    scene.say("choose-terrain canyon", "lay-terrain -1,-1 north")
    scene.answer_all("lay-tile")
    scene.answer_all("choose-tile")
    assert scene.is_dark("0,-2")
    assert scene.cell("-1,-2") == scene.cell("1,-2") == -1, "the chasm calls for none"
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-R020", "VA-V175")
def test_the_trolls_canyon_gets_its_far_tile_too() -> None:
    scene = table()
    scene.turn("knight")
    scene.g.call(PlaceCanyon(KNIGHT, scene.cell("0,0")))
    scene.again()
    scene.say("lay-terrain -1,-1 north")
    assert scene.is_dark("0,-2")


@pytest.mark.rule("VA-R020")
def test_no_canyon_lies_end_on_to_the_only_tile_its_bridge_could_touch() -> None:
    scene = Scene("knight", terrain=True)
    scene.clear()
    at = SPACE.index
    assert fits(scene.g, CANYON, squares(CANYON, at["-1,-1"], 0))
    assert not fits(scene.g, CANYON, squares(CANYON, at["0,-3"], 1)), "an end touches the Entrance"
    assert not fits(scene.g, CANYON, squares(CANYON, at["0,-1"], 0)), "and so it does here"
    scene.lay("0,-1")
    scene.lay("0,-2")
    assert fits(scene.g, CANYON, squares(CANYON, at["1,-3"], 1)), "upright its bridge looks west and east"


@pytest.mark.rule("VA-R016")
@pytest.mark.parametrize(("filled", "may"), [("", True), ("1,1", False)])
def test_of_the_rivers_ten_edges_five_must_be_exposed(filled: str, may: bool) -> None:
    scene = Scene("knight-goblins", terrain=True)
    scene.clear()
    lay_terrain(scene.g, RIVER, SPACE.index["1,0"], 0)
    for space in ["1,-1", "2,-1", "3,-1", "4,-1", *filled.split()]:
        scene.lay(space)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn")
    assert ("1,0" in scene.spaces("remove")) is may


@pytest.mark.rule("VA-R017", "VA-G059")
def test_a_lit_crystal_tile_that_may_go_goes_before_terrain() -> None:
    scene = Scene("knight-goblins", terrain=True)
    scene.clear()
    lay_terrain(scene.g, LAKE, SPACE.index["1,0"], 0)
    scene.lay("-1,0", "crystal", lit=True)
    scene.lay("0,-1", "ambush")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn")
    assert scene.spaces("remove") == {"-1,0"}
    scene.say("remove -1,0")
    assert scene.spaces("remove") == {"0,-1", "1,0"}


@pytest.mark.rule("VA-R033")
def test_pits_collapse_one_by_one() -> None:
    scene = Scene("knight-goblins", terrain=True)
    scene.clear()
    for i, space in enumerate(("1,0", "-1,0", "0,2")):
        lay_terrain(scene.g, PIT_1 + i, SPACE.index[space], 0)
    scene.lay("0,1")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn", "remove 1,0")
    assert scene.cell("1,0") == -1
    assert scene.cell("-1,0") >= cards.TILE_COUNT
    assert scene.cell("0,2") >= cards.TILE_COUNT


@pytest.mark.rule("VA-R031")
@pytest.mark.parametrize(("out", "offered"), [([], True), ([1], False), ([2], False), ([0], False)])
def test_the_pits_are_one_choice_while_all_three_are_there(out: list[int], offered: bool) -> None:
    scene = table()
    scene.turn("knight")
    for pit in out:
        scene.g.terrain_out[PIT_1 + pit] = True
    reveal_event(scene)
    pits = [text for text in scene.offered() if text.startswith("choose-terrain pit")]
    assert pits == (["choose-terrain pit-1"] if offered else [])


@pytest.mark.rule("VA-R031")
def test_where_only_two_pits_fit_other_terrain_must_be_chosen() -> None:
    scene = Scene("knight", terrain=True)
    scene.clear()
    event = scene.lay("0,-1", "event", shape="hall")
    for space in ("1,0", "-1,0"):
        scene.lay(space)
    lay_terrain(scene.g, LAKE, SPACE.index["-1,1"], 0)
    scene.turn("knight")
    no_tile_left(scene)
    scene.g.call(Reveal(KNIGHT, [event]))
    scene.again()
    # Of 0,-2, 1,-1, -1,-1 and 2,0 no three keep clear of each other.
    assert "choose-terrain magma" in scene.offered()
    assert "choose-terrain pit-1" not in scene.offered()


@pytest.mark.rule("VA-R042")
@pytest.mark.parametrize("boxed", [False, True])
def test_pieces_on_all_spaces_of_collapsing_terrain_are_moved_off_or_it_stays(boxed: bool) -> None:
    scene = GoblinScene("knight-goblins-thief", terrain=True)
    scene.lay("-1,0", shape="hall", lit=True)
    scene.terrain("lake", "1,0")
    scene.put("knight", "2,1")
    if boxed:
        scene.g.map.rockslides.append(0 * 4 + 1)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn")
    assert ("1,0" in scene.spaces("remove")) is not boxed
    if not boxed:
        scene.say("remove 1,0")
        assert scene.where("knight") == "0,0"
        assert scene.cell("2,1") == scene.cell("1,0") == -1


@pytest.mark.rule("VA-R042", "VA-D078")
def test_wrath_on_one_space_scatters_the_tribes_on_all_spaces_of_the_terrain() -> None:
    scene = GoblinScene("goblins-dragon", terrain=True)
    scene.terrain("lake", "1,0")
    scene.people(fangs=3, eye=4)
    scene.put("fangs", "2,1")
    scene.put("eye", "1,0")
    scene.turn("dragon")
    scene.happens(RemoveBatch(DRAGON, [scene.cell("2,0")], True))
    assert (scene.where_is("fangs"), scene.where_is("eye")) == ("hidden", "hidden")
    assert (scene.population("fangs"), scene.population("eye")) == (1, 2)
    assert scene.cell("1,1") < cards.TILE_COUNT


@pytest.mark.rule("VA-R042")
def test_wrath_leaves_terrain_whole_if_a_piece_on_another_of_its_spaces_cannot_leave() -> None:
    scene = GoblinScene("knight-goblins", terrain=True)
    scene.terrain("lake", "1,0")
    scene.put("knight", "2,1")
    scene.g.map.rockslides.append(0 * 4 + 1)
    scene.turn("goblins")
    scene.happens(RemoveBatch(GOBLINS, [scene.cell("1,0")], True))
    if scene.role_asked[1] == "seek-refuge":
        scene.say("stay")
    assert scene.where("knight") == "2,1"
    assert all(scene.cell(space) >= cards.TILE_COUNT for space in ("1,0", "2,0", "1,1", "2,1"))
