"""The report of a contest: a page of text, and pictures where matplotlib is installed."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from undercroft.engine.errors import BadInput
from undercroft.files import write_file, written_whole
from undercroft.lab.arena import Contest, Report, Tally

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def name_of(contest: Contest) -> str:
    """A folder name for the report."""
    return f"{contest.game}-{contest.seats}-{'-'.join(dict.fromkeys(contest.names))}"


def folder_for(path: Path) -> Path:
    """The folder of a report, made before the games are played so that none is played in vain."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path):
            pass
    except OSError as bad:
        raise BadInput(f"the report cannot be written to {path}: {bad.strerror}") from None
    return path


def write_report(tally: Tally, folder: Path) -> Path:
    """Write `report.md` and its pictures into the folder; the path of the page."""
    pictures = draw(tally, folder)
    page = folder / "report.md"
    write_file(page, text_of(tally.to_json(), pictures))
    return page


def text_of(result: Report, pictures: list[str]) -> str:
    lines = [f"# Arena: {result['game']}, {result['seats']} seats, {result['games']} games", ""]
    budget = result["budget"]
    limits = [f"{budget[unit]:g} {unit}" for unit in ("seconds", "iterations") if budget[unit]]
    lines.append(f"Budget a move (expert only): {' or '.join(limits)}. Options: {result['options']}.")
    lines.append(f"Decisions: {result['decisions']}. Unfinished games: {result['stalled']}.")
    lines += ["", "| bot | win share | 95 % | fair | times fair | rating | p99 move |", "|---|---|---|---|---|---|---|"]
    for bot in result["bots"]:
        shown = f"{bot['rating']} ± {bot['rating_sigma']}" if bot["rating"] else "-"
        between = f"{bot['low']:.1%} to {bot['high']:.1%}"
        lines.append(
            f"| {bot['bot']} | {bot['win_share']:.1%} | {between} | {bot['fair_share']:.1%} "
            f"| {bot['times_fair']:.2f} | {shown} | {bot['seconds_per_move']['p99']} s |"
        )
    lines += ["", "| seat | bot | games | win share | 95 % |", "|---|---|---|---|---|"]
    for line in result["by_seat"]:
        lines.append(
            f"| {line['seat']} | {line['bot']} | {line['games']} | {line['win_share']:.1%} "
            f"| {line['low']:.1%} to {line['high']:.1%} |"
        )
    lines += ["", f"Endings: {result['endings']}", ""]
    lines += [f"![{Path(picture).stem}]({picture})" for picture in pictures]
    return "\n".join(lines) + "\n"


def draw(tally: Tally, folder: Path) -> list[str]:
    """Pictures of a contest, and their names; none where matplotlib is not installed."""
    try:
        import matplotlib
    except ImportError:
        return []
    matplotlib.use("Agg")
    from matplotlib import pyplot

    pictures: dict[str, Callable[[Tally, Axes], None]] = {"shares.png": draw_shares}
    if any(tally.ratings.history.values()):
        pictures["ratings.png"] = draw_ratings
    pictures["times.png"] = draw_times
    for name, fill in pictures.items():
        figure, axes = pyplot.subplots(figsize=(6, 3.2))
        fill(tally, axes)
        figure.tight_layout()
        with written_whole(folder / name) as draft:
            figure.savefig(draft, format="png", dpi=110)
        pyplot.close(figure)
    return list(pictures)


def draw_shares(tally: Tally, axes: "Axes") -> None:
    """Win shares with their intervals, beside the fair ones."""
    lines = [tally.line(name) for name in tally.order]
    for i, line in enumerate(lines):
        share = line["win_share"]
        below, above = max(share - line["low"], 0), max(line["high"] - share, 0)
        axes.errorbar(i, share, yerr=[[below], [above]], fmt="o", capsize=6)
        axes.hlines(line["fair_share"], i - 0.3, i + 0.3, linestyles="dashed", colors="grey")
    axes.set_xticks(range(len(lines)), [line["bot"] for line in lines])
    axes.set_ylim(0, 1)
    axes.set_ylabel("win share (dashed: fair)")


def draw_ratings(tally: Tally, axes: "Axes") -> None:
    """Ratings from game to game."""
    for name, history in tally.ratings.history.items():
        axes.plot(history, label=name)
    axes.set_xlabel("games")
    axes.set_ylabel("openskill mu")
    axes.legend()


def draw_times(tally: Tally, axes: "Axes") -> None:
    """How long moves take."""
    for name in tally.order:
        times = [1000 * second for game in tally.played for second in game.seconds.get(name, [])]
        if times:
            axes.hist(times, bins=40, histtype="step", label=name)
    axes.set_xlabel("milliseconds a move")
    axes.set_yscale("log")
    axes.legend()
