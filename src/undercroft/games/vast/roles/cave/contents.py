"""What the Cave adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.cave import bundle
from undercroft.games.vast.roles.cave.bundle import CaveRole

BUNDLE = CaveRole
MODULES = (bundle,)
QUESTIONS: tuple[str, ...] = ()
EVENTS: tuple[str, ...] = ()
