"""Looking for broken laws with random options, seats and answers."""

import ast
import time
import traceback
from math import inf
from pathlib import Path

import undercroft
from undercroft import engine, games, lab
from undercroft.bots import Chair, make_bot
from undercroft.engine.errors import BadInput, LawBroken
from undercroft.engine.game import Game
from undercroft.engine.laws import under_way, walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import CHOICE, FLAG, NUMBER, Settings
from undercroft.files import write_file


def random_settings(game: Game, luck: Luck) -> Settings:
    """Some settings at random values, the others at their defaults; they need not fit together."""
    chosen: Settings = {}
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


def enclosing(path: Path, line: int) -> str:
    """The class and function around a line of a file, such as "TakeTurn.bid"."""
    try:
        node: ast.AST | None = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError):
        return ""
    names: list[str] = []
    while node is not None:
        names += [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
        around = [each for each in ast.iter_child_nodes(node) if getattr(each, "lineno", line + 1) <= line]
        node = next((each for each in around if (getattr(each, "end_lineno", 0) or 0) >= line), None)
    return ".".join(names)


def places_of(fault: BaseException) -> list[str]:
    """Where in a game's own code a fault happened, from the step (or view) the engine ran to the line that failed.

    From files and lines alone, so that it says the same of a compiled game.
    """
    ours = [Path(package.__path__[0]) for package in (engine, lab)]
    root = Path(undercroft.__path__[0])
    found: list[str] = []
    for frame in traceback.extract_tb(fault.__traceback__):
        path = root.parent / frame.filename if not Path(frame.filename).is_absolute() else Path(frame.filename)
        if frame.lineno is None or any(path.is_relative_to(folder) for folder in ours):
            continue
        shown = path.relative_to(root) if path.is_relative_to(root) else path
        found.append(f"{enclosing(path, frame.lineno) or frame.name} ({shown}:{frame.lineno})")
    return found


def described(match: Match, fault: Exception) -> str:
    """What broke and where, for whoever has to mend it."""
    lines = [f"{type(fault).__name__}: {fault}"]
    lines += [f"  in {place}" for place in places_of(fault)]
    assert match.record is not None
    procedures = under_way(match, with_step=isinstance(fault, LawBroken))
    lines.append(f"  after {len(match.record.entries)} entries; under way: {procedures}")
    return "\n".join(lines)


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


def tell_why(match: Match, seat: int, number: int) -> None:
    """Ask a bot what a hint would say of an answer, and what the others at the table would be told of it."""
    bot = make_bot("adept", match.game)
    bot.explain(Chair(match, seat), number)
    for viewer in range(-1, match.seats):
        world = match.imagine(viewer, Luck.of(0))
        if number in world.legal_actions(seat):
            bot.judgement.facts([world], seat, number)


class Answers:
    """Random answers until the time is over, and their number; of every few of them a bot says what it thinks."""

    def __init__(self, until: float = inf, every: int = 4) -> None:
        self.until = until
        self.every = every
        self.made = 0

    def __call__(self, match: Match, seat: int, luck: Luck) -> int:
        if time.monotonic() >= self.until:
            raise TimeIsUp
        options = match.legal_actions(seat)
        answer = options.nth(luck.below(len(options)))
        if self.made % self.every == 0:
            tell_why(match, seat, answer)
        self.made += 1
        return answer


LIMIT = 1000
"""After so many decisions the next match begins: many beginnings show more than one endless game."""


class Found:
    """What a search went through, and the failure it ended with."""

    def __init__(self) -> None:
        self.played = 0
        """Matches, with those that were cut at the limit."""
        self.cut = 0
        self.decisions = 0
        self.failure: Failure | None = None


def fuzz(key: str, seconds: float, seed: int, every: int = 4, limit: int = LIMIT) -> Found:
    """Walk random matches until the time is over or a law breaks."""
    game = games.find(key)
    found = Found()
    until = time.monotonic() + seconds
    answers = Answers(until, every)
    while time.monotonic() < until:
        luck = Luck.of(f"fuzz {seed}")
        match = random_match(game, luck, seed)
        try:
            walk(match, luck, every=every, choose=answers, limit=limit)
        except TimeIsUp:
            break
        except Exception as broken:
            assert match.record is not None
            found.failure = Failure(seed, described(match, broken), match.record.text(game.actions))
            break
        found.played += 1
        found.cut += match.waiting is not None
        seed += 1
    found.decisions = answers.made
    return found
