"""The Knight's board, and pure questions about it."""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.vast import cards
from undercroft.games.vast.cards import KNIGHT, KNIGHT_DATA
from undercroft.games.vast.role import Board
from undercroft.games.vast.state import Vast

MOVEMENT: Final = 0
PERCEPTION: Final = 1
STRENGTH: Final = 2
ANCIENT_MAP: Final = 3
BOMB: Final = 4
BOW: Final = 5
SHIELD: Final = 6
FIRST_TREASURE: Final = 7
ITEM_COUNT: Final = 14

SWORD: Final = 0
ENCHANTED_BOW: Final = 1
BOOTS: Final = 2
JAVELIN: Final = 3
AXE: Final = 4
LANTERN: Final = 5
POTION: Final = 6

TRACKS: Final[list[list[int]]] = [
    list(KNIGHT_DATA["tracks"]["movement"]),
    list(KNIGHT_DATA["tracks"]["perception"]),
    list(KNIGHT_DATA["tracks"]["strength"]),
]
CUBE_SPACES: Final[list[int]] = list(KNIGHT_DATA["grit"]["cube-spaces"])
TOP_GRIT: Final = int(KNIGHT_DATA["grit"]["top"])
ROOM: Final[list[int]] = (
    [3, 3, 3]
    + [int(entry["cubes"]) for entry in cards.EQUIPMENT_DATA["equipment"]]
    + [int(entry["cubes"]) for entry in cards.TREASURES_DATA["treasure"]]
)
"""How many Hero cubes each item can hold. Rule: VA-K010, VA-K017"""

# Deeds that complete a Sidequest until her next step, shot or action. Rule: VA-K075
DEED_STALWART: Final = 1
DEED_DARING: Final = 2
DEED_FEARLESS: Final = 4
DEED_CUNNING: Final = 8
DEED_EAGLE_EYED: Final = 16

# How the Bomb was used this turn.
UNUSED: Final = 0
ON_WALL: Final = 1
ON_DRAGON: Final = 2


@mypyc_attr(serializable=True)
class KnightBoard(Board):
    """Health, Grit, cubes, cards, and what she has done this turn."""

    def __init__(self) -> None:
        self.health: int = 0
        self.most_health: int = 0
        self.grit: int = 0
        self.dead: bool = False
        self.escaped: bool = False
        # Hero cubes.
        self.pool: int = 0
        """Unplaced cubes."""
        self.on: list[int] = [0] * ITEM_COUNT
        """Placed cubes by item."""
        self.aside: int = 0
        """Cubes set aside until her next Pick Up."""
        self.discarded: int = 0
        self.poisoned: int = 0
        """Cubes on the Entrance tile."""
        self.on_grit: list[int] = [1] * len(CUBE_SPACES)
        """Whether each white Grit space holds a cube."""
        # Cards.
        self.down: list[int] = []
        """Treasure cards face down (card ids)."""
        self.up: list[int] = []
        self.quests: list[int] = []
        self.quest_deck: list[int] = []
        self.quests_out: list[int] = []
        self.bombs: int = 0
        self.golem: int = -1
        """The Golem card that stays with her, -1 if none. Rule: VA-V150"""
        self.beetles: int = -1
        """Bright Beetles, face up until the next Monster. Rule: VA-V153"""
        # This turn.
        self.steps: int = 0
        self.encounters: int = 0
        self.map_uses: int = 0
        self.bomb_used: int = UNUSED
        self.bow_used: bool = False
        self.enchanted_used: bool = False
        self.flare_used: bool = False
        self.javelin_ready: bool = False
        self.javelin_turn: bool = False
        """The Javelin was used or readied this turn, so the Bomb is not."""
        self.dragon_attacked: bool = False
        self.cut_off: bool = False
        """Her turn is over, or was ended for her."""
        self.riding: bool = False
        """She has just entered the River and may drift on for free. Rule: VA-R035"""
        self.visited: list[int] = []
        self.encounter_cells: list[int] = []
        self.ambushes: int = 0
        self.treasures_taken: int = 0
        self.deeds: int = 0
        # The open Encounter.
        self.encounter: int = -1
        """The cell of the open Encounter, -1 if none is."""
        self.collecting: bool = False
        self.attacked: int = 0
        """Targets (pieces as bits) attacked in this Encounter; bit 6 is the Crystal."""

    def copy(self) -> "KnightBoard":
        clone = KnightBoard.__new__(KnightBoard)
        clone.health = self.health
        clone.most_health = self.most_health
        clone.grit = self.grit
        clone.dead = self.dead
        clone.escaped = self.escaped
        clone.pool = self.pool
        clone.on = self.on.copy()
        clone.aside = self.aside
        clone.discarded = self.discarded
        clone.poisoned = self.poisoned
        clone.on_grit = self.on_grit.copy()
        clone.down = self.down.copy()
        clone.up = self.up.copy()
        clone.quests = self.quests.copy()
        clone.quest_deck = self.quest_deck.copy()
        clone.quests_out = self.quests_out.copy()
        clone.bombs = self.bombs
        clone.golem = self.golem
        clone.beetles = self.beetles
        clone.steps = self.steps
        clone.encounters = self.encounters
        clone.map_uses = self.map_uses
        clone.bomb_used = self.bomb_used
        clone.bow_used = self.bow_used
        clone.enchanted_used = self.enchanted_used
        clone.flare_used = self.flare_used
        clone.javelin_ready = self.javelin_ready
        clone.javelin_turn = self.javelin_turn
        clone.dragon_attacked = self.dragon_attacked
        clone.cut_off = self.cut_off
        clone.riding = self.riding
        clone.visited = self.visited.copy()
        clone.encounter_cells = self.encounter_cells.copy()
        clone.ambushes = self.ambushes
        clone.treasures_taken = self.treasures_taken
        clone.deeds = self.deeds
        clone.encounter = self.encounter
        clone.collecting = self.collecting
        clone.attacked = self.attacked
        return clone


def mine(g: Vast) -> KnightBoard:
    """Her board."""
    board = g.boards[KNIGHT]
    assert isinstance(board, KnightBoard)
    return board


def cell_of(g: Vast) -> int:
    """The cell she stands on."""
    return g.at[cards.KNIGHT_PIECE]


def over(g: Vast) -> bool:
    """Whether her turn has been cut off. Rule: VA-K091"""
    board = mine(g)
    return board.cut_off or board.dead


def cubes(board: KnightBoard) -> int:
    """Her cubes for the limit of two: placed, unplaced and set aside. Rule: VA-K020, VA-K021"""
    return board.pool + sum(board.on) + board.aside


def movement(board: KnightBoard) -> int:
    """How many steps this turn. Rule: VA-K012, VA-K115, VA-K118"""
    return TRACKS[MOVEMENT][board.on[MOVEMENT]] + 4 * _cube_on(board, BOOTS) + _cube_on(board, LANTERN)


def perception(board: KnightBoard) -> int:
    """How many Encounters, and what finds the Thief. Rule: VA-K012, VA-K108, VA-K118"""
    return TRACKS[PERCEPTION][board.on[PERCEPTION]] + _cube_on(board, SWORD) + _cube_on(board, LANTERN)


def strength(board: KnightBoard, own_turn: bool, with_axe: bool = True) -> int:
    """Sword and Axe help on her own turn only, the Axe never together with the Bomb. Rule: VA-K108, VA-K116, VA-K117"""
    value = TRACKS[STRENGTH][board.on[STRENGTH]]
    if own_turn:
        value += _cube_on(board, SWORD)
        if with_axe:
            value += _cube_on(board, AXE)
    return value


def _cube_on(board: KnightBoard, treasure: int) -> int:
    return board.on[FIRST_TREASURE + treasure]


def attack_strength(g: Vast, with_bomb: bool = False) -> int:
    """Her Strength in an attack on her own turn; a readied Javelin adds 1. Rule: VA-K112, VA-K113"""
    board = mine(g)
    value = strength(board, True, not with_bomb)
    if javelin_counts(board) and not with_bomb:
        value += 1
    return value


def javelin_counts(board: KnightBoard) -> bool:
    """A readied Javelin, in a turn without the Bomb. Rule: VA-K114"""
    return board.javelin_ready and board.bomb_used == UNUSED


def encounters_left(board: KnightBoard) -> int:
    return perception(board) - board.encounters


def map_left(board: KnightBoard) -> int:
    """Walls the Ancient Map can still pass; the Golem doubles the price. Rule: VA-K095, VA-V150"""
    price = 2 if board.golem >= 0 else 1
    return board.on[ANCIENT_MAP] // price - board.map_uses


def has_up(g: Vast, treasure: int) -> bool:
    """Whether she owns this Treasure face up."""
    return any(g.faces.face[card] == treasure for card in mine(g).up)


def room(g: Vast, item: int) -> bool:
    """Whether another cube fits here. Rule: VA-K015, VA-K017, VA-K072"""
    if item >= FIRST_TREASURE and not has_up(g, item - FIRST_TREASURE):
        return False
    return mine(g).on[item] < ROOM[item]


def shielded(board: KnightBoard) -> bool:
    """Rule: VA-K105"""
    return board.on[SHIELD] > 0
