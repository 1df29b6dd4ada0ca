"""The Knight's board as a seat may see it."""

from undercroft.games.vast.cards import KNIGHT, SIDEQUESTS, TREASURES
from undercroft.games.vast.roles.knight.actions import ITEM
from undercroft.games.vast.roles.knight.board import (
    CUBE_SPACES,
    ITEM_COUNT,
    KnightBoard,
    encounters_left,
    mine,
    movement,
    perception,
    strength,
)
from undercroft.games.vast.roles.knight.contract import CubesView, KnightView
from undercroft.games.vast.state import Vast


def knight_view(g: Vast, seat: int) -> KnightView:
    """Sidequests are hers alone, face-down Treasures for whoever has seen them. Rule: VA-G101, VA-G102"""
    board = mine(g)
    hers = seat == g.seat(KNIGHT)
    on_turn = g.active == KNIGHT
    quests: list[str | None] = []
    for quest in sorted(SIDEQUESTS[g.faces.face[card]] for card in board.quests):
        quests.append(quest if hers else None)
    return {
        "health": board.health,
        "most_health": board.most_health,
        "grit": board.grit,
        "movement": movement(board),
        "perception": perception(board),
        "strength": strength(board, on_turn),
        "steps_left": max(0, movement(board) - board.steps) if on_turn else 0,
        "encounters_left": max(0, encounters_left(board)) if on_turn else 0,
        "cubes": cubes_view(board),
        "bombs": board.bombs,
        "treasures": [TREASURES[g.faces.face[card]] for card in board.up],
        "face_down_treasures": [
            TREASURES[g.faces.face[card]] if g.faces.known(card, seat) >= 0 else None for card in board.down
        ],
        "sidequests": quests,
        "sidequests_shown": [SIDEQUESTS[g.faces.face[card]] for card in board.quests_out],
        "sidequest_deck": len(board.quest_deck),
        "smashed": g.smashed[KNIGHT],
        "crystal_goal": g.book.crystal_goal,
        "golem": board.golem >= 0,
        "beetles": board.beetles >= 0,
        "dead": board.dead,
    }


def cubes_view(board: KnightBoard) -> CubesView:
    return {
        "unplaced": board.pool,
        "set_aside": board.aside,
        "discarded": board.discarded,
        "poisoned": board.poisoned,
        "grit_track": [CUBE_SPACES[i] for i in range(len(CUBE_SPACES)) if board.on_grit[i]],
        "placed": {ITEM.values[i]: board.on[i] for i in range(ITEM_COUNT) if board.on[i]},
    }
