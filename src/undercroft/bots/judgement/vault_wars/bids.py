"""Vault Wars: how far a player would go for a vault of which it has seen only a part, and what bids tell."""

from math import exp
from typing import Final

from undercroft.bots.judgement.vault_wars.worth import GOLD, Worth
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.knowledge import SECRET
from undercroft.games.vault_wars.state import Table

UNSEEN: Final = 0.7
"""Points an unseen item brings: less than one drawn at random, because the best are often shown."""
HOPE: Final = 0.15
"""Points the bold expect more of an unseen item, and the cautious less."""
MYSTERIOUS_GOLD: Final = 2.3
"""What the Mysterious Bidder's cards bring for each item of a vault."""


class Offer:
    """A vault in the eyes of one player: what it has seen of it, and a fixed guess for the rest."""

    def __init__(self, g: Table, worth: Worth, player: int, temper: float = 0.0) -> None:
        pile = g.piles[player]
        known = g.knowledge.of(player, SECRET)
        gain = worth.pile(g, player, [*pile, *g.open, *known]) - worth.pile(g, player, pile)
        self.gain: Final = gain + (UNSEEN + HOPE * temper) * (len(g.secret) - len(known))
        """Points the items are worth to the player."""
        self.gold: Final[int] = g.gold[player]

    def net(self, price: int) -> float:
        """What winning at this price is worth."""
        return self.gain - GOLD * price

    def limit(self) -> int:
        """The highest price worth paying."""
        return min(int(max(self.gain, 0.0) / GOLD), self.gold)


def limits_of(g: Table, worth: Worth, auction: Auction) -> list[int]:
    """How far every player would go in this world, with what it has seen; -1 for the Auction Master."""
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
