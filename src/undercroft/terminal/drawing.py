"""A view as lines of text: by the game's own `text.py` where there is one, else field by field."""

import importlib
import importlib.util
from collections.abc import Mapping
from shutil import get_terminal_size
from textwrap import wrap

from undercroft import games
from undercroft.engine.contract import MatchView
from undercroft.words import Words

WIDTH = 79
"""The width of a page unless the terminal is narrower: one column of 80 is left for a scroll bar."""
NARROWEST = 30
"""What a page is not made narrower than: there would be more indent than text."""


def page_width() -> int:
    """The width of a page in this terminal."""
    return max(NARROWEST, min(WIDTH, get_terminal_size().columns - 1))


def wrapped(line: str, width: int = WIDTH) -> list[str]:
    """A line too long for the page goes on below, a little further in."""
    if len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return wrap(line, width, subsequent_indent=indent)


def draw(view: MatchView, words: Words, width: int = WIDTH) -> list[str]:
    """The table as this viewer sees it."""
    module = f"undercroft.games.{games.folder_of(view['game'])}.text"
    if importlib.util.find_spec(module) is not None:
        lines: list[str] = importlib.import_module(module).draw(view, words)
    else:
        lines = field_by_field(view["table"])
    return [part for line in lines for part in wrapped(line, width)]


def field_by_field(value: Mapping[str, object], depth: int = 0) -> list[str]:
    """A view without a drawing of its own, plainly."""
    lines: list[str] = []
    for key, content in value.items():
        if isinstance(content, dict):
            lines.append("  " * depth + f"{key}:")
            lines += field_by_field(content, depth + 1)
        else:
            lines.append("  " * depth + f"{key}: {content}")
    return lines


def score_sheet(view: MatchView, words: Words) -> list[str]:
    """The result of a finished game, by category."""
    outcome = view["outcome"]
    assert outcome is not None
    columns = [(words.seat(seat), sheet) for seat, sheet in enumerate(outcome["scores"])]
    columns += [(words.say(other), sheet) for other, sheet in outcome["others"].items()]
    categories = list(dict.fromkeys(category for _, sheet in columns for category in sheet))
    names = [words.say(f"category-{category}") for category in categories] + [words.say("total")]
    width = max(len(name) for name in names) + 2
    widths = [max(len(name), 4) + 2 for name, _ in columns]
    lines = [" " * width + "".join(name.rjust(w) for (name, _), w in zip(columns, widths, strict=True))]
    for category, name in zip(categories, names, strict=False):
        cells = [str(sheet[category]) if category in sheet else "·" for _, sheet in columns]
        lines.append(name.ljust(width) + "".join(c.rjust(w) for c, w in zip(cells, widths, strict=True)))
    totals = [str(sum(sheet.values())) for _, sheet in columns]
    lines.append(names[-1].ljust(width) + "".join(c.rjust(w) for c, w in zip(totals, widths, strict=True)))
    lines.append(words.say(f"ending-{outcome['ending']}"))
    return lines
