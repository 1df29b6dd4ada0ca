"""What the Thief adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.thief import bundle
from undercroft.games.vast.roles.thief.bundle import ThiefRole

BUNDLE = ThiefRole
MODULES = (bundle,)
QUESTIONS: tuple[str, ...] = ()
EVENTS: tuple[str, ...] = ()
