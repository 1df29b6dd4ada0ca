"""What one seat sees, as numbers: the fields that `contract.observation` declares, in their order."""

from typing import Final

from undercroft.engine.observation import Observation
from undercroft.games.goblin_vaults.cards import FACTIONS, GOALS, LOOT, SUITS
from undercroft.games.goblin_vaults.state import EMPTY, GLAVRUN, Table, leading
from undercroft.games.goblin_vaults.view import seat_on_turn

CARDS: Final = len(LOOT)
PHASES: Final = {"set-up": 0, "scheme": 1, "vault": 2, "warden": 3}
SCORING: Final = 4


def observe(g: Table, viewer: int, into: Observation) -> None:
    """The whole observation. Rule: GV-125."""
    seats = g.seats
    into.number("round", g.round)
    into.choice("phase", 5, PHASES.get(g.phase(), SCORING))
    turn = seat_on_turn(g)
    into.choice("turn", seats, -1 if turn is None else (turn - viewer) % seats)
    into.choice("first", seats, -1 if g.first < 0 else (g.first - viewer) % seats)
    place = into.field("goals", len(GOALS))
    if g.basic_goal >= 0:
        into.set(place + g.basic_goal, 1)
    for goal in g.suit_goals:
        into.set(place + goal, 1)
    place = into.field("suits", len(SUITS))
    for suit in g.suits:
        into.set(place + suit, 1)
    into.number("deck", len(g.deck))
    into.number("supply", g.supply)
    observe_hands(g, viewer, into)
    observe_lots(g, viewer, into)
    observe_vaults(g, viewer, into)
    place = into.field("known-in-deck", CARDS)
    for card in g.deck:
        face = g.faces.known(card, viewer)
        if face >= 0:
            into.set(place + face, 1)
    place = into.field("glavrun-pile", CARDS)
    for card in g.glavrun_pile:
        into.set(place + g.faces.face[card], 1)
    place = into.field("glavrun-factions", len(FACTIONS))
    for faction in g.glavrun_factions:
        into.set(place + faction, 1)
    into.number("glavrun-deck", len(g.glavrun_deck))
    into.number("glavrun-gears", g.glavrun_gears)


def observe_hands(g: Table, viewer: int, into: Observation) -> None:
    """Gears, factions, and what the viewer knows of hands. Rule: GV-024."""
    seats = g.seats
    place = into.field("gears", seats)
    for seat in range(seats):
        into.set(place + (seat - viewer) % seats, g.gears[seat])
    place = into.field("hand-sizes", seats)
    for seat in range(seats):
        into.set(place + (seat - viewer) % seats, len(g.hands[seat]))
    place = into.field("factions", seats * len(FACTIONS))
    for seat in range(seats):
        if g.factions[seat] >= 0:
            into.set(place + (seat - viewer) % seats * len(FACTIONS) + g.factions[seat], 1)
    place = into.field("hands", seats * CARDS)
    for seat in range(seats):
        first = place + (seat - viewer) % seats * CARDS
        for card in g.hands[seat]:
            face = g.faces.known(card, viewer)
            if face >= 0:
                into.set(first + face, 1)


def observe_lots(g: Table, viewer: int, into: Observation) -> None:
    """The block, the bids on it, and the warden. Glavrun bids behind the seats."""
    faces = g.faces.face
    place = into.field("block", 3 * CARDS)
    for position in range(len(g.block)):
        into.set(place + position * CARDS + faces[g.block[position]], 1)
    place = into.field("bids", 3 * (g.seats + 1) * CARDS)
    for position in range(3):
        bids = g.bids[position]
        for i in range(len(bids)):
            bidder = g.bidders[position][i]
            seat = g.seats if bidder == GLAVRUN else (bidder - viewer) % g.seats
            into.set(place + (position * (g.seats + 1) + seat) * CARDS + faces[bids[i]], 1)
    place = into.field("leading", CARDS)
    for position in range(3):
        lead = leading(g, position)
        if lead >= 0:
            into.set(place + faces[g.bids[position][lead]], 1)
    place = into.field("warden", CARDS)
    if g.warden >= 0:
        into.set(place + faces[g.warden], 1)
    place = into.field("gears-on-cards", CARDS)
    for card in g.block:
        into.set(place + faces[card], g.tokens[card])
    for bids in g.bids:
        for card in bids:
            into.set(place + faces[card], g.tokens[card])
    if g.warden >= 0:
        into.set(place + faces[g.warden], g.tokens[g.warden])


def observe_vaults(g: Table, viewer: int, into: Observation) -> None:
    """Every vault by place, and which of its cards lie face down. Rule: GV-131."""
    seats = g.seats
    place = into.field("vaults", seats * 12 * CARDS)
    for seat in range(seats):
        first = place + (seat - viewer) % seats * 12 * CARDS
        vault = g.vaults[seat]
        for cell in range(12):
            if vault[cell] != EMPTY:
                face = g.faces.known(vault[cell], viewer)
                if face >= 0:
                    into.set(first + cell * CARDS + face, 1)
    place = into.field("face-down", seats * 12)
    if g.face_down:
        for seat in range(seats):
            first = place + (seat - viewer) % seats * 12
            for cell in range(12):
                if g.vaults[seat][cell] in g.face_down:
                    into.set(first + cell, 1)
