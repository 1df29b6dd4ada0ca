"""`undercroft learn`: the lessons of a game, played in the terminal, or checked and printed for who writes them."""

from typing import Annotated

import typer

from undercroft import games, lessons
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.lab.seating import bot_names, seated
from undercroft.lessons.checking import Pupil, Step, seconds
from undercroft.lessons.lesson import Lesson
from undercroft.terminal import showing
from undercroft.terminal.arguments import Lang
from undercroft.terminal.drawing import draw
from undercroft.terminal.learning import LessonSitting
from undercroft.words import LANGUAGES, Words

MOST = 40
"""So many legal answers of a moment are printed."""


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as in `undercroft games`.")],
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]", help="A lesson; else all are listed.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Print every moment, what it points at and what may be answered.")
    ] = False,
    table: Annotated[bool, typer.Option("--table", help="With --check: draw the table at every moment too.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line mode, for any terminal and screen reader.")] = False,
    lang: Lang = "",
) -> None:
    """Learn a game by playing; without a lesson, list them."""
    words = Words(lang, games.find(game))
    if lesson is None and not check:
        for each in lessons.lessons_of(game):
            print(f"{each.key:20}{words.say(each.title)}: {words.say(each.about)}")
        return
    chosen = lessons.lessons_of(game) if lesson is None else [lessons.find(game, lesson)]
    if check:
        for each in chosen:
            show_moments(each, table)
        return
    found = chosen[0]
    level = found.level if found.level in bot_names() else bot_names()[0]
    if showing.show(LessonSitting(found, words, seated(game, found.seats, (level,))), plain):
        print(words.say("lesson-over"))


def show_moments(lesson: Lesson, table: bool) -> None:
    """What a learner meets, moment by moment. Raises `BadInput` where the lesson is broken."""
    spoken = {language: Words(language, games.find(lesson.game)) for language in LANGUAGES}
    print(f"== {lesson.game} {lesson.key}: {seconds(lesson)} seconds")
    pupil = Pupil(lesson, Luck.of(lesson.seed))
    for step in pupil.steps():
        show_moment(step, spoken)
        if table:
            print("\n".join(draw(step.match.view(lesson.seat), spoken["en"])))
    said = "; ".join(pupil.comments)
    if said:
        print(f"the coach said: {said}")


def show_moment(step: Step, spoken: dict[str, Words]) -> None:
    moment = step.progress.moment
    assert moment is not None
    print(f"\n-- {step.progress.at + 1}. {moment.says} ({moment.waits})")
    for language, words in spoken.items():
        if not words.has(moment.says):
            raise BadInput(f"{moment.says} has no words in {language}")
        print(f"{language}: {words.say(moment.says)}")
    print(f"points at: {', '.join(moment.points) or 'nothing'}")
    if step.wanted:
        print(f"leads on: {'; '.join(step.wanted[:MOST])}")
        others = [each for each in step.offered if each not in step.wanted]
        print(f"also legal: {'; '.join(others[:MOST]) or 'nothing'}")


def add_to(app: typer.Typer) -> None:
    """Give the command line the command."""
    app.command("learn")(learn)
