"""What one seat (or a spectator) sees, field by field. All of it is open but the opposition deck."""

from typing import Final

from undercroft.games.emerald_skulls.bets import (
    BET_KEYS,
    BETS,
    BUST,
    CHICKEN,
    DICE,
    LEVELS,
    MARKERS,
    OUTS,
    ROOM,
    SKULL,
    came_true,
)
from undercroft.games.emerald_skulls.betting import BetInTurn, bettors, open_bets
from undercroft.games.emerald_skulls.cards import (
    FEWEST_DICE,
    KINDS,
    MOST_PLACES,
    PER,
    SIGNS,
    tumbler_cubes,
    tumbler_gears,
)
from undercroft.games.emerald_skulls.contract import (
    BetView,
    CardView,
    EmeraldSkullsView,
    Face,
    JackpotView,
    LevelView,
    MarkerView,
    OppositionView,
    PayoutView,
    SeatView,
    WindowView,
)
from undercroft.games.emerald_skulls.payout import PayOut
from undercroft.games.emerald_skulls.state import (
    COLOURS,
    SOLO_COLOUR,
    VRAX,
    Table,
    is_possible,
    line_at,
    opposing,
    prospect,
    worth_of,
)
from undercroft.games.emerald_skulls.turn import Tumble
from undercroft.games.emerald_skulls.window import OpenWindow

FACES: Final[tuple[Face, ...]] = ("1", "2", "3", "4", "5", "skull")


def marker_view(owner: int) -> MarkerView:
    if owner >= VRAX:
        return {"seat": None, "rival": "vrax" if owner == VRAX else "kur"}
    return {"seat": owner, "rival": None}


def bet_view(g: Table, position: int, possible: bool, is_open: bool) -> BetView:
    cards = g.book.cards
    line = line_at(g, position)
    markers = g.heights[position]
    jackpot: JackpotView | None = None
    if cards.jackpots[line.bet]:
        jackpot = {"gears": cards.jackpots[line.bet], "per": PER[cards.jackpot_per[line.bet]]}
    base = position * MOST_PLACES
    return {
        "bet": BET_KEYS[line.bet],
        "pays": list(line.pays),
        "sign": SIGNS[line.sign],
        "kicker_of": BET_KEYS[line.group] if line.group != line.bet else None,
        "jackpot": jackpot,
        "confidence": line.confidence,
        "markers": [marker_view(g.markers[base + place]) for place in range(markers)],
        "opposing": opposing(g, position),
        "next": worth_of(g, position, markers) if markers < len(line.pays) else None,
        "possible": possible,
        "open": is_open,
    }


def can_still_win(g: Table, position: int) -> bool:
    """Whether a bet may yet be paid: by what can come, or by stopping right now; after the turn, by what came."""
    top = g.stack[-1] if g.stack else None
    bet = BETS[line_at(g, position).bet]
    if isinstance(top, PayOut):
        return came_true(bet, top.out, g.board, g.rolled[SKULL], g.picks)
    if g.pool == 0:
        return True
    if isinstance(top, Tumble) and top.is_checking() and came_true(bet, CHICKEN, g.board, g.rolled[SKULL], g.picks):
        return True
    return is_possible(g, position, prospect(g))


def card_views(g: Table, viewer: int) -> list[CardView]:
    bettor = 0 <= viewer < g.seats and viewer != g.tumbler and g.tumbler >= 0 and not g.book.solo
    free = open_bets(g, viewer) if bettor and g.lines else []
    views: list[CardView] = []
    position = 0
    for index in g.sides:
        side = g.book.cards.sides[index]
        bets: list[BetView] = []
        for _ in side.lines:
            if position < len(g.lines):
                bets.append(bet_view(g, position, can_still_win(g, position), position in free))
            position += 1
        views.append(
            {
                "card": side.key,
                "number": side.number,
                "kind": KINDS[side.kind],
                "title": side.title,
                "stop": side.stop or None,
                "stopped": bool(side.stop) and g.floor >= side.stop - 1,
                "bets": bets,
            }
        )
    return views


def level_views(g: Table) -> list[LevelView]:
    return [
        {
            "level": LEVELS[level],
            "number": level + 1,
            "holds": ROOM[level],
            "numbered": g.board[level],
            "skulls": g.board[level + SKULL],
            "open": level >= g.floor and g.board[level] + g.board[level + SKULL] < ROOM[level],
        }
        for level in range(5)
    ]


def seat_views(g: Table) -> list[SeatView]:
    top = g.stack[-1] if g.stack else None
    return [
        {
            "seat": seat,
            "colour": SOLO_COLOUR if g.book.solo else COLOURS[seat],
            "gears": g.gears[seat],
            "cubes": g.cubes[seat],
            "markers": g.in_hand[seat],
            "tumbler": seat == g.tumbler,
            "ready": isinstance(top, OpenWindow) and top.ready[seat] == 1,
        }
        for seat in range(g.seats)
    ]


def payout_views(g: Table) -> list[PayoutView]:
    """The payout table of the aid card. Rules: ES-011, ES-194."""
    cards = g.book.cards
    return [
        {
            "out": OUTS[out],
            "gears": [cards.pays[level][out] for level in range(5)],
            "cubes": [cards.gives[level][out] for level in range(5)],
            "skulls_pay": OUTS[out] in ("gem", "double"),
        }
        for out in range(len(OUTS))
        if out != BUST
    ]


def window_view(g: Table) -> WindowView | None:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, OpenWindow):
        return {"unlocked": not top.is_locked(g, bettors(g)), "seconds": g.book.seconds, "in_turn": False}
    if isinstance(top, BetInTurn):
        return {"unlocked": False, "seconds": 0, "in_turn": True}
    return None


def opposition_view(g: Table) -> OppositionView | None:
    if not g.book.solo:
        return None
    card = g.faces.face[g.revealed] + 1 if g.revealed >= 0 else None
    return {"gears": g.opposition, "deck": len(g.deck), "card": card}


def faces_in_pool(g: Table) -> list[Face]:
    faces: list[Face] = []
    for face in range(len(g.rolled)):
        faces += [FACES[face]] * g.rolled[face]
    return faces


def view_of(g: Table, viewer: int) -> EmeraldSkullsView:
    """The whole view; nothing is hidden but the order of the opposition deck. Rule: ES-184."""
    cards = g.book.cards
    view: EmeraldSkullsView = {
        "phase": g.phase() or "over",
        "turn": g.turns,
        "tumbler": g.tumbler if g.tumbler >= 0 else None,
        "supply": g.supply,
        "players": seat_views(g),
        "most_markers": MARKERS,
        "board": level_views(g),
        "floor": LEVELS[g.floor],
        "pool": g.pool,
        "rolled": faces_in_pool(g),
        "spare_dice": g.spare_dice,
        "picks": g.picks,
        "rolls": g.rolls,
        "cards": card_views(g, viewer),
        "prices": [{"dice": dice, "gears": cards.prices[dice]} for dice in range(FEWEST_DICE, DICE + 1)],
        "payouts": payout_views(g),
        "if_stopped": {
            "gears": tumbler_gears(cards, CHICKEN, g.board),
            "cubes": tumbler_cubes(cards, CHICKEN, g.board),
        },
        "window": window_view(g),
        "opposition": opposition_view(g),
    }
    return view
