"""The Event cards, one by one, as they befall the Knight."""

import pytest

from tests.rules.vast.test_knight import board, meet, rich
from tests.rules.vast.test_knight_cards import play_event
from tests.rules.vast.test_knight_cubes import halls
from undercroft.games.vast.cards import EVENTS, GOBLINS
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.cavern.paths import surrounding
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import MOVEMENT, PERCEPTION, STRENGTH
from undercroft.games.vast.roles.knight.grit import gain_grit


@pytest.mark.rule("VA-K106", "VA-K014", "VA-K107", "VA-K105")
@pytest.mark.parametrize(("shield", "grit"), [(True, 10), (False, 9)])
def test_once_an_event_tile_is_seen_she_may_raise_the_shield_before_the_card_is_drawn(shield: bool, grit: int) -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).grit = 10
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("rats")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("knight", "face-event")
    assert scene.heard("event-played") == []
    if shield:
        scene.say("place-cube shield")
    scene.say("ready")
    assert board(scene).grit == grit, "2 or 1 for the Rats, and 1 gained for the tile"


@pytest.mark.rule("VA-K122", "VA-K106")
def test_an_event_tile_without_cards_asks_nothing_and_does_nothing() -> None:
    scene = halls()
    scene.turn("knight")
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    scene.lay("0,-1", "event", shape="hall")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert scene.role_asked == ("knight", "knight-turn")
    assert scene.heard("event-played") == []
    assert (board(scene).grit, board(scene).encounters) == (1, 1)


@pytest.mark.rule("VA-K124", "VA-K042", "VA-K078")
def test_an_ambush_card_is_fought_like_an_ambush_tile() -> None:
    scene = halls("knight-goblins")
    goblins_board(scene.g).population = [0, 3, 0]
    goblins_board(scene.g).rage = 2
    scene.turn("knight")
    play_event(scene, "ambush")
    assert scene.role_asked == ("knight", "brace")
    scene.say("ready")
    assert scene.role_asked == ("goblins", "ambush")
    scene.say("ambush bones")
    assert (board(scene).health, board(scene).grit) == (6, 1)
    assert goblins_board(scene.g).rage == 1
    assert board(scene).ambushes == 1


@pytest.mark.rule("VA-K125", "VA-K089")
@pytest.mark.parametrize(("before", "after"), [(9, 8), (1, 1), (0, 1)])
def test_rats_take_two_grit_and_the_tile_gives_one_back(before: int, after: int) -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).grit = before
    play_event(scene, "rats")
    assert board(scene).grit == after
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K126", "VA-K070")
def test_deep_and_dark_without_cards_left_is_worth_nothing() -> None:
    scene = halls()
    scene.turn("knight")
    scene.g.treasures_out.extend(scene.g.treasure_deck)
    scene.g.treasure_deck = []
    play_event(scene, "deep-and-dark")
    assert board(scene).grit == 1
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K127", "VA-K129", "VA-K013", "VA-K021")
@pytest.mark.parametrize("event", ["fresh-air", "fresh-water"])
@pytest.mark.parametrize(("answer", "health", "aside"), [("yes", 4, 1), ("no", 3, 0)])
def test_a_rest_is_optional_works_with_two_cubes_and_gives_the_cube_back(
    event: str, answer: str, health: int, aside: int
) -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).health = 3
    play_event(scene, event)
    assert scene.role_asked == ("knight", "rest-for-health")
    scene.say(answer)
    assert (board(scene).health, board(scene).aside, board(scene).discarded) == (health, aside, 0)
    scene.turn("knight")
    assert board(scene).pool == 2


@pytest.mark.rule("VA-K128")
@pytest.mark.parametrize(("answer", "health", "discarded"), [("yes", 5, 1), ("no", 3, 0)])
def test_light_is_optional_and_costs_the_cube_for_good(answer: str, health: int, discarded: int) -> None:
    scene = halls()
    board(scene).pool = 3
    scene.turn("knight")
    board(scene).health = 3
    play_event(scene, "light")
    assert scene.role_asked == ("knight", "discard-for-health")
    scene.say(answer)
    assert (board(scene).health, board(scene).discarded) == (health, discarded)
    scene.turn("knight")
    assert board(scene).pool == 3 - discarded


@pytest.mark.rule("VA-K129", "VA-K128")
def test_light_asks_nothing_while_every_cube_is_placed() -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).health = 3
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 3
    play_event(scene, "light")
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K130", "VA-K131")
@pytest.mark.parametrize(
    ("discarded", "on_grit", "pool", "after"),
    [
        (2, [1, 1, 1, 1, 1], 3, [1, 1, 1, 1, 1]),
        (0, [1, 1, 1, 1, 1], 3, [1, 1, 1, 1, 0]),
        (0, [0, 1, 0, 0, 0], 3, [0, 0, 0, 0, 0]),
        (0, [0, 0, 0, 0, 0], 2, [0, 0, 0, 0, 0]),
    ],
)
def test_cave_bread_brings_one_cube_to_be_used_at_once(
    discarded: int, on_grit: list[int], pool: int, after: list[int]
) -> None:
    scene = halls()
    scene.turn("knight")
    hers = board(scene)
    hers.discarded, hers.on_grit = discarded, on_grit.copy()
    play_event(scene, "cave-bread")
    assert (hers.pool, hers.on_grit) == (pool, after)
    assert hers.discarded == max(0, discarded - 1)
    for _ in range(pool):
        scene.say("place-cube strength")
    assert hers.on[STRENGTH] == pool


@pytest.mark.rule("VA-K130")
def test_the_space_whose_cube_was_eaten_with_the_bread_gives_none_later() -> None:
    scene = halls()
    scene.turn("knight")
    play_event(scene, "cave-bread")
    board(scene).grit = 34
    gain_grit(scene.g, 1)
    assert (board(scene).grit, board(scene).pool) == (35, 3)


@pytest.mark.rule("VA-K132", "VA-K133")
def test_from_a_vantage_point_she_turns_up_what_lay_dark_around_her_and_no_more() -> None:
    scene = halls("knight-goblins")
    for space in ("-1,-1", "1,-1", "0,-3"):
        scene.lay(space, "treasure-room" if space != "1,-1" else "event")
    scene.put("fangs", "-1,-1")
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("vantage-point")
    scene.turn("knight")
    scene.seal()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    dark_before = {cell for cell in surrounding(scene.g, scene.cell("0,-1")) if scene.g.map.is_dark(cell)}
    assert len(dark_before) >= 2
    scene.say("ready")
    asked = set()
    while scene.role_asked[1] != "knight-turn":
        asked.add(scene.role_asked)
        scene.say(scene.offered()[0])
    assert ("knight", "reveal-next") in asked
    assert {role for role, _ in asked} == {"knight"}
    assert all(scene.g.map.light[cell] == LIT for cell in dark_before)
    assert scene.is_dark("0,-3"), "too far away"
    assert board(scene).grit == len(dark_before) + 1
    assert board(scene).encounters == 1
    assert scene.where("fangs") == "-1,-1"
    assert scene.g.event[scene.cell("1,-1")] == 1


@pytest.mark.rule("VA-K132")
def test_tiles_laid_while_she_looks_around_stay_dark() -> None:
    scene = halls(spaces="1,0")
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("vantage-point")
    scene.turn("knight")
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    before = surrounding(scene.g, scene.cell("0,-1"))
    scene.say("ready")
    while scene.role_asked[1] != "knight-turn":
        scene.say(scene.offered()[0])
    around = surrounding(scene.g, scene.cell("0,-1"))
    laid_later = [cell for cell in around if cell not in before]
    assert laid_later
    assert all(scene.g.map.is_dark(cell) for cell in laid_later)


@pytest.mark.rule("VA-K122", "VA-K123", "VA-K121")
def test_the_cave_runs_out_of_events_without_ever_shuffling() -> None:
    scene = halls("knight-cave")
    scene.g.events_out.extend(scene.g.event_deck[1:])
    scene.g.event_deck = scene.g.event_deck[:1]
    last = scene.g.event_deck[0]
    scene.g.faces.face[last] = EVENTS.index("cave-bread")
    scene.lay("0,-1", "event", shape="hall")
    scene.turn("knight")
    scene.seal()
    scene.say("move 0,-1")
    while scene.role_asked[1] in ("fill-edge", "choose-tile", "face-event"):
        scene.answer_all(scene.role_asked[1])
    assert scene.heard("event-played")[-1] == {"happening": "cave-bread"}
    assert (scene.g.event_deck, len(scene.g.events_out)) == ([], 15)
    scene.g.event[0] = 1
    board(scene).on[PERCEPTION] = 1
    board(scene).on[MOVEMENT] = 1
    scene.again()
    scene.say("move 0,0")
    assert board(scene).encounters == 1, "the token forces nothing"
    scene.turn("knight")
    assert scene.role_asked == ("knight", "knight-turn")
    assert board(scene).encounters == 0


# Effects of the step itself.


@pytest.mark.rule("VA-K134", "VA-K035")
def test_an_event_token_behind_a_flame_wall_that_cut_her_off_waits_for_her_next_turn() -> None:
    scene = halls()
    cell = scene.cell("1,0")
    scene.g.event[cell] = 1
    scene.g.flame_wall = cell
    scene.event_on_top("cave-bread")
    scene.turn("knight")
    rich(scene, placed=True)
    scene.say("move 1,0", "give-cube strength")
    assert scene.role_asked[1] == "lay-dark-tile"
    assert (scene.heard("event-played"), scene.g.event[cell]) == ([], 1)
    while scene.role_asked[1] not in ("knight-turn", "face-event"):
        scene.answer_all(scene.role_asked[1])
    scene.say("ready")
    assert scene.heard("event-played") == [{"happening": "cave-bread"}]


@pytest.mark.rule("VA-K134", "VA-K062")
def test_cut_off_by_the_step_she_still_resolves_the_event_but_attacks_nobody() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=0)
    cell = scene.lay("0,-1", "event", shape="hall")
    scene.put("fangs", "0,-1")
    scene.g.flame_wall = cell
    scene.event_on_top("cave-bread")
    rich(scene, placed=True)
    scene.again()
    scene.say("move 0,-1", "give-cube strength")
    scene.answer_all("fill-edge")
    assert scene.heard("event-played") == [{"happening": "cave-bread"}]
    assert straw.suffered == []
    # 11 - 5 for the fire, + 1 for the tile; the bread's cube cannot be placed any more.
    assert (board(scene).grit, board(scene).pool) == (7, 1)
    assert scene.role_asked[1] == "lay-dark-tile"


@pytest.mark.rule("VA-K134", "VA-B061")
def test_poisoned_cubes_come_back_as_she_enters_the_entrance_before_the_event_there() -> None:
    scene = halls()
    scene.put("knight", "1,0")
    scene.g.event[0] = 1
    scene.event_on_top("fresh-air")
    scene.turn("knight")
    hers = board(scene)
    hers.pool, hers.poisoned, hers.health = 0, 1, 3
    hers.on[STRENGTH] = 2
    scene.again()
    scene.say("move 0,0")
    assert scene.role_asked == ("knight", "rest-for-health"), "the cube from the Entrance is there to pay with"
    assert (hers.pool, hers.poisoned) == (1, 0)
