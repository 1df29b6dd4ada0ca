"""Straight moves, under the ground and above it. Rule: VA-D016 to VA-D029, VA-D053"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast import victory
from undercroft.games.vast.actions import MOVE, STAY
from undercroft.games.vast.cards import CAVE, DRAGON, DRAGON_PIECE, PIECE_COUNT, TERRAIN_OF
from undercroft.games.vast.cavern.geometry import STEP, on_table, side_towards
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit, pits_from
from undercroft.games.vast.roles.dragon.board import WING, cards_by_symbol, cell_of, fresh_gems, mine
from undercroft.games.vast.state import Vast
from undercroft.games.vast.variants.terrain import downstream


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


def may_stop(g: Vast, cell: int, pits: bool = False) -> bool:
    """Never on a Canyon end; on a Pit only where another leads out and a movement is left. Rule: VA-R023, VA-R033"""
    if g.map.impassable(cell):
        return False
    return not is_pit(cell) or (pits and any(leads_out(g, pit) for pit in pits_from(g, cell)))


def leads_out(g: Vast, pit: int) -> bool:
    """Whether he could leave a Pit over one of its edges. Rule: VA-R033"""
    return any(climbs_out(g, pit, side) for side in range(4))


def climbs_out(g: Vast, pit: int, side: int) -> bool:
    """Over this edge, unless he came in by this very Pit. Rule: VA-R033"""
    if went_down(g, pit):
        return False
    out = g.map.beside(pit, side)
    return leaves_terrain(g, pit, side) or (out >= 0 and passable(g, pit, side) and may_stop(g, out))


def went_down(g: Vast, pit: int) -> bool:
    """Whether this is the Pit he came into the Pits by, and he is still in them."""
    return mine(g).came_in_by == pit and is_pit(cell_of(g))


def wings(g: Vast) -> int:
    """How many Wing powers he could still pay for."""
    return cards_by_symbol(g)[WING] + (1 if WING in fresh_gems(g) else 0)


def ways(g: Vast, wing: bool, pits: bool) -> dict[int, list[int]]:
    """Where one movement can end, each with the positions on the way. Rule: VA-D016, VA-D018, VA-D053

    One or two tiles along a line; with a Wing also one tile across a wall. `pits`: he may stop on a Pit, because he
    has another movement to leave it by.
    """
    here = cell_of(g)
    found: dict[int, list[int]] = {}
    if not went_down(g, here):
        for side in range(4):
            _add_line(g, here, side, wing, pits, found)
    for pit in pits_from(g, here):
        _add_pit(g, pit, pits, found)
    return found


def _add_line(g: Vast, here: int, side: int, wing: bool, pits: bool, found: dict[int, list[int]]) -> None:
    near = g.map.pos[here] + STEP[side]
    far = near + STEP[side]
    first = g.map.cell(near)
    second = g.map.cell(far)
    if first < 0:
        if leaves_terrain(g, here, side):
            found[near] = [near]
            if second >= 0 and may_stop(g, second, pits):
                found[far] = [near, far]
        return
    crossing = crosses_canyon(g, here, side, wing)
    if not crossing and not passable(g, here, side, wing):
        return
    if may_stop(g, first, pits):
        found[near] = [near]
    # A wall takes the whole of a Wing on the surface, a Canyon end both tiles.
    if not crossing and not passable(g, here, side):
        return
    if is_pit(first):
        _add_link(g, first, near, pits, found)
    elif second < 0:
        if leaves_terrain(g, first, side):
            found[far] = [near, far]
    elif may_stop(g, second, pits and not crossing) and _goes_on(g, first, side, crossing):
        found[far] = [near, far]


def _add_link(g: Vast, first: int, near: int, pits: bool, found: dict[int, list[int]]) -> None:
    """Into one Pit and across to another; no way leads straight over it. Rule: VA-R032, VA-R033"""
    for pit in pits_from(g, first):
        if pits and leads_out(g, pit):
            found.setdefault(g.map.pos[pit], [near, g.map.pos[pit]])


def _goes_on(g: Vast, first: int, side: int, crossing: bool) -> bool:
    """Whether the second step of a line is open; the walls of a Canyon end have been looked at already."""
    return g.map.light[g.map.beside(first, side)] != DARK if crossing else passable(g, first, side)


def _add_pit(g: Vast, pit: int, pits: bool, found: dict[int, list[int]]) -> None:
    """From Pit to Pit, and out of that one. Rule: VA-R032, VA-R033"""
    near = g.map.pos[pit]
    if pits and leads_out(g, pit):
        found.setdefault(near, [near])
    for side in range(4):
        if climbs_out(g, pit, side):
            far = near + STEP[side]
            found.setdefault(far, [near, far])


def move_options(g: Vast, wing: bool, pits: bool) -> list[int]:
    """One movement, as actions."""
    return [MOVE.of(pos) for pos in sorted(ways(g, wing, pits))]


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
    """He goes to a space of his choice, tile by tile; the River may carry him aside. Rule: VA-D017, VA-D020, VA-R041"""

    STEPS: ClassVar[tuple[str, ...]] = ("set_off", "supply", "step", "ride", "board_river", "drift", "look_on", "go_on")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, pos: int, wing: bool) -> None:
        super().__init__()
        self.pos = pos
        self.wing = wing
        self.way: list[int] = []
        """The positions still to be entered."""
        self.side = -1
        """The side his straight line leaves by."""
        self.landing = -1
        """The River cell he drifts to."""
        self.spare = False
        """A step he has not named a space for: the River may bring him where he wants to use it."""

    def set_off(self, g: Vast) -> None:
        mine(g).moved = True
        self.way = ways(g, self.wing, True)[self.pos]
        self.side = side_towards(g.map.pos[cell_of(g)], self.way[0])
        self.spare = len(self.way) == 1 and self.side >= 0 and passable(g, cell_of(g), self.side)

    def supply(self, g: Vast) -> None:
        """Off Terrain into the open a Dark tile is laid. Rule: VA-R013"""
        if self.way and g.map.cell(self.way[0]) < 0:
            g.call(g.book.roles[CAVE].supply(g, DRAGON, self.way[0]))

    def step(self, g: Vast) -> None:
        if not self.way or mine(g).health == 0:
            self.end()
            return
        cell = g.map.cell(self.way[0])
        self.way = self.way[1:]
        if cell < 0:
            self.end()
            return
        if not is_pit(cell_of(g)):
            mine(g).came_in_by = cell if is_pit(cell) else -1
        g.call(Enter(DRAGON_PIECE, cell, False))

    def ride(self, g: Vast) -> Waiting | None:
        """Any River space downstream, for free. Rule: VA-R035, VA-R041"""
        options: list[int] = []
        cell = downstream(cell_of(g))
        while cell >= 0 and mine(g).health > 0:
            options.append(MOVE.of(g.map.pos[cell]))
            cell = downstream(cell)
        if not options:
            self.goto("supply")
            return None
        return Ask("dragon-ride", g.seat(DRAGON), [*options, STAY.of()])

    def board_river(self, g: Vast) -> None:
        if STAY.has(self.answer):
            self.goto("supply")
            return
        self.landing = g.map.cell(MOVE.a(self.answer))

    def drift(self, g: Vast) -> None:
        here = cell_of(g)
        if here == self.landing or mine(g).health == 0:
            return
        self.again()
        g.call(Enter(DRAGON_PIECE, downstream(here), False))

    def look_on(self, g: Vast) -> Waiting | None:
        """A step that is left goes on in the old direction, from where the River has brought him."""
        here = cell_of(g)
        if mine(g).health == 0 or self.side < 0 or not (self.way or self.spare):
            self.end()
            return None
        beyond = g.map.beside(here, self.side)
        open_way = beyond >= 0 and passable(g, here, self.side) and may_stop(g, beyond)
        if not open_way and not leaves_terrain(g, here, self.side):
            self.end()
            return None
        ahead = MOVE.of(g.map.pos[here] + STEP[self.side])
        return Ask("dragon-go-on", g.seat(DRAGON), [ahead, STAY.of()])

    def go_on(self, g: Vast) -> None:
        if STAY.has(self.answer):
            self.end()
            return
        self.spare = False
        self.way = [MOVE.a(self.answer)]
        self.goto("supply")


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
