"""What a player can say: a verb and a few small arguments, and a number for each sentence.

Every game declares its verbs once. The number is what rules, search and masks use; the text form
("bid tomes-9 left") is what records keep, because it survives new verbs; the JSON form is what a client sees.
"""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.errors import BadInput


class Domain:
    """A finite kind of thing an argument can name, such as the 60 loot cards.

    >>> Domain("position", ("left", "middle", "right")).index["right"]
    2
    """

    def __init__(self, key: str, values: tuple[str, ...], literal: bool = False) -> None:
        self.key: Final = key
        self.values: Final = values
        self.literal: Final = literal
        """Whether a value's key is also its word in every language (numbers, map spaces)."""
        self.index: Final[dict[str, int]] = {value: i for i, value in enumerate(values)}
        if len(self.index) != len(values):
            raise ValueError(f"domain {key} names a value twice")

    @staticmethod
    def numbers(key: str, low: int, high: int) -> "Domain":
        """The whole numbers from low to high; a value's index is the number minus low."""
        return Domain(key, tuple(str(n) for n in range(low, high + 1)), literal=True)

    def __len__(self) -> int:
        return len(self.values)


class Verb:
    """One kind of sentence, with up to four arguments."""

    def __init__(self, key: str, names: tuple[str, ...], domains: tuple[Domain, ...], base: int) -> None:
        self.key: Final = key
        self.names: Final = names
        self.domains: Final = domains
        self.base: Final = base
        sizes = [len(domain) for domain in domains] + [1] * (4 - len(domains))
        self.size: Final = sizes[0] * sizes[1] * sizes[2] * sizes[3]
        # Every option is counted out with these, so they are native numbers.
        self.first: i64 = base
        self.beyond: i64 = base + self.size
        self.step_a: i64 = sizes[1] * sizes[2] * sizes[3]
        """What one more of the first argument adds to the number."""
        self.step_b: i64 = sizes[2] * sizes[3]
        self.step_c: i64 = sizes[3]
        self.size_b: i64 = sizes[1]
        self.size_c: i64 = sizes[2]
        self._every: list[int] = []

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
        """The number of this sentence."""
        return self.first + a * self.step_a + b * self.step_b + c * self.step_c + d

    def from_to(self, low: int, high: int) -> list[int]:
        """The numbers of the sentences whose only argument is low, low + 1, ... or high.

        Cut out of a list of all of them, because that makes no new number objects.
        """
        if not self._every:
            self._every = list(range(self.base, self.base + self.size))
        return self._every[low : high + 1]

    def has(self, number: i64) -> bool:
        """Whether the numbered sentence uses this verb."""
        return self.first <= number < self.beyond

    def a(self, number: i64) -> int:
        return (number - self.first) // self.step_a

    def b(self, number: i64) -> int:
        return (number - self.first) // self.step_b % self.size_b

    def c(self, number: i64) -> int:
        return (number - self.first) // self.step_c % self.size_c

    def d(self, number: i64) -> int:
        return (number - self.first) % self.step_c

    def arguments(self, number: int) -> list[int]:
        """The indices of the arguments, first to last."""
        every = [self.a(number), self.b(number), self.c(number), self.d(number)]
        return every[: len(self.domains)]


class Actions:
    """The action space of a game: all verbs, numbered without gaps."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_key: dict[str, Verb] = {}
        self.size: int = 0

    def verb(self, key: str, *arguments: Domain, names: tuple[str, ...] = ()) -> Verb:
        """Declare a verb. An argument is called like its domain unless `names` says otherwise."""
        if key in self.by_key:
            raise ValueError(f"verb {key} is declared twice")
        verb = Verb(key, names or tuple(domain.key for domain in arguments), arguments, self.size)
        self.verbs.append(verb)
        self.by_key[key] = verb
        self.size += verb.size
        return verb

    def verb_of(self, number: int) -> Verb:
        if 0 <= number < self.size:
            low = 0
            high = len(self.verbs) - 1
            while low < high:
                middle = (low + high + 1) // 2
                if self.verbs[middle].base <= number:
                    low = middle
                else:
                    high = middle - 1
            return self.verbs[low]
        raise BadInput(f"there is no action number {number}")

    def named(self, number: int) -> dict[str, str]:
        """The arguments by name, as keys."""
        verb = self.verb_of(number)
        values = verb.arguments(number)
        return {verb.names[i]: verb.domains[i].values[values[i]] for i in range(len(values))}

    def text(self, number: int) -> str:
        """The sentence as a record keeps it: "bid tomes-9 left"."""
        verb = self.verb_of(number)
        words = [verb.key]
        values = verb.arguments(number)
        for i in range(len(values)):
            words.append(verb.domains[i].values[values[i]])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The number of a sentence written by `text`."""
        words = text.split()
        verb = self.by_key.get(words[0]) if words else None
        if verb is None:
            raise BadInput(f"no action is called {text!r}")
        if len(words) != len(verb.domains) + 1:
            raise BadInput(f"{text!r}: {verb.key} takes {len(verb.domains)} arguments")
        values = [0, 0, 0, 0]
        for i in range(len(verb.domains)):
            index = verb.domains[i].index.get(words[i + 1])
            if index is None:
                raise BadInput(f"{text!r}: {words[i + 1]!r} is not a {verb.domains[i].key}")
            values[i] = index
        return verb.of(values[0], values[1], values[2], values[3])

    def to_json(self, number: int) -> dict[str, object]:
        """The sentence as a client sees it."""
        return {"n": number, "verb": self.verb_of(number).key, "args": self.named(number)}


def take_out(number: int, numbers: list[int]) -> None:
    """Take a number out of a list, once. Compiled, `remove` compares objects, as `in` does."""
    for i in range(len(numbers)):
        if numbers[i] == number:
            numbers.pop(i)
            return
    raise ValueError(f"{number} is not there to be taken out")


def times(number: int, numbers: list[int]) -> int:
    """How often a number is in a list."""
    found = 0
    for one in numbers:
        if one == number:
            found += 1
    return found


def contains(number: int, numbers: list[int]) -> bool:
    """Whether a number is in a list. Compiled, `in` makes an object of the number and compares objects."""
    for one in numbers:  # noqa: SIM110
        if one == number:
            return True
    return False
