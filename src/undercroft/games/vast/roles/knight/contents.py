"""What the Knight adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.knight import (
    board,
    bundle,
    encounter,
    events,
    grit,
    infestation,
    items,
    sidequests,
    thefts,
    turn,
)
from undercroft.games.vast.roles.knight.bundle import KnightRole
from undercroft.games.vast.roles.knight.says import ITEM

BUNDLE = KnightRole
DOMAINS = (ITEM,)
"""Names its events use beyond the shared ones."""
MODULES = (board, bundle, encounter, events, grit, infestation, items, sidequests, thefts, turn)
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
