"""Luck as a value: a small generator that can be copied, written down and compared.

Pure Python and compiled code draw the same numbers, so a seed means the same game everywhere.
The generator is xoshiro128++ on 32-bit words; every intermediate stays far below 2**63.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


class Luck:
    """A source of chance.

    >>> Luck.of(7).below(6) == Luck.of(7).below(6)
    True
    """

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def of(seed: int | bytes | str) -> "Luck":
        """The luck that grows from a seed."""
        if isinstance(seed, int):
            material = b"%d" % seed
        elif isinstance(seed, str):
            material = seed.encode()
        else:
            material = seed
        digest = hashlib.sha256(material).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        return Luck(words[0], words[1], words[2], words[3] | 1)

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total: i64 = (a + d) & _MASK
        result: i64 = (((total << 7) & _MASK | (total >> 25)) + a) & _MASK
        shifted: i64 = (b << 9) & _MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11) & _MASK | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        size: i64 = n
        product: i64 = self.word() * size
        low: i64 = product & _MASK
        if low < size:
            threshold: i64 = (_MASK + 1 - size) % size
            while low < threshold:
                product = self.word() * size
                low = product & _MASK
        return int(product >> 32)

    def weighted(self, weights: list[int]) -> int:
        """An index, chosen in proportion to its weight."""
        total = 0
        for weight in weights:
            total += weight
        mark = self.below(total)
        for i in range(len(weights)):
            mark -= weights[i]
            if mark < 0:
                return i
        raise AssertionError("weights must sum to more than the mark")

    def among(self, sums: list[int]) -> int:
        """The same index by the sums of the first weights, of the first two, ...: found by halving."""
        mark = self.below(sums[-1])
        low = 0
        high = len(sums) - 1
        while low < high:
            middle = (low + high) // 2
            if mark < sums[middle]:
                high = middle
            else:
                low = middle + 1
        return low

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def permutation(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in a random order."""
        items = list(range(n))
        self.shuffle(items)
        return items

    def fork(self) -> "Luck":
        """A new luck that no longer influences this one."""
        return Luck(int(self.word()), int(self.word()), int(self.word()), int(self.word()) | 1)

    def copy(self) -> "Luck":
        return Luck(int(self.a), int(self.b), int(self.c), int(self.d))

    def to_json(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]
