"""The table in plain text: the auction, the players, what is one's own. Whoever shows the lines breaks long ones."""

from undercroft.engine.contract import MatchView
from undercroft.engine.speech import Speaker
from undercroft.games.vault_wars.contract import AuctionView, PlayerView, VaultWarsView


def draw(view: MatchView, words: Speaker) -> list[str]:
    """The round, the auction, every player, then what is one's own."""
    table: VaultWarsView = view["table"]
    lines = [
        f"== {words.say('game-name')} · {words.say('table-round', round=table['round'], rounds=table['rounds'])}"
        f" · {words.say('phase-' + table['phase'])} =="
    ]
    lines.append(words.say("table-deck", deck=table["deck"] + table["under_deck"], trash=len(table["trash"])))
    if table["trash"]:
        lines.append(f"{words.say('table-trash')}: {listed(table, table['trash'], words)}")
    lines += order_lines(table, words)
    if table["market"]:
        workers = ", ".join(
            f"{entry['price']} {name(table, 'worker', entry['worker'], words)}" for entry in table["market"]
        )
        lines.append(f"{words.say('table-market')}: {workers}")
    if table["auction"]:
        lines += auction_lines(table, table["auction"], words)
    for player in table["players"]:
        lines += player_lines(table, player, words)
    if view["seat"] is not None:
        lines += own_lines(table, table["players"][view["seat"]], words)
    return lines


def name(table: VaultWarsView, kind: str, key: str, words: Speaker) -> str:
    """A card's name; an owner's card file may give its own."""
    given = table["names"].get(key)
    return str(given) if given else words.say(f"{kind}-{key}")


def listed(table: VaultWarsView, keys: list[str], words: Speaker) -> str:
    """Items with their number, each once: "Junk x3, Ruby"."""
    parts = []
    for key in dict.fromkeys(keys):
        count = keys.count(key)
        parts.append(name(table, "item", key, words) + (f" x{count}" if count > 1 else ""))
    return ", ".join(parts) or words.say("table-nothing")


def seat_name(table: VaultWarsView, player: int, words: Speaker) -> str:
    return words.seat("mysterious") if table["players"][player]["mysterious"] else words.seat(player)


def order_lines(table: VaultWarsView, words: Speaker) -> list[str]:
    """The vaults still to be sold in this round."""
    waiting = []
    for player in table["order"]:
        key = table["players"][player]["played"]
        if key:
            priority = table["vaults"][key]["priority"]
            waiting.append(f"{priority} {name(table, 'vault', key, words)} ({seat_name(table, player, words)})")
    return [f"{words.say('table-order')}: {', '.join(waiting)}"] if waiting else []


def auction_lines(table: VaultWarsView, auction: AuctionView, words: Speaker) -> list[str]:
    facts = table["vaults"][auction["vault"]]
    master = words.say("table-master", seat=seat_name(table, auction["master"], words))
    lines = [f"-- {name(table, 'vault', auction['vault'], words)} · {master}"]
    lines.append(
        "   " + words.say("table-vault", **{key: facts[key] for key in ("priority", "items", "reveal", "peek")})
    )
    if facts["rule"] != "standard":
        lines.append("   " + words.say("rule-" + facts["rule"]))
    lines.append(f"   {words.say('table-open')}: {items_with_worth(table, auction['open'], words)}")
    secret = "   " + words.say("table-secret", count=auction["secret"])
    if auction["known"]:
        secret += "; " + words.say("table-you-saw", items=listed(table, auction["known"], words))
    lines.append(secret)
    worth = auction["appraisal"]
    if worth is not None:
        certain = str(worth["certain"]).lower()
        lines.append("   " + words.say("table-appraisal", **{**worth, "certain": certain}))
    if auction["bids"]:
        bids = [
            f"{seat_name(table, bid['seat'], words)} {words.say('table-pass') if bid['gold'] is None else bid['gold']}"
            for bid in auction["bids"]
        ]
        lines.append(f"   {words.say('table-bids')}: {', '.join(bids)}")
        if auction["leader"] is not None:
            leader = seat_name(table, auction["leader"], words)
            lines.append("   " + words.say("table-high", gold=auction["high"], seat=leader))
    if auction["order"]:
        lines.append("   " + words.say("table-order-up-to", gold=auction["order"]))
    if table["bidding"] and table["bidding"]["shown"]:
        shown = listed(table, table["bidding"]["shown"], words)
        lines.append(f"   {words.say('table-bidding-cards')}: {shown} = {table['bidding']['total']}")
    if table["bidding"] and table["bidding"]["aside"]:
        lines.append(f"   {words.say('table-bidding-aside')}: {listed(table, table['bidding']['aside'], words)}")
    return lines


def items_with_worth(table: VaultWarsView, keys: list[str], words: Speaker) -> str:
    """Items with gold and points: "Ruby (4/0)"."""
    parts = []
    for key in keys:
        facts = table["items"][key]
        parts.append(f"{name(table, 'item', key, words)} ({facts['gold']}/{facts['vp']})")
    return ", ".join(parts) or words.say("table-nothing")


def player_lines(table: VaultWarsView, player: PlayerView, words: Speaker) -> list[str]:
    gold = "?" if player["gold"] is None else player["gold"]
    head = [
        seat_name(table, player["seat"], words),
        words.say("table-gold", gold=gold),
        words.say("table-tokens", count=player["tokens"]),
        words.say("table-pile", count=player["pile"]),
    ]
    if player["score"]:
        head.append(words.say("table-score", count=sum(player["score"].values())))
    lines = [" · ".join(head)]
    if player["known"]:
        lines.append(f"   {words.say('table-known')}: {listed(table, player['known'], words)}")
    if player["equipped"]:
        lines.append(f"   {words.say('table-equipped')}: {listed(table, player['equipped'], words)}")
    if player["workers"]:
        workers = ", ".join(name(table, "worker", key, words) for key in player["workers"])
        lines.append(f"   {words.say('table-workers')}: {workers}")
    if player["mysterious"]:
        lines += hero_lines(table, player, words)
    return lines


def hero_lines(table: VaultWarsView, player: PlayerView, words: Speaker) -> list[str]:
    heroes = []
    for entry in player["heroes"] or []:
        facts = table["heroes"][entry["hero"]]
        types = "/".join(words.say("type-" + key) for key in facts["types"])
        rate = f"{facts['vp']}" if facts["per"] == 1 else f"{facts['vp']} : {facts['per']}"
        text = f"{name(table, 'hero', entry['hero'], words)} ({types} {rate}"
        if player["items"] is not None:
            text += "; " + words.say("table-bonus", bonus=entry["bonus"])
        heroes.append(text + ")")
    return [f"   {words.say('table-heroes')}: {', '.join(heroes)}"] if heroes else []


def own_lines(table: VaultWarsView, me: PlayerView, words: Speaker) -> list[str]:
    lines = hero_lines(table, me, words)
    vaults = table["draft"] or me["hand"]
    if vaults:
        described = []
        for key in vaults:
            facts = table["vaults"][key]
            described.append(
                f"{facts['priority']} {name(table, 'vault', key, words)}"
                f" ({facts['items']}/{facts['reveal']}/{facts['peek']})"
            )
        lines.append(f"   {words.say('table-hand')}: {', '.join(described)}")
    lines.append(f"   {words.say('table-pile-items')}: {items_with_worth(table, me['items'] or [], words)}")
    lines += memory_lines(table, words)
    choice = table["choice"]
    if choice and (choice["items"] or choice["shown"]):
        chosen = listed(table, choice["items"], words)
        lines.append(f"   {words.say('table-chosen')}: {chosen} → {words.say('table-gold', gold=choice['gold'])}")
    return lines


def memory_lines(table: VaultWarsView, words: Speaker) -> list[str]:
    """What one remembers of cards that went out of sight."""
    lines: list[str] = []
    if table["deck_known"]:
        lines.append("   " + words.say("table-deck-known", items=listed(table, table["deck_known"], words)))
    if table["under_known"]:
        lines.append("   " + words.say("table-under-known", items=listed(table, table["under_known"], words)))
    for note in table["notes"]:
        places = ", ".join(place_name(table, place, words) for place in note["places"])
        text = words.say("table-note", items=listed(table, note["items"], words), places=places)
        lines.append("   " + text)
    return lines


def place_name(table: VaultWarsView, place: str, words: Speaker) -> str:
    if place.startswith("pile-"):
        return words.say("place-pile", seat=seat_name(table, int(place.removeprefix("pile-")), words))
    return words.say("place-" + place)
