"""Words for people: Fluent messages of the project and of each game, in English and Russian.

Rules carry keys; this is where keys become sentences. The same .ftl files serve the terminal, the server and the
browser. May import the engine and the registry of games.

rulebook.py   the rulebooks of the games, paragraph by paragraph
"""

import logging
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from undercroft import games
from undercroft.engine.actions import Domain
from undercroft.engine.contract import SEAT, OptionView
from undercroft.engine.errors import BadInput
from undercroft.engine.events import Event
from undercroft.engine.game import Game

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "ru")
STRICT = "UNDERCROFT_STRICT_WORDS"
"""Where this variable is set (as in tests), words that are missing or lack an argument raise `BrokenWords`."""
HERE = Path(__file__).parent
GAMES = Path(games.__file__).parent


def own_language() -> str:
    """The language of this terminal, as far as we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def files_of(language: str, game: str | None = None) -> list[Path]:
    """The .ftl files of a language: the shared ones, then the game's own and those of its lessons."""
    found = sorted(HERE.glob(f"{language}*.ftl"))
    if game is not None:
        for folder in ("words", "lessons/words"):
            found += sorted((GAMES / games.folder_of(game) / folder).glob(f"{language}*.ftl"))
    return found


class BrokenWords(Exception):
    """A message is missing or cannot be filled in: always a bug, never a player's mistake."""


@cache
def complain(language: str, key: str, what: str) -> None:
    """Raise where words are strict; else warn, once, for a player would rather read a poor sentence than none."""
    if os.environ.get(STRICT):
        raise BrokenWords(f"{key} ({language}): {what}")
    logger.warning("broken words: %s (%s): %s", key, language, what)


def verb(*args: str) -> Any:
    """The form of a verb: `{ $seat } { VERB($seat_is_you, "bid", "bids") }`. (Fluent's types know no plain text.)"""
    is_you, yours, theirs = args
    return yours if is_you == "yes" else theirs


class Words:
    """The words of one language, for one game or for none."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names: Mapping[int, str] = {}
        """Players' names by seat; a seat without a name is called by its number."""
        self.reader: int | None = None
        """Whose seat the reader has: events call it "you"."""
        self._bundle = FluentBundle([language], use_isolating=False, functions={"VERB": verb})
        for path in files_of(language, game.key if game else None):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def say(self, key: str, **args: object) -> str:
        """The message of this key; what is missing in it shows its name (see `STRICT`)."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            complain(self.language, key, "there is no such message")
            return key
        text, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            complain(self.language, key, str(error))
        return str(text)

    def seat(self, seat: object) -> str:
        """A player's name; a word instead of a number is a figure of the game, such as an automa."""
        text = str(seat)
        if text.isdigit():
            number = int(text)
            return self.names.get(number) or self.say("seat-number", number=number + 1)
        return self.say(f"seat-{text}")

    def bot_name(self, name: str) -> str:
        """A name that a bot bears, in the letters of this language."""
        key = f"bot-name-{name.lower().replace(' ', '-')}"
        return self.say(key) if self.has(key) else name

    def value(self, domain: Domain, key: str) -> str:
        """The name of a thing, such as a card."""
        return key if domain.literal else self.say(f"{domain.key}-{key}")

    def argument(self, name: str, value: object) -> object:
        """An argument of a message in words."""
        if isinstance(value, list):
            return ", ".join(str(self.argument(name, item)) for item in value)
        if self._is_seat(name):
            return self.seat(value)
        domain = self.game.domains.get(name) if self.game else None
        if domain is not None and isinstance(value, str):
            return self.value(domain, value)
        return value

    def _is_seat(self, name: str) -> bool:
        domain = self.game.domains.get(name) if self.game else None
        return name == SEAT.key or (domain is not None and domain.key == SEAT.key)

    def _is_reader(self, value: object) -> bool:
        return self.reader is not None and value in (self.reader, [self.reader])

    def arguments(self, given: Mapping[str, object]) -> dict[str, object]:
        """All arguments in words, the raw key of each under `<name>_key`, and whether it is the reader."""
        words: dict[str, object] = {}
        for name, value in given.items():
            words[name] = self.argument(name, value)
            words[f"{name}_is_you"] = "yes" if self._is_seat(name) and self._is_reader(value) else "no"
            if isinstance(value, str | int):
                words[f"{name}_key"] = str(value)
        return words

    def event(self, event: Event | Mapping[str, object]) -> str:
        """What happened, as a sentence to the reader."""
        plain = event.to_json() if isinstance(event, Event) else event
        args = plain["args"]
        assert isinstance(args, Mapping)
        known = self.names
        if self.reader is not None:
            self.names = {**known, self.reader: self.say("log-you")}
        said = self.say(f"event-{plain['key']}", **self.arguments(args))
        self.names = known
        return said[:1].upper() + said[1:]

    def facts(self, facts: Iterable[tuple[str, Mapping[str, object]]], who: str = "you") -> str:
        """Facts about an answer, as one sentence without its subject; `who` is you, or a bot that gave it."""
        return "; ".join(self.say(f"fact-{kind}", who=who, **self.arguments(args)) for kind, args in facts) + "."

    def question(self, about: str, args: Mapping[str, object]) -> str:
        """What a seat is asked."""
        return self.say(f"question-{about}", **self.arguments(args))

    def option(self, option: OptionView) -> str:
        """What a seat may answer."""
        return self._sentence(option["verb"], option["args"])

    def _sentence(self, key: str, args: Mapping[str, str]) -> str:
        given: dict[str, object] = {}
        assert self.game is not None
        verb = self.game.actions.by_key[key]
        for i in range(len(verb.names)):
            key = args[verb.names[i]]
            domain = verb.domains[i]
            given[verb.names[i]] = self.seat(key) if domain.key == SEAT.key else self.value(domain, key)
            given[f"{verb.names[i]}_key"] = key
        return self.say(f"action-{verb.key}", **given)

    def action(self, number: int) -> str:
        """A numbered action in words."""
        assert self.game is not None
        actions = self.game.actions
        return self._sentence(actions.verb_of(number).key, actions.named(number))


@cache
def words_for(language: str, game: str | None = None) -> Words:
    """Shared words without players' names."""
    return Words(language, games.find(game) if game else None)
