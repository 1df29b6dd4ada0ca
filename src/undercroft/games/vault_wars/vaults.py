"""The special vaults: each overrides the steps its text changes. Rules: VW-062, VW-210, VW-211, VW-215."""

from undercroft.engine.luck import Luck
from undercroft.engine.waiting import Ask, AskEach, Chance, Shuffle, Waiting
from undercroft.games.vault_wars.actions import (
    DECLINE,
    KEEP_OWN,
    KEEP_SECRET,
    MOST_GOLD,
    PASS,
    RETURN,
    REVEAL,
    REVEAL_ARMS,
    REVEAL_OWN,
    SEAL,
    SHOW_TO,
    TAKE_VAULT,
)
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import ITEMS, PEEK_PLUS, RULES, TYPES
from undercroft.games.vault_wars.lot import Lot, combinations, keys, remaining
from undercroft.games.vault_wars.powers import named, player_named, who
from undercroft.games.vault_wars.state import Table, clockwise, distinct, equipped_amount, may_have

ARMS = 1 << TYPES.index("weapon") | 1 << TYPES.index("armor")


def steps_with(after: str, *extra: str) -> tuple[str, ...]:
    """The steps of the standard auction with some more after the named one."""
    at = Auction.STEPS.index(after) + 1
    return (*Auction.STEPS[:at], *extra, *Auction.STEPS[at:])


class ThiefsSafe(Auction):
    """The bidder on the left sees everything and picks the open item; with two players chance does.

    Rules: VW-144, VW-210, VW-215.
    """

    def thief(self, g: Table) -> int:
        return -1 if g.book.mysterious >= 0 else (self.master + 1) % g.book.players

    def prepare(self, g: Table) -> None:
        super().prepare(g)
        if self.sinking == 0 and g.secret and self.thief(g) >= 0:
            self.show_all(g, self.thief(g))

    def choose(self, g: Table) -> Waiting | None:
        if len(self.picks) >= self.to_reveal(g):
            self.goto("lay_out")
            return None
        thief = self.thief(g)
        left = remaining(g.secret, self.picks)
        if thief < 0:
            return Chance.even("reveal", len(left))
        return Ask("reveal", thief, [REVEAL.of(face) for face in distinct(left)])

    def show_all(self, g: Table, thief: int) -> None:
        g.look(thief, g.secret)
        if g.emitting:
            g.emit_to(thief, "peeked", {"seat": thief, "items": keys(g.secret)})
            g.emit_except(thief, "peeked-some", {"seat": thief, "count": len(g.secret)})

    def chosen(self, g: Table) -> None:
        if self.thief(g) < 0:
            self.picks.append(remaining(g.secret, self.picks)[self.answer])
        else:
            self.picks.append(REVEAL.a(self.answer))
        self.goto("choose")

    def resample(self, g: Table, seat: int, luck: Luck) -> None:
        kept = self.picks.copy()
        super().resample(g, seat, luck)
        if seat == self.thief(g):
            self.picks = kept

    def peek(self, g: Table) -> Waiting | None:
        """Whoever chose does not peek."""
        if self.holder == self.thief(g) and g.secret:
            self.next_holder(g)
            return None
        return super().peek(g)


class GildedCupboard(Auction):
    """The Auction Master names one bidder, who alone sees all; with two players everybody peeks as usual.

    Rules: VW-142, VW-210, VW-215.
    """

    def pass_on(self, g: Table) -> Waiting | None:
        if g.book.mysterious >= 0:
            return super().pass_on(g)
        self.looked = 0
        if not g.secret:
            self.goto("after_peeking")
            return None
        others = [player for player in clockwise(g, self.master) if player != self.master]
        return Ask("cupboard", self.master, [SHOW_TO.of(named(g, player)) for player in others])

    def peek(self, g: Table) -> Waiting | None:
        if g.book.mysterious >= 0:
            return super().peek(g)
        self.holder = player_named(g, SHOW_TO.a(self.answer))
        if g.emitting:
            g.emit("cupboard-shown", {"seat": who(g, self.master), "other": who(g, self.holder)})
        self.answer = 0
        self.see(g, len(g.secret))
        self.goto("after_peeking")
        return None


class ArmoryLocker(Auction):
    """Every Weapon and Armor lies open, but at least one item stays secret. Rules: VW-124, VW-211, VW-215, VW-227."""

    def selections(self, g: Table) -> list[int]:
        """What may be opened: always asked, so that the asking betrays nothing."""
        arms = [face for face in g.secret if g.book.cards.types[face] & ARMS]
        if not arms:
            if len(g.secret) < 2:
                return [REVEAL_ARMS.of()]
            return [REVEAL.of(face) for face in distinct(g.secret)]
        if len(arms) < len(g.secret):
            return [REVEAL_ARMS.of()]
        return [KEEP_SECRET.of(face) for face in distinct(g.secret)]

    def choose(self, g: Table) -> Waiting | None:
        if not g.secret:
            self.goto("lay_out")
            return None
        numbers = self.selections(g)
        if self.master >= g.seats:
            return Chance("armory", [self.weight(g, number) for number in numbers])
        return Ask("armory", self.master, numbers)

    def weight(self, g: Table, number: int) -> int:
        """Chance picks a card, not a kind of card: of a Ruby and three Junk it is the Ruby once in four times."""
        if REVEAL_ARMS.has(number):
            return 1
        return g.secret.count(KEEP_SECRET.a(number) if KEEP_SECRET.has(number) else REVEAL.a(number))

    def chosen(self, g: Table) -> None:
        answer = self.selections(g)[self.answer] if self.master >= g.seats else self.answer
        if REVEAL_ARMS.has(answer):
            self.picks = [face for face in g.secret if g.book.cards.types[face] & ARMS]
        elif REVEAL.has(answer):
            self.picks = [REVEAL.a(answer)]
        else:
            self.picks = remaining(g.secret, [KEEP_SECRET.a(answer)])


class TrollCave(Auction):
    """After all peeking one Secret Item is shuffled back into the deck. Rules: VW-145, VW-210, VW-215."""

    STEPS = steps_with("returned", "mix", "shuffle_in")

    def after_peeking(self, g: Table) -> Waiting | None:
        if not g.secret:
            self.goto("before_bidding")
            return None
        if g.book.mysterious >= 0:
            return Chance.even("troll", len(g.secret))
        return Ask("troll", self.master, [RETURN.of(face) for face in distinct(g.secret)])

    def returned(self, g: Table) -> None:
        chance = g.book.mysterious >= 0
        self.picks = [g.secret[self.answer] if chance else RETURN.a(self.answer)]

    def mix(self, g: Table) -> Shuffle:
        return Shuffle("item-deck", len(g.deck) + len(g.sunk) + 1)

    def shuffle_in(self, g: Table) -> None:
        g.shuffle_in(self.picks[0], self.master if g.book.mysterious < 0 else -1, self.answers)
        self.picks = []
        if g.emitting:
            g.emit("item-shuffled-back", {"seat": who(g, self.master)})


class SmugglersHold(Auction):
    """One sealed bid for every bidder. Rule: VW-215."""

    def sealers(self, g: Table) -> list[int]:
        return [player for player in clockwise(g, self.master) if player != self.master and not self.skips[player]]

    def next_bidder(self, g: Table) -> Waiting | None:
        """Everybody is asked, whatever gold they have, unless all see that it is too little. Rules: VW-158, VW-227."""
        least = self.least_raise()
        asked = [player for player in sorted(self.sealers(g)) if may_have(g, player, least)]
        if not asked:
            self.answers = [-1] * g.seats
            return None
        options = []
        for player in asked:
            most = min(g.gold[player], MOST_GOLD)
            options.append([PASS.of(), *SEAL.from_to(least, most)])
        return AskEach("sealed-bid", asked, options)

    def bid(self, g: Table) -> None:
        """The highest wins, among equals the first from the left; a protected bid counts for more."""
        best = -1
        best_bid = -1
        best_force = (0, 0)
        for player in clockwise(g, self.master):
            if player == self.master:
                continue
            sealed = SEAL.has(self.answers[player])
            amount = SEAL.a(self.answers[player]) if sealed else -1
            self.bids.append(player)
            self.bids.append(amount)
            if g.emitting:
                if sealed:
                    g.emit("sealed-bid-shown", {"seat": who(g, player), "gold": amount})
                else:
                    g.emit("passed", {"seat": who(g, player)})
            force = (amount + self.guard[player] - 1, 1 if self.guard[player] > 1 else 0)
            if sealed and force > best_force:
                best = player
                best_bid = amount
                best_force = force
        if best >= 0:
            self.leader = best
            self.high = best_bid
        self.goto("decide")


class GamblersDen(Auction):
    """One chance each; then the Auction Master may take the vault at the highest bid. Rules: VW-215, VW-227."""

    def passes_are_final(self) -> bool:
        return True

    def bidding_over(self, g: Table) -> bool:
        return self.chances >= g.book.players - 1

    def decide(self, g: Table) -> Waiting | None:
        self.answer = DECLINE.of()
        if self.leader == self.master or not may_have(g, self.master, self.high):
            return None
        numbers = [DECLINE.of()]
        if g.gold[self.master] >= self.high:
            numbers.append(TAKE_VAULT.of())
        return Ask("take-vault", self.master, numbers)

    def decided(self, g: Table) -> Waiting | None:
        if TAKE_VAULT.has(self.answer):
            self.leader = self.master
            if g.emitting:
                g.emit("vault-taken", {"seat": who(g, self.master), "gold": self.high})
        return super().decided(g)


class NoblesGallery(Auction):
    """A pass is final, and the runner-up gets a random Secret Item. Rule: VW-215."""

    def passes_are_final(self) -> bool:
        return True

    def hear_pass(self, g: Table, chosen: bool) -> None:
        if chosen:
            self.out[self.turn] = True
        super().hear_pass(g, chosen)

    def runner_up(self) -> int:
        """The latest bidder who held the high bid besides the winner; -1 if there is none."""
        if self.winner == self.master:
            return -1
        for i in range(len(self.bids) - 2, -1, -2):
            player = self.bids[i]
            if self.bids[i + 1] >= 0 and player != self.winner and player != self.master:
                return player
        return -1

    def gift(self, g: Table) -> Waiting | None:
        if self.runner_up() < 0 or not g.secret:
            self.goto("close")
            return None
        return Chance.even("secret-item", len(g.secret))

    def give(self, g: Table) -> None:
        face = g.secret[self.answer]
        player = self.runner_up()
        g.give_secret(face, player)
        if g.emitting:
            g.emit("runner-up-gift", {"seat": who(g, player)})
            if player < g.seats:
                g.emit_to(player, "secret-gained", {"item": ITEMS[face]})


class PiratesChest(Auction):
    """Drawn blind; every bidder is dealt one item and opens it or not. Rule: VW-215."""

    def __init__(self, master: int, vault: int) -> None:
        super().__init__(master, vault)
        self.dealt: list[int] = []
        """The face dealt to each player; -1 for none."""

    def copy_into(self, clone: Lot) -> None:
        super().copy_into(clone)
        assert isinstance(clone, PiratesChest)
        clone.dealt = self.dealt.copy()

    def sees_draw(self, g: Table) -> int:
        return -1

    def fortune_works(self) -> bool:
        return False

    def resample(self, g: Table, seat: int, luck: Luck) -> None:
        super().resample(g, seat, luck)
        if not self.dealt:
            return
        faces = g.secret.copy()
        if self.dealt[seat] >= 0 and self.dealt[seat] in faces:
            faces.remove(self.dealt[seat])
        luck.shuffle(faces)
        for player in range(len(self.dealt)):
            if player != seat and self.dealt[player] >= 0 and faces:
                self.dealt[player] = faces.pop()

    def deal(self, g: Table) -> None:
        """The deck was shuffled, so dealing in order is dealing at random."""
        self.dealt = [-1] * g.book.players
        bidders = [player for player in clockwise(g, self.master) if player != self.master]
        for i in range(min(len(bidders), len(g.secret))):
            player = bidders[i]
            face = g.secret[i]
            self.dealt[player] = face
            if player < g.seats:
                g.look(player, [face])
                if g.emitting:
                    g.emit_to(player, "item-dealt", {"item": ITEMS[face]})
        if g.emitting:
            g.emit("items-dealt", {"seat": who(g, self.master)})

    def prepare(self, g: Table) -> None:
        self.deal(g)

    def choose(self, g: Table) -> Waiting | None:
        """Rule: VW-227."""
        asked = [player for player in range(g.seats) if self.dealt[player] >= 0]
        if not asked:
            self.goto("lay_out")
            return None
        return AskEach("own-item", asked, [[KEEP_OWN.of(), REVEAL_OWN.of()] for _ in asked])

    def chosen(self, g: Table) -> None:
        """Opened together. What stays secret is remembered by whoever was dealt it."""
        for player in range(g.seats):
            if self.dealt[player] >= 0 and REVEAL_OWN.has(self.answers[player]):
                face = self.dealt[player]
                self.dealt[player] = -1
                g.reveal(face)
                if g.emitting:
                    g.emit("own-item-revealed", {"seat": player, "item": ITEMS[face]})
            elif self.dealt[player] >= 0 and g.emitting:
                g.emit("own-item-kept", {"seat": player})
        for player in range(g.seats):
            if self.dealt[player] >= 0:
                # A look-alike that another turned up was not the own one.
                g.look(player, [self.dealt[player]])

    def undealt(self, g: Table) -> list[int]:
        """The Secret Items nobody was dealt."""
        return remaining(g.secret, [face for face in self.dealt if face >= 0])

    def lay_out(self, g: Table) -> None:
        """The Auction Master looks at one undealt item. (The order of a shuffled deck is chance enough.)"""
        rest = self.undealt(g)
        if rest and self.master < g.seats:
            g.look(self.master, [rest[0]])
            if g.emitting:
                g.emit_to(self.master, "peeked", {"seat": self.master, "items": [ITEMS[rest[0]]]})
                g.emit_except(self.master, "peeked-some", {"seat": self.master, "count": 1})

    def peeks(self, g: Table) -> int:
        """Nobody peeks further but with a Spyglass, at items other than the own one."""
        return min(equipped_amount(g, self.holder, PEEK_PLUS), len(g.secret) - self.own(g))

    def own(self, g: Table) -> int:
        return 1 if self.dealt[self.holder] >= 0 else 0

    def put_own_first(self, g: Table) -> None:
        """The own item counts as seen, so that looks go to the others."""
        if self.looked == 0 and self.own(g):
            face = self.dealt[self.holder]
            g.secret.remove(face)
            g.secret.insert(0, face)
            self.looked = 1

    def peek(self, g: Table) -> Waiting | None:
        if self.holder == self.master or not g.secret:
            self.goto("after_peeking")
            return None
        if self.holder >= g.seats:
            self.next_holder(g)
            return None
        extra = self.peeks(g)
        if extra == 0:
            self.put_own_first(g)
            self.goto("offer_more")
            return None
        self.answer = 0
        others = len(g.secret) - self.own(g)
        return None if extra == others else Chance.even("peek", combinations(others, extra))

    def look(self, g: Table) -> None:
        count = self.peeks(g)
        self.put_own_first(g)
        self.see(g, count)


class GuildMastersWorkshop(Auction):
    """Some of the drawn items stay, the others go under the deck. Rules: VW-143, VW-210, VW-215."""

    STEPS = steps_with("prepare", "sort_out", "sorted_out", "mix", "put_away")

    def to_pick(self, g: Table) -> int:
        return self.surplus(g) if self.STEPS[self.pc] == "sort_out" else super().to_pick(g)

    def surplus(self, g: Table) -> int:
        """How many of the drawn items do not stay."""
        return max(len(g.secret) - g.book.cards.keep[self.vault], 0)

    def sort_out(self, g: Table) -> Waiting | None:
        if len(self.picks) >= self.surplus(g):
            self.goto("mix" if self.picks else "choose")
            return None
        left = remaining(g.secret, self.picks)
        if g.book.mysterious >= 0:
            return Chance.even("workshop", len(left))
        return Ask("workshop", self.master, [RETURN.of(face) for face in distinct(left)])

    def sorted_out(self, g: Table) -> None:
        chance = g.book.mysterious >= 0
        left = remaining(g.secret, self.picks)
        self.picks.append(left[self.answer] if chance else RETURN.a(self.answer))
        self.goto("sort_out")

    def mix(self, g: Table) -> Shuffle:
        return Shuffle("under-deck", len(self.picks))

    def put_away(self, g: Table) -> None:
        """Face down, in random order; only the Auction Master, who sees what is left, knows them."""
        picks = [self.picks[i] for i in self.answers]
        for face in picks:
            g.sink(face, self.sees_draw(g))
        if g.emitting:
            g.emit("items-sunk", {"seat": who(g, self.master), "count": len(picks)})
        self.picks = []


def auction_of(g: Table, master: int, vault: int) -> Auction:
    """The auction a vault calls for. (Compiled classes must be called by name, not out of a table.)"""
    rule = RULES[g.book.cards.rule[vault]]
    if rule == "standard":
        return Auction(master, vault)
    if rule == "thiefs-safe":
        return ThiefsSafe(master, vault)
    if rule == "gilded-cupboard":
        return GildedCupboard(master, vault)
    if rule == "armory-locker":
        return ArmoryLocker(master, vault)
    if rule == "troll-cave":
        return TrollCave(master, vault)
    if rule == "smugglers-hold":
        return SmugglersHold(master, vault)
    if rule == "gamblers-den":
        return GamblersDen(master, vault)
    if rule == "nobles-gallery":
        return NoblesGallery(master, vault)
    if rule == "pirates-chest":
        return PiratesChest(master, vault)
    return GuildMastersWorkshop(master, vault)
