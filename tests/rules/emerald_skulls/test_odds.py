"""The exact odds of a turn, against the rules themselves and against simulated turns."""

import math

import pytest

from tests.rules.emerald_skulls.table import GAME, sit
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import Chance
from undercroft.games.emerald_skulls.bets import (
    BET_INDEX,
    BET_KEYS,
    BETS,
    BUST,
    CHICKEN,
    DOUBLE,
    GEM,
    ROOM,
    RUN,
    SKULL,
    Prospect,
    came_true,
    can_come_true,
)
from undercroft.games.emerald_skulls.cards import shipped_cards
from undercroft.games.emerald_skulls.dice import ROLLS, WEIGHTS, room
from undercroft.games.emerald_skulls.odds import Oracle
from undercroft.games.emerald_skulls.state import Table as State

STANDARD_JACKPOTS = [BET_INDEX[key] for key in ("mad-nargash", "grim-grin", "emerald-skull")]
EMPTY = [0] * 10


def best_by_the_rules(match: Match, memo: dict[str, float]) -> float:
    """The gears a turn is worth, found by trying everything through the public door of a solo match."""
    state = match.state
    assert isinstance(state, State)
    waiting = match.waiting
    if waiting is None or waiting.about == "buy":
        return float(state.tumbling[0])
    if isinstance(waiting, Chance):
        key = str((state.board, state.floor, state.pool, state.cubes, state.picks))
        if key not in memo:
            total = 0.0
            for outcome in range(len(waiting.weights)):
                world = match.copy()
                world.resolve_chance(outcome)
                total += waiting.weights[outcome] * best_by_the_rules(world, memo)
            memo[key] = total / sum(waiting.weights)
        return memo[key]
    best = -1.0
    for number in match.numbers(0):
        world = match.copy()
        world.play(0, number)
        best = max(best, best_by_the_rules(world, memo))
    return best


@pytest.mark.rule("ES-206", "ES-244")
@pytest.mark.parametrize("cubes", [0, 1])
def test_the_oracle_finds_what_trying_everything_through_the_rules_finds(cubes: int) -> None:
    table = sit(1).draws(-1, list(range(10))).given(cubes=[cubes]).buys(3)
    by_rules = best_by_the_rules(table.match, {})
    oracle = Oracle(shipped_cards(), STANDARD_JACKPOTS)
    assert oracle.look(EMPTY, 0, 3, cubes, 0).gears == pytest.approx(by_rules, abs=1e-9)


@pytest.mark.parametrize("dice", [3, 4, 5, 6, 7])
def test_the_chances_of_the_five_outs_add_up_to_one(dice: int) -> None:
    odds = Oracle(shipped_cards(), STANDARD_JACKPOTS).look(EMPTY, 0, dice, 0, 0)
    assert sum(odds.outs) == pytest.approx(1.0)
    assert all(chance >= 0 for chance in odds.outs)


def test_known_positions_have_the_odds_anybody_can_count() -> None:
    oracle = Oracle(shipped_cards(), [])
    eyes = [0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    odds = oracle.look(eyes, 3, 1, 0, 0)
    assert odds.outs[DOUBLE] == pytest.approx(2 / 6)
    assert odds.outs[BUST] == pytest.approx(4 / 6)
    assert odds.gears == pytest.approx(15 * 2 / 6)
    stop = oracle.look_placed(eyes, 3, 1, 0, 0)
    assert stop.outs[CHICKEN] == 0
    assert stop.gears == pytest.approx(5), "going on is worth 5 gears, stopping only 4"
    teeth = [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert oracle.look(teeth, 0, 1, 0, 0).outs[BUST] == 0, "on the lower jaw every face fits"


def test_more_dice_more_cubes_and_jackpots_never_make_a_turn_worse() -> None:
    cards = shipped_cards()
    plain = Oracle(cards, [])
    aiming = Oracle(cards, STANDARD_JACKPOTS)
    for dice in (3, 4, 5):
        assert plain.look(EMPTY, 0, dice + 1, 0, 0).gears > plain.look(EMPTY, 0, dice, 0, 0).gears
        assert plain.look(EMPTY, 0, dice, 1, 0).gears > plain.look(EMPTY, 0, dice, 0, 0).gears
        assert aiming.look(EMPTY, 0, dice, 0, 0).gears > plain.look(EMPTY, 0, dice, 0, 0).gears


def test_the_odds_before_a_roll_are_the_mean_of_the_odds_after_it() -> None:
    oracle = Oracle(shipped_cards(), STANDARD_JACKPOTS)
    board = [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    mean = sum(
        weight * oracle.look_rolled(board, 2, rolled, 1, 0).gears
        for rolled, weight in zip(ROLLS[3], WEIGHTS[3], strict=True)
    )
    assert oracle.look(board, 2, 3, 1, 0).gears == pytest.approx(mean / 6**3)


class Tumbler:
    """Plays turns by the oracle's advice and remembers each decision."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.known: dict[tuple[int, ...], tuple[int, list[int], int, int, int, int]] = {}

    def answer(
        self, board: list[int], floor: int, rolled: list[int], cubes: int, picks: int
    ) -> tuple[int, list[int], int, int, int, int]:
        """The out (-1: go on), then board, floor, pool, cubes and picks after the best answer to a roll."""
        key = (*board, floor, *rolled, cubes, picks)
        if key not in self.known:
            self.known[key] = self.work_out(board, floor, rolled, cubes, picks)
        return self.known[key]

    def work_out(
        self, board: list[int], floor: int, rolled: list[int], cubes: int, picks: int
    ) -> tuple[int, list[int], int, int, int, int]:
        pool = sum(rolled)
        choices: list[tuple[float, tuple[int, list[int], int, int, int, int]]] = []
        for level in range(floor, 5):
            free = room(board, level)
            for numbered in range(min(rolled[level], free) + 1):
                for wild in range(min(rolled[SKULL], free - numbered) + 1):
                    if numbered + wild:
                        after = board.copy()
                        after[level] += numbered
                        after[level + SKULL] += wild
                        left = pool - numbered - wild
                        odds = self.oracle.look_placed(after, level, left, cubes, picks)
                        out = -1
                        if level == 4:
                            out = GEM if left else DOUBLE
                        elif not left:
                            out = RUN
                        elif odds.outs[CHICKEN] == 1.0:
                            out = CHICKEN
                        choices.append((odds.worth, (out, after, level, left, cubes, picks)))
        must_place = bool(choices)
        if cubes:
            more = pool + (1 if sum(board) + pool < 7 else 0)
            worth = self.oracle.look(board, floor, more, cubes - 1, picks).worth
            choices.append((worth, (-1, board, floor, more, cubes - 1, picks)))
        if picks < 2 and board[2]:
            after = board.copy()
            after[2] -= 1
            worth = self.oracle.look(after, floor, pool + 1, cubes, picks + 1).worth
            choices.append((worth, (-1, after, floor, pool + 1, cubes, picks + 1)))
        if not choices:
            return BUST, board, floor, pool, cubes, picks
        assert must_place or choices
        return max(choices, key=lambda choice: choice[0])[1]

    def turn(self, dice: int, cubes: int, luck: Luck) -> tuple[int, list[int], int]:
        """A whole turn: its out, the final board and the picks."""
        board, floor, pool, picks = EMPTY, 0, dice, 0
        while True:
            rolled = ROLLS[pool][luck.weighted(WEIGHTS[pool])]
            out, board, floor, pool, cubes, picks = self.answer(board, floor, rolled, cubes, picks)
            if out >= 0:
                return out, board, picks


def agrees(dice: int, cubes: int, turns: int) -> None:
    """Simulated turns show every out and bet as often as the oracle says, within five standard errors."""
    watched = [BET_INDEX[key] for key in BET_KEYS if key != "broken-limbs"]
    oracle = Oracle(shipped_cards(), STANDARD_JACKPOTS, watched)
    odds = oracle.look(EMPTY, 0, dice, cubes, 0)
    tumbler = Tumbler(oracle)
    luck = Luck.of(f"odds {dice} {cubes}")
    ends: dict[tuple[int, ...], int] = {}
    for _ in range(turns):
        out, board, picks = tumbler.turn(dice, cubes, luck)
        key = (out, picks, *board)
        ends[key] = ends.get(key, 0) + 1
    for out in range(5):
        seen = sum(number for key, number in ends.items() if key[0] == out) / turns
        assert abs(seen - odds.outs[out]) <= 5 * math.sqrt(odds.outs[out] * (1 - odds.outs[out]) / turns) + 1e-12, out
    for bet in watched:
        chance = odds.bets[bet]
        true = sum(n for key, n in ends.items() if came_true(BETS[bet], key[0], list(key[2:]), 0, key[1])) / turns
        assert abs(true - chance) <= 5 * math.sqrt(max(chance * (1 - chance), 0) / turns) + 1e-9, BET_KEYS[bet]


@pytest.mark.parametrize(("dice", "cubes"), [(3, 0), (4, 1)])
def test_simulated_turns_agree_with_the_odds(dice: int, cubes: int) -> None:
    agrees(dice, cubes, 8000)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_million_simulated_turns_agree_with_the_odds() -> None:
    for dice, cubes, turns in ((3, 0, 400_000), (4, 0, 300_000), (5, 1, 200_000), (7, 0, 100_000)):
        agrees(dice, cubes, turns)


# What can still come true.


Moment = tuple[tuple[int, ...], int, int, int, int]
"""Board, floor, pool, cubes left and picks."""


def reachable(board: tuple[int, ...], floor: int, pool: int, cubes: int, picks: int, memo: dict[Moment, int]) -> int:
    """Mask of all bets that some continuation makes true, by trying every roll and every choice."""
    key = (board, floor, pool, cubes, picks)
    if key in memo:
        return memo[key]
    found = ends_with(BUST, board, 0, picks) if floor else 0
    for level in range(floor, 5):
        free = min(pool, ROOM[level] - board[level] - board[level + SKULL])
        for numbered in range(free + 1):
            for wild in range(free - numbered + 1):
                if numbered + wild == 0:
                    continue
                after = list(board)
                after[level] += numbered
                after[level + SKULL] += wild
                left = pool - numbered - wild
                out = (GEM if left else DOUBLE) if level == 4 else (CHICKEN if left else RUN)
                found |= ends_with(out, tuple(after), 0, picks)
                if left >= 2:
                    found |= ends_with(out, tuple(after), 2, picks)
                if out == CHICKEN:
                    found |= reachable(tuple(after), level, left, cubes, picks, memo)
    if cubes:
        more = pool + (1 if sum(board) + pool < 7 else 0)
        found |= reachable(board, floor, more, cubes - 1, picks, memo)
    if picks < 2 and board[2]:
        after = list(board)
        after[2] -= 1
        found |= reachable(tuple(after), floor, pool + 1, cubes, picks + 1, memo)
    memo[key] = found
    return found


def ends_with(out: int, board: tuple[int, ...], left: int, picks: int) -> int:
    mask = 0
    for i, bet in enumerate(BETS):
        if came_true(bet, out, list(board), left, picks):
            mask |= 1 << i
    return mask


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(
    ("dice", "cubes"),
    [(3, 0), (3, 2), (4, 1), pytest.param(5, 2, marks=pytest.mark.slow), pytest.param(7, 0, marks=pytest.mark.slow)],
)
def test_what_can_still_come_true_is_told_exactly(dice: int, cubes: int) -> None:
    memo: dict[Moment, int] = {}
    reachable(tuple(EMPTY), 0, dice, cubes, 0, memo)
    for key, mask in memo.items():
        board, floor, pool, cubes_left, picks = key
        ahead = Prospect(list(board), floor, pool, cubes_left, picks)
        for i, bet in enumerate(BETS):
            assert can_come_true(bet, ahead) == bool(mask >> i & 1), (bet.key, key)


@pytest.mark.rule("ES-235")
@pytest.mark.parametrize(("dice", "can"), [(4, False), (5, True)])
def test_five_skulls_can_come_of_five_dice_and_of_no_fewer(dice: int, can: bool) -> None:
    gamble = next(bet for bet in BETS if bet.key == "nargashs-gamble")
    assert can_come_true(gamble, Prospect(list(EMPTY), 0, dice, 0, 0)) is can


def test_the_game_is_found_by_its_key() -> None:
    assert GAME.key == "emerald-skulls"
