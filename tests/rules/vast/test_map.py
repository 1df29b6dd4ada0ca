"""Squares, walls and sight."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cavern.geometry import AROUND, distance, pos_at
from undercroft.games.vast.cavern.paths import (
    cells_hit,
    neighbours,
    opens,
    shows_centre,
    spaces_hit,
    spaces_to_fill,
    surrounding,
    unoccupied,
    visible,
)
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.variants.terrain import lay_terrain


def row(scene: Scene, *spaces: str, shape: str = "hall") -> None:
    """Lit halls on these spaces."""
    for space in spaces:
        scene.lay(space, shape=shape, lit=True)


@pytest.fixture
def scene() -> Scene:
    built = Scene("knight")
    built.clear()
    return built


@pytest.mark.rule("VA-G021")
def test_adjacent_are_four_spaces_and_surrounding_are_eight(scene: Scene) -> None:
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            if (x, y) != (0, 0):
                scene.lay(f"{x},{y}")
    assert len(neighbours(scene.g, 0)) == 4
    assert len(surrounding(scene.g, 0)) == 8
    assert len(AROUND) == 8


@pytest.mark.rule("VA-G022")
def test_distances_are_counted_in_orthogonal_steps() -> None:
    assert distance(pos_at(0, 0), pos_at(1, 1)) == 2
    assert distance(pos_at(-3, 2), pos_at(1, 2)) == 4


@pytest.mark.rule("VA-G023")
def test_terrain_has_several_spaces_and_a_hole_is_an_open_space(scene: Scene) -> None:
    lay_terrain(scene.g, cards.LAKE, pos_at(1, 0), 0)
    lake = [tile for tile in scene.view()["tiles"] if tile.get("terrain") == "lake"]
    assert {tile["space"] for tile in lake} == {"1,0", "2,0", "1,1", "2,1"}
    assert scene.cell("0,1") == -1


@pytest.mark.rule("VA-G024")
def test_only_lit_tiles_have_open_edges(scene: Scene) -> None:
    cell = scene.lay("1,0", shape="hall")
    assert not any(opens(scene.g, cell, side) for side in range(4))
    scene.light(cell)
    assert all(opens(scene.g, cell, side) for side in range(4))


@pytest.mark.rule("VA-G025")
def test_the_map_is_what_lies_on_the_table(scene: Scene) -> None:
    row(scene, "1,0")
    assert {tile["space"] for tile in scene.view()["tiles"]} == {"0,0", "1,0"}
    assert len(scene.g.tiles) == 44


@pytest.mark.rule("VA-G026", "VA-G027")
def test_pieces_and_tokens_occupy_a_space_but_edge_tokens_do_not(scene: Scene) -> None:
    row(scene, "1,0", "2,0")
    one, two = scene.cell("1,0"), scene.cell("2,0")
    scene.g.map.bombs.append(one * 4)
    scene.g.map.rockslides.append(one * 4 + 1)
    assert unoccupied(scene.g, one)
    scene.g.treasure[one] = 1
    scene.put("knight", "2,0")
    assert not unoccupied(scene.g, one)
    assert not unoccupied(scene.g, two)


@pytest.mark.rule("VA-G028", "VA-R021")
def test_impassable_spaces_cannot_be_entered(scene: Scene) -> None:
    lay_terrain(scene.g, cards.CANYON, pos_at(1, 0), 1)
    scene.g.at[0] = 0
    scene.turn("knight")
    assert scene.cell("1,0") == cards.CANYON_WEST
    assert "1,0" not in scene.spaces("move")


@pytest.mark.rule("VA-G029", "VA-G030")
def test_sight_runs_straight_over_lit_tiles_and_may_end_on_dark_ones(scene: Scene) -> None:
    row(scene, "1,0", "2,0")
    end = scene.lay("3,0")
    behind = scene.lay("4,0", shape="hall", lit=True)
    aside = scene.lay("2,1", shape="hall", lit=True)
    scene.put("knight", "1,0")
    assert visible(scene.g, 0, end)
    assert visible(scene.g, end, 0)
    assert not visible(scene.g, 0, behind)
    assert not visible(scene.g, 0, aside)
    assert visible(scene.g, end, end)


@pytest.mark.rule("VA-G029", "VA-G030")
@pytest.mark.parametrize(("x", "y"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_sight_leaves_by_the_side_it_runs_towards(scene: Scene, x: int, y: int) -> None:
    row(scene, f"{x},{y}")
    end = scene.lay(f"{2 * x},{2 * y}")
    assert visible(scene.g, 0, end)
    scene.g.map.walls[0] = 15 & ~(1 << [(0, -1), (1, 0), (0, 1), (-1, 0)].index((x, y)))
    assert visible(scene.g, 0, end), "walls on the other sides are in nobody's way"
    scene.g.map.walls[0] = 15
    assert not visible(scene.g, 0, end)


@pytest.mark.rule("VA-G029", "VA-G031")
def test_a_wall_on_either_side_blocks_sight_and_movement(scene: Scene) -> None:
    tunnel = scene.lay("1,0", shape="tunnel", lit=True)
    row(scene, "2,0")
    assert not visible(scene.g, 0, tunnel)
    assert not visible(scene.g, scene.cell("2,0"), tunnel)
    assert scene.g.map.walled(0, 1)
    assert scene.g.map.walled(tunnel, 3)


@pytest.mark.rule("VA-G029")
def test_an_open_space_blocks_sight(scene: Scene) -> None:
    row(scene, "2,0")
    assert not visible(scene.g, 0, scene.cell("2,0"))


@pytest.mark.rule("VA-G031", "VA-K098", "VA-K101", "VA-C033", "VA-C037")
def test_a_bomb_opens_an_edge_and_a_rockslide_closes_it_again(scene: Scene) -> None:
    tunnel = scene.lay("1,0", shape="tunnel", lit=True)
    game = scene.g.map
    game.bombs.append(tunnel * 4 + 3)
    assert not game.walled(0, 1)
    assert visible(scene.g, 0, tunnel)
    game.rockslides.append(1)
    assert game.walled(tunnel, 3)
    game.rockslides.clear()
    assert not game.walled(0, 1)


@pytest.mark.rule("VA-G031")
def test_dark_tiles_have_no_walls_of_their_own(scene: Scene) -> None:
    cell = scene.lay("1,0", shape="dead-end")
    assert not any(scene.g.map.walled(cell, side) for side in range(4))


@pytest.mark.rule("VA-C013", "VA-C014", "VA-G037")
def test_edges_that_face_one_space_are_closed_by_one_tile(scene: Scene) -> None:
    row(scene, "1,0", "0,1")
    spaces = {SPACE.values[pos] for pos in spaces_to_fill(scene.g)}
    assert spaces == {"0,-1", "-1,0", "1,-1", "2,0", "1,1", "-1,1", "0,2"}


# The Dragon die.


@pytest.mark.rule("VA-G097", "VA-G099", "VA-D044")
@pytest.mark.parametrize(
    ("face", "marks"),
    [
        ("around", {(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)}),
        ("diamond", {(0, -1), (-1, 0), (1, 0), (0, 1)}),
        ("corners", {(-1, -1), (1, -1), (-1, 1), (1, 1)}),
        ("centre", {(0, 0)}),
        ("cross", {(0, 0), (0, -1), (-1, 0), (1, 0), (0, 1)}),
        ("saltire", {(0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)}),
    ],
)
def test_each_face_of_the_dragon_die(face: str, marks: set[tuple[int, int]]) -> None:
    index = cards.DIE_FACES.index(face)
    assert set(spaces_hit(index, pos_at(3, 2))) == {pos_at(3 + x, 2 + y) for x, y in marks}
    assert {(-y, x) for x, y in marks} == marks


@pytest.mark.rule("VA-G098")
def test_three_faces_show_the_centre() -> None:
    assert [cards.DIE_FACES[i] for i in range(6) if shows_centre(i)] == ["centre", "cross", "saltire"]


@pytest.mark.rule("VA-G098", "VA-K067")
@pytest.mark.parametrize("face", cards.DIE_FACES)
def test_a_gem_bites_on_every_face_with_a_centre_and_on_no_other(face: str) -> None:
    scene = Scene("knight-dragon")
    scene.clear()
    row(scene, "1,0")
    scene.seal()
    scene.g.gem[0] = scene.cell("1,0")
    hers = knight_board(scene.g)
    hers.grit = 10
    scene.turn("knight")
    scene.say("move 1,0", "take-gem claw")
    scene.roll(face)
    assert hers.grit == (8 if face in ("centre", "cross", "saltire") else 15)
    assert scene.view()["gems"]["claw"] == "supply", "either way"


@pytest.mark.rule("VA-G100", "VA-D042")
def test_the_die_hits_tiles_and_never_open_spaces(scene: Scene) -> None:
    row(scene, "1,0", "1,1")
    hit = cells_hit(scene.g, cards.DIE_FACES.index("around"), pos_at(0, 0))
    assert set(hit) == {scene.cell("1,0"), scene.cell("1,1")}
