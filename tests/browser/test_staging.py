"""What happens is shown beat by beat, never under a question, and an ending tells how everybody did."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ASKED, Person
from tests.kit.every import ALL

pytestmark = pytest.mark.timeout(300)
GO_ON = {"en": "Go on", "ru": "Дальше"}


def told(person: Person) -> bool:
    """Whether something is being shown."""
    return person.page.locator(".plaque", has=person.page.get_by_text(GO_ON[person.language], exact=True)).count() > 0


def at_a_table(person: Person, game: str = "goblin-vaults", seats: int = 3) -> str:
    bots = {str(seat): "novice" for seat in range(1, seats)}
    table = person.open_table(game=game, seats=seats, bots=bots)
    person.command(table, "start")
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".plaque")
    return table


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("ru", (390, 844))])
def test_no_question_stands_under_what_is_shown(newcomer: Newcomer, language: str, size: tuple[int, int]) -> None:
    ada = newcomer(language=language, size=size, pace="brisk")
    at_a_table(ada)
    shown, until = 0, time.monotonic() + 60
    while shown < 12 and time.monotonic() < until:
        beat, answers = ada.page.evaluate(
            """(goOn) => {
                const plaque = document.querySelector('.plaque');
                const beat = [...(plaque?.querySelectorAll('button') ?? [])].some((b) => b.textContent.trim() === goOn);
                return [beat, document.querySelectorAll('[data-lit], .plaque [data-answer]').length];
            }""",
            GO_ON[language],
        )
        if beat:
            shown += 1
            assert answers == 0
        elif ada.asked:
            ada.act()
        ada.page.wait_for_timeout(60)
    assert shown == 12


def test_escape_skips_to_the_question(newcomer: Newcomer) -> None:
    ada = newcomer(pace="calm")
    at_a_table(ada, seats=4)
    until = time.monotonic() + 60
    while not told(ada) and time.monotonic() < until:
        if ada.asked:
            ada.act()
        ada.page.wait_for_timeout(60)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("Go on", exact=True)).to_have_count(0, timeout=2000)


def test_coming_back_offers_what_was_missed(newcomer: Newcomer) -> None:
    ada, boris = newcomer(), newcomer(seed=2)
    table = ada.open_table(game="goblin-vaults", seats=2, names=["Ada"])
    boris.go()
    boris.call("PUT", "/api/me", {"name": "Boris"})
    boris.command(table, "sit", seat=1)
    ada.command(table, "start")
    for person in (ada, boris):
        person.go(f"/t/{table}")
        person.page.wait_for_selector(".plaque")
    while ada.asked:
        ada.act()
    ada.go("/settings")
    while boris.asked:
        boris.act()
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_text("The game went on while you were away.")).to_be_visible()
    ada.page.get_by_text("Skip", exact=True).click()
    expect(ada.page.get_by_text("The game went on while you were away.")).to_have_count(0)


def test_an_ending_ranks_everybody_and_a_rematch_begins_at_once(newcomer: Newcomer) -> None:
    ada = newcomer()
    at_a_table(ada, seats=2)
    ada.play_to_end()
    ending = ada.page.locator(".ending")
    expect(ending).to_be_visible()
    assert ending.locator("ol > li").count() >= 2
    ending.get_by_text("Look at the board").click()
    expect(ending).to_have_count(0)
    ada.page.get_by_text("Rematch", exact=True).click()
    expect(ada.page.locator(".plaque .ask").first).not_to_contain_text("wins")
    ada.page.wait_for_function("document.querySelector('[data-lit], .plaque [data-answer]') !== null")


# How long a click may take until the page shows what it did, measured in the page.
ANSWERED = """(what) => new Promise((done) => {
  const button = document.querySelector(what);
  const before = document.querySelector('.plaque').outerHTML;
  const began = performance.now();
  const look = () => document.querySelector('.plaque').outerHTML === before
    ? (performance.now() - began > 3000 ? done(3000) : setTimeout(look, 4)) : done(performance.now() - began);
  button.click();
  look();
})"""


def test_what_is_being_told_is_lit_up_on_the_board(newcomer: Newcomer) -> None:
    ada = newcomer(pace="calm")
    at_a_table(ada)
    until, lit = time.monotonic() + 60, 0
    while lit == 0 and time.monotonic() < until:
        if ada.asked:
            assert ada.page.locator("[data-told]").count() == 0
            ada.act()
        elif told(ada):
            lit = ada.page.locator("[data-told]").count()
        ada.page.wait_for_timeout(60)
    assert lit > 0


def test_a_click_is_answered_at_once(newcomer: Newcomer) -> None:
    """The quickest of a few: a busy machine is slow now and then, a slow page always."""
    ada = newcomer(pace="calm")
    at_a_table(ada, seats=4)
    on: list[float] = []
    answers: list[float] = []
    until = time.monotonic() + 90
    while (len(on) < 4 or len(answers) < 3) and time.monotonic() < until:
        if told(ada):
            on.append(ada.page.evaluate(ANSWERED, "[data-beat] ~ .answers button"))
        elif ada.asked and ada.page.locator("[data-lit=legal]").count():
            answers.append(ada.page.evaluate(ANSWERED, "[data-lit=legal]"))
            ada.act()
        ada.page.wait_for_timeout(60)
    assert min(on) < 100
    assert min(answers) < 100


def test_at_instant_nothing_is_shown_on_the_way(newcomer: Newcomer) -> None:
    ada = newcomer(pace="instant")
    at_a_table(ada)
    ada.page.evaluate("""() => {
      window.seen = 0;
      new MutationObserver(() => (window.seen += document.querySelectorAll('[data-beat], [data-told]').length))
        .observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    until = time.monotonic() + 60
    while ada.clicks < 8 and time.monotonic() < until:
        if not ada.act():
            ada.page.wait_for_timeout(30)
    assert ada.clicks == 8
    assert ada.page.evaluate("window.seen") == 0


def test_a_calm_game_is_never_out_of_step(newcomer: Newcomer) -> None:
    """Through a reload and a broken line; whatever is asked is what the server asks."""
    ada = newcomer(pace="calm")
    table = at_a_table(ada, seats=2)
    until, asked = time.monotonic() + 280, 0
    last = ""
    while not ada.finished and time.monotonic() < until:
        if ada.asked:
            shown = ada.page.get_attribute(".plaque", "data-decision") or ""
            if shown != last:
                moment = ada.call("GET", f"/api/tables/{table}/moment?seat=0")["moment"]
                assert moment["question"] is not None
                assert str(moment["question"]["decision"]) == shown
                last, asked = shown, asked + 1
                if asked == 4:
                    ada.go(f"/t/{table}")
                    ada.page.wait_for_selector(".plaque")
                if asked == 7:
                    ada.expects_outage = True
                    ada.context.set_offline(True)
                    ada.page.wait_for_timeout(300)
                    ada.context.set_offline(False)
            ada.act()
        elif told(ada):
            ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(40)
    assert ada.finished
    assert asked > 10


def test_a_minute_away_from_play_now_loses_nothing(newcomer: Newcomer) -> None:
    people = {game: newcomer() for game in ALL}
    for game, person in people.items():
        person.play_now(game)
        person.page.wait_for_selector(ASKED, timeout=30_000)
    asked = {game: person.page.get_attribute(".plaque", "data-decision") for game, person in people.items()}
    people[ALL[0]].page.wait_for_timeout(60_000)
    for game, person in people.items():
        assert person.page.get_attribute(".plaque", "data-decision") == asked[game], game
        assert person.page.locator(".plaque [role=timer]").count() == 0, game


def test_vast_says_at_the_first_question_who_one_is_and_then_no_more(newcomer: Newcomer) -> None:
    ada = newcomer()
    at_a_table(ada, "vast", seats=1)
    introduction = ada.page.get_by_label("You are the Knight")
    expect(introduction).to_contain_text("You win when")
    ada.page.get_by_text("Begin", exact=True).click()
    expect(introduction).to_have_count(0)
    ada.page.wait_for_selector("[data-lit]")


def test_spaces_of_vast_are_told_by_letter_and_number(newcomer: Newcomer) -> None:
    ada = newcomer()
    at_a_table(ada, "vast", seats=1)
    ada.page.locator("[data-space='0,-1'][data-lit]").click()
    expect(ada.page.locator(".panel.side")).to_contain_text("N14")
    expect(ada.page.locator(".panel.side")).not_to_contain_text("0,")


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_five_bidders_in_a_low_window_read_names_and_find_their_answers_on_one_line(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    ada = newcomer(language="ru", size=size)
    at_a_table(ada, "vault-wars", seats=5)
    until = time.monotonic() + 120
    bid = ada.page.locator(".plaque .step")
    while bid.count() == 0 and time.monotonic() < until:
        ada.act()
        ada.page.wait_for_timeout(60)
    expect(bid).to_be_visible()
    tops = ada.page.evaluate(
        "() => [...document.querySelectorAll('.plaque .answers > *')].filter((each) => each.checkVisibility())"
        ".map((each) => { const box = each.getBoundingClientRect(); return Math.round(box.top + box.height / 2); })"
    )
    assert max(tops) - min(tops) <= 4
    narrow = ada.page.evaluate(
        "() => [...document.querySelectorAll('.stage .item, .stage .vault')].map((each) => each.clientWidth)"
    )
    assert min(narrow) >= 64
