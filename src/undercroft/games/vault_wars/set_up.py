"""Set-up: decks, heroes, vaults, the draft and the worker market."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import AskEach, Shuffle, Waiting
from undercroft.games.vault_wars.actions import DRAFT
from undercroft.games.vault_wars.cards import HEROES, VAULTS, WORKERS
from undercroft.games.vault_wars.state import Table


class SetUp(Procedure):
    """From sorted components to the first round."""

    PHASE = "set-up"
    STEPS = (
        "shuffle_items",
        "lay_items",
        "shuffle_heroes",
        "deal_heroes",
        "shuffle_vaults",
        "deal_vaults",
        "draft",
        "shuffle_bidding_deck",
        "lay_bidding_deck",
        "shuffle_workers",
        "lay_workers",
    )

    def shuffle_items(self, g: Table) -> Shuffle:
        """Rules: VW-017, VW-200."""
        return Shuffle("item-deck", len(g.deck))

    def lay_items(self, g: Table) -> None:
        g.deck = [g.deck[i] for i in self.answers]

    def shuffle_heroes(self, g: Table) -> Shuffle:
        return Shuffle("heroes", len(HEROES))

    def deal_heroes(self, g: Table) -> None:
        """Two heroes each, for the owner's eyes; the Mysterious Bidder's lie open. Rules: VW-018, VW-118, VW-119."""
        for player in range(g.book.players):
            g.heroes[player] = sorted(self.answers[2 * player : 2 * player + 2])
        g.spare_heroes = sorted(self.answers[2 * g.book.players :])
        if g.emitting:
            for player in range(g.book.players):
                keys = [HEROES[hero] for hero in g.heroes[player]]
                if player == g.book.mysterious:
                    g.emit("mysterious-heroes", {"heroes": keys})
                else:
                    g.emit_to(player, "heroes-dealt", {"heroes": keys})

    def shuffle_vaults(self, g: Table) -> Shuffle:
        """In the two-player game four vaults stay in the box. Rules: VW-115, VW-116."""
        return Shuffle("vaults", len(vaults_in_play(g)))

    def deal_vaults(self, g: Table) -> None:
        """Rules: VW-019, VW-020, VW-021, VW-025, VW-116."""
        in_play = vaults_in_play(g)
        stock = [in_play[i] for i in self.answers]
        each = g.book.rounds
        for player in range(g.book.players):
            g.vaults[player] = sorted(stock[player * each : (player + 1) * each])
        dealt = [vault for hand in g.vaults for vault in hand]
        g.box = [vault for vault in range(len(VAULTS)) if vault not in dealt]

    def draft(self, g: Table) -> None:
        """The draft may be skipped. Rules: VW-022, VW-023."""
        if g.book.draft and g.book.rounds > 1:
            g.call(Draft())

    def shuffle_bidding_deck(self, g: Table) -> Waiting | None:
        """Rules: VW-114, VW-120."""
        if g.book.mysterious < 0:
            self.goto("shuffle_workers")
            return None
        return Shuffle("bidding-deck", len(g.bidding_deck))

    def lay_bidding_deck(self, g: Table) -> None:
        g.bidding_deck = [g.bidding_deck[i] for i in self.answers]

    def shuffle_workers(self, g: Table) -> Waiting | None:
        """Rules: VW-014, VW-024."""
        if not g.book.workers:
            self.end()
            return None
        return Shuffle("worker-deck", len(g.worker_deck))

    def lay_workers(self, g: Table) -> None:
        """Five open workers, the first of them farthest from the deck. Rules: VW-024, VW-187."""
        g.worker_deck = [g.worker_deck[i] for i in self.answers]
        while len(g.market) < g.book.cards.market and g.worker_deck:
            g.market.append(g.worker_deck.pop())
        if g.emitting:
            g.emit("market-laid", {"workers": [WORKERS[worker] for worker in g.market]})


def vaults_in_play(g: Table) -> list[int]:
    """Rule: VW-115."""
    two = g.book.mysterious >= 0
    return [vault for vault in range(len(VAULTS)) if not two or g.book.cards.two_player[vault]]


class Draft(Procedure):
    """Keep one vault, pass the rest to the left, until none are left to pass. Rules: VW-022, VW-154, VW-199."""

    STEPS = ("take_up", "look", "keep", "pass_left", "keep_last")

    def __init__(self) -> None:
        super().__init__()
        self.passes = 0

    def held_by(self, g: Table, seat: int) -> int:
        """The passing hand in front of a seat: it came from the right, one place per pass."""
        return (seat - self.passes) % g.seats

    def take_up(self, g: Table) -> None:
        """The Mysterious Bidder keeps what it was dealt. Rule: VW-199."""
        for seat in range(g.seats):
            g.passing[seat] = g.vaults[seat]
            g.vaults[seat] = []

    def look(self, g: Table) -> None:
        for seat in range(g.seats):
            hand = self.held_by(g, seat)
            g.memory.sees(seat, g.book.players + hand, g.passing[hand])

    def keep(self, g: Table) -> AskEach:
        """All at once and in secret."""
        options = []
        for seat in range(g.seats):
            hand = self.held_by(g, seat)
            options.append([DRAFT.of(vault) for vault in g.passing[hand]])
        return AskEach("draft", list(range(g.seats)), options)

    def pass_left(self, g: Table) -> None:
        players = g.book.players
        for seat in range(g.seats):
            hand = self.held_by(g, seat)
            vault = DRAFT.a(self.answers[seat])
            g.passing[hand].remove(vault)
            g.vaults[seat].append(vault)
            g.memory.taken(seat, players + hand)
            g.memory.passes(seat, players + hand, g.passing[hand], 2 * players)
            if g.emitting:
                g.emit_to(seat, "drafted", {"vault": VAULTS[vault]})
        self.passes += 1
        if len(g.passing[0]) > 1:
            self.goto("look")

    def keep_last(self, g: Table) -> None:
        """The last vault is kept without a choice. Rule: VW-154."""
        for seat in range(g.seats):
            hand = self.held_by(g, seat)
            g.memory.sees(seat, g.book.players + hand, g.passing[hand])
            vault = g.passing[hand].pop()
            g.vaults[seat].append(vault)
            g.vaults[seat].sort()
            g.memory.taken(seat, g.book.players + hand)
            if g.emitting:
                g.emit_to(seat, "drafted", {"vault": VAULTS[vault]})
