"""The Collapse with a Cave player: what goes, in which order, who moves what, and when the Cave has won."""

from typing import Any

import pytest

from tests.rules.vast.cave_scenes import corridor, no_tiles_left, rich
from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CAVE, GOBLINS
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.variants.terrain import lay_terrain

EVERYBODY = "knight-goblins-dragon-cave-thief"


def doomed(roles: str = "knight-cave", rooms: str = "1,0 2,0 3,0 4,0 5,0", **settings: Any) -> Scene:
    """Lit rooms without walls, and no tile left to the Cave."""
    scene = Scene(roles, **settings)
    scene.clear()
    for space in rooms.split():
        scene.g.map.walls[scene.lay(space, "ambush", lit=True)] = 0
    return scene


def collapse(scene: Scene) -> None:
    """The Cave's turn in the Collapse, up to its first removal."""
    no_tiles_left(scene)
    rich(scene)
    assert scene.g.collapsing
    assert scene.role_asked == ("cave", "collapse-tile")


def on_map(scene: Scene) -> set[str]:
    return {tile["space"] for tile in scene.view()["tiles"]}


def crystal_at(scene: Scene, space: str, lit: bool = False) -> int:
    cell = scene.lay(space, "crystal", lit=lit)
    scene.g.map.walls[cell] = 0
    return cell


# How many, and what they touch.


@pytest.mark.rule("VA-C061", "VA-C062", "VA-C070", "VA-G052")
def test_three_tiles_leave_the_game_and_no_more() -> None:
    scene = doomed()
    gone = [scene.cell(space) for space in ("5,0", "4,0", "3,0")]
    scene.put("knight", "5,0")
    collapse(scene)
    for space in ("5,0", "4,0", "3,0"):
        assert scene.offered(verb="remove") == [f"remove {space}"], "the Knight can leave, so her tile is no exception"
        scene.say(f"remove {space}")
    assert scene.where("knight") == "2,0"
    assert scene.role_asked[1] != "collapse-tile"
    assert on_map(scene) == {"0,0", "1,0", "2,0"}
    assert set(gone) <= set(scene.g.tiles_out)
    assert (scene.view()["stack"], scene.view()["hand"]) == (0, 0)


@pytest.mark.rule("VA-C063")
def test_terrain_counts_as_a_neighbour() -> None:
    scene = doomed(rooms="1,0 0,1 0,2")
    lay_terrain(scene.g, cards.LAKE, SPACE.index["2,0"], 0)
    collapse(scene)
    assert "0,2" in scene.spaces("remove")
    assert "1,0" not in scene.spaces("remove"), "it touches the Entrance and the Lake"


# What lay and stood there.


@pytest.mark.rule("VA-C067", "VA-C068")
def test_every_token_goes_back_to_its_supply_and_helps_nobody() -> None:
    scene = doomed(EVERYBODY)
    cell = scene.cell("5,0")
    g = scene.g
    full = scene.view()["supply"]
    g.treasure[cell] = g.crystal[cell] = g.event[cell] = g.vault[cell] = 1
    g.treasures_left -= 1
    g.crystals_left -= 1
    g.events_left -= 1
    g.vaults_left -= 1
    g.gem[2] = cell
    g.map.bombs = [cell * 4]
    g.map.rockslides = [scene.cell("4,0") * 4 + 1]
    g.rockslides_left -= 1
    bombs = knight_board(g).bombs
    collapse(scene)
    scene.say("remove 5,0")
    assert scene.view()["supply"] == full
    assert scene.view()["gems"]["wing"] == "supply"
    assert (scene.view()["bombs"], knight_board(g).bombs) == ([], bombs), "out of the game"
    assert scene.view()["rockslides"] == []
    assert (g.smashed, g.crystals_smashed) == ([0] * 5, 0)


@pytest.mark.rule("VA-G093", "VA-C069", "VA-G091", "VA-G105")
def test_pieces_leave_a_collapsing_tile_in_turn_order_wherever_the_cave_likes() -> None:
    scene = doomed("knight-cave-thief", "1,0 0,1 1,1 0,2 1,2")
    scene.put("thief", "1,2")
    scene.put("knight", "1,2")
    collapse(scene)
    scene.say("remove 1,2")
    assert scene.role_asked == ("cave", "move-off"), "not her own player"
    assert scene.match.question(scene.g.seat(CAVE))["args"] == {"piece": "knight"}  # type: ignore[index]
    assert scene.spaces("push") == {"0,2", "1,1"}, "the nearest, and no farther"
    scene.say("push 0,2")
    assert [args["piece"] for args in scene.heard("piece-moved")] == ["knight", "thief"]
    assert (scene.where("knight"), scene.where("thief")) == ("0,2", "1,1")


@pytest.mark.rule("VA-G111", "VA-C070")
def test_a_tile_with_room_for_one_to_leave_but_not_for_two_is_skipped() -> None:
    scene = doomed("knight-cave-thief", "1,0 0,1 0,2")
    scene.put("knight", "1,0")
    scene.put("thief", "1,0")
    collapse(scene)
    assert scene.spaces("remove") == {"0,2"}, "the Entrance would hold the Knight but not the Thief as well"
    scene.say("remove 0,2")
    assert (scene.where("knight"), scene.where("thief")) == ("1,0", "1,0")


# Rejoining.


@pytest.mark.rule("VA-C072", "VA-G074", "VA-G080")
def test_the_cave_slides_a_cut_off_part_until_edges_touch() -> None:
    scene = doomed(rooms="1,0 0,1 1,1 2,0 3,0 4,0 3,1 4,1")
    collapse(scene)
    scene.say("remove 2,0")
    assert scene.role_asked == ("cave", "slide-part"), "at once, before the next tile"
    scene.say("slide 3,0 west")
    assert on_map(scene) == {"0,0", "1,0", "0,1", "1,1", "2,0", "3,0", "2,1", "3,1"}
    assert scene.role_asked == ("cave", "collapse-tile")


@pytest.mark.rule("VA-G074")
@pytest.mark.parametrize("way", [-1, 1])
def test_a_part_stops_beside_what_lies_in_the_next_row(way: int) -> None:
    rest = {(0, 0), (1, 0), (0, way), (1, way)}
    part = {(2, 2 * way), (3, 2 * way), (4, 2 * way), (3, 3 * way), (4, 3 * way)}
    scene = doomed(rooms=" ".join(f"{x},{y}" for x, y in sorted(rest | part | {(2, way)}) if (x, y) != (0, 0)))
    collapse(scene)
    scene.say(f"remove 2,{way}")
    assert scene.role_asked == ("cave", "slide-part")
    scene.say(*[text for text in scene.offered(verb="slide") if text.endswith("west")])
    assert on_map(scene) == {f"{x},{y}" for x, y in rest | {(x - 1, y) for x, y in part}}


@pytest.mark.rule("VA-C072", "VA-C075", "VA-C076", "VA-G069", "VA-G108", "VA-G051")
@pytest.mark.parametrize("role", ["knight", "goblins"])
def test_a_batch_is_cleared_taken_counted_stacked_rejoined_and_filled_in_this_order(role: str) -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0 4,0 5,0")
    crystal = crystal_at(scene, "3,0", lit=True)
    scene.seal()
    scene.put("knight", "2,0")
    gone = scene.cell("2,0")
    kept = scene.g.hand[:2]
    no_tiles_left(scene, *kept)
    scene.turn("goblins")
    scene.g.call(RemoveBatch(cards.ROLES.index(role), [gone, crystal], False))
    scene.again()
    assert scene.where("knight") == "1,0"
    assert scene.role_asked == (role, "slide-part"), "who split the map, not the Cave"
    assert crystal in scene.g.tiles_out
    assert scene.view()["crystal_tiles_gone"] == 1
    assert scene.g.hand == [*kept, gone], "the other tile went back, and the hand was short"
    assert set(scene.offered()) == {"slide 0,0 east", "slide 4,0 west"}
    scene.say("slide 4,0 west")
    assert on_map(scene) == {"0,0", "1,0", "2,0", "3,0"}, "until they touch, and no farther"
    assert scene.role_asked[0] == "goblins", "nothing was left open"
    told = [key for key in scene.keys_heard() if key in ("piece-moved", "tile-removed", "map-slid")]
    assert told == ["piece-moved", "tile-removed", "tile-removed", "map-slid"]


@pytest.mark.rule("VA-C075", "VA-C076", "VA-G068")
def test_returned_tiles_lie_under_the_stack_and_edges_are_filled_last() -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0 3,0")
    scene.seal()
    gone = [scene.cell("2,0"), scene.cell("3,0")]
    scene.turn("goblins")
    size = scene.view()["stack"]
    scene.g.call(RemoveBatch(GOBLINS, gone, False))
    scene.again()
    assert scene.role_asked == ("luck", "tiles-returned")
    scene.order(1, 0)
    assert scene.view()["stack"] == size + 2
    assert set(scene.g.tiles[:2]) == set(gone), "below all others"
    assert scene.role_asked == ("cave", "choose-tile")
    scene.say(scene.offered()[0])
    assert scene.is_dark("2,0")


@pytest.mark.rule("VA-G095", "VA-G111", "VA-G096")
@pytest.mark.parametrize("wrath", [False, True])
def test_only_under_wrath_may_a_piece_cross_another_vanishing_tile(wrath: bool) -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0")
    scene.seal()
    scene.put("knight", "2,0")
    scene.turn("goblins")
    scene.g.call(RemoveBatch(GOBLINS, [scene.cell("1,0"), scene.cell("2,0")], wrath))
    scene.again()
    scene.settle()
    assert scene.where("knight") == ("0,0" if wrath else "2,0"), "otherwise her tile stays"
    assert len(scene.heard("tile-removed")) == (2 if wrath else 1)


@pytest.mark.rule("VA-G109")
def test_a_pit_joins_nothing_afar_and_terrain_holds_tiles_together() -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0 4,0")
    lay_terrain(scene.g, cards.PIT_1, SPACE.index["3,0"], 0)
    lay_terrain(scene.g, cards.PIT_1 + 1, SPACE.index["0,1"], 0)
    scene.seal()
    scene.turn("goblins")
    scene.g.call(RemoveBatch(GOBLINS, [scene.cell("1,0")], False))
    scene.again()
    assert scene.role_asked == ("goblins", "slide-part"), "though there is a Pit in either part"
    assert set(scene.offered()) == {"slide 0,0 east", "slide 2,0 west"}, "the Pit holds 2,0 and 4,0 together"
    scene.say("slide 2,0 west")
    assert {"1,0", "2,0", "3,0"} <= on_map(scene)


# Winning.


@pytest.mark.rule("VA-C001", "VA-C065", "VA-C074")
@pytest.mark.parametrize(("level", "tiles"), [("easiest", 3), ("easy", 4), ("standard", 5)])
def test_the_last_crystal_tile_the_collapse_takes_wins_for_the_cave_alone(level: str, tiles: int) -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0 3,0", cave_level=level)
    crystal_at(scene, "4,0")
    crystal_at(scene, "5,0")
    scene.g.crystal_tiles_gone = tiles - 2
    collapse(scene)
    scene.say("remove 5,0")
    assert scene.ending == ""
    scene.say("remove 4,0")
    assert scene.ending == "everyone-buried"
    assert scene.winners == ["cave"]
    assert scene.match.outcome is not None
    assert scene.match.outcome.places == [2, 2, 1], "all others lose"


def wrath_on_a_crystal(collapsing: bool, gone: int) -> Lair:
    """The Dragon's Wrath takes a Crystal tile."""
    lair = Lair("knight-dragon-cave", rooms="1,0 2,0")
    lair.room("3,0", "crystal")
    lair.g.crystal_tiles_gone = gone
    lair.g.collapsing = collapsing
    lair.begin("2,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("diamond")
    lair.settle()
    return lair


@pytest.mark.rule("VA-C077", "VA-C078", "VA-C075")
@pytest.mark.parametrize("collapsing", [False, True])
def test_a_crystal_tile_somebody_else_removes_counts_for_the_cave(collapsing: bool) -> None:
    lair = wrath_on_a_crystal(collapsing, 3)
    assert lair.ending == ""
    assert lair.view()["crystal_tiles_gone"] == 4
    won = wrath_on_a_crystal(collapsing, 4)
    assert won.ending == "everyone-buried"
    assert won.winners == ["cave"], "on the Dragon's turn, and even before the Collapse"


# Pushed in.


@pytest.mark.rule("VA-G094", "VA-C031")
def test_a_tribe_that_bats_drop_into_the_lake_loses_a_goblin() -> None:
    scene = doomed("knight-goblins-cave", "1,0 2,0")
    lay_terrain(scene.g, cards.LAKE, SPACE.index["3,0"], 0)
    scene.seal()
    scene.put("fangs", "2,0")
    goblins_board(scene.g).population = [3, 1, 1]
    rich(scene, "bat")
    scene.say("use-omen giant-bats", "choose-piece fangs", "push 3,0")
    assert goblins_board(scene.g).population[0] == 2


@pytest.mark.rule("VA-G095", "VA-G081")
def test_nobody_is_pushed_past_another_player_or_onto_a_canyons_end() -> None:
    scene = corridor("knight-goblins-cave", 3)
    scene.put("fangs", "2,0")
    lay_terrain(scene.g, cards.CANYON, SPACE.index["0,1"], 1)
    lay_terrain(scene.g, cards.PIT_1, SPACE.index["1,1"], 0)
    rich(scene, "bat")
    scene.say("use-omen giant-bats", "choose-piece knight")
    assert scene.spaces("push") == {"1,0"}, "neither 3,0 behind the Tribe nor the Canyon's end nor an open space"
