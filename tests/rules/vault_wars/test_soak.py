"""A hundred thousand looks at re-dealt worlds, with fresh seeds; whole games are walked by `undercroft fuzz`."""

import os

import pytest

from tests.kit.every import played_at_random
from tests.rules.vault_wars.table import GAME
from tests.rules.vault_wars.test_knowledge import outside
from undercroft.engine.laws import first_difference
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]


def fresh() -> int:
    return int.from_bytes(os.urandom(4), "big")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hundred_thousand_re_dealt_worlds_look_the_same(seats: int) -> None:
    compared = 0
    while compared < 25_000:
        seed = fresh()
        options = {"workers": seed % 2 == 0, "draft": seed % 3 > 0, "standing-orders": seed % 5 == 0}
        match = Match.start(GAME, options, seats=seats, seed=seed, recording=False)
        luck = Luck.of(seed)
        for _ in played_at_random(match, luck):
            seat = luck.below(seats)
            mine, theirs = outside(match, seat), outside(match.imagine(seat, luck), seat)
            assert mine == theirs, f"seed {seed}: {first_difference(mine, theirs)}"
            compared += 1
