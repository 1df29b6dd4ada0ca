"""The names of hidden cards as canaries: which of them a seat has had no chance to know so far.

A game with hidden cards that have names lists them in `tests/rules/<game>/canaries.py`.
"""

from tests.kit.every import own_module
from undercroft.engine.match import Match


def known_words(match: Match, seat: int) -> set[str]:
    """The names of all cards this seat (-1: a spectator) may know in this moment."""
    own = own_module(match.game.key, "canaries")
    return set() if own is None else set(own.known_words(match, seat))


def all_words(key: str) -> set[str]:
    """The names of all cards that can be hidden."""
    own = own_module(key, "canaries")
    return set() if own is None else set(own.WORDS)
