"""Why a thing cannot be chosen now, for whoever clicks on it. Reads what its seat knows and changes nothing."""

from undercroft.engine.game import WhyNot
from undercroft.games.vault_wars.actions import HERO, ITEM, VAULT, WORKER
from undercroft.games.vault_wars.cards import JUNK, NONE
from undercroft.games.vault_wars.get_paid import running_sale
from undercroft.games.vault_wars.lot import running_auction
from undercroft.games.vault_wars.state import Table


def why_not(g: Table, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
    """The reason in a key and its arguments, with the rule; None where the question's own rules say all."""
    if domain == ITEM.key and value in ITEM.index:
        return why_not_item(g, seat, about, ITEM.index[value])
    if domain == VAULT.key and value in VAULT.index:
        return why_not_vault(g, about, VAULT.index[value])
    if domain == WORKER.key and value in WORKER.index:
        return why_not_worker(g, seat, about, WORKER.index[value])
    if domain == HERO.key and about != "hero":
        return "hero-at-the-end", {}, "VW-184"
    return None


def why_not_item(g: Table, seat: int, about: str, face: int) -> WhyNot | None:
    item: dict[str, object] = {"item": ITEM.values[face]}
    if about in ("bid", "opening-bid", "sealed-bid"):
        return "bid-in-gold", {}, "VW-051"
    if about in ("reveal", "workshop", "put-under"):
        if face in running_auction(g).picks:
            return "picked-already", item, "VW-041"
        return "not-drawn", item, "VW-041"
    if about not in ("sell", "equip", "storage"):
        return None
    if face in g.equipped[seat] and face not in g.piles[seat]:
        return "equipped", item, "VW-066"
    if face not in g.piles[seat]:
        return "not-in-pile", item, "VW-079"
    if about == "equip" and g.book.cards.effect[face] == NONE:
        return "cannot-equip", item, "VW-069"
    if about == "sell" and face == JUNK:
        return "junk-with-the-end", {}, "VW-073"
    if about == "sell":
        sale = running_sale(g)
        if len(sale.chosen[seat]) >= sale.limits[seat]:
            return "sold-enough", {"count": sale.limits[seat]}, "VW-070"
        return "sold-already", item, "VW-070"
    return None


def why_not_vault(g: Table, about: str, vault: int) -> WhyNot | None:
    if vault in g.used:
        return "vault-used", {"vault": VAULT.values[vault]}, "VW-059"
    return None if about in ("draft", "prepare") else ("vault-when-preparing", {}, "VW-027")


def why_not_worker(g: Table, seat: int, about: str, worker: int) -> WhyNot | None:
    named: dict[str, object] = {"worker": WORKER.values[worker]}
    if about == "hire" and worker in g.market:
        place = g.market.index(worker) + 1
        return ("worker-too-dear", {**named, "gold": place}, "VW-188") if place > g.gold[seat] else None
    if worker in g.workers[seat]:
        return "worker-not-now", named, "VW-217"
    if worker in g.market:
        return "hire-in-time", named, "VW-029"
    return "worker-of-another", named, "VW-030"
