"""How far a Tribe gets, by the way of least loss, and the march itself. Rule: VA-B076 to VA-B083, VA-B117

Losses are counted in halves: leaving a Lit tile is one, everything that costs Population at once is two. So the way of
least loss is an ordinary shortest way.
"""

from typing import ClassVar, Final

from undercroft.engine.actions import contains
from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import (
    BRIDGE,
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    LAKE,
    MAGMA,
    RIVER,
    TERRAIN_OF,
)
from undercroft.games.vast.cavern.geometry import DIAGONAL, OPPOSITE, STEP, on_table
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit, pits_from
from undercroft.games.vast.roles.goblins.attacks import StrikeKnight
from undercroft.games.vast.roles.goblins.board import BEETLES, GOLEM, holds, index, mine, strength_with
from undercroft.games.vast.roles.goblins.losses import LosePopulation
from undercroft.games.vast.state import Vast

OUT: Final = 1000
"""Added to a Pit that was reached through another Pit: from there the way leads out over its edges."""


class Ways:
    """What a Tribe can reach, with the cheapest way there. Not part of any state.

    A node is a cell, a Pit plus OUT, or minus a position for an open space beside Terrain.
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.parent: dict[int, int] = {}

    def way(self, node: int) -> list[int]:
        """The nodes from the first step to this one, Pits as plain cells."""
        nodes = [node]
        while self.parent[nodes[-1]] != self.start:
            nodes.append(self.parent[nodes[-1]])
        nodes.reverse()
        return [node - OUT if node >= OUT else node for node in nodes]


def tiles_available(g: Vast) -> bool:
    """Whether a new Dark tile could be laid now. Rule: VA-B099, VA-R014"""
    return not g.collapsing and bool(g.tiles or g.hand)


def counts_as_lit(g: Vast, cell: int) -> bool:
    """Lit tiles, the Canyon's bridge and the Lake. Rule: VA-B077, VA-R023, VA-R024"""
    return g.map.light[cell] == LIT or cell == BRIDGE or TERRAIN_OF[cell] == LAKE


def leaves_lit(g: Vast, piece: int, cell: int) -> bool:
    """Whether leaving this cell counts towards the loss: each Lit tile once, none under Blind Fury.

    Rule: VA-B066, VA-B078
    """
    board = mine(g)
    return not board.furious >> piece & 1 and not contains(cell, board.left) and counts_as_lit(g, cell)


def exit_halves(g: Vast, piece: int, cell: int, onto: int) -> int:
    """What it costs to leave a cell. Rule: VA-B077, VA-R026, VA-R036"""
    halves = 1 if leaves_lit(g, piece, cell) else 0
    terrain = TERRAIN_OF[cell]
    if terrain == MAGMA:
        halves += 2
    if terrain == RIVER and onto >= 0 and TERRAIN_OF[onto] == RIVER and onto < cell:
        halves += 2
    return halves


def entry_halves(g: Vast, piece: int, cell: int, onto: int) -> int:
    """What it costs to come onto a cell: Lake, River, the Flame Wall. Rule: VA-R024, VA-R036, VA-D072"""
    halves = 0
    terrain = TERRAIN_OF[onto]
    if terrain in (LAKE, RIVER) and TERRAIN_OF[cell] != terrain:
        halves += 2
    if g.flame_wall == onto and not g.burned >> piece & 1:
        halves += 2
    return halves


def passable(g: Vast, cell: int, side: int, ghostly: bool) -> int:
    """The cell beyond an edge a Tribe may cross, -1 if it may not; a Golem takes it through walls.

    Rule: VA-B040, VA-B076
    """
    beyond = g.map.beside(cell, side)
    if beyond < 0 or g.map.impassable(beyond):
        return -1
    if not ghostly and g.map.walled(cell, side):
        return -1
    return beyond


def admits(g: Vast, piece: int, cell: int, population: int) -> bool:
    """Whether Knight and Dragon let a Tribe of this Population onto their tile. Rule: VA-B081, VA-B083"""
    if g.at[KNIGHT_PIECE] != cell and g.at[DRAGON_PIECE] != cell:
        return True
    might = strength_with(g, piece, population)
    if g.at[KNIGHT_PIECE] == cell and might <= g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE):
        return False
    return g.at[DRAGON_PIECE] != cell or might > g.book.roles[DRAGON].armor(g, DRAGON_PIECE)


def ways_of(g: Vast, piece: int, leap: bool) -> Ways:
    """Everything this Tribe can reach alive; `leap` lets it step off Terrain onto an open space.

    Rule: VA-B117, VA-R013
    """
    board = mine(g)
    population = board.population[index(piece)]
    odd = board.exits & 1
    start = g.at[piece]
    found = Ways(start + OUT if is_pit(start) else start)
    ghostly = holds(g, piece, GOLEM)
    leap = leap and tiles_available(g)
    bound = 2 * population - 1 - odd  # The last half that leaves somebody alive.
    if bound < 0:
        return found  # It has just lost its last Goblin.
    rank: list[list[int]] = [[] for _ in range(bound + 1)]
    rank[0].append(found.start)
    for spent in range(bound + 1):
        for node in rank[spent]:
            if found.cost[node] != spent:
                continue
            cell = node - OUT if node >= OUT else node
            if g.at[KNIGHT_PIECE] == cell and node != found.start:
                continue
            for onto in steps_from(g, node, ghostly, leap):
                beyond = onto - OUT if onto >= OUT else onto
                spending = spent + exit_halves(g, piece, cell, beyond)
                if spending > bound:
                    continue
                if onto >= 0:
                    if not admits(g, piece, beyond, population - (spending + odd) // 2):
                        continue
                    spending += entry_halves(g, piece, cell, beyond)
                    if spending > bound:
                        continue
                if found.cost.get(onto, 1000) > spending:
                    found.cost[onto] = spending
                    found.parent[onto] = node
                    if onto >= 0:
                        rank[spending].append(onto)
    return found


def steps_from(g: Vast, node: int, ghostly: bool, leap: bool) -> list[int]:
    """The nodes one step away. A Pit is left only through another Pit. Rule: VA-R032, VA-R033"""
    if node < OUT and is_pit(node):
        return [pit + OUT for pit in pits_from(g, node)]
    cell = node - OUT if node >= OUT else node
    found: list[int] = []
    for side in range(4):
        beyond = passable(g, cell, side, ghostly)
        if beyond >= 0:
            if not is_pit(beyond) or not is_pit(cell):
                found.append(beyond)
        elif leap and TERRAIN_OF[cell] >= 0:
            pos = g.map.pos[cell] + STEP[side]
            if pos not in g.map.cell_at and on_table(pos):
                found.append(-pos)
    return found


def destinations(g: Vast, ways: Ways) -> dict[int, int]:
    """The positions a march may end on, each with its node; never a Pit. Rule: VA-R032"""
    found: dict[int, int] = {}
    for node in ways.cost:
        if node == ways.start or node >= OUT or (node >= 0 and is_pit(node)):
            continue
        pos = -node if node < 0 else g.map.pos[node]
        if pos not in found:
            found[pos] = node
    return found


def losses_on_the_way(g: Vast, piece: int) -> dict[int, int]:
    """What a march to each position would cost in Population. Rule: VA-B077, VA-B117"""
    ways = ways_of(g, piece, True)
    odd = mine(g).exits & 1
    return {pos: (ways.cost[node] + odd) // 2 for pos, node in destinations(g, ways).items()}


def last_steps(g: Vast, piece: int, ways: Ways) -> list[int]:
    """Neighbouring cells on the way to which the Tribe would lose its last Population. Rule: VA-B079"""
    board = mine(g)
    population = board.population[index(piece)]
    odd = board.exits & 1
    here = g.at[piece]
    found: list[int] = []
    for side in range(4):
        beyond = passable(g, here, side, holds(g, piece, GOLEM))
        if beyond < 0 or beyond in ways.cost or is_pit(beyond):
            continue
        if g.at[KNIGHT_PIECE] == beyond or g.at[DRAGON_PIECE] == beyond:
            continue
        halves = exit_halves(g, piece, here, beyond) + entry_halves(g, piece, here, beyond)
        if (halves + odd) // 2 >= population:
            found.append(beyond)
    return found


def spared_steps(g: Vast, piece: int, ways: Ways) -> list[int]:
    """Knight's or Dragon's tiles next to it that take the Goblin only Bright Beetles can save on the way out.

    Rule: VA-B043, VA-B081
    """
    if not holds(g, piece, BEETLES):
        return []
    found: list[int] = []
    for side in range(4):
        beyond = passable(g, g.at[piece], side, holds(g, piece, GOLEM))
        if beyond < 0 or beyond in ways.cost or beyond not in (g.at[KNIGHT_PIECE], g.at[DRAGON_PIECE]):
            continue
        if not is_pit(beyond) and gets_onto(g, piece, beyond):
            found.append(beyond)
    return found


def gets_onto(g: Vast, piece: int, cell: int) -> bool:
    """Whether a Tribe comes alive onto a cell from where it stands, if it gives up Bright Beetles for that."""
    board = mine(g)
    here = g.at[piece]
    lost = (exit_halves(g, piece, here, cell) + (board.exits & 1)) // 2
    left = board.population[index(piece)] - lost
    if lost > 0 and holds(g, piece, BEETLES):
        left += 1
    return admits(g, piece, cell, left) and left > entry_halves(g, piece, here, cell) // 2


def burrows(g: Vast, piece: int) -> list[int]:
    """Cells one or two steps along a diagonal that the Underworm can reach. Rule: VA-B045, VA-B046"""
    found: list[int] = []
    for step in DIAGONAL:
        for far in (1, 2):
            cell = g.map.cell(g.map.pos[g.at[piece]] + far * step)
            if cell >= 0 and not g.map.impassable(cell) and not is_pit(cell) and gets_onto(g, piece, cell):
                found.append(cell)
    return found


def first_steps_of_lurker(g: Vast, piece: int) -> list[int]:
    """Neighbouring tiles a lurking Tribe may step onto. Rule: VA-B103, VA-B104"""
    pos = g.lurking[piece]
    ghostly = holds(g, piece, GOLEM)
    population = mine(g).population[index(piece)]
    found: list[int] = []
    for side in range(4):
        cell = g.map.cell(pos + STEP[side])
        if cell < 0 or g.map.impassable(cell) or is_pit(cell) or g.at[KNIGHT_PIECE] == cell:
            continue
        if not ghostly and g.map.walled(cell, OPPOSITE[side]):
            continue
        if admits(g, piece, cell, population):
            found.append(cell)
    return found


class TribeMarch(Procedure):
    """A Tribe goes a given way, paying as it goes. Result 1 if it ended in an attack. Rule: VA-B077, VA-B079, VA-B086

    An open space beside Terrain is minus its position: a Dark tile is laid there first (VA-R013).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("leave", "cross", "enter", "meet")

    def __init__(self, piece: int, way: list[int]) -> None:
        super().__init__()
        self.piece = piece
        self.way = way
        self.onto = -1

    def leave(self, g: Vast) -> None:
        """Every second Lit tile costs 1 Population as it is left. Rule: VA-B077, VA-B078, VA-R026, VA-R036"""
        here = g.at[self.piece]
        if not self.way or here < 0:
            self.end(0)
            return
        self.onto = self.way[0]
        self.way = self.way[1:]
        board = mine(g)
        loss = exit_halves(g, self.piece, here, self.onto) // 2
        if leaves_lit(g, self.piece, here):
            board.left.append(here)
            board.exits += 1
            if board.exits % 2 == 0:
                loss += 1
        if loss > 0:
            left = board.population[index(self.piece)] - loss
            barred = self.onto >= 0 and not admits(g, self.piece, self.onto, left)
            g.call(LosePopulation(self.piece, loss, barred))

    def cross(self, g: Vast) -> None:
        if g.at[self.piece] < 0:
            self.end(0)
        elif self.onto < 0:
            g.call(g.book.roles[CAVE].supply(g, GOBLINS, -self.onto))
        else:
            self.answer = self.onto

    def enter(self, g: Vast) -> None:
        if self.answer < 0:
            self.end(0)
            return
        self.onto = self.answer
        g.call(Enter(self.piece, self.onto, False))

    def meet(self, g: Vast) -> None:
        """Entering the Knight's tile is an attack. Rule: VA-B086"""
        if g.at[self.piece] < 0:
            self.end(0)
        elif g.at[KNIGHT_PIECE] == g.at[self.piece]:
            g.call(StrikeKnight(self.piece, False))
            self.end(1)
        else:
            self.goto("leave")
