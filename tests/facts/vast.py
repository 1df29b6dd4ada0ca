"""What Vast states of an answer, checked through the views, the printed cards and a walk over the map of its own."""

import tomllib
from collections import deque
from pathlib import Path
from typing import Any

import undercroft.games.vast as vast
from tests.facts.claims import Check, Claim

DATA = Path(vast.__file__).parent / "data"
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FAR = 999


def printed(name: str, table: str, id: str) -> dict[str, Any]:
    """What is printed on a card."""
    entries = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))[table]
    found: dict[str, Any] = next(entry for entry in entries if entry["id"] == id)
    return found


def role(claim: Claim) -> str:
    return str(claim.table["roles"][claim.seat])


def point(space: str) -> tuple[int, int]:
    x, y = space.split(",")
    return int(x), int(y)


# What an answer changes.


def numbers(table: Any, role: str) -> dict[str, int]:
    """What stands on a role's board, as the view has it."""
    board = table["boards"][role]
    if role == "knight":
        return {
            "health": board["health"],
            "grit": board["grit"],
            "strength": board["strength"],
            "encounters": board["encounters_left"],
            "steps": board["steps_left"],
            "hero-cubes": board["cubes"]["unplaced"],
        }
    if role == "goblins":
        tribes = {tribe: seen["population"] for tribe, seen in board["tribes"].items()}
        return {"rage": board["rage"], "secrets": len(board["secrets"]), **tribes}
    if role == "dragon":
        held = {"gathered": board["treasures"], "powers": len(board["hand"])}
        return {"wakefulness": board["wakefulness"], "eaten": board["eaten"], **held}
    if role == "thief":
        loot = board["carried"] + len(board["gems"])
        return {"stashed": board["stashed"], "loot": loot, "action-cubes": board["cubes"], "steps": board["steps"]}
    lying = sum(tile.get("tokens", {}).get("treasure", 0) for tile in table["tiles"])
    return {"buried": table["crystal_tiles_gone"], "treasures": lying}


def check_change(claim: Claim) -> bool:
    """It is so in the true match, and in others that look the same."""
    what = claim.args["what"]
    for world in (claim.match, *claim.worlds(3)):
        before = numbers(world.view(claim.seat)["table"], role(claim))[what]
        after = numbers(claim.after(world).view(claim.seat)["table"], role(claim))[what]
        if (before, after) != (claim.args["before"], claim.args["after"]):
            return False
    return True


# How far it leads.


def squares(table: Any) -> dict[tuple[int, int], Any]:
    return {point(tile["space"]): tile for tile in table["tiles"]}


def walk(table: Any, start: tuple[int, int], under: bool) -> dict[tuple[int, int], int]:
    """Steps from a square to all others over edges without a wall; underground over all."""
    tiles = squares(table)
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for side, (dx, dy) in SIDES.items():
            there = (here[0] + dx, here[1] + dy)
            if there not in tiles or there in found:
                continue
            if not under and side in tiles[here]["walls"]:
                continue
            found[there] = found[here] + 1
            queue.append(there)
    return found


def goals(table: Any, goal: str) -> list[tuple[int, int]]:
    tiles = squares(table)
    lying = {space: tile.get("tokens", {}) for space, tile in tiles.items()}
    gems = [space for space, tokens in lying.items() if any(token.startswith("gem-") for token in tokens)]
    if goal == "entrance":
        return [space for space, tile in tiles.items() if tile.get("type") == "entrance"]
    if goal in ("crystal", "treasure"):
        return [space for space, tokens in lying.items() if goal in tokens]
    if goal == "gem":
        return gems
    if goal == "dark":
        return [space for space, tile in tiles.items() if tile.get("lit") is False]
    if goal == "loot":
        return [*[space for space, tokens in lying.items() if {"treasure", "vault"} & set(tokens)], *gems]
    pieces = ("fangs", "bones", "eye") if goal == "tribe" else (goal,)
    seen = [table["pieces"][piece] for piece in pieces if piece in table["pieces"]]
    return [point(piece["space"]) for piece in seen if piece["space"] is not None and not piece["lurking"]]


def mover(claim: Claim) -> str:
    """The piece that takes the step."""
    return str(claim.table["boards"]["goblins"]["acting"]) if role(claim) == "goblins" else role(claim)


def check_way(claim: Claim) -> bool:
    table = claim.table
    under = role(claim) == "dragon" and not table["boards"]["dragon"]["surfaced"]
    wanted = goals(table, claim.args["goal"])

    def away(space: str) -> int:
        steps = walk(table, point(space), under)
        return min((steps.get(goal, FAR) for goal in wanted), default=FAR)

    here = table["pieces"][mover(claim)]
    before = -1 if here["space"] is None or here["lurking"] else away(here["space"])
    return (before, away(claim.option["space"])) == (claim.args["before"], claim.args["after"])


def check_turns_up(claim: Claim) -> bool:
    return squares(claim.table)[point(claim.option["space"])]["lit"] is False and role(claim) == "knight"


# Whose Strength meets whose.


def check_strengths(claim: Claim) -> bool:
    """The numbers stand on the boards; a Trap and a Javelin, which add one, are looked up."""
    boards = claim.table["boards"]
    against = claim.args["piece"]
    mine = claim.option.get("tribe") or (mover(claim) if role(claim) == "goblins" else "")
    trap = "trap" in boards.get("goblins", {}).get("secrets_up", [])
    if role(claim) == "knight":
        yours = boards["knight"]["perception" if against == "thief" else "strength"]
    elif role(claim) == "goblins":
        yours = boards["goblins"]["tribes"][mine]["perception" if against == "thief" else "strength"]
    else:
        yours = boards["thief"]["stealth"]
    if against == "dragon":
        theirs = boards["dragon"]["armor"]
    elif against == "thief":
        theirs = max(0, boards["thief"]["stealth"])
    elif against == "knight":
        theirs = boards["knight"]["perception" if role(claim) == "thief" else "strength"]
    else:
        theirs = boards["goblins"]["tribes"][against]["perception" if role(claim) == "thief" else "strength"] + trap
    stated = (claim.args["yours"], claim.args["theirs"])
    if role(claim) != "knight" or against == "thief":
        return stated == (yours, theirs)
    state: Any = claim.match.state
    board = state.boards[0]
    ready = board.javelin_ready and board.bomb_used == 0 and claim.verb != "bomb-dragon"
    placed = boards["knight"]["cubes"]["placed"]
    axe = placed.get("mighty-axe", 0) if claim.verb == "bomb-dragon" else 0
    return stated == (yours + ready - axe, theirs)


# What it leaves.


def check_unspent(claim: Claim) -> bool:
    held = numbers(claim.table, role(claim))
    cubes = held.get("hero-cubes", 0) + held.get("action-cubes", 0)
    return (held["steps"], cubes) == (claim.args["steps"], claim.args["cubes"])


def check_apart(claim: Claim) -> bool:
    here = point(claim.table["pieces"][role(claim)]["space"])
    there = point(claim.table["pieces"][claim.args["piece"]]["space"])
    tiles: int = claim.args["tiles"]
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) == tiles


def check_stronger(claim: Claim) -> bool:
    """On other players' turns: what Sword and Axe add on her own does not count."""
    boards = claim.table["boards"]
    placed = boards["knight"]["cubes"]["placed"]
    yours = boards["knight"]["strength"] - placed.get("elven-sword", 0) - placed.get("mighty-axe", 0)
    shown = [tribe["strength"] for tribe in boards["goblins"]["tribes"].values() if tribe["where"] == "revealed"]
    stated = (claim.args["count"], claim.args["shown"], claim.args["yours"])
    return stated == (sum(strength > yours for strength in shown), len(shown), yours)


# One role's own.


def check_war(claim: Claim) -> bool:
    card = printed("war", "war", claim.option["war"])
    return all(card[name] == stated for name, stated in claim.args.items())


def check_gems(claim: Claim) -> bool:
    """The Gems on squares of the map once this one lies there."""
    after = claim.after().view(claim.seat)["table"]["gems"]
    return sum("," in where for where in after.values()) == int(claim.args["count"])


def check_keeps_card(claim: Claim) -> bool:
    knight = claim.table["boards"]["knight"]
    return len(knight["treasures"]) + len(knight["face_down_treasures"]) == int(claim.args["count"])


def check_tribes_left(claim: Claim) -> bool:
    tribes = claim.table["boards"]["goblins"]["tribes"].values()
    left = [tribe for tribe in tribes if tribe["population"] and not tribe["activated"]]
    return len(left) == int(claim.args["count"])


def crowded(claim: Claim) -> dict[str, int]:
    """How many Goblins each Tribe would have that has no room for them."""
    discs = claim.match.view(claim.seat)["question"]
    assert discs is not None
    tribes = claim.table["boards"]["goblins"]["tribes"]
    would: dict[str, int] = {tribe: seen["population"] + int(discs["args"][tribe]) for tribe, seen in tribes.items()}
    return {
        tribe: count
        for tribe, count in would.items()
        if count > tribes[tribe]["most_population"] and "pet-frog" not in tribes[tribe]["monsters"]
    }


def check_no_room(claim: Claim) -> bool:
    tribe = claim.args["tribe"]
    most = claim.table["boards"]["goblins"]["tribes"][tribe]["most_population"]
    return bool(crowded(claim).get(tribe) == claim.args["wanted"] and most == claim.args["most"])


def neighbours(claim: Claim) -> int:
    x, y = point(claim.option["space"])
    tiles = squares(claim.table)
    return sum((x + dx, y + dy) in tiles for dx, dy in SIDES.values())


def check_row(claim: Claim) -> bool:
    """The longest straight line through the new tile, unless there is one at its sides."""
    x, y = point(claim.option["space"])
    tiles = squares(claim.table)
    rows = [1]
    for dx, dy in ((1, 0), (0, 1)):
        if (x + dy, y + dx) in tiles or (x - dy, y - dx) in tiles:
            continue
        length = 1
        for way in (1, -1):
            at = 1
            while (x + way * at * dx, y + way * at * dy) in tiles:
                at += 1
            length += at - 1
        rows.append(length)
    return bool(max(rows) == claim.args["count"])


def check_lays(claim: Claim) -> bool:
    return bool(printed("tiles", "tile", claim.option["tile"])["type"] == claim.args["type"])


def held_omens(claim: Claim) -> int:
    return sum(claim.table["boards"]["cave"]["omens"].values())


def check_price(claim: Claim) -> bool:
    price = claim.table["boards"]["cave"]["prices"][claim.option["omen"]]
    return (price, held_omens(claim)) == (claim.args["price"], claim.args["held"])


def check_from_entrance(claim: Claim) -> bool:
    (entrance,) = goals(claim.table, "entrance")
    return bool(walk(claim.table, entrance, False).get(point(claim.option["space"])) == claim.args["steps"])


def check_hidden(claim: Claim) -> bool:
    """His Stealth once the tokens lie so, looked up in the match after the answer."""
    thief = claim.after().view(claim.seat)["table"]["boards"]["thief"]
    return (thief["stealth"], thief["carried"] + len(thief["gems"])) == (claim.args["stealth"], claim.args["loot"])


def check_odds(claim: Claim) -> bool:
    thief = tomllib.loads((DATA / "thief.toml").read_text(encoding="utf-8"))
    rolls = thief["pickpocket"]["roll"]
    kit = claim.verb == "pick-lock" and "lock-picking-kit" in claim.table["boards"]["thief"]["upgrades"]
    least = rolls[min(int(claim.option["cubes"]) + kit, len(rolls)) - 1]
    return bool(claim.args["faces"] == sum(roll >= least for roll in range(1, 7)))


def check_opens(claim: Claim) -> bool:
    """What is printed on the tile, turned by hand."""
    question = claim.match.view(claim.seat)["question"]
    assert question is not None
    x, y = point(str(question["args"]["space"]))
    tiles = squares(claim.table)
    openings = printed("tiles", "tile", str(question["args"]["tile"]))["open"]
    turned = list(SIDES).index(claim.option["facing"])
    joined = outside = 0
    for at, (dx, dy) in enumerate(SIDES.values()):
        if "NESW"[(at - turned) % 4] in openings:
            joined += (x + dx, y + dy) in tiles
            outside += (x + dx, y + dy) not in tiles
    return (joined, outside) == (claim.args["joined"], claim.args["outside"])


def check_to_go_on(claim: Claim) -> bool:
    held = numbers(claim.table, "knight")
    return {"steps": held["steps"], "encounters": held["encounters"], "cubes": held["hero-cubes"]} == claim.args


def check_thief_goes_on(claim: Claim) -> bool:
    held = numbers(claim.table, "thief")
    return {"steps": held["steps"], "cubes": held["action-cubes"]} == claim.args


def check_ready(claim: Claim) -> bool:
    knight = claim.table["boards"]["knight"]
    seen = {"strength": knight["strength"], "perception": knight["perception"], "cubes": knight["cubes"]["unplaced"]}
    return seen == claim.args


def check_face_down(claim: Claim) -> bool:
    knight = claim.table["boards"]["knight"]
    return {"count": len(knight["face_down_treasures"]), "cubes": knight["cubes"]["unplaced"]} == claim.args


def check_event(claim: Claim) -> bool:
    entries = tomllib.loads((DATA / "events.toml").read_text(encoding="utf-8"))["event"]
    copies = printed("events", "event", claim.option["happening"])["copies"]
    stated = (claim.args["copies"], claim.args["of"], claim.args["left"])
    return stated == (copies, sum(entry["copies"] for entry in entries), claim.table["decks"]["event"])


def check_power_cost(claim: Claim) -> bool:
    """What is printed, less the Gems that lend their symbol."""
    gems = claim.option["gems"]
    lent = 3 if gems == "all-gems" else sum(gem in gems for gem in ("claw", "flame", "wing"))
    cost = len(printed("powers", "power", claim.option["power"])["cost"]) - lent
    return (cost, len(claim.table["boards"]["dragon"]["hand"])) == (claim.args["cards"], claim.args["held"])


def check_tribe(claim: Claim) -> bool:
    tribe = claim.table["boards"]["goblins"]["tribes"][claim.args["tribe"]]
    named = claim.option.get("tribe", claim.table["boards"]["goblins"]["acting"])
    stated = (claim.args["tribe"], claim.args["goblins"], claim.args["monsters"])
    return stated == (named, tribe["population"], len(tribe["monsters"]))


def check_piece_from_entrance(claim: Claim) -> bool:
    (entrance,) = goals(claim.table, "entrance")
    where = claim.table["pieces"][claim.args["piece"]]["space"]
    return bool(walk(claim.table, entrance, False).get(point(where)) == claim.args["steps"])


CHECKS: dict[str, Check] = {
    "va-to-go-on": check_to_go_on,
    "va-thief-goes-on": check_thief_goes_on,
    "va-ready": check_ready,
    "va-face-down": check_face_down,
    "va-room-for-cubes": lambda claim: (
        printed("treasures", "treasure", claim.option["treasure"])["cubes"] == claim.args["count"]
    ),
    "va-event": check_event,
    "va-power-cost": check_power_cost,
    "va-powers-held": lambda claim: len(claim.table["boards"]["dragon"]["hand"]) == claim.args["count"],
    "va-tribe": check_tribe,
    "va-piece-from-entrance": check_piece_from_entrance,
    "va-change": check_change,
    "va-way": check_way,
    "va-turns-up": check_turns_up,
    "va-strengths": check_strengths,
    "va-unspent": check_unspent,
    "va-apart": check_apart,
    "va-stronger": check_stronger,
    "va-war": check_war,
    "va-no-room": check_no_room,
    "va-room": lambda claim: not crowded(claim),
    "va-touches": lambda claim: neighbours(claim) == claim.args["count"],
    "va-row": check_row,
    "va-lays": check_lays,
    "va-price": check_price,
    "va-keeps-omens": lambda claim: held_omens(claim) == claim.args["count"],
    "va-from-entrance": check_from_entrance,
    "va-hidden": check_hidden,
    "va-odds": check_odds,
    "va-opens": check_opens,
    "va-gems": check_gems,
    "va-treasure-deck": lambda claim: claim.table["decks"]["treasure"] == claim.args["count"],
    "va-keeps-card": check_keeps_card,
    "va-of-these": lambda claim: claim.table["boards"]["cave"]["omens"][claim.option["mark"]] == claim.args["count"],
    "va-tribes-left": check_tribes_left,
}
