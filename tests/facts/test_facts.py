"""What a reason states is true: every fact of many hinted decisions is checked against the position."""

import os

import pytest

from tests.facts.claims import Walk, checks_of
from undercroft import games

DECISIONS = 40
"""Hinted decisions a game in every run of the tests."""
MANY = int(os.environ.get("UNDERCROFT_FACTS", "10000"))
"""Hinted decisions a game in `make soak`."""


CHECKED = pytest.mark.parametrize("key", [key for key in games.all_keys() if checks_of(key)])


def check(key: str, decisions: int) -> None:
    walk = Walk(key)
    walk.go(decisions)
    print(f"{key}: {walk.decisions} decisions, {sum(walk.checked.values())} facts, {len(walk.wrong)} wrong")
    assert not walk.wrong, "\n" + "\n".join(walk.wrong[:20])
    assert sum(walk.checked.values()) >= walk.decisions // 2


@CHECKED
def test_every_fact_a_reason_states_is_true(key: str) -> None:
    check(key, DECISIONS)


@pytest.mark.soak
@CHECKED
def test_every_fact_of_ten_thousand_hints_is_true(key: str) -> None:
    check(key, MANY)
