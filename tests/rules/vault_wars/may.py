"""How each "may" of Vault Wars is declined; see `tests/rules/test_may.py`."""

from tests.kit.may import May

OFFERED: dict[str, May] = {
    "VW-007": May("sell", "sell", "finish-sale 0"),
    "VW-008": May("equip", "equip", "decline"),
    "VW-029": May("hire", "hire", "decline"),
    "VW-054": May("bid", "raise", "pass"),
    "VW-063": May("equip", "equip", "decline"),
    "VW-064": May("", "use send send-to"),
    "VW-068": May("equip", "equip", "decline"),
    "VW-073": May("sell", "finish-sale", "finish-sale 0"),
    "VW-081": May("loan", "visit", "decline"),
    "VW-086": May("loan", "visit", "decline"),
    "VW-090": May("storage", "show-junk"),
    "VW-093": May("loan", "visit", "decline"),
    "VW-150": May("loan", "visit", "decline"),
    "VW-176": May("loan", "visit", "decline"),
    "VW-191": May("", "send send-to"),
    "VW-193": May("", "use send send-to"),
    "VW-219": May("price", "use send", "decline"),
    "VW-220": May("versatilist", "buy", "decline"),
    "VW-221": May("before-selling", "give", "decline"),
    "VW-228": May("", "revise"),
}
PERMITTED: dict[str, str] = {
    "set up before the game": "VW-016 VW-023 VW-155",
    "looking, at any time": "VW-018 VW-078 VW-080 VW-156",
    "which one, where or how many, of what is done anyway": "VW-161 VW-189 VW-226",
    "when or on what condition, of something that is declined by doing another thing": "VW-203",
    "what can be so, not what somebody does": "VW-006 VW-049 VW-171 VW-185",
}
SETTINGS = {"workers": True}
