"""Pure questions about the map: who is where, what is open, what leads where, what sees what."""

from typing import Final

from undercroft.engine.actions import contains
from undercroft.games.vast.cards import (
    BRIDGE,
    CELL_COUNT,
    DIE_CENTRE,
    DIE_ROWS,
    FOREST,
    PIECE_COUNT,
    PIT_1,
    ROLE_OF_PIECE,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TILE_COUNT,
    TILE_WALLS,
)
from undercroft.games.vast.cavern.geometry import AROUND, OPPOSITE, STEP, TABLE, along_of, lane_of, on_table
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.state import Vast

PITS: Final = [TERRAIN_FIRST[PIT_1 + i] for i in range(3)]
"""The three Pits as cells."""


def pieces_at(g: Vast, cell: int) -> list[int]:
    """The pieces on a cell, in turn order."""
    if not contains(cell, g.at):
        return []
    return [piece for piece in range(PIECE_COUNT) if g.at[piece] == cell]


def others_at(g: Vast, cell: int, role: int) -> bool:
    """Whether a piece of another role stands here; a Monster token counts as one. Rule: VA-V158"""
    for piece in range(PIECE_COUNT):
        if g.at[piece] == cell and ROLE_OF_PIECE[piece] != role:
            return True
    return contains(cell, g.monster_token)


def tokens_at(g: Vast, cell: int) -> int:
    """How many tokens lie on a cell; edge tokens belong to edges. Rule: VA-G027"""
    count = g.treasure[cell] + g.crystal[cell] + g.event[cell] + g.vault[cell]
    count += sum(1 for where in g.gem if where == cell)
    count += sum(1 for where in g.monster_token if where == cell)
    return count + (1 if g.flame_wall == cell else 0)


def unoccupied(g: Vast, cell: int) -> bool:
    """Neither a player piece nor a token. Rule: VA-G026"""
    return not any(where == cell for where in g.at) and tokens_at(g, cell) == 0


def lies_dark(g: Vast, cell: int) -> bool:
    """Whether this is a Dark tile on the map."""
    return g.map.pos[cell] >= 0 and g.map.light[cell] == DARK


def dark_cells(g: Vast) -> list[int]:
    """All Dark tiles on the map."""
    return [cell for cell in range(TILE_COUNT) if lies_dark(g, cell)]


def neighbours(g: Vast, cell: int) -> list[int]:
    """The cells that share an edge, and for a Pit the other Pits. Rule: VA-G021, VA-R032"""
    found = [beyond for beyond in [g.map.beside(cell, side) for side in range(4)] if beyond >= 0]
    return found + pits_from(g, cell)


def pits_from(g: Vast, cell: int) -> list[int]:
    """The other Pits, if this is one. Rule: VA-R032"""
    if not is_pit(cell):
        return []
    return [pit for pit in PITS if pit != cell and g.map.pos[pit] >= 0]


def is_pit(cell: int) -> bool:
    return PIT_1 <= TERRAIN_OF[cell] < PIT_1 + 3


def surrounding(g: Vast, cell: int) -> list[int]:
    """The cells on the eight spaces around. Rule: VA-G021"""
    here = g.map.pos[cell]
    return [g.map.cell_at[here + step] for step in AROUND if here + step in g.map.cell_at]


# Edges.


def opens(g: Vast, cell: int, side: int) -> bool:
    """Whether this is an open edge: no wall on a Lit tile (or on the Canyon's bridge). Rule: VA-G024, VA-R011"""
    if g.map.light[cell] == LIT:
        return not g.map.walled(cell, side)
    if cell == BRIDGE:
        return not g.map.walled(cell, side)
    return False


def spaces_to_fill(g: Vast) -> list[int]:
    """The open spaces that open edges face, each once. Rule: VA-G037, VA-C014"""
    found: list[int] = []
    light = g.map.light
    for cell in range(CELL_COUNT):
        here = g.map.pos[cell]
        if here < 0 or (light[cell] != LIT and cell != BRIDGE):
            continue
        for side in range(4):
            if g.map.beside(cell, side) >= 0:
                continue
            pos = here + STEP[side]
            if contains(pos, found) or not on_table(pos) or not opens(g, cell, side):
                continue
            if cell * 4 + side not in g.forsaken:
                found.append(pos)
    return sorted(found)


def forsake_open_edges(g: Vast) -> None:
    """No tile is left: the edges that face open spaces now stay open for good. Rule: VA-G042"""
    for cell in g.map.cells():
        for side in range(4):
            edge = cell * 4 + side
            if g.map.beside(cell, side) < 0 and edge not in g.forsaken and opens(g, cell, side):
                g.forsaken.append(edge)


def bordering_spaces(g: Vast) -> list[int]:
    """All open spaces that share an edge with a tile of the map. Rule: VA-G055"""
    found: list[int] = []
    for cell in range(CELL_COUNT):
        here = g.map.pos[cell]
        if here < 0:
            continue
        for side in range(4):
            if g.map.beside(cell, side) < 0:
                pos = here + STEP[side]
                if on_table(pos) and not contains(pos, found):
                    found.append(pos)
    found.sort()
    return found


def borders_open_space(g: Vast) -> bool:
    """Whether there is any such space; stops at the first."""
    for cell in range(CELL_COUNT):
        here = g.map.pos[cell]
        if here >= 0:
            for side in range(4):
                if g.map.beside(cell, side) < 0 and on_table(here + STEP[side]):
                    return True
    return False


# Links and sight.


def linked_to_entrance(g: Vast, without: int = -1) -> list[bool]:
    """For each cell whether a chain of Lit or Terrain spaces with free edges joins it to the Entrance. Rule: VA-G034

    `without` leaves one cell out (the tile that is being turned up).
    """
    linked = [False] * CELL_COUNT
    linked[0] = True
    queue = [0]
    while queue:
        cell = queue.pop()
        for side in range(4):
            beyond = g.map.beside(cell, side)
            if beyond < 0 or beyond == without or linked[beyond] or g.map.light[beyond] == DARK:
                continue
            if g.map.impassable(beyond) or g.map.walled(cell, side):
                continue
            linked[beyond] = True
            queue.append(beyond)
    return linked


def facings(g: Vast, cell: int, side: int = -1) -> list[int]:
    """The facings a revealed tile may be given, alike ones once. Rule: VA-G032, VA-G033, VA-G036, VA-K039

    At least one open edge must lead to the Entrance if any facing can do that. `side` is where the Knight came
    from; it must be open, and if a facing meets both rules it is compulsory.
    """
    every: list[int] = []
    looks: list[int] = []
    walls = TILE_WALLS[g.face(cell)]
    for facing in range(4):
        if walls[facing] not in looks:
            looks.append(walls[facing])
            every.append(facing)
    linked = linked_to_entrance(g, cell)
    linking = [facing for facing in every if _links(g, cell, walls[facing], linked)]
    if side < 0:
        return linking or every
    entering = [facing for facing in every if not walls[facing] >> side & 1]
    both = [facing for facing in entering if facing in linking]
    return both or entering or linking or every


def _links(g: Vast, cell: int, walls: int, linked: list[bool]) -> bool:
    for side in range(4):
        beyond = g.map.beside(cell, side)
        if beyond < 0 or not linked[beyond]:
            continue
        near = cell * 4 + side
        far = beyond * 4 + OPPOSITE[side]
        if near in g.map.rockslides or far in g.map.rockslides:
            continue
        wall = walls >> side & 1 or g.map.walls[beyond] >> OPPOSITE[side] & 1
        if not wall or near in g.map.bombs or far in g.map.bombs:
            return True
    return False


def line(g: Vast, a: int, b: int) -> int:
    """The side of `a` that a straight cardinal line to `b` leaves by, -1 if there is none."""
    here = g.map.pos[a]
    there = g.map.pos[b]
    if here % 64 == there % 64:
        return 0 if there < here else 2
    if here // 64 == there // 64:
        return 1 if there > here else 3
    return -1


def visible(g: Vast, a: int, b: int) -> bool:
    """Whether two cells see each other. Rule: VA-G029, VA-G030, VA-R015

    A straight line without a wall, a Dark tile or an open space between; the end points may be Dark.
    """
    if a == b:
        return True
    side = line(g, a, b)
    if side < 0:
        return False
    cell = a
    while cell != b:
        if g.map.walled(cell, side):
            return False
        cell = g.map.beside(cell, side)
        if cell < 0 or (cell != b and g.map.light[cell] == DARK):
            return False
    return True


def lines_distance(g: Vast, a: int, b: int) -> int:
    """The number of spaces along a cardinal line, -1 if the cells are not on one."""
    if line(g, a, b) < 0 and a != b:
        return -1
    here = g.map.pos[a]
    there = g.map.pos[b]
    return abs(here % 64 - there % 64) + abs(here // 64 - there // 64)


# The Dragon die.


def shows_centre(face: int) -> bool:
    """Rule: VA-G098"""
    return DIE_CENTRE[face]


def spaces_hit(face: int, pos: int) -> list[int]:
    """The positions under the white marks when the middle of the die lies on `pos`. Rule: VA-G097, VA-G099"""
    rows = DIE_ROWS[face]
    found: list[int] = []
    for y in range(3):
        for x in range(3):
            if rows[y][x] == "X":
                found.append(pos + (y - 1) * 64 + x - 1)
    return found


def cells_hit(g: Vast, face: int, pos: int) -> list[int]:
    """The tiles under the white marks; open spaces are never hit. Rule: VA-G100, VA-D042"""
    return [g.map.cell_at[space] for space in spaces_hit(face, pos) if space in g.map.cell_at]


# Parts of a split map.


def parts(g: Vast) -> list[list[int]]:
    """The groups of tiles joined edge to edge; walls and Pit links do not matter. Rule: VA-G076, VA-G109"""
    pos = g.map.pos
    seen = [False] * CELL_COUNT
    found: list[list[int]] = []
    for first in range(CELL_COUNT):
        if pos[first] < 0 or seen[first]:
            continue
        seen[first] = True
        part = [first]
        for cell in part:
            for side in range(4):
                beyond = g.map.beside(cell, side)
                if beyond >= 0 and not seen[beyond]:
                    seen[beyond] = True
                    part.append(beyond)
        part.sort()
        found.append(part)
    return found


def rest_of(g: Vast, part: list[int]) -> list[int]:
    """Where the other parts of a split map lie."""
    return [g.map.pos[cell] for cell in g.map.cells() if not contains(cell, part)]


def slide_distance(g: Vast, part: list[int], rest: list[int], direction: int, start: int = 0) -> int:
    """How far a part slides until an edge meets an edge of the rest; -1 if it never does. Rule: VA-G074, VA-G077

    `start` is an offset the part has already travelled (for a slide with two legs).
    """
    lanes = [lane_of(pos, direction) for pos in rest]
    places = [along_of(pos, direction) for pos in rest]
    best = TABLE
    room = TABLE
    for cell in part:
        lane = lane_of(g.map.pos[cell] + start, direction)
        along = along_of(g.map.pos[cell] + start, direction)
        room = min(room, TABLE - 1 - along)
        for i in range(len(lanes)):
            apart = lanes[i] - lane
            if -1 <= apart <= 1:
                # It stops before what lies in its own lane, and beside what lies in the next.
                far = places[i] - along - (0 if apart else 1)
                if 0 < far < best:
                    best = far
    return best if best <= room else -1


def sheltered(g: Vast, a: int, b: int) -> bool:  # noqa: ARG001
    """Whether the Mushroom Forest keeps two cells apart: no effect goes in or out. Rule: VA-R029"""
    return a != b and (TERRAIN_OF[a] == FOREST or TERRAIN_OF[b] == FOREST)
