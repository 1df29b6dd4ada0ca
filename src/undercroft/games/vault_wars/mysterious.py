"""The Mysterious Bidder of the two-player game: reveal cards and count. Rules: VW-113 to VW-145."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Chance, Shuffle, Waiting
from undercroft.games.vault_wars.cards import ITEMS, VAULTS
from undercroft.games.vault_wars.lot import OUT, Lot, keys, running_auction
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import hero_points, sale_income


def matches_hero(g: Table, face: int) -> bool:
    """Whether a bidding card has a type one of its heroes wants. Rule: VW-127."""
    wanted = 0
    for hero in g.heroes[g.book.mysterious]:
        wanted |= g.book.cards.hero_types[hero]
    return g.book.cards.types[face] & wanted != 0


def worth_shown(g: Table) -> int:
    """The gold value of the revealed cards, armor sets included. Rule: VW-128."""
    return sale_income(g.book.cards, g.bidding_shown, 0, [])


class RevealAndCount(Procedure):
    """Base of both ways to bid: reveal up to `left` cards one by one, and a bonus card once if one matches."""

    STEPS = ("plan", "reveal", "mix", "new_deck", "answer_bid")

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        """Regular cards still to reveal."""
        self.bonus = False
        """Whether a bonus card may still come. Rule: VW-201."""

    def enough(self, g: Table, auction: Lot) -> bool:
        raise NotImplementedError

    def plan(self, g: Table) -> None:
        """As many cards as there are items on sale; one card on every return. Rules: VW-126, VW-131, VW-223."""
        auction = running_auction(g)
        self.bonus = auction.first_reveal
        self.left = len(g.secret) + len(g.open) if auction.first_reveal else 1
        auction.first_reveal = False

    def reveal(self, g: Table) -> None:
        """Rules: VW-127, VW-129, VW-201."""
        auction = running_auction(g)
        while not self.enough(g, auction):
            if self.left == 0:
                if not self.bonus or not any(matches_hero(g, face) for face in g.bidding_shown):
                    break
                self.bonus = False
                self.left = 1
            if not g.bidding_deck:
                if g.bidding_aside:
                    return
                break
            face = g.bidding_deck.pop()
            g.bidding_shown.append(face)
            auction.total = worth_shown(g)
            self.left -= 1
            g.note_reveal()
            if g.emitting:
                g.emit("bidding-card", {"item": ITEMS[face], "gold": auction.total})
        self.goto("answer_bid")

    def mix(self, g: Table) -> Shuffle:
        """What was set aside is shuffled; the cards of this auction stay out. Rules: VW-135, VW-205."""
        return Shuffle("bidding-deck", len(g.bidding_aside))

    def new_deck(self, g: Table) -> None:
        g.bidding_deck = [g.bidding_aside[i] for i in self.answers]
        g.bidding_aside = []
        if g.emitting:
            g.emit("bidding-deck-shuffled", {"count": len(g.bidding_deck)})
        self.goto("reveal")

    def answer_bid(self, g: Table) -> Waiting | None:
        raise NotImplementedError


class MysteriousOpening(RevealAndCount):
    """As Auction Master: all cards, and the total, but at most its gold. Rules: VW-125, VW-202."""

    def enough(self, g: Table, auction: Lot) -> bool:
        return False

    def answer_bid(self, g: Table) -> None:
        self.end(min(running_auction(g).total, g.gold[g.book.mysterious]))


class MysteriousBid(RevealAndCount):
    """As a bidder: stop as soon as the total is the highest bid. Rules: VW-129, VW-130, VW-134."""

    def enough(self, g: Table, auction: Lot) -> bool:
        return auction.total >= auction.least_raise()

    def answer_bid(self, g: Table) -> None:
        """Rules: VW-132, VW-134, VW-203, VW-204, VW-222, VW-225."""
        auction = running_auction(g)
        total = auction.total
        if total >= auction.least_raise():
            self.end(total if total <= g.gold[g.book.mysterious] else OUT)
        elif total < auction.high or not (g.bidding_deck or g.bidding_aside):
            self.end(OUT)
        else:
            self.end(-1)


class MysteriousVault(Procedure):
    """Its vault of the round is drawn at random. Rule: VW-122."""

    STEPS = ("draw", "lay")

    def draw(self, g: Table) -> Chance:
        return Chance.even("mysterious-vault", len(g.vaults[g.book.mysterious]))

    def lay(self, g: Table) -> None:
        player = g.book.mysterious
        g.played[player] = g.vaults[player].pop(self.answer)
        if g.emitting:
            g.emit("vault-revealed", {"seat": "mysterious", "vault": VAULTS[g.played[player]]})


class MysteriousSale(Procedure):
    """It sells half of its pile, at random and without a limit. Rules: VW-137, VW-206."""

    STEPS = ("mix", "sell")

    def mix(self, g: Table) -> Shuffle:
        return Shuffle("mysterious-sale", len(g.piles[g.book.mysterious]))

    def sell(self, g: Table) -> None:
        player = g.book.mysterious
        pile = g.piles[player]
        sold = [pile[i] for i in self.answers[: len(pile) // 2]]
        income = sale_income(g.book.cards, sold, 0, [])
        for face in sold:
            g.to_trash(player, face)
        g.pay(-1, player, income)
        if g.emitting and sold:
            g.emit("sold", {"seat": "mysterious", "items": keys(sold), "count": len(sold), "gold": income})


def better_hero(g: Table, player: int) -> int:
    """The hero that gives more. Rules: VW-140, VW-184."""
    heroes = g.heroes[player]
    pile = g.piles[player]
    first = hero_points(g.book.cards, heroes[0], pile)
    second = hero_points(g.book.cards, heroes[1], pile)
    return heroes[0] if first >= second else heroes[1]
