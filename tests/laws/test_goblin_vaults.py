"""The thirteen laws on Goblin Vaults: every table size, several option sets, and many random games."""

import json
from typing import Any

import pytest

from undercroft import games
from undercroft.engine.faces import bit
from undercroft.engine.laws import components_are_conserved, walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.simulate import Task, run

GAME = games.find("goblin-vaults")
LOOT = GAME.domains["card"].values
ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "hard", "suit-goal-count": 4}),
    (2, GAME.presets["first-game"]),
    (3, {"suits": ["coins"], "suit-goals": ["ossuary"], "first-player": "2"}),
    (4, {**GAME.presets["advanced"], "basic-goal": "twin-locks"}),
    (5, {"suit-goal-count": 6}),
]


@ALL_SEATS
@pytest.mark.parametrize("seed", [1, 2])
def test_all_laws_hold(seats: int, seed: int) -> None:
    walk(Match.start(GAME, {}, seats=seats, seed=seed), Luck.of(f"laws {seed}"), every=7)


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_all_laws_hold_under_other_options(seats: int, options: dict[str, Any]) -> None:
    walk(Match.start(GAME, options, seats=seats, seed=3), Luck.of("options"), every=9)


@ALL_SEATS
def test_two_hundred_random_games_end_lawfully(seats: int) -> None:
    result = run(Task("goblin-vaults", seats, 1000, 200, GAME.choose(seats, {}), ("random",), None))
    assert result["failures"] == []
    assert result["finished"] == 200
    assert set(result["endings"]) <= set(GAME.endings)
    assert result["decisions"] <= 200 * GAME.max_decisions


@ALL_SEATS
def test_cards_and_gears_are_conserved_at_every_decision(seats: int) -> None:
    match = Match.start(GAME, {}, seats=seats, seed=11)
    luck = Luck.of(11)
    at_start = match.state.census()
    assert at_start == {"gear tokens": 26, "loot cards": 0}
    while match.waiting is not None:
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
        components_are_conserved(match, at_start)
        state: Any = match.state
        zones = [*state.deck, *state.block, state.warden, *state.glavrun_deck, *state.glavrun_pile]
        for group in (*state.hands, *state.bids, *state.vaults):
            zones += [card for card in group if card >= 0]
        assert sorted(zones) == list(range(len(match.state.faces.face))), "each card lies in exactly one place"


@ALL_SEATS
def test_no_view_or_log_ever_names_a_card_its_viewer_has_not_seen(seats: int) -> None:
    match = Match.start(GAME, {}, seats=seats, seed=12)
    luck = Luck.of(12)
    while match.waiting is not None:
        faces = match.state.faces
        for viewer in [None, *range(seats)]:
            mask = bit(-1 if viewer is None else viewer)
            log = [event.to_json() for event in match.events(viewer)]
            text = json.dumps([match.view(viewer), log])
            for card in range(len(faces.face)):
                if not faces.seen[card] & mask:
                    assert f'"{LOOT[faces.face[card]]}"' not in text
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))


def test_no_question_offers_more_than_about_a_hundred_answers() -> None:
    most = 0
    for seed in range(20):
        match = Match.start(GAME, {}, seats=5, seed=seed, recording=False)
        luck = Luck.of(seed)
        while match.waiting is not None:
            seat = match.next_seat()
            options = match.legal_actions(seat)
            most = max(most, len(options))
            match.play(seat, options.nth(luck.below(len(options))))
    assert most <= 120
