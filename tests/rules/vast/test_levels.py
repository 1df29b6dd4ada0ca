"""The five levels of each role, played to the number that counts."""

from collections import Counter

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import CRYSTAL, GOBLINS, KNIGHT, LEVELS, TYPES, VAULT
from undercroft.games.vast.roles.cave.board import mine as cave_board
from undercroft.games.vast.roles.knight.board import FIRST_TREASURE, POTION
from undercroft.games.vast.roles.thief.board import mine as thief_board

from .cave_scenes import rich
from .dragon_scenes import Lair
from .goblin_scenes import GoblinScene
from .scenes import Scene

# Knight and Goblins.


@pytest.mark.rule("VA-L007", "VA-L008", "VA-L009", "VA-L010", "VA-L011", "VA-K002")
@pytest.mark.parametrize(
    ("level", "goal", "strength"),
    [("easiest", 4, 2), ("easy", 4, 3), ("standard", 5, 3), ("hard", 6, 3), ("expert", 6, 4)],
)
def test_how_many_crystals_she_must_smash_and_with_what_strength(level: str, goal: int, strength: int) -> None:
    for missing in (1, 2):
        scene = GoblinScene("knight-goblins", knight_level=level)
        cell = scene.lay("1,0", "crystal", shape="hall", lit=True)
        scene.seal()
        scene.g.crystal[cell] = 1
        scene.g.crystals_left -= 1
        scene.g.smashed[KNIGHT] = goal - missing
        scene.put("knight", "1,0")
        scene.turn("knight")
        scene.knight.pool = 5
        scene.knight_strength(strength - 1)
        scene.again()
        assert "smash-crystal" not in scene.offered()
        scene.knight_strength(strength)
        scene.knight.encounters = -5
        scene.again()
        scene.say("smash-crystal", "move 0,0")
        assert (scene.ending == "knight-escaped") is (missing == 1)


@pytest.mark.rule("VA-L002", "VA-L006", "VA-L007", "VA-L011", "VA-K065")
@pytest.mark.parametrize("level", LEVELS)
def test_beside_a_dragon_her_level_leaves_the_strength_to_smash_at_three(level: str) -> None:
    for roles in [key for key in cards.ROLE_SETS if {"knight", "dragon"} <= set(key.split("-"))]:
        scene = GoblinScene(roles, knight_level=level)
        cell = scene.lay("1,0", "crystal", shape="hall", lit=True)
        scene.seal()
        scene.g.crystal[cell] = 1
        scene.g.crystals_left -= 1
        scene.put("knight", "1,0")
        scene.turn("knight")
        scene.knight_strength(2)
        scene.again()
        assert "smash-crystal" not in scene.offered(), roles
        scene.knight_strength(3)
        scene.again()
        assert "smash-crystal" in scene.offered(), roles


@pytest.mark.rule("VA-L019", "VA-L045")
@pytest.mark.parametrize("level", LEVELS)
def test_beside_a_knight_the_goblins_level_means_nothing_to_the_dragon(level: str) -> None:
    scene = Scene("knight-goblins-dragon", knight_level="expert", goblins_level=level)
    dragon = scene.view("dragon")["boards"]["dragon"]
    assert (dragon["health"], dragon["most_health"]) == (7, 7)


@pytest.mark.rule("VA-L019", "VA-K120")
@pytest.mark.parametrize(("level", "most"), [("easiest", 5), ("standard", 7), ("expert", 9)])
def test_healing_never_lifts_her_above_the_health_she_started_with(level: str, most: int) -> None:
    scene = GoblinScene("knight-goblins", goblins_level=level)
    scene.treasure_on_top(cards.TREASURES[POTION])
    potion = scene.g.treasure_deck.pop()
    scene.g.faces.show(potion)
    scene.turn("knight")
    scene.knight.up.append(potion)
    scene.knight.pool = 3
    scene.knight.on[FIRST_TREASURE + POTION] = 1
    scene.again()
    assert scene.knight.health == most
    assert "drink-potion" not in scene.offered()
    scene.knight.health = most - 1
    scene.again()
    scene.say("drink-potion")
    assert scene.knight.health == most


@pytest.mark.rule("VA-L017", "VA-L018")
@pytest.mark.parametrize(("level", "goal"), [("easiest", 4), ("easy", 4), ("standard", 5), ("hard", 6), ("expert", 6)])
def test_two_tribes_of_strength_three_smash_as_many_crystals_as_their_level_says(level: str, goal: int) -> None:
    for missing in (1, 2):
        scene = GoblinScene("goblins-cave", goblins_level=level)
        cell = scene.lay("1,0", "crystal", lit=True)
        scene.g.crystal[cell] = 1
        scene.g.crystals_left -= 1
        scene.g.smashed[GOBLINS] = goal - missing
        scene.people(fangs=1, bones=3)
        scene.put("fangs", "1,0")
        scene.put("bones", "1,0")
        scene.activation()
        scene.say("activate fangs")
        assert "hew-crystal" not in scene.offered(), "Strength 2"
        scene.people(fangs=2, bones=3)
        scene.again()
        scene.say("hew-crystal")
        if scene.role_asked[1] == "tribe-acts":
            scene.say("done")
        scene.say("activate bones", "hew-crystal")
        assert (scene.ending == "crystals-smashed") is (missing == 1)


# The Dragon.


@pytest.mark.rule("VA-L020", "VA-L021", "VA-L022", "VA-L023")
@pytest.mark.parametrize(("level", "wakes"), [("easiest", 7), ("easy", 9), ("standard", 11), ("hard", 13)])
def test_the_cube_that_wakes_him(level: str, wakes: int) -> None:
    for missing in (1, 2):
        lair = Lair("goblins-dragon", rooms="", dragon_level=level)
        lair.wakefulness(wakes - missing)
        lair.board.boxes = [1, 3, 0, 0, 0]
        lair.board.eaten = 2
        lair.begin("0,0")
        lair.say("claim-sloth hunger")
        assert (lair.board.wake, lair.board.awake) == (wakes - missing + 1, missing == 1)


# The Cave.


@pytest.mark.rule("VA-L026", "VA-L027", "VA-L028", "VA-L033", "VA-L034")
@pytest.mark.parametrize(("level", "out"), [("easiest", 2), ("easy", 1), ("standard", 0), ("hard", 0), ("expert", 0)])
def test_tiles_of_five_types_are_left_out_never_the_entrance(level: str, out: int) -> None:
    kinds = ("ambush", "event", "treasure-room", "crystal", "vault")
    g = Scene("cave-thief", cave_level=level).g
    assert Counter(TYPES[g.type_of(cell)] for cell in g.tiles_out) == Counter(dict.fromkeys(kinds, out))
    assert g.map.pos[0] >= 0
    without = Scene("knight-cave", cave_level=level).g
    gone = Counter(TYPES[without.type_of(cell)] for cell in without.tiles_out)
    assert gone == Counter({**dict.fromkeys(kinds, out), "vault": 6}), "no Thief, no Vault"


@pytest.mark.rule("VA-L034")
@pytest.mark.parametrize("kind", ["ambush", "event", "treasure-room", "crystal", "vault"])
def test_luck_picks_the_tiles_that_are_left_out(kind: str) -> None:
    found = set()
    for seed in range(8):
        g = Scene("cave-thief", cave_level="easy", seed=seed).g
        found |= {g.face(cell) for cell in g.tiles_out if TYPES[g.type_of(cell)] == kind}
    assert len(found) > 1


@pytest.mark.rule("VA-L035")
@pytest.mark.parametrize(
    ("level", "crystals", "vaults"), [("easiest", [2, 2, 3], [1, 1, 2]), ("easy", [2, 3, 3], [1, 2, 2])]
)
def test_the_rest_is_spread_evenly_and_luck_says_which_pile_gets_more(
    level: str, crystals: list[int], vaults: list[int]
) -> None:
    spreads = set()
    for seed in range(8):
        g = Scene("cave-thief", cave_level=level, seed=seed).g
        for kind, shares in ((CRYSTAL, crystals), (VAULT, vaults)):
            piles = [sum(g.type_of(c) == kind and g.pile[c] == pile for c in range(1, 52)) for pile in range(3)]
            assert sorted(piles) == shares
            spreads.add((kind, *piles))
    assert len({piles for piles in spreads if piles[0] == CRYSTAL}) > 1
    assert len({piles for piles in spreads if piles[0] == VAULT}) > 1


@pytest.mark.rule("VA-L029", "VA-L036")
def test_hatred_tokens_delay_the_win_but_not_the_collapse() -> None:
    scene = Scene("knight-cave", cave_level="hard")
    scene.g.tiles_out.extend(scene.g.tiles + scene.g.hand)
    scene.g.tiles, scene.g.hand = [], []
    scene.g.crystal_tiles_gone = 4
    cell = scene.cell("1,0")
    scene.g.faces.face[cell] = next(face for face in range(52) if cards.TILE_TYPE[face] == CRYSTAL)
    scene.light(cell)
    scene.turn("cave")
    while scene.role_asked == ("luck", "omen-token"):
        scene.luck(0)
    assert scene.g.collapsing
    scene.say("remove 1,0")
    assert scene.g.crystal_tiles_gone == 5
    assert scene.match.outcome is None, "four tokens are left"
    cave_board(scene.g).hatred = 0
    scene.answer_all("collapse-tile", 1)
    assert scene.ending == "everyone-buried"


@pytest.mark.rule("VA-L029", "VA-L030", "VA-L031", "VA-L036")
@pytest.mark.parametrize(("level", "tokens"), [("hard", 4), ("expert", 8)])
@pytest.mark.parametrize("gone", [4, 5])
def test_shedding_the_last_hatred_wins_only_after_the_fifth_crystal_tile(level: str, tokens: int, gone: int) -> None:
    scene = Scene("knight-cave", cave_level=level)
    scene.g.crystal_tiles_gone = gone
    rich(scene, *["mushroom"] * 6)
    hers = cave_board(scene.g)
    assert hers.hatred == tokens
    scene.say("use-omen hatred", "shed-hatred")
    assert (hers.hatred, scene.match.outcome) == (tokens - 1, None)
    hers.hatred = 1
    scene.say("use-omen hatred", "shed-hatred")
    assert (scene.ending == "everyone-buried") is (gone == 5)


@pytest.mark.rule("VA-L031")
@pytest.mark.parametrize("collapsing", [False, True])
def test_hatred_sheds_a_token_instead_of_its_effect_and_only_while_there_is_one(collapsing: bool) -> None:
    scene = Scene("knight-cave", cave_level="hard")
    rich(scene, *["mushroom"] * 6)
    scene.g.collapsing = collapsing
    scene.again()
    before, asked = scene.view()["tiles"], scene.role_asked
    cave_board(scene.g).hatred = 1
    scene.say("use-omen hatred", "shed-hatred")
    assert (scene.view()["tiles"], scene.role_asked) == (before, asked)
    scene.say("use-omen hatred")
    assert "shed-hatred" not in scene.offered()


@pytest.mark.rule("VA-L037")
@pytest.mark.parametrize(("gone", "ends"), [(3, False), (4, True)])
def test_without_a_cave_the_fifth_crystal_tile_ends_the_game_whatever_its_level(gone: int, ends: bool) -> None:
    scene = Scene("knight-goblins", cave_level="easiest")
    scene.clear()
    scene.lay("1,0", "crystal", lit=True)
    scene.g.crystal_tiles_gone = gone
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("end-turn", "remove 1,0")
    assert (scene.ending == "cave-collapsed") is ends


# The Thief.


@pytest.mark.rule("VA-L038", "VA-L039", "VA-L040", "VA-L041", "VA-L042", "VA-L043")
@pytest.mark.parametrize(
    ("level", "goal", "plain"),
    [("easiest", 4, 0), ("easy", 5, 0), ("standard", 6, 0), ("hard", 7, 1), ("expert", 8, 2)],
)
def test_he_stashes_token_by_token_until_he_wins(level: str, goal: int, plain: int) -> None:
    scene = GoblinScene("thief", thief_level=level)
    scene.lay("1,0", shape="hall", lit=True)
    scene.seal()
    thief = thief_board(scene.g)
    for number in range(1, goal + 1):
        scene.put("thief", "1,0")
        thief.carried, thief.level = 1, 0
        scene.turn("thief")
        scene.say(scene.offered(verb="assign-stats")[0], "move 0,0")
        scene.answer_all("stash-loot")
        assert (thief.stashed, thief.level) == (number, 3)
        assert (scene.ending == "thief-stashed") is (number == goal)
        if number < goal:
            assert (scene.role_asked[1] == "choose-upgrade") is (number > plain)
            scene.answer_all("choose-upgrade")
            assert sum(thief.upgrades) == max(0, number - plain)


# The Collapse variant.


@pytest.mark.rule("VA-L046", "VA-L047")
@pytest.mark.parametrize("out", ["2", "3", "4"])
def test_tiles_left_out_for_the_collapse_variant_stay_unseen_and_are_never_crystals(out: str) -> None:
    kinds = set()
    for seed in range(4):
        g = Scene("knight-cave-thief", collapse_variant=out, seed=seed).g
        assert len(g.tiles_out) == int(out)
        assert all(g.faces.seen[cell] == 0 for cell in g.tiles_out)
        kinds |= {TYPES[g.type_of(cell)] for cell in g.tiles_out}
    assert kinds <= {"ambush", "event", "treasure-room"}
    assert len(kinds) > 1, "whatever comes"
