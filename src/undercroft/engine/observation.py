"""What a seat can see as numbers in a fixed order, for programs that learn.

A game declares a `Layout` in its contract: named fields, each of a fixed shape. Its state writes them into an
`Observation` in that order. Seats are counted from the viewer's: 0 is the viewer, 1 the next one round the table.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i16, i64

from undercroft.engine.actions import Domain
from undercroft.engine.arrays import append, vec

HIGHEST: Final = 32767
"""Numbers beyond this are written as this."""


class Field:
    """A named part of an observation. Each axis is a number of things, or the `Domain` that names them."""

    def __init__(self, key: str, *axes: int | Domain) -> None:
        self.key: Final = key
        self.axes: Final = axes
        self.shape: Final = tuple([axis if isinstance(axis, int) else len(axis) for axis in axes])
        size = 1
        for length in self.shape:
            size *= length
        self.size: Final = size
        """How many numbers it has."""


class Layout:
    """The fields of an observation, one after the other."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields
        self.starts: Final[dict[str, int]] = {}
        """Where each field begins."""
        width = 0
        for field in fields:
            if field.key in self.starts:
                raise ValueError(f"an observation has two fields named {field.key}")
            self.starts[field.key] = width
            width += field.size
        self.width: Final = width
        """How many numbers an observation has."""

    def part(self, key: str) -> slice:
        """The place of a field among the numbers."""
        size = next(field.size for field in self.fields if field.key == key)
        return slice(self.starts[key], self.starts[key] + size)


class Observation:
    """Numbers that a state writes, field by field: its own, or a row of a longer array.

    All numbers are 0 until they are set.
    """

    def __init__(self, layout: Layout, cells: vec[i16] | None = None, start: int = 0) -> None:
        self.layout: Final = layout
        self.cells: vec[i16] = vec[i16]([0] * layout.width) if cells is None else cells
        self.checked: bool = False
        """Whether every field is compared with the layout as it is written (in tests)."""
        self._start: i64 = start
        self._at: i64 = start
        self._written = 0
        self._touched: vec[i64] = vec[i64]([])
        """Where something other than 0 may stand; the first `_count` of them count."""
        self._count: i64 = 0

    def begin(self) -> None:
        """Forget what was written before."""
        cells = self.cells
        touched = self._touched
        nothing: i16 = 0
        i: i64 = 0
        while i < self._count:
            cells[touched[i]] = nothing
            i += 1
        self._count = 0
        self._at = self._start
        self._written = 0

    def end(self) -> None:
        """All fields have been written."""
        if self._at - self._start != self.layout.width:
            raise AssertionError(f"{self._at - self._start} numbers are written, {self.layout.width} are declared")

    def field(self, key: str, size: i64) -> i64:
        """Begin the next field; returns the place of its first number."""
        at = self._at
        self._at = at + size
        if self.checked:
            self._check(key, size)
        self._written += 1
        return at

    def leave_out(self, prefix: str) -> None:
        """Leave the next fields 0, as many as have a key that begins like this."""
        fields = self.layout.fields
        while self._written < len(fields) and fields[self._written].key.startswith(prefix):
            self.field(fields[self._written].key, fields[self._written].size)

    def numbers(self, key: str, values: list[int]) -> None:
        """A field with these numbers."""
        place = self.field(key, len(values))
        for value in values:
            if value:
                self.set(place, value)
            place += 1

    def counts(self, key: str, size: int, things: Iterable[int]) -> None:
        """A field that counts things of each kind."""
        self.count(self.field(key, size), things)

    def count(self, place: i64, things: Iterable[int]) -> None:
        """Count things of each kind, from this place on."""
        for thing in things:
            self.add(place + thing, 1)

    def _check(self, key: str, size: int) -> None:
        field = self.layout.fields[self._written]
        if field.key != key or field.size != size:
            raise AssertionError(f"{field.key} of {field.size} is declared where {key} of {size} is written")

    def set(self, place: i64, value: i64) -> None:
        """Write a number."""
        if value > HIGHEST:
            value = HIGHEST
        elif value < -HIGHEST:
            value = -HIGHEST
        self.cells[place] = i16(value)
        count = self._count
        if count < len(self._touched):
            self._touched[count] = place
        else:
            self._touched = append(self._touched, place)
        self._count = count + 1

    def add(self, place: i64, value: i64) -> None:
        """Add to a number."""
        self.set(place, i64(self.cells[place]) + value)

    def number(self, key: str, value: i64) -> None:
        """A field that is a single number."""
        place = self.field(key, 1)
        if value:
            self.set(place, value)

    def choice(self, key: str, size: i64, index: i64) -> None:
        """A field that is 1 at one of its places and 0 elsewhere; an index below 0 leaves all of them 0."""
        place = self.field(key, size)
        if index >= 0:
            self.set(place + index, 1)
