"""The Goblins' board as a seat may see it."""

from undercroft.games.vast.cards import GOBLINS, MONSTERS, SECRETS, TRIBES, WAR
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.goblins.board import (
    MOST_POPULATION,
    SLOTS,
    index,
    lurks,
    mine,
    name,
    perception,
    revealed,
    strength,
)
from undercroft.games.vast.roles.goblins.contract import GoblinsView, TribeView
from undercroft.games.vast.roles.goblins.marching import losses_on_the_way
from undercroft.games.vast.state import Vast


def goblins_view(g: Vast, seat: int) -> GoblinsView:
    """Only the Secrets in hand are hidden. Rule: VA-G101, VA-G102"""
    board = mine(g)
    theirs = seat == g.seat(GOBLINS)
    secrets: list[str | None] = []
    for secret in sorted(SECRETS[g.faces.face[card]] for card in board.hand):
        secrets.append(secret if theirs else None)
    return {
        "rage": board.rage,
        "malaise": board.rage == 0,
        "tribes": {name(piece): tribe_view(g, piece) for piece in TRIBES},
        "monster_limit": board.population[1],
        "monsters_drawn": [MONSTERS[g.faces.face[card]] for card in board.monsters_drawn],
        "war": WAR[g.faces.face[board.war]] if board.war >= 0 else None,
        "war_drawn": [WAR[g.faces.face[card]] for card in board.war_drawn],
        "war_discards": [WAR[g.faces.face[card]] for card in board.war_discards],
        "secrets": secrets,
        "secrets_up": [SECRETS[g.faces.face[card]] for card in board.up],
        "secret_deck": len(board.secret_deck),
        "secret_discards": [SECRETS[g.faces.face[card]] for card in board.secret_discards],
        "smashed": g.smashed[GOBLINS],
        "crystal_goal": g.book.goblin_crystal_goal,
        "secret_tunnels": board.tunnels,
        "blind_fury": [name(piece) for piece in TRIBES if board.furious >> piece & 1],
        "fire_bomber": [name(piece) for piece in TRIBES for _ in range(board.bombers[index(piece)])],
        "acting": name(board.acting) if board.acting >= 0 else None,
        "reach": reach_view(g, board.acting),
    }


def reach_view(g: Vast, piece: int) -> dict[str, int]:
    """Rule: VA-B077, VA-B117"""
    if piece < 0 or not revealed(g, piece):
        return {}
    return {SPACE.values[pos]: loss for pos, loss in sorted(losses_on_the_way(g, piece).items())}


def tribe_view(g: Vast, piece: int) -> TribeView:
    board = mine(g)
    i = index(piece)
    return {
        "population": board.population[i],
        "most_population": MOST_POPULATION[i],
        "strength": strength(g, piece),
        "perception": perception(g, piece),
        "monsters": [MONSTERS[g.faces.face[card]] for card in board.held[i]],
        "monster_slots": SLOTS[i],
        "where": "revealed" if revealed(g, piece) else "lurking" if lurks(g, piece) else "hidden",
        "activated": bool(board.activated >> piece & 1),
    }
