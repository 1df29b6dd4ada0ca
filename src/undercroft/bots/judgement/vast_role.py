"""What every judgement of a role in Vast answers. The common currency is rounds: how many more until it has won."""

from typing import Final

from undercroft.bots.judgement.vast_map import Scene
from undercroft.bots.search.judgement import Reason

PLAY_IT: Final = -1000.0
"""The answer of `guess` where an answer has to be played to know what it is worth."""


class Sense:
    """How one role sees the game. The defaults describe a role nobody has studied."""

    def rounds(self, scene: Scene) -> float:
        """How many more rounds the role needs to win if nobody stops it."""
        return 12.0

    def prospects(self, scene: Scene) -> float:
        """As `rounds`, where a walk ends: what others may still prevent counts only as often as it comes true."""
        return self.rounds(scene)

    def hint(self, scene: Scene, number: int) -> float:
        """What speaks for an answer beyond the position it leads to, in rounds gained."""
        return 0.0

    def guess(self, scene: Scene, number: int) -> float:
        """Rounds gained by an answer whose outcome luck decides, so that one trial would mislead."""
        return PLAY_IT

    def lean(self, scene: Scene, number: int) -> float:
        """What a quick player likes, who tries nothing out."""
        guess = self.guess(scene, number)
        return self.hint(scene, number) if guess == PLAY_IT else guess

    def knows(self, scene: Scene, about: str) -> bool:
        """Whether hints alone answer this question, without looking at where each answer leads."""
        return False

    def takes_a_turn(self, about: str) -> bool:
        """Whether an answer to this question shows its worth only when the turn has been played."""
        return False

    def prepare(self, scene: Scene) -> None:
        """Called once before a row of hints at the same position."""

    def explain(self, scene: Scene, number: int) -> Reason:
        """Why; an empty key leaves it to the general words."""
        return "", {}
