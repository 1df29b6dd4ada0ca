"""Finished games, one per ending. A record was written by `undercroft record goblin-vaults`:

| file | options |
|---|---|
| glavrun-wins.json | `--seats 1 --seed 1 --option level=easy` |
| glavrun-beaten.json | `--seats 1 --seed 3 --option level=easy` |
| highest-total.json | `--seats 4 --seed 1 --preset advanced` |
| most-tokens.json | `--seats 5 --seed 1 --preset first-game` |
| shared-victory.json | `--seats 2 --seed 7` |
"""

from tests.records.kept import replayed
from undercroft import games


def test_the_endings_say_what_happened() -> None:
    outcomes = {ending: replayed("goblin-vaults", ending)[1] for ending in games.find("goblin-vaults").endings}
    shared, tokens = outcomes["shared-victory"], outcomes["most-tokens"]
    assert len(shared.winners) == 2
    assert len(tokens.winners) == 1
    best = [seat for seat, total in enumerate(tokens.totals()) if total == max(tokens.totals())]
    assert len(best) == 2
    held = [tokens.scores[seat]["tokens"] for seat in best]
    assert tokens.winners == [best[held.index(max(held))]]
