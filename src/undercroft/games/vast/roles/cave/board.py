"""The Cave's board: Omen tokens held and in the bag, prices risen this turn, Hatred tokens."""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.vast.cards import CAVE, CAVE_DATA, OMEN_SYMBOLS, OMENS, OMENS_DATA
from undercroft.games.vast.role import Board
from undercroft.games.vast.state import Vast

HAND: Final = int(CAVE_DATA["hand"]["tiles"])
PRICES: Final[list[list[int]]] = [[int(price) for price in entry["cost"]] for entry in OMENS_DATA["omen"]]
ACCEPTS: Final[list[list[int]]] = [
    [OMEN_SYMBOLS.index(name) for name in entry["symbols"]] for entry in OMENS_DATA["omen"]
]
BATS: Final = OMENS.index("giant-bats")
ROCKSLIDE: Final = OMENS.index("rockslide")
PLUNDER: Final = OMENS.index("past-plunder")
SPORES: Final = OMENS.index("soporific-spores")
HATRED: Final = OMENS.index("hatred")
CURSE: Final = OMENS.index("crystal-curse")


@mypyc_attr(serializable=True)
class CaveBoard(Board):
    """What the Cave holds besides tiles."""

    def __init__(self) -> None:
        self.marks: list[int] = [0] * len(OMEN_SYMBOLS)
        """Omen tokens held, by symbol."""
        self.bag: list[int] = [int(OMENS_DATA["bag"][name]) for name in OMEN_SYMBOLS]
        self.uses: list[int] = [0] * len(OMENS)
        """How often each omen was used this turn."""
        self.collected: bool = False
        """Whether this turn's tokens have been drawn."""
        self.hatred: int = 0
        """Hatred tokens of a hard level that are still there."""

    def copy(self) -> "CaveBoard":
        clone = CaveBoard.__new__(CaveBoard)
        clone.marks = self.marks.copy()
        clone.bag = self.bag.copy()
        clone.uses = self.uses.copy()
        clone.collected = self.collected
        clone.hatred = self.hatred
        return clone


def mine(g: Vast) -> CaveBoard:
    """The Cave's board."""
    board = g.boards[CAVE]
    assert isinstance(board, CaveBoard)
    return board


def price(board: CaveBoard, omen: int) -> int:
    """Hatred and Past Plunder grow dearer with every use in a turn. Rule: VA-C027, VA-C028"""
    prices = PRICES[omen]
    return prices[min(board.uses[omen], len(prices) - 1)]


def affordable(board: CaveBoard, omen: int) -> bool:
    """Any mix of accepted symbols pays. Rule: VA-C023, VA-C025"""
    return sum(board.marks[mark] for mark in ACCEPTS[omen]) >= price(board, omen)
