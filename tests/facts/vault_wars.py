"""What Vault Wars states of an answer, checked through the views, by playing on and by an own count of points."""

from collections import Counter
from itertools import combinations
from typing import Any

from tests.facts.claims import Check, Claim
from undercroft.engine.match import Match


def me(claim: Claim) -> Any:
    return claim.table["players"][claim.seat]


def printed(claim: Claim) -> Any:
    """The printed facts of every item, whether somebody has named it or not."""
    from undercroft.games.vault_wars.cards import ITEMS
    from undercroft.games.vault_wars.view import item_facts

    state: Any = claim.match.state
    return {key: item_facts(state.book.cards, face) for face, key in enumerate(ITEMS)}


def points(claim: Claim, items: list[str]) -> int:
    """What a pile scores with the better hero, counted card by card as printed."""
    table = claim.table
    cards = printed(claim)
    prices = table["prices"]
    gems = Counter(item for item in items if cards[item]["set"] == "gem")
    eggs = sum(1 for item in items if cards[item]["set"] == "egg")
    worth = sum(cards[item]["vp"] for item in items if cards[item]["set"] not in ("gem", "egg"))
    worth += collected(sorted(gems.values()), prices["gem_points"])
    worth += eggs // prices["egg_size"] * prices["egg_points"] + eggs % prices["egg_size"] * prices["egg_loose"]
    return int(worth + max(liked(claim, hero["hero"], items) for hero in me(claim)["heroes"]))


def liked(claim: Claim, hero: str, items: list[str]) -> int:
    """What a hero pays for these items."""
    cards, facts = printed(claim), claim.table["heroes"][hero]
    count = sum(1 for item in items if set(cards[item]["types"]) & set(facts["types"]))
    return int(count // facts["per"] * facts["vp"])


def collected(counts: list[int], pays: list[int]) -> int:
    """The most that pieces of several kinds bring in sets of different ones, by trying every first set."""
    best = 0
    kinds = [kind for kind in range(len(counts)) if counts[kind]]
    for size in range(1, min(3, len(kinds)) + 1):
        for chosen in combinations(kinds, size):
            left = [count - (kind in chosen) for kind, count in enumerate(counts)]
            best = max(best, pays[size - 1] + collected(left, pays))
    return best


def pile(claim: Claim) -> list[str]:
    """What is in the own pile, less what has been chosen to go."""
    items = list(me(claim)["items"])
    choice = claim.table["choice"]
    for item in choice["items"] if choice is not None else []:
        items.remove(item)
    return items


def less(items: list[str], item: str) -> list[str]:
    left = items.copy()
    left.remove(item)
    return left


def lot(claim: Claim, world: Match) -> list[str]:
    """What the vault holds in a world."""
    state: Any = world.state
    keys = list(printed(claim))
    return [keys[face] for face in [*state.secret, *state.open]]


def adds(claim: Claim, world: Match) -> int:
    mine = list(me(claim)["items"])
    return points(claim, mine + lot(claim, world)) - points(claim, mine)


def sale(claim: Claim, items: list[str]) -> int:
    """What these items sell for: armor in sets of different pieces, the rest at its price, Junk for nothing."""
    cards = printed(claim)
    armor = Counter(item.split("-")[-1] for item in items if cards[item]["set"] == "armor")
    rest = sum(cards[item]["gold"] for item in items if cards[item]["set"] != "armor" and item != "junk")
    return int(rest + collected(sorted(armor.values()), claim.table["prices"]["armor_gold"]))


def holds(claim: Claim) -> bool:
    """The same in every world, and as stated."""
    stated = (claim.args["points"], claim.args["gold"])
    return all(stated == (adds(claim, world), sale(claim, lot(claim, world))) for world in claim.worlds(6))


def may_hold(claim: Claim) -> bool:
    """Other worlds lie about the same average, and mostly within the range."""
    worlds = list(claim.worlds(60))
    found = [adds(claim, world) for world in worlds]
    sold = [sale(claim, lot(claim, world)) for world in worlds]
    inside = sum(claim.args["low"] <= each <= claim.args["high"] for each in found)
    return near(found, claim.args["average"]) and near(sold, claim.args["gold"]) and inside >= 24


def near(found: list[int], average: float) -> bool:
    mean = sum(found) / len(found)
    spread = (sum((each - mean) ** 2 for each in found) / len(found)) ** 0.5
    return bool(abs(mean - average) <= 4.5 * (spread + 0.3) * (1 / 60 + 1 / 40) ** 0.5 + 0.06)


def least_storage(claim: Claim, items: list[str]) -> int:
    """Storage with all Junk shown, as the price list has it."""
    prices = claim.table["prices"]
    junk = items.count("junk")
    return int((len(items) - junk + -(-junk // prices["junk_per_fee"])) * prices["storage_fee"])


def after_gold(claim: Claim) -> bool:
    """What is left after paying."""
    return bool(me(claim)["gold"] - claim.args["gold"] == claim.args["left"] >= 0)


def price(claim: Claim) -> bool:
    option = claim.option
    asked = int(option["gold"]) if "gold" in option else printed(claim)[option["item"]]["gold"]
    return after_gold(claim) and bool(asked == claim.args["gold"])


def sells(claim: Claim) -> bool:
    after = claim.after().view(claim.seat)["table"]["choice"]
    return after is None or bool(after["gold"] - claim.table["choice"]["gold"] == claim.args["gold"])


def loses(claim: Claim, sign: int = 1) -> bool:
    items = pile(claim)
    lost = points(claim, items) - points(claim, less(items, claim.option["item"]))
    return bool(sign * lost == claim.args["points"])


def fee_saved(claim: Claim) -> bool:
    """In a sale by the price list; where storage is paid by what the bill says after the answer."""
    if claim.verb == "sell":
        items = pile(claim)
        saved = least_storage(claim, items) - least_storage(claim, less(items, claim.option["item"]))
        return bool(saved == claim.args["gold"])
    after = claim.after().view(claim.seat)["table"]["choice"]
    return after is None or bool(claim.table["choice"]["gold"] - after["gold"] == claim.args["gold"])


def told(claim: Claim) -> list[str]:
    """What is told when the answer has been given, before luck has a say."""
    clone = claim.match.copy(recording=True)
    clone.pause_at_chance = True
    return [event.key for event in clone.play(claim.seat, claim.number).events]


def ends(claim: Claim) -> bool:
    """The vault is sold, or the master may yet take it; who leads is named with the price."""
    auction = claim.table["auction"]
    waiting = claim.after().waiting
    over = "auction-won" in told(claim) or (waiting is not None and waiting.about == "take-vault")
    leader = "mysterious" if auction["leader"] >= claim.match.seats else str(auction["leader"])
    return over and bool((claim.args["seat"], claim.args["gold"]) == (leader, auction["high"]))


def unbeatable(claim: Claim) -> bool:
    aside = (claim.seat, claim.table["auction"]["master"])
    rivals = [player["gold"] for seat, player in enumerate(claim.table["players"]) if seat not in aside]
    return bool(max(rivals, default=0) == claim.args["gold"] < int(claim.option["gold"]))


def unseen(claim: Claim) -> bool:
    auction = claim.table["auction"]
    hidden = auction["secret"] - len(auction["known"])
    return bool((claim.args["count"], claim.args["total"]) == (hidden, auction["secret"] + len(auction["open"])))


def vault(claim: Claim) -> bool:
    facts = claim.table["vaults"][claim.option["vault"]]
    return bool((claim.args["count"], claim.args["open"]) == (facts["items"], facts["reveal"]))


def loan(claim: Claim) -> bool:
    """The token costs what the sheet shows of corruption before and after."""
    prices, mine = claim.table["prices"], me(claim)
    count = mine["tokens"]
    now = count * prices["corruption"][min(count, 3) - 1] if count else 0
    return bool((claim.args["gold"], claim.args["points"]) == (prices["loan_gold"], now - mine["corruption_next"]))


def hired(claim: Claim) -> bool:
    prices = {market["worker"]: market["price"] for market in claim.table["market"]}
    return after_gold(claim) and bool(prices[claim.option["worker"]] == claim.args["gold"])


def gains(claim: Claim) -> bool:
    items = list(me(claim)["items"])
    return bool(points(claim, [*items, claim.option["item"]]) - points(claim, items) == claim.args["points"])


def printed_item(claim: Claim) -> bool:
    facts = printed(claim)[claim.option["item"]]
    return bool((claim.args["gold"], claim.args["points"]) == (facts["gold"], facts["vp"]))


def stays(claim: Claim) -> list[str]:
    """The pile as the answer leaves it."""
    items = pile(claim)
    for _ in range(int(claim.option.get("count", 0))):
        items.remove("junk")
    return items


CHECKS: dict[str, Check] = {
    "vw-price": price,
    "vw-holds": holds,
    "vw-may-hold": may_hold,
    "vw-unseen": unseen,
    "vw-unbeatable": unbeatable,
    "vw-ends": ends,
    "vw-goes-on": lambda claim: "auction-won" not in told(claim),
    "vw-vault": vault,
    "vw-sells": sells,
    "vw-loses": loses,
    "vw-frees": lambda claim: loses(claim, -1),
    "vw-gains": gains,
    "vw-fee": lambda claim: least_storage(claim, stays(claim)) == claim.args["gold"],
    "vw-fee-saved": fee_saved,
    "vw-keeps": lambda claim: points(claim, stays(claim)) == claim.args["points"],
    "vw-stores": lambda claim: after_gold(claim) and bool(claim.table["choice"]["gold"] == claim.args["gold"]),
    "vw-loan": loan,
    "vw-hire": hired,
    "vw-hero": lambda claim: liked(claim, claim.option["hero"], list(me(claim)["items"])) == claim.args["points"],
    "vw-rounds": lambda claim: bool(claim.table["rounds"] - claim.table["round"] == claim.args["rounds"]),
    "vw-item": printed_item,
    "vw-nothing": lambda claim: bool(me(claim)["gold"] == claim.args["gold"]),
}
