"""What is printed on the cards. A loot card's face is `suit * 10 + value - 1`."""

from functools import cache
from pathlib import Path
from typing import Final

from undercroft.engine.card_data import CardData, entries, overlaid, read_tables
from undercroft.engine.serialize import Json

SUITS: Final = ("coins", "crowns", "lanterns", "potions", "skulls", "tomes")
FACTIONS: Final = ("blue", "green", "yellow", "red", "purple")
POSITIONS: Final = ("left", "middle", "right")

COINS: Final = 0
CROWNS: Final = 1
LANTERNS: Final = 2
POTIONS: Final = 3
SKULLS: Final = 4
TOMES: Final = 5

BASIC_GOALS: Final = ("cluster", "twin-locks")
SUIT_GOALS: Final = (
    "heavy-purse",
    "paired-coffers",
    "gimnaxs-reign",
    "buried-crowns",
    "lit-stairwell",
    "last-light",
    "three-part-brew",
    "rising-fumes",
    "bone-gate",
    "ossuary",
    "tome-library",
    "reading-rooms",
)
"""Two sides for each suit, in the order of SUITS. Rule: GV-007."""
GOALS: Final = BASIC_GOALS + SUIT_GOALS

REWARDS: Final[dict[str, tuple[str, ...]]] = {
    "cluster": ("chamber",),
    "twin-locks": ("pair", "triple"),
    "heavy-purse": ("divisor", "most"),
    "paired-coffers": ("tier",),
    "gimnaxs-reign": ("chamber",),
    "buried-crowns": ("chamber",),
    "lit-stairwell": ("one", "two", "three"),
    "last-light": ("chamber",),
    "three-part-brew": ("chamber",),
    "rising-fumes": ("card",),
    "bone-gate": ("chamber",),
    "ossuary": ("card",),
    "tome-library": ("two", "three"),
    "reading-rooms": ("chamber",),
}
"""The numbers each goal pays by, in the order its code reads them."""

LOOT: Final = tuple(f"{suit}-{value}" for suit in SUITS for value in range(1, 11))
DATA: Final = Path(__file__).parent / "data"
NAMED_BY: Final[dict[str, tuple[str, ...]]] = {"card": ("key",), "goal": ("key",)}
"""What an owner's card file may correct."""


def goal_suit(goal: int) -> int:
    """The suit of a goal; -1 for a basic goal."""
    return (goal - len(BASIC_GOALS)) // 2 if goal >= len(BASIC_GOALS) else -1


class Cards:
    """All printed facts as lists by face. Rule: GV-012."""

    def __init__(self) -> None:
        self.suit: list[int] = [face // 10 for face in range(60)]
        self.value: list[int] = [face % 10 + 1 for face in range(60)]
        self.faction: list[int] = [-1] * 60
        self.tier: list[int] = [-1] * 60
        """The tier icon, 0 to 2."""
        self.position: list[int] = [-1] * 60
        """The block icon."""
        self.rewards: list[list[int]] = [[] for _ in GOALS]


def read_loot(cards: Cards, data: CardData) -> None:
    """The loot cards: each suit and value exactly once. Rules: GV-003, GV-120, GV-185."""
    for entry in entries(data, "card"):
        face = entry.one_of("suit", SUITS) * 10 + entry.number("value", 1, 10) - 1
        if entry.data["key"] != LOOT[face]:
            raise entry.fail(f"this suit and value belong to the key {LOOT[face]}")
        cards.faction[face] = entry.one_of("faction", FACTIONS)
        cards.tier[face] = entry.number("tier", 1, 3) - 1
        cards.position[face] = entry.one_of("block", POSITIONS)


def read_goals(cards: Cards, data: CardData) -> None:
    """The goals: what a side asks is code, what it pays is data. Rules: GV-004, GV-007."""
    for entry in entries(data, "goal"):
        goal = entry.one_of("key", GOALS)
        rewards = entry.data.get("rewards")
        wanted = REWARDS[GOALS[goal]]
        if not isinstance(rewards, dict) or sorted(rewards) != sorted(wanted):
            raise entry.fail(f"rewards must give {', '.join(wanted)}")
        paid = []
        for name in wanted:
            number = rewards[name]
            if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 99:
                raise entry.fail(f"reward {name} must be a whole number from 1 to 99, not {number!r}")
            paid.append(number)
        cards.rewards[goal] = paid


@cache
def shipped_data() -> Json:
    """The card data this project ships."""
    return read_tables(DATA, "loot", "goals")


@cache
def shipped_cards() -> Cards:
    return printed(None)


def printed(own: CardData | None) -> Cards:
    """The printed facts, with an owner's corrections."""
    data = shipped_data() if own is None else overlaid(shipped_data(), own, NAMED_BY)
    cards = Cards()
    read_loot(cards, data)
    read_goals(cards, data)
    return cards
