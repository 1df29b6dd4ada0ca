"""The Cave as a bundle."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.facts import CAVE
from undercroft.games.vast.role import Role
from undercroft.games.vast.says import END_TURN
from undercroft.games.vast.state import Vast


class CaveRole(Role):
    """What the table asks the Cave."""

    def __init__(self) -> None:
        super().__init__(CAVE, True)

    def turn(self, g: Vast) -> Procedure:
        return CaveTurn()


class CaveTurn(Procedure):
    """Not written yet: an empty turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("rest", "over")

    def rest(self, g: Vast) -> Waiting | None:
        return Ask("cave-rests", g.seat(CAVE), [END_TURN.of()])

    def over(self, g: Vast) -> None:
        return
