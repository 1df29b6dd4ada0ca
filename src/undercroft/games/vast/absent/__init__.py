"""What the Book puts in the place of a role nobody plays: `cave.py` and `goblins.py`; the others simply do nothing."""

from undercroft.games.vast.absent.cave import AbsentCave
from undercroft.games.vast.absent.goblins import AbsentGoblins
from undercroft.games.vast.cards import DRAGON, KNIGHT, THIEF
from undercroft.games.vast.role import Role


def absent_roles() -> list[Role]:
    """One stand-in per role, in turn order."""
    return [Role(KNIGHT, False), AbsentGoblins(), Role(DRAGON, False), AbsentCave(), Role(THIEF, False)]
