"""What every judgement of a role in Vast answers."""

from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.state import Vast


class Sense:
    """How one role sees the game. The defaults describe a role nobody has studied."""

    def progress(self, g: Vast) -> float:
        """How far the role is on its way to winning, from 0 to 1."""
        return 0.25

    def hint(self, g: Vast, number: int) -> float:
        """What speaks for an answer beyond the position it leads to at once, in progress."""
        return 0.0

    def knows(self, g: Vast, about: str) -> bool:
        """Whether hints alone answer this question, without looking at where each answer leads."""
        return False

    def prepare(self, g: Vast) -> None:
        """Called once before a row of hints at the same position."""

    def explain(self, g: Vast, number: int) -> Reason:
        """Why; an empty key leaves it to the general words."""
        return "", {}
