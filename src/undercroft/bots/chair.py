"""A seat at a table, as whoever sits there may know it."""

from undercroft.engine.contract import MatchView, QuestionView
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import Settings


class Chair:
    """The only thing a bot gets to see of a match: one seat's view, its question, and worlds it cannot rule out."""

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def game(self) -> Game:
        return self.__match.game

    @property
    def settings(self) -> Settings:
        """What the host chose; open to everybody."""
        return self.__match.settings

    def view(self) -> MatchView:
        """Everything this seat may know."""
        return self.__match.view(self.seat)

    def question(self) -> QuestionView:
        """The open question with its options; raises `IllegalAnswer` if this seat is not asked."""
        question = self.__match.question(self.seat)
        if question is None:
            raise IllegalAnswer(f"seat {self.seat} is not asked anything now")
        return question

    def options(self) -> list[int]:
        """What this seat may answer; raises `IllegalAnswer` if it is not asked."""
        numbers = self.__match.legal_actions(self.seat).numbers
        if not numbers:
            raise IllegalAnswer(f"seat {self.seat} is not asked anything now")
        return list(numbers)

    def imagine(self, luck: Luck) -> Match:
        """A world this seat cannot rule out. Inside it everything may be looked at: it is made up."""
        return self.__match.imagine(self.seat, luck)
