"""Looking for broken laws with random options, seats and answers."""

import time
from pathlib import Path
from typing import Any

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import CHOICE, FLAG, NUMBER
from undercroft.files import write_file


def random_settings(game: Game, luck: Luck) -> dict[str, Any]:
    """Some settings at random values, the others at their defaults; they need not fit together."""
    chosen: dict[str, Any] = {}
    for setting in game.settings:
        if luck.below(2):
            continue
        if setting.kind == FLAG:
            chosen[setting.key] = luck.below(2) == 1
        elif setting.kind == NUMBER:
            chosen[setting.key] = setting.low + luck.below(setting.high - setting.low + 1)
        elif setting.kind == CHOICE:
            chosen[setting.key] = setting.choices[luck.below(len(setting.choices))]
        else:
            order = luck.permutation(len(setting.choices))
            chosen[setting.key] = [setting.choices[i] for i in order[: luck.below(4)]]
    return chosen


def random_match(game: Game, luck: Luck, seed: int) -> Match:
    """A match with random seats and settings that the game accepts."""
    for _ in range(100):
        seats = game.least_seats + luck.below(game.most_seats - game.least_seats + 1)
        try:
            return Match.start(game, random_settings(game, luck), seats=seats, seed=seed)
        except BadInput:
            continue
    return Match.start(game, {}, seats=game.most_seats, seed=seed)


class Failure:
    """A broken law (or a crash) and the record that shows it."""

    def __init__(self, seed: int, message: str, record: str) -> None:
        self.seed = seed
        self.message = message
        self.record = record

    def save(self, folder: Path, game: str) -> Path:
        """Keep the record in a folder; its path."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as bad:
            raise BadInput(f"{folder} cannot be made: {bad.strerror}") from None
        path = folder / f"{game}-{self.seed}.json"
        write_file(path, self.record)
        return path


class TimeIsUp(Exception):
    """The search ends in the midst of a game: some go on for hours."""


class Answers:
    """Random answers until the time is over, and their number."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.made = 0

    def __call__(self, match: Match, seat: int, luck: Luck) -> int:
        if time.monotonic() >= self.until:
            raise TimeIsUp
        self.made += 1
        options = match.legal_actions(seat)
        return options.nth(luck.below(len(options)))


def fuzz(key: str, seconds: float, seed: int, every: int = 4) -> tuple[int, int, Failure | None]:
    """Walk random matches until the time is over or a law breaks: whole games, decisions, and the failure."""
    game = games.find(key)
    played = 0
    until = time.monotonic() + seconds
    answers = Answers(until)
    while time.monotonic() < until:
        luck = Luck.of(f"fuzz {seed}")
        match = random_match(game, luck, seed)
        try:
            walk(match, luck, every=every, choose=answers)
        except TimeIsUp:
            break
        except Exception as broken:
            assert match.record is not None
            return (
                played,
                answers.made,
                Failure(seed, f"{type(broken).__name__}: {broken}", match.record.text(game.actions)),
            )
        played += 1
        seed += 1
    return played, answers.made, None
