"""Phase IV: storage fees, and the Loan Shark once more."""

from undercroft.engine.actions import times
from undercroft.engine.procedure import Procedure
from undercroft.games.vault_wars.actions import SEND, SHOW_JUNK, STORE, THROW
from undercroft.games.vault_wars.cards import JUNK, NO_STORAGE_FEES
from undercroft.games.vault_wars.choosing import Choosing
from undercroft.games.vault_wars.get_paid import VisitLoanShark, borrow
from undercroft.games.vault_wars.lot import keys, remaining
from undercroft.games.vault_wars.powers import spend
from undercroft.games.vault_wars.state import Table, distinct, worker_with
from undercroft.games.vault_wars.values import storage_fee


class EndOfRound(Procedure):
    """Fees first, then the second chance to borrow. Rules: VW-086, VW-093, VW-175, VW-181."""

    PHASE = "end-of-round"
    STEPS = ("storage", "mysterious_loan", "loan_shark", "close")

    def copy(self) -> "EndOfRound":
        clone = EndOfRound()
        self.copy_base_into(clone)
        return clone

    def storage(self, g: Table) -> None:
        g.call(PayStorage())

    def mysterious_loan(self, g: Table) -> None:
        """It pays no fees and always borrows if it can. Rules: VW-138, VW-139, VW-207."""
        player = g.book.mysterious
        if player >= 0 and g.gold[player] < g.book.cards.loan_below:
            borrow(g, player)

    def loan_shark(self, g: Table) -> None:
        g.call(VisitLoanShark())

    def close(self, g: Table) -> None:
        g.visited = [False] * g.book.players


class PayStorage(Choosing):
    """Each decides what to keep, in secret; what is kept must be paid in full.

    Rules: VW-088 to VW-091, VW-177 to VW-180.
    """

    STEPS = ("prepare", "offer", "ask", "take", "pay")

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[int] = []
        """How much Junk each shows for the better rate."""
        self.free: list[int] = []
        """The worker who lets each store for nothing; -1 for none."""

    def copy(self) -> "PayStorage":
        clone = PayStorage()
        self.copy_choices_into(clone)
        clone.shown = self.shown.copy()
        clone.free = self.free.copy()
        return clone

    def about(self) -> str:
        return "storage"

    def prepare(self, g: Table) -> None:
        super().prepare(g)
        self.shown = [0] * g.book.players
        self.free = [-1] * g.book.players

    def kept(self, g: Table, seat: int) -> list[int]:
        return remaining(g.piles[seat], self.chosen[seat])

    def fee(self, g: Table, seat: int) -> int:
        return self.fee_of(g, seat, self.kept(g, seat))

    def fee_of(self, g: Table, seat: int, kept: list[int]) -> int:
        """Rules: VW-088, VW-090, VW-217."""
        if self.free[seat] >= 0:
            return 0
        return storage_fee(g.book.cards, kept, self.shown[seat])

    def has_chosen(self, seat: int) -> bool:
        return bool(self.chosen[seat]) or self.shown[seat] > 0 or self.free[seat] >= 0

    def choices(self, g: Table, seat: int) -> list[int]:
        """Keep all that can be paid for; throw away, show Junk, or send a Lazy Peon first. Rules: VW-089, VW-178."""
        kept = self.kept(g, seat)
        numbers: list[int] = []
        if self.fee_of(g, seat, kept) <= g.gold[seat]:
            numbers.append(STORE.of())
        if self.free[seat] < 0:
            worker = worker_with(g, seat, NO_STORAGE_FEES)
            if worker >= 0:
                numbers.append(SEND.of(worker))
            junk = times(JUNK, kept)
            if junk and not self.shown[seat]:
                numbers.extend(SHOW_JUNK.from_to(1, junk))
        for face in distinct(kept):
            numbers.append(THROW.of(face))
        return numbers

    def choose(self, g: Table, seat: int, answer: int) -> None:
        if STORE.has(answer):
            self.finished[seat] = True
        elif THROW.has(answer):
            self.chosen[seat].append(THROW.a(answer))
            if self.shown[seat]:
                self.shown[seat] = min(self.shown[seat], times(JUNK, self.kept(g, seat)))
        elif SHOW_JUNK.has(answer):
            self.shown[seat] = SHOW_JUNK.a(answer)
        else:
            self.free[seat] = SEND.a(answer)
            self.shown[seat] = 0

    def forget(self, player: int) -> None:
        super().forget(player)
        self.shown[player] = 0
        self.free[player] = -1

    def pay(self, g: Table) -> None:
        """All choices are carried out together; what is not kept lies open in the Trash. Rule: VW-180."""
        self.open(g)
        for seat in range(g.seats):
            if not g.piles[seat]:
                continue
            fee = self.fee(g, seat)
            if self.free[seat] >= 0:
                spend(g, seat, SEND.of(self.free[seat]), [])
            thrown, self.chosen[seat] = self.chosen[seat], []
            for face in thrown:
                g.to_trash(seat, face)
            if self.shown[seat]:
                g.show_junk(seat, self.shown[seat])
            g.pay(seat, -1, fee)
            if g.emitting:
                self.tell_storage(g, seat, thrown, fee)

    def tell_storage(self, g: Table, seat: int, thrown: list[int], fee: int) -> None:
        if thrown:
            g.emit("thrown-away", {"seat": seat, "items": keys(thrown), "count": len(thrown)})
        if self.shown[seat]:
            g.emit("junk-shown", {"seat": seat, "count": self.shown[seat]})
        if g.piles[seat]:
            g.emit("stored", {"seat": seat, "count": len(g.piles[seat]), "gold": fee})
