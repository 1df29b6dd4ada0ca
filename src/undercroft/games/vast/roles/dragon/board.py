"""The Dragon's board, and pure questions about it."""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.vast.cards import DRAGON, DRAGON_DATA, DRAGON_PIECE, FIRST_POWER, POWER_CARDS, POWERS, POWERS_DATA
from undercroft.games.vast.role import Board
from undercroft.games.vast.state import CARRIED, Vast

ARMOR: Final[list[int]] = list(DRAGON_DATA["wakefulness"]["armor"])
SPIRIT: Final[list[int]] = list(DRAGON_DATA["wakefulness"]["spirit"])
ROOM: Final[list[int]] = [int(entry["cubes"]) for entry in DRAGON_DATA["sloth"]]
"""How many cubes each Sloth box holds. Rule: VA-D002, VA-D057"""
GREED: Final = 0
HUNGER: Final = 1
PRIDE_EVENT: Final = 2
PRIDE_STILL: Final = 3
PRIDE_GEM: Final = 4
TRACK: Final = [0, 1, 2, 2, 2]
"""The three Pride boxes are one track. Rule: VA-D106"""
TOP_EATEN: Final = int(DRAGON_DATA["eaten-goblins"]["top"])
PER_CUBE: Final = int(DRAGON_DATA["eaten-goblins"]["per-cube"])

CLAW: Final = 0
FLAME: Final = 1
WING: Final = 2
COSTS: Final[list[str]] = [str(entry["cost"]) for entry in POWERS_DATA["power"]]
NEEDS: Final[list[list[int]]] = [[cost.count("C"), cost.count("F"), cost.count("W")] for cost in COSTS]
PRICES: Final[list[int]] = [len(cost) for cost in COSTS]
ANY: Final[list[int]] = [cost.count("?") for cost in COSTS]
P_CLAW: Final = POWERS.index("claw")
P_FLAME: Final = POWERS.index("flame")
P_WING: Final = POWERS.index("wing")
P_HISS: Final = POWERS.index("hiss")
P_SLITHER: Final = POWERS.index("slither")
P_SWAT: Final = POWERS.index("swat")
P_SCORCH: Final = POWERS.index("scorch")
P_BURN: Final = POWERS.index("burn")
P_SLAP: Final = POWERS.index("slap")
P_SHRIEK: Final = POWERS.index("shriek")
P_SCRATCH: Final = POWERS.index("scratch")
P_FLAME_WALL: Final = POWERS.index("flame-wall")
P_SMASH: Final = POWERS.index("smash")
P_WRATH: Final = POWERS.index("wrath")
ALL_CARDS: Final[list[int]] = list(range(FIRST_POWER, FIRST_POWER + len(POWER_CARDS)))


@mypyc_attr(serializable=True)
class DragonBoard(Board):
    """Health, Sloth, cards, and what he has done this turn."""

    def __init__(self) -> None:
        self.health: int = 0
        self.wake: int = 0
        self.boxes: list[int] = ROOM.copy()
        self.eaten: int = 0
        self.awake: bool = False
        self.surfaced: bool = False
        self.left: bool = False
        """He has entered the Entrance on the surface."""
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.stored: int = 0
        """Treasure tokens kept for later turns. Rule: VA-D089"""
        self.shriek: bool = False
        """The Shriek token lies on the power."""
        self.shriek_turns: int = 0
        self.arrived: bool = False
        # This turn.
        self.shrieked: bool = False
        self.gems_spent: int = 0
        self.free_move: bool = False
        self.moved: bool = False
        self.moved_tracks: int = 0
        """Sloth tracks (as bits) that have given their cube this turn."""
        self.event_revealed: bool = False
        self.second_gem: bool = False
        self.came_in_by: int = -1
        """The Pit he went down, while he is in the Pits. Rule: VA-R033"""

    def copy(self) -> "DragonBoard":
        clone = DragonBoard.__new__(DragonBoard)
        clone.health = self.health
        clone.wake = self.wake
        clone.boxes = self.boxes.copy()
        clone.eaten = self.eaten
        clone.awake = self.awake
        clone.surfaced = self.surfaced
        clone.left = self.left
        clone.hand = self.hand.copy()
        clone.deck = self.deck.copy()
        clone.discards = self.discards.copy()
        clone.stored = self.stored
        clone.shriek = self.shriek
        clone.shriek_turns = self.shriek_turns
        clone.arrived = self.arrived
        clone.shrieked = self.shrieked
        clone.gems_spent = self.gems_spent
        clone.free_move = self.free_move
        clone.moved = self.moved
        clone.moved_tracks = self.moved_tracks
        clone.event_revealed = self.event_revealed
        clone.second_gem = self.second_gem
        clone.came_in_by = self.came_in_by
        return clone


def mine(g: Vast) -> DragonBoard:
    """His board."""
    board = g.boards[DRAGON]
    assert isinstance(board, DragonBoard)
    return board


def cell_of(g: Vast) -> int:
    """The cell he is on or under."""
    return g.at[DRAGON_PIECE]


def armor(g: Vast) -> int:
    """By Wakefulness, at once; the Ash Dragon has one more, at most 4. Rule: VA-D013, VA-D015, VA-V161"""
    value = ARMOR[mine(g).wake]
    return min(4, value + 1) if g.book.ash_dragon else value


def spirit(g: Vast) -> int:
    """Rule: VA-D014"""
    return SPIRIT[mine(g).wake]


def cards_by_symbol(g: Vast) -> list[int]:
    """How many Power cards of each symbol he holds."""
    counts = [0, 0, 0]
    for card in mine(g).hand:
        counts[g.faces.face[card]] += 1
    return counts


def fresh_gems(g: Vast) -> list[int]:
    """Gems on the map (the Thief's bag included) that have not lent their symbol this turn. Rule: VA-D035 to VA-D037"""
    spent = mine(g).gems_spent
    return [gem for gem in range(3) if (g.gem[gem] >= 0 or g.gem[gem] == CARRIED) and not spent >> gem & 1]


def discard(g: Vast, symbol: int) -> None:
    """A Power card of this symbol is spent, for all to see."""
    board = mine(g)
    card = next(card for card in board.hand if g.faces.face[card] == symbol)
    board.hand.remove(card)
    board.discards.append(card)
    g.faces.show(card)
