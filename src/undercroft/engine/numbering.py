"""A small action space for games that can say much: large ones are folded, and no two options share a place."""

from typing import Final

from mypy_extensions import i64, u8

from undercroft.engine.arrays import vec
from undercroft.engine.errors import IllegalAnswer

GOLDEN: Final = 0x9E3779B1
"""2**32 over the golden ratio: multiples of it spread neighbouring numbers evenly, so neighbours do not meet."""


class Numbering:
    """Where the numbered actions of a game lie in an action space of at most `most` places.

    A game with no more actions than that keeps its own numbers. Otherwise an action has a place of its own choice,
    which it may share with others; where two options of one question would meet, the later one takes the next free
    place. So a place depends on the options alone, which the asked seat can see, and hardly ever on them.

    >>> Numbering(220_000, 1_000).places([5, 6, 5 + 75_025])
    {90: 5, 708: 6, 91: 75030}
    """

    def __init__(self, size: int, most: int) -> None:
        self.folded: Final = size > most
        self.size: Final = most if self.folded else size
        self.mask_bytes: Final = (self.size + 7) // 8
        """How many bytes a mask takes with eight actions in each."""

    def places(self, options: list[int]) -> dict[int, int]:
        """The options by their places."""
        if not self.folded:
            return {number: number for number in options}
        if len(options) > self.size:
            raise ValueError(f"{len(options)} options do not fit into {self.size} actions; allow more")
        taken: dict[int, int] = {}
        for number in options:
            place = ((number * GOLDEN & 0xFFFFFFFF) * self.size) >> 32
            while place in taken:
                place = (place + 1) % self.size
            taken[place] = number
        return taken

    def number(self, options: list[int], place: int) -> int:
        """The option at this place; raises `IllegalAnswer` where there is none."""
        found = self.places(options).get(place)
        if found is None:
            raise IllegalAnswer(f"action {place} is not among the {len(options)} options of this question")
        return found

    def mark(self, options: list[int], bits: vec[u8], start: int) -> None:
        """Write a mask: from byte `start` on one bit for each place, the lowest bit of a byte first."""
        first: i64 = start
        nothing: u8 = 0
        for at in range(first, first + i64(self.mask_bytes)):
            bits[at] = nothing
        if self.folded:
            for place in self.places(options):
                self._mark(bits, first, place)
        else:
            for number in options:
                self._mark(bits, first, number)

    def is_marked(self, bits: vec[u8], row: int, place: int) -> bool:
        """Whether the row of this number of a table of masks allows an action."""
        if not 0 <= place < self.size:
            return False
        return bool(i64(bits[row * self.mask_bytes + (place >> 3)]) >> (place & 7) & 1)

    def _mark(self, bits: vec[u8], first: i64, place: i64) -> None:
        at = first + (place >> 3)
        bits[at] = u8(i64(bits[at]) | (1 << (place & 7)))
