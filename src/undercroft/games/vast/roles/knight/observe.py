"""The Knight's board as a seat may see it, as numbers: the FIELDS of the contract, in their order."""

from undercroft.engine.observation import Observation
from undercroft.games.vast.cards import KNIGHT, SIDEQUESTS, TREASURES
from undercroft.games.vast.roles.knight.board import encounters_left, mine, movement, perception, strength
from undercroft.games.vast.state import Vast


def observe_knight(g: Vast, seat: int, into: Observation) -> None:
    """Sidequests are hers alone, face-down Treasures for whoever has seen them. Rule: VA-G101, VA-G102"""
    board = mine(g)
    on_turn = g.active == KNIGHT
    hers = seat == g.seat(KNIGHT)
    into.number("knight-health", board.health)
    into.number("knight-most-health", board.most_health)
    into.number("knight-grit", board.grit)
    into.numbers("knight-statistics", [movement(board), perception(board), strength(board, on_turn)])
    into.number("knight-steps-left", max(0, movement(board) - board.steps) if on_turn else 0)
    into.number("knight-encounters-left", max(0, encounters_left(board)) if on_turn else 0)
    into.numbers("knight-loose-cubes", [board.pool, board.aside, board.discarded, board.poisoned])
    into.numbers("knight-grit-track", board.on_grit)
    into.numbers("knight-cubes", board.on)
    into.number("knight-bombs", board.bombs)
    into.counts("knight-treasures", len(TREASURES), [g.faces.face[card] for card in board.up])
    into.number("knight-face-down-treasures", len(board.down))
    known = [g.faces.known(card, seat) for card in board.down]
    into.counts("knight-known-treasures", len(TREASURES), [face for face in known if face >= 0])
    into.number("knight-sidequests", len(board.quests))
    quests = [g.faces.face[card] for card in board.quests] if hers else []
    into.counts("knight-known-sidequests", len(SIDEQUESTS), quests)
    into.counts("knight-sidequests-shown", len(SIDEQUESTS), [g.faces.face[card] for card in board.quests_out])
    into.number("knight-sidequest-deck", len(board.quest_deck))
    into.number("knight-smashed", g.smashed[KNIGHT])
    into.number("knight-golem", 1 if board.golem >= 0 else 0)
    into.number("knight-beetles", 1 if board.beetles >= 0 else 0)
    into.number("knight-dead", 1 if board.dead else 0)
