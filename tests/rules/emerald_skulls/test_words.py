"""What a player reads: words in both languages, the rulebook, and the table in a terminal of 80 columns."""

import re
from pathlib import Path

import pytest

from tests.rules.emerald_skulls.table import GAME, Table, sit
from undercroft.terminal.drawing import draw
from undercroft.words import Words
from undercroft.words.rulebook import rulebook_text

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


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
