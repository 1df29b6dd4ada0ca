"""Every ending of every game is kept as a finished game that replays."""

import json

import pytest

from tests.records.kept import folder_of, kept, replayed, text_of
from undercroft import games
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.laws import replay_agrees
from undercroft.engine.match import Match
from undercroft.engine.record import read_record

ONE_PER_ENDING = ("goblin-vaults", "emerald-skulls", "vault-wars")
"""Vast keeps one for each ending of each role set; see its own folder."""
EVERY = [(game, ending) for game in ONE_PER_ENDING for ending in games.find(game).endings]


@pytest.mark.parametrize("game", ONE_PER_ENDING)
def test_there_is_a_record_of_every_ending(game: str) -> None:
    assert {path.stem for path in folder_of(game).glob("*.json")} - {"fingerprints"} == set(games.find(game).endings)


@pytest.mark.parametrize(("game", "ending"), EVERY)
def test_a_finished_game_replays_to_its_ending(game: str, ending: str) -> None:
    record = kept(game, ending)
    match, outcome = replayed(game, ending)
    assert outcome.ending == ending
    assert len(record.fingerprints) >= 3, "fingerprints along the way were compared"
    assert match.fingerprint() == record.fingerprints[max(record.fingerprints)]
    replay_agrees(match)


@pytest.mark.parametrize(("game", "ending"), EVERY)
def test_a_record_can_be_opened_in_the_middle_and_played_on(game: str, ending: str) -> None:
    record = kept(game, ending)
    middle = len(record.entries) // 2
    match = Match.replay(games.find(game), record, upto=middle)
    for entry in record.entries[middle:]:
        match.repeat(entry)
    assert match.outcome is not None
    assert match.outcome.ending == ending


@pytest.mark.parametrize("game", ONE_PER_ENDING)
def test_a_changed_answer_breaks_the_seal(game: str) -> None:
    found = games.find(game)
    data = json.loads(text_of(game, found.endings[0]))
    answers = [entry for entry in data["entries"] if entry[0] != "luck"]
    one = answers[-1]
    other = next(entry for entry in answers if entry[1] != one[1])
    one[1] = other[1]
    with pytest.raises(BrokenRecord, match="seal"):
        read_record(data, found.actions)
