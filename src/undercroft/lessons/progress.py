"""How far a learner has come. It follows from the answers given and the moments read, and from nothing else."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from undercroft.lessons.lesson import Lesson, Moment, Scripted, fits


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that happened, as far as the learner was told."""

    key: str
    args: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Progress:
    """A lesson, and where in it the learner is. Each step gives another progress."""

    lesson: Lesson
    at: int = 0
    """The moment that is on."""
    others: int = 0
    """How many of its scripted answers have been given."""
    made: int = 0
    """How many answers the learner has given in it."""
    comment: str | None = None
    """What the coach says of the last answer: a message."""

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.lesson.moments)

    @property
    def moment(self) -> Moment | None:
        """The moment that is on; None when the lesson is over."""
        return None if self.is_over else self.lesson.moments[self.at]

    @property
    def next_scripted(self) -> Scripted | None:
        """What another seat answers before anything is told."""
        moment = self.moment
        return moment.others[self.others] if moment is not None and self.others < len(moment.others) else None

    @property
    def is_told(self) -> bool:
        """Whether the words of the moment are being told: nobody's scripted answer comes first."""
        return self.moment is not None and self.next_scripted is None

    @property
    def waits_to_be_read(self) -> bool:
        """Whether the game stands still until the learner goes on."""
        moment = self.moment
        return self.is_told and moment is not None and moment.waits == "go-on"

    def may_answer(self, seat: int) -> bool:
        """Whether a seat's answer may come now."""
        if self.is_over or self.waits_to_be_read:
            return False
        scripted = self.next_scripted
        return scripted.seat == seat if scripted is not None else True

    def refusal(self, text: str) -> str | None:
        """Why the learner should not answer this now: a message; None where it leads on."""
        moment = self.moment
        if moment is None or fits(text, moment.answers):
            return None
        for refused in moment.refused:
            if refused.answer is not None and fits(text, (refused.answer,)):
                return refused.says
        return f"{moment.says}-wrong" if moment.answers else None

    def read(self) -> "Progress":
        """The learner goes on."""
        return self._next(None)

    def answered(self, seat: int, text: str, told: Iterable[Heard]) -> "Progress":
        """Somebody has answered."""
        moment = self.moment
        if moment is None:
            return self
        if self.next_scripted is not None:
            return replace(self, others=self.others + 1)
        own = seat == self.lesson.seat
        comment = _comment_on(moment, text if own else None, list(told))
        if not own:
            return replace(self, comment=comment or self.comment)
        made = self.made + 1
        if made >= (moment.free or 1):
            return self._next(comment)
        return replace(self, made=made, comment=comment)

    def _next(self, comment: str | None) -> "Progress":
        return Progress(self.lesson, self.at + 1, comment=comment)


def _comment_on(moment: Moment, text: str | None, told: list[Heard]) -> str | None:
    """What the coach says of an answer and what came of it; the first comment that fits."""
    for comment in moment.comments:
        if comment.answer is not None and (text is None or not fits(text, (comment.answer,))):
            continue
        if comment.event is not None and not any(
            heard.key == comment.event and comment.args.items() <= heard.args.items() for heard in told
        ):
            continue
        if comment.answer is not None or comment.event is not None:
            return comment.says
    return None
