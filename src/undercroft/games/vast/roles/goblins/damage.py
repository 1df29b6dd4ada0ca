"""What the other roles do to a Tribe. Rule: VA-B049, VA-K103, VA-K104, VA-D047, VA-D054, VA-C041, VA-T053"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.cards import DRAGON, FANGS, FOREST, TERRAIN_OF, TRIBES
from undercroft.games.vast.roles.goblins.actions import SPORE
from undercroft.games.vast.roles.goblins.board import change_rage, go_home, index, mine, name, seat
from undercroft.games.vast.roles.goblins.losses import LosePopulation, Scatter
from undercroft.games.vast.state import Vast


class TribeStruck(Procedure):
    """The Knight beats it: it scatters, Rage +1. Result 1. Rule: VA-K059, VA-B049, VA-B110"""

    STEPS: ClassVar[tuple[str, ...]] = ("scatter", "rage")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def scatter(self, g: Vast) -> None:
        g.call(Scatter(self.piece))

    def rage(self, g: Vast) -> None:
        change_rage(g, 1)
        self.end(1)


class TribeHurt(Procedure):
    """A shot or a Backstab: Population lost, Rage +1 even if none was. Result 1 if it lost any.

    Rule: VA-K103, VA-K104, VA-T053, VA-T054
    """

    STEPS: ClassVar[tuple[str, ...]] = ("lose", "rage")

    def __init__(self, piece: int, amount: int) -> None:
        super().__init__()
        self.piece = piece
        self.amount = amount

    def lose(self, g: Vast) -> None:
        g.call(LosePopulation(self.piece, self.amount))

    def rage(self, g: Vast) -> None:
        lost = self.answer
        change_rage(g, 1)
        self.end(1 if lost > 0 else 0)


class TribeClawed(Procedure):
    """Claw scatters it, Scratch wipes it out; the Dragon eats who was lost; Rage +1. Result: how many.

    Rule: VA-D047, VA-D048, VA-B044, VA-B113
    """

    STEPS: ClassVar[tuple[str, ...]] = ("scatter", "feed")

    def __init__(self, piece: int, wiped: bool) -> None:
        super().__init__()
        self.piece = piece
        self.wiped = wiped

    def scatter(self, g: Vast) -> None:
        g.call(Scatter(self.piece, self.wiped))

    def feed(self, g: Vast) -> None:
        eaten = self.answer
        change_rage(g, 1)
        g.book.roles[DRAGON].eat(g, eaten)
        self.end(eaten)


class TribeHissed(Procedure):
    """It hides with one Goblin less, who is eaten; Rage +1. No scatter unless it was the last. Result: how many.

    Rule: VA-D054, VA-D055
    """

    STEPS: ClassVar[tuple[str, ...]] = ("lose", "hide")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def lose(self, g: Vast) -> None:
        g.call(LosePopulation(self.piece, 1))

    def hide(self, g: Vast) -> None:
        eaten = self.answer
        if g.at[self.piece] >= 0:
            go_home(g, self.piece)
            if g.emitting:
                g.emit("tribe-hid", {"tribe": name(self.piece)})
        change_rage(g, 1)
        g.book.roles[DRAGON].eat(g, eaten)
        self.end(eaten)


class TribeSpored(Procedure):
    """One Tribe of the Goblins' choice falls to 1 Population; Rage +1. Rule: VA-C041, VA-C044, VA-R030"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lull", "rage")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        pieces = sporable(g)
        if not pieces:
            self.end(0)
            return None
        if len(pieces) == 1:
            self.answer = SPORE.of(index(pieces[0]))
            return None
        return Ask("spores-tribe", seat(g), [SPORE.of(index(piece)) for piece in pieces])

    def lull(self, g: Vast) -> None:
        piece = FANGS + SPORE.a(self.answer)
        g.call(LosePopulation(piece, mine(g).population[index(piece)] - 1))

    def rage(self, g: Vast) -> None:
        change_rage(g, 1)
        self.end(1)


def sporable(g: Vast) -> list[int]:
    """Tribes with more than 1 Population outside the Mushroom Forest. Rule: VA-C044, VA-R030"""
    board = mine(g)
    return [
        piece
        for piece in TRIBES
        if board.population[index(piece)] > 1 and not (g.at[piece] >= 0 and TERRAIN_OF[g.at[piece]] == FOREST)
    ]
