"""The Dragon: his board, his turn, how he moves below and above the ground, and how he leaves."""

import pytest

from undercroft.engine.errors import IllegalAnswer
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CAVE, DRAGON, DRAGON_PIECE, KNIGHT, SYMBOL_CARDS
from undercroft.games.vast.cavern.moving import Push
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.state import IN_SUPPLY
from undercroft.games.vast.variants.terrain import lay_terrain

from .dragon_scenes import Lair
from .scenes import Scene

# Set-up.


@pytest.mark.rule("VA-D002", "VA-D003", "VA-D007", "VA-D010")
def test_he_starts_asleep_underground_with_every_cube_in_its_box() -> None:
    scene = Scene("knight-goblins-dragon")
    view = scene.view("knight")["boards"]["dragon"]
    assert view["sloth"] == {"greed": 4, "hunger": 4, "pride-event": 4, "pride-still": 1, "pride-gem": 1}
    assert (view["wakefulness"], view["health"], view["eaten"]) == (0, 5, 0)
    assert not view["awake"]
    assert not view["surfaced"]
    assert not view["shriek"], "the Shriek token is still to be placed"
    assert scene.g.gem == [IN_SUPPLY] * 3
    assert scene.g.flame_wall == -1


@pytest.mark.rule("VA-D005")
def test_the_deck_has_six_cards_of_each_symbol_and_he_opens_with_three() -> None:
    lair = Lair("dragon-cave")
    board = lair.board
    symbols = [SYMBOL_CARDS[lair.g.faces.face[card]] for card in board.deck + board.hand]
    assert {symbol: symbols.count(symbol) for symbol in symbols} == {"claw": 6, "flame": 6, "wing": 6}
    assert len(board.hand) == 3


@pytest.mark.rule("VA-D006")
def test_cubes_awake_from_the_start_count_only_for_the_second_hand() -> None:
    lair = Lair("knight-dragon")
    assert lair.board.wake == 2
    assert len(lair.board.hand) == 3
    lair.turn("dragon")
    lair.rest()
    assert len(lair.board.hand) == 4


@pytest.mark.rule("VA-D008")
@pytest.mark.parametrize(("roles", "space"), [("knight-dragon", "2,0"), ("goblins-dragon", "0,0")])
def test_he_appears_where_the_knight_is_or_at_the_entrance(roles: str, space: str) -> None:
    lair = Lair(roles)
    if roles == "knight-dragon":
        lair.put("knight", "2,0")
    assert lair.where("dragon") is None
    lair.turn("dragon")
    assert lair.where("dragon") == space


@pytest.mark.rule("VA-D009")
def test_before_his_first_turn_there_is_nobody_to_attack_or_shoot() -> None:
    lair = Lair("knight-dragon")
    lair.strengthen(3)
    lair.g.collapsing = True
    lair.turn("knight")
    assert not [text for text in lair.offered() if "dragon" in text]
    assert not lair.g.book.roles[DRAGON].can_be_shot(lair.g, DRAGON_PIECE)
    lair.put("dragon", "0,0")
    lair.board.arrived = True
    lair.again()
    assert "attack dragon" in lair.offered()


@pytest.mark.rule("VA-D011")
def test_only_his_hand_is_secret() -> None:
    lair = Lair("knight-dragon")
    lair.begin("1,0", "claw", "wing", "wing")
    lair.gem("flame", "2,0")
    assert lair.dragon("dragon")["hand"] == ["claw", "wing", "wing"]
    assert lair.dragon("knight")["hand"] == [None, None, None]
    own, other = lair.dragon("dragon"), lair.dragon("knight")
    own.pop("hand")
    other.pop("hand")
    assert own == other


# Turn and statistics.


@pytest.mark.rule("VA-D012", "VA-D033", "VA-D087", "VA-D092", "VA-D097")
def test_the_four_phases_follow_each_other() -> None:
    lair = Lair("knight-dragon")
    lair.treasures("1,0", 1)
    lair.begin("1,0", "claw", "wing")
    seen = []
    lair.say("use-power wing no-gem", "move 3,0", "use-power claw no-gem")
    lair.roll("centre")
    assert lair.offered(verb="gather-treasure") == [], "Treasure comes after all movement"
    lair.say("move 1,0", "finish-powers")
    while lair.role_asked[0] == "dragon":
        seen.append(lair.role_asked[1])
        assert lair.powers() == set(), "powers belong to the first phase"
        lair.say("gather-treasure" if lair.role_asked[1] == "gather-treasure" else lair.offered()[0])
    assert seen == ["gather-treasure", "be-greedy", "place-gem"]
    assert lair.role_asked == ("luck", "powers")
    lair.order()
    assert len(lair.board.hand) == 4
    assert lair.role_asked == ("dragon", "lay-dark-tile"), "his turn is over but for the tile every turn ends with"


@pytest.mark.rule("VA-D013", "VA-D014")
def test_armor_and_spirit_by_wakefulness() -> None:
    lair = Lair("knight-dragon")
    armor, spirit = [], []
    for wake in range(15):
        lair.wakefulness(wake)
        view = lair.dragon()
        armor.append(view["armor"])
        spirit.append(view["spirit"])
    assert armor == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 3
    assert spirit == [3] * 2 + [4] * 4 + [5] * 4 + [6] * 4 + [7]


@pytest.mark.rule("VA-D015", "VA-D099")
def test_armor_changes_at_once_and_the_hand_only_with_the_next_one() -> None:
    lair = Lair("knight-goblins-dragon")
    lair.board.boxes, lair.board.wake = [4, 4, 1, 1, 1], 3
    lair.board.eaten = 3
    lair.begin("1,0", "claw", "wing")
    assert lair.dragon()["armor"] == 1
    lair.say("claim-sloth hunger")
    assert (lair.board.wake, lair.board.boxes[1], lair.board.eaten) == (4, 3, 1)
    assert lair.dragon()["armor"] == 2, "at once"
    assert len(lair.board.hand) == 2, "not before the hand is replaced"
    lair.rest()
    assert len(lair.board.hand) == 4


# Moving.


@pytest.mark.rule("VA-D016", "VA-D017", "VA-D018")
def test_one_free_straight_move_of_one_or_two_tiles() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 4,0 0,1 0,2 0,3 1,1")
    lair.begin("0,0", "claw")
    assert lair.spaces("move") == {"1,0", "2,0", "0,1", "0,2"}, "straight, at most two, no turning"
    lair.use("claw")
    lair.roll("corners")
    lair.say("move 0,2")
    assert lair.where("dragon") == "0,2", "both steps at once: nothing comes between them"
    assert lair.offered(verb="move") == []
    with pytest.raises(IllegalAnswer):
        lair.say("move 0,3")


@pytest.mark.rule("VA-D018")
def test_he_neither_stops_on_nor_jumps_an_open_space() -> None:
    lair = Lair("knight-dragon", rooms="1,0 3,0")
    lair.begin("1,0")
    assert lair.spaces("move") == {"0,0"}


@pytest.mark.rule("VA-D019", "VA-D020")
def test_underground_walls_and_darkness_do_not_stop_him_and_he_reveals_nothing() -> None:
    lair = Lair("knight-dragon", rooms="1,0")
    lair.dark("2,0 3,0")
    lair.wall("1,0", "east")
    lair.begin("1,0")
    assert {"2,0", "3,0"} <= lair.spaces("move")
    lair.say("move 3,0")
    assert lair.where("dragon") == "3,0"
    assert lair.is_dark("2,0")
    assert lair.is_dark("3,0")


@pytest.mark.rule("VA-D021")
def test_underground_he_provokes_nobody() -> None:
    lair = Lair("knight-dragon")
    lair.put("knight", "2,0")
    lair.strengthen(3)
    lair.begin("1,0")
    lair.say("move 2,0")
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.board.health == 5


@pytest.mark.rule("VA-D022")
def test_on_the_surface_walls_rockslides_and_darkness_stop_him() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 1,1 1,-1")
    lair.awaken()
    lair.dark("3,0")
    lair.wall("1,1", "north")
    lair.g.map.rockslides = [lair.cell("1,0") * 4]
    lair.begin("1,0")
    assert lair.spaces("move") == {"0,0", "2,0"}, "not 3,0 (Dark), 1,1 (wall), 1,-1 (Rockslide)"


@pytest.mark.rule("VA-D023", "VA-D024", "VA-D027", "VA-D028")
def test_each_entry_on_the_surface_provokes_an_able_knight_and_he_goes_on() -> None:
    lair = Lair("knight-dragon")
    lair.awaken(8)
    lair.board.wake = 7
    lair.board.boxes[0] += 1
    lair.put("knight", "2,0")
    lair.strengthen(3)
    lair.begin("1,0", "wing")
    lair.say("move 3,0")
    assert lair.board.health == 4, "Strength above Armor hits"
    assert lair.where("dragon") == "3,0", "and does not stop him"
    lair.use("wing")
    lair.say("move 2,0")
    assert lair.board.health == 3, "a second entry, a second attack"


@pytest.mark.rule("VA-D023", "VA-D024")
@pytest.mark.parametrize(("cubes", "armor_cubes", "rolls"), [(1, 8, False), (2, 8, True)])
def test_a_weaker_knight_lets_him_pass_and_an_equal_one_rolls(cubes: int, armor_cubes: int, rolls: bool) -> None:
    lair = Lair("knight-dragon")
    lair.awaken(armor_cubes)
    lair.put("knight", "2,0")
    lair.strengthen(cubes)
    lair.begin("1,0")
    strength = lair.g.book.roles[KNIGHT].strength(lair.g, 0)
    assert (strength == 3) is rolls
    lair.say("move 2,0")
    assert (lair.role_asked == ("luck", "dragon-die")) is rolls
    if rolls:
        lair.roll("around")
        assert lair.board.health == 5, "no centre, no hit"


@pytest.mark.rule("VA-D026")
def test_on_the_surface_the_thief_lets_him_pass() -> None:
    lair = Lair("dragon-thief")
    lair.awaken()
    lair.put("thief", "2,0")
    lair.begin("1,0")
    lair.say("move 2,0")
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.board.health == 5
    assert lair.where("thief") == "2,0"


@pytest.mark.rule("VA-D029", "VA-D030", "VA-D001")
@pytest.mark.parametrize("health", [1, 2])
def test_whoever_can_strike_him_at_the_entrance_strikes_first(health: int) -> None:
    lair = Lair("knight-dragon")
    lair.awaken(7)
    lair.board.health = health
    lair.put("knight", "0,0")
    lair.strengthen(3)
    lair.begin("1,0")
    lair.say("move 0,0")
    if health == 1:
        assert (lair.ending, lair.winners) == ("dragon-slain", ["knight"])
    else:
        assert (lair.ending, lair.winners) == ("dragon-left", ["dragon"])


@pytest.mark.rule("VA-D001")
def test_woken_surfaced_and_at_the_entrance_he_has_won() -> None:
    for surfaced in (False, True):
        lair = Lair("dragon-thief")
        lair.awaken(surfaced=surfaced)
        lair.begin("2,0")
        lair.say("move 0,0")
        assert (lair.ending == "dragon-left") is surfaced, "the same step underground does nothing"


@pytest.mark.rule("VA-D117")
def test_being_pushed_onto_the_entrance_wins_too() -> None:
    lair = Lair("dragon-cave")
    lair.awaken()
    lair.put("dragon", "1,0")
    lair.turn("cave")
    lair.happens(Push(CAVE, DRAGON_PIECE, 1, 1))
    lair.say("push 0,0")
    assert (lair.ending, lair.winners) == ("dragon-left", ["dragon"])


@pytest.mark.rule("VA-D016", "VA-D053")
def test_a_wing_is_one_more_move_or_a_single_tile_across_a_wall() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 1,1 1,2")
    lair.awaken()
    lair.wall("1,0", "south")
    lair.begin("1,0", "wing", "wing")
    lair.say("move 2,0")
    lair.use("wing")
    assert lair.spaces("move") == {"0,0", "1,0", "3,0"}
    lair.say("move 1,0")
    lair.use("wing")
    assert lair.spaces("move") == {"0,0", "2,0", "3,0", "1,1"}, "across the wall one tile only, not 1,2"
    lair.say("move 1,1")
    assert lair.where("dragon") == "1,1"
    assert lair.hand() == []


@pytest.mark.rule("VA-R022", "VA-R023", "VA-R040")
@pytest.mark.parametrize("surfaced", [False, True])
def test_the_canyon_ends_can_be_crossed_but_never_stopped_on(surfaced: bool) -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0")
    lay_terrain(lair.g, cards.TERRAINS.index("canyon"), SPACE.index["1,1"], 0)
    assert lair.g.map.impassable(lair.cell("1,1"))
    lair.room("1,2")
    if surfaced:
        lair.awaken()
    lair.begin("1,0", "wing")
    assert "1,1" not in lair.spaces("move")
    assert ("1,2" in lair.spaces("move")) is not surfaced, "underground he passes freely"
    lair.use("wing")
    assert "1,2" in lair.spaces("move"), "on the surface it takes a whole Wing"
    assert "1,1" not in lair.spaces("move")
