"""Forced movement, and what everybody may know."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cards import BONES, CAVE, DRAGON_PIECE, FANGS, KNIGHT, KNIGHT_PIECE, THIEF_PIECE
from undercroft.games.vast.cavern.moving import MoveOff, Push, PushToken
from undercroft.games.vast.cavern.reach import can_leave, escape_reach, push_reach, token_reach
from undercroft.games.vast.cavern.removing import CollapseTiles, RemoveBatch
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import SHIELD, mine
from undercroft.games.vast.state import Vast
from undercroft.games.vast.variants.terrain import lay_terrain


def names(scene: Scene, cells: list[int]) -> set[str]:
    return {SPACE.values[scene.g.map.pos[cell]] for cell in cells}


def example_three() -> Scene:
    """The book's third example: the Knight in the middle, see VA-X021."""
    scene = Scene("knight-dragon-cave")
    scene.clear()
    for space in ("1,0", "2,0", "3,0", "0,1", "0,2", "0,-1"):
        scene.lay(space, shape="hall", lit=True)
    scene.lay("1,-1", shape="tunnel", lit=True, facing="east")
    scene.lay("-1,0")
    scene.g.event[scene.cell("0,1")] = 1
    scene.put("knight", "0,0")
    scene.put("dragon", "0,-1")
    return scene


@pytest.mark.rule("VA-X022", "VA-X075", "VA-X076", "VA-G082", "VA-G083")
@pytest.mark.parametrize(
    ("change", "space"),
    [("event", "0,2"), ("dark", "-1,0"), ("dragon", "0,-1"), ("wall", "1,-1")],
)
def test_example_3_each_barred_space_opens_when_its_reason_goes(change: str, space: str) -> None:
    scene = example_three()
    g = scene.g
    assert space not in names(scene, push_reach(g, KNIGHT_PIECE, 3).cells)
    if change == "event":
        g.event[scene.cell("0,1")] = 0
    elif change == "dark":
        g.map.light[scene.cell("-1,0")] = 1
    elif change == "dragon":
        g.at[DRAGON_PIECE] = -1
    else:
        g.map.bombs.append(scene.cell("1,0") * 4)
    assert space in names(scene, push_reach(g, KNIGHT_PIECE, 3).cells)


@pytest.mark.rule("VA-G081", "VA-K105")
def test_the_same_step_is_legal_by_her_own_move_but_not_by_a_push() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0")
    scene.seal()
    scene.turn("knight")
    assert "1,0" in scene.spaces("move")
    assert push_reach(scene.g, KNIGHT_PIECE, 1).cells == []


@pytest.mark.rule("VA-K105", "VA-G106")
def test_a_shielded_knight_is_not_moved() -> None:
    scene = example_three()
    mine(scene.g).on[SHIELD] = 1
    scene.turn("knight")
    scene.g.call(Push(CAVE, KNIGHT_PIECE, 1, 3))
    mine(scene.g).on[SHIELD] = 1
    scene.again()
    assert scene.role_asked[1] != "push-piece"
    assert scene.where("knight") == "0,0"


@pytest.mark.rule("VA-G107", "VA-G091")
def test_the_mover_says_where_a_pushed_piece_goes() -> None:
    scene = example_three()
    scene.turn("knight")
    scene.g.call(Push(CAVE, KNIGHT_PIECE, 1, 3))
    scene.again()
    assert scene.role_asked == ("cave", "push-piece")
    assert scene.spaces("push") == {"1,0", "2,0", "3,0", "0,1"}
    scene.say("push 3,0")
    assert scene.where("knight") == "3,0"
    assert [args["space"] for args in scene.heard("piece-moved")] == ["1,0", "2,0", "3,0"]


@pytest.mark.rule("VA-G085")
def test_tribes_are_pushed_onto_dark_tiles_and_other_tribes_but_not_through_walls() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0")
    scene.lay("0,1", shape="tunnel", lit=True, facing="east")
    scene.lay("-1,0", shape="hall", lit=True)
    scene.lay("0,-1", shape="hall", lit=True)
    scene.put("knight", "0,-1")
    scene.put("fangs", "0,0")
    scene.put("bones", "-1,0")
    before = scene.g.book.roles[1].population(scene.g, FANGS)
    assert names(scene, push_reach(scene.g, FANGS, 1).cells) == {"1,0", "-1,0"}
    assert scene.g.book.roles[1].population(scene.g, FANGS) == before
    assert scene.g.at[BONES] == scene.cell("-1,0")


@pytest.mark.rule("VA-G087")
def test_the_thief_is_pushed_onto_dark_tiles_but_not_through_walls_or_onto_others() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    scene.lay("1,0")
    scene.lay("0,1", shape="tunnel", lit=True, facing="east")
    scene.lay("-1,0", shape="hall", lit=True)
    scene.put("knight", "-1,0")
    scene.put("thief", "0,0")
    assert names(scene, push_reach(scene.g, THIEF_PIECE, 1).cells) == {"1,0"}


@pytest.mark.rule("VA-G088", "VA-C031", "VA-D060")
def test_a_moved_token_stops_at_walls_and_passes_but_never_joins_a_piece() -> None:
    scene = Scene("knight-cave")
    scene.clear()
    for space in ("1,0", "2,0"):
        scene.lay(space, shape="hall", lit=True)
    scene.lay("0,1", shape="tunnel", lit=True, facing="east")
    scene.put("knight", "1,0")
    assert names(scene, token_reach(scene.g, 0, 3)) == {"2,0"}
    scene.g.treasure[0] = 1
    scene.turn("knight")
    scene.g.call(PushToken(CAVE, -1, 0, 3))
    scene.again()
    scene.say("push 2,0")
    assert scene.g.treasure[scene.cell("2,0")] == 1
    assert scene.g.treasure[0] == 0


@pytest.mark.rule("VA-G090", "VA-C070")
def test_a_tile_whose_piece_cannot_leave_is_not_removed() -> None:
    scene = Scene("knight")
    scene.clear()
    cell = scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.lay("0,1", "ambush")
    scene.put("knight", "1,0")
    assert not can_leave(scene.g, [cell])
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(CollapseTiles(KNIGHT, 2))
    scene.again()
    assert scene.spaces("remove") == {"0,1"}
    scene.say("remove 0,1")
    assert scene.where("knight") == "1,0"
    assert scene.role_asked[1] == "knight-turn"


@pytest.mark.rule("VA-G091", "VA-G092", "VA-C069", "VA-K107")
def test_the_remover_moves_a_piece_the_shortest_way_and_breaks_ties() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    for space in ("1,0", "2,0", "1,1", "1,2"):
        scene.lay(space, "ambush" if space == "1,0" else "", shape="hall", lit=True)
    scene.put("knight", "1,0")
    mine(scene.g).on[SHIELD] = 1
    assert names(scene, escape_reach(scene.g, KNIGHT_PIECE, [scene.cell("1,0")], False).cells) == {"0,0", "2,0", "1,1"}
    scene.turn("goblins")
    scene.g.call(MoveOff(1, KNIGHT_PIECE, [scene.cell("1,0")], False))
    scene.again()
    assert scene.role_asked == ("goblins", "move-off")
    assert scene.spaces("push") == {"0,0", "2,0", "1,1"}
    scene.say("push 1,1")
    assert scene.where("knight") == "1,1"


@pytest.mark.rule("VA-G093", "VA-D080")
def test_several_pieces_leave_in_turn_order() -> None:
    scene = Scene("knight-goblins-thief")
    scene.clear()
    for space in ("1,0", "2,0", "3,0", "1,1"):
        scene.lay(space, "ambush" if space == "1,0" else "", shape="hall", lit=True)
    scene.put("thief", "1,0")
    scene.put("knight", "1,0")
    scene.seal()
    scene.turn("goblins")
    scene.g.call(RemoveBatch(1, [scene.cell("1,0")], False))
    scene.again()
    assert scene.match.question(1)["args"] == {"piece": "knight"}  # type: ignore[index]
    scene.say("push 2,0")
    assert scene.match.question(1)["args"] == {"piece": "thief"}  # type: ignore[index]
    assert "2,0" not in scene.spaces("push")


@pytest.mark.rule("VA-D073")
def test_the_flame_wall_burns_again_in_another_turn() -> None:
    scene = example_three()
    mine(scene.g).grit = 20
    mine(scene.g).on_grit = [0] * 5
    scene.turn("knight")
    scene.g.flame_wall = scene.cell("1,0")
    scene.say("move 1,0")
    after_one = mine(scene.g).grit
    assert after_one < 20
    scene.put("knight", "0,0")
    scene.turn("knight")
    scene.say("move 1,0")
    assert mine(scene.g).grit < after_one


@pytest.mark.rule("VA-G094", "VA-D072", "VA-D073")
def test_a_pushed_knight_is_burned_by_the_flame_wall_once_a_turn() -> None:
    scene = example_three()
    mine(scene.g).grit = 8
    scene.turn("knight")
    scene.g.flame_wall = scene.cell("1,0")
    scene.g.call(Push(CAVE, KNIGHT_PIECE, 1, 1))
    scene.again()
    scene.say("push 1,0")
    assert mine(scene.g).grit == 3
    scene.g.at[KNIGHT_PIECE] = 0
    scene.g.call(Push(CAVE, KNIGHT_PIECE, 1, 1))
    scene.again()
    scene.say("push 1,0")
    assert mine(scene.g).grit == 3


def square_with_a_flame_wall() -> Scene:
    """Four rooms in a square; the Knight stands on the Entrance, fire to the east."""
    scene = Scene("knight-dragon-cave")
    scene.clear()
    for space in ("1,0", "0,1", "1,1"):
        scene.lay(space, "ambush" if space == "1,0" else "", shape="hall", lit=True)
    scene.seal()
    mine(scene.g).grit = 8
    scene.turn("knight")
    scene.g.flame_wall = scene.cell("1,0")
    scene.g.call(Push(CAVE, KNIGHT_PIECE, 1, 3))
    scene.again()
    return scene


@pytest.mark.rule("VA-G081", "VA-G094", "VA-G095")
@pytest.mark.parametrize(("way", "grit"), [(("1,0", "1,1"), 3), (("0,1", "1,1"), 8)])
def test_the_mover_chooses_the_way_where_a_space_on_it_does_something(way: tuple[str, ...], grit: int) -> None:
    scene = square_with_a_flame_wall()
    assert scene.role_asked == ("cave", "push-step")
    assert scene.spaces("push") == {"1,0", "0,1"}
    assert "stay" not in scene.offered(), "at least one space"
    for space in way[:-1]:
        scene.say(f"push {space}")
    scene.say(f"push {way[-1]}")
    assert (scene.where("knight"), mine(scene.g).grit) == ("1,1", grit)


@pytest.mark.rule("VA-G081", "VA-G094")
def test_a_piece_can_be_pushed_into_the_fire_and_back() -> None:
    scene = square_with_a_flame_wall()
    scene.say("push 1,0")
    assert scene.role_asked == ("cave", "push-piece"), "burned once, the rest of the way is nobody's concern"
    assert scene.spaces("push") == {"0,0", "1,1", "0,1"}
    assert "stay" in scene.offered()
    scene.say("push 0,0")
    assert (scene.where("knight"), mine(scene.g).grit) == ("0,0", 3)
    assert scene.role_asked[0] == "knight"


@pytest.mark.rule("VA-G092", "VA-G094", "VA-G095", "VA-D080")
def test_of_two_shortest_ways_off_vanishing_tiles_the_remover_takes_one() -> None:
    scene = Scene("knight-dragon-cave")
    scene.clear()
    for space in ("1,0", "0,1", "1,1"):
        scene.lay(space, "ambush" if space == "1,1" else "", shape="hall", lit=True)
    scene.seal()
    mine(scene.g).grit = 8
    scene.put("knight", "1,1")
    scene.turn("knight")
    scene.g.flame_wall = scene.cell("1,0")
    scene.g.call(MoveOff(CAVE, KNIGHT_PIECE, [scene.cell(space) for space in ("1,0", "0,1", "1,1")], True))
    scene.again()
    assert scene.role_asked == ("cave", "move-off")
    assert scene.spaces("push") == {"1,0", "0,1"}
    scene.say("push 0,1")
    assert (scene.where("knight"), mine(scene.g).grit) == ("0,0", 8)


@pytest.mark.rule("VA-G111")
def test_if_one_of_several_pieces_cannot_leave_none_is_moved() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    cell = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("2,0", "ambush", shape="hall", lit=True)
    scene.put("knight", "1,0")
    scene.put("thief", "1,0")
    assert can_leave(scene.g, [cell]), "one to each side"
    scene.g.map.rockslides.append(cell * 4 + 1)
    assert not can_leave(scene.g, [cell]), "the Entrance has room for one of them alone"
    assert (scene.where("knight"), scene.where("thief")) == ("1,0", "1,0")
    scene.g.at[THIEF_PIECE] = -1
    assert can_leave(scene.g, [cell])


@pytest.mark.rule("VA-G091", "VA-G093", "VA-G111")
def test_the_first_to_leave_may_not_take_the_only_way_out_of_the_next() -> None:
    scene = Scene("dragon-thief")
    scene.clear()
    scene.g.map.walls[0] = 0
    cell = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.lay("2,0", "ambush", shape="hall", lit=True)
    scene.g.map.rockslides.append(cell * 4 + 1)
    scene.put("dragon", "1,0")
    scene.put("thief", "1,0")
    scene.turn("thief")
    scene.g.call(MoveOff(CAVE, DRAGON_PIECE, [cell], False))
    scene.again()
    assert scene.where("dragon") == "2,0", "the Entrance is the Thief's only way"


@pytest.mark.rule("VA-R034")
def test_a_push_never_ends_on_a_pit() -> None:
    scene = Scene("knight")
    scene.clear()
    lay_terrain(scene.g, cards.PIT_1, SPACE.index["1,0"], 0)
    scene.lay("2,0", shape="hall", lit=True)
    scene.put("knight", "0,0")
    assert names(scene, push_reach(scene.g, KNIGHT_PIECE, 3).cells) == {"2,0"}


# Information.


@pytest.mark.rule("VA-G101", "VA-G102", "VA-K070")
def test_sidequests_and_face_down_treasures_are_the_knights_secret() -> None:
    scene = Scene("knight-goblins")
    scene.treasure_on_top("javelin")
    mine(scene.g).down.append(scene.g.treasure_deck.pop())
    scene.g.faces.show_to(mine(scene.g).down[0], 0)
    hers = scene.view("knight")["boards"]["knight"]
    theirs = scene.view("goblins")["boards"]["knight"]
    assert hers["face_down_treasures"] == ["javelin"]
    assert theirs["face_down_treasures"] == [None]
    assert None not in hers["sidequests"]
    assert theirs["sidequests"] == [None, None, None]


@pytest.mark.rule("VA-G101", "VA-G102", "VA-D011")
def test_each_seat_sees_its_own_cards_and_tiles_and_of_the_others_how_many() -> None:
    scene = Scene("knight-goblins-dragon-cave-thief")
    goblins = goblins_board(scene.g)
    if not goblins.hand:
        goblins.hand.append(goblins.secret_deck.pop())
    hidden = {"knight": "sidequests", "goblins": "secrets", "dragon": "hand", "cave": "tiles"}
    for viewer in (*cards.ROLES, None):
        boards = scene.view(viewer)["boards"]
        for role, field in hidden.items():
            held = boards[role][field]
            assert held, "there is something to hide"
            assert held.count(None) == (0 if role == viewer else len(held)), (viewer, role)


@pytest.mark.rule("VA-G101", "VA-G102")
def test_all_else_on_the_boards_is_public() -> None:
    scene = Scene("knight-goblins-dragon-cave-thief")
    goblins = goblins_board(scene.g)
    goblins.war_drawn = [goblins.war_deck.pop()]
    goblins.war_discards = [goblins.war_deck.pop()]
    goblins.secret_discards = [goblins.secret_deck.pop()]
    goblins.monsters_drawn = [scene.g.monster_deck.pop()]
    dragon = dragon_board(scene.g)
    dragon.discards = [dragon.hand.pop()]
    secret = {"sidequests", "face_down_treasures", "secrets", "hand", "tiles", "next_events"}

    def public(viewer: str | None) -> dict[str, dict[str, object]]:
        boards = scene.view(viewer)["boards"]
        return {role: {key: boards[role][key] for key in boards[role] if key not in secret} for role in boards}

    watched = public(None)
    assert all(watched["goblins"][key] for key in ("war_drawn", "war_discards", "secret_discards", "monsters_drawn"))
    assert watched["dragon"]["discards"]
    assert all(public(role) == watched for role in cards.ROLES)


@pytest.mark.rule("VA-G101")
def test_imagined_worlds_keep_symbols_and_the_thirds_of_the_stack() -> None:
    from undercroft.engine.luck import Luck

    scene = Scene("knight", seed=5)
    faces = set()
    for n in range(20):
        g = scene.match.imagine(0, Luck.of(n)).state
        assert isinstance(g, Vast)
        for pile in range(3):
            cells = [cell for cell in g.tiles if g.pile[cell] == pile]
            assert sum(g.type_of(cell) == cards.CRYSTAL for cell in cells) == 3
        faces.add(g.face(scene.cell("1,0")))
        assert cards.TILE_SYMBOL[g.face(scene.cell("1,0"))] == cards.TILE_SYMBOL[scene.g.face(scene.cell("1,0"))]
    assert len(faces) > 3


@pytest.mark.rule("VA-G110")
def test_a_turn_can_always_be_ended() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.turn("knight")
    assert scene.offered(verb="move") == []
    assert "end-turn" in scene.offered()
