"""What Vast promises of its numbers; see `tests/test_promises.py`."""

from typing import Any

from undercroft.games.vast.cards import ROLE_SETS

CHOSEN = "tiles_left_out ambush_winner past_plunder"
TOLD = {
    "crystal_goal": "VA-L007 VA-L008 VA-L009 VA-L010 VA-L011",
    "crystal_tiles_to_end": "VA-L026 VA-L027 VA-L028",
    "dragon_health": "VA-L002 VA-L003 VA-L004 VA-L005 VA-L006",
    "goblin_crystal_goal": "VA-L007 VA-L008 VA-L009 VA-L010 VA-L011 VA-L017",
    "hatred_tokens": "VA-L029 VA-L030",
    "hunger_awake": "VA-V118",
    "knight_health": "VA-L012 VA-L013 VA-L014 VA-L015 VA-L016",
    "removed_per_type": "VA-L026 VA-L027",
    "shrieks_to_wake": "VA-L024",
    "stash_goal": "VA-L038 VA-L039 VA-L040 VA-L041 VA-L042",
    "stash_without_upgrade": "VA-L041 VA-L042",
    "strength_to_smash": "VA-K065 VA-L007 VA-L011",
    "tiles_collapsed": "VA-G053 VA-V003",
    "wakes_at": "VA-L020 VA-L021 VA-L022 VA-L023 VA-L024",
}
FIXED: dict[str, set[int]] = {
    "question-ambush": {1},
    "question-brace": {1},
    "question-keep-treasure": {5},
    "question-refuse-discs": {1},
    "question-use-beetles": {1},
    "question-spores-tribe": {1},
    "question-rest-for-health": {1},
    "question-discard-for-health": {2},
    "question-swing-axe": {1},
    "question-discard-secret": {5},
    "why-not-surface-bound": {1, 2},
    "why-not-not-in-line": {1, 2},
    "why-not-pit-too-far": {3},
}


def tables(seats: int) -> list[dict[str, Any]]:
    """Every role set of this many seats."""
    return [{"roles": key} for key in ROLE_SETS if len(key.split("-")) == seats]
