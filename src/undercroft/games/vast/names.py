"""The things of Vast that questions, events and views name, as types."""

from typing import Annotated, TypedDict

from undercroft.games.vast.domains import (
    DIE,
    DIRECTION,
    EVENT,
    FACING,
    GEM,
    MONSTER,
    OMEN,
    OMEN_TOKEN,
    PIECE,
    POWER,
    ROLE,
    SECRET,
    SIDEQUEST,
    SLOTH,
    SPACE,
    SYMBOL,
    TERRAIN,
    TILE,
    TILE_TYPE,
    TOKEN,
    TREASURE,
    TRIBE,
    UPGRADE,
    WAR,
)

Space = Annotated[str, SPACE]
Facing = Annotated[str, FACING]
Direction = Annotated[str, DIRECTION]
Tile = Annotated[str, TILE]
TileType = Annotated[str, TILE_TYPE]
Role = Annotated[str, ROLE]
Piece = Annotated[str, PIECE]
Tribe = Annotated[str, TRIBE]
Terrain = Annotated[str, TERRAIN]
Happening = Annotated[str, EVENT]
Treasure = Annotated[str, TREASURE]
Sidequest = Annotated[str, SIDEQUEST]
War = Annotated[str, WAR]
Monster = Annotated[str, MONSTER]
Secret = Annotated[str, SECRET]
Gem = Annotated[str, GEM]
Die = Annotated[str, DIE]
Token = Annotated[str, TOKEN]
Power = Annotated[str, POWER]
Symbol = Annotated[str, SYMBOL]
Omen = Annotated[str, OMEN]
Mark = Annotated[str, OMEN_TOKEN]
Upgrade = Annotated[str, UPGRADE]
Box = Annotated[str, SLOTH]


class Strengths(TypedDict):
    """What will be compared: the asked player's Strength, Perception or Stealth, and what it meets."""

    yours: int
    theirs: int
