"""What the Cave adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.cave import board, deals, omens, role, tiles, turn
from undercroft.games.vast.roles.cave.role import CaveRole

BUNDLE = CaveRole
MODULES = (board, role, deals, omens, tiles, turn)
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
QUESTION_RULES: dict[str, tuple[str, ...]] = {
    "choose-tile": ("VA-C010", "VA-C012"),
    "shape-cave": ("VA-C053",),
    "place-treasure": ("VA-C056", "VA-V056"),
    "omens": ("VA-C023", "VA-C026", "VA-C027"),
    "pay-omen": ("VA-C025",),
    "discard-omen": ("VA-B068",),
    "choose-event": ("VA-C083", "VA-C084"),
    "give-treasure": ("VA-C079",),
    "giant-bats": ("VA-C029", "VA-C030"),
    "lift-rocks": ("VA-C033",),
    "slide-rocks": ("VA-C032", "VA-C035"),
    "spores": ("VA-C039", "VA-C044"),
    "hatred": ("VA-C045", "VA-L031"),
    "crystal-curse": ("VA-C047", "VA-C050", "VA-C052"),
    "turn-tile": ("VA-C048",),
}
EVENTS: tuple[str, ...] = (
    "omen-drawn",
    "omen-paid",
    "omen-used",
    "rocks-slid",
    "spored",
    "hatred-shed",
    "events-buried",
)
