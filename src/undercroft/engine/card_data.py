"""Reading card data: TOML a player can read and correct, with errors that name file, entry and reason."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from undercroft.engine.errors import BadCards

CONFIDENCES = ("printed", "reported", "inferred", "reconstructed")


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a card file."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise BadCards(f"{path}: there is no such file") from None
    except OSError as bad:
        raise BadCards(f"{path}: cannot be read: {bad.strerror}") from None
    except UnicodeDecodeError:
        raise BadCards(f"{path}: cannot be read: it is not a text") from None
    except tomllib.TOMLDecodeError as bad:
        raise BadCards(f"{path}: is not TOML ({bad})") from None


def read_cards(*paths: Path) -> dict[str, Any]:
    """Several files of card data as one mapping; a later file's tables replace an earlier one's."""
    together: dict[str, Any] = {}
    for path in paths:
        content = read_toml(path)
        content.setdefault("file", path.name)
        for key, value in content.items():
            together[key] = value
            if isinstance(value, list):
                for entry in value:
                    if isinstance(entry, dict):
                        entry.setdefault("file", path.name)
    return together


class CardRow:
    """One entry of a card file, read field by field."""

    def __init__(self, data: Mapping[str, Any], table: str, number: int) -> None:
        self.data = data
        name = data.get("key", data.get("name", number + 1))
        self.place = f"{data.get('file', 'card data')}: {table} {name}"

    def fail(self, reason: str) -> BadCards:
        """The error that names this entry."""
        return BadCards(f"{self.place}: {reason}")

    def text(self, field: str) -> str:
        value = self.data.get(field)
        if not isinstance(value, str) or not value:
            raise self.fail(f"{field} must be a word, not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.data.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(f"{field} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def one_of(self, field: str, choices: tuple[str, ...]) -> int:
        """The index of the chosen word."""
        value = self.text(field)
        if value not in choices:
            raise self.fail(f"{field} must be one of {', '.join(choices)}, not {value!r}")
        return choices.index(value)

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        value = self.data.get(field)
        if not isinstance(value, list):
            raise self.fail(f"{field} must be a list of whole numbers, not {value!r}")
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.fail(f"{field} must hold whole numbers from {low} to {high}, not {item!r}")
        return list(value)


def entries(data: Mapping[str, Any], table: str) -> list[CardRow]:
    """The entries of a table of card data."""
    found = data.get(table)
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise BadCards(f"{data.get('file', 'card data')}: needs [[{table}]] entries")
    return [CardRow(item, table, i) for i, item in enumerate(found)]
