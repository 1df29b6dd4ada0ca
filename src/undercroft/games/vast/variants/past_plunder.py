"""The variant card Past Plunder: a Treasure token at the end of its holder's turn. Rule: VA-V122 to VA-V126"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import LAY, PUT_TREASURE
from undercroft.games.vast.cards import CAVE, TILE_COUNT
from undercroft.games.vast.cavern.geometry import STEP, on_table
from undercroft.games.vast.cavern.paths import dark_cells, unoccupied
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import put_treasure


class PastPlunder(Procedure):
    """A Dark tile without anything on it, else a new tile beside a Dark one, else (no Dark tile) a Lit one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "put", "choose_space", "lay", "put_there")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, role: int) -> None:
        super().__init__()
        self.role = role

    def choose(self, g: Vast) -> Waiting | None:
        if g.treasures_left == 0:
            self.end()
            return None
        dark = dark_cells(g)
        cells = [cell for cell in dark if unoccupied(g, cell)]
        if not cells and not dark:
            cells = [cell for cell in range(TILE_COUNT) if g.map.pos[cell] >= 0 and unoccupied(g, cell)]
        if cells:
            spaces = sorted(g.map.pos[cell] for cell in cells)
            return Ask("past-plunder", g.seat(self.role), [PUT_TREASURE.of(pos) for pos in spaces])
        self.goto("choose_space")
        return None

    def put(self, g: Vast) -> None:
        put_treasure(g, g.map.cell(PUT_TREASURE.a(self.answer)))
        self.end()

    def choose_space(self, g: Vast) -> Waiting | None:
        spaces = spaces_beside_dark(g)
        if not spaces or g.collapsing or not g.tiles:
            self.end()
            return None
        return Ask("past-plunder-tile", g.seat(self.role), [LAY.of(pos) for pos in spaces])

    def lay(self, g: Vast) -> None:
        g.call(g.book.roles[CAVE].supply(g, self.role, LAY.a(self.answer)))

    def put_there(self, g: Vast) -> None:
        if self.answer >= 0 and unoccupied(g, self.answer):
            put_treasure(g, self.answer)


def spaces_beside_dark(g: Vast) -> list[int]:
    """Open spaces that share an edge with a Dark tile."""
    found: list[int] = []
    for cell in dark_cells(g):
        for step in STEP:
            pos = g.map.pos[cell] + step
            if pos not in g.map.cell_at and pos not in found and on_table(pos):
                found.append(pos)
    return sorted(found)
