"""The Dragon: Treasure, Gems, Sloth and waking, coming to the surface, and what others take from him."""

import pytest

from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, DRAGON_PIECE, THIEF
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.cave.omens import tokens_due
from undercroft.games.vast.state import CARRIED, IN_SUPPLY
from undercroft.games.vast.variants.terrain import lay_terrain

from .dragon_scenes import Lair
from .goblin_scenes import GoblinScene

GREED, HUNGER, EVENT, STILL, GEM = range(5)

# Treasure.


@pytest.mark.rule("VA-D087", "VA-D088", "VA-D089", "VA-D105", "VA-D091")
def test_he_takes_treasure_after_moving_and_hands_in_one_a_turn() -> None:
    lair = Lair("dragon-thief")
    lair.treasures("2,0", 4)
    supply = lair.g.treasures_left
    lair.begin("1,0")
    lair.say("move 2,0")
    assert lair.offered(verb="gather-treasure") == [], "not in the first phase"
    lair.say("finish-powers", "gather-treasure", "gather-treasure", "gather-treasure", "done")
    assert lair.g.treasure[lair.cell("2,0")] == 1, "as many as he likes"
    lair.say("claim-sloth greed")
    assert (lair.board.boxes[GREED], lair.board.wake) == (3, 1)
    assert lair.g.treasures_left == supply + 1, "the one he hands in goes back"
    assert lair.board.stored == 2
    assert lair.role_asked[1] == "place-gem", "no second Greed cube this turn"
    lair.rest()
    lair.begin("1,0")
    lair.say("finish-powers")
    assert lair.role_asked[1] == "be-greedy", "later, without a new pickup"
    lair.say("claim-sloth greed")
    assert (lair.board.boxes[GREED], lair.board.stored, lair.board.wake) == (2, 1, 2)


@pytest.mark.rule("VA-D090")
def test_once_greed_is_empty_treasure_does_nothing_for_him() -> None:
    lair = Lair("dragon-thief")
    lair.board.boxes, lair.board.wake = [1, 4, 4, 1, 1], 3
    lair.treasures("1,0", 3)
    supply = lair.g.treasures_left
    lair.begin("1,0")
    lair.say("finish-powers", "gather-treasure", "gather-treasure", "done", "claim-sloth greed")
    assert lair.board.stored == 0, "what he had stored goes back with the last cube"
    assert lair.g.treasures_left == supply + 2
    assert lair.board.wake == 4
    lair.rest()
    lair.begin("1,0")
    lair.say("finish-powers", "gather-treasure")
    assert (lair.board.stored, lair.board.wake) == (0, 4)
    assert lair.g.treasures_left == supply + 3
    assert lair.role_asked[1] != "be-greedy"


@pytest.mark.rule("VA-D090", "VA-D057")
def test_slithering_the_last_greed_cube_away_gives_up_the_hoard() -> None:
    lair = Lair("dragon-thief")
    lair.board.boxes, lair.board.wake = [1, 3, 4, 1, 1], 4
    lair.board.stored = 2
    lair.g.treasures_left -= 2
    supply = lair.g.treasures_left
    lair.begin("1,0", "claw", "flame")
    lair.use("slither")
    lair.say("slither greed hunger")
    assert (lair.board.stored, lair.g.treasures_left) == (0, supply + 2)
    assert lair.heard("hoard-given-up") == [{"amount": 2}]


@pytest.mark.rule("VA-D091")
def test_stored_treasure_is_off_the_map_and_strengthens_no_omen() -> None:
    lair = Lair("dragon-cave")
    lair.treasures("1,0", 2)
    lair.begin("1,0")
    lair.say("finish-powers", "gather-treasure", "gather-treasure", "done")
    assert lair.board.stored == 2
    assert sum(lair.g.treasure) == 0
    assert tokens_due(lair.g) == 1, "as on an empty map"


# Gems.


@pytest.mark.rule("VA-D092", "VA-D093")
def test_he_may_place_one_gem_a_turn_on_his_tile() -> None:
    lair = Lair("dragon-thief")
    lair.gem("claw", "0,0")
    lair.begin("0,0")
    lair.say("finish-powers")
    assert lair.role_asked == ("dragon", "place-gem")
    assert set(lair.offered()) == {"place-gem flame", "place-gem wing", "done"}, "none is ever picked up again"
    lair.say("place-gem wing")
    assert lair.g.gem[2] == 0, "on the Entrance, next to another"
    assert lair.role_asked[1] != "place-gem"
    assert lair.g.gem[1] == IN_SUPPLY


@pytest.mark.rule("VA-D093")
def test_no_gem_lies_on_terrain() -> None:
    lair = Lair("dragon-thief", rooms="1,0")
    lay_terrain(lair.g, cards.LAKE, SPACE.index["2,0"], 0)
    lair.begin("1,0")
    lair.say("move 2,0", "finish-powers")
    assert lair.role_asked[1] != "place-gem"


@pytest.mark.rule("VA-D095")
def test_a_stashed_gem_comes_home_and_a_dropped_one_lies_where_the_thief_died() -> None:
    lair = Lair("dragon-thief")
    lair.board.arrived = True
    lair.put("dragon", "4,0")
    lair.g.gem[0] = CARRIED
    lair.put("thief", "1,0")
    lair.turn("thief")
    lair.say("assign-stats 4 3 2", "move 0,0")
    assert lair.g.gem[0] == IN_SUPPLY
    lair.g.gem[1] = CARRIED
    lair.put("thief", "2,0")
    lair.begin("2,0", "claw")
    lair.use("claw")
    lair.roll("centre")
    assert lair.g.gem[1] == lair.cell("2,0")


@pytest.mark.rule("VA-D096", "VA-B096", "VA-B097")
def test_a_tribe_plundering_the_dragon_gets_no_gem() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(2)
    scene.people(fangs=4)
    scene.put("fangs", "2,0")
    scene.put("dragon", "2,0")
    scene.activation()
    rage = scene.rage
    scene.say("activate fangs", "plunder-dragon")
    scene.roll("around")
    assert scene.rage == rage + 1
    assert scene.g.gem == [IN_SUPPLY] * 3
    scene.g.gem[0] = scene.cell("1,0")
    scene.again()
    assert scene.offered(verb="plunder-dragon") == [], "with a Gem on the map they plunder that"


# The hand.


@pytest.mark.rule("VA-D097")
def test_the_new_hand_comes_from_all_eighteen_cards() -> None:
    lair = Lair("dragon-thief")
    lair.wakefulness(6)
    lair.begin("1,0", "claw", "flame", "wing")
    lair.use("claw")
    lair.roll("corners")
    lair.until("powers")
    lair.order()
    board = lair.board
    assert len(board.hand) == 5
    assert len(board.deck) == 13
    assert board.discards == []
    assert sorted(board.hand + board.deck) == list(range(cards.FIRST_POWER, cards.FIRST_POWER + 18))
    assert all(lair.g.faces.seen[card] == 0 for card in board.deck), "nobody knows what is left"


@pytest.mark.rule("VA-D098", "VA-T055", "VA-B068", "VA-K110", "VA-G106", "VA-G107")
@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_made_to_discard_he_picks_the_cards_and_stays_short(count: int, left: int) -> None:
    lair = Lair("goblins-dragon-thief")
    lair.board.arrived = True
    lair.put("dragon", "1,0")
    lair.hold("claw", "flame", "wing")
    lair.turn("thief")
    role = lair.g.book.roles[DRAGON]
    lair.happens(role.backstabbed(lair.g, DRAGON_PIECE, count) if count < 4 else role.hexed(lair.g, count))
    if count < 3:
        assert lair.role_asked == ("dragon", "discard-power")
        assert set(lair.offered()) == {"discard-power claw", "discard-power flame", "discard-power wing"}
        lair.say(*["discard-power wing", "discard-power claw"][:count])
        assert "flame" in lair.hand()
    assert len(lair.board.hand) == left
    assert lair.role_asked[0] == "thief"
    assert len(lair.dragon("thief")["discards"]) == 3 - left


@pytest.mark.rule("VA-K110")
@pytest.mark.parametrize(("strength", "left"), [(0, 3), (1, 3), (2, 2), (5, 0)])
def test_the_enchanted_bow_costs_cards_by_her_strength(strength: int, left: int) -> None:
    lair = Lair("knight-dragon")
    lair.put("dragon", "1,0")
    lair.hold("wing", "wing", "wing")
    lair.turn("knight")
    lair.happens(lair.g.book.roles[DRAGON].shot(lair.g, DRAGON_PIECE, strength, 3))
    lair.answer_all("discard-power")
    assert len(lair.board.hand) == left


# Sloth.


@pytest.mark.rule("VA-D099", "VA-D107", "VA-D105", "VA-D108")
def test_hunger_moves_one_cube_a_turn_for_two_goblins() -> None:
    lair = Lair("knight-goblins-dragon")
    lair.board.eaten = 4
    lair.begin("1,0")
    assert "claim-sloth hunger" in lair.offered()
    lair.say("claim-sloth hunger")
    assert (lair.board.eaten, lair.board.boxes[HUNGER], lair.board.wake) == (2, 3, 1)
    assert "claim-sloth hunger" not in lair.offered(), "the rest stays for later turns"
    lair.rest()
    assert lair.board.eaten == 2
    lair.begin("1,0")
    lair.rest()
    assert lair.board.eaten == 2, "nobody forces him"


@pytest.mark.rule("VA-D099", "VA-D104")
@pytest.mark.parametrize(("eaten", "cubes"), [(1, 4), (2, 0)])
def test_hunger_needs_two_goblins_and_a_cube(eaten: int, cubes: int) -> None:
    lair = Lair("knight-goblins-dragon")
    lair.board.eaten = eaten
    lair.board.boxes[HUNGER] = cubes
    lair.begin("1,0")
    assert "claim-sloth hunger" not in lair.offered()


@pytest.mark.rule("VA-D110")
def test_without_goblins_hunger_is_never_offered() -> None:
    lair = Lair("knight-dragon")
    lair.board.eaten = 7
    lair.begin("1,0", "claw", "flame")
    assert "claim-sloth hunger" not in lair.offered()
    lair.board.boxes[GREED] = 3
    lair.use("slither")
    assert "slither hunger greed" in lair.offered(), "only so do these cubes get away"


@pytest.mark.rule("VA-D108")
def test_conditions_are_claimed_on_his_own_turn_only() -> None:
    lair = Lair("knight-goblins-dragon")
    lair.board.eaten = 4
    lair.board.arrived = True
    lair.put("dragon", "1,0")
    lair.turn("knight")
    with pytest.raises(IllegalAnswer):
        lair.match.play(lair.g.seat(DRAGON), GAME.actions.parse("claim-sloth hunger"))
    assert lair.board.eaten == 4


@pytest.mark.rule("VA-D108", "VA-D088", "VA-D101")
def test_he_may_leave_every_condition_unclaimed() -> None:
    lair = Lair("goblins-dragon")
    lair.board.eaten = 2
    lair.treasures("1,0", 1)
    lair.gem("wing", "0,0")
    lair.begin("1,0")
    lair.say("finish-powers", "gather-treasure")
    for about in ("be-greedy", "place-gem", "keep-still", "claim-sloth"):
        assert lair.role_asked == ("dragon", about)
        assert "done" in lair.offered()
        lair.say("done" if about != "place-gem" else "place-gem claw")
    assert lair.role_asked == ("luck", "powers")
    assert (lair.board.wake, lair.board.boxes, lair.board.eaten, lair.board.stored) == (0, [4, 4, 4, 1, 1], 2, 1)


@pytest.mark.rule("VA-D100", "VA-D102", "VA-D108")
def test_what_made_him_proud_is_forgotten_with_the_turn() -> None:
    lair = flame_on("event")
    lair.gem("wing", "0,0")
    lair.say("finish-powers", "place-gem claw")
    assert set(lair.offered(verb="claim-sloth")) >= {"claim-sloth pride-event", "claim-sloth pride-gem"}
    lair.rest()
    lair.begin("1,0")
    assert lair.offered(verb="claim-sloth") == []


def flame_on(kind: str, roles: str = "knight-dragon") -> Lair:
    """He has just turned up one tile of this type."""
    lair = Lair(roles, rooms="1,0")
    lair.dark("2,0", kind, "hall")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    lair.uncover()
    assert lair.is_lit("2,0")
    return lair


@pytest.mark.rule("VA-D100")
@pytest.mark.parametrize("kind", ["event", "ambush"])
def test_revealing_an_event_tile_makes_him_proud(kind: str) -> None:
    lair = flame_on(kind)
    assert ("claim-sloth pride-event" in lair.offered()) is (kind == "event")
    if kind == "event":
        wake = lair.board.wake
        lair.say("claim-sloth pride-event")
        assert (lair.board.boxes[EVENT], lair.board.wake) == (3, wake + 1)
        assert lair.g.event[lair.cell("2,0")] == 1


@pytest.mark.rule("VA-D123")
def test_without_a_knight_an_event_tile_still_makes_him_proud() -> None:
    lair = flame_on("event", "goblins-dragon")
    assert sum(lair.g.event) == 0
    lair.say("claim-sloth pride-event")
    assert lair.board.boxes[EVENT] == 3


@pytest.mark.rule("VA-D100", "VA-D108")
def test_an_event_tile_somebody_else_reveals_is_no_pride_of_his() -> None:
    lair = Lair("dragon-thief", rooms="1,0")
    lair.dark("2,0", "event", "hall")
    lair.board.arrived = True
    lair.put("dragon", "1,0")
    lair.put("thief", "1,0")
    lair.turn("thief")
    lair.say("assign-stats 4 3 2", "move 2,0", "peek", "reveal 2,0")
    lair.uncover()
    assert lair.is_lit("2,0")
    lair.begin("1,0")
    assert lair.offered(verb="claim-sloth") == []


@pytest.mark.rule("VA-D101", "VA-D104")
@pytest.mark.parametrize(("moves", "cube"), [(0, 1), (1, 1), (2, 1), (0, 0)])
def test_keeping_still_moves_the_cube(moves: int, cube: int) -> None:
    lair = Lair("dragon-thief")
    lair.board.boxes[STILL] = cube
    lair.board.wake = 1 - cube
    lair.begin("1,0", "wing")
    if moves == 1:
        lair.say("move 2,0")
    elif moves == 2:
        lair.use("wing")
        lair.say("move 2,0")
    lair.say("finish-powers", "done")
    still = moves == 0 and cube == 1
    assert (lair.role_asked == ("dragon", "keep-still")) is still
    if still:
        lair.say("claim-sloth pride-still")
        assert (lair.board.boxes[STILL], lair.board.wake) == (0, 1)


@pytest.mark.rule("VA-D086", "VA-D101")
def test_being_moved_on_another_turn_leaves_him_still() -> None:
    from undercroft.games.vast.cavern.moving import Push

    lair = Lair("dragon-thief")
    lair.board.arrived = True
    lair.put("dragon", "1,0")
    lair.turn("thief")
    lair.happens(Push(THIEF, DRAGON_PIECE, 1, 1))
    lair.say("push 2,0")
    lair.begin("2,0")
    lair.until("keep-still")
    assert lair.offered() == ["claim-sloth pride-still", "done"]


@pytest.mark.rule("VA-D109", "VA-D014")
def test_keeping_still_counts_for_the_new_hand() -> None:
    lair = Lair("dragon-thief")
    lair.wakefulness(9)
    lair.begin("1,0")
    lair.until("keep-still")
    lair.say("claim-sloth pride-still")
    assert lair.board.wake == 10
    lair.order()
    assert len(lair.board.hand) == 6


@pytest.mark.rule("VA-D102", "VA-D103", "VA-D108")
@pytest.mark.parametrize("other", ["nowhere", "map", "bag"])
def test_a_gem_makes_him_proud_only_next_to_another(other: str) -> None:
    lair = Lair("dragon-thief")
    if other == "map":
        lair.gem("wing", "4,0")
    elif other == "bag":
        lair.g.gem[2] = CARRIED
    lair.begin("1,0")
    lair.say("move 2,0", "finish-powers", "place-gem claw")
    proud = other != "nowhere"
    assert (lair.role_asked == ("dragon", "claim-sloth")) is proud
    if proud:
        lair.say("claim-sloth pride-gem")
        assert (lair.board.boxes[GEM], lair.board.wake) == (0, 1)
        assert lair.role_asked == ("luck", "powers")


@pytest.mark.rule("VA-D106", "VA-D108", "VA-D105")
@pytest.mark.parametrize("box", ["pride-event", "pride-still", "pride-gem"])
def test_of_several_pride_conditions_he_picks_one(box: str) -> None:
    lair = flame_on("event", "dragon-thief")
    lair.gem("wing", "0,0")
    lair.say("finish-powers", "place-gem claw")
    assert lair.role_asked == ("dragon", "keep-still")
    assert set(lair.offered(verb="claim-sloth")) == {
        "claim-sloth pride-event",
        "claim-sloth pride-still",
        "claim-sloth pride-gem",
    }
    wake = lair.board.wake
    lair.say(f"claim-sloth {box}")
    assert lair.board.wake == wake + 1
    assert lair.role_asked == ("luck", "powers"), "the three boxes are one track"


@pytest.mark.rule("VA-D105")
def test_three_tracks_give_three_cubes() -> None:
    lair = Lair("goblins-dragon")
    lair.board.eaten = 2
    lair.treasures("1,0", 1)
    lair.begin("1,0")
    lair.say("claim-sloth hunger", "finish-powers", "gather-treasure", "claim-sloth greed", "done")
    lair.say("claim-sloth pride-still")
    assert lair.board.wake == 3
    assert lair.board.boxes == [3, 3, 4, 0, 1]


# Waking and coming up.


@pytest.mark.rule("VA-D111", "VA-D001")
@pytest.mark.parametrize(("wake", "awake"), [(9, False), (10, True)])
def test_the_eleventh_cube_wakes_him(wake: int, awake: bool) -> None:
    lair = Lair("dragon-thief")
    lair.wakefulness(wake)
    lair.begin("1,0")
    lair.until("keep-still")
    lair.say("claim-sloth pride-still")
    assert lair.board.awake is awake
    assert bool(lair.heard("dragon-woke")) is awake
    assert not lair.board.surfaced, "this is no Crystal tile"


@pytest.mark.rule("VA-D112", "VA-D015", "VA-T045")
def test_once_awake_he_stays_awake() -> None:
    lair = Lair("dragon-thief")
    lair.awaken(12)
    lair.put("dragon", "1,0")
    lair.turn("thief")
    assert lair.dragon()["armor"] == 4
    for _ in range(2):
        lair.happens(lair.g.book.roles[DRAGON].pickpocketed(lair.g, DRAGON_PIECE))
    assert lair.board.wake == 10
    assert lair.dragon()["awake"]
    assert lair.dragon()["surfaced"]
    assert lair.dragon()["armor"] == 4, "3 by his cubes, one more as Ash Dragon"
    for _ in range(2):
        lair.happens(lair.g.book.roles[DRAGON].pickpocketed(lair.g, DRAGON_PIECE))
    assert not lair.g.book.roles[DRAGON].can_be_pickpocketed(lair.g, DRAGON_PIECE), "Greed is full"


def over_a_crystal(lit: bool = True, token: bool = True, roles: str = "dragon-thief") -> Lair:
    lair = Lair(roles, rooms="1,0")
    if lit:
        lair.room("2,0", "crystal")
        if token:
            lair.crystal("2,0")
    else:
        lair.dark("2,0", "crystal")
    return lair


@pytest.mark.rule("VA-D113", "VA-D115", "VA-D116", "VA-D076")
@pytest.mark.parametrize(("lit", "token"), [(True, True), (True, False), (False, False)])
def test_awake_at_the_end_of_his_turn_he_may_come_up_on_a_lit_crystal_tile(lit: bool, token: bool) -> None:
    lair = over_a_crystal(lit, token)
    lair.awaken(surfaced=False)
    lair.begin("2,0")
    lair.rest()
    assert len(lair.board.hand) == 6, "the new hand comes first"
    assert (lair.role_asked == ("dragon", "surface")) is lit
    if lit:
        lair.say("surface")
        assert lair.board.surfaced
        assert lair.g.crystal[lair.cell("2,0")] == 0
        assert lair.g.crystals_smashed == int(token)
        assert lair.g.smashed == [0] * 5, "to nobody's credit"
        assert lair.role_asked[1] == "lay-dark-tile", "the end-of-turn tile comes after it"


@pytest.mark.rule("VA-D113")
def test_he_may_stay_below() -> None:
    lair = over_a_crystal()
    lair.awaken(surfaced=False)
    lair.begin("2,0")
    lair.rest()
    lair.say("no")
    assert not lair.board.surfaced
    assert lair.g.crystal[lair.cell("2,0")] == 1


@pytest.mark.rule("VA-D113")
def test_asleep_or_elsewhere_he_cannot_come_up() -> None:
    asleep = over_a_crystal()
    asleep.begin("2,0")
    asleep.rest()
    assert asleep.role_asked[1] != "surface"
    elsewhere = over_a_crystal()
    elsewhere.awaken(surfaced=False)
    elsewhere.begin("1,0")
    elsewhere.rest()
    assert elsewhere.role_asked[1] != "surface"


@pytest.mark.rule("VA-D114", "VA-D116")
def test_waking_on_a_crystal_tile_he_comes_up_at_once_and_provokes_nobody() -> None:
    lair = over_a_crystal(roles="knight-dragon")
    lair.wakefulness(10)
    lair.board.boxes = [1, 2, 1, 0, 0]
    lair.put("knight", "2,0")
    lair.strengthen(3)
    lair.treasures("2,0", 1)
    lair.begin("2,0")
    lair.say("finish-powers", "gather-treasure", "claim-sloth greed")
    assert lair.board.surfaced
    assert lair.board.awake
    assert lair.g.crystal[lair.cell("2,0")] == 0
    assert lair.role_asked[0] == "dragon", "no die is rolled for her"
    assert lair.board.health == 5


@pytest.mark.rule("VA-D116")
def test_he_never_goes_below_again() -> None:
    lair = over_a_crystal()
    lair.awaken()
    lair.dark("3,0")
    lair.begin("2,0")
    assert "3,0" not in lair.spaces("move")
    lair.rest()
    assert lair.role_asked[1] != "surface"
    assert lair.board.surfaced


# Levels and other roles' doings.


@pytest.mark.rule("VA-L020", "VA-L021", "VA-L022", "VA-L023")
@pytest.mark.parametrize(("level", "wakes_at"), list(zip(cards.LEVELS, (7, 9, 11, 13), strict=False)))
def test_levels_change_when_he_wakes(level: str, wakes_at: int) -> None:
    for wake in (wakes_at - 2, wakes_at - 1):
        lair = Lair("dragon-thief", dragon_level=level)
        lair.wakefulness(wake)
        lair.board.boxes[STILL] = 1
        lair.begin("1,0")
        lair.until("keep-still")
        lair.say("claim-sloth pride-still")
        assert lair.board.awake is (wake + 1 == wakes_at)


@pytest.mark.rule("VA-L024", "VA-L025", "VA-D064")
def test_the_ancient_dragon_must_shriek_on_three_turns() -> None:
    lair = Lair("dragon-thief", dragon_level=cards.LEVELS[4])
    lair.wakefulness(13)
    for turn in range(3):
        assert not lair.board.awake
        lair.board.shriek = False
        lair.begin("1,0", *["wing"] * 6)
        lair.say("use-any-power shriek 0 0 no-gem")
        assert lair.board.shriek_turns == turn + 1
        lair.board.shriek = False
        lair.again()
        lair.say("use-any-power shriek 0 0 no-gem")
        assert lair.board.shriek_turns == turn + 1, "twice in a turn counts once"
    assert lair.board.awake


@pytest.mark.rule("VA-C042", "VA-C044")
def test_spores_send_a_cube_back_where_there_is_room() -> None:
    lair = Lair("goblins-dragon-cave")
    role = lair.g.book.roles[DRAGON]
    assert not role.can_be_spored(lair.g), "nothing to send back"
    lair.board.boxes, lair.board.wake = [3, 4, 3, 1, 1], 2
    lair.turn("cave")
    lair.happens(role.spored(lair.g))
    assert lair.role_asked == ("dragon", "return-sloth")
    assert set(lair.offered()) == {"return-sloth greed", "return-sloth pride-event"}
    lair.say("return-sloth greed")
    assert (lair.board.boxes[GREED], lair.board.wake) == (4, 1)


@pytest.mark.rule("VA-V042", "VA-V043")
def test_locked_hunger_spaces_stay_closed_to_spores() -> None:
    lair = Lair("knight-dragon-cave")
    assert (lair.board.boxes[HUNGER], lair.board.wake) == (2, 2)
    assert not lair.g.book.roles[DRAGON].can_be_spored(lair.g)
    lair.board.boxes[GREED], lair.board.wake = 3, 3
    lair.turn("cave")
    lair.happens(lair.g.book.roles[DRAGON].spored(lair.g))
    assert (lair.board.boxes[GREED], lair.board.boxes[HUNGER]) == (4, 2)


@pytest.mark.parametrize("roles", ["dragon", "knight-dragon", "goblins-dragon-thief", "dragon-cave-thief"])
@pytest.mark.parametrize("terrain", [False, True])
def test_random_games_with_the_dragon_keep_every_law(roles: str, terrain: bool) -> None:
    match = Match.start(GAME, {"roles": roles, "terrain": terrain}, seats=len(roles.split("-")), seed=3)
    walk(match, Luck.of(3), every=60)
    assert match.outcome is not None
