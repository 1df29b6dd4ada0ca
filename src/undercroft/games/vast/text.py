"""The table in plain text: the map, the cavern, then every board. Whoever shows the lines breaks long ones."""

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.contract import MatchView
from undercroft.engine.speech import Speaker
from undercroft.games.vast.contract import VastView
from undercroft.games.vast.lettering import labelled
from undercroft.games.vast.roles.cave import text as cave
from undercroft.games.vast.roles.dragon import text as dragon
from undercroft.games.vast.roles.goblins import text as goblins
from undercroft.games.vast.roles.knight import text as knight
from undercroft.games.vast.roles.thief import text as thief
from undercroft.games.vast.textmap import map_lines

BOARDS: Final[dict[str, Callable[[Any, Speaker], list[str]]]] = {  # `Any`: each takes the view of its own board
    "knight": knight.lines,
    "goblins": goblins.lines,
    "dragon": dragon.lines,
    "cave": cave.lines,
    "thief": thief.lines,
}


def draw(view: MatchView, words: Speaker) -> list[str]:
    """The whole table as lines of text."""
    table: VastView = view["table"]
    lines = [f"== {words.say('game-name')} · {words.say('table-round', round=table['round'])}{turn(table, words)} =="]
    lines += map_lines(table)
    lines.append(words.say("table-legend"))
    lines += cavern_lines(table, words)
    for role, board in table["boards"].items():
        first, *more = BOARDS[role](board, words)
        lines.append(f"{words.say('role-' + role)}: {first}")
        for line in more:
            lines.append("  " + line)
    return lines


def turn(table: VastView, words: Speaker) -> str:
    return f" · {words.say('table-turn', role=words.say('role-' + table['turn']))}" if table["turn"] else ""


def cavern_lines(table: VastView, words: Speaker) -> list[str]:
    """What is left of the cavern, and how near its end is."""
    lines = [
        words.say(
            "table-cavern",
            stack=table["stack"],
            hand=table["hand"],
            gone=table["crystal_tiles_gone"],
            end=table["crystal_tiles_to_end"],
        )
    ]
    if table["collapsing"]:
        lines.append(words.say("table-collapsing"))
    for kind in ("bombs", "rockslides"):
        edges = [f"{edge['space']} {words.say('side-' + edge['side'])}" for edge in table[kind]]
        lines += labelled(f"table-{kind}", edges, words)
    return lines
