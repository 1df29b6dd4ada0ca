"""Where two roles meet: what the Knight must face, who is pushed how, and tokens in between."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast.cards import BRIDGE, CANYON, CAVE, DRAGON, DRAGON_PIECE, KNIGHT, THIEF_PIECE
from undercroft.games.vast.cavern.reach import push_reach
from undercroft.games.vast.cavern.removing import RemoveBatch, eligible
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.dragon.powers import ShriekPower
from undercroft.games.vast.roles.knight.board import STRENGTH
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.variants.terrain import lay_terrain


def table(roles: str) -> Scene:
    scene = Scene(roles)
    scene.clear()
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    scene.put("knight", "0,0") if "knight" in roles.split("-") else None
    scene.seal()
    return scene


def names(scene: Scene, cells: list[int]) -> set[str]:
    return {SPACE.values[scene.g.map.pos[cell]] for cell in cells}


@pytest.mark.rule("VA-K034")
def test_on_a_lit_tile_she_may_pass_treasure_crystal_gem_sleeping_dragon_and_thief() -> None:
    scene = table("knight-goblins-dragon-cave-thief")
    cell = scene.cell("1,0")
    scene.g.treasure[cell] = scene.g.crystal[cell] = 1
    scene.g.gem[0] = cell
    scene.put("dragon", "1,0")
    scene.put("thief", "1,0")
    scene.turn("knight")
    scene.say("place-cube movement", "move 1,0")
    assert knight_board(scene.g).encounters == 0
    assert "2,0" in scene.spaces("move")


@pytest.mark.rule("VA-K034", "VA-K051", "VA-K059")
def test_on_a_lit_tile_she_must_face_tribes_events_and_a_surfaced_dragon() -> None:
    scene = table("knight-goblins-dragon-cave-thief")
    scene.put("fangs", "1,0")
    dragon_board(scene.g).surfaced = True
    dragon_board(scene.g).health = 5
    scene.put("dragon", "2,0")
    scene.turn("knight")
    knight_board(scene.g).on[STRENGTH] = 3
    knight_board(scene.g).on[0] = 1
    knight_board(scene.g).on[1] = 2
    scene.again()
    scene.say("move 1,0")
    while scene.role_asked[0] == "goblins":
        scene.answer_all(scene.role_asked[1])
    assert scene.where("fangs") is None
    assert knight_board(scene.g).encounters == 1
    scene.say("move 2,0")
    assert dragon_board(scene.g).health == 4
    assert knight_board(scene.g).encounters == 2


@pytest.mark.rule("VA-G086")
def test_the_dragon_is_pushed_through_walls_and_onto_dark_tiles_only_underground() -> None:
    scene = table("knight-dragon-cave")
    scene.lay("0,-1", shape="tunnel", lit=True, facing="east")
    scene.lay("0,1")
    scene.g.at[DRAGON_PIECE] = 0
    scene.put("knight", "1,0")
    below = names(scene, push_reach(scene.g, DRAGON_PIECE, 1).cells)
    assert below == {"0,-1", "0,1"}
    dragon_board(scene.g).surfaced = True
    assert push_reach(scene.g, DRAGON_PIECE, 1).cells == []
    scene.put("knight", "0,1")
    assert names(scene, push_reach(scene.g, DRAGON_PIECE, 1).cells) == {"1,0"}


@pytest.mark.rule("VA-G105", "VA-C059", "VA-C069")
def test_the_general_chapter_beats_the_role_chapters() -> None:
    """The Collapse begins with the very next turn, and the remover (not the owner) moves pieces off."""
    scene = table("knight-goblins-cave")
    scene.g.tiles_out.extend(scene.g.tiles + scene.g.hand)
    scene.g.tiles = []
    scene.g.hand = []
    scene.put("knight", "2,0")
    scene.turn("goblins")
    assert scene.g.collapsing
    scene.g.call(RemoveBatch(CAVE, [scene.cell("2,0")], False))
    scene.again()
    assert scene.where("knight") == "1,0"


@pytest.mark.rule("VA-V177", "VA-V158")
def test_a_monster_token_hinders_only_the_knight_and_goes_with_its_tile() -> None:
    scene = table("knight-thief")
    ogre = scene.monster_on_top("ogre")
    scene.g.monster_deck.remove(ogre)
    scene.g.monster_token[0] = scene.cell("2,0")
    scene.g.monster_card[0] = ogre
    scene.g.at[THIEF_PIECE] = scene.cell("1,0")
    scene.turn("thief")
    scene.say(scene.offered(verb="assign-stats")[0])
    assert "2,0" in scene.spaces("move")
    scene.g.call(RemoveBatch(KNIGHT, [scene.cell("2,0")], False))
    scene.again()
    assert scene.g.monster_token[0] == -1
    assert ogre in scene.g.monster_discards


@pytest.mark.rule("VA-V149", "VA-V159")
@pytest.mark.parametrize("taken", [False, True])
def test_a_troll_that_wounds_her_never_lets_her_across(taken: bool) -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    lay_terrain(scene.g, CANYON, SPACE.index["-1,-1"], 0)
    scene.lay("0,-2", "ambush", shape="hall", lit=True)
    scene.seal()
    troll = scene.monster_on_top("troll")
    scene.g.monster_deck.remove(troll)
    scene.g.monster_token[1], scene.g.monster_card[1] = BRIDGE, troll
    scene.turn("knight")
    scene.g.treasure[scene.cell("0,0")] = int(taken)
    scene.say("move 0,-1", "ready")
    assert knight_board(scene.g).health == 6
    assert scene.where("knight") == "0,0", "not to the far side of the bridge"
    assert scene.g.monster_token[1] == BRIDGE


@pytest.mark.rule("VA-C082", "VA-T065")
def test_a_stashed_treasure_never_returns_to_the_map() -> None:
    scene = table("cave-thief")
    scene.g.at[THIEF_PIECE] = scene.cell("1,0")
    thief = thief_board(scene.g)
    thief.carried = 1
    scene.g.treasures_left -= 1
    scene.turn("thief")
    scene.say(scene.offered(verb="assign-stats")[0])
    left = scene.g.treasures_left
    scene.say("move 0,0")
    scene.answer_all("stash-loot")
    scene.answer_all("choose-upgrade")
    assert (thief.stashed, thief.carried, scene.g.treasures_left) == (1, 0, left)


@pytest.mark.rule("VA-L043")
def test_a_stash_kept_off_upgrades_still_counts_and_resets_the_loot_drop() -> None:
    scene = Scene("thief", thief_level="hard")
    thief = thief_board(scene.g)
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.g.at[THIEF_PIECE] = scene.cell("1,0")
    thief.carried = 1
    thief.level = 0
    scene.turn("thief")
    scene.say(scene.offered(verb="assign-stats")[0], "move 0,0")
    scene.answer_all("stash-loot")
    assert scene.role_asked[1] != "choose-upgrade"
    assert (thief.stashed, thief.level, sum(thief.upgrades)) == (1, 3, 0)


@pytest.mark.rule("VA-L025", "VA-L024")
def test_an_ancient_dragon_wakes_when_his_third_shriek_comes_at_thirteen() -> None:
    scene = Scene("dragon", dragon_level="expert")
    his = dragon_board(scene.g)
    his.wake, his.shriek_turns, his.shrieked = 13, 2, False
    scene.g.call(ShriekPower())
    scene.again()
    assert his.shriek_turns == 3
    assert his.awake
    scene.g.call(ShriekPower())
    scene.again()
    # Twice in one turn counts once.
    assert his.shriek_turns == 3


@pytest.mark.rule("VA-G058", "VA-G090")
def test_a_boxed_in_knight_saves_her_tile_from_the_collapse() -> None:
    scene = table("knight-cave")
    scene.put("knight", "2,0")
    scene.g.map.rockslides.append(scene.cell("2,0") * 4 + 3)
    assert scene.cell("2,0") not in eligible(scene.g)
    assert DRAGON == 2
