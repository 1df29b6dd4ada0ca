"""What a player reads: words in both languages, the rulebook, and the table in a terminal of 80 columns."""

import re
from pathlib import Path

import pytest

from tests.rules.emerald_skulls.table import GAME, Table, sit, start
from tests.rules.emerald_skulls.test_laws import thrifty
from undercroft.engine.luck import Luck
from undercroft.terminal.drawing import WIDTH, draw
from undercroft.words import Words
from undercroft.words.rulebook import paragraphs, rulebook_text

ROOT = Path(__file__).resolve().parents[3]
LEDGER = re.findall(r"^- \*\*(ES-\d{3})\*\*", (ROOT / "docs/rules/emerald-skulls.md").read_text(encoding="utf-8"), re.M)
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
KEYS = re.compile(r"\b(question|action|event|bet|place|level|payout|out|pool|laid|side|seat|table|phase|kind)-[a-z0-9]")


@LANGUAGES
def test_the_rulebook_cites_every_rule_of_the_ledger(language: str) -> None:
    cited = set().union(*(paragraph.rules for paragraph in paragraphs(GAME.key, language)))
    assert len(LEDGER) == 246
    assert cited == set(LEDGER)


def test_both_rulebooks_have_the_same_paragraphs_with_the_same_rules() -> None:
    english, russian = paragraphs(GAME.key, "en"), paragraphs(GAME.key, "ru")
    assert [paragraph.rules for paragraph in english] == [paragraph.rules for paragraph in russian]


@LANGUAGES
@pytest.mark.parametrize(("seats", "cards"), [(1, "standard"), (3, "standard"), (5, "advanced"), (4, "advanced")])
def test_no_sentence_or_drawing_of_a_played_game_shows_a_key_or_an_unfilled_place(
    language: str, seats: int, cards: str
) -> None:
    words = Words(language, GAME)
    match = start(seats, seats, betting_cards=cards)
    luck = Luck.of(seats)
    made = 0
    while match.waiting is not None and made < 300:
        asked = match.waiting.seats()
        seat = asked[luck.below(len(asked))]
        question = match.question(seat)
        assert question is not None
        said = [words.question(question["about"], question["args"])]
        said += [words.option(option) for option in question["options"]]
        if made % 10 == 0:
            lines = draw(match.view(seat), words)
            assert max(len(line) for line in lines) <= WIDTH
            said += lines
        for sentence in said:
            assert "{" not in sentence
            assert not KEYS.search(sentence), sentence
        match.play(seat, thrifty(match, seat, luck))
        made += 1
    for viewer in range(seats):
        for event in match.events(viewer):
            sentence = words.event(event)
            assert "{" not in sentence
            assert not KEYS.search(sentence), sentence


@LANGUAGES
def test_reconstructed_payouts_carry_a_mark_and_printed_ones_do_not(language: str) -> None:
    words = Words(language, GAME)
    text = " ".join(draw(sit(2, betting_cards="advanced", sides=["12b", "22a"]).match.view(1), words))
    text = re.sub(r"\s+", " ", text)
    assert f"({words.say('bet-toothless-tumble-text')}) 2/1 {words.say('table-cube')} ·" in text
    assert f"({words.say('bet-final-jewel-text')}) 2+/1+/1+ ◇" in text
    assert "◇" in rulebook_text(GAME.key, language)


def test_the_question_speaks_of_a_reroll_only_where_one_is_possible() -> None:
    words = Words("en", GAME)
    asked = []
    for table in (sit(2).buys(3), sit(2).given(cubes=[1, 0]).buys(3)):
        question = table.rolls("1 1 1").match.question(0)
        assert question is not None
        asked.append(words.question("place", question["args"]))
    assert asked == ["Where do you place dice?", "Where do you place dice, or do you reroll?"]
    stuck = sit(2).given(cubes=[1, 0]).buys(3).rolls("3 1 1").places("nose 1-0").goes_on().rolls("1 1")
    question = stuck.match.question(0)
    assert question is not None
    assert words.question("place", question["args"]) == "Nothing fits. Do you reroll, or is it a Bust Out?"


def test_the_terminal_says_what_stopping_pays_only_where_one_may_stop() -> None:
    words = Words("en", GAME)

    def says_it(table: Table) -> bool:
        return any("Stopping now" in line for line in draw(table.match.view(None), words))

    table = sit(2).buys(3).rolls("3 1 1")
    assert not says_it(table)
    assert says_it(table.places("nose 1-0"))
    assert not says_it(table.goes_on())


def test_russian_numbers_agree_with_their_nouns() -> None:
    words = Words("ru", GAME)
    for gears, said in ((1, "1 шестерёнка"), (3, "3 шестерёнки"), (12, "12 шестерёнок"), (21, "21 шестерёнка")):
        event = {"key": "bet-won", "args": {"seat": 0, "bet": "final-jewel", "gears": gears, "due": gears}}
        assert said in words.event(event)


def test_the_russian_words_use_yo_where_it_belongs() -> None:
    russian = (ROOT / "src/undercroft/games/emerald_skulls/words/ru.ftl").read_text(encoding="utf-8")
    text = russian + rulebook_text(GAME.key, "ru")
    for wrong in ("шестеренк", "четн", "Счет ", "еще ", "Ее ", " ее "):
        assert wrong not in text, wrong
