"""The map in 80 columns, drawn from the table of a view: for the terminal, logs, tests and bug reports.

Each square is five characters wide and three high. Walls are drawn with - and |. Dark tiles are shaded with dots and
show the first letter of their Tribe, Lit tiles a letter for their type. Before it stand the pieces (K Knight, F B E
Tribes, D Dragon, T Thief), behind it lie the tokens ($ Treasure, * Crystal, ! Event, # Vault, % Gem, ^ Flame Wall,
& Monster).
"""

from undercroft.games.vast.contract import TileView, VastView

ACROSS = 13
"""Squares that fit beside the row numbers; a wider map is drawn in bands."""
LETTER = {"entrance": "@", "ambush": "A", "event": "E", "treasure-room": "R", "vault": "V", "crystal": "C"}
TERRAIN_LETTER = {
    "canyon": "=",
    "lake": "~",
    "magma": "m",
    "mushroom-forest": "f",
    "pit-1": "o",
    "pit-2": "o",
    "pit-3": "o",
    "river": "<",
}
TOKEN = {
    "treasure": "$",
    "crystal": "*",
    "event": "!",
    "vault": "#",
    "gem-claw": "%",
    "gem-flame": "%",
    "gem-wing": "%",
    "flame-wall": "^",
    "ogre": "&",
    "troll": "&",
}
PIECE = {"knight": "K", "fangs": "F", "bones": "B", "eye": "E", "dragon": "D", "thief": "T"}


def map_lines(table: VastView) -> list[str]:
    """The map; bands of columns below each other if it is wider than the page."""
    tiles = {place(tile["space"]): tile for tile in table["tiles"]}
    pieces: dict[tuple[int, int], str] = {}
    for name, piece in table["pieces"].items():
        if piece["space"] is not None:
            spot = place(piece["space"])
            letter = PIECE[name].lower() if piece["lurking"] else PIECE[name]
            pieces[spot] = pieces.get(spot, "") + letter
    every = list(tiles) + list(pieces)
    left = min(x for x, _ in every)
    right = max(x for x, _ in every)
    top = min(y for _, y in every)
    bottom = max(y for _, y in every)
    lines: list[str] = []
    for first in range(left, right + 1, ACROSS):
        last = min(right, first + ACROSS - 1)
        lines.append("     " + "".join(f"{x:^5}" for x in range(first, last + 1)).rstrip())
        for y in range(top, bottom + 1):
            lines.extend(row_lines(tiles, pieces, y, first, last))
    return lines


def row_lines(
    tiles: dict[tuple[int, int], TileView], pieces: dict[tuple[int, int], str], y: int, first: int, last: int
) -> list[str]:
    """One row of squares, three lines high."""
    upper = "     "
    middle = f"{y:>4} "
    lower = "     "
    for x in range(first, last + 1):
        a, b, c = square(tiles.get((x, y)), pieces.get((x, y), ""))
        upper += a
        middle += b
        lower += c
    return [upper.rstrip(), middle.rstrip(), lower.rstrip()]


def square(tile: TileView | None, standing: str) -> tuple[str, str, str]:
    """Three strings of five characters."""
    if tile is None:
        return ("     ", f" {standing:<3} ", "     ")
    walls = tile["walls"]
    north = "+---+" if "north" in walls else "+   +"
    south = "+---+" if "south" in walls else "+   +"
    west = "|" if "west" in walls else " "
    east = "|" if "east" in walls else " "
    tokens = "".join(TOKEN[key] * min(count, 2) for key, count in tile.get("tokens", {}).items())
    inside = (standing + letter(tile) + tokens)[:3]
    if tile.get("lit") is False:
        north = f"+{tokens[3 - min(3, len(standing) + 1) :][:3]:.<3}+"
        south = "+...+"
        inside = f"{inside:.<3}"
    elif len(standing + letter(tile) + tokens) > 3:
        rest = (standing + letter(tile) + tokens)[3:6]
        south = f"+{rest:<3}+" if "south" not in walls else f"+{rest:-<3}+"
    return (north, f"{west}{inside:<3}{east}", south)


def letter(tile: TileView) -> str:
    """What kind of square this is; a Dark tile shows its symbol in small letters."""
    if "terrain" in tile:
        return TERRAIN_LETTER[tile["terrain"]]
    if tile["lit"]:
        return LETTER[tile["type"]]
    return str(tile["symbol"])[0]


def place(space: str) -> tuple[int, int]:
    x, y = space.split(",")
    return int(x), int(y)
