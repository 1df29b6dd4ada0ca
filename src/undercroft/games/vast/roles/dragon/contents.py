"""What the Dragon adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.dragon import bundle
from undercroft.games.vast.roles.dragon.bundle import DragonRole

BUNDLE = DragonRole
MODULES = (bundle,)
QUESTIONS: tuple[str, ...] = ()
EVENTS: tuple[str, ...] = ()
