"""What Vast says to the outside: the shared questions and events with those of all roles, and what a seat sees."""

from typing import Final, Literal, NotRequired, TypedDict

from undercroft.engine.contract import EventType, QuestionType, Seat
from undercroft.engine.observation import Field
from undercroft.games.vast import cards
from undercroft.games.vast.actions import STAY
from undercroft.games.vast.cavern.geometry import WINDOW
from undercroft.games.vast.domains import (
    DIRECTION,
    EVENT,
    GEM,
    MONSTER,
    PIECE,
    ROLE,
    TERRAIN,
    TILE_TYPE,
    TRIBE,
)
from undercroft.games.vast.names import (
    Die,
    Direction,
    Facing,
    Gem,
    Happening,
    Mark,
    Monster,
    Omen,
    Piece,
    Power,
    Role,
    Space,
    Terrain,
    Tile,
    TileType,
    Token,
    Tribe,
)
from undercroft.games.vast.roles.cave import board as cave_board
from undercroft.games.vast.roles.cave import contract as cave
from undercroft.games.vast.roles.dragon import board as dragon_board
from undercroft.games.vast.roles.dragon import contract as dragon
from undercroft.games.vast.roles.goblins import board as goblins_board
from undercroft.games.vast.roles.goblins import contract as goblins
from undercroft.games.vast.roles.knight import board as knight_board
from undercroft.games.vast.roles.knight import contract as knight
from undercroft.games.vast.roles.knight.actions import ITEM
from undercroft.games.vast.roles.thief import contract as thief

PowerCost = Literal["claw", "flame", "wing", "any"]
COST_OF: Final[dict[str, PowerCost]] = {"C": "claw", "F": "flame", "W": "wing", "?": "any"}

SHARED_QUESTIONS: Final = (
    QuestionType("reveal-next", "VA-G035", space=NotRequired[Space], tile=NotRequired[Tile]),
    QuestionType("orient-tile", "VA-G032", "VA-G033", "VA-G036", space=Space, tile=Tile),
    QuestionType("fill-edge", "VA-G037", "VA-G038", "VA-G039"),
    QuestionType("lay-dark-tile", "VA-G054", "VA-G055", "VA-V166"),
    QuestionType("push-piece", "VA-G081", "VA-G095", piece=Piece, left=int),
    QuestionType("push-step", "VA-G081", "VA-G094", "VA-G095", piece=Piece, left=int),
    QuestionType("move-off", "VA-G091", "VA-G092", "VA-G093", piece=Piece),
    QuestionType("seek-refuge", "VA-D080", "VA-D081", decline=STAY, piece=Piece),
    QuestionType("push-token", "VA-G088"),
    QuestionType("collapse-tile", "VA-G053", "VA-G056", "VA-G059"),
    QuestionType("slide-part", "VA-G074", "VA-G077"),
    QuestionType("past-plunder", "VA-V122", "VA-V124"),
    QuestionType("past-plunder-tile", "VA-V123"),
    QuestionType("choose-terrain", "VA-R003", "VA-R005"),
    QuestionType("lay-terrain", "VA-R006", "VA-R010", terrain=Terrain),
)

SHARED_EVENTS: Final = (
    EventType("tile-laid", beat="quick", subject=("space", "tribe"), space=Space, tribe=Tribe),
    EventType("tile-revealed", beat="step", subject=("space", "role"), role=Role, space=Space, tile=Tile),
    EventType("tile-oriented", space=Space, facing=Facing),
    EventType("tile-removed", beat="quick", subject=("space",), space=Space, tile=Tile),
    EventType("terrain-removed", beat="step", subject=("space",), space=Space, terrain=Terrain),
    EventType("map-slid", beat="step", subject=("space",), space=Space, direction=Direction),
    EventType("tribe-uncovered", beat="step", subject=("space", "piece"), piece=Piece, space=Space),
    EventType("piece-gone", beat="quick", subject=("piece",), piece=Piece),
    EventType("piece-moved", beat="quick", subject=("space", "piece"), piece=Piece, space=Space),
    EventType("token-placed", beat="quick", subject=("space",), token=Token, space=Space),
    EventType("token-taken", beat="quick", subject=("space",), token=Token, space=Space),
    EventType("token-moved", token=Token, space=Space),
    EventType("gem-returned", beat="step", gem=Gem),
    EventType("crystal-smashed", beat="step", subject=("space",), token=Token, space=Space),
    EventType("die-rolled", beat="step", subject=("role",), role=Role, die=Die),
    EventType("turn-began", beat="turn", subject=("role",), role=Role, seat=Seat, turn=int),
    EventType("collapse-began", beat="climax"),
    EventType("nothing-to-lay", beat="step"),
    EventType("edges-stay-open", beat="step"),
    EventType("nothing-collapses", beat="step"),
    EventType("no-place-for-treasure"),
    EventType("terrain-laid", beat="step", subject=("space",), terrain=Terrain, space=Space),
)

ROLES: Final = (knight, goblins, dragon, cave, thief)
QUESTIONS: Final = (*SHARED_QUESTIONS, *(question for role in ROLES for question in role.QUESTIONS))
EVENTS: Final = (*SHARED_EVENTS, *(event for role in ROLES for event in role.EVENTS))


class TilePrint(TypedDict):
    """A Cave tile as it is printed, with its top to the north."""

    type: TileType
    walls: list[Direction]


class VastPrinted(TypedDict):
    """What is printed on tiles and boards and no game changes."""

    tiles: dict[Tile, TilePrint]
    tracks: dict[str, list[int]]
    """The Knight's statistics by cubes placed on them."""
    cube_room: dict[knight.Item, int]
    """How many cubes an item of hers takes."""
    top_grit: int
    most_rage: int
    power_costs: dict[Power, list[PowerCost]]
    omen_marks: dict[Omen, list[Mark]]
    """The tokens that pay for each omen."""


def printed() -> VastPrinted:
    return {
        "tiles": {
            key: {
                "type": cards.TYPES[cards.TILE_TYPE[tile]],
                "walls": [DIRECTION.values[side] for side in range(4) if cards.TILE_WALLS[tile][0] >> side & 1],
            }
            for tile, key in enumerate(cards.TILES)
        },
        "tracks": dict(zip(("movement", "perception", "strength"), knight_board.TRACKS, strict=True)),
        "cube_room": dict(zip(ITEM.values, knight_board.ROOM, strict=False)),
        "top_grit": knight_board.TOP_GRIT,
        "most_rage": goblins_board.MOST_RAGE,
        "power_costs": {
            key: [COST_OF[letter] for letter in dragon_board.COSTS[i]] for i, key in enumerate(cards.POWERS)
        },
        "omen_marks": {
            key: [cards.OMEN_SYMBOLS[mark] for mark in cave_board.ACCEPTS[i]] for i, key in enumerate(cards.OMENS)
        },
    }


class TileView(TypedDict):
    """One square of the map: of a Cave tile, or of a Terrain tile (`terrain` and its `part`)."""

    space: Space
    walls: list[Direction]
    lit: NotRequired[bool]
    symbol: NotRequired[Tribe]
    tile: NotRequired[Tile]
    type: NotRequired[TileType]
    facing: NotRequired[Direction]
    terrain: NotRequired[Terrain]
    part: NotRequired[int]
    tokens: NotRequired[dict[str, int]]


class EdgeView(TypedDict):
    space: Space
    side: Direction


class PieceView(TypedDict):
    space: Space | None
    """None off the map."""
    lurking: bool


class SupplyView(TypedDict):
    treasure: int
    crystal: int
    event: int
    vault: int
    rockslide: int


class DecksView(TypedDict):
    event: int
    treasure: int
    monster: int
    monster_discards: list[Monster]
    events_played: list[Happening]


class CardsView(TypedDict):
    """The variant cards in play and who holds them."""

    past_plunder: Role | None
    flare: list[Role]
    infestation: str | None
    ash_dragon: bool
    alone_in_the_dark: bool


class BoardsView(TypedDict, total=False):
    """The boards of the roles that are played."""

    knight: knight.KnightView
    goblins: goblins.GoblinsView
    dragon: dragon.DragonView
    cave: cave.CaveView
    thief: thief.ThiefView


class VastView(TypedDict):
    set: str
    roles: list[Role]
    turn: Role | None
    round: int
    collapsing: bool
    tiles: list[TileView]
    bombs: list[EdgeView]
    rockslides: list[EdgeView]
    pieces: dict[Piece, PieceView]
    supply: SupplyView
    gems: dict[Gem, str]
    stack: int
    hand: int
    decks: DecksView
    crystal_tiles_gone: int
    crystal_tiles_to_end: int
    crystals_smashed: int
    tiles_revealed: int
    goals: dict[Role, str]
    cards: CardsView
    boards: BoardsView


def observation(_seats: int) -> list[Field]:
    """What a seat sees as numbers. Maps show the squares round the Entrance's first place, row by row from the north;
    what lies beyond them is left out. The boards of roles that are not played are 0.
    """
    return [
        Field("role", ROLE),
        Field("playing", ROLE),
        Field("turn", ROLE),
        Field("round"),
        Field("collapsing"),
        Field("lit", WINDOW, WINDOW),
        Field("dark", WINDOW, WINDOW),
        Field("walls", DIRECTION, WINDOW, WINDOW),
        Field("symbols", TRIBE, WINDOW, WINDOW),
        Field("types", TILE_TYPE, WINDOW, WINDOW),
        Field("terrain", TERRAIN, WINDOW, WINDOW),
        # Treasure, Crystal, Event, Vault, the three Gems, the Flame Wall, Ogre and Troll.
        Field("tokens", 10, WINDOW, WINDOW),
        Field("pieces", PIECE, WINDOW, WINDOW),
        Field("lurking", PIECE, WINDOW, WINDOW),
        Field("bombs", DIRECTION, WINDOW, WINDOW),
        Field("rockslides", DIRECTION, WINDOW, WINDOW),
        # Treasure, Crystal, Event, Vault, Rockslide.
        Field("supply", 5),
        Field("gems-in-supply", GEM),
        Field("gems-carried", GEM),
        Field("stack"),
        Field("cave-tiles"),
        # Event, Treasure, Monster.
        Field("decks", 3),
        Field("monster-discards", MONSTER),
        Field("events-played", EVENT),
        Field("crystal-tiles-gone"),
        Field("crystals-smashed"),
        Field("tiles-revealed"),
        *(field for role in ROLES for field in role.FIELDS),
    ]
