"""Golden games: fingerprints of fixed seeds along the way, and whole games to read.

`fingerprints.json` says of each case what is played (seats, settings, seed), and holds the fingerprints after every so
many random decisions. Beside it, `<record>.txt` tells a kept record in words, one line a decision. A change of either
is a change of the rules, of luck or of words: look at it, raise the game's version if the rules changed, and write
both anew with `PYTHONPATH=src python -m tests.records.golden [GAME ...]`.
"""

import json
import sys
from typing import Any

from tests.kit.every import FINISHED
from tests.records.kept import folder_of, kept, names, text_of
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.terminal.playthrough import playthrough
from undercroft.words import Words

Case = dict[str, Any]


def cases(game: str) -> list[Case]:
    found: list[Case] = json.loads((folder_of(game) / "fingerprints.json").read_text(encoding="utf-8"))
    return found


def marks(game: str, case: Case) -> list[str]:
    """The fingerprints of a case at random, to its end or as far as the case goes."""
    match = Match.start(games.find(game), case["settings"], seats=case["seats"], seed=case["seed"], recording=False)
    luck = Luck.of(f"golden {case['seed']}")
    found = [match.fingerprint()]
    while match.waiting is not None and len(found) < len(case["marks"]):
        match.playout(luck, case["every"])
        found.append(match.fingerprint())
    return found


def told(game: str, name: str) -> str:
    """A kept record in English words."""
    return "\n".join(playthrough(kept(game, name), Words("en", games.find(game)))) + "\n"


def readable(game: str) -> list[str]:
    """The kept records that are told in words."""
    return sorted(path.stem for path in folder_of(game).glob("*.txt"))


def write(game: str) -> None:
    """Write fingerprints and playthroughs anew; the shortest record is told if none is yet."""
    lines = [json.dumps({**case, "marks": marks(game, case)}) for case in cases(game)]
    (folder_of(game) / "fingerprints.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    for name in readable(game) or [min(names(game), key=lambda name: len(text_of(game, name)))]:
        (folder_of(game) / f"{name}.txt").write_text(told(game, name), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or FINISHED:
        write(each)
