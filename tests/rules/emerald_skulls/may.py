"""How each "may" of Emerald Skulls is declined; see `tests/rules/test_may.py`."""

from tests.kit.may import May

OFFERED: dict[str, May] = {
    "ES-052": May("bets", "bet", "ready"),
    "ES-064": May("place", "spend-cube pick-nose"),
    "ES-084": May("payout", "take", "take normal"),
    "ES-160": May("place", "spend-cube"),
    "ES-170": May("bets", "confirm", "withdraw"),
    "ES-172": May("bets", "yield", "ready"),
    "ES-173": May("bets", "confirm", "withdraw"),
    "ES-208": May("place", "pick-nose"),
    "ES-209": May("place", "spend-cube pick-nose"),
    "ES-231": May("bets", "confirm", "withdraw"),
    "ES-232": May("bets", "yield", "ready"),
}
PERMITTED: dict[str, str] = {
    "set up before the game": "ES-019 ES-197 ES-221 ES-233",
    "which one, where or how many, of what is done anyway": "ES-037 ES-039 ES-041 ES-201",
    "when or on what condition, of something that is declined by doing another thing": "ES-053 ES-056 ES-123",
    "what can be so, not what somebody does": "ES-142 ES-175 ES-216 ES-235",
}
