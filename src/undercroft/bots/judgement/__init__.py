"""What a position is worth and which answers look good: one file per game, found by the game's key.

A file defines `JUDGEMENT`, an instance of a subclass of `undercroft.bots.search.judgement.Judgement`. A game
without a file is judged by random play to its end.
"""

import importlib
import importlib.util

from undercroft.bots.search.judgement import Judgement
from undercroft.engine.game import Game


def judgement_of(game: Game) -> Judgement:
    """A judgement for this game, of its own for every bot; a plain one where nobody has written any."""
    name = f"{__name__}.{game.key.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return Judgement()
    found = importlib.import_module(name).JUDGEMENT
    assert isinstance(found, Judgement)
    return type(found)()
