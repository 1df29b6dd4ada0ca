"""Distances in the cavern, for all judgements of Vast."""

from typing import Final

from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.paths import pits_from
from undercroft.games.vast.facts import CELL_COUNT
from undercroft.games.vast.state import Vast

FAR: Final = 40
"""Further than anybody walks: no way is known."""


def walk(g: Vast, start: int, through_walls: bool = False, through_dark: bool = True) -> list[int]:
    """Steps from a cell to every other; a Dark tile may end a way even where it does not continue it."""
    steps = [FAR] * CELL_COUNT
    if start < 0:
        return steps
    cave = g.map
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        if cave.light[cell] == DARK and not through_dark and cell != start:
            continue
        further = steps[cell] + 1
        for side in range(4):
            beyond = cave.beside(cell, side)
            if beyond < 0 or steps[beyond] <= further or cave.impassable(beyond):
                continue
            if through_walls or not cave.walled(cell, side):
                steps[beyond] = further
                queue.append(beyond)
        for pit in pits_from(g, cell):
            if steps[pit] > further:
                steps[pit] = further
                queue.append(pit)
    return steps


def nearness(steps: int) -> float:
    """1 on the spot, less with every step, 0 where no way leads."""
    return 0.0 if steps >= FAR else 1.0 / (1.0 + 0.5 * steps)
