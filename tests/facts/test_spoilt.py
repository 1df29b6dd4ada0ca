"""The checks can say no: a fact whose number is off by one is refused."""

from collections import Counter
from contextlib import suppress

import pytest

from tests.facts.claims import Claim, Walk, checks_of
from undercroft import games
from undercroft.bots import Chair, make_bot
from undercroft.engine.match import Match

SAMPLED = {"gv-wins", "vw-may-hold", "es-average", "es-bust", "es-likely"}
"""Kinds that count worlds or turns played out: off by one they may still be true."""


class Spoiling(Walk):
    """Goes the same way, but adds one to every number before it is checked."""

    def look(self, match: Match, seat: int, number: int, where: str) -> None:
        self.decisions += 1
        reason = make_bot("adept", self.game).explain(Chair(match, seat), number)
        for answer, facts in ((reason.number, reason.facts), (reason.instead, reason.against)):
            for kind, args in facts:
                for name, value in args.items():
                    if kind not in SAMPLED and isinstance(value, int | float) and not isinstance(value, bool):
                        claim = Claim(match, seat, answer, kind, {**args, name: value + 1})
                        self.checked[kind] += 1
                        with suppress(IndexError):
                            if self.checks[kind](claim):
                                self.wrong.append(f"{kind} {claim.args}")


@pytest.mark.parametrize("key", [key for key in games.all_keys() if checks_of(key) and key != "vast"])
def test_a_number_that_is_off_by_one_is_refused(key: str) -> None:
    walk = Spoiling(key)
    walk.go(40)
    believed = Counter(line.partition(" ")[0] for line in walk.wrong)
    blind = [kind for kind, count in believed.items() if count == walk.checked[kind]]
    assert not blind, f"these checks believe anything: {blind}"
    assert sum(believed.values()) < sum(walk.checked.values()) / 10, "\n".join(walk.wrong[:10])
