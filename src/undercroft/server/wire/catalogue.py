"""What can be played here, with the names of games in every language, and the rulebooks."""

from functools import cache
from pathlib import Path

from undercroft import games
from undercroft.engine.game import Game
from undercroft.server.table.catalogue import Catalogue, GameWords, catalogue_of
from undercroft.server.table.refusals import Refused
from undercroft.words import LANGUAGES, words_for


def titles(game: Game, language: str, title: str, about: str) -> GameWords:
    """What a game calls something, and what it says of it."""
    words = words_for(language, game.key)
    return GameWords(words.say(title), words.say(about))


@cache
def catalogue() -> Catalogue:
    """All games, levels and languages."""
    return catalogue_of(list(LANGUAGES), titles)


def rulebook(game: str, language: str) -> str:
    """The rulebook of a game in Markdown."""
    if game not in games.all_keys() or language not in LANGUAGES:
        raise Refused("no-such-game")
    path = Path(games.__file__).parent / games.folder_of(game) / "rulebook" / f"{language}.md"
    if not path.is_file():
        raise Refused("no-such-page")
    return path.read_text(encoding="utf-8")
