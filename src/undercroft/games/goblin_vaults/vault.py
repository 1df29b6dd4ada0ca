"""The Vault Phase: every block card is resolved by the bids on it. Rule: GV-067."""

from typing import Final

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import AskEach
from undercroft.games.goblin_vaults.actions import STORE
from undercroft.games.goblin_vaults.cards import LOOT, POSITIONS
from undercroft.games.goblin_vaults.scoring import storing_gain
from undercroft.games.goblin_vaults.state import EMPTY, GLAVRUN, Table, leading, open_chambers, strength


class VaultPhase(Procedure):
    """Everyone who bid stores one card; chambers are chosen at the same time. Rule: GV-134."""

    PHASE = "vault"
    STEPS = ("choose_chambers", "resolve")

    def copy(self) -> "VaultPhase":
        clone = VaultPhase()
        self.copy_base_into(clone)
        return clone

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """Which card it is, and how many points each chamber would gain by it."""
        face = g.faces.face[won_card(g, seat)]
        chambers = open_chambers(g.vaults[seat])
        gains = {str(STORE.of(chamber)): storing_gain(g, seat, face, chamber) for chamber in chambers}
        return {"card": LOOT[face], "gains": gains}

    def choose_chambers(self, g: Table) -> AskEach:
        """Who stashed a card stores nothing more. Rules: GV-038, GV-130."""
        seats = []
        options = []
        for seat in range(g.seats):
            if won_card(g, seat) >= 0:
                seats.append(seat)
                options.append(stores(g.vaults[seat]))
        return AskEach("store", seats, options)

    def resolve(self, g: Table) -> None:
        """Left, middle, right; on each the winner first, then the others in order. Rule: GV-133."""
        for position in range(3):
            bids = g.bids[position]
            if not bids:
                leave_unsold(g, position)
                continue
            bidders = g.bidders[position]
            lead = leading(g, position)
            best = bids.pop(lead)
            win(g, bidders.pop(lead), position, best, self.answers)
            while bids:
                keep_bid(g, bidders.pop(0), bids.pop(0), best, self.answers)


def stores(vault: list[int]) -> list[int]:
    """The chambers in which a card can be stored. Rule: GV-038."""
    chambers = 0
    for chamber in range(4):
        if vault[chamber * 3 + 2] == EMPTY:
            chambers |= 1 << chamber
    return STORES[chambers]


STORES: Final = [[STORE.of(chamber) for chamber in range(4) if chambers >> chamber & 1] for chambers in range(16)]
"""The same by which chambers are open, a bit for each; made once, for it is asked of everybody in every round."""


def won_card(g: Table, seat: int) -> int:
    """The card a seat will store this round: the block card it wins, else its own bid; -1 without a bid."""
    for position in range(3):
        bidders = g.bidders[position]
        for i in range(len(bidders)):
            if bidders[i] == seat:
                return g.block[position] if leading(g, position) == i else g.bids[position][i]
    return -1


def leave_unsold(g: Table, position: int) -> None:
    """A block card nobody wants gains a token. Rules: GV-068, GV-132."""
    given = g.give_from_supply(1)
    g.tokens[g.block[position]] += given
    if g.emitting:
        g.emit(
            "unsold",
            {"card": LOOT[g.faces.face[g.block[position]]], "position": POSITIONS[position], "count": given},
        )


def win(g: Table, bidder: int, position: int, bid: int, answers: list[int]) -> None:
    """The winner takes the block card and its tokens; the bid takes its place and keeps its own tokens.

    Rules: GV-069 to GV-073, GV-136, GV-155.
    """
    prize = g.block[position]
    g.block[position] = bid
    won = {"by": LOOT[g.faces.face[bid]], "beaten": len(g.bids[position])} if g.emitting else {}
    take(g, "won", bidder, prize, answers, won)


def keep_bid(g: Table, bidder: int, bid: int, best: int, answers: list[int]) -> None:
    """A loser stores the own bid and collects the tokens on it. Rules: GV-074, GV-075, GV-154."""
    take(g, "kept", bidder, bid, answers, beaten_by(g, best, bid) if g.emitting else {})


def beaten_by(g: Table, best: int, bid: int) -> dict[str, object]:
    """Which bid won instead, and why: its value, the trump suit, or because it was there before.

    Rules: GV-052, GV-126.
    """
    winner, loser = g.faces.face[best], g.faces.face[bid]
    value = g.book.cards.value
    why = "value" if value[winner] > value[loser] else "trump"
    if strength(g, winner) == strength(g, loser):
        why = "earlier"
    return {"by": LOOT[winner], "why": why}


def take(g: Table, how: str, bidder: int, card: int, answers: list[int], more: dict[str, object] | None = None) -> None:
    """Tokens to the taker, the card into the vault, or both to Glavrun's side of the table.

    Rules: GV-076, GV-077, GV-110.
    """
    count = g.tokens[card]
    g.tokens[card] = 0
    key = LOOT[g.faces.face[card]]
    if bidder == GLAVRUN:
        g.glavrun_pile.append(card)
        if g.book.glavrun_scores:
            g.glavrun_gears += count
        else:
            g.supply += count
        if g.emitting:
            keeper = "glavrun" if g.book.glavrun_scores else "supply"
            g.emit("glavrun-" + how, {"card": key, "count": count, "keeper": keeper} | (more or {}))
        return
    g.gears[bidder] += count
    chamber = STORE.a(answers[bidder])
    g.store(bidder, card, chamber)
    if g.emitting:
        told: dict[str, object] = {"seat": bidder, "card": key, "count": count, "chamber": str(chamber + 1)}
        g.emit(how, told | (more or {}))
