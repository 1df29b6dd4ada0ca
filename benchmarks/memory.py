"""How much memory a match takes: games in the middle, copied many times as search copies them.

usage: python -m benchmarks.memory [--copies N]
"""

import argparse
from pathlib import Path

from benchmarks.ours import Table, compiled
from undercroft import games

PAGE = 4096


def resident() -> int:
    """The bytes of this process that lie in memory (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copies", type=int, default=4000)
    chosen = parser.parse_args()
    print(f"Undercroft {'compiled' if compiled() else 'pure'}; memory of one match in the middle of its game")
    print("| game | seats | kB |")
    print("|---|---:|---:|")
    for key in games.all_keys():
        table = Table(games.find(key))
        middles = [table.middle() for _ in range(8)]
        warm = [middle.copy() for middle in middles]
        before = resident()
        kept = [middles[number % 8].copy() for number in range(chosen.copies)]
        grown = (resident() - before) / len(kept)
        print(f"| {key} | {table.seats} | {grown / 1000:.1f} |")
        del warm, kept


if __name__ == "__main__":
    main()
