"""Finished games that are kept as files, one per ending."""

from pathlib import Path

from undercroft import games
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Record, parse_record, read_record

HERE = Path(__file__).parent


def folder_of(game: str) -> Path:
    return HERE / games.folder_of(game)


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
