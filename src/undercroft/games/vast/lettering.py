"""How lines of text are written: names of things, lists with a label, the width of a page."""

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Final

from undercroft.engine.speech import Speaker

WIDTH: Final = 79


def wrapped(text: str) -> list[str]:
    """A line, broken and indented where it is too long."""
    indent = " " * (len(text) - len(text.lstrip()) + 4)
    return wrap(text, WIDTH, subsequent_indent=indent) or [text]


def named(kind: str, keys: Iterable[str | None], words: Speaker) -> list[str]:
    """Things by name; what this viewer may not know is a question mark."""
    return ["?" if key is None else words.say(f"{kind}-{key}") for key in keys]


def counted(kind: str, counts: Mapping[str, int], words: Speaker) -> list[str]:
    """Things with their number, without those that are not there."""
    return [f"{words.say(f'{kind}-{key}')} {count}" for key, count in counts.items() if count]


def labelled(label: str, things: list[str], words: Speaker) -> list[str]:
    """A list behind its label; nothing where the list is empty."""
    return [f"{words.say(label)}: {', '.join(things)}"] if things else []
