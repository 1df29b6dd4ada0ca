"""Lessons at the terminal, line by line and on a whole screen, by somebody who first answers what is not wanted."""

import asyncio
import sys
from collections.abc import Iterator

import pytest
from textual.widgets import OptionList

from undercroft import cli, games, lessons
from undercroft.lab.seating import seated
from undercroft.lessons.lesson import Lesson
from undercroft.terminal.learning import LessonSitting
from undercroft.terminal.plain import LineGame
from undercroft.terminal.screen import TableScreen
from undercroft.words import LANGUAGES, Words

FIRST = [found[0] for key in games.all_keys() if (found := lessons.lessons_of(key))]
EVERY_FIRST = pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game)


def sitting(lesson: Lesson, language: str = "en") -> LessonSitting:
    words = Words(language, games.find(lesson.game))
    return LessonSitting(lesson, words, seated(lesson.game, lesson.seats, ("random",)))


def wanted(table: LessonSitting) -> list[int]:
    """The answers that lead on, by their place in the list."""
    seat = table.progress.lesson.seat
    texts = [table.match.game.actions.text(option["n"]) for option in table.question(seat)["options"]]
    return [place for place, text in enumerate(texts, 1) if table.progress.refusal(text) is None]


def typing(table: LessonSitting) -> Iterator[str]:
    """Somebody who reads on, and tries the last answer of the list before a good one."""
    while True:
        if table.waits_to_be_read():
            yield ""
            continue
        good = wanted(table)
        last = len(table.question(table.progress.lesson.seat)["options"])
        if last not in good:
            yield str(last)
        yield str(good[0])


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_FIRST
def test_a_lesson_is_learnt_line_by_line(lesson: Lesson, language: str) -> None:
    table = sitting(lesson, language)
    typed = typing(table)
    said: list[str] = []
    assert LineGame(table, read=lambda _: next(typed), write=said.append).play()
    assert table.is_over
    told = " ".join(" ".join(said).split())
    for moment in lesson.moments:
        if moment.waits != "free":
            assert table.words.say(moment.says) in told


@EVERY_FIRST
def test_a_lesson_is_learnt_on_a_whole_screen(lesson: Lesson) -> None:
    table = sitting(lesson)

    async def learn() -> None:
        app = TableScreen(table)
        async with app.run_test(size=(140, 50)) as pilot:
            for _ in range(400):
                await app.workers.wait_for_complete()
                await pilot.pause()
                if table.is_over:
                    return
                options = app.query_one("#options", OptionList)
                if not table.waits_to_be_read():
                    options.highlighted = wanted(table)[0] - 1
                await pilot.press("enter")
            raise AssertionError("the lesson has no end")

    asyncio.run(learn())


def test_the_lessons_of_a_game_are_listed_and_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = FIRST[0]
    for arguments in ([], [lesson.key, "--check"]):
        monkeypatch.setattr(sys, "argv", ["undercroft", "learn", lesson.game, *arguments, "--lang", "en"])
        with pytest.raises(SystemExit) as done:
            cli.main()
        assert done.value.code == 0
    told = capsys.readouterr().out
    for each in lessons.lessons_of(lesson.game):
        assert each.key in told
    assert "leads on" in told
