"""What a contender in the benchmark can be asked to do, and how it reports.

A measure runs for about so many seconds and returns how much it did and how long it really took.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count
from time import perf_counter
from typing import Final, TypeAlias

Sample: TypeAlias = tuple[int, float]
"""How many, in how many seconds."""

Measure: TypeAlias = Callable[[float], Sample]

PYTHON: Final = "play"
"""Random play, every decision driven from Python; decisions of players per second."""
COMPILED: Final = "playout"
"""Random play to the end inside compiled code; decisions of players per second."""
COPY: Final = "copy"
"""Copies of a game in the middle, per second."""
SEARCH: Final = "search"
"""Iterations of information-set search in the middle of a game, per second."""

KINDS: Final = (PYTHON, COMPILED, COPY, SEARCH)

POSITIONS: Final = 8
"""How many different mid-game positions are copied or searched in turn."""


class Contender:
    """A game in some system. Chance is never counted as a decision."""

    system: str
    game: str

    @property
    def name(self) -> str:
        return f"{self.system} {self.game}"

    def random_play(self, seconds: float) -> Sample:
        """Play random games from Python; count the decisions of players."""
        raise NotImplementedError

    def copies(self, seconds: float) -> Sample:
        """Copy games in the middle; count the copies."""
        raise NotImplementedError

    def measures(self) -> dict[str, Measure]:
        """What this contender can be asked to do."""
        return {PYTHON: self.random_play, COPY: self.copies}


def until(seconds: float) -> Iterator[int]:
    """Count up until the time is over."""
    end = perf_counter() + seconds
    for number in count():
        yield number
        if perf_counter() >= end:
            return


def repeat(actions: list[Callable[[], object]], seconds: float) -> Sample:
    """Call the actions in turn, in blocks so that the clock costs nothing."""
    start = perf_counter()
    done = 0
    for _ in until(seconds):
        for action in actions:
            action()
        done += len(actions)
    return done, perf_counter() - start


def fresh_random() -> random.Random:
    """The same choices in every round of every contender."""
    return random.Random(20)
