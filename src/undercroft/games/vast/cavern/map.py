"""The map itself: which cell lies where, how it is turned, and which edges are closed."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.actions import contains
from undercroft.games.vast.cards import CANYON_EAST, CANYON_WEST, CELL_COUNT, TILE_COUNT
from undercroft.games.vast.cavern.geometry import CENTRE, EAST, OPPOSITE, SOUTH, STEP

DARK: Final = 0
LIT: Final = 1
TERRAIN: Final = 2


@mypyc_attr(serializable=True)
class CaveMap:
    """The one joined body of Cave and Terrain tiles on the table. Rule: VA-G025"""

    SHARED: ClassVar[tuple[str, ...]] = ("neighbours",)

    neighbours: list[int] | None = None
    """The cell beyond each edge (cell * 4 + side), -1 for an open space; None until somebody asks. A list is never
    changed but replaced, so copies share it."""

    def __init__(self) -> None:
        self.pos: list[int] = [-1] * CELL_COUNT
        """The position of each cell, -1 off the map."""
        self.facing: list[int] = [0] * CELL_COUNT
        """Where each tile's printed top points."""
        self.light: list[int] = [DARK] * CELL_COUNT
        self.walls: list[int] = [0] * CELL_COUNT
        """The walls a cell shows, as bits by side; Dark tiles and Terrain have none of their own. Rule: VA-G031"""
        self.cell_at: dict[int, int] = {}
        self.bombs: list[int] = []
        """Edges (cell * 4 + side) opened by a Bomb token."""
        self.rockslides: list[int] = []
        for cell in range(TILE_COUNT, CELL_COUNT):
            self.light[cell] = TERRAIN
        self.light[0] = LIT
        self.lay(0, CENTRE)

    def copy(self) -> "CaveMap":
        clone = CaveMap.__new__(CaveMap)
        clone.pos = self.pos.copy()
        clone.facing = self.facing.copy()
        clone.light = self.light.copy()
        clone.walls = self.walls.copy()
        clone.cell_at = self.cell_at.copy()
        clone.neighbours = self.neighbours
        clone.bombs = self.bombs.copy()
        clone.rockslides = self.rockslides.copy()
        return clone

    # Looking.

    def cell(self, pos: int) -> int:
        """The cell on a position, -1 for an open space."""
        return self.cell_at.get(pos, -1)

    def cells(self) -> list[int]:
        """All cells on the map, in the order of their numbers."""
        return [cell for cell in range(CELL_COUNT) if self.pos[cell] >= 0]

    def beside(self, cell: int, side: int) -> int:
        """The neighbouring cell on a side, -1 for an open space."""
        neighbours = self.neighbours
        if neighbours is None:
            neighbours = self._meet()
        return neighbours[cell * 4 + side]

    def _meet(self) -> list[int]:
        """Find out which cells lie side by side."""
        neighbours = [-1] * (CELL_COUNT * 4)
        for cell in range(CELL_COUNT):
            here = self.pos[cell]
            if here >= 0:
                for side in (EAST, SOUTH):
                    beyond = self.cell_at.get(here + STEP[side], -1)
                    if beyond >= 0:
                        neighbours[cell * 4 + side] = beyond
                        neighbours[beyond * 4 + OPPOSITE[side]] = cell
        self.neighbours = neighbours
        return neighbours

    def is_dark(self, cell: int) -> bool:
        return self.light[cell] == DARK

    def touching(self, cell: int) -> int:
        """How many neighbouring spaces hold a tile; walls do not matter. Rule: VA-G057"""
        count = 0
        for side in range(4):
            if self.beside(cell, side) >= 0:
                count += 1
        return count

    def walled(self, cell: int, side: int) -> bool:
        """Whether this edge stops movement and sight. Rule: VA-G031

        A wall on either side or a Rockslide closes it; a Bomb token opens it unless a Rockslide lies on top
        (VA-K101).
        """
        beyond = self.beside(cell, side)
        near = cell * 4 + side
        far = beyond * 4 + OPPOSITE[side] if beyond >= 0 else -1
        wall = bool(self.walls[cell] >> side & 1)
        if not wall and beyond >= 0:
            wall = bool(self.walls[beyond] >> OPPOSITE[side] & 1)
        if wall and not (self.bombs and (contains(near, self.bombs) or contains(far, self.bombs))):
            return True
        return bool(self.rockslides) and (contains(near, self.rockslides) or contains(far, self.rockslides))

    def impassable(self, cell: int) -> bool:
        """The two ends of the Canyon. Rule: VA-R021"""
        return cell in (CANYON_WEST, CANYON_EAST)

    # Changing.

    def lay(self, cell: int, pos: int) -> None:
        """Put a cell on a position."""
        self.pos[cell] = pos
        self.cell_at[pos] = cell
        if self.neighbours is not None:
            neighbours = self.neighbours.copy()
            for side in range(4):
                beyond = self.cell_at.get(pos + STEP[side], -1)
                neighbours[cell * 4 + side] = beyond
                if beyond >= 0:
                    neighbours[beyond * 4 + OPPOSITE[side]] = cell
            self.neighbours = neighbours

    def lift(self, cell: int) -> None:
        """Take a cell off the map; edge tokens are the caller's affair."""
        del self.cell_at[self.pos[cell]]
        self.pos[cell] = -1
        if self.neighbours is not None:
            neighbours = self.neighbours.copy()
            for side in range(4):
                beyond = neighbours[cell * 4 + side]
                neighbours[cell * 4 + side] = -1
                if beyond >= 0:
                    neighbours[beyond * 4 + OPPOSITE[side]] = -1
            self.neighbours = neighbours
        if cell < TILE_COUNT:
            self.light[cell] = DARK
            self.walls[cell] = 0
            self.facing[cell] = 0

    def turn_up(self, cell: int, facing: int, walls: int) -> None:
        """Show the Lit side, turned to a facing."""
        self.light[cell] = LIT
        self.facing[cell] = facing
        self.walls[cell] = walls

    def shift(self, cells: list[int], by: int) -> None:
        """Slide cells together; what lies on them travels along."""
        for cell in cells:
            del self.cell_at[self.pos[cell]]
        for cell in cells:
            self.pos[cell] += by
            self.cell_at[self.pos[cell]] = cell
        self.neighbours = None

    def edges_of(self, cell: int) -> list[int]:
        """Both names of each of a cell's four edges."""
        names: list[int] = []
        for side in range(4):
            names.append(cell * 4 + side)
            beyond = self.beside(cell, side)
            if beyond >= 0:
                names.append(beyond * 4 + OPPOSITE[side])
        return names
