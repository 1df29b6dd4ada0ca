"""What items are worth: sales with their sets, and the score sheet. Pure functions."""

from undercroft.engine.actions import times
from undercroft.games.vault_wars.cards import (
    ARMOR_SET,
    EGG_SET,
    GEM_SET,
    JUNK,
    SELL_BONUS_ARMOR_SET,
    SELL_BONUS_TYPE,
    SELL_JUNK,
    SELL_LIMIT_PLUS,
    Cards,
)


def best_split(a: int, b: int, c: int, one: int, two: int, three: int) -> int:
    """The most that a, b and c pieces of three kinds bring in sets of 1, 2 or 3 different kinds.

    Each piece is in one set only. Rules: VW-076, VW-171, VW-213, VW-214.
    """
    best = 0
    for trios in range(min(a, b, c) + 1):
        x = a - trios
        y = b - trios
        z = c - trios
        left = x + y + z
        most_pairs = min(left // 2, left - max(x, y, z))
        for pairs in range(most_pairs + 1):
            worth = trios * three + pairs * two + (left - 2 * pairs) * one
            if worth > best:
                best = worth
    return best


def kinds_of(cards: Cards, faces: list[int], wanted: int) -> list[int]:
    """How many pieces of each kind of a set there are."""
    counts = [0, 0, 0]
    for face in faces:
        if cards.set[face] == wanted:
            counts[cards.kind[face]] += 1
    return counts


def set_bonus(cards: Cards, equipped: list[int], pieces: int) -> int:
    """What equipped items add to an armor set of so many kinds. Rule: VW-075."""
    bonus = 0
    for face in equipped:
        if cards.effect[face] == SELL_BONUS_ARMOR_SET and pieces >= cards.second[face]:
            bonus += cards.amount[face]
    return bonus


def armor_income(cards: Cards, sold: list[int], equipped: list[int]) -> int:
    """Armor pays by sets, split for the most gold. Rules: VW-075, VW-076, VW-171, VW-172, VW-213."""
    if not sold:
        return 0
    a, b, c = kinds_of(cards, sold, ARMOR_SET)
    if not a + b + c:
        return 0
    pay = [cards.armor_gold[i] + set_bonus(cards, equipped, i + 1) for i in range(3)]
    return best_split(a, b, c, pay[0], pay[1], pay[2])


def sale_income(cards: Cards, sold: list[int], junk: int, equipped: list[int]) -> int:
    """What a sale brings from the bank. Rules: VW-071, VW-073, VW-075."""
    income = armor_income(cards, sold, equipped)
    for face in sold:
        if cards.set[face] != ARMOR_SET:
            income += cards.gold[face]
        for tool in equipped:
            if cards.effect[tool] == SELL_BONUS_TYPE and cards.types[face] & cards.second[tool]:
                income += cards.amount[tool]
    for tool in equipped:
        if cards.effect[tool] == SELL_JUNK:
            income += min(junk // cards.amount[tool], cards.second[tool])
    return income


def selling_limit(cards: Cards, equipped: list[int]) -> int:
    """How many items one may sell, Junk aside. Rule: VW-070."""
    limit = cards.sell_limit
    for face in equipped:
        if cards.effect[face] == SELL_LIMIT_PLUS:
            limit += cards.amount[face]
    return limit


def storage_fee(cards: Cards, kept: list[int], shown_junk: int) -> int:
    """The price of keeping these items; shown Junk has a rate of its own. Rules: VW-088, VW-090, VW-179."""
    shown = min(shown_junk, times(JUNK, kept))
    lots = (shown + cards.junk_per_fee - 1) // cards.junk_per_fee
    return (len(kept) - shown + lots) * cards.storage_fee


def item_points(cards: Cards, pile: list[int]) -> int:
    """The printed points of a pile, collections aside. Rule: VW-094."""
    points = 0
    for face in pile:
        if cards.set[face] != GEM_SET and cards.set[face] != EGG_SET:
            points += cards.vp[face]
    return points


def gem_points(cards: Cards, pile: list[int]) -> int:
    """Collections of different gems. Rules: VW-094, VW-214."""
    a, b, c = kinds_of(cards, pile, GEM_SET)
    return best_split(a, b, c, cards.gem_vp[0], cards.gem_vp[1], cards.gem_vp[2])


def egg_points(cards: Cards, pile: list[int]) -> int:
    """Trios of eggs, and what loose eggs cost. Rules: VW-098, VW-182, VW-214."""
    eggs = 0
    for face in pile:
        if cards.set[face] == EGG_SET:
            eggs += 1
    return eggs // cards.egg_size * cards.egg_vp + eggs % cards.egg_size * cards.egg_loose


def hero_points(cards: Cards, hero: int, pile: list[int]) -> int:
    """The bonus of one hero; an item counts once. Rules: VW-095, VW-216."""
    count = 0
    for face in pile:
        if cards.types[face] & cards.hero_types[hero]:
            count += 1
    return count // cards.hero_per[hero] * cards.hero_vp[hero]


def gold_points(cards: Cards, gold: int) -> int:
    """Rules: VW-096, VW-185."""
    return gold // cards.gold_per_vp


def corruption_points(cards: Cards, tokens: int) -> int:
    """Rules: VW-013, VW-099, VW-100, VW-101."""
    return 0 if tokens == 0 else tokens * cards.corruption[min(tokens, 3) - 1]
