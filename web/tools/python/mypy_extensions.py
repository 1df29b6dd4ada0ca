"""What plain Python needs of `mypy_extensions`: in a browser nothing is compiled, and there is no such package."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class i64(int):
    """A whole number of the compiler's; each width is a class of its own, by which arrays are chosen."""


class i32(int):
    """The same with 32 bits."""


class i16(int):
    """The same with 16 bits."""


class u8(int):
    """A byte."""


def mypyc_attr(**_: object) -> Callable[[T], T]:
    """A note to the compiler, which is not there."""
    return lambda kind: kind
