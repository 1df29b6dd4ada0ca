"""Golden playthroughs: fingerprints of fixed seeds along the first decisions of a game, for each number of seats.

A change here is a change of the rules (or of luck): raise the game's version and write them anew with
`python -m tests.records.emerald_skulls.golden`.
"""

import json
from pathlib import Path

from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

FILE = Path(__file__).parent / "fingerprints.json"
TABLES = [
    (seats, cards) for seats in range(1, 9) for cards in ("standard", "advanced") if seats > 1 or cards == "standard"
]
EVERY = 60
MARKS = 8


def marks(seats: int, cards: str) -> list[str]:
    """The fingerprints of one game at random, as far as it is followed."""
    match = Match.start(
        games.find("emerald-skulls"), {"betting-cards": cards}, seats=seats, seed=seats, recording=False
    )
    luck = Luck.of(f"golden {seats}")
    found = [match.fingerprint()]
    while match.waiting is not None and len(found) < MARKS:
        match.playout(luck, EVERY)
        found.append(match.fingerprint())
    return found


def all_marks() -> dict[str, list[str]]:
    return {f"{seats} seats, {cards}": marks(seats, cards) for seats, cards in TABLES}


if __name__ == "__main__":
    FILE.write_text(json.dumps(all_marks(), indent=1) + "\n", encoding="utf-8")
