"""The Dragon on Terrain: off its edges, down the River, through the Pits, across Magma."""

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.variants.terrain import lay_terrain

from .dragon_scenes import Lair


def lake(roles: str = "dragon-thief") -> Lair:
    """A Lake of four spaces, 1,0 to 2,1, beside the Entrance."""
    lair = Lair(roles, rooms="")
    lay_terrain(lair.g, cards.LAKE, SPACE.index["1,0"], 0)
    assert all(lair.cell(space) >= cards.TILE_COUNT for space in ("1,0", "2,0", "1,1", "2,1"))
    return lair


@pytest.mark.rule("VA-R013", "VA-R014", "VA-D018")
def test_he_may_leave_terrain_onto_an_open_space_where_a_tile_is_laid() -> None:
    lair = lake()
    lair.begin("1,0", "wing")
    assert lair.spaces("move") == {"0,0", "2,0", "3,0", "1,1", "1,2", "1,-1"}, "from a Cave tile no step leads off"
    stack = len(lair.g.tiles)
    lair.say("move 3,0")
    assert lair.where("dragon") == "3,0"
    assert lair.is_dark("3,0")
    assert len(lair.g.tiles) == stack - 1
    lair.use("wing")
    assert lair.spaces("move") == {"2,0", "1,0"}


@pytest.mark.rule("VA-R014")
@pytest.mark.parametrize("why", ["surfaced", "collapse", "no tile"])
def test_no_exit_on_the_surface_in_the_collapse_or_without_a_tile(why: str) -> None:
    lair = lake()
    if why == "surfaced":
        lair.awaken()
    elif why == "collapse":
        lair.g.collapsing = True
    else:
        lair.g.tiles_out.extend(lair.g.tiles)
        lair.g.tiles = []
    lair.begin("1,0")
    assert lair.spaces("move") == {"0,0", "2,0", "1,1"}


@pytest.mark.rule("VA-R027")
def test_magma_leaves_him_unharmed() -> None:
    lair = Lair("dragon-thief", rooms="")
    lay_terrain(lair.g, cards.MAGMA, SPACE.index["1,0"], 0)
    lair.begin("0,0")
    lair.say("move 1,0")
    lair.rest()
    assert lair.board.health == 5
    assert lair.where("dragon") == "1,0"


def river(*symbols: str, surfaced: bool = False) -> Lair:
    """Down the second column: 1,0 to 1,3 with the current, rooms on both sides."""
    lair = Lair("knight-dragon", rooms="2,0 2,1 2,2 2,3 3,2")
    lay_terrain(lair.g, cards.RIVER, SPACE.index["1,0"], 1)
    first = cards.TERRAIN_FIRST[cards.RIVER]
    flow = [SPACE.values[lair.g.map.pos[first + i]] for i in range(4)]
    assert flow == ["1,0", "1,1", "1,2", "1,3"], flow
    if surfaced:
        lair.awaken(4)
    lair.begin("0,0", *symbols)
    return lair


@pytest.mark.rule("VA-R035", "VA-R041")
def test_the_river_carries_him_downstream_for_free_and_bends_his_line() -> None:
    lair = river()
    lair.say("move 2,0")
    assert lair.role_asked == ("dragon", "dragon-ride")
    assert lair.offered() == ["move 1,1", "move 1,2", "move 1,3", "stay"]
    lair.say("move 1,2")
    assert lair.where("dragon") == "1,2"
    assert lair.role_asked == ("dragon", "dragon-go-on")
    assert lair.offered() == ["move 2,2", "stay"], "the second step keeps its direction"
    lair.say("move 2,2")
    assert lair.where("dragon") == "2,2"
    assert lair.offered(verb="move") == []


@pytest.mark.rule("VA-R035")
def test_he_need_not_ride() -> None:
    lair = river()
    lair.say("move 2,0", "stay")
    assert lair.where("dragon") == "2,0"
    assert lair.role_asked == ("dragon", "dragon-turn")


@pytest.mark.rule("VA-R041", "VA-R035")
def test_the_river_brings_him_to_where_his_second_step_is_open() -> None:
    lair = Lair("knight-dragon", rooms="2,2 3,2")
    lay_terrain(lair.g, cards.RIVER, SPACE.index["1,0"], 1)
    lair.awaken(4)
    lair.begin("0,0")
    assert lair.spaces("move") == {"1,0"}, "on the surface nothing is open beyond"
    lair.say("move 1,0", "move 1,2")
    assert lair.role_asked == ("dragon", "dragon-go-on")
    assert lair.offered() == ["move 2,2", "stay"]
    lair.say("move 2,2")
    assert lair.where("dragon") == "2,2"
    assert lair.role_asked == ("dragon", "dragon-turn"), "that was his second step"
    assert lair.offered(verb="move") == []


@pytest.mark.rule("VA-R041")
def test_along_the_river_too_he_has_two_steps_and_no_third() -> None:
    lair = Lair("knight-dragon", rooms="5,0")
    lay_terrain(lair.g, cards.RIVER, SPACE.index["1,0"], 0)
    lair.awaken(4)
    lair.begin("0,0")
    lair.say("move 1,0", "move 2,0", "move 3,0", "move 4,0")
    assert lair.where("dragon") == "4,0"
    assert lair.role_asked == ("dragon", "dragon-turn")


@pytest.mark.rule("VA-R041", "VA-D022")
@pytest.mark.parametrize("bar", ["dark", "wall"])
def test_after_the_ride_darkness_and_walls_still_bar_him_on_the_surface(bar: str) -> None:
    lair = Lair("knight-dragon", rooms="2,2" if bar == "wall" else "")
    if bar == "dark":
        lair.dark("2,2")
    else:
        lair.wall("2,2", "west")
    lay_terrain(lair.g, cards.RIVER, SPACE.index["1,0"], 1)
    lair.awaken(4)
    lair.begin("0,0")
    lair.say("move 1,0", "move 1,2")
    assert lair.where("dragon") == "1,2"
    assert lair.role_asked == ("dragon", "dragon-turn")


@pytest.mark.rule("VA-R041", "VA-R040")
def test_after_a_whole_wing_across_a_wall_no_step_is_left_for_the_river() -> None:
    lair = Lair("knight-dragon", rooms="2,2")
    lay_terrain(lair.g, cards.RIVER, SPACE.index["1,0"], 1)
    lair.wall("0,0", "east")
    lair.awaken(4)
    lair.begin("0,0", "wing")
    lair.use("wing")
    lair.say("move 1,0", "move 1,2")
    assert lair.where("dragon") == "1,2"
    assert lair.role_asked == ("dragon", "dragon-turn")


@pytest.mark.rule("VA-R013", "VA-R041")
def test_where_no_tile_can_be_laid_after_all_he_stays_on_the_river() -> None:
    lair = river()
    lair.g.map.lift(lair.cell("2,1"))
    lair.say("move 2,0", "move 1,1")
    lair.g.tiles.clear()
    lair.say("move 2,1")
    assert lair.where("dragon") == "1,1"


@pytest.mark.rule("VA-R013", "VA-R041")
def test_from_the_river_his_second_step_may_lead_off_it() -> None:
    lair = river()
    stack = len(lair.g.tiles)
    lair.g.map.lift(lair.cell("2,1"))
    lair.say("move 2,0", "move 1,1", "move 2,1")
    assert lair.where("dragon") == "2,1"
    assert lair.is_dark("2,1")
    assert len(lair.g.tiles) == stack - 1


@pytest.mark.rule("VA-R041", "VA-D023", "VA-D028")
def test_drifting_he_meets_whoever_stands_in_the_river() -> None:
    lair = river(surfaced=True)
    lair.put("knight", "1,1")
    lair.strengthen(3)
    lair.say("move 1,0", "move 1,3")
    assert lair.where("dragon") == "1,3"
    assert lair.board.health == 4, "space by space"


def pits(*symbols: str, count: int = 3) -> Lair:
    """Pits at 1,0, 5,0 and 9,0, each with a room behind it."""
    lair = Lair("knight-dragon", rooms="6,0 10,0 4,0 8,0")
    for i, space in enumerate(("1,0", "5,0", "9,0")[:count]):
        lay_terrain(lair.g, cards.PIT_1 + i, SPACE.index[space], 0)
    lair.begin("0,0", *symbols)
    return lair


@pytest.mark.rule("VA-R032", "VA-R033")
def test_a_trip_by_the_pits_takes_two_movements() -> None:
    lair = pits("claw", "wing")
    assert {"1,0", "5,0", "9,0"} <= lair.spaces("move")
    lair.say("move 5,0")
    assert lair.where("dragon") == "5,0"
    assert "finish-powers" not in lair.offered(), "no turn ends on a Pit"
    assert lair.powers() == {"wing"}
    lair.use("wing")
    assert {"4,0", "6,0"} <= lair.spaces("move")
    assert "5,0" not in lair.spaces("move")
    assert "1,0" not in lair.spaces("move"), "there would be no movement left to leave it by"
    lair.say("move 6,0")
    assert lair.where("dragon") == "6,0"
    assert "finish-powers" in lair.offered()


@pytest.mark.rule("VA-R033")
def test_without_a_second_movement_he_stays_out_of_the_pits() -> None:
    lair = pits("claw")
    assert not {"1,0", "5,0", "9,0"} & lair.spaces("move")
    lone = pits("wing", count=1)
    assert "1,0" not in lone.spaces("move"), "a lone Pit is a dead end"


@pytest.mark.rule("VA-R033", "VA-R032")
def test_a_wing_into_a_pit_leaves_the_free_move_for_the_way_out() -> None:
    lair = pits("wing")
    lair.use("wing")
    lair.say("move 1,0")
    assert "6,0" in lair.spaces("move"), "across and out"
    lair.say("move 6,0")
    assert lair.where("dragon") == "6,0"


@pytest.mark.rule("VA-R033")
@pytest.mark.parametrize("count", [1, 3])
def test_no_line_leads_straight_over_a_pit(count: int) -> None:
    lair = pits("wing", count=count)
    lair.room("2,0")
    lair.again()
    assert "2,0" not in lair.spaces("move")


@pytest.mark.rule("VA-R033", "VA-R013")
def test_out_of_a_pit_onto_an_open_space() -> None:
    lair = pits("wing")
    lair.say("move 1,0")
    lair.use("wing")
    lair.say("move 5,1")
    assert lair.where("dragon") == "5,1"
    assert lair.is_dark("5,1")


@pytest.mark.rule("VA-R033")
def test_surfaced_he_enters_no_pit_if_no_other_leads_out() -> None:
    lair = Lair("knight-dragon", rooms="4,0")
    for i, space in enumerate(("1,0", "5,0")):
        lay_terrain(lair.g, cards.PIT_1 + i, SPACE.index[space], 0)
    lair.wall("4,0", "east")
    lair.awaken(4)
    lair.begin("0,0", "wing")
    assert lair.spaces("move") == set()
    lair.g.map.walls[lair.cell("4,0")] = 0
    lair.again()
    assert lair.spaces("move") == {"1,0", "5,0"}


@pytest.mark.rule("VA-R033")
@pytest.mark.parametrize("symbols", [["wing"], ["wing", "wing"]])
def test_on_the_wing_he_enters_a_pit_if_another_movement_is_left(symbols: list[str]) -> None:
    lair = pits(*symbols)
    lair.room("0,1")
    lair.again()
    lair.say("move 0,1")
    lair.put("dragon", "0,0")
    lair.again()
    lair.use("wing")
    assert ("5,0" in lair.spaces("move")) is (len(symbols) == 2)


@pytest.mark.rule("VA-R033")
def test_he_never_climbs_out_of_the_pit_he_went_down() -> None:
    lair = pits("wing", "wing", "wing")
    lair.say("move 1,0")
    lair.use("wing")
    assert lair.spaces("move") == {"5,0", "9,0", "4,0", "6,0", "5,-1", "5,1", "8,0", "10,0", "9,-1", "9,1"}
    lair.say("move 5,0")
    lair.use("wing")
    assert "4,0" in lair.spaces("move")
    assert not {"0,0", "1,-1", "1,1"} & lair.spaces("move"), "nor across and back"


@pytest.mark.rule("VA-R033")
def test_out_of_the_pits_he_may_go_down_any_of_them_again() -> None:
    lair = pits("wing", "wing", "wing", "wing")
    lair.say("move 1,0")
    lair.use("wing")
    lair.say("move 4,0")
    lair.use("wing")
    lair.say("move 5,0")
    lair.use("wing")
    assert {"1,0", "0,0", "1,1"} <= lair.spaces("move"), "this time he came in by the other"
    assert not {"4,0", "6,0"} & lair.spaces("move")


@pytest.mark.rule("VA-R033", "VA-R039")
def test_who_wakes_up_on_a_pit_may_leave_it_over_its_edge() -> None:
    lair = pits("wing")
    lair.begin("1,0", "wing")
    assert "0,0" in lair.spaces("move")
