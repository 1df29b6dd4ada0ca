"""Where the Thief can go, and the step itself. Rules: VA-T011 to VA-T017, VA-T035 to VA-T038"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import DONE, MOVE, REVEAL
from undercroft.games.vast.cards import CAVE, RIVER, TERRAIN_OF, THIEF, THIEF_PIECE
from undercroft.games.vast.cavern.geometry import STEP, on_table, side_towards
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit, pits_from
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import SPACE, TILE
from undercroft.games.vast.roles.thief.actions import CLIMB, CROSS, PEEK
from undercroft.games.vast.roles.thief.board import (
    CLIMBING_GEAR,
    PRINTED,
    ThiefBoard,
    cell_of,
    mine,
    steps_left,
)
from undercroft.games.vast.state import Vast
from undercroft.games.vast.variants.terrain import downstream


def climb_cost(board: ThiefBoard, over: str) -> int:
    """Climbing Gear saves one cube. Rule: VA-T035, VA-T037"""
    return int(PRINTED["climb"][over]) - board.upgrades[CLIMBING_GEAR]


def step_options(g: Vast) -> list[int]:
    """Lit, Dark or shared tiles next to him, while Movement is left. Rule: VA-T011, VA-T013, VA-T014"""
    board = mine(g)
    here = cell_of(g)
    left = steps_left(board)
    options: list[int] = []
    if left > 0:
        for side in range(4):
            beyond = g.map.beside(here, side)
            if beyond < 0:
                if may_leave_terrain(g, here, side):
                    options.append(MOVE.of(g.map.pos[here] + STEP[side]))
            elif not g.map.walled(here, side) and may_enter(g, beyond, left):
                options.append(MOVE.of(g.map.pos[beyond]))
    drift = downstream(here)
    if board.riding and not board.settled and drift >= 0 and MOVE.of(g.map.pos[drift]) not in options:
        options.append(MOVE.of(g.map.pos[drift]))
    return options


def may_enter(g: Vast, cell: int, left: int) -> bool:
    """A Pit only if he can be out of another one this turn. Rule: VA-R021, VA-R033"""
    if g.map.impassable(cell):
        return False
    return not is_pit(cell) or (left >= 3 and bool(ways_out(g, cell)))


def ways_out(g: Vast, pit: int) -> list[int]:
    """The other Pits that he could leave over an edge. Rule: VA-R032, VA-R033"""
    return [other for other in pits_from(g, pit) if any(leads_out(g, other, side) for side in range(4))]


def leads_out(g: Vast, pit: int, side: int) -> bool:
    beyond = g.map.beside(pit, side)
    if beyond < 0:
        return may_leave_terrain(g, pit, side)
    return not g.map.walled(pit, side) and may_stand(g, beyond)


def may_leave_terrain(g: Vast, cell: int, side: int) -> bool:
    """Once a turn over any edge of Terrain, where a tile is then laid. Rule: VA-R013, VA-R014"""
    if TERRAIN_OF[cell] < 0 or g.collapsing or mine(g).left_terrain or not (g.tiles or g.hand):
        return False
    return on_table(g.map.pos[cell] + STEP[side])


def climb_options(g: Vast) -> list[int]:
    """Past a wall, or straight across an impassable space. Rule: VA-T035, VA-T036, VA-T038, VA-R022, VA-R040"""
    board = mine(g)
    here = cell_of(g)
    left = steps_left(board)
    options: list[int] = []
    for side in range(4):
        beyond = g.map.beside(here, side)
        if beyond < 0:
            continue
        if g.map.impassable(beyond):
            behind = g.map.beside(beyond, side)
            clear = behind >= 0 and not g.map.walled(here, side) and not g.map.walled(beyond, side)
            if left >= 2 and board.cubes >= climb_cost(board, "impassable") and clear and may_stand(g, behind):
                options.append(CROSS.of(g.map.pos[behind]))
            continue
        able = left >= 1 and board.cubes >= climb_cost(board, "wall")
        if able and g.map.walled(here, side) and may_enter(g, beyond, left):
            options.append(CLIMB.of(g.map.pos[beyond]))
    return options


def may_stand(g: Vast, cell: int) -> bool:
    return not g.map.impassable(cell) and not is_pit(cell)


def peek_options(g: Vast) -> list[int]:
    """Done with moving on a Dark tile, he may look at it, once. Rule: VA-T015, VA-T016"""
    if mine(g).settled or not g.map.is_dark(cell_of(g)):
        return []
    return [PEEK.of()]


class ThiefStep(Procedure):
    """One step, by foot, by Climb or by the River. Rule: VA-T036, VA-R035"""

    STEPS: ClassVar[tuple[str, ...]] = ("supply", "go", "ride")

    def __init__(self, pos: int, cost: int, cubes: int) -> None:
        super().__init__()
        self.pos = pos
        self.cost = cost
        self.cubes = cubes

    def supply(self, g: Vast) -> None:
        """Off Terrain into the open: a Dark tile is laid under him. Rule: VA-R013"""
        if g.map.cell(self.pos) < 0:
            mine(g).left_terrain = True
            g.call(g.book.roles[CAVE].supply(g, THIEF, self.pos))

    def go(self, g: Vast) -> None:
        board = mine(g)
        cell = g.map.cell(self.pos)
        if cell < 0:
            self.end()
            return
        board.steps += self.cost
        board.cubes -= self.cubes
        board.riding = False
        g.call(Enter(THIEF_PIECE, cell, False))

    def ride(self, g: Vast) -> None:
        here = cell_of(g)
        if here >= 0 and TERRAIN_OF[here] == RIVER:
            mine(g).riding = True


class ThiefPitTrip(Procedure):
    """In at one Pit and across to another; from there he walks out as usual. Rule: VA-R032, VA-R033"""

    STEPS: ClassVar[tuple[str, ...]] = ("fall_in", "choose", "cross")

    def __init__(self, pos: int, cubes: int) -> None:
        super().__init__()
        self.pos = pos
        self.cubes = cubes

    def fall_in(self, g: Vast) -> None:
        g.call(ThiefStep(self.pos, 1, self.cubes))

    def choose(self, g: Vast) -> Waiting | None:
        here = cell_of(g)
        pits = ways_out(g, here) if here >= 0 and is_pit(here) else []
        if not pits:
            self.end()
            return None
        return Ask("thief-turn", g.seat(THIEF), [MOVE.of(g.map.pos[pit]) for pit in pits])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return what_is_left(g)

    def cross(self, g: Vast) -> None:
        g.call(ThiefStep(MOVE.a(self.answer), 1, 0))


def what_is_left(g: Vast) -> dict[str, object]:
    """His Movement and Action cubes."""
    board = mine(g)
    return {"steps": max(0, steps_left(board)), "cubes": board.cubes}


def step(g: Vast, action: int) -> Procedure:
    """The procedure of a move or a Climb."""
    board = mine(g)
    if CLIMB.has(action):
        if is_pit(g.map.cell(CLIMB.a(action))):
            return ThiefPitTrip(CLIMB.a(action), climb_cost(board, "wall"))
        return ThiefStep(CLIMB.a(action), 1, climb_cost(board, "wall"))
    if CROSS.has(action):
        return ThiefStep(CROSS.a(action), 2, climb_cost(board, "impassable"))
    pos = MOVE.a(action)
    here = cell_of(g)
    cell = g.map.cell(pos)
    if cell >= 0 and is_pit(cell):
        return ThiefPitTrip(pos, 0)
    adrift = board.riding and cell >= 0 and cell == downstream(here) and side_towards(g.map.pos[here], pos) >= 0
    return ThiefStep(pos, 0 if adrift else 1, 0)


class PeekUnder(Procedure):
    """He looks, alone, and may then turn the tile up. Rule: VA-T015, VA-T016, VA-T017, VA-T018"""

    STEPS: ClassVar[tuple[str, ...]] = ("look", "choose", "reveal")

    def look(self, g: Vast) -> None:
        mine(g).settled = True
        cell = cell_of(g)
        g.faces.show_to(cell, g.seat(THIEF))
        if g.emitting:
            space = SPACE.values[g.map.pos[cell]]
            g.emit_to(g.seat(THIEF), "thief-peeked-own", {"space": space, "tile": TILE.values[g.face(cell)]})
            g.emit_except(g.seat(THIEF), "thief-peeked", {"space": space})

    def choose(self, g: Vast) -> Ask:
        return Ask("peeked", g.seat(THIEF), [REVEAL.of(g.map.pos[cell_of(g)]), DONE.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"tile": TILE.values[g.face(cell_of(g))]} if seat == g.seat(THIEF) else {}

    def reveal(self, g: Vast) -> None:
        if REVEAL.has(self.answer):
            g.call(Reveal(THIEF, [cell_of(g)]))
