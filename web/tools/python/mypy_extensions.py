"""What plain Python needs of `mypy_extensions`: in a browser nothing is compiled, and there is no such package."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = i32 = i16 = u8 = int


def mypyc_attr(**_: object) -> Callable[[T], T]:
    """A note to the compiler, which is not there."""
    return lambda kind: kind
