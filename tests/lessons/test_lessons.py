"""Every lesson of every game is played to its end through the public door, with a wrong answer at every moment."""

import re

import pytest

from tests.kit.every import ALL
from tests.server.alone import ADA, Alone
from undercroft import games, lessons
from undercroft.engine.luck import Luck
from undercroft.lessons.checking import Pupil, seconds
from undercroft.lessons.lesson import Comment, Lesson
from undercroft.lessons.reading import words_of
from undercroft.server.table.bot_names import BOT_NAMES
from undercroft.server.table.commands import Answer, MomentRead, Start
from undercroft.server.table.log import BOT, CLOSED, OVER, RUNNING, LogEntry
from undercroft.server.table.news import LessonInfo
from undercroft.server.table.playing import plan_bot_answer
from undercroft.server.table.projection import Projection
from undercroft.server.table.refusals import Refused
from undercroft.server.table.respond import step
from undercroft.server.table.state import TableState
from undercroft.words import LANGUAGES, Words

LESSONS = [lesson for game in ALL for lesson in lessons.lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}:{lesson.key}")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FIRST_IS_SHORT, ALL_ARE_SHORT = 120, 360
"""Seconds the first lesson of a game and every other may take."""
SENTENCES = 3
LONGEST_WORDS = 60


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, lesson: Lesson, luck: Luck) -> None:
        self.lesson = lesson
        self.luck = luck
        self.table = Alone(lesson.game, lesson.seats, lesson=lesson.key)
        self.table.does(ADA, Start)

    @property
    def told(self) -> LessonInfo:
        info = Projection("t", self.table.state, self.table.around).info(ADA.id).lesson
        assert info is not None
        return info

    def learn(self) -> list[LessonInfo]:
        """Take the lesson, trying what is wrong before what is right; what was told, moment by moment."""
        found: list[LessonInfo] = []
        while self.told.waits != "over":
            if self.bots_answer():
                continue
            found.append(self.told)
            if self.told.waits == "go-on":
                self.refuses_to_hurry()
                self.table.does(ADA, MomentRead, moment=self.told.moment)
            else:
                self.answers()
        return found

    def bots_answer(self) -> bool:
        """One answer of another seat, as a server lets bots answer; False if none is to answer."""
        state = self.table.state
        match = state.match
        assert match is not None
        seats = state.bots_to_move()
        if not seats:
            return False
        numbers = match.legal_actions(seats[0])
        scripted = state.scripted_answer(seats[0])
        answer = numbers.nth(self.luck.below(len(numbers))) if scripted is None else scripted
        plan = plan_bot_answer(state, seats[0], state.decision(seats[0]), answer, None, self.table.around)
        self.table.take(step(state, plan, self.table.around))
        return True

    def refuses_to_hurry(self) -> None:
        """While something is told, no answer is taken, and no question is shown."""
        state = self.table.state
        assert state.match is not None
        seat = self.lesson.seat
        moment = Projection("t", state, self.table.around).moment(seat)
        assert moment is not None
        assert moment.question is None
        numbers = state.match.legal_actions(seat)
        if state.phase == RUNNING and len(numbers):
            with pytest.raises(Refused, match="read-first"):
                self.table.answers(seat, numbers.nth(0))

    def answers(self) -> None:
        """Every answer that does not lead on is refused with words; then one that does is given."""
        state = self.table.state
        assert state.match is not None
        assert state.progress is not None
        text_of = state.match.game.actions.text
        seat, wanted = self.lesson.seat, []
        for number in state.match.legal_actions(seat):
            reason = state.progress.refusal(text_of(number))
            if reason is None:
                wanted.append(number)
                continue
            with pytest.raises(Refused) as refused:
                self.table.answers(seat, number)
            assert refused.value.args_for_words == {"says": reason}
            assert self.table.state is state, "a wrong answer changes nothing"
        assert wanted, f"{self.told.says}: nothing leads on"
        self.table.answers(seat, wanted[self.luck.below(len(wanted))])


@EVERY_LESSON
def test_a_lesson_is_learnt_at_a_table_to_its_end_whatever_is_tried_on_the_way(lesson: Lesson) -> None:
    learner = Learner(lesson, Luck.of("learner"))
    told = learner.learn()
    assert [each.says for each in told if each.waits != "free"] == [
        moment.says for moment in lesson.moments if moment.waits != "free"
    ]
    assert learner.table.state.phase in (CLOSED, OVER)
    again = TableState.of([LogEntry(e.number, e.at, e.body, e.person, e.command) for e in learner.table.log])
    assert again.progress == learner.table.state.progress, "who comes back is where they were"


@EVERY_LESSON
@pytest.mark.parametrize("seed", range(3))
def test_everything_scripted_is_legal_and_everything_pointed_at_is_seen(lesson: Lesson, seed: int) -> None:
    assert len(list(Pupil(lesson, Luck.of(seed)).steps())) >= len(lesson.moments)


def comments_of(lesson: Lesson) -> list[Comment]:
    return [each for moment in lesson.moments for each in (*moment.comments, *moment.refused)]


def messages_of(lesson: Lesson) -> set[str]:
    """Everything a lesson can say."""
    wrong = {f"{moment.says}-wrong" for moment in lesson.moments if moment.answers}
    said = {moment.says for moment in lesson.moments} | {comment.says for comment in comments_of(lesson)}
    return {lesson.title, lesson.about} | wrong | said


@EVERY_LANGUAGE
@EVERY_LESSON
def test_everything_a_lesson_says_is_written_and_short(lesson: Lesson, language: str) -> None:
    words = Words(language, games.find(lesson.game))
    for key in sorted(messages_of(lesson)):
        said = words.say(key)
        assert len(re.findall(r"[.!?…](?=\s|$)", said)) <= SENTENCES, f"{key}: more than {SENTENCES} sentences: {said}"
        assert len(said.split()) <= LONGEST_WORDS, f"{key} is longer than {LONGEST_WORDS} words"
    written = words_of(lesson, language)
    assert set(written) == messages_of(lesson), "each message is one line, and somebody says it"
    assert {key: words.say(key) for key in written} == written, "what is told needs no arguments"


@EVERY_LESSON
def test_a_lesson_is_as_short_as_promised(lesson: Lesson) -> None:
    length = seconds(lesson)
    first = lesson.key == lessons.lessons_of(lesson.game)[0].key
    assert length <= (FIRST_IS_SHORT if first else ALL_ARE_SHORT), f"it takes about {length} seconds"


@EVERY_LESSON
def test_the_others_have_names_that_every_language_can_write(lesson: Lesson) -> None:
    assert set(lesson.names) <= set(BOT_NAMES)
    assert len(set(lesson.names)) == len(lesson.names)
    holders = Alone(lesson.game, lesson.seats, lesson=lesson.key).state.holders
    assert [holder.kind == BOT for holder in holders] == [seat != lesson.seat for seat in range(lesson.seats)]


def test_lessons_have_a_place_of_their_own() -> None:
    for game in ALL:
        places = [lesson.place for lesson in lessons.lessons_of(game)]
        assert len(set(places)) == len(places), f"two lessons of {game} have one place"


def test_an_answer_to_a_closed_lesson_is_refused() -> None:
    learner = Learner(LESSONS[0], Luck.of("learner"))
    with pytest.raises(Refused, match="stale-decision"):
        learner.table.does(ADA, MomentRead, moment=3)
    learner.learn()
    with pytest.raises(Refused, match="table-closed"):
        learner.table.does(ADA, Answer, seat=0, decision=1, n=0)
