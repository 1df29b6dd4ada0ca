"""The Thief as a bundle: what the table asks him."""

from collections.abc import Mapping

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import DRAGON_PIECE, FOREST, KNIGHT_PIECE, TERRAIN_OF, THIEF
from undercroft.games.vast.role import Board, NoEffect, Role
from undercroft.games.vast.roles.thief.board import (
    MOVEMENT,
    ThiefBoard,
    cell_of,
    gems_carried,
    mine,
    stat,
    stealth,
)
from undercroft.games.vast.roles.thief.dying import ThiefDies, ThiefShot, ThiefStruck
from undercroft.games.vast.roles.thief.observe import observe_thief
from undercroft.games.vast.roles.thief.stashing import StashLoot, ThiefSpored
from undercroft.games.vast.roles.thief.turn import ENTRANCE_CELL, ThiefTurn
from undercroft.games.vast.roles.thief.view import thief_view
from undercroft.games.vast.roles.thief.why import why_not_thief
from undercroft.games.vast.state import Vast


class ThiefRole(Role):
    """What the table asks the Thief."""

    def __init__(self) -> None:
        super().__init__(THIEF, True)

    def board(self) -> Board:
        return ThiefBoard()

    def turn(self, g: Vast) -> Procedure:
        return ThiefTurn()

    def goal_reached(self, g: Vast) -> str:
        """Rule: VA-T001, VA-L038 to VA-L042"""
        return "thief-stashed" if mine(g).stashed >= g.book.stash_goal else ""

    def lonely_number(self, g: Vast) -> int:
        """His Movement. Rule: VA-V167"""
        return stat(mine(g), MOVEMENT)

    def carried_treasures(self, g: Vast) -> int:
        """Rule: VA-C020, VA-T059"""
        return mine(g).carried

    def why_not(self, g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
        return why_not_thief(g, about, domain, value)

    def census(self, g: Vast) -> dict[str, int]:
        board = mine(g)
        return {"treasures": board.carried + board.stashed}

    def view(self, g: Vast, seat: int) -> Mapping[str, object]:
        return thief_view(g)

    def observe(self, g: Vast, seat: int, into: Observation) -> None:
        observe_thief(g, into)

    # Statistics.

    def stealth(self, g: Vast, piece: int) -> int:
        """It also protects him on other players' turns. Rule: VA-T008"""
        return stealth(g)

    # Coming and going.

    def minds(self, g: Vast, piece: int, cell: int) -> bool:
        """Also the Entrance, with loot in his bag. Rule: VA-T062"""
        if cell == ENTRANCE_CELL and (mine(g).carried > 0 or bool(gems_carried(g))):
            return True
        return super().minds(g, piece, cell)

    def entered(self, g: Vast, piece: int, cell: int, forced: bool) -> Procedure | None:
        """Entering the Entrance, after other effects there, he stashes all he carries. Rule: VA-T060, VA-T062"""
        if cell == ENTRANCE_CELL and (mine(g).carried or gems_carried(g)):
            return StashLoot()
        return None

    def burned(self, g: Vast, piece: int) -> Procedure | None:
        """The Flame Wall kills him; nobody profits. Rule: VA-D072, VA-D074, VA-T083"""
        return ThiefDies(-1)

    # Being attacked, shot, cursed.

    def struck(self, g: Vast, piece: int, attacker: int, damage: int) -> Procedure:
        return ThiefStruck(attacker)

    def can_be_shot(self, g: Vast, piece: int) -> bool:
        return cell_of(g) >= 0

    def shot(self, g: Vast, piece: int, strength: int, perception: int) -> Procedure:
        """Rule: VA-T032"""
        return ThiefShot(KNIGHT_PIECE) if perception > stealth(g) else NoEffect(0)

    def clawed(self, g: Vast, piece: int) -> Procedure:
        """Rule: VA-D050, VA-T022, VA-T078"""
        return ThiefStruck(DRAGON_PIECE)

    def scratched(self, g: Vast, piece: int) -> Procedure:
        """Rule: VA-D067, VA-T078"""
        return ThiefStruck(DRAGON_PIECE)

    def can_be_hexed(self, g: Vast) -> bool:
        """Even off the map, but not inside the Mushroom Forest. Rule: VA-B116, VA-R029"""
        here = cell_of(g)
        return here < 0 or TERRAIN_OF[here] != FOREST

    def hexed(self, g: Vast, x: int) -> Procedure:
        """Rule: VA-T027"""
        g.stealth_penalty += x
        return NoEffect(1)

    def can_be_spored(self, g: Vast) -> bool:
        """He needs an upgrade to lose; his piece need not be there. Rule: VA-C043, VA-T084, VA-R030"""
        here = cell_of(g)
        return any(mine(g).upgrades) and (here < 0 or TERRAIN_OF[here] != FOREST)

    def spored(self, g: Vast) -> Procedure:
        return ThiefSpored()
