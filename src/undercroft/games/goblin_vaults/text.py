"""The table in plain text: the block, the vaults, and a hand. Whoever shows the lines breaks long ones."""

from undercroft.engine.contract import MatchView
from undercroft.engine.speech import Speaker
from undercroft.games.goblin_vaults.contract import (
    CellView,
    GlavrunView,
    GoalView,
    GoblinVaultsView,
    LotView,
    SeatView,
)

COLUMN = 18
"""Room for "10 of lanterns Gn2"; four of them and the gaps fit into a line."""
REWARD_NAMES = ("first", "second", "third")
"""What the words of a goal call its rewards."""


def draw(view: MatchView, words: Speaker) -> list[str]:
    """Block and warden, then every vault, then one's own hand."""
    table: GoblinVaultsView = view["table"]
    lines = [
        f"== {words.say('game-name')} · {words.say('table-round', round=table['round'], rounds=table['rounds'])}"
        f" · {words.say('phase-' + table['phase'])} =="
    ]
    lines += goals(table, words)
    if table["warden"]:
        lines.append(
            f"{words.say('table-warden')}: {card(table, table['warden'], words)}{gears(table['warden_gears'], words)}"
        )
    lines.append(words.say("table-deck", deck=table["deck"], supply=table["supply"]))
    for lot in table["lots"]:
        lines += lot_lines(table, lot, words)
    for player in table["players"]:
        lines += player_lines(table, player, view["seat"], words)
    if table["glavrun"]:
        lines += glavrun_lines(table["glavrun"], words)
    return lines


def goals(table: GoblinVaultsView, words: Speaker) -> list[str]:
    return [f"  {words.say('goal-' + goal['goal'])}: {goal_text(goal, words)}" for goal in table["goals"]]


def goal_text(goal: GoalView, words: Speaker, part: str = "text") -> str:
    """What a goal asks for (or a sample of it), with the rewards of the cards in play. Rule: GV-013."""
    return words.say(f"goal-{goal['goal']}-{part}", **dict(zip(REWARD_NAMES, goal["rewards"], strict=False)))


def card(table: GoblinVaultsView, key: str, words: Speaker) -> str:
    """Name, faction and tier: all that must stay readable. Rule: GV-042."""
    facts = table["cards"][key]
    icons = f"{words.say('faction-' + facts['faction'])}, {words.say('tier-' + str(facts['tier']))}"
    return f"{words.say('card-' + key)} ({icons})"


def short(table: GoblinVaultsView, cell: CellView, words: Speaker) -> str:
    """A vault card in one column; a face-down card has no icons that count. Rules: GV-042, GV-083."""
    if cell["card"] is None:
        return f"[{words.say('table-face-down')}]"
    name = words.say("card-" + cell["card"])
    if cell["face_down"]:
        return f"[{name}]"
    facts = table["cards"][cell["card"]]
    return f"{name} {words.say('faction-' + facts['faction'])[:2]}{facts['tier']}"


def gears(count: int, words: Speaker) -> str:
    return f" + {words.say('table-gears', count=count)}" if count else ""


def lot_lines(table: GoblinVaultsView, lot: LotView, words: Speaker) -> list[str]:
    head = (
        f"  {words.say('position-' + lot['position'])}: {card(table, lot['card'], words)}{gears(lot['gears'], words)}"
    )
    lines = [head]
    for bid in lot["bids"]:
        who = words.say("glavrun") if bid["bidder"] is None else words.seat(bid["bidder"])
        leads = f" ← {words.say('table-leads')}" if bid["leads"] else ""
        lines.append(f"      {who}: {card(table, bid['card'], words)}{gears(bid['gears'], words)}{leads}")
    if not lot["bids"]:
        lines.append(f"      {words.say('table-no-bids')}")
    return lines


def player_lines(table: GoblinVaultsView, player: SeatView, viewer: int | None, words: Speaker) -> list[str]:
    first = f" · {words.say('table-first')}" if table["first"] == player["seat"] else ""
    faction = words.say("faction-" + player["faction"]) if player["faction"] else ""
    total = sum(player["score"].values())
    lines = [
        f"{words.seat(player['seat'])} ({faction}){first} · {words.say('table-gears', count=player['gears'])}"
        f" · {words.say('table-score')} {total} · {words.say('table-hand')} {player['hand']}"
    ]
    for tier in range(3):
        cells = [chamber[tier] if tier < len(chamber) else None for chamber in player["vault"]]
        if any(cells):
            row = [short(table, cell, words) if cell else "·" for cell in cells]
            lines.append("  " + " ".join(text.ljust(COLUMN) for text in row).rstrip())
    if player["known"] and player["seat"] == viewer:
        hand = ", ".join(card(table, key, words) for key in player["known"])
        lines.append(f"  {words.say('table-hand')}: {hand}")
    return lines


def glavrun_lines(glavrun: GlavrunView, words: Speaker) -> list[str]:
    factions = ", ".join(words.say("faction-" + faction) for faction in glavrun["factions"])
    score = f" · {words.say('table-score')} {sum(glavrun['score'].values())}" if glavrun["score"] else ""
    pile = ", ".join(words.say("card-" + key) for key in glavrun["pile"]) or "—"
    head = f"{words.say('glavrun')} ({factions}) · {words.say('table-gears', count=glavrun['gears'])}{score}"
    return [head, f"  {words.say('table-pile')}: {pile}"]
