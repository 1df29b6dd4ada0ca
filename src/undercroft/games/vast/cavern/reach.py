"""Where forced movement can take a piece or a token. Nothing here is part of any state. Rule: VA-G081 to VA-G095"""

from typing import Final

from undercroft.engine.actions import contains
from undercroft.games.vast.cards import TERRAIN_OF
from undercroft.games.vast.cavern.geometry import distance
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.role import Role
from undercroft.games.vast.state import Vast

FAR: Final = 99
"""More steps than any way has."""


class Reach:
    """Where a piece can be taken, with a shortest way there."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cells: list[int] = []
        """Where it may stop."""
        self.parent: dict[int, int] = {}
        """The cell before each cell it can come to."""

    def path(self, cell: int) -> list[int]:
        """The cells from the first step to `cell`."""
        way = [cell]
        while self.parent[way[-1]] != self.start:
            way.append(self.parent[way[-1]])
        way.reverse()
        return way


def can_stop(cell: int) -> bool:
    """A pushed piece never stops on a Pit. Rule: VA-R034"""
    return not is_pit(cell)


def spread(g: Vast, piece: int, start: int, most: int, doomed: list[int], crossing: bool, nearest: bool) -> Reach:
    """Legal forced steps from `start`, at most so many. Rule: VA-G081, VA-G095

    A piece does not stop on doomed cells, and passes them only if `crossing`. `nearest` asks for no cell farther off
    than the nearest where it may stop.
    """
    role = g.role_of(piece)
    reach = Reach(start)
    edge = [start]
    seen = [start]
    for _ in range(most):
        if not edge or (nearest and reach.cells):
            break
        further: list[int] = []
        for cell in edge:
            if cell != start and role.push_stops(g, piece, cell):
                continue
            for side in range(4):
                beyond = g.map.beside(cell, side)
                if beyond < 0 or contains(beyond, seen) or not _takes(g, role, piece, cell, side):
                    continue
                vanishing = contains(beyond, doomed)
                if vanishing and not crossing and not _same_tile(start, beyond):
                    continue
                seen.append(beyond)
                reach.parent[beyond] = cell
                further.append(beyond)
                if not vanishing and can_stop(beyond):
                    reach.cells.append(beyond)
        edge = further
    return reach


def _takes(g: Vast, role: Role, piece: int, cell: int, side: int) -> bool:
    """Whether one forced step may lead over this side of a cell, onto the one beyond."""
    return not g.map.impassable(g.map.beside(cell, side)) and role.pushable(g, piece, cell, side)


# Pushes.


def push_reach(g: Vast, piece: int, most: int) -> Reach:
    """All cells within so many legal forced steps. Rule: VA-G081, VA-G095"""
    return spread(g, piece, g.at[piece], most, [], True, False)


def can_push(g: Vast, piece: int, most: int) -> bool:
    """Whether a push could take this piece anywhere; a single step is tried first."""
    here = g.at[piece]
    role = g.role_of(piece)
    for side in range(4):
        beyond = g.map.beside(here, side)
        if beyond >= 0 and can_stop(beyond) and _takes(g, role, piece, here, side):
            return True
    return most > 1 and bool(push_reach(g, piece, most).cells)


def way_matters(g: Vast, piece: int, reach: Reach) -> bool:
    """Whether a push can lead over a space that does something to the piece; then it goes step by step."""
    role = g.role_of(piece)
    if role.minds(g, piece, reach.start):
        return True
    return any(role.minds(g, piece, cell) for cell in reach.parent)


def first_steps(g: Vast, piece: int, most: int) -> list[int]:
    """The next cells of a push of so many steps: it may stop there, or farther on. Rule: VA-R034"""
    found: list[int] = []
    for cell in spread(g, piece, g.at[piece], 1, [], True, False).parent:
        if can_stop(cell) or spread(g, piece, cell, most - 1, [], True, False).cells:
            found.append(cell)
    return found


# Off vanishing tiles.


def escape_reach(g: Vast, piece: int, doomed: list[int], crossing: bool) -> Reach:
    """The nearest legal cells off the doomed ones; none if it cannot leave. Rule: VA-G092, VA-G095, VA-G111

    `crossing`: under Wrath pieces may pass other doomed tiles.
    """
    return spread(g, piece, g.at[piece], FAR, doomed, crossing, True)


def refuge_reach(g: Vast, piece: int, doomed: list[int]) -> Reach:
    """For a piece that cannot get clear of Wrath: the doomed cells nearest to safety. Rule: VA-D081

    Safety is the nearest tile that stays and could take the piece, in orthogonal steps, whatever bars the way; a cell
    counts only if it is nearer to that than where the piece stands.
    """
    role = g.role_of(piece)
    reach = spread(g, piece, g.at[piece], FAR, doomed, True, False)
    staying = [cell for cell in g.map.cells() if cell not in doomed and can_stop(cell)]
    safe = [g.map.pos[cell] for cell in staying if role.may_be_put(g, piece, cell)]
    least = _from_safety(g, g.at[piece], safe)
    for cell in reach.parent:
        far = _from_safety(g, cell, safe)
        if not can_stop(cell) or far > least or (far == least and not reach.cells):
            continue
        if far < least:
            reach.cells = []
        least = far
        reach.cells.append(cell)
    return reach


def _from_safety(g: Vast, cell: int, safe: list[int]) -> int:
    return min([distance(g.map.pos[cell], pos) for pos in safe], default=FAR)


def next_steps(g: Vast, piece: int, reach: Reach, targets: list[int], doomed: list[int], crossing: bool) -> list[int]:
    """The next cells on shortest ways to these targets, if a space on the way would do something; else nothing."""
    role = g.role_of(piece)
    if not any(role.minds(g, piece, cell) for cell in reach.parent if cell not in targets):
        return []
    found: list[int] = []
    for cell in spread(g, piece, reach.start, 1, doomed, crossing, False).parent:
        onward = spread(g, piece, cell, FAR, doomed, crossing, False)
        for goal in targets:
            far = 0 if goal == cell else len(onward.path(goal)) if goal in onward.parent else FAR
            if far + 1 == len(reach.path(goal)):
                found.append(cell)
                break
    return found


def _same_tile(a: int, b: int) -> bool:
    """Two spaces of one Terrain tile."""
    return TERRAIN_OF[a] >= 0 and TERRAIN_OF[a] == TERRAIN_OF[b]


def can_leave(g: Vast, doomed: list[int]) -> bool:
    """Whether all pieces on these cells could get off them, one after the other. Rule: VA-G090, VA-G093, VA-G111"""
    return _can_follow(g, [piece for piece in range(len(g.at)) if contains(g.at[piece], doomed)], doomed)


def _can_follow(g: Vast, pieces: list[int], doomed: list[int]) -> bool:
    """Whether some choice of spaces lets every one of these pieces leave; the map is as before afterwards."""
    if not pieces:
        return True
    piece = pieces[0]
    cells = escape_reach(g, piece, doomed, False).cells
    if len(pieces) == 1:
        return bool(cells)
    stood = g.at[piece]
    found = False
    for cell in cells:
        g.at[piece] = cell
        found = _can_follow(g, pieces[1:], doomed)
        if found:
            break
    g.at[piece] = stood
    return found


def spares_the_others(g: Vast, piece: int, doomed: list[int], cells: list[int]) -> list[int]:
    """Of these spaces for a piece the ones that leave a way out for the rest, all if none does. Rule: VA-G111"""
    rest = [other for other in range(len(g.at)) if other != piece and g.at[other] in doomed]
    if not rest:
        return cells
    stood = g.at[piece]
    kind: list[int] = []
    for cell in cells:
        g.at[piece] = cell
        if _can_follow(g, rest, doomed):
            kind.append(cell)
    g.at[piece] = stood
    return kind or cells


# Tokens: nothing happens to them on the way, so only where they end is asked.


def token_reach(g: Vast, start: int, most: int) -> list[int]:
    """Where a moved token may come to lie. Rule: VA-G088, VA-D060"""
    return _token_search(g, start, most, False)


def token_can_move(g: Vast, start: int, most: int) -> bool:
    """Whether a token could come to lie anywhere else; stops at the first space found."""
    return bool(_token_search(g, start, most, True))


def _token_search(g: Vast, start: int, most: int, first: bool) -> list[int]:
    game = g.map
    taken = g.at + g.monster_token
    seen = [start]
    edge = [start]
    found: list[int] = []
    for _ in range(most):
        further: list[int] = []
        for cell in edge:
            for side in range(4):
                beyond = game.beside(cell, side)
                if beyond < 0 or contains(beyond, seen) or game.walled(cell, side) or game.impassable(beyond):
                    continue
                seen.append(beyond)
                further.append(beyond)
                if not contains(beyond, taken) and can_stop(beyond):
                    found.append(beyond)
                    if first:
                        return found
        edge = further
    return found
