"""Whether an answer can be taken back without asking anybody, told before it is given."""

import secrets

from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import CHANCE
from undercroft.server import messages as say
from undercroft.server.facts import Facts
from undercroft.server.plans import running
from undercroft.server.refusals import Refused

WORLDS = 3
"""Imagined worlds an answer is tried in; what only some of them reveal is found in one of these."""


def finality(facts: Facts, seat: int, decision: int, number: int) -> say.Finality:
    """Whether this answer would be beyond a free undo. Raises `Refused` if it cannot be given now.

    The answer is tried in worlds the seat cannot rule out, so the verdict tells nothing about the true one.
    """
    match = running(facts)
    if not match.legal_actions(seat):
        raise Refused("not-asked")
    if facts.decision(seat) != decision:
        raise Refused("stale-decision")
    if number not in match.legal_actions(seat):
        raise Refused("not-an-option")
    # Where nobody else plays, everything can be taken back.
    if not facts.others(seat):
        return say.Finality(final=False)
    return say.Finality(final=any(_crosses(_world(match, seat), seat, number) for _ in range(WORLDS)))


def _world(match: Match, seat: int) -> Match:
    world = match.imagine(seat, Luck.of(secrets.token_hex(16)))
    # Luck need not be tried: that it is called for is enough.
    world.pause_at_chance = True
    return world


def _crosses(world: Match, seat: int, number: int) -> bool:
    """Whether the answer calls for luck, reveals something or puts a question to somebody else."""
    asked, news = _asked(world), world.state.reveal_count()
    if number not in world.legal_actions(seat):
        return True
    world.play(seat, number)
    waiting = world.waiting
    if waiting is None or waiting.kind >= CHANCE or world.state.reveal_count() != news:
        return True
    return bool(_asked(world) - asked - {seat})


def _asked(match: Match) -> set[int]:
    return set(match.waiting.seats()) if match.waiting is not None else set()
