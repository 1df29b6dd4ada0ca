"""What a game's `text.py` needs from the words: a promise, kept by `undercroft.words.Words`."""

from typing import Protocol


class Speaker(Protocol):
    """Whoever turns keys into sentences of one language."""

    language: str

    def say(self, key: str, **args: object) -> str:
        """The message of this key."""

    def seat(self, seat: object) -> str:
        """A player's name."""
