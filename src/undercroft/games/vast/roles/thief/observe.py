"""The Thief's board as numbers: the FIELDS of the contract, in their order. It lies open to all."""

from undercroft.engine.observation import Observation
from undercroft.games.vast.roles.thief.board import (
    MOVEMENT,
    THIEVERY,
    gems_carried,
    mine,
    reads,
    stat,
    stealth,
    steps_left,
)
from undercroft.games.vast.state import Vast


def observe_thief(g: Vast, into: Observation) -> None:
    """The whole board."""
    board = mine(g)
    into.number("thief-movement", stat(board, MOVEMENT))
    into.number("thief-stealth", stealth(g))
    into.number("thief-thievery", stat(board, THIEVERY))
    into.numbers("thief-tokens", [reads(board, token) for token in board.stats])
    into.number("thief-steps", max(0, steps_left(board)))
    into.number("thief-cubes", board.cubes)
    into.number("thief-carried", board.carried)
    into.counts("thief-gems", 3, gems_carried(g))
    into.number("thief-stashed", board.stashed)
    into.numbers("thief-upgrades", [int(upgrade > 0) for upgrade in board.upgrades])
    into.number("thief-loot-drop", board.level)
