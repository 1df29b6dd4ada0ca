"""The Cave as a bundle."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.facts import CAVE
from undercroft.games.vast.role import Role
from undercroft.games.vast.state import Vast


class CaveRole(Role):
    """What the table asks the Cave."""

    def __init__(self) -> None:
        super().__init__(CAVE, True)

    def turn(self, g: Vast) -> Procedure:
        return CaveTurn()


class CaveTurn(Procedure):
    """Not written yet: an empty turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("rest",)

    def rest(self, g: Vast) -> None:
        return
