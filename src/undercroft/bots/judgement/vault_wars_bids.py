"""Vault Wars: how far a player would go for a vault of which it has seen only a part, and what bids tell."""

from math import exp
from typing import Final

from undercroft.bots.judgement.vault_wars_worth import Worth
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import ITEMS, JUNK, NO_SET
from undercroft.games.vault_wars.knowledge import DECK, PILE, SECRET, SUNK
from undercroft.games.vault_wars.table import Table

SECRECY: Final = 0.85
"""What an unseen item is worth, measured by one drawn at random: the best are often shown."""
PAID_TO_RIVAL: Final = 0.6
"""How much of what a rival gains is lost to the others, all together."""
DENIED: Final = 0.25
"""How much of what a rival does not get is won by the others, all together."""
MYSTERIOUS_GOLD: Final = 2.3
"""What the Mysterious Bidder's cards bring for each item of a vault."""


def unseen(g: Table, viewer: int) -> list[int]:
    """How many cards of each face this player has not located: what a secret item may be."""
    counts = [0] * len(ITEMS)
    lore = g.lore
    add(counts, g.deck, lore.of(viewer, DECK))
    add(counts, g.sunk, lore.of(viewer, SUNK))
    add(counts, g.secret, lore.of(viewer, SECRET))
    for player in range(g.book.players):
        if player != viewer:
            add(counts, g.piles[player], lore.of(viewer, PILE + player))
    return counts


def add(counts: list[int], faces: list[int], known: tuple[int, ...]) -> None:
    for face in faces:
        counts[face] += 1
    for face in known:
        counts[face] -= 1


class Offer:
    """A vault in the eyes of one bidder."""

    def __init__(self, g: Table, worth: Worth, bidder: int) -> None:
        self.worth: Final = worth
        self.gold: Final[int] = g.gold[bidder]
        self.others: Final[int] = max(1, g.book.players - 1)
        pile = g.piles[bidder]
        known = g.lore.of(bidder, SECRET)
        seen = [*pile, *g.open, *known]
        hidden = len(g.secret) - len(known)
        after = worth.pile(g, bidder, seen)
        gain = after - worth.pile(g, bidder, pile)
        if hidden > 0:
            gain += SECRECY * hidden * mean_gain(g, worth, bidder, seen)
        self.gain: Final = gain
        """Points the items are worth to the bidder."""
        kept = len(pile) - pile.count(JUNK)
        more = len(seen) - seen.count(JUNK) + hidden // 2
        self.stored: Final[int] = kept if not worth.later else kept // 2
        self.stored_after: Final[int] = more if not worth.later else more // 2

    def net(self, price: int) -> float:
        """What winning at this price is worth, compared with leaving it to a rival."""
        worth = self.worth
        paid = worth.purse(self.gold, self.stored) - worth.purse(self.gold - price, self.stored_after)
        rival = PAID_TO_RIVAL * worth.gold * price / self.others
        return self.gain - paid - rival + DENIED * max(self.gain, 0.0) / self.others

    def limit(self) -> int:
        """The highest price worth paying; -1 where even a gift is not wanted."""
        low = -1
        high = self.gold
        while low < high:
            middle = (low + high + 1) // 2
            if self.net(middle) > 0.0:
                low = middle
            else:
                high = middle - 1
        return low


def mean_gain(g: Table, worth: Worth, bidder: int, seen: list[int]) -> float:
    """What one unseen item adds on average, for the hero that looks better so far."""
    cards = worth.cards
    tools = g.equipped[bidder]
    heroes = g.heroes[bidder]
    hero = heroes[0]
    now = worth.pile_for(hero, tools, seen, 0.0)
    for i in range(1, len(heroes)):
        other = worth.pile_for(heroes[i], tools, seen, 0.0)
        if other > now:
            now = other
            hero = heroes[i]
    counts = unseen(g, bidder)
    total = 0
    gained = 0.0
    more = [*seen, JUNK]
    for face in range(len(ITEMS)):
        count = counts[face]
        if count <= 0:
            continue
        total += count
        if cards.set[face] == NO_SET:
            gained += count * worth.lone(hero, face, 0.0)
        else:
            more[-1] = face
            gained += count * (worth.pile_for(hero, tools, more, 0.0) - now)
    return gained / total if total else 0.0


def limits_of(g: Table, worth: Worth, auction: Auction) -> list[int]:
    """How far every player would go, as far as it can be told; -1 for the Auction Master."""
    found = [-1] * g.book.players
    for player in range(g.book.players):
        if player == auction.master:
            continue
        if player == g.book.mysterious:
            found[player] = min(g.gold[player], int(MYSTERIOUS_GOLD * (len(g.secret) + len(g.open))) + 1)
        else:
            found[player] = Offer(g, worth, player).limit()
    return found


def likelihood(g: Table, auction: Auction, viewer: int, limits: list[int]) -> float:
    """How well these limits explain what the others have bid so far: 1 is perfectly, 0 not at all."""
    bids = auction.bids
    raised = [-1] * g.book.players
    refused = [-1] * g.book.players
    high = 0
    for i in range(0, len(bids), 2):
        player = bids[i]
        if bids[i + 1] >= 0:
            high = bids[i + 1]
            raised[player] = high
        elif refused[player] < 0:
            refused[player] = high + 1
    likely = 1.0
    for player in range(g.seats):
        if player == viewer or player == auction.master:
            continue
        limit = limits[player]
        spread = 1.5 + 0.1 * limit
        if raised[player] >= 0:
            likely *= smooth((limit - raised[player] + 0.5) / spread)
        if 0 <= refused[player] <= g.gold[player]:
            likely *= smooth((refused[player] - limit - 0.5) / spread)
    return likely


def smooth(x: float) -> float:
    """From 0.05 to 1."""
    return 0.05 + 0.95 / (1.0 + exp(-max(min(2.0 * x, 30.0), -30.0)))
