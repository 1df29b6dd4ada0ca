"""Vast's adepts see what lies before them, and so do the quick players whom a search imagines: one turn per role."""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.bots import Chair, make_bot
from undercroft.bots.judgement.vast import VastJudgement
from undercroft.engine.luck import Luck
from undercroft.games.vast.facts import BONES, EYE, FANGS, ROLES
from undercroft.games.vast.roles.dragon.board import GREED, DragonBoard
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.knight.board import KnightBoard
from undercroft.games.vast.roles.thief.board import ThiefBoard

ALL = "-".join(ROLES)
PLAYERS = pytest.mark.parametrize("quick", [False, True], ids=["adept", "quick"])


def corridor(rooms: int = 4) -> Scene:
    """Lit halls in a row to the east of the Entrance, nobody but the Knight there yet."""
    scene = Scene(ALL, holding=False)
    scene.clear()
    for x in range(1, rooms + 1):
        scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
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
            number = judgement.by_hints(match, seat, match.waiting.numbers(seat))
        else:
            number = bots[seat].decide(Chair(match, seat), luck)
        if ROLES[scene.g.book.role_at(seat)] == role:
            said.append(str(match.game.actions.plain(number)["verb"]))
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
    moves = [event["space"] for event in scene.told("piece-moved") if event["piece"] == "thief"]
    assert len(moves) == len(set(moves)), (moves, said)


@PLAYERS
def test_the_dragon_ends_his_move_on_treasure_while_greed_binds_him(quick: bool) -> None:
    scene = corridor()
    drop_treasure(scene, "2,0")
    board = scene.g.boards[ROLES.index("dragon")]
    assert isinstance(board, DragonBoard)
    board.arrived = True
    scene.put("dragon", "0,0")
    before = board.boxes[GREED]
    play_turn(scene, "dragon", quick)
    board = scene.g.boards[ROLES.index("dragon")]
    assert isinstance(board, DragonBoard)
    assert board.boxes[GREED] == before - 1


@PLAYERS
def test_a_tribe_stronger_than_the_knight_strikes_her(quick: bool) -> None:
    scene = corridor()
    goblins = scene.g.boards[ROLES.index("goblins")]
    assert isinstance(goblins, GoblinsBoard)
    goblins.population = [3, 0, 0]
    scene.put("knight", "2,0")
    scene.put("fangs", "3,0")
    play_turn(scene, "goblins", quick)
    knight = scene.g.boards[ROLES.index("knight")]
    assert isinstance(knight, KnightBoard)
    assert knight.health == knight.most_health - 1


@PLAYERS
def test_the_knight_scatters_a_weak_tribe_that_stands_in_her_reach(quick: bool) -> None:
    scene = corridor()
    goblins = scene.g.boards[ROLES.index("goblins")]
    assert isinstance(goblins, GoblinsBoard)
    goblins.population = [0, 1, 0]
    scene.put("knight", "0,0")
    scene.put("bones", "1,0")
    play_turn(scene, "knight", quick)
    assert all(scene.g.at[piece] < 0 for piece in (FANGS, BONES, EYE))
