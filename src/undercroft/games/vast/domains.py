"""What the arguments of Vast's actions, questions and events can name."""

from typing import Final

from undercroft.engine.actions import Domain
from undercroft.games.vast import facts

SPACE: Final = Domain("space", tuple(f"{n % 64 - 32},{n // 64 - 32}" for n in range(64 * 64)), literal=True)
"""Squares of the table by coordinates; the index is the position, "0,0" is where the Entrance starts."""
FACING: Final = Domain("facing", ("north", "east", "south", "west"))
"""Where a tile's printed top points."""
DIRECTION: Final = Domain("direction", ("north", "east", "south", "west"))
BEND: Final = Domain("bend", ("north", "east", "south", "west"))
TILE: Final = Domain("tile", facts.TILES)
TILE_TYPE: Final = Domain("type", facts.TYPES)
ROLE: Final = Domain("role", facts.ROLES)
PIECE: Final = Domain("piece", facts.PIECES)
TRIBE: Final = Domain("tribe", facts.SYMBOLS)
TERRAIN: Final = Domain("terrain", facts.TERRAINS)
EVENT: Final = Domain("happening", facts.EVENTS)
TREASURE: Final = Domain("treasure", facts.TREASURES)
SIDEQUEST: Final = Domain("sidequest", facts.SIDEQUESTS)
WAR: Final = Domain("war", facts.WAR)
MONSTER: Final = Domain("monster", facts.MONSTERS)
SECRET: Final = Domain("secret", facts.SECRETS)
GEM: Final = Domain("gem", facts.GEMS)
DIE: Final = Domain("die", facts.DIE_FACES)
TOKEN: Final = Domain(
    "token", ("treasure", "crystal", "event", "vault", "gem-claw", "gem-flame", "gem-wing", "ogre", "troll")
)
POWER: Final = Domain("power", facts.POWERS)
SYMBOL: Final = Domain("symbol", facts.SYMBOL_CARDS)
OMEN: Final = Domain("omen", facts.OMENS)
OMEN_TOKEN: Final = Domain("mark", facts.OMEN_SYMBOLS)
UPGRADE: Final = Domain("upgrade", facts.UPGRADES)
SLOTH: Final = Domain("box", facts.SLOTH_BOXES)
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
