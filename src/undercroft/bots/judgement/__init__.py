"""What a position is worth and which answers look good: one folder per game, called like the game's own.

Its `judgement.py` defines `JUDGEMENT`, an instance of a subclass of `undercroft.bots.search.judgement.Judgement`.
A game without a folder is judged by random play to its end.
"""

import importlib
import importlib.util

from undercroft import games
from undercroft.bots.search.judgement import Judgement
from undercroft.engine.game import Game


def judgement_of(game: Game) -> Judgement:
    """A judgement for this game, of its own for every bot; a plain one where nobody has written any."""
    folder = f"{__name__}.{games.folder_of(game.key)}"
    if importlib.util.find_spec(folder) is None:
        return Judgement()
    found = importlib.import_module(f"{folder}.judgement").JUDGEMENT
    assert isinstance(found, Judgement)
    return type(found)()
