"""Growth, the Collapse, removal, rejoining."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.engine.luck import Luck
from undercroft.games.vast import cards
from undercroft.games.vast.cards import KNIGHT
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.paths import parts
from undercroft.games.vast.cavern.rejoining import Rejoin
from undercroft.games.vast.cavern.removing import CollapseTiles, RemoveBatch, clear_edges, eligible
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.variants.terrain import lay_terrain


@pytest.fixture
def scene() -> Scene:
    built = Scene("knight")
    built.clear()
    return built


def names(scene: Scene, cells: list[int]) -> set[str]:
    return {SPACE.values[scene.g.map.pos[cell]] for cell in cells}


def spaces_on_map(scene: Scene) -> set[str]:
    return {tile["space"] for tile in scene.view()["tiles"]}


# Growth.


@pytest.mark.rule("VA-G054", "VA-G055", "VA-V010")
def test_without_a_cave_every_turn_ends_with_one_dark_tile_beside_the_map() -> None:
    scene = Scene("knight-goblins")
    before = len(scene.view()["tiles"])
    top = scene.g.tiles[-1]
    scene.say("end-turn")
    assert scene.role_asked == ("knight", "lay-dark-tile")
    assert scene.spaces("lay") == {"0,-2", "0,2", "-2,0", "2,0", "1,1", "1,-1", "-1,1", "-1,-1"}
    scene.say("lay 1,1")
    assert scene.cell("1,1") == top
    assert scene.is_dark("1,1")
    assert len(scene.view()["tiles"]) == before + 1
    assert scene.role_asked[0] != "knight"


@pytest.mark.rule("VA-G055", "VA-V171")
def test_with_an_empty_stack_no_end_of_turn_tile_is_placed(scene: Scene) -> None:
    scene.g.tiles_out.extend(scene.g.tiles[1:])
    scene.g.tiles = scene.g.tiles[:1]
    scene.lay("1,0", shape="hall", lit=True)
    scene.g.tiles.append(scene.g.tiles_out.pop())
    scene.seal()
    scene.turn("knight")
    scene.say("end-turn", "lay 0,1")
    assert scene.g.tiles == []
    assert scene.g.collapsing


@pytest.mark.rule("VA-G012", "VA-G048", "VA-G049", "VA-V013", "VA-C059")
def test_the_collapse_begins_with_the_turn_after_the_last_tile() -> None:
    scene = Scene("knight-goblins")
    scene.g.tiles_out.extend(scene.g.tiles[1:])
    scene.g.tiles = scene.g.tiles[:1]
    scene.say("end-turn")
    assert not scene.g.collapsing
    scene.say("lay 1,1")
    assert scene.view()["turn"] == "goblins"
    assert scene.view()["collapsing"] is True
    assert "collapse-began" in scene.keys_heard()


@pytest.mark.rule("VA-G050", "VA-C060")
def test_tiles_that_came_back_in_the_same_turn_put_the_collapse_off(scene: Scene) -> None:
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("2,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.turn("knight")
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("1,0"), scene.cell("2,0")], False))
    scene.again()
    scene.settle()
    # One of the two fills the Entrance's edge again; the other is left in the stack.
    assert len(scene.g.tiles) == 1
    scene.turn("knight")
    assert not scene.g.collapsing
    scene.g.tiles_out.append(scene.g.tiles.pop())
    scene.turn("knight")
    assert scene.g.collapsing
    scene.g.tiles.append(scene.g.tiles_out.pop())
    scene.turn("knight")
    assert scene.g.collapsing, "once begun it never stops"


@pytest.mark.rule("VA-G049", "VA-C059")
def test_tiles_in_the_caves_hand_put_the_collapse_off() -> None:
    scene = Scene("knight-cave")
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []
    scene.turn("knight")
    assert not scene.g.collapsing
    scene.g.tiles_out.extend(scene.g.hand)
    scene.g.hand = []
    scene.turn("knight")
    assert scene.g.collapsing


# The order of the Collapse.


@pytest.mark.rule("VA-G056", "VA-G057", "VA-C062", "VA-C063")
def test_tiles_touching_one_other_go_first_then_tiles_touching_two(scene: Scene) -> None:
    scene.lay("1,0")
    scene.lay("2,0")
    scene.lay("0,1")
    scene.lay("1,1")
    assert names(scene, eligible(scene.g)) == {"2,0"}
    scene.g.map.lift(scene.cell("2,0"))
    assert names(scene, eligible(scene.g)) == {"1,0", "0,1", "1,1"}


@pytest.mark.rule("VA-G057")
def test_walls_between_tiles_do_not_matter_to_the_collapse(scene: Scene) -> None:
    scene.lay("1,0", shape="tunnel", lit=True)
    scene.lay("2,0", "ambush", shape="hall", lit=True)
    assert scene.g.map.walled(scene.cell("1,0"), 1)
    assert names(scene, eligible(scene.g)) == {"2,0"}


@pytest.mark.rule("VA-G057")
def test_eligibility_is_worked_out_after_every_single_tile(scene: Scene) -> None:
    for space in ("1,0", "2,0", "3,0"):
        scene.lay(space, "ambush")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 2))
    scene.again()
    assert scene.spaces("remove") == {"3,0"}
    scene.say("remove 3,0")
    assert scene.spaces("remove") == {"2,0"}


@pytest.mark.rule("VA-G058", "VA-C063")
def test_when_one_and_two_neighbours_are_barred_the_fewest_count(scene: Scene) -> None:
    for x in (0, 1):
        for y in (0, 1, 2, 3):
            if (x, y) != (0, 0):
                scene.lay(f"{x},{y}")
    # A plain two by four block: its corners touch two, so bar them by boxed-in pieces.
    pieces = iter(("knight", "thief", "dragon"))
    for space in ("1,0", "0,3", "1,3"):
        piece = next(pieces)
        scene.put(piece, space)
        cell = scene.cell(space)
        scene.g.map.rockslides.extend(cell * 4 + side for side in range(4))
    assert names(scene, eligible(scene.g)) == {"0,1", "1,1", "0,2", "1,2"}
    assert all(scene.g.map.touching(cell) == 3 for cell in eligible(scene.g))


@pytest.mark.rule("VA-G059", "VA-G060", "VA-C064")
def test_an_eligible_lit_crystal_tile_goes_before_anything_else() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "crystal", shape="hall", lit=True)
    scene.lay("0,1", "ambush")
    assert names(scene, eligible(scene.g)) == {"1,0"}
    scene.g.map.light[scene.cell("1,0")] = DARK
    assert names(scene, eligible(scene.g)) == {"1,0", "0,1"}, "a Dark one is not known to be one"
    scene.light(scene.cell("1,0"))
    scene.lay("2,0", "ambush")
    # Touching two now, the Crystal is not pulled forward.
    assert names(scene, eligible(scene.g)) == {"0,1", "2,0"}


@pytest.mark.rule("VA-V169", "VA-V170")
def test_alone_in_the_dark_prefers_crystals_then_dark_then_lit(scene: Scene) -> None:
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("0,1", "ambush")
    assert names(scene, eligible(scene.g)) == {"0,1"}
    scene.lay("0,-1", "crystal", shape="hall", lit=True)
    assert names(scene, eligible(scene.g)) == {"0,-1"}
    # A Dark tile touching two waits for a Lit one touching one.
    scene.g.map.lift(scene.cell("0,-1"))
    scene.lay("0,2", "event", shape="hall", lit=True)
    scene.g.map.lift(scene.cell("1,0"))
    assert names(scene, eligible(scene.g)) == {"0,2"}


@pytest.mark.rule("VA-G061", "VA-C065")
def test_a_removed_dark_tile_is_shown(scene: Scene) -> None:
    cell = scene.lay("1,0", "crystal")
    scene.lay("0,1", "ambush", shape="hall", lit=True)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 1))
    scene.again()
    scene.say("remove 1,0")
    assert scene.heard("tile-removed")[-1]["space"] == "1,0"
    assert str(scene.heard("tile-removed")[-1]["tile"]).startswith("c")
    assert scene.g.faces.known(cell, 0) >= 0, "and stays known"
    assert scene.g.crystal_tiles_gone == 1


@pytest.mark.rule("VA-G053", "VA-V014")
def test_without_a_cave_every_turn_of_the_collapse_ends_with_three_removals() -> None:
    scene = Scene("knight-goblins", seed=2)
    scene.g.tiles_out.extend(scene.g.tiles)
    for space in ("1,1", "2,0", "2,1", "-1,-1"):
        scene.g.tiles = [scene.g.tiles_out.pop()]
        scene.lay(space)
    scene.g.crystal_tiles_gone = -9
    scene.turn("knight")
    before = len(scene.view()["tiles"])
    scene.say("end-turn")
    for _ in range(3):
        assert scene.role_asked == ("knight", "collapse-tile")
        scene.say(scene.offered(verb="remove")[0])
        scene.answer_all("slide-part")
    assert scene.view()["turn"] == "goblins"
    assert len(scene.view()["tiles"]) == before - 3


@pytest.mark.rule("VA-G072", "VA-V023")
@pytest.mark.parametrize(
    ("roles", "gentle", "count"),
    [
        ("knight-goblins-dragon-thief", True, 1),
        ("knight-goblins-dragon-thief", False, 3),
        ("knight-goblins-dragon", True, 3),
        ("knight-goblins-dragon-cave", True, 3),
    ],
)
def test_the_gentle_collapse_needs_four_players_without_a_cave(roles: str, gentle: bool, count: int) -> None:
    assert Scene(roles, gentle_collapse=gentle).g.book.tiles_collapsed == count


@pytest.mark.rule("VA-G062", "VA-V015", "VA-V035", "VA-V069", "VA-V114", "VA-L037")
def test_without_a_cave_everybody_loses_when_five_crystal_tiles_are_gone(scene: Scene) -> None:
    scene.lay("1,0", "crystal")
    scene.g.collapsing = True
    scene.g.crystal_tiles_gone = 4
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 1))
    scene.again()
    scene.say("remove 1,0")
    assert scene.ending == "cave-collapsed"
    assert scene.winners == []


@pytest.mark.rule("VA-G063", "VA-G108", "VA-C075", "VA-C078")
def test_crystal_tiles_removed_before_the_collapse_count_too(scene: Scene) -> None:
    scene.lay("1,0", "crystal", shape="hall", lit=True)
    scene.seal()
    scene.g.crystal_tiles_gone = 4
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("1,0")], True))
    scene.again()
    assert scene.ending == "cave-collapsed"


@pytest.mark.rule("VA-G064", "VA-C066", "VA-D077")
def test_nothing_removes_the_entrance(scene: Scene) -> None:
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    scene.g.at[0] = scene.cell("1,0")
    assert names(scene, eligible(scene.g)) == {"2,0"}, "not the Entrance, though it touches one tile only"
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [0], True))
    scene.again()
    assert scene.cell("0,0") == 0


@pytest.mark.rule("VA-G065", "VA-G066", "VA-C067", "VA-C068", "VA-K100", "VA-C034")
def test_tokens_of_a_removed_tile_go_home_and_bombs_are_gone(scene: Scene) -> None:
    cell = scene.lay("1,0", "crystal", shape="hall", lit=True)
    g = scene.g
    g.treasure[cell], g.treasures_left = 1, g.treasures_left - 1
    g.crystal[cell], g.crystals_left = 1, g.crystals_left - 1
    g.vault[cell], g.vaults_left = 1, g.vaults_left - 1
    vaults = g.vaults_left
    g.gem[0] = cell
    g.flame_wall = cell
    g.map.bombs = [cell * 4]
    g.map.rockslides = [1]
    g.rockslides_left = 2
    g.collapsing = True
    scene.turn("knight")
    g.call(CollapseTiles(KNIGHT, 1))
    scene.again()
    scene.say("remove 1,0")
    assert (g.treasures_left, g.crystals_left, g.rockslides_left, g.gem[0]) == (10, 9, 3, -1)
    assert (g.vaults_left, g.flame_wall) == (vaults + 1, -1)
    assert g.map.bombs == []
    assert g.smashed[KNIGHT] == 0
    assert g.crystals_smashed == 0


@pytest.mark.rule("VA-K100", "VA-C049")
def test_rotating_a_tile_clears_its_edges(scene: Scene) -> None:
    cell = scene.lay("1,0", shape="tunnel", lit=True)
    scene.g.map.bombs = [cell * 4 + 3]
    scene.g.map.rockslides = [cell * 4]
    scene.g.rockslides_left = 2
    clear_edges(scene.g, cell)
    assert (scene.g.map.bombs, scene.g.map.rockslides, scene.g.rockslides_left) == ([], [], 3)


# Batches.


@pytest.mark.rule("VA-G067", "VA-G068", "VA-G069", "VA-G071", "VA-G108")
def test_a_batch_before_the_collapse_goes_under_the_stack_and_edges_are_filled(scene: Scene) -> None:
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    crystal = scene.lay("0,1", "crystal", shape="hall", lit=True)
    scene.seal()
    one, two = scene.cell("1,0"), scene.cell("2,0")
    faces = {scene.g.face(one), scene.g.face(two)}
    scene.turn("knight")
    size = len(scene.g.tiles)
    scene.g.call(RemoveBatch(KNIGHT, [one, two, crystal], False))
    scene.again()
    assert scene.role_asked == ("luck", "tiles-returned")
    scene.order(1, 0)
    assert scene.g.tiles_out[-1] == crystal
    assert {scene.g.face(cell) for cell in scene.g.tiles[:2]} == faces
    assert scene.g.faces.seen[one] == 0
    assert scene.g.map.light[one] == DARK
    assert scene.role_asked == ("knight", "fill-edge")
    scene.answer_all("fill-edge")
    assert scene.is_dark("1,0")
    assert scene.is_dark("0,1")
    assert len(scene.g.tiles) == size


@pytest.mark.rule("VA-G068", "VA-G071")
def test_which_tiles_went_under_the_stack_is_known_to_all_but_not_their_order(scene: Scene) -> None:
    for space, kind in (("1,0", "ambush"), ("2,0", "event")):
        scene.lay(space, kind, shape="hall", lit=True)
    scene.seal()
    batch = [scene.cell("1,0"), scene.cell("2,0")]
    faces = {scene.g.face(cell) for cell in batch}
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, batch, False))
    scene.again()
    scene.order(1, 0)
    for seat in range(scene.match.seats):
        worlds = [scene.match.imagine(seat, Luck.of(number)).state for number in range(20)]
        last = {tuple(world.face(cell) for cell in batch) for world in worlds}  # type: ignore[attr-defined]
        assert {frozenset(found) for found in last} == {frozenset(faces)}
        assert len(last) == 2


@pytest.mark.rule("VA-G069", "VA-G073")
def test_a_split_map_is_joined_before_open_edges_are_filled(scene: Scene) -> None:
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    scene.seal()
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("1,0")], False))
    scene.again()
    assert scene.role_asked == ("knight", "slide-part")
    scene.say(scene.offered()[0])
    assert len(parts(scene.g)) == 1


@pytest.mark.rule("VA-G069", "VA-G042")
def test_an_edge_once_left_open_is_filled_when_a_tile_laid_there_later_goes(scene: Scene) -> None:
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.lay("2,0", "ambush")
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("2,0")], False))
    scene.again()
    assert scene.is_dark("2,0"), "its edge opened anew"
    assert scene.cell("1,1") == -1, "the others stay open for good"


@pytest.mark.rule("VA-G070", "VA-C077", "VA-D083")
def test_a_batch_in_the_collapse_is_gone_for_good(scene: Scene) -> None:
    cell = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.g.collapsing = True
    scene.turn("knight")
    size = len(scene.g.tiles)
    scene.g.call(RemoveBatch(KNIGHT, [cell], False))
    scene.again()
    assert cell in scene.g.tiles_out
    assert len(scene.g.tiles) == size
    assert scene.cell("1,0") == -1
    assert scene.role_asked == ("knight", "knight-turn"), "and no edge is filled"


@pytest.mark.rule("VA-R018", "VA-R042", "VA-D084")
def test_terrain_hit_by_a_batch_goes_whole_and_may_come_again(scene: Scene) -> None:
    lay_terrain(scene.g, cards.LAKE, 32 * 64 + 33, 0)
    scene.seal()
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("2,1")], True))
    scene.again()
    assert scene.cell("1,0") == -1 or scene.cell("1,0") < 52
    assert scene.g.terrain_out[cards.LAKE] is False


@pytest.mark.rule("VA-R016", "VA-R017")
def test_terrain_collapses_only_when_half_its_edges_are_exposed(scene: Scene) -> None:
    lay_terrain(scene.g, cards.LAKE, 32 * 64 + 33, 0)
    scene.lay("-1,0")
    assert cards.TERRAIN_FIRST[cards.LAKE] in eligible(scene.g)
    for space in ("1,-1", "2,-1", "3,0"):
        scene.lay(space)
    assert cards.TERRAIN_FIRST[cards.LAKE] in eligible(scene.g), "four of eight edges are exposed"
    scene.lay("3,1")
    assert cards.TERRAIN_FIRST[cards.LAKE] not in eligible(scene.g)


# Rejoining.


@pytest.mark.rule("VA-G075")
def test_a_hole_in_a_connected_map_stays(scene: Scene) -> None:
    for x in (0, 1, 2):
        for y in (0, 1, 2):
            if (x, y) != (0, 0):
                scene.lay(f"{x},{y}", "ambush" if (x, y) == (1, 1) else "")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("1,1")], False))
    scene.again()
    assert scene.role_asked[1] == "knight-turn"
    assert scene.cell("1,1") == -1


@pytest.mark.rule("VA-G076")
def test_corner_contact_does_not_join(scene: Scene) -> None:
    scene.lay("1,1")
    assert len(parts(scene.g)) == 2
    scene.lay("1,0")
    assert len(parts(scene.g)) == 1


@pytest.mark.rule("VA-G073", "VA-G080", "VA-C072")
def test_a_bridge_taken_by_the_collapse_is_closed_before_the_next_tile(scene: Scene) -> None:
    for space in ("1,0", "0,1", "1,1", "2,0", "3,0", "4,0", "3,1", "4,1"):
        scene.lay(space, "ambush")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 2))
    scene.again()
    scene.say("remove 2,0")
    assert scene.role_asked == ("knight", "slide-part")
    scene.say(scene.offered(verb="slide")[0])
    assert len(parts(scene.g)) == 1
    assert scene.role_asked == ("knight", "collapse-tile")


@pytest.mark.rule("VA-G076", "VA-G078")
def test_a_two_leg_slide_helps_where_no_straight_one_does(scene: Scene) -> None:
    scene.lay("2,2")
    assert len(parts(scene.g)) == 2
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(Rejoin(KNIGHT))
    scene.again()
    assert scene.role_asked[1] == "slide-part"
    options = scene.offered(verb="slide-round")
    ways = ["0,0 east south", "0,0 south east", "2,2 north west", "2,2 west north"]
    assert sorted(options) == [f"slide-round {way}" for way in ways]
    assert not scene.offered(verb="slide")
    scene.say(options[0])
    assert len(parts(scene.g)) == 1


@pytest.mark.rule("VA-G079")
def test_pieces_and_tokens_travel_with_their_part(scene: Scene) -> None:
    scene.lay("3,0", shape="hall", lit=True)
    cell = scene.cell("3,0")
    scene.g.treasure[cell] = 1
    scene.g.map.bombs = [cell * 4]
    scene.put("knight", "3,0")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(Rejoin(KNIGHT))
    scene.again()
    scene.say("slide 3,0 west")
    assert scene.where("knight") == "1,0"
    assert scene.g.treasure[scene.cell("1,0")] == 1
    assert scene.view()["bombs"] == [{"space": "1,0", "side": "north"}]


@pytest.mark.rule("VA-G079", "VA-B105", "VA-C055")
def test_a_lurking_tribe_is_uncovered_or_hides_when_the_map_slides() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("3,0", shape="hall", lit=True)
    fangs, eye = 1, 3
    scene.g.lurking[fangs] = SPACE.index["1,0"]
    scene.g.lurking[eye] = SPACE.index["4,0"]
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(Rejoin(KNIGHT))
    scene.again()
    scene.say("slide 3,0 west")
    assert scene.where("fangs") == "1,0"
    assert scene.g.lurking[eye] == -1
    assert scene.where("eye") is None


@pytest.mark.rule("VA-G079")
def test_a_lurking_tribe_hides_when_the_last_tile_beside_it_goes() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("0,1", shape="hall", lit=True)
    beside, elsewhere = 1, 3
    scene.g.lurking[beside] = SPACE.index["2,0"]
    scene.g.lurking[elsewhere] = SPACE.index["0,2"]
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 1))
    scene.again()
    scene.say("remove 1,0")
    assert scene.g.lurking[beside] == -1
    assert scene.g.lurking[elsewhere] == SPACE.index["0,2"]
    assert scene.heard("piece-gone") == [{"piece": "fangs"}]


@pytest.mark.rule("VA-G109")
def test_three_parts_need_at_most_two_slides(scene: Scene) -> None:
    scene.lay("3,0")
    scene.lay("0,3")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(Rejoin(KNIGHT))
    scene.again()
    slides = 0
    while scene.role_asked[1] == "slide-part":
        scene.say(scene.offered(verb="slide")[-1])
        slides += 1
    assert slides <= 2
    assert len(parts(scene.g)) == 1


@pytest.mark.rule("VA-C073", "VA-G110")
def test_fewer_tiles_than_owed_are_removed_as_far_as_possible(scene: Scene) -> None:
    scene.lay("1,0", "ambush")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 3))
    scene.again()
    scene.say("remove 1,0")
    assert scene.role_asked[1] == "knight-turn"
    assert len(scene.heard("nothing-collapses")) == 1, "and everybody learns why"


@pytest.mark.rule("VA-G110", "VA-G055")
def test_an_end_of_turn_tile_that_is_not_there_is_skipped_and_told() -> None:
    scene = Scene("knight-goblins")
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []
    scene.say("end-turn")
    assert scene.role_asked[0] == "goblins"
    assert len(scene.heard("nothing-to-lay")) == 1
