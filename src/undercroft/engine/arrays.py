"""Arrays of machine numbers: `vec` of the compiler's library, or the standard library's `array` where that is absent.

Compiled code keeps the numbers of a `vec[i64]` side by side, without an object for each. It writes them in place, and
NumPy can look at them without copying (`numpy.frombuffer`).
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:
        from array import array

        from mypy_extensions import i16, i64, u8

        class Whole64(array):
            """Whole numbers of 64 bits."""

            def __new__(cls, items: Iterable[float] = ()) -> array:
                return array.__new__(cls, "q", items)

        class Whole16(array):
            """Whole numbers of 16 bits."""

            def __new__(cls, items: Iterable[float] = ()) -> array:
                return array.__new__(cls, "h", items)

        class Bytes(array):
            """Bytes."""

            def __new__(cls, items: Iterable[float] = ()) -> array:
                return array.__new__(cls, "B", items)

        class Fractions(array):
            """Numbers with a fraction."""

            def __new__(cls, items: Iterable[float] = ()) -> array:
                return array.__new__(cls, "d", items)

        vec = {i64: Whole64, i16: Whole16, u8: Bytes, float: Fractions}

        def append(numbers: array, number: float) -> array:
            """The array with one more number at its end."""
            numbers.append(number)
            return numbers


__all__ = ["append", "vec"]
