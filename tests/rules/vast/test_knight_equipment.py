"""Bomb, Bow, Map and Shield, and the Treasure cards: what each does, and with what it does not go."""

import pytest

from tests.rules.vast.scenes import SIDES, Scene
from tests.rules.vast.stand_ins import StandIn
from tests.rules.vast.test_knight import board, give, meet
from tests.rules.vast.test_knight_cubes import halls, stats
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT, KNIGHT_PIECE, THIEF, TREASURES, UPGRADES
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import (
    BOMB,
    FIRST_TREASURE,
    MOVEMENT,
    PERCEPTION,
    SHIELD,
    STRENGTH,
)
from undercroft.games.vast.roles.thief.board import mine as thief_board


def wield(scene: Scene, *treasures: str) -> None:
    """Treasures of hers lie face up with their cubes on them."""
    for treasure in treasures:
        give(scene, treasure)
        if treasure != "javelin":
            board(scene).on[FIRST_TREASURE + TREASURES.index(treasure)] = 1
    scene.again()


def below(**numbers: int) -> tuple[Scene, StandIn]:
    """The Knight stands over the underground Dragon, with a wall to the north and cubes in hand."""
    scene, straw = meet(DRAGON, "dragon", space="0,0", above=0, **numbers)
    scene.g.map.walls[0] = 0b0001
    scene.g.forsaken.remove(0)
    board(scene).pool = 3
    scene.again()
    return scene, straw


# The Bomb.


@pytest.mark.rule("VA-K098", "VA-K017")
@pytest.mark.parametrize(("cubes", "tokens", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_bombing_a_wall_takes_a_cube_and_a_token(cubes: int, tokens: int, offered: bool) -> None:
    scene, _ = below()
    board(scene).on[BOMB] = cubes
    board(scene).bombs = tokens
    scene.again()
    assert scene.offered(verb="bomb-wall") == (["bomb-wall north"] if offered else [])


@pytest.mark.rule("VA-K098", "VA-K100")
def test_the_tile_behind_a_bombed_wall_may_be_revealed_and_the_way_stays_open() -> None:
    scene, _ = below()
    board(scene).on[BOMB] = 1
    board(scene).on[PERCEPTION] = 1
    scene.again()
    scene.say("bomb-wall north")
    dark = scene.cell("0,-1")
    assert scene.is_dark("0,-1")
    scene.say("move 0,-1")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])
    assert scene.is_lit("0,-1")
    scene.g.map.walls[dark] = 0b1111
    board(scene).on[MOVEMENT] = 1
    scene.again()
    assert scene.spaces("move") == {"0,0"}


@pytest.mark.rule("VA-K099", "VA-K017", "VA-K114")
def test_after_a_bomb_attack_on_the_dragon_no_wall_is_bombed_and_no_javelin_readied() -> None:
    scene, _ = below(hide=0)
    give(scene, "javelin")
    board(scene).on[BOMB] = 1
    scene.again()
    assert {"bomb-wall north", "ready-javelin"} <= set(scene.offered())
    scene.say("bomb-dragon")
    assert not {"bomb-wall north", "ready-javelin"} & set(scene.offered())
    scene.turn("knight")
    scene.say("place-cube bomb")
    assert {"bomb-wall north", "ready-javelin", "bomb-dragon"} <= set(scene.offered())


@pytest.mark.rule("VA-K099")
def test_in_the_collapse_a_bombed_wall_stays_open_onto_nothing() -> None:
    scene, _ = below()
    board(scene).on[BOMB] = 1
    scene.g.collapsing = True
    scene.again()
    scene.say("bomb-wall north")
    assert scene.cell("0,-1") == -1


@pytest.mark.rule("VA-K097", "VA-K053")
def test_in_the_collapse_the_dragon_is_attacked_without_the_bomb() -> None:
    scene, _ = below(hide=0)
    board(scene).on[BOMB] = 1
    scene.g.collapsing = True
    scene.again()
    assert "attack dragon" in scene.offered()
    assert "bomb-dragon" not in scene.offered()


@pytest.mark.rule("VA-K102", "VA-K101")
@pytest.mark.parametrize(("space", "side"), [("0,0", "east"), ("1,0", "west")])
def test_a_rockslide_is_bombed_away_whichever_tile_it_was_put_on(space: str, side: str) -> None:
    scene = halls()
    scene.g.map.rockslides.append(scene.cell(space) * 4 + SIDES.index(side))
    scene.g.rockslides_left = 2
    scene.turn("knight")
    scene.say("place-cube bomb", "bomb-wall east")
    assert (scene.g.map.rockslides, scene.g.rockslides_left) == ([], 3)
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-K101")
def test_a_rockslide_closes_a_bombed_edge_only_while_it_lies_there() -> None:
    scene, _ = below()
    board(scene).on[BOMB] = 1
    board(scene).on[MOVEMENT] = 3
    scene.again()
    scene.say("bomb-wall north")
    elsewhere = scene.cell("2,0") * 4
    for rockslides, is_open in (([elsewhere], True), ([0, elsewhere], False), ([elsewhere], True)):
        scene.g.map.rockslides = rockslides
        scene.again()
        assert ("0,-1" in scene.spaces("move")) is is_open
        assert scene.view()["bombs"] == [{"space": "0,0", "side": "north"}]


# The bows.


@pytest.mark.rule("VA-K103", "VA-K104", "VA-K017")
@pytest.mark.parametrize(
    ("treasures", "cubes", "left"), [((), 2, 2), (("elven-sword", "mighty-axe"), 0, 2), ((), 0, 4)]
)
def test_a_bow_shot_costs_a_far_tribe_her_strength_minus_one(treasures: tuple[str, ...], cubes: int, left: int) -> None:
    scene = halls("knight-goblins", spaces=" ".join(f"{x},0" for x in range(1, 7)))
    goblins = goblins_board(scene.g)
    goblins.population, goblins.rage = [0, 4, 0], 2
    scene.put("bones", "6,0")
    scene.turn("knight")
    wield(scene, *treasures)
    board(scene).on[STRENGTH] = cubes
    board(scene).encounters = 1
    scene.again()
    assert scene.offered(verb="shoot") == [], "no cube on the Bow"
    scene.say("place-cube bow", "shoot bones")
    assert goblins.population[1] == left
    assert goblins.rage == 3
    assert scene.where("bones") == "6,0", "it does not scatter"
    assert board(scene).encounters == 1
    assert scene.offered(verb="shoot") == []


@pytest.mark.rule("VA-K109", "VA-K110", "VA-K017")
@pytest.mark.parametrize(("cubes", "lost"), [(0, 1), (3, 3)])
def test_the_enchanted_bow_reaches_the_underground_dragon_and_his_power_cards(cubes: int, lost: int) -> None:
    scene = halls("knight-goblins-dragon")
    his = dragon_board(scene.g)
    his.arrived = True
    scene.put("dragon", "2,0")
    scene.put("fangs", "2,0")
    his.hand.extend([his.deck.pop(), his.deck.pop()])
    held = len(his.hand)
    scene.turn("knight")
    give(scene, "enchanted-bow")
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == [], "no cube on the bow"
    wield(scene, "elven-sword")
    board(scene).on[STRENGTH] = cubes
    scene.again()
    scene.say("place-cube enchanted-bow")
    assert scene.offered(verb="shoot-enchanted") == ["shoot-enchanted dragon"], "Tribes are nothing to it"
    scene.say("shoot-enchanted dragon")
    assert scene.role_asked == ("dragon", "discard-power"), "which of them is his choice"
    while scene.role_asked == ("dragon", "discard-power"):
        scene.say(scene.offered()[0])
    assert len(his.hand) == held - lost
    assert scene.role_asked == ("knight", "knight-turn")
    assert board(scene).encounters == 0
    assert scene.offered(verb="shoot-enchanted") == [], "once a turn"


@pytest.mark.rule("VA-K110", "VA-K111", "VA-K109")
@pytest.mark.parametrize(("cubes", "killed"), [(1, False), (2, True)])
def test_the_enchanted_bow_kills_a_thief_she_perceives_and_pays_his_loot_drop(cubes: int, killed: bool) -> None:
    scene = halls("knight-thief")
    his = thief_board(scene.g)
    his.stats, his.level = [4, 2, 3], 2
    his.upgrades[UPGRADES.index("unnatural-evasion")] = 1
    scene.put("thief", "2,0")
    scene.turn("knight")
    wield(scene, "enchanted-bow")
    board(scene).on[PERCEPTION] = cubes
    scene.again()
    scene.say("shoot-enchanted thief")
    assert scene.role_asked == ("knight", "knight-turn"), "no evasion"
    assert (scene.where("thief") is None) is killed
    assert board(scene).grit == (2 if killed else 0)


@pytest.mark.rule("VA-K109")
@pytest.mark.parametrize("piece", ["dragon", "thief"])
def test_the_enchanted_bow_reaches_the_entrance_too(piece: str) -> None:
    scene = halls(f"knight-{piece}")
    if piece == "dragon":
        dragon_board(scene.g).arrived = True
    scene.put("knight", "2,0")
    scene.put(piece, "0,0")
    scene.turn("knight")
    wield(scene, "enchanted-bow")
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == [f"shoot-enchanted {piece}"]


# The Shield.


@pytest.mark.rule("VA-K107")
def test_the_shield_softens_a_trapped_gem() -> None:
    scene, _ = meet(DRAGON, "dragon", space="2,0", above=0)
    scene.g.gem[0] = scene.cell("1,0")
    board(scene).grit = 10
    board(scene).on[SHIELD] = 1
    scene.say("move 1,0", "take-gem claw")
    scene.roll("centre")
    assert board(scene).grit == 9


@pytest.mark.rule("VA-K107", "VA-K105")
def test_the_shield_does_not_hold_her_on_a_vanishing_tile() -> None:
    scene = halls("knight-cave")
    board(scene).on[SHIELD] = 1
    scene.put("knight", "2,0")
    scene.turn("cave")
    scene.g.call(MoveOff(3, KNIGHT_PIECE, [scene.cell("2,0")], False))
    scene.again()
    assert scene.where("knight") == "1,0"


# The Javelin.


@pytest.mark.rule("VA-K112", "VA-K113")
@pytest.mark.parametrize("face", ["centre", "around"])
def test_the_javelin_adds_one_costs_an_encounter_and_is_gone_hit_or_miss(face: str) -> None:
    scene, straw = below(hide=2)
    wield(scene, "javelin")
    assert "attack dragon" not in scene.offered()
    scene.say("ready-javelin", "attack dragon")
    scene.roll(face)
    assert len(straw.suffered) == (1 if face == "centre" else 0)
    assert board(scene).encounters == 1
    assert (board(scene).up, len(scene.g.treasures_out)) == ([], 1)
    assert not board(scene).javelin_ready


@pytest.mark.rule("VA-K113", "VA-K112")
def test_the_javelin_goes_with_an_attack_on_the_thief() -> None:
    scene, _ = meet(THIEF, "thief", cunning=0)
    wield(scene, "javelin")
    scene.say("ready-javelin", "move 1,0", "attack thief")
    assert board(scene).up == []


@pytest.mark.rule("VA-K113", "VA-K062")
def test_the_javelin_goes_with_an_attack_on_a_tribe_she_started_with() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="0,0", might=1)
    wield(scene, "javelin")
    assert "attack fangs" not in scene.offered()
    scene.say("ready-javelin", "attack fangs")
    assert straw.suffered == [("struck", 1, 1)]
    assert board(scene).up == []


@pytest.mark.rule("VA-K113", "VA-K062")
def test_the_javelin_stays_if_no_attack_was_made_after_all() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=1)
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.put("fangs", "0,-1")
    wield(scene, "javelin")
    scene.say("ready-javelin", "move 0,-1")
    straw.might = 9
    scene.answer_all("fill-edge")
    assert straw.suffered == []
    assert board(scene).javelin_ready
    scene.turn("knight")
    assert board(scene).javelin_ready, "it waits for her next attack"
    straw.might = 1
    scene.again()
    scene.say("attack fangs")
    assert board(scene).up == []


@pytest.mark.rule("VA-K114", "VA-K113")
def test_a_thrown_javelin_keeps_the_bomb_out_of_this_turn_only() -> None:
    scene, _ = below(hide=0)
    wield(scene, "javelin")
    board(scene).on[PERCEPTION] = 3
    board(scene).javelin_ready = True
    board(scene).on[BOMB] = 1
    scene.again()
    assert {"attack dragon", "bomb-dragon", "bomb-wall north"} <= set(scene.offered()), "readied in an earlier turn"
    scene.say("attack dragon")
    assert board(scene).up == []
    assert scene.offered(verb="bomb-wall") == []
    scene.turn("knight")
    scene.say("place-cube bomb")
    assert {"bomb-dragon", "bomb-wall north"} <= set(scene.offered())


@pytest.mark.rule("VA-K114", "VA-K113", "VA-K117")
def test_in_a_bomb_attack_neither_javelin_nor_axe_helps_and_the_javelin_waits() -> None:
    scene, straw = below(hide=2)
    wield(scene, "javelin", "mighty-axe")
    board(scene).javelin_ready = True
    board(scene).on[BOMB] = 1
    scene.again()
    assert "bomb-dragon" not in scene.offered(), "Strength 1 alone"
    board(scene).on[STRENGTH] = 2
    scene.again()
    scene.say("bomb-dragon")
    assert straw.suffered == [("struck", 4, 1)], "no second blow is offered"
    assert board(scene).javelin_ready
    assert len(board(scene).up) == 2


@pytest.mark.rule("VA-K072", "VA-K112")
def test_a_javelin_lying_face_down_cannot_be_readied_and_a_shown_card_stays_up() -> None:
    scene = halls()
    give(scene, "javelin", up=False)
    scene.turn("knight")
    assert "ready-javelin" not in scene.offered()
    scene.say("show-treasure javelin")
    assert "ready-javelin" in scene.offered()
    scene.turn("knight")
    assert scene.view()["boards"]["knight"]["treasures"] == ["javelin"]
    assert scene.view()["boards"]["knight"]["face_down_treasures"] == []


# The Axe and the others.


@pytest.mark.rule("VA-K116")
def test_she_may_keep_the_axes_cube_and_place_none_after_the_hit() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=0)
    give(scene, "mighty-axe")
    board(scene).pool = 3
    scene.again()
    scene.say("move 1,0")
    assert straw.suffered == [("struck", 4, 1)], "no cube was on it"
    board(scene).on[PERCEPTION] = 1
    scene.again()
    scene.say("place-cube mighty-axe", "attack dragon")
    assert scene.role_asked == ("knight", "swing-axe")
    assert scene.offered() == ["yes", "no"], "no cubes in between"
    scene.say("no")
    assert straw.suffered == [("struck", 4, 1)] * 2
    assert (board(scene).on[FIRST_TREASURE + TREASURES.index("mighty-axe")], board(scene).discarded) == (1, 0)


@pytest.mark.rule("VA-K117", "VA-K116")
@pytest.mark.parametrize("way", ["collapse", "javelin"])
def test_the_axe_works_underground_in_the_collapse_and_with_a_javelin(way: str) -> None:
    scene, straw = below(hide=1)
    wield(scene, "mighty-axe", "javelin")
    if way == "collapse":
        scene.g.collapsing = True
        scene.again()
    else:
        scene.say("ready-javelin")
    scene.say("attack dragon", "yes")
    assert straw.suffered == [("struck", 4, 2)]


@pytest.mark.rule("VA-K117")
def test_the_axe_may_be_refilled_for_a_later_encounter() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=0)
    wield(scene, "mighty-axe")
    board(scene).pool = 3
    board(scene).on[PERCEPTION] = 1
    scene.again()
    scene.say("move 1,0", "yes", "place-cube mighty-axe", "attack dragon", "yes")
    assert straw.suffered == [("struck", 4, 2)] * 2
    assert board(scene).discarded == 2


@pytest.mark.rule("VA-K108", "VA-K115", "VA-K116", "VA-K118", "VA-K120")
@pytest.mark.parametrize(
    ("treasures", "hers", "off_turn"),
    [
        (["elven-sword"], (1, 2, 2), (1, 2, 1)),
        (["heroic-boots"], (5, 1, 1), (5, 1, 1)),
        (["mighty-axe"], (1, 1, 2), (1, 1, 1)),
        (["pixie-lantern"], (2, 2, 1), (2, 2, 1)),
        (["elven-sword", "mighty-axe", "pixie-lantern", "heroic-boots"], (6, 3, 3), (6, 3, 1)),
    ],
)
def test_what_each_treasure_adds_on_her_turn_and_off_it(
    treasures: list[str], hers: tuple[int, int, int], off_turn: tuple[int, int, int]
) -> None:
    scene = halls("knight-goblins")
    scene.turn("knight")
    wield(scene, *treasures)
    assert stats(scene) == hers
    scene.turn("goblins")
    assert stats(scene) == off_turn
    assert scene.g.book.roles[KNIGHT].strength(scene.g, KNIGHT_PIECE) == off_turn[2]


@pytest.mark.rule("VA-K119")
def test_the_potion_needs_its_cube_and_gives_two_health() -> None:
    scene = halls()
    give(scene, "potion-kit")
    board(scene).health = 3
    board(scene).pool = 3
    scene.turn("knight")
    assert "drink-potion" not in scene.offered()
    scene.say("place-cube potion-kit", "drink-potion")
    assert (board(scene).health, board(scene).discarded, len(scene.g.treasures_out)) == (5, 1, 1)


# Collecting.


@pytest.mark.rule("VA-K066", "VA-K029")
def test_gems_and_treasures_are_taken_in_her_order_in_one_encounter() -> None:
    scene, _ = meet(DRAGON, "dragon", space="2,0", above=0)
    cell = scene.cell("1,0")
    scene.g.gem[0] = scene.g.gem[2] = cell
    scene.g.treasure[cell] = 2
    scene.say("move 1,0")
    assert {"take-gem claw", "take-gem wing", "take-treasure"} <= set(scene.offered())
    scene.say("take-treasure", "keep-treasure", "take-gem wing")
    scene.roll("around")
    assert {"take-gem claw", "take-treasure"} <= set(scene.offered())
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K070", "VA-K088")
def test_a_kept_treasure_lies_face_down_and_a_declined_one_is_worth_five_grit() -> None:
    scene = halls("knight-goblins")
    scene.g.treasure[scene.cell("1,0")] = 2
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure", "keep-treasure")
    assert scene.view("goblins")["boards"]["knight"]["face_down_treasures"] == [None]
    scene.say("take-treasure", "decline-treasure")
    assert board(scene).grit == 5
    assert len(scene.g.treasures_out) == 1
