"""Grit and the Hero cubes that come and go with it. Rule: VA-K088 to VA-K094"""

from typing import ClassVar, Final

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.cards import KNIGHT
from undercroft.games.vast.roles.knight.actions import GIVE_CUBE, GIVE_UNPLACED
from undercroft.games.vast.roles.knight.board import (
    CUBE_SPACES,
    ITEM_COUNT,
    TOP_GRIT,
    KnightBoard,
    cubes,
    mine,
    shielded,
)
from undercroft.games.vast.state import Vast

FEWEST: Final = 2
"""She never drops below this many cubes. Rule: VA-K020"""


def gain_grit(g: Vast, amount: int) -> None:
    """Every white space reached gives its cube at once. Rule: VA-K090, VA-K094"""
    board = mine(g)
    before = board.grit
    board.grit = min(TOP_GRIT, before + amount)
    for i in range(len(CUBE_SPACES)):
        if before < CUBE_SPACES[i] <= board.grit and board.on_grit[i]:
            board.on_grit[i] = 0
            board.pool += 1
            if g.emitting:
                g.emit("cube-earned", {"grit": CUBE_SPACES[i]})
    if g.emitting and board.grit > before:
        g.emit("grit-gained", {"amount": board.grit - before, "grit": board.grit})


class LoseGrit(Procedure):
    """Grit falls, never below 0; under a white space a cube goes back there. Rule: VA-K091 to VA-K093, VA-K105"""

    STEPS: ClassVar[tuple[str, ...]] = ("fall", "next_space", "choose", "give")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.before = 0
        self.space = -1

    def fall(self, g: Vast) -> None:
        board = mine(g)
        self.before = board.grit
        loss = min(1, self.amount) if shielded(board) else self.amount
        board.grit = max(0, board.grit - loss)
        if g.emitting:
            g.emit("grit-lost", {"amount": self.before - board.grit, "grit": board.grit})

    def next_space(self, g: Vast) -> None:
        """The highest white space she fell below that holds no cube; at 2 cubes nothing is returned. Rule: VA-K092"""
        board = mine(g)
        self.space = -1
        if cubes(board) > FEWEST:
            for i in range(len(CUBE_SPACES)):
                if board.grit < CUBE_SPACES[i] <= self.before and not board.on_grit[i]:
                    self.space = i
        if self.space < 0:
            self.end()

    def choose(self, g: Vast) -> Waiting | None:
        """An unplaced cube if she has any, otherwise a placed one of her choice. Rule: VA-G107"""
        board = mine(g)
        if board.pool > 0 or sum(board.on) == 0:
            self.answer = GIVE_UNPLACED.of()
            return None
        return Ask("return-cube", g.seat(KNIGHT), give_options(board, False))

    def give(self, g: Vast) -> None:
        """Losing a placed cube on her own turn ends it. Rule: VA-K091"""
        board = mine(g)
        if GIVE_CUBE.has(self.answer):
            board.on[GIVE_CUBE.a(self.answer)] -= 1
            if g.active == KNIGHT:
                board.cut_off = True
        elif board.pool > 0:
            board.pool -= 1
        else:
            board.aside -= 1
        board.on_grit[self.space] = 1
        if g.emitting:
            g.emit("cube-returned", {"grit": CUBE_SPACES[self.space]})
        self.goto("next_space")


def give_options(board: KnightBoard, unplaced: bool) -> list[int]:
    """The cubes she can part with; from a track it is always the rightmost. Rule: VA-K022"""
    options = [GIVE_CUBE.of(item) for item in range(ITEM_COUNT) if board.on[item] > 0]
    if unplaced and board.pool > 0:
        options.append(GIVE_UNPLACED.of())
    return options


class Poisoned(Procedure):
    """So many cubes of her choice go to the Entrance, but two stay with her. Rule: VA-B061, VA-B062"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "give")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def choose(self, g: Vast) -> Waiting | None:
        board = mine(g)
        if self.count == 0 or cubes(board) <= FEWEST or board.pool + sum(board.on) == 0:
            self.end()
            return None
        return Ask("poisoned-cube", g.seat(KNIGHT), give_options(board, True))

    def give(self, g: Vast) -> None:
        board = mine(g)
        if GIVE_CUBE.has(self.answer):
            board.on[GIVE_CUBE.a(self.answer)] -= 1
        else:
            board.pool -= 1
        board.poisoned += 1
        self.count -= 1
        g.emit("cube-poisoned", {})
        self.goto("choose")


class KnightStruck(Procedure):
    """An attack strikes her: Health falls; at 0 she is dead. Result 1. Rule: VA-K043, VA-B086, VA-B087, VA-V047"""

    STEPS: ClassVar[tuple[str, ...]] = ("suffer",)

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage = damage

    def suffer(self, g: Vast) -> None:
        lose_health(g, self.damage)
        self.result = 1


def lose_health(g: Vast, amount: int) -> None:
    """At 0 she leaves the map with all she has; whether that ends the game is the Book's affair. Rule: VA-V048"""
    from undercroft.games.vast import victory
    from undercroft.games.vast.cards import KNIGHT_PIECE

    board = mine(g)
    board.health = max(0, board.health - amount)
    if g.emitting:
        g.emit("health-lost", {"amount": amount, "health": board.health})
    if board.health == 0:
        board.dead = True
        board.cut_off = True
        if not victory.check(g):
            g.at[KNIGHT_PIECE] = -1


def heal(g: Vast, amount: int) -> None:
    """Never above what she started with. Rule: VA-K120"""
    board = mine(g)
    board.health = min(board.most_health, board.health + amount)
    if g.emitting:
        g.emit("health-regained", {"amount": amount, "health": board.health})
