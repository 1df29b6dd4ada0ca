"""The Cave as a bundle."""

from collections.abc import Mapping
from typing import ClassVar

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.cavern.paths import dark_cells
from undercroft.games.vast.role import Board, Role
from undercroft.games.vast.roles.cave.actions import USE_OMEN
from undercroft.games.vast.roles.cave.board import CaveBoard, mine
from undercroft.games.vast.roles.cave.deals import CaveChoosesEvent, CaveChoosesTreasure, look_at_events
from undercroft.games.vast.roles.cave.observe import observe_cave
from undercroft.games.vast.roles.cave.omens import DiscardOmens, DrawOmens, UseOmen, usable
from undercroft.games.vast.roles.cave.tiles import FillFromHand, SupplyFromHand, draw_up
from undercroft.games.vast.roles.cave.turn import CaveTurn
from undercroft.games.vast.roles.cave.view import cave_view
from undercroft.games.vast.roles.cave.why import why_not_cave
from undercroft.games.vast.state import Vast


class CaveRole(Role):
    """What the table asks the Cave."""

    def __init__(self) -> None:
        super().__init__(CAVE, True)

    def board(self) -> Board:
        return CaveBoard()

    def set_up(self, g: Vast) -> Procedure | None:
        return SetUpCave()

    def turn(self, g: Vast) -> Procedure:
        return CaveTurn()

    def asides(self, g: Vast, interrupting: bool) -> list[int]:
        """Omens, whenever no tile, token or piece is half-way. Rule: VA-C023, VA-C026"""
        return [] if interrupting else [USE_OMEN.of(omen) for omen in usable(g)]

    def use_aside(self, g: Vast, action: int) -> Procedure:
        return UseOmen(USE_OMEN.a(action))

    def view(self, g: Vast, seat: int) -> Mapping[str, object]:
        return cave_view(g, seat)

    def observe(self, g: Vast, seat: int, into: Observation) -> None:
        observe_cave(g, seat, into)

    def why_not(self, g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
        return why_not_cave(g, about, domain, value)

    def census(self, g: Vast) -> dict[str, int]:
        board = mine(g)
        return {"omens": sum(board.marks) + sum(board.bag)}

    def goal_reached(self, g: Vast) -> str:
        """Enough Crystal tiles are gone, and all Hatred tokens. Rule: VA-C001, VA-C074, VA-L029, VA-L036"""
        if g.crystal_tiles_gone >= g.book.crystal_tiles_to_end and mine(g).hatred == 0:
            return "everyone-buried"
        return ""

    # What it does for everybody.

    def fill(self, g: Vast, by: int) -> Procedure:
        return FillFromHand()

    def supply(self, g: Vast, by: int, pos: int) -> Procedure:
        return SupplyFromHand(pos)

    def choose_event(self, g: Vast) -> Procedure:
        return CaveChoosesEvent()

    def choose_treasure(self, g: Vast) -> Procedure:
        return CaveChoosesTreasure()

    def deep_and_dark(self, g: Vast) -> Procedure | None:
        return DrawOmens(2)

    def close_turn(self, g: Vast, role: int) -> Procedure | None:
        """With a Cave player nobody else tends the Cave. Rule: VA-V016"""
        return None

    def places_terrain(self, g: Vast, by: int) -> int:
        """Rule: VA-R005, VA-C018"""
        return CAVE

    def tiles_returned(self, g: Vast) -> None:
        draw_up(g)

    # What others do to it.

    def can_be_hexed(self, g: Vast) -> bool:
        return True

    def hexed(self, g: Vast, x: int) -> Procedure:
        return DiscardOmens(x)


class SetUpCave(Procedure):
    """Three tiles, a look under the first Dark tiles, Hatred tokens of its level. Rule: VA-C003, VA-C007, VA-C016"""

    STEPS: ClassVar[tuple[str, ...]] = ("deal",)

    def deal(self, g: Vast) -> None:
        for cell in dark_cells(g):
            g.faces.show_to(cell, g.seat(CAVE))
        draw_up(g)
        look_at_events(g)
        mine(g).hatred = g.book.hatred_tokens
