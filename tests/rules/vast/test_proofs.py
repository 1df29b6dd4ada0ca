"""What breaking the rules on purpose (`make mutation`) showed to be unproven."""

import pytest

from tests.rules.vast.cave_scenes import board, table
from tests.rules.vast.test_thief import Heist
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import CAVE, THIEF_PIECE
from undercroft.games.vast.cavern.moving import Push
from undercroft.games.vast.game import GAME


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
