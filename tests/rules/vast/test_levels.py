"""The difficulty levels as they are played: what must be smashed, collapsed and healed, and which tiles stay out."""

from collections import Counter

import pytest

from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_combinations import collapse
from tests.rules.vast.test_goblins_variants import only_strength_three_hews
from tests.rules.vast.test_knight import give
from tests.rules.vast.test_role_sets import comes_home
from undercroft.games.vast.facts import CRYSTAL, TREASURE_ROOM, VAULT
from undercroft.games.vast.roles.knight.board import STRENGTH
from undercroft.games.vast.roles.knight.board import mine as knight_board

LEVELS = ("easiest", "easy", "standard", "hard", "expert")


@pytest.mark.rule("VA-L007", "VA-L008", "VA-L009", "VA-L010", "VA-L011")
@pytest.mark.parametrize(("level", "crystals"), list(zip(LEVELS, (4, 4, 5, 6, 6), strict=True)))
def test_the_knights_level_says_how_many_crystals_let_her_escape(level: str, crystals: int) -> None:
    assert comes_home("knight", crystals - 1, knight_level=level).ending == ""
    assert comes_home("knight", crystals, knight_level=level).ending == "knight-escaped"


@pytest.mark.rule("VA-L007", "VA-L008", "VA-L009", "VA-L010", "VA-L011")
@pytest.mark.parametrize(("level", "needed"), list(zip(LEVELS, (2, 3, 3, 3, 4), strict=True)))
def test_the_knights_level_says_how_strong_she_must_be_to_smash(level: str, needed: int) -> None:
    scene = Scene("knight", knight_level=level)
    scene.turn("knight")
    scene.g.crystal[0] = 1
    knight_board(scene.g).pool = 0
    for strength in (1, 2, 3, 4):
        knight_board(scene.g).on[STRENGTH] = strength - 1
        scene.again()
        assert ("smash-crystal" in scene.offered()) is (strength >= needed)


@pytest.mark.rule("VA-L018")
@pytest.mark.parametrize("knight", ["easiest", "expert"])
@pytest.mark.parametrize("goblins", ["easiest", "expert"])
def test_a_tribe_needs_strength_three_to_smash_whatever_the_levels(knight: str, goblins: str) -> None:
    only_strength_three_hews(GoblinScene("knight-goblins", knight_level=knight, goblins_level=goblins))


@pytest.mark.rule("VA-L019")
@pytest.mark.parametrize(("level", "most"), [("easiest", 5), ("standard", 7), ("expert", 9)])
def test_healing_stops_at_the_health_she_started_with(level: str, most: int) -> None:
    scene = Scene("knight-goblins", goblins_level=level)
    give(scene, "potion-kit")
    knight_board(scene.g).pool = 3
    scene.turn("knight")
    scene.say("place-cube potion-kit")
    assert "drink-potion" not in scene.offered(), "nothing is to be healed"
    knight_board(scene.g).health = most - 1
    scene.again()
    scene.say("drink-potion")
    assert scene.view()["boards"]["knight"]["health"] == most


@pytest.mark.rule("VA-L026", "VA-L027", "VA-L028", "VA-L029", "VA-L030")
@pytest.mark.parametrize(("level", "tiles"), list(zip(LEVELS, (3, 4, 5, 5, 5), strict=True)))
def test_the_caves_level_says_how_many_crystal_tiles_must_collapse(level: str, tiles: int) -> None:
    assert collapse("knight-cave", tiles - 2, cave_level=level).ending == ""
    scene = collapse("knight-cave", tiles - 1, cave_level=level)
    assert (scene.ending, scene.winners) == ("everyone-buried", ["cave"])


@pytest.mark.rule("VA-L028", "VA-L029", "VA-L030")
@pytest.mark.parametrize("level", ["standard", "hard", "expert"])
def test_from_standard_on_no_tile_is_left_out(level: str) -> None:
    g = Scene("cave-thief", cave_level=level).g
    assert g.tiles_out == []


@pytest.mark.rule("VA-L029", "VA-L030", "VA-L036")
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_hatred_tokens_put_off_the_win_but_not_the_collapse(level: str) -> None:
    scene = collapse("knight-cave", 4, hatred=1, cave_level=level)
    assert scene.ending == ""
    assert scene.view()["collapsing"] is True


@pytest.mark.rule("VA-L034")
def test_luck_says_which_tiles_of_a_type_an_easy_cave_leaves_out() -> None:
    found = set()
    for seed in range(20):
        g = Scene("knight-cave", seed=seed, cave_level="easy").g
        found |= {g.face(cell) for cell in g.tiles_out if g.type_of(cell) == TREASURE_ROOM}
    assert len(found) > 3


@pytest.mark.rule("VA-L035")
@pytest.mark.parametrize(("level", "crystals", "vaults"), [("easiest", 7, 4), ("easy", 8, 5)])
def test_luck_says_which_pile_gets_the_odd_crystal_or_vault(level: str, crystals: int, vaults: int) -> None:
    odd: dict[int, set[int]] = {CRYSTAL: set(), VAULT: set()}
    for seed in range(25):
        g = Scene("knight-cave-thief", seed=seed, cave_level=level).g
        for kind, count in ((CRYSTAL, crystals), (VAULT, vaults)):
            shares = Counter(g.pile[cell] for cell in range(1, 52) if g.type_of(cell) == kind and g.pile[cell] < 3)
            assert sorted(shares.values()) == sorted([(count + 2) // 3, (count + 1) // 3, count // 3])
            rare = max if count % 3 == 1 else min
            odd[kind].add(rare(shares, key=lambda pile: shares[pile]))
    assert odd == {CRYSTAL: {0, 1, 2}, VAULT: {0, 1, 2}}


@pytest.mark.rule("VA-L045")
@pytest.mark.parametrize(("level", "health"), list(zip(LEVELS, (3, 4, 5, 6, 7), strict=True)))
def test_the_dragons_board_shows_the_health_a_level_gives_him(level: str, health: int) -> None:
    his = Scene("knight-dragon", knight_level=level).view()["boards"]["dragon"]
    assert (his["health"], his["most-health"]) == (health, health)


@pytest.mark.rule("VA-L046", "VA-L047")
def test_the_collapse_variant_is_off_by_default_and_hides_what_it_leaves_out() -> None:
    assert Scene("thief").g.tiles_out == []
    g = Scene("thief", collapse_variant="4").g
    assert len(g.tiles_out) == 4
    assert all(g.faces.known(cell, 0) < 0 for cell in g.tiles_out)
