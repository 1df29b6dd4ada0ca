"""Why a thing cannot be chosen now, for whoever clicks on it. Reads what its seat knows and changes nothing."""

from undercroft.engine.game import WhyNot
from undercroft.games.emerald_skulls.actions import BET_ON, LEVEL
from undercroft.games.emerald_skulls.bets import SKULL
from undercroft.games.emerald_skulls.betting import is_open_to
from undercroft.games.emerald_skulls.dice import room
from undercroft.games.emerald_skulls.state import Table, position_of, side_at


def why_not(g: Table, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
    """The reason in a key and its arguments, with the rule; None where the question's own rules say all."""
    if domain == BET_ON.key and value in BET_ON.index:
        return why_not_bet(g, seat, about, value)
    if domain == LEVEL.key and value in LEVEL.index:
        return why_not_level(g, about, value)
    return None


def why_not_bet(g: Table, seat: int, about: str, value: str) -> WhyNot | None:
    """The tumbler never bets; others have two markers and find some bets closed."""
    if seat == g.tumbler:
        return "tumbler-never-bets", {}, "ES-060"
    if about not in ("bets", "bet"):
        return None
    if g.in_hand[seat] == 0:
        return "no-marker", {}, "ES-055"
    position = position_of(g, BET_ON.index[value])
    if position < 0:
        return None
    if g.heights[position] >= g.book.line_places[g.lines[position]]:
        return "bet-full", {"bet": value}, "ES-059"
    side = side_at(g, position)
    if side.stop and g.floor >= side.stop - 1:
        return "card-stopped", {"number": side.stop}, "ES-124"
    if not is_open_to(g, position, seat):
        return ("one-marker-a-card", {}, "ES-123") if g.book.advanced else ("one-marker-a-bet", {}, "ES-056")
    return None


def why_not_level(g: Table, about: str, value: str) -> WhyNot | None:
    """Dice go to the floor or above, where there is room, with the right number."""
    level = LEVEL.index[value]
    if about != "place":
        return "dice-not-now", {}, "ES-063"
    if level < g.floor:
        return "level-below", {"level": LEVEL.values[g.floor]}, "ES-038"
    if room(g.board, level) == 0:
        return "level-full", {"level": value}, "ES-040"
    if g.rolled[level] == 0 and g.rolled[SKULL] == 0:
        return "no-die", {"level": value}, "ES-035"
    return None
