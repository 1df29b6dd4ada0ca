"""Vault Wars: what is true of an answer, by what its seat knows."""

from typing import Final

from undercroft.bots.judgement.vault_wars.worth import auction_on
from undercroft.bots.search.reasons import Fact
from undercroft.engine.match import Match
from undercroft.games.vault_wars.actions import (
    BUY,
    CHOOSE_HERO,
    DECLINE,
    DRAFT,
    EQUIP,
    FINISH_SALE,
    GIVE,
    HIRE,
    KEEP_SECRET,
    OPEN_AT,
    ORDER,
    PASS,
    PLAY,
    RAISE,
    RETURN,
    REVEAL,
    SEAL,
    SELL,
    SHOW_JUNK,
    STORE,
    TAKE,
    TAKE_VAULT,
    THROW,
    VISIT,
)
from undercroft.games.vault_wars.appraisal import appraise, pile_points
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import HEROES, ITEMS, JUNK, WORKERS, Cards
from undercroft.games.vault_wars.end_of_round import PayStorage
from undercroft.games.vault_wars.get_paid import SellItems
from undercroft.games.vault_wars.knowledge import SECRET
from undercroft.games.vault_wars.lot import remaining
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import (
    corruption_points,
    hero_points,
    sale_income,
    storage_fee,
)

OPEN: Final = ("vw-price", "vw-unseen", "vw-ends", "vw-goes-on", "vw-vault", "vw-item", "vw-hire", "vw-loan")
"""Facts that anybody at the table can work out once the answer has been given."""


def facts(worlds: list[Match], seat: int, number: int) -> list[Fact]:
    """What is true of an answer, the most telling first."""
    g = worlds[0].state
    assert isinstance(g, Table)
    auction = auction_on(g)
    if auction is not None and bid_of(number, auction) >= 0:
        return about_bid(worlds, g, seat, number, auction)
    if DRAFT.has(number) or PLAY.has(number):
        vault = DRAFT.a(number) if DRAFT.has(number) else PLAY.a(number)
        cards = g.book.cards
        return [Fact("vw-vault", {"count": cards.drawn[vault], "open": cards.reveal[vault]})]
    if SELL.has(number) or FINISH_SALE.has(number):
        return about_sale(g, seat, number)
    if THROW.has(number) or STORE.has(number) or SHOW_JUNK.has(number):
        return about_storage(g, seat, number)
    return about_help(g, seat, number)


def bid_of(number: int, auction: Auction) -> int:
    """What an answer offers for the vault; 0 for a pass, -1 for anything else."""
    if RAISE.has(number):
        return RAISE.a(number)
    if SEAL.has(number):
        return SEAL.a(number)
    if ORDER.has(number):
        return ORDER.a(number)
    if OPEN_AT.has(number):
        return OPEN_AT.a(number)
    if TAKE_VAULT.has(number):
        return 2 * auction.high
    return 0 if PASS.has(number) and auction.high >= 0 else -1


def about_bid(worlds: list[Match], g: Table, seat: int, number: int, auction: Auction) -> list[Fact]:
    """What the vault would score, what that rests on, and what a bid leaves."""
    gold = bid_of(number, auction)
    found: list[Fact] = []
    hidden = len(g.secret) - len(g.knowledge.of(seat, SECRET))
    waiting = worlds[0].waiting
    if PASS.has(number):
        # Sealed bids are compared only when all are in, and nobody knows what the Mysterious Bidder will draw.
        if waiting is not None and waiting.about == "bid" and not mysterious_may_raise(g, auction):
            found.append(the_pass(worlds[0], seat, auction))
    elif not TAKE_VAULT.has(number):
        found.append(Fact("vw-price", {"gold": gold, "left": g.gold[seat] - gold}))
    found.append(vault_worth(g, seat))
    rivals = [g.gold[player] for player in range(g.book.players) if player not in (seat, auction.master)]
    if not PASS.has(number) and g.book.open_gold and g.book.mysterious < 0 and gold > max(rivals, default=0):
        found.append(Fact("vw-unbeatable", {"gold": max(rivals, default=0)}))
    if hidden:
        found.append(Fact("vw-unseen", {"count": hidden, "total": len(g.secret) + len(g.open)}))
    return found


def mysterious_may_raise(g: Table, auction: Auction) -> bool:
    """Whether the Mysterious Bidder is still in this auction and does not lead it."""
    player = g.book.mysterious
    return player >= 0 and player not in (auction.leader, auction.master) and not auction.out[player]


def the_pass(world: Match, seat: int, auction: Auction) -> Fact:
    """Whether passing ends the auction, and who has the vault then."""
    clone = world.copy()
    clone.pause_at_chance = True
    clone.play(seat, PASS.of())
    g = clone.state
    assert isinstance(g, Table)
    now = auction_on(g)
    if now is not None and now.master == auction.master and now.winner < 0:
        return Fact("vw-goes-on", {})
    leader = "mysterious" if auction.leader == g.book.mysterious else str(auction.leader)
    return Fact("vw-ends", {"seat": leader, "gold": auction.high})


def vault_worth(g: Table, seat: int) -> Fact:
    """Points a vault adds at the end if all of it is kept: certain, or how they spread over what it may hold."""
    found = appraise(g, seat)
    if found.certain:
        return Fact("vw-holds", {"points": found.low, "gold": round(found.gold)})
    return Fact("vw-may-hold", {"low": found.low, "high": found.high, "average": found.average, "gold": found.gold})


def without(faces: list[int], face: int) -> list[int]:
    """The faces less one copy of this one."""
    left = faces.copy()
    left.remove(face)
    return left


def loses(g: Table, seat: int, pile: list[int], face: int) -> Fact:
    """What a pile scores less at the end without this item; some are a burden."""
    points = pile_points(g, seat, pile) - pile_points(g, seat, without(pile, face))
    return Fact("vw-loses", {"points": points}) if points >= 0 else Fact("vw-frees", {"points": -points})


def fee(cards: Cards, pile: list[int]) -> int:
    """Storage for a pile, with all its Junk shown: that is never dearer."""
    return storage_fee(cards, pile, pile.count(JUNK))


def about_sale(g: Table, seat: int, number: int) -> list[Fact]:
    """Gold now against points at the end, and storage until then."""
    chosen: list[int] = []
    for procedure in g.stack:
        if isinstance(procedure, SellItems):
            chosen = procedure.chosen[seat]
    cards = g.book.cards
    pile = remaining(g.piles[seat], chosen)
    if FINISH_SALE.has(number):
        pile = remaining(pile, [JUNK] * FINISH_SALE.a(number))
        return [Fact("vw-keeps", {"points": pile_points(g, seat, pile)}), Fact("vw-fee", {"gold": fee(cards, pile)})]
    face = SELL.a(number)
    tools = g.equipped[seat]
    gold = sale_income(cards, [*chosen, face], 0, tools) - sale_income(cards, chosen, 0, tools)
    return [
        Fact("vw-sells", {"gold": gold}),
        loses(g, seat, pile, face),
        Fact("vw-fee-saved", {"gold": fee(cards, pile) - fee(cards, without(pile, face))}),
    ]


def about_storage(g: Table, seat: int, number: int) -> list[Fact]:
    """What a fee buys, and what is lost with a thing thrown away."""
    for procedure in g.stack:
        if isinstance(procedure, PayStorage):
            pile = procedure.kept(g, seat)
            now = procedure.fee(g, seat)
            if STORE.has(number):
                left = g.gold[seat] - now
                return [
                    Fact("vw-stores", {"gold": now, "left": left}),
                    Fact("vw-keeps", {"points": pile_points(g, seat, pile)}),
                ]
            if SHOW_JUNK.has(number):
                saved = now - storage_fee(g.book.cards, pile, SHOW_JUNK.a(number))
                return [Fact("vw-fee-saved", {"gold": saved})]
            face = THROW.a(number)
            saved = now - procedure.fee_of(g, seat, without(pile, face))
            return [Fact("vw-fee-saved", {"gold": saved}), loses(g, seat, pile, face)]
    return []


def about_help(g: Table, seat: int, number: int) -> list[Fact]:
    """Loans, workers, artifacts, heroes, and single items."""
    cards = g.book.cards
    pile = g.piles[seat]
    if VISIT.has(number):
        tokens = g.tokens[seat]
        cost = corruption_points(cards, tokens) - corruption_points(cards, tokens + 1)
        return [Fact("vw-loan", {"gold": cards.loan_gold, "points": cost})]
    if HIRE.has(number):
        gold = g.market.index(HIRE.a(number)) + 1
        return [Fact("vw-hire", {"worker": WORKERS[HIRE.a(number)], "gold": gold, "left": g.gold[seat] - gold})]
    if CHOOSE_HERO.has(number):
        hero = CHOOSE_HERO.a(number)
        return [Fact("vw-hero", {"hero": HEROES[hero], "points": hero_points(cards, hero, pile)})]
    if EQUIP.has(number):
        return [loses(g, seat, pile, EQUIP.a(number)), Fact("vw-rounds", {"rounds": g.book.rounds - g.round})]
    if GIVE.has(number):
        return [loses(g, seat, pile, GIVE.a(number))]
    if TAKE.has(number) or BUY.has(number):
        face = TAKE.a(number) if TAKE.has(number) else BUY.a(number)
        gains = pile_points(g, seat, [*pile, face]) - pile_points(g, seat, pile)
        price = [Fact("vw-price", {"gold": cards.gold[face], "left": g.gold[seat] - cards.gold[face]})]
        return [Fact("vw-gains", {"points": gains}), *(price if BUY.has(number) else [])]
    if REVEAL.has(number) or RETURN.has(number) or KEEP_SECRET.has(number):
        verb = REVEAL if REVEAL.has(number) else RETURN if RETURN.has(number) else KEEP_SECRET
        face = verb.a(number)
        return [Fact("vw-item", {"item": ITEMS[face], "gold": cards.gold[face], "points": cards.vp[face]})]
    if DECLINE.has(number):
        return [Fact("vw-nothing", {"gold": g.gold[seat]})]
    return []
