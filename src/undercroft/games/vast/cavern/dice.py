"""Rolling the Dragon die. Rule: VA-G097 to VA-G100"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Chance
from undercroft.games.vast.domains import DIE, ROLE
from undercroft.games.vast.state import Vast


class RollDragonDie(Procedure):
    """Result: the face, 0 to 5."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "show")

    def __init__(self, role: int) -> None:
        super().__init__()
        self.role = role

    def roll(self, g: Vast) -> Chance:
        return Chance.even("dragon-die", 6)

    def show(self, g: Vast) -> None:
        if g.emitting:
            g.emit("die-rolled", {"role": ROLE.values[self.role], "die": DIE.values[self.answer]})
        self.end(self.answer)
