"""What search must be told about a game: the worth of positions and of answers."""

from math import exp
from typing import ClassVar

from mypy_extensions import mypyc_attr

from undercroft.bots.search.reasons import Fact, Reason, reason_of
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of a game nobody has studied; a game's own judgement overrides what it knows better.

    Everything here happens inside imagined worlds, so all of the state may be used.
    """

    HAS_TEMPER: ClassVar[bool] = False
    """Whether `temper` makes a difference in this game."""

    def __init__(self) -> None:
        self.horizon: int = 1_000_000
        """How many answers a playout makes before the position is judged (it goes on until `quiet`)."""
        self.temperature: float = 0.1
        """A difference in `weigh` that a fair player would sometimes overlook."""
        self.samples: int = 4
        """How many worlds the adept looks at."""
        self.noise: float = 2.0
        """How much of the temperature a novice's judgement is off by."""
        self.explore: float = 0.8
        """How curious the search is."""
        self.widen: float = 1.5
        """How fast the search takes up more answers: 3 + widen * sqrt(visits) of them."""
        self.boldness: float = 0.2
        """How often a playout answers at random instead of well."""
        self.others_in_tree: bool = True
        """Whether other seats' answers are searched too; if not, they answer as `pick` does."""
        self.depth: int = 400
        """How many answers deep the tree grows; where luck rules, `pick` is the better guide below the first."""
        self.side_by_side: int = 0
        """How many answers are walked through every world with the same dice and cards; 0: a tree grows instead."""
        self.doubt: float = 0.005
        """A variance of gains to reckon with even where a few worlds agree."""
        self.temper: float = 0.0
        """From -1 (cautious) to 1 (bold): which of two answers about as good the bot likes better."""
        self.max_rejections: int = 0
        """How many worlds in a row may be dropped because they explain badly what the others did."""

    # What a position is worth.

    def values(self, state: State) -> list[float]:
        """Each seat's chance of winning from here, from 0 to 1."""
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        return [1.0 / state.seats] * state.seats

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        """What a finished game is worth to each seat; mostly winning, a little the place."""
        worth = [0.0] * seats
        share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
        for seat in outcome.winners:
            worth[seat] = share
        if seats > 1:
            for seat in range(seats):
                worth[seat] = 0.9 * worth[seat] + 0.1 * (seats - outcome.places[seat]) / (seats - 1)
        return worth

    def begin(self, state: State, seat: int) -> None:
        """A walk through a world starts at this position, for this seat; `quiet` and `pick` may compare with it."""

    def likelihood(self, state: State, seat: int) -> float:
        """How well this world explains what the others did, from 0 to 1; asked only with `max_rejections`."""
        return 1.0

    def quiet(self, state: State) -> bool:
        """Whether the position can be judged as it stands, with nothing half done."""
        return True

    # Which answers look good.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        """How good each answer looks to this seat. Unless a game knows better: play each and judge."""
        found: list[float] = []
        for number in numbers:
            clone = world.copy()
            clone.play(seat, number)
            found.append(self.values(clone.state)[seat])
        return found

    def ponder(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        """As `weigh`, for the search: may take longer and be exact."""
        return self.weigh(world, seat, numbers)

    def worth_a_thought(self, world: Match, seat: int, numbers: list[int]) -> list[int]:
        """The answers a bot that thinks considers at all, by what the seat knows; at least one."""
        return numbers

    def by_taste(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> list[int]:
        """The answers that are left once luck has decided what is a matter of taste; hints have none."""
        return numbers

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """A quick answer for playouts."""
        return numbers[luck.below(len(numbers))]

    # What to say about it.

    def facts(self, worlds: list[Match], seat: int, number: int) -> list[Fact]:
        """What is true of an answer, the most telling first.

        Each fact holds in every one of these worlds, or counts those in which something is so (`worlds` of `of`).
        """
        return []

    def told_to_all(self, kind: str) -> bool:
        """Whether a fact of this kind may be told of a bot's answer while the game runs: never what it has in mind."""
        return False

    def obvious(self, worlds: list[Match], seat: int, number: int, others: list[int]) -> int:
        """The answer a newcomer would hold against this one: of the rest the one that looks best at first sight."""
        rest = [other for other in others if other != number]
        sums = [0.0] * len(rest)
        for world in worlds[: self.samples]:
            weights = self.weigh(world, seat, rest)
            for i in range(len(rest)):
                sums[i] += weights[i]
        return rest[best_of(sums)]

    def reason(self, worlds: list[Match], seat: int, number: int, others: list[int]) -> Reason:
        """Why this answer, by what the seat knows."""
        if len(others) == 1:
            return Reason(number, [Fact("only", {})], -1, [])
        facts = self.facts(worlds, seat, number)
        if not facts:
            return Reason(number, [], -1, [])
        instead = self.obvious(worlds, seat, number, others)
        against = self.facts(worlds, seat, instead) if instead >= 0 else []
        return reason_of(number, facts, instead, against)


def softmax(weights: list[float], temperature: float) -> list[float]:
    """Weights as shares of one; the larger the temperature, the more equal."""
    if not weights:
        return []
    most = max(weights)
    raised = [exp(max((weight - most) / temperature, -30.0)) for weight in weights]
    total = sum(raised)
    return [weight / total for weight in raised]


def chances(totals: list[float], spread: float) -> list[float]:
    """Chances of winning from expected totals, where a lead of `spread` is worth a factor of e."""
    return softmax(totals, spread)


def best_of(weights: list[float]) -> int:
    """The index of the largest weight; the first of equals."""
    best = 0
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best = i
    return best
