"""A lesson at one keyboard: a sitting that is told what to look at, and explained what does not lead on."""

from undercroft.engine.luck import Luck
from undercroft.lab.seating import Seating
from undercroft.lessons.lesson import Lesson
from undercroft.lessons.playing import play, start
from undercroft.lessons.progress import Heard, Progress
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words


class LessonSitting(Sitting):
    """The match of a lesson, and how far its learner is."""

    def __init__(self, lesson: Lesson, words: Words, seating: Seating) -> None:
        words.names = {
            seat: words.bot_name(lesson.name_of(seat)) for seat in range(lesson.seats) if seat != lesson.seat
        }
        super().__init__(start(lesson), words, [lesson.seat], seating, Luck.of(lesson.seed))
        self.progress = Progress(lesson)

    @property
    def is_over(self) -> bool:
        return self.progress.is_over

    def told_now(self) -> list[str]:
        """What was said of the last answer, and what is told now."""
        progress, moment = self.progress, self.progress.moment
        keys = [progress.comment, moment.says if moment is not None else None]
        return [self.words.say(key) for key in keys if key is not None]

    def waits_to_be_read(self) -> bool:
        return self.progress.waits_to_be_read

    def go_on(self) -> None:
        self.progress = self.progress.read()

    def whose(self) -> int:
        scripted = self.progress.next_scripted
        return super().whose() if scripted is None else scripted.seat

    def let_bot_answer(self) -> None:
        scripted = self.progress.next_scripted
        if scripted is not None:
            self._play(scripted.seat, self.match.game.actions.parse(scripted.answer))
            return
        seat = self.whose()
        assert self.seating is not None
        decided = (
            self.seating.decide(self.match, seat, self.luck) if seat >= 0 else self.match.legal_actions(seat).nth(0)
        )
        self._play(seat, decided)

    def answer(self, seat: int, number: int) -> str | None:
        reason = self.progress.refusal(self.match.game.actions.text(number))
        if reason is not None:
            return self.words.say(reason)
        self._play(seat, number)
        return None

    def undo(self, seat: int) -> str:
        return self.words.say("line-nothing-to-undo")

    def _play(self, seat: int, number: int) -> None:
        played = play(self.match, self.progress.lesson, seat, number)
        told = [Heard(event.key, event.args) for event in played.events if event.reaches(self.progress.lesson.seat)]
        self.progress = self.progress.answered(seat, self.match.game.actions.text(number), told)
