"""Nobody plays the Cave: the Cave Reference card and the top of the decks do its work. Rule: VA-V009 to VA-V024"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import LAY
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.cavern.laying import LayDarkTiles, lay_dark, leave_edges_open
from undercroft.games.vast.cavern.paths import spaces_to_fill
from undercroft.games.vast.cavern.removing import CollapseTiles
from undercroft.games.vast.role import NoEffect, Role
from undercroft.games.vast.state import Vast


class AbsentCave(Role):
    """The stand-in for the Cave player."""

    def __init__(self) -> None:
        super().__init__(CAVE, False)

    def fill(self, g: Vast, by: int) -> Procedure:
        return FillFromStack(by)

    def supply(self, g: Vast, by: int, pos: int) -> Procedure:
        """The stack's top, unseen. Rule: VA-V019"""
        if not g.tiles:
            return NoEffect(-1)
        cell = g.tiles.pop()
        lay_dark(g, cell, pos)
        return NoEffect(cell)

    def choose_event(self, g: Vast) -> Procedure:
        """The Knight draws the top card herself. Rule: VA-V017"""
        if not g.event_deck:
            return NoEffect(-1)
        card = g.event_deck.pop()
        g.faces.show(card)
        g.events_out.append(card)
        return NoEffect(g.faces.face[card])

    def choose_treasure(self, g: Vast) -> Procedure:
        """The top card. Rule: VA-V018"""
        return NoEffect(g.treasure_deck.pop() if g.treasure_deck else -1)

    def close_turn(self, g: Vast, role: int) -> Procedure | None:
        """One tile more or three fewer; alone, as many as the card says. Rule: VA-V010, VA-V014, VA-V165, VA-V168"""
        if g.book.alone:
            count = max(g.crystal_tiles_revealed, g.book.roles[role].lonely_number(g))
        else:
            count = g.book.tiles_collapsed if g.collapsing else g.book.tiles_grown
        if g.collapsing:
            return CollapseTiles(role, count)
        return LayDarkTiles(role, count)

    def goal_reached(self, g: Vast) -> str:
        """Enough Crystal tiles are gone: everybody loses. Rule: VA-V015, VA-L037"""
        return "cave-collapsed" if g.crystal_tiles_gone >= g.book.crystal_tiles_to_end else ""


class FillFromStack(Procedure):
    """The revealer names the next edge; the stack's top goes there unseen. Rule: VA-G039, VA-V011, VA-V012"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by

    def choose(self, g: Vast) -> Waiting | None:
        spaces = spaces_to_fill(g)
        if not spaces:
            self.end()
            return None
        if not g.tiles:
            leave_edges_open(g)
            self.end()
            return None
        if len(spaces) > 1:
            return Ask("fill-edge", g.seat(self.by), [LAY.of(pos) for pos in spaces])
        self.answer = LAY.of(spaces[0])
        return None

    def lay(self, g: Vast) -> None:
        lay_dark(g, g.tiles.pop(), LAY.a(self.answer))
        self.goto("choose")
