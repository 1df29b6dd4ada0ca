"""What a player reads: words in both languages, the rulebook, and the table in a terminal of 80 columns."""

import re
from pathlib import Path

import pytest

from tests.rules.goblin_vaults.table import GAME, lay_out, played, start
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.games.goblin_vaults.contract import GoalView
from undercroft.games.goblin_vaults.text import goal_text
from undercroft.terminal.drawing import draw, score_sheet
from undercroft.words import Words
from undercroft.words.rulebook import rulebook_text

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(games.__file__).parent / "goblin_vaults"
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


def russian() -> str:
    """All that a Russian player reads, without the keys in front of it."""
    words = (FOLDER / "words" / "ru.ftl").read_text(encoding="utf-8")
    return "\n".join(line.partition(" = ")[2] or line for line in words.split("\n")) + rulebook_text(GAME.key, "ru")


@pytest.mark.rule("GV-077", "GV-110")
@LANGUAGES
@pytest.mark.parametrize("how", ["glavrun-won", "glavrun-kept"])
def test_the_log_tells_where_the_gears_on_a_card_of_glavruns_go(language: str, how: str) -> None:
    words = Words(language, GAME)
    beaten = {"by": "coins-10"} | ({"why": "value"} if how == "glavrun-kept" else {"beaten": 0})
    said = [
        words.event({"key": how, "args": {"card": "tomes-9", "count": count, "keeper": keeper} | beaten})
        for keeper in ("glavrun", "supply")
        for count in (0, 3)
    ]
    assert said[0] == said[2], "without gears it does not matter"
    assert "3" not in said[0]
    assert len(set(said)) == 3
    assert all("3" in sentence for sentence in (said[1], said[3]))


@LANGUAGES
def test_every_goal_and_the_widest_vault_fit_80_columns(language: str) -> None:
    wide = {1: ["lanterns-10"], 2: ["[lanterns-6]", "lanterns-9"], 3: ["[lanterns-4]"], 4: ["lanterns-7"]}
    words = Words(language, GAME)
    for goal in GAME.categories[GAME.categories.index("twin-locks") + 1 :]:
        for basic in ("cluster", "twin-locks"):
            table = lay_out(seats=5, vaults=[wide], goals=(basic, goal), tokens={"coins-1": 10})
            for viewer in (None, 0, 1):
                assert max(len(line) for line in draw(table.match.view(viewer), words)) <= 80


@LANGUAGES
def test_a_face_down_card_of_somebody_else_is_drawn_as_a_back(language: str) -> None:
    table = lay_out(vaults=[{1: ["[tomes-3]"]}])
    words = Words(language, GAME)
    assert f"[{words.say('card-tomes-3')}]" in "\n".join(draw(table.match.view(0), words))
    others = "\n".join(draw(table.match.view(1), words))
    assert words.say("card-tomes-3") not in others
    assert f"[{words.say('table-face-down')}]" in others


@pytest.mark.rule("GV-151")
def test_the_garbled_reference_card_has_no_force() -> None:
    table = start(3, 4)
    luck = Luck.of(4)
    phases = set()
    while table.match.waiting is not None:
        phases.add(table.phase)
        hands = [player["hand"] for player in table.view()["players"]]
        seat = table.match.next_seat()
        options = table.match.legal_actions(seat)
        answer = GAME.actions.text(options.nth(luck.below(len(options))))
        table.says(seat, answer)
        after = [player["hand"] for player in table.view()["players"]]
        assert all(new <= old for new, old in zip(after, hands, strict=True)), "no card is drafted or given to a hand"
    assert phases == {"set-up", "scheme", "vault", "warden"}, "there is no draft"
    assert {verb.key for verb in GAME.actions.verbs} == {
        "start",
        "bid",
        "stash",
        "store",
        "move",
        "draw",
        "swap",
        "decline",
    }
    for path in FOLDER.glob("*.py"):
        assert "GV-151" not in path.read_text(encoding="utf-8"), f"{path.name} cites the garbled card"


@pytest.mark.rule("GV-164")
def test_russian_has_one_word_for_the_block_and_one_for_a_position() -> None:
    text = russian().lower()
    for word in ("слот", "ячейк"):
        assert word not in text
    words = Words("ru", GAME)
    assert words.say("table-block") == "Блок"
    assert [words.say(f"position-{key}") for key in ("left", "middle", "right")] == ["слева", "посередине", "справа"]
    assert "блок" in words.say("question-bid")
    assert "блок" in words.say("question-swap")


@pytest.mark.rule("GV-184")
def test_russian_scores_points_and_glavrun_is_a_woman_whose_name_does_not_change() -> None:
    text = russian()
    assert not re.search("Главрун[а-яё]", text), "the name is not declined"
    assert not re.search("Главрун (победил|выиграл|проиграл|получил|взял|занизил)[ .,]", text), "she, not he"
    assert "снаряжени" not in text
    words = Words("ru", GAME)
    for goal in GAME.domains["goals"].values:
        shown: GoalView = {"goal": goal, "suit": None, "rewards": [2, 5, 9]}
        said = goal_text(shown, words) + goal_text(shown, words, "sample")
        assert "очк" in said, goal
        assert "шестер" not in said, goal
    assert words.say("category-tokens") == "Шестерёнки"
    assert re.findall(r"жетон\w*\b(?! первого)", text.lower()) == [], "what one pays with has one name"
    assert words.say("table-score") == "Очки"
    assert words.say("ending-glavrun-beaten") == "Главрун побеждена."
    for key in ("tier-1", "tier-2", "tier-3", "place-1-1", "place-4-3"):
        assert "ярус" in words.say(key)
        assert "уров" not in words.say(key)


GLOSSARY = {
    "game-name": "Хранилища гоблинов",
    "glavrun": "Главрун",
    "suit-coins": "монеты",
    "suit-crowns": "короны",
    "suit-lanterns": "фонари",
    "suit-potions": "зелья",
    "suit-skulls": "черепа",
    "suit-tomes": "книги",
    "goal-cluster": "Цепочка",
    "goal-tome-library": "Книжное собрание",
    "goal-gimnaxs-reign": "Правление Гимнакса",
    "phase-scheme": "Фаза интриг",
    "phase-vault": "Фаза хранилища",
    "phase-warden": "Фаза стража",
    "phase-scoring": "Подсчёт очков",
    "table-warden": "Карта стража",
    "table-vault": "Хранилище",
    "table-hand": "Рука",
    "table-pile": "Сброс",
    "table-first": "первый игрок",
    "table-face-down": "рубашкой вверх",
    "table-no-bids": "ставок нет",
    "option-level-easy": "Лёгкая",
    "option-level-medium": "Средняя",
    "option-level-hard": "Высокая",
}
"""What the ledger's glossary asks the Russian interface to say."""


@pytest.mark.rule("GV-184")
def test_russian_uses_the_words_of_the_glossary() -> None:
    words = Words("ru", GAME)
    assert {key: words.say(key) for key in GLOSSARY} == GLOSSARY


@pytest.mark.rule("GV-184")
def test_the_russian_rulebook_calls_cards_as_the_table_does() -> None:
    words = Words("ru", GAME)
    names = {words.say(f"card-{card}") for card in GAME.domains["card"].values}
    named = re.findall(r"\b\d+ (?:монет|корон|фонар|зел|череп|книг)[а-яё]*", rulebook_text(GAME.key, "ru"))
    assert named
    assert [name for name in named if name not in names] == []


@LANGUAGES
def test_the_final_sheet_names_glavrun_in_solo(language: str) -> None:
    words = Words(language, GAME)
    lines = score_sheet(played(1, 1).match.view(None), words)
    assert words.say("glavrun") in lines[0]
    assert any(line.startswith(words.say("category-suits")) for line in lines)
