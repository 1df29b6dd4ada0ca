"""How lines of text are written: names of things, and lists with a label."""

from collections.abc import Iterable, Mapping

from undercroft.engine.speech import Speaker


def named(kind: str, keys: Iterable[str | None], words: Speaker) -> list[str]:
    """Things by name; what this viewer may not know is a question mark."""
    return ["?" if key is None else words.say(f"{kind}-{key}") for key in keys]


def counted(kind: str, counts: Mapping[str, int], words: Speaker) -> list[str]:
    """Things with their number, without those that are not there."""
    return [f"{words.say(f'{kind}-{key}')} {count}" for key, count in counts.items() if count]


def labelled(label: str, things: list[str], words: Speaker) -> list[str]:
    """A list behind its label; nothing where the list is empty."""
    return [f"{words.say(label)}: {', '.join(things)}"] if things else []
