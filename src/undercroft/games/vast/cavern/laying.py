"""Laying Dark tiles on the map."""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import LAY
from undercroft.games.vast.cards import PIECE_COUNT
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.paths import bordering_spaces, forsake_open_edges
from undercroft.games.vast.domains import PIECE, SPACE, TRIBE
from undercroft.games.vast.state import Vast


def lay_dark(g: Vast, cell: int, pos: int) -> None:
    """Put a Dark tile down, which shows its symbol; a Tribe lurking there is revealed. Rule: VA-B105, VA-C055"""
    g.map.lay(cell, pos)
    g.note_reveal()
    if g.emitting:
        symbol = g.book.symbol[g.face(cell)]
        g.emit("tile-laid", {"space": SPACE.values[pos], "tribe": TRIBE.values[symbol]})
    uncover_lurkers(g)


def uncover_lurkers(g: Vast) -> None:
    """A lurking Tribe stands on a tile that came under it. Rule: VA-G079, VA-B105"""
    for piece in range(PIECE_COUNT):
        cell = g.map.cell(g.lurking[piece])
        if g.lurking[piece] < 0 or cell < 0:
            continue
        if g.emitting:
            g.emit("tribe-uncovered", {"piece": PIECE.values[piece], "space": SPACE.values[g.lurking[piece]]})
        g.lurking[piece] = -1
        g.at[piece] = cell


def dismiss_lurkers(g: Vast) -> None:
    """A lurking Tribe hides when no tile borders its space any more. Rule: VA-G079"""
    for piece in range(PIECE_COUNT):
        pos = g.lurking[piece]
        if pos < 0 or any(pos + step in g.map.cell_at for step in STEP):
            continue
        g.lurking[piece] = -1
        if g.emitting:
            g.emit("piece-gone", {"piece": PIECE.values[piece]})


def leave_edges_open(g: Vast) -> None:
    """No tile is left for the edges that are open now. Rule: VA-G042, VA-G110"""
    forsake_open_edges(g)
    g.emit("edges-stay-open", {})


class LayDarkTiles(Procedure):
    """The end-of-turn tiles: the stack's top, on open spaces of the player's choice. Rule: VA-G054, VA-G055"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, role: int, count: int) -> None:
        super().__init__()
        self.role = role
        self.count = count

    def choose(self, g: Vast) -> Waiting | None:
        if self.count == 0:
            self.end()
            return None
        spaces = bordering_spaces(g)
        if not g.tiles or not spaces:
            g.emit("nothing-to-lay", {})
            self.end()
            return None
        return Ask("lay-dark-tile", g.seat(self.role), [LAY.of(pos) for pos in spaces])

    def lay(self, g: Vast) -> None:
        self.count -= 1
        lay_dark(g, g.tiles.pop(), LAY.a(self.answer))
        self.goto("choose")
