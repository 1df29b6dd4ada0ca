"""The laws on Goblin Vaults that a census does not show: every card is in one place, and nobody reads an unseen one."""

import json
from typing import Any

import pytest

from tests.kit.every import played_at_random
from undercroft import games
from undercroft.engine.faces import bit
from undercroft.engine.laws import components_are_conserved
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

GAME = games.find("goblin-vaults")
LOOT = GAME.domains["card"].values
ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


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
    for _ in played_at_random(match, Luck.of(12)):
        faces = match.state.faces
        for viewer in [None, *range(seats)]:
            mask = bit(-1 if viewer is None else viewer)
            log = [event.to_json() for event in match.events(viewer)]
            text = json.dumps([match.view(viewer), log])
            for card in range(len(faces.face)):
                if not faces.seen[card] & mask:
                    assert f'"{LOOT[faces.face[card]]}"' not in text


@pytest.mark.parametrize("seats", [2, 5])
def test_at_first_nobody_has_seen_the_deck_or_another_hand(seats: int) -> None:
    match = Match.start(GAME, {}, seats=seats, seed=3)
    state: Any = match.state
    for seat in range(seats):
        unseen = [*state.deck, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
        assert [state.faces.known(card, seat) for card in unseen] == [-1] * len(unseen)


@ALL_SEATS
def test_no_game_is_longer_than_it_says(seats: int) -> None:
    match = Match.start(GAME, {}, seats=seats, seed=4)
    assert match.playout(Luck.of(4)) <= GAME.max_decisions <= 5 * (1 + 9 * 4)
