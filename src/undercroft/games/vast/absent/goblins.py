"""Nobody plays the Goblins: Ambushes are fought by the Goblin Infestation card, or do nothing without a Knight."""

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import GOBLINS, KNIGHT
from undercroft.games.vast.role import Role
from undercroft.games.vast.state import Vast


class AbsentGoblins(Role):
    """Rule: VA-V136, VA-V008"""

    def __init__(self) -> None:
        super().__init__(GOBLINS, False)

    def ambush(self, g: Vast) -> Procedure:
        return g.book.roles[KNIGHT].infested(g)

    def goal_reached(self, g: Vast) -> str:
        """An Ambush has killed the Knight: her rival wins, or nobody. Rule: VA-V074, VA-V079, VA-V083, VA-V114"""
        if g.book.roles[KNIGHT].fallen(g) and (g.book.knight_death_ends or g.book.ambush_winner >= 0):
            return "knight-ambushed"
        return ""

    def heir(self, g: Vast) -> int:
        return g.seat(g.book.ambush_winner) if g.book.ambush_winner >= 0 else -1
