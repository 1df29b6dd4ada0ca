"""What players can say, and what the words name."""

from typing import Final

from undercroft.engine.actions import Actions, Domain
from undercroft.games.emerald_skulls.bets import BET_KEYS, LEVELS, OUTS
from undercroft.games.emerald_skulls.cards import SIDE_KEYS

POOL: Final = Domain.numbers("dice", 3, 7)
LEVEL: Final = Domain("level", LEVELS)
NUMBERED: Final = Domain.numbers("numbered", 0, 7)
"""Dice showing the number of their level."""
SKULLS: Final = Domain.numbers("skulls", 0, 7)
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
RIVAL: Final = Domain("rival", ("vrax", "kur"))

ACTIONS: Final = Actions()

BUY: Final = ACTIONS.verb("buy", POOL)
PLACE: Final = ACTIONS.verb("place", LEVEL, NUMBERED, SKULLS)
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
