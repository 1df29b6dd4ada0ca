"""The one place where a game of Vast ends."""

from undercroft.engine.outcome import Outcome
from undercroft.games.vast.state import Vast

ENDINGS = (
    "dragon-slain",
    "knight-escaped",
    "knight-slain",
    "knight-ambushed",
    "crystals-smashed",
    "dragon-left",
    "everyone-buried",
    "cave-collapsed",
    "thief-stashed",
)


def check(g: Vast) -> bool:
    """End the game if a goal is reached; the caller must return at once. Rule: VA-G004

    The role whose turn it is comes first, then turn order. Bundles of absent roles speak too: the absent Cave
    collapses on everybody, absent Goblins may have ambushed the Knight to death.
    """
    order = list(range(len(g.book.roles)))
    if g.active >= 0:
        order.remove(g.active)
        order.insert(0, g.active)
    for role in order:
        ending = g.book.roles[role].goal_reached(g)
        if ending:
            end(g, ending, winner_of(g, role))
            return True
    return False


def winner_of(g: Vast, role: int) -> int:
    """The seat that profits from a role's ending, -1 if nobody does."""
    if g.book.has(role):
        return g.seat(role)
    return g.book.roles[role].heir(g)


def end(g: Vast, ending: str, winner: int) -> None:
    """Everybody but the winner loses."""
    places = [1 if seat == winner else 2 for seat in range(g.seats)]
    scores = [{"victory": 1 if seat == winner else 0} for seat in range(g.seats)]
    g.finish(Outcome(ending, places, scores, [winner] if winner >= 0 else []))
