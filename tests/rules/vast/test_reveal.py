"""Turning tiles up and filling edges."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast.cards import KNIGHT, TILE_WALLS
from undercroft.games.vast.cavern.paths import facings, spaces_to_fill
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE


@pytest.fixture
def scene() -> Scene:
    built = Scene("knight")
    built.clear()
    return built


def open_sides(scene: Scene, space: str) -> set[str]:
    tile = next(tile for tile in scene.view()["tiles"] if tile["space"] == space)
    return {"north", "east", "south", "west"} - set(tile["walls"])


@pytest.mark.rule("VA-G032", "VA-G036", "VA-K039")
def test_the_knight_turns_a_tile_so_that_it_opens_towards_where_she_came_from(scene: Scene) -> None:
    scene.lay("1,0", "treasure-room", shape="corner")
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.role_asked == ("knight", "orient-tile")
    assert scene.offered(verb="orient") == ["orient south", "orient west"]
    scene.say("orient south")
    assert "west" in open_sides(scene, "1,0")


@pytest.mark.rule("VA-G032", "VA-G034")
def test_a_revealed_tile_must_link_to_the_entrance_if_it_can(scene: Scene) -> None:
    tunnel = scene.lay("1,0", shape="tunnel")
    assert [TILE_WALLS[scene.g.face(tunnel)][f] for f in facings(scene.g, tunnel)] == [0b0101]


@pytest.mark.rule("VA-G033")
def test_a_tile_nothing_can_link_may_be_turned_at_will(scene: Scene) -> None:
    scene.lay("1,0")
    corner = scene.lay("2,0", shape="corner")
    assert len(facings(scene.g, corner)) == 4


@pytest.mark.rule("VA-G034")
def test_a_wall_on_the_way_to_the_entrance_breaks_the_link(scene: Scene) -> None:
    bend = scene.lay("1,0", shape="corner")
    walls = TILE_WALLS[scene.g.face(bend)]
    shut = next(facing for facing in range(4) if walls[facing] & 0b1000 and not walls[facing] & 0b0010)
    scene.light(bend, ("north", "east", "south", "west")[shut])
    corner = scene.lay("2,0", shape="corner")
    assert len(facings(scene.g, corner)) == 4, "open to 1,0, which is walled off from the Entrance"


@pytest.mark.rule("VA-G034")
def test_rockslides_cut_links_and_bombs_make_them(scene: Scene) -> None:
    dead = scene.lay("1,0", shape="dead-end")
    scene.lay("2,0", shape="hall", lit=True)
    assert len(facings(scene.g, dead)) == 1
    scene.g.map.rockslides.append(1)
    assert len(facings(scene.g, dead)) == 4
    scene.g.map.rockslides.clear()
    scene.g.map.bombs.append(dead * 4 + 3)
    assert len(facings(scene.g, dead)) == 4


@pytest.mark.rule("VA-G035", "VA-G040", "VA-G041", "VA-K133")
def test_several_tiles_are_oriented_one_by_one_then_all_edges_are_filled(scene: Scene) -> None:
    scene.lay("1,0", "ambush", shape="side")
    scene.lay("2,0", "ambush", shape="corner")
    scene.seal()
    scene.turn("knight")
    scene.g.call(Reveal(KNIGHT, [scene.cell("1,0"), scene.cell("2,0")]))
    scene.again()
    assert scene.role_asked == ("knight", "reveal-next")
    scene.say("reveal 1,0")
    assert scene.role_asked[1] == "orient-tile"
    scene.say("orient east")
    assert scene.role_asked[1] == "orient-tile"
    assert "fill-edge" not in scene.role_asked
    # The first tile, open to the east, is what links the second one.
    assert len(scene.offered(verb="orient")) == 2
    scene.say(scene.offered(verb="orient")[0])
    assert scene.role_asked == ("knight", "fill-edge")


@pytest.mark.rule("VA-G037", "VA-G039", "VA-V011", "VA-V012")
def test_without_a_cave_the_revealer_says_where_and_the_top_of_the_stack_goes_there(scene: Scene) -> None:
    scene.lay("1,0", "ambush", shape="side")
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    scene.say("orient east")
    top = list(reversed(scene.g.tiles))
    assert scene.role_asked == ("knight", "fill-edge")
    assert scene.spaces("lay") == {"1,1", "2,0"}
    scene.say("lay 2,0")
    assert scene.cell("2,0") == top[0]
    assert scene.cell("1,1") == top[1]
    assert scene.is_dark("2,0")


@pytest.mark.rule("VA-G041", "VA-C015")
def test_in_the_collapse_no_edge_is_filled(scene: Scene) -> None:
    scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    scene.g.collapsing = True
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.role_asked[1] == "knight-turn"
    assert scene.cell("2,0") == -1


@pytest.mark.rule("VA-G042", "VA-C011")
def test_when_tiles_run_out_the_other_edges_stay_open_for_good(scene: Scene) -> None:
    scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    kept = scene.g.tiles[0]
    scene.g.tiles_out.extend(scene.g.tiles[1:])
    scene.g.tiles = [kept]
    scene.turn("knight")
    scene.say("move 1,0", "lay 2,0")
    assert scene.cell("2,0") == kept
    assert scene.cell("1,1") == -1
    scene.g.tiles.append(scene.g.tiles_out.pop())
    assert spaces_to_fill(scene.g) == []


@pytest.mark.rule("VA-G043", "VA-K047", "VA-K048")
@pytest.mark.parametrize(("kind", "token"), [("treasure-room", "treasure"), ("crystal", "crystal")])
def test_a_revealed_tile_gets_the_token_of_its_type(scene: Scene, kind: str, token: str) -> None:
    scene.lay("1,0", kind, shape="hall")
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("fill-edge")
    tile = next(tile for tile in scene.view()["tiles"] if tile["space"] == "1,0")
    assert tile["tokens"] == {token: 1}


@pytest.mark.rule("VA-G043", "VA-K049")
def test_a_vault_tile_gets_a_vault_token_that_means_nothing_to_the_knight() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    scene.lay("1,0", "vault", shape="side")
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("orient-tile")
    scene.answer_all("fill-edge")
    assert scene.g.vault[scene.cell("1,0")] == 1
    assert not [text for text in scene.offered() if text.split()[0] in ("take-treasure", "attack", "smash-crystal")]


@pytest.mark.rule("VA-G044", "VA-G046", "VA-K132", "VA-V133", "VA-V134")
def test_tiles_revealed_from_afar_get_event_tokens_and_spring_no_ambush(scene: Scene) -> None:
    scene.lay("1,0", "event", shape="hall")
    scene.lay("0,1", "ambush", shape="hall")
    scene.seal()
    scene.turn("knight")
    scene.g.call(Reveal(KNIGHT, [scene.cell("1,0"), scene.cell("0,1")]))
    scene.again()
    scene.answer_all("reveal-next")
    scene.answer_all("fill-edge")
    assert scene.g.event[scene.cell("1,0")] == 1
    assert scene.role_asked[1] == "knight-turn"
    assert "ambushed" not in scene.keys_heard()
    scene.say("move 0,1")
    assert scene.role_asked[1] == "knight-turn"
    assert "ambushed" not in scene.keys_heard()
    assert "monster-drawn" not in scene.keys_heard()


@pytest.mark.rule("VA-G045", "VA-K122", "VA-C085")
def test_no_event_token_without_event_cards(scene: Scene) -> None:
    scene.lay("1,0", "event", shape="hall")
    scene.seal()
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    scene.turn("knight")
    scene.g.call(Reveal(KNIGHT, [scene.cell("1,0")]))
    scene.again()
    scene.answer_all("fill-edge")
    assert scene.g.event[scene.cell("1,0")] == 0


@pytest.mark.rule("VA-G047")
def test_a_treasure_already_lying_on_a_treasure_room_stays(scene: Scene) -> None:
    cell = scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    scene.g.treasure[cell] = 1
    scene.g.treasures_left -= 1
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("fill-edge")
    assert scene.g.treasure[cell] == 2


@pytest.mark.rule("VA-C036")
def test_revealing_removes_a_rockslide_only_where_the_new_wall_lands(scene: Scene) -> None:
    cell = scene.lay("1,0", "treasure-room", shape="tunnel")
    scene.lay("1,1", shape="hall", lit=True)
    scene.lay("2,0", shape="hall", lit=True)
    scene.seal()
    scene.g.map.rockslides = [cell * 4 + 1, cell * 4 + 2]
    scene.g.rockslides_left = 1
    scene.turn("knight")
    scene.say("move 1,0")
    assert open_sides(scene, "1,0") == {"west"}
    assert scene.g.map.rockslides == [cell * 4 + 1]
    assert scene.g.rockslides_left == 2
    assert SPACE.values[scene.g.map.pos[cell]] == "1,0"


@pytest.mark.rule("VA-G036", "VA-K039")
def test_if_a_facing_meets_her_rule_and_the_general_one_it_is_compulsory() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.lay("0,1", "ambush", shape="hall", lit=True)
    scene.lay("1,1", "ambush", shape="corner")
    scene.seal()
    scene.put("knight", "1,0")
    scene.turn("knight")
    scene.say("move 1,1")
    # She comes from the north, out of a tile walled off from the Entrance; only the west leads there.
    assert scene.role_asked[1] != "orient-tile"
    walls = next(tile["walls"] for tile in scene.view()["tiles"] if tile["space"] == "1,1")
    assert walls == ["east", "south"]


@pytest.mark.rule("VA-C057", "VA-G019", "VA-G020")
@pytest.mark.parametrize("kind", ["event", "treasure-room", "crystal"])
def test_with_an_empty_supply_the_tile_is_lit_and_gets_no_token(kind: str) -> None:
    from undercroft.games.vast.cavern.revealing import Reveal

    scene = Scene("knight-dragon")
    scene.clear()
    cell = scene.lay("1,0", kind)
    scene.seal()
    scene.turn("knight")
    scene.g.events_left = scene.g.treasures_left = scene.g.crystals_left = 0
    scene.g.call(Reveal(2, [cell]))
    scene.again()
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.answer_all(scene.role_asked[1], 1)
    assert scene.is_lit("1,0")
    assert scene.g.event[cell] + scene.g.treasure[cell] + scene.g.crystal[cell] == 0
    assert (scene.g.events_left, scene.g.treasures_left, scene.g.crystals_left) == (0, 0, 0)


@pytest.mark.rule("VA-G044")
def test_an_event_tile_she_steps_onto_gets_no_token(scene: Scene) -> None:
    scene.lay("1,0", "event", shape="hall")
    scene.seal()
    scene.event_on_top("rats")
    scene.turn("knight")
    scene.say("move 1,0")
    scene.answer_all("fill-edge")
    scene.say("ready")
    assert scene.role_asked[1] == "knight-turn"
    assert scene.g.event[scene.cell("1,0")] == 0
