"""What the Knight adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.knight import (
    board,
    encounter,
    events,
    grit,
    infestation,
    items,
    role,
    sidequests,
    thefts,
    turn,
)
from undercroft.games.vast.roles.knight.actions import ITEM
from undercroft.games.vast.roles.knight.role import KnightRole

BUNDLE = KnightRole
DOMAINS = (ITEM,)
"""Names its events use beyond the shared ones."""
MODULES = (board, role, encounter, events, grit, infestation, items, sidequests, thefts, turn)
QUESTIONS: tuple[str, ...] = (
    "knight-turn",
    "face-event",
    "brace",
    "brace-monster",
    "choose-ambusher",
    "retreat",
    "underworm",
    "return-cube",
    "poisoned-cube",
    "rest-for-health",
    "discard-for-health",
    "keep-treasure",
    "swing-axe",
    "steal-treasure",
)
QUESTION_RULES: dict[str, tuple[str, ...]] = {
    "knight-turn": ("VA-K007", "VA-K014", "VA-K024", "VA-K025", "VA-K028"),
    "face-event": ("VA-K035", "VA-K106"),
    "brace": ("VA-K042", "VA-K045"),
    "brace-monster": ("VA-V143",),
    "choose-ambusher": ("VA-V144",),
    "retreat": ("VA-V148", "VA-V159", "VA-V174"),
    "underworm": ("VA-V154", "VA-V176"),
    "return-cube": ("VA-K091", "VA-K022"),
    "poisoned-cube": ("VA-B061", "VA-B062"),
    "rest-for-health": ("VA-K127", "VA-K129"),
    "discard-for-health": ("VA-K128", "VA-K129"),
    "keep-treasure": ("VA-K070",),
    "swing-axe": ("VA-K116",),
    "steal-treasure": ("VA-T042",),
}
EVENTS: tuple[str, ...] = (
    "ambush-beaten",
    "ambushed",
    "attack-missed",
    "cube-earned",
    "cube-found",
    "cube-placed",
    "cube-poisoned",
    "cube-returned",
    "encounter-opened",
    "event-played",
    "grit-gained",
    "grit-lost",
    "health-lost",
    "health-regained",
    "javelin-readied",
    "javelin-thrown",
    "knight-attacked",
    "monster-drawn",
    "potion-drunk",
    "shot",
    "sidequest-shown",
    "treasure-declined",
    "treasure-kept",
    "treasure-lost",
    "treasure-shown",
    "treasure-stolen",
    "hidden-treasure-stolen",
    "treasure-taken",
    "wall-bombed",
)
