"""The ten Sidequests, each completed and each just missed, and how long a finished one may be shown."""

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_knight import board, give, meet
from tests.rules.vast.test_knight_cards import ambush, infested, take_quest
from tests.rules.vast.test_knight_cubes import halls
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT, SIDEQUESTS, THIEF
from undercroft.games.vast.cavern.removing import take_off
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import BOW, ENCHANTED_BOW, FIRST_TREASURE, MOVEMENT, PERCEPTION
from undercroft.games.vast.roles.knight.sidequests import holds
from undercroft.games.vast.tokens import smash_crystal
from undercroft.games.vast.variants.terrain import lay_terrain


def claims(scene: Scene) -> set[str]:
    """What she may show now, holding every Sidequest that is left."""
    hers = board(scene)
    for card in hers.quest_deck:
        scene.g.faces.show_to(card, 0)
    hers.quests.extend(hers.quest_deck)
    hers.quest_deck = []
    scene.again()
    return scene.spaces("show-sidequest")


def next_turn(scene: Scene) -> None:
    scene.say("end-turn")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])


def treasure_hunt(count: int = 4) -> Scene:
    """A row of halls with a Treasure token each, and a Knight who can visit them all."""
    spaces = [f"{x},0" for x in range(1, count + 1)]
    scene = halls(spaces=" ".join(spaces))
    for space in spaces:
        scene.g.treasure[scene.cell(space)] = 1
    scene.turn("knight")
    board(scene).on[MOVEMENT] = board(scene).on[PERCEPTION] = 3
    scene.again()
    return scene


# Showing them.


@pytest.mark.rule("VA-K073")
def test_with_an_empty_deck_a_shown_sidequest_is_not_replaced() -> None:
    scene = halls()
    take_quest(scene, "intrepid")
    board(scene).quests_out.extend(board(scene).quest_deck)
    board(scene).quest_deck = []
    held = len(board(scene).quests)
    scene.g.tiles_revealed = 10
    scene.turn("knight")
    scene.say("show-sidequest intrepid")
    assert len(board(scene).quests) == held - 1
    assert board(scene).grit == 3


@pytest.mark.rule("VA-K073", "VA-G101")
@pytest.mark.parametrize(("tile", "about"), [("event", "face-event"), ("ambush", "brace")])
@pytest.mark.parametrize("held", [True, False])
def test_without_cubes_she_may_still_show_one_before_an_event_or_ambush(tile: str, about: str, held: bool) -> None:
    scene = halls("knight-goblins")
    hers = board(scene)
    intrepid = next(
        c for c in hers.quests + hers.quest_deck if scene.g.faces.face[c] == cards.SIDEQUESTS.index("intrepid")
    )
    if held:
        take_quest(scene, "intrepid")
    elif intrepid in hers.quests:
        hers.quests.remove(intrepid)
        hers.quest_deck.insert(0, intrepid)
    scene.g.tiles_revealed = 9
    scene.event_on_top("cave-bread")
    scene.turn("knight")
    hers.pool = 0
    scene.lay("0,-1", tile, shape="hall")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.is_asked("knight", about)  # whether she holds it or not, so that nobody learns what she holds
    assert ("show-sidequest intrepid" in scene.offered()) is held
    if held:
        scene.say("show-sidequest intrepid")
        assert hers.grit == 3 + 1, "for the card, and for the tile once it is dealt with"


@pytest.mark.rule("VA-K073")
@pytest.mark.parametrize("why", ["not met", "shown already"])
def test_nothing_is_asked_before_an_ambush_if_everybody_knows_she_can_do_nothing(why: str) -> None:
    scene = halls("knight-goblins")
    goblins_board(scene.g).population = [0, 3, 0]
    hers = board(scene)
    scene.turn("knight")
    hers.pool = 0
    if why == "shown already":
        take_quest(scene, "intrepid")
        scene.g.tiles_revealed = 10
        scene.again()
        scene.say("show-sidequest intrepid")
    scene.lay("0,-1", "ambush", shape="hall")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("goblins", "ambush")


@pytest.mark.rule("VA-K076", "VA-K075", "VA-K088")
def test_daring_fearless_and_stalwart_are_shown_one_after_the_other_for_one_attack() -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0, heads=3, beasts=1)
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.put("fangs", "0,-1")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert claims(scene) >= {"daring", "fearless", "stalwart"}
    scene.say("place-cube shield", "show-sidequest daring", "show-sidequest fearless", "show-sidequest stalwart")
    assert board(scene).grit == 1 + 4 + 4 + 5


@pytest.mark.rule("VA-K075")
def test_a_card_drawn_right_after_the_deed_counts_but_not_one_action_later() -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0, heads=3, beasts=1)
    hers = board(scene)
    cards = hers.quests + hers.quest_deck
    by_name = {SIDEQUESTS[scene.g.faces.face[card]]: card for card in cards}
    rest = [card for card in cards if card not in (by_name["stalwart"], by_name["daring"])]
    hers.quests, hers.quest_deck = [by_name["stalwart"]], [*rest, by_name["daring"]]
    hers.on[PERCEPTION] = hers.on[MOVEMENT] = 1
    scene.again()
    scene.say("move 1,0", "show-sidequest stalwart")
    assert scene.spaces("show-sidequest") == {"daring"}
    scene.say("move 0,0")
    assert scene.spaces("show-sidequest") == set()


@pytest.mark.rule("VA-K075", "VA-K077", "VA-K083")
def test_totals_of_the_turn_stay_claimable_until_it_ends() -> None:
    scene = treasure_hunt(7)
    for x in range(1, 4):
        scene.say(f"move {x},0", "take-treasure", "keep-treasure")
    for x in range(4, 8):
        scene.say(f"move {x},0")
    assert claims(scene) >= {"adventurous", "swift"}
    scene.say("take-treasure", "keep-treasure")
    assert claims(scene) >= {"adventurous", "swift"}
    next_turn(scene)
    assert not claims(scene) & {"adventurous", "swift"}


# One by one.


@pytest.mark.rule("VA-K077")
def test_adventurous_counts_spaces_not_encounters() -> None:
    scene = treasure_hunt()
    scene.g.treasure[scene.cell("1,0")] = 3
    scene.say("move 1,0", "take-treasure", "keep-treasure", "move 2,0", "take-treasure", "keep-treasure")
    scene.say("move 1,0", "take-treasure", "keep-treasure")
    assert board(scene).encounters == 3
    assert "adventurous" not in claims(scene)
    scene.say("move 2,0", "move 3,0", "take-treasure", "keep-treasure")
    assert "adventurous" in claims(scene)


@pytest.mark.rule("VA-K078")
def test_two_ambush_tiles_in_one_turn_are_stalwart_without_goblins() -> None:
    scene = infested("a", strength_cubes=3)
    board(scene).on[MOVEMENT] = board(scene).on[PERCEPTION] = 3
    assert "stalwart" not in claims(scene)
    scene.lay("1,-1", "ambush", shape="hall") if scene.cell("1,-1") < 0 else None
    cell = scene.cell("1,-1")
    scene.g.faces.face[cell] = scene.g.faces.face[scene.cell("0,-1")]
    scene.again()
    scene.say("move 1,-1")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])
    assert "stalwart" in claims(scene)
    next_turn(scene)
    assert "stalwart" not in claims(scene)


@pytest.mark.rule("VA-K078", "VA-K074")
def test_with_goblins_at_the_table_ambushes_complete_nothing() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="2,0", heads=4, beasts=1)
    board(scene).ambushes = 1
    ambush(scene)
    scene.answer_all("brace")
    assert straw.suffered == [("ambush", -1, 1)]
    assert board(scene).ambushes == 2
    assert not claims(scene) & {"stalwart", "daring", "fearless"}


@pytest.mark.rule("VA-K074", "VA-K085", "VA-K111")
@pytest.mark.parametrize(("role", "piece", "bow"), [(GOBLINS, "fangs", "shoot"), (THIEF, "thief", "shoot-enchanted")])
def test_a_shot_is_eagle_eyed_and_nothing_else(role: int, piece: str, bow: str) -> None:
    scene, _ = meet(role, piece, space="2,0", might=9, heads=4, beasts=1)
    give(scene, "enchanted-bow")
    board(scene).on[BOW] = board(scene).on[FIRST_TREASURE + ENCHANTED_BOW] = 1
    scene.again()
    scene.say(f"{bow} {piece}")
    assert claims(scene) == {"eagle-eyed"}


@pytest.mark.rule("VA-K080", "VA-K078")
@pytest.mark.parametrize(("beasts", "heads", "completed"), [(0, 3, {"stalwart"}), (1, 2, {"daring"}), (0, 2, set())])
def test_a_tribe_with_a_monster_is_daring_and_a_populous_one_stalwart(
    beasts: int, heads: int, completed: set[str]
) -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0, heads=heads, beasts=beasts)
    scene.say("move 1,0")
    assert claims(scene) == completed


@pytest.mark.rule("VA-K080")
@pytest.mark.parametrize(("killed", "completed"), [(1, {"daring"}), (0, set())])
def test_the_thief_must_die_of_the_attack_to_make_it_daring(killed: int, completed: set[str]) -> None:
    scene, _ = meet(THIEF, "thief", cunning=0, succeeds=killed)
    scene.say("move 1,0", "attack thief")
    assert claims(scene) == completed


@pytest.mark.rule("VA-K081")
def test_a_tribe_on_a_lit_tile_is_not_fearless() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=0)
    scene.say("move 1,0")
    assert straw.suffered != []
    assert "fearless" not in claims(scene)


@pytest.mark.rule("VA-K081")
@pytest.mark.parametrize(("line", "monster", "cubes"), [("a", "", 3), ("c", "golem", 1)])
def test_plain_goblins_or_a_wound_are_not_fearless(line: str, monster: str, cubes: int) -> None:
    scene = infested(line, monster, strength_cubes=cubes)
    assert board(scene).health == (6 if monster else 7)
    assert not holds(scene.g, SIDEQUESTS.index("fearless"))


@pytest.mark.rule("VA-K082")
@pytest.mark.parametrize("keepers", [(KNIGHT, KNIGHT, KNIGHT), (KNIGHT, -1, -1)])
def test_persistent_counts_every_smashed_crystal_whoever_smashed_it(keepers: tuple[int, ...]) -> None:
    scene = halls("knight-dragon")
    scene.turn("knight")
    for keeper in keepers:
        assert "persistent" not in claims(scene)
        smash_crystal(scene.g, scene.cell("1,0"), keeper)
    assert "persistent" in claims(scene)


@pytest.mark.rule("VA-K083", "VA-K087")
def test_for_swift_the_space_she_started_on_counts_once_she_has_come_back() -> None:
    scene = halls(spaces="1,0 -1,0 -2,0 -3,0 -4,0 -5,0")
    scene.turn("knight")
    board(scene).on[MOVEMENT] = 3
    scene.again()
    for space in ("1,0", "0,0", "-1,0", "-2,0", "-3,0", "-4,0"):
        scene.say(f"move {space}")
    assert "swift" not in claims(scene)
    scene.say("move -5,0")
    assert "swift" in claims(scene)


@pytest.mark.rule("VA-K084")
def test_cunning_without_a_dragon_is_two_treasure_tokens_taken_in_one_turn() -> None:
    scene = treasure_hunt()
    scene.say("move 1,0", "take-treasure", "keep-treasure")
    assert "cunning" not in claims(scene)
    next_turn(scene)
    board(scene).on[MOVEMENT] = board(scene).on[PERCEPTION] = 3
    scene.again()
    scene.say("move 2,0", "take-treasure", "keep-treasure")
    assert "cunning" not in claims(scene), "one a turn"
    scene.say("move 3,0", "take-treasure", "keep-treasure")
    assert "cunning" in claims(scene)


@pytest.mark.rule("VA-K084")
def test_with_a_dragon_two_treasure_tokens_are_not_cunning() -> None:
    scene, _ = meet(DRAGON, "dragon", space="2,0", above=0)
    scene.g.treasure[scene.cell("1,0")] = 2
    scene.say("move 1,0", "take-treasure", "keep-treasure", "take-treasure", "keep-treasure")
    assert "cunning" not in claims(scene)


@pytest.mark.rule("VA-K086", "VA-K087")
def test_intrepid_counts_tiles_anybody_revealed_even_if_gone_but_no_terrain() -> None:
    scene = halls("knight-dragon")
    dark = scene.lay("3,0", "treasure-room", shape="hall")
    scene.g.tiles_revealed = 9
    lay_terrain(scene.g, cards.LAKE, SPACE.index["0,1"], 0)
    scene.turn("knight")
    assert "intrepid" not in claims(scene)
    scene.g.call(Reveal(DRAGON, [dark]))
    scene.again()
    while scene.role_asked[1] in ("fill-edge", "orient-tile"):
        scene.answer_all(scene.role_asked[1])
    assert "intrepid" in claims(scene)
    take_off(scene.g, dark)
    assert "intrepid" in claims(scene)
