"""The Cave: its hand, omens, and the cards it chooses."""

import pytest

from tests.rules.vast.cave_scenes import board, hand, no_tiles_left, rich, scene_tile, table, walk_into_an_event
from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards, victory
from undercroft.games.vast.cards import CAVE, CRYSTAL, GOBLINS, KNIGHT, OMEN_SYMBOLS
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.cave.board import (
    BATS,
    CURSE,
    HATRED,
    PLUNDER,
    ROCKSLIDE,
    SPORES,
    CaveBoard,
    price,
)
from undercroft.games.vast.roles.cave.omens import rock_edges, tokens_due, usable
from undercroft.games.vast.roles.cave.tiles import PlaceTreasure
from undercroft.games.vast.roles.knight.board import mine as knight_board

# Set-up and information.


@pytest.mark.rule("VA-C002", "VA-C003", "VA-C007", "VA-G017")
def test_the_cave_begins_with_three_tiles_a_full_bag_and_no_tokens() -> None:
    view = Scene("knight-cave").view("cave")["boards"]["cave"]
    assert view["bag"] == 36
    assert set(view["omens"].values()) == {0}
    assert len(view["tiles"]) == 3
    assert CaveBoard().bag == [6] * 6


@pytest.mark.rule("VA-C008", "VA-C016", "VA-G101", "VA-G103")
def test_the_cave_sees_its_hand_and_under_every_dark_tile_others_do_not() -> None:
    scene = Scene("knight-cave")
    own = scene.view("cave")
    other = scene.view("knight")
    assert all("type" in tile for tile in own["tiles"])
    assert not any("type" in tile for tile in other["tiles"] if not tile["lit"])
    assert other["boards"]["cave"]["tiles"] == [None, None, None]


@pytest.mark.rule("VA-C086")
def test_the_top_three_events_are_no_secret_to_the_cave() -> None:
    scene = Scene("knight-cave")
    top = [cards.EVENTS[scene.g.faces.face[card]] for card in reversed(scene.g.event_deck[-3:])]
    assert scene.view("cave")["boards"]["cave"]["next_events"] == top
    assert scene.view("knight")["boards"]["cave"]["next_events"] == []


# Tiles.


@pytest.mark.rule("VA-G037", "VA-G038", "VA-C010", "VA-C012", "VA-X003")
def test_on_the_knights_turn_the_cave_fills_edges_with_tiles_of_its_choice() -> None:
    scene = table()
    scene.lay("0,-1", "treasure-room", shape="side")
    hand(scene, "crystal", "ambush", "event")
    scene.turn("knight")
    scene.say("move 0,-1")
    scene.answer_all("orient-tile")
    assert scene.role_asked == ("cave", "fill-edge")
    spaces = scene.spaces("lay")
    assert len(spaces) == 2
    scene.say(scene.offered(verb="lay")[0])
    assert scene.role_asked == ("cave", "choose-tile")
    # Off its own turn it may hold the Crystal back.
    assert len(scene.offered(verb="lay-tile")) == 3
    ambush = next(text for text in scene.offered(verb="lay-tile") if " a" in text)
    size = len(scene.g.tiles)
    scene.say(ambush)
    assert len(scene.g.hand) == 3
    assert len(scene.g.tiles) == size - 1
    assert scene.role_asked == ("cave", "choose-tile")


@pytest.mark.rule("VA-C012", "VA-C046", "VA-C053")
def test_on_its_own_turn_crystals_go_first() -> None:
    scene = table()
    hand(scene, "crystal", "ambush", "event")
    rich(scene)
    assert scene.role_asked == ("cave", "shape-cave")
    assert "1,1" in scene.spaces("lay")
    assert "5,5" not in scene.spaces("lay")
    scene.say("lay 1,1")
    assert scene.role_asked == ("cave", "choose-tile")
    assert [text[:10] for text in scene.offered(verb="lay-tile")] == ["lay-tile c"]
    scene.say(scene.offered(verb="lay-tile")[0])
    assert scene.g.type_of(scene.cell("1,1")) == CRYSTAL


@pytest.mark.rule("VA-C009", "VA-X062", "VA-C056", "VA-C021")
def test_collect_then_shape_then_place_treasure() -> None:
    scene = table()
    scene.turn("cave")
    assert scene.role_asked == ("luck", "omen-token")
    scene.luck(0)
    scene.answer_all("omens", 1)
    assert scene.role_asked == ("cave", "shape-cave")
    scene.say("lay 1,1", scene_tile(scene))
    assert scene.role_asked == ("cave", "place-treasure")
    assert scene.spaces("put-treasure") == {"1,1"}
    scene.say("put-treasure 1,1")
    assert scene.g.treasure[scene.cell("1,1")] == 1
    assert scene.g.treasures_left == 9


@pytest.mark.rule("VA-C054", "VA-C011", "VA-G110")
def test_without_a_tile_there_is_nothing_to_shape() -> None:
    scene = table()
    scene.g.tiles_out.extend(scene.g.tiles[1:] + scene.g.hand)
    scene.g.tiles = scene.g.tiles[:1]
    scene.g.hand = []
    scene.turn("cave")
    scene.luck(0)
    scene.g.tiles_out.append(scene.g.tiles.pop())
    scene.again()
    scene.answer_all("omens")
    assert scene.role_asked[0] == "knight"
    assert len(scene.heard("nothing-to-lay")) == 1


@pytest.mark.rule("VA-C056", "VA-C058")
def test_treasure_goes_on_dark_tiles_without_pieces_and_treasure_even_in_the_collapse() -> None:
    scene = table()
    for space in ("0,1", "1,1", "2,1"):
        scene.lay(space, "ambush")
    scene.g.treasure[scene.cell("0,1")] = 1
    scene.put("knight", "1,1")
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(PlaceTreasure(False))
    scene.again()
    assert scene.role_asked == ("cave", "place-treasure")
    assert scene.spaces("put-treasure") == {"2,1"}
    scene.g.treasures_left = 0
    scene.again()
    assert scene.role_asked[0] == "knight"


@pytest.mark.rule("VA-G051")
def test_returned_tiles_refill_the_hand_at_once() -> None:
    scene = table("knight-goblins-cave")
    scene.turn("knight")
    no_tiles_left(scene)
    scene.put("knight", "0,0")
    scene.g.call(RemoveBatch(GOBLINS, [scene.cell("2,0"), scene.cell("1,0")], False))
    scene.again()
    scene.settle()
    # Both came back to the hand; one of them then filled the Entrance's edge.
    assert scene.role_asked == ("cave", "choose-tile")
    assert len(scene.g.hand) == 2


@pytest.mark.rule("VA-C061", "VA-G052", "VA-V016")
def test_in_the_collapse_the_cave_removes_three_tiles_and_nobody_else_any() -> None:
    scene = table()
    for space in ("0,1", "1,1", "2,1", "3,0"):
        scene.lay(space, "ambush")
    no_tiles_left(scene)
    scene.turn("cave")
    while scene.role_asked[0] == "luck":
        scene.luck(0)
    before = len(scene.view()["tiles"])
    for _ in range(3):
        scene.answer_all("omens", 1)
        assert scene.role_asked[1] == "collapse-tile"
        scene.say(scene.offered(verb="remove")[0])
        scene.answer_all("move-off")
        scene.answer_all("slide-part")
    assert len(scene.view()["tiles"]) == before - 3
    scene.turn("knight")
    scene.say("end-turn")
    assert scene.role_asked[0] != "knight"


@pytest.mark.rule("VA-C001", "VA-C074", "VA-V039", "VA-V046", "VA-V052", "VA-V079", "VA-V092", "VA-V099", "VA-V108")
@pytest.mark.parametrize(
    "roles",
    [
        "knight-goblins-cave",
        "knight-dragon-cave",
        "goblins-dragon-cave",
        "knight-cave",
        "goblins-cave",
        "dragon-cave",
        "cave-thief",
    ],
)
def test_five_crystal_tiles_gone_and_the_cave_wins(roles: str) -> None:
    scene = Scene(roles)
    scene.g.crystal_tiles_gone = 4
    assert not victory.check(scene.g)
    scene.g.crystal_tiles_gone = 5
    assert victory.check(scene.g)
    assert scene.ending == "everyone-buried"
    assert scene.winners == ["cave"]


@pytest.mark.rule("VA-L026", "VA-L027", "VA-L028", "VA-L029", "VA-L030", "VA-L036")
@pytest.mark.parametrize(
    ("level", "tiles", "hatred"),
    [("easiest", 3, 0), ("easy", 4, 0), ("standard", 5, 0), ("hard", 5, 4), ("expert", 5, 8)],
)
def test_the_caves_level_sets_crystal_tiles_and_hatred_tokens(level: str, tiles: int, hatred: int) -> None:
    scene = Scene("knight-cave", cave_level=level)
    assert board(scene).hatred == hatred
    scene.g.crystal_tiles_gone = tiles - 1
    assert not victory.check(scene.g)
    scene.g.crystal_tiles_gone = tiles
    assert victory.check(scene.g) is (hatred == 0)
    if hatred:
        board(scene).hatred = 0
        assert victory.check(scene.g)


# Omen tokens.


@pytest.mark.rule("VA-C019", "VA-X064")
@pytest.mark.parametrize(
    ("count", "due"),
    [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (12, 6)],
)
def test_tokens_drawn_by_treasure_and_crystals_on_the_map(count: int, due: int) -> None:
    scene = table()
    scene.g.treasure[0] = count // 2
    scene.g.crystal[1] = count - count // 2
    assert tokens_due(scene.g) == due


@pytest.mark.rule("VA-C021")
def test_dark_crystal_tiles_count_for_nothing() -> None:
    scene = table()
    scene.lay("0,1", "crystal")
    scene.lay("1,1", "treasure-room")
    assert tokens_due(scene.g) == 1


@pytest.mark.rule("VA-C022")
def test_a_short_bag_gives_what_is_left() -> None:
    scene = table()
    board(scene).bag = [0, 0, 1, 0, 0, 0]
    board(scene).marks = [6, 6, 5, 6, 6, 6]
    scene.g.treasure[0] = 4
    scene.turn("cave")
    scene.luck(2)
    assert scene.role_asked[0] == "cave"
    assert sum(board(scene).bag) == 0


@pytest.mark.rule("VA-C023", "VA-C024", "VA-C026")
def test_omens_are_used_on_its_own_turn_after_collecting_and_tokens_are_kept() -> None:
    scene = table()
    board(scene).marks[OMEN_SYMBOLS.index("trail")] = 2
    board(scene).bag[OMEN_SYMBOLS.index("trail")] = 4
    scene.turn("knight")
    assert usable(scene.g) == []
    rich(scene, "trail", "trail")
    assert scene.offered(verb="use-omen") == ["use-omen hatred", "use-omen crystal-curse"]
    before = sum(board(scene).bag)
    scene.say("use-omen crystal-curse", "bury-events")
    assert sum(board(scene).bag) == before + 1
    scene.say("lay 1,1", scene_tile(scene), "put-treasure 1,1")
    scene.answer_all("omens")
    assert sum(board(scene).marks) == 1


def hall_above(scene: Scene) -> None:
    """A tunnel north of the Entrance that opens two new edges when it is turned across."""
    scene.lay("0,-1", "event", shape="tunnel", lit=True)
    scene.seal()


@pytest.mark.rule("VA-C023", "VA-C024", "VA-C026", "VA-C010")
def test_omens_may_be_used_before_between_and_after_everything_the_cave_does() -> None:
    scene = table()
    hall_above(scene)
    scene.turn("cave")
    assert scene.role_asked == ("luck", "omen-token")
    assert usable(scene.g) == [], "collecting comes first"
    rich(scene, *["trail"] * 6)
    assert scene.role_asked == ("cave", "shape-cave")
    assert "use-omen crystal-curse" in scene.offered()
    scene.say("use-omen crystal-curse", "turn-tile 0,-1")
    assert scene.role_asked == ("cave", "fill-edge"), "two edges are open"
    scene.say("use-omen crystal-curse", "bury-events")
    scene.say("lay -1,-1", scene_tile(scene))
    assert scene.role_asked == ("cave", "fill-edge"), "before the last tile too: a new one came into the hand"
    assert scene.offered(verb="lay") == ["lay 1,-1"]
    scene.say("use-omen hatred", "lay 1,-1", scene_tile(scene))
    assert scene.role_asked == ("cave", "shape-cave"), "the omen's own tile has closed the last edge"
    scene.say("lay 1,1", scene_tile(scene))
    assert scene.role_asked == ("cave", "place-treasure")
    assert "use-omen crystal-curse" in scene.offered()
    scene.say("put-treasure 1,1")
    assert scene.role_asked == ("cave", "omens")
    scene.say("use-omen crystal-curse", "bury-events", "done")
    assert scene.role_asked[0] == "knight"
    assert sum(board(scene).marks) == 2
    assert scene.offered(verb="use-omen") == []


@pytest.mark.rule("VA-C023", "VA-C010")
def test_no_omen_is_used_while_a_tile_or_a_payment_is_half_way() -> None:
    scene = table()
    hall_above(scene)
    rich(scene, "trail", "bat", "chasm", "boulder")
    scene.say("lay 1,1")
    assert scene.role_asked == ("cave", "choose-tile")
    assert scene.offered(verb="use-omen") == []
    scene.say(scene_tile(scene), "use-omen crystal-curse")
    assert scene.role_asked == ("cave", "pay-omen")
    assert scene.offered(verb="use-omen") == []


@pytest.mark.rule("VA-C023")
def test_in_the_collapse_omens_come_between_whole_removals() -> None:
    scene = table()
    scene.put("knight", "2,0")
    for space in ("3,0", "2,1", "1,1"):
        scene.lay(space, shape="hall", lit=True)
    no_tiles_left(scene)
    scene.g.collapsing = True
    rich(scene, *["trail"] * 3)
    assert scene.role_asked == ("cave", "collapse-tile")
    scene.say("use-omen crystal-curse", "bury-events", "remove 3,0")
    assert scene.role_asked == ("cave", "collapse-tile")
    scene.say("use-omen hatred", "remove 2,0")
    assert scene.role_asked == ("cave", "move-off")
    assert scene.offered(verb="use-omen") == [], "the Knight is still on her way off the tile"
    scene.say("push 1,0")
    assert scene.role_asked == ("cave", "collapse-tile")
    assert "use-omen crystal-curse" in scene.offered()


@pytest.mark.rule("VA-C023", "VA-C054")
def test_hatred_with_the_last_tile_leaves_nothing_to_shape_and_no_more_hatred() -> None:
    scene = table()
    last = scene.find("ambush")
    scene.g.tiles.remove(last)
    scene.g.tiles_out.extend(scene.g.tiles + scene.g.hand)
    scene.g.tiles = []
    scene.g.hand = [last]
    rich(scene, *["trail"] * 4)
    scene.say("use-omen hatred", "lay 1,1")
    assert scene.role_asked == ("cave", "place-treasure"), "Shape the Cave has passed"
    assert scene.offered(verb="use-omen") == ["use-omen crystal-curse"]
    assert not scene.g.collapsing


@pytest.mark.rule("VA-C025", "VA-C032")
def test_any_mix_of_accepted_symbols_pays() -> None:
    scene = table()
    rich(scene, "bat", "bat")
    assert "use-omen rockslide" in scene.offered()
    scene.say("use-omen rockslide")
    assert scene.role_asked == ("cave", "slide-rocks")
    assert sum(board(scene).marks) == 0
    mixed = table()
    rich(mixed, "bat", "quartz")
    mixed.say("use-omen rockslide")
    assert mixed.role_asked == ("cave", "pay-omen")
    assert mixed.offered() == ["pay-omen bat", "pay-omen quartz"]


@pytest.mark.rule("VA-C027", "VA-C028", "VA-X060")
def test_hatred_and_past_plunder_grow_dearer_within_a_turn() -> None:
    hers = CaveBoard()
    for omen in (HATRED, PLUNDER):
        prices = []
        for _ in range(4):
            prices.append(price(hers, omen))
            hers.uses[omen] += 1
        assert prices == [1, 2, 3, 3]
    assert [price(CaveBoard(), omen) for omen in (BATS, ROCKSLIDE, SPORES, CURSE)] == [1, 2, 3, 1]
    scene = table()
    board(scene).uses[HATRED] = 3
    scene.turn("cave")
    assert board(scene).uses[HATRED] == 0


# Omens one by one.


@pytest.mark.rule("VA-C029", "VA-C030", "VA-G089")
def test_giant_bats_move_the_knight_tribes_and_treasure_and_nothing_else() -> None:
    scene = table("knight-goblins-dragon-cave-thief")
    for piece in ("knight", "fangs", "dragon", "thief"):
        scene.put(piece, {"knight": "0,0", "fangs": "1,0", "dragon": "2,0", "thief": "2,0"}[piece])
    scene.lay("0,1", "event", shape="hall", lit=True)
    scene.lay("1,1", "event", shape="hall", lit=True)
    cell = scene.cell("1,1")
    scene.g.treasure[cell] = scene.g.crystal[cell] = scene.g.event[cell] = scene.g.vault[cell] = 1
    scene.g.gem[0] = cell
    rich(scene, "chasm")
    scene.say("use-omen giant-bats")
    assert set(scene.offered()) == {"choose-piece knight", "choose-piece fangs", "carry-treasure 1,1"}
    scene.say("carry-treasure 1,1")
    assert scene.role_asked == ("cave", "push-token")


@pytest.mark.rule("VA-C031", "VA-K105", "VA-R029")
@pytest.mark.parametrize("shielded", [False, True])
def test_bats_pass_by_a_shielded_knight(shielded: bool) -> None:
    scene = table()
    knight_board(scene.g).on[6] = int(shielded)
    rich(scene, "chasm")
    assert ("use-omen giant-bats" in scene.offered()) is not shielded


@pytest.mark.rule("VA-C032", "VA-C033", "VA-C035")
def test_rockslides_close_open_edges_but_not_between_two_dark_tiles() -> None:
    scene = table()
    scene.lay("0,1")
    scene.lay("0,2")
    edges = {(SPACE.values[scene.g.map.pos[edge // 4]], edge % 4) for edge in rock_edges(scene.g)}
    assert edges == {("0,0", 1), ("1,0", 1), ("0,0", 2)}
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide", "slide-rocks 0,0 east")
    assert scene.g.map.walled(0, 1)
    assert scene.g.rockslides_left == 2


@pytest.mark.rule("VA-C033")
def test_a_fourth_rockslide_moves_one_of_the_three() -> None:
    scene = table()
    scene.lay("0,1", "event", shape="hall", lit=True)
    scene.lay("0,-1", "event", shape="hall", lit=True)
    scene.g.map.rockslides = [0, 1, 2]
    scene.g.rockslides_left = 0
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide")
    assert scene.role_asked == ("cave", "lift-rocks")
    scene.say("lift-rocks 0,0 east", "slide-rocks 1,0 east")
    assert len(scene.g.map.rockslides) == 3
    assert not scene.g.map.walled(0, 1)


@pytest.mark.rule("VA-C035")
def test_a_terrain_edge_that_touches_a_tile_can_be_closed() -> None:
    from undercroft.games.vast.variants.terrain import lay_terrain

    scene = table()
    lay_terrain(scene.g, cards.LAKE, SPACE.index["0,1"], 0)
    edges = {(SPACE.values[scene.g.map.pos[edge // 4]], edge % 4) for edge in rock_edges(scene.g)}
    assert ("0,0", 2) in edges
    assert ("0,1", 1) not in edges


@pytest.mark.rule("VA-C038", "VA-C057")
def test_past_plunder_places_an_extra_treasure() -> None:
    scene = table()
    scene.lay("0,1")
    rich(scene, "boulder")
    scene.say("use-omen past-plunder", "put-treasure 0,1")
    assert scene.g.treasure[scene.cell("0,1")] == 1
    empty = table()
    empty.lay("0,1")
    empty.g.treasures_left = 0
    rich(empty, "boulder")
    assert "use-omen past-plunder" not in empty.offered()


@pytest.mark.rule("VA-C039", "VA-C040", "VA-C044")
def test_spores_need_a_victim_they_can_hurt() -> None:
    scene = table()
    rich(scene, "quartz", "mushroom", "trail")
    assert "use-omen soporific-spores" not in scene.offered()
    knight_board(scene.g).grit = 7
    knight_board(scene.g).on_grit = [1] * 5
    scene.again()
    scene.say("use-omen soporific-spores", *["pay-omen quartz", "pay-omen mushroom"])
    assert knight_board(scene.g).grit == 2


@pytest.mark.rule("VA-C042", "VA-V042", "VA-V043", "VA-V097")
def test_spores_send_a_wakefulness_cube_back_but_never_into_locked_hunger() -> None:
    from undercroft.games.vast.roles.dragon.board import mine as dragon_board

    scene = Scene("dragon-cave")
    dragon = dragon_board(scene.g)
    assert (dragon.wake, dragon.boxes) == (2, [4, 2, 4, 1, 1])
    assert not scene.g.book.roles[cards.DRAGON].can_be_spored(scene.g)
    dragon.wake, dragon.boxes = 3, [3, 2, 4, 1, 1]
    assert scene.g.book.roles[cards.DRAGON].can_be_spored(scene.g)
    rich(scene, "quartz", "quartz", "quartz")
    scene.say("use-omen soporific-spores")
    assert (dragon_board(scene.g).wake, dragon_board(scene.g).boxes) == (2, [4, 2, 4, 1, 1])


@pytest.mark.rule("VA-C045", "VA-C046", "VA-X060")
def test_hatred_places_a_tile_or_removes_one_in_the_collapse() -> None:
    scene = table()
    rich(scene, "mushroom")
    before = len(scene.view()["tiles"])
    scene.say("use-omen hatred", "lay 1,1", scene_tile(scene))
    assert len(scene.view()["tiles"]) == before + 1
    assert len(scene.g.hand) == 3
    late = table()
    late.lay("0,1", "ambush")
    late.g.collapsing = True
    rich(late, "mushroom")
    late.say("use-omen hatred")
    assert late.role_asked == ("cave", "collapse-tile")
    late.say("remove 0,1")
    assert late.cell("0,1") == -1


@pytest.mark.rule("VA-L031", "VA-L032")
def test_a_paid_hatred_may_remove_a_hatred_token() -> None:
    scene = table(cave_level="hard")
    due = tokens_due(scene.g)
    board(scene).hatred = 1
    assert tokens_due(scene.g) == due
    scene.g.crystal_tiles_gone = 5
    rich(scene, "mushroom")
    scene.say("use-omen hatred")
    assert scene.role_asked == ("cave", "hatred")
    scene.say("shed-hatred")
    assert scene.ending == "everyone-buried"


@pytest.mark.rule("VA-C047", "VA-C048", "VA-C049")
def test_the_curse_turns_a_lit_tile_any_way_and_fills_new_edges() -> None:
    scene = table()
    cell = scene.lay("0,-1", "event", shape="tunnel", lit=True)
    scene.seal()
    scene.g.map.bombs = [cell * 4 + 1]
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert "turn-tile 0,-1" in scene.offered()
    scene.say("turn-tile 0,-1", "orient east")
    assert scene.g.map.bombs == []
    # Turned across, it has lost its link to the Entrance, and two edges call for tiles.
    assert scene.g.map.walls[cell] == 0b0101
    assert scene.role_asked == ("cave", "fill-edge")


@pytest.mark.rule("VA-C050", "VA-C051", "VA-C047")
def test_the_curse_adds_an_event_token_to_a_lit_event_tile_even_under_the_knight() -> None:
    scene = table()
    cell = scene.lay("0,-1", "event", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,-1")
    rich(scene, "trail")
    scene.say("use-omen crystal-curse", "add-event 0,-1")
    assert scene.g.event[cell] == 1
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert scene.offered(verb="add-event") == []
    scene.turn("knight")
    assert scene.role_asked == ("knight", "face-event")


@pytest.mark.rule("VA-C052", "VA-C047")
def test_the_curse_buries_three_events_in_their_order() -> None:
    scene = table()
    deck = list(scene.g.event_deck)
    rich(scene, "trail")
    scene.say("use-omen crystal-curse", "bury-events")
    drawn = list(reversed(deck[-3:]))
    assert scene.g.event_deck == list(reversed(drawn)) + deck[:-3]


@pytest.mark.rule("VA-C094")
def test_an_omen_that_can_do_nothing_is_not_offered() -> None:
    scene = Scene("knight-cave")
    scene.clear()
    scene.seal()
    scene.g.at[0] = 0
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    rich(scene, *OMEN_SYMBOLS, *OMEN_SYMBOLS, *OMEN_SYMBOLS)
    assert scene.offered(verb="use-omen") == ["use-omen hatred"]


# Cards for the Knight.


@pytest.mark.rule("VA-C079", "VA-K068", "VA-K069", "VA-X006", "VA-G102")
def test_of_two_treasures_the_cave_gives_one_and_buries_the_other() -> None:
    scene = table()
    scene.treasure_on_top("heroic-boots")
    scene.treasure_on_top("javelin")
    scene.g.treasure[scene.cell("1,0")] = 1
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure")
    assert scene.role_asked == ("cave", "give-treasure")
    assert scene.offered() == ["give-treasure heroic-boots", "give-treasure javelin"]
    scene.say("give-treasure javelin", "keep-treasure")
    assert len(scene.g.treasure_deck) == 6
    assert cards.TREASURES[scene.g.faces.face[scene.g.treasure_deck[0]]] == "heroic-boots"
    assert scene.view("cave")["boards"]["knight"]["face_down_treasures"] == ["javelin"]
    single = table()
    single.g.treasures_out.extend(single.g.treasure_deck[1:])
    single.g.treasure_deck = single.g.treasure_deck[:1]
    single.g.treasure[single.cell("1,0")] = 1
    single.turn("knight")
    single.say("move 1,0", "take-treasure")
    assert single.role_asked == ("knight", "keep-treasure")


@pytest.mark.rule("VA-C083", "VA-C084", "VA-K041", "VA-K121", "VA-K123", "VA-C087", "VA-G107")
@pytest.mark.parametrize("left", [3, 2])
def test_of_the_top_three_events_the_cave_plays_one(left: int) -> None:
    scene = table()
    scene.lay("0,-1", "event", shape="hall")
    scene.seal()
    if left == 2:
        scene.g.events_out.extend(scene.g.event_deck[2:])
        scene.g.event_deck = scene.g.event_deck[:2]
    scene.event_on_top("rats") if left == 3 else None
    if left == 3:
        scene.event_on_top("ambush")
        scene.event_on_top("light")
    drawn = list(reversed(scene.g.event_deck[-3:]))
    faces = [scene.g.faces.face[card] for card in drawn]
    walk_into_an_event(scene, "0,-1")
    assert scene.role_asked == ("cave", "choose-event")
    assert {text.split()[1] for text in scene.offered()} == {cards.EVENTS[face] for face in faces}
    chosen = cards.EVENTS[faces[-1]]
    scene.say(f"play-event {chosen}")
    rest = [card for card in drawn if card != drawn[-1]] if faces.count(faces[-1]) == 1 else None
    if rest is not None:
        assert scene.g.event_deck[: len(rest)] == list(reversed(rest))
    assert len(scene.g.events_out) == (1 if left == 3 else 14)


@pytest.mark.rule("VA-C089", "VA-K126", "VA-X002")
def test_deep_and_dark_gives_the_cave_two_tokens() -> None:
    scene = table()
    scene.lay("0,-1", "event", shape="hall")
    scene.seal()
    scene.event_on_top("deep-and-dark")
    walk_into_an_event(scene, "0,-1")
    scene.say("play-event deep-and-dark")
    scene.luck(0)
    scene.luck(3)
    assert board(scene).marks == [1, 0, 0, 1, 0, 0]
    assert len(scene.g.event_deck) == 14
    assert knight_board(scene.g).grit == 1


@pytest.mark.rule("VA-V056", "VA-V062", "VA-V064", "VA-V065", "VA-V106", "VA-V172")
@pytest.mark.parametrize(
    ("roles", "optional"),
    [
        ("knight-cave-thief", True),
        ("goblins-cave-thief", True),
        ("dragon-cave-thief", True),
        ("cave-thief", True),
        ("knight-goblins-cave-thief", False),
        ("knight-cave", False),
    ],
)
def test_against_two_and_the_thief_placing_treasure_is_optional(roles: str, optional: bool) -> None:
    scene = Scene(roles)
    scene.clear()
    scene.lay("0,1")
    scene.seal()
    if roles.startswith("knight"):
        scene.put("knight", "0,0")
    rich(scene)
    scene.answer_all("omens")
    scene.say("lay 1,0", scene_tile(scene))
    assert scene.role_asked == ("cave", "place-treasure")
    assert ("skip-treasure" in scene.offered()) is optional


@pytest.mark.rule("VA-C071", "VA-G096")
def test_a_tribe_on_a_collapsing_tile_is_moved_and_loses_nobody() -> None:
    from undercroft.games.vast.cavern.removing import CollapseTiles
    from undercroft.games.vast.roles.goblins.board import mine as goblins_board

    scene = table("knight-goblins-cave")
    scene.put("fangs", "2,0")
    goblins_board(scene.g).population[0] = 2
    scene.g.collapsing = True
    scene.turn("cave")
    while scene.role_asked[0] == "luck":
        scene.luck(0)
    scene.g.call(CollapseTiles(CAVE, 1))
    scene.again()
    scene.say("remove 2,0")
    assert scene.where("fangs") == "1,0"
    assert scene.g.book.roles[GOBLINS].population(scene.g, 1) == 2


@pytest.mark.rule("VA-B068", "VA-C023")
def test_a_hexed_cave_discards_tokens_of_its_choice() -> None:
    scene = table("knight-goblins-cave")
    board(scene).marks = [1, 1, 0, 0, 0, 0]
    board(scene).bag = [5, 5, 6, 6, 6, 6]
    scene.turn("knight")
    scene.g.call(scene.g.book.roles[CAVE].hexed(scene.g, 1))
    scene.again()
    assert scene.role_asked == ("cave", "discard-omen")
    scene.say("discard-omen bat")
    assert board(scene).marks == [1, 0, 0, 0, 0, 0]
    assert KNIGHT == 0
