"""What is printed on the cards: items, vaults, heroes, workers, and the numbers of the rulebook.

Everything is a list by index (an item's *face*, a vault's number, ...). Most values are reconstructed; an
owner of the game corrects them with a file of the same shape, entry by entry.
"""

from typing import Final

ITEMS: Final = (
    "junk",
    "dragon-egg",
    "ruby",
    "emerald",
    "diamond",
    "ornate-bow",
    "broad-axe",
    "obsidian-sword",
    "dwarven-helm",
    "dwarven-chestplate",
    "dwarven-shield",
    "elven-helm",
    "elven-chestplate",
    "elven-shield",
    "dragon-helm",
    "dragon-chestplate",
    "dragon-shield",
    "spyglass",
    "whetstone",
    "rune-forge",
    "elven-lantern",
    "dragonscale-purse",
    "dragonfire-crucible",
    "merchants-scales",
    "auctioneers-gavel",
    "runed-warhammer",
    "moonlit-dagger",
)
VAULTS: Final = (
    "paupers-trunk",
    "squires-footlocker",
    "thiefs-safe",
    "rangers-cache",
    "alchemists-cabinet",
    "gilded-cupboard",
    "armory-locker",
    "paladins-coffer",
    "troll-cave",
    "smugglers-hold",
    "gamblers-den",
    "wizards-tower",
    "nobles-gallery",
    "pirates-chest",
    "guild-masters-workshop",
    "dragons-hoard",
)
HEROES: Final = (
    "ranger",
    "stoneguard",
    "dragon-knight",
    "barbarian",
    "paladin",
    "court-jeweler",
    "arcanist",
    "beastmaster",
    "scavenger",
    "rogue",
)
WORKERS: Final = (
    "versatilist",
    "apprentice",
    "bouncer",
    "brewmaster",
    "street-performer",
    "lazy-peon",
    "mixologist",
    "lookout",
    "porter",
    "bookkeeper",
    "haggler",
    "fortune-teller",
)
MOST_WORKERS: Final = 9
"""No market holds more workers, whatever an owner's card file says."""
TYPES: Final = (
    "weapon",
    "armor",
    "gem",
    "artifact",
    "egg",
    "junk",
    "elven",
    "dwarven",
    "dragon",
    "helm",
    "chestplate",
    "shield",
)
RULES: Final = (
    "standard",
    "thiefs-safe",
    "gilded-cupboard",
    "armory-locker",
    "troll-cave",
    "smugglers-hold",
    "gamblers-den",
    "nobles-gallery",
    "pirates-chest",
    "guild-masters-workshop",
)
FOR_THREE_OR_MORE: Final = ("smugglers-hold", "gamblers-den", "nobles-gallery", "pirates-chest")
"""Special auctions for which the two-player game has no rule. Rule: VW-115."""

# What an ability does; the effect also tells its moment.
NONE: Final = 0
PEEK_PLUS: Final = 1
SELL_BONUS_TYPE: Final = 2
SELL_BONUS_ARMOR_SET: Final = 3
REVEAL_RANDOM_SECRET: Final = 4
DISCOUNT_WIN: Final = 5
SELL_JUNK: Final = 6
SELL_LIMIT_PLUS: Final = 7
AM_COMMISSION: Final = 8
MIN_RAISE_VS_ME: Final = 9
TAKE_RANDOM_SECRET: Final = 10
BUY_SOLD_ITEM: Final = 11
SWAP_WITH_TRASH: Final = 12
SWAP_VAULTS: Final = 13
TARGET_SKIPS_FIRST_BID: Final = 14
NO_STORAGE_FEES: Final = 15
CLEAN_LOAN: Final = 16
DRAW_PLUS_BOTTOM: Final = 17

EFFECTS: Final = (
    "none",
    "peek-plus",
    "sell-bonus-type",
    "sell-bonus-armor-set",
    "reveal-random-secret",
    "discount-win",
    "sell-junk",
    "sell-limit-plus",
    "am-commission",
    "min-raise-vs-me",
    "take-random-secret",
    "buy-sold-item",
    "swap-with-trash",
    "swap-vaults",
    "target-skips-first-bid",
    "no-storage-fees",
    "clean-loan",
    "draw-plus-bottom",
)
JUNK: Final = 0
HELM: Final = TYPES.index("helm")
NO_SET: Final = 0
ARMOR_SET: Final = 1
GEM_SET: Final = 2
EGG_SET: Final = 3
SETS: Final = ("none", "armor", "gem", "egg")


class Cards:
    """All printed facts. Rules: VW-003, VW-005, VW-006, VW-212, VW-215, VW-216, VW-217."""

    def __init__(self) -> None:
        items = len(ITEMS)
        self.copies: list[int] = [0] * items
        self.gold: list[int] = [0] * items
        self.vp: list[int] = [0] * items
        self.types: list[int] = [0] * items
        """A bit for each of TYPES."""
        self.set: list[int] = [NO_SET] * items
        self.kind: list[int] = [-1] * items
        """Which of the kinds of its set a piece of armor or a gem is."""
        self.effect: list[int] = [NONE] * items
        self.amount: list[int] = [0] * items
        self.second: list[int] = [0] * items
        """A second number, where an effect has two; a bit of TYPES for SELL_BONUS_TYPE."""
        self.one_use: list[bool] = [False] * items
        """The Trash keyword."""
        vaults = len(VAULTS)
        self.priority: list[int] = [0] * vaults
        self.drawn: list[int] = [0] * vaults
        self.reveal: list[int] = [0] * vaults
        self.peek: list[int] = [0] * vaults
        self.keep: list[int] = [0] * vaults
        self.rule: list[int] = [0] * vaults
        self.two_player: list[bool] = [True] * vaults
        self.hero_types: list[int] = [0] * len(HEROES)
        self.hero_vp: list[int] = [0] * len(HEROES)
        self.hero_per: list[int] = [1] * len(HEROES)
        workers = len(WORKERS)
        self.worker_copies: list[int] = [1] * workers
        self.worker_effect: list[int] = [NONE] * workers
        self.worker_amount: list[int] = [0] * workers
        self.start_coins: list[int] = [0, 0, 0]
        """Coins of 1, 5 and 10. Rules: VW-012, VW-015, VW-146."""
        self.loan_gold = 0
        self.loan_below = 0
        self.sell_limit = 0
        self.storage_fee = 0
        self.junk_per_fee = 0
        self.gold_per_vp = 0
        self.market = 0
        self.worker_hand = 0
        self.vaults_per_player: list[int] = [0] * 6
        self.corruption: list[int] = [0, 0, 0]
        self.armor_gold: list[int] = [0, 0, 0]
        self.gem_vp: list[int] = [0, 0, 0]
        self.egg_size = 0
        self.egg_vp = 0
        self.egg_loose = 0
        self.bidding_deck: list[int] = [0] * items
        self.names: dict[str, str] = {}
        """What an owner's file calls cards, by key, where it gives a name of its own."""

    def start_gold(self) -> int:
        return self.start_coins[0] + 5 * self.start_coins[1] + 10 * self.start_coins[2]
