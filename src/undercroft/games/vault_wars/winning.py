"""Powers at the end of an auction. Rule: VW-219."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Chance
from undercroft.games.vault_wars.actions import USE
from undercroft.games.vault_wars.cards import DISCOUNT_WIN, ITEMS, TAKE_RANDOM_SECRET
from undercroft.games.vault_wars.lot import running_auction
from undercroft.games.vault_wars.powers import Window, amount_of, spend, who, with_effect
from undercroft.games.vault_wars.state import Table, may_have


class PriceReductions(Window):
    """The winner may lower the price: Dragonscale Purse, Haggler. Rules: VW-217, VW-219."""

    def about(self) -> str:
        return "price"

    def powers(self, g: Table, player: int) -> list[int]:
        if running_auction(g).price == 0:
            return []
        return with_effect(g, player, DISCOUNT_WIN, self.worn)

    def apply(self, g: Table, player: int, answer: int) -> None:
        auction = running_auction(g)
        amount = amount_of(g, answer)
        spend(g, player, answer, self.worn)
        auction.price = max(auction.price - amount, 0)
        if g.emitting:
            g.emit("price-lowered", {"seat": who(g, player), "gold": auction.price})


class TakeSecrets(Window):
    """Anybody but the winner may take a random Secret Item: Moonlit Dagger. Rules: VW-217, VW-226, VW-227."""

    def about(self) -> str:
        return "take-secret"

    def could(self, g: Table, player: int) -> bool:
        if not g.secret or self.asked:
            return bool(self.powers(g, player))
        found = with_effect(g, player, TAKE_RANDOM_SECRET, self.worn)
        return bool(found) and may_have(g, player, min(amount_of(g, answer) for answer in found))

    def powers(self, g: Table, player: int) -> list[int]:
        if not g.secret:
            return []
        found = with_effect(g, player, TAKE_RANDOM_SECRET, self.worn)
        return [answer for answer in found if g.gold[player] >= amount_of(g, answer)]

    def apply(self, g: Table, player: int, answer: int) -> None:
        winner = running_auction(g).winner
        price = g.book.cards.amount[USE.a(answer)]
        spend(g, player, answer, self.worn)
        g.pay(player, winner, price)
        if g.emitting:
            g.emit("paid", {"seat": who(g, player), "other": who(g, winner), "gold": price})
        g.call(TakeRandomSecret(player))


class TakeRandomSecret(Procedure):
    """One random Secret Item joins a pile, seen by its new owner only."""

    STEPS = ("draw", "take")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def draw(self, g: Table) -> Chance:
        return Chance.even("secret-item", len(g.secret))

    def take(self, g: Table) -> None:
        face = g.secret[self.answer]
        g.give_secret(face, self.player)
        if g.emitting:
            g.emit("secret-taken", {"seat": who(g, self.player)})
            if self.player < g.seats:
                g.emit_to(self.player, "secret-gained", {"item": ITEMS[face]})
