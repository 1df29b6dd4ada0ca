"""Phase II: one auction, in the steps of the rulebook. Special vaults override steps (vaults.py)."""

from typing import Any, ClassVar

from undercroft.engine.luck import Luck
from undercroft.engine.procedure import NO_ANSWERS
from undercroft.engine.waiting import Ask, Chance, Shuffle, Waiting
from undercroft.games.vault_wars.actions import (
    DECLINE,
    MOST_GOLD,
    OPEN_AT,
    ORDER,
    PASS,
    RAISE,
    RETURN,
    REVEAL,
    SEND,
)
from undercroft.games.vault_wars.cards import (
    AM_COMMISSION,
    DRAW_PLUS_BOTTOM,
    PEEK_PLUS,
    VAULTS,
)
from undercroft.games.vault_wars.lot import OUT, Lot, combination, combinations, keys, remaining
from undercroft.games.vault_wars.mysterious import MysteriousBid, MysteriousOpening
from undercroft.games.vault_wars.powers import BeforeBidding, asked_anyway, spend, who
from undercroft.games.vault_wars.state import Table, clockwise, distinct, equipped_amount, may_have, worker_with
from undercroft.games.vault_wars.winning import PriceReductions, TakeSecrets


def somebody_holds_something(g: Table) -> bool:
    """Whether anybody could have a power at all."""
    return any(g.equipped[player] or g.workers[player] for player in range(g.book.players))


class Auction(Lot):
    """The standard auction. Rules: VW-037 to VW-062."""

    PHASE: ClassVar[str] = "auction"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "draw",
        "shuffle_trash",
        "new_deck",
        "offer_fortune",
        "tell_fortune",
        "put_under",
        "prepare",
        "choose",
        "chosen",
        "lay_out",
        "pass_on",
        "peek",
        "look",
        "offer_more",
        "more",
        "look_more",
        "after_peeking",
        "returned",
        "before_bidding",
        "opening",
        "opened",
        "next_bidder",
        "bid",
        "take_bid",
        "mysterious_bid",
        "decide",
        "decided",
        "lower_price",
        "pay",
        "take_items",
        "gift",
        "give",
        "close",
    )

    def blank(self) -> Any:
        """An auction without special rules is by far the most frequent, and is made without looking up its class."""
        if type(self) is not Auction:
            return super().blank()
        made = Auction.__new__(Auction)
        made.answers = NO_ANSWERS
        return made

    def resample(self, g: Table, seat: int, luck: Luck) -> None:
        """Make up what this seat cannot know of the auction, after the items have been dealt anew."""
        if seat != self.master and self.picks:
            faces = g.secret.copy()
            luck.shuffle(faces)
            self.picks = faces[: len(self.picks)]
        for other in range(len(self.orders)):
            if other != seat:
                self.orders[other] = 0

    # Draw.

    def begin(self, g: Table) -> None:
        """Rules: VW-037, VW-040."""
        players = g.book.players
        self.guard = [1] * players
        self.skips = [False] * players
        self.orders = [0] * players
        self.out = [False] * players
        self.wanted = g.book.cards.drawn[self.vault]
        if g.emitting:
            g.emit("auction-began", {"seat": who(g, self.master), "vault": VAULTS[self.vault]})

    def sees_draw(self, g: Table) -> int:
        """The seat that looks at what is drawn; -1 for none. Rule: VW-041."""
        return self.master if self.master < g.seats else -1

    def draw(self, g: Table) -> None:
        """As many items as the vault shows, or as many as there are. Rules: VW-040, VW-164."""
        before = len(g.secret)
        self.wanted -= g.draw(self.wanted, self.sees_draw(g))
        drawn = g.secret[before:]
        if g.emitting and drawn:
            g.emit("items-drawn", {"seat": who(g, self.master), "count": len(drawn)})
            if self.sees_draw(g) >= 0:
                g.emit_to(self.master, "items-seen", {"items": keys(drawn)})
        if self.wanted == 0 or not g.trash:
            self.wanted = 0
            self.goto("offer_fortune")

    def shuffle_trash(self, g: Table) -> Shuffle:
        return Shuffle("item-deck", len(g.trash))

    def new_deck(self, g: Table) -> None:
        """Rules: VW-164, VW-165."""
        if g.emitting:
            g.emit("trash-shuffled", {"count": len(g.trash)})
        g.new_deck(self.answers)
        self.goto("draw")

    # The Fortune Teller.

    def fortune_works(self) -> bool:
        return True

    def offer_fortune(self, g: Table) -> Waiting | None:
        """The Auction Master may draw one more and put one under the deck. Rule: VW-217."""
        if self.sinking:
            self.goto("put_under")
            return None
        if self.master < g.seats and self.fortune_works() and g.can_draw():
            worker = worker_with(g, self.master, DRAW_PLUS_BOTTOM)
            if worker >= 0:
                return Ask("fortune", self.master, [SEND.of(worker), DECLINE.of()])
            if asked_anyway(g, self.master) and g.workers[self.master]:
                return Ask("fortune", self.master, [DECLINE.of()])
        self.goto("prepare")
        return None

    def tell_fortune(self, g: Table) -> None:
        if DECLINE.has(self.answer):
            self.goto("prepare")
            return
        self.wanted = g.book.cards.worker_amount[SEND.a(self.answer)]
        self.sinking = self.wanted
        spend(g, self.master, self.answer, [])
        self.goto("draw")

    def put_under(self, g: Table) -> Waiting | None:
        if self.sinking and len(self.picks) < self.sinking and len(g.secret) > len(self.picks):
            left = remaining(g.secret, self.picks)
            return Ask("put-under", self.master, [RETURN.of(face) for face in distinct(left)])
        self.answer = -1
        return None

    def prepare(self, g: Table) -> None:
        """Carry out what was put under the deck; then the vault's own steps begin."""
        if self.sinking:
            if self.answer >= 0:
                self.picks.append(RETURN.a(self.answer))
                self.goto("put_under")
                return
            self.sink_picks(g)
            self.sinking = 0

    def sink_picks(self, g: Table) -> None:
        """What was picked goes under the Item Deck, and only the Auction Master knows it."""
        for face in self.picks:
            g.sink(face, self.sees_draw(g))
        if g.emitting:
            g.emit("items-sunk", {"seat": who(g, self.master), "count": len(self.picks)})
        self.picks = []

    # Reveal.

    def to_reveal(self, g: Table) -> int:
        """Rules: VW-041, VW-167."""
        return min(g.book.cards.reveal[self.vault], len(g.secret))

    def choose(self, g: Table) -> Waiting | None:
        """The Auction Master picks what to reveal; the Mysterious Bidder leaves it to chance. Rules: VW-041, VW-124."""
        if len(self.picks) >= self.to_reveal(g):
            self.goto("lay_out")
            return None
        left = remaining(g.secret, self.picks)
        if self.master >= g.seats:
            return Chance.even("reveal", len(left))
        return Ask("reveal", self.master, [REVEAL.of(face) for face in distinct(left)])

    def chosen(self, g: Table) -> None:
        if self.master >= g.seats:
            self.picks.append(remaining(g.secret, self.picks)[self.answer])
        else:
            self.picks.append(REVEAL.a(self.answer))
        self.goto("choose")

    def lay_out(self, g: Table) -> None:
        """Revealed items lie open; the rest are the Secret Items. Rules: VW-041, VW-042."""
        for face in self.picks:
            g.reveal(face)
        if g.emitting and self.picks:
            g.emit("items-revealed", {"seat": who(g, self.master), "items": keys(self.picks)})
        self.picks = []

    # Peek.

    def pass_on(self, g: Table) -> Waiting | None:
        """The Secret Items go to the left. Rules: VW-043, VW-046."""
        self.holder = (self.master + 1) % g.book.players
        self.looked = 0
        return None

    def peeks(self, g: Table) -> int:
        """How many Secret Items the holder may see; without a peek a Spyglass is idle. Rules: VW-044, VW-162."""
        shown = g.book.cards.peek[self.vault]
        extra = equipped_amount(g, self.holder, PEEK_PLUS) if shown else 0
        return min(shown + extra, len(g.secret))

    def peek(self, g: Table) -> Waiting | None:
        """Random ones, for the holder's eyes only; the Mysterious Bidder is skipped. Rules: VW-044, VW-047, VW-198."""
        if self.holder == self.master or not g.secret:
            self.goto("after_peeking")
            return None
        if self.holder >= g.seats or self.peeks(g) == 0:
            self.next_holder(g)
            return None
        count = self.peeks(g)
        self.answer = 0
        if count == len(g.secret):
            return None
        return Chance.even("peek", combinations(len(g.secret), count))

    def look(self, g: Table) -> None:
        """Seen cards lie first until the items are passed on. Rules: VW-044, VW-163."""
        self.see(g, self.peeks(g))
        if not g.workers[self.holder]:
            self.next_holder(g)

    def see(self, g: Table, count: int) -> None:
        """The holder looks at `count` more of the cards not seen in this peek."""
        if count == 1:
            place = self.looked + self.answer
            seen = [g.secret[place]]
            g.secret[place] = g.secret[self.looked]
            g.secret[self.looked] = seen[0]
        else:
            unseen = g.secret[self.looked :]
            places = combination(self.answer, len(unseen), count)
            seen = [unseen[place] for place in places]
            rest = [unseen[place] for place in range(len(unseen)) if place not in places]
            g.secret[self.looked :] = seen + rest
        self.looked += count
        g.look(self.holder, g.secret[: self.looked])
        if g.emitting:
            g.emit_to(self.holder, "peeked", {"seat": self.holder, "items": keys(seen)})
            g.emit_except(self.holder, "peeked-some", {"seat": self.holder, "count": count})

    def next_holder(self, g: Table) -> None:
        """Shuffled again and passed on to the left. Rules: VW-045, VW-046."""
        self.looked = 0
        self.asked_more = False
        self.holder = (self.holder + 1) % g.book.players
        self.goto("peek")

    def offer_more(self, g: Table) -> Waiting | None:
        """A Mixologist right after the own peek. Rules: VW-193, VW-217."""
        worker = worker_with(g, self.holder, PEEK_PLUS)
        if self.looked < len(g.secret):
            if worker >= 0:
                return Ask("peek-more", self.holder, [SEND.of(worker), DECLINE.of()])
            if asked_anyway(g, self.holder) and g.workers[self.holder] and not self.asked_more:
                return Ask("peek-more", self.holder, [DECLINE.of()])
        self.next_holder(g)
        return None

    def more(self, g: Table) -> Waiting | None:
        if self.wanted == 0:
            if DECLINE.has(self.answer):
                self.next_holder(g)
                return None
            unseen = len(g.secret) - self.looked
            self.wanted = min(g.book.cards.worker_amount[SEND.a(self.answer)], unseen)
            spend(g, self.holder, self.answer, [])
            self.asked_more = True
            self.again()
            return None
        unseen = len(g.secret) - self.looked
        self.answer = 0
        if self.wanted == unseen:
            return None
        return Chance.even("peek", combinations(unseen, self.wanted))

    def look_more(self, g: Table) -> None:
        self.see(g, self.wanted)
        self.wanted = 0
        self.goto("offer_more")

    def after_peeking(self, g: Table) -> Waiting | None:
        """A moment for vaults that change something here."""
        return None

    def returned(self, g: Table) -> None:
        """What the vault asked for after the peeks is carried out here."""

    # Bidding.

    def before_bidding(self, g: Table) -> None:
        self.holder = -1
        self.looked = 0
        if somebody_holds_something(g):
            g.call(BeforeBidding(clockwise(g, self.master)))

    def opening(self, g: Table) -> Waiting | None:
        """From 0 to the Auction Master's gold. Rules: VW-048, VW-049, VW-125, VW-157."""
        if self.master >= g.seats:
            g.call(MysteriousOpening())
            return None
        most = min(g.gold[self.master], MOST_GOLD)
        return Ask("opening-bid", self.master, OPEN_AT.from_to(0, most))

    def opened(self, g: Table) -> None:
        self.high = self.answer if self.master >= g.seats else OPEN_AT.a(self.answer)
        self.leader = self.master
        self.turn = self.master
        self.bids = [self.master, self.high]
        if g.emitting:
            g.emit("opened-at", {"seat": who(g, self.master), "gold": self.high})

    def bidding_over(self, g: Table) -> bool:
        """All but the highest bidder have passed since the last raise. Rules: VW-052, VW-159."""
        awaited = 0
        for player in range(g.book.players):
            if player != self.master and player != self.leader and not self.out[player]:
                awaited += 1
        return self.quiet >= awaited

    def next_bidder(self, g: Table) -> Waiting | None:
        """Clockwise, without the Auction Master and the highest bidder; others are asked whatever gold they have.

        Rules: VW-050, VW-053, VW-158, VW-160, VW-227.
        """
        while not self.bidding_over(g):
            self.turn = (self.turn + 1) % g.book.players
            player = self.turn
            if player == self.master or player == self.leader or self.out[player]:
                continue
            self.chances += 1
            if self.skips[player]:
                self.skips[player] = False
                self.hear_pass(g, False)
            elif player >= g.seats:
                g.call(MysteriousBid())
                self.goto("mysterious_bid")
                return None
            elif not may_have(g, player, self.least_raise()):
                self.hear_pass(g, True)
            elif self.orders[player] >= self.least_raise():
                # Whoever raised has learnt that there is an order, and that it goes as far.
                self.hear_raise(g, self.least_raise())
                g.note_reveal()
            else:
                self.orders[player] = 0
                return None
        self.goto("decide")
        return None

    def bid(self, g: Table) -> Waiting | None:
        """Raise to a total, or pass; with too little gold, pass. Rules: VW-049, VW-051, VW-054, VW-158."""
        least = self.least_raise()
        most = min(g.gold[self.turn], MOST_GOLD)
        numbers = [PASS.of()]
        numbers.extend(RAISE.from_to(least, most))
        if g.book.orders:
            numbers.extend(ORDER.from_to(least + 1, most))
        return Ask("bid", self.turn, numbers)

    def take_bid(self, g: Table) -> None:
        answer = self.answer
        if PASS.has(answer):
            self.hear_pass(g, True)
        elif RAISE.has(answer):
            self.hear_raise(g, RAISE.a(answer))
        else:
            self.orders[self.turn] = ORDER.a(answer)
            self.hear_raise(g, self.least_raise())
        self.goto("next_bidder")

    def mysterious_bid(self, g: Table) -> None:
        """What the Mysterious Bidder's cards came to. Rules: VW-130, VW-132, VW-203, VW-204."""
        if self.answer >= 0:
            self.hear_raise(g, self.answer)
        else:
            if self.answer == OUT:
                self.out[self.turn] = True
            self.hear_pass(g, True)
        self.goto("next_bidder")

    def hear_raise(self, g: Table, amount: int) -> None:
        self.high = amount
        self.leader = self.turn
        self.quiet = 0
        self.bids.append(self.turn)
        self.bids.append(amount)
        if g.emitting:
            g.emit("raised", {"seat": who(g, self.turn), "gold": amount})

    def hear_pass(self, g: Table, chosen: bool) -> None:
        """A pass is not final; one forced by a Street Performer never is. Rule: VW-054."""
        if not self.out[self.turn]:
            self.quiet += 1
        self.bids.append(self.turn)
        self.bids.append(-1)
        if g.emitting:
            g.emit("passed", {"seat": who(g, self.turn)})

    # The end of the auction, in the order of VW-219.

    def decide(self, g: Table) -> Waiting | None:
        """A moment for Gambler's Den."""
        return None

    def decided(self, g: Table) -> Waiting | None:
        """Nobody raised: the Auction Master wins. Rules: VW-055, VW-056."""
        self.winner = self.leader
        self.price = self.high
        if g.emitting:
            g.emit(
                "auction-won",
                {"seat": who(g, self.winner), "vault": VAULTS[self.vault], "gold": self.high},
            )
        return None

    def lower_price(self, g: Table) -> None:
        if self.price > 0 and self.winner < g.seats and somebody_holds_something(g):
            g.call(PriceReductions([self.winner]))

    def pay(self, g: Table) -> None:
        """Only the winner pays; the bank adds what a reduction saves. Rules: VW-055, VW-056, VW-057, VW-161."""
        if self.winner == self.master:
            g.pay(self.winner, -1, self.price)
        else:
            g.pay(self.winner, self.master, self.price)
            g.pay(-1, self.master, self.high - self.price)
            commission = equipped_amount(g, self.master, AM_COMMISSION)
            if commission:
                g.pay(-1, self.master, commission)
        if g.emitting:
            self.tell_payment(g)

    def tell_payment(self, g: Table) -> None:
        if self.winner == self.master:
            g.emit("paid-bank", {"seat": who(g, self.winner), "gold": self.price})
            return
        g.emit(
            "paid",
            {"seat": who(g, self.winner), "other": who(g, self.master), "gold": self.price},
        )
        if self.price < self.high:
            g.emit("bank-added", {"seat": who(g, self.master), "gold": self.high - self.price})
        commission = equipped_amount(g, self.master, AM_COMMISSION)
        if commission:
            g.emit("commission", {"seat": who(g, self.master), "gold": commission})

    def take_items(self, g: Table) -> None:
        """Abilities that take items out of the vault."""
        if g.secret and somebody_holds_something(g):
            g.call(TakeSecrets([player for player in clockwise(g, self.master) if player != self.winner]))

    def gift(self, g: Table) -> Waiting | None:
        """A moment for Noble's Gallery."""
        return None

    def give(self, g: Table) -> None:
        """The gift is handed over here."""

    def close(self, g: Table) -> None:
        """The items join the pile, the vault is used up. Rules: VW-058, VW-059, VW-166."""
        count = len(g.secret) + len(g.open)
        won = [*g.secret, *g.open]
        g.win_items(self.winner)
        g.played[self.master] = -1
        g.used.append(self.vault)
        g.bidding_aside.extend(g.bidding_shown)
        g.bidding_shown = []
        if g.emitting:
            g.emit("items-won", {"seat": who(g, self.winner), "count": count})
            if self.winner < g.seats:
                g.emit_to(self.winner, "items-taken", {"items": keys(won)})

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """Arguments for the words of a bid question."""
        told: dict[str, object] = {"vault": VAULTS[self.vault]}
        if self.high >= 0:
            told["gold"] = self.high
            told["seat"] = who(g, self.leader)
            told["least"] = self.least_raise()
            told["forced"] = 1 if g.gold[seat] < self.least_raise() else 0
            told["final"] = 1 if self.passes_are_final() else 0
        count = self.to_pick(g)
        if count:
            told["number"] = len(self.picks) + 1
            told["count"] = count
        return told

    def passes_are_final(self) -> bool:
        """Whether this chance to bid is the last for whoever passes. Rule: VW-054."""
        return False

    def to_pick(self, g: Table) -> int:
        """How many items the open question asks for, one by one; 0 where it asks for none."""
        return self.to_reveal(g) if self.STEPS[self.pc] == "choose" else 0
