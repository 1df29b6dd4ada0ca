"""Other people's game engines, each asked to do what ours is asked to do.

Every peer is driven the cheapest way its public interface allows, so that a ratio flatters nobody:
OpenSpiel without observation strings, RLCard below its NumPy encoding, Catanatron without accumulators.
"""

from copy import deepcopy
from importlib.util import find_spec
from itertools import count
from statistics import fmean
from time import perf_counter
from typing import Any

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


class OpenSpiel(Contender):
    """A game of OpenSpiel: C++ behind a Python door. Both games here have uniform chance only."""

    system = "OpenSpiel"

    def __init__(self, game: str) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game = game
        self.loaded: Any = pyspiel.load_game(game)
        self.random = fresh_random()

    def random_play(self, seconds: float) -> Sample:
        pick = self.random.random
        decisions = 0
        start = perf_counter()
        for _ in until(seconds):
            state = self.loaded.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
        return decisions, perf_counter() - start

    def copies(self, seconds: float) -> Sample:
        return repeat([self.middle().clone for _ in range(POSITIONS)], seconds)

    def middle(self) -> Any:
        """A game about half played, with a player to decide."""
        visited = [state.clone() for state in self.one_game()]
        return visited[len(visited) // 2]

    def one_game(self) -> Any:
        """The states of one random game in which a player decides."""
        state = self.loaded.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state
            state.apply_action(self.random.choice(state.legal_actions()))


class GinRummy(OpenSpiel):
    """OpenSpiel's gin rummy, also inside its own C++."""

    rollouts = 20

    def __init__(self) -> None:
        super().__init__("gin_rummy")
        self.length: float = 0.0

    def measures(self) -> dict[str, Measure]:
        return {**super().measures(), COMPILED: self.random_play_inside, SEARCH: self.search}

    def random_play_inside(self, seconds: float) -> Sample:
        """Random rollouts of C++ from the deal, reached through a search that does nothing else.

        The rollouts report no length, so the decisions are rollouts times the mean length of a random game.
        """
        if not self.length:
            self.length = fmean(sum(1 for _ in self.one_game()) for _ in range(400))
        evaluator = self.spiel.RandomRolloutEvaluator(self.rollouts, self.random.randrange(2**31))
        bot = self.spiel.MCTSBot(
            self.loaded,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=64,
            solve=False,
            seed=1,
            verbose=False,
        )
        rollouts = 0
        start = perf_counter()
        for _ in until(seconds):
            bot.mcts_search(next(iter(self.one_game())))
            rollouts += self.rollouts
        return round(rollouts * self.length), perf_counter() - start

    def search(self, seconds: float) -> Sample:
        """Information-set Monte Carlo tree search with one random rollout per iteration."""
        simulations = 100
        roots = [self.middle() for _ in range(POSITIONS)]
        evaluator = self.spiel.RandomRolloutEvaluator(1, self.random.randrange(2**31))
        bot = self.spiel.ISMCTSBot(
            seed=self.random.randrange(2**31),
            evaluator=evaluator,
            uct_c=1.0,
            max_simulations=simulations,
            allow_inconsistent_action_sets=True,
        )
        iterations = 0
        start = perf_counter()
        for number in until(seconds):
            bot.step(roots[number % POSITIONS])
            iterations += simulations
        return iterations, perf_counter() - start


class Uno(Contender):
    """RLCard's Uno for two, played on the bare game below the environment."""

    system = "RLCard"
    game = "uno"

    def __init__(self) -> None:
        from rlcard.games.uno import Game

        self.kind: Any = Game
        self.random = fresh_random()

    def random_play(self, seconds: float) -> Sample:
        pick = self.random.random
        decisions = 0
        start = perf_counter()
        for _ in until(seconds):
            game = self.kind()
            game.init_game()
            while not game.is_over():
                actions = game.get_legal_actions()
                game.step(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions, perf_counter() - start

    def copies(self, seconds: float) -> Sample:
        """RLCard copies a game with `deepcopy`, as its own `step_back` does."""
        middles = [self.middle() for _ in range(POSITIONS)]
        copied = 0
        start = perf_counter()
        for number in until(seconds):
            deepcopy(middles[number % POSITIONS])
            copied += 1
        return copied, perf_counter() - start

    def middle(self) -> Any:
        game = self.kind()
        game.init_game()
        for _ in range(20):
            if game.is_over():
                return self.middle()
            game.step(self.random.choice(game.get_legal_actions()))
        return game


class Catan(Contender):
    """Catanatron's Catan for four players who choose at random."""

    system = "Catanatron"
    game = "catan"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.kind: Any = Game
        self.players: Any = [RandomPlayer(color) for color in Color]
        self.seeds = count(1)

    def random_play(self, seconds: float) -> Sample:
        """A game of Catan is long, so the clock is read after every hundred decisions."""
        decisions = 0
        game = self.kind(self.players, seed=next(self.seeds))
        start = perf_counter()
        for _ in until(seconds):
            for _ in range(100):
                game.play_tick()
                decisions += 1
                if game.winning_color() is not None or game.state.num_turns >= 1000:
                    game = self.kind(self.players, seed=next(self.seeds))
        return decisions, perf_counter() - start

    def copies(self, seconds: float) -> Sample:
        return repeat([self.middle().copy for _ in range(POSITIONS)], seconds)

    def middle(self) -> Any:
        game = self.kind(self.players, seed=next(self.seeds))
        for _ in range(300):
            game.play_tick()
        return game


PACKAGES = {"OpenSpiel": "pyspiel", "RLCard": "rlcard", "Catanatron": "catanatron"}


def contenders() -> tuple[list[Contender], list[str]]:
    """The peers that are installed, and a line for each that is not."""
    found: list[Contender] = []
    missing = [
        f"{system} is skipped: package {package} is not installed"
        for system, package in PACKAGES.items()
        if find_spec(package) is None
    ]
    if find_spec("pyspiel"):
        found += [GinRummy(), OpenSpiel("liars_dice")]
    if find_spec("rlcard"):
        found.append(Uno())
    if find_spec("catanatron"):
        found.append(Catan())
    return found, missing
