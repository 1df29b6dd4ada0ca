"""A lesson played from its first moment to its last, and what is wrong with it before a learner meets it."""

from collections.abc import Iterator
from dataclasses import dataclass

from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match, Played
from undercroft.engine.waiting import CLOCK
from undercroft.lessons.lesson import Lesson, fits
from undercroft.lessons.playing import play, start
from undercroft.lessons.progress import Heard, Progress
from undercroft.lessons.reading import words_of


@dataclass(frozen=True, slots=True)
class Step:
    """A moment as the learner meets it."""

    progress: Progress
    match: Match
    offered: list[str]
    """All legal answers of the learner."""
    wanted: list[str]
    """Those that lead on; none where the moment only wants to be read."""


class Pupil:
    """Plays a lesson as it is meant, and freely with this luck where it is free."""

    def __init__(self, lesson: Lesson, luck: Luck) -> None:
        self.lesson = lesson
        self.luck = luck
        self.match = start(lesson)
        self.progress = Progress(lesson)
        self.comments: list[str] = []
        """What the coach has said."""

    def steps(self) -> Iterator[Step]:
        """Every moment, before the learner answers; then the lesson goes on. Raises `BadInput` where it cannot."""
        if self.lesson.moments[-1].waits != "go-on":
            raise self.trouble("the last moment must be one that is only read")
        while not self.progress.is_over:
            self.let_others_answer()
            step = self.step()
            yield step
            if step.progress.waits_to_be_read:
                self.progress = step.progress.read()
            else:
                self.answer(self.lesson.seat, step.wanted[self.luck.below(len(step.wanted))])

    def let_others_answer(self) -> None:
        """What is scripted, then what bots would say until the learner is asked."""
        while (scripted := self.progress.next_scripted) is not None:
            self.answer(scripted.seat, scripted.answer)
        while not self.progress.waits_to_be_read and not self.offered(self.lesson.seat):
            waiting = self.match.waiting
            if waiting is None:
                raise self.trouble("the game is over before the learner has answered")
            seat = next((seat for seat in waiting.seats() if seat != self.lesson.seat), CLOCK)
            texts = self.offered(seat)
            self.answer(seat, texts[self.luck.below(len(texts))])

    def step(self) -> Step:
        """The moment that is on."""
        moment = self.progress.moment
        assert moment is not None
        offered = self.offered(self.lesson.seat)
        wanted = [] if moment.waits == "go-on" else [each for each in offered if self.progress.refusal(each) is None]
        if moment.waits != "go-on" and not wanted:
            raise self.trouble(f"no legal answer is wanted; legal are: {'; '.join(offered)}")
        for pattern in moment.answers:
            if not any(fits(each, (pattern,)) for each in offered):
                raise self.trouble(f"{pattern!r} is no legal answer; legal are: {'; '.join(offered)}")
        for point in moment.points:
            if not is_there(self.match, self.lesson.seat, point):
                raise self.trouble(f"it points at {point!r}, which the learner does not see")
        return Step(self.progress, self.match, offered, wanted)

    def offered(self, seat: int) -> list[str]:
        """What a seat may answer, as text."""
        return [self.match.game.actions.text(number) for number in self.match.legal_actions(seat)]

    def answer(self, seat: int, text: str) -> None:
        if text not in self.offered(seat):
            offered = "; ".join(self.offered(seat)) or "nothing, for it is not asked"
            raise self.trouble(f"seat {seat + 1} cannot answer {text!r}; it may answer: {offered}")
        played: Played = play(self.match, self.lesson, seat, self.match.game.actions.parse(text))
        told = [Heard(event.key, event.args) for event in played.events if event.reaches(self.lesson.seat)]
        self.progress = self.progress.answered(seat, text, told)
        if self.progress.comment is not None:
            self.comments.append(self.progress.comment)

    def trouble(self, what: str) -> BadInput:
        moment = self.progress.moment
        where = moment.says if moment is not None else "the end"
        return BadInput(f"{self.lesson.game}, lesson {self.lesson.key}, {where}: {what}")


def is_there(match: Match, seat: int, point: str) -> bool:
    """Whether a learner can see what is pointed at: a part of the view, or a thing that it or an answer names."""
    kind, _, value = point.partition(":")
    view = match.view(seat)
    if kind == "view":
        return _part(view["table"], value.split(".")) is not None
    question = view["question"]
    answers = [option["args"] for option in question["options"]] if question is not None else []
    return any(value in args.values() for args in answers) or value in _words(view["table"])


# A view is any JSON: its shape is the game's own.


def _part(view: object, path: list[str]) -> object:
    for name in path:
        if isinstance(view, list):
            view = view[int(name)] if name.isdigit() and int(name) < len(view) else None
        else:
            view = view.get(name) if isinstance(view, dict) else None
    return view


def _words(view: object) -> set[str]:
    if isinstance(view, dict):
        return {str(key) for key in view} | {word for each in view.values() for word in _words(each)}
    if isinstance(view, list):
        return {word for each in view for word in _words(each)}
    return {view} if isinstance(view, str) else set()


READ_A_MINUTE = 180
"""Words that somebody who learns reads in a minute."""
SECONDS_AN_ANSWER = 8
"""To look, to think, to click, and to see what comes of it."""
SECONDS_ANOTHER = 2
"""To see what another seat answers."""


def seconds(lesson: Lesson) -> int:
    """How long a lesson takes, by what it tells in English, and by how often somebody answers."""
    said = words_of(lesson, "en")
    words = sum(len(said[moment.says].split()) for moment in lesson.moments)
    answers = sum(moment.free or len(moment.answers[:1]) for moment in lesson.moments)
    others = sum(len(moment.others) for moment in lesson.moments)
    return words * 60 // READ_A_MINUTE + answers * SECONDS_AN_ANSWER + others * SECONDS_ANOTHER
