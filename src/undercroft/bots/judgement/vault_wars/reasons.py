"""Vault Wars: why an answer was given, by what the seat itself knows."""

from undercroft.bots.judgement.vault_wars.bids import Offer
from undercroft.bots.judgement.vault_wars.worth import Worth, auction_on
from undercroft.bots.search.reasons import Remark
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
    SEND,
    SHOW_JUNK,
    STORE,
    TAKE,
    TAKE_VAULT,
    THROW,
    VISIT,
)
from undercroft.games.vault_wars.cards import HEROES, ITEMS, VAULTS, WORKERS
from undercroft.games.vault_wars.end_of_round import PayStorage
from undercroft.games.vault_wars.get_paid import SellItems
from undercroft.games.vault_wars.lot import remaining
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import corruption_points, hero_points, sale_income


def reason(g: Table, seat: int, number: int, others: list[int]) -> Remark:
    """The key of a message and its arguments."""
    if RAISE.has(number) or SEAL.has(number) or ORDER.has(number) or PASS.has(number) or OPEN_AT.has(number):
        return about_bid(g, seat, number)
    if REVEAL.has(number) or KEEP_SECRET.has(number) or RETURN.has(number) or TAKE_VAULT.has(number):
        return about_vault(g, seat, number)
    if SELL.has(number) or FINISH_SALE.has(number) or THROW.has(number) or STORE.has(number):
        return about_pile(g, seat, number)
    if DRAFT.has(number) or PLAY.has(number):
        vault = DRAFT.a(number) if DRAFT.has(number) else PLAY.a(number)
        return "vw-vault", {"vault": VAULTS[vault], "count": g.book.cards.drawn[vault]}
    return about_help(g, seat, number, others)


def about_bid(g: Table, seat: int, number: int) -> Remark:
    """How the price compares with what the bidder would pay."""
    auction = auction_on(g)
    assert auction is not None
    offer = Offer(g, Worth(g), seat)
    points = max(round(offer.gain), 0)
    if OPEN_AT.has(number):
        gold = OPEN_AT.a(number)
        if offer.net(gold) > 0.0:
            return "vw-open-keep", {"gold": gold, "points": points}
        return "vw-open-sell", {"gold": gold, "points": points}
    limit = offer.limit()
    if PASS.has(number):
        if limit < auction.least_raise():
            return "vw-pass", {"limit": max(limit, 0), "points": points}
        return "vw-pass-wait", {"limit": limit, "points": points}
    gold = RAISE.a(number) if RAISE.has(number) else SEAL.a(number) if SEAL.has(number) else ORDER.a(number)
    if gold > limit:
        return "vw-raise-deny", {"gold": gold, "points": points}
    return "vw-raise", {"gold": gold, "points": points, "limit": limit, "left": g.gold[seat] - gold}


def about_vault(g: Table, seat: int, number: int) -> Remark:
    """What is shown, hidden, given up or taken."""
    if TAKE_VAULT.has(number):
        return "vw-take-vault", {"points": max(round(Offer(g, Worth(g), seat).gain), 0)}
    if RETURN.has(number):
        return "vw-return", {"item": ITEMS[RETURN.a(number)]}
    face = REVEAL.a(number) if REVEAL.has(number) else KEEP_SECRET.a(number)
    if KEEP_SECRET.has(number):
        return "vw-hide", {"item": ITEMS[face]}
    best = max(g.book.cards.gold[other] for other in [*g.secret, *g.open])
    shown = "vw-reveal" if g.book.cards.gold[face] >= best - 1 else "vw-reveal-bluff"
    return shown, {"item": ITEMS[face]}


def about_pile(g: Table, seat: int, number: int) -> Remark:
    """Sold now, stored for the end, or thrown away."""
    unsold = Worth(g, True)
    if STORE.has(number):
        fee = 0
        for procedure in g.stack:
            if isinstance(procedure, PayStorage):
                fee = procedure.fee(g, seat)
        return "vw-store", {"gold": fee}
    if THROW.has(number):
        return "vw-throw", {"item": ITEMS[THROW.a(number)]}
    chosen: list[int] = []
    for procedure in g.stack:
        if isinstance(procedure, SellItems):
            chosen = procedure.chosen[seat]
    pile = remaining(g.piles[seat], chosen)
    if FINISH_SALE.has(number):
        points = max(round(unsold.pile(g, seat, pile)), 0)
        return ("vw-keep", {"points": points}) if points else ("vw-sold-out", {})
    face = SELL.a(number)
    tools = g.equipped[seat]
    gold = sale_income(g.book.cards, [*chosen, face], 0, tools) - sale_income(g.book.cards, chosen, 0, tools)
    points = round(unsold.pile(g, seat, pile) - unsold.pile(g, seat, remaining(pile, [face])))
    return "vw-sell", {"item": ITEMS[face], "gold": gold, "points": max(points, 0)}


def about_help(g: Table, seat: int, number: int, others: list[int]) -> Remark:
    """Loans, workers, artifacts and heroes."""
    cards = g.book.cards
    if VISIT.has(number):
        tokens = g.tokens[seat]
        cost = corruption_points(cards, tokens) - corruption_points(cards, tokens + 1)
        return "vw-loan", {"gold": cards.loan_gold, "points": cost}
    if EQUIP.has(number):
        return "vw-equip", {"item": ITEMS[EQUIP.a(number)]}
    if HIRE.has(number):
        worker = HIRE.a(number)
        return "vw-hire", {"worker": WORKERS[worker], "gold": g.market.index(worker) + 1}
    if SEND.has(number):
        return "vw-send", {"worker": WORKERS[SEND.a(number)]}
    if GIVE.has(number):
        return "vw-give", {"item": ITEMS[GIVE.a(number)]}
    if TAKE.has(number):
        return "vw-take", {"item": ITEMS[TAKE.a(number)]}
    if BUY.has(number):
        return "vw-buy", {"item": ITEMS[BUY.a(number)]}
    if SHOW_JUNK.has(number):
        return "vw-show-junk", {}
    if CHOOSE_HERO.has(number):
        points = hero_points(cards, CHOOSE_HERO.a(number), g.piles[seat])
        return "vw-hero", {"hero": HEROES[CHOOSE_HERO.a(number)], "points": points}
    if DECLINE.has(number):
        if any(HIRE.has(other) for other in others):
            return "vw-no-worker", {}
        if any(EQUIP.has(other) for other in others):
            return "vw-no-equip", {}
        if VISIT.of() in others:
            return "vw-no-loan", {}
        if TAKE_VAULT.of() in others:
            return "vw-let-go", {}
        return "vw-decline", {}
    return "vw-decline", {}
