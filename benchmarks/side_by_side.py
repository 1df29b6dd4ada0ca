"""Two builds of this project beside each other: is one faster than the other?

usage: python -m benchmarks.side_by_side BEFORE AFTER [--rounds N] [--seconds S] [--only GAME] [--measure NAME]

BEFORE and AFTER are Python interpreters, each with its build installed. Rounds are interleaved, so that a busy
machine disturbs both alike; seconds are processor time; the fastest round counts, because nothing but disturbance
makes the same work slower.
"""

import argparse
import json
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Final

WORKER: Final = Path(__file__).with_name("one_build.py")
GAMES: Final = ("goblin-vaults", "emerald-skulls", "vault-wars", "vast")
TITLES: Final = {"playout": "inside", "play": "from Python", "copy": "one copy", "search": "search"}


class Build:
    """A build in a process of its own."""

    def __init__(self, python: str) -> None:
        # Isolated, so that it measures what is installed and not the sources beside this file.
        self.process = subprocess.Popen([python, "-I", str(WORKER)], stdin=-1, stdout=-1, text=True)
        self.work: dict[tuple[str, str], int] = {}
        self.best: dict[tuple[str, str], float] = defaultdict(lambda: float("inf"))
        """The fewest seconds a request has taken."""

    def measure(self, game: str, measure: str, amount: int) -> float:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(f"{game} {measure} {amount}\n")
        stdin.flush()
        done, seconds = json.loads(stdout.readline())
        self.work[game, measure] = done
        self.best[game, measure] = min(self.best[game, measure], seconds)
        return float(seconds)


def enough(build: Build, game: str, measure: str, seconds: float) -> int:
    """How much work takes about so many seconds."""
    amount = 1
    while (taken := build.measure(game, measure, amount)) < seconds / 3:
        amount *= 2 if taken < seconds / 8 else 3
    build.best.pop((game, measure))
    return amount


def lines(before: Build, after: Build, amounts: dict[tuple[str, str], int]) -> list[str]:
    """The table: nanoseconds for one decision, copy or iteration, and how much faster the later build is."""
    made = ["| | | before, ns | after, ns | speed | asked before | after |", "|---|---|---:|---:|---:|---:|---:|"]
    for (game, measure), amount in amounts.items():
        key = (game, measure)
        old = before.best[key] / before.work[key] * 1e9
        new = after.best[key] / after.work[key] * 1e9
        games = measure.startswith("play")
        asked = [f"{build.work[key] / amount:.1f}" if games else "" for build in (before, after)]
        made.append(
            f"| {game} | {TITLES[measure]} | {old:,.0f} | {new:,.0f} | {old / new - 1:+.1%} | {asked[0]} | {asked[1]} |"
        )
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long one measurement takes")
    parser.add_argument("--only", action="append", choices=GAMES)
    parser.add_argument("--measure", action="append", choices=tuple(TITLES))
    chosen = parser.parse_args()
    before, after = Build(chosen.before), Build(chosen.after)
    amounts = {
        (game, measure): enough(before, game, measure, chosen.seconds)
        for game in chosen.only or GAMES
        for measure in chosen.measure or TITLES
    }
    for number in range(chosen.rounds):
        for (game, measure), amount in amounts.items():
            for build in (before, after) if number % 2 else (after, before):
                build.measure(game, measure, amount)
    print("\n".join(lines(before, after, amounts)))


if __name__ == "__main__":
    main()
