"""Taking tiles off the map: one by one in the Collapse, or several at once by Cave-In and Wrath."""

from typing import ClassVar

from undercroft.engine.actions import contains
from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Shuffle, Waiting
from undercroft.games.vast import victory
from undercroft.games.vast.actions import DONE, REMOVE
from undercroft.games.vast.cards import (
    CAVE,
    CRYSTAL,
    TERRAIN_EDGES,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TERRAIN_SHAPE,
    TILE_COUNT,
)
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.cavern.reach import can_leave
from undercroft.games.vast.cavern.rejoining import Rejoin
from undercroft.games.vast.domains import SPACE, TERRAIN, TILE
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import sweep


def tile_cells(cell: int) -> list[int]:
    """All spaces of the tile a cell belongs to. Rule: VA-R042"""
    terrain = TERRAIN_OF[cell]
    if terrain < 0:
        return [cell]
    first = TERRAIN_FIRST[terrain]
    return list(range(first, first + len(TERRAIN_SHAPE[terrain])))


def eligible(g: Vast) -> list[int]:
    """The tiles the Collapse may take now, by their first cell. Rule: VA-G056 to VA-G060, VA-C062 to VA-C066

    Tiles touching one other, else two, else the fewest; an eligible Lit Crystal tile goes before anything else.
    """
    touching: list[list[int]] = [[], [], [], [], []]
    for cell in range(1, TILE_COUNT):
        if g.map.pos[cell] >= 0:
            touching[g.map.touching(cell)].append(cell)
    group: list[int] = []
    for cells in touching:
        group = [cell for cell in cells if not contains(cell, g.at) or can_leave(g, [cell])]
        if group:
            break
    crystals = [cell for cell in group if g.map.light[cell] == LIT and g.type_of(cell) == CRYSTAL]
    if crystals:
        return crystals
    if g.book.alone:
        group = [cell for cell in group if g.map.light[cell] == DARK] or group
    return group + exposed_terrain(g)


def exposed_terrain(g: Vast) -> list[int]:
    """Terrain of which at least half the outer edges border open spaces. Rule: VA-R016, VA-R017"""
    found: list[int] = []
    for terrain in range(len(TERRAIN_FIRST)):
        first = TERRAIN_FIRST[terrain]
        if g.map.pos[first] < 0:
            continue
        cells = tile_cells(first)
        exposed = 0
        for cell in cells:
            exposed += 4 - g.map.touching(cell)
        if exposed * 2 >= TERRAIN_EDGES[terrain] and can_leave(g, cells):
            found.append(first)
    return found


def take_off(g: Vast, cell: int) -> None:
    """Lift one tile: show it, return its tokens, drop its edge tokens, count a Crystal tile.

    Rule: VA-G061, VA-G065, VA-K100, VA-C034, VA-V166
    """
    terrain = TERRAIN_OF[cell]
    if terrain < 0:
        g.faces.show(cell)
        if g.type_of(cell) == CRYSTAL and g.map.light[cell] == DARK:
            g.crystal_tiles_revealed += 1
    if g.emitting:
        where = SPACE.values[g.map.pos[cell]]
        if terrain < 0:
            g.emit("tile-removed", {"space": where, "tile": TILE.values[g.face(cell)]})
        else:
            g.emit("terrain-removed", {"space": where, "terrain": TERRAIN.values[terrain]})
    for square in tile_cells(cell):
        clear_edges(g, square)
        sweep(g, square)
        _return_monster(g, square)
        if g.forsaken:
            # Its neighbours' edges open anew, whatever they were before it lay there.
            edges = g.map.edges_of(square)
            g.forsaken = [edge for edge in g.forsaken if edge not in edges]
    for square in tile_cells(cell):
        g.map.lift(square)
    if terrain < 0 and g.type_of(cell) == CRYSTAL:
        g.crystal_tiles_gone += 1


def has_edge_tokens(g: Vast, cell: int) -> bool:
    """Whether a Bomb or Rockslide lies on one of its edges."""
    if not g.map.bombs and not g.map.rockslides:
        return False
    return any(contains(edge, g.map.bombs) or contains(edge, g.map.rockslides) for edge in g.map.edges_of(cell))


def clear_edges(g: Vast, cell: int) -> None:
    """A turned or removed tile loses its edge tokens: Bombs for good, Rockslides to the supply."""
    edges = g.map.edges_of(cell)
    g.map.bombs = [edge for edge in g.map.bombs if edge not in edges]
    slides = [edge for edge in g.map.rockslides if edge in edges]
    g.rockslides_left += len(slides)
    g.map.rockslides = [edge for edge in g.map.rockslides if edge not in edges]


def _return_monster(g: Vast, cell: int) -> None:
    """A Monster token goes back to the box and its card to the discards. Rule: VA-V177"""
    for which in range(2):
        if g.monster_token[which] == cell:
            g.monster_token[which] = -1
            g.monster_discards.append(g.monster_card[which])
            g.monster_card[which] = -1


class CollapseTiles(Procedure):
    """Tiles go one by one, and the map is rejoined after each. Rule: VA-G052, VA-G053, VA-G080, VA-C073

    Terrain alone is never forced to go. Rule: VA-R017
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "mark", "clear", "take", "rejoin")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, role: int, count: int) -> None:
        super().__init__()
        self.role = role
        self.count = count
        self.cell = -1
        self.tried = 0
        """Pieces (as bits) that have been moved off, or could not be."""

    def choose(self, g: Vast) -> Waiting | None:
        if self.count == 0:
            self.end()
            return None
        tiles = eligible(g)
        if not tiles:
            g.emit("nothing-collapses", {})
            self.end()
            return None
        options = [REMOVE.of(pos) for pos in sorted(g.map.pos[cell] for cell in tiles)]
        if tiles[0] >= TILE_COUNT:
            options.append(DONE.of())
        return Ask("collapse-tile", g.seat(self.role), options)

    def mark(self, g: Vast) -> None:
        if DONE.has(self.answer):
            self.end()
            return
        self.count -= 1
        self.cell = g.map.cell(REMOVE.a(self.answer))
        self.tried = 0

    def clear(self, g: Vast) -> None:
        """Pieces leave one at a time, in turn order. Rule: VA-G093"""
        cells = tile_cells(self.cell)
        for piece in range(len(g.at)):
            if g.at[piece] in cells and not self.tried >> piece & 1:
                self.tried |= 1 << piece
                g.call(MoveOff(self.role, piece, cells, False))
                self.again()
                return

    def take(self, g: Vast) -> None:
        """A tile somebody could not leave after all stays. Rule: VA-G111"""
        if any(where in tile_cells(self.cell) for where in g.at):
            return
        take_off(g, self.cell)
        if TERRAIN_OF[self.cell] < 0:
            g.tiles_out.append(self.cell)
        victory.check(g)

    def rejoin(self, g: Vast) -> None:
        g.call(Rejoin(self.role))
        self.goto("choose")


class RemoveBatch(Procedure):
    """Cave-In and Wrath take their tiles at once. Rule: VA-G067 to VA-G070, VA-G108, VA-D077 to VA-D085

    Pieces first, then the tiles, the count of Crystal tiles, the stack, the rejoining and the filling.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("clear", "take", "shuffle", "bury", "rejoin", "fill")

    def __init__(self, role: int, cells: list[int], wrath: bool, scatters: bool = True) -> None:
        super().__init__()
        self.scatters = scatters
        """Whether Wrath scatters Tribes (a Trap spares them)."""
        self.role = role
        self.cells = [square for cell in first_cells(cells) for square in tile_cells(cell)]
        self.wrath = wrath
        self.tried = 0
        """Pieces (as bits) that have been dealt with."""
        self.back: list[int] = []

    def clear(self, g: Vast) -> None:
        for piece in range(len(g.at)):
            if g.at[piece] not in self.cells or self.tried >> piece & 1:
                continue
            self.tried |= 1 << piece
            scattered = g.role_of(piece).wrath(g, piece) if self.wrath and self.scatters else None
            g.call(scattered or MoveOff(self.role, piece, self.cells, self.wrath))
            self.again()
            return

    def take(self, g: Vast) -> None:
        """A tile still occupied stays. Rule: VA-D081, VA-G111"""
        for cell in first_cells(self.cells):
            if cell == 0 or any(where in tile_cells(cell) for where in g.at):
                continue
            take_off(g, cell)
            if TERRAIN_OF[cell] >= 0:
                g.terrain_out[TERRAIN_OF[cell]] = False
            elif g.collapsing or g.type_of(cell) == CRYSTAL:
                g.tiles_out.append(cell)
            else:
                self.back.append(cell)
        if victory.check(g):
            g.tiles = self.back + g.tiles

    def shuffle(self, g: Vast) -> Waiting | None:
        return Shuffle("tiles-returned", len(self.back)) if len(self.back) > 1 else None

    def bury(self, g: Vast) -> None:
        """Under the stack, forgotten and as good as new. Rule: VA-G068, VA-G071"""
        if not self.back:
            return
        order = self.answers if len(self.back) > 1 else [0]
        found = [g.face(cell) for cell in self.back]
        batch = max(9, *g.pile) + 1
        for i in range(len(self.back)):
            cell = self.back[i]
            g.faces.face[cell] = found[order[i]]
            g.faces.seen[cell] = 0
            g.pile[cell] = batch
        g.tiles = self.back + g.tiles
        g.book.roles[CAVE].tiles_returned(g)

    def rejoin(self, g: Vast) -> None:
        g.call(Rejoin(self.role))

    def fill(self, g: Vast) -> None:
        if not g.collapsing:
            g.call(g.book.roles[CAVE].fill(g, self.role))


def first_cells(cells: list[int]) -> list[int]:
    """One cell per tile."""
    found: list[int] = []
    for cell in cells:
        first = tile_cells(cell)[0]
        if not contains(first, found):
            found.append(first)
    return found
