"""The Thief's board: Stat tokens, cubes, loot and upgrades."""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.vast import cards
from undercroft.games.vast.cards import THIEF, THIEF_PIECE, UPGRADES
from undercroft.games.vast.role import Board
from undercroft.games.vast.state import CARRIED, Vast

PRINTED: Final = cards.THIEF_DATA
MOST: Final[int] = int(PRINTED["stats"]["most"])
"""No statistic exceeds it. Rule: VA-T068"""
TOKENS: Final[list[int]] = [int(value) for value in PRINTED["stats"]["tokens"]]
"""The light sides of the Stat tokens. Rule: VA-T002"""
MOST_CUBES: Final[int] = int(PRINTED["stats"]["cubes"])
HIGHEST_LEVEL: Final[int] = int(PRINTED["loot-drop"]["start"])

MOVEMENT: Final = 0
STEALTH: Final = 1
THIEVERY: Final = 2

PLUS_MOVEMENT: Final = UPGRADES.index("movement")
PLUS_STEALTH: Final = UPGRADES.index("stealth")
PLUS_THIEVERY: Final = UPGRADES.index("thievery")
STICKY_FINGERS: Final = UPGRADES.index("sticky-fingers")
LOCK_PICKING_KIT: Final = UPGRADES.index("lock-picking-kit")
CLIMBING_GEAR: Final = UPGRADES.index("climbing-gear")
HAND_CROSSBOW: Final = UPGRADES.index("hand-crossbow")
UNNATURAL_EVASION: Final = UPGRADES.index("unnatural-evasion")
FLIPS: Final = [UPGRADES.index("two-to-three"), UPGRADES.index("three-to-four"), UPGRADES.index("all-four")]
"""The three upgrades that must be taken left to right. Rule: VA-T069"""


@mypyc_attr(serializable=True)
class ThiefBoard(Board):
    """His part of the state. Rules: VA-T002, VA-T003"""

    def __init__(self) -> None:
        self.stats: list[int] = [0, 0, 0]
        """The Stat tokens on Movement, Stealth and Thievery by their light sides; nothing before his first turn."""
        self.cubes: int = 0
        self.steps: int = 0
        """Movement spent this turn."""
        self.settled: bool = False
        """He has declared the end of his movement. Rule: VA-T016"""
        self.left_terrain: bool = False
        self.riding: bool = False
        """The River may carry him on for free. Rule: VA-R035"""
        self.carried: int = 0
        """Treasure tokens in the unstashed box; Gems there are CARRIED."""
        self.stashed: int = 0
        self.upgrades: list[int] = [0] * len(UPGRADES)
        self.level: int = HIGHEST_LEVEL
        """The Loot Drop Level."""
        self.targets: int = 0
        """Pieces (as bits) he has robbed or stabbed this turn. Rule: VA-T028"""
        self.locks_tried: list[int] = []
        self.rerolled: bool = False
        self.evaded_on: int = -1
        """The turn in which Evasion was last used. Rule: VA-T073"""

    def copy(self) -> "ThiefBoard":
        clone = ThiefBoard()
        clone.stats = self.stats.copy()
        clone.cubes = self.cubes
        clone.steps = self.steps
        clone.settled = self.settled
        clone.left_terrain = self.left_terrain
        clone.riding = self.riding
        clone.carried = self.carried
        clone.stashed = self.stashed
        clone.upgrades = self.upgrades.copy()
        clone.level = self.level
        clone.targets = self.targets
        clone.locks_tried = self.locks_tried.copy()
        clone.rerolled = self.rerolled
        clone.evaded_on = self.evaded_on
        return clone


def mine(g: Vast) -> ThiefBoard:
    """The Thief's board."""
    board = g.boards[THIEF]
    assert isinstance(board, ThiefBoard)
    return board


def cell_of(g: Vast) -> int:
    """Where he stands, -1 while he is dead or not yet there."""
    return g.at[THIEF_PIECE]


def reads(board: ThiefBoard, token: int) -> int:
    """What a Stat token shows now: upgrades turn it over at once, wherever it lies. Rule: VA-T066, VA-T070"""
    if token and board.upgrades[FLIPS[2]]:
        return 4
    if token in (2, 3) and board.upgrades[FLIPS[token - 2]]:
        return token + 1
    return token


def tokens(board: ThiefBoard) -> list[int]:
    """What the three Stat tokens read now. Rule: VA-T070"""
    return [reads(board, token) for token in TOKENS]


def lay_tokens(board: ThiefBoard, values: list[int]) -> None:
    """Lay the tokens that read these values on Movement, Stealth and Thievery; of two alike the lower comes last."""
    left = sorted(TOKENS, reverse=True)
    board.stats = []
    for value in values:
        token = next(token for token in left if reads(board, token) == value)
        left.remove(token)
        board.stats.append(token)


def stat(board: ThiefBoard, which: int) -> int:
    """A statistic with its upgrade, before what he carries. Rule: VA-T068, VA-T070"""
    return min(MOST, reads(board, board.stats[which]) + board.upgrades[which])


def gems_carried(g: Vast) -> list[int]:
    return [gem for gem in range(3) if g.gem[gem] == CARRIED]


def stealth(g: Vast) -> int:
    """Every carried token lowers it, and so does a Hex. Rule: VA-T025, VA-T026, VA-T027"""
    board = mine(g)
    return stat(board, STEALTH) - board.carried - len(gems_carried(g)) - g.stealth_penalty


def steps_left(board: ThiefBoard) -> int:
    return 0 if board.settled else stat(board, MOVEMENT) - board.steps


def free_upgrades(board: ThiefBoard) -> list[int]:
    """The spaces a newly stashed token may go on. Rule: VA-T066, VA-T067, VA-T069"""
    found = []
    for upgrade in range(len(UPGRADES)):
        if board.upgrades[upgrade]:
            continue
        if upgrade in FLIPS[1:] and not board.upgrades[FLIPS[FLIPS.index(upgrade) - 1]]:
            continue
        found.append(upgrade)
    return found


def losable_upgrades(board: ThiefBoard) -> list[int]:
    """Flip upgrades are lost right to left. Rule: VA-T067"""
    found = []
    for upgrade in range(len(UPGRADES)):
        if not board.upgrades[upgrade]:
            continue
        if upgrade in FLIPS[:2] and board.upgrades[FLIPS[FLIPS.index(upgrade) + 1]]:
            continue
        found.append(upgrade)
    return found
