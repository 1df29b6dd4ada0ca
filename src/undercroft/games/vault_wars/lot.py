"""The lot under the hammer: what an auction remembers, apart from its steps.

Powers, the Mysterious Bidder and views look at the lot; only `auction.py` knows how an auction runs.
"""

from typing import Final

from undercroft.engine.actions import take_out
from undercroft.engine.procedure import Procedure
from undercroft.games.vault_wars.cards import ITEMS
from undercroft.games.vault_wars.state import Table

OUT: Final = -2
"""What the Mysterious Bidder answers when it leaves an auction for good; -1 is a pass."""


class Lot(Procedure):
    """A vault on sale, and the bidding for it."""

    def __init__(self, master: int, vault: int) -> None:
        super().__init__()
        self.master = master
        """The Auction Master."""
        self.vault = vault
        self.wanted = 0
        """Items still to draw."""
        self.sinking = 0
        """Items the Fortune Teller still has to put under the deck."""
        self.picks: list[int] = []
        """Faces the Auction Master has picked so far, to reveal or to return."""
        self.holder = -1
        """The bidder who is peeking."""
        self.looked = 0
        """How many Secret Items the holder has seen; they lie first."""
        self.asked_more = False
        """Whether the holder has already sent a Mixologist."""
        self.guard: list[int] = []
        """How much a raise over each player's bid must be at least. Rules: VW-196, VW-222."""
        self.skips: list[bool] = []
        """Bidders who must pass at their first chance."""
        self.orders: list[int] = []
        """Standing orders: raise by the least up to this much."""
        self.out: list[bool] = []
        """Who has left this auction for good."""
        self.high = -1
        self.leader = -1
        self.turn = -1
        self.quiet = 0
        """Passes one after another since the last raise, of bidders who are still in."""
        self.chances = 0
        """How many chances to bid there have been."""
        self.bids: list[int] = []
        """The course of bidding: player, amount (-1: a pass), player, amount, ..."""
        self.winner = -1
        self.price = 0
        self.total = 0
        """The Mysterious Bidder's cards so far, in gold."""
        self.first_reveal = True
        """Whether the Mysterious Bidder has not yet revealed cards in this auction."""

    def copy(self) -> "Lot":
        clone: Lot = self.blank()
        self.copy_into(clone)
        return clone

    def copy_into(self, clone: "Lot") -> None:
        """Give a blank clone all fields; a vault with fields of its own adds them."""
        self.copy_base_into(clone)
        clone.master = self.master
        clone.vault = self.vault
        clone.wanted = self.wanted
        clone.sinking = self.sinking
        clone.picks = self.picks.copy()
        clone.holder = self.holder
        clone.looked = self.looked
        clone.asked_more = self.asked_more
        clone.guard = self.guard.copy()
        clone.skips = self.skips.copy()
        clone.orders = self.orders.copy()
        clone.out = self.out.copy()
        clone.high = self.high
        clone.leader = self.leader
        clone.turn = self.turn
        clone.quiet = self.quiet
        clone.chances = self.chances
        clone.bids = self.bids.copy()
        clone.winner = self.winner
        clone.price = self.price
        clone.total = self.total
        clone.first_reveal = self.first_reveal

    def least_raise(self) -> int:
        """At least 1 above, or what protects the highest bid. Rules: VW-051, VW-111, VW-222."""
        return self.high + self.guard[self.leader]


def running_auction(g: Table) -> Lot:
    """The auction under way."""
    for procedure in g.stack:
        if isinstance(procedure, Lot):
            return procedure
    raise AssertionError("no auction is under way")


def combinations(n: int, k: int) -> int:
    """How many ways there are to look at k of n cards."""
    if k == 1:
        return n
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def combination(index: int, n: int, k: int) -> list[int]:
    """The index-th way to look at k of n cards, as places."""
    places: list[int] = []
    for place in range(n):
        if k == 0:
            break
        ways = combinations(n - place - 1, k - 1)
        if index < ways:
            places.append(place)
            k -= 1
        else:
            index -= ways
    return places


def keys(faces: list[int]) -> list[str]:
    return [ITEMS[face] for face in sorted(faces)]


def remaining(faces: list[int], taken: list[int]) -> list[int]:
    """The faces less those taken, copy by copy."""
    left = faces.copy()
    for face in taken:
        take_out(face, left)
    return left
