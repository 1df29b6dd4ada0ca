"""The thirty role sets: cards, goals and endings of each, and the difficulty levels."""

from typing import Any

import pytest

from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards, victory
from undercroft.games.vast.book import Book
from undercroft.games.vast.cards import CAVE, DRAGON, FANGS, GOBLINS, KNIGHT, ROLES, THIEF
from undercroft.games.vast.cavern.removing import CollapseTiles
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.cave.board import mine as cave_board
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board


def book(roles: str, **settings: Any) -> Book:
    return Scene(roles, **settings).g.book


def flares(roles: str) -> set[str]:
    return {ROLES[role] for role in range(5) if book(roles).flare[role]}


def collapse(roles: str, gone: int = 4, hatred: int = 0, **settings: Any) -> Scene:
    """One more Crystal tile, usually the fifth, is taken off the map in the Collapse."""
    scene = Scene(roles, **settings)
    scene.clear()
    scene.lay("1,0", "crystal", lit=True)
    scene.g.tiles_out.extend(scene.g.tiles + scene.g.hand)
    scene.g.tiles = []
    scene.g.hand = []
    scene.g.crystal_tiles_gone = gone
    if scene.g.book.has(CAVE):
        cave_board(scene.g).hatred = hatred
    remover = scene.g.book.playing[-1]
    scene.turn(ROLES[remover])
    assert scene.g.collapsing
    scene.g.call(CollapseTiles(remover, 1))
    scene.again()
    scene.say("remove 1,0")
    return scene


def slay_dragon(roles: str) -> Scene:
    """The surfaced Dragon has 1 Health left; the Knight walks into him, or with Ash Dragon a Tribe."""
    if roles.startswith("knight"):
        lair = Lair(roles, rooms="1,0")
        lair.awaken()
        lair.board.arrived = True
        lair.board.health = 1
        lair.put("dragon", "1,0")
        lair.knight.pool = 3
        lair.turn("knight")
        lair.say(*["place-cube strength"] * 3, "move 1,0")
        return lair
    scene = GoblinScene(roles)
    scene.corridor(1)
    dragon = dragon_board(scene.g)
    dragon.arrived = True
    dragon.health = 1
    scene.put("dragon", "0,0")
    scene.people(fangs=4)
    scene.put("fangs", "1,0")
    scene.activation()
    scene.say("activate fangs", "move 0,0", "tribe-attack dragon")
    return scene


def dragon_leaves(roles: str) -> Scene:
    """The surfaced Dragon walks onto the Entrance."""
    lair = Lair(roles, rooms="1,0 2,0")
    lair.awaken()
    if roles.startswith("knight"):
        lair.put("knight", "2,0")
    lair.begin("1,0")
    lair.say("move 0,0")
    return lair


def stash(roles: str, already: int, **settings: Any) -> Scene:
    """The Thief comes home with one token more."""
    scene = Scene(roles, **settings)
    scene.clear()
    scene.lay("1,0", shape="hall", lit=True)
    thief = thief_board(scene.g)
    thief.stashed = already
    thief.carried = 1
    scene.g.treasures_left -= already + 1
    scene.put("thief", "1,0")
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "move 0,0")
    return scene


def smash(roles: str, already: int) -> GoblinScene:
    """Two Tribes hew a Crystal."""
    scene = GoblinScene(roles)
    cell = scene.lay("1,0", "crystal", lit=True)
    scene.g.crystal[cell] = 1
    scene.g.crystals_left -= 1
    scene.g.smashed[GOBLINS] = already
    scene.people(fangs=3, bones=3)
    scene.put("fangs", "1,0")
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate fangs", "hew-crystal")
    if scene.role_asked[1] == "tribe-acts":
        scene.say("done")
    scene.say("activate bones", "hew-crystal")
    return scene


# The variant cards.


@pytest.mark.rule(
    "VA-V025", "VA-V026", "VA-V029", "VA-V031", "VA-V055", "VA-V063", "VA-V066", "VA-V071", "VA-V086", "VA-V060"
)
@pytest.mark.parametrize(
    ("roles", "holder"),
    [
        ("knight-goblins-dragon-cave-thief", ""),
        ("knight-goblins-dragon-cave", ""),
        ("knight-goblins-dragon", "dragon"),
        ("knight-goblins-dragon-thief", "dragon"),
        ("knight-goblins", "goblins"),
        ("knight-dragon", "dragon"),
        ("goblins-dragon", "goblins"),
        ("knight-goblins-thief", ""),
        ("goblins-dragon-thief", ""),
        ("knight-dragon-thief", ""),
        ("knight-cave", ""),
    ],
)
def test_who_holds_past_plunder(roles: str, holder: str) -> None:
    assert book(roles).past_plunder == (ROLES.index(holder) if holder else -1)


@pytest.mark.rule(
    "VA-V036",
    "VA-V057",
    "VA-V058",
    "VA-V060",
    "VA-V061",
    "VA-V062",
    "VA-V063",
    "VA-V064",
    "VA-V065",
    "VA-V077",
    "VA-V081",
    "VA-V090",
    "VA-V093",
    "VA-V101",
    "VA-V105",
    "VA-V115",
    "VA-V120",
    "VA-V172",
    "VA-V173",
    "VA-V025",
)
@pytest.mark.parametrize(
    ("roles", "users"),
    [
        ("knight-goblins-cave", {"knight"}),
        ("knight-goblins-cave-thief", {"knight"}),
        ("knight-goblins-thief", {"thief"}),
        ("knight-dragon-thief", {"thief"}),
        ("knight-cave-thief", {"knight", "thief"}),
        ("goblins-dragon-thief", {"thief"}),
        ("goblins-cave-thief", {"goblins", "thief"}),
        ("dragon-cave-thief", {"thief"}),
        ("knight-cave", {"knight"}),
        ("knight-thief", {"thief"}),
        ("goblins-cave", {"goblins"}),
        ("goblins-thief", {"goblins", "thief"}),
        ("dragon-thief", {"thief"}),
        ("cave-thief", {"thief"}),
        ("goblins", {"goblins"}),
        ("thief", {"thief"}),
        ("goblins-dragon-cave-thief", set()),
        ("knight-goblins-dragon-cave-thief", set()),
        ("knight", set()),
        ("dragon", set()),
    ],
)
def test_who_may_use_the_flare(roles: str, users: set[str]) -> None:
    assert flares(roles) == users


@pytest.mark.rule("VA-V040", "VA-V061", "VA-V062", "VA-V070", "VA-V077", "VA-V080", "VA-V111", "VA-V112")
@pytest.mark.parametrize(
    ("roles", "line"),
    [
        ("knight-dragon-cave", "a"),
        ("knight-dragon-cave-thief", "a"),
        ("knight-dragon-thief", "a"),
        ("knight-dragon", "a"),
        ("knight-cave-thief", "b"),
        ("knight-cave", "b"),
        ("knight-thief", "c"),
        ("knight-goblins", ""),
        ("goblins", ""),
    ],
)
def test_the_line_of_the_goblin_infestation(roles: str, line: str) -> None:
    assert book(roles).infestation == line


@pytest.mark.rule("VA-V112")
@pytest.mark.parametrize(("level", "line"), [("easy", "a"), ("medium", "b"), ("hard", "c")])
def test_the_solo_knights_level_is_the_line_of_the_infestation(level: str, line: str) -> None:
    assert book("knight", solo_level=level).infestation == line


@pytest.mark.rule("VA-V049", "VA-V063", "VA-V085", "VA-V100", "VA-V173", "VA-G104", "VA-V004", "VA-V161")
@pytest.mark.parametrize(
    ("roles", "ash"),
    [
        ("goblins-dragon-cave", True),
        ("goblins-dragon-cave-thief", True),
        ("goblins-dragon-thief", True),
        ("goblins-dragon", True),
        ("dragon-thief", True),
        ("knight-dragon", False),
        ("knight-goblins-dragon", False),
    ],
)
def test_the_ash_dragon_has_one_more_armor_but_never_five(roles: str, ash: bool) -> None:
    scene = Scene(roles)
    dragon = scene.g.book.roles[DRAGON]
    dragon_board(scene.g).wake = 0
    assert dragon.armor(scene.g, 4) == (2 if ash else 1)
    dragon_board(scene.g).wake = 12
    assert dragon.armor(scene.g, 4) == 4


@pytest.mark.rule("VA-V041", "VA-V042", "VA-V061", "VA-V065", "VA-V072", "VA-V097", "VA-V118")
@pytest.mark.parametrize(
    ("roles", "awake", "locked"),
    [
        ("knight-dragon-cave", 2, True),
        ("knight-dragon-cave-thief", 2, True),
        ("knight-dragon-thief", 2, False),
        ("dragon-cave-thief", 2, True),
        ("knight-dragon", 2, False),
        ("dragon-cave", 2, True),
        ("knight-goblins-dragon", 0, False),
    ],
)
def test_hunger_cubes_that_start_awake(roles: str, awake: int, locked: bool) -> None:
    scene = Scene(roles)
    assert dragon_board(scene.g).wake == awake
    assert dragon_board(scene.g).boxes[1] == 4 - awake
    assert scene.g.book.hunger_locked is locked


@pytest.mark.rule("VA-V118")
@pytest.mark.parametrize(("level", "wake"), [("easy", 4), ("medium", 2), ("hard", 0)])
def test_the_solo_dragons_level_wakes_hunger_cubes(level: str, wake: int) -> None:
    assert dragon_board(Scene("dragon", solo_level=level).g).wake == wake


@pytest.mark.rule("VA-V109", "VA-V111", "VA-V115", "VA-V117", "VA-V120", "VA-V165")
@pytest.mark.parametrize("roles", cards.ROLE_SETS)
def test_alone_in_the_dark_is_for_solo_games(roles: str) -> None:
    assert book(roles).alone is ("-" not in roles)


@pytest.mark.rule("VA-V022", "VA-G018")
def test_without_a_cave_one_supply_of_treasures_serves_everybody() -> None:
    assert Scene("knight-goblins").g.treasures_left == 10
    assert Scene("knight-goblins-thief").g.treasures_left == 12


@pytest.mark.rule("VA-V008")
@pytest.mark.parametrize("roles", ["dragon-thief", "goblins-thief"])
def test_without_a_knight_ambush_tiles_do_nothing(roles: str) -> None:
    scene = Scene(roles)
    scene.clear()
    if roles.startswith("goblins"):
        goblins_board(scene.g).population = [3, 3, 3]
    scene.lay("1,0", "ambush", shape="tunnel")
    scene.seal()
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "move 1,0", "peek", "reveal 1,0")
    scene.answer_all("fill-edge")
    assert scene.is_lit("1,0")
    assert scene.role_asked == ("thief", "thief-turn"), "nobody is asked for an attack"
    assert scene.where("thief") == "1,0"


# Goals and endings.


@pytest.mark.rule("VA-V027", "VA-V028", "VA-V053", "VA-V054", "VA-V030", "VA-V173", "VA-V172", "VA-V029")
@pytest.mark.parametrize("roles", [key for key in cards.ROLE_SETS if key.endswith("-thief") and key.count("-") >= 2])
def test_with_the_thief_the_others_keep_the_goals_of_their_own_set(roles: str) -> None:
    without = book(roles.removesuffix("-thief"))
    with_thief = book(roles)
    assert with_thief.goal[:THIEF] == without.goal[:THIEF]
    assert with_thief.goal[THIEF] == "stash"
    assert with_thief.stash_goal == 6
    assert with_thief.ambush_winner == without.ambush_winner
    assert with_thief.knight_death_ends == without.knight_death_ends


@pytest.mark.rule("VA-V032", "VA-V044", "VA-V073", "VA-V050", "VA-V087", "VA-V063", "VA-D030")
@pytest.mark.parametrize(
    ("roles", "winner"),
    [
        ("knight-goblins-dragon", "knight"),
        ("knight-dragon-cave", "knight"),
        ("knight-dragon", "knight"),
        ("goblins-dragon-cave", "goblins"),
        ("goblins-dragon", "goblins"),
        ("goblins-dragon-thief", "goblins"),
        ("knight-goblins-dragon-cave-thief", "knight"),
    ],
)
def test_who_wins_by_the_dragons_death(roles: str, winner: str) -> None:
    scene = slay_dragon(roles)
    assert scene.ending == "dragon-slain"
    assert scene.winners == [winner]


@pytest.mark.rule("VA-V034", "VA-V045", "VA-V051", "VA-V074", "VA-V088", "VA-V098", "VA-V102", "VA-V119")
@pytest.mark.parametrize(
    "roles",
    [
        "knight-goblins-dragon",
        "knight-dragon-cave",
        "goblins-dragon-cave",
        "knight-dragon",
        "goblins-dragon",
        "dragon-cave",
        "dragon-thief",
        "dragon",
    ],
)
def test_the_dragon_wins_by_leaving(roles: str) -> None:
    scene = dragon_leaves(roles)
    assert scene.ending == "dragon-left"
    assert scene.winners == ["dragon"]


@pytest.mark.rule("VA-V033", "VA-V038", "VA-V068", "VA-V060", "VA-G004")
@pytest.mark.parametrize(
    "roles", ["knight-goblins-dragon", "knight-goblins-cave", "knight-goblins", "knight-goblins-thief"]
)
def test_the_goblins_win_by_the_knights_death(roles: str) -> None:
    scene = GoblinScene(roles)
    scene.corridor(1)
    scene.people(fangs=2)
    scene.put("fangs", "1,0")
    scene.put("knight", "0,0")
    knight_board(scene.g).health = 1
    scene.activation()
    scene.say("activate fangs", "move 0,0")
    assert scene.ending == "knight-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-V091", "VA-V094", "VA-V064", "VA-V116", "VA-L018")
@pytest.mark.parametrize("roles", ["goblins-cave", "goblins-thief", "goblins-cave-thief", "goblins"])
def test_goblins_without_knight_and_dragon_win_by_crystals(roles: str) -> None:
    assert smash(roles, 3).match.outcome is None
    scene = smash(roles, 4)
    assert scene.ending == "crystals-smashed"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-V053", "VA-V095", "VA-V103", "VA-V107", "VA-V121", "VA-V027")
@pytest.mark.parametrize("roles", ["knight-goblins-thief", "goblins-thief", "dragon-thief", "cave-thief", "thief"])
def test_the_thief_wins_with_six_in_his_stash(roles: str) -> None:
    assert stash(roles, 4).match.outcome is None
    scene = stash(roles, 5)
    assert scene.ending == "thief-stashed"
    assert scene.winners == ["thief"]


@pytest.mark.rule(
    "VA-V015",
    "VA-V029",
    "VA-V035",
    "VA-V060",
    "VA-V061",
    "VA-V063",
    "VA-V069",
    "VA-V075",
    "VA-V084",
    "VA-V089",
    "VA-V096",
    "VA-V104",
    "VA-V114",
    "VA-V116",
    "VA-V119",
    "VA-V121",
)
@pytest.mark.parametrize("roles", cards.ROLE_SETS)
def test_when_the_crystal_tiles_are_gone_the_cave_wins_or_everybody_loses(roles: str) -> None:
    scene = collapse(roles)
    if "cave" in roles.split("-"):
        assert (scene.ending, scene.winners) == ("everyone-buried", ["cave"])
    else:
        assert (scene.ending, scene.winners) == ("cave-collapsed", [])


@pytest.mark.rule("VA-G004")
def test_if_two_goals_are_reached_the_role_whose_turn_it_is_wins() -> None:
    for active, winner in ((DRAGON, "dragon"), (KNIGHT, "knight"), (THIEF, "knight")):
        scene = Scene("knight-dragon-thief")
        dragon_board(scene.g).arrived = True
        dragon_board(scene.g).health = 0
        dragon_board(scene.g).left = True
        scene.g.active = active
        victory.check(scene.g)
        assert scene.winners == [winner]


# Knight against Thief.


@pytest.mark.rule("VA-V082", "VA-V083", "VA-L044", "VA-V004")
@pytest.mark.parametrize(
    ("agreed", "knight", "thief", "crystals", "treasures"),
    [
        ("5", "standard", "standard", 5, 5),
        ("6", "standard", "standard", 6, 6),
        ("6", "easy", "standard", 4, 4),
        ("6", "standard", "hard", 6, 7),
        ("5", "expert", "easiest", 6, 4),
    ],
)
def test_knight_and_thief_need_the_agreed_number_unless_a_level_says_otherwise(
    agreed: str, knight: str, thief: str, crystals: int, treasures: int
) -> None:
    chosen = book("knight-thief", knight_against_thief=agreed, knight_level=knight, thief_level=thief)
    assert (chosen.crystal_goal, chosen.stash_goal) == (crystals, treasures)


# Levels.


@pytest.mark.rule("VA-L002", "VA-L003", "VA-L004", "VA-L005", "VA-L006", "VA-L019", "VA-L045")
@pytest.mark.parametrize(
    ("level", "health"), [("easiest", 3), ("easy", 4), ("standard", 5), ("hard", 6), ("expert", 7)]
)
def test_the_knights_level_is_the_dragons_health(level: str, health: int) -> None:
    scene = Scene("knight-goblins-dragon", knight_level=level, goblins_level="easiest")
    assert scene.view()["boards"]["dragon"]["health"] == health


@pytest.mark.rule("VA-L012", "VA-L013", "VA-L014", "VA-L015", "VA-L016", "VA-L045")
@pytest.mark.parametrize(
    ("level", "health"), [("easiest", 5), ("easy", 6), ("standard", 7), ("hard", 8), ("expert", 9)]
)
def test_the_goblins_level_is_the_knights_health(level: str, health: int) -> None:
    scene = Scene("knight-goblins", goblins_level=level)
    assert scene.view()["boards"]["knight"]["health"] == health
    assert scene.view()["boards"]["knight"]["most_health"] == health


@pytest.mark.rule("VA-L017")
@pytest.mark.parametrize(
    ("level", "health", "crystals"), [("easiest", 3, 4), ("easy", 4, 4), ("hard", 6, 6), ("expert", 7, 6)]
)
def test_without_a_knight_the_goblins_level_speaks_of_dragon_or_crystals(
    level: str, health: int, crystals: int
) -> None:
    assert dragon_board(Scene("goblins-dragon", goblins_level=level).g).health == health
    assert book("goblins-cave", goblins_level=level).goblin_crystal_goal == crystals


@pytest.mark.rule("VA-L001", "VA-L037", "VA-D003", "VA-K004")
def test_a_level_of_a_role_nobody_plays_changes_nothing() -> None:
    levels = {f"{role}_level": "easiest" for role in ("knight", "goblins", "cave", "thief")}
    alone = book("dragon", **levels)
    assert (alone.dragon_health, alone.crystal_tiles_to_end, alone.removed_per_type) == (5, 5, 0)
    assert book("knight-thief", goblins_level="expert").knight_health == 7


@pytest.mark.rule("VA-L020", "VA-L021", "VA-L022", "VA-L023", "VA-L024")
@pytest.mark.parametrize(
    ("level", "wakes", "shrieks"),
    [("easiest", 7, 0), ("easy", 9, 0), ("standard", 11, 0), ("hard", 13, 0), ("expert", 13, 3)],
)
def test_the_dragons_level_is_what_wakes_him(level: str, wakes: int, shrieks: int) -> None:
    from undercroft.games.vast.roles.dragon.sloth import wake_up

    scene = Scene("dragon", dragon_level=level)
    dragon = dragon_board(scene.g)
    dragon.shriek_turns = shrieks
    dragon.wake = wakes - 1
    wake_up(scene.g)
    assert not dragon.awake
    dragon.wake = wakes
    dragon.shriek_turns = max(0, shrieks - 1)
    wake_up(scene.g)
    assert dragon.awake is (shrieks == 0)
    dragon.shriek_turns = shrieks
    wake_up(scene.g)
    assert dragon.awake


@pytest.mark.rule("VA-L038", "VA-L039", "VA-L040", "VA-L041", "VA-L042")
@pytest.mark.parametrize(
    ("level", "goal", "plain"),
    [("easiest", 4, 0), ("easy", 5, 0), ("standard", 6, 0), ("hard", 7, 1), ("expert", 8, 2)],
)
def test_the_thiefs_level_is_his_stash(level: str, goal: int, plain: int) -> None:
    chosen = book("thief", thief_level=level)
    assert (chosen.stash_goal, chosen.stash_without_upgrade) == (goal, plain)


@pytest.mark.rule("VA-L001", "VA-L048", "VA-L049")
def test_presets_make_the_game_shorter_or_longer_for_everybody() -> None:
    from undercroft.games.vast.game import GAME

    for preset, level in (("shorter", "easy"), ("shortest", "easiest"), ("longer", "hard"), ("longest", "expert")):
        assert GAME.presets[preset] == {f"{role}-level": level for role in ROLES}
    standard = Scene("knight-goblins-dragon-cave-thief").g.book
    assert (standard.dragon_health, standard.knight_health, standard.wakes_at) == (5, 7, 11)
    assert (standard.crystal_tiles_to_end, standard.stash_goal, standard.crystal_goal) == (5, 6, 5)
    assert CAVE == 3


@pytest.mark.rule("VA-L026", "VA-L027", "VA-L028", "VA-L029", "VA-L030", "VA-L036")
@pytest.mark.parametrize(("level", "tiles"), [("easiest", 3), ("easy", 4), ("standard", 5), ("hard", 5), ("expert", 5)])
def test_the_caves_level_says_how_many_crystal_tiles_must_collapse(level: str, tiles: int) -> None:
    assert collapse("knight-cave", tiles - 2, cave_level=level).ending == ""
    assert collapse("knight-cave", tiles - 1, hatred=1, cave_level=level).ending == ""
    scene = collapse("knight-cave", tiles - 1, cave_level=level)
    assert (scene.ending, scene.winners) == ("everyone-buried", ["cave"])


# Past Plunder.


@pytest.mark.rule("VA-V122", "VA-V125", "VA-V024")
def test_past_plunder_comes_after_the_end_of_turn_tile_and_may_use_it() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.seal()
    scene.put("knight", "0,0")
    scene.turn("goblins")
    while type(scene.g.stack[-1]).__name__ != "Turn":
        scene.g.stack.pop()
    scene.again()
    assert scene.role_asked == ("goblins", "lay-dark-tile")
    scene.say("lay 1,0")
    assert scene.role_asked == ("goblins", "past-plunder")
    scene.say("put-treasure 1,0")
    assert scene.g.treasure[scene.cell("1,0")] == 1


def plunder(scene: Scene) -> None:
    from undercroft.games.vast.variants.past_plunder import PastPlunder

    scene.turn("knight")
    scene.g.call(PastPlunder(GOBLINS))
    scene.again()


@pytest.mark.rule("VA-V123", "VA-V124")
def test_past_plunder_lays_a_tile_beside_a_dark_one_if_all_are_taken() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    taken = scene.lay("2,0", "ambush")
    scene.g.treasure[taken] = 1
    scene.seal()
    plunder(scene)
    assert scene.role_asked == ("goblins", "past-plunder-tile")
    assert scene.spaces("lay") == {"3,0", "2,1", "2,-1"}
    scene.say("lay 3,0")
    assert scene.g.treasure[scene.cell("3,0")] == 1


@pytest.mark.rule("VA-V123", "VA-C055")
def test_a_tile_past_plunder_lays_under_a_lurking_tribe_gets_no_treasure() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.g.treasure[scene.lay("2,0", "ambush")] = 1
    scene.seal()
    scene.g.lurking[FANGS] = SPACE.index["3,0"]
    before = scene.g.treasures_left
    plunder(scene)
    scene.say("lay 3,0")
    assert scene.where("fangs") == "3,0"
    assert (scene.g.treasure[scene.cell("3,0")], scene.g.treasures_left) == (0, before)


@pytest.mark.rule("VA-V124", "VA-V126")
def test_past_plunder_uses_a_lit_tile_only_when_no_dark_one_is_left() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("0,1", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,0")
    scene.g.event[scene.cell("0,1")] = 1
    plunder(scene)
    assert scene.spaces("put-treasure") == {"1,0"}
    empty = Scene("knight-goblins")
    empty.g.treasures_left = 0
    plunder(empty)
    assert empty.role_asked[0] == "knight"
