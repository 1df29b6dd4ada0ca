"""The words of each game that a reader may ask about."""

import re

import pytest

from tests.kit.every import FINISHED
from undercroft import games
from undercroft.words import GAMES, LANGUAGES
from undercroft.words.rulebook import rulebook_text

MESSAGE = re.compile(r"^term-(?P<key>[a-z-]+) = (?P<text>.+)\n(?P<more>(?:    \..+\n)+)", re.M)


def terms(game: str, language: str) -> dict[str, dict[str, str]]:
    """Of each term its text and its attributes."""
    path = GAMES / games.folder_of(game) / "words" / f"{language}-terms.ftl"
    found: dict[str, dict[str, str]] = {}
    for message in MESSAGE.finditer(path.read_text(encoding="utf-8")):
        found[message["key"]] = {
            "text": message["text"],
            **dict(re.findall(r"^    \.([a-z]+) = (.+)$", message["more"], re.M)),
        }
    return found


@pytest.mark.parametrize("game", FINISHED)
def test_a_game_explains_the_same_words_in_every_language(game: str) -> None:
    first, *others = (terms(game, language) for language in LANGUAGES)
    assert len(first) >= 8
    for other in others:
        assert other.keys() == first.keys()
        assert {key: term["rule"] for key, term in other.items()} == {key: term["rule"] for key, term in first.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FINISHED)
def test_a_term_is_short_and_leads_to_a_rule_of_the_book(game: str, language: str) -> None:
    book = rulebook_text(game, language)
    for key, term in terms(game, language).items():
        assert term["name"], key
        assert len(re.findall(r"[.!?](?=\s|$)", term["text"])) <= 2, f"{key}: more than two sentences"
        assert term["rule"] in book, f"{key}: the rulebook has no {term['rule']}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FINISHED)
def test_no_form_belongs_to_two_terms(game: str, language: str) -> None:
    seen: dict[str, str] = {}
    for key, term in terms(game, language).items():
        for form in re.findall(r'"[^"]+"|\S+', term.get("forms", "")):
            assert seen.setdefault(form.lower(), key) == key, f"{form}: {seen[form.lower()]} and {key}"
