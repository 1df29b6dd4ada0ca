"""Worlds a seat cannot rule out.

Cards other than tiles are re-dealt by the engine. Tiles know more: a Dark tile on the map shows its symbol, each third
of the stack holds its share of Crystals and Vaults, tiles left out are known by type, and tiles that went back under
the stack together stay together. The deal uses only what the seat knows, so that the same luck gives the same
world, whatever the truth is.
"""

from typing import Final

from undercroft.engine.faces import bit
from undercroft.engine.luck import Luck
from undercroft.games.vast.cards import CRYSTAL, TILE_COUNT, TILE_TYPE, VAULT
from undercroft.games.vast.set_up import LEFT_OUT
from undercroft.games.vast.state import Vast

TRIES: Final = 500
"""A deal that runs into a dead end is begun anew; nearly all succeed at once."""


def redeal(g: Vast, seat: int, luck: Luck) -> None:
    """Deal what this seat has not seen anew."""
    tiles = g.faces.face[:TILE_COUNT]
    g.faces.redeal(seat, luck)
    for cell in range(TILE_COUNT):
        g.faces.face[cell] = tiles[cell]
    mask = bit(seat)
    hidden = [cell for cell in range(1, TILE_COUNT) if not g.faces.seen[cell] & mask]
    batches = sorted({g.pile[cell] for cell in hidden if g.pile[cell] > LEFT_OUT})
    groups = [[cell for cell in hidden if g.pile[cell] <= LEFT_OUT]]
    groups.extend([[cell for cell in hidden if g.pile[cell] == batch] for batch in batches])
    for cells in groups:
        for _ in range(TRIES):
            if _deal(g, cells, luck):
                break


def _deal(g: Vast, cells: list[int], luck: Luck) -> bool:
    """One attempt to spread the faces of these cells over them; nothing changes if it fails. Rule: VA-G010, VA-G015

    The choosiest are served first: tiles left out keep their types, Crystals and Vaults go where their pile has a
    share left, Dark tiles on the map get faces of their symbol, and the rest gets the rest.
    """
    faces = sorted(g.faces.face[cell] for cell in cells)
    luck.shuffle(faces)
    shares = _shares(g, cells)
    left_out = [cell for cell in cells if g.pile[cell] == LEFT_OUT]
    free = [cell for cell in cells if g.pile[cell] != LEFT_OUT]
    given: dict[int, int] = {}
    types = sorted(TILE_TYPE[g.faces.face[cell]] for cell in left_out)
    for i in range(len(left_out)):
        given[left_out[i]] = next(face for face in faces if TILE_TYPE[face] == types[i])
        faces.remove(given[left_out[i]])
    for face in [face for face in faces if _is_share(g, cells, face)]:
        fitting = [cell for cell in free if shares.get(_share(g.pile[cell], face), 0) and _shows(g, cell, face)]
        if not fitting:
            return False
        cell = fitting[luck.below(len(fitting))]
        shares[_share(g.pile[cell], face)] -= 1
        given[cell] = face
        free.remove(cell)
        faces.remove(face)
    free.sort(key=lambda cell: g.map.pos[cell] < 0)
    for cell in free:
        fit = [face for face in faces if _shows(g, cell, face)]
        if not fit:
            return False
        given[cell] = fit[0]
        faces.remove(fit[0])
    for cell, face in given.items():
        g.faces.face[cell] = face
    return True


def _is_share(g: Vast, cells: list[int], face: int) -> bool:
    """Whether piles are known to hold so many of its type; tiles that returned together have no such shares."""
    return g.pile[cells[0]] <= LEFT_OUT and _kind(face) >= 0


def _kind(face: int) -> int:
    kind = TILE_TYPE[face]
    return kind if kind in (CRYSTAL, VAULT) else -1


def _share(pile: int, face: int) -> int:
    """The number of a share: a pile and a type."""
    return pile * 10 + TILE_TYPE[face]


def _shares(g: Vast, cells: list[int]) -> dict[int, int]:
    """How many Crystals and Vaults each pile holds among these cells, which everybody can work out."""
    shares: dict[int, int] = {}
    for cell in cells:
        face = g.faces.face[cell]
        if g.pile[cell] < LEFT_OUT and _kind(face) >= 0:
            share = _share(g.pile[cell], face)
            shares[share] = shares.get(share, 0) + 1
    return shares


def _shows(g: Vast, cell: int, face: int) -> bool:
    """A Dark tile on the map shows its symbol, so only such a face can lie there."""
    return g.map.pos[cell] < 0 or g.book.symbol[face] == g.book.symbol[g.faces.face[cell]]
