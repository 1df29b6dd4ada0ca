"""The Dragon's board as a seat may see it, as numbers: the FIELDS of the contract, in their order."""

from undercroft.engine.observation import Observation
from undercroft.games.vast.cards import DRAGON, SYMBOL_CARDS
from undercroft.games.vast.roles.dragon.board import armor, mine, spirit
from undercroft.games.vast.state import Vast


def observe_dragon(g: Vast, seat: int, into: Observation) -> None:
    """Only his hand is secret. Rule: VA-D011"""
    board = mine(g)
    into.number("dragon-health", board.health)
    into.number("dragon-wakefulness", board.wake)
    into.number("dragon-armor", armor(g))
    into.number("dragon-spirit", spirit(g))
    into.numbers("dragon-sloth", board.boxes)
    into.number("dragon-eaten", board.eaten)
    into.number("dragon-awake", 1 if board.awake else 0)
    into.number("dragon-surfaced", 1 if board.surfaced else 0)
    into.number("dragon-hand", len(board.hand))
    hand = [g.faces.face[card] for card in board.hand] if seat == g.seat(DRAGON) else []
    into.counts("dragon-known-hand", len(SYMBOL_CARDS), hand)
    into.number("dragon-deck", len(board.deck))
    into.counts("dragon-discards", len(SYMBOL_CARDS), [g.faces.face[card] for card in board.discards])
    into.number("dragon-treasures", board.stored)
    into.number("dragon-shriek", 1 if board.shriek else 0)
    into.number("dragon-shriek-turns", board.shriek_turns)
    into.numbers("dragon-gems-spent", [board.gems_spent >> gem & 1 for gem in range(3)])
