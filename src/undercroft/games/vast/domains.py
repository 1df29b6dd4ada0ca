"""What the arguments of Vast's actions, questions and events can name."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast import cards

SPACE: Final = Domain("space", tuple(f"{n % 64 - 32},{n // 64 - 32}" for n in range(64 * 64)), literal=True)
"""Squares of the table by coordinates; the index is the position, "0,0" is where the Entrance starts."""
FACING: Final = Domain("facing", ("north", "east", "south", "west"))
"""Where a tile's printed top points."""
DIRECTION: Final = Domain("direction", ("north", "east", "south", "west"))
BEND: Final = Domain("bend", ("north", "east", "south", "west"))
TILE: Final = Domain("tile", cards.TILES)
TILE_TYPE: Final = Domain("type", cards.TYPES)
ROLE: Final = Domain("role", cards.ROLES)
PIECE: Final = Domain("piece", cards.PIECES)
TRIBE: Final = Domain("tribe", cards.SYMBOLS)
TERRAIN: Final = Domain("terrain", cards.TERRAINS)
EVENT: Final = Domain("happening", cards.EVENTS)
TREASURE: Final = Domain("treasure", cards.TREASURES)
SIDEQUEST: Final = Domain("sidequest", cards.SIDEQUESTS)
WAR: Final = Domain("war", cards.WAR)
MONSTER: Final = Domain("monster", cards.MONSTERS)
SECRET: Final = Domain("secret", cards.SECRETS)
GEM: Final = Domain("gem", cards.GEMS)
DIE: Final = Domain("die", cards.DIE_FACES)
TOKEN: Final = Domain(
    "token", ("treasure", "crystal", "event", "vault", "gem-claw", "gem-flame", "gem-wing", "ogre", "troll")
)
POWER: Final = Domain("power", cards.POWERS)
SYMBOL: Final = Domain("symbol", cards.SYMBOL_CARDS)
OMEN: Final = Domain("omen", cards.OMENS)
OMEN_TOKEN: Final = Domain("mark", cards.OMEN_SYMBOLS)
UPGRADE: Final = Domain("upgrade", cards.UPGRADES)
SLOTH: Final = Domain("box", cards.SLOTH_BOXES)
NUMBER: Final = Domain.numbers("number", 0, 50)

ALL: Final = (
    SPACE,
    FACING,
    DIRECTION,
    BEND,
    TILE,
    TILE_TYPE,
    ROLE,
    PIECE,
    TRIBE,
    TERRAIN,
    EVENT,
    TREASURE,
    SIDEQUEST,
    WAR,
    MONSTER,
    SECRET,
    GEM,
    DIE,
    TOKEN,
    POWER,
    SYMBOL,
    OMEN,
    OMEN_TOKEN,
    UPGRADE,
    SLOTH,
)
"""Every domain whose name an event or question may use as an argument; numbers need no entry."""
