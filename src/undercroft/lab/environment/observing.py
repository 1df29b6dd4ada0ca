"""A view as a vector of fixed length, for any game: every field of it is hashed to a place.

Views are JSON with lists and maps that grow, so no fixed list of fields could hold them all. Feature hashing needs
none: a field's path chooses its place, today as in a year, on every machine. What shares a place is added up; with
the usual width that happens to about one field in ten.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from undercroft.engine.contract import MatchView

Vector = NDArray[np.float32]

HALF = 8
"""The sum that becomes one half; small numbers keep apart and large ones stay below 1."""


class Branch(dict[str | int, "Branch"]):
    """A path in the views of a game, and the branches below it as far as any have been seen."""

    def __init__(self, path: str, width: int) -> None:
        super().__init__()
        self.path = path
        self.width = width
        self.place = crc32(path.encode()) % width

    def __missing__(self, key: str | int) -> "Branch":
        grown = Branch(f"{self.path}/{key}", self.width)
        self[key] = grown
        return grown


class Observer:
    """Makes vectors of views; equal views make equal vectors.

    - A number n >= 0 adds n + 1 to the place of its path, so that 0 differs from what is not known (null, nothing);
      a negative one adds itself. Yes and no count as 1 and 0.
    - A word adds 1 to the place of its path and itself.
    - A list adds its length like a number. Its entries go by their names (their first field, if that is a word), else
      by position; words are entered both ways: as a bag, whatever the order, and by position.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self._root = Branch("", width)

    def vector(self, view: MatchView) -> Vector:
        """What a seat knows: its table, whom the game waits for, and what it is asked.

        Its options are the mask's affair, and so are those among them that the engine calls late.
        """
        args = view["question"]["args"] if view["question"] is not None else {}
        known = {
            "seat": str(view["seat"]),
            "table": view["table"],
            "waiting": view["waiting"],
            "args": dict(args),
        }
        places: list[int] = []
        amounts: list[float] = []
        gather(known, self._root, places, amounts)
        # Sums of whole numbers and sixteenths are exact, so the order in which a view lists its fields does not matter.
        sums = np.bincount(places, weights=amounts, minlength=self.width)
        squashed: Vector = (sums / (np.abs(sums) + HALF)).astype(np.float32)
        return squashed


# `Any`: a view as JSON, whose fields tell their types themselves; narrowing them one by one would cost time.


def gather(holder: Any, branch: Branch, places: list[int], amounts: list[float]) -> None:
    """Collect what each field of a map or list adds, and where. Leaves are the many, so they cost no call."""
    for key, value in holder.items() if type(holder) is dict else named(holder, branch, places, amounts):
        below = branch[key]
        kind = type(value)
        if kind is str:
            places.append(below[value].place)
            amounts.append(1)
        elif kind is int or kind is bool:
            places.append(below.place)
            amounts.append(value + 1 if value >= 0 else value)
        elif kind is float:
            # In sixteenths, whose sums are exact too.
            places.append(below.place)
            amounts.append(round(value * 16) / 16 + (1 if value >= 0 else 0))
        elif kind is dict:
            gather(value, below, places, amounts)
        elif kind is list:
            places.append(below.place)
            amounts.append(len(value) + 1)
            gather(value, below, places, amounts)
        elif value is not None:
            raise TypeError(f"a view holds {value!r} at {below.path}; only words and numbers can be observed")


def named(
    entries: list[Any], branch: Branch, places: list[int], amounts: list[float]
) -> Iterator[tuple[str | int, Any]]:
    """The entries of a list by name or position; words among them are collected as a bag on the way."""
    for position, entry in enumerate(entries):
        name: str | int = position
        if type(entry) is str:
            places.append(branch[entry].place)
            amounts.append(1)
        elif type(entry) is dict and entry:
            first = next(iter(entry.values()))
            if type(first) is str:
                name = first
        yield name, entry
