"""This project in the benchmark: every game there is, through the same door everybody uses.

A table here is `Match` and nothing else: random play asks `options` and answers with `play`, a playout runs
inside the engine, copies are those that search makes. Matches are quiet, as in search: nothing is recorded.
"""

from functools import partial
from itertools import count
from time import perf_counter
from typing import Final

from benchmarks.measure import (
    COMPILED,
    POSITIONS,
    SEARCH,
    Contender,
    Measure,
    Sample,
    fresh_random,
    repeat,
    until,
)
from undercroft import games
from undercroft.bots.search.budget import Budget
from undercroft.bots.search.judgement import Judgement
from undercroft.bots.search.tree import Search
from undercroft.engine import match as engine
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

SYSTEM: Final = "Undercroft"

SEATS: Final = {"goblin-vaults": 3, "emerald-skulls": 4, "vault-wars": 4, "vast": 5}
"""How many sit at the measured tables; a game not named here is measured with its most."""


class Table(Contender):
    """One of our games with a fixed number of seats."""

    system = SYSTEM

    def __init__(self, game: Game) -> None:
        self.rules = game
        self.game = game.key
        self.seats = SEATS.get(game.key, game.most_seats)
        self.random = fresh_random()
        self.seeds = count(1)

    def measures(self) -> dict[str, Measure]:
        return {**super().measures(), COMPILED: self.playouts, SEARCH: self.search}

    def start(self) -> Match:
        return Match.start(self.rules, seats=self.seats, seed=next(self.seeds), recording=False)

    def random_play(self, seconds: float) -> Sample:
        pick = self.random.random
        decisions = 0
        start = perf_counter()
        for _ in until(seconds):
            match = self.start()
            while match.waiting is not None:
                seat = match.next_seat()
                options = match.legal_actions(seat)
                match.play(seat, options.nth(int(pick() * len(options))))
                decisions += 1
        return decisions, perf_counter() - start

    def playouts(self, seconds: float) -> Sample:
        """Random games inside the engine."""
        decisions = 0
        luck = Luck.of(20)
        start = perf_counter()
        for _ in until(seconds):
            decisions += self.start().playout(luck)
        return decisions, perf_counter() - start

    def copies(self, seconds: float) -> Sample:
        return repeat([self.middle().copy for _ in range(POSITIONS)], seconds)

    def search(self, seconds: float) -> Sample:
        """Information-set search that knows nothing about the game: every iteration is played to the end."""
        budget = Budget(iterations=100)
        roots = [self.middle() for _ in range(POSITIONS)]
        luck = Luck.of(20)
        iterations = 0
        start = perf_counter()
        for number in until(seconds):
            root = roots[number % POSITIONS]
            seat = root.next_seat()
            search = Search(Judgement(), seat, luck)
            search.run(partial(root.imagine, seat), budget)
            iterations += search.iterations
        return iterations, perf_counter() - start

    def middle(self) -> Match:
        """A game half played."""
        match = self.start()
        length = match.copy().playout(Luck.of(20))
        match.playout(Luck.of(20), length // 2)
        return match


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not (engine.__file__ or "").endswith(".py")


def contenders() -> tuple[list[Contender], list[str]]:
    """All our games, and a line for each that is not there."""
    known = games.all_keys()
    missing = [f"{SYSTEM} {key} is skipped: it is not built yet" for key in SEATS if key not in known]
    return [Table(games.find(key)) for key in known], missing
