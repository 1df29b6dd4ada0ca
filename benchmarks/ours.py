"""This project in the benchmark: every registered game, through the same door everybody uses.

A table here is `Match` and nothing else. Random play asks `options` and answers with `play`; a playout runs
inside the engine; copies are those that search makes.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from benchmarks.measure import Contender

SYSTEM: Final = "Undercroft"

SEATS: Final = {"goblin-vaults": 3, "emerald-skulls": 4, "vault-wars": 4, "vast": 5}
"""How many sit at the measured tables."""


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    if find_spec("undercroft.engine.match") is None:
        return False
    file = import_module("undercroft.engine.match").__file__ or ""
    return not file.endswith(".py")


def contenders() -> tuple[list[Contender], list[str]]:
    """Our games, and a line for each that cannot be measured."""
    return [], ["Undercroft is skipped: the engine has no Match yet"]
