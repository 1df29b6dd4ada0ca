"""The record of a match: a header, the answers and luck in order, and fingerprints against drift.

Replay needs no seed. Answers are kept as text ("bid tomes-9 left"), so a record survives new verbs.
"""

import hashlib
import json
from typing import Final

from undercroft.engine.actions import Actions
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput, BrokenRecord
from undercroft.engine.serialize import Json, canonical
from undercroft.engine.settings import Settings
from undercroft.engine.waiting import CLOCK, LUCK

FORMAT: Final = 2
"""Format 1 named other keys, and its fingerprints depended on the names of fields: they are left out of the reading."""
OLD_KEYS: Final = {"options": "settings", "prints": "fingerprints"}

FIELDS: Final[dict[str, type]] = {
    "game": str,
    "version": str,
    "seats": int,
    "settings": dict,
    "commitment": str,
    "entries": list,
    "fingerprints": dict,
}
"""What a record must hold, beside its format and seal."""


class Entry:
    """One answer, or one outcome of luck."""

    def __init__(self, seat: int, number: int, outcome: list[int] | None, asked: int, reveal_count: int) -> None:
        self.seat: Final = seat
        """The seat that answered; CLOCK or LUCK."""
        self.number: Final = number
        """The action, or the outcome of a chance."""
        self.outcome: Final = outcome
        """The permutation of a shuffle."""
        self.asked: Final = asked
        """Mask of the seats that could answer when this entry came."""
        self.reveal_count: Final = reveal_count
        """How much had been revealed before this entry."""

    def to_json(self, actions: Actions) -> list[object]:
        if self.seat == LUCK:
            return ["luck", self.number if self.outcome is None else self.outcome]
        return ["clock" if self.seat == CLOCK else self.seat, actions.text(self.number)]


def read_entry(data: object, actions: Actions, index: int) -> Entry:
    """An entry from its JSON form."""
    if not isinstance(data, list) or len(data) != 2:
        raise not_an_answer(index)
    who, what = data
    if who == "luck":
        if isinstance(what, list) and all(isinstance(item, int) for item in what):
            return Entry(LUCK, -1, what, 0, 0)
        if isinstance(what, int):
            return Entry(LUCK, what, None, 0, 0)
    elif isinstance(what, str) and (who == "clock" or (isinstance(who, int) and who >= 0)):
        try:
            return Entry(CLOCK if who == "clock" else who, actions.parse(what), None, 0, 0)
        except BadInput as bad:
            raise BrokenRecord(f"entry {index} of the record: {bad}", "record-entry", {"index": index}) from None
    raise not_an_answer(index)


def not_an_answer(index: int) -> BrokenRecord:
    return BrokenRecord(f"entry {index} of the record is not an answer", "record-entry", {"index": index})


class Record:
    """A whole match as data."""

    def __init__(
        self,
        game: str,
        version: str,
        seats: int,
        settings: Settings,
        cards: CardData | None,
        commitment: str,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.settings = settings
        self.cards = cards
        self.commitment = commitment
        """Digest of the seed, so that nobody can later claim another one."""
        self.entries: list[Entry] = []
        self.fingerprints: dict[int, str] = {}
        """Fingerprints of the state after so many entries."""

    def upto(self, keep: int) -> "Record":
        """The record of the first `keep` entries, to be written on alone."""
        record = Record(self.game, self.version, self.seats, self.settings, self.cards, self.commitment)
        record.entries = self.entries[:keep]
        record.fingerprints = {at: mark for at, mark in self.fingerprints.items() if at <= keep}
        return record

    def to_json(self, actions: Actions) -> Json:
        """The record as JSON data, with a seal over the whole."""
        content: Json = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "settings": self.settings,
            "commitment": self.commitment,
            "entries": [entry.to_json(actions) for entry in self.entries],
            "fingerprints": {str(at): self.fingerprints[at] for at in sorted(self.fingerprints)},
        }
        if self.cards is not None:
            content["cards"] = self.cards
        content["seal"] = seal(content)
        return content

    def text(self, actions: Actions) -> str:
        """The record as a file: readable, one entry a line."""
        return file_of(self.to_json(actions))


def file_of(content: Json) -> str:
    """The JSON data of a record as a file."""
    bare = dict(content)
    entries = bare.pop("entries")
    head = json.dumps(bare, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f'{head[:-2]},\n "entries": [\n{lines}\n ]\n}}\n'


def seal(content: Json) -> str:
    """Digest of everything in a record but the seal itself."""
    bare = {key: value for key, value in content.items() if key != "seal"}
    return hashlib.sha256(canonical(bare).encode()).hexdigest()


def read_record(data: object, actions: Actions) -> Record:
    """A record from its JSON data; refuses anything truncated, edited or of another format."""
    if not isinstance(data, dict) or data.get("format") not in (1, FORMAT):
        raise BrokenRecord("this is not a record of a match", "record-none")
    if not is_sealed(data):
        text = "the record has been changed since it was written (its seal does not fit)"
        raise BrokenRecord(text, "record-changed")
    if data["format"] == 1:
        data = {OLD_KEYS.get(key, key): value for key, value in data.items()} | {"fingerprints": {}}
    for key, kind in FIELDS.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise lacks(key)
    cards = data.get("cards")
    if cards is not None and not isinstance(cards, dict):
        raise lacks("cards")
    record = Record(data["game"], data["version"], data["seats"], data["settings"], cards, data["commitment"])
    for at, mark in data["fingerprints"].items():
        if not at.isdecimal() or len(at) > 9 or not isinstance(mark, str):
            raise lacks("fingerprints")
        record.fingerprints[int(at)] = mark
    record.entries = [read_entry(entry, actions, i) for i, entry in enumerate(data["entries"])]
    return record


def is_sealed(data: Json) -> bool:
    """Whether a record bears the seal it was written with; nothing that cannot be text or JSON ever did."""
    try:
        return bool(data.get("seal") == seal(data))
    except (UnicodeEncodeError, RecursionError):
        return False


def lacks(field: str) -> BrokenRecord:
    return BrokenRecord(f"the record lacks or misspells {field!r}", "record-lacks", {"what": field})


def parse_record(text: str) -> Json:
    """The JSON data of a record file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BrokenRecord("the record is truncated or not JSON", "record-truncated") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BrokenRecord("this is not a record of a match", "record-none")
    return data
