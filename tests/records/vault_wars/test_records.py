"""Finished games, one per ending, and golden playthroughs. A record was written by `undercroft record vault-wars`:

| file | options |
|---|---|
| most-points.json | `--seats 4 --seed 1 --option workers=yes` |
| tie-break.json | `--seats 3 --seed 7 --option draft=no` |
| mysterious-beaten.json | `--seats 2 --seed 125` |
| mysterious-wins.json | `--seats 2 --seed 1 --option workers=yes` |
"""

import json
from pathlib import Path

import pytest

from tests.records.vault_wars.golden import FILE, SEATS, SEEDS, marks
from undercroft import games
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.laws import replay_agrees
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record

GAME = games.find("vault-wars")
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
def test_a_record_can_be_opened_anywhere_and_says_the_same(ending: str) -> None:
    record = kept(ending)
    for upto in range(0, len(record.entries), 37):
        match = Match.replay(GAME, record, upto=upto)
        assert match.outcome is None
        assert match.state.census()["gold"] == 0


@pytest.mark.rule("VW-102", "VW-103", "VW-141", "VW-186", "VW-209")
def test_the_endings_say_what_happened() -> None:
    outcomes = {ending: Match.replay(GAME, kept(ending)).outcome for ending in GAME.endings}
    won, tied = outcomes["most-points"], outcomes["tie-break"]
    beaten, lost = outcomes["mysterious-beaten"], outcomes["mysterious-wins"]
    assert won is not None
    assert tied is not None
    assert beaten is not None
    assert lost is not None
    assert won.winners == [won.totals().index(max(won.totals()))]
    assert tied.totals().count(max(tied.totals())) > 1
    assert len(tied.winners) == 1
    assert max(beaten.totals()) > sum(beaten.others["mysterious"].values())
    assert max(lost.totals()) <= sum(lost.others["mysterious"].values())
    assert lost.winners == []


def test_a_changed_answer_breaks_the_seal() -> None:
    data = json.loads((HERE / "tie-break.json").read_text(encoding="utf-8"))
    data["entries"][-1][1] = "choose-hero rogue"
    data["entries"][-2][1] = "pass"
    with pytest.raises(BrokenRecord, match="seal"):
        read_record(data, GAME.actions)


@pytest.mark.parametrize("seats", SEATS)
def test_fixed_seeds_play_to_the_same_fingerprints(seats: int) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    for seed in SEEDS:
        assert marks(seats, seed) == golden[f"{seats} seats, seed {seed}"]
