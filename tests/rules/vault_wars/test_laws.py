"""The laws on Vault Wars that a census does not show: every single card is in one place, at every table size."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.vault_wars.table import GAME, ITEMS
from undercroft.engine.laws import components_are_conserved, some_seat
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vault_wars.reading import shipped_cards

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@ALL_SEATS
@pytest.mark.rule("VW-017", "VW-173", "VW-200", "VW-212")
def test_gold_and_every_single_card_are_conserved_at_every_decision(seats: int) -> None:
    match = Match.start(GAME, {"workers": True}, seats=seats, seed=11)
    luck = Luck.of(11)
    at_start = match.state.census()
    assert at_start == {"items": 73, "vaults": 16, "workers": 12, "heroes": 10, "gold": 0}
    box = Counter({face: count for face, count in enumerate(shipped_cards().copies) if count})
    while match.waiting is not None:
        seat = some_seat(match.waiting, luck)
        numbers = match.numbers(seat)
        match.play(seat, numbers[luck.below(len(numbers))])
        components_are_conserved(match, at_start)
        state: Any = match.state
        faces = [*state.deck, *state.sunk, *state.secret, *state.open, *state.trash]
        faces += [*state.bidding_deck, *state.bidding_shown, *state.bidding_aside]
        faces += [face for pile in (*state.piles, *state.equipped) for face in pile]
        assert Counter(faces) == box
        assert min(state.gold) >= 0
    assert len(ITEMS) == 27
