"""Entering a space, and being pushed. Rule: VA-G081 to VA-G096"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import PUSH, STAY
from undercroft.games.vast.cards import LAKE, RIVER, TERRAIN_OF
from undercroft.games.vast.cavern.reach import (
    Reach,
    can_stop,
    escape_reach,
    first_steps,
    next_steps,
    push_reach,
    refuge_reach,
    spares_the_others,
    token_reach,
    way_matters,
)
from undercroft.games.vast.domains import PIECE, SPACE
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

    def arrive(self, g: Vast) -> None:
        self.came_from = g.at[self.piece]
        g.at[self.piece] = self.cell
        g.lurking[self.piece] = -1
        if g.emitting:
            g.emit("piece-moved", {"piece": PIECE.values[self.piece], "space": SPACE.values[g.map.pos[self.cell]]})

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

    `least` 0 lets the mover leave it where it is. The mover names the space it ends on; where a space on the way
    would do something to it, the mover takes it there step by step.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go", "go_on")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, mover: int, piece: int, least: int, most: int) -> None:
        super().__init__()
        self.mover = mover
        self.piece = piece
        self.least = least
        self.most = most
        self.cell = -1
        """Where it was last taken to."""

    def choose(self, g: Vast) -> Waiting | None:
        """Whoever moves the piece says where it goes. Rule: VA-G107"""
        reach = push_reach(g, self.piece, self.most)
        if not reach.cells or not g.role_of(self.piece).can_be_moved(g, self.piece):
            self.end(1 if self.cell >= 0 else 0)
            return None
        by_steps = self.most > 1 and way_matters(g, self.piece, reach)
        cells = first_steps(g, self.piece, self.most) if by_steps else reach.cells
        options = [PUSH.of(pos) for pos in sorted(g.map.pos[cell] for cell in cells)]
        if self.least == 0 and can_stop(reach.start):
            options.append(STAY.of())
        return Ask("push-step" if by_steps else "push-piece", g.seat(self.mover), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"piece": PIECE.values[self.piece], "left": self.most}

    def go(self, g: Vast) -> None:
        if STAY.has(self.answer):
            self.end(1 if self.cell >= 0 else 0)
            return
        reach = push_reach(g, self.piece, self.most)
        by_steps = self.most > 1 and way_matters(g, self.piece, reach)
        self.cell = g.map.cell(PUSH.a(self.answer))
        self.least = 0
        self.most = self.most - 1 if by_steps else 0
        g.call(Walk(self.piece, reach.path(self.cell)))

    def go_on(self, g: Vast) -> None:
        """Until its steps are used up, something holds it, or it is gone. Rule: VA-G083"""
        if g.at[self.piece] != self.cell or g.role_of(self.piece).push_stops(g, self.piece, self.cell):
            self.end(1)
        else:
            self.goto("choose")


class MoveOff(Procedure):
    """The remover takes a piece off doomed tiles, the shortest way. Rule: VA-G091, VA-G092, VA-D080, VA-D081

    Of several shortest ways over spaces that would do something to it the remover chooses, step by step.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go", "go_on")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, mover: int, piece: int, doomed: list[int], crossing: bool) -> None:
        super().__init__()
        self.mover = mover
        self.piece = piece
        self.doomed = doomed
        self.crossing = crossing

    def _reach(self, g: Vast) -> Reach:
        """Where it may go; under Wrath as near to safety as it can if it cannot get clear. Rule: VA-D081"""
        reach = escape_reach(g, self.piece, self.doomed, self.crossing)
        if reach.cells or not self.crossing:
            return reach
        return refuge_reach(g, self.piece, self.doomed)

    def choose(self, g: Vast) -> Waiting | None:
        reach = self._reach(g)
        targets = reach.cells
        if not targets:
            self.end(0)
            return None
        if not self.crossing:
            targets = spares_the_others(g, self.piece, self.doomed, targets)
        steps = next_steps(g, self.piece, reach, targets, self.doomed, self.crossing)
        options = [PUSH.of(pos) for pos in sorted(g.map.pos[cell] for cell in steps or targets)]
        if targets[0] in self.doomed:
            options.append(STAY.of())
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("move-off" if targets[0] not in self.doomed else "seek-refuge", g.seat(self.mover), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"piece": PIECE.values[self.piece]}

    def go(self, g: Vast) -> None:
        if STAY.has(self.answer):
            self.end(0)
            return
        g.call(Walk(self.piece, self._reach(g).path(g.map.cell(PUSH.a(self.answer)))))

    def go_on(self, g: Vast) -> None:
        """A step may have led only to the next tile that vanishes."""
        here = g.at[self.piece]
        if here in self.doomed and not g.role_of(self.piece).push_stops(g, self.piece, here):
            self.goto("choose")
        else:
            self.end(1)


class PushToken(Procedure):
    """A Treasure token or Gem is moved: walls stop it, it may pass a piece but not stop there. Rule: VA-G088

    `gem` is 0 to 2, or -1 for a Treasure token.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")
    ASIDES: ClassVar[int] = INTERRUPTING

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
        if g.emitting:
            token = "treasure" if self.gem < 0 else f"gem-{('claw', 'flame', 'wing')[self.gem]}"
            g.emit("token-moved", {"token": token, "space": SPACE.values[g.map.pos[cell]]})
        self.end(1)
