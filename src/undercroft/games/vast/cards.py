"""The printed facts of Vast, read once from `data/*.toml` into constant tables.

Things are numbered by their place in the data files: role 0 is the Knight, tile 0 the Entrance, and so on.
"""

from pathlib import Path
from typing import Final

from undercroft.engine.card_data import CardData, entries, overlaid, read_tables
from undercroft.engine.errors import BadCards
from undercroft.engine.serialize import Json

DATA: Final = Path(__file__).parent / "data"


def _read(name: str) -> Json:
    return read_tables(DATA, name)


def _ids(data: Json, table: str) -> tuple[str, ...]:
    return tuple(str(entry["id"]) for entry in data[table])


# Roles and pieces, in turn order.

ROLES: Final[tuple[str, ...]] = ("knight", "goblins", "dragon", "cave", "thief")
KNIGHT: Final = 0
GOBLINS: Final = 1
DRAGON: Final = 2
CAVE: Final = 3
THIEF: Final = 4
ROLE_COUNT: Final = 5

PIECES: Final[tuple[str, ...]] = ("knight", "fangs", "bones", "eye", "dragon", "thief")
KNIGHT_PIECE: Final = 0
FANGS: Final = 1
BONES: Final = 2
EYE: Final = 3
DRAGON_PIECE: Final = 4
THIEF_PIECE: Final = 5
PIECE_COUNT: Final = 6
ROLE_OF_PIECE: Final = [KNIGHT, GOBLINS, GOBLINS, GOBLINS, DRAGON, THIEF]

TRIBES: Final = (FANGS, BONES, EYE)

SYMBOLS: Final[tuple[str, ...]] = ("fangs", "bones", "eye")
"""The Tribe symbols on the Dark sides; symbol i belongs to piece FANGS + i."""

# Cave tiles.

_TILES: Final = _read("tiles")
TILES: Final[tuple[str, ...]] = _ids(_TILES, "tile")
TYPES: Final[tuple[str, ...]] = ("entrance", "ambush", "event", "treasure-room", "vault", "crystal")
ENTRANCE: Final = 0
AMBUSH: Final = 1
EVENT: Final = 2
TREASURE_ROOM: Final = 3
VAULT: Final = 4
CRYSTAL: Final = 5
TILE_TYPE: Final[list[int]] = [TYPES.index(entry["type"]) for entry in _TILES["tile"]]
TILE_SYMBOL: Final[list[int]] = [SYMBOLS.index(entry["symbol"]) if entry["symbol"] else -1 for entry in _TILES["tile"]]
TILE_SHAPE: Final[list[str]] = [str(entry["shape"]) for entry in _TILES["tile"]]


def own_symbols(own: CardData) -> list[int]:
    """The Tribe symbols by an owner's card file: the one thing about the tiles that is not printed anywhere."""
    data = overlaid(_TILES, own, {"tile": ("id",)})
    symbols = [-1]
    for entry, shipped in zip(entries(data, "tile"), _TILES["tile"], strict=True):
        for field in ("type", "shape", "open"):
            if entry.data[field] != shipped[field]:
                raise entry.fail(f"{field} cannot be corrected, only symbol can")
        if shipped["symbol"]:
            symbols.append(entry.one_of("symbol", SYMBOLS))
        elif entry.data["symbol"]:
            raise entry.fail("has no symbol")
    for i in range(len(SYMBOLS)):
        if symbols.count(i) != TILE_SYMBOL.count(i):
            wanted, found = TILE_SYMBOL.count(i), symbols.count(i)
            raise BadCards(f"{data['file']}: there are {wanted} tiles with the symbol {SYMBOLS[i]}, not {found}")
    return symbols


def _turned(openings: str, facing: int) -> int:
    """The walls of a tile as bits (north 1, east 2, south 4, west 8) when its top points to `facing`."""
    walls = 0
    for side in range(4):
        if "NESW"[side] not in openings:
            walls |= 1 << ((side + facing) % 4)
    return walls


TILE_WALLS: Final[list[list[int]]] = [
    [_turned(entry["open"], facing) for facing in range(4)] for entry in _TILES["tile"]
]

# Cells: physical squares of the map. 0 is the Entrance, 1..51 the Cave tiles, then the spaces of the Terrain tiles.

TILE_COUNT: Final = 52
_TERRAIN: Final = _read("terrain")
TERRAINS: Final[tuple[str, ...]] = ("canyon", "lake", "magma", "mushroom-forest", "pit-1", "pit-2", "pit-3", "river")
CANYON: Final = 0
LAKE: Final = 1
MAGMA: Final = 2
FOREST: Final = 3
PIT_1: Final = 4
RIVER: Final = 7
TERRAIN_SHAPE: Final[list[list[list[int]]]] = []
TERRAIN_EDGES: Final[list[int]] = []
TERRAIN_FIRST: Final[list[int]] = []
"""The first cell of each Terrain tile; its spaces follow in order."""
TERRAIN_OF: Final[list[int]] = [-1] * TILE_COUNT
"""The Terrain tile a cell belongs to, -1 for Cave tiles."""


def _lay_out_terrain() -> None:
    cell = TILE_COUNT
    for entry in _TERRAIN["terrain"]:
        for _ in range(entry["copies"]):
            TERRAIN_SHAPE.append([[int(x), int(y)] for x, y in entry["spaces"]])
            TERRAIN_EDGES.append(int(entry["outer-edges"]))
            TERRAIN_FIRST.append(cell)
            for _ in entry["spaces"]:
                TERRAIN_OF.append(len(TERRAIN_SHAPE) - 1)
                cell += 1


_lay_out_terrain()
CELL_COUNT: Final = len(TERRAIN_OF)
CANYON_WEST: Final = TERRAIN_FIRST[CANYON]
BRIDGE: Final = TERRAIN_FIRST[CANYON] + 1
CANYON_EAST: Final = TERRAIN_FIRST[CANYON] + 2

# The Dragon die.

_DIE: Final = _read("die")
DIE_FACES: Final[tuple[str, ...]] = _ids(_DIE, "face")
DIE_ROWS: Final[list[list[str]]] = [[str(row) for row in entry["rows"]] for entry in _DIE["face"]]
DIE_CENTRE: Final[list[bool]] = [rows[1][1] == "X" for rows in DIE_ROWS]

# Cards. Every kind has a range of card ids in the table of faces; a face is an index into the kind's tuple.

_EVENTS: Final = _read("events")
EVENTS: Final[tuple[str, ...]] = _ids(_EVENTS, "event")
EVENT_CARDS: Final[list[int]] = [i for i, entry in enumerate(_EVENTS["event"]) for _ in range(entry["copies"])]
TREASURES_DATA: Final = _read("treasures")
TREASURES: Final[tuple[str, ...]] = _ids(TREASURES_DATA, "treasure")
SIDEQUESTS_DATA: Final = _read("sidequests")
SIDEQUESTS: Final[tuple[str, ...]] = _ids(SIDEQUESTS_DATA, "sidequest")
WAR_DATA: Final = _read("war")
WAR: Final[tuple[str, ...]] = _ids(WAR_DATA, "war")
MONSTERS_DATA: Final = _read("monsters")
MONSTERS: Final[tuple[str, ...]] = _ids(MONSTERS_DATA, "monster")
SECRETS_DATA: Final = _read("secrets")
SECRETS: Final[tuple[str, ...]] = _ids(SECRETS_DATA, "secret")
SYMBOL_CARDS: Final[tuple[str, ...]] = ("claw", "flame", "wing")
POWER_CARDS: Final[list[int]] = [i for i in range(3) for _ in range(6)]

FIRST_EVENT: Final = TILE_COUNT
FIRST_TREASURE: Final = FIRST_EVENT + len(EVENT_CARDS)
FIRST_SIDEQUEST: Final = FIRST_TREASURE + len(TREASURES)
FIRST_WAR: Final = FIRST_SIDEQUEST + len(SIDEQUESTS)
FIRST_MONSTER: Final = FIRST_WAR + len(WAR)
FIRST_SECRET: Final = FIRST_MONSTER + len(MONSTERS)
FIRST_POWER: Final = FIRST_SECRET + len(SECRETS)


def all_faces() -> list[int]:
    """The face of every card id before any shuffle."""
    return (
        list(range(TILE_COUNT))
        + EVENT_CARDS
        + list(range(len(TREASURES)))
        + list(range(len(SIDEQUESTS)))
        + list(range(len(WAR)))
        + list(range(len(MONSTERS)))
        + list(range(len(SECRETS)))
        + POWER_CARDS
    )


def all_pools() -> list[int]:
    """The kind of every card id: tiles, Events, Treasures, Sidequests, War, Monsters, Secrets, Powers."""
    sizes = [
        TILE_COUNT,
        len(EVENT_CARDS),
        len(TREASURES),
        len(SIDEQUESTS),
        len(WAR),
        len(MONSTERS),
        len(SECRETS),
        len(POWER_CARDS),
    ]
    return [pool for pool in range(len(sizes)) for _ in range(sizes[pool])]


POOLS: Final[list[int]] = all_pools()

# Boards.

KNIGHT_DATA: Final = _read("knight")
GOBLINS_DATA: Final = _read("goblins")
DRAGON_DATA: Final = _read("dragon")
CAVE_DATA: Final = _read("cave")
THIEF_DATA: Final = _read("thief")
EQUIPMENT_DATA: Final = _read("equipment")
EQUIPMENT: Final[tuple[str, ...]] = _ids(EQUIPMENT_DATA, "equipment")
POWERS_DATA: Final = _read("powers")
POWERS: Final[tuple[str, ...]] = _ids(POWERS_DATA, "power")
OMENS_DATA: Final = _read("omens")
OMENS: Final[tuple[str, ...]] = _ids(OMENS_DATA, "omen")
OMEN_SYMBOLS: Final[tuple[str, ...]] = ("chasm", "bat", "boulder", "quartz", "mushroom", "trail")
UPGRADES_DATA: Final = _read("upgrades")
UPGRADES: Final[tuple[str, ...]] = _ids(UPGRADES_DATA, "upgrade")
SLOTH_BOXES: Final[tuple[str, ...]] = _ids(DRAGON_DATA, "sloth")
GEMS: Final[tuple[str, ...]] = ("claw", "flame", "wing")
TOKENS_DATA: Final = _read("tokens")

# Role sets and levels.

ROLE_SETS_DATA: Final = _read("role-sets")
ROLE_SETS: Final[tuple[str, ...]] = _ids(ROLE_SETS_DATA, "set")
LEVELS: Final = ("easiest", "easy", "standard", "hard", "expert")
LEVELS_DATA: Final = _read("levels")


def level_facts(role: int, level: int) -> Json:
    """The difficulty card of a role at a level."""
    for entry in LEVELS_DATA["level"]:
        if entry["role"] == ROLES[role] and entry["level"] == LEVELS[level]:
            found: Json = entry
            return found
    raise AssertionError("every role has five levels")
