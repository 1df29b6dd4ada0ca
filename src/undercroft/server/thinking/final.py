"""Whether an answer can be taken back without asking anybody, told before it is given."""

from undercroft.engine.luck import Luck
from undercroft.server.table.conditions import asked
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import new_seed
from undercroft.server.thinking.answers import Finality

WORLDS = 3
"""Imagined worlds an answer is tried in; what only some of them reveal is found in one of these."""


def finality(table: TableState, seat: int, decision: int, number: int) -> Finality:
    """Whether this answer would be beyond a free undo. Raises `Refused` if it cannot be given now.

    The answer is tried in worlds the seat cannot rule out, so the verdict tells nothing about the true one.
    """
    match = asked(table, seat, decision)
    if number not in match.legal_actions(seat):
        raise Refused("not-an-option")
    # Where nobody else plays, everything can be taken back.
    if table.alone(seat):
        return Finality(final=False)
    worlds = (match.imagine(seat, Luck.of(new_seed(16))) for _ in range(WORLDS))
    return Finality(
        final=any(number not in world.legal_actions(seat) or world.is_final(seat, number) for world in worlds)
    )
