"""Phase I: the vaults of the round, and hiring."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, AskEach, Shuffle, Waiting
from undercroft.games.vault_wars.actions import DECLINE, DISMISS, HIRE, PLAY
from undercroft.games.vault_wars.cards import VAULTS, WORKERS
from undercroft.games.vault_wars.mysterious import MysteriousVault
from undercroft.games.vault_wars.powers import VaultsRevealed
from undercroft.games.vault_wars.state import Table, by_priority, distinct, may_have


class PrepareVaults(Procedure):
    """Everyone picks a vault in secret; all are revealed together. Rules: VW-027, VW-028."""

    PHASE = "prepare"
    STEPS = ("choose", "lay_down", "reveal", "exchange", "hire", "settle")

    def copy(self) -> "PrepareVaults":
        clone = PrepareVaults()
        self.copy_base_into(clone)
        return clone

    def choose(self, g: Table) -> AskEach:
        seats = list(range(g.seats))
        return AskEach("prepare", seats, [[PLAY.of(vault) for vault in g.vaults[seat]] for seat in seats])

    def lay_down(self, g: Table) -> None:
        for seat in range(g.seats):
            vault = PLAY.a(self.answers[seat])
            g.vaults[seat].remove(vault)
            g.played[seat] = vault
            g.memory.shown(seat, vault)
            if g.emitting:
                g.emit("vault-revealed", {"seat": seat, "vault": VAULTS[vault]})
        if g.book.mysterious >= 0:
            g.call(MysteriousVault())

    def reveal(self, g: Table) -> None:
        g.order = by_priority(g)

    def exchange(self, g: Table) -> None:
        """The step after revealing vaults lies before hiring. Rule: VW-191."""
        if g.book.workers:
            g.call(VaultsRevealed(g.order.copy()))

    def hire(self, g: Table) -> None:
        if g.book.workers:
            g.call(HireWorkers())

    def settle(self, g: Table) -> None:
        for player in range(g.book.players):
            g.last_priority[player] = g.book.cards.priority[g.played[player]]


class HireWorkers(Procedure):
    """By rising Priority everyone may hire one worker. Rules: VW-029 to VW-036, VW-121."""

    STEPS = ("next_player", "ask", "hire", "ask_dismissal", "dismiss", "refill", "clear", "end_hiring")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.hired = 0
        self.cleared = False

    def next_player(self, g: Table) -> None:
        """The Mysterious Bidder hires nobody; others are asked whatever gold they have. Rules: VW-121, VW-227."""
        while self.at < len(g.order):
            player = g.order[self.at]
            if player < g.seats and g.market and may_have(g, player, 1):
                return
            self.at += 1
        self.goto("clear")

    def ask(self, g: Table) -> Ask:
        """The price is the place in the market, and one needs the gold. Rules: VW-031, VW-188."""
        player = g.order[self.at]
        numbers: list[int] = []
        for place in range(len(g.market)):
            number = HIRE.of(g.market[place])
            if place + 1 <= g.gold[player] and number not in numbers:
                numbers.append(number)
        numbers.append(DECLINE.of())
        return Ask("hire", player, numbers)

    def hire(self, g: Table) -> None:
        """Into the hand, open to all; paid to the bank. Rules: VW-030, VW-188, VW-192."""
        player = g.order[self.at]
        if DECLINE.has(self.answer):
            if g.emitting:
                g.emit("hired-nobody", {"seat": player})
            self.at += 1
            self.goto("next_player")
            return
        worker = HIRE.a(self.answer)
        place = g.market.index(worker)
        g.market.pop(place)
        g.workers[player].append(worker)
        g.pay(player, -1, place + 1)
        self.hired += 1
        if g.emitting:
            g.emit("hired", {"seat": player, "worker": WORKERS[worker], "gold": place + 1})

    def ask_dismissal(self, g: Table) -> Waiting | None:
        """More than two workers: one must go, the new one if you like. Rules: VW-032, VW-189."""
        player = g.order[self.at]
        if len(g.workers[player]) <= g.book.cards.worker_hand:
            self.goto("refill")
            return None
        return Ask("dismiss", player, [DISMISS.of(worker) for worker in distinct(g.workers[player])])

    def dismiss(self, g: Table) -> None:
        player = g.order[self.at]
        worker = DISMISS.a(self.answer)
        g.discard_worker(player, worker)
        if g.emitting:
            g.emit("dismissed", {"seat": player, "worker": WORKERS[worker]})

    def refill(self, g: Table) -> None:
        """Rule: VW-033."""
        self.at += 1
        g.call(RefillMarket())
        self.goto("next_player")

    def clear(self, g: Table) -> None:
        """The farthest worker goes, or the two farthest if nobody hired. Rules: VW-034, VW-035."""
        gone = g.market[: 1 if self.hired else 2]
        del g.market[: len(gone)]
        g.worker_discard.extend(gone)
        if g.emitting and gone:
            g.emit("market-cleared", {"workers": [WORKERS[worker] for worker in gone]})
        g.call(RefillMarket())

    def end_hiring(self, g: Table) -> None:
        if g.emitting:
            g.emit("market-laid", {"workers": [WORKERS[worker] for worker in g.market]})


class RefillMarket(Procedure):
    """Fill the places next to the deck; if it runs out, the discards are shuffled. Rules: VW-036, VW-190."""

    STEPS = ("fill", "mix", "new_deck")

    def fill(self, g: Table) -> None:
        size = g.book.cards.market
        while len(g.market) < size and g.worker_deck:
            g.market.append(g.worker_deck.pop())
            g.note_reveal()
        if len(g.market) == size or not g.worker_discard:
            self.end()

    def mix(self, g: Table) -> Shuffle:
        return Shuffle("worker-deck", len(g.worker_discard))

    def new_deck(self, g: Table) -> None:
        g.worker_deck = [g.worker_discard[i] for i in self.answers]
        g.worker_discard = []
        self.goto("fill")
