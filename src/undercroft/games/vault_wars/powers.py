"""Moments at which artifacts and workers may be used, and who is asked in which order.

A card works at the time printed on it and only then. Everybody who could use something is asked once, by
rising Priority, within an auction clockwise from the Auction Master's left. Rules: VW-107, VW-193, VW-218.
"""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.vault_wars.actions import DECLINE, MYSTERIOUS, SEND, SEND_TO, USE
from undercroft.games.vault_wars.cards import (
    ITEMS,
    MIN_RAISE_VS_ME,
    REVEAL_RANDOM_SECRET,
    SWAP_VAULTS,
    TARGET_SKIPS_FIRST_BID,
    VAULTS,
    WORKERS,
)
from undercroft.games.vault_wars.lot import running_auction
from undercroft.games.vault_wars.state import Table, by_priority


def named(g: Table, player: int) -> int:
    """A player as a value of the SEAT domain."""
    return MYSTERIOUS if player == g.book.mysterious else player


def player_named(g: Table, value: int) -> int:
    return g.book.mysterious if value == MYSTERIOUS else value


def who(g: Table, player: int) -> object:
    """A player as an argument of an event."""
    return "mysterious" if player == g.book.mysterious else player


def asked_anyway(g: Table, player: int) -> bool:
    """Whether the table asks everybody who could hold something, even where nothing can be used."""
    return g.book.ask_everyone and bool(g.workers[player] or g.equipped[player])


class Window(Procedure):
    """One moment: every player of `order` may use what works now, then declines."""

    STEPS = ("next_player", "ask", "use")

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order
        self.at = 0
        self.asked = False
        """Whether the player at `at` has been asked already."""
        self.worn: list[int] = []
        """Artifacts that have worked in this window. Rule: VW-218."""

    def about(self) -> str:
        raise NotImplementedError

    def could(self, g: Table, player: int) -> bool:
        """Whether, by public knowledge, this player could use something now. Rule: VW-227."""
        return bool(self.powers(g, player))

    def powers(self, g: Table, player: int) -> list[int]:
        """What this player can really use now."""
        raise NotImplementedError

    def apply(self, g: Table, player: int, answer: int) -> None:
        raise NotImplementedError

    def next_player(self, g: Table) -> None:
        while self.at < len(self.order):
            player = self.order[self.at]
            if player < g.seats:
                if self.could(g, player):
                    return
                if asked_anyway(g, player) and not self.asked:
                    return
            self.at += 1
            self.asked = False
        self.end()

    def ask(self, g: Table) -> Ask:
        player = self.order[self.at]
        return Ask(self.about(), player, [*self.powers(g, player), DECLINE.of()])

    def use(self, g: Table) -> None:
        self.asked = True
        if DECLINE.has(self.answer):
            self.at += 1
            self.asked = False
        else:
            self.apply(g, self.order[self.at], self.answer)
        self.goto("next_player")


def with_effect(g: Table, player: int, effect: int, worn: list[int]) -> list[int]:
    """Artifacts and workers of this player that do this, as answers."""
    cards = g.book.cards
    found = [USE.of(face) for face in g.equipped[player] if cards.effect[face] == effect and face not in worn]
    for worker in g.workers[player]:
        number = SEND.of(worker)
        if cards.worker_effect[worker] == effect and number not in found:
            found.append(number)
    return found


def amount_of(g: Table, answer: int) -> int:
    """The number on the card an answer uses."""
    cards = g.book.cards
    return cards.amount[USE.a(answer)] if USE.has(answer) else cards.worker_amount[SEND.a(answer)]


def spend(g: Table, player: int, answer: int, worn: list[int]) -> None:
    """Use a card up: a worker is discarded, an artifact with Trash is trashed. Rules: VW-106, VW-108, VW-194."""
    if USE.has(answer):
        face = USE.a(answer)
        if g.emitting:
            g.emit("artifact-used", {"seat": who(g, player), "item": ITEMS[face]})
        if g.book.cards.one_use[face]:
            g.trash_equipped(player, face)
        else:
            worn.append(face)
    else:
        worker = SEND_TO.a(answer) if SEND_TO.has(answer) else SEND.a(answer)
        if g.emitting:
            g.emit("worker-used", {"seat": who(g, player), "worker": WORKERS[worker]})
        g.discard_worker(player, worker)


class VaultsRevealed(Window):
    """After revealing vaults: a Brewmaster exchanges two of them. Rules: VW-112, VW-191, VW-197, VW-226."""

    def about(self) -> str:
        return "vaults-revealed"

    def powers(self, g: Table, player: int) -> list[int]:
        found: list[int] = []
        for worker in g.workers[player]:
            if g.book.cards.worker_effect[worker] == SWAP_VAULTS and not found:
                for other in range(g.book.players):
                    if other != player:
                        found.append(SEND_TO.of(worker, named(g, other)))
        return found

    def apply(self, g: Table, player: int, answer: int) -> None:
        other = player_named(g, SEND_TO.b(answer))
        spend(g, player, answer, self.worn)
        kept = g.played[player]
        g.played[player] = g.played[other]
        g.played[other] = kept
        g.order = by_priority(g)
        if g.emitting:
            g.emit(
                "vaults-swapped",
                {
                    "seat": who(g, player),
                    "other": who(g, other),
                    "vault": VAULTS[g.played[player]],
                    "given": VAULTS[kept],
                },
            )


class BeforeBidding(Window):
    """After all peeking, before the opening bid: Bouncer, Street Performer, Lookout, Lantern, Warhammer.

    Rules: VW-111, VW-193, VW-196, VW-217, VW-222.
    """

    def about(self) -> str:
        return "before-bidding"

    def powers(self, g: Table, player: int) -> list[int]:
        """Rule: VW-218."""
        found = with_effect(g, player, MIN_RAISE_VS_ME, self.worn)
        if g.secret:
            found.extend(with_effect(g, player, REVEAL_RANDOM_SECRET, self.worn))
        master = self.order[len(self.order) - 1]
        for worker in g.workers[player]:
            if g.book.cards.worker_effect[worker] == TARGET_SKIPS_FIRST_BID:
                for other in range(g.book.players):
                    if other not in (player, master):
                        number = SEND_TO.of(worker, named(g, other))
                        if number not in found:
                            found.append(number)
        return found

    def apply(self, g: Table, player: int, answer: int) -> None:
        auction = running_auction(g)
        if SEND_TO.has(answer):
            target = player_named(g, SEND_TO.b(answer))
            spend(g, player, answer, self.worn)
            auction.skips[target] = True
            if g.emitting:
                g.emit("bidder-distracted", {"seat": who(g, player), "other": who(g, target)})
            return
        amount = amount_of(g, answer)
        effect = g.book.cards.effect[USE.a(answer)] if USE.has(answer) else g.book.cards.worker_effect[SEND.a(answer)]
        spend(g, player, answer, self.worn)
        if effect == MIN_RAISE_VS_ME:
            auction.guard[player] = max(auction.guard[player], amount)
            if g.emitting:
                g.emit("bids-guarded", {"seat": who(g, player), "gold": auction.guard[player]})
        else:
            g.call(RevealRandomSecret(amount))


class RevealRandomSecret(Procedure):
    """Lantern and Lookout: random Secret Items are opened and stay in the vault."""

    STEPS = ("draw", "turn_up")

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def draw(self, g: Table) -> Waiting | None:
        if self.count == 0 or not g.secret:
            self.end()
            return None
        return Chance.even("secret-item", len(g.secret))

    def turn_up(self, g: Table) -> None:
        face = g.secret[self.answer]
        g.reveal(face)
        if g.emitting:
            g.emit("secret-revealed", {"item": ITEMS[face]})
        self.count -= 1
        self.goto("draw")
