"""Laying bets: what a bet has to pass, and bettors asked one after the other. The open window is in `window.py`.

A bet that cannot come true or cannot pay is doubted once before it counts. While doubted (or, in a window, overtaken),
a bet is pending: its owner confirms or withdraws it, and nobody else has to wait for that.
"""

from typing import Final

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask
from undercroft.games.emerald_skulls.actions import (
    BET,
    CONFIRM,
    PASS,
    PLACE_IN_STACK,
    WITHDRAW,
)
from undercroft.games.emerald_skulls.bets import BET_KEYS
from undercroft.games.emerald_skulls.cards import TIMES
from undercroft.games.emerald_skulls.state import (
    Table,
    is_free_for,
    is_possible,
    line_at,
    opposing,
    position_of,
    prospect,
)

NOWHERE: Final = -1
SAY_PASS: Final = PASS.of()


def is_open_to(g: Table, position: int, seat: int) -> bool:
    """Whether this player, marker in hand, may lay it here. Rules: ES-056, ES-059, ES-123, ES-124."""
    return g.heights[position] < g.book.line_places[g.lines[position]] and is_free_for(g, position, seat)


def open_bets(g: Table, seat: int) -> list[int]:
    """Positions where this player may lay a marker now. Rule: ES-055."""
    if g.in_hand[seat] == 0:
        return []
    return [position for position in range(len(g.lines)) if is_open_to(g, position, seat)]


def can_bet(g: Table, seat: int) -> bool:
    """Whether this player has a marker and a bet to lay it on."""
    if g.in_hand[seat] > 0:
        for position in range(len(g.lines)):
            if is_open_to(g, position, seat):
                return True
    return False


def nobody_can_bet(g: Table) -> bool:
    """The tumbler never bets. Rule: ES-060."""
    return not any(seat != g.tumbler and can_bet(g, seat) for seat in range(g.seats))


def bettors(g: Table) -> list[int]:
    """Clockwise from the tumbler's left. Rule: ES-234."""
    return g.book.bettors[g.tumbler]


def doubt(g: Table, position: int) -> str:
    """Why a bet would be pointless now: it cannot come true, or a times sign multiplies by nothing.

    Rules: ES-170, ES-235.
    """
    if not is_possible(g, position, prospect(g)):
        return "hopeless"
    if line_at(g, position).sign == TIMES and opposing(g, position) == 0:
        return "worthless"
    return ""


def key_at(g: Table, position: int) -> str:
    return BET_KEYS[line_at(g, position).bet]


def lay(g: Table, seat: int, position: int) -> None:
    """A marker is laid and stays: no undo reaches behind it. Rule: ES-057."""
    place = g.lay_marker(position, seat)
    g.faces.reveal_count += 1
    if g.emitting:
        g.emit("bet-laid", {"seat": seat, "bet": key_at(g, position), "place": PLACE_IN_STACK.values[place]})


class PendingBets(Procedure):
    """What both ways of betting remember about markers not yet laid."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.pending_bet: list[int] = [NOWHERE] * seats
        """The place of each seat's bet that is not yet laid."""
        self.doubted: list[int] = [0] * seats
        """Whether that bet has been doubted already."""

    def copy_bets_into(self, clone: "PendingBets") -> None:
        self.copy_base_into(clone)
        clone.pending_bet = self.pending_bet.copy()
        clone.doubted = self.doubted.copy()

    def offer(self, g: Table, seat: int, position: int) -> None:
        """Lay a marker unless the bet must be doubted first."""
        why = "" if self.doubted[seat] else doubt(g, position)
        if why:
            self.pending_bet[seat] = position
            self.doubted[seat] = 1
            if g.emitting:
                g.emit_to(seat, f"bet-{why}", {"seat": seat, "bet": key_at(g, position)})
            return
        self.release(seat)
        lay(g, seat, position)

    def release(self, seat: int) -> None:
        self.pending_bet[seat] = NOWHERE
        self.doubted[seat] = 0


class BetInTurn(PendingBets):
    """Each bettor in turn lays none, one or two markers. Rule: ES-234."""

    PHASE = "bets"
    STEPS = ("next_bettor", "ask", "hear")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asked = 0

    def copy(self) -> "BetInTurn":
        clone = BetInTurn(0)
        self.copy_bets_into(clone)
        clone.asked = self.asked
        return clone

    def next_bettor(self, g: Table) -> None:
        self.asked += 1
        if self.asked == g.seats:
            self.end()
        elif not can_bet(g, self.seat(g)):
            self.again()

    def seat(self, g: Table) -> int:
        return (g.tumbler + self.asked) % g.seats

    def ask(self, g: Table) -> Ask:
        seat = self.seat(g)
        position = self.pending_bet[seat]
        if position >= 0:
            bet = line_at(g, position).bet
            return Ask("doubt", seat, [CONFIRM.of(bet, g.heights[position]), WITHDRAW.of(bet)])
        numbers = [g.book.say_first[g.lines[p]] + g.heights[p] for p in open_bets(g, seat)]
        numbers.append(SAY_PASS)
        return Ask("bet", seat, numbers)

    def hear(self, g: Table) -> None:
        seat = self.seat(g)
        answer = self.answer
        if PASS.has(answer):
            self.goto("next_bettor")
            return
        if WITHDRAW.has(answer):
            self.release(seat)
        elif BET.has(answer):
            self.offer(g, seat, position_of(g, BET.a(answer)))
        else:
            self.offer(g, seat, self.pending_bet[seat])
        self.goto("ask" if self.pending_bet[seat] >= 0 or can_bet(g, seat) else "next_bettor")

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        return {"markers": g.in_hand[self.seat(g)]}
