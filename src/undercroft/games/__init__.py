"""The registry of games: every folder here with a `game.py` that defines `GAME`.

Who wants a game asks for it by key; nobody outside a game's own folder imports it by name.
"""

import importlib
from pathlib import Path

from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game

_found: dict[str, Game] = {}


def folder_of(key: str) -> str:
    """The folder name of a game key: goblin-vaults lives in goblin_vaults."""
    return key.replace("-", "_")


def all_keys() -> list[str]:
    """The keys of all games, in alphabetical order. Looks for files only, so that a broken game breaks nobody else."""
    folders = {path.parent.name for path in Path(__file__).parent.glob("*/game.*")}
    return sorted(folder.replace("_", "-") for folder in folders)


def find(key: str) -> Game:
    """The game of this key, or one clear sentence."""
    if key not in _found:
        if key not in all_keys():
            raise BadInput(f"there is no game {key!r}; known: {', '.join(all_keys())}", "no-game")
        module = importlib.import_module(f"{__name__}.{folder_of(key)}.game")
        game = module.GAME
        assert isinstance(game, Game)
        assert game.key == key
        _found[key] = game
    return _found[key]
