"""Players read what the rules do: numbers and promises that depend on seats or options are told for every table.

The numbers a Book holds are compared between all numbers of seats and all options. Whatever differs must stand in the
rulebook with each of its values, beside the rules named here; sentences of the table may hold a number of their own
only if nothing changes it; and where a vault asks other questions at another table, its text must be another too.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.kit.every import ALL, own_module
from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import CHOICE, FLAG, NUMBER
from undercroft.words import LANGUAGES, files_of, words_for
from undercroft.words.rulebook import IDS, rulebook_text

COUNTED = {
    "en": ["one|first|single", "two|both", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "ru": [
        r"од(?:ин|на|ну|ной|ного|но|ним)|перв\w+",
        r"дв(?:а|е|ух|ум|ое|оих|умя)|вдвоём|обе|оба",
        r"тр(?:и|ёх|ое|ём|емя|оих)|втроём",
        r"четыр\w+|вчетвером",
        r"пят(?:ь|и|еро|ерых)|впятером",
        r"шест(?:ь|и|еро|ерых)",
        r"сем(?:ь|и|еро|ерых)",
        r"восе?мь?\w*",
        r"девят\w+",
        r"десят\w*",
    ],
}
"""Numbers as words, from one to ten."""


def numbers_in(text: str, language: str) -> set[int]:
    """The numbers a text names in digits or words; rule ids aside."""
    plain = IDS.sub("", text)
    found = {int(digits) for digits in re.findall(r"\d+", plain)}
    for number, words in enumerate(COUNTED[language], 1):
        if re.search(rf"\b(?:{words})\b", plain, re.IGNORECASE):
            found.add(number)
    return found


# Every table there could be, and its numbers.


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats (or role set) with every value of each option."""
    for seats in range(game.least_seats, game.most_seats + 1):
        for base in promised(game.key, "tables", lambda _: [{}])(seats):
            yield seats, base
            for setting in game.settings:
                values = {CHOICE: setting.choices, FLAG: (True, False), NUMBER: (setting.low, setting.high)}
                for value in values.get(setting.kind, ()):
                    if setting.key not in base:
                        yield seats, {**base, setting.key: value}


def numbers_of(game: Game, seats: int, settings: dict[str, Any]) -> dict[str, int]:
    """The numbers in force at this table: those of the Book, and what set-up counts out."""
    chosen = game.choose(seats, settings)
    book = getattr(game.new(seats, chosen, None), "book", None)
    found = {name: getattr(book, name) for name in dir(book) if type(getattr(book, name, None)) is int}
    counted_out = promised(game.key, "COUNTED_OUT", ())
    if counted_out:
        table = Match.start(game, settings, seats=seats, seed=1).view(None)["table"]
        found |= {name: int(table[name]) for name in counted_out}
    return found


@cache
def varying(key: str) -> dict[str, set[int]]:
    """The numbers that are not the same at every table."""
    game = games.find(key)
    found: dict[str, set[int]] = {}
    for seats, settings in configurations(game):
        try:
            numbers = numbers_of(game, seats, settings)
        except BadInput:
            continue
        for name, number in numbers.items():
            found.setdefault(name, set()).add(number)
    return {name: values for name, values in found.items() if len(values) > 1}


def promised(key: str, name: str, otherwise: Any) -> Any:
    """What a game says in `tests/rules/<game>/promises.py`; a game whose numbers never change needs no such file.

    CHOSEN: what is no number of the rules, such as the seats themselves, roles, and whatever number a host likes.
    TOLD: the rules beside which the rulebook tells each number.
    FIXED: numbers written out in sentences a player reads at the table; no seat count and no option changes them.
    COUNTED_OUT: numbers of a view that set-up counts out. `tables`: settings to start from, by seats.
    """
    return getattr(own_module(key, "promises"), name, otherwise)


TOLD: dict[str, dict[str, str]] = {key: promised(key, "TOLD", {}) for key in ALL}


@pytest.mark.parametrize("key", ALL)
def test_every_number_that_depends_on_the_table_has_its_rules(key: str) -> None:
    said = set(promised(key, "CHOSEN", "").split()) | set(TOLD[key])
    assert set(varying(key)) == said, f"CHOSEN and TOLD of tests/rules/{games.folder_of(key)}/promises.py name them"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "name"), [(key, name) for key in TOLD for name in TOLD[key]])
def test_the_rulebook_tells_every_value_of_a_number_that_depends_on_the_table(
    key: str, name: str, language: str
) -> None:
    rules = set(TOLD[key][name].split())
    lines = [line for line in rulebook_text(key, language).split("\n") if rules & set(IDS.findall(line))]
    told = set().union(*(numbers_in(line, language) for line in lines))
    missing = {number for number in varying(key)[name] if number > 0} - told
    assert missing == set(), f"{name} can be {missing}, but beside {sorted(rules)} stands only {sorted(told)}"


# Sentences of the table with a number of their own.

SENTENCES = re.compile(r"^((?:rule|question|why-not|preset|out)-[\w-]+) = (.*(?:\n+[ \t].*)*)", re.MULTILINE)
NO_COUNT = re.compile(r"\b(?:one|once|first|single|only|both)\b|\bод\w+|\bперв\w+|\bоб[ае]\b", re.IGNORECASE)
"""Words that need not count anything."""


def sentences(key: str, language: str) -> dict[str, str]:
    """The sentences of a game by their keys, without what is filled in and without the cases it is chosen by."""
    found = {}
    for path in files_of(language, key):
        for name, text in SENTENCES.findall(path.read_text(encoding="utf-8")):
            bare = re.sub(r"\{ ?\$[\w-]+ ?\}|\$[\w-]+|^\s*\*?\[\w+\]", " ", text, flags=re.MULTILINE)
            found[name] = NO_COUNT.sub(" ", bare)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ALL)
def test_a_number_written_out_in_a_sentence_is_the_same_at_every_table(key: str, language: str) -> None:
    found = {name: numbers_in(text, language) for name, text in sentences(key, language).items()}
    written = {name: numbers for name, numbers in found.items() if numbers}
    fixed = promised(key, "FIXED", {})
    assert {name: n for name, n in written.items() if not n <= fixed.get(name, set())} == {}


# What a vault says it does, and what it asks.


def auctions(seats: int) -> tuple[dict[str, str], dict[str, set[str]]]:
    """Of every vault at this table: its rule, and what is asked, of the Auction Master or of a bidder."""
    rules: dict[str, str] = {}
    asked: dict[str, set[str]] = {}
    for seed in range(24):
        match = Match.start(games.find("vault-wars"), {"draft": False}, seats=seats, seed=seed)
        luck = Luck.of(seed)
        while match.waiting is not None:
            table = match.view(None)["table"]
            seat = match.next_seat()
            if table["auction"]:
                vault = table["auction"]["vault"]
                rules[vault] = table["vaults"][vault]["rule"]
                whom = "master" if seat == table["auction"]["master"] else "bidder"
                asked.setdefault(vault, set()).add(f"{match.waiting.about} {whom}")
            numbers = match.legal_actions(seat).numbers
            match.play(seat, numbers[luck.below(len(numbers))])
    return rules, asked


@pytest.mark.rule("VW-142", "VW-143", "VW-144", "VW-145", "VW-210")
def test_a_vault_that_asks_other_questions_at_another_table_has_another_text_there() -> None:
    words = words_for("en", "vault-wars")
    tables = {seats: auctions(seats) for seats in (2, 3, 4, 5)}
    ordinary = {
        question
        for rules, asked in tables.values()
        for vault, rule in rules.items()
        for question in asked[vault]
        if rule == "standard"
    }
    texts: dict[tuple[str, frozenset[str]], set[str]] = {}
    for rules, asked in tables.values():
        for vault, rule in rules.items():
            texts.setdefault((vault, frozenset(asked[vault] - ordinary)), set()).add(words.say(f"rule-{rule}"))
    assert len({vault for vault, _ in texts}) == 16, "every vault came up"
    for one, told in texts.items():
        for other, told_there in texts.items():
            if one[0] == other[0] and one != other:
                assert not told & told_there, f"{one[0]} asks {set(one[1])} here and {set(other[1])} there"
