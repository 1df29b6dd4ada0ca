"""What only the Thief can say."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.domains import GEM, PIECE, SPACE, UPGRADE

STAT: Final = Domain.numbers("stat", 2, 4)
CUBES: Final = Domain.numbers("cubes", 0, 5)

ASSIGN: Final = ACTIONS.verb("assign-stats", STAT, STAT, STAT, names=("movement", "stealth", "thievery"))
CLIMB: Final = ACTIONS.verb("climb", SPACE)
CROSS: Final = ACTIONS.verb("climb-across", SPACE)
"""Over an impassable space, onto the space behind it."""
PEEK: Final = ACTIONS.verb("peek")
LOOT_TREASURE: Final = ACTIONS.verb("loot-treasure")
LOOT_GEM: Final = ACTIONS.verb("loot-gem", GEM)
LOOT_GEM_SAFELY: Final = ACTIONS.verb("loot-gem-safely", GEM)
PICKPOCKET: Final = ACTIONS.verb("pickpocket", PIECE, CUBES)
PICK_LOCK: Final = ACTIONS.verb("pick-lock", CUBES)
BACKSTAB: Final = ACTIONS.verb("backstab", PIECE, CUBES)
HIDE_LOOT: Final = ACTIONS.verb("hide-loot", CUBES)
THIEF_FLARE: Final = ACTIONS.verb("thief-flare")
STASH_TREASURE: Final = ACTIONS.verb("stash-treasure")
STASH_GEM: Final = ACTIONS.verb("stash-gem", GEM)
BUY_UPGRADE: Final = ACTIONS.verb("buy-upgrade", UPGRADE)
LOSE_UPGRADE: Final = ACTIONS.verb("lose-upgrade", UPGRADE)
