"""The Cave Reference card without a Cave player, Alone in the Dark, Flare and Past Plunder."""

import pytest

from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import STRENGTH
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.turn import Turn

REVEALING = ("reveal-next", "orient-tile", "fill-edge", "choose-tile")


def uncover(scene: Scene) -> None:
    """Turn up and fill in whatever way comes first."""
    while scene.role_asked[1] in REVEALING:
        scene.say(scene.offered()[0])


def tile_seen(scene: Scene, space: str, role: str) -> dict[str, object]:
    """A tile as a role sees it."""
    found: dict[str, object] = next(tile for tile in scene.view(role)["tiles"] if tile["space"] == space)
    return found


def last_phase(scene: Scene, role: str) -> Turn:
    """The role has done everything in its turn but what the cards ask at its end."""
    scene.turn(role)
    while not isinstance(scene.g.stack[-1], Turn):
        scene.g.stack.pop()
    return scene.g.stack[-1]


def end_of_turn(scene: Scene, role: str) -> None:
    """The cards ask for what they want at the end of the role's turn."""
    last_phase(scene, role)
    scene.again()


def no_tiles_left(scene: Scene) -> None:
    """The stack runs out, so that the next turn begins the Collapse."""
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []


# The Cave Reference card.


@pytest.mark.rule("VA-V011", "VA-V012")
def test_without_a_cave_the_thief_fills_the_edges_he_opened_with_tiles_nobody_has_seen() -> None:
    scene = Scene("dragon-thief")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall")
    scene.seal()
    scene.top("event", "crystal", "ambush")
    top = scene.g.tiles[-1]
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "move 1,0", "peek", "reveal 1,0")
    assert scene.role_asked == ("thief", "fill-edge")
    scene.say("lay 2,0")
    assert scene.cell("2,0") == top, "no Crystal comes first"
    for role in ("dragon", "thief"):
        assert "type" not in tile_seen(scene, "2,0", role)


@pytest.mark.rule("VA-V011")
def test_without_a_cave_the_knight_fills_the_edges_she_opened() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.role_asked == ("knight", "fill-edge")


@pytest.mark.rule("VA-V010", "VA-V012")
@pytest.mark.parametrize("role", ["goblins", "thief"])
def test_without_a_cave_everybody_closes_their_own_turn_with_a_tile_they_have_not_seen(role: str) -> None:
    scene = Scene("goblins-thief")
    scene.top("ambush", "crystal")
    top = scene.g.tiles[-1]
    end_of_turn(scene, role)
    assert scene.role_asked == (role, "lay-dark-tile")
    scene.say("lay 1,1")
    assert scene.cell("1,1") == top
    assert "type" not in tile_seen(scene, "1,1", role)
    assert scene.role_asked[1] != "lay-dark-tile"


@pytest.mark.rule("VA-V016")
@pytest.mark.parametrize("collapsing", [False, True])
def test_with_a_cave_player_the_others_neither_lay_nor_remove_tiles(collapsing: bool) -> None:
    scene = Scene("knight-cave")
    if collapsing:
        no_tiles_left(scene)
        scene.g.hand.clear()
    before = len(scene.view()["tiles"])
    end_of_turn(scene, "knight")
    assert scene.view()["turn"] == "cave"
    assert len(scene.view()["tiles"]) == before


@pytest.mark.rule("VA-V016")
def test_with_a_cave_player_one_tile_is_laid_in_its_turn() -> None:
    scene = Scene("knight-cave", holding=False)
    before = len(scene.view()["tiles"])
    scene.turn("cave")
    while scene.role_asked[0] == "cave":
        scene.say("done" if "done" in scene.offered() else scene.offered()[0])
    assert len(scene.view()["tiles"]) == before + 1


@pytest.mark.rule("VA-V023")
@pytest.mark.parametrize(("chosen", "count"), [({}, 3), ({"gentle_collapse": True}, 1)])
def test_four_players_without_a_cave_may_agree_on_a_gentle_collapse(chosen: dict[str, bool], count: int) -> None:
    scene = Scene("knight-goblins-dragon-thief", **chosen)
    no_tiles_left(scene)
    before = len(scene.view()["tiles"])
    end_of_turn(scene, "knight")
    for _ in range(count):
        assert scene.role_asked == ("knight", "collapse-tile")
        scene.say(scene.offered(verb="remove")[0])
        scene.answer_all("slide-part")
    assert len(scene.view()["tiles"]) == before - count
    assert scene.view()["turn"] == "goblins"


@pytest.mark.rule("VA-V024")
def test_the_end_of_turn_tile_comes_after_the_dragons_new_hand() -> None:
    lair = Lair("dragon-thief")
    lair.begin("1,0")
    lair.rest()
    assert lair.role_asked == ("dragon", "lay-dark-tile")
    assert len(lair.hand()) == 3


@pytest.mark.rule("VA-V024")
def test_a_thief_who_died_in_his_own_turn_still_lays_his_tile() -> None:
    scene = Scene("dragon-thief")
    scene.clear()
    scene.g.flame_wall = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "move 1,0")
    assert scene.where("thief") is None
    assert scene.role_asked == ("thief", "lay-dark-tile")


@pytest.mark.rule("VA-V024", "VA-V014")
def test_with_fewer_tiles_than_owed_as_many_are_removed_as_there_are() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush")
    no_tiles_left(scene)
    end_of_turn(scene, "knight")
    scene.say("remove 2,0", "remove 1,0")
    assert scene.view()["turn"] == "goblins"


@pytest.mark.rule("VA-V022")
def test_without_a_cave_a_treasure_token_taken_goes_back_to_the_common_supply() -> None:
    scene = Scene("knight-goblins-thief")
    scene.clear()
    treasure = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.g.treasure[treasure] = 1
    scene.g.treasures_left -= 1
    assert scene.view()["supply"]["treasure"] == 11
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure", "keep-treasure")
    assert scene.view()["supply"]["treasure"] == 12


# Alone in the Dark.


def lay_all(scene: Scene) -> int:
    """How many Dark tiles the end of this turn brings."""
    before = len(scene.g.tiles)
    scene.again()
    while scene.role_asked[1] == "lay-dark-tile":
        scene.say(scene.offered()[0])
    return before - len(scene.g.tiles)


@pytest.mark.rule("VA-V166", "VA-V167", "VA-V171")
def test_alone_the_knight_counts_her_placed_and_unplaced_cubes_but_no_discarded_ones() -> None:
    scene = Scene("knight")
    last_phase(scene, "knight")
    hers = knight_board(scene.g)
    hers.pool, hers.on[STRENGTH], hers.discarded = 1, 2, 2
    assert lay_all(scene) == 3


@pytest.mark.rule("VA-V167")
def test_alone_the_goblins_count_their_largest_tribe() -> None:
    scene = Scene("goblins")
    last_phase(scene, "goblins")
    goblins_board(scene.g).population = [1, 4, 3]
    assert lay_all(scene) == 4


@pytest.mark.rule("VA-V167", "VA-V171")
@pytest.mark.parametrize(("wake", "spirit"), [(0, 3), (8, 5)])
def test_alone_the_dragon_counts_his_spirit_at_that_moment(wake: int, spirit: int) -> None:
    scene = Scene("dragon")
    last_phase(scene, "dragon")
    dragon_board(scene.g).wake = wake
    assert scene.view()["boards"]["dragon"]["spirit"] == spirit
    assert lay_all(scene) == spirit


@pytest.mark.rule("VA-V167")
@pytest.mark.parametrize(("stats", "movement"), [("2 3 4", 2), ("4 3 2", 4)])
def test_alone_the_thief_counts_his_movement(stats: str, movement: int) -> None:
    scene = Scene("thief")
    scene.turn("thief")
    scene.say(f"assign-stats {stats}", "end-turn")
    assert lay_all(scene) == movement


@pytest.mark.rule("VA-V166")
@pytest.mark.parametrize(("already", "laid"), [(1, 2), (3, 4)])
def test_alone_a_crystal_tile_she_reveals_counts_at_once(already: int, laid: int) -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "crystal", shape="hall")
    scene.seal()
    scene.g.crystal_tiles_revealed = already
    scene.turn("knight")
    scene.say("move 1,0")
    uncover(scene)
    scene.say("end-turn")
    assert lay_all(scene) == laid, "the greater of Crystal tiles and 2 cubes"


@pytest.mark.rule("VA-V171", "VA-V024")
def test_alone_a_short_stack_gives_what_is_left() -> None:
    scene = Scene("knight")
    last_phase(scene, "knight")
    knight_board(scene.g).pool = 4
    scene.g.tiles_out.extend(scene.g.tiles[2:])
    scene.g.tiles = scene.g.tiles[:2]
    assert lay_all(scene) == 2
    assert scene.view()["collapsing"]


@pytest.mark.rule("VA-V168", "VA-V165")
@pytest.mark.parametrize(("cubes", "crystals", "removed"), [(2, 1, 2), (2, 4, 4)])
def test_alone_in_the_collapse_the_same_number_goes(cubes: int, crystals: int, removed: int) -> None:
    scene = Scene("knight")
    scene.clear()
    for x in range(1, 7):
        scene.lay(f"{x},0", "ambush")
    no_tiles_left(scene)
    last_phase(scene, "knight")
    knight_board(scene.g).pool = cubes
    scene.g.crystal_tiles_revealed = crystals
    scene.again()
    scene.answer_all("collapse-tile")
    assert len(scene.heard("tile-removed")) == removed


# Ash Dragon.


@pytest.mark.rule("VA-V162", "VA-V164")
@pytest.mark.parametrize(
    ("roles", "surfaced", "attack"),
    [
        ("goblins-dragon", False, True),
        ("goblins-dragon", True, True),
        ("knight-goblins-dragon", False, False),
        ("knight-goblins-dragon", True, False),
    ],
)
def test_only_with_ash_dragon_may_a_tribe_attack_the_dragon(roles: str, surfaced: bool, attack: bool) -> None:
    scene = GoblinScene(roles)
    scene.corridor(2)
    scene.people(bones=4)
    his = dragon_board(scene.g)
    his.arrived, his.surfaced = True, surfaced
    for piece in ("bones", "dragon"):
        scene.put(piece, "2,0")
    scene.board.rage = 4
    scene.activation()
    scene.say("activate bones")
    assert bool(scene.offered(verb="tribe-attack")) is attack
    if attack:
        scene.say("tribe-attack dragon")
        assert scene.view()["boards"]["dragon"]["health"] == 4
        assert (scene.rage, scene.population("bones"), scene.where_is("bones")) == (3, 2, "hidden")


@pytest.mark.rule("VA-V163")
@pytest.mark.parametrize(("population", "enters"), [(2, False), (3, True)])
def test_a_tribe_enters_the_ash_dragons_tile_only_when_stronger_than_his_armor(population: int, enters: bool) -> None:
    scene = GoblinScene("goblins-dragon")
    scene.corridor(2)
    scene.people(bones=population)
    dragon_board(scene.g).arrived = True
    scene.put("bones", "1,0")
    scene.put("dragon", "2,0")
    assert scene.view()["boards"]["dragon"]["armor"] == 2
    scene.activation()
    scene.say("activate bones")
    assert ("2,0" in scene.spaces("move")) is enters


# Flare.

AROUND = {"1,-1", "2,-1", "3,-1", "3,0", "1,1", "2,1", "3,1"}
STRAIGHT = {"2,-1", "3,0", "2,1"}
ASLANT = {"1,-1", "3,-1", "1,1", "3,1"}


@pytest.mark.rule("VA-V127", "VA-V128", "VA-V132")
@pytest.mark.parametrize(
    ("face", "hit"),
    [
        ("around", AROUND),
        ("diamond", STRAIGHT),
        ("corners", ASLANT),
        ("centre", {"2,0"}),
        ("cross", STRAIGHT | {"2,0"}),
        ("saltire", ASLANT | {"2,0"}),
    ],
)
def test_the_knights_flare_reveals_the_dark_tiles_under_the_marks_for_a_grit_each(face: str, hit: set[str]) -> None:
    scene = Scene("knight-cave")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    for space in sorted(AROUND | {"2,0"}):
        scene.lay(space, shape="hall")
    scene.seal()
    scene.turn("knight")
    scene.say("flare 2,0")
    scene.roll(face)
    uncover(scene)
    assert {space for space in AROUND | {"2,0"} if scene.is_lit(space)} == hit
    hers = scene.view()["boards"]["knight"]
    assert (hers["grit"], hers["encounters_left"], hers["steps_left"]) == (len(hit), 1, 1)
    assert scene.role_asked == ("knight", "knight-turn")
    assert scene.offered(verb="flare") == [], "once a turn"
    scene.turn("knight")
    assert scene.offered(verb="flare") != [], "and again in her next one"


@pytest.mark.rule("VA-V131", "VA-V132", "VA-V133", "VA-V134", "VA-V135", "VA-V058")
def test_the_thiefs_flare_is_lit_where_he_stands_and_moves_nobody_else() -> None:
    scene = Scene("knight-cave-thief")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("2,0", "ambush", shape="hall", lit=True)
    event = scene.lay("1,1", "event", shape="hall")
    room = scene.lay("2,1", "treasure-room", shape="hall")
    crystal = scene.lay("3,1", "crystal", shape="hall")
    scene.lay("1,-1", "ambush", shape="side")
    scene.seal()
    scene.put("knight", "0,0")
    scene.put("thief", "2,0")
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "thief-flare")
    scene.roll("around")
    assert scene.role_asked == ("thief", "reveal-next")
    scene.say("reveal 1,-1")
    assert scene.role_asked == ("thief", "orient-tile")
    uncover(scene)
    assert all(scene.is_lit(space) for space in ("1,-1", "1,1", "2,1", "3,1"))
    assert (scene.g.event[event], scene.g.treasure[room], scene.g.crystal[crystal]) == (1, 1, 1)
    assert (knight_board(scene.g).grit, scene.view()["boards"]["knight"]["health"]) == (0, 7)
    assert thief_board(scene.g).cubes == 1
    scene.say("thief-flare")
    scene.roll("centre")
    assert thief_board(scene.g).cubes == 0
    assert "thief-flare" not in scene.offered(), "no cube is left to pay for a third"


def lit_by_flare(kind: str) -> Scene:
    """The Knight's Flare has turned up the tile east of her."""
    scene = Scene("knight-cave")
    scene.clear()
    scene.lay("1,0", kind, shape="hall")
    scene.seal()
    scene.turn("knight")
    scene.say("flare 1,0")
    scene.roll("centre")
    uncover(scene)
    knight_board(scene.g).pool = 0
    scene.again()
    assert scene.role_asked == ("knight", "knight-turn")
    return scene


@pytest.mark.rule("VA-V134")
def test_an_ambush_tile_revealed_by_flare_does_nothing_when_she_enters_it() -> None:
    scene = lit_by_flare("ambush")
    scene.say("move 1,0")
    assert scene.role_asked == ("knight", "knight-turn")
    hers = scene.view()["boards"]["knight"]
    assert (hers["health"], hers["encounters_left"]) == (7, 1)


@pytest.mark.rule("VA-V133", "VA-V134")
def test_an_event_tile_revealed_by_flare_waits_for_her_with_a_token() -> None:
    scene = lit_by_flare("event")
    assert scene.g.event[scene.cell("1,0")] == 1
    assert "event-played" not in scene.keys_heard()
    scene.say("move 1,0")
    assert scene.role_asked == ("cave", "choose-event")


# Past Plunder.


@pytest.mark.rule("VA-V122")
def test_past_plunder_is_the_holders_alone() -> None:
    scene = Scene("knight-goblins")
    end_of_turn(scene, "knight")
    scene.say("lay 1,1")
    assert scene.role_asked[0] == "goblins"
    assert scene.role_asked[1] != "past-plunder"
    assert sum(scene.g.treasure) == 0


@pytest.mark.rule("VA-V122")
def test_past_plunder_passes_over_dark_tiles_with_a_piece_or_a_token() -> None:
    scene = Scene("goblins-dragon")
    scene.g.treasure[scene.cell("1,0")] = 1
    scene.put("dragon", "0,1")
    end_of_turn(scene, "goblins")
    scene.say("lay 1,1")
    assert scene.role_asked == ("goblins", "past-plunder")
    assert scene.spaces("put-treasure") == {"0,-1", "-1,0", "1,1"}


@pytest.mark.rule("VA-V125", "VA-V124")
def test_in_the_collapse_past_plunder_comes_after_the_removals() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    for space in ("3,0", "4,0", "5,0"):
        scene.lay(space, "ambush")
    no_tiles_left(scene)
    scene.put("knight", "0,0")
    end_of_turn(scene, "goblins")
    for space in ("5,0", "4,0", "3,0"):
        assert scene.role_asked == ("goblins", "collapse-tile")
        scene.say(f"remove {space}")
    assert scene.role_asked == ("goblins", "past-plunder")
    assert scene.spaces("put-treasure") == {"1,0", "2,0"}, "the last Dark tile has just gone"


@pytest.mark.rule("VA-V126")
@pytest.mark.parametrize("collapsing", [False, True])
def test_past_plunder_does_nothing_without_a_free_dark_tile_or_one_to_draw(collapsing: bool) -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    taken = scene.lay("2,0", "ambush")
    scene.seal()
    scene.g.treasure[taken] = 1
    turn = last_phase(scene, "goblins")
    no_tiles_left(scene)
    scene.g.collapsing = collapsing
    turn.goto("plunder")
    scene.again()
    assert scene.view()["turn"] == "knight"
    assert sum(scene.g.treasure) == 1
