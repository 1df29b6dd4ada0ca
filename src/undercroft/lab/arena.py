"""Bots against bots: who wins how often, how sure that is, and how long they think."""

import time
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import TYPE_CHECKING, TypedDict

from undercroft import games
from undercroft.bots import Bot, Budget, Chair, make_bot
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import Settings
from undercroft.engine.waiting import Several
from undercroft.lab.progress import processes
from undercroft.lab.simulate import compiled

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

CHUNK = 4
"""Games a process plays before it reports."""


class Contest:
    """What is to be played; plain enough to be sent to another process."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: tuple[str, ...],
        count: int,
        *,
        seconds: float = 0.0,
        iterations: int = 0,
        settings: Mapping[str, object] | None = None,
        seed: int = 1,
        rotate: bool = True,
        cards: CardData | None = None,
    ) -> None:
        found = games.find(game)
        self.game = game
        self.seats = seats
        self.settings = found.choose(seats, settings or {})
        if not bots:
            raise BadInput("the arena needs at least one bot")
        if len(bots) > seats:
            raise BadInput(f"{len(bots)} bots do not fit on {seats} {'seat' if seats == 1 else 'seats'}")
        for name in bots:
            make_bot(name, found)
        if count < 1:
            raise BadInput("the arena needs at least one game")
        self.names = bots + (bots[-1],) * (seats - len(bots))
        """The bot of every seat before rotation."""
        self.count = count
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed
        self.rotate = rotate
        self.cards = cards

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in the numbered game: everyone moves one seat on from game to game."""
        if not self.rotate:
            return self.names
        shift = number % self.seats
        return tuple(self.names[(seat - shift) % self.seats] for seat in range(self.seats))

    def deal(self, number: int) -> int:
        """The seed of the numbered game: the same deal is played in every rotation."""
        return self.seed + (number // self.seats if self.rotate else number)


class Played:
    """What came of one game."""

    def __init__(self, number: int, seating: tuple[str, ...]) -> None:
        self.number = number
        self.seating = seating
        self.winners: list[int] = []
        self.places: list[int] = []
        self.totals: list[int] = []
        self.ending = ""
        self.labels: list[str] = []
        """What each seat was, where seats differ (roles)."""
        self.decisions = 0
        self.finished = False
        self.seconds: dict[str, list[float]] = {}
        """How long every decision between several options took, by bot."""
        self.iterations: dict[str, int] = {}
        self.searched: dict[str, float] = {}
        """Iterations and seconds of search, by bot."""


def labels_of(match: Match) -> list[str]:
    """The role of every seat as a spectator sees it; the seat's number where there are no roles."""
    table = match.view(None)["table"]
    players = table.get("players") if isinstance(table, dict) else None
    labels = [f"seat {seat + 1}" for seat in range(match.state.seats)]
    roles = table.get("roles") if isinstance(table, dict) else None
    if isinstance(roles, list) and all(isinstance(role, str) for role in roles) and len(roles) == len(labels):
        return list(roles)
    if isinstance(players, list) and len(players) >= len(labels):
        for seat in range(len(labels)):
            player = players[seat]
            if isinstance(player, dict) and isinstance(player.get("role"), str):
                labels[seat] = player["role"]
    return labels


def play_one(contest: Contest, number: int) -> Played:
    """One game to its end, or to the bound of the game."""
    game = games.find(contest.game)
    seating = contest.seating(number)
    played = Played(number, seating)
    bots: list[Bot] = [make_bot(name, game) for name in seating]
    lucks = [Luck.of(f"arena {contest.seed} {number} {seat}") for seat in range(contest.seats)]
    order = Luck.of(f"arena order {contest.seed} {number}")
    budget = Budget(contest.seconds, contest.iterations)
    match = Match.start(
        game, contest.settings, seats=contest.seats, seed=contest.deal(number), cards=contest.cards, recording=False
    )
    while match.waiting is not None and played.decisions <= game.max_decisions:
        waiting = match.waiting
        seat = match.next_seat()
        if isinstance(waiting, Several):
            seat = waiting.asked[order.below(len(waiting.asked))]
        chair = Chair(match, seat)
        several = len(match.numbers(seat)) > 1
        started = time.perf_counter()
        answer = bots[seat].decide(chair, lucks[seat], budget)
        if several:
            name = seating[seat]
            played.seconds.setdefault(name, []).append(time.perf_counter() - started)
            iterations, seconds = bots[seat].effort()
            played.iterations[name] = played.iterations.get(name, 0) + iterations
            played.searched[name] = played.searched.get(name, 0.0) + seconds
        match.play(seat, answer)
        played.decisions += 1
    outcome = match.outcome
    if outcome is not None:
        played.finished = True
        played.winners = list(outcome.winners)
        played.places = list(outcome.places)
        played.totals = outcome.totals()
        played.ending = outcome.ending
        played.labels = labels_of(match)
    return played


def _play_chunk(task: tuple[Contest, int, int]) -> list[Played]:
    contest, first, last = task
    return [play_one(contest, number) for number in range(first, last)]


def play_all(contest: Contest, workers: int = 1) -> Iterator[Played]:
    """All games, in order."""
    if workers <= 1:
        for number in range(contest.count):
            yield play_one(contest, number)
        return
    chunks = [(contest, first, min(first + CHUNK, contest.count)) for first in range(0, contest.count, CHUNK)]
    with processes(min(workers, len(chunks))) as pool:
        for done in pool.imap(_play_chunk, chunks):
            yield from done


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not count:
        return 0.0, 1.0
    z = 1.96
    share = wins / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - spread), min(1.0, middle + spread)


class Ratings:
    """Openskill ratings of the bots; absent where openskill is not installed."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.history: dict[str, list[float]] = {name: [] for name in names}
        self._model: PlackettLuce | None = None
        self._now: dict[str, PlackettLuceRating] = {}
        try:
            from openskill import models
        except ImportError:
            return
        self._model = models.PlackettLuce()
        self._now = {name: self._model.rating(name=name) for name in names}

    def note(self, played: Played) -> None:
        """Learn from a finished game. A bot on several seats learns the average of them."""
        if self._model is None or not played.finished or len(set(played.seating)) < 2:
            return
        teams = [[self._now[name]] for name in played.seating]
        rated = self._model.rate(teams, ranks=[float(place) for place in played.places])
        for name in self.history:
            new = [rated[seat][0] for seat in range(len(rated)) if played.seating[seat] == name]
            if new:
                now = self._model.rating(name=name)
                now.mu = sum(rating.mu for rating in new) / len(new)
                now.sigma = sum(rating.sigma for rating in new) / len(new)
                self._now[name] = now
                self.history[name].append(now.mu)

    def of(self, name: str) -> tuple[float, float] | None:
        """A rating and its uncertainty; everyone begins at 25."""
        if self._model is None:
            return None
        return round(self._now[name].mu, 2), round(self._now[name].sigma, 2)


class Times(TypedDict):
    """Seconds a move."""

    median: float | None
    p99: float | None
    most: float | None


class BotLine(TypedDict):
    """The result of one bot."""

    bot: str
    games: int
    wins: float
    win_share: float
    fair_share: float
    times_fair: float
    low: float
    high: float
    rating: float | None
    rating_sigma: float | None
    seconds_per_move: Times
    iterations_per_second: int | None


class SeatLine(TypedDict):
    """How often one bot wins in one seat, or in one role."""

    seat: str
    bot: str
    games: int
    wins: float
    win_share: float
    low: float
    high: float


class Limits(TypedDict):
    """What an expert may use for a move."""

    seconds: float | None
    iterations: int | None


class Report(TypedDict):
    """What came of a contest."""

    game: str
    seats: int
    games: int
    seed: int
    budget: Limits
    options: Settings
    rotated: bool
    compiled: bool
    stalled: int
    decisions: int
    endings: dict[str, int]
    bots: list[BotLine]
    by_seat: list[SeatLine]


class Tally:
    """Counts games as they come in."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.order = tuple(dict.fromkeys(contest.names))
        self.played: list[Played] = []
        self.ratings = Ratings(self.order)

    def add(self, played: Played) -> None:
        self.played.append(played)
        self.ratings.note(played)

    def wins(self, name: str) -> float:
        """A shared victory counts as a share."""
        return sum(
            sum(1 for seat in game.winners if game.seating[seat] == name) / len(game.winners)
            for game in self.played
            if game.winners
        )

    def line(self, name: str) -> BotLine:
        """The result of one bot."""
        contest = self.contest
        count = len(self.played)
        wins = self.wins(name)
        low, high = wilson(wins, count)
        times = sorted(second for game in self.played for second in game.seconds.get(name, []))
        fair = contest.names.count(name) / contest.seats
        share = wins / max(count, 1)
        rating = self.ratings.of(name)
        return {
            "bot": name,
            "games": count,
            "wins": round(wins, 3),
            "win_share": round(share, 4),
            "fair_share": round(fair, 4),
            "times_fair": round(share / fair, 3),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": rating[0] if rating else None,
            "rating_sigma": rating[1] if rating else None,
            "seconds_per_move": {
                "median": percentile(times, 0.5),
                "p99": percentile(times, 0.99),
                "most": percentile(times, 1.0),
            },
            "iterations_per_second": self.pace(name),
        }

    def pace(self, name: str) -> int | None:
        """How many worlds a second a searching bot has walked through."""
        seconds = sum(game.searched.get(name, 0.0) for game in self.played)
        if not seconds:
            return None
        return round(sum(game.iterations.get(name, 0) for game in self.played) / seconds)

    def by_seat(self) -> list[SeatLine]:
        """How often each seat, or each role, wins, and with whom in it."""
        lines: dict[tuple[str, str], list[float]] = {}
        for game in self.played:
            for seat in range(len(game.labels)):
                line = lines.setdefault((game.labels[seat], game.seating[seat]), [0.0, 0.0])
                line[0] += 1
                if seat in game.winners:
                    line[1] += 1 / len(game.winners)
        found: list[SeatLine] = []
        for (label, name), (count, wins) in sorted(lines.items()):
            low, high = wilson(wins, int(count))
            found.append(
                {
                    "seat": label,
                    "bot": name,
                    "games": int(count),
                    "wins": round(wins, 3),
                    "win_share": round(wins / count, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                }
            )
        return found

    def to_json(self) -> Report:
        """Everything as one JSON object."""
        contest = self.contest
        endings: dict[str, int] = {}
        for game in self.played:
            endings[game.ending or "none"] = endings.get(game.ending or "none", 0) + 1
        return {
            "game": contest.game,
            "seats": contest.seats,
            "games": len(self.played),
            "seed": contest.seed,
            "budget": {"seconds": contest.seconds or None, "iterations": contest.iterations or None},
            "options": contest.settings,
            "rotated": contest.rotate,
            "compiled": compiled(),
            "stalled": sum(1 for game in self.played if not game.finished),
            "decisions": sum(game.decisions for game in self.played),
            "endings": dict(sorted(endings.items())),
            "bots": [self.line(name) for name in self.order],
            "by_seat": self.by_seat(),
        }


def percentile(ordered: list[float], share: float) -> float | None:
    """The value below which this share of the sorted values lies."""
    if not ordered:
        return None
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 5)


def arena(contest: Contest, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play a contest and count it."""
    tally = Tally(contest)
    for played in play_all(contest, workers):
        tally.add(played)
        if progress is not None:
            progress(1)
    return tally
