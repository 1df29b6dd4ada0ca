"""The Thief's board; it lies open to all."""

from undercroft.games.vast.cards import GEMS, UPGRADES
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
from undercroft.games.vast.roles.thief.contract import ThiefView
from undercroft.games.vast.state import Vast


def thief_view(g: Vast) -> ThiefView:
    board = mine(g)
    return {
        "movement": stat(board, MOVEMENT),
        "stealth": stealth(g),
        "thievery": stat(board, THIEVERY),
        "tokens": [reads(board, token) for token in board.stats],
        "steps": max(0, steps_left(board)),
        "cubes": board.cubes,
        "carried": board.carried,
        "gems": [GEMS[gem] for gem in gems_carried(g)],
        "stashed": board.stashed,
        "goal": g.book.stash_goal,
        "upgrades": [UPGRADES[upgrade] for upgrade in range(len(UPGRADES)) if board.upgrades[upgrade]],
        "loot_drop": board.level,
    }
