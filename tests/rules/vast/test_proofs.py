"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

import pytest

from tests.rules.vast.cave_scenes import board, corridor, rich, table
from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_infestation import alone, weaponless
from tests.rules.vast.test_knight import board as knight_board
from tests.rules.vast.test_knight import give, meet
from tests.rules.vast.test_knight_cards import ambush, take_quest
from tests.rules.vast.test_knight_equipment import wield
from tests.rules.vast.test_terrain_walks import knight_scene, laid
from tests.rules.vast.test_thief import Heist
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import (
    BONES,
    BRIDGE,
    CAVE,
    GOBLINS,
    KNIGHT,
    SIDEQUESTS,
    THIEF,
    THIEF_PIECE,
    TREASURES,
)
from undercroft.games.vast.cavern.moving import Push
from undercroft.games.vast.cavern.paths import PITS
from undercroft.games.vast.cavern.rejoining import Rejoin
from undercroft.games.vast.cavern.removing import RemoveBatch
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.knight.board import FIRST_TREASURE, STRENGTH
from undercroft.games.vast.roles.knight.sidequests import holds


@pytest.mark.rule("VA-T051")
def test_a_backstab_takes_three_cubes_at_most() -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.begin("2 4 3", at="1,0")
    heist.board.cubes = 4
    heist.again()
    assert heist.offered(verb="backstab") == ["backstab knight 1", "backstab knight 2", "backstab knight 3"]


@pytest.mark.rule("VA-T062", "VA-G094")
@pytest.mark.parametrize(("carried", "about"), [(0, "push-piece"), (1, "push-step")])
def test_a_single_treasure_makes_the_way_across_the_entrance_matter(carried: int, about: str) -> None:
    heist = Heist("cave-thief", rooms="1,0 -1,0")
    heist.put("thief", "1,0")
    heist.board.carried = carried
    heist.turn("cave")
    heist.g.call(Push(CAVE, THIEF_PIECE, 1, 3))
    heist.again()
    assert heist.role_asked == ("cave", about)


@pytest.mark.rule("VA-B068")
def test_a_hexed_cave_with_one_kind_of_token_is_not_asked() -> None:
    scene = table("knight-goblins-cave")
    board(scene).marks = [2, 0, 0, 0, 0, 0]
    board(scene).bag = [4, 6, 6, 6, 6, 6]
    scene.turn("knight")
    scene.g.call(scene.g.book.roles[CAVE].hexed(scene.g, 1))
    scene.again()
    assert board(scene).marks == [1, 0, 0, 0, 0, 0]
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-G001")
def test_a_new_round_begins_when_everybody_has_had_a_turn() -> None:
    match = Match.start(GAME, {"roles": "knight-goblins"}, seats=2, seed=1)
    luck = Luck.of(1)
    turns: list[tuple[int, str]] = []
    while match.waiting is not None and match.view(None)["table"]["round"] < 3:
        table = match.view(None)["table"]
        if turns[-1:] != [(table["round"], table["turn"])]:
            turns.append((table["round"], table["turn"]))
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    assert turns[-4:] == [(1, "knight"), (1, "goblins"), (2, "knight"), (2, "goblins")]


@pytest.mark.rule("VA-T009")
def test_a_thief_with_a_step_left_but_nowhere_to_go_ends_his_turn_himself() -> None:
    heist = Heist(rooms="1,0")
    heist.begin("2 3 4")
    heist.say("move 1,0")
    heist.wall("1,0", "west")
    heist.board.cubes = 1
    heist.again()
    heist.say("hide-loot 1")
    heist.is_asked("thief", "thief-turn", offered=["end-turn"])


@pytest.mark.rule("VA-B079")
def test_a_dying_tribe_may_stagger_onto_the_entrance() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=1)
    scene.put("bones", "2,0")
    scene.put("knight", "2,0")
    scene.activation()
    scene.say("activate bones", "move 1,0")
    assert scene.spaces("stagger") == {"0,0"}


@pytest.mark.rule("VA-G081", "VA-R034")
def test_a_push_of_two_steps_may_cross_a_pit_and_ends_when_the_mover_stops_it() -> None:
    scene = knight_scene("2,0", "pit-1 1,0", "lake -2,0", roles="knight-goblins-cave")
    scene.people(bones=3)
    scene.put("bones", "0,0")
    scene.turn("goblins")
    open_question = scene.role_asked
    scene.happens(Push(CAVE, BONES, 0, 2))
    assert scene.spaces("push") == {"1,0", "-1,0"}
    scene.say("push -1,0")
    assert scene.role_asked == ("cave", "push-piece")
    scene.say("stay")
    assert scene.where("bones") == "-1,0"
    assert scene.role_asked == open_question


@pytest.mark.rule("VA-V156")
def test_the_flame_giant_spares_her_the_second_wound_when_a_sword_makes_her_strong_enough() -> None:
    scene = alone("c", "flame-giant")
    give(scene, "elven-sword")
    weaponless(scene, 2)
    knight_board(scene).on[FIRST_TREASURE + TREASURES.index("elven-sword")] = 1
    ambush(scene)
    scene.roll("centre")
    assert knight_board(scene).health == 6


@pytest.mark.rule("VA-R013")
def test_terrain_that_was_removed_and_laid_again_is_still_terrain() -> None:
    scene = knight_scene("1,0")
    laid(scene, "canyon -1,1")
    canyon = {"0,1", "-1,1", "1,1"}
    assert not any(scene.is_dark(space) for space in canyon)
    scene.turn("knight")
    scene.happens(RemoveBatch(KNIGHT, [BRIDGE], False))
    laid(scene, "canyon -1,1")
    assert not any(scene.is_dark(space) for space in canyon)


def test_the_entrance_faces_north_from_the_start() -> None:
    match = Match.start(GAME, {"roles": "knight-goblins"}, seats=2, seed=1)
    entrance = next(tile for tile in match.view(None)["table"]["tiles"] if tile["space"] == "0,0")
    assert entrance["facing"] == "north"


@pytest.mark.rule("VA-B064")
def test_the_ruby_is_too_late_once_a_monster_was_dismissed() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=2)
    scene.give("fangs", "golem")
    scene.stack_war("desolation")
    scene.stack_monsters("ogre", "troll")
    scene.turn("goblins")
    scene.say("choose-war desolation", "done")
    assert scene.offered(verb="redraw-monster") == ["redraw-monster ogre"]
    scene.say("dismiss-monster golem")
    assert scene.offered(verb="redraw-monster") == []


@pytest.mark.rule("VA-T034")
def test_everybody_hears_that_the_thief_loots_a_gem() -> None:
    heist = Heist("dragon-thief")
    heist.g.gem[2] = heist.cell("1,0")
    heist.begin("2 3 4", at="1,0")
    heist.say("loot-gem-safely wing")
    assert heist.heard("thief-looted", seat=heist.seat_number("dragon")) == [{"token": "gem-wing", "space": "1,0"}]


@pytest.mark.rule("VA-K028")
def test_an_encounter_opened_after_collecting_takes_in_every_target_there() -> None:
    scene, _ = meet(THIEF, "thief", "0,0")
    cell = scene.lay("0,-1", "crystal", shape="hall")
    scene.seal()
    scene.g.treasure[cell] = 1
    scene.again()
    knight_board(scene).on[STRENGTH] = 2
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.say("take-treasure", "keep-treasure")
    scene.put("thief", "0,-1")
    scene.again()
    scene.say("place-cube perception", "smash-crystal", "attack thief")
    assert knight_board(scene).encounters == 2


@pytest.mark.rule("VA-K073")
def test_alone_she_is_not_asked_about_a_sidequest_she_does_not_hold() -> None:
    scene = alone("a")
    weaponless(scene)
    hers = knight_board(scene)
    scene.g.tiles_revealed = 20
    fulfilled = [card for card in hers.quests if holds(scene.g, scene.g.faces.face[card])]
    for card in fulfilled:
        hers.quests.remove(card)
        hers.quest_deck.insert(0, card)
    assert hers.quests
    assert any(holds(scene.g, scene.g.faces.face[card]) for card in hers.quest_deck)
    ambush(scene)
    assert scene.heard("ambushed"), "weaker, and at once"


@pytest.mark.rule("VA-C029")
def test_bats_may_carry_any_treasure_on_the_map() -> None:
    scene = corridor("knight-cave", 3)
    scene.put("knight", "3,0")
    for space in ("0,0", "1,0", "2,0"):
        scene.g.treasure[scene.cell(space)] = 1
    rich(scene, "bat")
    scene.say("use-omen giant-bats")
    assert scene.spaces("carry-treasure") == {"0,0", "1,0", "2,0"}


@pytest.mark.rule("VA-K109")
@pytest.mark.parametrize(("space", "possible"), [("0,0", True), ("2,0", True), ("2,1", False), ("1,1", False)])
def test_the_enchanted_bow_shoots_on_her_own_tile_and_along_lines_but_not_past_a_corner(
    space: str, possible: bool
) -> None:
    scene, _ = meet(THIEF, "thief", space="2,0")
    for other in ("1,1", "2,1"):
        scene.lay(other, shape="hall", lit=True)
    scene.put("thief", space)
    give(scene, "enchanted-bow")
    knight_board(scene).on[FIRST_TREASURE + TREASURES.index("enchanted-bow")] = 1
    scene.again()
    assert ("shoot-enchanted thief" in scene.offered()) is possible


@pytest.mark.rule("VA-K081")
def test_attacking_a_tribe_she_already_shares_a_tile_with_is_not_fearless() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="0,0", might=1, heads=3)
    take_quest(scene, "fearless")
    wield(scene, "javelin")
    scene.say("ready-javelin", "attack fangs")
    assert straw.suffered == [("struck", 1, 1)]
    assert not holds(scene.g, SIDEQUESTS.index("fearless"))


@pytest.mark.rule("VA-T004")
def test_a_thief_who_rests_on_the_entrance_does_not_appear_again() -> None:
    heist = Heist("knight-thief")
    heist.begin("4 3 2", at="0,0")
    assert heist.heard("thief-appeared") == []


@pytest.mark.rule("VA-R014")
@pytest.mark.parametrize(
    ("space", "beyond"), [("31,0", "32,0"), ("-31,0", "-32,0"), ("0,31", "0,32"), ("0,-31", "0,-32")]
)
def test_no_tile_is_laid_beyond_the_rim_of_the_table(space: str, beyond: str) -> None:
    lair = Lair("dragon-thief", rooms="")
    pit = next(iter(PITS))
    lair.g.map.lay(pit, SPACE.index[space])
    lair.begin(space)
    assert lair.spaces("move")
    assert beyond not in lair.spaces("move")


@pytest.mark.rule("VA-G077")
@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize("direction", ["west", "north", "east", "south"])
def test_a_part_slides_as_far_as_the_rim_of_the_table(direction: str, fits: bool) -> None:
    """A hook of tiles whose end reaches the last row just when its top meets the Entrance."""

    def turned(x: int, y: int) -> str:
        for _ in range(["west", "north", "east", "south"].index(direction)):
            x, y = -y, x
        return f"{x},{y}"

    scene = Scene("knight")
    scene.clear()
    scene.g.map.lift(0)
    scene.g.map.lay(0, SPACE.index[turned(-28, 0)])
    hook = [(-24, 0), (-24, 1), *((x, 2) for x in range(-24, -29 if fits else -30, -1))]
    spaces = [turned(x, y) for x, y in hook]
    for space in spaces:
        scene.lay(space)
    scene.g.collapsing = True
    scene.turn("knight")
    scene.g.call(Rejoin(KNIGHT))
    scene.again()
    offered = scene.offered(verb="slide")
    assert any(f"slide {space} {direction}" in offered for space in spaces) is fits


@pytest.mark.rule("VA-K080")
@pytest.mark.parametrize("monsters", [[], ["golem"]])
def test_attacking_a_tribe_is_daring_only_if_it_has_a_monster(monsters: list[str]) -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=2)
    scene.give("bones", *monsters)
    scene.put("bones", "1,0")
    scene.turn("knight")
    scene.knight.pool = 5
    scene.knight_strength(4)
    scene.again()
    scene.say("move 1,0")
    assert scene.where_is("bones") == "hidden"
    assert holds(scene.g, SIDEQUESTS.index("daring")) is bool(monsters)


@pytest.mark.rule("VA-B117")
@pytest.mark.parametrize("space", ["0,0", "2,0"])
def test_a_tribe_marches_once_wherever_it_ends(space: str) -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(bones=4)
    scene.put("knight", "3,0")
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", f"move {space}")
    assert scene.where_is("bones") == space
    assert scene.spaces("move") == set()


@pytest.mark.rule("VA-R013")
def test_a_tribe_may_step_off_the_bridge_of_the_canyon() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.terrain("canyon", "1,1")
    assert scene.cell("2,1") == BRIDGE
    scene.people(bones=3)
    scene.put("bones", "2,0")
    scene.activation()
    scene.say("activate bones")
    assert {"2,1", "2,2"} <= scene.spaces("move")


@pytest.mark.rule("VA-R033", "VA-D035")
@pytest.mark.parametrize(("symbols", "possible"), [((), False), (("wing",), True)])
def test_a_gem_lends_one_wing_and_a_way_into_the_pits_takes_two(symbols: tuple[str, ...], possible: bool) -> None:
    lair = Lair("knight-dragon", rooms="6,0 10,0")
    for pit, space in zip(PITS, ("1,0", "5,0", "9,0"), strict=True):
        lair.g.map.lay(pit, SPACE.index[space])
    lair.gem("wing", "0,0")
    lair.begin("0,0", *symbols)
    lair.board.free_move = True
    lair.again()
    assert ("wing" in lair.powers()) is possible
