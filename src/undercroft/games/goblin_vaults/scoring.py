"""The score sheet: tokens, tiers, factions and goals. Pure functions over the cells of a vault.

Cells are faces by chamber * 3 + tier, with EMPTY and BLANK. A blank lies there without suit, value, faction
or tier icon, but makes a chamber full and can be its first or last card. Rules: GV-147, GV-188.
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.outcome import Outcome, places_by
from undercroft.games.goblin_vaults.cards import (
    COINS,
    CROWNS,
    GOALS,
    LANTERNS,
    POTIONS,
    SKULLS,
    TOMES,
    Cards,
    goal_suit,
)
from undercroft.games.goblin_vaults.state import EMPTY, Table, height, visible_cells


def count_suit(cards: Cards, cells: list[int], chamber: int, suit: int) -> int:
    """How many cards of a suit lie open in a chamber."""
    return sum(1 for cell in cells[chamber * 3 : chamber * 3 + 3] if cell >= 0 and cards.suit[cell] == suit)


def extreme(cards: Cards, faces: list[int], highest: bool) -> tuple[int, bool]:
    """The card with the highest (or lowest) printed value, -1 if there is none; and whether no other has it too."""
    best = -1
    alone = False
    for face in faces:
        if face < 0:
            continue
        difference = 1 if best < 0 else cards.value[face] - cards.value[best]
        if best >= 0 and not highest:
            difference = -difference
        if difference > 0:
            best = face
            alone = True
        elif difference == 0:
            alone = False
    return best, alone


def single_extreme(cards: Cards, cells: list[int], chamber: int, highest: bool) -> int:
    """The card that alone has the highest (or lowest) value of a chamber, else -1.

    Printed values count, not strength. Rules: GV-090, GV-146, GV-189.
    """
    best, alone = extreme(cards, cells[chamber * 3 : chamber * 3 + 3], highest)
    return best if alone else -1


def cluster(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber of three neighbouring values, rising or falling. Rules: GV-094, GV-148."""
    total = 0
    for chamber in range(4):
        one, two, three = cells[chamber * 3], cells[chamber * 3 + 1], cells[chamber * 3 + 2]
        if one >= 0 and two >= 0 and three >= 0:
            step = cards.value[two] - cards.value[one]
            if step in (1, -1) and cards.value[three] - cards.value[two] == step:
                total += pays[0]
    return total


def twin_locks(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber in which two cards, or all three, share a value. Rule: GV-186."""
    total = 0
    for chamber in range(4):
        one, two, three = cells[chamber * 3], cells[chamber * 3 + 1], cells[chamber * 3 + 2]
        if twins(cards, one, two) and twins(cards, two, three):
            total += pays[1]
        elif twins(cards, one, two) or twins(cards, two, three) or twins(cards, one, three):
            total += pays[0]
    return total


def twins(cards: Cards, one: int, other: int) -> bool:
    """Whether two cells hold open cards of the same value."""
    return one >= 0 and other >= 0 and cards.value[one] == cards.value[other]


def heavy_purse(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """Part of the summed values of all coins, up to a limit. Rule: GV-186."""
    worth = sum(cards.value[cell] for cell in cells if cell >= 0 and cards.suit[cell] == COINS)
    return min(worth // pays[0], pays[1])


def paired_coffers(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A tier with at least two coins pays once. Rule: GV-186."""
    total = 0
    for tier in range(3):
        row = [cells[chamber * 3 + tier] for chamber in range(4)]
        if sum(1 for cell in row if cell >= 0 and cards.suit[cell] == COINS) >= 2:
            total += pays[0]
    return total


def gimnaxs_reign(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber whose single highest card is a crown. Rule: GV-096."""
    return _extremes(cards, cells, True) * pays[0]


def buried_crowns(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber whose single lowest card is a crown. Rule: GV-186."""
    return _extremes(cards, cells, False) * pays[0]


def _extremes(cards: Cards, cells: list[int], highest: bool) -> int:
    count = 0
    for chamber in range(4):
        cell = single_extreme(cards, cells, chamber, highest)
        if cell >= 0 and cards.suit[cell] == CROWNS:
            count += 1
    return count


def lit_stairwell(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """The number of tiers that hold a lantern, as one reward. Rule: GV-186."""
    lit = 0
    for tier in range(3):
        row = [cells[chamber * 3 + tier] for chamber in range(4)]
        if any(cell >= 0 and cards.suit[cell] == LANTERNS for cell in row):
            lit += 1
    return pays[lit - 1] if lit else 0


def last_light(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber whose last card is a lantern; a blank can be last. Rules: GV-186, GV-188."""
    total = 0
    for chamber in range(4):
        last = EMPTY
        for cell in cells[chamber * 3 : chamber * 3 + 3]:
            if cell != EMPTY:
                last = cell
        if last >= 0 and cards.suit[last] == LANTERNS:
            total += pays[0]
    return total


def bone_gate(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber whose tier 1 card is a skull. Rule: GV-186."""
    gates = [cells[chamber * 3] for chamber in range(4)]
    return pays[0] * sum(1 for cell in gates if cell >= 0 and cards.suit[cell] == SKULLS)


def ossuary(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """Every skull that touches another: next tier, or same tier next chamber. Rule: GV-186."""
    skull = [cell >= 0 and cards.suit[cell] == SKULLS for cell in cells]
    total = 0
    for chamber in range(4):
        for tier in range(3):
            here = chamber * 3 + tier
            if skull[here] and (
                (tier > 0 and skull[here - 1])
                or (tier < 2 and skull[here + 1])
                or (chamber > 0 and skull[here - 3])
                or (chamber < 3 and skull[here + 3])
            ):
                total += pays[0]
    return total


def three_part_brew(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A full chamber of three suits, potions among them. Rule: GV-186."""
    total = 0
    for chamber in range(4):
        suits = [cards.suit[cell] for cell in cells[chamber * 3 : chamber * 3 + 3] if cell >= 0]
        if len(set(suits)) == 3 and POTIONS in suits:
            total += pays[0]
    return total


def rising_fumes(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A potion worth more than the open card one tier before it. Rule: GV-186."""
    total = 0
    for chamber in range(4):
        for tier in (1, 2):
            here = cells[chamber * 3 + tier]
            before = cells[chamber * 3 + tier - 1]
            if here >= 0 and before >= 0 and cards.suit[here] == POTIONS and cards.value[here] > cards.value[before]:
                total += pays[0]
    return total


def tome_library(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber with two tomes, or with three. Rules: GV-095, GV-149."""
    total = 0
    for chamber in range(4):
        tomes = count_suit(cards, cells, chamber, TOMES)
        if tomes >= 2:
            total += pays[tomes - 2]
    return total


def reading_rooms(cards: Cards, cells: list[int], pays: list[int]) -> int:
    """A chamber with exactly one tome. Rule: GV-186."""
    return pays[0] * sum(1 for chamber in range(4) if count_suit(cards, cells, chamber, TOMES) == 1)


Goal = Callable[[Cards, list[int], list[int]], int]
GOAL_RULES: Final[dict[str, Goal]] = {
    "cluster": cluster,
    "twin-locks": twin_locks,
    "heavy-purse": heavy_purse,
    "paired-coffers": paired_coffers,
    "gimnaxs-reign": gimnaxs_reign,
    "buried-crowns": buried_crowns,
    "lit-stairwell": lit_stairwell,
    "last-light": last_light,
    "three-part-brew": three_part_brew,
    "rising-fumes": rising_fumes,
    "bone-gate": bone_gate,
    "ossuary": ossuary,
    "tome-library": tome_library,
    "reading-rooms": reading_rooms,
}
BY_NUMBER: Final = [GOAL_RULES[key] for key in GOALS]


def goal_points(cards: Cards, goal: int, cells: list[int]) -> int:
    """What a goal pays for a vault."""
    return BY_NUMBER[goal](cards, cells, cards.rewards[goal])


def tier_points(cards: Cards, cells: list[int]) -> int:
    """A card in the tier of its icon pays as many gears as the tier's number. Rules: GV-085, GV-086, GV-087."""
    total = 0
    for place in range(12):
        cell = cells[place]
        if cell >= 0 and cards.tier[cell] == place % 3:
            total += place % 3 + 1
    return total


def faction_points(cards: Cards, cells: list[int], faction: int) -> int:
    """Two gears for each card of one's own faction, wherever it lies. Rule: GV-088."""
    return 2 * sum(1 for cell in cells if cell >= 0 and cards.faction[cell] == faction)


def sheet(g: Table, seat: int) -> dict[str, int]:
    """One line of the score pad. Rules: GV-008, GV-084, GV-089, GV-187."""
    cards = g.book.cards
    cells = visible_cells(g, seat)
    points = {
        "tokens": g.gears[seat],
        "tiers": tier_points(cards, cells),
        "faction": faction_points(cards, cells, g.factions[seat]),
    }
    for goal in [g.basic_goal, *g.suit_goals]:
        points[GOALS[goal]] = goal_points(cards, goal, cells)
    return points


def vault_points(g: Table, seat: int, cells: list[int]) -> int:
    """What these cells would score in a seat's vault, without tokens."""
    cards = g.book.cards
    points = tier_points(cards, cells) + faction_points(cards, cells, g.factions[seat])
    for goal in [g.basic_goal, *g.suit_goals]:
        points += goal_points(cards, goal, cells)
    return points


def gain(g: Table, seat: int, cells: list[int]) -> int:
    """How many points more than now a vault with these cells would score."""
    return vault_points(g, seat, cells) - vault_points(g, seat, visible_cells(g, seat))


def storing_gain(g: Table, seat: int, face: int, chamber: int) -> int:
    """What storing a card (or a BLANK) in a chamber with room would gain."""
    cells = visible_cells(g, seat)
    cells[chamber * 3 + height(g.vaults[seat], chamber)] = face
    return gain(g, seat, cells)


def glavrun_sheet(g: Table) -> dict[str, int]:
    """What Glavrun scores in Solitary Mode: tokens, icons and goal suits of her pile. Rules: GV-113 to GV-118."""
    cards = g.book.cards
    pile = [g.faces.face[card] for card in g.glavrun_pile]
    icons = sum(1 for face in pile if cards.faction[face] in g.glavrun_factions)
    suits = [goal_suit(goal) for goal in g.suit_goals]
    return {
        "tokens": g.glavrun_gears,
        "faction": icons * g.book.icon_worth,
        "suits": sum(1 for face in pile if cards.suit[face] in suits),
    }


def final_outcome(g: Table) -> Outcome:
    """Highest total wins, then most tokens, then together; in solo Glavrun must be beaten.

    Rules: GV-091, GV-092, GV-093, GV-119, GV-144.
    """
    sheets = [sheet(g, seat) for seat in range(g.seats)]
    totals = [sum(points.values()) for points in sheets]
    if g.book.glavrun_scores:
        hers = glavrun_sheet(g)
        won = totals[0] > sum(hers.values())
        ending = "glavrun-beaten" if won else "glavrun-wins"
        return Outcome(ending, [1 if won else 2], sheets, [0] if won else [], {"glavrun": hers})
    places = places_by([(totals[seat], g.gears[seat]) for seat in range(g.seats)])
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    first = [seat for seat in range(g.seats) if totals[seat] == max(totals)]
    ending = "highest-total" if len(first) == 1 else "most-tokens" if len(winners) == 1 else "shared-victory"
    return Outcome(ending, places, sheets, winners)
