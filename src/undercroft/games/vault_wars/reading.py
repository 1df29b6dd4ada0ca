"""Reading the card data: the shipped tables, with an owner's corrections, become `Cards`."""

from functools import cache
from pathlib import Path
from typing import Final

from undercroft.engine.card_data import CardData, CardRow, entries, overlaid, read_tables
from undercroft.engine.errors import BadCards
from undercroft.engine.serialize import Json
from undercroft.games.vault_wars.cards import (
    ARMOR_SET,
    EFFECTS,
    FOR_THREE_OR_MORE,
    GEM_SET,
    HELM,
    HEROES,
    ITEMS,
    MOST_WORKERS,
    NO_SET,
    RULES,
    SETS,
    TYPES,
    VAULTS,
    WORKERS,
    Cards,
)

DATA: Final = Path(__file__).parent / "data"

AMOUNTS: Final[dict[str, tuple[str, ...]]] = {
    "peek-plus": ("extra",),
    "sell-bonus-type": ("gold",),
    "sell-bonus-armor-set": ("gold", "min_pieces"),
    "reveal-random-secret": ("cards",),
    "discount-win": ("gold",),
    "sell-junk": ("junk_per_gold", "max_gold"),
    "sell-limit-plus": ("extra",),
    "am-commission": ("gold",),
    "min-raise-vs-me": ("raise",),
    "take-random-secret": ("pay",),
    "clean-loan": ("gold",),
    "draw-plus-bottom": ("extra",),
}
"""The numbers an effect needs, in the order the rules read them."""
OF_ARTIFACTS: Final = EFFECTS[1:11]
OF_WORKERS: Final = (
    "buy-sold-item",
    "swap-with-trash",
    "min-raise-vs-me",
    "swap-vaults",
    "target-skips-first-bid",
    "no-storage-fees",
    "peek-plus",
    "reveal-random-secret",
    "sell-limit-plus",
    "clean-loan",
    "discount-win",
    "draw-plus-bottom",
)
LASTING: Final = (
    "peek-plus",
    "sell-bonus-type",
    "sell-bonus-armor-set",
    "sell-junk",
    "sell-limit-plus",
    "am-commission",
)
"""What works by itself, again and again, once equipped. Rule: VW-218."""


def type_bits(entry: CardRow, field: str) -> int:
    """The types an entry lists, as bits. Rule: VW-006."""
    words = entry.data.get(field)
    if not isinstance(words, list) or not words:
        raise entry.fail(f"{field} must be a list of types")
    bits = 0
    for word in words:
        if word not in TYPES:
            raise entry.fail(f"{field}: {word!r} is not one of {', '.join(TYPES)}")
        bits |= 1 << TYPES.index(word)
    return bits


def amounts(entry: CardRow, effect: str) -> list[int]:
    return [entry.number(name, 0, 99) for name in AMOUNTS.get(effect, ())]


def read_equip(cards: Cards, entry: CardRow, face: int) -> None:
    """The ability of an artifact. Rules: VW-008, VW-108."""
    table = entry.data.get("equip")
    if table is None:
        return
    if not isinstance(table, dict):
        raise entry.fail("equip must be a table")
    inner = CardRow(table, "equip", face)
    inner.place = f"{entry.place}, equip"
    effect = OF_ARTIFACTS[inner.one_of("effect", OF_ARTIFACTS)]
    trash = table.get("trash")
    if not isinstance(trash, bool):
        raise inner.fail(f"trash must be true or false, not {trash!r}")
    if trash and effect in LASTING:
        raise inner.fail(f"{effect} works by itself and cannot have the Trash keyword")
    numbers = amounts(inner, effect)
    cards.effect[face] = EFFECTS.index(effect)
    cards.amount[face] = numbers[0]
    cards.one_use[face] = trash
    if effect == "sell-bonus-type":
        cards.second[face] = 1 << inner.one_of("type", TYPES)
    elif len(numbers) > 1:
        cards.second[face] = numbers[1]
    if effect == "sell-junk" and numbers[0] < 1:
        raise inner.fail("junk_per_gold must be at least 1")


def read_items(cards: Cards, data: CardData) -> None:
    """The items, one entry per face. Rules: VW-005, VW-006, VW-009, VW-212."""
    gems = 0
    for entry in entries(data, "item"):
        face = entry.one_of("key", ITEMS)
        cards.copies[face] = entry.number("copies", 0, 99)
        cards.gold[face] = entry.number("gold", 0, 99)
        cards.vp[face] = entry.number("vp", -99, 99)
        cards.types[face] = type_bits(entry, "types")
        cards.set[face] = entry.one_of("set", SETS) if "set" in entry.data else NO_SET
        if cards.set[face] == ARMOR_SET:
            kinds = [kind for kind in range(3) if cards.types[face] >> (HELM + kind) & 1]
            if len(kinds) != 1:
                raise entry.fail("armor must be a helm, a chestplate or a shield")
            cards.kind[face] = kinds[0]
        elif cards.set[face] == GEM_SET:
            if gems == 3:
                raise entry.fail("there can be three kinds of gems")
            cards.kind[face] = gems
            gems += 1
        read_equip(cards, entry, face)


def read_vaults(cards: Cards, data: CardData) -> None:
    """The vaults. Rules: VW-003, VW-115, VW-215."""
    for entry in entries(data, "vault"):
        vault = entry.one_of("key", VAULTS)
        cards.priority[vault] = entry.number("priority", 1, 99)
        cards.drawn[vault] = entry.number("items", 1, 12)
        cards.reveal[vault] = entry.number("reveal", 0, cards.drawn[vault])
        cards.peek[vault] = entry.number("peek", 0, 12)
        cards.rule[vault] = entry.one_of("rule", RULES)
        if RULES[cards.rule[vault]] == "guild-masters-workshop":
            cards.keep[vault] = entry.number("keep", 1, cards.drawn[vault])
        two = entry.data.get("two_player")
        if not isinstance(two, bool):
            raise entry.fail(f"two_player must be true or false, not {two!r}")
        if two and RULES[cards.rule[vault]] in FOR_THREE_OR_MORE:
            raise entry.fail("this special auction has no rules for two players: two_player must be false")
        cards.two_player[vault] = two
    if sum(cards.two_player) < 12:
        raise BadCards(f"{data.get('file', 'card data')}: two players need 12 vaults with two_player = true")


def read_heroes(cards: Cards, data: CardData) -> None:
    """The Aspiring Heroes. Rules: VW-010, VW-216."""
    for entry in entries(data, "hero"):
        hero = entry.one_of("key", HEROES)
        cards.hero_types[hero] = type_bits(entry, "types")
        cards.hero_vp[hero] = entry.number("vp", 0, 99)
        cards.hero_per[hero] = entry.number("per", 1, 99)


def read_workers(cards: Cards, data: CardData) -> None:
    """The workers of the expansion. Rules: VW-014, VW-217."""
    for entry in entries(data, "worker"):
        worker = entry.one_of("key", WORKERS)
        effect = OF_WORKERS[entry.one_of("effect", OF_WORKERS)]
        cards.worker_copies[worker] = entry.number("copies", 0, 9)
        cards.worker_effect[worker] = EFFECTS.index(effect)
        numbers = amounts(entry, effect)
        cards.worker_amount[worker] = numbers[0] if numbers else 0


def table_of(data: CardData, name: str) -> CardRow:
    """A table that stands alone, such as [numbers]."""
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadCards(f"{data.get('file', 'card data')}: needs a table [{name}]")
    entry = CardRow(table, name, 0)
    entry.place = f"{table.get('file', data.get('file', 'card data'))}: [{name}]"
    return entry


def three_numbers(entry: CardRow, field: str, low: int, high: int) -> list[int]:
    numbers = entry.numbers(field, low, high)
    if len(numbers) != 3:
        raise entry.fail(f"{field} must hold three numbers")
    return numbers


def read_numbers(cards: Cards, data: CardData) -> None:
    """The numbers of the rulebook and the sets."""
    entry = table_of(data, "numbers")
    cards.start_coins = [entry.number(f"start_{coin}", 0, 50) for coin in ("ones", "fives", "tens")]
    cards.loan_gold = entry.number("loan_gold", 1, 99)
    cards.loan_below = entry.number("loan_below", 0, 99)
    cards.sell_limit = entry.number("sell_limit", 0, 99)
    cards.storage_fee = entry.number("storage_fee", 0, 99)
    cards.junk_per_fee = entry.number("junk_per_fee", 1, 99)
    cards.gold_per_vp = entry.number("gold_per_vp", 1, 99)
    cards.market = entry.number("worker_market", 1, MOST_WORKERS)
    cards.worker_hand = entry.number("worker_hand", 1, 9)
    entry = table_of(data, "vaults_per_player")
    for seats in (2, 3, 4, 5):
        most = 4 if seats == 2 else len(VAULTS) // seats
        cards.vaults_per_player[seats] = entry.number(str(seats), 1, most)
    cards.corruption = three_numbers(table_of(data, "corruption"), "each", -99, 0)
    cards.armor_gold = three_numbers(table_of(data, "armor_set"), "gold", 0, 99)
    cards.gem_vp = three_numbers(table_of(data, "gem_set"), "vp", 0, 99)
    entry = table_of(data, "egg_set")
    cards.egg_size = entry.number("size", 1, 9)
    cards.egg_vp = entry.number("vp", 0, 99)
    cards.egg_loose = entry.number("loose_vp", -99, 0)


def read_bidding_deck(cards: Cards, data: CardData) -> None:
    """The Mysterious Bidder's cards, which must exist among the items. Rules: VW-114, VW-200."""
    entry = table_of(data, "bidding_deck")
    for key in entry.data:
        if key in ("source", "confidence", "file"):
            continue
        face = ITEMS.index(key)
        cards.bidding_deck[face] = entry.number(key, 0, cards.copies[face])
    if sum(cards.bidding_deck) == 0:
        raise entry.fail("the deck is empty")


@cache
def shipped_data() -> Json:
    """The card data this project ships."""
    data = read_tables(DATA, "items", "vaults", "heroes", "workers", "numbers")
    data["bidding_deck"] = {**dict.fromkeys(ITEMS, 0), **data["bidding_deck"]}
    return data


LISTS: Final = ("item", "vault", "hero", "worker")
TABLES: Final = ("numbers", "vaults_per_player", "corruption", "armor_set", "gem_set", "egg_set", "bidding_deck")
NAMED_BY: Final[dict[str, tuple[str, ...]]] = {**dict.fromkeys(LISTS, ("key",)), **dict.fromkeys(TABLES, ())}
"""What an owner's card file may correct."""


def own_names(data: CardData) -> dict[str, str]:
    """The names an owner's file gives to cards."""
    names: dict[str, str] = {}
    for table in LISTS:
        for entry, shipped in zip(entries(data, table), shipped_data()[table], strict=True):
            if entry.text("name") != shipped["name"]:
                names[shipped["key"]] = entry.text("name")
    return names


def printed(own: CardData | None) -> Cards:
    """The printed facts, with an owner's corrections."""
    data = shipped_data() if own is None else overlaid(shipped_data(), own, NAMED_BY)
    cards = Cards()
    read_items(cards, data)
    read_vaults(cards, data)
    read_heroes(cards, data)
    read_workers(cards, data)
    read_numbers(cards, data)
    read_bidding_deck(cards, data)
    cards.names = own_names(data)
    return cards


@cache
def shipped_cards() -> Cards:
    return printed(None)
