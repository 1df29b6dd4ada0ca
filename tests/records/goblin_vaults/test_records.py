"""Finished games, one per ending, and golden playthroughs. A record was written by `undercroft record goblin-vaults`:

| file | options |
|---|---|
| glavrun-wins.json | `--seats 1 --seed 1 --option level=easy` |
| glavrun-beaten.json | `--seats 1 --seed 3 --option level=easy` |
| highest-total.json | `--seats 4 --seed 1 --preset advanced` |
| most-tokens.json | `--seats 5 --seed 1 --preset first-game` |
| shared-victory.json | `--seats 2 --seed 7` |
"""

import json
from pathlib import Path

import pytest

from tests.records.goblin_vaults.golden import FILE, SEATS, SEEDS, marks
from undercroft import games
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.laws import replay_agrees
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record

GAME = games.find("goblin-vaults")
HERE = Path(__file__).parent


def kept(ending: str) -> Record:
    return read_record(parse_record((HERE / f"{ending}.json").read_text(encoding="utf-8")), GAME.actions)


def test_there_is_a_record_of_every_ending() -> None:
    files = {path.stem for path in HERE.glob("*.json")} - {FILE.stem}
    assert files == set(GAME.endings)


@pytest.mark.parametrize("ending", GAME.endings)
def test_a_finished_game_replays_to_its_ending(ending: str) -> None:
    record = kept(ending)
    match = Match.replay(GAME, record)
    assert match.outcome is not None
    assert match.outcome.ending == ending
    assert len(record.prints) >= 3, "fingerprints along the way were compared"
    assert match.fingerprint() == record.prints[max(record.prints)]
    replay_agrees(match)


@pytest.mark.parametrize("ending", GAME.endings)
def test_a_record_can_be_opened_anywhere_and_played_on(ending: str) -> None:
    record = kept(ending)
    middle = len(record.entries) // 2
    match = Match.replay(GAME, record, upto=middle)
    assert match.waiting is not None
    rest = [entry for entry in record.entries[middle:] if entry.seat >= 0]
    for entry in rest:
        match.play(entry.seat, entry.number)
    assert match.outcome is not None
    assert match.outcome.ending == ending


def test_the_endings_say_what_happened() -> None:
    outcomes = {ending: Match.replay(GAME, kept(ending)).outcome for ending in GAME.endings}
    shared, tokens = outcomes["shared-victory"], outcomes["most-tokens"]
    assert shared is not None
    assert tokens is not None
    assert len(shared.winners) == 2
    assert len(tokens.winners) == 1
    best = [seat for seat, total in enumerate(tokens.totals()) if total == max(tokens.totals())]
    assert len(best) == 2
    held = [tokens.scores[seat]["tokens"] for seat in best]
    assert tokens.winners == [best[held.index(max(held))]]


def test_a_changed_answer_breaks_the_seal() -> None:
    data = json.loads((HERE / "most-tokens.json").read_text(encoding="utf-8"))
    data["entries"][-1][1] = "store 1" if data["entries"][-1][1] != "store 1" else "store 2"
    with pytest.raises(BrokenRecord, match="seal"):
        read_record(data, GAME.actions)


@pytest.mark.parametrize("seats", SEATS)
def test_fixed_seeds_play_to_the_same_fingerprints(seats: int) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    for seed in SEEDS:
        assert marks(seats, seed) == golden[f"{seats} seats, seed {seed}"]
