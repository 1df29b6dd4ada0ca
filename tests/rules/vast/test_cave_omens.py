"""The six omens: what they cost, what they may touch, and when there is nothing to pay for."""

import pytest

from tests.rules.vast.cave_scenes import board, corridor, fill_up, hand, hold, no_tiles_left, rich, scene_tile, table
from tests.rules.vast.scenes import Scene
from undercroft.engine.waiting import Chance
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, EYE, OMEN_SYMBOLS
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.cave.omens import usable
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.variants.terrain import lay_terrain

EVERYBODY = "knight-goblins-dragon-cave-thief"
PRICES = {
    "giant-bats": (1, {"chasm", "bat", "boulder"}),
    "rockslide": (2, {"bat", "boulder", "quartz"}),
    "past-plunder": (1, {"boulder", "quartz", "mushroom"}),
    "soporific-spores": (3, {"quartz", "mushroom", "trail"}),
    "hatred": (1, {"mushroom", "trail", "chasm"}),
    "crystal-curse": (1, {"trail", "chasm", "bat"}),
}


def prices(scene: Scene) -> dict[str, int]:
    found: dict[str, int] = scene.view("cave")["boards"]["cave"]["prices"]
    return found


def spend(scene: Scene, omen: str) -> int:
    """Use an omen, paying with whatever comes first; how many tokens went back to the bag."""
    before = board(scene).bag.copy()
    scene.say(f"use-omen {omen}")
    scene.answer_all("pay-omen")
    return sum(board(scene).bag) - sum(before)


# Paying.


@pytest.mark.rule("VA-C025", "VA-C029", "VA-C032", "VA-C038", "VA-C039", "VA-C045", "VA-C047")
@pytest.mark.parametrize("omen", list(PRICES))
def test_each_omen_costs_so_many_of_its_three_symbols(omen: str) -> None:
    cost, accepted = PRICES[omen]
    scene = table()
    scene.lay("0,1")
    knight_board(scene.g).grit = 3
    rich(scene)
    for symbol in OMEN_SYMBOLS:
        hold(scene, *[symbol] * cost)
        assert (f"use-omen {omen}" in scene.offered()) is (symbol in accepted), symbol
        hold(scene, *[symbol] * (cost - 1))
        assert f"use-omen {omen}" not in scene.offered(), "one too few"
    hold(scene, *[sorted(accepted)[0]] * 6)
    assert spend(scene, omen) == cost


@pytest.mark.rule("VA-C027", "VA-C028", "VA-C026")
def test_hatred_and_past_plunder_rise_apart_from_each_other_and_start_afresh_next_turn() -> None:
    scene = table()
    rich(scene, *["mushroom"] * 6, *["trail"] * 3, *["boulder"] * 6, *["quartz"] * 3)
    paid = []
    for space in ("0,1", "1,1", "2,1", "3,0"):
        paid.append(spend(scene, "hatred"))
        scene.say(f"lay {space}", scene_tile(scene))
    assert paid == [1, 2, 3, 3]
    assert prices(scene)["past-plunder"] == 1, "the other one has not risen"
    hold(scene, *["boulder"] * 6, *["quartz"] * 3)
    paid = []
    for space in ("0,1", "1,1", "2,1", "3,0"):
        paid.append(spend(scene, "past-plunder"))
        scene.say(f"put-treasure {space}")
    assert paid == [1, 2, 3, 3]
    rich(scene, "mushroom")
    assert (prices(scene)["hatred"], prices(scene)["past-plunder"]) == (1, 1)


@pytest.mark.rule("VA-C024", "VA-C022")
def test_tokens_come_one_by_one_out_of_what_the_bag_holds_before_any_is_spent() -> None:
    scene = table()
    board(scene).marks = [0, 0, 0, 0, 0, 6]
    board(scene).bag = [6, 2, 0, 1, 0, 0]
    scene.g.treasure[0] = 2
    scene.turn("cave")
    for weights, outcome in (([6, 2, 0, 1, 0, 0], 3), ([6, 2, 0, 0, 0, 0], 1), ([6, 1, 0, 0, 0, 0], 0)):
        assert scene.role_asked == ("luck", "omen-token")
        assert isinstance(scene.match.waiting, Chance)
        assert scene.match.waiting.weights == weights
        assert usable(scene.g) == [], "collecting comes first"
        scene.luck(outcome)
    assert board(scene).marks == [1, 1, 0, 1, 0, 6]
    assert usable(scene.g) != []


# Giant Bats.


@pytest.mark.rule("VA-C029")
@pytest.mark.parametrize("piece", ["knight", "fangs", "bones", "eye"])
def test_bats_carry_the_knight_or_any_tribe_one_to_three_spaces(piece: str) -> None:
    scene = corridor("knight-goblins-cave", 5)
    scene.put("knight", "5,0")
    scene.put(piece, "0,0")
    rich(scene, "bat")
    scene.say("use-omen giant-bats", f"choose-piece {piece}")
    assert scene.offered() == ["push 1,0", "push 2,0", "push 3,0"]
    scene.say("push 3,0")
    assert scene.where(piece) == "3,0"


@pytest.mark.rule("VA-C029", "VA-C031")
def test_bats_carry_a_treasure_one_to_three_spaces() -> None:
    scene = corridor("knight-cave", 5)
    scene.put("knight", "5,0")
    scene.g.treasure[0] = 2
    rich(scene, "boulder")
    scene.say("use-omen giant-bats", "carry-treasure 0,0")
    assert scene.offered() == ["push 1,0", "push 2,0", "push 3,0"]
    scene.say("push 3,0")
    assert (scene.g.treasure[0], scene.g.treasure[scene.cell("3,0")]) == (1, 1), "one of the two"


@pytest.mark.rule("VA-C030")
def test_bats_leave_dragon_thief_gems_and_all_other_tokens_where_they_are() -> None:
    scene = corridor(EVERYBODY, 6)
    scene.put("knight", "0,0")
    scene.put("dragon", "2,0")
    scene.put("thief", "3,0")
    cell = scene.cell("5,0")
    scene.g.crystal[cell] = scene.g.event[cell] = scene.g.vault[cell] = 1
    scene.g.gem[0] = cell
    scene.g.flame_wall = cell
    rich(scene, "bat")
    scene.say("use-omen giant-bats")
    assert scene.offered() == ["choose-piece knight"]


@pytest.mark.rule("VA-C031", "VA-C094")
def test_bats_obey_walls_and_need_a_way_for_whom_they_carry() -> None:
    scene = corridor("knight-goblins-cave", 2)
    scene.lay("1,1", shape="tunnel", lit=True, facing="east")
    lay_terrain(scene.g, cards.RIVER, SPACE.index["3,0"], 0)
    scene.put("fangs", "1,0")
    scene.g.lurking[EYE] = SPACE.index["0,1"]
    scene.g.map.rockslides.append(scene.cell("2,0") * 4 + 1)
    rich(scene, "bat")
    scene.say("use-omen giant-bats")
    assert scene.offered() == ["choose-piece fangs"], "the Knight is shut in, Bones hide and the Eye lurks"
    scene.say("choose-piece fangs")
    assert scene.offered() == ["push 2,0"], "neither past a wall nor onto the Knight"


# Rockslide.


@pytest.mark.rule("VA-C032", "VA-C037")
def test_rocks_fall_between_two_tiles_where_no_wall_stands() -> None:
    scene = table()
    tunnel = scene.lay("0,1", "event", shape="tunnel", lit=True, facing="east")
    scene.seal()
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide")
    assert set(scene.offered()) == {"slide-rocks 0,0 east", "slide-rocks 1,0 east"}
    scene.g.map.bombs.append(tunnel * 4)
    scene.again()
    assert "slide-rocks 0,0 south" in scene.offered(), "the Bomb has opened this one"
    scene.say("slide-rocks 0,0 south")
    assert scene.g.map.walled(0, 2)
    assert scene.view()["supply"]["rockslide"] == 2
    assert scene.view()["bombs"] == [{"space": "0,1", "side": "north"}], "it stays underneath"
    scene.g.rockslides_left = 0
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide", "lift-rocks 0,0 south")
    assert not scene.g.map.walled(0, 2), "open again"


@pytest.mark.rule("VA-C033", "VA-C094")
def test_a_rockslide_that_moves_goes_to_another_edge() -> None:
    scene = corridor("knight-cave", 4)
    scene.g.map.rockslides = [1, scene.cell("1,0") * 4 + 1, scene.cell("2,0") * 4 + 1]
    scene.g.rockslides_left = 0
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide")
    assert set(scene.offered()) == {"lift-rocks 0,0 east", "lift-rocks 1,0 east", "lift-rocks 2,0 east"}
    scene.say("lift-rocks 1,0 east")
    assert scene.offered() == ["slide-rocks 3,0 east"], "not back to where it was"
    scene.say("slide-rocks 3,0 east")
    assert {edge["space"] for edge in scene.view()["rockslides"]} == {"0,0", "2,0", "3,0"}
    assert scene.view()["supply"]["rockslide"] == 0


@pytest.mark.rule("VA-C036")
@pytest.mark.parametrize(("facing", "stays"), [("north", True), ("east", False)])
def test_a_tile_turned_up_beside_rocks_sheds_them_only_with_its_own_wall(facing: str, stays: bool) -> None:
    scene = table("knight-dragon-cave")
    cell = scene.lay("0,1", "ambush", shape="tunnel")
    rich(scene, "bat", "bat")
    scene.say("use-omen rockslide", "slide-rocks 0,0 south")
    scene.g.call(Reveal(DRAGON, [cell]))
    scene.again()
    assert scene.offered(verb="orient") == ["orient north", "orient east"], "nothing links it to the Entrance"
    scene.say(f"orient {facing}")
    assert (scene.view()["rockslides"] != []) is stays
    assert scene.view()["supply"]["rockslide"] == (2 if stays else 3)
    assert scene.g.map.walled(0, 2), "shut either way"


# Past Plunder and Soporific Spores.


@pytest.mark.rule("VA-C038")
def test_past_plunder_must_place_its_treasure_by_the_rules_of_the_phase() -> None:
    scene = Scene("knight-cave-thief")
    scene.clear()
    for space in ("0,1", "0,2", "0,3"):
        scene.lay(space)
    scene.seal()
    scene.g.treasure[scene.cell("0,1")] = 1
    scene.put("thief", "0,2")
    rich(scene, "mushroom")
    scene.say("use-omen past-plunder")
    assert scene.offered() == ["put-treasure 0,3"], "and there is no skipping it, though the phase may be skipped"


def gassed() -> Scene:
    """A scene in which Spores would bite everybody."""
    scene = corridor(EVERYBODY, 3)
    for piece, space in (("knight", "0,0"), ("dragon", "2,0"), ("thief", "3,0")):
        scene.put(piece, space)
    knight_board(scene.g).grit = 4
    goblins_board(scene.g).population = [3, 1, 1]
    dragon_board(scene.g).wake, dragon_board(scene.g).boxes = 1, [3, 4, 4, 1, 1]
    thief_board(scene.g).upgrades[0] = 1
    return scene


@pytest.mark.rule("VA-C039", "VA-C044")
@pytest.mark.parametrize("spared", ["nobody", "knight", "goblins", "dragon", "thief"])
def test_of_those_spores_would_bite_the_cave_chooses_one(spared: str) -> None:
    scene = gassed()
    if spared == "knight":
        knight_board(scene.g).grit = 0
    elif spared == "goblins":
        goblins_board(scene.g).population = [1, 1, 0]
    elif spared == "dragon":
        dragon_board(scene.g).wake = 0
    elif spared == "thief":
        thief_board(scene.g).upgrades[0] = 0
    rich(scene, *["trail"] * 3)
    scene.say("use-omen soporific-spores")
    assert scene.role_asked == ("cave", "spores")
    assert scene.spaces("choose-role") == {"knight", "goblins", "dragon", "thief"} - {spared}
    victim = "goblins" if spared != "goblins" else "knight"
    scene.say(f"choose-role {victim}")
    assert scene.role_asked[1] == "shape-cave", "one victim a use"
    assert knight_board(scene.g).grit == (0 if "knight" in (victim, spared) else 4)


@pytest.mark.rule("VA-C044", "VA-C042")
def test_a_dragon_whose_boxes_are_full_and_a_stealthy_thief() -> None:
    scene = gassed()
    dragon_board(scene.g).boxes = [4, 4, 4, 1, 1]
    thief_board(scene.g).stats = [4, 4, 4]
    rich(scene, *["trail"] * 3)
    scene.say("use-omen soporific-spores")
    assert scene.spaces("choose-role") == {"knight", "goblins", "thief"}, "Stealth is no protection"


@pytest.mark.rule("VA-C043")
def test_the_thief_chooses_the_upgrade_spores_take() -> None:
    scene = gassed()
    thief = thief_board(scene.g)
    thief.upgrades = [0] * len(thief.upgrades)
    climb, evasion = cards.UPGRADES.index("climbing-gear"), cards.UPGRADES.index("unnatural-evasion")
    thief.upgrades[climb] = thief.upgrades[evasion] = 1
    thief.stashed = 2
    rich(scene, *["trail"] * 3)
    scene.say("use-omen soporific-spores", "choose-role thief")
    assert scene.role_asked == ("thief", "lose-upgrade")
    assert set(scene.offered()) == {"lose-upgrade climbing-gear", "lose-upgrade unnatural-evasion"}
    scene.say("lose-upgrade unnatural-evasion")
    assert (thief.upgrades[climb], thief.upgrades[evasion], thief.stashed) == (1, 0, 2)


# Hatred.


@pytest.mark.rule("VA-C045", "VA-C046", "VA-C012")
def test_hatred_lays_a_crystal_tile_before_any_other() -> None:
    scene = table()
    hand(scene, "ambush", "crystal", "event")
    rich(scene, "chasm")
    scene.say("use-omen hatred", "lay 1,1")
    assert [text[:10] for text in scene.offered()] == ["lay-tile c"]
    scene.say(scene.offered()[0])
    assert scene.is_dark("1,1")
    assert len(scene.g.hand) == 3
    assert scene.role_asked[1] == "shape-cave", "its own tile is still to come"


@pytest.mark.rule("VA-C045", "VA-C046", "VA-C061")
def test_in_the_collapse_hatred_takes_one_tile_in_the_usual_order() -> None:
    scene = table()
    for space in ("0,1", "0,2", "1,1", "3,0"):
        scene.lay(space, "ambush")
    no_tiles_left(scene)
    rich(scene, "trail")
    assert scene.g.collapsing
    scene.say("use-omen hatred")
    assert scene.role_asked == ("cave", "collapse-tile")
    assert scene.spaces("remove") == {"0,2", "3,0"}
    scene.say("remove 3,0")
    before = len(scene.view()["tiles"])
    for _ in range(3):
        assert scene.role_asked[1] == "collapse-tile", "three more for the phase itself"
        scene.say(scene.offered(verb="remove")[0])
        scene.answer_all("slide-part")
    assert len(scene.view()["tiles"]) == before - 3
    assert scene.role_asked[1] != "collapse-tile", "and no fourth"


@pytest.mark.rule("VA-C054", "VA-C094", "VA-L031")
@pytest.mark.parametrize("tokens", [0, 1])
def test_without_a_tile_hatred_can_only_shed_a_hatred_token(tokens: int) -> None:
    scene = table(cave_level="hard")
    last = scene.find("ambush")
    no_tiles_left(scene, last)
    board(scene).hatred = tokens
    rich(scene, "trail", "trail", "trail", "chasm")
    scene.say("lay 1,1")
    assert scene.role_asked == ("cave", "place-treasure")
    assert ("use-omen hatred" in scene.offered()) is (tokens == 1)
    if tokens:
        scene.say("use-omen hatred", *["pay-omen trail"])
        assert board(scene).hatred == 0
        assert not scene.g.collapsing


# Crystal Curse.


def cursed(*spaces: str, shape: str = "tunnel", kind: str = "event") -> Scene:
    """The Cave may turn these Lit tiles."""
    scene = table()
    for space in spaces:
        scene.lay(space, kind, shape=shape, lit=True)
    scene.seal()
    return scene


@pytest.mark.rule("VA-C048")
def test_the_curse_offers_every_other_look_of_a_lit_tile_even_under_a_piece() -> None:
    scene = cursed("0,1", shape="corner")
    scene.lay("0,2", "ambush", shape="corner")
    scene.put("knight", "0,1")
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert scene.spaces("turn-tile") == {"0,1"}, "no Dark tile, and halls look the same any way"
    scene.say("turn-tile 0,1")
    assert scene.role_asked == ("cave", "turn-tile")
    assert scene.offered() == ["orient east", "orient south", "orient west"]
    shut = next(
        text
        for text in scene.offered()
        if cards.TILE_WALLS[scene.g.face(scene.cell("0,1"))][("north", "east", "south", "west").index(text.split()[1])]
        & 1
    )
    scene.say(shut)
    assert scene.g.map.walled(0, 2), "cut off from the Entrance"
    fill_up(scene)
    assert scene.role_asked[1] == "shape-cave"


@pytest.mark.rule("VA-C048", "VA-C049", "VA-C034", "VA-C094")
@pytest.mark.parametrize(("space", "side"), [("0,1", 3), ("1,0", 1), ("0,0", 1)])
def test_a_tile_with_tokens_on_its_edges_may_be_turned_to_look_as_before(space: str, side: int) -> None:
    scene = cursed("0,1")
    cell = scene.cell(space)
    if side == 3:
        scene.g.map.bombs = [cell * 4 + side]
    else:
        scene.g.map.rockslides = [cell * 4 + side]
        scene.g.rockslides_left = 2
    walls = scene.g.map.walls[cell]
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert f"turn-tile {space}" in scene.offered()
    scene.say(f"turn-tile {space}")
    if scene.role_asked[1] == "turn-tile":
        scene.say("orient south")
    assert scene.g.map.walls[cell] == walls
    assert (scene.view()["bombs"], scene.view()["rockslides"]) == ([], [])
    assert scene.view()["supply"]["rockslide"] == 3


@pytest.mark.rule("VA-C015", "VA-C048")
@pytest.mark.parametrize("collapsing", [False, True])
def test_edges_a_turned_tile_opens_are_filled_only_before_the_collapse(collapsing: bool) -> None:
    scene = cursed("0,-1")
    scene.lay("3,0", "ambush")
    scene.g.collapsing = collapsing
    rich(scene, "trail")
    scene.say("use-omen crystal-curse", "turn-tile 0,-1")
    assert scene.role_asked == ("cave", "collapse-tile" if collapsing else "fill-edge")


@pytest.mark.rule("VA-C012", "VA-C010")
def test_edges_the_curse_opens_take_crystal_tiles_first_as_they_are_drawn() -> None:
    scene = cursed("0,-1")
    hand(scene, "ambush", "event", "treasure-room")
    scene.top("crystal", "ambush")
    rich(scene, "trail")
    scene.say("use-omen crystal-curse", "turn-tile 0,-1", "lay -1,-1")
    assert len(scene.offered(verb="lay-tile")) == 3, "no Crystal yet"
    scene.say(scene.offered(verb="lay-tile")[0])
    if scene.role_asked[1] == "fill-edge":
        scene.say("lay 1,-1")
    assert [text[:10] for text in scene.offered(verb="lay-tile")] == ["lay-tile c"], "the one drawn just now"


@pytest.mark.rule("VA-C047", "VA-C052")
def test_the_curse_does_one_thing_a_use() -> None:
    scene = cursed("0,1")
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert {text.split()[0] for text in scene.offered()} == {"turn-tile", "add-event", "bury-events"}
    scene.say("bury-events")
    assert scene.role_asked[1] == "shape-cave"
    hold(scene, "trail")
    scene.say("use-omen crystal-curse", "add-event 0,1")
    assert scene.role_asked[1] == "shape-cave"
    assert scene.view()["supply"]["event"] == 9


@pytest.mark.rule("VA-C050", "VA-C051", "VA-C057", "VA-C094")
@pytest.mark.parametrize("barred", ["dark", "supply", "deck", "knight", "ambush"])
def test_the_curse_adds_no_event_token_where_none_may_lie(barred: str) -> None:
    scene = cursed("0,1", kind="ambush" if barred == "ambush" else "event")
    if barred == "dark":
        scene.g.map.light[scene.cell("0,1")] = 0
    elif barred == "supply":
        scene.g.events_left = 0
    elif barred == "deck":
        scene.g.events_out.extend(scene.g.event_deck)
        scene.g.event_deck = []
    elif barred == "knight":
        knight_board(scene.g).dead = True
    scene.lay("3,0", "ambush", shape="tunnel", lit=True)
    scene.seal()
    rich(scene, "trail")
    scene.say("use-omen crystal-curse")
    assert scene.offered(verb="add-event") == []
    assert (scene.offered(verb="bury-events") == []) is (barred == "deck"), "no card, nothing to bury"


# Nothing to pay for.


@pytest.mark.rule("VA-C094")
@pytest.mark.parametrize("left", ["turn", "event", "bury", "nothing"])
def test_the_curse_is_for_sale_while_one_of_its_three_works(left: str) -> None:
    scene = table()
    if left == "turn":
        scene.lay("0,1", shape="tunnel", lit=True)
    elif left == "event":
        scene.lay("0,1", "event", shape="hall", lit=True)
    if left in ("turn", "nothing"):
        scene.g.events_out.extend(scene.g.event_deck)
        scene.g.event_deck = []
    scene.seal()
    rich(scene, "trail")
    assert ("use-omen crystal-curse" in scene.offered()) is (left != "nothing")


@pytest.mark.rule("VA-C094", "VA-C054")
def test_no_omen_is_for_sale_when_there_is_nothing_left_to_do() -> None:
    scene = Scene("knight-cave")
    scene.clear()
    scene.seal()
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    no_tiles_left(scene, scene.find("ambush"))
    rich(scene, *OMEN_SYMBOLS * 3)
    assert scene.offered(verb="use-omen") == ["use-omen hatred"]
    scene.say("lay 1,0")
    assert scene.offered(verb="use-omen") == ["use-omen rockslide", "use-omen past-plunder"], "no tile, no more Hatred"
    scene.say("put-treasure 1,0")
    assert scene.offered(verb="use-omen") == ["use-omen rockslide"], "a token the Knight blocks is nothing for Bats"
