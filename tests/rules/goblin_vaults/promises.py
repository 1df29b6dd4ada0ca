"""What Goblin Vaults promises of its numbers; see `tests/test_promises.py`."""

CHOSEN = "seats"
TOLD = {
    "glavrun_deck": "GV-025 GV-102",
    "glavrun_factions": "GV-029 GV-101",
    "glavrun_tokens": "GV-100",
    "icon_worth": "GV-113 GV-114 GV-115",
    "suits": "GV-019 GV-020 GV-021",
    "supply": "GV-030 GV-097 GV-100",
}
FIXED: dict[str, set[int]] = {
    "preset-first-game-note": {3},
    "preset-advanced": {4},
    "preset-five-goals": {5},
    "preset-five-goals-note": {4, 5},
    "preset-six-goals": {6},
    "preset-six-goals-note": {5},
    "why-not-chamber-full": {3},
}
COUNTED_OUT = ("supply",)
