"""What only the Knight can say."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.cards import EQUIPMENT, TREASURES
from undercroft.games.vast.domains import DIRECTION, GEM, PIECE, SIDEQUEST, SPACE, TREASURE

ITEM: Final = Domain("item", ("movement", "perception", "strength", *EQUIPMENT, *TREASURES))
"""Where a Hero cube can lie: statistics, equipment, Treasures."""

PLACE_CUBE: Final = ACTIONS.verb("place-cube", ITEM)
GIVE_CUBE: Final = ACTIONS.verb("give-cube", ITEM)
GIVE_UNPLACED: Final = ACTIONS.verb("give-unplaced-cube")
SHOW_TREASURE: Final = ACTIONS.verb("show-treasure", TREASURE)
SHOW_SIDEQUEST: Final = ACTIONS.verb("show-sidequest", SIDEQUEST)
READY_JAVELIN: Final = ACTIONS.verb("ready-javelin")
DRINK_POTION: Final = ACTIONS.verb("drink-potion")
ATTACK: Final = ACTIONS.verb("attack", PIECE)
BOMB_DRAGON: Final = ACTIONS.verb("bomb-dragon")
SMASH: Final = ACTIONS.verb("smash-crystal")
TAKE_TREASURE: Final = ACTIONS.verb("take-treasure")
TAKE_GEM: Final = ACTIONS.verb("take-gem", GEM)
BOMB_WALL: Final = ACTIONS.verb("bomb-wall", DIRECTION)
SHOOT: Final = ACTIONS.verb("shoot", PIECE)
SHOOT_ENCHANTED: Final = ACTIONS.verb("shoot-enchanted", PIECE)
KNIGHT_FLARE: Final = ACTIONS.verb("flare", SPACE)
KEEP: Final = ACTIONS.verb("keep-treasure")
DECLINE: Final = ACTIONS.verb("decline-treasure")
READY: Final = ACTIONS.verb("ready")
DRAW_MONSTER: Final = ACTIONS.verb("draw-monster")
FIGHT_GOBLINS: Final = ACTIONS.verb("fight-goblins")
STEAL_TREASURE: Final = ACTIONS.verb("steal-treasure", TREASURE)
STEAL_UNSEEN: Final = ACTIONS.verb("steal-hidden-treasure")
