"""Entering a space, and being pushed. Rule: VA-G081 to VA-G096"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.domains import PIECE, SPACE
from undercroft.games.vast.facts import LAKE, RIVER, TERRAIN_OF
from undercroft.games.vast.says import PUSH, STAY
from undercroft.games.vast.state import Vast


class Enter(Procedure):
    """A piece comes onto a cell: Flame Wall, Terrain, then whatever its own role makes of it. Rule: VA-G094, VA-K134"""

    STEPS: ClassVar[tuple[str, ...]] = ("arrive", "burn", "soak", "greet")

    def __init__(self, piece: int, cell: int, forced: bool) -> None:
        super().__init__()
        self.piece = piece
        self.cell = cell
        self.forced = forced
        self.came_from = -1

    def copy(self) -> "Enter":
        twin = Enter(self.piece, self.cell, self.forced)
        twin.came_from = self.came_from
        self.as_before(twin)
        return twin

    def arrive(self, g: Vast) -> None:
        self.came_from = g.at[self.piece]
        g.at[self.piece] = self.cell
        g.lurking[self.piece] = -1
        if g.telling:
            g.tell("piece-moved", {"piece": PIECE.values[self.piece], "space": SPACE.values[g.map.pos[self.cell]]})

    def burn(self, g: Vast) -> None:
        """Only on a piece's first entry in a turn. Rule: VA-D073"""
        if g.flame_wall != self.cell or g.burned >> self.piece & 1:
            return
        g.burned |= 1 << self.piece
        self._call(g, g.role_of(self.piece).burned(g, self.piece))

    def soak(self, g: Vast) -> None:
        """The Lake and the River, entered from elsewhere. Rule: VA-R024, VA-R036, VA-R037"""
        terrain = TERRAIN_OF[self.cell]
        if terrain not in (LAKE, RIVER) or g.at[self.piece] != self.cell:
            return
        if self.came_from < 0 or TERRAIN_OF[self.came_from] != terrain:
            self._call(g, g.role_of(self.piece).soaked(g, self.piece))

    def greet(self, g: Vast) -> None:
        if g.at[self.piece] == self.cell:
            self._call(g, g.role_of(self.piece).entered(g, self.piece, self.cell, self.forced))

    def _call(self, g: Vast, procedure: Procedure | None) -> None:
        if procedure is not None:
            g.call(procedure)


class Reach:
    """Where a push can take a piece, with the way there. Not part of any state."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.parent: dict[int, int] = {}

    def path(self, start: int, cell: int) -> list[int]:
        """The cells from the first step to `cell`."""
        way = [cell]
        while self.parent[way[-1]] != start:
            way.append(self.parent[way[-1]])
        way.reverse()
        return way


def can_stop(cell: int) -> bool:
    """A pushed piece never stops on a Pit. Rule: VA-R034"""
    return not is_pit(cell)


def can_push(g: Vast, piece: int, most: int) -> bool:
    """Whether a push could take this piece anywhere; a single step is tried first."""
    return bool(push_reach(g, piece, 1).cells) or (most > 1 and bool(push_reach(g, piece, most).cells))


def push_reach(g: Vast, piece: int, most: int) -> Reach:
    """All cells within so many legal forced steps. Rule: VA-G081, VA-G095"""
    role = g.role_of(piece)
    start = g.at[piece]
    reach = Reach()
    edge = [start]
    seen = [start]
    for _ in range(most):
        further: list[int] = []
        for cell in edge:
            if cell != start and role.push_stops(g, piece, cell):
                continue
            for side in range(4):
                beyond = g.map.beside(cell, side)
                if beyond < 0 or beyond in seen or g.map.impassable(beyond):
                    continue
                if not role.pushable(g, piece, cell, side):
                    continue
                seen.append(beyond)
                reach.parent[beyond] = cell
                further.append(beyond)
                if can_stop(beyond):
                    reach.cells.append(beyond)
        edge = further
    return reach


def escape_reach(g: Vast, piece: int, doomed: list[int], crossing: bool) -> Reach:
    """The nearest legal cells off the doomed ones; none if it cannot leave. Rule: VA-G092, VA-G095, VA-G111

    `crossing`: under Wrath pieces may pass other doomed tiles.
    """
    role = g.role_of(piece)
    start = g.at[piece]
    reach = Reach()
    edge = [start]
    seen = [start]
    while edge and not reach.cells:
        further: list[int] = []
        for cell in edge:
            if cell != start and role.push_stops(g, piece, cell):
                continue
            for side in range(4):
                beyond = g.map.beside(cell, side)
                if beyond < 0 or beyond in seen or g.map.impassable(beyond):
                    continue
                if not role.pushable(g, piece, cell, side):
                    continue
                if beyond in doomed and not crossing and not _same_tile(start, beyond):
                    continue
                seen.append(beyond)
                reach.parent[beyond] = cell
                further.append(beyond)
                if beyond not in doomed and can_stop(beyond):
                    reach.cells.append(beyond)
        edge = further
    return reach


def _same_tile(a: int, b: int) -> bool:
    """Two spaces of one Terrain tile."""
    return TERRAIN_OF[a] >= 0 and TERRAIN_OF[a] == TERRAIN_OF[b]


def can_leave(g: Vast, doomed: list[int]) -> bool:
    """Whether all pieces on these cells could get off them, one after the other. Rule: VA-G090, VA-G093, VA-G111"""
    return _can_follow(g, [piece for piece in range(len(g.at)) if g.at[piece] in doomed], doomed)


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


class Walk(Procedure):
    """A pushed piece goes a given way, space by space."""

    STEPS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, piece: int, way: list[int]) -> None:
        super().__init__()
        self.piece = piece
        self.way = way
        self.stood = -1

    def step(self, g: Vast) -> None:
        if not self.way or (self.stood >= 0 and g.at[self.piece] != self.stood):
            return
        self.stood = self.way[0]
        self.way = self.way[1:]
        g.call(Enter(self.piece, self.stood, True))
        self.again()


class Push(Procedure):
    """A player moves somebody else's piece by forced movement. Result 1 if it moved. Rule: VA-G081

    `least` 0 lets the mover leave it where it is.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, mover: int, piece: int, least: int, most: int) -> None:
        super().__init__()
        self.mover = mover
        self.piece = piece
        self.least = least
        self.most = most

    def choose(self, g: Vast) -> Waiting | None:
        targets = push_reach(g, self.piece, self.most).cells
        if not targets or not g.role_of(self.piece).can_be_moved(g, self.piece):
            self.end(0)
            return None
        options = [PUSH.of(pos) for pos in sorted(g.map.pos[cell] for cell in targets)]
        if self.least == 0:
            options.append(STAY.of())
        return Ask("push-piece", g.seat(self.mover), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"piece": PIECE.values[self.piece]}

    def go(self, g: Vast) -> None:
        if self.answer == STAY.of():
            self.end(0)
            return
        cell = g.map.cell(PUSH.a(self.answer))
        way = push_reach(g, self.piece, self.most).path(g.at[self.piece], cell)
        g.call(Walk(self.piece, way))
        self.end(1)


class MoveOff(Procedure):
    """The remover takes a piece off doomed tiles, the shortest way. Rule: VA-G091, VA-G092, VA-D080"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, mover: int, piece: int, doomed: list[int], crossing: bool) -> None:
        super().__init__()
        self.mover = mover
        self.piece = piece
        self.doomed = doomed
        self.crossing = crossing

    def choose(self, g: Vast) -> Waiting | None:
        targets = escape_reach(g, self.piece, self.doomed, self.crossing).cells
        if not targets:
            self.end(0)
            return None
        if not self.crossing:
            targets = spares_the_others(g, self.piece, self.doomed, targets)
        options = [PUSH.of(pos) for pos in sorted(g.map.pos[cell] for cell in targets)]
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("move-off", g.seat(self.mover), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"piece": PIECE.values[self.piece]}

    def go(self, g: Vast) -> None:
        cell = g.map.cell(PUSH.a(self.answer))
        way = escape_reach(g, self.piece, self.doomed, self.crossing).path(g.at[self.piece], cell)
        g.call(Walk(self.piece, way))
        self.end(1)


class PushToken(Procedure):
    """A Treasure token or Gem is moved: walls stop it, it may pass a piece but not stop there. Rule: VA-G088

    `gem` is 0 to 2, or -1 for a Treasure token.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, mover: int, gem: int, cell: int, most: int) -> None:
        super().__init__()
        self.mover = mover
        self.gem = gem
        self.cell = cell
        self.most = most

    def choose(self, g: Vast) -> Waiting | None:
        targets = token_reach(g, self.cell, self.most)
        if not targets:
            self.end(0)
            return None
        return Ask("push-token", g.seat(self.mover), [PUSH.of(pos) for pos in sorted(g.map.pos[c] for c in targets)])

    def go(self, g: Vast) -> None:
        cell = g.map.cell(PUSH.a(self.answer))
        if self.gem >= 0:
            g.gem[self.gem] = cell
        else:
            g.treasure[self.cell] -= 1
            g.treasure[cell] += 1
        if g.telling:
            token = "treasure" if self.gem < 0 else f"gem-{('claw', 'flame', 'wing')[self.gem]}"
            g.tell("token-moved", {"token": token, "space": SPACE.values[g.map.pos[cell]]})
        self.end(1)


def token_reach(g: Vast, start: int, most: int) -> list[int]:
    """Where a moved token may come to lie. Rule: VA-G088, VA-D060"""
    return _token_search(g, start, most, False)


def token_can_move(g: Vast, start: int, most: int) -> bool:
    """Whether a token could come to lie anywhere else; stops at the first space found."""
    return bool(_token_search(g, start, most, True))


def _token_search(g: Vast, start: int, most: int, first: bool) -> list[int]:
    game = g.map
    cell_at = game.cell_at
    taken = g.at + g.monster_token
    seen = {start}
    edge = [start]
    found: list[int] = []
    for _ in range(most):
        further: list[int] = []
        for cell in edge:
            here = game.pos[cell]
            for side in range(4):
                beyond = cell_at.get(here + STEP[side], -1)
                if beyond < 0 or beyond in seen or game.walled(cell, side) or game.impassable(beyond):
                    continue
                seen.add(beyond)
                further.append(beyond)
                if beyond not in taken and can_stop(beyond):
                    found.append(beyond)
                    if first:
                        return found
        edge = further
    return found
