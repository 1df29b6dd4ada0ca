"""The Goblin Infestation in detail: comparing, the Monsters' Ambush lines, Ogre and Troll tokens."""

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_knight import board, give
from tests.rules.vast.test_knight_cards import QUESTS, ambush, infested, take_quest
from undercroft.engine.luck import Luck
from undercroft.games.vast import cards
from undercroft.games.vast.cards import BRIDGE, CANYON, FIRST_MONSTER, KNIGHT, KNIGHT_PIECE, PIT_1
from undercroft.games.vast.cavern.reach import push_reach
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.knight.board import AXE, FIRST_TREASURE, STRENGTH
from undercroft.games.vast.roles.knight.sidequests import holds
from undercroft.games.vast.variants.terrain import lay_terrain

LEVEL = {"a": "easy", "b": "medium", "c": "hard"}


def alone(line: str, monster: str = "") -> Scene:
    """The Knight alone on the Entrance in her turn, without Fearless in her hand."""
    scene = Scene("knight", solo_level=LEVEL[line])
    scene.clear()
    scene.seal()
    forget_fearless(scene)
    if monster:
        scene.monster_on_top(monster)
    scene.turn("knight")
    return scene


def rooms(scene: Scene, *spaces: str) -> None:
    """Lit tiles without walls."""
    for space in spaces:
        scene.g.map.walls[scene.lay(space, "event", lit=True)] = 0
    scene.seal()


def forget_fearless(scene: Scene) -> None:
    hers = board(scene)
    for card in [card for card in hers.quests if scene.g.faces.face[card] == QUESTS.index("fearless")]:
        hers.quests.remove(card)
        hers.quest_deck.insert(0, card)


def weaponless(scene: Scene, cubes: int = 0) -> None:
    """No cube is left to place; so many are on Strength."""
    board(scene).pool = 0
    board(scene).on[STRENGTH] = cubes
    scene.again()


def discards(scene: Scene) -> list[str]:
    found: list[str] = scene.view()["decks"]["monster_discards"]
    return found


def place_token(scene: Scene, monster: str, space: str) -> int:
    """An Ogre or Troll token with its card beside it."""
    card = scene.monster_on_top(monster)
    scene.g.monster_deck.remove(card)
    which = ("ogre", "troll").index(monster)
    scene.g.monster_token[which], scene.g.monster_card[which] = scene.cell(space), card
    return card


# Comparing.


@pytest.mark.rule("VA-V136", "VA-V140")
@pytest.mark.parametrize("line", ["a", "b"])
def test_before_strengths_are_compared_she_may_add_cubes(line: str) -> None:
    scene = alone(line)
    board(scene).pool = 4
    ambush(scene)
    assert scene.role_asked == ("knight", "brace")
    scene.say(*["place-cube strength"] * 3, "ready")
    assert board(scene).health == 7
    assert "ambush-beaten" in scene.keys_heard()


@pytest.mark.rule("VA-V136", "VA-V142")
@pytest.mark.parametrize(("cubes", "health"), [(0, 6), (2, 7)])
def test_an_ambush_event_is_fought_like_an_ambush_tile(cubes: int, health: int) -> None:
    scene = alone("a")
    weaponless(scene, cubes)
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("ambush")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert board(scene).health == health


@pytest.mark.rule("VA-V141")
@pytest.mark.parametrize(("face", "health", "grit"), [("around", 7, 11), ("centre", 6, 6)])
def test_against_an_equal_monster_the_centre_wounds_her_and_brings_its_text(face: str, health: int, grit: int) -> None:
    scene = alone("c", "blob")
    weaponless(scene, 2)
    board(scene).grit = 10
    ambush(scene)
    scene.roll(face)
    assert (board(scene).health, board(scene).grit) == (health, grit)


@pytest.mark.rule("VA-V137", "VA-V138")
@pytest.mark.parametrize(("line", "equal"), [("a", 1), ("b", 2)])
def test_only_her_equal_rolls_against_the_goblins_of_lines_a_and_b(line: str, equal: int) -> None:
    for cubes in range(4):
        scene = infested(line, strength_cubes=cubes)
        assert (scene.role_asked == ("luck", "dragon-die")) is (cubes == equal)
        assert board(scene).health == (6 if cubes < equal else 7)


@pytest.mark.rule("VA-V140")
def test_the_text_of_a_weaker_monster_is_ignored() -> None:
    scene = alone("c", "blob")
    weaponless(scene, 3)
    board(scene).grit = 10
    ambush(scene)
    assert (board(scene).health, board(scene).grit) == (7, 11)


STRENGTHS = {
    "pet-frog": 2,
    "ogre": 4,
    "troll": 4,
    "golem": 3,
    "gnome": 3,
    "bright-beetles": 3,
    "underworm": 2,
    "blob": 3,
    "flame-giant": 4,
}


@pytest.mark.rule(
    "VA-V139",
    "VA-V147",
    "VA-V148",
    "VA-V149",
    "VA-V150",
    "VA-V151",
    "VA-V153",
    "VA-V154",
    "VA-V155",
    "VA-V156",
)
@pytest.mark.parametrize(("monster", "strength"), list(STRENGTHS.items()))
def test_the_ambush_strength_of_every_monster(monster: str, strength: int) -> None:
    scene = alone("c", monster)
    weaponless(scene, strength - 1)
    ambush(scene)
    assert scene.role_asked == ("luck", "dragon-die"), "hers equals the Monster's"


@pytest.mark.rule("VA-V152", "VA-V153")
@pytest.mark.parametrize("cubes", [0, 3])
def test_the_wisp_has_no_strength_even_after_bright_beetles(cubes: int) -> None:
    scene = alone("c", "bright-beetles")
    board(scene).beetles = scene.g.monster_deck.pop()
    scene.monster_on_top("wisp")
    weaponless(scene, cubes)
    ambush(scene)
    assert scene.role_asked == ("luck", "dragon-die")
    scene.roll("around")
    assert board(scene).health == 7
    assert discards(scene) == ["bright-beetles", "wisp"]


@pytest.mark.rule("VA-V153", "VA-V145")
def test_bright_beetles_lie_there_for_exactly_one_monster_more() -> None:
    scene = infested("c", "bright-beetles")
    assert discards(scene) == []
    scene.say("end-turn")
    scene.answer_all("lay-dark-tile")
    weaponless(scene, 2)
    scene.monster_on_top("pet-frog")
    scene.lay("0,1", "ambush", shape="hall")
    scene.seal()
    scene.say("move 0,0")
    board(scene).steps = 0
    scene.again()
    scene.say("move 0,1")
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("luck", "dragon-die"), "2 and 1 more against 3"
    scene.roll("around")
    assert discards(scene) == ["bright-beetles", "pet-frog"]
    assert scene.view()["boards"]["knight"]["beetles"] is False


@pytest.mark.rule("VA-V144")
def test_without_fearless_she_cannot_ask_for_a_monster() -> None:
    lonely = alone("a")
    weaponless(lonely)
    ambush(lonely)
    assert "monster-drawn" not in lonely.keys_heard()
    scene = Scene("knight-dragon")
    scene.clear()
    scene.seal()
    forget_fearless(scene)
    scene.turn("knight")
    weaponless(scene)
    ambush(scene)
    assert scene.role_asked == ("knight", "choose-ambusher")
    assert scene.offered() == ["fight-goblins"]


@pytest.mark.rule("VA-V144")
def test_a_spectator_may_imagine_a_lonely_knight_without_fearless_while_she_is_asked() -> None:
    scene = alone("a")
    take_quest(scene, "fearless")
    weaponless(scene)
    ambush(scene)
    assert scene.role_asked == ("knight", "choose-ambusher")
    seen = scene.match.view(-1)
    assert all(scene.match.imagine(-1, Luck.of(seed)).view(-1) == seen for seed in range(20))


@pytest.mark.rule("VA-V145", "VA-V157")
def test_a_reshuffled_deck_holds_the_discards_and_leaves_kept_cards_out() -> None:
    scene = alone("c")
    rooms(scene, "1,0")
    place_token(scene, "ogre", "1,0")
    golem = scene.monster_on_top("golem")
    board(scene).golem = scene.g.monster_deck.pop()
    scene.g.monster_discards, scene.g.monster_deck = scene.g.monster_deck, []
    weaponless(scene, 3)
    ambush(scene)
    assert scene.role_asked == ("luck", "monsters")
    scene.order()
    assert (scene.view()["decks"]["monster"], golem in scene.g.monster_deck) == (7, False)
    assert len(discards(scene)) <= 1, "only the one just met"


@pytest.mark.rule("VA-V146", "VA-V156")
def test_the_flame_giants_second_wound_kills_by_ambush() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    scene.seal()
    scene.monster_on_top("flame-giant")
    scene.turn("knight")
    weaponless(scene, 2)
    board(scene).health = 2
    ambush(scene)
    assert (scene.ending, scene.winners) == ("knight-ambushed", ["thief"])


@pytest.mark.rule("VA-V146", "VA-V157")
@pytest.mark.parametrize("monster", ["ogre", "troll"])
def test_a_monster_token_can_kill_by_ambush_too(monster: str) -> None:
    scene = Scene("knight-thief")
    scene.clear()
    rooms(scene, "1,0")
    place_token(scene, monster, "1,0")
    scene.turn("knight")
    weaponless(scene)
    board(scene).health = 1
    scene.say("move 1,0")
    assert (scene.ending, scene.winners) == ("knight-ambushed", ["thief"])


# Single Monsters.


@pytest.mark.rule("VA-V150")
def test_the_golem_makes_every_wall_cost_two_cubes_of_the_map() -> None:
    scene = alone("c")
    scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.seal()
    scene.monster_on_top("golem")
    board(scene).pool = 2
    board(scene).golem = scene.g.monster_deck.pop()
    scene.again()
    scene.say("place-cube ancient-map")
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube ancient-map")
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-V151", "VA-K023")
@pytest.mark.parametrize(("pick", "lost"), [(0, "axe"), (1, "boots")])
def test_the_gnome_takes_any_treasure_card_face_up_or_down(pick: int, lost: str) -> None:
    names = [name for name in cards.TREASURES if lost in name]
    scene = alone("c", "gnome")
    give(scene, next(name for name in cards.TREASURES if "axe" in name))
    give(scene, next(name for name in cards.TREASURES if "boots" in name), up=False)
    weaponless(scene)
    board(scene).on[FIRST_TREASURE + AXE] = 1
    ambush(scene)
    scene.say("ready", "ready")
    assert scene.role_asked == ("luck", "random-treasure")
    scene.luck(pick)
    assert [cards.TREASURES[scene.g.faces.face[card]] for card in scene.g.treasures_out] == names
    assert (board(scene).aside, board(scene).pool) == (int(pick == 0), 0)
    assert len(board(scene).up) + len(board(scene).down) == 1


@pytest.mark.rule("VA-V155", "VA-V142", "VA-V145")
def test_the_blob_takes_five_grit() -> None:
    scene = alone("c", "blob")
    weaponless(scene)
    board(scene).grit = 10
    ambush(scene)
    assert board(scene).grit == 10 - 5 + 1
    assert discards(scene) == ["blob"]


@pytest.mark.rule("VA-V156")
@pytest.mark.parametrize(("cubes", "health"), [(2, 5), (0, 5)])
def test_the_flame_giant_burns_everybody_up_to_strength_three_twice(cubes: int, health: int) -> None:
    assert board(infested("c", "flame-giant", strength_cubes=cubes)).health == health


# The Underworm.


def wormed(*dark: str) -> Scene:
    """She meets the Underworm north of the Entrance with Dark tiles on these spaces."""
    scene = alone("c", "underworm")
    rooms(scene, "1,0", "-1,0", "1,-1", "-1,-1", "0,-2")
    for space in dark:
        scene.lay(space, "treasure-room")
    scene.seal()
    weaponless(scene)
    return scene


@pytest.mark.rule("VA-V154", "VA-V176")
def test_the_underworm_goes_to_the_nearest_dark_tile_on_a_diagonal() -> None:
    scene = wormed("2,-3", "-3,-4", "0,3")
    ambush(scene)
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.say(scene.offered()[0])
    assert scene.where("knight") == "2,-3", "two steps off, though nothing leads there"
    assert scene.is_lit("2,-3")
    assert scene.is_dark("-3,-4")
    assert (board(scene).encounters, board(scene).grit) == (1, 2)


@pytest.mark.rule("VA-V176")
def test_between_two_dark_tiles_as_near_she_chooses() -> None:
    scene = wormed("2,-3", "-2,-3")
    ambush(scene)
    assert scene.role_asked == ("knight", "underworm")
    assert scene.spaces("point") == {"2,-3", "-2,-3"}


@pytest.mark.rule("VA-V176", "VA-V154")
def test_with_no_dark_tile_on_her_diagonals_one_is_laid_beside_the_map() -> None:
    scene = wormed()
    top = scene.g.tiles[-1]
    ambush(scene)
    assert scene.role_asked == ("knight", "underworm")
    assert scene.spaces("point") == {"1,-2", "-1,-2"}, "open and bordering tiles"
    scene.say("point 1,-2")
    assert scene.cell("1,-2") == top
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.say(scene.offered()[0])
    assert scene.is_lit("1,-2")


@pytest.mark.rule("VA-V176")
def test_the_underworm_lays_no_tile_where_it_would_touch_nothing() -> None:
    scene = alone("c", "underworm")
    weaponless(scene)
    scene.lay("0,-1", "ambush", shape="corner")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("orient-tile")
    beside = "1" if scene.cell("1,-1") >= 0 else "-1"
    assert scene.role_asked == ("knight", "underworm")
    assert scene.spaces("point") == {"1,0", "-1,0", f"{beside},-2"}


@pytest.mark.rule("VA-V160", "VA-V176")
def test_in_the_collapse_no_tile_is_laid_for_the_underworm() -> None:
    scene = wormed()
    scene.g.collapsing = True
    ambush(scene)
    assert (board(scene).health, scene.where("knight")) == (6, "0,-1")
    assert discards(scene) == ["underworm"]


# The Ogre.


def ogred(**around: str) -> Scene:
    """The Ogre wounds her north of the Entrance; what lies around that space is arranged by side."""
    scene = alone("c", "ogre")
    spaces = {"north": "0,-2", "east": "1,-1", "west": "-1,-1"}
    for side, what in around.items():
        space = spaces[side]
        if what == "pit":
            lay_terrain(scene.g, PIT_1, SPACE.index[space], 0)
        elif what == "chasm":
            lay_terrain(scene.g, CANYON, SPACE.index[space], 0)
        else:
            scene.lay(space, "ambush", shape="tunnel" if what == "wall" else "hall", lit=what != "dark")
        if what == "token":
            scene.g.treasure[scene.cell(space)] = 1
        if what == "wall":
            scene.g.map.walls[scene.cell(space)] = 15
    weaponless(scene)
    scene.seal()
    ambush(scene)
    return scene


@pytest.mark.rule("VA-V148", "VA-V174")
@pytest.mark.parametrize(
    ("around", "offered"),
    [
        ({"east": "free"}, {"0,0", "1,-1"}),
        ({"east": "dark"}, {"0,0"}),
        ({"east": "token"}, {"0,0"}),
        ({"east": "wall"}, {"0,0"}),
        ({"north": "pit"}, {"0,0"}),
        ({"east": "chasm"}, {"0,0"}),
    ],
)
def test_where_she_may_retreat_to_from_the_ogre(around: dict[str, str], offered: set[str]) -> None:
    scene = ogred(**around)
    assert scene.role_asked == ("knight", "retreat")
    assert scene.spaces("move") == offered


@pytest.mark.rule("VA-V174")
def test_the_retreat_is_free_and_ends_the_encounter() -> None:
    scene = ogred(east="free")
    scene.g.treasure[scene.cell("0,-1")] = 1
    scene.say("move 1,-1")
    hers = board(scene)
    assert (hers.steps, hers.encounters, hers.grit) == (1, 1, 1)
    assert hers.visited == [scene.cell("0,-1")], "Swift counts steps of her own"
    scene.g.treasure[scene.cell("1,-1")] = 1
    scene.again()
    assert "take-treasure" not in scene.offered(), "that would be another Encounter"


@pytest.mark.rule("VA-V160")
def test_an_ogre_she_cannot_retreat_from_only_wounds_her() -> None:
    scene = alone("c", "ogre")
    weaponless(scene)
    scene.g.treasure[0] = 1
    ambush(scene)
    assert (board(scene).health, scene.where("knight")) == (6, "0,-1")
    assert scene.g.monster_token == [-1, -1]
    assert discards(scene) == ["ogre"]


@pytest.mark.rule("VA-V158")
def test_nobody_pushes_the_knight_onto_a_monster_token() -> None:
    scene = alone("c")
    rooms(scene, "1,0", "0,1")
    place_token(scene, "ogre", "1,0")
    reach = push_reach(scene.g, KNIGHT_PIECE, 1)
    assert reach.cells == [scene.cell("0,1")]


def against_token(cubes: int) -> Scene:
    """She walks onto an Ogre token with so many cubes on Strength and another free space beside it."""
    scene = alone("c")
    rooms(scene, "1,0", "2,0")
    place_token(scene, "ogre", "1,0")
    weaponless(scene, cubes)
    board(scene).on[0] = 1
    scene.again()
    scene.say("move 1,0")
    return scene


@pytest.mark.rule("VA-V157", "VA-V159")
def test_a_weaker_knight_is_wounded_by_the_token_and_goes_back_where_she_likes() -> None:
    scene = against_token(2)
    assert (board(scene).health, board(scene).encounters) == (6, 1)
    assert scene.role_asked == ("knight", "retreat")
    assert scene.spaces("move") == {"0,0", "2,0"}
    scene.say("move 2,0")
    assert scene.where("knight") == "2,0"
    assert scene.g.monster_token[0] == scene.cell("1,0")
    assert discards(scene) == []


@pytest.mark.rule("VA-V159", "VA-V178")
@pytest.mark.parametrize(("face", "beaten"), [("around", True), ("centre", False)])
def test_an_equal_knight_rolls_against_the_token(face: str, beaten: bool) -> None:
    scene = against_token(3)
    scene.roll(face)
    assert (scene.g.monster_token[0] == -1) is beaten
    assert scene.where("knight") == "1,0", "she stays, or has yet to go back"
    assert holds(scene.g, QUESTS.index("fearless")) is beaten
    assert (scene.role_asked[1] == "retreat") is not beaten
    assert board(scene).health == (7 if beaten else 6)


@pytest.mark.rule("VA-V159")
def test_a_stronger_knight_beats_the_token_without_a_roll() -> None:
    scene = alone("c")
    rooms(scene, "1,0")
    place_token(scene, "ogre", "1,0")
    give(scene, next(name for name in cards.TREASURES if "sword" in name))
    weaponless(scene, 3)
    board(scene).on[FIRST_TREASURE] = 1
    scene.again()
    scene.say("move 1,0")
    assert scene.where("knight") == "1,0"
    assert discards(scene) == ["ogre"]


@pytest.mark.rule("VA-V178")
def test_fights_with_tokens_count_as_ambushes_for_stalwart() -> None:
    scene = against_token(0)
    assert not holds(scene.g, QUESTS.index("stalwart"))
    scene.say("move 0,0")
    board(scene).on[1] = 2
    scene.again()
    scene.say("move 1,0")
    assert holds(scene.g, QUESTS.index("stalwart"))


# The Troll.


@pytest.mark.rule("VA-V149", "VA-V175")
def test_without_a_cave_she_places_the_canyon_beside_her_with_tiles_at_both_ends() -> None:
    scene = alone("c", "troll")
    rooms(scene, "0,1", "0,2", "0,3", "0,4")
    scene.put("knight", "0,4")
    weaponless(scene)
    scene.lay("1,4", "ambush", shape="hall")
    scene.seal()
    scene.again()
    scene.say("move 1,4")
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("knight", "lay-terrain")
    for space in scene.spaces("lay-terrain"):
        x, y = space.split(",")
        assert abs(int(x) - 1) + abs(int(y) - 4) <= 4, "as near to her as possible"
    scene.say(scene.offered(verb="lay-terrain")[0])
    scene.answer_all("fill-edge")
    assert scene.g.monster_token[1] == BRIDGE
    along = scene.g.map.pos[BRIDGE] - scene.g.map.pos[BRIDGE - 1]
    across = 64 if abs(along) == 1 else 1
    assert all(scene.g.map.cell(scene.g.map.pos[BRIDGE] + side) >= 0 for side in (across, -across))
    assert scene.g.monster_card[1] >= FIRST_MONSTER
    assert discards(scene) == []


@pytest.mark.rule("VA-V175")
def test_with_a_cave_player_the_cave_places_the_canyon() -> None:
    scene = Scene("knight-cave", terrain=True)
    scene.clear()
    scene.seal()
    take_quest(scene, "fearless")
    scene.monster_on_top("troll")
    scene.turn("knight")
    weaponless(scene)
    scene.lay("0,-1", "ambush", shape="hall")
    scene.seal()
    scene.again()
    scene.say("move 0,-1")
    while scene.role_asked[1] in ("fill-edge", "choose-tile"):
        scene.say(scene.offered()[0])
    scene.say("draw-monster")
    assert scene.role_asked == ("cave", "lay-terrain")
    scene.say(scene.offered(verb="lay-terrain")[0])
    while scene.role_asked[1] in ("fill-edge", "choose-tile"):
        scene.say(scene.offered()[0])
    assert scene.g.monster_token[1] == BRIDGE
    assert not scene.g.terrain_laid, "the round's Terrain may still come"


@pytest.mark.rule("VA-V175", "VA-V160")
@pytest.mark.parametrize("there", [True, False])
def test_in_the_collapse_only_a_canyon_on_the_map_gets_the_troll(there: bool) -> None:
    scene = alone("c", "troll")
    if there:
        lay_terrain(scene.g, CANYON, SPACE.index["-1,1"], 0)
    scene.g.collapsing = True
    weaponless(scene)
    ambush(scene)
    assert board(scene).health == 6
    assert scene.g.monster_token[1] == (BRIDGE if there else -1)
    assert (scene.g.map.pos[BRIDGE] >= 0) is there
    assert discards(scene) == ([] if there else ["troll"])


@pytest.mark.rule("VA-V177")
def test_a_troll_goes_with_its_canyon() -> None:
    scene = alone("c")
    lay_terrain(scene.g, CANYON, SPACE.index["-1,1"], 0)
    rooms(scene, "0,2")
    place_token(scene, "troll", "0,1")
    scene.g.call(RemoveBatch(KNIGHT, [BRIDGE], False))
    scene.again()
    assert scene.g.monster_token[1] == -1
    assert discards(scene) == ["troll"]
