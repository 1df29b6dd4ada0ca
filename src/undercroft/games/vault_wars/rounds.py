"""Rounds of four phases until every vault has been auctioned. Rules: VW-002, VW-026, VW-092."""

from undercroft.engine.procedure import Procedure
from undercroft.games.vault_wars.end_of_round import EndOfRound
from undercroft.games.vault_wars.get_paid import GetPaid
from undercroft.games.vault_wars.prepare import PrepareVaults
from undercroft.games.vault_wars.scoring import Score
from undercroft.games.vault_wars.set_up import SetUp
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.vaults import auction_of


class PlayGame(Procedure):
    """The whole game."""

    STEPS = ("set_up", "begin_round", "prepare", "auction", "get_paid", "end_of_round", "next_round", "score")

    def __init__(self) -> None:
        super().__init__()
        self.auctions = 0
        """How many auctions of this round have begun."""

    def copy(self) -> "PlayGame":
        clone = PlayGame()
        self.copy_base_into(clone)
        clone.auctions = self.auctions
        return clone

    def set_up(self, g: Table) -> None:
        g.call(SetUp())

    def begin_round(self, g: Table) -> None:
        g.round += 1
        self.auctions = 0
        if g.emitting:
            g.emit("round-began", {"round": g.round, "rounds": g.book.rounds})

    def prepare(self, g: Table) -> None:
        g.call(PrepareVaults())

    def auction(self, g: Table) -> None:
        """By rising Priority every player is Auction Master once. Rules: VW-037, VW-038, VW-039, VW-061, VW-123."""
        if self.auctions < len(g.order):
            player = g.order[self.auctions]
            self.auctions += 1
            self.again()
            g.call(auction_of(g, player, g.played[player]))

    def get_paid(self, g: Table) -> None:
        g.call(GetPaid())

    def end_of_round(self, g: Table) -> None:
        g.call(EndOfRound())

    def next_round(self, g: Table) -> None:
        if g.round < g.book.rounds:
            self.goto("begin_round")

    def score(self, g: Table) -> None:
        g.call(Score())
