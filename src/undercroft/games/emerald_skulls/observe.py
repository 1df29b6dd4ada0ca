"""What one seat sees, as numbers: the fields that `contract.observation` declares, in their order."""

from typing import Final

from undercroft.engine.observation import Observation
from undercroft.games.emerald_skulls.bets import BETS, SKULL
from undercroft.games.emerald_skulls.betting import BetInTurn, bettors
from undercroft.games.emerald_skulls.cards import MOST_PLACES, SIDE_KEYS
from undercroft.games.emerald_skulls.state import NOBODY, VRAX, Table
from undercroft.games.emerald_skulls.window import OpenWindow

PHASES: Final = {"set-up": 0, "buy": 1, "bets": 2, "tumble": 3, "payout": 4}
OVER: Final = 5


def observe(g: Table, viewer: int, into: Observation) -> None:
    """The whole observation; nothing is hidden but the order of the opposition deck. Rule: ES-184."""
    into.choice("phase", 6, PHASES.get(g.phase(), OVER))
    into.number("turn", g.turns)
    into.number("supply", g.supply)
    into.choice("tumbler", g.seats, NOBODY if g.tumbler < 0 else (g.tumbler - viewer) % g.seats)
    observe_seats(g, viewer, into)
    place = into.field("numbered-dice", 5)
    for level in range(5):
        into.set(place + level, g.board[level])
    place = into.field("skull-dice", 5)
    for level in range(5):
        into.set(place + level, g.board[level + SKULL])
    into.choice("floor", 5, g.floor)
    into.number("pool", g.pool)
    place = into.field("rolled", 6)
    for face in range(6):
        into.set(place + face, g.rolled[face])
    into.number("spare-dice", g.spare_dice)
    into.number("picks", g.picks)
    into.number("rolls", g.rolls)
    place = into.field("sides", len(SIDE_KEYS))
    for side in g.sides:
        into.set(place + side, 1)
    observe_markers(g, viewer, into)
    top = g.stack[-1] if g.stack else None
    unlocked = isinstance(top, OpenWindow) and not top.is_locked(g, bettors(g))
    into.number("unlocked", 1 if unlocked else 0)
    into.number("in-turn", 1 if isinstance(top, BetInTurn) else 0)
    into.number("opposition-gears", g.opposition)
    into.number("opposition-deck", len(g.deck))
    into.number("opposition-card", g.faces.face[g.revealed] + 1 if g.revealed >= 0 else 0)


def observe_seats(g: Table, viewer: int, into: Observation) -> None:
    """What lies before each player, and who is ready to see the roll."""
    place = into.field("gears", g.seats)
    for seat in range(g.seats):
        into.set(place + (seat - viewer) % g.seats, g.gears[seat])
    place = into.field("cubes", g.seats)
    for seat in range(g.seats):
        into.set(place + (seat - viewer) % g.seats, g.cubes[seat])
    place = into.field("markers-in-hand", g.seats)
    for seat in range(g.seats):
        into.set(place + (seat - viewer) % g.seats, g.in_hand[seat])
    place = into.field("ready", g.seats)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, OpenWindow):
        for seat in range(g.seats):
            into.set(place + (seat - viewer) % g.seats, top.ready[seat])


def observe_markers(g: Table, viewer: int, into: Observation) -> None:
    """Whose markers lie on each bet, from the bottom; Vrax and Kur come behind the seats."""
    owners = g.seats + 2
    place = into.field("markers", len(BETS) * MOST_PLACES * owners)
    for position in range(len(g.lines)):
        if g.heights[position]:
            stack = place + g.book.lines[g.lines[position]].bet * MOST_PLACES * owners
            for i in range(g.heights[position]):
                owner = g.markers[position * MOST_PLACES + i]
                seat = g.seats + owner - VRAX if owner >= VRAX else (owner - viewer) % g.seats
                into.set(stack + i * owners + seat, 1)
