"""The Cave's hand and its Treasure tokens: every open edge filled, every tile accounted for."""

import pytest

from tests.rules.vast.cave_scenes import board, corridor, fill_up, no_tiles_left, rich, scene_tile, table
from tests.rules.vast.scenes import Scene
from undercroft.games.vast.cards import DRAGON, EYE, GOBLINS, KNIGHT, OMEN_SYMBOLS
from undercroft.games.vast.cavern.paths import spaces_to_fill
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE


def keep(scene: Scene, in_hand: int, in_stack: int) -> None:
    """Only so many tiles are left to the Cave."""
    ambushes = [cell for cell in scene.g.tiles if scene.g.type_of(cell) == 1][: in_hand + in_stack]
    no_tiles_left(scene, *ambushes[:in_hand])
    for cell in ambushes[in_hand:]:
        scene.g.tiles_out.remove(cell)
        scene.g.tiles.append(cell)


# The hand.


@pytest.mark.rule("VA-C011", "VA-C010")
def test_the_hand_shrinks_only_when_the_stack_is_empty() -> None:
    scene = table()
    keep(scene, 3, 1)
    sizes = []
    for space in ("0,1", "1,1", "2,1", "3,0"):
        rich(scene)
        scene.say(f"lay {space}")
        if len(scene.g.hand) > 1:
            scene.say(scene_tile(scene))
        assert scene.is_dark(space)
        sizes.append((len(scene.g.hand), len(scene.g.tiles)))
    assert sizes == [(3, 0), (2, 0), (1, 0), (0, 0)]


def step_into_a_hall(in_hand: int, in_stack: int) -> Scene:
    """The Knight opens three edges, and the Cave has so many tiles for them."""
    scene = table()
    scene.lay("0,-1", "treasure-room", shape="hall")
    keep(scene, in_hand, in_stack)
    scene.turn("knight")
    scene.say("move 0,-1")
    return scene


@pytest.mark.rule("VA-C013", "VA-C011", "VA-G038", "VA-G107")
def test_every_open_edge_gets_a_tile_in_the_order_the_cave_likes() -> None:
    scene = step_into_a_hall(2, 1)
    assert scene.role_asked == ("cave", "fill-edge")
    assert scene.spaces("lay") == {"-1,-1", "1,-1", "0,-2"}
    scene.say("lay 1,-1")
    assert scene.role_asked == ("cave", "choose-tile")
    scene.say(scene.offered()[1])
    assert scene.spaces("lay") == {"-1,-1", "0,-2"}
    scene.say("lay 0,-2", scene_tile(scene))
    assert all(scene.is_dark(space) for space in ("-1,-1", "1,-1", "0,-2"))
    assert scene.role_asked[0] == "knight"
    assert not scene.g.collapsing, "not before the next turn"


@pytest.mark.rule("VA-C014")
def test_two_edges_facing_one_space_call_for_one_tile() -> None:
    scene = table()
    scene.seal()
    cells = [scene.lay(space, "treasure-room", shape="hall") for space in ("0,1", "2,1")]
    scene.turn("knight")
    scene.g.call(Reveal(KNIGHT, cells))
    scene.again()
    scene.answer_all("reveal-next")
    assert scene.offered(verb="lay") == [f"lay {space}" for space in ("-1,1", "1,1", "3,1", "0,2", "2,2")]
    size = len(scene.view()["tiles"])
    fill_up(scene)
    assert len(scene.view()["tiles"]) == size + 5, "one for both edges at 1,1"


@pytest.mark.rule("VA-C014", "VA-G042", "VA-G051", "VA-G110")
def test_edges_without_a_tile_stay_open_even_if_tiles_come_back() -> None:
    scene = step_into_a_hall(1, 0)
    scene.say("lay 0,-2")
    assert scene.role_asked[0] == "knight"
    assert (scene.cell("-1,-1"), scene.cell("1,-1")) == (-1, -1)
    assert len(scene.heard("edges-stay-open")) == 1
    scene.g.call(RemoveBatch(GOBLINS, [scene.cell("2,0")], False))
    scene.again()
    assert scene.is_dark("2,0"), "only the edge opened just now is filled"
    assert (scene.cell("-1,-1"), scene.cell("1,-1")) == (-1, -1)
    assert spaces_to_fill(scene.g) == []


@pytest.mark.rule("VA-C008", "VA-C016", "VA-G101", "VA-G103")
def test_a_tile_from_its_hand_stays_the_caves_secret_on_the_map() -> None:
    scene = table()
    rich(scene)
    scene.say("lay 1,1")
    tile = scene_tile(scene)
    scene.say(tile)
    seen = {
        role: next(found for found in scene.view(role)["tiles"] if found["space"] == "1,1")
        for role in ("cave", "knight", None)
    }
    assert seen["cave"]["tile"] == tile.split()[1]
    assert all("tile" not in seen[role] and "type" not in seen[role] for role in ("knight", None))
    assert None not in scene.view("cave")["boards"]["cave"]["tiles"]
    assert scene.view()["boards"]["cave"]["tiles"] == [None] * 3
    assert scene.heard("tile-laid")[-1].keys() == {"space", "tribe"}


# Shape the Cave.


@pytest.mark.rule("VA-C053")
def test_shaping_lays_one_dark_tile_beside_any_tile_lit_or_dark() -> None:
    scene = corridor("knight-cave", 1)
    scene.lay("2,0")
    rich(scene)
    assert scene.spaces("lay") == {"0,-1", "-1,0", "0,1", "1,-1", "1,1", "2,-1", "2,1", "3,0"}
    assert "done" not in scene.offered(), "it must"
    scene.say("lay 3,0", scene_tile(scene))
    assert scene.is_dark("3,0")
    assert scene.role_asked[1] == "place-treasure", "and one is enough"


@pytest.mark.rule("VA-C055")
def test_a_tile_laid_under_a_lurking_tribe_reveals_it() -> None:
    scene = table("knight-goblins-cave")
    scene.g.lurking[EYE] = SPACE.index["1,1"]
    rich(scene)
    assert "1,1" in scene.spaces("lay")
    scene.say("lay 1,1", scene_tile(scene))
    assert scene.where("eye") == "1,1"
    assert scene.view()["pieces"]["eye"] == {"space": "1,1", "lurking": False}


@pytest.mark.rule("VA-C023", "VA-C024")
def test_off_its_turn_the_cave_has_no_omens_whatever_it_is_asked() -> None:
    scene = table()
    scene.lay("0,-1", "treasure-room", shape="hall")
    rich(scene, *OMEN_SYMBOLS)
    scene.say("lay 1,1", scene_tile(scene), "put-treasure 1,1", "done")
    assert scene.role_asked[0] == "knight"
    scene.say("move 0,-1")
    assert scene.role_asked == ("cave", "fill-edge")
    assert scene.offered(verb="use-omen") == []
    assert sum(board(scene).marks) == 6, "kept for later"


# Treasure tokens.


@pytest.mark.rule("VA-C056", "VA-C021", "VA-G110")
def test_treasure_must_be_placed_on_any_free_dark_tile_whatever_it_is() -> None:
    scene = corridor("knight-dragon-cave", 1)
    for space, kind in (("0,1", "crystal"), ("0,-1", "treasure-room"), ("-1,0", "ambush"), ("1,1", "event")):
        scene.lay(space, kind)
    scene.put("dragon", "-1,0")
    scene.g.treasure[scene.cell("1,1")] = 1
    rich(scene)
    scene.say("lay 2,0", scene_tile(scene))
    assert scene.offered() == [f"put-treasure {space}" for space in ("0,-1", "2,0", "0,1")]
    for space in ("0,-1", "2,0", "0,1"):
        scene.g.treasure[scene.cell(space)] = 1
    scene.again()
    assert scene.role_asked[0] == "knight", "no tile, no token, and the turn goes on"
    assert len(scene.heard("no-place-for-treasure")) == 1


@pytest.mark.rule("VA-C058", "VA-C056", "VA-C061")
def test_in_its_turns_of_the_collapse_the_cave_still_places_treasure() -> None:
    scene = corridor("knight-cave", 4)
    for space in ("0,1", "0,2"):
        scene.lay(space, "ambush")
    no_tiles_left(scene)
    rich(scene)
    scene.say("remove 4,0", "remove 3,0", "remove 2,0")
    assert scene.role_asked == ("cave", "place-treasure")
    assert scene.offered() == ["put-treasure 0,1", "put-treasure 0,2"]


@pytest.mark.rule("VA-C057")
def test_with_no_vault_token_left_a_vault_stays_bare() -> None:
    scene = Scene("dragon-thief")
    scene.clear()
    cell = scene.lay("1,0", "vault")
    scene.seal()
    scene.turn("thief")
    scene.g.vaults_left = 0
    scene.g.call(Reveal(DRAGON, [cell]))
    scene.again()
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.answer_all(scene.role_asked[1], 1)
    assert scene.is_lit("1,0")
    assert (scene.g.vault[cell], scene.g.vaults_left) == (0, 0)
