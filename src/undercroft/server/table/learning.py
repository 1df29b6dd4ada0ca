"""A table at which somebody learns: its lesson decides seats and luck, what others answer, and what may be answered."""

from undercroft import lessons
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.lessons.lesson import Lesson
from undercroft.lessons.progress import Progress
from undercroft.server.table import log
from undercroft.server.table.commands import MomentRead, Person
from undercroft.server.table.conditions import hosting
from undercroft.server.table.log import BOT, HUMAN, Holder
from undercroft.server.table.news import LessonInfo
from undercroft.server.table.plan import Plan
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState


def opened_for_lesson(person: Person, game: Game, key: str) -> log.Opened:
    """The first log entry of a table for a lesson."""
    lesson = lesson_of(game, key)
    holders = [
        Holder(HUMAN, person.name, person.id)
        if seat == lesson.seat
        else Holder(BOT, lesson.name_of(seat), None, lesson.level)
        for seat in range(lesson.seats)
    ]
    setup = log.Setup(person.name, False, dict(lesson.settings), None, hints=False)
    return log.Opened(game.key, person.id, setup, holders, lesson=key)


def lesson_of(game: Game, key: str) -> Lesson:
    try:
        return lessons.find(game.key, key)
    except BadInput:
        raise Refused("no-such-lesson") from None


def plan_moment_read(table: TableState, person: Person, command: MomentRead) -> Plan:
    """The learner goes on to the next moment."""
    hosting(table, person)
    progress = table.progress
    if progress is None:
        raise Refused("not-in-a-lesson")
    if progress.at != command.moment or not progress.waits_to_be_read:
        raise Refused("stale-decision")
    return Plan(log.MomentRead(command.moment))


def check_answer(table: TableState, seat: int, text: str) -> None:
    """Refuse what leads away from the lesson, and say why."""
    progress = table.progress
    if progress is None or progress.is_over:
        return
    if not progress.may_answer(seat):
        raise Refused("read-first")
    reason = progress.refusal(text)
    if reason is not None:
        raise Refused("lesson-answer", says=reason)


def lesson_info(progress: Progress) -> LessonInfo:
    """What the learner is told now."""
    lesson, moment = progress.lesson, progress.moment
    shown = moment if progress.is_told else None
    return LessonInfo(
        key=lesson.key,
        title=lesson.title,
        moment=progress.at,
        moments=len(lesson.moments),
        says=shown.says if shown is not None else None,
        comment=progress.comment,
        points=list(shown.points) if shown is not None else [],
        waits=shown.waits if shown is not None else "over" if progress.is_over else "others",
        left=shown.free - progress.made if shown is not None and shown.free else 0,
        told=[each.says for each in lesson.moments[: progress.at]],
    )
