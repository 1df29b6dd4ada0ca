"""Reading card data: TOML a player can read and correct, with errors that name file, entry and reason."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeGuard

from undercroft.engine.errors import BadCards
from undercroft.engine.serialize import Json

CardData = Mapping[str, object]
"""Card data as a file holds them. Nothing is known of their types: `CardRow` reads an entry field by field."""

CONFIDENCES = ("printed", "reported", "inferred", "reconstructed")
NOTES = ("file", "source", "confidence")
"""What any file and any entry may say about itself."""


def read_toml(path: Path) -> Json:
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


def read_own(path: Path) -> dict[str, object]:
    """An owner's card file; the game checks its content."""
    content = read_toml(path)
    try:
        json.dumps(content, allow_nan=False)
    except (TypeError, ValueError):
        raise BadCards(f"{path}: cards hold words, numbers, lists and tables, no dates and nothing endless") from None
    return {**content, "file": path.name}


def read_tables(folder: Path, *names: str) -> Json:
    """The card data a game ships: the tables of these files as one mapping, each entry with the name of its file."""
    together: Json = {}
    for name in names:
        file = f"{name}.toml"
        for table, content in read_toml(folder / file).items():
            if _is_list(content):
                together.setdefault(table, []).extend({**entry, "file": file} for entry in content)
            else:
                together[table] = {**content, "file": file} if isinstance(content, dict) else content
    return together


def overlaid(shipped: CardData, own: CardData, named_by: Mapping[str, tuple[str, ...]]) -> dict[str, object]:
    """The shipped tables with an owner's corrections: field by field, and what the owner leaves out stays.

    `named_by` gives, for each table that may be corrected, the fields by which its entries are told apart; a table
    without entries has none. Raises `BadCards` for a table, entry or field that the shipped data do not have.
    """
    file = str(own.get("file", "card data"))
    data = {**shipped, "file": file}
    for table, content in own.items():
        if table not in named_by:
            if (table not in data and table not in NOTES) or isinstance(content, dict) or _is_list(content):
                raise BadCards(f"{file}: unknown table {table!r}; known: {', '.join(named_by)}")
        elif named_by[table]:
            data[table] = _corrected_entries(shipped[table], content, table, named_by[table], file)
        else:
            data[table] = _corrected_table(shipped[table], content, table, file)
    return data


def _is_list(content: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(content, list) and all(isinstance(entry, dict) for entry in content)


def _corrected_entries(shipped: object, own: object, table: str, names: tuple[str, ...], file: str) -> list[CardData]:
    assert _is_list(shipped)
    if not _is_list(own):
        raise BadCards(f"{file}: needs [[{table}]] entries")
    known = [_name(entry, names) for entry in shipped]
    mine: dict[str, CardData] = {}
    for entry in own:
        name = _name(entry, names)
        place = f"{file}: {table} {name}"
        if name not in known:
            raise BadCards(f"{place}: {' and '.join(names)} must be one of {', '.join(known)}")
        if name in mine:
            raise BadCards(f"{place} is there twice")
        _check_fields(entry, shipped, place)
        mine[name] = {field: value for field, value in entry.items() if field not in names}
    return [_merged(shipped[i], mine[known[i]], file) if known[i] in mine else shipped[i] for i in range(len(shipped))]


def _name(entry: CardData, names: tuple[str, ...]) -> str:
    return " ".join(str(entry.get(name)) for name in names)


def _corrected_table(shipped: object, own: object, table: str, file: str) -> CardData:
    assert isinstance(shipped, dict)
    if not isinstance(own, dict):
        raise BadCards(f"{file}: {table} must be a table")
    _check_fields(own, [shipped], f"{file}: [{table}]")
    return _merged(shipped, own, file)


def _merged(shipped: CardData, own: CardData, file: str) -> CardData:
    """An entry with an owner's fields instead of its own; a table within it is corrected in the same way."""
    merged = {**shipped, **own, "file": file}
    for field, value in own.items():
        printed = shipped.get(field)
        if isinstance(value, dict) and isinstance(printed, dict):
            merged[field] = {**printed, **value}
    return merged


def _check_fields(own: CardData, shipped: Sequence[CardData], place: str) -> None:
    """Refuse a field that no shipped entry has, also in the tables within an entry."""
    known = {field for entry in shipped for field in entry}
    for field, value in own.items():
        if field not in known and field not in NOTES:
            raise BadCards(f"{place}: there is no field {field!r}; known: {', '.join(sorted(known - set(NOTES)))}")
        inner = value if _is_list(value) else [value] if isinstance(value, dict) else []
        within = [entry[field] for entry in shipped if field in entry]
        examples = [one for each in within for one in (each if _is_list(each) else [each]) if isinstance(one, dict)]
        for table in inner if examples else []:
            _check_fields(table, examples, f"{place}: {field}")


class CardRow:
    """One entry of a card file, read field by field."""

    def __init__(self, data: CardData, table: str, number: int) -> None:
        self.data = data
        name = data.get("key", data.get("id", data.get("name", number + 1)))
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


def entries(data: CardData, table: str) -> list[CardRow]:
    """The entries of a table of card data."""
    found = data.get(table)
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise BadCards(f"{data.get('file', 'card data')}: needs [[{table}]] entries")
    return [CardRow(item, table, i) for i, item in enumerate(found)]
