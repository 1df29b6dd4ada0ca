"""The Scheme Phase: everyone bids, and may take a warden action."""

from mypy_extensions import i64

from undercroft.engine.arrays import append, vec
from undercroft.engine.luck import Luck
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask
from undercroft.games.goblin_vaults.actions import BID, STASH
from undercroft.games.goblin_vaults.cards import LOOT, POSITIONS
from undercroft.games.goblin_vaults.scoring import storing_gain
from undercroft.games.goblin_vaults.state import (
    BLANK,
    GLAVRUN,
    Table,
    leading,
    matches_warden,
    open_chambers,
    strength,
    to_beat,
)
from undercroft.games.goblin_vaults.warden import WardenAction


class SchemePhase(Procedure):
    """Glavrun where she plays, then every player clockwise from the first. Rules: GV-048, GV-050, GV-104, GV-106."""

    PHASE = "scheme"
    STEPS = ("glavrun_opens", "next_turn", "glavrun_closes")

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    def copy(self) -> "SchemePhase":
        clone = SchemePhase()
        self.copy_base_into(clone)
        clone.turns = self.turns
        return clone

    def glavrun_opens(self, g: Table) -> None:
        if g.book.glavrun_factions >= 1:
            g.call(GlavrunBids())

    def next_turn(self, g: Table) -> None:
        if self.turns < g.seats:
            seat = (max(g.first, 0) + self.turns) % g.seats
            self.turns += 1
            self.again()
            g.call(TakeTurn(seat))

    def glavrun_closes(self, g: Table) -> None:
        if g.book.glavrun_factions == 2:
            g.call(GlavrunBids())


class TakeTurn(Procedure):
    """One player's bid, with what it costs and what it earns. Rules: GV-051, GV-141."""

    STEPS = ("bid", "place_bid", "warden_action")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.face = -1

    def copy(self) -> "TakeTurn":
        clone = TakeTurn(self.seat)
        self.copy_base_into(clone)
        clone.face = self.face
        return clone

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """Which bids would be underbids, which cards earn a warden action, and what answers gain in points.

        A prize counts with the gears on it, and a bid that is kept, in the chamber where it is worth most.
        """
        if seat != self.seat:
            return {}
        under: list[int] = []
        earning: list[str] = []
        prizes: dict[str, int] = {}
        kept: dict[str, int] = {}
        blanks: dict[str, int] = {}
        chambers = open_chambers(g.vaults[seat])
        for position in range(3):
            block = g.block[position]
            best = max([storing_gain(g, seat, g.faces.face[block], chamber) for chamber in chambers])
            prizes[POSITIONS[position]] = best + g.tokens[block]
        for chamber in chambers:
            blanks[str(chamber + 1)] = storing_gain(g, seat, BLANK, chamber)
        for card in g.hands[seat]:
            face = g.faces.face[card]
            kept[LOOT[face]] = max([storing_gain(g, seat, face, chamber) for chamber in chambers])
            if matches_warden(g, face):
                earning.append(LOOT[face])
            for position in range(3):
                if strength(g, face) <= to_beat(g, position):
                    under.append(BID.of(face, position))
        return {"underbids": under, "actions": earning, "prizes": prizes, "kept": kept, "blanks": blanks}

    def bid(self, g: Table) -> Ask:
        """A hand card on a block card; only who can pay may underbid. Rules: GV-055, GV-056, GV-128, GV-129."""
        numbers = vec[i64]()
        faces = g.faces.face
        hand = g.hands[self.seat]
        for position in range(3):
            least = 0 if g.gears[self.seat] else to_beat(g, position)
            for card in hand:
                face = faces[card]
                if not least or strength(g, face) > least:
                    numbers = append(numbers, BID.of(face, position))
        if len(numbers) > 0:
            return Ask.among("bid", self.seat, numbers)
        chambers = open_chambers(g.vaults[self.seat])
        for card in hand:
            for chamber in chambers:
                numbers = append(numbers, STASH.of(faces[card], chamber))
        return Ask.among("stash", self.seat, numbers)

    def beats(self, g: Table) -> bool:
        """Whether the hand holds a card stronger than a winning bid; who has no gears needs one to bid."""
        return any(strength(g, g.faces.face[card]) > least_to_beat(g) for card in g.hands[self.seat])

    def resample(self, g: Table, viewer: int, beats: bool, luck: Luck) -> None:
        """Let a hand dealt anew beat a bid, or none: cards that do not fit change places with others out of sight."""
        if beats and self.beats(g):
            return
        least = least_to_beat(g)
        face = g.faces.face
        hand = g.hands[self.seat]
        unseen = [card for card in range(len(face)) if g.faces.known(card, viewer) < 0]
        fitting = [card for card in unseen if card not in hand and (strength(g, face[card]) > least) == beats]
        luck.shuffle(fitting)
        held = [card for card in unseen if card in hand and (strength(g, face[card]) > least) != beats]
        luck.shuffle(held)
        for card in held[:1] if beats else held:
            other = fitting.pop()
            face[card], face[other] = face[other], face[card]

    def place_bid(self, g: Table) -> None:
        answer = self.answer
        if STASH.has(answer):
            stash(g, self.seat, STASH.a(answer), STASH.b(answer))
            self.end()
            return
        self.face = BID.a(answer)
        card = g.hand_card(self.seat, self.face)
        g.faces.show(card)
        place_bid(g, self.seat, card, BID.b(answer))

    def warden_action(self, g: Table) -> None:
        """A bid of the warden card's faction earns an action at once. Rule: GV-057."""
        if matches_warden(g, self.face):
            g.call(WardenAction(self.seat))


def least_to_beat(g: Table) -> int:
    """The strength of the weakest winning bid."""
    return min(to_beat(g, position) for position in range(3))


def place_bid(g: Table, bidder: int, card: int, position: int) -> None:
    """Lay a bid; an underbid puts a token on the bid that leads now. Rules: GV-053, GV-054, GV-108, GV-127."""
    lead = leading(g, position)
    under = lead >= 0 and strength(g, g.faces.face[card]) <= strength(g, g.faces.face[g.bids[position][lead]])
    if g.emitting:
        named = {"card": LOOT[g.faces.face[card]], "position": POSITIONS[position]}
        if bidder == GLAVRUN:
            g.emit("glavrun-bid", {**named})
        else:
            g.emit("bid-placed", {"seat": bidder, **named})
    if under:
        led = g.bids[position][lead]
        if bidder == GLAVRUN:
            paid = g.give_from_supply(1)
        else:
            g.gears[bidder] -= 1
            paid = 1
        g.tokens[led] += paid
        if g.emitting:
            if bidder == GLAVRUN:
                g.emit("glavrun-underbid", {"card": LOOT[g.faces.face[led]], "count": paid})
            else:
                g.emit("underbid", {"seat": bidder, "card": LOOT[g.faces.face[led]]})
    g.bids[position].append(card)
    g.bidders[position].append(bidder)


def stash(g: Table, seat: int, face: int, chamber: int) -> None:
    """Without tokens and without any possible bid: a card face down, a token from the supply.

    Rules: GV-056, GV-130, GV-131, GV-132.
    """
    card = g.hand_card(seat, face)
    g.store(seat, card, chamber)
    g.face_down.append(card)
    given = g.give_from_supply(1)
    g.gears[seat] += given
    if g.emitting:
        named = {"seat": seat, "chamber": str(chamber + 1), "count": given}
        g.emit_to(seat, "stashed-own", {**named, "card": LOOT[face]})
        g.emit_except(seat, "stashed", {**named})


class GlavrunBids(Procedure):
    """Her top card goes where its block icon points. Rules: GV-048, GV-049, GV-104, GV-106, GV-109."""

    STEPS = ("reveal",)

    def reveal(self, g: Table) -> None:
        card = g.glavrun_deck.pop()
        g.faces.show(card)
        face = g.faces.face[card]
        position = g.book.cards.position[face]
        lead = leading(g, position)
        if lead >= 0 and g.bidders[position][lead] == GLAVRUN and strength(g, face) <= to_beat(g, position):
            # She never underbids herself: one place on, and there it stays. Rules: GV-107, GV-158, GV-159.
            position = (position + 1) % 3
        place_bid(g, GLAVRUN, card, position)
