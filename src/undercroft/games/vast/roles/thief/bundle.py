"""The Thief as a bundle."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.facts import THIEF
from undercroft.games.vast.role import Role
from undercroft.games.vast.state import Vast


class ThiefRole(Role):
    """What the table asks the Thief."""

    def __init__(self) -> None:
        super().__init__(THIEF, True)

    def turn(self, g: Vast) -> Procedure:
        return ThiefTurn()


class ThiefTurn(Procedure):
    """Not written yet: an empty turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("rest",)

    def rest(self, g: Vast) -> None:
        return
