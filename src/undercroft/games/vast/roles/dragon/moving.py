"""Straight moves, under the ground and above it. Rule: VA-D016 to VA-D029, VA-D053"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast import victory
from undercroft.games.vast.cavern.geometry import STEP, on_table, side_towards
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit, line
from undercroft.games.vast.facts import CAVE, DRAGON, DRAGON_PIECE, PIECE_COUNT, TERRAIN_OF
from undercroft.games.vast.roles.dragon.board import cell_of, mine
from undercroft.games.vast.says import MOVE
from undercroft.games.vast.state import Vast


def passable(g: Vast, cell: int, side: int, through_wall: bool = False) -> bool:
    """Anywhere underground; on the surface neither over walls nor onto Dark tiles. Rule: VA-D019, VA-D022"""
    beyond = g.map.beside(cell, side)
    if beyond < 0:
        return False
    if not mine(g).surfaced:
        return True
    if g.map.light[beyond] == DARK or g.map.impassable(beyond):
        return False
    return through_wall or not g.map.walled(cell, side)


def may_stop(g: Vast, cell: int) -> bool:
    """Never on a Canyon end or a Pit. Rule: VA-R023, VA-R032"""
    return not g.map.impassable(cell) and not is_pit(cell)


def move_options(g: Vast, wing: bool) -> list[int]:
    """One or two tiles along a line; with a Wing also one tile across a wall. Rule: VA-D016, VA-D018, VA-D053"""
    here = cell_of(g)
    options: list[int] = []
    for side in range(4):
        if leaves_terrain(g, here, side):
            options.append(MOVE.of(g.map.pos[here] + STEP[side]))
        if not passable(g, here, side, wing) and not crosses_canyon(g, here, side, wing):
            continue
        first = g.map.beside(here, side)
        if may_stop(g, first):
            options.append(MOVE.of(g.map.pos[first]))
        # A wall or a Canyon end takes the whole of a Wing on the surface.
        crossing = crosses_canyon(g, here, side, wing)
        if not crossing and not passable(g, here, side):
            continue
        second = g.map.beside(first, side)
        if second >= 0 and may_stop(g, second) and (crossing or passable(g, first, side)):
            if crossing and g.map.light[second] == DARK:
                continue
            options.append(MOVE.of(g.map.pos[second]))
    return sorted(set(options))


def crosses_canyon(g: Vast, cell: int, side: int, wing: bool) -> bool:
    """A surfaced Dragon on the wing may cross one end of the Canyon. Rule: VA-R022, VA-R040"""
    beyond = g.map.beside(cell, side)
    if not wing or beyond < 0 or not mine(g).surfaced or not g.map.impassable(beyond):
        return False
    return not g.map.walled(cell, side) and not g.map.walled(beyond, side)


def leaves_terrain(g: Vast, cell: int, side: int) -> bool:
    """From Terrain the underground Dragon may go onto an open space, where a tile is laid. Rule: VA-R013, VA-R014"""
    if TERRAIN_OF[cell] < 0 or g.collapsing or mine(g).surfaced or not (g.tiles or g.hand):
        return False
    return g.map.beside(cell, side) < 0 and on_table(g.map.pos[cell] + STEP[side])


class DragonMove(Procedure):
    """He goes to a space of his choice, tile by tile. Rule: VA-D017, VA-D020"""

    STEPS: ClassVar[tuple[str, ...]] = ("supply", "set_off", "step")

    def __init__(self, pos: int) -> None:
        super().__init__()
        self.pos = pos
        self.way: list[int] = []

    def supply(self, g: Vast) -> None:
        mine(g).moved = True
        if g.map.cell(self.pos) < 0:
            g.call(g.book.roles[CAVE].supply(g, DRAGON, self.pos))

    def set_off(self, g: Vast) -> None:
        here = cell_of(g)
        there = g.map.cell(self.pos)
        if there < 0:
            self.end()
            return
        if side_towards(g.map.pos[here], self.pos) >= 0:
            self.way = [there]
            return
        self.way = [g.map.beside(here, line(g, here, there)), there]

    def step(self, g: Vast) -> None:
        if not self.way or mine(g).health == 0:
            return
        cell = self.way[0]
        self.way = self.way[1:]
        self.again()
        g.call(Enter(DRAGON_PIECE, cell, False))


class DragonEntered(Procedure):
    """On the surface an entry provokes those who can strike him; then the Entrance is his way out.

    Rule: VA-D001, VA-D023 to VA-D029, VA-D117
    """

    STEPS: ClassVar[tuple[str, ...]] = ("provoke", "leave")

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell = cell
        self.next = 0

    def provoke(self, g: Vast) -> None:
        while self.next < PIECE_COUNT:
            piece = self.next
            self.next += 1
            if piece == DRAGON_PIECE or g.at[piece] != self.cell:
                continue
            attack = g.role_of(piece).provoked(g, piece)
            if attack is not None:
                g.call(attack)
                self.again()
                return

    def leave(self, g: Vast) -> None:
        if self.cell == 0 and mine(g).health > 0:
            mine(g).left = True
            victory.check(g)
