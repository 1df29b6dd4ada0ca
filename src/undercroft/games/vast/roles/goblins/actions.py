"""What only the Goblins can say."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.domains import GEM, MONSTER, PIECE, ROLE, SECRET, SPACE, TRIBE, WAR

DISCS: Final = Domain.numbers("discs", 1, 3)
"""How many Goblin discs a Tribe refuses."""

# War cards and Population.
CHOOSE_WAR: Final = ACTIONS.verb("choose-war", WAR)
REDRAW_WAR: Final = ACTIONS.verb("redraw-war", WAR)
REFUSE: Final = ACTIONS.verb("refuse-discs", TRIBE, DISCS)
SCATTER: Final = ACTIONS.verb("scatter", TRIBE)

# Monsters and Secrets.
ASSIGN: Final = ACTIONS.verb("assign-monster", MONSTER, TRIBE)
DISMISS: Final = ACTIONS.verb("dismiss-monster", MONSTER)
REDRAW_MONSTER: Final = ACTIONS.verb("redraw-monster", MONSTER)
REDRAW_SECRET: Final = ACTIONS.verb("redraw-secret", SECRET)
DISCARD_SECRET: Final = ACTIONS.verb("discard-secret", SECRET)
PLAY_SECRET: Final = ACTIONS.verb("play-secret", SECRET)
PLAY_ON_TRIBE: Final = ACTIONS.verb("play-secret-on", SECRET, TRIBE)
PLAY_HEX: Final = ACTIONS.verb("hex", ROLE)

# Activating a Tribe.
ACTIVATE: Final = ACTIONS.verb("activate", TRIBE)
TUNNEL: Final = ACTIONS.verb("tunnel", SPACE)
BURROW: Final = ACTIONS.verb("burrow", SPACE)
STAGGER: Final = ACTIONS.verb("stagger", SPACE)
LURE: Final = ACTIONS.verb("lure-knight")
TRIBE_FLARE: Final = ACTIONS.verb("tribe-flare")
TRIBE_ATTACK: Final = ACTIONS.verb("tribe-attack", PIECE)
HEW: Final = ACTIONS.verb("hew-crystal")
PLUNDER: Final = ACTIONS.verb("plunder-treasure")
PLUNDER_GEM: Final = ACTIONS.verb("plunder-gem", GEM)
PLUNDER_DRAGON: Final = ACTIONS.verb("plunder-dragon")
EXPLORE: Final = ACTIONS.verb("explore", SPACE)
HIDE: Final = ACTIONS.verb("hide")
SPECIAL: Final = ACTIONS.verb("special-action")
APPEAR: Final = ACTIONS.verb("appear", SPACE)
LURK: Final = ACTIONS.verb("lurk", SPACE)
JUMP: Final = ACTIONS.verb("jump", SPACE)

# Off their turn.
AMBUSH_WITH: Final = ACTIONS.verb("ambush", TRIBE)
LIE_LOW: Final = ACTIONS.verb("lie-low")
SPORE: Final = ACTIONS.verb("lull-tribe", TRIBE)
TAKE_SECRETS: Final = ACTIONS.verb("take-secrets")
TAKE_RAGE: Final = ACTIONS.verb("take-rage")

# What the Thief says to them.
STEAL_SECRET: Final = ACTIONS.verb("steal-secret", SECRET)
STEAL_UNSEEN_SECRET: Final = ACTIONS.verb("steal-hidden-secret")
