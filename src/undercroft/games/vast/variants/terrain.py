"""Terrain: where the eight tiles may lie and how they come into play. Rule: VA-R001 to VA-R010"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import CHOOSE_TERRAIN, LAY_TERRAIN
from undercroft.games.vast.cards import (
    CANYON,
    CAVE,
    PIT_1,
    RIVER,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TERRAIN_SHAPE,
    TERRAINS,
    TILE_COUNT,
)
from undercroft.games.vast.cavern.geometry import AROUND, STEP, distance, on_table
from undercroft.games.vast.cavern.laying import uncover_lurkers
from undercroft.games.vast.domains import TERRAIN
from undercroft.games.vast.state import Vast


def squares(terrain: int, pos: int, facing: int) -> list[int]:
    """The positions a Terrain tile covers, its first space on `pos` and turned to `facing`. Rule: VA-R002"""
    found: list[int] = []
    for x, y in TERRAIN_SHAPE[terrain]:
        for _ in range(facing):
            x, y = -y, x
        found.append(pos + y * 64 + x)
    return found


def fits(g: Vast, terrain: int, covered: list[int]) -> bool:
    """Open spaces only, an edge to a Cave tile, no contact with other Terrain. Rule: VA-R010"""
    touching = False
    for pos in covered:
        if not on_table(pos) or pos in g.map.cell_at:
            return False
        for step in STEP:
            cell = g.map.cell(pos + step)
            if 0 <= cell < TILE_COUNT:
                touching = True
        for step in AROUND:
            cell = g.map.cell(pos + step)
            if cell >= TILE_COUNT:
                return False
    if terrain == CANYON:
        return bridge_touches(g, covered)
    return touching


def bridge_touches(g: Vast, covered: list[int]) -> bool:
    """The middle of the Canyon must touch a Cave tile. Rule: VA-R020"""
    return any(0 <= g.map.cell(covered[1] + step) < TILE_COUNT for step in STEP)


def facings_of(terrain: int) -> list[int]:
    """The turns that differ: a line may be turned once (the River has a current), a square not at all."""
    if terrain in (CANYON,):
        return [0, 1]
    if len(TERRAIN_SHAPE[terrain]) == 3 or terrain == RIVER:
        return [0, 1, 2, 3]
    return [0]


def nearest_spots(g: Vast, terrain: int, origin: int) -> list[int]:
    """The legal spots nearest to a position, as actions. Rule: VA-R006, VA-R007"""
    edge = open_edge(g)
    best = 1000
    found: list[int] = []
    for facing in facings_of(terrain):
        offsets = squares(terrain, 0, facing)
        for pos in ways_to_cover(edge, offsets):
            near = 1000
            for offset in offsets:
                near = min(near, distance(origin, pos + offset))
            if near > best or not fits(g, terrain, [pos + offset for offset in offsets]):
                continue
            if near < best:
                best = near
                found = []
            found.append(LAY_TERRAIN.of(pos, facing))
    return found


def fits_somewhere(g: Vast, terrain: int) -> bool:
    """Whether there is a legal spot at all."""
    edge = open_edge(g)
    for facing in facings_of(terrain):
        offsets = squares(terrain, 0, facing)
        for pos in ways_to_cover(edge, offsets):
            if fits(g, terrain, [pos + offset for offset in offsets]):
                return True
    return False


def open_edge(g: Vast) -> list[int]:
    """The open spaces beside Cave tiles, in order of position."""
    edge: dict[int, bool] = {}
    for cell in range(TILE_COUNT):
        pos = g.map.pos[cell]
        if pos < 0:
            continue
        for step in STEP:
            if pos + step not in g.map.cell_at:
                edge[pos + step] = True
    return sorted(edge)


def ways_to_cover(edge: list[int], offsets: list[int]) -> list[int]:
    """Where the first space of a tile may lie so that one of its spaces covers one of these, each once."""
    found: dict[int, bool] = {}
    for pos in edge:
        for offset in offsets:
            found[pos - offset] = True
    return list(found)


def lay_terrain(g: Vast, terrain: int, pos: int, facing: int) -> None:
    """Put a Terrain tile on the map; a Tribe lurking there is uncovered."""
    covered = squares(terrain, pos, facing)
    first = TERRAIN_FIRST[terrain]
    for i in range(len(covered)):
        g.map.facing[first + i] = facing
        g.map.lay(first + i, covered[i])
    g.terrain_out[terrain] = True
    uncover_lurkers(g)
    if g.emitting:
        from undercroft.games.vast.domains import SPACE

        g.emit("terrain-laid", {"terrain": TERRAIN.values[terrain], "space": SPACE.values[pos]})


def downstream(cell: int) -> int:
    """The next space of the River with the current, -1 at its end."""
    if TERRAIN_OF[cell] != RIVER or cell == TERRAIN_FIRST[RIVER] + 3:
        return -1
    return cell + 1


class PlaceTerrain(Procedure):
    """The first Event tile of a round brings Terrain, if any fits; a later one never does. Rule: VA-R003 to VA-R009

    `cell` is the Event tile; `by` the role that revealed it.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take", "spot", "lay")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, by: int, cell: int) -> None:
        super().__init__()
        self.by = by
        self.cell = cell
        self.terrain = -1
        self.pits: list[int] = []

    def _placer(self, g: Vast) -> int:
        return g.seat(g.book.roles[CAVE].places_terrain(g, self.by))

    def _origin(self, g: Vast) -> int:
        """The piece that revealed the tile; the tile itself if it has none on the map. Rule: VA-R006"""
        piece = g.book.roles[self.by].revealer(g)
        return g.map.pos[g.at[piece] if piece >= 0 and g.at[piece] >= 0 else self.cell]

    def choose(self, g: Vast) -> Waiting | None:
        """Rule: VA-G107"""
        options = [
            CHOOSE_TERRAIN.of(terrain)
            for terrain in range(len(TERRAINS))
            if not g.terrain_out[terrain] and terrain not in (PIT_1 + 1, PIT_1 + 2) and self._possible(g, terrain)
        ]
        if not options:
            g.terrain_laid = True
            self.end()
            return None
        return Ask("choose-terrain", self._placer(g), options)

    def _possible(self, g: Vast, terrain: int) -> bool:
        if terrain == PIT_1:
            return not (g.terrain_out[PIT_1 + 1] or g.terrain_out[PIT_1 + 2]) and pits_fit(g)
        return fits_somewhere(g, terrain)

    def take(self, g: Vast) -> None:
        self.terrain = CHOOSE_TERRAIN.a(self.answer)
        g.terrain_laid = True

    def spot(self, g: Vast) -> Waiting | None:
        spots = (
            pit_spots(g, self.pits, self._origin(g))
            if self.terrain >= PIT_1 and self.terrain < RIVER
            else nearest_spots(g, self.terrain, self._origin(g))
        )
        if len(spots) == 1:
            self.answer = spots[0]
            return None
        return Ask("lay-terrain", self._placer(g), spots)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"terrain": TERRAIN.values[self.terrain]} if self.terrain >= 0 else {}

    def lay(self, g: Vast) -> None:
        pos = LAY_TERRAIN.a(self.answer)
        lay_terrain(g, self.terrain, pos, LAY_TERRAIN.b(self.answer))
        if PIT_1 <= self.terrain < PIT_1 + 2:
            self.pits.append(pos)
            self.terrain += 1
            self.goto("spot")
            return
        if self.terrain == CANYON and not g.collapsing:
            g.call(g.book.roles[CAVE].fill(g, self.by))


def pit_spots(g: Vast, placed: list[int], origin: int) -> list[int]:
    """The first Pit near the revealer, the second far from it, the third far from both. Rule: VA-R031, VA-R038

    None goes where it would leave no room for the rest.
    """
    best = -1000
    found: list[int] = []
    free = free_for_pits(g)
    for pos in free:
        rank = min(distance(pos, other) for other in placed) if placed else -distance(pos, origin)
        if rank < best or not room_for_pits(free, [pos], 2 - len(placed)):
            continue
        if rank > best:
            best = rank
            found = []
        found.append(LAY_TERRAIN.of(pos, 0))
    return found


def pits_fit(g: Vast) -> bool:
    """All three Pits or none. Rule: VA-R031"""
    return room_for_pits(free_for_pits(g), [], 3)


def free_for_pits(g: Vast) -> list[int]:
    """Where a Pit may lie as things are."""
    return [pos for pos in open_edge(g) if fits(g, PIT_1, [pos])]


def room_for_pits(free: list[int], taken: list[int], count: int) -> bool:
    """Whether so many more Pits fit on these spaces without touching each other or the ones taken."""
    if count == 0:
        return True
    for i in range(len(free)):
        if any(free[i] == other or free[i] - other in AROUND for other in taken):
            continue
        if room_for_pits(free[i + 1 :], [*taken, free[i]], count - 1):
            return True
    return False


class PlaceCanyon(Procedure):
    """The Troll brings the Canyon, as near to the Knight as possible. Rule: VA-V149, VA-V175"""

    STEPS: ClassVar[tuple[str, ...]] = ("spot", "lay")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, placer: int, cell: int) -> None:
        super().__init__()
        self.placer = placer
        self.cell = cell

    def spot(self, g: Vast) -> Waiting | None:
        spots = nearest_spots(g, CANYON, g.map.pos[self.cell])
        if not spots:
            self.end()
            return None
        if len(spots) == 1:
            self.answer = spots[0]
            return None
        return Ask("lay-terrain", g.seat(self.placer), spots)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"terrain": TERRAIN.values[CANYON]}

    def lay(self, g: Vast) -> None:
        lay_terrain(g, CANYON, LAY_TERRAIN.a(self.answer), LAY_TERRAIN.b(self.answer))
        g.call(g.book.roles[CAVE].fill(g, self.placer))
