"""Squares of the table. A position is (y + 32) * 64 + x + 32; the rim is never used."""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP: Final = [-64, 1, 64, -1]
"""What a step to each side adds to a position."""
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST]
DIAGONAL: Final = [-63, 65, 63, -65]
"""North-east, south-east, south-west, north-west."""
AROUND: Final = [-65, -64, -63, -1, 1, 63, 64, 65]
"""The eight surrounding spaces, row by row. Rule: VA-G021"""
TABLE: Final = 64
"""One more than the squares of a row or column; see `on_table`."""
CENTRE: Final = 32 * 64 + 32
"""Where the Entrance starts."""
WINDOW: Final = 31
"""So many squares in each direction, with the Entrance's first place in their middle, are shown to who learns."""


def pos_at(x: int, y: int) -> int:
    """The position of coordinates; x grows to the east, y to the south."""
    return (y + 32) * 64 + x + 32


def on_table(pos: int) -> bool:
    """Whether a tile may lie here; the table is 63 by 63 squares."""
    return 64 < pos < 4096 and pos % 64 != 0


def lane_of(pos: int, direction: int) -> int:
    """The row or column in which a slide in this direction moves a square."""
    return pos % 64 if direction in (NORTH, SOUTH) else pos // 64


def along_of(pos: int, direction: int) -> int:
    """How far along its lane a square lies; it grows in the direction of the slide, from 1 to 63."""
    if direction == EAST:
        return pos % 64
    if direction == SOUTH:
        return pos // 64
    return TABLE - (pos % 64 if direction == WEST else pos // 64)


def distance(a: int, b: int) -> int:
    """Orthogonal steps between two positions. Rule: VA-G022"""
    return abs(a % 64 - b % 64) + abs(a // 64 - b // 64)


def side_towards(a: int, b: int) -> int:
    """The side of `a` that `b` shares an edge with, -1 if they are not adjacent."""
    for side in range(4):
        if a + STEP[side] == b:
            return side
    return -1


def in_window(pos: int) -> int:
    """The number of a square among those of the window, row by row; -1 beyond it."""
    x = pos % TABLE - (TABLE - WINDOW + 1) // 2
    y = pos // TABLE - (TABLE - WINDOW + 1) // 2
    return y * WINDOW + x if 0 <= x < WINDOW and 0 <= y < WINDOW else -1
