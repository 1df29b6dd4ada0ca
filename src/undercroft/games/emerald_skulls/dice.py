"""Rolls as face counts with exact weights, and the room on a board."""

from itertools import accumulate
from typing import Final

from undercroft.games.emerald_skulls.bets import ROOM, SKULL, on_level

FACES: Final = 6


def _rolls(dice: int) -> list[list[int]]:
    """All face counts of so many dice, from all ones to all skulls."""
    found: list[list[int]] = []
    counts = [dice, 0, 0, 0, 0, 0]
    while True:
        found.append(counts.copy())
        i = FACES - 2
        while i >= 0 and counts[i] == 0:
            i -= 1
        if i < 0:
            return found
        rest = counts[FACES - 1]
        counts[FACES - 1] = 0
        counts[i] -= 1
        counts[i + 1] = rest + 1


def _weight(counts: list[int]) -> int:
    """In how many of the 6 ** n ways these face counts come up. Rule: ES-195."""
    ways = 1
    dice = 0
    for number in counts:
        for i in range(1, number + 1):
            dice += 1
            ways = ways * dice // i
    return ways


ROLLS: Final[list[list[list[int]]]] = [_rolls(dice) for dice in range(8)]
"""ROLLS[n][k]: the k-th way n dice can fall, as counts of 1, 2, 3, 4, 5 and skull."""
WEIGHTS: Final[list[list[int]]] = [[_weight(counts) for counts in rolls] for rolls in ROLLS]
"""How often each of them comes up among 6 ** n."""
SUMS: Final[list[list[int]]] = [list(accumulate(weights)) for weights in WEIGHTS]
"""The sums of the first weights, of the first two, ..."""
ALL_ROLLS: Final[list[int]] = [sums[-1] for sums in SUMS]
"""6 ** n."""


def room(board: list[int], level: int) -> int:
    """How many more dice a level takes. Rules: ES-029, ES-030, ES-040."""
    return ROOM[level] - on_level(board, level)


def signs(rolled: list[int]) -> str:
    """A roll as everybody reads it: "1 2 2 ☠"."""
    shown: list[str] = []
    for face in range(FACES):
        shown += ["☠" if face == SKULL else str(face + 1)] * rolled[face]
    return " ".join(shown)
