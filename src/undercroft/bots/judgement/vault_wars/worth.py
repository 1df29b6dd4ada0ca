"""Vault Wars: what a pile and a purse will come to at the end of the game, in victory points.

Every item is either sold for gold, or stored round by round and scored. A gold is worth the points it still buys.
"""

from typing import Final

from undercroft.engine.procedure import Procedure
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import ARMOR_SET, GEM_SET, HEROES, ITEMS, JUNK, NO_SET, WORKERS, Cards
from undercroft.games.vault_wars.end_of_round import EndOfRound
from undercroft.games.vault_wars.get_paid import VisitLoanShark
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import armor_income, best_split, corruption_points, kinds_of

SCAVENGER: Final = HEROES.index("scavenger")
GOLD: Final = 0.27
"""Points a gold buys while there are rounds to come."""
LATE_GOLD: Final = 0.25
"""The same before the last auctions."""
LAST_GOLD: Final = 0.1
"""Points a gold brings when there is nothing left to buy."""
HELD_GOLD: Final = 0.22
"""Points a gold held between two rounds has come to, in what hundreds of adepts' games ended with."""
LAST_HELD_GOLD: Final = 0.14
"""The same before the last round."""
PLENTY: Final = 30
"""Gold beyond this is hard to spend."""
HOLDS: Final = 0.75
"""How much of a pile's worth comes true, some rounds before the end."""
HOLDS_LATE: Final = 0.87
"""The same before the last two rounds."""
SHORT: Final = 0.6
"""Points lost, on top, with every gold missing for storage."""
FEES: Final = 0.8
"""How much of the fees to come count: what is kept may yet be sold."""
NEVER: Final = 9.0
"""The price of waiting for a sale that will not come."""
GEM_HOPE: Final = 0.3
"""Points a gem may gain when its like turn up."""
EGG_HOPE: Final = (0.0, 0.9, 3.2)
"""Points one or two loose eggs may come to."""

HELP: Final[dict[str, float]] = {
    "bookkeeper": 5.0,
    "lazy-peon": 3.5,
    "haggler": 2.5,
    "apprentice": 2.0,
    "porter": 1.5,
    "bouncer": 1.5,
    "versatilist": 1.5,
    "mixologist": 1.2,
    "brewmaster": 1.0,
    "street-performer": 1.0,
    "fortune-teller": 1.0,
    "lookout": 0.6,
}
"""Gold one should pay for a worker."""
TOOLS: Final[dict[str, float]] = {
    "auctioneers-gavel": 2.0,
    "spyglass": 0.8,
    "rune-forge": 1.2,
    "whetstone": 1.0,
    "dragonscale-purse": 1.2,
    "merchants-scales": 0.8,
    "dragonfire-crucible": 1.2,
}
"""Points an equipped artifact earns in a whole game."""


def auction_on(g: Table) -> Auction | None:
    """The auction under way, if any."""
    for procedure in g.stack:
        if isinstance(procedure, Auction):
            return procedure
    return None


def sale_is_over(stack: list[Procedure]) -> bool:
    """Whether the items of this round have been sold already."""
    return any(isinstance(procedure, EndOfRound | VisitLoanShark) for procedure in stack)


class Worth:
    """The worth of things at one moment of a game. It looks at the moment once, and at piles as often as asked."""

    def __init__(self, g: Table, sold: bool = False) -> None:
        self.cards: Final[Cards] = g.book.cards
        self.later: Final[int] = g.book.rounds - g.round
        """Rounds after this one."""
        to_come = len([vault for vault in g.played if vault >= 0])
        if auction_on(g) is not None:
            to_come -= 1
        self.sold: Final[bool] = sold or sale_is_over(g.stack)
        """Whether this round's sale is over, or thought of as over."""
        self.gold: Final[float] = GOLD if self.later else LATE_GOLD if to_come > 0 else LAST_GOLD
        """Points a gold is worth after this auction."""
        rate = GOLD if self.later else LAST_GOLD
        self.income: Final[float] = rate if self.later or not self.sold else 0.0
        """Points a gold from the next sale is worth."""
        self.wait: Final[float] = 0.0 if not self.sold else rate if self.later else NEVER
        """What waiting for that sale costs an item."""
        self.storage: Final[float] = FEES * rate * (self.later + 1)
        """What keeping an item to the end costs."""

    def pile(self, g: Table, player: int, faces: list[int], least: float = 0.0) -> float:
        """What a pile will come to with the better of the heroes; an item never counts less than `least`."""
        heroes = g.heroes[player]
        tools = g.equipped[player]
        best = self.pile_for(heroes[0], tools, faces, least)
        for i in range(1, len(heroes)):
            best = max(best, self.pile_for(heroes[i], tools, faces, least))
        return best

    def pile_for(self, hero: int, tools: list[int], faces: list[int], least: float) -> float:
        """What a pile will come to with this hero."""
        cards = self.cards
        wanted = cards.hero_types[hero]
        bonus = cards.hero_vp[hero] / cards.hero_per[hero]
        worth = 0.0
        armor = 0
        armor_kept = 0.0
        gems = 0
        gems_kept = 0.0
        eggs = 0
        for face in faces:
            kind = cards.set[face]
            if kind == NO_SET:
                worth += self.lone(hero, face, least)
                continue
            kept = bonus - self.storage if cards.types[face] & wanted else -self.storage
            if kind == ARMOR_SET:
                armor += 1
                armor_kept += max(kept + cards.vp[face], 0.0)
            elif kind == GEM_SET:
                gems += 1
                gems_kept += kept
            else:
                eggs += 1
        if armor:
            paid = self.income * armor_income(cards, faces, tools) - self.wait * armor
            worth += max(armor_kept, paid, least * armor)
        if gems:
            worth += self.gems(faces, gems, gems_kept, least)
        if eggs:
            worth += self.eggs(eggs, bonus if cards.types[EGG] & wanted else 0.0, least)
        return worth

    def lone(self, hero: int, face: int, least: float) -> float:
        """What an item comes to that belongs to no set."""
        cards = self.cards
        bonus = cards.hero_vp[hero] / cards.hero_per[hero] if cards.types[face] & cards.hero_types[hero] else 0.0
        if face == JUNK:
            if hero == SCAVENGER:
                return max(bonus - self.storage / cards.junk_per_fee, 0.0)
            return -self.storage if least < 0.0 else 0.0
        return max(bonus + cards.vp[face] - self.storage, self.income * cards.gold[face] - self.wait, least)

    def gems(self, faces: list[int], count: int, kept: float, least: float) -> float:
        """All kept for their collections, or all sold."""
        cards = self.cards
        a, b, c = kinds_of(cards, faces, GEM_SET)
        points = best_split(a, b, c, cards.gem_vp[0], cards.gem_vp[1], cards.gem_vp[2])
        hope = GEM_HOPE * count if self.later else 0.0
        sold = 0
        for face in faces:
            if cards.set[face] == GEM_SET:
                sold += cards.gold[face]
        return max(points + hope + kept, self.income * sold - self.wait * count, least * count)

    def eggs(self, count: int, bonus: float, least: float) -> float:
        """Trios are kept, loose ones wait for their like or are sold."""
        cards = self.cards
        trios = count // cards.egg_size
        loose = count % cards.egg_size
        worth = trios * (cards.egg_vp + cards.egg_size * (bonus - self.storage))
        hope = EGG_HOPE[min(loose, 2)] if self.later else cards.egg_loose * loose + 0.0
        hope += loose * (bonus - self.storage)
        return worth + max(hope, loose * (self.income * cards.gold[EGG] - self.wait), least * loose)

    def purse(self, gold: int, kept: int) -> float:
        """What gold is worth to a player who has to store so many items."""
        useful = min(gold, PLENTY)
        worth = self.gold * useful + 0.5 * self.gold * (gold - useful)
        if gold < kept and not self.sold:
            worth -= SHORT * (kept - gold)
        return worth

    def loan(self, gold: int, kept: int) -> float:
        """What gold is worth to whoever thinks of borrowing, fees included wherever they are still due."""
        worth = self.gold * gold
        return worth - SHORT * (kept - gold) if gold < kept else worth

    def standing(self, g: Table, player: int) -> float:
        """Points to expect from all a player has between two rounds."""
        rate = HELD_GOLD if self.later else LAST_HELD_GOLD
        worth = rate * g.gold[player] + 1.15 * corruption_points(self.cards, g.tokens[player])
        worth += (HOLDS if self.later > 1 else HOLDS_LATE) * self.pile(g, player, g.piles[player])
        for face in g.equipped[player]:
            worth += TOOLS.get(ITEMS[face], 0.8) * self.later / g.book.rounds
        for worker in g.workers[player]:
            worth += rate * HELP[WORKERS[worker]]
        return worth


EGG: Final = ITEMS.index("dragon-egg")
