"""The variant card Flare: roll around a centre and reveal the Dark tiles hit. Rule: VA-V127 to VA-V135"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.paths import cells_hit
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.state import Vast


class Flare(Procedure):
    """The user rolls with this cell as the centre and orients what turns up."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "reveal")

    def __init__(self, role: int, centre: int) -> None:
        super().__init__()
        self.role = role
        self.centre = centre

    def roll(self, g: Vast) -> None:
        g.call(RollDragonDie(self.role))

    def reveal(self, g: Vast) -> None:
        dark = [cell for cell in cells_hit(g, self.answer, g.map.pos[self.centre]) if g.map.is_dark(cell)]
        if dark:
            g.call(Reveal(self.role, dark))
