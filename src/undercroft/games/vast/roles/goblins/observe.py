"""The Goblins' board as a seat may see it, as numbers: the FIELDS of the contract, in their order."""

from undercroft.engine.observation import Observation
from undercroft.games.vast.cards import GOBLINS, MONSTERS, SECRETS, TRIBES, WAR
from undercroft.games.vast.roles.goblins.board import index, mine, perception, revealed, strength
from undercroft.games.vast.state import Vast


def faces_of(g: Vast, cards: list[int]) -> list[int]:
    return [g.faces.face[card] for card in cards]


def observe_goblins(g: Vast, seat: int, into: Observation) -> None:
    """Only the Secrets in hand are hidden. Rule: VA-G101, VA-G102"""
    board = mine(g)
    into.number("goblins-rage", board.rage)
    into.numbers("goblins-population", board.population)
    into.numbers("goblins-strength", [strength(g, piece) for piece in TRIBES])
    into.numbers("goblins-perception", [perception(g, piece) for piece in TRIBES])
    place = into.field("goblins-monsters", len(TRIBES) * len(MONSTERS))
    for piece in TRIBES:
        into.count(place + index(piece) * len(MONSTERS), faces_of(g, board.held[index(piece)]))
    into.numbers("goblins-revealed", [int(revealed(g, piece)) for piece in TRIBES])
    into.numbers("goblins-activated", [board.activated >> piece & 1 for piece in TRIBES])
    into.choice("goblins-acting", len(TRIBES), index(board.acting) if board.acting >= 0 else -1)
    into.counts("goblins-monsters-drawn", len(MONSTERS), faces_of(g, board.monsters_drawn))
    into.choice("goblins-war", len(WAR), g.faces.face[board.war] if board.war >= 0 else -1)
    into.counts("goblins-war-drawn", len(WAR), faces_of(g, board.war_drawn))
    into.counts("goblins-war-discards", len(WAR), faces_of(g, board.war_discards))
    into.number("goblins-secrets", len(board.hand))
    theirs = seat == g.seat(GOBLINS)
    into.counts("goblins-known-secrets", len(SECRETS), faces_of(g, board.hand) if theirs else [])
    into.counts("goblins-secrets-up", len(SECRETS), faces_of(g, board.up))
    into.number("goblins-secret-deck", len(board.secret_deck))
    into.counts("goblins-secret-discards", len(SECRETS), faces_of(g, board.secret_discards))
    into.number("goblins-smashed", g.smashed[GOBLINS])
    into.number("goblins-secret-tunnels", 1 if board.tunnels else 0)
    into.numbers("goblins-blind-fury", [board.furious >> piece & 1 for piece in TRIBES])
    into.numbers("goblins-fire-bombers", board.bombers)
