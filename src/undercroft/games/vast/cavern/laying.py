"""Laying Dark tiles on the map."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.paths import bordering_spaces
from undercroft.games.vast.domains import PIECE, SPACE, TRIBE
from undercroft.games.vast.facts import PIECE_COUNT, TILE_SYMBOL
from undercroft.games.vast.says import LAY
from undercroft.games.vast.state import Vast


def lay_dark(g: Vast, cell: int, pos: int) -> None:
    """Put a Dark tile down; a Tribe lurking there is revealed. Rule: VA-B105, VA-C055"""
    g.map.lay(cell, pos)
    if g.telling:
        symbol = TILE_SYMBOL[g.face(cell)]
        g.tell("tile-laid", {"space": SPACE.values[pos], "tribe": TRIBE.values[symbol]})
    settle_lurkers(g)


def settle_lurkers(g: Vast) -> None:
    """A lurking Tribe stands on a tile that came under it, and hides when no tile borders it any more. Rule: VA-G079"""
    for piece in range(PIECE_COUNT):
        pos = g.lurking[piece]
        if pos < 0:
            continue
        cell = g.map.cell(pos)
        if cell >= 0:
            g.lurking[piece] = -1
            g.at[piece] = cell
            if g.telling:
                g.tell("tribe-uncovered", {"piece": PIECE.values[piece], "space": SPACE.values[pos]})
        elif not any(pos + step in g.map.cell_at for step in STEP):
            g.lurking[piece] = -1
            if g.telling:
                g.tell("piece-gone", {"piece": PIECE.values[piece]})


class LayDarkTiles(Procedure):
    """The end-of-turn tiles: the stack's top, on open spaces of the player's choice. Rule: VA-G054, VA-G055"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay")

    def __init__(self, role: int, count: int) -> None:
        super().__init__()
        self.role = role
        self.count = count

    def choose(self, g: Vast) -> Waiting | None:
        if self.count == 0 or not g.tiles:
            self.end()
            return None
        spaces = bordering_spaces(g)
        if not spaces:
            self.end()
            return None
        return Ask("lay-dark-tile", g.seat(self.role), [LAY.of(pos) for pos in spaces])

    def lay(self, g: Vast) -> None:
        self.count -= 1
        lay_dark(g, g.tiles.pop(), LAY.a(self.answer))
        self.goto("choose")
