"""How each "may" of Goblin Vaults is declined; see `tests/rules/test_may.py`."""

from tests.kit.may import May

OFFERED: dict[str, May] = {
    "GV-057": May("warden-action", "move draw", "decline"),
    "GV-058": May("warden-action", "move draw", "decline"),
    "GV-078": May("warden-action", "move draw", "decline"),
    "GV-079": May("swap", "swap", "decline"),
}
PERMITTED: dict[str, str] = {
    "set up before the game": "GV-034 GV-122 GV-123",
    "which one, where or how many, of what is done anyway": "GV-038 GV-134 GV-140",
    "when or on what condition, of something that is declined by doing another thing": "GV-156",
    "what can be so, not what somebody does": "GV-130 GV-131 GV-159 GV-167 GV-187",
}
