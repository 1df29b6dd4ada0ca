"""Emerald Skulls: rules of thumb for the adept; exact odds, bet values and the race for the expert."""

from math import sqrt
from typing import ClassVar, Final

from undercroft.bots.judgement.emerald_skulls.reasons import ahead_of, facts
from undercroft.bots.search.judgement import Judgement, best_of, chances
from undercroft.bots.search.reasons import Fact
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.emerald_skulls.actions import (
    ACCEPT_BUST,
    BET,
    BUY,
    CONFIRM,
    DISPUTE,
    GO_ON,
    NOT_READY,
    NUMBERED,
    PICK_NOSE,
    PLACE,
    SKULLS,
    SPEND_CUBE,
    STOP,
    SWAP_ORDER,
    TAKE,
    WITHDRAW,
    YIELD,
)
from undercroft.games.emerald_skulls.bets import (
    BET_KEYS,
    BETS,
    CHICKEN,
    DICE,
    DOUBLE,
    EYES,
    GEM,
    GEM_LEVEL,
    NOSE,
    RUN,
    SKULL,
    came_true,
    skulls_on,
)
from undercroft.games.emerald_skulls.cards import (
    FEWEST_DICE,
    TIMES,
    jackpot_gears,
    tumbler_cubes,
    tumbler_gears,
)
from undercroft.games.emerald_skulls.odds import Oracle
from undercroft.games.emerald_skulls.payout import NORMAL, PayOut, payout_gears
from undercroft.games.emerald_skulls.state import (
    Table,
    is_possible,
    jackpot_bets,
    line_at,
    opposing,
    place_of,
    position_of,
    prospect,
    worth_of,
)
from undercroft.games.emerald_skulls.turn_odds import CUBE_WORTH, MOST_CUBES, oracle_for

TURN_WORTH: Final = 7.5
"""Gears a turn as tumbler brings."""
TURN_COSTS: Final = 11.0
"""Gears a turn takes from the supply, bets included."""

DARING: Final = 0.08
"""How much of the spread of a bet counts for or against it."""
TASTE: Final = 0.6
"""Gears a bet may be worth less than the best and still be somebody's favourite."""
NERVE: Final = 0.4
"""Gears that a sure payout is worth more to the cautious."""

USUAL: Final[dict[str, float]] = {
    "pick-n-bust": 0.10,
    "mad-nargash": 0.20,
    "grim-grin": 0.12,
    "emerald-skull": 0.02,
    "busted-fowl": 0.30,
    "final-jewel": 0.55,
    "empty-hands": 0.40,
    "empty-n-shiny": 0.18,
}
"""How often a bet comes true, as one remembers from play."""


class EmeraldSkullsJudgement(Judgement):
    """Weighs in gears."""

    HAS_TEMPER: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.temperature = 0.5
        self.samples = 1
        self.noise = 2.0
        self.horizon = 0
        self.boldness = 0.0
        self.depth = 1
        self.explore = 0.5

    # Positions.

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        g = state
        left = g.supply / TURN_COSTS
        totals = [0.0] * g.seats
        for seat in range(g.seats):
            soon = (seat - g.tumbler) % g.seats < left
            totals[seat] = g.gears[seat] + (CUBE_WORTH if soon else 0.1) * min(g.cubes[seat], 4)
        turns = left
        seat = g.tumbler
        while turns > 0.0:
            totals[seat] += TURN_WORTH * min(1.0, turns)
            turns -= 1.0
            seat = (seat + 1) % g.seats
        spread = 0.6 + 5.0 * sqrt(left / g.seats)
        if g.seats == 1:
            theirs = g.opposition + max(0.0, g.supply - TURN_WORTH * len(g.deck)) + 3.0 * len(g.deck)
            mine = g.gears[0] + CUBE_WORTH * min(g.cubes[0], 4) + TURN_WORTH * len(g.deck)
            return [chances([mine, theirs], 1.0 + 4.0 * sqrt(len(g.deck)))[0]]
        return chances(totals, spread)

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        worth = [0.0] * seats
        for seat in outcome.winners:
            worth[seat] = 1.0 / len(outcome.winners)
        return worth

    def quiet(self, state: State) -> bool:
        """Between turns; and shortly before the end nothing is quiet."""
        assert isinstance(state, Table)
        return state.pool == 0 and sum(state.board) == 0 and state.supply > 14

    # Answers at a glance.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Table)
        return [self.thumb(g, seat, number) for number in numbers]

    def thumb(self, g: Table, seat: int, number: int) -> float:
        """What a rule of thumb says about an answer."""
        if BUY.has(number):
            dice = BUY.a(number) + FEWEST_DICE
            wanted = 4 if g.cubes[seat] == 0 else 5
            return -1.0 * abs(dice - wanted)
        if PLACE.has(number):
            dice = PLACE.b(number)
            level = PLACE.a(number)
            board = g.board.copy()
            board[level] += NUMBERED[dice]
            board[level + SKULL] += SKULLS[dice]
            return self.outlook(g, board, level, g.pool - NUMBERED[dice] - SKULLS[dice])
        if STOP.has(number):
            return self.paid(g, CHICKEN, g.board) - NERVE * self.temper
        if GO_ON.has(number):
            return self.going_on(g, g.board, g.floor, g.pool)
        if SPEND_CUBE.has(number):
            return self.going_on(g, g.board, g.floor, min(g.pool + 1, DICE)) - CUBE_WORTH
        if PICK_NOSE.has(number):
            return self.going_on(g, g.board, g.floor, g.pool + 1) - 0.5
        if ACCEPT_BUST.has(number):
            return 0.0
        return self.common(g, seat, number, -1)

    def paid(self, g: Table, out: int, board: list[int]) -> float:
        """The richest payout of an out, in gears."""
        cards = g.book.cards
        worth = tumbler_gears(cards, out, board) + CUBE_WORTH * tumbler_cubes(cards, out, board)
        for bet in jackpot_bets(g):
            if came_true(BETS[bet], out, board, 0, g.picks):
                worth = max(worth, float(jackpot_gears(cards, bet, board)))
        return worth

    def outlook(self, g: Table, board: list[int], floor: int, pool: int) -> float:
        """After a placement: what an out pays, or the better of stopping and going on."""
        if floor == GEM_LEVEL:
            return self.paid(g, GEM if pool else DOUBLE, board)
        if pool == 0:
            return self.paid(g, RUN, board)
        return max(self.paid(g, CHICKEN, board), self.going_on(g, board, floor, pool))

    def going_on(self, g: Table, board: list[int], floor: int, pool: int) -> float:
        """A guess: the next roll busts or not; if not, half the dice left will count as in a Run."""
        bust = 1.0
        closed = floor + (1 if floor == EYES and board[EYES] + board[EYES + SKULL] >= 2 else 0)
        for _ in range(pool):
            bust *= closed / 6.0
        later = 0.12 * (1 if pool > 1 else 0)
        worth = tumbler_gears(g.book.cards, RUN, board) + 1.6 * pool + 0.5 * board[NOSE]
        if skulls_on(board) == sum(board) and sum(board) > 0:
            worth += 2.2 * sum(board)
        return (1.0 - bust) * (1.0 - later) * worth

    def common(self, g: Table, seat: int, number: int, likely: float) -> float:
        """Answers that both levels weigh alike; `likely` is the exact chance of a bet, -1 where unknown."""
        if BET.has(number) or CONFIRM.has(number):
            position = position_of(g, BET.a(number) if BET.has(number) else CONFIRM.a(number))
            place = BET.b(number) if BET.has(number) else CONFIRM.b(number)
            return self.bet_worth(g, seat, position, place, likely)
        if TAKE.has(number):
            frame = g.stack[-1]
            assert isinstance(frame, PayOut)
            choice = TAKE.a(number)
            worth = float(min(payout_gears(g, frame.out, choice), g.supply))
            if choice == NORMAL:
                worth += CUBE_WORTH * tumbler_cubes(g.book.cards, frame.out, g.board)
            return worth
        if SWAP_ORDER.has(number) or DISPUTE.has(number) or YIELD.has(number):
            return -1.0
        if WITHDRAW.has(number) and place_of(g, position_of(g, WITHDRAW.a(number)), seat) >= 0:
            return -1.0
        # Ready, pass, roll, withdraw what is not laid yet, keep the order.
        return 0.0

    def bet_worth(self, g: Table, seat: int, position: int, place: int, likely: float) -> float:
        """Gears to expect of a bet, less what the marker could earn later in the turn."""
        line = line_at(g, position)
        if likely < 0.0:
            if not is_possible(g, position, prospect(g)):
                return -2.0
            key = BET_KEYS[line.bet]
            likely = USUAL.get(key, 0.3)
        now = g.heights[position]
        if place < now:
            return -3.0
        if place >= len(line.pays):
            return -3.0
        worth = float(worth_of(g, position, place))
        if line.sign == TIMES and opposing(g, position) == 0:
            worth = float(line.pays[place])
        # The bold like what pays much, the cautious what comes true.
        daring = self.temper * DARING * worth * sqrt(max(0.0, likely * (1.0 - likely)))
        return likely * worth + daring - self.patience(g)

    def patience(self, g: Table) -> float:
        """What a marker in hand is worth while the turn is young."""
        return 0.9 if g.rolls == 0 else 0.5 if g.pool > 1 else 0.1

    # Answers with exact odds.

    def ponder(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Table)
        oracle = oracle_for(g)
        if seat == g.tumbler:
            return [self.exact(g, oracle, number) for number in numbers]
        ahead = oracle.look(g.board, g.floor, g.pool, min(g.cubes[g.tumbler], MOST_CUBES), g.picks)
        found: list[float] = []
        for number in numbers:
            likely = -1.0
            if BET.has(number):
                likely = ahead.bets.get(BET.a(number), 0.0)
            elif CONFIRM.has(number):
                likely = ahead.bets.get(CONFIRM.a(number), 0.0)
            found.append(self.common(g, seat, number, likely))
        return found

    def exact(self, g: Table, oracle: Oracle, number: int) -> float:
        """What the oracle says about an answer of the tumbler."""
        if STOP.has(number):
            return self.paid(g, CHICKEN, g.board)
        if ACCEPT_BUST.has(number):
            return 0.0
        ahead = ahead_of(g, oracle, number)
        if ahead is None:
            return self.common(g, g.tumbler, number, -1.0)
        if BUY.has(number):
            return ahead.worth - g.book.cards.prices[BUY.a(number) + FEWEST_DICE]
        return ahead.worth - (CUBE_WORTH if SPEND_CUBE.has(number) else 0.0)

    def worth_a_thought(self, world: Match, seat: int, numbers: list[int]) -> list[int]:
        """Markers keep the order in which they came: to yield, dispute or swap gains nothing and holds up the roll."""
        settled = [
            number
            for number in numbers
            if not (YIELD.has(number) or DISPUTE.has(number) or SWAP_ORDER.has(number) or NOT_READY.has(number))
        ]
        return settled or numbers

    def by_taste(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> list[int]:
        """Before the first roll several bets are about as good: one of them, so that no two turns begin alike."""
        g = world.state
        assert isinstance(g, Table)
        bets = [number for number in numbers if BET.has(number)]
        if g.rolls or len(bets) < 2:
            return numbers
        worth = self.ponder(world, seat, bets)
        most = max(worth)
        if most <= 0.0:
            return numbers
        likings = [round(100.0 * max(0.0, 1.0 - (most - each) / TASTE)) if each > 0.0 else 0 for each in worth]
        return [bets[luck.weighted(likings)]]

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        numbers = self.worth_a_thought(world, seat, numbers)
        return numbers[best_of(self.ponder(world, seat, numbers))]

    # Words.

    def facts(self, worlds: list[Match], seat: int, number: int) -> list[Fact]:
        return facts(worlds, seat, number)

    def told_to_all(self, kind: str) -> bool:
        return True


JUDGEMENT: Final = EmeraldSkullsJudgement()
