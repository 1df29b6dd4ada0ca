"""Which face the terminal has: the whole screen where there is one, else line by line."""

import importlib.util
import os
import sys
from shutil import get_terminal_size

from undercroft.terminal.drawing import score_sheet
from undercroft.terminal.plain import LineGame
from undercroft.terminal.sitting import Sitting

LEAST_COLUMNS = 40
LEAST_LINES = 16
"""On less, the question would not be seen for the table."""


def show(sitting: Sitting, plain: bool) -> bool:
    """Play a sitting to its end; False if the player left."""
    if plain or not has_screen():
        return LineGame(sitting).play()
    from undercroft.terminal.screen import TableScreen

    TableScreen(sitting).run()
    if not sitting.is_over:
        return False
    if sitting.match.outcome is None:
        return True
    # The screen is gone, and the result with it.
    print("\n".join(score_sheet(sitting.match.view(None), sitting.words)))
    return True


def has_screen() -> bool:
    """Whether a person sits before a screen that is large enough, and the package for it is installed."""
    size = get_terminal_size()
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "dumb") != "dumb"
        and size.columns >= LEAST_COLUMNS
        and size.lines >= LEAST_LINES
        and importlib.util.find_spec("textual") is not None
    )
