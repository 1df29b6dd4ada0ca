"""Whom a game can wait for: one seat, each of several, any of several, or luck.

An asking step returns one of these. They are values: made fresh on every asking, never changed,
so copies of a match may share the open one. They hold nothing but numbers, so the collector of cycles need not know
them (`acyclic`), and the memory of the last one is kept for the next (`free_list_len`).
"""

from collections.abc import Iterator
from typing import Final, Literal

from mypy_extensions import i64, mypyc_attr

from undercroft.engine.actions import contains
from undercroft.engine.arrays import append, vec

ASK: Final = 0
EACH: Final = 1
ANY: Final = 2
CHANCE: Final = 3
SHUFFLE: Final = 4

Kind = Literal["ask", "each", "any", "chance", "shuffle"]
KIND_NAMES: Final[tuple[Kind, ...]] = ("ask", "each", "any", "chance", "shuffle")

CLOCK: Final = -1
"""Who closes a window when its time is over."""
LUCK: Final = -2
"""Who answers a chance."""


NO_OPTIONS: Final[list[list[int]]] = []
NOTHING: Final[list[int]] = []
"""No options; never written to."""


class LegalActions:
    """The legal answers of one seat: iterable, countable, and the only judge of legality."""

    def __init__(self, numbers: list[int]) -> None:
        self._list: list[int] = numbers
        self._options: vec[i64] = vec[i64]()
        """The same as machine numbers, where there is no list of them yet."""

    @staticmethod
    def among(options: vec[i64]) -> "LegalActions":
        """Those that are machine numbers."""
        made = LegalActions(NOTHING)
        made._options = options
        return made

    @property
    def numbers(self) -> list[int]:
        """All of them in a list."""
        if not self._list:
            self._list = to_list(self._options)
        return self._list

    def __len__(self) -> int:
        return len(self._list) if self._list else len(self._options)

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and contains(number, self.numbers)

    def nth(self, k: int) -> int:
        """The k-th option, counted from 0."""
        return self._list[k] if self._list else self._options[k]


def is_among(number: i64, numbers: vec[i64]) -> bool:
    """Whether a number is among the others."""
    for i in range(len(numbers)):  # noqa: SIM110
        if numbers[i] == number:
            return True
    return False


def to_vec(numbers: list[int]) -> vec[i64]:
    """The numbers of a list."""
    made = vec[i64]()
    for number in numbers:
        made = append(made, number)
    return made


def to_list(numbers: vec[i64]) -> list[int]:
    """The numbers in a list, as objects."""
    made: list[int] = []
    for i in range(len(numbers)):
        made.append(numbers[i])
    return made


@mypyc_attr(acyclic=True)
class Waiting:
    """An open question. `about` is the key of its words."""

    def __init__(self, kind: int, about: str) -> None:
        self.kind: Final = kind
        self.about: Final = about

    def seats(self) -> list[int]:
        """The seats whose answer is awaited, in seat order of asking."""
        return []

    def may_answer(self) -> list[int]:
        """The seats that may answer: those that are awaited, and in a window also some that are not."""
        return self.seats()

    def numbers(self, seat: int) -> list[int]:
        """What this seat may answer; empty for a seat that is not asked, and where it is yet to be worked out.

        Ask `Match.numbers`, which works it out.
        """
        return []


FINISHED: Final = Waiting(-1, "")
"""What running a procedure returns after its last step."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask(Waiting):
    """One seat is asked."""

    def __init__(self, about: str, seat: int, numbers: list[int]) -> None:
        super().__init__(ASK, about)
        self.seat: Final = seat
        self.answers: list[int] = numbers
        self.asides: list[int] = NOTHING
        self.offered: list[int] = numbers
        """Answers and asides."""
        self.options: vec[i64] = vec[i64]()
        """The answers where they are machine numbers (`among`); lists of them are made once somebody wants one."""

    @staticmethod
    def among(about: str, seat: int, options: vec[i64]) -> "Ask":
        """The same with options as machine numbers, which is quicker: no object is made for any of them."""
        made = Ask(about, seat, NOTHING)
        made.options = options
        return made

    def offer_beside(self, asides: list[int]) -> None:
        """Offer asides next to the answers, before anybody sees the question."""
        if asides:
            self._list()
            self.asides = asides
            self.offered = self.answers + asides

    def seats(self) -> list[int]:
        return [self.seat]

    def numbers(self, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        self._list()
        return self.offered

    def is_answer(self, number: int) -> bool:
        """Whether this option is an answer, not an aside."""
        return not contains(number, self.asides)

    def count(self) -> int:
        """How many answers and asides there are."""
        return len(self.offered) if self.offered else len(self.options)

    def nth(self, k: int) -> int:
        """The k-th of them, counted from 0."""
        return self.offered[k] if self.offered else self.options[k]

    def offers(self, number: int) -> bool:
        """Whether this is one of them."""
        if self.offered:
            return contains(number, self.offered)
        return is_among(number, self.options)

    def _list(self) -> None:
        if not self.offered:
            self.answers = to_list(self.options)
            self.offered = self.answers


@mypyc_attr(acyclic=True)
class Several(Waiting):
    """Several seats are asked, each with options of its own."""

    def __init__(self, kind: int, about: str, asked: list[int], options: list[list[int]]) -> None:
        super().__init__(kind, about)
        self.asked: Final = asked
        self.options: Final = options

    def seats(self) -> list[int]:
        return self.asked

    def numbers(self, seat: int) -> list[int]:
        for i in range(len(self.asked)):
            if self.asked[i] == seat:
                return self.options[i]
        return []


@mypyc_attr(acyclic=True, free_list_len=1)
class AskEach(Several):
    """Sealed and simultaneous: nobody learns an answer before the last one is in."""

    def __init__(self, about: str, asked: list[int], options: list[list[int]]) -> None:
        super().__init__(EACH, about, asked, options)


@mypyc_attr(acyclic=True, free_list_len=1)
class AskAny(Several):
    """An open window: whoever is ready answers, and the order of arrival counts.

    Without `options`, the asking procedure tells what a seat `may_say` once somebody wants to know. `closing` is the
    answer the clock may give in place of everybody; -1 where no clock runs. Nobody waits for `others`, who have said
    what they had to say, but each of them may still say `afterthought`.
    """

    def __init__(
        self,
        about: str,
        asked: list[int],
        options: list[list[int]] | None = None,
        closing: int = -1,
        others: list[int] | None = None,
        afterthought: int = -1,
    ) -> None:
        super().__init__(ANY, about, asked, NO_OPTIONS if options is None else options)
        self.on_demand: Final = options is None
        self.known_seat = -1
        self.known: vec[i64] = vec[i64]()
        """On demand: what was worked out last, and for whom."""
        self.closing: Final = closing
        self.others: Final[list[int]] = [] if others is None else others
        self.afterthought: Final = afterthought

    def may_answer(self) -> list[int]:
        return self.asked + self.others if self.others else self.asked

    def numbers(self, seat: int) -> list[int]:
        if seat == CLOCK and self.closing >= 0:
            return [self.closing]
        found: list[int] = []
        if not self.on_demand:
            found = super().numbers(seat)
        elif self.known_seat == seat:
            found = to_list(self.known)
        if not found and self.others and seat in self.others:
            return [self.afterthought]
        return found


_EVEN: Final[list[list[int]]] = []
"""_EVEN[n]: n even weights."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance(Waiting):
    """Luck decides between outcomes 0, 1, 2, ... in proportion to their weights.

    `sums` are those of the first weights, of the first two, ... where the game knows them: quicker, where there are
    hundreds.
    """

    def __init__(self, about: str, weights: list[int], sums: list[int] | None = None) -> None:
        super().__init__(CHANCE, about)
        self.weights: Final = weights
        self.sums: Final[list[int]] = NOTHING if sums is None else sums
        self.is_even = False
        """Whether all weights are 1."""

    @staticmethod
    def even(about: str, count: int) -> "Chance":
        """One of so many outcomes, each as likely as the others."""
        while len(_EVEN) <= count:
            _EVEN.append([1] * len(_EVEN))
        made = Chance(about, _EVEN[count])
        made.is_even = True
        return made


@mypyc_attr(acyclic=True, free_list_len=1)
class Shuffle(Waiting):
    """Luck puts `count` things in an order; the answer is a permutation."""

    def __init__(self, about: str, count: int) -> None:
        super().__init__(SHUFFLE, about)
        self.count: Final = count
