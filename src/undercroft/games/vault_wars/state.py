"""The state of Vault Wars, the verbs that write it, and questions about it.

A *player* is a seat or, in the two-player game, the Mysterious Bidder, who sits third.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from undercroft.engine.actions import take_out
from undercroft.engine.faces import Faces
from undercroft.engine.luck import Luck
from undercroft.engine.observation import Observation
from undercroft.engine.settings import Settings, flag_of
from undercroft.engine.state import State
from undercroft.games.vault_wars.cards import HEROES, ITEMS, JUNK, VAULTS, WORKERS, Cards
from undercroft.games.vault_wars.knowledge import (
    DECK,
    PILE,
    SECRET,
    SUNK,
    DraftMemory,
    Knowledge,
    deal,
    resample,
)

if TYPE_CHECKING:
    from undercroft.games.vault_wars.auction import Auction


class Book:
    """Which numbers and extras are in force for this match, chosen once."""

    def __init__(self, cards: Cards, seats: int, settings: Settings) -> None:
        self.cards: Final = cards
        self.seats: Final = seats
        self.players: Final = 3 if seats == 2 else seats
        """Two players are joined by the Mysterious Bidder. Rules: VW-113, VW-151."""
        self.mysterious: Final = 2 if seats == 2 else -1
        """The Mysterious Bidder's place; -1 where it does not play. Rule: VW-198."""
        self.rounds: Final = cards.vaults_per_player[seats]
        """Rules: VW-019, VW-020, VW-021, VW-116."""
        self.draft: Final = flag_of(settings, "draft")
        self.workers: Final = flag_of(settings, "workers")
        self.open_gold: Final[bool] = settings["gold"] == "open"
        self.orders: Final = flag_of(settings, "standing-orders")
        self.ask_everyone: Final[bool] = settings["ask"] == "everyone"


class Table(State):
    """Everything on the table. Zones of items hold faces; what seats know of them is in `knowledge`."""

    SHARED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(book.seats, Faces([], []))
        cards = book.cards
        players = book.players
        self.book = book
        self.round = 0
        self.gold: list[int] = [cards.start_gold()] * players
        """Rules: VW-015, VW-117."""
        self.bank = -cards.start_gold() * players
        """What the bank holds beyond its endless supply; players and bank always add up to 0."""
        self.tokens: list[int] = [0] * players
        self.visited: list[bool] = [False] * players
        """Who has been to the Loan Shark in this round. Rule: VW-084."""
        self.piles: list[list[int]] = [[] for _ in range(players)]
        self.equipped: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        """The Item Deck; the last card is the top."""
        self.sunk: list[int] = []
        """Cards put under the deck, the first to be drawn first."""
        self.secret: list[int] = []
        """The items of the running auction that lie face down."""
        self.open: list[int] = []
        """The items of the running auction that lie face up."""
        self.trash: list[int] = []
        self.heroes: list[list[int]] = [[] for _ in range(players)]
        self.spare_heroes: list[int] = list(range(len(HEROES)))
        self.hero: list[int] = [-1] * players
        """The hero each player lets score at the end."""
        self.vaults: list[list[int]] = [[] for _ in range(players)]
        self.passing: list[list[int]] = [[] for _ in range(players)]
        """Hands on their way in the draft, by the player they were dealt to."""
        self.box: list[int] = list(range(len(VAULTS)))
        """Vaults that take no part. Rule: VW-025."""
        self.played: list[int] = [-1] * players
        """The vault each player auctions in this round."""
        self.order: list[int] = []
        """The players by rising Priority of this round's vaults."""
        self.last_priority: list[int] = [0] * players
        """The Priority of the vault each player auctioned last. Rule: VW-104."""
        self.used: list[int] = []
        """Vaults that have been sold, open to all. Rules: VW-059, VW-166."""
        self.workers: list[list[int]] = [[] for _ in range(players)]
        self.market: list[int] = []
        """The open workers; the first is farthest from the deck and costs 1. Rule: VW-031."""
        self.worker_deck: list[int] = []
        self.worker_discard: list[int] = []
        self.bidding_deck: list[int] = []
        """The Mysterious Bidder's cards; the last is the top."""
        self.bidding_shown: list[int] = []
        """Those revealed in the running auction."""
        self.bidding_aside: list[int] = []
        self.knowledge = Knowledge(book.seats, players)
        self.memory = DraftMemory()
        self._lay_out_components()

    def _lay_out_components(self) -> None:
        """Items and workers lie in order until set-up shuffles them. Rules: VW-017, VW-114, VW-200."""
        cards = self.book.cards
        for face in range(len(ITEMS)):
            away = cards.bidding_deck[face] if self.book.mysterious >= 0 else 0
            self.deck.extend([face] * (cards.copies[face] - away))
            self.bidding_deck.extend([face] * away)
        if self.book.workers:
            for worker in range(len(WORKERS)):
                self.worker_deck.extend([worker] * cards.worker_copies[worker])

    def copy(self) -> "Table":
        clone = Table.__new__(Table)
        self.copy_base_into(clone)
        clone.book = self.book
        # Lists that are never written to, only replaced, are shared.
        clone.spare_heroes = self.spare_heroes
        clone.box = self.box
        clone.order = self.order
        clone.round = self.round
        clone.gold = self.gold.copy()
        clone.bank = self.bank
        clone.tokens = self.tokens.copy()
        clone.visited = self.visited.copy()
        clone.piles = [pile.copy() for pile in self.piles]
        clone.equipped = [items.copy() for items in self.equipped]
        clone.deck = self.deck.copy()
        clone.sunk = self.sunk.copy()
        clone.secret = self.secret.copy()
        clone.open = self.open.copy()
        clone.trash = self.trash.copy()
        clone.heroes = self.heroes.copy()
        clone.hero = self.hero.copy()
        clone.vaults = [vaults.copy() for vaults in self.vaults]
        clone.passing = [vaults.copy() for vaults in self.passing]
        clone.played = self.played.copy()
        clone.last_priority = self.last_priority.copy()
        clone.used = self.used.copy()
        clone.workers = [workers.copy() for workers in self.workers]
        clone.market = self.market.copy()
        clone.worker_deck = self.worker_deck.copy()
        clone.worker_discard = self.worker_discard.copy()
        clone.bidding_deck = self.bidding_deck.copy()
        clone.bidding_shown = self.bidding_shown.copy()
        clone.bidding_aside = self.bidding_aside.copy()
        clone.knowledge = self.knowledge.copy()
        clone.memory = self.memory.copy()
        return clone

    def view(self, seat: int) -> Mapping[str, object]:
        from undercroft.games.vault_wars.view import view_of

        return view_of(self, seat)

    def observe(self, seat: int, into: Observation) -> None:
        from undercroft.games.vault_wars.observe import observe

        observe(self, seat, into)

    def census(self) -> dict[str, int]:
        """Rules: VW-012, VW-085, VW-212."""
        items = len(self.deck) + len(self.sunk) + len(self.secret) + len(self.open) + len(self.trash)
        items += len(self.bidding_deck) + len(self.bidding_shown) + len(self.bidding_aside)
        items += sum(len(pile) for pile in self.piles) + sum(len(tools) for tools in self.equipped)
        vaults = len(self.box) + len(self.used) + sum(len(hand) for hand in self.vaults)
        vaults += sum(len(hand) for hand in self.passing) + sum(1 for vault in self.played if vault >= 0)
        workers = len(self.market) + len(self.worker_deck) + len(self.worker_discard)
        workers += sum(len(hand) for hand in self.workers)
        heroes = len(self.spare_heroes) + sum(len(pair) for pair in self.heroes)
        return {
            "items": items,
            "vaults": vaults,
            "workers": workers,
            "heroes": heroes,
            "gold": self.bank + sum(self.gold),
        }

    # Worlds a seat cannot rule out.

    def redeal(self, seat: int, luck: Luck) -> None:
        """Deal anew whatever this seat does not know: items, vaults, heroes and the order of decks."""
        from undercroft.games.vault_wars.auction import Auction
        from undercroft.games.vault_wars.choosing import Choosing
        from undercroft.games.vault_wars.get_paid import SwapWithTrash

        auction: Auction | None = None
        for procedure in self.stack:
            if isinstance(procedure, Auction):
                auction = procedure
        self._redeal_items(seat, auction, luck)
        self._redeal_vaults(seat, luck)
        self._redeal_heroes(seat, luck)
        self.worker_deck.sort()
        luck.shuffle(self.worker_deck)
        self.bidding_deck.sort()
        luck.shuffle(self.bidding_deck)
        for procedure in self.stack:
            if isinstance(procedure, (Choosing, SwapWithTrash)):
                procedure.resample(self, seat, luck)

    def redeal_countable(self, seat: int, luck: Luck) -> None:
        """Where gold is secret, give the others any amount that covers the high bid. Rules: VW-016, VW-049, VW-155."""
        if self.book.open_gold:
            return
        for other in range(self.seats):
            if other != seat:
                least = self.bid_of(other)
                amount = least + luck.below(40)
                self.pay(-1, other, amount - self.gold[other])

    def bid_of(self, player: int) -> int:
        """What the player has bid in the running auction, and may still have to pay."""
        from undercroft.games.vault_wars.lot import Lot

        for procedure in self.stack:
            if isinstance(procedure, Lot) and procedure.leader == player:
                return procedure.high
        return 0

    def _redeal_items(self, seat: int, auction: "Auction | None", luck: Luck) -> None:
        knowledge = self.knowledge
        zones = [self.deck, self.sunk, self.secret, *self.piles]
        sizes = [len(zone) for zone in zones]
        own = PILE + seat if seat >= 0 else -1
        if own >= 0:
            sizes[own] = 0
        looked: list[int] = []
        if auction is not None and seat >= 0 and auction.holder == seat:
            looked = self.secret[: auction.looked]
        pool: list[int] = []
        for zone in range(knowledge.zones):
            if zone != own:
                pool.extend(zones[zone])
        dealt = deal(knowledge, seat, pool, sizes, luck)
        if own >= 0:
            dealt[own] = zones[own].copy()
        for face in looked:
            dealt[SECRET].remove(face)
        dealt[SECRET][:0] = looked
        resample(knowledge, seat, dealt, luck)
        for zone in range(knowledge.zones):
            zones[zone][:] = dealt[zone]
        if auction is not None:
            auction.resample(self, seat, luck)

    def _redeal_vaults(self, seat: int, luck: Luck) -> None:
        hands = [*self.vaults, *self.passing]
        hidden = [True] * len(hands)
        if seat >= 0:
            hidden[seat] = False
            held = self.held_hand(seat)
            if held >= 0:
                hidden[self.book.players + held] = False
        # Vaults without rules for two players never leave the box in their game.
        fixed = [v for v in self.box if self.book.seats == 2 and not self.book.cards.two_player[v]]
        pool = [vault for vault in self.box if vault not in fixed]
        for hand in range(len(hands)):
            if hidden[hand]:
                pool.extend(hands[hand])
        self.box = sorted([*self.memory.deal(seat, pool, hands, hidden, luck), *fixed])
        self.memory.resample(seat, hands, luck)

    def _redeal_heroes(self, seat: int, luck: Luck) -> None:
        if not self.heroes[0]:
            return
        pool = self.spare_heroes.copy()
        others = [player for player in range(self.seats) if player != seat and self.hero[player] < 0]
        for player in others:
            pool.extend(self.heroes[player])
        pool.sort()
        luck.shuffle(pool)
        for player in others:
            self.heroes[player] = sorted([pool.pop(), pool.pop()])
        self.spare_heroes = sorted(pool)

    def held_hand(self, seat: int) -> int:
        """The passing hand this seat is choosing from in the draft; -1 outside of it."""
        from undercroft.games.vault_wars.set_up import Draft

        for procedure in self.stack:
            if isinstance(procedure, Draft):
                return procedure.held_by(self, seat)
        return -1

    # The few verbs that write. What others see of them is told to their knowledge.

    def pay(self, payer: int, payee: int, amount: int) -> None:
        """Gold changes hands; -1 is the bank. Rule: VW-173."""
        if payer >= 0:
            self.gold[payer] -= amount
        else:
            self.bank -= amount
        if payee >= 0:
            self.gold[payee] += amount
        else:
            self.bank += amount

    def can_draw(self) -> bool:
        return bool(self.deck or self.sunk or self.trash)

    def draw(self, count: int, viewer: int) -> int:
        """Draw items into the vault, seen by this seat alone (-1: by nobody). Rules: VW-040, VW-041."""
        from_deck = min(count, len(self.deck))
        from_sunk = min(count - from_deck, len(self.sunk))
        if from_deck:
            self._draw_from(self.deck[: -from_deck - 1 : -1], DECK, len(self.deck), viewer)
            del self.deck[len(self.deck) - from_deck :]
        if from_sunk:
            self._draw_from(self.sunk[:from_sunk], SUNK, len(self.sunk), viewer)
            del self.sunk[:from_sunk]
        return from_deck + from_sunk

    def _draw_from(self, faces: list[int], zone: int, size: int, viewer: int) -> None:
        self.secret.extend(faces)
        for seat in range(self.seats):
            if seat == viewer:
                for i in range(len(faces)):
                    self._sees_leave(seat, zone, faces[i], size - i - 1)
                    self.knowledge.add(seat, SECRET, (faces[i],))
            else:
                self.knowledge.moves(seat, zone, SECRET, len(faces), size)
        self.note_reveal()

    def _sees_leave(self, seat: int, zone: int, face: int, left: int) -> None:
        self.knowledge.leaves(seat, zone, face, left, self.book.cards.copies[face] == 1)

    def new_deck(self, order: list[int]) -> None:
        """The Trash becomes the Item Deck, and everybody remembers what was in it. Rules: VW-164, VW-165."""
        self.deck = [self.trash[i] for i in order]
        self.trash = []
        known = tuple(sorted(self.deck))
        for seat in range(self.seats):
            self.knowledge.add(seat, DECK, known)

    def reveal(self, face: int) -> None:
        """Turn a Secret Item up for everybody."""
        take_out(face, self.secret)
        self.open.append(face)
        for seat in range(self.seats):
            self._sees_leave(seat, SECRET, face, len(self.secret))
        self.note_reveal()

    def look(self, seat: int, faces: list[int]) -> None:
        """A seat looks at some Secret Items, all at the same time. Rule: VW-044."""
        self.knowledge.looked(seat, SECRET, faces)
        self.note_reveal()

    def give_secret(self, face: int, player: int) -> None:
        """One Secret Item joins a pile, seen by its new owner only."""
        size = len(self.secret)
        take_out(face, self.secret)
        self.piles[player].append(face)
        for seat in range(self.seats):
            if seat == player:
                self._sees_leave(seat, SECRET, face, size - 1)
            else:
                self.knowledge.moves(seat, SECRET, PILE + player, 1, size)
        self.note_reveal()

    def sink(self, face: int, knower: int) -> None:
        """One Secret Item goes under the deck; only one seat (-1: none) knows which."""
        self._return(face, knower, SUNK)
        self.sunk.append(face)

    def shuffle_in(self, face: int, knower: int, order: list[int]) -> None:
        """One Secret Item is shuffled into the deck; only one seat (-1: none) knows which."""
        for seat in range(self.seats):
            if self.sunk:
                self.knowledge.moves(seat, SUNK, DECK, len(self.sunk), len(self.sunk))
        self._return(face, knower, DECK)
        together = [*self.deck, *self.sunk, face]
        self.deck = [together[i] for i in order]
        self.sunk = []

    def _return(self, face: int, knower: int, zone: int) -> None:
        size = len(self.secret)
        take_out(face, self.secret)
        for seat in range(self.seats):
            if seat == knower:
                self._sees_leave(seat, SECRET, face, size - 1)
                self.knowledge.add(seat, zone, (face,))
            else:
                self.knowledge.moves(seat, SECRET, zone, 1, size)

    def win_items(self, player: int) -> None:
        """All that is left in the vault joins the winner's pile, face down. Rules: VW-058, VW-060."""
        size = len(self.secret)
        lying_open = tuple(self.open)
        for seat in range(self.seats):
            if seat == player:
                for i in range(size):
                    self._sees_leave(seat, SECRET, self.secret[i], size - i - 1)
            else:
                if size:
                    self.knowledge.moves(seat, SECRET, PILE + player, size, size)
                self.knowledge.add(seat, PILE + player, lying_open)
        self.piles[player].extend(self.secret)
        self.piles[player].extend(self.open)
        self.secret = []
        self.open = []
        self.note_reveal()

    def leave_pile(self, player: int, face: int) -> None:
        """An item leaves a pile in sight of all."""
        take_out(face, self.piles[player])
        for seat in range(self.seats):
            if seat != player:
                self._sees_leave(seat, PILE + player, face, len(self.piles[player]))
        self.note_reveal()

    def to_trash(self, player: int, face: int) -> None:
        """Rules: VW-072, VW-180."""
        self.leave_pile(player, face)
        self.trash.append(face)

    def from_trash(self, player: int, face: int) -> None:
        """An item of the open Trash joins a pile; everybody knows it is there."""
        take_out(face, self.trash)
        self.piles[player].append(face)
        for seat in range(self.seats):
            if seat != player:
                self.knowledge.add(seat, PILE + player, (face,))

    def show_junk(self, player: int, count: int) -> None:
        """Junk of a pile is shown and stays in it. Rule: VW-179."""
        for seat in range(self.seats):
            if seat != player:
                self.knowledge.looked(seat, PILE + player, [JUNK] * count)
        self.note_reveal()

    def trash_equipped(self, player: int, face: int) -> None:
        """The Trash keyword. Rules: VW-108, VW-194."""
        self.equipped[player].remove(face)
        self.trash.append(face)

    def discard_worker(self, player: int, worker: int) -> None:
        """Rules: VW-106, VW-189."""
        self.workers[player].remove(worker)
        self.worker_discard.append(worker)


def distinct(faces: list[int]) -> list[int]:
    """Each face once, in a fixed order."""
    among: i64 = 0
    for face in faces:
        among |= 1 << face
    once: list[int] = []
    for face in range(len(ITEMS)):
        if among >> face & 1:
            once.append(face)
    return once


def worker_with(g: Table, player: int, effect: int) -> int:
    """A worker of this player with this effect; -1 if there is none."""
    for worker in g.workers[player]:
        if g.book.cards.worker_effect[worker] == effect:
            return worker
    return -1


def equipped_amount(g: Table, player: int, effect: int) -> int:
    """What the player's equipped items with this effect add up to. Rules: VW-064, VW-105."""
    total = 0
    if g.equipped[player]:
        cards = g.book.cards
        for face in g.equipped[player]:
            if cards.effect[face] == effect:
                total += cards.amount[face]
    return total


def by_priority(g: Table) -> list[int]:
    """The players in the order of this round. Rules: VW-004, VW-153, VW-193."""
    cards = g.book.cards
    keys = [(cards.priority[g.played[player]], player) for player in range(g.book.players)]
    return [player for _, player in sorted(keys)]


def clockwise(g: Table, auction_master: int) -> list[int]:
    """From the Auction Master's left, the Auction Master last. Rule: VW-193."""
    players = g.book.players
    return [(auction_master + step) % players for step in range(1, players + 1)]


def may_be_below(g: Table, player: int, amount: int) -> bool:
    """Whether, by public knowledge, a player could have less gold than this. Rule: VW-227."""
    return not g.book.open_gold or g.gold[player] < amount


def may_have(g: Table, player: int, amount: int) -> bool:
    """Whether, by public knowledge, a player could have this much gold. Rule: VW-227."""
    return not g.book.open_gold or g.gold[player] >= amount
