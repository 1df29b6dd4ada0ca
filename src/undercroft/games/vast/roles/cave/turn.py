"""The Cave's turn: collect Omen tokens, shape the Cave, place Treasure. Rule: VA-C009"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import DONE
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.cavern.paths import borders_open_space
from undercroft.games.vast.cavern.removing import eligible
from undercroft.games.vast.roles.cave.board import mine
from undercroft.games.vast.roles.cave.deals import look_at_events
from undercroft.games.vast.roles.cave.omens import DrawOmens, any_usable, tokens_due
from undercroft.games.vast.roles.cave.tiles import CaveCollapse, GrowTile, PlaceTreasure
from undercroft.games.vast.state import Vast


class CaveTurn(Procedure):
    """Three phases; omens may be used at any time once the tokens are drawn. Rule: VA-C009, VA-C024

    Omens are asides of the phase questions; where a phase asks nothing, and after the last one, the Cave is asked for
    them.
    """

    STEPS: ClassVar[tuple[str, ...]] = (
        "collect",
        "collected",
        "before_shaping",
        "shape",
        "place_treasure",
        "before_the_end",
        "end_turn",
    )

    def collect(self, g: Vast) -> None:
        board = mine(g)
        board.uses = [0] * len(board.uses)
        board.collected = False
        look_at_events(g)
        g.call(DrawOmens(tokens_due(g)))

    def collected(self, g: Vast) -> None:
        mine(g).collected = True

    def before_shaping(self, g: Vast) -> Waiting | None:
        asks = bool(eligible(g)) if g.collapsing else bool(g.hand) and borders_open_space(g)
        return None if asks else self._omens(g)

    def shape(self, g: Vast) -> None:
        """One tile more, in the Collapse three fewer. Rule: VA-C053, VA-C054, VA-C061, VA-G052"""
        if g.collapsing:
            g.call(CaveCollapse(g.book.tiles_collapsed))
        else:
            g.call(GrowTile())

    def place_treasure(self, g: Vast) -> None:
        g.call(PlaceTreasure(g.book.place_treasure_optional))

    def before_the_end(self, g: Vast) -> Waiting | None:
        return self._omens(g)

    def _omens(self, g: Vast) -> Waiting | None:
        return Ask("omens", g.seat(CAVE), [DONE.of()]) if any_usable(g) else None

    def end_turn(self, g: Vast) -> None:
        mine(g).collected = False
