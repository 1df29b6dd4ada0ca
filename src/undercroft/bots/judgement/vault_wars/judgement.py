"""Vault Wars: which answers look good. What things are worth, and how bids are made, stands in files of their own."""

from typing import ClassVar, Final

from undercroft.bots.judgement.vault_wars.bids import Offer, likelihood, limits_of
from undercroft.bots.judgement.vault_wars.reasons import OPEN, facts, without
from undercroft.bots.judgement.vault_wars.worth import GOLD, HELP, NEVER, TOOLS, Worth, auction_on
from undercroft.bots.search.judgement import Judgement, best_of, chances
from undercroft.bots.search.reasons import Fact
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.vault_wars.actions import (
    BUY,
    CHOOSE_HERO,
    DECLINE,
    DISMISS,
    DRAFT,
    EQUIP,
    FINISH_SALE,
    GIVE,
    HIRE,
    KEEP_SECRET,
    OPEN_AT,
    ORDER,
    PASS,
    PLAY,
    RAISE,
    RETURN,
    REVEAL,
    REVISE,
    SEAL,
    SELL,
    SEND,
    SHOW_JUNK,
    STORE,
    TAKE,
    TAKE_VAULT,
    THROW,
    USE,
    VISIT,
)
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import ARMOR_SET, HEROES, ITEMS, JUNK, WORKERS
from undercroft.games.vault_wars.end_of_round import EndOfRound, PayStorage
from undercroft.games.vault_wars.get_paid import SellItems
from undercroft.games.vault_wars.lot import remaining
from undercroft.games.vault_wars.prepare import PrepareVaults
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import armor_income, corruption_points, hero_points, sale_income

LEAD: Final = 2.5
"""A lead of so many points before the last round makes winning e times as likely."""
HIDE: Final = 1.35
"""From so many points an item on, a vault is worth keeping at home."""


class VaultWarsJudgement(Judgement):
    """Weighs in victory points."""

    HAS_TEMPER: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.temperature = 0.5
        self.samples = 3
        self.noise = 1.5
        self.horizon = 0
        self.boldness = 0.0
        self.explore = 0.6
        self.others_in_tree = False
        self.max_rejections = 3
        self.side_by_side = 4
        self.rounds_ahead = 1
        """How many rounds later a walk is judged at the earliest."""
        self.until = 0
        """The round in which the walk under way may end."""
        self.limits: list[int] = []
        """How far every player goes for the running auction, in the world that is being walked through."""
        self.lot = -1
        """Which auction, with which items, the limits are for; -1 for none."""
        self.explained: State | None = None
        """The world whose limits these are, if they were reckoned to explain what has been bid."""

    # Positions.

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, Table)
        self.until = state.round + self.rounds_ahead
        if state is not self.explained:
            self.lot = -1
        self.explained = None

    def likelihood(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        auction = auction_on(state)
        if auction is None or len(auction.bids) < 4:
            return 1.0
        self.lot = lot_of(state, auction)
        self.limits = limits_of(state, Worth(state), auction)
        self.explained = state
        return likelihood(state, auction, seat, self.limits)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        worth = Worth(state)
        totals = [worth.standing(state, player) for player in range(state.book.players)]
        return chances(totals, LEAD + 0.4 * worth.later)[: state.seats]

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        worth = [0.0] * seats
        for seat in outcome.winners:
            worth[seat] = 1.0 / len(outcome.winners)
        totals = [float(total) for total in outcome.totals()]
        for sheet in outcome.others.values():
            totals.append(float(sum(sheet.values())))
        soft = chances(totals, 2.5)
        return [0.5 * worth[seat] + 0.5 * soft[seat] for seat in range(seats)]

    def quiet(self, state: State) -> bool:
        """Where a new round begins; the last rounds are played to the end."""
        assert isinstance(state, Table)
        if state.round < self.until:
            return False
        return any(isinstance(procedure, PrepareVaults) for procedure in state.stack)

    # Answers.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Table)
        auction = auction_on(g)
        worth = Worth(g)
        if auction is not None:
            bids = RAISE.has(numbers[-1]) or ORDER.has(numbers[-1]) or SEAL.has(numbers[-1])
            if bids or PASS.has(numbers[0]) or OPEN_AT.has(numbers[0]):
                return self.weigh_bids(g, worth, seat, numbers)
        return [self.weigh_one(g, worth, seat, number, auction) for number in numbers]

    def worth_a_thought(self, world: Match, seat: int, numbers: list[int]) -> list[int]:
        """No bid far above what the vault is worth, and no Junk shown that is not worth its storage."""
        g = world.state
        assert isinstance(g, Table)
        if any(SHOW_JUNK.has(number) for number in numbers) and not self.hoards_junk(g, seat):
            # Junk that no hero wants is thrown away, not shown first.
            return [number for number in numbers if not SHOW_JUNK.has(number)]
        if auction_on(g) is None or not any(RAISE.has(n) or SEAL.has(n) or OPEN_AT.has(n) for n in numbers):
            return numbers
        most = 1 + Offer(g, Worth(g), seat, self.temper).limit() * 6 // 5
        return [number for number in numbers if gold_in(number) <= most] or numbers[:1]

    def weigh_bids(self, g: Table, worth: Worth, seat: int, numbers: list[int]) -> list[float]:
        """Bid up to what the items seem worth; open at half of it; seal a bid that may be enough."""
        offer = Offer(g, worth, seat, self.temper)
        usual = 2.6 * (len(g.open) + len(g.secret)) + 1.0
        found: list[float] = []
        for number in numbers:
            if RAISE.has(number):
                found.append(offer.net(RAISE.a(number)))
            elif SEAL.has(number):
                found.append(min(1.0, SEAL.a(number) / usual) * offer.net(SEAL.a(number)))
            elif OPEN_AT.has(number):
                found.append(-0.1 * abs(OPEN_AT.a(number) - 0.5 * offer.limit()))
            elif ORDER.has(number):
                found.append(-9.0)
            else:
                found.append(0.0)
        return found

    def weigh_one(self, g: Table, worth: Worth, seat: int, number: int, auction: Auction | None) -> float:
        cards = g.book.cards
        if DRAFT.has(number) or PLAY.has(number):
            vault = DRAFT.a(number) if DRAFT.has(number) else PLAY.a(number)
            # Large vaults sell for more; late in the game everyone has less to pay with.
            return 0.5 * cards.drawn[vault] + 0.15 * cards.reveal[vault]
        if SELL.has(number):
            return self.weigh_sale(g, worth, seat, SELL.a(number))
        if FINISH_SALE.has(number):
            return 0.03 * FINISH_SALE.a(number) * (-1.0 if self.hoards_junk(g, seat) else 1.0)
        if THROW.has(number):
            return self.weigh_throw(g, worth, seat, THROW.a(number))
        if STORE.has(number):
            return 0.0
        if number == REVISE.base:
            return -NEVER
        if SHOW_JUNK.has(number):
            return 0.05 * SHOW_JUNK.a(number) if self.hoards_junk(g, seat) else -0.05
        if VISIT.has(number):
            return self.weigh_loan(g, worth, seat)
        if CHOOSE_HERO.has(number):
            return float(hero_points(cards, CHOOSE_HERO.a(number), g.piles[seat]))
        if HIRE.has(number):
            worker = HIRE.a(number)
            price = g.market.index(worker) + 1
            use = 1.0 if worth.later else 0.6
            return GOLD * (HELP[WORKERS[worker]] * use - 1.3 * price)
        if DISMISS.has(number):
            return -HELP[WORKERS[DISMISS.a(number)]]
        if EQUIP.has(number):
            face = EQUIP.a(number)
            lost = worth.pile(g, seat, g.piles[seat]) - worth.pile(g, seat, without(g.piles[seat], face))
            return TOOLS.get(ITEMS[face], 0.4) * worth.later / max(1, g.book.rounds - 1) - lost
        if SEND.has(number):
            return self.weigh_worker(g, worth, seat, WORKERS[SEND.a(number)], auction)
        if USE.has(number):
            return 0.4 if auction is not None and auction.winner == seat else 0.05
        if TAKE_VAULT.has(number):
            assert auction is not None
            return Offer(g, worth, seat).net(2 * auction.high)
        if REVEAL.has(number) or KEEP_SECRET.has(number):
            return self.weigh_reveal(g, worth, seat, number)
        if RETURN.has(number):
            return -self.item_worth(g, worth, seat, RETURN.a(number))
        if GIVE.has(number):
            return 0.6 - self.item_worth(g, worth, seat, GIVE.a(number))
        if TAKE.has(number):
            return self.item_worth(g, worth, seat, TAKE.a(number))
        if BUY.has(number):
            face = BUY.a(number)
            return self.item_worth(g, worth, seat, face) - worth.gold * cards.gold[face]
        if DECLINE.has(number) or PASS.has(number):
            return 0.0
        return -0.1

    def item_worth(self, g: Table, worth: Worth, seat: int, face: int) -> float:
        """What one more item of this face adds to the pile."""
        pile = g.piles[seat]
        return worth.pile(g, seat, [*pile, face]) - worth.pile(g, seat, pile)

    def hoards_junk(self, g: Table, seat: int) -> bool:
        """Whether Junk counts for the better hero."""
        junk = g.piles[seat].count(JUNK)
        if junk < 3:
            return False
        return any(HEROES[hero] == "scavenger" for hero in g.heroes[seat])

    def weigh_sale(self, g: Table, worth: Worth, seat: int, face: int) -> float:
        """Gold now against what the item would come to later, storage paid."""
        cards = g.book.cards
        chosen: list[int] = []
        for procedure in g.stack:
            if isinstance(procedure, SellItems):
                chosen = procedure.chosen[seat]
        pile = remaining(g.piles[seat], chosen)
        before = sale_income(cards, chosen, 0, g.equipped[seat])
        income = float(sale_income(cards, [*chosen, face], 0, g.equipped[seat]) - before)
        if cards.set[face] == ARMOR_SET:
            # A piece alone brings little, but it may be the first of a set.
            every = [other for other in g.piles[seat] if cards.set[other] == ARMOR_SET]
            income = max(income, armor_income(cards, every, g.equipped[seat]) / len(every))
        unsold = Worth(g, True)
        lost = unsold.pile(g, seat, pile) - unsold.pile(g, seat, without(pile, face))
        kept = len(pile) - pile.count(JUNK)
        gold = g.gold[seat] + before
        earned = worth.purse(gold + int(income), kept - 1) - worth.purse(gold, kept)
        return earned - lost

    def weigh_throw(self, g: Table, worth: Worth, seat: int, face: int) -> float:
        """A fee saved against the points lost; whoever cannot pay throws the least away."""
        chosen: list[int] = []
        fee = 0
        for procedure in g.stack:
            if isinstance(procedure, PayStorage):
                chosen = procedure.chosen[seat]
                fee = procedure.fee(g, seat)
        pile = remaining(g.piles[seat], chosen)
        lost = worth.pile(g, seat, pile, -NEVER) - worth.pile(g, seat, without(pile, face), -NEVER)
        return -lost if fee <= g.gold[seat] else 9.0 - lost

    def weigh_loan(self, g: Table, worth: Worth, seat: int) -> float:
        """Twelve gold for a token that grows heavier."""
        cards = g.book.cards
        cost = corruption_points(cards, g.tokens[seat]) - corruption_points(cards, g.tokens[seat] + 1)
        pile = g.piles[seat]
        kept = len(pile) - pile.count(JUNK)
        if any(isinstance(procedure, EndOfRound) for procedure in g.stack):
            kept = 0
        gold = g.gold[seat]
        return worth.loan(gold + cards.loan_gold, kept) - worth.loan(gold, kept) - cost

    def weigh_worker(self, g: Table, worth: Worth, seat: int, worker: str, auction: Auction | None) -> float:
        """Send a worker where there is something to gain."""
        if worker == "bookkeeper":
            return worth.gold * 8.0 - 0.6
        if worker == "haggler":
            return 0.6 if auction is not None and auction.price >= 3 else -0.2
        if worker == "lazy-peon":
            fee = 0
            for procedure in g.stack:
                if isinstance(procedure, PayStorage):
                    fee = procedure.fee(g, seat)
            return (0.7 if fee > g.gold[seat] else worth.gold) * fee - 0.7
        if worker == "mixologist" or worker == "lookout":
            return 0.2
        return 0.3

    def weigh_reveal(self, g: Table, worth: Worth, seat: int, number: int) -> float:
        """Show what others want; unless it is wanted more at home, then hide it (a bluff)."""
        cards = g.book.cards
        face = REVEAL.a(number) if REVEAL.has(number) else KEEP_SECRET.a(number)
        common = cards.gold[face] + 1.5 * cards.vp[face]
        wanted = Offer(g, worth, seat).gain > HIDE * (len(g.secret) + len(g.open)) + 1.5
        shows = REVEAL.has(number) != wanted
        return 0.1 * common if shows else -0.1 * common

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """As `weigh`; bidders go as far as their limit, which they do not change during an auction."""
        g = world.state
        assert isinstance(g, Table)
        if RAISE.has(numbers[-1]) or ORDER.has(numbers[-1]):
            return self.pick_bid(g, seat, numbers, luck)
        if OPEN_AT.has(numbers[0]) and len(numbers) > 8:
            few = [numbers[luck.below(len(numbers))] for _ in range(8)]
            return few[best_of(self.weigh(world, seat, few))]
        return numbers[best_of(self.weigh(world, seat, numbers))]

    def pick_bid(self, g: Table, seat: int, numbers: list[int], luck: Luck) -> int:
        auction = auction_on(g)
        assert auction is not None
        lot = lot_of(g, auction)
        if lot != self.lot:
            self.lot = lot
            self.limits = limits_of(g, Worth(g), auction)
        limit = min(self.limits[seat], g.gold[seat])
        least = auction.least_raise()
        if limit < least:
            return numbers[0]
        # Bidders would outbid each other step by step; the price at which the others give up is reached at once.
        rivals = 0
        for player in range(len(self.limits)):
            if player != seat and player != auction.master:
                rivals = max(rivals, self.limits[player])
        return RAISE.of(max(least, min(limit, rivals)))

    # Words.

    def facts(self, worlds: list[Match], seat: int, number: int) -> list[Fact]:
        return facts(worlds, seat, number)

    def obvious(self, worlds: list[Match], seat: int, number: int, others: list[int]) -> int:
        """Who bids might pass; who passes might raise by the least."""
        if PASS.has(others[0]):
            return others[1] if number == others[0] else others[0]
        return super().obvious(worlds, seat, number, others)

    def told_to_all(self, kind: str) -> bool:
        return kind in OPEN


def gold_in(number: int) -> int:
    """The gold an answer bids; 0 for one that is no bid."""
    for verb in (RAISE, SEAL, OPEN_AT, ORDER):
        if verb.has(number):
            return verb.a(number)
    return 0


def lot_of(g: Table, auction: Auction) -> int:
    """A number for an auction and the items in it."""
    lot = g.round * 8 + auction.master
    for face in g.open:
        lot = lot * 32 + face
    hidden = 0
    for face in g.secret:
        hidden += face * face
    return lot * 4096 + hidden


JUDGEMENT: Final = VaultWarsJudgement()
