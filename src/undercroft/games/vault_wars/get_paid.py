"""Phase III: equip, sell, visit the Loan Shark."""

from undercroft.engine.actions import times
from undercroft.engine.luck import Luck
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, AskEach, Waiting
from undercroft.games.vault_wars.actions import (
    BUY,
    DECLINE,
    EQUIP,
    FINISH_SALE,
    GIVE,
    SELL,
    SEND,
    TAKE,
    VISIT,
)
from undercroft.games.vault_wars.cards import (
    BUY_SOLD_ITEM,
    CLEAN_LOAN,
    ITEMS,
    JUNK,
    NONE,
    SELL_LIMIT_PLUS,
    SWAP_WITH_TRASH,
    WORKERS,
)
from undercroft.games.vault_wars.choosing import Choosing
from undercroft.games.vault_wars.lot import keys, remaining
from undercroft.games.vault_wars.mysterious import MysteriousSale
from undercroft.games.vault_wars.powers import Window, spend
from undercroft.games.vault_wars.state import Table, distinct, may_be_below, may_have, worker_with
from undercroft.games.vault_wars.values import sale_income, selling_limit


class GetPaid(Procedure):
    """The steps of Phase III in order."""

    PHASE = "get-paid"
    STEPS = ("equip", "before_selling", "sell", "loan_shark")

    def copy(self) -> "GetPaid":
        clone = GetPaid()
        self.copy_base_into(clone)
        return clone

    def equip(self, g: Table) -> None:
        g.call(EquipItems())

    def before_selling(self, g: Table) -> None:
        if g.book.workers:
            g.call(BeforeSelling(g.order.copy()))

    def sell(self, g: Table) -> None:
        g.call(SellItems())

    def loan_shark(self, g: Table) -> None:
        g.call(VisitLoanShark())


class EquipItems(Procedure):
    """All at the same time and publicly, as many as they like. Rules: VW-063, VW-068, VW-069, VW-168."""

    STEPS = ("start", "ask", "equip")

    def __init__(self) -> None:
        super().__init__()
        self.willing: list[bool] = []

    def copy(self) -> "EquipItems":
        clone = EquipItems()
        self.copy_base_into(clone)
        clone.willing = self.willing.copy()
        return clone

    def start(self, g: Table) -> None:
        self.willing = [True] * g.seats

    def ask(self, g: Table) -> Waiting | None:
        """Whoever has cards in the pile is asked, artifacts or not. Rule: VW-227."""
        asked = [seat for seat in range(g.seats) if self.willing[seat] and g.piles[seat]]
        if not asked:
            self.end()
            return None
        options = []
        for seat in asked:
            numbers = [DECLINE.of()]
            tools = [face for face in g.piles[seat] if g.book.cards.effect[face] != NONE]
            if tools:
                numbers.extend([EQUIP.of(face) for face in distinct(tools)])
            options.append(numbers)
        return AskEach("equip", asked, options)

    def equip(self, g: Table) -> None:
        for seat in range(g.seats):
            answer = self.answers[seat]
            if EQUIP.has(answer):
                face = EQUIP.a(answer)
                g.leave_pile(seat, face)
                g.equipped[seat].append(face)
                if g.emitting:
                    g.emit("equipped", {"seat": seat, "item": ITEMS[face]})
            else:
                self.willing[seat] = False
        self.goto("ask")


class BeforeSelling(Window):
    """An Apprentice exchanges an item of the pile with one of the Trash. Rules: VW-110, VW-221."""

    def about(self) -> str:
        return "before-selling"

    def could(self, g: Table, player: int) -> bool:
        able = worker_with(g, player, SWAP_WITH_TRASH) >= 0
        return able and bool(g.piles[player]) and bool(g.trash)

    def powers(self, g: Table, player: int) -> list[int]:
        if not self.could(g, player):
            return []
        return [GIVE.of(face) for face in distinct(g.piles[player]) if face != JUNK]

    def apply(self, g: Table, player: int, answer: int) -> None:
        spend(g, player, SEND.of(worker_with(g, player, SWAP_WITH_TRASH)), self.worn)
        g.call(SwapWithTrash(player, GIVE.a(answer)))


class SwapWithTrash(Procedure):
    """The two cards trade places. Rules: VW-110, VW-221."""

    STEPS = ("ask", "swap")

    def __init__(self, player: int, given: int) -> None:
        super().__init__()
        self.player = player
        self.given = given

    def resample(self, g: Table, seat: int, luck: Luck) -> None:
        """What the others do not see yet is any item the player could give."""
        if seat != self.player:
            pile = g.piles[self.player]
            possible = [face for face in pile if face != JUNK] or pile
            self.given = possible[luck.below(len(possible))]

    def ask(self, g: Table) -> Ask:
        return Ask("take-from-trash", self.player, [TAKE.of(face) for face in distinct(g.trash)])

    def swap(self, g: Table) -> None:
        taken = TAKE.a(self.answer)
        g.from_trash(self.player, taken)
        g.to_trash(self.player, self.given)
        if g.emitting:
            g.emit("swapped", {"seat": self.player, "item": ITEMS[self.given], "taken": ITEMS[taken]})


class SellItems(Choosing):
    """All at once and in secret: up to four items, and any number of Junk. Rules: VW-070 to VW-075, VW-169, VW-170."""

    STEPS = ("prepare", "porters", "offer", "ask", "take", "mysterious", "reveal", "versatilists")

    def __init__(self) -> None:
        super().__init__()
        self.limits: list[int] = []
        self.junk: list[int] = []
        """How many Junk each puts into the Trash."""
        self.mark = 0
        """How many cards lay in the Trash before the Mysterious Bidder sold."""

    def copy(self) -> "SellItems":
        clone = SellItems()
        self.copy_choices_into(clone)
        clone.limits = self.limits.copy()
        clone.junk = self.junk.copy()
        clone.mark = self.mark
        return clone

    def about(self) -> str:
        return "sell"

    def prepare(self, g: Table) -> None:
        super().prepare(g)
        self.limits = [selling_limit(g.book.cards, tools) for tools in g.equipped]
        self.junk = [0] * g.book.players

    def porters(self, g: Table) -> None:
        if g.book.workers:
            g.call(Porters(g.order.copy()))

    def choices(self, g: Table, seat: int) -> list[int]:
        """Equipped items, vaults, the Trash and other piles are not for sale. Rules: VW-066, VW-074, VW-079."""
        numbers: list[int] = []
        if len(self.chosen[seat]) < self.limits[seat]:
            left = remaining(g.piles[seat], self.chosen[seat])
            numbers = [SELL.of(face) for face in distinct(left) if face != JUNK]
        junk = times(JUNK, g.piles[seat])
        numbers.extend(FINISH_SALE.from_to(0, junk))
        return numbers

    def choose(self, g: Table, seat: int, answer: int) -> None:
        if SELL.has(answer):
            self.chosen[seat].append(SELL.a(answer))
        else:
            self.junk[seat] = FINISH_SALE.a(answer)
            self.finished[seat] = True

    def forget(self, player: int) -> None:
        super().forget(player)
        self.junk[player] = 0

    def mysterious(self, g: Table) -> None:
        self.mark = len(g.trash)
        if g.book.mysterious >= 0:
            g.call(MysteriousSale())

    def reveal(self, g: Table) -> None:
        """The joint reveal: items to the Trash, gold from the bank. Rules: VW-071, VW-072, VW-073."""
        self.open(g)
        if g.book.mysterious >= 0:
            self.chosen[g.book.mysterious] = g.trash[self.mark :]
        for seat in range(g.seats):
            sold = self.chosen[seat]
            junk = self.junk[seat]
            if not sold and not junk:
                if g.emitting and g.piles[seat]:
                    g.emit("sold-nothing", {"seat": seat})
                continue
            income = sale_income(g.book.cards, sold, junk, g.equipped[seat])
            for face in sold + [JUNK] * junk:
                g.to_trash(seat, face)
            g.pay(-1, seat, income)
            if g.emitting:
                named = keys(sold + [JUNK] * junk)
                g.emit("sold", {"seat": seat, "items": named, "count": len(named), "gold": income})

    def versatilists(self, g: Table) -> None:
        if g.book.workers:
            g.call(Versatilists(g.order.copy()))


def running_sale(g: Table) -> SellItems:
    for procedure in g.stack:
        if isinstance(procedure, SellItems):
            return procedure
    raise AssertionError("nobody is selling")


class Porters(Window):
    """Before choosing, a Porter raises the limit. Rule: VW-217."""

    def about(self) -> str:
        return "porter"

    def powers(self, g: Table, player: int) -> list[int]:
        worker = worker_with(g, player, SELL_LIMIT_PLUS)
        if worker < 0 or len(g.piles[player]) <= running_sale(g).limits[player]:
            return []
        return [SEND.of(worker)]

    def apply(self, g: Table, player: int, answer: int) -> None:
        spend(g, player, answer, self.worn)
        running_sale(g).limits[player] += g.book.cards.worker_amount[SEND.a(answer)]


class Versatilists(Window):
    """After all incomes, a Versatilist buys what another player has sold. Rules: VW-109, VW-195, VW-220."""

    def about(self) -> str:
        return "versatilist"

    def on_sale(self, g: Table, player: int) -> list[int]:
        """What others sold, Junk aside."""
        sale = running_sale(g)
        faces = [
            face for seller in range(g.book.players) if seller != player for face in sale.chosen[seller] if face != JUNK
        ]
        return distinct(faces)

    def could(self, g: Table, player: int) -> bool:
        """Where gold is open, the cheapest item on sale must be within reach. Rules: VW-218, VW-227."""
        if worker_with(g, player, BUY_SOLD_ITEM) < 0:
            return False
        prices = [g.book.cards.gold[face] for face in self.on_sale(g, player)]
        return bool(prices) and may_have(g, player, min(prices))

    def powers(self, g: Table, player: int) -> list[int]:
        if not self.could(g, player):
            return []
        gold = g.book.cards.gold
        return [BUY.of(face) for face in self.on_sale(g, player) if gold[face] <= g.gold[player]]

    def apply(self, g: Table, player: int, answer: int) -> None:
        face = BUY.a(answer)
        price = g.book.cards.gold[face]
        spend(g, player, SEND.of(worker_with(g, player, BUY_SOLD_ITEM)), self.worn)
        sale = running_sale(g)
        for seller in range(g.book.players):
            if seller != player and face in sale.chosen[seller]:
                sale.chosen[seller].remove(face)
                break
        g.from_trash(player, face)
        g.pay(player, -1, price)
        if g.emitting:
            g.emit("bought", {"seat": player, "item": ITEMS[face], "gold": price})


class VisitLoanShark(Procedure):
    """Below 12 gold one may borrow, once a round, at the price of a token. Rules: VW-081 to VW-087, VW-093, VW-174."""

    STEPS = ("ask", "visit")

    def copy(self) -> "VisitLoanShark":
        clone = VisitLoanShark()
        self.copy_base_into(clone)
        return clone

    def ask(self, g: Table) -> Waiting | None:
        """Everybody who could be short of gold is asked; nobody is forced. Rules: VW-176, VW-227."""
        below = g.book.cards.loan_below
        asked = [seat for seat in range(g.seats) if not g.visited[seat] and may_be_below(g, seat, below)]
        if not asked:
            self.end()
            return None
        options = []
        for seat in asked:
            numbers = [DECLINE.of()]
            if g.gold[seat] < below:
                numbers.append(VISIT.of())
                worker = worker_with(g, seat, CLEAN_LOAN)
                if worker >= 0:
                    numbers.append(SEND.of(worker))
            options.append(numbers)
        return AskEach("loan", asked, options)

    def visit(self, g: Table) -> None:
        for seat in range(g.seats):
            answer = self.answers[seat]
            if VISIT.has(answer):
                borrow(g, seat)
            elif SEND.has(answer):
                clean_loan(g, seat, SEND.a(answer))


def borrow(g: Table, player: int) -> None:
    """The total is shown, 12 gold and a token are taken. Rules: VW-011, VW-082, VW-083, VW-139, VW-155."""
    if g.emitting:
        seat: object = "mysterious" if player == g.book.mysterious else player
        g.emit("borrowed", {"seat": seat, "had": g.gold[player], "gold": g.book.cards.loan_gold})
    g.pay(-1, player, g.book.cards.loan_gold)
    g.tokens[player] += 1
    g.visited[player] = True


def clean_loan(g: Table, player: int, worker: int) -> None:
    """A Bookkeeper's visit brings less gold and no token. Rule: VW-217."""
    amount = g.book.cards.worker_amount[worker]
    if g.emitting:
        g.emit(
            "borrowed-clean",
            {"seat": player, "had": g.gold[player], "gold": amount, "worker": WORKERS[worker]},
        )
    g.discard_worker(player, worker)
    g.pay(-1, player, amount)
    g.visited[player] = True
