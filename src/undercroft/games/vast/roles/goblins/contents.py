"""What the Goblins adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.goblins import bundle
from undercroft.games.vast.roles.goblins.bundle import GoblinsRole

BUNDLE = GoblinsRole
MODULES = (bundle,)
QUESTIONS: tuple[str, ...] = ()
EVENTS: tuple[str, ...] = ()
