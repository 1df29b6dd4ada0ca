"""Why the Goblins cannot do what was clicked."""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cards import DRAGON_PIECE, KNIGHT_PIECE, TRIBES
from undercroft.games.vast.domains import PIECE, SPACE, TRIBE
from undercroft.games.vast.roles.goblins.board import index, mine
from undercroft.games.vast.state import Vast


def why_not_goblins(g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
    if about == "activate-tribes" and domain in (TRIBE.key, PIECE.key) and value in PIECE.index:
        return why_not_activate(g, PIECE.index[value])
    if about == "tribe-acts" and domain == SPACE.key and value in SPACE.index:
        return why_not_march(g, SPACE.index[value])
    return None


def why_not_activate(g: Vast, piece: int) -> WhyNot | None:
    if piece not in TRIBES:
        return None
    if mine(g).activated >> piece & 1:
        return "tribe-activated", {}, "VA-B075"
    return ("tribe-empty", {}, "VA-B080") if mine(g).population[index(piece)] == 0 else None


def why_not_march(g: Vast, pos: int) -> WhyNot | None:
    cell = g.map.cell(pos)
    if cell < 0:
        return "no-tile-there", {}, "VA-B076"
    if cell in (g.at[KNIGHT_PIECE], g.at[DRAGON_PIECE]):
        return "too-strong-for-tribe", {}, "VA-B081"
    return "tribe-cannot-reach", {}, "VA-B076"
