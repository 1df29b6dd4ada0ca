"""The table in plain text: players, the skull, every bet with its stack. Whoever shows the lines breaks long ones."""

from undercroft.engine.contract import MatchView
from undercroft.engine.speech import Speaker
from undercroft.games.emerald_skulls.contract import BetView, CardView, EmeraldSkullsView

SIGNS = {"flat": "", "plus": "+", "times": "×", "cubes": ""}


def draw(view: MatchView, words: Speaker) -> list[str]:
    """Players, the skull from the gem down, the pool, then every bet with its stack."""
    table: EmeraldSkullsView = view["table"]
    lines = [f"== {words.say('game-name')} · {words.say('phase-' + table['phase'])} =="]
    if table["tumbler"] is not None:
        lines.append(words.say("table-turn", turn=table["turn"], seat=words.seat(table["tumbler"])))
    lines.append(words.say("table-supply", gears=table["supply"]))
    lines += player_lines(table, words)
    lines += board_lines(table, words)
    if view["waiting"] and view["waiting"]["about"] == "check":
        now = table["if_stopped"]
        lines.append(words.say("table-if-stopped", gears=now["gears"], cubes=now["cubes"]))
    lines.append(f"{words.say('table-cards')}:")
    for card in table["cards"]:
        lines += card_lines(card, words)
    lines += payout_lines(table, words)
    return lines


def player_lines(table: EmeraldSkullsView, words: Speaker) -> list[str]:
    lines = []
    for player in table["players"]:
        named = words.say(
            "table-player",
            seat=words.seat(player["seat"]),
            gears=player["gears"],
            cubes=player["cubes"],
            markers=player["markers"],
        )
        marks = [words.say("table-" + mark) for mark in ("tumbler", "ready") if player[mark]]
        lines.append("  " + ", ".join([named, *marks]))
    if table["opposition"]:
        rivals = table["opposition"]
        lines.append("  " + words.say("table-opposition", gears=rivals["gears"], cards=rivals["deck"]))
    return lines


def dice(numbered: int, skulls: int, number: int) -> str:
    return " ".join([str(number)] * numbered + ["☠"] * skulls)


def board_lines(table: EmeraldSkullsView, words: Speaker) -> list[str]:
    lines = [f"{words.say('table-board')}:"]
    for level in reversed(table["board"]):
        shown = dice(level["numbered"], level["skulls"], level["number"]) or words.say("table-empty")
        note = ""
        if not level["open"]:
            full = level["numbered"] + level["skulls"] >= level["holds"]
            note = f" ({words.say('table-full' if full else 'table-shut')})"
        lines.append(f"  {level['number']} {words.say('level-' + level['level'])}: {shown}{note}")
    faces = " ".join("☠" if face == "skull" else face for face in table["rolled"])
    pool = faces or words.say("table-in-hand", dice=table["pool"])
    lines.append(f"{words.say('table-pool')}: {pool}")
    if table["picks"]:
        lines.append(words.say("table-picks", picks=table["picks"]))
    return lines


def card_lines(card: CardView, words: Speaker) -> list[str]:
    kind = words.say("kind-" + card["kind"])
    head = (
        f"  [{card['card']}] {kind}" if card["kind"] == "standard" else f"  {words.say('side-' + card['card'])}, {kind}"
    )
    if card["stop"]:
        head += f", {words.say('table-stop', level=card['stop'])}"
    if card["stopped"]:
        head += f" ({words.say('table-stopped')})"
    return [head] + [bet_line(bet, words) for bet in card["bets"]]


def bet_line(bet: BetView, words: Speaker) -> str:
    """Name, condition, payouts with their sign, the stack from the bottom, and a mark for reconstructed numbers."""
    sign = SIGNS[bet["sign"]]
    pays = "/".join(f"{number}{sign}" for number in bet["pays"])
    if bet["sign"] == "cubes":
        pays += f" {words.say('table-cube')}"
    if bet["confidence"] == "reconstructed":
        pays += " ◇"
    parts = [f"    {words.say('bet-' + bet['bet'])} ({words.say('bet-' + bet['bet'] + '-text')}) {pays}"]
    if bet["kicker_of"]:
        parts.append(words.say("table-kicker", bet=words.say("bet-" + bet["kicker_of"])))
    if bet["jackpot"]:
        parts.append(words.say("table-jackpot-" + bet["jackpot"]["per"], gears=bet["jackpot"]["gears"]))
    if bet["markers"]:
        owners = [words.seat(marker["rival"] or marker["seat"]) for marker in bet["markers"]]
        parts.append("← " + ", ".join(owners))
    if not bet["possible"]:
        parts.append(words.say("table-hopeless"))
    return " · ".join(parts)


def payout_lines(table: EmeraldSkullsView, words: Speaker) -> list[str]:
    """The aid card: what dice cost, the five outs, and what one die pays by level. Rule: ES-011."""
    prices = ", ".join(words.say(f"pool-{price['dice']}") for price in table["prices"])
    lines = [f"{words.say('table-prices')}: {prices}", f"{words.say('table-payouts')}:"]
    lines.append(f"  {words.say('out-bust')} ({words.say('out-bust-text')}): –")
    cube = words.say("table-cube")
    for payout in table["payouts"]:
        cells = []
        for level in range(5):
            cells.append(cube if payout["cubes"][level] else str(payout["gears"][level] or "–"))
        pays = words.say("table-skulls-pay" if payout["skulls_pay"] else "table-skulls-do-not-pay")
        out = f"{words.say('out-' + payout['out'])} ({words.say('out-' + payout['out'] + '-text')})"
        lines.append(f"  {out}: {', '.join(cells)}; {pays}")
    return lines
