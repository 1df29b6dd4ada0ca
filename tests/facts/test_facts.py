"""What a reason states is true: every fact of many hinted decisions is checked against the position."""

import os

import pytest

from tests.facts.claims import Walk, checks_of
from undercroft import games

DECISIONS = int(os.environ.get("UNDERCROFT_FACTS", "60"))
"""Hinted decisions a game; `make soak` looks at ten thousand."""


@pytest.mark.parametrize("key", [key for key in games.all_keys() if checks_of(key)])
def test_every_fact_a_reason_states_is_true(key: str) -> None:
    walk = Walk(key)
    walk.go(DECISIONS)
    print(f"{key}: {walk.decisions} decisions, {sum(walk.checked.values())} facts, {len(walk.wrong)} wrong")
    assert not walk.wrong, "\n" + "\n".join(walk.wrong[:20])
    assert sum(walk.checked.values()) >= walk.decisions // 2
