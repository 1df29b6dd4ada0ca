"""Vast's adepts see what lies before them, and so do the quick players whom a search imagines: one turn per role."""

import pytest

from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.bots import Chair, make_bot
from undercroft.bots.judgement.vast.judgement import VastJudgement
from undercroft.engine.luck import Luck
from undercroft.games.vast.cards import BONES, EYE, FANGS, GOBLINS, KNIGHT, ROLE_SETS, ROLES
from undercroft.games.vast.roles.dragon.board import GREED, DragonBoard
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.knight.board import KnightBoard
from undercroft.games.vast.roles.thief.board import ThiefBoard
from undercroft.games.vast.set_up import STARTERS
from undercroft.lab.arena import Contest, play_one

ALL = "-".join(ROLES)


def people(scene: Scene, fangs: int, bones: int, eye: int) -> None:
    goblins = scene.g.boards[ROLES.index("goblins")]
    assert isinstance(goblins, GoblinsBoard)
    goblins.population = [fangs, bones, eye]


def dragon_board(scene: Scene) -> DragonBoard:
    board = scene.g.boards[ROLES.index("dragon")]
    assert isinstance(board, DragonBoard)
    return board


PLAYERS = pytest.mark.parametrize("quick", [False, True], ids=["adept", "quick"])


def corridor(rooms: int = 4, roles: str = ALL) -> Scene:
    """Lit halls in a row to the east of the Entrance, nobody but the Knight there yet."""
    scene = Scene(roles, holding=False)
    scene.clear()
    for x in range(1, rooms + 1):
        scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
    return scene


def knight_board(scene: Scene, cubes: int = 2) -> KnightBoard:
    """The Knight's board, with so many cubes."""
    board = scene.g.boards[ROLES.index("knight")]
    assert isinstance(board, KnightBoard)
    for space in range(cubes - 2):
        board.on_grit[space] = 0
        board.pool += 1
    return board


def ogre_at(scene: Scene, space: str) -> None:
    scene.monster_on_top("ogre")
    scene.g.monster_card[0] = scene.g.monster_deck.pop()
    scene.g.monster_token[0] = scene.cell(space)


def frog_ahead(kind: str) -> Scene:
    """Two Dark tiles ahead of the Knight, the first of this type, and a weak Monster to ambush her."""
    scene = corridor(rooms=1, roles="knight-thief")
    scene.lay("2,0", kind, shape="hall")
    scene.lay("3,0", shape="hall")
    scene.seal()
    scene.monster_on_top("pet-frog")
    return scene


def drop_treasure(scene: Scene, space: str) -> None:
    scene.g.treasure[scene.cell(space)] += 1
    scene.g.treasures_left -= 1


def play_turn(scene: Scene, role: str, quick: bool = False) -> list[str]:
    """Adepts or quick players play this role's turn to its end; the verbs the role itself used."""
    match = scene.match
    scene.turn(role)
    turn = scene.g.turns
    bots = [make_bot("adept", match.game) for _ in range(match.state.seats)]
    judgement = VastJudgement()
    luck = Luck.of("an arranged turn")
    said: list[str] = []
    while match.waiting is not None and scene.g.turns == turn:
        seat = match.next_seat()
        if quick:
            number = judgement.by_hints(match, seat, match.numbers(seat))
        else:
            number = bots[seat].decide(Chair(match, seat), luck)
        if ROLES[scene.g.book.role_at(seat)] == role:
            said.append(str(match.game.actions.to_json(number)["verb"]))
        match.play(seat, number)
    return said


@PLAYERS
def test_the_thief_fetches_a_treasure_and_brings_it_home_in_one_turn(quick: bool) -> None:
    scene = corridor()
    scene.put("knight", "4,0")
    drop_treasure(scene, "2,0")
    play_turn(scene, "thief", quick)
    board = scene.g.boards[ROLES.index("thief")]
    assert isinstance(board, ThiefBoard)
    assert board.stashed == 1


@PLAYERS
def test_the_thief_does_not_walk_to_and_fro_for_nothing(quick: bool) -> None:
    scene = corridor()
    scene.put("knight", "4,0")
    said = play_turn(scene, "thief", quick)
    moves = [event["space"] for event in scene.heard("piece-moved") if event["piece"] == "thief"]
    assert len(moves) == len(set(moves)), (moves, said)


@PLAYERS
def test_the_dragon_ends_his_move_on_treasure_while_greed_binds_him(quick: bool) -> None:
    scene = corridor()
    drop_treasure(scene, "2,0")
    board = dragon_board(scene)
    board.arrived = True
    scene.put("dragon", "0,0")
    before = board.boxes[GREED]
    play_turn(scene, "dragon", quick)
    assert dragon_board(scene).boxes[GREED] == before - 1


@PLAYERS
def test_a_tribe_stronger_than_the_knight_strikes_her(quick: bool) -> None:
    scene = corridor()
    people(scene, 3, 0, 0)
    scene.put("knight", "2,0")
    scene.put("fangs", "3,0")
    play_turn(scene, "goblins", quick)
    knight = scene.g.boards[ROLES.index("knight")]
    assert isinstance(knight, KnightBoard)
    assert knight.health == knight.most_health - 1


@PLAYERS
def test_the_knight_scatters_a_weak_tribe_that_stands_in_her_reach(quick: bool) -> None:
    scene = corridor()
    people(scene, 0, 1, 0)
    scene.put("knight", "0,0")
    scene.put("bones", "1,0")
    play_turn(scene, "knight", quick)
    assert all(scene.g.at[piece] < 0 for piece in (FANGS, BONES, EYE))


# Whom a search imagines must play like the real ones, or it prepares for the wrong game.


def test_in_a_walk_many_ways_to_refuse_goblins_do_not_crowd_out_taking_them_all() -> None:
    scene = GoblinScene(ALL, holding=False)
    scene.corridor(2)
    scene.seal()
    scene.board.rage = 3
    scene.people(1, 1, 1)
    scene.turn("goblins")
    match = scene.match
    judgement = VastJudgement()
    judgement.begin(match.state, scene.g.seat(GOBLINS))
    luck = Luck.of("a walk")
    while scene.role_asked != ("goblins", "refuse-discs"):
        seat = match.next_seat()
        assert match.waiting is not None
        match.play(seat, judgement.pick(match, seat, match.numbers(seat), luck))
    assert match.waiting is not None
    seat = match.next_seat()
    number = judgement.pick(match, seat, match.numbers(seat), luck)
    assert match.game.actions.to_json(number)["verb"] != "refuse-discs"


def test_a_quick_cave_does_not_send_the_goblins_its_ambush_card() -> None:
    scene = corridor()
    scene.lay("0,1", "event", shape="hall")
    scene.seal()
    scene.put("knight", "0,0")
    for event in ("rats", "ambush", "light"):
        scene.event_on_top(event)
    scene.turn("knight")
    scene.say("move 0,1")
    while scene.role_asked != ("cave", "choose-event"):
        scene.say(scene.offered()[0])
    match = scene.match
    assert match.waiting is not None
    seat = match.next_seat()
    number = VastJudgement().by_hints(match, seat, match.numbers(seat))
    assert match.game.actions.text(number) == "play-event rats"


# With few players, where nobody lights the Cave for them and the Collapse threatens all.


def test_with_nothing_in_sight_the_thief_lights_a_flare() -> None:
    scene = corridor(roles="knight-thief")
    for y in (-1, 1):
        scene.lay(f"1,{y}", shape="hall")
    scene.put("knight", "4,0")
    assert "thief-flare" in play_turn(scene, "thief")


def test_a_thief_with_every_upgrade_sets_out_for_a_far_treasure() -> None:
    """The more he saves on the way, the less a step gains him: never so little that he stays."""
    scene = corridor(rooms=9, roles="knight-thief")
    scene.put("knight", "9,0")
    drop_treasure(scene, "8,0")
    board = scene.g.boards[ROLES.index("thief")]
    assert isinstance(board, ThiefBoard)
    board.upgrades = [1] * len(board.upgrades)
    said = play_turn(scene, "thief")
    assert said.count("move") >= 3, said


def test_with_the_last_token_in_his_bag_the_thief_goes_home_even_past_the_dragon() -> None:
    scene = corridor(roles="dragon-thief")
    thief = scene.g.boards[ROLES.index("thief")]
    assert isinstance(thief, ThiefBoard)
    thief.stashed, thief.carried, thief.upgrades = 5, 1, [1] * len(thief.upgrades)
    scene.g.treasures_left -= 6
    scene.put("thief", "2,0")
    dragon_board(scene).arrived = True
    scene.put("dragon", "1,0")
    play_turn(scene, "thief")
    assert scene.winners == ["thief"]


def test_the_goblins_strike_the_dragon_where_he_is_their_prey() -> None:
    scene = corridor(roles="goblins-dragon")
    people(scene, 4, 0, 0)
    scene.put("fangs", "3,0")
    dragon_board(scene).arrived = True
    scene.put("dragon", "2,0")
    health = dragon_board(scene).health
    play_turn(scene, "goblins")
    assert dragon_board(scene).health == health - 1


def test_two_strong_tribes_meet_at_a_crystal_and_smash_it() -> None:
    scene = corridor(roles="goblins-thief")
    scene.g.crystal[scene.cell("2,0")] = 1
    people(scene, 3, 3, 0)
    scene.put("fangs", "1,0")
    scene.put("bones", "3,0")
    play_turn(scene, "goblins")
    assert scene.g.smashed[ROLES.index("goblins")] == 1


def test_a_dragon_who_needs_one_more_cube_fetches_the_treasure_for_it() -> None:
    scene = corridor(roles="knight-dragon")
    scene.lay("3,1", "crystal", shape="hall", lit=True)
    scene.seal()
    drop_treasure(scene, "2,0")
    board = dragon_board(scene)
    board.arrived = True
    board.boxes = [1, 2, 0, 0, 0]
    board.wake = scene.g.book.wakes_at - 1
    scene.put("dragon", "0,0")
    scene.put("knight", "4,0")
    play_turn(scene, "dragon")
    assert dragon_board(scene).awake


def test_the_knight_braces_for_an_ambush_she_can_beat() -> None:
    scene = corridor(rooms=1, roles="knight-dragon")
    scene.lay("2,0", "ambush", shape="hall")
    scene.seal()
    scene.put("knight", "1,0")
    knight = knight_board(scene)
    play_turn(scene, "knight")
    assert scene.is_lit("2,0")
    assert scene.heard("ambush-beaten")
    assert knight.health == knight.most_health


def test_the_knight_walks_around_a_tribe_she_cannot_beat() -> None:
    scene = corridor(rooms=1, roles="knight-goblins")
    for space in ("0,1", "1,1", "2,1", "2,0"):
        scene.lay(space, shape="hall", lit=True)
    scene.seal()
    scene.g.crystal[scene.cell("2,0")] = 1
    people(scene, 5, 0, 0)
    scene.put("fangs", "1,0")
    scene.put("knight", "0,0")
    play_turn(scene, "knight")
    assert scene.where("knight") not in ("0,0", "1,0")


def test_the_knight_reveals_inner_tiles_first_where_open_sides_bring_the_collapse_nearer() -> None:
    scene = corridor(rooms=2, roles="knight-goblins")
    for space in ("1,1", "0,1", "2,1", "1,2", "1,-1"):
        scene.lay(space)
    scene.seal()
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.is_lit("1,1")
    assert scene.is_dark("1,-1")


@pytest.mark.parametrize(("barren", "promising"), [("1,1", "1,-1"), ("1,-1", "1,1")])
def test_the_knight_reveals_tiles_of_a_pile_with_crystals_left_first(barren: str, promising: str) -> None:
    scene = corridor(rooms=1, roles="knight-thief")
    for space in (barren, promising):
        scene.lay(space, "treasure-room", shape="hall")
    scene.g.pile[scene.cell(barren)] = STARTERS
    scene.g.pile[scene.cell(promising)] = 0
    scene.seal()
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.heard("tile-revealed")[0]["space"] == promising


@pytest.mark.parametrize("symbol", ["fangs", "eye"])
def test_the_knight_reveals_no_symbol_first_whose_crystals_have_been_found(symbol: str) -> None:
    barren, promising = "1,1", "1,-1"
    scene = corridor(rooms=1, roles="knight-thief")
    scene.lay(barren, "treasure-room", symbol="bones")
    scene.lay(promising, "treasure-room", symbol=symbol)
    for space in (barren, promising):
        scene.g.pile[scene.cell(space)] = 0
    scene.seal()
    for x in (2, 3, 4):
        scene.lay(f"{x},0", "crystal", symbol="bones", lit=True)
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.heard("tile-revealed")[0]["space"] == promising


def test_the_knight_pays_the_golem_twice_and_walks_through_the_wall() -> None:
    scene = Scene("knight-thief", holding=False)
    scene.clear()
    scene.lay("1,0", shape="tunnel", lit=True, facing="east")
    scene.lay("1,1", shape="tunnel", lit=True, facing="east")
    scene.seal()
    scene.monster_on_top("golem")
    knight = knight_board(scene)
    knight.golem = scene.g.monster_deck.pop()
    drop_treasure(scene, "1,1")
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.where("knight") == "1,1"


def test_the_knight_keeps_the_one_wall_she_paid_for_until_it_leads_to_her_goal() -> None:
    scene = Scene("knight-thief", holding=False)
    scene.clear()
    scene.lay("1,0", shape="tunnel", lit=True, facing="east")
    scene.lay("1,1", shape="tunnel", lit=True, facing="east")
    scene.lay("1,2", shape="tunnel", lit=True)
    for y in range(2):
        scene.lay(f"2,{y}", shape="hall", lit=True)
    scene.seal()
    scene.monster_on_top("golem")
    knight = knight_board(scene, cubes=4)
    knight.golem = scene.g.monster_deck.pop()
    drop_treasure(scene, "1,2")
    scene.put("knight", "1,0")
    assert "take-treasure" in play_turn(scene, "knight")


def test_the_knight_walks_through_two_walls_to_a_treasure() -> None:
    scene = Scene("knight-thief", holding=False)
    scene.clear()
    for y in range(3):
        scene.lay(f"1,{y}", shape="tunnel", lit=True, facing="east")
    scene.seal()
    knight_board(scene, cubes=4)
    drop_treasure(scene, "1,2")
    scene.put("knight", "1,0")
    assert "take-treasure" in play_turn(scene, "knight")


def test_the_knight_does_not_walk_into_an_ogre_she_cannot_beat() -> None:
    scene = corridor(rooms=3, roles="knight-thief")
    knight = knight_board(scene)
    scene.g.crystal[scene.cell("3,0")] = 1
    ogre_at(scene, "2,0")
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert knight.health == knight.most_health


def test_the_knight_keeps_her_cubes_until_she_knows_what_the_event_is() -> None:
    scene = frog_ahead("event")
    scene.event_on_top("ambush")
    knight = knight_board(scene)
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.heard("ambush-beaten")
    assert knight.health == knight.most_health


def test_where_crystals_win_the_knight_prefers_grit_to_a_weapon() -> None:
    scene = corridor(rooms=2, roles="knight-thief")
    scene.treasure_on_top("mighty-axe")
    drop_treasure(scene, "2,0")
    scene.put("knight", "1,0")
    assert "decline-treasure" in play_turn(scene, "knight")


def test_the_knight_opens_a_way_through_the_dark_to_a_crystal() -> None:
    scene = corridor(rooms=2, roles="knight-goblins")
    for space in ("1,1", "0,1", "1,2", "1,-1"):
        scene.lay(space)
    scene.lay("1,-2", "crystal", shape="hall", lit=True)
    scene.seal()
    scene.g.crystal[scene.cell("1,-2")] = 1
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert scene.heard("tile-revealed")[0]["space"] == "1,-1"


def test_the_knight_walks_around_an_ogre_between_her_and_the_way_out() -> None:
    scene = corridor(rooms=2, roles="knight-thief")
    for space in ("2,1", "1,1", "0,1"):
        scene.lay(space, shape="hall", lit=True)
    scene.seal()
    scene.g.smashed[KNIGHT] = scene.g.book.crystal_goal
    ogre_at(scene, "1,0")
    scene.put("knight", "2,0")
    assert play_turn(scene, "knight").count("move") == 4
    assert scene.winners == ["knight"]


def test_with_every_crystal_smashed_the_knight_leaves_without_a_word_to_the_thief() -> None:
    scene = corridor(rooms=4, roles="knight-thief")
    scene.g.smashed[KNIGHT] = scene.g.book.crystal_goal
    scene.put("thief", "4,0")
    scene.put("knight", "4,0")
    play_turn(scene, "knight")
    assert scene.winners == ["knight"]


def test_in_the_collapse_an_unhurt_knight_takes_a_wound_rather_than_stand_still() -> None:
    scene = frog_ahead("ambush")
    knight_board(scene, cubes=3)
    scene.g.smashed[KNIGHT] = scene.g.book.crystal_goal - 1
    scene.g.collapsing = True
    scene.g.tiles.clear()
    scene.put("knight", "1,0")
    play_turn(scene, "knight")
    assert [told["space"] for told in scene.heard("tile-revealed")] == ["2,0", "3,0"]


def test_in_the_collapse_the_knight_removes_no_tile_that_covers_a_crystal_tile() -> None:
    """The end of the western arm is farther from her, but the Crystal tile beneath it would have to go next."""
    scene = corridor(rooms=0, roles="knight-thief")
    for x in (1, 2, 3, 4, 5, -1, -3):
        scene.lay(f"{x},0", "event", lit=True)
    scene.lay("-2,0", "crystal", lit=True)
    scene.seal()
    scene.put("knight", "1,0")
    scene.g.collapsing = True
    play_turn(scene, "knight")
    assert [told["space"] for told in scene.heard("tile-removed")] == ["5,0", "4,0", "3,0"]


@pytest.mark.parametrize("roles", [entry for entry in ROLE_SETS if entry.count("-") == 1])
def test_in_every_set_of_two_an_adept_wins_from_either_seat(roles: str) -> None:
    """One of five deals at least from each; where nobody plays the Cave, the Collapse is the stronger opponent."""
    contest = Contest("vast", 2, ("adept", "random"), 10, settings={"roles": roles}, seed=41)
    wins = [0, 0]
    for number in range(contest.count):
        seat = contest.seating(number).index("adept")
        if wins[seat] == 0:
            wins[seat] += seat in play_one(contest, number).winners
    assert wins == [1, 1]
