"""What the Thief adds to the game: classes a state may hold, questions and events with words."""

from undercroft.games.vast.roles.thief import board, dying, moving, role, stashing, taking, turn
from undercroft.games.vast.roles.thief.role import ThiefRole

BUNDLE = ThiefRole
MODULES = (board, role, dying, moving, stashing, taking, turn)
QUESTIONS: tuple[str, ...] = (
    "assign-stats",
    "thief-turn",
    "peeked",
    "sticky-fingers",
    "grab-treasure",
    "stash-loot",
    "choose-upgrade",
    "lose-upgrade",
    "evade",
)
EVENTS: tuple[str, ...] = (
    "thief-appeared",
    "stats-assigned",
    "thief-peeked",
    "thief-peeked-own",
    "thief-looted",
    "action-die-rolled",
    "thief-picks-pocket",
    "thief-picks-lock",
    "thief-succeeds",
    "thief-fails",
    "thief-stabs",
    "loot-hidden",
    "loot-stashed",
    "upgrade-bought",
    "upgrade-lost",
    "thief-died",
    "thief-evaded",
)
QUESTION_RULES: dict[str, tuple[str, ...]] = {
    "assign-stats": ("VA-T007", "VA-T070"),
    "thief-turn": ("VA-T009", "VA-T011", "VA-T012", "VA-T033", "VA-T039", "VA-T048", "VA-T051"),
    "peeked": ("VA-T015", "VA-T016"),
    "sticky-fingers": ("VA-T040",),
    "grab-treasure": ("VA-T057",),
    "stash-loot": ("VA-T060", "VA-T086"),
    "choose-upgrade": ("VA-T064", "VA-T066", "VA-T069"),
    "lose-upgrade": ("VA-C043", "VA-T067"),
    "evade": ("VA-T071", "VA-T073"),
}
"""The ledger rules behind each question, for whoever asks why."""
