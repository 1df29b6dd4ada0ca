"""Goblin Vaults: what is true of an answer, by what its seat knows."""

from typing import Final

from undercroft.bots.search.reasons import Fact
from undercroft.engine.match import Match
from undercroft.games.goblin_vaults.actions import BID, DRAW, MOVE, START, STASH, STORE, SWAP
from undercroft.games.goblin_vaults.cards import LOOT
from undercroft.games.goblin_vaults.scheme import SchemePhase
from undercroft.games.goblin_vaults.scoring import vault_points
from undercroft.games.goblin_vaults.state import (
    BLANK,
    GLAVRUN,
    Table,
    height,
    matches_warden,
    strength,
    to_beat,
    visible_cells,
)
from undercroft.games.goblin_vaults.vault import won_card
from undercroft.games.goblin_vaults.warden import move

OPEN: Final = ("gv-underbid", "gv-wins-sure", "gv-lot", "gv-rival", "gv-kept", "gv-action", "gv-scores", "gv-nothing")
"""Facts that anybody at the table can work out once the answer has been given."""


def facts(worlds: list[Match], seat: int, number: int) -> list[Fact]:
    """What is true of an answer, the most telling first."""
    g = worlds[0].state
    assert isinstance(g, Table)
    cells = visible_cells(g, seat)
    if BID.has(number):
        return about_bid(worlds, g, seat, BID.a(number), BID.b(number))
    if START.has(number):
        face = START.a(number)
        return [*stored(g, seat, cells, face, START.b(number)), *rank(g, seat, face)]
    if STORE.has(number):
        return stored(g, seat, cells, g.faces.face[won_card(g, seat)], STORE.a(number))
    if STASH.has(number):
        lost = Fact(
            "gv-given-up", {"card": LOOT[STASH.a(number)], "points": best_gain(g, seat, cells, STASH.a(number))}
        )
        return [*stored(g, seat, cells, BLANK, STASH.b(number)), lost]
    if MOVE.has(number):
        before = vault_points(g, seat, cells)
        move(cells, MOVE.a(number), MOVE.b(number))
        return [Fact("gv-scores", {"points": vault_points(g, seat, cells) - before}), chances_next(g, seat, cells)]
    if DRAW.has(number):
        face = DRAW.a(number)
        lost = Fact("gv-given-up", {"card": LOOT[face], "points": best_gain(g, seat, cells, face)})
        return [lost, chances_next(g, seat, cells), *rank(g, seat, face)]
    if SWAP.has(number):
        return about_warden(g, seat, g.block[SWAP.a(number)])
    if worlds[0].waiting is not None and worlds[0].waiting.about == "swap":
        return about_warden(g, seat, g.warden)
    return [Fact("gv-nothing", {}), chances_next(g, seat, cells)]


def about_bid(worlds: list[Match], g: Table, seat: int, face: int, position: int) -> list[Fact]:
    """Whether it wins, what is to be won, and what becomes of the card if it does not."""
    cells = visible_cells(g, seat)
    card = g.block[position]
    force = strength(g, face)
    kept = Fact("gv-kept", {"card": LOOT[face], "points": best_gain(g, seat, cells, face)})
    more = [Fact("gv-action", {})] if matches_warden(g, face) else []
    more += rank(g, seat, face)
    if force <= to_beat(g, position):
        return [Fact("gv-underbid", {"gears": g.gears[seat] - 1}), kept, *more]
    won = best_gain(g, seat, cells, g.faces.face[card])
    lot = Fact("gv-lot", {"card": LOOT[g.faces.face[card]], "points": won, "gears": g.tokens[card]})
    found = [lot]
    later = later_bidders(g, seat)
    if not later:
        found = [Fact("gv-wins-sure", {}), lot]
    elif len(worlds) > 1:
        safe = 0
        for world in worlds:
            state = world.state
            assert isinstance(state, Table)
            safe += not can_be_beaten(state, later, force, position)
        found = [Fact("gv-wins", {"worlds": safe, "of": len(worlds)}), lot]
    rival = -1
    most = won
    for other in range(g.seats):
        theirs = best_gain(g, other, visible_cells(g, other), g.faces.face[card]) if other != seat else won
        if theirs > most:
            rival = other
            most = theirs
    if rival >= 0:
        more = [Fact("gv-rival", {"seat": rival, "points": most}), *more]
    return [*found, *([kept] if later else []), *more]


def later_bidders(g: Table, seat: int) -> list[int]:
    """Who still bids in this round after this seat."""
    for procedure in g.stack:
        if isinstance(procedure, SchemePhase):
            first = max(g.first, 0)
            later = [(first + turn) % g.seats for turn in range(procedure.turns, g.seats)]
            if g.book.glavrun_factions == 2:
                later.append(GLAVRUN)
            return [bidder for bidder in later if bidder != seat]
    return []


def can_be_beaten(g: Table, later: list[int], force: int, position: int) -> bool:
    """Whether somebody who bids later holds, or will turn up, a card that beats this strength."""
    for other in later:
        if other == GLAVRUN:
            face = g.faces.face[g.glavrun_deck[-1]]
            if g.book.cards.position[face] == position and strength(g, face) > force:
                return True
            continue
        for card in g.hands[other]:
            if strength(g, g.faces.face[card]) > force:
                return True
    return False


def stored(g: Table, seat: int, cells: list[int], face: int, chamber: int) -> list[Fact]:
    """What a card scores in a chamber, and what that leaves room for."""
    before = vault_points(g, seat, cells)
    cells[chamber * 3 + height(g.vaults[seat], chamber)] = face
    return [Fact("gv-scores", {"points": vault_points(g, seat, cells) - before}), chances_next(g, seat, cells)]


def best_gain(g: Table, seat: int, cells: list[int], face: int) -> int:
    """What a card would score at once in its best chamber."""
    before = vault_points(g, seat, cells)
    found = [0]
    for chamber in range(4):
        for place in range(chamber * 3, chamber * 3 + 3):
            if cells[place] == -1:
                cells[place] = face
                found.append(vault_points(g, seat, cells) - before)
                cells[place] = -1
                break
    return max(found[1:] or found)


def chances_next(g: Table, seat: int, cells: list[int]) -> Fact:
    """What a card this seat has not seen would score at once in this vault, on average."""
    faces = [g.faces.face[card] for card in range(len(g.faces.face)) if g.faces.known(card, seat) < 0]
    total = 0
    for face in faces:
        total += best_gain(g, seat, cells, face)
    return Fact("gv-next", {"points": round(total / max(1, len(faces)), 1)})


def rank(g: Table, seat: int, face: int) -> list[Fact]:
    """Whether a card is the strongest or the weakest of its hand."""
    forces = [strength(g, g.faces.face[card]) for card in g.hands[seat]]
    if len(forces) < 2:
        return []
    if strength(g, face) == max(forces):
        return [Fact("gv-strongest", {"card": LOOT[face]})]
    if strength(g, face) == min(forces):
        return [Fact("gv-weakest", {"card": LOOT[face]})]
    return []


def about_warden(g: Table, seat: int, card: int) -> list[Fact]:
    """How many cards of the hand a warden makes trumps, and how many would earn an action."""
    cards = g.book.cards
    face = g.faces.face[card]
    hand = [g.faces.face[mine] for mine in g.hands[seat]]
    trumps = len([mine for mine in hand if cards.suit[mine] == cards.suit[face]])
    actions = len([mine for mine in hand if cards.faction[mine] == cards.faction[face]])
    return [Fact("gv-trumps", {"count": trumps}), Fact("gv-actions", {"count": actions})]
