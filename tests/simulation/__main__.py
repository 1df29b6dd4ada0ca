"""Live lives: `python -m tests.simulation [--seconds 60] [--seed N [--trace]] [--from N]`."""

import argparse
import sys
import time

from tests.simulation.life import live


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Live many lives of a server.")
    parser.add_argument("--seconds", type=float, default=60.0, help="real time to spend")
    parser.add_argument("--seed", type=int, help="live this one life")
    parser.add_argument("--trace", action="store_true", help="tell all of it")
    parser.add_argument("--from", type=int, dest="first", help="the first of the seeds; else the time decides")
    asked = parser.parse_args()
    if asked.seed is not None:
        report = live(asked.seed, asked.trace)
        for line in report.trace or ():
            print(line)
        report.trace = None
        print(report)
        return 1 if report.failure else 0
    seed = asked.first if asked.first is not None else int(time.time()) * 1000
    began = time.perf_counter()
    sums = dict.fromkeys(("seconds", "steps", "checks", "promises", "commits", "faults"), 0.0)
    lives, failed = 0, 0
    while time.perf_counter() - began < asked.seconds:
        report = live(seed)
        seed += 1
        lives += 1
        for key in sums:
            sums[key] += getattr(report, key)
        if report.failure is not None:
            failed += 1
            print(f"seed {report.seed}: {report.failure}", flush=True)
    took = time.perf_counter() - began
    print(f"{lives} lives in {took:.0f} s, {lives / took * 3600:.0f} an hour; {failed} failed")
    print(", ".join(f"{value:.0f} {key}" for key, value in sums.items()))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
