"""Roles of straw: other players as the Knight meets them, with statistics a test can set."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import DRAGON, GOBLINS, THIEF
from undercroft.games.vast.role import NoEffect, Role
from undercroft.games.vast.state import Vast


class Note(Procedure):
    """Writes down what befell a stand-in."""

    STEPS: ClassVar[tuple[str, ...]] = ("write",)

    def __init__(self, role: "StandIn", what: str, piece: int, number: int, result: int) -> None:
        super().__init__()
        self.role = role
        self.line = (what, piece, number)
        self.outcome = result

    def write(self, g: Vast) -> None:
        self.role.suffered.append(self.line)
        if self.role.leaves:
            g.at[self.line[1]] = -1
        self.result = self.outcome


class StandIn(Role):
    """A Dragon, Goblins or a Thief of straw."""

    def __init__(self, index: int) -> None:
        super().__init__(index, True)
        self.might = 1
        self.hide = 1
        self.cunning = 1
        self.heads = 2
        self.beasts = 0
        self.above = True
        self.leaves = False
        self.succeeds = 1
        self.suffered: list[tuple[str, int, int]] = []

    def strength(self, g: Vast, piece: int) -> int:
        return self.might

    def armor(self, g: Vast, piece: int) -> int:
        return self.hide

    def stealth(self, g: Vast, piece: int) -> int:
        return self.cunning

    def population(self, g: Vast, piece: int) -> int:
        return self.heads

    def monsters(self, g: Vast, piece: int) -> int:
        return self.beasts

    def on_surface(self, g: Vast, piece: int) -> bool:
        return bool(self.above)

    def can_be_shot(self, g: Vast, piece: int) -> bool:
        return True

    def struck(self, g: Vast, piece: int, attacker: int, damage: int) -> Procedure:
        return Note(self, "struck", piece, damage, self.succeeds)

    def shot(self, g: Vast, piece: int, strength: int, perception: int) -> Procedure:
        return Note(self, "shot", piece, strength, self.succeeds)

    def ambush(self, g: Vast) -> Procedure:
        self.suffered.append(("ambush", -1, g.book.roles[0].strength(g, 0)))
        return NoEffect(0)

    def turn(self, g: Vast) -> Procedure:
        return NoEffect(0)


def stand_in(g: Vast, role: int) -> StandIn:
    """Put a stand-in into the Book of this match."""
    assert role in (GOBLINS, DRAGON, THIEF)
    straw = StandIn(role)
    g.book.roles[role] = straw
    return straw
