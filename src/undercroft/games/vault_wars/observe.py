"""What one seat sees, as numbers: the fields that `contract.observation` declares, in their order."""

from typing import Final

from undercroft.engine.observation import Observation
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import HEROES, ITEMS, MOST_WORKERS, VAULTS, WORKERS
from undercroft.games.vault_wars.end_of_round import PayStorage
from undercroft.games.vault_wars.get_paid import SellItems
from undercroft.games.vault_wars.knowledge import DECK, PILE, SECRET, SUNK
from undercroft.games.vault_wars.state import Table

PHASES: Final = {"set-up": 0, "prepare": 1, "auction": 2, "get-paid": 3, "end-of-round": 4}
SCORING: Final = 5


def observe(g: Table, viewer: int, into: Observation) -> None:
    """The whole observation."""
    into.number("round", g.round)
    into.number("rounds", g.book.rounds)
    into.choice("phase", 6, PHASES.get(g.phase(), SCORING))
    observe_players(g, viewer, into)
    observe_auction(g, viewer, into)
    observe_decks(g, viewer, into)
    observe_choice(g, viewer, into)


def place_of(g: Table, player: int, viewer: int) -> int:
    """Where a player comes, counted from the viewer; the Mysterious Bidder is last."""
    return (player - viewer) % g.seats if player < g.seats else player


def by_player(g: Table, viewer: int, into: Observation, key: str, numbers: list[int]) -> None:
    """A field with a number for each player."""
    first = into.field(key, g.book.players)
    for player in range(len(numbers)):
        into.set(first + place_of(g, player, viewer), numbers[player])


def who(g: Table, viewer: int, into: Observation, key: str, player: int) -> None:
    """A field that is 1 at one player; below 0, at none."""
    into.choice(key, g.book.players, place_of(g, player, viewer) if player >= 0 else -1)


def observe_players(g: Table, viewer: int, into: Observation) -> None:
    """Rules: VW-016, VW-018, VW-154, VW-155, VW-156, VW-224."""
    players = range(g.book.players)
    over = [g.hero[player] >= 0 for player in players]
    mysterious = g.book.mysterious
    gold_is_open = [player in (viewer, mysterious) or over[player] or g.book.open_gold for player in players]
    by_player(g, viewer, into, "gold", [g.gold[player] if gold_is_open[player] else 0 for player in players])
    by_player(g, viewer, into, "gold-known", [int(known) for known in gold_is_open])
    by_player(g, viewer, into, "tokens", g.tokens)
    by_player(g, viewer, into, "visited", [int(visited) for visited in g.visited])
    by_player(g, viewer, into, "pile-sizes", [len(pile) for pile in g.piles])
    first = into.field("piles", g.book.players * len(ITEMS))
    for player in players:
        known = player == viewer or over[player]
        at = first + place_of(g, player, viewer) * len(ITEMS)
        into.count(at, g.piles[player] if known else g.knowledge.of(viewer, PILE + player))
    first = into.field("equipped", g.book.players * len(ITEMS))
    for player in players:
        into.count(first + place_of(g, player, viewer) * len(ITEMS), g.equipped[player])
    first = into.field("heroes", g.book.players * len(HEROES))
    for player in players:
        if player in (viewer, mysterious) or over[player]:
            into.count(first + place_of(g, player, viewer) * len(HEROES), g.heroes[player])
    first = into.field("scoring-hero", g.book.players * len(HEROES))
    for player in players:
        if over[player]:
            into.set(first + place_of(g, player, viewer) * len(HEROES) + g.hero[player], 1)
    by_player(g, viewer, into, "vault-counts", [len(vaults) for vaults in g.vaults])
    into.counts("hand", len(VAULTS), g.vaults[viewer])
    first = into.field("played", g.book.players * len(VAULTS))
    for player in players:
        if g.played[player] >= 0 and g.order:
            into.set(first + place_of(g, player, viewer) * len(VAULTS) + g.played[player], 1)
    first = into.field("workers", g.book.players * len(WORKERS))
    for player in players:
        into.count(first + place_of(g, player, viewer) * len(WORKERS), g.workers[player])
    first = into.field("order", g.book.players * g.book.players)
    for i in range(len(g.order)):
        into.set(first + i * g.book.players + place_of(g, g.order[i], viewer), 1)


def observe_auction(g: Table, viewer: int, into: Observation) -> None:
    """The auction under way; all zeros where there is none."""
    auction: Auction | None = None
    for procedure in g.stack:
        if isinstance(procedure, Auction):
            auction = procedure
    if auction is None:
        into.field("master", g.book.players)
        into.field("vault", len(VAULTS))
        into.field("open", len(ITEMS))
        into.field("secret", 1)
        into.field("secret-known", len(ITEMS))
        for key in ("peeking", "bids", "passed", "leader"):
            into.field(key, g.book.players)
        into.field("high", 1)
        for key in ("on-turn", "guard", "distracted", "left"):
            into.field(key, g.book.players)
        into.field("standing-order", 1)
        into.field("picks", len(ITEMS))
        into.field("winner", g.book.players)
        into.field("price", 1)
        return
    who(g, viewer, into, "master", auction.master)
    into.choice("vault", len(VAULTS), auction.vault)
    into.counts("open", len(ITEMS), g.open)
    into.number("secret", len(g.secret))
    into.counts("secret-known", len(ITEMS), g.knowledge.of(viewer, SECRET))
    who(g, viewer, into, "peeking", auction.holder if auction.holder != auction.master else -1)
    bids = [0] * g.book.players
    passed = [0] * g.book.players
    for i in range(0, len(auction.bids), 2):
        player = auction.bids[i]
        amount = auction.bids[i + 1]
        passed[player] = int(amount < 0)
        if amount >= 0:
            bids[player] = amount
    by_player(g, viewer, into, "bids", bids)
    by_player(g, viewer, into, "passed", passed)
    who(g, viewer, into, "leader", auction.leader)
    into.number("high", max(auction.high, 0))
    who(g, viewer, into, "on-turn", auction.turn if auction.winner < 0 else -1)
    by_player(g, viewer, into, "guard", auction.guard)
    by_player(g, viewer, into, "distracted", [int(skips) for skips in auction.skips])
    by_player(g, viewer, into, "left", [int(out) for out in auction.out])
    into.number("standing-order", auction.orders[viewer] if auction.orders else 0)
    into.counts("picks", len(ITEMS), auction.picks if viewer == auction.master else [])
    who(g, viewer, into, "winner", auction.winner)
    into.number("price", auction.price)


def observe_decks(g: Table, viewer: int, into: Observation) -> None:
    """Decks, the Trash, the market, and what the viewer knows of them. Rules: VW-031, VW-120, VW-163."""
    knowledge = g.knowledge
    into.number("deck", len(g.deck))
    into.counts("deck-known", len(ITEMS), knowledge.of(viewer, DECK))
    into.number("under-deck", len(g.sunk))
    into.counts("under-known", len(ITEMS), knowledge.of(viewer, SUNK))
    into.counts("trash", len(ITEMS), g.trash)
    first = into.field("known-somewhere", len(ITEMS))
    for note in knowledge.among:
        if note.viewer == viewer:
            into.count(first, note.faces)
    into.counts("used", len(VAULTS), g.used)
    first = into.field("market", MOST_WORKERS * len(WORKERS))
    for i in range(len(g.market)):
        into.set(first + i * len(WORKERS) + g.market[i], 1)
    into.number("worker-deck", len(g.worker_deck))
    into.counts("worker-discard", len(WORKERS), g.worker_discard)
    bidding = g.book.mysterious >= 0
    total = 0
    for procedure in g.stack:
        if isinstance(procedure, Auction):
            total = procedure.total
    into.number("bidding-deck", len(g.bidding_deck) if bidding else 0)
    into.counts("bidding-shown", len(ITEMS), g.bidding_shown)
    into.number("bidding-total", total if bidding else 0)
    into.counts("bidding-aside", len(ITEMS), g.bidding_aside)
    held = g.held_hand(viewer)
    into.counts("draft", len(VAULTS), g.passing[held] if held >= 0 else [])


def observe_choice(g: Table, viewer: int, into: Observation) -> None:
    """The viewer's own choice in a sale or for storage; nobody sees another's."""
    chosen: list[int] = []
    shown = 0
    finished = 0
    for procedure in g.stack:
        if isinstance(procedure, SellItems) and procedure.chosen:
            chosen = procedure.chosen[viewer]
            shown = procedure.junk[viewer]
            finished = int(procedure.finished[viewer])
        elif isinstance(procedure, PayStorage) and procedure.chosen:
            chosen = procedure.chosen[viewer]
            shown = procedure.shown[viewer]
            finished = int(procedure.finished[viewer])
    into.counts("chosen", len(ITEMS), chosen)
    into.number("junk-shown", shown)
    into.number("finished", finished)
