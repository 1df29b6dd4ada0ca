"""Turning Dark tiles up: orient, fill, Terrain, tokens, in this order. Rule: VA-G040"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import ORIENT, REVEAL
from undercroft.games.vast.cards import CAVE, CRYSTAL, EVENT, TILE_WALLS
from undercroft.games.vast.cavern.geometry import OPPOSITE
from undercroft.games.vast.cavern.paths import facings
from undercroft.games.vast.domains import FACING, ROLE, SPACE, TILE
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import put_tokens_of_type


class Reveal(Procedure):
    """A role turns up Dark tiles in its own order. Rule: VA-G032 to VA-G044, VA-D118, VA-D119

    `entered` is the Knight's own entry, which resolves an Event instead of leaving a token; `side` is the side she
    came from if that was open, -1 otherwise.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "flip", "orient", "turn", "fill", "terrain", "put_tokens")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, role: int, cells: list[int], entered: bool = False, side: int = -1) -> None:
        super().__init__()
        self.role = role
        self.left = cells
        self.turned: list[int] = []
        self.cell = -1
        self.entered = entered
        self.side = side

    def choose(self, g: Vast) -> Waiting | None:
        if not self.left:
            self.goto("fill")
            return None
        if len(self.left) > 1:
            spaces = sorted(g.map.pos[cell] for cell in self.left)
            return Ask("reveal-next", g.seat(self.role), [REVEAL.of(pos) for pos in spaces])
        self.answer = REVEAL.of(g.map.pos[self.left[0]])
        return None

    def flip(self, g: Vast) -> None:
        """Everybody sees the Lit side before it is turned. Rule: VA-G015"""
        self.cell = g.map.cell(REVEAL.a(self.answer))
        self.left = [cell for cell in self.left if cell != self.cell]
        g.faces.show(self.cell)
        if g.emitting:
            args = {"role": ROLE.values[self.role], "space": self._space(g), "tile": TILE.values[g.face(self.cell)]}
            g.emit("tile-revealed", dict(args))

    def orient(self, g: Vast) -> Waiting | None:
        allowed = facings(g, self.cell, self.side)
        if len(allowed) > 1:
            return Ask("orient-tile", g.seat(self.role), [ORIENT.of(facing) for facing in allowed])
        self.answer = ORIENT.of(allowed[0])
        return None

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        if self.cell < 0:
            return {}
        return {"space": self._space(g), "tile": TILE.values[g.face(self.cell)]}

    def turn(self, g: Vast) -> None:
        facing = ORIENT.a(self.answer)
        walls = TILE_WALLS[g.face(self.cell)][facing]
        g.map.turn_up(self.cell, facing, walls)
        self._clear_rockslides(g, walls)
        g.tiles_revealed += 1
        if g.type_of(self.cell) == CRYSTAL:
            g.crystal_tiles_revealed += 1
        self.turned.append(self.cell)
        if g.emitting:
            g.emit("tile-oriented", {"space": self._space(g), "facing": FACING.values[facing]})
        self.goto("choose")

    def _clear_rockslides(self, g: Vast, walls: int) -> None:
        """A Rockslide goes only where the new tile's own wall lands on its edge. Rule: VA-C036"""
        for side in range(4):
            if not walls >> side & 1:
                continue
            beyond = g.map.beside(self.cell, side)
            for edge in (self.cell * 4 + side, beyond * 4 + OPPOSITE[side]):
                if edge in g.map.rockslides:
                    g.map.rockslides.remove(edge)
                    g.rockslides_left += 1

    def fill(self, g: Vast) -> None:
        """Before the Collapse open edges are always filled; afterwards never. Rule: VA-G041"""
        if not g.collapsing:
            g.call(g.book.roles[CAVE].fill(g, self.role))

    def terrain(self, g: Vast) -> None:
        """Rule: VA-R003, VA-R009"""
        if not g.book.terrain or g.terrain_laid or g.collapsing:
            return
        events = [cell for cell in self.turned if g.type_of(cell) == EVENT]
        if events:
            from undercroft.games.vast.variants.terrain import PlaceTerrain

            g.call(PlaceTerrain(self.role, events[0]))

    def put_tokens(self, g: Vast) -> None:
        for cell in self.turned:
            put_tokens_of_type(g, cell, self.entered)
            if not self.entered:
                g.book.roles[self.role].reveals_tile(g, cell)

    def _space(self, g: Vast) -> str:
        return SPACE.values[g.map.pos[self.cell]]
