"""What Vault Wars promises of its numbers; see `tests/test_promises.py`."""

CHOSEN = "seats players mysterious"
TOLD = {
    "rounds": "VW-019 VW-020 VW-021 VW-116",
}
FIXED: dict[str, set[int]] = {
    "rule-guild-masters-workshop": {4, 6},
    "rule-workshop-by-chance": {4, 6},
}
