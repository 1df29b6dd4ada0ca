"""Does the vector hold what a player needs? A linear policy watches adepts, then sits down among random players.

usage: python -m benchmarks.cloning GAME [--seats N] [--games N] [--matches N]

It sees what `environment.Learner` gives a learner and nothing else: one weight per action and feature, a softmax over
the mask, one step of Adagrad per decision. Told are how often it names the adept's answer (beside what a guess would)
and its share of the wins (beside a fair one).
"""

import argparse
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercroft.engine.luck import Luck
from undercroft.lab import environment
from undercroft.lab.arena import wilson
from undercroft.lab.seating import seated

RATE: Final = 0.05
LAST: Final = 3000
"""How many of the last decisions are counted."""
HASHED: Final = 4096
"""A linear policy learns from views hashed to this length: their numbers all lie between -1 and 1."""


class Policy:
    """Weights by action and feature."""

    def __init__(self, actions: int, features: int) -> None:
        self.weights = np.zeros((actions, features), np.float32)
        self.squares = np.full((actions, features), 1e-3, np.float32)

    def weigh(self, seen: dict[str, NDArray]) -> tuple[NDArray, NDArray, NDArray]:
        """The allowed actions, how likely each is, and the features that are not zero."""
        allowed = np.flatnonzero(seen["action_mask"])
        present = np.flatnonzero(seen["observation"])
        scores = self.weights[np.ix_(allowed, present)] @ seen["observation"][present]
        likely = np.exp(scores - scores.max())
        return allowed, likely / likely.sum(), present

    def best(self, seen: dict[str, NDArray]) -> int:
        allowed, likely, _ = self.weigh(seen)
        return int(allowed[likely.argmax()])

    def learn(self, seen: dict[str, NDArray], right: int) -> bool:
        """Move towards the right action; whether it was the best already."""
        allowed, likely, present = self.weigh(seen)
        wanted = (allowed == right).astype(np.float32)
        slope = np.outer(wanted - likely, seen["observation"][present])
        here = np.ix_(allowed, present)
        self.squares[here] += slope * slope
        self.weights[here] += RATE * slope / np.sqrt(self.squares[here])
        return bool(allowed[likely.argmax()] == right)


def watch(policy: Policy, table: environment.TableEnv, games: int) -> tuple[float, float]:
    """Learn from adepts on all seats; how often it agreed with them at last, and how often a guess would have."""
    agreed: list[bool] = []
    guessed: list[float] = []
    luck = Luck.of("adepts")
    for _ in range(games):
        table.reset()
        adepts = seated(table.game.key, len(table.possible_agents), ("adept",))
        while not table.over():
            seat = table.seat_of(table.agent_selection)
            answer = adepts.decide(table.match, seat, luck)
            options = table.options(table.agent_selection)
            if len(options) > 1 and answer in options:
                place = next(place for place, number in table.numbering.places(options).items() if number == answer)
                agreed.append(policy.learn(table.observe(table.agent_selection), place))
                guessed.append(1 / len(options))
            table.answer(answer)
    return float(np.mean(agreed[-LAST:])), float(np.mean(guessed[-LAST:]))


def play(policy: Policy, learner: environment.Learner, matches: int) -> float:
    """How much it wins."""
    won = 0.0
    for _ in range(matches):
        seen, _ = learner.reset()
        over = cut = False
        while not (over or cut):
            seen, reward, over, cut, _ = learner.step(policy.best(seen))
            won += reward
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=300)
    chosen = parser.parse_args()
    table = environment.raw_env(chosen.game, seats=chosen.seats, seed=1, limit=3000, features=HASHED)
    policy = Policy(table.numbering.size, table.features)
    agreed, guessed = watch(policy, table, chosen.games)
    learner = environment.Learner(
        chosen.game, seats=chosen.seats, opponents="random", seed=2, limit=3000, features=HASHED
    )
    won = play(policy, learner, chosen.matches)
    low, high = wilson(won, chosen.matches)
    print(
        f"{chosen.game}, {chosen.seats} seats, after {chosen.games} games: agrees with the adept in {agreed:.0%} of "
        f"its decisions (a guess {guessed:.0%}); wins {won / chosen.matches:.0%} ({low:.0%} to {high:.0%}) of "
        f"{chosen.matches} matches against random players (fair {1 / chosen.seats:.0%})"
    )


if __name__ == "__main__":
    main()
