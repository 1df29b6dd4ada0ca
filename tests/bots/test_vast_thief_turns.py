"""Where the stack of tiles is his clock, the Thief of two-player games neither dawdles nor forgets what he holds."""

from tests.bots.test_vast_turns import corridor, drop_treasure, play_turn
from tests.rules.vast.scenes import Scene
from undercroft.games.vast.cards import ROLES
from undercroft.games.vast.roles.thief.board import ThiefBoard


def thief_of(scene: Scene) -> ThiefBoard:
    board = scene.g.boards[ROLES.index("thief")]
    assert isinstance(board, ThiefBoard)
    return board


def burdened(scene: Scene, space: str, carried: int) -> ThiefBoard:
    """The Thief stands there with so many Treasure tokens in his bag."""
    board = thief_of(scene)
    board.carried = carried
    scene.g.treasures_left -= carried
    scene.put("thief", space)
    return board


def test_who_robbed_somebody_at_the_entrance_steps_out_and_in_again_to_stash_it() -> None:
    scene = corridor(roles="knight-thief")
    board = burdened(scene, "0,0", 1)
    scene.put("knight", "4,0")
    play_turn(scene, "thief")
    assert board.stashed == 1


def test_standing_on_a_treasure_he_takes_it_though_the_next_one_lies_on_the_other_side_of_home() -> None:
    scene = corridor(rooms=6, roles="knight-thief")
    for x in range(1, 4):
        scene.lay(f"{-x},0", shape="hall", lit=True)
    scene.seal()
    drop_treasure(scene, "5,0")
    drop_treasure(scene, "-3,0")
    burdened(scene, "5,0", 0)
    scene.put("knight", "2,0")
    assert "loot-treasure" in play_turn(scene, "thief")
