"""What players can say, and what the words name."""

from typing import Final

from undercroft.engine.actions import Actions, Domain
from undercroft.games.goblin_vaults.cards import FACTIONS, GOALS, LOOT, POSITIONS

CARD: Final = Domain("card", LOOT)
POSITION: Final = Domain("position", POSITIONS)
CHAMBER: Final = Domain("chamber", ("1", "2", "3", "4"))
PLACE: Final = Domain("place", tuple(f"{chamber}-{tier}" for chamber in range(1, 5) for tier in range(1, 4)))
"""A position of a vault: chamber and tier."""
FACTION: Final = Domain("faction", FACTIONS)
GOAL: Final = Domain("goal", GOALS)

ACTIONS: Final = Actions()

START: Final = ACTIONS.verb("start", CARD, CHAMBER)
"""Show this card and store it as the first of the vault."""
BID: Final = ACTIONS.verb("bid", CARD, POSITION)
STASH: Final = ACTIONS.verb("stash", CARD, CHAMBER)
"""Store a card face down, where no bid is possible."""
STORE: Final = ACTIONS.verb("store", CHAMBER)
MOVE: Final = ACTIONS.verb("move", PLACE, PLACE, names=("place", "to"))
DRAW: Final = ACTIONS.verb("draw", CARD)
"""Put this card under the loot deck and take the top one."""
SWAP: Final = ACTIONS.verb("swap", POSITION)
"""Exchange the warden card with this block card."""
DECLINE: Final = ACTIONS.verb("decline")
