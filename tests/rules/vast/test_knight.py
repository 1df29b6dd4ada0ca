"""The Knight: cubes, steps, Encounters, attacks, collecting."""

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.stand_ins import StandIn, stand_in
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT, THIEF
from undercroft.games.vast.roles.knight.board import (
    AXE,
    FIRST_TREASURE,
    JAVELIN,
    MOVEMENT,
    PERCEPTION,
    ROOM,
    SHIELD,
    STRENGTH,
    SWORD,
    TRACKS,
    KnightBoard,
    mine,
)
from undercroft.games.vast.roles.knight.grit import LoseGrit, gain_grit


@pytest.fixture
def scene() -> Scene:
    """A cross of Lit halls around the Entrance."""
    built = Scene("knight")
    built.clear()
    for space in ("1,0", "2,0", "0,1", "-1,0"):
        built.lay(space, "ambush" if space != "0,1" else "event", shape="hall", lit=True)
    built.seal()
    return built


def board(scene: Scene) -> KnightBoard:
    return mine(scene.g)


def give(scene: Scene, treasure: str, up: bool = True) -> None:
    """A Treasure card for the Knight."""
    card = scene.treasure_on_top(treasure)
    scene.g.treasure_deck.remove(card)
    scene.g.faces.show_to(card, 0)
    if up:
        scene.g.faces.show(card)
    (board(scene).up if up else board(scene).down).append(card)


def meet(role: int, piece: str, space: str = "1,0", **numbers: int) -> tuple[Scene, StandIn]:
    """A Knight beside another role's piece."""
    roles = {GOBLINS: "knight-goblins", DRAGON: "knight-dragon", THIEF: "knight-thief"}[role]
    scene = Scene(roles)
    scene.clear()
    for place in ("1,0", "2,0", "0,1"):
        scene.lay(place, "ambush", shape="hall", lit=True)
    scene.seal()
    straw = stand_in(scene.g, role)
    for key, value in numbers.items():
        setattr(straw, key, value)
    scene.put(piece, space)
    scene.turn("knight")
    return scene, straw


# Set-up and turn.


@pytest.mark.rule("VA-K004", "VA-K005", "VA-K006", "VA-L014")
def test_the_knight_begins_on_the_entrance_with_two_cubes_and_three_sidequests() -> None:
    scene = Scene("knight-goblins")
    view = scene.view("knight")["boards"]["knight"]
    assert (view["health"], view["grit"], view["bombs"]) == (7, 0, 3)
    assert scene.where("knight") == "0,0"
    assert len(view["sidequests"]) == 3
    assert view["sidequest_deck"] == 7
    assert view["cubes"]["unplaced"] == 2
    assert view["cubes"]["grit_track"] == [5, 11, 18, 26, 35]


@pytest.mark.rule("VA-K007", "VA-K013", "VA-K011", "VA-K018")
def test_placed_cubes_stay_until_her_next_pick_up(scene: Scene) -> None:
    scene.turn("knight")
    scene.say("place-cube strength", "place-cube strength", "end-turn")
    scene.answer_all("lay-dark-tile")
    # Her next turn has begun (solo): everything is back in hand.
    assert board(scene).pool == 2
    view = scene.view("knight")["boards"]["knight"]
    assert (view["movement"], view["perception"], view["strength"]) == (1, 1, 1)


@pytest.mark.rule("VA-K008", "VA-K014")
def test_cubes_can_be_placed_between_steps_and_before_the_end_but_not_off_turn(scene: Scene) -> None:
    scene.turn("knight")
    scene.say("place-cube movement", "move 1,0", "place-cube shield")
    assert board(scene).on[SHIELD] == 1
    scene.say("end-turn")
    assert scene.role_asked[1] == "lay-dark-tile"
    assert scene.offered(verb="place-cube") == []


@pytest.mark.rule("VA-K010", "VA-K015", "VA-K012")
def test_the_tracks_read_as_printed_and_hold_three_cubes() -> None:
    assert TRACKS == [[1, 3, 5, 7], [1, 2, 3, 4], [1, 2, 3, 4]]
    scene = Scene("knight")
    board(scene).pool = 4
    scene.turn("knight")
    for value in (2, 3, 4):
        scene.say("place-cube strength")
        assert scene.view("knight")["boards"]["knight"]["strength"] == value
    assert "place-cube strength" not in scene.offered()


@pytest.mark.rule("VA-K016", "VA-K017")
def test_equipment_has_room_for_its_cubes() -> None:
    assert ROOM == [3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1]
    scene = Scene("knight")
    board(scene).pool = 3
    scene.turn("knight")
    scene.say("place-cube bow")
    assert "place-cube bow" not in scene.offered()
    assert "place-cube ancient-map" in scene.offered()


# Steps.


@pytest.mark.rule("VA-K024", "VA-K012")
def test_she_steps_as_far_as_her_movement(scene: Scene) -> None:
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.offered(verb="move") == []
    scene.say("place-cube movement", "move 2,0", "move 1,0")
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-K025", "VA-X007")
def test_without_an_encounter_left_she_cannot_move(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).encounters = 1
    scene.say("place-cube movement")
    assert scene.offered(verb="move") == []
    assert scene.offered() == ["end-turn", *scene.offered(verb="place-cube")]


@pytest.mark.rule("VA-K026")
def test_a_cube_on_perception_lets_her_walk_on(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).encounters = 1
    scene.say("place-cube perception")
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-K027", "VA-K095", "VA-K096", "VA-K040")
def test_the_ancient_map_takes_her_through_one_wall_per_cube() -> None:
    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.lay("2,0", "treasure-room", shape="tunnel")
    scene.seal()
    scene.turn("knight")
    board(scene).pool = 4
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube ancient-map", "place-cube movement")
    assert "0,-1" not in scene.spaces("move")
    scene.say("move 1,0")
    assert board(scene).steps == 1
    assert "2,0" not in scene.spaces("move")
    scene.say("place-cube ancient-map", "move 2,0")
    # Through a wall only the general rule counts; a tunnel here can be turned both ways.
    assert scene.role_asked[1] == "orient-tile"
    assert len(scene.offered(verb="orient")) == 2


@pytest.mark.rule("VA-K096", "VA-K101")
def test_the_ancient_map_passes_rockslides(scene: Scene) -> None:
    scene.g.map.rockslides.append(1)
    scene.turn("knight")
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube ancient-map", "move 1,0")
    assert scene.where("knight") == "1,0"


# Encounters.


@pytest.mark.rule("VA-K028", "VA-K029", "VA-K030", "VA-K031", "VA-K066")
def test_one_encounter_reveals_smashes_and_collects(scene: Scene) -> None:
    cell = scene.lay("0,-1", "crystal", shape="hall")
    scene.g.treasure[cell] = 2
    scene.g.treasures_left -= 2
    scene.turn("knight")
    board(scene).on[STRENGTH] = 2
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert board(scene).encounters == 1
    assert {"smash-crystal", "take-treasure"} <= set(scene.offered())
    scene.say("smash-crystal", "take-treasure", "keep-treasure", "take-treasure", "keep-treasure")
    assert board(scene).encounters == 1
    assert scene.g.smashed[KNIGHT] == 1
    assert len(board(scene).down) == 2


@pytest.mark.rule("VA-K028")
def test_after_collecting_an_attack_needs_another_encounter(scene: Scene) -> None:
    cell = scene.lay("0,-1", "crystal", shape="hall")
    scene.g.treasure[cell] = 1
    scene.turn("knight")
    board(scene).on[STRENGTH] = 2
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.say("take-treasure", "keep-treasure")
    assert "smash-crystal" not in scene.offered()
    scene.say("place-cube perception", "smash-crystal")
    assert board(scene).encounters == 2


@pytest.mark.rule("VA-K032")
def test_an_entered_dark_tile_is_always_revealed(scene: Scene) -> None:
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.turn("knight")
    scene.say("move 0,-1")
    assert scene.role_asked[1] == "fill-edge"
    assert scene.is_lit("0,-1")


@pytest.mark.rule("VA-K033", "VA-K012")
def test_an_encounter_closes_when_she_moves_on(scene: Scene) -> None:
    cell = scene.cell("1,0")
    scene.g.treasure[cell] = 1
    scene.turn("knight")
    scene.say("place-cube movement", "move 1,0", "take-treasure", "keep-treasure")
    assert board(scene).encounters == 1
    assert board(scene).encounter == cell
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-K035", "VA-K036", "VA-G083")
def test_an_event_token_must_be_resolved_and_gives_no_grit(scene: Scene) -> None:
    scene.g.event[scene.cell("1,0")] = 1
    scene.g.events_left -= 1
    scene.event_on_top("cave-bread")
    scene.turn("knight")
    scene.say("move 1,0")
    assert board(scene).encounters == 1
    assert scene.g.event[scene.cell("1,0")] == 0
    assert scene.g.events_left == 10
    assert board(scene).grit == 0
    assert scene.heard("event-played")[-1] == {"happening": "cave-bread"}


@pytest.mark.rule("VA-G084", "VA-K035", "VA-K106", "VA-C051")
def test_an_event_token_under_her_comes_before_any_step(scene: Scene) -> None:
    scene.g.event[0] = 1
    scene.g.events_left -= 1
    scene.event_on_top("rats")
    board(scene).grit = 4
    scene.turn("knight")
    assert scene.role_asked == ("knight", "face-event")
    scene.say("place-cube shield", "ready")
    assert board(scene).grit == 3
    assert scene.g.event[0] == 0
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K037", "VA-K038", "VA-K088", "VA-X001", "VA-X004")
def test_order_on_entering_orient_fill_resolve_grit(scene: Scene) -> None:
    scene.lay("0,-1", "event", shape="side")
    scene.event_on_top("rats")
    scene.turn("knight")
    scene.say("move 0,-1")
    scene.answer_all("orient-tile")
    scene.answer_all("fill-edge")
    scene.say("ready")
    keys = scene.keys_heard()
    order = ["tile-revealed", "tile-oriented", "tile-laid", "event-played", "grit-lost", "grit-gained"]
    places = [len(keys) - 1 - keys[::-1].index(key) for key in order]
    assert places == sorted(places)
    assert board(scene).grit == 1


@pytest.mark.rule("VA-K041", "VA-V017")
def test_without_a_cave_she_draws_the_top_event(scene: Scene) -> None:
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("light")
    scene.turn("knight")
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.say("ready")
    assert scene.heard("event-played")[-1] == {"happening": "light"}
    assert len(scene.g.event_deck) == 14


# The Dragon.


@pytest.mark.rule("VA-K050")
def test_she_may_walk_onto_the_underground_dragon_for_free() -> None:
    scene, straw = meet(DRAGON, "dragon", above=0, hide=4)
    scene.say("move 1,0")
    assert board(scene).encounters == 0
    assert straw.suffered == []


@pytest.mark.rule("VA-K051", "VA-K055")
def test_a_surfaced_dragon_is_entered_only_with_enough_strength_and_then_attacked() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=2)
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube strength", "move 1,0")
    assert scene.role_asked == ("luck", "dragon-die")
    scene.roll("cross")
    assert straw.suffered == [("struck", 4, 1)]
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K055")
def test_higher_strength_hits_without_a_roll() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=1)
    scene.say("place-cube strength", "move 1,0")
    assert straw.suffered == [("struck", 4, 1)]


@pytest.mark.rule("VA-K052", "VA-K056", "VA-K057", "VA-K097", "VA-D031")
def test_the_underground_dragon_is_attacked_once_a_turn_and_only_with_the_bomb() -> None:
    scene, straw = meet(DRAGON, "dragon", above=0, hide=1)
    board(scene).pool = 4
    board(scene).bombs = 0
    scene.say("place-cube perception", "move 1,0")
    assert not {"attack dragon", "bomb-dragon"} & set(scene.offered())
    scene.say("place-cube bomb")
    assert straw.suffered == []
    assert "attack dragon" not in scene.offered()
    scene.say("bomb-dragon")
    scene.roll("around")
    assert straw.suffered == []
    assert "attack-missed" in scene.keys_heard()
    assert board(scene).bombs == 0
    assert "bomb-dragon" not in scene.offered()
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K057")
def test_with_less_strength_than_armor_she_cannot_attack() -> None:
    scene, _ = meet(DRAGON, "dragon", above=0, hide=2)
    scene.say("place-cube bomb", "move 1,0")
    assert "bomb-dragon" not in scene.offered()


@pytest.mark.rule("VA-K053")
def test_in_the_collapse_she_needs_no_bomb_but_still_attacks_once() -> None:
    scene, straw = meet(DRAGON, "dragon", above=0, hide=0)
    scene.g.collapsing = True
    board(scene).on[PERCEPTION] = 3
    scene.say("move 1,0", "attack dragon")
    assert straw.suffered == [("struck", 4, 1)]
    assert "attack dragon" not in scene.offered()


@pytest.mark.rule("VA-K054", "VA-K033", "VA-D031")
def test_a_surfaced_dragon_can_be_attacked_once_per_encounter() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=0)
    board(scene).on[PERCEPTION] = 2
    scene.say("move 1,0", "attack dragon", "attack dragon")
    assert len(straw.suffered) == 3
    assert board(scene).encounters == 3
    assert "attack dragon" not in scene.offered()


@pytest.mark.rule("VA-K058", "VA-D023", "VA-D024", "VA-D025")
def test_a_provoked_knight_uses_her_track_alone() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=2)
    give(scene, "mighty-axe")
    give(scene, "elven-sword")
    board(scene).on[FIRST_TREASURE + AXE] = 1
    board(scene).on[FIRST_TREASURE + SWORD] = 1
    knight = scene.g.book.roles[KNIGHT]
    scene.g.active = DRAGON
    assert knight.strength(scene.g, 0) == 1
    assert knight.provoked(scene.g, 0) is None
    board(scene).on[STRENGTH] = 1
    procedure = knight.provoked(scene.g, 0)
    assert procedure is not None
    scene.g.call(procedure)
    scene.again()
    assert scene.role_asked == ("luck", "dragon-die")
    scene.roll("centre")
    assert straw.suffered == [("struck", 4, 1)]
    assert board(scene).encounters == 0


@pytest.mark.rule("VA-K001", "VA-D030")
def test_the_knight_wins_when_the_dragon_has_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.games.vast import victory

    scene, straw = meet(DRAGON, "dragon")
    monkeypatch.setattr(straw, "fallen", lambda _: True)
    assert victory.check(scene.g)
    assert scene.ending == "dragon-slain"
    assert scene.winners == ["knight"]


# Tribes.


@pytest.mark.rule("VA-K059", "VA-K028")
def test_a_tribe_is_entered_only_with_more_strength_and_then_attacked() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=1)
    assert "1,0" not in scene.spaces("move")
    scene.say("place-cube strength", "move 1,0")
    assert straw.suffered == [("struck", 1, 1)]
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K060", "VA-K061")
def test_several_tribes_are_beaten_one_by_one_in_one_encounter() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=2)
    scene.put("eye", "1,0")
    board(scene).on[STRENGTH] = 2
    scene.again()
    scene.say("move 1,0")
    assert straw.suffered == [("struck", 1, 1), ("struck", 3, 1)]
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K062")
def test_a_tribe_she_starts_with_may_be_left_alone() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="0,0", might=0)
    assert "attack fangs" in scene.offered()
    scene.say("move 1,0")
    assert straw.suffered == []


@pytest.mark.rule("VA-K042", "VA-K045", "VA-K124", "VA-K106")
@pytest.mark.parametrize("blade", ["mighty-axe", "elven-sword"])
@pytest.mark.parametrize("kind", ["ambush", "event"])
def test_before_an_ambush_tile_or_card_she_may_add_cubes(kind: str, blade: str) -> None:
    scene, straw = meet(GOBLINS, "fangs", space="2,0")
    scene.lay("0,-1", kind, shape="hall")
    scene.event_on_top("ambush")
    give(scene, blade)
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.answer_all("face-event")
    assert scene.role_asked == ("knight", "brace")
    assert f"place-cube {blade}" in scene.offered()
    assert straw.suffered == []
    # With her last cube placed there is nothing left to ask.
    scene.say("place-cube strength", f"place-cube {blade}")
    assert straw.suffered == [("ambush", -1, 3)]


# The Thief.


@pytest.mark.rule("VA-K063", "VA-K064", "VA-K012")
def test_the_thief_is_entered_freely_and_attacked_with_more_perception() -> None:
    scene, straw = meet(THIEF, "thief", cunning=1)
    scene.say("move 1,0")
    assert board(scene).encounters == 0
    assert "attack thief" not in scene.offered()
    scene.say("place-cube perception", "attack thief")
    assert straw.suffered == [("struck", 5, 1)]
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K064", "VA-K088", "VA-T075")
def test_killing_the_thief_pays_the_loot_drop() -> None:
    scene, _ = meet(THIEF, "thief")
    scene.g.call(scene.g.book.roles[KNIGHT].loot_drop(scene.g, 0, 3))
    scene.again()
    assert board(scene).grit == 3


# Crystals and Treasures.


@pytest.mark.rule("VA-K065", "VA-K088", "VA-L007", "VA-L011")
@pytest.mark.parametrize(("level", "needed"), [("easiest", 2), ("standard", 3), ("expert", 4)])
def test_smashing_needs_strength_and_gives_two_grit(level: str, needed: int) -> None:
    scene = Scene("knight", knight_level=level)
    scene.clear()
    cell = scene.lay("1,0", "crystal", shape="hall", lit=True)
    scene.seal()
    scene.g.crystal[cell] = 1
    scene.g.crystals_left -= 1
    scene.turn("knight")
    scene.say("move 1,0")
    board(scene).on[STRENGTH] = needed - 2
    scene.again()
    assert "smash-crystal" not in scene.offered()
    board(scene).on[STRENGTH] = needed - 1
    scene.again()
    scene.say("smash-crystal")
    assert (scene.g.smashed[KNIGHT], scene.g.crystals_smashed, board(scene).grit) == (1, 1, 2)


@pytest.mark.rule("VA-K002", "VA-K003", "VA-V037", "VA-V067", "VA-V078", "VA-V113")
@pytest.mark.parametrize("roles", ["knight", "knight-goblins", "knight-cave", "knight-goblins-cave"])
def test_with_five_crystals_she_wins_by_entering_the_entrance(roles: str) -> None:
    scene = Scene(roles)
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,0")
    scene.g.smashed[KNIGHT] = 5
    scene.turn("knight")
    scene.say("place-cube movement", "move 1,0")
    assert scene.ending == ""
    scene.say("move 0,0")
    assert scene.ending == "knight-escaped"
    assert scene.winners == ["knight"]


@pytest.mark.rule("VA-K002", "VA-L008", "VA-L009", "VA-L010")
@pytest.mark.parametrize(("level", "goal"), [("easy", 4), ("standard", 5), ("hard", 6)])
def test_the_level_sets_how_many_crystals_she_needs(level: str, goal: int) -> None:
    assert Scene("knight", knight_level=level).view()["boards"]["knight"]["crystal_goal"] == goal


@pytest.mark.rule("VA-K067", "VA-K084", "VA-K088", "VA-K089", "VA-D094")
@pytest.mark.parametrize(("face", "grit"), [("around", 15), ("cross", 8)])
def test_a_gem_is_rolled_for_and_returns_to_the_dragon(face: str, grit: int) -> None:
    scene, _ = meet(DRAGON, "dragon", space="2,0", above=0)
    scene.g.gem[1] = scene.cell("1,0")
    board(scene).grit = 10
    scene.say("move 1,0", "take-gem flame")
    scene.roll(face)
    assert board(scene).grit == grit
    assert scene.g.gem[1] == -1


@pytest.mark.rule("VA-K068", "VA-K070", "VA-V018", "VA-C081")
def test_a_treasure_token_is_a_card_to_keep_or_decline(scene: Scene) -> None:
    scene.g.treasure[scene.cell("1,0")] = 2
    scene.g.treasures_left -= 2
    scene.treasure_on_top("javelin")
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure")
    assert scene.match.question(0)["args"] == {"treasure": "javelin"}  # type: ignore[index]
    scene.say("keep-treasure")
    assert scene.view("knight")["boards"]["knight"]["face_down_treasures"] == ["javelin"]
    scene.say("take-treasure", "decline-treasure")
    assert board(scene).grit == 5
    assert len(scene.g.treasures_out) == 1
    assert scene.g.treasures_left == 10


@pytest.mark.rule("VA-K071", "VA-C080")
def test_with_no_card_left_a_treasure_token_is_worth_five_grit(scene: Scene) -> None:
    scene.g.treasure[scene.cell("1,0")] = 1
    scene.g.treasures_out.extend(scene.g.treasure_deck)
    scene.g.treasure_deck = []
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure")
    assert board(scene).grit == 5


@pytest.mark.rule("VA-K072", "VA-K016")
def test_a_treasure_must_be_face_up_to_be_used(scene: Scene) -> None:
    give(scene, "heroic-boots", up=False)
    scene.turn("knight")
    assert "place-cube heroic-boots" not in scene.offered()
    scene.say("show-treasure heroic-boots")
    assert "place-cube heroic-boots" in scene.offered()
    assert scene.view()["boards"]["knight"]["treasures"] == ["heroic-boots"]


# Grit and cubes.


@pytest.mark.rule("VA-K090", "VA-K088")
def test_reaching_or_passing_a_white_space_gives_its_cube_at_once(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).grit = 4
    gain_grit(scene.g, 8)
    assert (board(scene).grit, board(scene).pool) == (12, 4)
    assert board(scene).on_grit == [0, 0, 1, 1, 1]


@pytest.mark.rule("VA-K094")
def test_grit_stops_at_45(scene: Scene) -> None:
    board(scene).grit = 44
    gain_grit(scene.g, 5)
    assert board(scene).grit == 45


@pytest.mark.rule("VA-K093")
def test_grit_never_goes_below_0(scene: Scene) -> None:
    scene.turn("knight")
    board(scene).grit = 3
    scene.g.call(LoseGrit(5))
    scene.again()
    assert board(scene).grit == 0


def rich(scene: Scene, placed: bool) -> None:
    """Grit 11 and four cubes, all placed or all in hand."""
    hers = board(scene)
    hers.grit = 11
    hers.on_grit = [0, 0, 1, 1, 1]
    hers.pool = 0 if placed else 4
    if placed:
        hers.on[MOVEMENT] = 2
        hers.on[STRENGTH] = 2


@pytest.mark.rule("VA-K091")
def test_falling_below_a_white_space_returns_an_unplaced_cube_first(scene: Scene) -> None:
    scene.turn("knight")
    rich(scene, placed=False)
    scene.g.call(LoseGrit(1))
    scene.again()
    assert board(scene).pool == 3
    assert board(scene).on_grit == [0, 1, 1, 1, 1]
    assert scene.role_asked[1] == "knight-turn"


@pytest.mark.rule("VA-K091", "VA-K009", "VA-K022")
def test_returning_a_placed_cube_on_her_own_turn_ends_it(scene: Scene) -> None:
    scene.turn("knight")
    rich(scene, placed=True)
    scene.g.call(LoseGrit(1))
    scene.again()
    assert scene.role_asked == ("knight", "return-cube")
    assert scene.offered() == ["give-cube movement", "give-cube strength"]
    scene.say("give-cube strength")
    assert board(scene).on[STRENGTH] == 1
    assert scene.role_asked[1] == "lay-dark-tile"
    assert scene.offered(verb="place-cube") == []


@pytest.mark.rule("VA-K092")
def test_off_her_turn_a_placed_cube_returns_and_nothing_ends(scene: Scene) -> None:
    scene.turn("knight")
    rich(scene, placed=True)
    scene.g.active = DRAGON
    scene.g.call(LoseGrit(1))
    scene.again()
    scene.say("give-cube movement")
    assert not board(scene).cut_off
    assert board(scene).on[MOVEMENT] == 1


@pytest.mark.rule("VA-K020", "VA-K092")
def test_she_never_drops_below_two_cubes(scene: Scene) -> None:
    scene.turn("knight")
    hers = board(scene)
    hers.grit = 5
    hers.on_grit[0] = 0
    scene.g.call(LoseGrit(5))
    scene.again()
    assert hers.pool == 2
    assert hers.on_grit[0] == 0


@pytest.mark.rule("VA-K020", "VA-B061", "VA-B062", "VA-B115")
def test_poison_takes_cubes_of_her_choice_but_leaves_two() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0")
    board(scene).pool = 1
    board(scene).on[STRENGTH] = 2
    scene.g.call(scene.g.book.roles[KNIGHT].poisoned(scene.g, 2))
    scene.again()
    assert scene.role_asked == ("knight", "poisoned-cube")
    assert set(scene.offered()) == {"give-cube strength", "give-unplaced-cube"}
    scene.say("give-unplaced-cube")
    assert scene.role_asked[1] == "knight-turn"
    assert (board(scene).poisoned, board(scene).on[STRENGTH]) == (1, 2)
    board(scene).on[MOVEMENT] = 1
    scene.again()
    scene.say("move 1,0", "move 0,0")
    assert (board(scene).poisoned, board(scene).pool) == (0, 1)


@pytest.mark.rule("VA-K089", "VA-D068", "VA-C040", "VA-T052", "VA-B068", "VA-D072")
def test_what_costs_her_grit() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0")
    knight, g = scene.g.book.roles[KNIGHT], scene.g
    for procedure, loss in (
        (knight.scratched(g, 0), 5),
        (knight.spored(g), 5),
        (knight.backstabbed(g, 0, 1), 1),
        (knight.backstabbed(g, 0, 2), 3),
        (knight.backstabbed(g, 0, 3), 5),
        (knight.hexed(g, 4), 4),
        (knight.lose_grit(g, 5), 5),
        (knight.burned(g, 0), 5),
    ):
        board(scene).grit = 20
        board(scene).on_grit = [1] * 5
        assert procedure is not None
        g.call(procedure)
        scene.again()
        assert board(scene).grit == 20 - loss


@pytest.mark.rule("VA-K105", "VA-K107", "VA-D068", "VA-C040", "VA-T052")
def test_the_shield_turns_every_loss_of_grit_into_one() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0")
    board(scene).on[SHIELD] = 1
    board(scene).grit = 20
    board(scene).on_grit = [1] * 5
    scene.g.call(scene.g.book.roles[KNIGHT].scratched(scene.g, 0))
    scene.again()
    assert board(scene).grit == 19
    assert not scene.g.book.roles[KNIGHT].can_be_moved(scene.g, 0)


@pytest.mark.rule("VA-K134", "VA-K032")
def test_a_step_that_cuts_her_off_still_reveals_the_dark_tile(scene: Scene) -> None:
    cell = scene.lay("0,-1", "treasure-room", shape="hall")
    scene.turn("knight")
    rich(scene, placed=True)
    scene.g.flame_wall = cell
    scene.say("move 0,-1", "give-cube strength")
    scene.answer_all("fill-edge")
    assert scene.is_lit("0,-1")
    # 11 - 5 for the fire, + 1 for the tile.
    assert board(scene).grit == 7
    assert scene.role_asked[1] == "lay-dark-tile"
    assert scene.g.treasure[cell] == 1


@pytest.mark.rule("VA-K043", "VA-B086")
def test_an_attack_on_the_knight_costs_a_health() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0")
    scene.g.call(scene.g.book.roles[KNIGHT].struck(scene.g, 0, 1, 1))
    scene.again()
    assert board(scene).health == 6


@pytest.mark.rule("VA-B061", "VA-K022")
def test_without_an_unplaced_cube_poison_takes_a_placed_one() -> None:
    scene, _ = meet(GOBLINS, "fangs", space="2,0")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 2
    board(scene).on[MOVEMENT] = 1
    scene.g.call(scene.g.book.roles[KNIGHT].poisoned(scene.g, 1))
    scene.again()
    assert set(scene.offered()) == {"give-cube strength", "give-cube movement"}
    scene.say("give-cube movement")
    assert (board(scene).poisoned, board(scene).pool, board(scene).on[MOVEMENT]) == (1, 0, 0)


@pytest.mark.rule("VA-V047", "VA-V048", "VA-V030", "VA-G045")
def test_in_knight_dragon_cave_a_dead_knight_skips_her_turns() -> None:
    scene = Scene("knight-dragon-cave")
    board(scene).health = 1
    scene.g.call(scene.g.book.roles[KNIGHT].struck(scene.g, 0, -1, 1))
    scene.again()
    assert scene.match.outcome is None
    assert scene.where("knight") is None
    assert not scene.g.book.roles[KNIGHT].takes_turn(scene.g)


@pytest.mark.rule("VA-G004", "VA-V074", "VA-V079", "VA-V083", "VA-V114", "VA-V146")
@pytest.mark.parametrize(
    ("roles", "winners"),
    [("knight", []), ("knight-dragon", ["dragon"]), ("knight-cave", ["cave"]), ("knight-thief", ["thief"])],
)
def test_who_wins_when_an_ambush_kills_the_knight(roles: str, winners: list[str]) -> None:
    scene = Scene(roles)
    board(scene).health = 1
    scene.g.call(scene.g.book.roles[KNIGHT].struck(scene.g, 0, -1, 1))
    scene.again()
    assert scene.ending == "knight-ambushed"
    assert scene.winners == winners
    assert scene.g.stack == []


@pytest.mark.rule("VA-K112", "VA-K113", "VA-K114", "VA-K052")
def test_a_readied_javelin_strikes_the_underground_dragon_and_is_gone() -> None:
    scene, straw = meet(DRAGON, "dragon", above=0, hide=1)
    give(scene, "javelin")
    scene.again()
    scene.say("place-cube bomb", "ready-javelin", "move 1,0")
    assert "bomb-dragon" not in scene.offered()
    scene.say("attack dragon")
    assert straw.suffered == [("struck", 4, 1)]
    assert board(scene).up == []
    assert len(scene.g.treasures_out) == 1
    assert JAVELIN == 3
