"""Finished games, one per ending. A record was written by `undercroft record vault-wars`:

| file | options |
|---|---|
| most-points.json | `--seats 4 --seed 1 --option workers=yes` |
| tie-break.json | `--seats 3 --seed 7 --option draft=no` |
| mysterious-beaten.json | `--seats 2 --seed 125` |
| mysterious-wins.json | `--seats 2 --seed 1 --option workers=yes` |
"""

import pytest

from tests.records.kept import replayed
from undercroft import games


@pytest.mark.rule("VW-102", "VW-103", "VW-141", "VW-186", "VW-209")
def test_the_endings_say_what_happened() -> None:
    outcomes = {ending: replayed("vault-wars", ending)[1] for ending in games.find("vault-wars").endings}
    won, tied = outcomes["most-points"], outcomes["tie-break"]
    beaten, lost = outcomes["mysterious-beaten"], outcomes["mysterious-wins"]
    assert won.winners == [won.totals().index(max(won.totals()))]
    assert tied.totals().count(max(tied.totals())) > 1
    assert len(tied.winners) == 1
    assert max(beaten.totals()) > sum(beaten.others["mysterious"].values())
    assert max(lost.totals()) <= sum(lost.others["mysterious"].values())
    assert lost.winners == []
