"""The laws on Vast: role sets of every size, with Terrain and at the ends of the level scale."""

from typing import Any

import pytest

from undercroft import games
from undercroft.engine.laws import components_are_conserved, walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import ROLE_SETS

GAME = games.find("vast")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("knight", {"solo-level": "hard", "terrain": True}),
    ("goblins", GAME.presets["shortest"]),
    ("dragon", {"dragon-level": "easiest"}),
    ("thief", {"terrain": True}),
    ("knight-cave", {"cave-level": "expert"}),
    ("knight-thief", {"knight-against-thief": "5"}),
    ("goblins-dragon", {"terrain": True}),
    ("knight-goblins-thief", GAME.presets["longest"]),
    ("knight-dragon-cave", {"collapse-variant": "4"}),
    ("knight-goblins-dragon-thief", {"gentle-collapse": True, "terrain": True}),
    ("knight-goblins-dragon-cave-thief", {"terrain": True, **GAME.presets["shortest"]}),
]


@pytest.mark.parametrize(("roles", "options"), TABLES)
def test_all_laws_hold(roles: str, options: dict[str, Any]) -> None:
    match = Match.start(GAME, {"roles": roles, **options}, seats=len(roles.split("-")), seed=5)
    walk(match, Luck.of("laws of vast"), every=41)
    assert match.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("roles", ROLE_SETS)
@pytest.mark.parametrize("terrain", [False, True])
def test_random_games_of_every_role_set_end_lawfully(roles: str, terrain: bool) -> None:
    for seed in range(3):
        settings = {"roles": roles, "terrain": terrain}
        match = Match.start(GAME, settings, seats=len(roles.split("-")), seed=seed, recording=False)
        at_start = match.state.census()
        decisions = match.playout(Luck.of(seed), GAME.max_decisions)
        assert match.outcome is not None
        assert match.outcome.ending in GAME.endings
        assert decisions < GAME.max_decisions
        components_are_conserved(match, at_start)
