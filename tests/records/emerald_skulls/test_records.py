"""Finished games, one per ending, by `undercroft record emerald-skulls --bots adept`:

| file | options |
|---|---|
| outsmarted.json | `--seats 1 --seed 1 --preset in-turn` |
| cashed-out.json | `--seats 1 --seed 4 --preset in-turn` |
| most-gears.json | `--seats 2 --seed 1 --preset in-turn` |
| most-cubes.json | `--seats 3 --seed 55 --preset advanced` |
| last-tumbler.json | `--seats 3 --seed 1 --preset advanced` |
"""

import pytest

from tests.records.kept import replayed


@pytest.mark.rule("ES-093", "ES-094")
def test_ties_were_decided_by_cubes_and_by_the_later_turn() -> None:
    match, outcome = replayed("emerald-skulls", "most-cubes")
    tied = [seat for seat, total in enumerate(outcome.totals()) if total == max(outcome.totals())]
    cubes = [match.view(None)["table"]["players"][seat]["cubes"] for seat in tied]
    assert len(tied) == 2
    assert outcome.winners == [tied[cubes.index(max(cubes))]]
    match, outcome = replayed("emerald-skulls", "last-tumbler")
    tied = [seat for seat, total in enumerate(outcome.totals()) if total == max(outcome.totals())]
    turns = [event.args["seat"] for event in match.history().events if event.key == "turn-began"]
    latest = max(tied, key=lambda seat: len(turns) - turns[::-1].index(seat))
    assert outcome.winners == [latest]


@pytest.mark.rule("ES-191")
def test_alone_one_wins_with_more_gears_than_the_opposition() -> None:
    for ending in ("cashed-out", "outsmarted"):
        _, outcome = replayed("emerald-skulls", ending)
        rivals = outcome.others["vrax-and-kur"]["gears"]
        assert (outcome.totals()[0] > rivals) == (ending == "cashed-out")
