"""What the Cave adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.cave import board, bundle, deals, omens, tiles, turn
from undercroft.games.vast.roles.cave.bundle import CaveRole

BUNDLE = CaveRole
MODULES = (board, bundle, deals, omens, tiles, turn)
QUESTIONS: tuple[str, ...] = (
    "choose-tile",
    "shape-cave",
    "place-treasure",
    "omens",
    "pay-omen",
    "discard-omen",
    "choose-event",
    "give-treasure",
    "giant-bats",
    "lift-rocks",
    "slide-rocks",
    "spores",
    "hatred",
    "crystal-curse",
    "turn-tile",
)
EVENTS: tuple[str, ...] = (
    "omen-drawn",
    "omen-paid",
    "omen-used",
    "rocks-slid",
    "spored",
    "hatred-shed",
    "events-buried",
)
