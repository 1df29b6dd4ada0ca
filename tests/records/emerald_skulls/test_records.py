"""Finished games, one per ending, and golden playthroughs, by `undercroft record emerald-skulls --bots adept`:

| file | options |
|---|---|
| outsmarted.json | `--seats 1 --seed 1 --preset in-turn` |
| cashed-out.json | `--seats 1 --seed 4 --preset in-turn` |
| most-gears.json | `--seats 2 --seed 1 --preset in-turn` |
| most-cubes.json | `--seats 3 --seed 55 --preset advanced` |
| last-tumbler.json | `--seats 3 --seed 1 --preset advanced` |
"""

import json
from pathlib import Path

import pytest

from tests.records.emerald_skulls.golden import FILE, TABLES, marks
from undercroft import games
from undercroft.engine.laws import replay_agrees
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Record, parse_record, read_record

GAME = games.find("emerald-skulls")
HERE = Path(__file__).parent


def kept(ending: str) -> Record:
    return read_record(parse_record((HERE / f"{ending}.json").read_text(encoding="utf-8")), GAME.actions)


def outcome_of(ending: str) -> tuple[Match, Outcome]:
    match = Match.replay(GAME, kept(ending))
    assert match.outcome is not None
    return match, match.outcome


def test_there_is_a_record_of_every_ending() -> None:
    assert {path.stem for path in HERE.glob("*.json")} - {FILE.stem} == set(GAME.endings)


@pytest.mark.parametrize("ending", GAME.endings)
def test_a_finished_game_replays_to_its_ending(ending: str) -> None:
    record = kept(ending)
    match, outcome = outcome_of(ending)
    assert outcome.ending == ending
    assert match.fingerprint() == record.prints[max(record.prints)]
    replay_agrees(match)


@pytest.mark.rule("ES-093", "ES-094")
def test_ties_were_decided_by_cubes_and_by_the_later_turn() -> None:
    match, outcome = outcome_of("most-cubes")
    tied = [seat for seat, total in enumerate(outcome.totals()) if total == max(outcome.totals())]
    cubes = [match.view(None)["table"]["players"][seat]["cubes"] for seat in tied]
    assert len(tied) == 2
    assert outcome.winners == [tied[cubes.index(max(cubes))]]
    match, outcome = outcome_of("last-tumbler")
    tied = [seat for seat, total in enumerate(outcome.totals()) if total == max(outcome.totals())]
    turns = [event.args["seat"] for _, event in match.log if event.key == "turn-began"]
    latest = max(tied, key=lambda seat: len(turns) - turns[::-1].index(seat))
    assert outcome.winners == [latest]


@pytest.mark.rule("ES-191")
def test_alone_one_wins_with_more_gears_than_the_opposition() -> None:
    for ending in ("cashed-out", "outsmarted"):
        _, outcome = outcome_of(ending)
        rivals = outcome.others["vrax-and-kur"]["gears"]
        assert (outcome.totals()[0] > rivals) == (ending == "cashed-out")


@pytest.mark.parametrize(("seats", "cards"), TABLES)
def test_fixed_seeds_play_to_the_same_fingerprints(seats: int, cards: str) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    assert marks(seats, cards) == golden[f"{seats} seats, {cards}"]
