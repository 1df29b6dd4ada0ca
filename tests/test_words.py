"""Law 12 for every game: all that a player can read exists in English and in Russian."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from undercroft import games
from undercroft.engine.laws import words_exist
from undercroft.words import GAMES, HERE, LANGUAGES, Words, files_of
from undercroft.words.rulebook import Paragraph

KEYS = games.all_keys()
FOLDERS = [HERE, *[GAMES / games.folder_of(key) / "words" for key in KEYS]]


def messages(path: Path) -> dict[str, str]:
    """The messages and terms of a .ftl file, each with the text it was written as."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            assert entry.span is not None
            found[entry.id.name] = text[entry.span.start : entry.span.end]
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {(entry.content or '')[:80]!r}"
    return found


def all_messages(folder: Path, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(folder.glob(f"{language}*.ftl")):
        found.update(messages(path))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_everything_a_game_can_say_has_words(key: str, language: str) -> None:
    game = games.find(key)
    words = Words(language, game)
    words_exist(game, words.has)
    for always in ("game-name", "game-tagline", "seat-number", "unofficial", "total"):
        assert words.has(always), f"{key} has no {always} in {language}"


@pytest.mark.parametrize("folder", FOLDERS, ids=["shared", *KEYS])
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, russian = all_messages(folder, "en"), all_messages(folder, "ru")
    assert english, f"{folder} has no words"
    assert sorted(set(english) - set(russian)) == [], "missing in Russian"
    assert sorted(set(russian) - set(english)) == [], "missing in English"


@pytest.mark.parametrize("folder", FOLDERS, ids=["shared", *KEYS])
def test_russian_words_are_russian(folder: Path) -> None:
    """A message left in English shows itself: it has Latin letters and no Cyrillic ones."""
    for key, text in all_messages(folder, "ru").items():
        said = re.sub(r"\{[^{}]*\}", "", text.partition("=")[2])
        if re.search("[A-Za-z]{3}", said):
            assert re.search("[а-яё]", said.lower()), f"{key} is not in Russian: {said.strip()!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [None, *KEYS])
def test_every_file_of_words_is_found(key: str | None, language: str) -> None:
    assert files_of(language, key)


def test_a_paragraph_of_any_games_rulebook_knows_its_rules() -> None:
    text = "Equal bids cancel each other (CC-007), the worth is drawn (CC-B010 to CC-B012)."
    assert Paragraph("Bidding", text).rules == {"CC-007", "CC-B010", "CC-B011", "CC-B012"}
