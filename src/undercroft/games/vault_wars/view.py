"""What one seat (or a spectator) sees, field by field."""

from typing import Final

from undercroft.games.vault_wars.appraisal import appraise
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import (
    EFFECTS,
    HEROES,
    ITEMS,
    NONE,
    RULES,
    SETS,
    TYPES,
    VAULTS,
    WORKERS,
    Cards,
)
from undercroft.games.vault_wars.contract import (
    AppraisalView,
    AuctionView,
    BiddingDeckView,
    BidView,
    ChoiceView,
    HeroView,
    NoteView,
    PlayerView,
    PricesView,
    PrintedHero,
    PrintedItem,
    PrintedVault,
    VaultWarsView,
)
from undercroft.games.vault_wars.end_of_round import PayStorage
from undercroft.games.vault_wars.get_paid import SellItems
from undercroft.games.vault_wars.knowledge import DECK, PILE, SECRET, SUNK
from undercroft.games.vault_wars.mysterious import better_hero
from undercroft.games.vault_wars.scoring import sheet
from undercroft.games.vault_wars.state import Book, Table
from undercroft.games.vault_wars.values import corruption_points, hero_points, sale_income, selling_limit, storage_fee


def item_keys(faces: list[int]) -> list[str]:
    return [ITEMS[face] for face in sorted(faces)]


def known_in(g: Table, viewer: int, zone: int) -> list[str]:
    """What the viewer knows to be in a zone. Rule: VW-163."""
    return item_keys(list(g.knowledge.of(viewer, zone))) if viewer >= 0 else []


def hero_views(g: Table, player: int) -> list[HeroView]:
    """Both heroes with what they would give now, for their owner. Rules: VW-018, VW-078."""
    cards = g.book.cards
    return [{"hero": HEROES[hero], "bonus": hero_points(cards, hero, g.piles[player])} for hero in g.heroes[player]]


def sheet_now(g: Table, player: int, whole: bool, gold_is_open: bool) -> dict[str, int | None]:
    """What the score sheet would say now, as far as a viewer can tell. Rules: VW-078, VW-094 to VW-101, VW-156."""
    hero = g.hero[player]
    if hero < 0 and len(g.heroes[player]) > 1:
        hero = better_hero(g, player)
    pile_is_open = whole or not g.piles[player]
    is_open = {"gold": gold_is_open, "corruption": True}
    points = sheet(g, player, hero)
    return {category: points[category] if is_open.get(category, pile_is_open) else None for category in points}


def player_view(g: Table, player: int, viewer: int) -> PlayerView:
    """Rules: VW-016, VW-018, VW-119, VW-154, VW-155, VW-156, VW-192, VW-224."""
    mine = player == viewer
    mysterious = player == g.book.mysterious
    over = g.hero[player] >= 0
    heroes: list[HeroView] | None = None
    if mine or over:
        heroes = hero_views(g, player)
    elif mysterious:
        # Its bonus now would betray its pile.
        heroes = [{"hero": HEROES[hero], "bonus": 0} for hero in g.heroes[player]]
    gold_is_open = mine or mysterious or over or g.book.open_gold
    return {
        "seat": player,
        "mysterious": mysterious,
        "gold": g.gold[player] if gold_is_open else None,
        "tokens": g.tokens[player],
        "visited": g.visited[player],
        "pile": len(g.piles[player]),
        "items": item_keys(g.piles[player]) if mine or over else None,
        "known": [] if mine or over else known_in(g, viewer, PILE + player),
        "equipped": [ITEMS[face] for face in g.equipped[player]],
        "heroes": heroes,
        "hero": HEROES[g.hero[player]] if over else None,
        "vaults": len(g.vaults[player]),
        "hand": [VAULTS[vault] for vault in g.vaults[player]] if mine else None,
        "workers": [WORKERS[worker] for worker in g.workers[player]],
        "played": VAULTS[g.played[player]] if g.played[player] >= 0 and g.order else None,
        "score": sheet(g, player, g.hero[player]) if over else None,
        "sheet": sheet_now(g, player, mine or over, gold_is_open),
        "corruption_next": corruption_points(g.book.cards, g.tokens[player] + 1),
        "fee": storage_fee(g.book.cards, g.piles[player], 0) if mine else None,
    }


def prices_view(cards: Cards) -> PricesView:
    """Rules: VW-013, VW-075, VW-081, VW-088, VW-090, VW-096, VW-098, VW-214."""
    return {
        "armor_gold": cards.armor_gold.copy(),
        "gem_points": cards.gem_vp.copy(),
        "egg_size": cards.egg_size,
        "egg_points": cards.egg_vp,
        "egg_loose": cards.egg_loose,
        "storage_fee": cards.storage_fee,
        "junk_per_fee": cards.junk_per_fee,
        "loan_below": cards.loan_below,
        "loan_gold": cards.loan_gold,
        "corruption": cards.corruption.copy(),
        "gold_per_point": cards.gold_per_vp,
    }


def appraisal_view(g: Table, auction: Auction, viewer: int) -> AppraisalView | None:
    """What the vault may be worth to a viewer; the Auction Master may win it as well. Rule: VW-056."""
    if viewer < 0 or auction.winner >= 0 or not (g.open or g.secret):
        return None
    found = appraise(g, viewer)
    return {
        "certain": found.certain,
        "low": found.low,
        "high": found.high,
        "average": found.average,
        "gold": found.gold,
    }


def auction_view(g: Table, auction: Auction, viewer: int) -> AuctionView:
    mine = viewer >= 0 and bool(auction.orders)
    bids: list[BidView] = []
    for i in range(0, len(auction.bids), 2):
        amount = auction.bids[i + 1]
        bids.append({"seat": auction.bids[i], "gold": amount if amount >= 0 else None})
    players = range(len(auction.skips))
    return {
        "master": auction.master,
        "vault": VAULTS[auction.vault],
        "open": item_keys(g.open),
        "secret": len(g.secret),
        "known": known_in(g, viewer, SECRET),
        "peeking": auction.holder if auction.holder >= 0 and auction.holder != auction.master else None,
        "bids": bids,
        "high": auction.high if auction.high >= 0 else None,
        "leader": auction.leader if auction.leader >= 0 else None,
        "turn": auction.turn if auction.turn >= 0 and auction.winner < 0 else None,
        "guard": auction.guard.copy(),
        "distracted": [player for player in players if auction.skips[player]],
        "out": [player for player in players if auction.out[player]],
        "order": auction.orders[viewer] if mine and auction.orders[viewer] else None,
        "picks": item_keys(auction.picks) if viewer == auction.master else [],
        "winner": auction.winner if auction.winner >= 0 else None,
        "price": auction.price,
        "appraisal": appraisal_view(g, auction, viewer),
    }


def choice_view(g: Table, viewer: int) -> ChoiceView | None:
    """The viewer's own choice in a sale or for storage; nobody sees another's."""
    if viewer < 0:
        return None
    for procedure in g.stack:
        if isinstance(procedure, SellItems) and procedure.chosen:
            sold = procedure.chosen[viewer]
            junk = procedure.junk[viewer]
            return {
                "items": item_keys(sold),
                "limit": procedure.limits[viewer],
                "gold": sale_income(g.book.cards, sold, junk, g.equipped[viewer]),
                "shown": junk,
                "finished": procedure.finished[viewer],
            }
        if isinstance(procedure, PayStorage) and procedure.chosen:
            return {
                "items": item_keys(procedure.chosen[viewer]),
                "limit": selling_limit(g.book.cards, g.equipped[viewer]),
                "gold": procedure.fee(g, viewer),
                "shown": procedure.shown[viewer],
                "finished": procedure.finished[viewer],
            }
    return None


def note_views(g: Table, viewer: int) -> list[NoteView]:
    """What the viewer knows to lie in one of several places."""
    names = ["deck", "under-deck", "secret", *[f"pile-{player}" for player in range(g.book.players)]]
    return [
        {
            "items": item_keys(list(note.faces)),
            "places": [names[zone] for zone in range(len(names)) if note.room[zone]],
        }
        for note in g.knowledge.among
        if note.viewer == viewer
    ]


def item_facts(cards: Cards, face: int) -> PrintedItem:
    """Rules: VW-005, VW-006."""
    facts: PrintedItem = {
        "gold": cards.gold[face],
        "vp": cards.vp[face],
        "types": [TYPES[i] for i in range(len(TYPES)) if cards.types[face] >> i & 1],
        "set": SETS[cards.set[face]] if cards.set[face] else None,
    }
    if cards.effect[face] != NONE:
        facts["equip"] = {
            "effect": EFFECTS[cards.effect[face]],
            "amount": cards.amount[face],
            "trash": cards.one_use[face],
        }
    return facts


TWO_PLAYER_RULES: Final = {
    "gilded-cupboard": "standard",
    "guild-masters-workshop": "workshop-by-chance",
    "thiefs-safe": "safe-by-chance",
    "troll-cave": "troll-by-chance",
}
"""What a vault's rule is with the Mysterious Bidder, where it is another. Rules: VW-142 to VW-145, VW-210."""


def rule_of(book: Book, vault: int) -> str:
    """The words `rule-<key>` that hold at this table."""
    rule = RULES[book.cards.rule[vault]]
    return TWO_PLAYER_RULES.get(rule, rule) if book.mysterious >= 0 else rule


def vault_facts(book: Book, vault: int) -> PrintedVault:
    """Rules: VW-003, VW-062."""
    cards = book.cards
    return {
        "priority": cards.priority[vault],
        "items": cards.drawn[vault],
        "reveal": cards.reveal[vault],
        "peek": cards.peek[vault],
        "rule": rule_of(book, vault),
    }


def hero_facts(cards: Cards, hero: int) -> PrintedHero:
    return {
        "types": [TYPES[i] for i in range(len(TYPES)) if cards.hero_types[hero] >> i & 1],
        "vp": cards.hero_vp[hero],
        "per": cards.hero_per[hero],
    }


def named_items(view: VaultWarsView) -> set[str]:
    keys = {*view["deck_known"], *view["under_known"], *view["trash"]}
    for player in view["players"]:
        keys.update(player["items"] or [])
        keys.update(player["known"])
        keys.update(player["equipped"])
    if view["auction"] is not None:
        keys.update(view["auction"]["open"])
        keys.update(view["auction"]["known"])
    if view["bidding"] is not None:
        keys.update(view["bidding"]["shown"])
        keys.update(view["bidding"]["aside"])
    for note in view["notes"]:
        keys.update(note["items"])
    return keys


def add_facts(g: Table, view: VaultWarsView) -> None:
    """Printed facts of whatever is named, so that a client needs no card data of its own."""
    cards = g.book.cards
    view["items"] = {key: item_facts(cards, ITEMS.index(key)) for key in sorted(named_items(view))}
    vaults = {*view["used"], *(view["draft"] or [])}
    heroes: set[str] = set()
    workers = {market["worker"] for market in view["market"]} | set(view["worker_discard"])
    for player in view["players"]:
        vaults.update(player["hand"] or [])
        if player["played"]:
            vaults.add(player["played"])
        heroes.update(entry["hero"] for entry in player["heroes"] or [])
        workers.update(player["workers"])
    if view["auction"] is not None:
        vaults.add(view["auction"]["vault"])
    view["vaults"] = {key: vault_facts(g.book, VAULTS.index(key)) for key in sorted(vaults)}
    view["heroes"] = {key: hero_facts(cards, HEROES.index(key)) for key in sorted(heroes)}
    view["workers"] = {
        key: {
            "effect": EFFECTS[cards.worker_effect[WORKERS.index(key)]],
            "amount": cards.worker_amount[WORKERS.index(key)],
        }
        for key in sorted(workers)
    }


def bidding_view(g: Table, auction: Auction | None) -> BiddingDeckView | None:
    """Rules: VW-120, VW-224."""
    if g.book.mysterious < 0:
        return None
    return {
        "deck": len(g.bidding_deck),
        "shown": [ITEMS[face] for face in g.bidding_shown],
        "total": auction.total if auction is not None else 0,
        "aside": item_keys(g.bidding_aside),
    }


def view_of(g: Table, viewer: int) -> VaultWarsView:
    """The whole view."""
    auction: Auction | None = None
    for procedure in g.stack:
        if isinstance(procedure, Auction):
            auction = procedure
    held = g.held_hand(viewer) if viewer >= 0 else -1
    view: VaultWarsView = {
        "round": g.round,
        "rounds": g.book.rounds,
        "phase": g.phase() or "scoring",
        "open_gold": g.book.open_gold,
        "players": [player_view(g, player, viewer) for player in range(g.book.players)],
        "order": g.order.copy(),
        "auction": auction_view(g, auction, viewer) if auction is not None else None,
        "deck": len(g.deck),
        "deck_known": known_in(g, viewer, DECK),
        "under_deck": len(g.sunk),
        "under_known": known_in(g, viewer, SUNK),
        "trash": item_keys(g.trash),
        "used": [VAULTS[vault] for vault in g.used],
        "market": [{"worker": WORKERS[g.market[i]], "price": i + 1} for i in range(len(g.market))],
        "worker_deck": len(g.worker_deck),
        "worker_discard": [WORKERS[worker] for worker in sorted(g.worker_discard)],
        "bidding": bidding_view(g, auction),
        "draft": [VAULTS[vault] for vault in g.passing[held]] if held >= 0 else None,
        "choice": choice_view(g, viewer),
        "notes": note_views(g, viewer),
        "prices": prices_view(g.book.cards),
        "items": {},
        "vaults": {},
        "heroes": {},
        "workers": {},
        "names": g.book.cards.names,
    }
    add_facts(g, view)
    return view
