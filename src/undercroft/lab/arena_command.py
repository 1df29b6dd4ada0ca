"""`undercroft arena`: bots against bots."""

import json
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.settings import read_pairs
from undercroft.lab.arena import Contest, Report
from undercroft.lab.arena import arena as run_arena
from undercroft.lab.arena_report import folder_for, name_of, write_report
from undercroft.lab.progress import progress_bar
from undercroft.lab.seating import bots_of


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as in `undercroft games`.")],
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="Bots by name, comma-separated; the last is repeated.")] = (
        "adept,random"
    ),
    number: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    budget: Annotated[
        float | None, typer.Option("--budget", help="Seconds an expert may think about a move; 1 unless told.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, help="Iterations a move; alone: the same result every time.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first game's seed.")] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="Whether the bots change seats and roles from game to game.")
    ] = True,
    report: Annotated[Path | None, typer.Option("--report", metavar="FOLDER", help="Where the report goes.")] = None,
    no_report: Annotated[bool, typer.Option("--no-report", help="Write no report.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Let bots play each other: win shares with confidence intervals, ratings, and a report."""
    if budget is not None and not (budget > 0 and isfinite(budget)):
        raise BadInput(f"--budget must be a number of seconds above 0, not {budget:g}")
    if no_report and report is not None:
        raise BadInput("--report and --no-report exclude each other")
    contest = Contest(
        game,
        games.find(game).most_seats if seats is None else seats,
        bots_of(bots),
        number,
        seconds=budget or (0.0 if iterations else 1.0),
        iterations=iterations or 0,
        settings=read_pairs(option or []),
        seed=seed,
        rotate=rotate,
    )
    folder = None if no_report else folder_for(report or Path("reports") / name_of(contest))
    with progress_bar(number, game, as_json) as advance:
        tally = run_arena(contest, workers, advance)
    result = tally.to_json()
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result)
    if folder is not None:
        page = write_report(tally, folder)
        if not as_json:
            print(f"report: {page}")
    if result["stalled"]:
        raise typer.Exit(1)


def show(result: Report) -> None:
    """The result for a person."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    for title in ("bot", "wins", "share", "95 %", "fair", "x fair", "rating", "p99"):
        table.add_column(title, no_wrap=True)
    for bot in result["bots"]:
        late = bot["seconds_per_move"]["p99"]
        table.add_row(
            bot["bot"],
            f"{bot['wins']:g} of {bot['games']}",
            f"{bot['win_share']:.1%}",
            f"{100 * bot['low']:.1f}-{100 * bot['high']:.1f} %",
            f"{bot['fair_share']:.1%}",
            f"{bot['times_fair']:.2f}",
            f"{bot['rating']:.1f} ± {bot['rating_sigma']:.1f}" if bot["rating"] else "-",
            f"{1000 * late:.1f} ms" if late is not None else "-",
        )
    Console(markup=False, emoji=False).print(table)
    for bot in result["bots"]:
        if bot["iterations_per_second"]:
            print(f"{bot['bot']}: {bot['iterations_per_second']} iterations a second")
    if result["stalled"]:
        print(f"{result['stalled']} games did not end within the game's bound")


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("arena")(arena)
