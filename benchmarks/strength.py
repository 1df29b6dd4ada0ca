"""Plays the contests behind docs/strength.md again and prints its lines, ready to be pasted.

    python -m benchmarks.strength                          # everything: hours on one core
    python -m benchmarks.strength --only vault-wars --workers 2
    python -m benchmarks.strength --only vault-wars --kind expert --games 60

Every line is one `undercroft arena` command, named in the line; with iterations the result is the same on any machine.
The pace of the experts is measured with a budget of one second on a quiet machine (`--kind pace`).
"""

import argparse
from collections.abc import Iterator
from typing import Final

from undercroft import games
from undercroft.lab.arena import Contest, arena

LINES: Final = (
    ("adept", "goblin-vaults", 2, ("adept", "random"), 400, 0),
    ("adept", "goblin-vaults", 5, ("adept", "random"), 400, 0),
    ("novice", "goblin-vaults", 3, ("novice", "random"), 400, 0),
    ("novice", "goblin-vaults", 3, ("adept", "novice"), 400, 0),
    ("expert", "goblin-vaults", 2, ("expert", "adept"), 200, 300),
    ("expert", "goblin-vaults", 5, ("expert", "adept"), 100, 300),
    ("adept", "emerald-skulls", 2, ("adept", "random"), 400, 0),
    ("adept", "emerald-skulls", 8, ("adept", "random"), 400, 0),
    ("novice", "emerald-skulls", 2, ("novice", "random"), 400, 0),
    ("novice", "emerald-skulls", 2, ("adept", "novice"), 400, 0),
    ("expert", "emerald-skulls", 2, ("expert", "adept"), 100, 60),
    ("expert", "emerald-skulls", 8, ("expert", "adept"), 80, 40),
    ("adept", "vault-wars", 2, ("adept", "random"), 400, 0),
    ("adept", "vault-wars", 5, ("adept", "random"), 400, 0),
    ("novice", "vault-wars", 3, ("novice", "random"), 400, 0),
    ("novice", "vault-wars", 3, ("adept", "novice"), 400, 0),
    ("expert", "vault-wars", 2, ("expert", "adept"), 100, 100),
    ("expert", "vault-wars", 3, ("expert", "adept"), 150, 100),
    ("expert", "vault-wars", 5, ("expert", "adept"), 150, 300),
    ("adept", "vast", 2, ("adept", "random"), 400, 0),
    ("adept", "vast", 5, ("adept", "random"), 200, 0),
    ("novice", "vast", 5, ("novice", "random"), 200, 0),
    ("novice", "vast", 5, ("adept", "novice"), 200, 0),
    ("expert", "vast", 5, ("expert", "adept"), 400, 48),
    ("hints", "goblin-vaults", 2, ("hints", "expert"), 200, 100),
    ("hints", "emerald-skulls", 2, ("hints", "expert"), 200, 16),
    ("hints", "vault-wars", 2, ("hints", "expert"), 200, 16),
    ("hints", "vast", 2, ("hints", "expert"), 200, 16),
    ("temper", "goblin-vaults", 3, ("adept:bold", "adept"), 600, 0),
    ("temper", "goblin-vaults", 3, ("adept:cautious", "adept"), 600, 0),
    ("temper", "emerald-skulls", 3, ("adept:bold", "adept"), 300, 0),
    ("temper", "emerald-skulls", 3, ("adept:cautious", "adept"), 300, 0),
    ("temper", "vault-wars", 3, ("adept:bold", "adept"), 300, 0),
    ("temper", "vault-wars", 3, ("adept:cautious", "adept"), 300, 0),
    ("temper", "vast", 5, ("adept:bold", "adept"), 400, 0),
    ("temper", "vast", 5, ("adept:cautious", "adept"), 400, 0),
)
"""Kind, game, seats, bots, games, iterations (0: nobody searches)."""

PACE: Final = (("goblin-vaults", 3, 6), ("emerald-skulls", 3, 2), ("vault-wars", 3, 2), ("vast", 5, 1))
"""Game, seats and games for the pace of an expert with a budget of one second."""


def line(game: str, seats: int, bots: tuple[str, ...], count: int, iterations: int, workers: int) -> str:
    """One line of a table of win shares."""
    found = arena(Contest(game, seats, bots, count, iterations=iterations), workers).to_json()
    bot = found["bots"][0]
    command = f"undercroft arena {game} --seats {seats} --bots {','.join(bots)} --games {count}"
    if iterations:
        command += f" --iterations {iterations}"
    share = f"{bot['win_share']:.1%} ({bot['low']:.1%} to {bot['high']:.1%})".replace("%", " %")
    stalled = f" **stalled: {found['stalled']}**" if found["stalled"] else ""
    return (
        f"| {bots[0]} among {bots[1]} | {seats} | {share} | {bot['times_fair']:.2f}{stalled} | {count} | `{command}` |"
    )


def pace(game: str, seats: int, count: int, workers: int) -> str:
    """One line of the table of thinking times."""
    bot = arena(Contest(game, seats, ("expert", "adept"), count, seconds=1.0), workers).to_json()["bots"][0]
    times = bot["seconds_per_move"]
    figures = f"{times['median']:.2f} s | {times['p99']:.2f} s | {times['most']:.2f} s | {bot['iterations_per_second']}"
    return f"| {game} | {seats} | {figures} |"


def wanted(wish: argparse.Namespace) -> Iterator[str]:
    for kind, game, seats, bots, count, iterations in LINES:
        if wish.only in (None, game) and wish.kind in (None, kind):
            yield line(game, seats, bots, wish.games or count, iterations, wish.workers)
    if wish.kind in (None, "pace"):
        for game, seats, count in PACE:
            if wish.only in (None, game):
                yield pace(game, seats, wish.games or count, wish.workers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=games.all_keys())
    parser.add_argument("--kind", choices=("adept", "novice", "expert", "hints", "temper", "pace"))
    parser.add_argument("--games", type=int, default=0, help="games a line, instead of its own number")
    parser.add_argument("--workers", type=int, default=1)
    for shown in wanted(parser.parse_args()):
        print(shown, flush=True)


if __name__ == "__main__":
    main()
