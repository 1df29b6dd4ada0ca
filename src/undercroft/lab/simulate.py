"""Playing many games quickly, and counting what comes of them."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypedDict

from undercroft import games
from undercroft.engine import match as engine
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import LawBroken
from undercroft.engine.game import Game
from undercroft.engine.laws import components_are_conserved, demand, walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import Settings
from undercroft.lab.progress import processes
from undercroft.lab.seating import Seating, seated

Progress = Callable[[int], None]


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not (engine.__file__ or "").endswith(".py")


class Counts(TypedDict):
    """What came of the games of a task."""

    finished: int
    decisions: int
    longest: int
    seconds: float
    endings: dict[str, int]
    totals: list[int]
    wins: list[float]
    failures: list[str]


class Report(TypedDict):
    """What came of all games."""

    game: str
    seats: int
    games: int
    seed: int
    options: Settings
    bots: list[str]
    finished: int
    decisions: int
    decisions_per_game: float
    longest_game: int
    seconds: float
    decisions_per_second: int
    compiled: bool
    endings: dict[str, int]
    mean_scores: list[float]
    win_shares: list[float]
    laws_walked: int
    lawful: bool
    failures: list[str]


class Task:
    """A run of games with consecutive seeds; plain enough to be sent to another process."""

    def __init__(
        self,
        game: str,
        seats: int,
        first_seed: int,
        count: int,
        settings: Settings,
        bots: tuple[str, ...],
        cards: CardData | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.first_seed = first_seed
        self.count = count
        self.settings = settings
        self.bots = bots
        self.cards = cards


@contextmanager
def naming(seed: int) -> Iterator[None]:
    """Whatever goes wrong in a game says which game it was."""
    try:
        yield
    except LawBroken as broken:
        raise LawBroken(f"seed {seed}: {broken}") from None
    except Exception as fault:
        fault.add_note(f"in the game of seed {seed}")
        raise


def play_one(game: Game, task: Task, seed: int, seating: Seating) -> tuple[Match, int]:
    """One quiet game to its end, with the laws that cost nothing: bound, conservation, an outcome."""
    match = Match.start(game, task.settings, seats=task.seats, seed=seed, cards=task.cards, recording=False)
    at_start = match.state.census()
    luck = Luck.of(f"play {seed}")
    made = seating.play_out(match, luck, game.max_decisions + 1)
    demand(match.waiting is None and made <= game.max_decisions, 11, f"no end after {made} decisions")
    demand(match.outcome is not None, 11, "no outcome")
    components_are_conserved(match, at_start)
    return match, made


def run(task: Task) -> Counts:
    """Play a task's games; the counts that `combine` adds up."""
    game = games.find(task.game)
    seating = seated(task.game, task.seats, task.bots)
    finished = 0
    decisions = 0
    longest = 0
    endings: dict[str, int] = {}
    totals = [0] * task.seats
    wins = [0.0] * task.seats
    failures: list[str] = []
    started = time.perf_counter()
    for seed in range(task.first_seed, task.first_seed + task.count):
        try:
            with naming(seed):
                match, made = play_one(game, task, seed, seating)
        except LawBroken as broken:
            failures.append(str(broken))
            continue
        outcome = match.outcome
        assert outcome is not None
        finished += 1
        decisions += made
        longest = max(longest, made)
        endings[outcome.ending] = endings.get(outcome.ending, 0) + 1
        for seat, total in enumerate(outcome.totals()):
            totals[seat] += total
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    seconds = time.perf_counter() - started
    return {
        "finished": finished,
        "decisions": decisions,
        "longest": longest,
        "seconds": seconds,
        "endings": endings,
        "totals": totals,
        "wins": wins,
        "failures": failures,
    }


def walk_some(task: Task, count: int) -> int:
    """Walk a few of the games with every law checked."""
    game = games.find(task.game)
    for seed in range(task.first_seed, task.first_seed + count):
        match = Match.start(game, task.settings, seats=task.seats, seed=seed, cards=task.cards)
        with naming(seed):
            walk(match, Luck.of(f"walk {seed}"), every=5)
    return count


def simulate(task: Task, workers: int, walks: int, progress: Progress) -> Report:
    """Play all games, on several processes if asked, and report as one object."""
    size = max(1, min(200, -(-task.count // (workers * 4))))
    parts = [
        Task(
            task.game,
            task.seats,
            task.first_seed + i,
            min(size, task.count - i),
            task.settings,
            task.bots,
            task.cards,
        )
        for i in range(0, task.count, size)
    ]
    started = time.perf_counter()
    results: list[Counts] = []
    if workers == 1:
        for part in parts:
            results.append(run(part))
            progress(part.count)
    else:
        with processes(min(workers, len(parts))) as pool:
            for part, result in zip(parts, pool.imap(run, parts), strict=True):
                results.append(result)
                progress(part.count)
    seconds = time.perf_counter() - started if workers > 1 else sum(result["seconds"] for result in results)
    failures = [failure for result in results for failure in result["failures"]]
    walked = 0
    try:
        walked = walk_some(task, min(walks, task.count))
    except LawBroken as broken:
        failures.append(str(broken))
    return combine(task, results, seconds, walked, failures)


def combine(task: Task, results: list[Counts], seconds: float, walked: int, failures: list[str]) -> Report:
    finished = sum(result["finished"] for result in results)
    decisions = sum(result["decisions"] for result in results)
    endings: dict[str, int] = {}
    for result in results:
        for ending, count in result["endings"].items():
            endings[ending] = endings.get(ending, 0) + count
    seats = range(task.seats)
    return {
        "game": task.game,
        "seats": task.seats,
        "games": task.count,
        "seed": task.first_seed,
        "options": task.settings,
        "bots": list(task.bots),
        "finished": finished,
        "decisions": decisions,
        "decisions_per_game": round(decisions / max(finished, 1), 2),
        "longest_game": max((result["longest"] for result in results), default=0),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / max(seconds, 1e-9)),
        "compiled": compiled(),
        "endings": dict(sorted(endings.items())),
        "mean_scores": [round(sum(r["totals"][seat] for r in results) / max(finished, 1), 2) for seat in seats],
        "win_shares": [round(sum(r["wins"][seat] for r in results) / max(finished, 1), 4) for seat in seats],
        "laws_walked": walked,
        "lawful": not failures and finished == task.count,
        "failures": failures[:5],
    }
