"""What Emerald Skulls promises of its numbers; see `tests/test_promises.py`."""

CHOSEN = "seats first opposition_cards opposition_gears seconds"
TOLD = {
    "supply": "ES-022 ES-023 ES-183",
}
FIXED: dict[str, set[int]] = {
    "question-payout": {1},
    "preset-advanced-note": {8},
}
COUNTED_OUT = ("supply",)
