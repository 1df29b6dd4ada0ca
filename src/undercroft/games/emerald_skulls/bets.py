"""What every bet says: when it is true at the end of a turn, and whether it still can become true.

A board is ten small numbers: dice showing their number on levels 1 to 5, then skull dice on levels 1 to 5.
"""

from typing import Final

from mypy_extensions import mypyc_attr

# The five outs. A Double Out is also a Gem Out and a Run Out.
OUTS: Final = ("bust", "chicken", "gem", "run", "double")
BUST: Final = 0
CHICKEN: Final = 1
GEM: Final = 2
RUN: Final = 3
DOUBLE: Final = 4

LEVELS: Final = ("lower-jaw", "upper-jaw", "nose", "eyes", "gem")
LOWER: Final = 0
UPPER: Final = 1
NOSE: Final = 2
EYES: Final = 3
GEM_LEVEL: Final = 4
SKULL: Final = 5
"""Index of the skull face, and of the first level's skull dice on a board."""
DICE: Final = 7
MARKERS: Final = 2
ROOM: Final = (7, 7, 7, 2, 1)
"""How many dice each level holds. Rules: ES-026, ES-027, ES-028, ES-029, ES-030."""

# Sets of outs, as masks.
_ON_BUST: Final = 1 << BUST
_ON_CHICKEN: Final = 1 << CHICKEN
_ON_DOUBLE: Final = 1 << DOUBLE
_ON_GEM: Final = 1 << GEM | 1 << DOUBLE
_ON_RUN: Final = 1 << RUN | 1 << DOUBLE
_ALWAYS: Final = 31

# What a bet may count.
NOTHING: Final = 0
SKULLS: Final = 1
NOSES: Final = 2
EYE_DICE: Final = 3
TEETH: Final = 4
PICKS: Final = 5
LEFT: Final = 6
"""Skull dice left in the pool."""

# Shapes of the board a bet may ask for.
ANY_SHAPE: Final = 0
ONLY_SKULLS: Final = 1
ONLY_TEETH: Final = 2
FULL_SKULL: Final = 3
ONE_EACH: Final = 4
SKULL_GEM: Final = 5
MORE_LOWER: Final = 6
SAME_TEETH: Final = 7
MORE_UPPER: Final = 8

PLENTY: Final = 99


class Bet:
    """One thing to bet on: these outs, this shape, this count; or the denial of all that."""

    def __init__(
        self,
        key: str,
        outs: int,
        shape: int = ANY_SHAPE,
        counts: int = NOTHING,
        least: int = 0,
        most: int = PLENTY,
        parity: int = -1,
        denies: bool = False,
    ) -> None:
        self.key: Final = key
        self.outs: Final = outs
        self.shape: Final = shape
        self.counts: Final = counts
        self.least: Final = least
        self.most: Final = most
        self.parity: Final = parity
        self.denies: Final = denies


def _counting(thing: str, counts: int, lines: tuple[str, ...]) -> list[Bet]:
    """Lines of a Side card. A range is its own name: "2", "2-3", "3-up", "odd", "even"."""
    made = []
    for line in lines:
        least, most, parity = 0, PLENTY, -1
        if line in ("odd", "even"):
            parity = 1 if line == "odd" else 0
        elif line.endswith("-up"):
            least = int(line[0])
        else:
            least, most = int(line[0]), int(line[-1])
        made.append(Bet(f"{thing}-{line}", _ALWAYS, ANY_SHAPE, counts, least, most, parity))
    return made


def _all_bets() -> tuple[Bet, ...]:
    """Rules: ES-108 to ES-115, ES-133 to ES-157."""
    bets = [
        Bet("pick-n-bust", _ON_BUST, counts=PICKS, least=1),
        Bet("mad-nargash", _ON_GEM, ONLY_SKULLS),
        Bet("grim-grin", _ON_RUN, ONLY_TEETH),
        Bet("emerald-skull", _ON_DOUBLE, FULL_SKULL),
        Bet("busted-fowl", _ON_BUST | _ON_CHICKEN),
        Bet("final-jewel", _ON_GEM),
        Bet("empty-hands", _ON_RUN),
        Bet("empty-n-shiny", _ON_DOUBLE),
        Bet("nargashs-woe", _ON_GEM, ONLY_SKULLS, denies=True),
        Bet("nargashs-gamble", _ON_GEM, ONLY_SKULLS, SKULLS, least=5),
        Bet("cracked-cranium", _ON_DOUBLE, FULL_SKULL, denies=True),
        Bet("legendary-emerald-skull", _ON_DOUBLE, FULL_SKULL, SKULLS, most=0),
        Bet("scarred-face", _ON_GEM, ONE_EACH),
        Bet("denied-visage", _ON_GEM, ONE_EACH, denies=True),
        Bet("gnarled-face", _ON_DOUBLE, ONE_EACH),
        Bet("fractured-tusks", _ON_RUN, ONLY_TEETH, denies=True),
        Bet("toothless-tumble", _ALWAYS, counts=TEETH, most=0),
    ]
    bets += _counting(
        "skulls",
        SKULLS,
        ("0", "1", "2", "3", "0-1", "1-2", "2-3", "3-4", "2-up", "3-up", "4-up", "odd", "even"),
    )
    bets += _counting("picks", PICKS, ("0", "1", "2"))
    bets += _counting("eyes", EYE_DICE, ("0", "1", "2"))
    bets += _counting("noses", NOSES, ("0", "1", "2", "3", "2-up", "3-up", "odd", "even"))
    bets += [
        Bet("more-lower", _ALWAYS, MORE_LOWER),
        Bet("same-teeth", _ALWAYS, SAME_TEETH),
        Bet("more-upper", _ALWAYS, MORE_UPPER),
    ]
    bets += _counting("teeth", TEETH, ("0", "1", "2", "3", "2-up", "3-up", "4-up"))
    bets += [
        Bet("lost-gemstone", _ON_GEM, denies=True),
        Bet("wild-crystal", _ON_GEM, SKULL_GEM),
        Bet("feeble-fingers", _ON_RUN, denies=True),
        Bet("broken-limbs", _ALWAYS & ~_ON_RUN, counts=LEFT, least=2),
        Bet("botched-gem", _ON_DOUBLE, denies=True),
        Bet("ocular-skull", _ON_DOUBLE, counts=EYE_DICE, least=2),
        Bet("tumblers-triumph", _ON_BUST, denies=True),
        Bet("dragul-bust", _ON_BUST),
    ]
    return tuple(bets)


BETS: Final = _all_bets()
BET_KEYS: Final = tuple([bet.key for bet in BETS])
BET_INDEX: Final[dict[str, int]] = {key: i for i, key in enumerate(BET_KEYS)}
BROKEN_LIMBS: Final = BET_INDEX["broken-limbs"]


def on_level(board: list[int], level: int) -> int:
    """How many dice lie on a level, skulls included."""
    return board[level] + board[level + SKULL]


def skulls_on(board: list[int]) -> int:
    return board[5] + board[6] + board[7] + board[8] + board[9]


def count(what: int, board: list[int], left: int, picks: int) -> int:
    """A skull counts for the level it lies on; a nose that was picked is gone. Rules: ES-146, ES-217."""
    if what == SKULLS:
        return skulls_on(board)
    if what == NOSES:
        return on_level(board, NOSE)
    if what == EYE_DICE:
        return on_level(board, EYES)
    if what == TEETH:
        return on_level(board, LOWER) + on_level(board, UPPER)
    if what == PICKS:
        return picks
    return left


def has_shape(shape: int, board: list[int]) -> bool:
    """Whether the dice lie as a bet asks."""
    if shape == ONLY_SKULLS:
        return board[0] + board[1] + board[2] + board[3] + board[4] == 0
    lower = on_level(board, LOWER)
    upper = on_level(board, UPPER)
    if shape == MORE_LOWER:
        return lower > upper
    if shape == SAME_TEETH:
        return lower == upper
    if shape == MORE_UPPER:
        return lower < upper
    if shape == SKULL_GEM:
        return board[GEM_LEVEL + SKULL] == 1
    nose = on_level(board, NOSE)
    eyes = on_level(board, EYES)
    gem = on_level(board, GEM_LEVEL)
    if shape == ONLY_TEETH:
        return nose + eyes + gem == 0
    if shape == FULL_SKULL:
        return lower + upper == 3 and nose == 1 and eyes == 2 and gem == 1
    return lower == 1 and upper == 1 and nose == 1 and eyes == 1 and gem == 1


def came_true(bet: Bet, out: int, board: list[int], left: int, picks: int) -> bool:
    """Every bet is judged by itself, from the end of the turn. Rules: ES-088, ES-217, ES-218.

    `left` is the number of skull dice in the pool, by the faces of the last roll. Rule: ES-241.
    """
    if not bet.outs >> out & 1:
        return bet.denies
    if bet.shape != ANY_SHAPE and not has_shape(bet.shape, board):
        return bet.denies
    if bet.counts != NOTHING:
        number = count(bet.counts, board, left, picks)
        if number < bet.least or number > bet.most:
            return bet.denies
        if bet.parity >= 0 and number % 2 != bet.parity:
            return bet.denies
    return not bet.denies


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospect:
    """How far a turn can still go from the moment before a roll.

    Any faces may come, cubes may add dice, noses may be picked; the floor never sinks. Rule: ES-235.
    """

    def __init__(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> None:
        self.board: Final = board
        self.floor: Final = floor
        """The lowest level still open, 0 for the lower jaw."""
        self.pool: Final = pool
        self.picks: Final = picks
        placed = 0
        for dice in board:
            placed += dice
        self.placed: Final = placed
        self.extra: Final = min(cubes, DICE - placed - pool)
        """Dice that may still join through cubes."""
        self.hand: Final = pool + self.extra
        self.low: Final = floor <= NOSE
        """Whether levels without a limit are still open."""
        noses = board[NOSE]
        markers = MARKERS - picks
        if not self.low:
            more = min(markers, noses)
        elif noses > 0 or self.hand >= 2:
            more = markers
        else:
            more = 0
        self.more_picks: Final = more
        self.back: Final = min(more, noses)
        """Dice on the nose that can come back into the pool."""
        self.eye_room: Final = ROOM[EYES] - on_level(board, EYES)

    def can_bust(self) -> bool:
        """Only on the lower jaw every face fits; otherwise a roll of ones busts."""
        return self.floor >= UPPER or self.hand >= 2

    def can_empty(self) -> bool:
        """Whether the whole pool can find a place."""
        return self.low or self.pool <= self.eye_room + 1


def _in_range(bet: Bet, low: int, high: int) -> bool:
    """Whether some number from low to high fits the bet."""
    low = max(low, bet.least)
    high = min(high, bet.most)
    if low > high:
        return False
    return bet.parity < 0 or low < high or low % 2 == bet.parity


def _can_count(bet: Bet, p: Prospect) -> bool:
    board = p.board
    now = count(bet.counts, board, 0, p.picks)
    free = p.hand + p.back
    if bet.counts == SKULLS:
        return _in_range(bet, now, now + (free if p.low else min(free, p.eye_room + 1)))
    if bet.counts == PICKS:
        return _in_range(bet, now, now + p.more_picks)
    if bet.counts == EYE_DICE:
        return _in_range(bet, now, now + min(p.eye_room, free))
    if bet.counts == NOSES:
        return _in_range(bet, now - p.back, now + (p.hand if p.low else 0))
    if bet.counts == TEETH:
        return _in_range(bet, now, now + (p.hand if p.floor <= UPPER else 0))
    return free - 1 >= bet.least


def _can_full_skull(p: Prospect) -> bool:
    teeth = on_level(p.board, LOWER) + on_level(p.board, UPPER)
    if p.placed + p.hand < DICE or teeth > 3 or (p.floor > UPPER and teeth != 3):
        return False
    noses = on_level(p.board, NOSE)
    return noses - p.back <= 1 and (p.low or noses >= 1)


def _can_one_each(p: Prospect, with_all: bool) -> bool:
    missing = 1
    back = 0
    for level in range(GEM_LEVEL):
        dice = on_level(p.board, level)
        if level == NOSE and dice > 1:
            back = dice - 1
            if back > p.back:
                return False
        elif dice > 1 or (dice == 0 and level < p.floor):
            return False
        elif dice == 0:
            missing += 1
    if with_all:
        return p.pool + back <= missing <= p.hand + back
    return missing <= p.hand + back


def _can_shape(bet: Bet, p: Prospect) -> bool:
    board = p.board
    lower = on_level(board, LOWER)
    upper = on_level(board, UPPER)
    if bet.shape == ONLY_SKULLS:
        if board[LOWER] + board[UPPER] + board[EYES] > 0 or board[NOSE] > p.back:
            return False
        free = p.hand + board[NOSE]
        return skulls_on(board) + (free if p.low else min(free, p.eye_room + 1)) >= bet.least
    if bet.shape == ONLY_TEETH:
        return p.floor <= UPPER
    if bet.shape == FULL_SKULL:
        return (bet.counts == NOTHING or skulls_on(board) == 0) and _can_full_skull(p)
    if bet.shape == ONE_EACH:
        return _can_one_each(p, bet.outs == _ON_DOUBLE)
    if bet.shape == MORE_LOWER:
        return p.floor <= LOWER or lower > upper
    if bet.shape == MORE_UPPER:
        return upper + (p.hand if p.floor <= UPPER else 0) > lower
    if bet.shape == SAME_TEETH:
        return 0 <= lower - upper <= (p.hand if p.floor <= UPPER else 0)
    return True


def can_come_true(bet: Bet, p: Prospect) -> bool:
    """Whether a bet laid now can still be paid, by whatever dice and choices may come. Rule: ES-235."""
    if bet.denies:
        if bet.shape == ANY_SHAPE and bet.outs == _ON_RUN:
            return p.can_bust()
        return True
    if bet.shape != ANY_SHAPE:
        return _can_shape(bet, p)
    if bet.counts != NOTHING:
        if not _can_count(bet, p):
            return False
        if bet.outs == _ON_DOUBLE:
            needed = p.eye_room + 1
            return needed <= p.hand + p.back and (p.low or p.pool <= needed)
        return True
    if bet.outs == _ON_RUN or bet.outs == _ON_DOUBLE:
        return p.can_empty()
    return bet.outs == _ON_GEM or p.can_bust()
