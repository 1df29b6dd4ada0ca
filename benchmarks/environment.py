"""What an observation costs: random play through the environments beside random play through `Match` alone.

usage: python -m benchmarks.environment [--rounds N] [--seconds S]

As elsewhere every round visits everybody for a moment, medians are shown, and only ratios travel. Processor time is
counted, not the clock on the wall: what else the machine does is not the question here.
"""

import argparse
from statistics import median
from time import process_time
from typing import Final

import numpy as np

from benchmarks.measure import Sample, until
from benchmarks.ours import Table
from undercroft import games
from undercroft.lab import environment
from undercroft.lab.simulate import compiled

TABLES: Final = 64
"""How many tables are played in step."""


class Learning(Table):
    """One of our games, driven as learning code drives it."""

    def matches(self, seconds: float, look: bool) -> Sample:
        """Random play; if they look, whoever is asked takes a view first."""
        pick = self.random.random
        decisions = 0
        start = process_time()
        for _ in until(seconds):
            match = self.start()
            while match.waiting is not None:
                seat = match.next_seat()
                if look:
                    match.view(seat)
                options = match.legal_actions(seat)
                match.play(seat, options.nth(int(pick() * len(options))))
                decisions += 1
        return decisions, process_time() - start

    def steps(self, seconds: float, wrapped: bool) -> Sample:
        """Random steps of a PettingZoo environment, each with its observation and mask."""
        pick = self.random.random
        made = environment.env if wrapped else environment.raw_env
        table = made(self.game, seats=self.seats)
        steps = 0
        start = process_time()
        table.reset(seed=next(self.seeds))
        for _ in until(seconds):
            if table.over():
                table.reset()
            allowed = np.flatnonzero(table.last()[0]["action_mask"])
            table.step(int(allowed[int(pick() * len(allowed))]))
            steps += 1
        return steps, process_time() - start

    def many(self, seconds: float) -> Sample:
        """Random steps of many tables at once, each with its observation and mask."""
        tables = environment.Tables(self.game, seats=self.seats, tables=TABLES, seed=next(self.seeds), limit=5000)
        steps = 0
        start = process_time()
        for _ in until(seconds):
            tables.step(tables.sample())
            steps += TABLES
        return steps, process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    tables = [Learning(games.find(key)) for key in games.all_keys()]
    rates: dict[tuple[str, str], list[float]] = {}
    for _ in range(chosen.rounds):
        for table in tables:
            for what, (done, took) in (
                ("match", table.matches(chosen.seconds, look=False)),
                ("views", table.matches(chosen.seconds, look=True)),
                ("raw_env", table.steps(chosen.seconds, wrapped=False)),
                ("env", table.steps(chosen.seconds, wrapped=True)),
                *([("many", table.many(chosen.seconds))] if table.rules.observation is not None else []),
            ):
                rates.setdefault((table.game, what), []).append(done / took)
    print(f"Undercroft {'compiled' if compiled() else 'pure'}; decisions per second of processor time")
    print(f"| game | seats | actions | `Match` alone | with views | `raw_env` | `env` | {TABLES} `Tables` |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for table in tables:
        actions = environment.raw_env(table.game, seats=table.seats).numbering.size
        seen = [rates.get((table.game, what)) for what in ("match", "views", "raw_env", "env", "many")]
        cells = [f"{median(found):,.0f}" if found else "-" for found in seen]
        print(f"| {table.game} | {table.seats} | {actions:,} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
