"""The Goblins as a bundle."""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.facts import GOBLINS
from undercroft.games.vast.role import Role
from undercroft.games.vast.state import Vast


class GoblinsRole(Role):
    """What the table asks the Goblins."""

    def __init__(self) -> None:
        super().__init__(GOBLINS, True)

    def turn(self, g: Vast) -> Procedure:
        return GoblinsTurn()


class GoblinsTurn(Procedure):
    """Not written yet: an empty turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("rest",)

    def rest(self, g: Vast) -> None:
        return
