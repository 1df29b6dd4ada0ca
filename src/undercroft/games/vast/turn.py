"""Rounds and turns. Rule: VA-G001"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.domains import ROLE
from undercroft.games.vast.set_up import SetUp
from undercroft.games.vast.state import Vast
from undercroft.games.vast.variants.past_plunder import PastPlunder


class PlayGame(Procedure):
    """Set-up, then rounds until somebody has won or everybody lost."""

    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "play")

    def set_up(self, g: Vast) -> None:
        g.call(SetUp())

    def play(self, g: Vast) -> None:
        g.call(Rounds())


class Rounds(Procedure):
    """Turn after turn: Knight, Goblins, Dragon, Cave, Thief, leaving out who is not there. Rule: VA-G001, VA-V003"""

    STEPS: ClassVar[tuple[str, ...]] = ("next_turn",)

    def __init__(self) -> None:
        super().__init__()
        self.next = 0

    def next_turn(self, g: Vast) -> None:
        if self.next == 0:
            g.rounds += 1
            g.terrain_laid = False
        role = g.book.playing[self.next]
        self.next = (self.next + 1) % len(g.book.playing)
        self.again()
        if g.book.roles[role].takes_turn(g):
            g.call(Turn(role))


class Turn(Procedure):
    """One role's turn, and what the end of every turn asks for. Rule: VA-V024, VA-V125"""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "play", "close", "plunder")

    def __init__(self, role: int) -> None:
        super().__init__()
        self.role = role

    def begin(self, g: Vast) -> None:
        """The Collapse starts with the turn after the last tile was placed. Rule: VA-G048 to VA-G050, VA-V013"""
        g.active = self.role
        g.turns += 1
        g.burned = 0
        for bundle in g.book.roles:
            bundle.turn_begins(g)
        if not g.collapsing and not g.tiles and not g.hand:
            g.collapsing = True
            g.emit("collapse-began", {})
        if g.emitting:
            g.emit("turn-began", {"role": ROLE.values[self.role], "seat": g.seat(self.role), "turn": g.turns})

    def play(self, g: Vast) -> None:
        g.call(g.book.roles[self.role].turn(g))

    def close(self, g: Vast) -> None:
        """Without a Cave player everybody tends the Cave. Rule: VA-G053, VA-G054"""
        closing = g.book.roles[CAVE].close_turn(g, self.role)
        if closing is not None:
            g.call(closing)

    def plunder(self, g: Vast) -> None:
        if g.book.past_plunder == self.role:
            g.call(PastPlunder(self.role))
