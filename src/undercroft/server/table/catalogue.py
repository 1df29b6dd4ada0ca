"""What can be played, as a client needs to know it."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from undercroft import bots, games
from undercroft.engine.campaign import CampaignFactsView
from undercroft.engine.game import Game
from undercroft.engine.serialize import Json
from undercroft.engine.settings import Setting, SettingView
from undercroft.engine.solo import SoloMode
from undercroft.lessons.checking import seconds
from undercroft.lessons.lesson import Lesson
from undercroft.lessons.reading import lessons_of, words_of
from undercroft.server.table.playing import LEAST_WINDOW, WINDOW_OPTION

logger = logging.getLogger("undercroft.server")

Titles = Callable[[Game, str, str, str], "GameWords"]
"""What a game says in a language, by the keys of two of its messages: a title, and what it is about."""


@dataclass(slots=True)
class DomainInfo:
    key: str
    literal: bool
    """Whether a value is its own word in every language (numbers, map spaces)."""
    values: list[str]


@dataclass(slots=True)
class VerbInfo:
    key: str
    base: int
    """The number of its first action; numbers count the last argument fastest."""
    args: list[str]
    domains: list[str]


@dataclass(slots=True)
class GameWords:
    """What a game is called in one language."""

    name: str
    tagline: str


@dataclass(slots=True)
class SoloLine:
    """A way to play a game alone."""

    key: str
    words: dict[str, GameWords]
    """By language: its name and what must be beaten."""
    options: Json
    """The settings that make it this mode."""
    difficulty: list[str]
    """The settings that decide how hard it is."""


@dataclass(slots=True)
class LessonLine:
    """A lesson, for those who choose one."""

    key: str
    minutes: int
    words: dict[str, GameWords]
    """By language: its title and what one learns."""


@dataclass(slots=True)
class GameInfo:
    """All a client needs to offer a game: its options, and what its actions can name."""

    key: str
    version: str
    words: dict[str, GameWords]
    """By language."""
    seats: tuple[int, int]
    """Least and most."""
    settings: list[SettingView]
    presets: dict[str, Json]
    solo: list[SoloLine]
    """The ways to play it alone, at a table with one seat."""
    verbs: list[VerbInfo]
    domains: list[DomainInfo]
    arguments: dict[str, str]
    """Which domain an argument of a question or event names."""
    categories: list[str]
    endings: list[str]
    campaign: CampaignFactsView | None
    """Where the game has a campaign: its roles, the casts that can be played together, levels, and what it decides."""
    reconstructed: list[str]
    """Keys of the words `reconstructed-<key>`: which card data is not known for certain."""
    lessons: list[LessonLine]
    """In the order in which they are learnt."""


@dataclass(slots=True)
class Catalogue:
    games: list[GameInfo]
    levels: list[str]
    """The levels of bots, weakest first."""
    languages: list[str]


def setting_info(setting: Setting) -> SettingView:
    """A setting as this server takes it: over the wire a window with a clock needs a few seconds."""
    plain = setting.to_json()
    if setting.key == WINDOW_OPTION:
        plain["low"] = max(setting.low, LEAST_WINDOW)
    return plain


def lesson_line(lesson: Lesson, languages: Sequence[str]) -> LessonLine:
    """A lesson and how long it takes."""
    spoken = {language: words_of(lesson, language) for language in languages}
    titles = {language: GameWords(said[lesson.title], said[lesson.about]) for language, said in spoken.items()}
    return LessonLine(lesson.key, ceil(seconds(lesson) / 60), titles)


def solo_line(mode: SoloMode, words: dict[str, GameWords]) -> SoloLine:
    """A way to play alone, as a client offers it."""
    return SoloLine(mode.key, words, dict(mode.settings), list(mode.difficulty))


def game_info(game: Game, languages: Sequence[str], titles: Titles) -> GameInfo:
    """Names, settings, verbs and domains of one game."""

    def words(title: str, about: str) -> dict[str, GameWords]:
        return {language: titles(game, language, title, about) for language in languages}

    domains = {domain.key: domain for verb in game.actions.verbs for domain in verb.domains}
    for domain in game.domains.values():
        domains.setdefault(domain.key, domain)
    return GameInfo(
        key=game.key,
        version=game.version,
        words=words("game-name", "game-tagline"),
        seats=(game.least_seats, game.most_seats),
        settings=[setting_info(setting) for setting in game.settings],
        presets=game.presets,
        solo=[solo_line(mode, words(f"solo-{mode.key}", f"solo-{mode.key}-about")) for mode in game.solo_modes],
        verbs=[
            VerbInfo(verb.key, verb.base, list(verb.names), [domain.key for domain in verb.domains])
            for verb in game.actions.verbs
        ],
        domains=[DomainInfo(key, domain.literal, list(domain.values)) for key, domain in sorted(domains.items())],
        arguments={name: domain.key for name, domain in sorted(game.domains.items())},
        categories=list(game.categories),
        endings=list(game.endings),
        campaign=game.campaign_facts.to_json() if game.campaign_facts is not None else None,
        reconstructed=list(game.reconstructed),
        lessons=[lesson_line(lesson, languages) for lesson in lessons_of(game.key)],
    )


def catalogue_of(languages: Sequence[str], titles: Titles) -> Catalogue:
    """All games, levels and languages; a game that cannot be opened is left out, and said so in the log."""
    found: list[GameInfo] = []
    for key in games.all_keys():
        try:
            found.append(game_info(games.find(key), languages, titles))
        except Exception:
            logger.exception("game cannot be opened", extra={"game": key})
    return Catalogue(found, list(bots.LEVELS), list(languages))
