"""Play every role set of Vast, with and without Terrain and at both ends of the level scale, and report how it grows.

usage: python -m benchmarks.vast_sets [--games N] [--workers W] [--only TEXT] [--go-on] [--markdown]

All of it takes a quarter of an hour on two free cores; `--go-on` plays only what the last run has left.

Exit 0 only if every game of every series ended lawfully: within the bound, with an outcome, all components conserved.
"""

import argparse
import json
import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from undercroft.games.vast.cards import ROLE_SETS, ROLES
from undercroft.lab.simulate import Task, simulate

HERE = Path(__file__).parent
LATEST = HERE / "results" / "vast-sets.json"
PAGE = HERE / "vast-sets.md"

PLAIN = "plain"
SERIES: dict[str, dict[str, Any]] = {
    PLAIN: {},
    "terrain": {"terrain": True},
    "easiest": {"level": "easiest", "solo-level": "easy"},
    "expert": {"level": "expert", "solo-level": "hard"},
    "easiest, terrain": {"level": "easiest", "solo-level": "easy", "terrain": True},
    "expert, terrain": {"level": "expert", "solo-level": "hard", "terrain": True},
}
"""`level` is meant for every role of the set; `solo-level` counts where one plays alone."""


class Run(NamedTuple):
    """One series of one role set."""

    roles: str
    series: str
    result: dict[str, Any]

    @property
    def seats(self) -> int:
        return self.roles.count("-") + 1

    @property
    def milliseconds(self) -> float:
        seconds: float = self.result["seconds"]
        finished: int = self.result["finished"]
        return 1000 * seconds / max(1, finished)


def settings(roles: str, series: str) -> dict[str, Any]:
    chosen = dict(SERIES[series])
    level = chosen.pop("level", None)
    if level:
        chosen |= {f"{role}-level": level for role in ROLES if role in roles.split("-")}
    return {"roles": roles, **chosen}


def play(wanted: tuple[str, str, int]) -> Run:
    roles, series, count = wanted
    task = Task("vast", roles.count("-") + 1, 1, count, settings(roles, series), ("random",), None)
    return Run(roles, series, simulate(task, 1, 0, lambda _: None))


def runs(count: int, workers: int, only: str, known: list[Run]) -> Iterator[Run]:
    """Play what is wanted and not known yet."""
    have = {(run.roles, run.series, run.result["games"]) for run in known}
    wanted = [
        (roles, series, count)
        for series in SERIES
        for roles in ROLE_SETS
        if only in f"{roles} {series}" and (roles, series, count) not in have
    ]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, wanted)


def report(done: list[Run]) -> str:
    """The tables in Markdown: how decisions and time grow with the roles, then every role set."""
    played = sum(run.result["finished"] for run in done)
    lawful = all(run.result["lawful"] for run in done)
    lines = [
        "# Every role set of Vast",
        "",
        f"{played:,} games of random players, {'all lawful' if lawful else 'NOT all lawful'}; "
        f"{'compiled' if done[0].result['compiled'] else 'pure Python'}. "
        "Made by `python -m benchmarks.vast_sets --markdown`.",
        "",
        "How a game grows with the number of roles (means over the role sets; the longest game of all):",
        "",
        "| roles | series | role sets | decisions a game | longest | ms a game | us a decision |",
        "|---:|---|---:|---:|---:|---:|---:|",
    ]
    for seats in range(1, 6):
        for series in SERIES:
            some = [run for run in done if run.seats == seats and run.series == series]
            if some:
                decisions = sum(run.result["decisions"] for run in some)
                finished = sum(run.result["finished"] for run in some)
                spent = sum(run.result["seconds"] for run in some)
                lines.append(
                    f"| {seats} | {series} | {len(some)} | {decisions / finished:,.0f} "
                    f"| {max(run.result['longest_game'] for run in some):,} "
                    f"| {1000 * spent / finished:.1f} | {1e6 * spent / decisions:.0f} |"
                )
    lines += [
        "",
        "Decisions grow with the roles, faster at the hard end where the Cave plays: there the Collapse comes later.",
        "The time of one decision hardly grows. Times belong to one machine",
        "and one hour.",
        "",
        "Each role set: decisions a game in each series, and its endings over all series.",
        "",
        f"| roles | {' | '.join(SERIES)} | endings |",
        f"|---|{'---:|' * len(SERIES)}---|",
    ]
    for roles in dict.fromkeys(run.roles for run in done):
        some = [run for run in done if run.roles == roles]
        by_series = {run.series: f"{run.result['decisions_per_game']:,.0f}" for run in some}
        endings: dict[str, int] = {}
        for run in some:
            for ending, times in run.result["endings"].items():
                endings[ending] = endings.get(ending, 0) + times
        told = ", ".join(f"{ending} {times:,}" for ending, times in sorted(endings.items(), key=lambda item: -item[1]))
        lines.append(f"| {roles} | {' | '.join(by_series.get(series, '-') for series in SERIES)} | {told} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    wanted.add_argument("--games", type=int, default=1000, help="games of each series (1000)")
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument("--only", default="", help="only series whose name holds this text")
    wanted.add_argument("--go-on", action="store_true", help="keep the results of the last run")
    wanted.add_argument("--markdown", action="store_true", help=f"write {PAGE.name}")
    chosen = wanted.parse_args()
    console = Console()
    done = [Run(**each) for each in json.loads(LATEST.read_text())] if chosen.go_on and LATEST.exists() else []
    LATEST.parent.mkdir(exist_ok=True)
    for run in runs(chosen.games, chosen.workers, chosen.only, done):
        done.append(run)
        LATEST.write_text(json.dumps([each._asdict() for each in done], indent=1))
        result = run.result
        console.print(
            f"{run.roles}, {run.series}: {result['finished']} of {result['games']}, "
            f"{result['decisions_per_game']} decisions, {run.milliseconds:.1f} ms a game",
            highlight=False,
        )
        for failure in result["failures"]:
            console.print(f"[red]{failure}", highlight=False)
    if not done:
        console.print("[red]no series has that text in its name")
        return 2
    if chosen.markdown:
        PAGE.write_text(report(done))
    return 0 if all(run.result["lawful"] for run in done) else 1


if __name__ == "__main__":
    raise SystemExit(main())
