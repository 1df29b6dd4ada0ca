"""The Knight's equipment, Treasures, Sidequests and Events, and the Goblin Infestation."""

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_knight import board, give, meet
from undercroft.games.vast import cards
from undercroft.games.vast.absent.cave import AbsentCave
from undercroft.games.vast.cards import CAVE, DRAGON, GOBLINS, KNIGHT, THIEF
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.knight.board import (
    AXE,
    BOMB,
    BOW,
    ENCHANTED_BOW,
    FIRST_TREASURE,
    MOVEMENT,
    PERCEPTION,
    SHIELD,
    STRENGTH,
    movement,
    perception,
    strength,
)
from undercroft.games.vast.roles.knight.sidequests import GRIT, holds
from undercroft.games.vast.variants.terrain import lay_terrain

QUESTS = cards.SIDEQUESTS


@pytest.fixture
def scene() -> Scene:
    built = Scene("knight")
    built.clear()
    built.lay("1,0", "ambush", shape="tunnel", lit=True, facing="east")
    built.lay("2,0", "ambush", shape="hall", lit=True)
    built.seal()
    return built


def take_quest(scene: Scene, name: str) -> None:
    """Put a Sidequest into her hand."""
    hers = board(scene)
    every = hers.quests + hers.quest_deck
    card = next(card for card in every if scene.g.faces.face[card] == QUESTS.index(name))
    if card in hers.quest_deck:
        hers.quest_deck.remove(card)
        hers.quests.append(card)
        scene.g.faces.show_to(card, 0)


# Equipment.


@pytest.mark.rule("VA-K098", "VA-K099", "VA-K017")
def test_a_bomb_opens_a_wall_of_her_tile_for_good_and_the_edge_is_filled(scene: Scene) -> None:
    scene.turn("knight")
    scene.say("place-cube bomb", "move 1,0")
    assert set(scene.offered(verb="bomb-wall")) == {"bomb-wall north", "bomb-wall south"}
    scene.say("bomb-wall north")
    assert scene.is_dark("1,-1")
    assert scene.view()["bombs"] == [{"space": "1,0", "side": "north"}]
    assert (board(scene).bombs, board(scene).encounters) == (2, 0)
    assert scene.offered(verb="bomb-wall") == []


@pytest.mark.rule("VA-K099")
def test_the_two_uses_of_the_bomb_exclude_each_other() -> None:
    scene, _ = meet(DRAGON, "dragon", above=0, hide=0)
    scene.g.map.walls[scene.cell("1,0")] = 0b0001
    board(scene).pool = 3
    scene.say("place-cube bomb", "move 1,0")
    assert {"bomb-dragon", "bomb-wall north"} <= set(scene.offered())
    scene.say("bomb-wall north")
    assert "bomb-dragon" not in scene.offered()


@pytest.mark.rule("VA-K102")
def test_a_rockslide_can_be_bombed(scene: Scene) -> None:
    scene.g.map.rockslides.append(scene.cell("1,0") * 4 + 3)
    scene.g.rockslides_left = 2
    scene.turn("knight")
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube bomb", "bomb-wall east")
    assert scene.g.rockslides_left == 3
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-K103", "VA-K104", "VA-K085", "VA-K025")
def test_the_bow_hits_a_visible_tribe_once_a_turn_without_an_encounter() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="2,0", might=9)
    board(scene).pool = 3
    board(scene).encounters = 1
    scene.again()
    scene.say("place-cube strength", "place-cube strength", "place-cube bow")
    assert scene.offered(verb="shoot") == ["shoot fangs"]
    scene.say("shoot fangs")
    assert straw.suffered == [("shot", 1, 3)]
    assert scene.offered(verb="shoot") == []


@pytest.mark.rule("VA-K103")
def test_the_bow_needs_sight() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0", might=9)
    scene.g.map.walls[scene.cell("1,0")] = 0b0010
    board(scene).on[BOW] = 1
    scene.again()
    assert scene.offered(verb="shoot") == []


@pytest.mark.rule("VA-K109", "VA-K110", "VA-K111")
def test_the_enchanted_bow_shoots_dragon_and_thief_past_anything_within_five() -> None:
    scene, straw = meet(THIEF, "thief", space="2,0")
    give(scene, "enchanted-bow")
    board(scene).on[FIRST_TREASURE + ENCHANTED_BOW] = 1
    scene.g.map.walls[scene.cell("1,0")] = 0b1111
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == ["shoot-enchanted thief"]
    scene.g.map.shift([scene.cell("2,0")], 3)
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == ["shoot-enchanted thief"]
    scene.g.map.shift([scene.cell("5,0")], 1)
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == []
    scene.g.map.shift([scene.cell("6,0")], 64 - 1)
    scene.again()
    assert scene.offered(verb="shoot-enchanted") == []
    scene.g.map.shift([scene.cell("5,1")], -64)
    scene.again()
    scene.say("shoot-enchanted thief")
    assert straw.suffered[0][0] == "shot"
    assert board(scene).encounters == 0


# Treasures.


@pytest.mark.rule("VA-K108", "VA-K115", "VA-K116", "VA-K118", "VA-K120", "VA-T023")
def test_treasures_add_to_her_statistics(scene: Scene) -> None:
    hers = board(scene)
    for name in ("elven-sword", "heroic-boots", "mighty-axe", "pixie-lantern"):
        give(scene, name)
        hers.on[FIRST_TREASURE + cards.TREASURES.index(name)] = 1
    assert movement(hers) == 1 + 4 + 1
    assert perception(hers) == 1 + 1 + 1
    assert strength(hers, True) == 1 + 1 + 1
    assert strength(hers, False) == 1
    assert strength(hers, True, False) == 2


@pytest.mark.rule("VA-K116", "VA-K117")
def test_the_axe_may_hit_twice_but_not_with_the_bomb() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=1)
    give(scene, "mighty-axe")
    board(scene).pool = 2
    board(scene).on[FIRST_TREASURE + AXE] = 1
    scene.again()
    scene.say("move 1,0")
    assert scene.role_asked == ("knight", "swing-axe")
    scene.say("yes")
    assert straw.suffered == [("struck", 4, 2)]
    assert board(scene).discarded == 1
    below, other = meet(DRAGON, "dragon", above=0, hide=2)
    give(below, "mighty-axe")
    board(below).on[FIRST_TREASURE + AXE] = 1
    board(below).on[BOMB] = 1
    below.again()
    below.say("move 1,0")
    assert "bomb-dragon" not in below.offered()
    assert other.suffered == []


@pytest.mark.rule("VA-K021", "VA-K116")
def test_with_two_cubes_she_cannot_spend_the_axe() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=1)
    give(scene, "mighty-axe")
    board(scene).pool = 1
    board(scene).on[FIRST_TREASURE + AXE] = 1
    scene.again()
    scene.say("move 1,0")
    assert straw.suffered == [("struck", 4, 1)]


@pytest.mark.rule("VA-K119", "VA-K120", "VA-K019")
def test_the_potion_kit_heals_and_leaves_the_game(scene: Scene) -> None:
    give(scene, "potion-kit")
    board(scene).health = 6
    board(scene).pool = 3
    scene.turn("knight")
    scene.say("place-cube potion-kit", "drink-potion")
    assert board(scene).health == 7
    assert (board(scene).discarded, board(scene).up) == (1, [])
    scene.say("end-turn")
    scene.answer_all("lay-dark-tile")
    assert board(scene).discarded == 1
    assert board(scene).pool == 2


@pytest.mark.rule("VA-K021", "VA-K119")
def test_with_two_cubes_she_cannot_drink(scene: Scene) -> None:
    give(scene, "potion-kit")
    board(scene).health = 3
    scene.turn("knight")
    scene.say("place-cube potion-kit")
    assert "drink-potion" not in scene.offered()


@pytest.mark.rule("VA-K023", "VA-T042", "VA-T044")
def test_a_cube_on_a_stolen_treasure_waits_for_her_next_pick_up() -> None:
    scene, _ = meet(THIEF, "thief", space="2,0")
    give(scene, "pixie-lantern")
    give(scene, "javelin", up=False)
    board(scene).on[FIRST_TREASURE + cards.TREASURES.index("pixie-lantern")] = 1
    assert scene.g.book.roles[KNIGHT].can_be_pickpocketed(scene.g, 0)
    scene.g.call(scene.g.book.roles[KNIGHT].pickpocketed(scene.g, 0))
    scene.again()
    assert scene.role_asked == ("thief", "steal-treasure")
    assert scene.offered() == ["steal-treasure pixie-lantern", "steal-hidden-treasure", "no"]
    scene.say("steal-treasure pixie-lantern")
    assert board(scene).aside == 1
    assert cards.TREASURES[scene.g.faces.face[scene.g.treasure_deck[0]]] == "pixie-lantern"


@pytest.mark.rule("VA-K112", "VA-K113")
def test_the_javelin_counts_for_entering_and_is_spent_on_crystals_too(scene: Scene) -> None:
    give(scene, "javelin")
    cell = scene.cell("1,0")
    scene.g.crystal[cell] = 1
    scene.turn("knight")
    scene.say("place-cube strength", "ready-javelin", "move 1,0", "smash-crystal")
    assert board(scene).up == []
    other, straw = meet(GOBLINS, "fangs", might=1)
    give(other, "javelin")
    other.again()
    other.say("ready-javelin", "move 1,0")
    assert straw.suffered == [("struck", 1, 1)]
    assert board(other).up == []


@pytest.mark.rule("VA-K112", "VA-T042")
def test_a_readied_javelin_that_is_stolen_helps_no_more() -> None:
    scene, _ = meet(THIEF, "thief", space="2,0")
    give(scene, "javelin")
    scene.g.crystal[scene.cell("1,0")] = 1
    scene.again()
    scene.say("ready-javelin", "place-cube strength")
    scene.g.call(scene.g.book.roles[KNIGHT].pickpocketed(scene.g, 0))
    scene.again()
    scene.say("steal-treasure javelin", "move 1,0")
    assert "smash-crystal" not in scene.offered(), "Strength 2"
    scene.say("place-cube strength")
    scene.say("smash-crystal")
    assert scene.g.treasures_out == []


@pytest.mark.rule("VA-K072", "VA-K108")
@pytest.mark.parametrize("treasure", [t for t in cards.TREASURES if t != "javelin"])
def test_a_treasure_takes_cubes_only_when_she_owns_it_face_up(scene: Scene, treasure: str) -> None:
    scene.turn("knight")
    board(scene).pool = 3
    scene.again()
    assert f"place-cube {treasure}" not in scene.offered()
    give(scene, treasure, up=False)
    scene.again()
    assert f"place-cube {treasure}" not in scene.offered()
    scene.say(f"show-treasure {treasure}")
    assert f"place-cube {treasure}" in scene.offered()


@pytest.mark.rule("VA-K114")
def test_after_bombing_a_wall_the_javelin_rests(scene: Scene) -> None:
    give(scene, "javelin")
    scene.turn("knight")
    scene.say("place-cube bomb", "move 1,0")
    assert "ready-javelin" in scene.offered()
    scene.say("bomb-wall north")
    assert "ready-javelin" not in scene.offered()


@pytest.mark.rule("VA-K114")
def test_after_readying_the_javelin_the_bomb_rests(scene: Scene) -> None:
    give(scene, "javelin")
    scene.turn("knight")
    scene.say("place-cube bomb", "move 1,0")
    assert "bomb-wall north" in scene.offered()
    scene.say("ready-javelin")
    assert scene.offered(verb="bomb-wall") == []


@pytest.mark.rule("VA-K113", "VA-K114")
def test_a_javelin_readied_earlier_does_not_help_in_a_turn_with_the_bomb(scene: Scene) -> None:
    give(scene, "javelin")
    board(scene).javelin_ready = True
    scene.g.crystal[scene.cell("1,0")] = 1
    board(scene).pool = 3
    scene.turn("knight")
    scene.say("place-cube bomb", "place-cube strength", "place-cube perception", "move 1,0")
    assert "smash-crystal" in scene.offered(), "Strength 2 and the Javelin's 1"
    scene.say("bomb-wall north")
    assert "smash-crystal" not in scene.offered()


# Sidequests.


@pytest.mark.rule("VA-K073", "VA-K088", "VA-K077", "VA-K078", "VA-K079", "VA-K080", "VA-K081", "VA-K082")
def test_the_sidequests_are_worth_what_is_printed() -> None:
    assert dict(zip(QUESTS, GRIT, strict=True)) == {
        "adventurous": 6,
        "stalwart": 5,
        "bedecked": 4,
        "daring": 4,
        "fearless": 4,
        "persistent": 4,
        "swift": 4,
        "cunning": 3,
        "eagle-eyed": 3,
        "intrepid": 3,
    }
    assert sum(GRIT) == 40


@pytest.mark.rule("VA-K073", "VA-K086", "VA-K075")
def test_showing_a_sidequest_pays_grit_and_draws_another(scene: Scene) -> None:
    take_quest(scene, "intrepid")
    count = len(board(scene).quests)
    scene.g.tiles_revealed = 9
    scene.turn("knight")
    assert "show-sidequest intrepid" not in scene.offered()
    scene.g.tiles_revealed = 10
    scene.again()
    scene.say("show-sidequest intrepid")
    assert board(scene).grit == 3
    assert len(board(scene).quests) == count
    assert scene.view()["boards"]["knight"]["sidequests_shown"] == ["intrepid"]


@pytest.mark.rule("VA-K077")
def test_adventurous_needs_three_different_spaces(scene: Scene) -> None:
    board(scene).encounter_cells = [1, 2]
    assert not holds(scene.g, QUESTS.index("adventurous"))
    board(scene).encounter_cells = [1, 2, 3]
    assert holds(scene.g, QUESTS.index("adventurous"))


@pytest.mark.rule("VA-K033", "VA-K077")
def test_two_encounters_on_one_space_count_once_for_adventurous() -> None:
    scene, _ = meet(DRAGON, "dragon", hide=0)
    board(scene).on[PERCEPTION] = 3
    scene.again()
    scene.say("move 1,0", "attack dragon")
    assert board(scene).encounters == 2
    assert len(board(scene).encounter_cells) == 1


@pytest.mark.rule("VA-K074", "VA-K076", "VA-K078", "VA-K080", "VA-K081")
def test_one_attack_may_complete_daring_fearless_and_stalwart() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=0, heads=3, beasts=1)
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.put("fangs", "0,-1")
    for name in ("daring", "fearless", "stalwart"):
        take_quest(scene, name)
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert straw.suffered == [("struck", 1, 1)]
    assert set(scene.offered(verb="show-sidequest")) >= {
        "show-sidequest daring",
        "show-sidequest fearless",
        "show-sidequest stalwart",
    }


@pytest.mark.rule("VA-K075", "VA-K078")
def test_a_deed_can_be_claimed_only_until_her_next_action() -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0, heads=3)
    take_quest(scene, "stalwart")
    board(scene).on[MOVEMENT] = 2
    board(scene).on[PERCEPTION] = 2
    scene.again()
    scene.say("move 1,0")
    assert "show-sidequest stalwart" in scene.offered()
    scene.say("move 0,0")
    assert "show-sidequest stalwart" not in scene.offered()


@pytest.mark.rule("VA-K078")
def test_stalwart_looks_at_population_before_the_scatter() -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0, heads=2)
    take_quest(scene, "stalwart")
    scene.again()
    scene.say("move 1,0")
    assert "show-sidequest stalwart" not in scene.offered()


@pytest.mark.rule("VA-K079")
def test_bedecked_needs_two_treasures_face_up(scene: Scene) -> None:
    give(scene, "javelin")
    give(scene, "heroic-boots", up=False)
    assert not holds(scene.g, QUESTS.index("bedecked"))
    board(scene).up.append(board(scene).down.pop())
    assert holds(scene.g, QUESTS.index("bedecked"))


@pytest.mark.rule("VA-K080")
def test_a_missed_attack_on_the_dragon_is_not_daring() -> None:
    for face, daring in (("around", False), ("cross", True)):
        scene, _ = meet(DRAGON, "dragon", hide=1)
        scene.say("move 1,0")
        scene.roll(face)
        assert holds(scene.g, QUESTS.index("daring")) is daring


@pytest.mark.rule("VA-K082", "VA-D076")
def test_persistent_counts_crystals_smashed_by_anyone(scene: Scene) -> None:
    scene.g.crystals_smashed = 2
    assert not holds(scene.g, QUESTS.index("persistent"))
    scene.g.crystals_smashed = 3
    assert holds(scene.g, QUESTS.index("persistent"))


@pytest.mark.rule("VA-K083", "VA-K087")
def test_swift_counts_different_spaces_entered(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).on[MOVEMENT] = 3
    scene.again()
    for space in ("1,0", "0,0", "1,0", "2,0", "1,0", "0,0", "1,0"):
        scene.say(f"move {space}")
    assert board(scene).steps == 7
    assert len(board(scene).visited) == 3
    assert not holds(scene.g, QUESTS.index("swift"))


@pytest.mark.rule("VA-K083", "VA-K075", "VA-K087")
def test_swift_asks_for_seven_spaces(scene: Scene) -> None:
    take_quest(scene, "swift")
    for x in range(3, 8):
        scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
    scene.turn("knight")
    board(scene).on[MOVEMENT] = 3
    scene.again()
    for x in range(1, 7):
        scene.say(f"move {x},0")
    assert "show-sidequest swift" not in scene.offered(), "six"
    scene.say("move 7,0")
    assert "show-sidequest swift" in scene.offered()


@pytest.mark.rule("VA-K084")
def test_cunning_without_a_dragon_asks_for_two_treasures(scene: Scene) -> None:
    board(scene).treasures_taken = 2
    assert holds(scene.g, QUESTS.index("cunning"))
    with_dragon, _ = meet(DRAGON, "dragon")
    board(with_dragon).treasures_taken = 2
    assert not holds(with_dragon.g, QUESTS.index("cunning"))


@pytest.mark.rule("VA-K084")
def test_a_trapped_gem_is_cunning_too() -> None:
    scene, _ = meet(DRAGON, "dragon", space="2,0", above=0)
    scene.g.gem[0] = scene.cell("1,0")
    scene.say("move 1,0", "take-gem claw")
    scene.roll("centre")
    assert holds(scene.g, QUESTS.index("cunning"))


@pytest.mark.rule("VA-K085")
@pytest.mark.parametrize("effect", [0, 1])
def test_eagle_eyed_needs_a_shot_with_an_effect(effect: int) -> None:
    scene, straw = meet(GOBLINS, "fangs", space="2,0", might=9)
    straw.succeeds = effect
    board(scene).on[BOW] = 1
    scene.again()
    scene.say("shoot fangs")
    assert holds(scene.g, QUESTS.index("eagle-eyed")) is bool(effect)


@pytest.mark.rule("VA-K086", "VA-K087")
def test_intrepid_counts_revealed_tiles_but_not_removed_dark_ones(scene: Scene) -> None:
    from undercroft.games.vast.cavern.removing import take_off

    scene.lay("0,1", "treasure-room", shape="hall")
    dark = scene.lay("0,-1")
    scene.turn("knight")
    scene.say("move 0,1")
    scene.answer_all("fill-edge")
    assert scene.g.tiles_revealed == 1
    take_off(scene.g, dark)
    assert scene.g.tiles_revealed == 1


@pytest.mark.rule("VA-V059", "VA-V076", "VA-V110")
@pytest.mark.parametrize(
    ("roles", "size"), [("knight", 8), ("knight-cave", 8), ("knight-cave-thief", 10), ("knight-goblins", 10)]
)
def test_some_sets_leave_daring_and_eagle_eyed_out(roles: str, size: int) -> None:
    hers = board(Scene(roles))
    cards = hers.quests + hers.quest_deck
    assert len(cards) == size


# Events.


def play_event(scene: Scene, name: str) -> None:
    """The Knight reveals an Event tile north of the Entrance and meets this card."""
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top(name)
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.answer_all("face-event")


@pytest.mark.rule("VA-K122")
def test_a_played_event_leaves_the_game(scene: Scene) -> None:
    scene.turn("knight")
    play_event(scene, "cave-bread")
    assert scene.view()["decks"]["events_played"] == ["cave-bread"]
    assert scene.view()["decks"]["event"] == 14


@pytest.mark.rule("VA-K122")
def test_without_event_cards_a_token_neither_stops_nor_forces(scene: Scene) -> None:
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    scene.g.event[scene.cell("1,0")] = 1
    scene.turn("knight")
    scene.say("move 1,0")
    assert board(scene).encounters == 0
    assert not scene.g.book.roles[KNIGHT].push_stops(scene.g, 0, scene.cell("1,0"))


@pytest.mark.rule("VA-K125", "VA-K089", "VA-C088")
def test_rats_cost_two_grit_before_the_tile_pays_one(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).grit = 5
    board(scene).on_grit[0] = 0
    board(scene).pool = 0
    board(scene).on[MOVEMENT] = 1
    board(scene).on[STRENGTH] = 2
    play_event(scene, "rats")
    assert scene.role_asked == ("knight", "return-cube")
    scene.say("give-cube strength")
    assert board(scene).grit == 4
    assert scene.role_asked[1] == "lay-dark-tile"


@pytest.mark.rule("VA-K126", "VA-V021")
def test_deep_and_dark_without_a_cave_is_a_treasure_card(scene: Scene) -> None:
    scene.turn("knight")
    play_event(scene, "deep-and-dark")
    assert scene.role_asked == ("knight", "keep-treasure")
    scene.say("decline-treasure")
    assert board(scene).grit == 5 + 1


@pytest.mark.rule("VA-K127", "VA-K129", "VA-C090")
@pytest.mark.parametrize("event", ["fresh-air", "fresh-water"])
def test_fresh_air_and_water_trade_a_cube_for_a_health_until_pick_up(scene: Scene, event: str) -> None:
    scene.turn("knight")
    board(scene).health = 3
    play_event(scene, event)
    assert scene.role_asked == ("knight", "rest-for-health")
    scene.say("yes")
    assert (board(scene).health, board(scene).pool, board(scene).aside) == (4, 1, 1)


@pytest.mark.rule("VA-K129")
def test_resting_needs_an_unplaced_cube(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).health = 3
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 2
    play_event(scene, "fresh-air")
    assert scene.role_asked[1] == "knight-turn"


@pytest.mark.rule("VA-K128", "VA-K021", "VA-C091")
@pytest.mark.parametrize(("pool", "asked"), [(2, "knight-turn"), (3, "discard-for-health")])
def test_light_discards_a_cube_but_not_one_of_the_last_two(scene: Scene, pool: int, asked: str) -> None:
    scene.turn("knight")
    board(scene).health = 3
    board(scene).pool = pool
    play_event(scene, "light")
    assert scene.role_asked[1] == asked
    if asked == "discard-for-health":
        scene.say("yes")
        assert (board(scene).health, board(scene).discarded) == (5, 1)


@pytest.mark.rule("VA-K130", "VA-K131", "VA-K019", "VA-C092")
def test_cave_bread_brings_a_discarded_cube_or_the_highest_on_the_track(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).discarded = 1
    play_event(scene, "cave-bread")
    assert (board(scene).discarded, board(scene).pool) == (0, 3)
    other = Scene("knight")
    other.clear()
    other.seal()
    other.turn("knight")
    play_event(other, "cave-bread")
    assert board(other).pool == 3
    assert board(other).on_grit == [1, 1, 1, 1, 0]
    from undercroft.games.vast.roles.knight.grit import gain_grit

    gain_grit(other.g, 45)
    assert board(other).pool == 7


@pytest.mark.rule("VA-K132", "VA-K133", "VA-C093", "VA-G044")
def test_vantage_point_reveals_the_dark_tiles_around_for_a_grit_each(scene: Scene) -> None:
    scene.lay("1,-1", "event", shape="hall")
    scene.lay("-1,0", "ambush", shape="hall")
    scene.turn("knight")
    play_event(scene, "vantage-point")
    while scene.role_asked[1] in ("reveal-next", "orient-tile", "fill-edge"):
        scene.answer_all(scene.role_asked[1])
    # Both of them and the Dark tiles that filling had laid beside her; then the Event tile itself.
    lit = len(scene.heard("tile-revealed")) - 1
    assert board(scene).grit == lit + 1
    assert scene.g.event[scene.cell("1,-1")] == 1
    assert board(scene).encounters == 1
    assert {args["space"] for args in scene.heard("tile-revealed")} >= {"1,-1", "-1,0"}


# The Goblin Infestation.


def ambush(scene: Scene) -> None:
    scene.lay("0,-1", "ambush", shape="hall")
    scene.seal()
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")


def infested(line: str, monster: str = "", strength_cubes: int = 0) -> Scene:
    level = {"a": "easy", "b": "medium", "c": "hard"}[line]
    scene = Scene("knight", solo_level=level)
    scene.clear()
    scene.lay("1,0", "event", shape="hall", lit=True)
    scene.seal()
    for card in list(board(scene).quests):
        if scene.g.faces.face[card] == QUESTS.index("fearless"):
            board(scene).quests.remove(card)
    if monster:
        scene.monster_on_top(monster)
    scene.turn("knight")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = strength_cubes
    board(scene).on[MOVEMENT] = 1
    ambush(scene)
    return scene


@pytest.mark.rule("VA-V136", "VA-V137", "VA-V138", "VA-V142", "VA-V112", "VA-V111")
@pytest.mark.parametrize(("line", "cubes", "health"), [("a", 2, 7), ("a", 0, 6), ("b", 3, 7), ("b", 1, 6)])
def test_goblins_of_line_a_and_b_have_strength_two_and_three(line: str, cubes: int, health: int) -> None:
    scene = infested(line, strength_cubes=cubes)
    assert board(scene).health == health


@pytest.mark.rule("VA-V141")
@pytest.mark.parametrize(("face", "health"), [("around", 7), ("saltire", 6)])
def test_equal_strength_is_decided_by_the_die(face: str, health: int) -> None:
    scene = infested("a", strength_cubes=1)
    scene.roll(face)
    assert board(scene).health == health


@pytest.mark.rule("VA-V143", "VA-V139", "VA-K042")
def test_on_line_c_she_may_add_cubes_after_seeing_the_monster() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.seal()
    scene.monster_on_top("golem")
    scene.turn("knight")
    ambush(scene)
    assert scene.role_asked[1] == "brace"
    scene.say("ready")
    assert scene.role_asked[1] == "brace-monster"
    assert scene.match.question(0)["args"] == {"monster": "golem", "strength": 3}  # type: ignore[index]


@pytest.mark.rule("VA-K106", "VA-V155", "VA-K089")
def test_once_the_monster_is_seen_it_is_too_late_for_the_shield() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.seal()
    scene.monster_on_top("blob")
    board(scene).grit = 9
    scene.turn("knight")
    ambush(scene)
    assert "place-cube shield" in scene.offered(), "before the card is drawn"
    scene.say("ready")
    assert scene.role_asked[1] == "brace-monster"
    assert "place-cube strength" in scene.offered()
    assert "place-cube shield" not in scene.offered()
    scene.say("ready")
    assert board(scene).grit == 9 - 5 + 1, "the full loss, and 1 for the tile"


@pytest.mark.rule("VA-V140", "VA-V145", "VA-K081")
def test_a_beaten_monster_does_nothing_and_is_fearless() -> None:
    scene = infested("c", "blob", strength_cubes=3)
    assert board(scene).health == 7
    assert holds(scene.g, QUESTS.index("fearless"))
    assert scene.view()["decks"]["monster_discards"] == ["blob"]


@pytest.mark.rule("VA-V147", "VA-V150", "VA-V155", "VA-V156")
@pytest.mark.parametrize(("monster", "health"), [("pet-frog", 6), ("golem", 6), ("blob", 6), ("flame-giant", 5)])
def test_what_a_monster_does_to_a_beaten_knight(monster: str, health: int) -> None:
    scene = infested("c", monster)
    hers = board(scene)
    assert hers.health == health
    assert (hers.golem >= 0) is (monster == "golem")
    if monster == "golem":
        hers.on[3] = 3
        from undercroft.games.vast.roles.knight.board import map_left

        assert map_left(hers) == 1
    else:
        assert scene.view()["decks"]["monster_discards"] == [monster]


@pytest.mark.rule("VA-V155", "VA-K105")
def test_the_blob_costs_five_grit() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.seal()
    scene.monster_on_top("blob")
    scene.turn("knight")
    board(scene).pool = 0
    board(scene).on[SHIELD] = 1
    board(scene).grit = 3
    ambush(scene)
    assert board(scene).grit == 3 - 1 + 1


@pytest.mark.rule("VA-V148", "VA-V157", "VA-V158", "VA-V174")
def test_the_ogre_takes_the_space_and_she_retreats() -> None:
    scene = infested("c", "ogre")
    assert scene.role_asked == ("knight", "retreat")
    assert scene.offered(verb="move") == ["move 0,0"]
    scene.say("move 0,0")
    assert scene.where("knight") == "0,0"
    assert scene.g.monster_token[0] == scene.cell("0,-1")
    assert board(scene).grit == 1
    assert board(scene).encounter == -1
    assert scene.view()["decks"]["monster_discards"] == []
    from undercroft.games.vast.cavern.paths import others_at

    assert others_at(scene.g, scene.cell("0,-1"), KNIGHT)


@pytest.mark.rule("VA-V156", "VA-V141")
def test_the_flame_giant_burns_once_more_only_who_is_weaker_than_four() -> None:
    scene = infested("c", "flame-giant", strength_cubes=3)
    scene.roll("centre")
    assert board(scene).health == 6, "Strength 4 against 4"


@pytest.mark.rule("VA-V178", "VA-V159")
def test_without_a_space_to_retreat_to_she_goes_back_where_she_came_from() -> None:
    scene = infested("c", "ogre")
    scene.say("move 0,0", "end-turn")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])
    scene.g.treasure[0] = 1
    board(scene).pool = 0
    scene.again()
    scene.say("move 0,-1")
    assert (scene.where("knight"), board(scene).health) == ("0,0", 5)


@pytest.mark.rule("VA-V157", "VA-V159", "VA-V178")
@pytest.mark.parametrize(("cubes", "beaten"), [(3, True), (0, False)])
def test_an_ogre_token_is_fought_again_on_entering(cubes: int, beaten: bool) -> None:
    scene = infested("c", "ogre")
    scene.say("move 0,0", "end-turn")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])
    board(scene).pool = 0
    board(scene).on[STRENGTH] = cubes
    scene.again()
    scene.say("move 0,-1")
    if beaten:
        scene.roll("around")
        assert scene.g.monster_token[0] == -1
        assert scene.where("knight") == "0,-1"
        assert scene.view()["decks"]["monster_discards"] == ["ogre"]
    else:
        assert board(scene).health == 5
        assert scene.where("knight") == "0,0"
        assert scene.g.monster_token[0] >= 0


@pytest.mark.rule("VA-V149", "VA-V175", "VA-R020")
def test_the_troll_brings_the_canyon_and_stands_on_its_bridge() -> None:
    scene = infested("c", "troll")
    if scene.role_asked[1] == "lay-terrain":
        scene.say(scene.offered(verb="lay-terrain")[0])
    scene.answer_all("fill-edge")
    bridge = scene.g.map.pos[cards.BRIDGE]
    assert bridge >= 0
    assert scene.g.monster_token[1] == cards.BRIDGE


@pytest.mark.rule("VA-V151", "VA-K023")
def test_the_gnome_takes_a_treasure_at_random() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.seal()
    scene.monster_on_top("gnome")
    give(scene, "javelin")
    scene.turn("knight")
    board(scene).pool = 0
    ambush(scene)
    scene.say("ready", "ready")
    scene.luck(0)
    assert board(scene).up == []
    assert len(scene.g.treasures_out) == 1


@pytest.mark.rule("VA-V152")
def test_the_wisp_always_rolls() -> None:
    scene = infested("c", "wisp", strength_cubes=3)
    assert scene.role_asked == ("luck", "dragon-die")
    scene.roll("cross")
    assert board(scene).health == 6


@pytest.mark.rule("VA-V153")
def test_bright_beetles_strengthen_the_next_monster() -> None:
    scene = infested("c", "bright-beetles")
    assert board(scene).beetles >= 0
    scene.lay("0,-2", "ambush", shape="hall") if scene.cell("0,-2") < 0 else None
    from undercroft.games.vast.roles.knight.infestation import AmbushFight

    card = scene.monster_on_top("golem")
    scene.g.monster_deck.remove(card)
    board(scene).on[STRENGTH] = 3
    scene.g.call(AmbushFight(card))
    scene.again()
    # Strength 3 + 1 equals hers: the die decides.
    assert scene.role_asked == ("luck", "dragon-die")
    assert board(scene).beetles == -1


@pytest.mark.rule("VA-V154", "VA-V176")
def test_the_underworm_drags_her_diagonally_to_a_dark_tile() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("1,-2", "treasure-room", shape="hall")
    scene.seal()
    scene.monster_on_top("underworm")
    scene.turn("knight")
    board(scene).pool = 0
    ambush(scene)
    while scene.role_asked[1] in ("underworm", "orient-tile", "fill-edge"):
        if scene.role_asked[1] == "underworm":
            assert "point 1,-2" in scene.offered()
            scene.say("point 1,-2")
        else:
            scene.answer_all(scene.role_asked[1])
    assert scene.where("knight") == "1,-2"
    assert board(scene).encounters == 1
    assert board(scene).grit == 2


@pytest.mark.rule("VA-V160")
def test_a_monster_text_that_cannot_be_carried_out_costs_only_the_health() -> None:
    scene = infested("c", "gnome")
    assert board(scene).health == 6
    assert scene.view()["decks"]["monster_discards"] == ["gnome"]


@pytest.mark.rule("VA-V144", "VA-K081")
def test_with_fearless_in_hand_she_may_meet_a_monster_on_line_a() -> None:
    scene = Scene("knight", solo_level="easy")
    scene.clear()
    scene.seal()
    take_quest(scene, "fearless")
    scene.monster_on_top("pet-frog")
    scene.turn("knight")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 2
    ambush(scene)
    assert scene.role_asked == ("knight", "choose-ambusher")
    scene.say("draw-monster")
    assert scene.heard("monster-drawn")[-1] == {"monster": "pet-frog"}
    assert "show-sidequest fearless" in scene.offered()


@pytest.mark.rule("VA-V145")
def test_the_monster_deck_is_made_anew_from_its_discards() -> None:
    scene = Scene("knight", solo_level="hard")
    scene.clear()
    scene.seal()
    scene.g.monster_discards = scene.g.monster_deck
    scene.g.monster_deck = []
    scene.turn("knight")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 3
    ambush(scene)
    assert scene.role_asked == ("luck", "monsters")
    scene.order()
    assert len(scene.g.monster_deck) == 9


@pytest.mark.rule("VA-K078")
def test_without_goblins_two_ambushes_in_a_turn_are_stalwart(scene: Scene) -> None:
    board(scene).ambushes = 1
    assert not holds(scene.g, QUESTS.index("stalwart"))
    board(scene).ambushes = 2
    assert holds(scene.g, QUESTS.index("stalwart"))


# Terrain as the Knight walks it.


@pytest.mark.rule("VA-R025", "VA-R028")
@pytest.mark.parametrize(("health", "after"), [(2, 1), (1, 1)])
def test_magma_burns_her_at_the_end_of_her_turn_but_never_to_death(health: int, after: int) -> None:
    scene = Scene("knight")
    scene.clear()
    lay_terrain(scene.g, cards.MAGMA, SPACE.index["1,0"], 0)
    scene.seal()
    scene.turn("knight")
    board(scene).health = health
    scene.say("move 1,0", "end-turn")
    assert board(scene).health == after


@pytest.mark.rule("VA-R013", "VA-R014", "VA-R012", "VA-R015")
def test_she_may_leave_terrain_onto_an_open_space_where_a_tile_is_laid() -> None:
    scene = Scene("knight")
    scene.clear()
    lay_terrain(scene.g, cards.LAKE, SPACE.index["1,0"], 0)
    scene.seal()
    scene.top("treasure-room")
    scene.turn("knight")
    scene.say("place-cube movement", "move 1,0")
    assert "1,-1" in scene.spaces("move")
    scene.say("move 1,-1")
    while scene.role_asked[1] in ("orient-tile", "fill-edge"):
        scene.answer_all(scene.role_asked[1])
    assert scene.where("knight") == "1,-1"
    assert scene.is_lit("1,-1")
    assert board(scene).encounters == 1
    scene.g.collapsing = True
    scene.g.at[0] = scene.cell("1,0")
    board(scene).encounters = 0
    scene.again()
    assert "1,1" in scene.spaces("move")
    assert "2,-1" not in scene.spaces("move")


@pytest.mark.rule("VA-R035", "VA-R041")
def test_the_river_carries_her_downstream_for_free() -> None:
    scene = Scene("knight")
    scene.clear()
    lay_terrain(scene.g, cards.RIVER, SPACE.index["1,0"], 0)
    scene.seal()
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.spaces("move") == {"2,0"}
    scene.say("move 2,0", "move 3,0", "move 4,0")
    assert board(scene).steps == 1
    assert scene.spaces("move") == set() if scene.offered(verb="move") else True
    scene.say("place-cube movement", "move 3,0")
    assert board(scene).steps == 2
    # Having gone upstream she may drift down again.
    assert "4,0" in scene.spaces("move")


@pytest.mark.rule("VA-R032", "VA-R033")
def test_a_trip_through_the_pits_costs_three_steps_and_is_never_broken_off() -> None:
    scene = Scene("knight")
    scene.clear()
    for space in ("0,1", "0,2", "0,3"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    lay_terrain(scene.g, cards.PIT_1, SPACE.index["1,0"], 0)
    lay_terrain(scene.g, cards.PIT_1 + 1, SPACE.index["1,3"], 0)
    scene.seal()
    scene.turn("knight")
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube movement", "move 1,0")
    assert "end-turn" not in scene.offered()
    assert "1,3" in scene.spaces("move")
    scene.say("move 1,3")
    assert "end-turn" not in scene.offered()
    scene.say("move 0,3")
    assert board(scene).steps == 3
    assert "end-turn" in scene.offered()


@pytest.mark.rule("VA-R039")
def test_a_knight_cut_off_on_a_pit_climbs_out() -> None:
    scene = Scene("knight")
    scene.clear()
    lay_terrain(scene.g, cards.PIT_1, SPACE.index["1,0"], 0)
    scene.seal()
    scene.turn("knight")
    scene.g.at[0] = scene.cell("1,0")
    board(scene).cut_off = True
    scene.again()
    assert scene.where("knight") == "0,0"


@pytest.mark.rule("VA-R029", "VA-R030")
def test_the_mushroom_forest_stops_bows_both_ways() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0", might=9)
    lay_terrain(scene.g, cards.FOREST, SPACE.index["-2,0"], 0)
    board(scene).on[BOW] = 1
    scene.g.at[0] = scene.cell("-1,0")
    scene.again()
    assert scene.offered(verb="shoot") == []
    scene.g.at[0] = 0
    scene.again()
    assert scene.offered(verb="shoot") == ["shoot fangs"]


# Alone in the Dark and Flare.


@pytest.mark.rule("VA-V165", "VA-V166", "VA-V167", "VA-V171")
def test_alone_she_lays_as_many_tiles_as_her_cubes_or_the_revealed_crystals(scene: Scene) -> None:
    scene.turn("knight")
    before = len(scene.g.tiles)
    scene.say("end-turn")
    scene.answer_all("lay-dark-tile")
    assert before - len(scene.g.tiles) == 2
    scene.g.crystal_tiles_revealed = 4
    before = len(scene.g.tiles)
    scene.say("end-turn")
    scene.answer_all("lay-dark-tile")
    assert before - len(scene.g.tiles) == 4


@pytest.mark.rule("VA-V166", "VA-G061", "VA-K087")
def test_alone_a_crystal_tile_that_collapses_dark_counts_among_the_revealed_ones(scene: Scene) -> None:
    scene.lay("3,0", "crystal")
    scene.g.collapsing = True
    scene.turn("knight")
    revealed = scene.g.tiles_revealed
    scene.say("end-turn", "remove 3,0")
    assert (scene.g.crystal_tiles_revealed, scene.g.crystal_tiles_gone) == (1, 1)
    assert scene.g.tiles_revealed == revealed, "not for Intrepid"


@pytest.mark.rule("VA-V168")
def test_alone_in_the_collapse_she_removes_as_many_instead(scene: Scene) -> None:
    scene.lay("3,0", "ambush")
    scene.lay("3,1", "ambush")
    scene.g.collapsing = True
    scene.turn("knight")
    before = len(scene.view()["tiles"])
    scene.say("end-turn")
    scene.answer_all("collapse-tile")
    assert before - len(scene.view()["tiles"]) == 2


@pytest.mark.rule("VA-V127", "VA-V128", "VA-V132", "VA-V135", "VA-V036")
def test_the_knights_flare_reveals_around_any_tile_once_a_turn() -> None:
    scene = Scene("knight-goblins-cave")
    scene.clear()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,0", "treasure-room", shape="hall")
    scene.g.book.roles[CAVE] = AbsentCave()
    scene.seal()
    scene.turn("knight")
    assert scene.spaces("flare") == {"0,0", "1,0", "2,0"}
    scene.say("flare 2,0")
    scene.roll("centre")
    assert scene.is_lit("2,0")
    scene.answer_all("fill-edge")
    assert board(scene).grit == 1
    assert scene.offered(verb="flare") == []
    assert board(scene).encounters == 0
