"""Worlds a seat cannot rule out.

Cards other than tiles are re-dealt by the engine. Tiles know more: a Dark tile on the map shows its symbol, and each
third of the stack holds its share of Crystals and Vaults. So unseen tiles trade faces pairwise, and only where nobody
could notice.
"""

from undercroft.engine.faces import bit
from undercroft.engine.luck import Luck
from undercroft.games.vast.facts import CRYSTAL, TILE_COUNT, TILE_SYMBOL, TILE_TYPE, VAULT
from undercroft.games.vast.setup import LEFT_OUT, STARTERS
from undercroft.games.vast.state import Vast


def redeal(g: Vast, seat: int, luck: Luck) -> None:
    """Deal what this seat has not seen anew."""
    tiles = g.faces.face[:TILE_COUNT]
    g.faces.redeal(seat, luck)
    for cell in range(TILE_COUNT):
        g.faces.face[cell] = tiles[cell]
    mask = bit(seat)
    hidden = [cell for cell in range(1, TILE_COUNT) if not g.faces.seen[cell] & mask]
    count = len(hidden)
    if count < 2:
        return
    for _ in range(6 * count):
        a = hidden[luck.below(count)]
        b = hidden[luck.below(count)]
        if a != b and may_trade(g, a, b):
            kept = g.faces.face[a]
            g.faces.face[a] = g.faces.face[b]
            g.faces.face[b] = kept


def may_trade(g: Vast, a: int, b: int) -> bool:
    """Whether two unseen tiles could be each other for all this seat knows. Rule: VA-G010, VA-G015"""
    one = g.faces.face[a]
    two = g.faces.face[b]
    if (g.map.pos[a] >= 0 or g.map.pos[b] >= 0) and TILE_SYMBOL[one] != TILE_SYMBOL[two]:
        return False
    if g.pile[a] == g.pile[b]:
        return g.pile[a] != LEFT_OUT or TILE_TYPE[one] == TILE_TYPE[two]
    if g.pile[a] > LEFT_OUT or g.pile[b] > LEFT_OUT:
        return False
    if g.pile[a] == LEFT_OUT or g.pile[b] == LEFT_OUT:
        return TILE_TYPE[one] == TILE_TYPE[two]
    return _common(one) and _common(two) and max(g.pile[a], g.pile[b]) <= STARTERS


def _common(face: int) -> bool:
    return TILE_TYPE[face] not in (CRYSTAL, VAULT)
