"""Setting the table, and what is in the box."""

import itertools
from collections import Counter

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.engine.errors import BadInput
from undercroft.engine.match import Match
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CRYSTAL, ROLE_SETS, ROLES, TILE_SYMBOL, TILE_TYPE, TYPES, VAULT
from undercroft.games.vast.game import GAME

START = ("0,-1", "1,0", "0,1", "-1,0")


@pytest.mark.rule("VA-G001", "VA-V003")
@pytest.mark.parametrize("roles", ["knight-goblins-dragon-cave-thief", "knight-dragon-thief", "goblins-cave"])
def test_seats_play_the_roles_of_the_set_in_turn_order(roles: str) -> None:
    scene = Scene(roles)
    assert [ROLES[role] for role in scene.g.book.playing] == roles.split("-")
    assert scene.g.book.playing == sorted(scene.g.book.playing)


@pytest.mark.rule("VA-G002", "VA-V001", "VA-V002", "VA-V109")
def test_thirty_role_sets_are_playable_and_the_cave_alone_is_not() -> None:
    every = ["-".join(chosen) for n in range(1, 6) for chosen in itertools.combinations(ROLES, n)]
    assert len(every) == 31
    assert set(every) - set(ROLE_SETS) == {"cave"}
    assert Counter(len(key.split("-")) for key in ROLE_SETS) == {1: 4, 2: 10, 3: 10, 4: 5, 5: 1}
    with pytest.raises(BadInput):
        Match.start(GAME, {"roles": "cave"}, seats=1, seed=1)
    with pytest.raises(BadInput, match="is for 2 seats"):
        Match.start(GAME, {"roles": "knight-cave"}, seats=3, seed=1)


@pytest.mark.rule("VA-V005")
def test_the_book_stars_the_sets_for_a_first_game() -> None:
    starred = {entry["id"] for entry in cards.ROLE_SETS_DATA["set"] if entry["recommended"]}
    assert starred == {
        "knight-goblins-dragon-cave-thief",
        "knight-goblins-dragon-cave",
        "knight-goblins-dragon",
        "knight-goblins-cave",
        "knight-goblins",
        "knight-dragon",
        "goblins-dragon",
        "knight",
        "goblins",
        "dragon",
        "thief",
    }


@pytest.mark.rule("VA-G003")
@pytest.mark.parametrize(
    ("role", "goal"),
    [
        ("knight", "slay-dragon"),
        ("goblins", "slay-knight"),
        ("dragon", "wake-and-leave"),
        ("cave", "collapse"),
        ("thief", "stash"),
    ],
)
def test_every_role_has_its_goal_in_the_full_game(role: str, goal: str) -> None:
    scene = Scene("knight-goblins-dragon-cave-thief")
    assert scene.view()["goals"][role] == goal


@pytest.mark.rule("VA-G005", "VA-C005", "VA-C006", "VA-V007")
def test_event_and_treasure_decks_are_used_exactly_when_the_knight_plays() -> None:
    with_knight = Scene("knight-goblins").view()["decks"]
    assert (with_knight["event"], with_knight["treasure"]) == (15, 7)
    without = Scene("goblins-dragon").view()
    assert (without["decks"]["event"], without["decks"]["treasure"], without["supply"]["event"]) == (0, 0, 0)


@pytest.mark.rule("VA-G006", "VA-G008")
def test_the_entrance_lies_lit_and_open_with_a_dark_tile_on_each_side() -> None:
    scene = Scene("knight")
    entrance = next(tile for tile in scene.view()["tiles"] if tile["space"] == "0,0")
    assert entrance["type"] == "entrance"
    assert entrance["lit"]
    assert entrance["walls"] == []
    assert all(scene.is_dark(space) for space in START)
    assert len(scene.view()["tiles"]) == 5


@pytest.mark.rule("VA-G007", "VA-V006")
def test_vaults_are_in_the_game_only_with_a_thief() -> None:
    for roles, vaults, tiles in (("knight", 0, 45), ("knight-thief", 6, 51)):
        g = Scene(roles).g
        used = [cell for cell in range(1, 52) if cell not in g.tiles_out]
        assert sum(g.type_of(cell) == VAULT for cell in used) == vaults
        assert len(used) == tiles


@pytest.mark.rule("VA-G009")
def test_starting_tiles_are_never_crystals_or_vaults() -> None:
    seen = set()
    for seed in range(60):
        scene = Scene("thief", seed=seed)
        seen |= {TYPES[scene.g.type_of(scene.cell(space))] for space in START}
    assert seen == {"ambush", "event", "treasure-room"}


@pytest.mark.rule("VA-G010", "VA-G011")
@pytest.mark.parametrize(("roles", "size", "vaults"), [("knight", 41, 0), ("thief", 47, 2)])
def test_each_third_of_the_stack_holds_three_crystals(roles: str, size: int, vaults: int) -> None:
    for seed in range(10):
        g = Scene(roles, seed=seed).g
        assert len(g.tiles) == size
        piles = [[cell for cell in g.tiles if g.pile[cell] == pile] for pile in range(3)]
        assert [cell for pile in piles for cell in pile] == g.tiles
        assert sorted(len(pile) for pile in piles) == [13 + vaults, 14 + vaults, 14 + vaults]
        for pile in piles:
            assert sum(g.type_of(cell) == CRYSTAL for cell in pile) == 3
            assert sum(g.type_of(cell) == VAULT for cell in pile) == vaults


@pytest.mark.rule("VA-G011")
def test_which_pile_is_the_small_one_is_luck() -> None:
    small = set()
    for seed in range(30):
        g = Scene("knight", seed=seed).g
        sizes = [sum(g.pile[cell] == pile for cell in g.tiles) for pile in range(3)]
        small.add(sizes.index(13))
    assert small == {0, 1, 2}


@pytest.mark.rule("VA-G013", "VA-G014")
def test_the_tile_table_adds_up() -> None:
    assert Counter(TYPES[kind] for kind in TILE_TYPE) == {
        "ambush": 15,
        "event": 15,
        "crystal": 9,
        "treasure-room": 6,
        "vault": 6,
        "entrance": 1,
    }
    shapes = Counter(cards.TILE_SHAPE[1:])
    assert shapes == {"hall": 15, "side": 13, "corner": 14, "tunnel": 7, "dead-end": 2}
    assert Counter(TILE_SYMBOL[1:]) == {0: 17, 1: 17, 2: 17}
    for kind in (1, 2, 3, 4, 5):
        symbols = Counter(TILE_SYMBOL[face] for face in range(1, 52) if TILE_TYPE[face] == kind)
        assert len(set(symbols.values())) == 1


@pytest.mark.rule("VA-G015", "VA-G101")
def test_a_dark_tile_shows_its_symbol_and_nothing_else() -> None:
    scene = Scene("knight")
    for tile in scene.view("knight")["tiles"]:
        if not tile["lit"]:
            assert tile["symbol"] in ("fangs", "bones", "eye")
            assert not {"type", "tile", "facing"} & set(tile)


@pytest.mark.rule("VA-G016", "VA-G017", "VA-G018", "VA-C004")
def test_the_box_holds_what_the_component_list_says() -> None:
    tokens = cards.TOKENS_DATA
    assert tokens["knight"]["bomb"] == 3
    assert tokens["knight"]["hero-cube"] == 7
    assert (tokens["goblins"]["goblin-disc"], tokens["goblins"]["strength-disc"]) == (12, 4)
    assert (len(cards.SIDEQUESTS), len(cards.WAR), len(cards.MONSTERS), len(cards.SECRETS)) == (10, 10, 10, 10)
    assert (len(cards.TREASURES), len(cards.EVENT_CARDS)) == (7, 15)
    assert (
        tokens["cave"]["omen"],
        tokens["cave"]["crystal"],
        tokens["cave"]["rockslide"],
        tokens["cave"]["event"],
    ) == (36, 9, 3, 10)
    assert (tokens["extras"]["terrain-tile"], tokens["extras"]["monster-token"]) == (8, 2)
    assert sum(len(shape) for shape in cards.TERRAIN_SHAPE) == 21
    assert len(cards.LEVELS_DATA["level"]) == 25
    assert Scene("knight").g.treasures_left == 10
    assert Scene("knight-thief").g.treasures_left == 12


@pytest.mark.rule("VA-G012", "VA-V009")
def test_the_cave_grows_at_first() -> None:
    assert Scene("knight").view()["collapsing"] is False


@pytest.mark.rule("VA-G019", "VA-G020", "VA-C057")
def test_an_empty_supply_only_skips_the_token() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    scene.g.treasures_left = 0
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("fill-edge")
    assert scene.is_lit("1,0")
    assert scene.g.treasure[scene.cell("1,0")] == 0


@pytest.mark.rule("VA-G019")
def test_a_tenth_crystal_token_never_appears() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "crystal", shape="hall")
    scene.seal()
    scene.g.crystals_left = 0
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("fill-edge")
    assert scene.g.crystal[scene.cell("1,0")] == 0


@pytest.mark.rule("VA-L026", "VA-L027", "VA-L033", "VA-L034", "VA-L035")
@pytest.mark.parametrize(("level", "out", "crystals"), [("easiest", 2, 7), ("easy", 1, 8)])
def test_an_easy_cave_leaves_out_tiles_of_each_type(level: str, out: int, crystals: int) -> None:
    g = Scene("knight-cave-thief", cave_level=level).g
    gone = Counter(TYPES[g.type_of(cell)] for cell in g.tiles_out)
    assert gone == {"ambush": out, "event": out, "treasure-room": out, "vault": out, "crystal": out}
    left = [sum(g.type_of(c) == CRYSTAL for c in range(1, 52) if g.pile[c] == pile) for pile in range(3)]
    assert sum(left) == crystals
    assert max(left) - min(left) <= 1


@pytest.mark.rule("VA-L046", "VA-L047")
@pytest.mark.parametrize("out", ["0", "2", "3", "4"])
def test_the_collapse_variant_leaves_out_ordinary_tiles(out: str) -> None:
    assert len(Scene("thief").g.tiles) == 47, "off unless chosen"
    g = Scene("thief", collapse_variant=out).g
    assert len(g.tiles) == 47 - int(out)
    assert all(TYPES[g.type_of(cell)] in ("ambush", "event", "treasure-room") for cell in g.tiles_out)
    with pytest.raises(BadInput):
        Scene("thief", collapse_variant="1")
