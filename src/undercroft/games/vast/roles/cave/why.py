"""Why the Cave cannot do what was clicked."""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.domains import OMEN, TILE
from undercroft.games.vast.roles.cave.board import affordable, mine, price
from undercroft.games.vast.roles.cave.omens import possible
from undercroft.games.vast.state import Vast


def why_not_cave(g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
    if domain == OMEN.key and value in OMEN.index:
        return why_not_omen(g, OMEN.index[value])
    if domain == TILE.key and about == "choose-tile" and g.active == CAVE:
        return "crystal-tile-first", {}, "VA-C012"
    return None


def why_not_omen(g: Vast, omen: int) -> WhyNot | None:
    board = mine(g)
    if g.active != CAVE:
        return "omens-on-own-turn", {}, "VA-C023"
    if not affordable(board, omen):
        return "omen-too-dear", {"amount": price(board, omen)}, "VA-C025"
    if not possible(g, board, omen):
        return "omen-for-nothing", {}, "VA-C094"
    return "omen-half-way", {}, "VA-C023"
