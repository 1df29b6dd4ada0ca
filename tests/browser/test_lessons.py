"""Learners in the browser: the first lesson of every game, by what it points at; Play now; a first game."""

import pytest
from playwright.sync_api import Error, Locator, Position, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED, Person
from undercroft import games, lessons
from undercroft.lessons.lesson import Lesson
from undercroft.lessons.progress import Progress

WIDE, PHONE = (1440, 900), (390, 844)
TAUGHT = [game for game in games.all_keys() if lessons.lessons_of(game)]
FIRST = [(game, lessons.lessons_of(game)[0].key) for game in TAUGHT]
MOST = 300
"""So often a learner tries before a lesson counts as stuck."""
TOP: Position = {"x": 14, "y": 8}
"""Where a card shows although others lie on it."""


def give(thing: Locator, keys: bool) -> None:
    if keys:
        thing.focus()
        thing.press("Enter")
    else:
        try:
            thing.click(position=TOP, timeout=3_000)
        except Error:
            # Its corner lies under something else, or the map still moves.
            thing.dispatch_event("click")


def follow(learner: Person, lesson: Lesson, at: int, keys: bool) -> None:
    """Choose what is pointed at; where an answer is no thing on the board, send it."""
    page = learner.page
    points = page.eval_on_selector_all(".ring", "(rings) => rings.map((ring) => ring.dataset.pointed)")
    for point in points:
        thing = page.locator(f'[data-target="{point}"][data-lit="legal"]')
        if thing.count():
            give(thing.first, keys)
            return
    table = page.url.rpartition("/")[2]
    question = learner.call("GET", f"/api/tables/{table}/moment?seat={lesson.seat}")["moment"]["question"]
    text_of, progress = games.find(lesson.game).actions.text, Progress(lesson, at)
    if question is not None:
        wanted = [option["n"] for option in question["options"] if progress.refusal(text_of(option["n"])) is None]
        learner.command(table, "answer", seat=lesson.seat, decision=question["decision"], n=wanted[0])


def learn(learner: Person, game: str, key: str, keys: bool = False) -> int:
    """Take a lesson to its end; how many moments it had."""
    lesson = lessons.find(game, key)
    page = learner.page
    learner.go(f"/learn/{game}")
    page.locator(f'[data-lesson="{key}"] button').click()
    told = page.locator("section.lesson")
    told.wait_for()
    seen: set[str] = set()
    for _ in range(MOST):
        waits = told.get_attribute("data-waits")
        if waits == "over":
            return len(seen)
        moment = told.get_attribute("data-moment") or ""
        seen.add(moment)
        go_on = page.locator(".plaque .foot button")
        if waits == "go-on" and go_on.count():
            give(go_on, keys)
        elif waits in ("answer", "free") and page.locator(ASKED).count():
            follow(learner, lesson, int(moment), keys)
        page.wait_for_timeout(100)
    raise AssertionError(f"{game} {key} is stuck: {told.inner_text()}")


@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_first_lesson_is_learnt_on_a_wide_screen_and_remembered(newcomer: Newcomer, game: str, lesson: str) -> None:
    ada = newcomer(size=WIDE)
    assert learn(ada, game, lesson) == len(lessons.find(game, lesson).moments)
    ada.go(f"/learn/{game}")
    expect(ada.page.locator(f'[data-lesson="{lesson}"]').get_by_label("done", exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), FIRST)
def test_a_first_lesson_is_learnt_in_russian_on_a_phone(newcomer: Newcomer, game: str, lesson: str) -> None:
    learn(newcomer(size=PHONE, language="ru"), game, lesson)


def test_a_lesson_is_learnt_by_keyboard(newcomer: Newcomer) -> None:
    learn(newcomer(), *FIRST[0], keys=True)


def test_a_lesson_that_was_left_goes_on_where_it_was(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.go("/learn/goblin-vaults")
    ada.page.locator('[data-lesson="first-round"] button').click()
    ada.page.get_by_role("button", name="Go on").click()
    expect(ada.page.locator("section.lesson")).to_have_attribute("data-moment", "1")
    ada.go("/learn/goblin-vaults")
    ada.page.locator('[data-lesson="first-round"]').get_by_role("button", name="Go on").click()
    expect(ada.page.locator("section.lesson")).to_have_attribute("data-moment", "1")
    expect(ada.page.locator("section.lesson")).to_contain_text("4 of crowns")


def test_a_wrong_answer_is_explained_and_changes_nothing(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.go("/learn/goblin-vaults")
    ada.page.locator('[data-lesson="first-round"] button').click()
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.locator('[data-target="card:coins-4"][data-lit]').click(position=TOP)
    ada.page.locator('[data-target="chamber:1"][data-lit]').click()
    expect(ada.page.locator("section.lesson .refused")).to_contain_text("4 of crowns")
    expect(ada.page.locator("section.lesson")).to_have_attribute("data-moment", "1")
    expect(ada.page.locator('[data-lit="picked"]')).to_have_count(0)
    ada.page.locator('[data-target="card:crowns-4"][data-lit]').click(position=TOP)
    expect(ada.page.locator("section.lesson .refused")).to_have_count(0)


def test_nothing_covers_a_newcomers_lesson_and_it_is_listed_until_it_is_over(newcomer: Newcomer) -> None:
    ada = newcomer(knows_games=False)
    ada.go("/learn/goblin-vaults")
    ada.page.locator('[data-lesson="first-round"] button').click()
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.wait_for_selector(ASKED)
    expect(ada.page.locator(".intro, .coach")).to_have_count(0)
    ada.go()
    mine = ada.page.locator(".tables .panel").first
    expect(mine).to_contain_text("Lesson: Your first round")
    learn(ada, "goblin-vaults", "first-round")
    ada.go()
    expect(mine).to_contain_text("You sit at no table")


def test_play_now_asks_a_newcomer_once_whether_to_learn(newcomer: Newcomer) -> None:
    ada = newcomer(knows_games=False)
    ada.go()
    cover = ada.page.locator('[data-game="goblin-vaults"]')
    cover.get_by_role("button", name="Play now", exact=True).click()
    ada.page.get_by_role("button", name="Just play").click()
    ada.page.wait_for_selector(ASKED)
    expect(ada.page.locator(".coach")).to_contain_text("Most gears after nine rounds")
    ada.go()
    cover.get_by_role("button", name="Play now", exact=True).click()
    ada.page.wait_for_selector(ASKED)
    ada.page.get_by_role("button", name="No more explanations").click()
    expect(ada.page.locator(".coach")).to_have_count(0)
    ada.page.reload()
    ada.page.wait_for_selector(ASKED)
    expect(ada.page.locator(".coach")).to_have_count(0)
