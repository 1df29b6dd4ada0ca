"""The card data of a game as a flat list, for whoever wants to know what is printed and what is guessed."""

import json
from pathlib import Path

from undercroft import games
from undercroft.engine.card_data import CONFIDENCES, CardData, read_toml

__all__ = ["CONFIDENCES", "entries_of"]

APART = ("key", "name", "source", "confidence")


def entries_of(game: str) -> list[dict[str, str]]:
    """Every entry of every data file, each with its confidence (its own, its table's, or the file's)."""
    found: list[dict[str, str]] = []
    for path in sorted((Path(games.__file__).parent / games.folder_of(game) / "data").glob("*.toml")):
        content = read_toml(path)
        for table, value in content.items():
            if isinstance(value, list):
                for number, entry in enumerate(value):
                    if isinstance(entry, dict):
                        found.append(one(path.name, table, entry, content, number))
            elif isinstance(value, dict):
                found.append(one(path.name, table, value, content, 0))
    return found


def one(file: str, table: str, entry: CardData, content: CardData, number: int) -> dict[str, str]:
    facts = {key: value for key, value in entry.items() if key not in APART}
    return {
        "file": file,
        "table": table,
        "key": str(entry.get("key", entry.get("name", number + 1))),
        "confidence": str(entry.get("confidence", content.get("confidence", "printed"))),
        "source": str(entry.get("source", content.get("source", ""))),
        "facts": json.dumps(facts, ensure_ascii=False),
    }
