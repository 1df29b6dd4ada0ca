"""Every ending of every finished game is kept as a record that replays."""

import json

import pytest

from tests.kit.every import FINISHED
from tests.records.kept import ending_of, kept, names, replayed, shortest, text_of
from undercroft import games
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.laws import replay_agrees
from undercroft.engine.match import Match
from undercroft.engine.record import read_record

ONE_PER_ENDING = [(game, name) for game in FINISHED for name in sorted(shortest(game).values())]


@pytest.mark.parametrize("game", FINISHED)
def test_every_ending_has_a_record(game: str) -> None:
    assert {ending_of(name) for name in names(game)} == set(games.find(game).endings)


@pytest.mark.parametrize(("game", "name"), ONE_PER_ENDING)
def test_a_finished_game_replays_to_its_ending(game: str, name: str) -> None:
    record = kept(game, name)
    match, outcome = replayed(game, name)
    assert outcome.ending == ending_of(name)
    assert record.fingerprints, "fingerprints along the way were compared"
    assert match.fingerprint() == record.fingerprints[max(record.fingerprints)]
    replay_agrees(match)


@pytest.mark.parametrize(("game", "name"), ONE_PER_ENDING)
def test_a_record_can_be_opened_in_the_middle_and_played_on(game: str, name: str) -> None:
    record = kept(game, name)
    middle = len(record.entries) // 2
    match = Match.replay(games.find(game), record, upto=middle)
    for entry in record.entries[middle:]:
        match.repeat(entry)
    assert match.outcome is not None
    assert match.outcome.ending == ending_of(name)


@pytest.mark.parametrize("game", FINISHED)
def test_a_changed_answer_breaks_the_seal(game: str) -> None:
    data = json.loads(text_of(game, names(game)[0]))
    answers = [entry for entry in data["entries"] if entry[0] != "luck"]
    one = answers[-1]
    other = next(entry for entry in answers if entry[1] != one[1])
    one[1] = other[1]
    with pytest.raises(BrokenRecord, match="seal"):
        read_record(data, games.find(game).actions)
