"""The Dragon as a bundle."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.facts import DRAGON
from undercroft.games.vast.role import Role
from undercroft.games.vast.says import END_TURN
from undercroft.games.vast.state import Vast


class DragonRole(Role):
    """What the table asks the Dragon."""

    def __init__(self) -> None:
        super().__init__(DRAGON, True)

    def turn(self, g: Vast) -> Procedure:
        return DragonTurn()


class DragonTurn(Procedure):
    """Not written yet: an empty turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("rest", "over")

    def rest(self, g: Vast) -> Waiting | None:
        return Ask("dragon-rests", g.seat(DRAGON), [END_TURN.of()])

    def over(self, g: Vast) -> None:
        return
