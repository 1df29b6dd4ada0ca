"""Measure Undercroft and its peers in one interleaved run, and compare.

usage: python -m benchmarks.run [--rounds N] [--seconds S] [--only TEXT] [--no-peers] [--markdown]

The same program can run twice as fast a minute later on a shared machine, so nothing is measured alone:
every round visits every contender for a moment, ratios are taken within a round, and medians are reported.
"""

import argparse
import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks import ours, peers
from benchmarks.measure import COMPILED, COPY, KINDS, PYTHON, SEARCH, Contender

HERE = Path(__file__).parent
LATEST = HERE / "results" / "latest.json"
README = HERE / "README.md"
OPENING, CLOSING = "<!-- results -->", "<!-- end of results -->"

TITLES = {
    PYTHON: "from Python, /s",
    COMPILED: "inside, /s",
    COPY: "one copy",
    SEARCH: "search, /s",
}

Rates = dict[str, dict[str, list[float]]]
"""Contender, then kind of measure, then one rate per round."""


class Goal(NamedTuple):
    """How many times faster one of our games should be than a peer."""

    game: str
    kind: str
    peer: str
    times: float


class Limit(NamedTuple):
    """How long one copy of one of our games may take."""

    game: str
    microseconds: float


GOALS = (
    Goal("emerald-skulls", PYTHON, "OpenSpiel liars_dice", 3),
    Goal("goblin-vaults", PYTHON, "OpenSpiel gin_rummy", 10),
    Goal("goblin-vaults", COMPILED, "OpenSpiel gin_rummy", 3),
    Goal("vault-wars", PYTHON, "OpenSpiel gin_rummy", 10),
    Goal("vault-wars", COMPILED, "OpenSpiel gin_rummy", 3),
    Goal("vast", PYTHON, "Catanatron catan", 5),
    Goal("goblin-vaults", SEARCH, "OpenSpiel gin_rummy", 5),
)
LIMITS = (Limit("goblin-vaults", 5), Limit("vast", 40))


def measure(contenders: list[Contender], rounds: int, seconds: float, console: Console) -> Rates:
    """Visit every contender once per round."""
    rates: Rates = {contender.name: {} for contender in contenders}
    for number in range(rounds):
        with console.status(f"round {number + 1} of {rounds}") as status:
            for contender in contenders:
                for kind, run in contender.measures().items():
                    status.update(f"round {number + 1} of {rounds}: {contender.name}, {kind}")
                    done, took = run(seconds)
                    rates[contender.name].setdefault(kind, []).append(done / took)
    return rates


def judge(rates: Rates) -> list[dict[str, Any]]:
    """Every goal and limit that this run can judge."""
    verdicts: list[dict[str, Any]] = []
    for goal in GOALS:
        mine = rates.get(f"{ours.SYSTEM} {goal.game}", {}).get(goal.kind)
        theirs = rates.get(goal.peer, {}).get(goal.kind)
        if mine and theirs:
            ratio = median(a / b for a, b in zip(mine, theirs, strict=True))
            verdicts.append(
                {
                    "what": f"{goal.game}, {goal.kind}, beside {goal.peer}",
                    "goal": f">= {goal.times:g}x",
                    "seen": f"{ratio:.2f}x",
                    "ratio": ratio,
                    "met": ratio >= goal.times,
                }
            )
    for limit in LIMITS:
        mine = rates.get(f"{ours.SYSTEM} {limit.game}", {}).get(COPY)
        if mine:
            took = 1e6 / median(mine)
            verdicts.append(
                {
                    "what": f"{limit.game}, one copy",
                    "goal": f"<= {limit.microseconds:g} us",
                    "seen": f"{took:.2f} us",
                    "microseconds": took,
                    "met": took <= limit.microseconds,
                }
            )
    return verdicts


def shown(kind: str, rates: list[float] | None) -> str:
    """A median the way people read it."""
    if not rates:
        return "-"
    middle = median(rates)
    if kind == COPY:
        return f"{1e6 / middle:,.1f} us"
    return f"{middle:,.0f}"


def rows(rates: Rates) -> list[list[str]]:
    return [[name, *(shown(kind, by_kind.get(kind)) for kind in KINDS)] for name, by_kind in rates.items()]


def verdict_row(verdict: dict[str, Any]) -> list[str]:
    return [verdict["what"], verdict["goal"], verdict["seen"], "yes" if verdict["met"] else "no"]


def about_this_run(rounds: int, seconds: float) -> dict[str, Any]:
    """What a reader needs to know to compare two runs."""
    versions = {}
    for package in ("open_spiel", "rlcard", "catanatron"):
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            continue
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "undercroft": "compiled" if ours.compiled() else "pure Python",
        "peers": versions,
        "rounds": rounds,
        "seconds": seconds,
    }


def markdown(run: dict[str, Any]) -> str:
    """The run as two Markdown tables."""
    about = run["about"]
    named = ", ".join(f"{name} {number}" for name, number in about["peers"].items())
    lines = [
        f"Undercroft {about['undercroft']}, Python {about['python']}, {about['machine']}; "
        f"{named or 'no peers'}; medians of {about['rounds']} interleaved rounds of {about['seconds']:g} s, "
        f"{about['when'][:10]}.",
        "",
        "| | " + " | ".join(TITLES[kind] for kind in KINDS) + " |",
        "|---|" + "---:|" * len(KINDS),
        *("| " + " | ".join(row) + " |" for row in rows(run["rates"])),
    ]
    if run["goals"]:
        lines += ["", "| goal | wanted | seen | met |", "|---|---:|---:|---|"]
        lines += ["| " + " | ".join(verdict_row(verdict)) + " |" for verdict in run["goals"]]
    return "\n".join(lines)


def write_readme(run: dict[str, Any]) -> None:
    """Put the tables between the markers of the README."""
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(OPENING)
    _, _, after = rest.partition(CLOSING)
    README.write_text(f"{before}{OPENING}\n\n{markdown(run)}\n\n{CLOSING}{after}", encoding="utf-8")


def show(run: dict[str, Any], console: Console) -> None:
    table = Table(title=f"Medians, Undercroft {run['about']['undercroft']}")
    table.add_column("", no_wrap=True)
    for kind in KINDS:
        table.add_column(TITLES[kind], justify="right")
    for row in rows(run["rates"]):
        table.add_row(*row)
    console.print(table)
    if run["goals"]:
        goals = Table(title="Goals")
        for title in ("what", "goal", "seen", "met"):
            goals.add_column(title)
        for verdict in run["goals"]:
            goals.add_row(*verdict_row(verdict))
        console.print(goals)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.run", description="Undercroft beside its peers.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each measure runs in a round")
    parser.add_argument("--only", default="", help="contenders whose name contains this")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--markdown", action="store_true", help="also write benchmarks/README.md")
    wanted = parser.parse_args()
    if wanted.rounds < 1 or wanted.seconds <= 0:
        parser.error("rounds and seconds must be above zero")
    console = Console()
    contenders, remarks = ours.contenders()
    if not wanted.no_peers:
        others, missing = peers.contenders()
        contenders, remarks = contenders + others, remarks + missing
    for remark in remarks:
        console.print(remark)
    contenders = [contender for contender in contenders if wanted.only in contender.name]
    if not contenders:
        parser.error("nothing to measure")
    rates = measure(contenders, wanted.rounds, wanted.seconds, console)
    run = {"about": about_this_run(wanted.rounds, wanted.seconds), "rates": rates, "goals": judge(rates)}
    LATEST.parent.mkdir(exist_ok=True)
    LATEST.write_text(json.dumps(run, indent=1) + "\n", encoding="utf-8")
    show(run, console)
    if wanted.markdown:
        write_readme(run)


if __name__ == "__main__":
    main()
