"""Finished games that are kept as files, at least one for every ending.

A file is named for its ending, behind a dot if a game keeps several of one ending: `knight-cave.everyone-buried.json`.
"""

from pathlib import Path

from undercroft import games
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Record, parse_record, read_record

HERE = Path(__file__).parent


def folder_of(game: str) -> Path:
    return HERE / games.folder_of(game)


def names(game: str) -> list[str]:
    """The names of all kept records of a game."""
    return sorted(path.stem for path in folder_of(game).glob("*.json") if path.stem != "fingerprints")


def ending_of(name: str) -> str:
    return name.rpartition(".")[2]


def shortest(game: str) -> dict[str, str]:
    """For every ending that is kept, the name of its shortest record."""
    by_length = sorted(names(game), key=lambda name: len(text_of(game, name)), reverse=True)
    return {ending_of(name): name for name in by_length}


def text_of(game: str, name: str) -> str:
    return (folder_of(game) / f"{name}.json").read_text(encoding="utf-8")


def kept(game: str, name: str) -> Record:
    """A kept record, with its seal checked."""
    return read_record(parse_record(text_of(game, name)), games.find(game).actions)


def replayed(game: str, name: str) -> tuple[Match, Outcome]:
    """A kept game at its end."""
    match = Match.replay(games.find(game), kept(game, name))
    assert match.outcome is not None
    return match, match.outcome
