"""What can be played, as a client needs to know it."""

import logging
from functools import cache
from pathlib import Path
from typing import Any

from undercroft import bots, games
from undercroft.engine.game import Game
from undercroft.engine.settings import Setting
from undercroft.server.messages import Catalogue, DomainInfo, GameInfo, GameWords, VerbInfo
from undercroft.server.plans import LEAST_WINDOW, WINDOW_OPTION
from undercroft.server.refusals import Refused
from undercroft.words import LANGUAGES, words_for

logger = logging.getLogger("undercroft.server")


def setting_info(setting: Setting) -> dict[str, Any]:
    """A setting as this server takes it: over the wire a window with a clock needs a few seconds."""
    plain = setting.to_json()
    if setting.key == WINDOW_OPTION:
        plain["low"] = max(setting.low, LEAST_WINDOW)
    return plain


def game_words(game: Game, language: str) -> GameWords:
    """The name of a game and what it promises."""
    words = words_for(language, game.key)
    return GameWords(words.say("game-name"), words.say("game-tagline"))


def game_info(game: Game) -> GameInfo:
    """Names, settings, verbs and domains of one game."""
    domains = {domain.key: domain for verb in game.actions.verbs for domain in verb.domains}
    for domain in game.domains.values():
        domains.setdefault(domain.key, domain)
    return GameInfo(
        key=game.key,
        version=game.version,
        words={language: game_words(game, language) for language in LANGUAGES},
        seats=[game.least_seats, game.most_seats],
        settings=[setting_info(setting) for setting in game.settings],
        presets=game.presets,
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
    )


@cache
def catalogue() -> Catalogue:
    """All games, levels and languages; a game that cannot be opened is left out, and said so in the log."""
    found: list[GameInfo] = []
    for key in games.all_keys():
        try:
            found.append(game_info(games.find(key)))
        except Exception:
            logger.exception("game cannot be opened", extra={"game": key})
    return Catalogue(found, list(bots.LEVELS), list(LANGUAGES))


def rulebook(game: str, language: str) -> str:
    """The rulebook of a game in Markdown."""
    if game not in games.all_keys() or language not in LANGUAGES:
        raise Refused("no-such-game")
    path = Path(games.__file__).parent / games.folder_of(game) / "rulebook" / f"{language}.md"
    if not path.is_file():
        raise Refused("no-such-page")
    return path.read_text(encoding="utf-8")
