"""What players can say, and what the words name."""

from typing import Final

from undercroft.engine.actions import Actions, Domain
from undercroft.games.emerald_skulls.bets import BET_KEYS, LEVELS, OUTS
from undercroft.games.emerald_skulls.cards import SIDE_KEYS

POOL: Final = Domain("pool", ("3", "4", "5", "6", "7"))
LEVEL: Final = Domain("level", LEVELS)
LAID: Final = Domain(
    "laid", tuple(f"{numbered}-{skulls}" for numbered in range(8) for skulls in range(8) if 1 <= numbered + skulls <= 7)
)
"""How many dice showing the number of their level, and how many skulls."""
BET_ON: Final = Domain("bet", BET_KEYS)
PLACE_IN_STACK: Final = Domain("place", ("first", "second", "third"))
PAYOUT: Final = Domain(
    "payout",
    (
        "normal",
        "mad-nargash",
        "grim-grin",
        "emerald-skull",
        "legendary-emerald-skull",
        "scarred-face",
        "gnarled-face",
    ),
)
OUT: Final = Domain("out", OUTS)
SIDE: Final = Domain("side", SIDE_KEYS)

ACTIONS: Final = Actions()

BUY: Final = ACTIONS.verb("buy", POOL)
PLACE: Final = ACTIONS.verb("place", LEVEL, LAID)
SPEND_CUBE: Final = ACTIONS.verb("spend-cube")
PICK_NOSE: Final = ACTIONS.verb("pick-nose")
ACCEPT_BUST: Final = ACTIONS.verb("accept-bust")
STOP: Final = ACTIONS.verb("stop")
"""Chicken out."""
GO_ON: Final = ACTIONS.verb("go-on")
TAKE: Final = ACTIONS.verb("take", PAYOUT)

BET: Final = ACTIONS.verb("bet", BET_ON, PLACE_IN_STACK)
"""Lay a marker. The place is the one the bettor saw as free. Rule: ES-231."""
CONFIRM: Final = ACTIONS.verb("confirm", BET_ON, PLACE_IN_STACK)
"""Lay it all the same, after a warning or at the lower place."""
WITHDRAW: Final = ACTIONS.verb("withdraw", BET_ON)
YIELD: Final = ACTIONS.verb("yield", BET_ON)
DISPUTE: Final = ACTIONS.verb("dispute", BET_ON)
KEEP_ORDER: Final = ACTIONS.verb("keep-order", BET_ON, PLACE_IN_STACK)
SWAP_ORDER: Final = ACTIONS.verb("swap-order", BET_ON, PLACE_IN_STACK)
"""The tumbler rules that the marker at this place goes below its neighbour. Rule: ES-174."""
READY: Final = ACTIONS.verb("ready")
PASS: Final = ACTIONS.verb("pass")
ROLL: Final = ACTIONS.verb("roll")
TIME_UP: Final = ACTIONS.verb("time-up")
"""What the clock says."""
NOT_READY: Final = ACTIONS.verb("not-ready")
"""Take "ready" back, while the dice are still held."""


def laid(numbered: int, skulls: int) -> int:
    """The index of so many numbered dice and so many skulls in LAID."""
    return numbered * (17 - numbered) // 2 + skulls - 1


NUMBERED: Final = tuple([int(key[0]) for key in LAID.values])
SKULLS: Final = tuple([int(key[2]) for key in LAID.values])
