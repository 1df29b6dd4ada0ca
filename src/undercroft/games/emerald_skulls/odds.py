"""The exact odds of a tumbler's turn under best play.

`Oracle.look` is a pure function of a position: the chance of each out, the gears and cubes to expect, and the
chance of every bet, if the tumbler always does what is worth most. Nothing is sampled: every roll is weighed
by the ways it can fall, and every choice after it is tried.

Two cuts keep this quick. Faces below the floor are all alike, and so are eyes and gems beyond the room
for them. And what a level can bring from "up to so many numbered dice and so many skulls" is worked out once
for a position, not once for every roll.
"""

from typing import Final

from undercroft.games.emerald_skulls.bets import (
    BETS,
    BROKEN_LIMBS,
    BUST,
    CHICKEN,
    DICE,
    DOUBLE,
    EYES,
    GEM,
    GEM_LEVEL,
    MARKERS,
    NOSE,
    RUN,
    SKULL,
    came_true,
)
from undercroft.games.emerald_skulls.cards import Cards, jackpot_gears, tumbler_cubes, tumbler_gears
from undercroft.games.emerald_skulls.dice import ROLLS, WEIGHTS, room

# What a row holds: worth, gears, cubes, the chances of the five outs, then those of the watched bets.
_WORTH: Final = 0
_GEARS: Final = 1
_CUBES: Final = 2
_OUT: Final = 3
_BETS: Final = 8


class TurnOdds:
    """What a turn holds from some position on."""

    def __init__(self, row: list[float], watched: list[int]) -> None:
        self.worth: Final = row[_WORTH]
        """Gears, plus cubes at the price given to the oracle."""
        self.gears: Final = row[_GEARS]
        self.cubes: Final = row[_CUBES]
        """Cubes won less cubes spent."""
        self.outs: Final = row[_OUT:_BETS]
        """The chance of each out, in the order of OUTS; a Double Out counts as nothing else here."""
        self.bets: Final[dict[int, float]] = {watched[i]: row[_BETS + i] for i in range(len(watched))}
        """The chance of each watched bet, by its number."""


class Plan:
    """One way to answer a roll, and what it leads to."""

    def __init__(self, row: list[float], wild: int, ends: bool) -> None:
        self.row: Final = row
        self.worth: Final = row[_WORTH]
        self.wild: Final = wild
        """Skull dice it uses."""
        self.ends: Final = ends
        """Whether the turn is over with it, so that the other dice keep their faces. Rule: ES-241."""


class Oracle:
    """Knows every position of a turn under one set of payouts and jackpots; remembers what it worked out.

    >>> from undercroft.games.emerald_skulls.cards import shipped_cards
    >>> board = [0, 0, 0, 2, 0, 0, 0, 0, 0, 0]  # both eyes are set
    >>> odds = Oracle(shipped_cards(), []).look(board, floor=3, pool=1, cubes=0, picks=0)
    >>> round(odds.outs[DOUBLE], 4), round(odds.gears, 4)  # a 5 or a skull pays 5 + 5 + 5
    (0.3333, 5.0)
    """

    def __init__(
        self, cards: Cards, jackpots: list[int], watched: list[int] | None = None, cube_worth: float = 0.0
    ) -> None:
        self.cards: Final = cards
        self.jackpots: Final = jackpots
        """Bets whose jackpots the tumbler may take: those on cards in play. Rule: ES-213."""
        self.watched: Final = [] if watched is None else watched
        self.cube_worth: Final = cube_worth
        """What a cube counts when plays are compared; at 0 only gears matter."""
        self.width: Final = _BETS + len(self.watched)
        self.limbs: Final = self.watched.index(BROKEN_LIMBS) + _BETS if BROKEN_LIMBS in self.watched else -1
        self._rows: dict[int, list[float]] = {}
        self._ends: dict[int, list[float]] = {}
        self._ways: dict[int, list[tuple[list[int], int, int]]] = {}

    # Three moments of a turn.

    def look(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> TurnOdds:
        """The odds at the moment before a roll."""
        return TurnOdds(self._before_roll(board, floor, pool, cubes, picks), self.watched)

    def look_rolled(self, board: list[int], floor: int, rolled: list[int], cubes: int, picks: int) -> TurnOdds:
        """The odds after a roll, before the tumbler places or rerolls."""
        pool = sum(rolled)
        plans = self._plans(board, floor, pool, cubes, picks)
        other = self._without_placing(board, floor, pool, cubes, picks)
        row = [0.0] * self.width
        self._answer(row, 1.0, plans, other, floor, rolled, rolled[SKULL])
        return TurnOdds(row, self.watched)

    def look_placed(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> TurnOdds:
        """The odds after a placement, with the choice to stop still open."""
        return TurnOdds(self._placed(board, floor, pool, cubes, picks, 0).row, self.watched)

    # How they are worked out.

    def _before_roll(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> list[float]:
        code = floor
        for number in board:
            code = code * 8 + number
        code = ((code * 8 + pool) * 4 + picks) * 1024 + cubes
        known = self._rows.get(code)
        if known is not None:
            return known
        plans = self._plans(board, floor, pool, cubes, picks)
        other = self._without_placing(board, floor, pool, cubes, picks)
        row = [0.0] * self.width
        total = float(6**pool)
        for counts, skulls, weight in self._falls(room(board, EYES), floor, pool):
            self._answer(row, weight / total, plans, other, floor, counts, skulls)
        self._rows[code] = row
        return row

    def _falls(self, eyes: int, floor: int, pool: int) -> list[tuple[list[int], int, int]]:
        """How a roll can fall as far as it matters: counts on open levels, skulls, weight."""
        code = (floor * 8 + pool) * 4 + eyes
        known = self._ways.get(code)
        if known is None:
            found: dict[int, tuple[list[int], int, int]] = {}
            for k in range(len(ROLLS[pool])):
                rolled = ROLLS[pool][k]
                counts = [0, 0, 0, 0, 0]
                key = rolled[SKULL]
                for level in range(floor, 5):
                    limit = 1 if level == GEM_LEVEL else eyes if level == EYES else DICE
                    counts[level] = min(rolled[level], limit)
                    key = key * 8 + counts[level]
                before = found[key][2] if key in found else 0
                found[key] = (counts, rolled[SKULL], before + WEIGHTS[pool][k])
            known = list(found.values())
            self._ways[code] = known
        return known

    def _answer(
        self,
        row: list[float],
        chance: float,
        plans: list[list[Plan | None]],
        other: Plan,
        floor: int,
        counts: list[int],
        skulls: int,
    ) -> None:
        """Add what the best answer to one roll leads to, times the chance of the roll."""
        best = other
        placing = False
        for level in range(floor, 5):
            grid = plans[level]
            if grid:
                plan = grid[counts[level] * 8 + skulls]
                if plan is not None and (plan.worth > best.worth or (other.ends and not placing)):
                    best = plan
                    placing = True
        for i in range(self.width):
            row[i] += best.row[i] * chance
        if self.limbs >= 0 and best.ends and skulls - best.wild >= 2:
            row[self.limbs] += chance

    def _plans(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> list[list[Plan | None]]:
        """For every open level: the best plan with up to so many numbered dice and so many skulls."""
        plans: list[list[Plan | None]] = [[], [], [], [], []]
        for level in range(floor, 5):
            limit = min(room(board, level), pool)
            if limit > 0:
                plans[level] = self._level_plans(board, level, limit, pool, cubes, picks)
        return plans

    def _level_plans(
        self, board: list[int], level: int, limit: int, pool: int, cubes: int, picks: int
    ) -> list[Plan | None]:
        grid: list[Plan | None] = [None] * 64
        for number in range(pool + 1):
            for wild in range(pool - number + 1):
                best: Plan | None = None
                if 0 < number + wild <= limit:
                    after = board.copy()
                    after[level] += number
                    after[level + SKULL] += wild
                    best = self._placed(after, level, pool - number - wild, cubes, picks, wild)
                if number > 0:
                    best = _better(best, grid[(number - 1) * 8 + wild])
                if wild > 0:
                    best = _better(best, grid[number * 8 + wild - 1])
                grid[number * 8 + wild] = best
        return grid

    def _placed(self, board: list[int], floor: int, pool: int, cubes: int, picks: int, wild: int) -> Plan:
        """The check after a placement: an out, or the better of stopping and going on. Rule: ES-204."""
        if floor == GEM_LEVEL:
            return Plan(self._ended(board, DOUBLE if pool == 0 else GEM, picks), wild, pool > 0)
        if pool == 0:
            return Plan(self._ended(board, RUN, picks), wild, False)
        stop = self._ended(board, CHICKEN, picks)
        on = self._before_roll(board, floor, pool, cubes, picks)
        if stop[_WORTH] > on[_WORTH]:
            return Plan(stop, wild, True)
        return Plan(on, wild, False)

    def _without_placing(self, board: list[int], floor: int, pool: int, cubes: int, picks: int) -> Plan:
        """The better of both reroll actions; a Bust Out where there is none. Rules: ES-064, ES-205."""
        best: list[float] = []
        if cubes > 0:
            more = 1 if sum(board) + pool < DICE else 0
            best = self._before_roll(board, floor, pool + more, cubes - 1, picks).copy()
            best[_WORTH] -= self.cube_worth
            best[_CUBES] -= 1.0
        if picks < MARKERS and board[NOSE] > 0:
            after = board.copy()
            after[NOSE] -= 1
            row = self._before_roll(after, floor, pool + 1, cubes, picks + 1)
            if not best or row[_WORTH] > best[_WORTH]:
                best = row
        if best:
            return Plan(best, 0, False)
        return Plan(self._ended(board, BUST, picks), 0, True)

    def _ended(self, board: list[int], out: int, picks: int) -> list[float]:
        """The row of a finished turn: the best payout the tumbler may choose. Rules: ES-084, ES-212."""
        code = out
        for number in board:
            code = code * 8 + number
        code = code * 4 + picks
        known = self._ends.get(code)
        if known is not None:
            return known
        row = [0.0] * self.width
        gears = float(tumbler_gears(self.cards, out, board))
        cubes = float(tumbler_cubes(self.cards, out, board))
        worth = gears + cubes * self.cube_worth
        for bet in self.jackpots:
            if came_true(BETS[bet], out, board, 0, picks):
                jackpot = float(jackpot_gears(self.cards, bet, board))
                if jackpot > worth:
                    gears, cubes, worth = jackpot, 0.0, jackpot
        row[_WORTH] = worth
        row[_GEARS] = gears
        row[_CUBES] = cubes
        row[_OUT + out] = 1.0
        for i in range(len(self.watched)):
            if came_true(BETS[self.watched[i]], out, board, 0, picks):
                row[_BETS + i] = 1.0
        self._ends[code] = row
        return row


def _better(one: Plan | None, other: Plan | None) -> Plan | None:
    if one is None or (other is not None and other.worth > one.worth):
        return other
    return one
