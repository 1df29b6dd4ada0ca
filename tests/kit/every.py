"""Every game of the registry, so that no test keeps a list of games: a new folder under `games/` is tested at once."""

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.laws import some_seat
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import CHOICE, FLAG
from undercroft.engine.waiting import CLOCK
from undercroft.words.rulebook import IDS

ROOT = Path(__file__).resolve().parents[2]
ALL = games.all_keys()
FINISHED = [key for key in ALL if not games.find(key).unfinished]
"""The games that have a ledger, a rulebook and kept records: all that do not say they are unfinished."""
TABLES = [(key, seats) for key in ALL for seats in range(games.find(key).least_seats, games.find(key).most_seats + 1)]
LARGEST = [(key, games.find(key).most_seats) for key in ALL]


def other_settings(game: Game, seats: int) -> dict[str, Any]:
    """Every flag turned round and every choice moved to its other end, as far as the game accepts that."""
    given: dict[str, Any] = {}
    for setting in game.settings:
        if setting.kind == FLAG:
            other: Any = not setting.default
        elif setting.kind == CHOICE:
            other = setting.choices[0 if setting.default == setting.choices[-1] else -1]
        else:
            continue
        try:
            game.choose(seats, {**given, setting.key: other})
        except BadInput:
            continue
        given[setting.key] = other
    return given


def own_module(key: str, name: str) -> Any:
    """What a game's own folder of tests says in `tests/rules/<game>/<name>.py`; None without such a file."""
    path = ROOT / "tests" / "rules" / games.folder_of(key) / f"{name}.py"
    return importlib.import_module(f"tests.rules.{games.folder_of(key)}.{name}") if path.exists() else None


def with_window(key: str, seconds: int) -> dict[str, Any]:
    """The setting that keeps windows open for so long, for a game that has one."""
    return {"window": seconds} if any(setting.key == "window" for setting in games.find(key).settings) else {}


def played_at_random(match: Match, luck: Luck, limit: int = 1_000_000) -> Iterator[int]:
    """Yield a seat that is asked, then answer for it at random, until the game or the limit ends.

    Windows are answered in every order, and now and then the clock closes one, unseen by the caller.
    """
    for _ in range(limit):
        if match.waiting is None:
            return
        seat = some_seat(match.waiting, luck)
        if seat != CLOCK:
            yield seat
        numbers = match.numbers(seat)
        match.play(seat, numbers[luck.below(len(numbers))])


@cache
def ledger(key: str) -> list[str]:
    """The ids of a game's rules, in the order of its ledger."""
    return re.findall(rf"^- \*\*({IDS.pattern})\*\*", ledger_text(key), re.MULTILINE)


def ledger_text(key: str) -> str:
    path = ROOT / "docs" / "rules" / f"{key}.md"
    assert path.exists(), f"{key} has no ledger: write {path.relative_to(ROOT)}, or say `unfinished` in its Game"
    return path.read_text(encoding="utf-8")


def known_rules() -> set[str]:
    """The rules of all ledgers."""
    return {rule for path in (ROOT / "docs" / "rules").glob("*.md") for rule in ledger(path.stem)}
