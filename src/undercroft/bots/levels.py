"""The levels, made of search and judgement. Another level (say, a learned one) is a class and an entry in KINDS."""

from math import log
from typing import Final

from undercroft import games
from undercroft.bots.chair import Chair
from undercroft.bots.judgement import judgement_of
from undercroft.bots.search.budget import Budget
from undercroft.bots.search.judgement import Judgement, best_of
from undercroft.bots.search.reasons import WORLDS, Reason
from undercroft.bots.search.tree import Search
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match


class Bot:
    """Whoever sits in a chair and answers."""

    level = "random"
    has_taste = True
    """Whether luck decides between answers that are about as good."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        self.game = game
        self.judgement = judgement

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        """One of the chair's options. Here: any of them."""
        numbers = chair.options()
        return numbers[luck.below(len(numbers))]

    def effort(self) -> tuple[int, float]:
        """Iterations and seconds of search behind the last decision."""
        return 0, 0.0

    def advise(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> Reason:
        """What this bot holds to be the best answer, whatever its taste, and why."""
        self.has_taste = False
        return self.explain(chair, self.decide(chair, luck, budget))

    def explain(self, chair: Chair, number: int) -> Reason:
        """Why this answer, by what the chair knows; ask before it is played."""
        numbers = chair.options()
        if number not in numbers:
            raise BadInput(f"action {number} is not among the options that are to be explained")
        return self.judgement.reason(worlds_of(chair, WORLDS), chair.seat, number, numbers)


def worlds_of(chair: Chair, count: int) -> list[Match]:
    """Worlds the chair cannot rule out, the same ones whenever it is asked."""
    luck = Luck.of("worlds")
    return [imagined(chair, luck) for _ in range(count)]


def imagined(chair: Chair, luck: Luck) -> Match:
    """A world the chair cannot rule out, in which of several who are asked nobody has answered yet."""
    world = chair.imagine(luck)
    if world.waiting is not None and len(world.waiting.seats()) != 1:
        world.reopen()
    return world


class Adept(Bot):
    """Takes what looks best in a few imagined worlds."""

    level = "adept"

    def weigh(self, chair: Chair, luck: Luck, numbers: list[int]) -> list[float]:
        """How good each answer looks, averaged over a few imagined worlds."""
        sums = [0.0] * len(numbers)
        for _ in range(self.judgement.samples):
            world = imagined(chair, luck)
            weights = self.judgement.weigh(world, chair.seat, numbers)
            for i in range(len(numbers)):
                sums[i] += weights[i]
        return [weight / self.judgement.samples for weight in sums]

    def choices(self, chair: Chair, luck: Luck) -> list[int]:
        """The answers worth a thought."""
        numbers = chair.options()
        if len(numbers) == 1:
            return numbers
        world = imagined(chair, luck.copy())
        numbers = self.judgement.worth_a_thought(world, chair.seat, numbers)
        return self.judgement.by_taste(world, chair.seat, numbers, luck) if self.has_taste else numbers

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        numbers = self.choices(chair, luck)
        if len(numbers) == 1:
            return numbers[0]
        return numbers[best_of(self.weigh(chair, luck, numbers))]


class Novice(Adept):
    """Sees what an adept sees, but misjudges every answer a little."""

    level = "novice"

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        numbers = self.choices(chair, luck)
        if len(numbers) == 1:
            return numbers[0]
        off = self.judgement.temperature * self.judgement.noise
        weights = [weight + off * mistake(luck) for weight in self.weigh(chair, luck, numbers)]
        return numbers[best_of(weights)]


class Expert(Adept):
    """Searches."""

    level = "expert"

    def __init__(self, game: Game, judgement: Judgement) -> None:
        super().__init__(game, judgement)
        self.search: Search | None = None
        """The last search, and what it answered: a turn of several answers is thought through once."""
        self.answer = -1

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        numbers = self.choices(chair, luck)
        if len(numbers) == 1:
            self.search = None
            return numbers[0]
        search = Search(self.judgement, chair.seat, luck)
        search.legal = numbers
        if self.search is not None:
            search.go_on_from(self.search, self.answer, numbers)
        self.answer = search.run(chair.imagine, budget or Budget())
        self.search = search
        return self.answer

    def effort(self) -> tuple[int, float]:
        return (0, 0.0) if self.search is None else (self.search.iterations, self.search.seconds)


def mistake(luck: Luck) -> float:
    """A random error around 0, with a long tail upwards (Gumbel)."""
    share = (luck.below(1 << 30) + 1) / ((1 << 30) + 1)
    return -log(-log(share))


KINDS: dict[str, type[Bot]] = {"random": Bot, "novice": Novice, "adept": Adept, "expert": Expert}
LEVELS = tuple(KINDS)
"""From weakest to strongest."""


class Hinted(Bot):
    """Follows hints only, as the server gives them; sits in the arena, and is no level to choose."""

    level = "hints"

    def __init__(self, game: Game, judgement: Judgement) -> None:
        super().__init__(game, judgement)
        self.adviser = Expert(game, judgement)

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        numbers = chair.options()
        if len(numbers) == 1:
            return numbers[0]
        # A hint is worked out in another process, which is sent an imagined world.
        seen = Chair(chair.imagine(luck.fork()), chair.seat)
        return self.adviser.advise(seen, luck.fork(), budget).number

    def effort(self) -> tuple[int, float]:
        return self.adviser.effort()


CONTESTANTS: Final[dict[str, type[Bot]]] = {**KINDS, Hinted.level: Hinted}
"""Whoever can sit in the arena."""


TEMPERS: Final = {"cautious": -1.0, "even": 0.0, "bold": 1.0}
"""How bots of one level differ; strength is the same."""


def make_bot(level: str, game: Game | str) -> Bot:
    """A bot of this level for this game, perhaps with a temper, as in "adept:bold"; one per seat and match."""
    name, _, temper = level.partition(":")
    kind = CONTESTANTS.get(name)
    if kind is None:
        raise BadInput(f"there is no bot {name!r}; known: {', '.join(LEVELS)}")
    if temper and temper not in TEMPERS:
        raise BadInput(f"no bot is {temper!r}; known: {', '.join(TEMPERS)}")
    found = games.find(game) if isinstance(game, str) else game
    judgement = judgement_of(found)
    judgement.temper = TEMPERS[temper] if temper else 0.0
    return kind(found, judgement)
