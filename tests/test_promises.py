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

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import CHOICE, FLAG, NUMBER
from undercroft.games.vast.cards import ROLE_SETS
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
        bases: list[dict[str, Any]] = [{}]
        if game.key == "vast":
            bases = [{"roles": key} for key in ROLE_SETS if len(key.split("-")) == seats]
        for base in bases:
            yield seats, base
            for setting in game.settings:
                values = {CHOICE: setting.choices, FLAG: (True, False), NUMBER: (setting.low, setting.high)}
                for value in values.get(setting.kind, ()):
                    if setting.key not in base:
                        yield seats, {**base, setting.key: value}


def numbers_of(game: Game, seats: int, settings: dict[str, Any]) -> dict[str, int]:
    """The numbers in force at this table: those of the Book, and what set-up counts out."""
    chosen = game.choose(seats, settings)
    book = getattr(game.new(seats, chosen, None), "book")  # noqa: B009
    found = {name: getattr(book, name) for name in dir(book) if type(getattr(book, name, None)) is int}
    if game.key in ("emerald-skulls", "goblin-vaults"):
        found["supply"] = int(Match.start(game, settings, seats=seats, seed=1).view(None)["table"]["supply"])
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


CHOSEN = {
    "emerald-skulls": "seats first opposition_cards opposition_gears seconds",
    "goblin-vaults": "seats",
    "vast": "tiles_left_out ambush_winner past_plunder",
    "vault-wars": "seats players mysterious",
}
"""What is no number of the rules: the seats themselves, roles, and whatever number a host likes."""
TOLD = {
    "emerald-skulls": {"supply": "ES-022 ES-023 ES-183"},
    "goblin-vaults": {
        "glavrun_deck": "GV-025 GV-102",
        "glavrun_factions": "GV-029 GV-101",
        "glavrun_tokens": "GV-100",
        "icon_worth": "GV-113 GV-114 GV-115",
        "suits": "GV-019 GV-020 GV-021",
        "supply": "GV-030 GV-097 GV-100",
    },
    "vast": {
        "crystal_goal": "VA-L007 VA-L008 VA-L009 VA-L010 VA-L011",
        "crystal_tiles_to_end": "VA-L026 VA-L027 VA-L028",
        "dragon_health": "VA-L002 VA-L003 VA-L004 VA-L005 VA-L006",
        "goblin_crystal_goal": "VA-L007 VA-L008 VA-L009 VA-L010 VA-L011 VA-L017",
        "hatred_tokens": "VA-L029 VA-L030",
        "hunger_awake": "VA-V118",
        "knight_health": "VA-L012 VA-L013 VA-L014 VA-L015 VA-L016",
        "removed_per_type": "VA-L026 VA-L027",
        "shrieks_to_wake": "VA-L024",
        "stash_goal": "VA-L038 VA-L039 VA-L040 VA-L041 VA-L042",
        "stash_without_upgrade": "VA-L041 VA-L042",
        "strength_to_smash": "VA-K065 VA-L007 VA-L011",
        "tiles_collapsed": "VA-G053 VA-V003",
        "wakes_at": "VA-L020 VA-L021 VA-L022 VA-L023 VA-L024",
    },
    "vault-wars": {"rounds": "VW-019 VW-020 VW-021 VW-116"},
}
"""The rules beside which the rulebook tells each number."""


@pytest.mark.parametrize("key", games.all_keys())
def test_every_number_that_depends_on_the_table_has_its_rules(key: str) -> None:
    assert set(varying(key)) == set(CHOSEN[key].split()) | set(TOLD[key])


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
FIXED: dict[str, dict[str, set[int]]] = {
    "emerald-skulls": {"question-payout": {1}, "preset-advanced-note": {8}},
    "goblin-vaults": {
        "preset-first-game-note": {3},
        "preset-advanced": {4},
        "preset-five-goals": {5},
        "preset-five-goals-note": {4, 5},
        "preset-six-goals": {6},
        "preset-six-goals-note": {5},
        "why-not-chamber-full": {3},
    },
    "vast": {
        "question-refuse-discs": {1},
        "question-use-beetles": {1},
        "question-spores-tribe": {1},
        "question-rest-for-health": {1},
        "question-discard-for-health": {2},
        "question-swing-axe": {1},
        "question-discard-secret": {5},
        "why-not-surface-bound": {1, 2},
        "why-not-not-in-line": {1, 2},
        "why-not-pit-too-far": {3},
    },
    "vault-wars": {"rule-guild-masters-workshop": {4, 6}, "rule-workshop-by-chance": {4, 6}},
}
"""Numbers written out in sentences a player reads at the table; no seat count and no option changes them."""
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
@pytest.mark.parametrize("key", sorted(FIXED))
def test_a_number_written_out_in_a_sentence_is_the_same_at_every_table(key: str, language: str) -> None:
    found = {name: numbers_in(text, language) for name, text in sentences(key, language).items()}
    written = {name: numbers for name, numbers in found.items() if numbers}
    assert {name: n for name, n in written.items() if not n <= FIXED[key].get(name, set())} == {}


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
