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
    settle(g, hidden)
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
        return TILE_TYPE[one] == TILE_TYPE[two] and _common(one)
    return _common(one) and _common(two) and max(g.pile[a], g.pile[b]) <= STARTERS


def _common(face: int) -> bool:
    return TILE_TYPE[face] not in (CRYSTAL, VAULT)


# The same start for every world a seat cannot tell apart, so that the same luck deals the same world (law 13).


def settle(g: Vast, hidden: list[int]) -> None:
    """Put the unseen tiles into an order that depends on nothing this seat does not know.

    A matching of cells and faces in fixed order: Crystals and Vaults first, tiles on the map first.
    """
    home: dict[int, int] = {g.faces.face[cell]: g.pile[cell] for cell in hidden}
    faces = sorted([face for face in home if not _common(face)]) + sorted([face for face in home if _common(face)])
    lying = [cell for cell in hidden if g.map.pos[cell] >= 0]
    cells = lying + [cell for cell in hidden if g.map.pos[cell] < 0]
    choices = [[i for i in range(len(faces)) if could_be(g, cell, faces[i], home)] for cell in cells]
    taken = [-1] * len(faces)
    for k in range(len(cells)):
        fitted = fit(k, choices, taken, [False] * len(faces))
        assert fitted, "the true arrangement fits"
    for i in range(len(faces)):
        g.faces.face[cells[taken[i]]] = faces[i]


def could_be(g: Vast, cell: int, face: int, home: dict[int, int]) -> bool:
    """Whether trades could bring this face to this cell."""
    now = g.faces.face[cell]
    pile = g.pile[cell]
    if g.map.pos[cell] >= 0 and TILE_SYMBOL[now] != TILE_SYMBOL[face]:
        return False
    if pile == LEFT_OUT and TILE_TYPE[now] != TILE_TYPE[face]:
        return False
    if pile > LEFT_OUT or home[face] > LEFT_OUT or not _common(face):
        return pile == home[face]
    return True


def fit(k: int, choices: list[list[int]], taken: list[int], tried: list[bool]) -> bool:
    """Find a face for the k-th cell, asking earlier cells to take another one where needed."""
    for i in choices[k]:
        if tried[i]:
            continue
        tried[i] = True
        if taken[i] < 0 or fit(taken[i], choices, taken, tried):
            taken[i] = k
            return True
    return False
