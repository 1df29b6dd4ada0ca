"""What the vault on sale may bring a player, as far as that player can know."""

from typing import Final, NamedTuple

from undercroft.engine.luck import Luck
from undercroft.games.vault_wars.cards import JUNK, Cards
from undercroft.games.vault_wars.knowledge import PILE, SECRET, deal
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import egg_points, gem_points, hero_points, item_points, sale_income

DEALS: Final = 60
"""In how many ways the items a player has not seen are dealt."""
KEPT: Final = 256
"""Appraisals that are remembered: bids change nothing about them, and every view tells one."""

Sight = tuple[tuple[int, ...], ...]
"""All that an appraisal depends on."""

_known: dict[Sight, tuple[Cards, "Appraisal"]] = {}
"""With the cards it was worked out for, so that no others can take their id."""


class Appraisal(NamedTuple):
    """Points that a vault adds to a pile if all of it is kept, and what it sells for."""

    certain: bool
    """Whether every item has been seen; then the points are the same in all deals."""
    low: int
    """One deal in ten adds less."""
    high: int
    """One deal in ten adds more."""
    average: float
    gold: float
    """What the items bring if they are sold apart from all others, on average."""


def pile_points(g: Table, player: int, pile: list[int]) -> int:
    """What a pile scores at the end with the better hero."""
    cards = g.book.cards
    points = item_points(cards, pile) + gem_points(cards, pile) + egg_points(cards, pile)
    return points + max([hero_points(cards, hero, pile) for hero in g.heroes[player]])


def appraise(g: Table, player: int) -> Appraisal:
    """The appraisal of the vault on sale by this player. It is the same in every world the player cannot rule out."""
    sight = sight_of(g, player)
    known = _known.get(sight)
    if known is not None:
        return known[1]
    found = appraised(g, player)
    if len(_known) >= KEPT:
        _known.clear()
    _known[sight] = (g.book.cards, found)
    return found


def sight_of(g: Table, player: int) -> Sight:
    """What the player sees of all items."""
    knowledge = g.knowledge
    found: list[tuple[int, ...]] = [
        (player, id(g.book.cards)),
        tuple(sorted(g.open)),
        tuple(sorted(g.piles[player])),
        tuple(g.heroes[player]),
        tuple(sorted(hidden_items(g, player))),
        tuple(hidden_sizes(g, player)),
    ]
    for zone in range(knowledge.zones):
        found.append(tuple(sorted(knowledge.of(player, zone))))
    for note in knowledge.among:
        if note.viewer == player:
            found.append(note.faces)
            found.append(note.room)
    return tuple(found)


def hidden_items(g: Table, player: int) -> list[int]:
    """All items face down that are not the player's own."""
    found = [*g.deck, *g.sunk, *g.secret]
    for other in range(len(g.piles)):
        if other != player:
            found.extend(g.piles[other])
    return found


def hidden_sizes(g: Table, player: int) -> list[int]:
    """How many of them lie in each zone."""
    sizes = [len(g.deck), len(g.sunk), len(g.secret)]
    for other in range(len(g.piles)):
        sizes.append(0 if other == player else len(g.piles[other]))
    return sizes


def appraised(g: Table, player: int) -> Appraisal:
    """Deal what the player has not seen in many ways."""
    cards = g.book.cards
    pile = g.piles[player]
    before = pile_points(g, player, pile)
    certain = len(g.knowledge.of(player, SECRET)) >= len(g.secret)
    pool = hidden_items(g, player)
    sizes = hidden_sizes(g, player)
    assert sizes[PILE + player] == 0
    luck = Luck.of("appraisal")
    points: list[int] = []
    gold = 0
    for _ in range(1 if certain else DEALS):
        items = [*g.open, *deal(g.knowledge, player, pool, sizes, luck)[SECRET]]
        points.append(pile_points(g, player, [*pile, *items]) - before)
        gold += sale_income(cards, [item for item in items if item != JUNK], 0, [])
    points.sort()
    count = len(points)
    return Appraisal(
        certain,
        points[count // 10],
        points[count - 1 - count // 10],
        round(sum(points) / count, 1),
        round(gold / count, 1),
    )
