"""Emerald Skulls: what is true of an answer. All of it is open to everybody who can count dice."""

from typing import Final

from undercroft.bots.search.reasons import Fact
from undercroft.engine.match import Match
from undercroft.games.emerald_skulls.actions import (
    ACCEPT_BUST,
    BET,
    BUY,
    CONFIRM,
    GO_ON,
    NUMBERED,
    PASS,
    PICK_NOSE,
    PLACE,
    READY,
    SKULLS,
    SPEND_CUBE,
    STOP,
    TAKE,
)
from undercroft.games.emerald_skulls.bets import BET_KEYS, BUST, CHICKEN, GEM_LEVEL, NOSE, SKULL
from undercroft.games.emerald_skulls.cards import CUBES, FEWEST_DICE, tumbler_gears
from undercroft.games.emerald_skulls.odds import Oracle, TurnOdds
from undercroft.games.emerald_skulls.payout import PayOut, payout_gears
from undercroft.games.emerald_skulls.state import Table, line_at, position_of, worth_of
from undercroft.games.emerald_skulls.turn_odds import MOST_CUBES, dead_roll, oracle_for

RICH: Final = 40
"""With fewer gears in the supply a turn may be paid short, and an average would promise too much."""


def ahead_of(g: Table, oracle: Oracle, number: int) -> TurnOdds | None:
    """What the turn holds after an answer of the tumbler's, played for the most; None where dice play no part."""
    cubes = min(g.cubes[g.tumbler], MOST_CUBES)
    if BUY.has(number):
        return oracle.look(g.board, 0, BUY.a(number) + FEWEST_DICE, cubes, 0)
    if PLACE.has(number):
        board, pool = placed(g, number)
        return oracle.look_placed(board, PLACE.a(number), pool, cubes, g.picks)
    if GO_ON.has(number):
        return oracle.look(g.board, g.floor, g.pool, cubes, g.picks)
    if SPEND_CUBE.has(number):
        more = 1 if g.spare_dice > 0 else 0
        return oracle.look(g.board, g.floor, g.pool + more, cubes - 1, g.picks)
    if PICK_NOSE.has(number):
        board = g.board.copy()
        board[NOSE] -= 1
        return oracle.look(board, g.floor, g.pool + 1, cubes, g.picks + 1)
    return None


def placed(g: Table, number: int) -> tuple[list[int], int]:
    """The board and the dice left after a placement."""
    dice = PLACE.b(number)
    level = PLACE.a(number)
    board = g.board.copy()
    board[level] += NUMBERED[dice]
    board[level + SKULL] += SKULLS[dice]
    return board, g.pool - NUMBERED[dice] - SKULLS[dice]


def facts(worlds: list[Match], seat: int, number: int) -> list[Fact]:
    """What is true of an answer, the most telling first."""
    g = worlds[0].state
    assert isinstance(g, Table)
    if BET.has(number) or CONFIRM.has(number):
        bet = BET.a(number) if BET.has(number) else CONFIRM.a(number)
        return about_bet(g, bet, BET.b(number) if BET.has(number) else CONFIRM.b(number))
    if TAKE.has(number):
        frame = g.stack[-1]
        assert isinstance(frame, PayOut)
        return [Fact("es-pays", {"gears": min(payout_gears(g, frame.out, TAKE.a(number)), g.supply)})]
    if READY.has(number) or PASS.has(number):
        return [Fact("es-markers", {"count": g.in_hand[seat]})]
    if ACCEPT_BUST.has(number):
        return [Fact("es-sure", {"gears": 0})]
    if STOP.has(number):
        return [Fact("es-sure", {"gears": min(tumbler_gears(g.book.cards, CHICKEN, g.board), g.supply)})]
    ahead = ahead_of(g, oracle_for(g), number)
    return about_dice(g, number, ahead) if ahead is not None else []


def about_dice(g: Table, number: int, ahead: TurnOdds) -> list[Fact]:
    """What the turn brings on average, and how often it ends in nothing."""
    found: list[Fact] = []
    price = g.book.cards.prices[BUY.a(number) + FEWEST_DICE] if BUY.has(number) else 0
    if g.supply >= RICH:
        found.append(Fact("es-average", {"gears": round(ahead.gears - price, 1), "price": price}))
    found.append(Fact("es-bust", {"percent": round(100.0 * ahead.outs[BUST])}))
    if GO_ON.has(number):
        found.append(Fact("es-dead", {"percent": round(100.0 * dead_roll(g.board, g.floor, g.pool))}))
    if SPEND_CUBE.has(number):
        found.append(Fact("es-cubes", {"count": g.cubes[g.tumbler] - 1}))
    if PLACE.has(number):
        board, pool = placed(g, number)
        if pool and PLACE.a(number) != GEM_LEVEL:
            found.append(Fact("es-stand", {"gears": tumbler_gears(g.book.cards, CHICKEN, board), "dice": pool}))
    return found


def about_bet(g: Table, bet: int, place: int) -> list[Fact]:
    """How likely it comes true if the tumbler plays for the most gears, and what it pays as things stand."""
    ahead = oracle_for(g).look(g.board, g.floor, g.pool, min(g.cubes[g.tumbler], MOST_CUBES), g.picks)
    position = position_of(g, bet)
    line = line_at(g, position)
    chance = ahead.bets.get(bet, 0.0)
    likely = Fact("es-likely", {"bet": BET_KEYS[bet], "percent": round(100.0 * chance)})
    if place != g.heights[position] or place >= len(line.pays):
        return [likely]
    if line.sign == CUBES:
        return [likely, Fact("es-bet-cubes", {"count": line.pays[place]})]
    pays = worth_of(g, position, place)
    mean = [Fact("es-mean", {"gears": round(chance * pays, 1)})] if g.supply >= RICH else []
    return [likely, Fact("es-bet-pays", {"gears": pays}), *mean]
