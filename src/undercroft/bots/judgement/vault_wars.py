"""Vault Wars: what a pile is worth, what gold buys, and how far to go for a vault nobody has seen whole."""

from typing import Final

from undercroft.bots.search.judgement import Judgement, Reason, best_of, chances
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import ARMOR_SET, EGG_SET, GEM_SET, HEROES, ITEMS, JUNK, VAULTS, WORKERS
from undercroft.games.vault_wars.choosing import Choosing
from undercroft.games.vault_wars.end_of_round import PayStorage
from undercroft.games.vault_wars.get_paid import EquipItems, SellItems, VisitLoanShark
from undercroft.games.vault_wars.says import (
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
from undercroft.games.vault_wars.table import Table
from undercroft.games.vault_wars.values import (
    armor_income,
    corruption_points,
    egg_points,
    gem_points,
    hero_points,
    item_points,
    sale_income,
)

UNKNOWN: Final = 1.0
"""Points an unseen item brings on average."""
EASE: Final = 0.28
"""Points a gold is worth while there are vaults to buy."""
NEED: Final = 0.7
"""Points a gold is worth that pays the storage of an item worth keeping."""
LEAST: Final = 0.1
"""Points a gold is worth at the end."""

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


class VaultWarsJudgement(Judgement):
    """Weighs in victory points."""

    def __init__(self) -> None:
        super().__init__()
        self.warmth = 0.5
        self.glances = 8
        self.slips = 1.5
        self.horizon = 0
        self.boldness = 0.03
        self.explore = 0.6
        self.others_in_tree = False

    # Positions.

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        left = state.book.rounds - state.round
        totals = [self.standing(state, player) for player in range(state.book.players)]
        return chances(totals, 1.4 + 1.1 * left)[: state.seats]

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        worth = [0.0] * seats
        for seat in outcome.winners:
            worth[seat] = 1.0 / len(outcome.winners)
        totals = [float(total) for total in outcome.totals()]
        for sheet in outcome.others.values():
            totals.append(float(sum(sheet.values())))
        soft = chances(totals, 4.0)
        return [0.85 * worth[seat] + 0.15 * soft[seat] for seat in range(seats)]

    def standing(self, g: Table, player: int) -> float:
        """Points to expect from what a player has."""
        worth = self.worth(g, player, g.piles[player], g.gold[player])
        if g.played[player] >= 0:
            worth += EASE * 2.0 * g.book.cards.drawn[g.played[player]]
        left = g.book.rounds - g.round
        if left > 0:
            for face in g.equipped[player]:
                worth += TOOLS.get(ITEMS[face], 0.8) * left / g.book.rounds
            for worker in g.workers[player]:
                worth += EASE * HELP[WORKERS[worker]]
        return worth

    def worth(self, g: Table, player: int, pile: list[int], gold: int) -> float:
        return (
            self.pile_worth(g, player, pile)
            + self.gold_worth(g, player, pile, gold)
            + corruption_points(g.book.cards, g.tokens[player])
        )

    def later_rounds(self, g: Table) -> int:
        return g.book.rounds - g.round

    def pile_worth(self, g: Table, player: int, pile: list[int]) -> float:
        """Printed points, sets, the better hero, and what can still be made of it."""
        cards = g.book.cards
        worth = float(item_points(cards, pile) + gem_points(cards, pile))
        best = 0
        for hero in g.heroes[player]:
            best = max(best, hero_points(cards, hero, pile))
        worth += best
        eggs = 0
        gems = 0
        armor = 0.0
        for face in pile:
            kind = cards.set[face]
            if kind == EGG_SET:
                eggs += 1
            elif kind == GEM_SET:
                gems += 1
            elif kind == ARMOR_SET:
                armor += cards.vp[face]
        left = self.later_rounds(g)
        price = EASE if left > 0 else LEAST
        loose = eggs % cards.egg_size
        if left > 0:
            # Eggs and gems wait for their like; both can be sold if it does not come.
            worth += eggs // cards.egg_size * cards.egg_vp + (0.0, 0.9, 3.2)[min(loose, 2)]
            worth += 0.35 * gems
        elif loose and cards.egg_loose < 0:
            worth += eggs // cards.egg_size * cards.egg_vp + LEAST * 3 * loose
        else:
            worth += egg_points(cards, pile)
        sold = price * armor_income(cards, pile, g.equipped[player])
        if sold > armor:
            worth += 0.9 * (sold - armor)
        return worth

    def gold_worth(self, g: Table, player: int, pile: list[int], gold: int) -> float:
        """The first coins pay for storage, the next buy vaults, the rest are small change."""
        kept = len(pile) - pile.count(JUNK)
        need = min(gold, kept)
        worth = NEED * need
        rest = gold - need
        if self.later_rounds(g) > 0 or self.auctions_left(g):
            useful = min(rest, 24)
            return worth + EASE * useful + 0.13 * (rest - useful)
        return worth + LEAST * rest

    def auctions_left(self, g: Table) -> bool:
        return any(vault >= 0 for vault in g.played)

    def quiet(self, state: State) -> bool:
        """Between auctions, and between rounds."""
        assert isinstance(state, Table)
        for procedure in state.stack:
            if isinstance(procedure, Auction):
                return procedure.high < 0 and not procedure.picks
            if isinstance(procedure, Choosing | EquipItems | VisitLoanShark):
                return False
        return True

    # Answers.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Table)
        auction = auction_on(g)
        if auction is not None:
            if RAISE.has(numbers[-1]) or ORDER.has(numbers[-1]) or SEAL.has(numbers[-1]) or numbers[0] == PASS.base:
                return self.weigh_bids(g, seat, numbers, auction)
            if OPEN_AT.has(numbers[0]):
                return self.weigh_openings(g, seat, numbers, auction)
        return [self.weigh_one(g, seat, number, auction) for number in numbers]

    def on_offer(self, g: Table) -> list[int]:
        return [*g.open, *g.secret]

    def gain(self, g: Table, player: int, faces: list[int], price: int) -> float:
        """What winning these items at this price changes for a player."""
        before = self.worth(g, player, g.piles[player], g.gold[player])
        return self.worth(g, player, [*g.piles[player], *faces], g.gold[player] - price) - before

    def weigh_bids(self, g: Table, seat: int, numbers: list[int], auction: Auction) -> list[float]:
        """A raise is worth what it wins; passing costs nothing but what others win cheaply."""
        faces = self.on_offer(g)
        others = max(1, g.book.players - 1)
        worth = self.gain(g, seat, faces, 0)
        # What the others do with it: a little reason to go on, less the more there are.
        envy = 0.25 * max(worth, 0.0) / others
        # Somebody who has peeked and goes on knows something.
        hint = 0.0
        if auction.leader != auction.master and auction.high > 2 * len(faces):
            hint = 0.02 * (auction.high - 2 * len(faces))
        found: list[float] = []
        for number in numbers:
            if RAISE.has(number):
                price = RAISE.a(number)
                found.append(self.gain(g, seat, faces, price) + envy + hint - EASE * price / others * 0.6)
            elif SEAL.has(number):
                price = SEAL.a(number)
                chance = min(1.0, price / (2.6 * len(faces) + 1.0))
                found.append(chance * (self.gain(g, seat, faces, price) + envy - EASE * price / others * 0.6))
            elif ORDER.has(number):
                found.append(-9.0)
            else:
                found.append(0.0)
        return found

    def weigh_openings(self, g: Table, seat: int, numbers: list[int], auction: Auction) -> list[float]:
        """High enough to be paid, low enough not to be left with it."""
        faces = self.on_offer(g)
        shown = 0.0
        for face in g.open:
            shown += g.book.cards.gold[face] + g.book.cards.vp[face]
        guess = shown + 2.3 * len(g.secret)
        richest = 0
        for player in range(g.book.players):
            if player != seat:
                richest = max(richest, g.gold[player])
        guess = min(guess, float(richest))
        mine = self.gain(g, seat, faces, 0)
        others = max(1, g.book.players - 1)
        found: list[float] = []
        for number in numbers:
            opening = OPEN_AT.a(number)
            total = 0.0
            for share in (0.5, 0.8, 1.0, 1.25):
                most = share * guess
                if most > opening:
                    price = int(max(opening + 1.0, 0.75 * most))
                    sold = self.worth(g, seat, g.piles[seat], g.gold[seat] + price)
                    sold -= self.worth(g, seat, g.piles[seat], g.gold[seat])
                    total += sold - 0.3 * max(mine, 0.0) / others
                else:
                    total += self.gain(g, seat, faces, opening)
            found.append(total / 4.0)
        return found

    def weigh_one(self, g: Table, seat: int, number: int, auction: Auction | None) -> float:
        cards = g.book.cards
        if DRAFT.has(number) or PLAY.has(number):
            vault = DRAFT.a(number) if DRAFT.has(number) else PLAY.a(number)
            # Large vaults sell for more; late in the game everyone has less to pay with.
            return 0.5 * cards.drawn[vault] + 0.15 * cards.reveal[vault]
        if SELL.has(number):
            return self.weigh_sale(g, seat, SELL.a(number))
        if FINISH_SALE.has(number):
            return 0.03 * FINISH_SALE.a(number) * (-1.0 if self.hoards_junk(g, seat) else 1.0)
        if THROW.has(number):
            return self.weigh_throw(g, seat, THROW.a(number))
        if number == STORE.base:
            return 0.0
        if SHOW_JUNK.has(number):
            return 0.05 * SHOW_JUNK.a(number) if self.hoards_junk(g, seat) else -0.05
        if number == VISIT.base:
            return self.weigh_loan(g, seat)
        if CHOOSE_HERO.has(number):
            return float(hero_points(cards, CHOOSE_HERO.a(number), g.piles[seat]))
        if HIRE.has(number):
            worker = HIRE.a(number)
            price = g.market.index(worker) + 1
            use = 1.0 if self.later_rounds(g) else 0.6
            return EASE * (HELP[WORKERS[worker]] * use - 1.3 * price)
        if DISMISS.has(number):
            return -HELP[WORKERS[DISMISS.a(number)]]
        if EQUIP.has(number):
            face = EQUIP.a(number)
            left = self.later_rounds(g)
            lost = self.pile_worth(g, seat, g.piles[seat]) - self.pile_worth(g, seat, without(g.piles[seat], face))
            return TOOLS.get(ITEMS[face], 0.4) * left / max(1, g.book.rounds - 1) - lost
        if SEND.has(number):
            return self.weigh_worker(g, seat, WORKERS[SEND.a(number)], auction)
        if USE.has(number):
            return 0.4 if auction is not None and auction.winner == seat else 0.05
        if number == TAKE_VAULT.base:
            assert auction is not None
            price = auction.high
            sold = self.worth(g, seat, g.piles[seat], g.gold[seat] + price)
            kept = self.worth(g, seat, [*g.piles[seat], *self.on_offer(g)], g.gold[seat] - price)
            return kept - sold
        if REVEAL.has(number) or KEEP_SECRET.has(number):
            return self.weigh_reveal(g, seat, number)
        if RETURN.has(number):
            return -self.item_worth(g, seat, RETURN.a(number))
        if GIVE.has(number):
            return 0.6 - self.item_worth(g, seat, GIVE.a(number))
        if TAKE.has(number):
            return self.item_worth(g, seat, TAKE.a(number))
        if BUY.has(number):
            face = BUY.a(number)
            return self.item_worth(g, seat, face) - EASE * cards.gold[face]
        if number == DECLINE.base or number == PASS.base:
            return 0.0
        return -0.1

    def item_worth(self, g: Table, seat: int, face: int) -> float:
        """What one more item of this face adds to the pile."""
        pile = g.piles[seat]
        return self.pile_worth(g, seat, [*pile, face]) - self.pile_worth(g, seat, pile)

    def hoards_junk(self, g: Table, seat: int) -> bool:
        """Whether Junk counts for the better hero."""
        junk = g.piles[seat].count(JUNK)
        if junk < 3:
            return False
        return any(HEROES[hero] == "scavenger" for hero in g.heroes[seat])

    def weigh_sale(self, g: Table, seat: int, face: int) -> float:
        """Gold now against points later."""
        cards = g.book.cards
        chosen: list[int] = []
        for procedure in g.stack:
            if isinstance(procedure, SellItems):
                chosen = procedure.chosen[seat]
        pile = g.piles[seat].copy()
        for sold in chosen:
            pile.remove(sold)
        left = without(pile, face)
        lost = self.pile_worth(g, seat, pile) - self.pile_worth(g, seat, left)
        before = sale_income(cards, chosen, 0, g.equipped[seat])
        income = float(sale_income(cards, [*chosen, face], 0, g.equipped[seat]) - before)
        if cards.set[face] == ARMOR_SET:
            # A piece alone brings little, but it may be the first of a set.
            every = [other for other in g.piles[seat] if cards.set[other] == ARMOR_SET]
            income = max(income, armor_income(cards, every, g.equipped[seat]) / len(every))
        gold = g.gold[seat] + before
        now = self.gold_worth(g, seat, pile, gold)
        then = self.gold_worth(g, seat, left, gold + int(income))
        if self.later_rounds(g) > 0:
            # Whatever is kept will have to be stored again.
            lost -= 0.15
        return then - now - lost

    def weigh_throw(self, g: Table, seat: int, face: int) -> float:
        """A fee saved against the points lost; whoever cannot pay throws the least away."""
        chosen: list[int] = []
        fee = 0
        for procedure in g.stack:
            if isinstance(procedure, PayStorage):
                chosen = procedure.chosen[seat]
                fee = procedure.fee(g, seat)
        pile = g.piles[seat].copy()
        for thrown in chosen:
            pile.remove(thrown)
        lost = self.pile_worth(g, seat, pile) - self.pile_worth(g, seat, without(pile, face))
        if fee > g.gold[seat]:
            return 2.0 - lost
        saved = EASE if self.later_rounds(g) else LEAST
        return saved - lost - 0.01

    def weigh_loan(self, g: Table, seat: int) -> float:
        """Twelve gold for a token that grows heavier."""
        cards = g.book.cards
        cost = corruption_points(cards, g.tokens[seat]) - corruption_points(cards, g.tokens[seat] + 1)
        pile = g.piles[seat]
        now = self.gold_worth(g, seat, pile, g.gold[seat])
        then = self.gold_worth(g, seat, pile, g.gold[seat] + cards.loan_gold)
        return then - now - cost

    def weigh_worker(self, g: Table, seat: int, worker: str, auction: Auction | None) -> float:
        """Send a worker where there is something to gain."""
        if worker == "bookkeeper":
            return EASE * 8.0 - 0.6
        if worker == "haggler":
            return 0.6 if auction is not None and auction.price >= 3 else -0.2
        if worker == "lazy-peon":
            fee = 0
            for procedure in g.stack:
                if isinstance(procedure, PayStorage):
                    fee = procedure.fee(g, seat)
            return (NEED if fee > g.gold[seat] else EASE) * fee - 0.7
        if worker == "mixologist" or worker == "lookout":
            return 0.2
        return 0.3

    def weigh_reveal(self, g: Table, seat: int, number: int) -> float:
        """Show what others want; unless it is wanted more at home, then hide it (a bluff)."""
        cards = g.book.cards
        face = REVEAL.a(number) if REVEAL.has(number) else KEEP_SECRET.a(number)
        common = cards.gold[face] + 1.5 * cards.vp[face]
        mine = self.gain(g, seat, self.on_offer(g), 0)
        wanted = mine > 1.35 * UNKNOWN * (len(g.secret) + len(g.open)) + 1.5
        shows = REVEAL.has(number) != wanted
        return 0.1 * common if shows else -0.1 * common

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """As `weigh`, but bidders do not know what they have not seen: they bid by what is likely."""
        g = world.state
        assert isinstance(g, Table)
        if RAISE.has(numbers[-1]) or ORDER.has(numbers[-1]):
            return self.pick_bid(g, seat, numbers, luck)
        if OPEN_AT.has(numbers[0]) and len(numbers) > 8:
            few = [numbers[luck.below(len(numbers))] for _ in range(8)]
            return few[best_of(self.weigh(world, seat, few))]
        return numbers[best_of(self.weigh(world, seat, numbers))]

    def pick_bid(self, g: Table, seat: int, numbers: list[int], luck: Luck) -> int:
        least = -1
        for number in numbers:
            if RAISE.has(number):
                least = number
                break
        if least < 0:
            return numbers[0]
        price = RAISE.a(least)
        seen = self.gain(g, seat, [*g.open, *g.secret], price)
        blind = self.gain(g, seat, g.open, price) + UNKNOWN * len(g.secret)
        doubt = (luck.below(200) - 100) / 100.0
        limit = 0.5 * (seen + blind) + 0.6 * doubt - EASE * price / max(1, g.book.players - 1) * 0.6
        return least if limit > 0.0 else numbers[0]

    # Words.

    def explain(self, world: Match, seat: int, number: int, others: list[int]) -> Reason:
        g = world.state
        assert isinstance(g, Table)
        if len(others) == 1:
            return "why-only", {}
        if RAISE.has(number) or SEAL.has(number):
            gold = RAISE.a(number) if RAISE.has(number) else SEAL.a(number)
            return "why-vw-raise", {"gold": gold, "left": g.gold[seat] - gold}
        if number == PASS.base:
            return "why-vw-pass", {}
        if OPEN_AT.has(number):
            return "why-vw-open", {"gold": OPEN_AT.a(number)}
        if SELL.has(number):
            face = SELL.a(number)
            return "why-vw-sell", {"item": ITEMS[face], "gold": g.book.cards.gold[face]}
        if THROW.has(number):
            return "why-vw-throw", {"item": ITEMS[THROW.a(number)]}
        if number == VISIT.base:
            return "why-vw-loan", {"gold": g.gold[seat]}
        if DRAFT.has(number) or PLAY.has(number):
            vault = DRAFT.a(number) if DRAFT.has(number) else PLAY.a(number)
            return "why-vw-vault", {"vault": VAULTS[vault], "count": g.book.cards.drawn[vault]}
        if REVEAL.has(number):
            return "why-vw-reveal", {"item": ITEMS[REVEAL.a(number)]}
        if EQUIP.has(number):
            return "why-vw-equip", {"item": ITEMS[EQUIP.a(number)]}
        if HIRE.has(number):
            return "why-vw-hire", {"worker": WORKERS[HIRE.a(number)]}
        if CHOOSE_HERO.has(number):
            points = hero_points(g.book.cards, CHOOSE_HERO.a(number), g.piles[seat])
            return "why-vw-hero", {"hero": HEROES[CHOOSE_HERO.a(number)], "points": points}
        return "why-best", {"count": len(others)}


def without(faces: list[int], face: int) -> list[int]:
    """The faces less one copy of this one."""
    left = faces.copy()
    left.remove(face)
    return left


JUDGEMENT: Final = VaultWarsJudgement()
