"""The registry of games: every folder here with a `game.py` that defines `GAME`. A broken game breaks nobody else.

Who wants a game asks for it by key; nobody outside a game's own folder imports it by name.
"""

import importlib
import traceback
from contextlib import suppress
from pathlib import Path

from undercroft.engine.errors import BadInput, BrokenGame
from undercroft.engine.game import Game

_found: dict[str, Game] = {}


def folder_of(key: str) -> str:
    """The folder name of a game key: goblin-vaults lives in goblin_vaults."""
    return key.replace("-", "_")


def all_keys() -> list[str]:
    """The keys of all games, in alphabetical order, broken ones among them: only their files are looked for."""
    folders = {path.parent.name for home in __path__ for path in Path(home).glob("*/game.*")}
    return sorted(folder.replace("_", "-") for folder in folders)


def find(key: str) -> Game:
    """The game of this key, or one clear sentence."""
    if key not in _found:
        if key not in all_keys():
            raise BadInput(f"there is no game {key!r}; known: {', '.join(all_keys())}", "no-game")
        try:
            game = importlib.import_module(f"{__name__}.{folder_of(key)}.game").GAME
        except Exception as fault:
            raise BrokenGame(f"the game {key!r} cannot be opened: {sentence(fault)}") from fault
        assert isinstance(game, Game)
        assert game.key == key
        _found[key] = game
    return _found[key]


def sound() -> list[Game]:
    """All games that can be opened."""
    found: list[Game] = []
    for key in all_keys():
        with suppress(BrokenGame):
            found.append(find(key))
    return found


def sentence(fault: Exception) -> str:
    """A fault in one line, with the file and line of the game where it happened."""
    if isinstance(fault, SyntaxError):
        return f"{type(fault).__name__}: {fault.msg} ({Path(fault.filename or '').name}, line {fault.lineno})"
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {fault} ({Path(last.filename).name}, line {last.lineno})"
