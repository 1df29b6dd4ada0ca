"""Golden playthroughs: the fingerprints of fixed seeds, one every forty decisions, for each number of seats.

A change here is a change of the rules (or of luck): raise the game's version and write them anew with
`python -m tests.records.vault_wars.golden`.
"""

import json
from pathlib import Path

from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

FILE = Path(__file__).parent / "fingerprints.json"
SEATS = (2, 3, 4, 5)
SEEDS = (1, 2)
EVERY = 40


def marks(seats: int, seed: int) -> list[str]:
    """The fingerprints of one game at random, the last one after its end; odd seeds play with workers."""
    settings = {"workers": seed % 2 == 1}
    match = Match.start(games.find("vault-wars"), settings, seats=seats, seed=seed, recording=False)
    luck = Luck.of(f"golden {seed}")
    found = [match.fingerprint()]
    while match.waiting is not None:
        match.playout(luck, EVERY)
        found.append(match.fingerprint())
    return found


def all_marks() -> dict[str, list[str]]:
    return {f"{seats} seats, seed {seed}": marks(seats, seed) for seats in SEATS for seed in SEEDS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(all_marks(), indent=1) + "\n", encoding="utf-8")
