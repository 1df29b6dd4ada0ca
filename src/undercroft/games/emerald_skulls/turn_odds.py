"""The odds of the running turn, for players who ask and bots who must know: one oracle per set of cards in play."""

from typing import Final

from undercroft.games.emerald_skulls.bets import BET_KEYS, BUST, CHICKEN, DICE, GEM_LEVEL, OUTS, SKULL
from undercroft.games.emerald_skulls.cards import FEWEST_DICE, Cards, tumbler_gears
from undercroft.games.emerald_skulls.contract import ChanceView, DiceOddsView, OddsView
from undercroft.games.emerald_skulls.dice import ROLLS, WEIGHTS, room
from undercroft.games.emerald_skulls.odds import Oracle, TurnOdds
from undercroft.games.emerald_skulls.state import Table, jackpot_bets, line_at
from undercroft.games.emerald_skulls.turn import Tumble, Turn

CUBE_WORTH: Final = 1.8
"""Gears a cube is worth to whoever will tumble again."""
MOST_CUBES: Final = 3
"""More cubes than this hardly change a plan; it keeps the oracle small."""


class Known:
    """An oracle and what it was asked for."""

    def __init__(self, cards: Cards, jackpots: list[int], watched: list[int]) -> None:
        self.cards: Final = cards
        self.jackpots: Final = jackpots
        self.watched: Final = watched
        self.oracle: Final = Oracle(cards, jackpots, watched, CUBE_WORTH)


_KNOWN: Final[list[Known]] = []


def oracle_for(g: Table) -> Oracle:
    """The oracle for the cards in play; shared, because it only remembers what is true for everybody."""
    jackpots = jackpot_bets(g)
    watched = [line_at(g, position).bet for position in range(len(g.lines))]
    for known in _KNOWN:
        if known.cards is g.book.cards and known.jackpots == jackpots and known.watched == watched:
            return known.oracle
    if len(_KNOWN) >= 6:
        _KNOWN.pop(0)
    known = Known(g.book.cards, jackpots, watched)
    _KNOWN.append(known)
    return known.oracle


def dead_roll(board: list[int], floor: int, pool: int) -> float:
    """The chance that the next roll brings nothing that could be placed. Rules: ES-064, ES-195."""
    dead = 0
    for k in range(len(ROLLS[pool])):
        rolled = ROLLS[pool][k]
        fits = False
        for level in range(floor, GEM_LEVEL + 1):
            if room(board, level) > 0 and (rolled[level] > 0 or rolled[SKULL] > 0):
                fits = True
        if not fits:
            dead += WEIGHTS[pool][k]
    return dead / float(6**pool)


def odds_of(g: Table) -> OddsView | None:
    """What the running turn still holds if the tumbler does what is worth most; None between turns.

    Cubes count CUBE_WORTH gears, and no more than MOST_CUBES are planned with.

    Everybody at the table could work it out: dice, board, cards and cubes are open.
    """
    phase = g.phase()
    if phase not in ("buy", "bets", "tumble"):
        return None
    oracle = oracle_for(g)
    cubes = min(g.cubes[g.tumbler], MOST_CUBES)
    if g.pool == 0 and isinstance(g.stack[-1], Turn):
        return when_buying(g, oracle, cubes)
    top = g.stack[-1]
    stop: int | None = None
    if isinstance(top, Tumble) and top.is_checking():
        stop = tumbler_gears(g.book.cards, CHICKEN, g.board)
        ahead = oracle.look(g.board, g.floor, g.pool, cubes, g.picks)
    elif isinstance(top, Tumble) and sum(g.rolled) > 0:
        return odds_view(oracle.look_rolled(g.board, g.floor, g.rolled, cubes, g.picks), None, None)
    else:
        ahead = oracle.look(g.board, g.floor, g.pool, cubes, g.picks)
    return odds_view(ahead, dead_roll(g.board, g.floor, g.pool), stop)


def when_buying(g: Table, oracle: Oracle, cubes: int) -> OddsView:
    """Before the dice are bought: what each number of them would hold, the price taken off. Rule: ES-045."""
    prices = g.book.cards.prices
    dice: list[DiceOddsView] = []
    best: TurnOdds | None = None
    most = 0.0
    for number in range(FEWEST_DICE, DICE + 1):
        if prices[number] > g.gears[g.tumbler]:
            break
        ahead = oracle.look(g.board, 0, number, cubes, 0)
        dice.append(
            {"dice": number, "gears": round(ahead.gears - prices[number], 2), "bust": round(ahead.outs[BUST], 4)}
        )
        if best is None or ahead.worth - prices[number] > most:
            best = ahead
            most = ahead.worth - prices[number]
    assert best is not None, "three dice are free"
    view = odds_view(best, None, None)
    view["dice"] = dice
    return view


def odds_view(ahead: TurnOdds, dead: float | None, stop: int | None) -> OddsView:
    outs: list[ChanceView] = [{"key": OUTS[i], "chance": round(ahead.outs[i], 4)} for i in range(len(OUTS))]
    bets: list[ChanceView] = [{"key": BET_KEYS[bet], "chance": round(chance, 4)} for bet, chance in ahead.bets.items()]
    return {
        "outs": outs,
        "bets": bets,
        "gears": round(ahead.gears, 2),
        "cubes": round(ahead.cubes, 2),
        "dead_roll": None if dead is None else round(dead, 4),
        "stop": stop,
        "dice": [],
    }
