"""What one seat (or a spectator) sees, field by field."""

from undercroft.games.goblin_vaults.cards import FACTIONS, GOALS, LOOT, SUITS, goal_suit
from undercroft.games.goblin_vaults.contract import (
    BidView,
    CardView,
    CellView,
    GlavrunView,
    GoblinVaultsView,
    LotView,
    SeatView,
)
from undercroft.games.goblin_vaults.scheme import TakeTurn
from undercroft.games.goblin_vaults.scoring import glavrun_sheet, sheet
from undercroft.games.goblin_vaults.state import EMPTY, GLAVRUN, Table, leading
from undercroft.games.goblin_vaults.warden import WardenAction


def seat_on_turn(g: Table) -> int | None:
    """Whose turn it is, read off the stack."""
    turn = None
    for procedure in g.stack:
        if isinstance(procedure, TakeTurn | WardenAction):
            turn = procedure.seat
    return turn


def lot_view(g: Table, position: int) -> LotView:
    lead = leading(g, position)
    bids: list[BidView] = []
    for i in range(len(g.bids[position])):
        card = g.bids[position][i]
        bidder = g.bidders[position][i]
        bids.append(
            {
                "bidder": None if bidder == GLAVRUN else bidder,
                "card": LOOT[g.faces.face[card]],
                "gears": g.tokens[card],
                "leads": i == lead,
            }
        )
    block = g.block[position]
    return {
        "position": ("left", "middle", "right")[position],
        "card": LOOT[g.faces.face[block]],
        "gears": g.tokens[block],
        "bids": bids,
    }


def known_cards(g: Table, cards: list[int], seat: int) -> list[str | None]:
    """The keys of the cards this viewer knows, None for the others."""
    faces = [g.faces.known(card, seat) for card in cards]
    return [LOOT[face] if face >= 0 else None for face in faces]


def seat_view(g: Table, seat: int, viewer: int) -> SeatView:
    """Hands are secret but for what the viewer knows to be in them. Rules: GV-024, GV-125, GV-131."""
    vault: list[list[CellView]] = []
    for chamber in range(4):
        cells = [card for card in g.vaults[seat][chamber * 3 : chamber * 3 + 3] if card != EMPTY]
        keys = known_cards(g, cells, viewer)
        vault.append([{"card": keys[i], "face_down": cells[i] in g.face_down} for i in range(len(cells))])
    known = sorted(g.faces.known(card, viewer) for card in g.hands[seat])
    return {
        "seat": seat,
        "faction": FACTIONS[g.factions[seat]] if g.factions[seat] >= 0 else None,
        "gears": g.gears[seat],
        "hand": len(g.hands[seat]),
        "known": [LOOT[face] for face in known if face >= 0],
        "vault": vault,
        "score": sheet(g, seat) if g.basic_goal >= 0 else {},
    }


def glavrun_view(g: Table) -> GlavrunView | None:
    if not g.book.glavrun_factions:
        return None
    return {
        "deck": len(g.glavrun_deck),
        "pile": [LOOT[g.faces.face[card]] for card in g.glavrun_pile],
        "factions": [FACTIONS[faction] for faction in g.glavrun_factions],
        "gears": g.glavrun_gears,
        "score": glavrun_sheet(g) if g.book.glavrun_scores else None,
    }


def printed_facts(g: Table, keys: set[str]) -> dict[str, CardView]:
    cards = g.book.cards
    facts: dict[str, CardView] = {}
    for face in range(60):
        if LOOT[face] in keys:
            facts[LOOT[face]] = {
                "suit": SUITS[cards.suit[face]],
                "value": cards.value[face],
                "faction": FACTIONS[cards.faction[face]],
                "tier": cards.tier[face] + 1,
                "block": ("left", "middle", "right")[cards.position[face]],
            }
    return facts


def view_of(g: Table, viewer: int) -> GoblinVaultsView:
    """The whole view. Rule: GV-125."""
    goals = [goal for goal in [g.basic_goal, *g.suit_goals] if goal >= 0]
    suits = [goal_suit(goal) for goal in goals]
    view: GoblinVaultsView = {
        "round": g.round,
        "rounds": 9,
        "phase": g.phase() or "scoring",
        "turn": seat_on_turn(g),
        "first": g.first if g.first >= 0 else None,
        "goals": [
            {
                "goal": GOALS[goals[i]],
                "suit": SUITS[suits[i]] if suits[i] >= 0 else None,
                "rewards": g.book.cards.rewards[goals[i]],
            }
            for i in range(len(goals))
        ],
        "suits": [SUITS[suit] for suit in g.suits],
        "lots": [lot_view(g, position) for position in range(len(g.block))],
        "warden": LOOT[g.faces.face[g.warden]] if g.warden >= 0 else None,
        "warden_gears": g.tokens[g.warden] if g.warden >= 0 else 0,
        "deck": len(g.deck),
        "deck_known": known_cards(g, g.deck[::-1], viewer),
        "supply": g.supply,
        "players": [seat_view(g, seat, viewer) for seat in range(g.seats)],
        "glavrun": glavrun_view(g),
        "cards": {},
    }
    keys = {lot["card"] for lot in view["lots"]}
    for lot in view["lots"]:
        keys.update(bid["card"] for bid in lot["bids"])
    for player in view["players"]:
        keys.update(player["known"])
        for chamber in player["vault"]:
            keys.update(cell["card"] for cell in chamber if cell["card"] is not None)
    keys.update(card for card in view["deck_known"] if card is not None)
    if view["warden"] is not None:
        keys.add(view["warden"])
    if view["glavrun"] is not None:
        keys.update(view["glavrun"]["pile"])
    view["cards"] = printed_facts(g, keys)
    return view
