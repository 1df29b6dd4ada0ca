"""An owner's card file: which Tribe symbol is on the back of which tile, and nothing else."""

from typing import Any

import pytest

from undercroft import games
from undercroft.engine.errors import BadCards
from undercroft.engine.match import Match
from undercroft.engine.record import read_record
from undercroft.games.vast.cards import TILE_SYMBOL, TILES

GAME = games.find("vast")
FANGS = TILES[TILE_SYMBOL.index(0)]
BONES = TILES[TILE_SYMBOL.index(1)]
SWAPPED = {"tile": [{"id": FANGS, "symbol": "bones"}, {"id": BONES, "symbol": "fangs"}], "file": "mine.toml"}


def start(cards: dict[str, Any]) -> Match:
    return Match.start(GAME, {"roles": "goblins-cave"}, seats=2, seed=3, cards=cards)


def test_a_corrected_symbol_is_what_everybody_sees_on_the_dark_side() -> None:
    changed = [
        (mine["symbol"], other["symbol"])
        for seed in range(12)
        for mine, other in zip(
            Match.start(GAME, {}, seats=2, seed=seed).view(0)["table"]["tiles"],
            Match.start(GAME, {}, seats=2, seed=seed, cards=SWAPPED).view(0)["table"]["tiles"],
            strict=True,
        )
        if not mine["lit"] and mine["symbol"] != other["symbol"]
    ]
    assert changed
    assert set(changed) <= {("fangs", "bones"), ("bones", "fangs")}


def test_a_record_keeps_the_tiles_it_was_played_with() -> None:
    match = start(SWAPPED)
    assert match.record is not None
    again = Match.replay(GAME, read_record(match.record.to_json(GAME.actions), GAME.actions))
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize(
    ("tables", "says"),
    [
        ({"tile": [{"id": "z99", "symbol": "eye"}]}, "mine.toml: tile z99: id must be one of entrance, a01"),
        ({"tile": [{"id": FANGS, "symbol": "claw"}]}, f"mine.toml: tile {FANGS}: symbol must be one of fangs, bones"),
        ({"tile": [{"id": FANGS, "open": "NS"}]}, f"mine.toml: tile {FANGS}: open cannot be corrected"),
        ({"tile": [{"id": FANGS, "walls": "NS"}]}, f"mine.toml: tile {FANGS}: there is no field 'walls'"),
        ({"tile": [{"id": "entrance", "symbol": "eye"}]}, "mine.toml: tile entrance: has no symbol"),
        ({"tile": [{"id": FANGS, "symbol": "bones"}]}, "mine.toml: there are 17 tiles with the symbol fangs, not 16"),
        ({"monster": [{"id": "ogre", "strength-discs": 3}]}, "mine.toml: unknown table 'monster'; known: tile"),
    ],
)
def test_a_bad_card_file_is_refused_with_file_entry_and_reason(tables: dict[str, Any], says: str) -> None:
    with pytest.raises(BadCards) as refused:
        start({"file": "mine.toml", **tables})
    assert str(refused.value).startswith(says)
