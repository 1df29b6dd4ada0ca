"""Terrain: when it comes, where it may lie, how it goes."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast import facts
from undercroft.games.vast.cavern.geometry import distance
from undercroft.games.vast.cavern.paths import opens, spaces_to_fill
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.facts import CANYON, DRAGON, GOBLINS, KNIGHT, LAKE, PIT_1, RIVER, TERRAIN_SHAPE, TERRAINS
from undercroft.games.vast.variants.terrain import fits, lay_terrain, nearest_spots, pit_spots, pits_fit, squares


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
    scene.g.call(Reveal(facts.ROLES.index(role), cells))
    scene.again()
    while scene.asked()[1] in ("reveal-next", "fill-edge", "choose-tile"):
        scene.answer_all(scene.asked()[1])


@pytest.mark.rule("VA-R001", "VA-R002")
def test_eight_tiles_with_their_printed_shapes() -> None:
    assert TERRAINS == ("canyon", "lake", "magma", "mushroom-forest", "pit-1", "pit-2", "pit-3", "river")
    assert [len(shape) for shape in TERRAIN_SHAPE] == [3, 4, 3, 4, 1, 1, 1, 4]
    assert squares(CANYON, 0, 1) == [0, 64, 128]
    assert squares(RIVER, 0, 2) == [0, -1, -2, -3]
    scene = table(terrain=False)
    scene.turn("knight")
    reveal_event(scene)
    assert scene.asked()[1] != "choose-terrain"


@pytest.mark.rule("VA-R003", "VA-R004", "VA-R009", "VA-R008")
def test_the_first_event_tile_of_a_round_brings_terrain_after_filling_and_before_its_token() -> None:
    scene = table()
    scene.turn("knight")
    reveal_event(scene, "knight", "0,-1", "0,1")
    assert scene.asked() == ("knight", "choose-terrain")
    assert spaces_to_fill(scene.g) == []
    assert scene.g.event[scene.cell("0,-1")] == 0
    scene.say("choose-terrain magma")
    scene.answer_all("lay-terrain")
    assert scene.g.event[scene.cell("0,-1")] == 1
    before = len(scene.told("terrain-laid"))
    assert before == 1
    scene.g.terrain_laid = True
    cell = scene.find("event", "hall")
    scene.g.tiles.remove(cell)
    free = next(pos for pos in range(4096) if SPACE.values[pos] == "9,9")
    scene.g.map.lay(cell, free)
    scene.g.call(Reveal(KNIGHT, [cell]))
    scene.again()
    while scene.asked()[1] in ("orient-tile", "fill-edge"):
        scene.answer_all(scene.asked()[1])
    assert len(scene.told("terrain-laid")) == 1


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
    assert scene.asked()[1] == "knight-turn"


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
    assert scene.asked() == (placer, "choose-terrain")


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
    from undercroft.games.vast.says import LAY_TERRAIN

    return LAY_TERRAIN.of(0, 0)


@pytest.mark.rule("VA-R010")
def test_terrain_needs_open_spaces_an_edge_to_a_cave_tile_and_no_other_terrain_even_at_a_corner() -> None:
    scene = table()
    at = SPACE.index
    assert fits(scene.g, LAKE, squares(LAKE, at["0,1"], 0))
    assert not fits(scene.g, LAKE, squares(LAKE, at["1,0"], 0))
    assert not fits(scene.g, LAKE, squares(LAKE, at["5,5"], 0))
    lay_terrain(scene.g, facts.MAGMA, at["0,1"], 0)
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
    assert bridge == facts.BRIDGE
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
    from undercroft.games.vast.says import LAY_TERRAIN

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
    assert [scene.cell(space) - facts.TERRAIN_FIRST[PIT_1] for space in ("0,-1", "2,0", "0,1")] == [0, 1, 2]
    assert scene.asked() == ("knight", "knight-turn")


@pytest.mark.rule("VA-R003", "VA-R010")
def test_if_nothing_fits_at_the_first_event_tile_a_later_one_of_the_round_brings_nothing_either() -> None:
    scene = table()
    scene.turn("knight")
    scene.g.terrain_out = [True] * len(TERRAINS)
    reveal_event(scene)
    assert scene.asked() == ("knight", "knight-turn")
    scene.g.terrain_out = [False] * len(TERRAINS)
    reveal_event(scene, "knight", "0,1")
    assert scene.asked() == ("knight", "knight-turn")
    assert scene.told("terrain-laid") == []


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
    assert scene.asked() == ("knight", "collapse-tile")
    if rooms:
        assert scene.offered() == ["remove -1,0", "remove 1,0"], "a tile must go, but not this one"
        scene.say("remove -1,0")
    assert scene.offered() == ["remove 1,0", "done"]
    scene.say("done")
    assert scene.cell("2,1") >= facts.TILE_COUNT
    assert scene.view()["turn"] == "goblins"


@pytest.mark.rule("VA-R016", "VA-R042")
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
