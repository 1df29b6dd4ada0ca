"""The Cave's hand: which tile goes where. Rule: VA-G038, VA-C010 to VA-C018, VA-C053 to VA-C058"""

from typing import ClassVar

from undercroft.engine.actions import contains
from undercroft.engine.procedure import ALL_ASIDES, NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import LAY, LAY_TILE, PUT_TREASURE
from undercroft.games.vast.cards import CAVE, CRYSTAL, TILE_COUNT
from undercroft.games.vast.cavern.laying import lay_dark, leave_edges_open
from undercroft.games.vast.cavern.paths import bordering_spaces, lies_dark, spaces_to_fill
from undercroft.games.vast.cavern.removing import CollapseTiles
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.cave.actions import SKIP_TREASURE
from undercroft.games.vast.roles.cave.board import HAND
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import put_treasure


def draw_up(g: Vast) -> None:
    """Back to three tiles, as far as the stack goes; the Cave knows what it holds. Rule: VA-C010, VA-C011, VA-G051"""
    while len(g.hand) < HAND and g.tiles:
        cell = g.tiles.pop()
        g.hand.append(cell)
        g.faces.show_to(cell, g.seat(CAVE))


def tile_options(g: Vast) -> list[int]:
    """The tiles it may lay: on its own turn Crystals come first. Rule: VA-C012, VA-G038"""
    cells = g.hand
    if g.active == CAVE:
        crystals = [cell for cell in g.hand if g.type_of(cell) == CRYSTAL]
        cells = crystals or g.hand
    return sorted(LAY_TILE.of(g.face(cell)) for cell in cells)


def hand_cell(g: Vast, action: int) -> int:
    """The tile of the hand with this face."""
    return next(cell for cell in g.hand if g.face(cell) == LAY_TILE.a(action))


class FillFromHand(Procedure):
    """Every open edge gets a tile of the Cave's choice, in its order. Rule: VA-C010, VA-C013, VA-C014, VA-C023"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "supply")

    def choose(self, g: Vast) -> Waiting | None:
        """Rule: VA-G107"""
        spaces = spaces_to_fill(g)
        if not spaces:
            self.end()
            return None
        if not g.hand:
            leave_edges_open(g)
            self.end()
            return None
        if len(spaces) > 1 or g.asides(g.seat(CAVE), False):
            # On its own turn each tile drawn may call for an omen before the next is laid.
            return Ask("fill-edge", g.seat(CAVE), [LAY.of(pos) for pos in spaces])
        self.answer = LAY.of(spaces[0])
        return None

    def supply(self, g: Vast) -> None:
        g.call(SupplyFromHand(LAY.a(self.answer)))
        self.goto("choose")


class SupplyFromHand(Procedure):
    """One tile of the Cave's choice on this space. Result: its cell, -1 without any. Rule: VA-C010, VA-C017, VA-B099"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, pos: int) -> None:
        super().__init__()
        self.pos = pos

    def choose(self, g: Vast) -> Waiting | None:
        """Rule: VA-G107"""
        options = tile_options(g)
        if not options:
            self.end(-1)
            return None
        if len(g.hand) > 1:
            # Asked even if one tile alone may go: others must not learn that from the silence.
            return Ask("choose-tile", g.seat(CAVE), options)
        self.answer = options[0]
        return None

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"space": SPACE.values[self.pos]}

    def lay(self, g: Vast) -> None:
        cell = hand_cell(g, self.answer)
        g.hand.remove(cell)
        lay_dark(g, cell, self.pos)
        draw_up(g)
        self.end(cell)


class GrowTile(Procedure):
    """Shape the Cave and Hatred: one tile next to any tile of the map. Rule: VA-C045, VA-C046, VA-C053"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "supply")

    def choose(self, g: Vast) -> Waiting | None:
        spaces = bordering_spaces(g)
        if not spaces or not g.hand:
            g.emit("nothing-to-lay", {})
            self.end()
            return None
        return Ask("shape-cave", g.seat(CAVE), [LAY.of(pos) for pos in spaces])

    def supply(self, g: Vast) -> None:
        g.call(SupplyFromHand(LAY.a(self.answer)))


class CaveCollapse(CollapseTiles):
    """The same by the Cave, which may use Omens between two tiles. Rule: VA-C023, VA-C061"""

    ASIDES: ClassVar[int] = ALL_ASIDES

    def __init__(self, count: int) -> None:
        super().__init__(CAVE, count)


def treasure_cells(g: Vast, first: bool = False) -> list[int]:
    """Dark tiles with neither a player piece nor a Treasure token; `first` is content with one.

    Rule: VA-C021, VA-C056
    """
    found: list[int] = []
    if g.treasures_left == 0:
        return found
    for cell in range(TILE_COUNT):
        if lies_dark(g, cell) and g.treasure[cell] == 0 and not contains(cell, g.at):
            found.append(cell)
            if first:
                break
    return found


class PlaceTreasure(Procedure):
    """One Treasure token on a Dark tile; in some sets the phase may be skipped. Rule: VA-C056, VA-C058, VA-V056"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "put")

    def __init__(self, optional: bool) -> None:
        super().__init__()
        self.optional = optional

    def choose(self, g: Vast) -> Waiting | None:
        spaces = sorted(g.map.pos[cell] for cell in treasure_cells(g))
        if not spaces:
            if not self.optional:
                g.emit("no-place-for-treasure", {})
            self.end()
            return None
        options = [PUT_TREASURE.of(pos) for pos in spaces]
        if self.optional:
            options.append(SKIP_TREASURE.of())
        return Ask("place-treasure", g.seat(CAVE), options)

    def put(self, g: Vast) -> None:
        if PUT_TREASURE.has(self.answer):
            put_treasure(g, g.map.cell(PUT_TREASURE.a(self.answer)))
