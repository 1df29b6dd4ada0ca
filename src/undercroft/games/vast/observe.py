"""What one seat can see of the table, as numbers: the fields that `contract.observation` declares, in their order."""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.observation import Observation
from undercroft.games.vast import cards
from undercroft.games.vast.cavern.geometry import WINDOW, in_window
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.state import CARRIED, IN_SUPPLY, Vast

SQUARES: Final = WINDOW * WINDOW
TOKENS: Final = 10


def observe(g: Vast, seat: int, into: Observation) -> None:
    """The map, the pieces, the supplies, and each role's board as this seat may see it. Rule: VA-G101 to VA-G103"""
    into.choice("role", cards.ROLE_COUNT, g.book.role_at(seat))
    into.counts("playing", cards.ROLE_COUNT, g.book.playing)
    into.choice("turn", cards.ROLE_COUNT, g.active)
    into.number("round", g.rounds)
    into.number("collapsing", 1 if g.collapsing else 0)
    observe_map(g, seat, into)
    supply = [g.treasures_left, g.crystals_left, g.events_left, g.vaults_left, g.rockslides_left]
    into.numbers("supply", supply)
    into.numbers("gems-in-supply", [int(where == IN_SUPPLY) for where in g.gem])
    into.numbers("gems-carried", [int(where == CARRIED) for where in g.gem])
    into.number("stack", len(g.tiles))
    into.number("cave-tiles", len(g.hand))
    into.numbers("decks", [len(g.event_deck), len(g.treasure_deck), len(g.monster_deck)])
    into.counts("monster-discards", len(cards.MONSTERS), [g.faces.face[card] for card in g.monster_discards])
    into.counts("events-played", len(cards.EVENTS), [g.faces.face[card] for card in g.events_out])
    into.number("crystal-tiles-gone", g.crystal_tiles_gone)
    into.number("crystals-smashed", g.crystals_smashed)
    into.number("tiles-revealed", g.tiles_revealed)
    for role in range(cards.ROLE_COUNT):
        if g.seat(role) >= 0:
            g.book.roles[role].observe(g, seat, into)
        else:
            into.leave_out(cards.ROLES[role] + "-")


def observe_map(g: Vast, seat: int, into: Observation) -> None:
    """Tiles with their walls and tokens, pieces, and what lies on edges."""
    lit = into.field("lit", SQUARES)
    dark = into.field("dark", SQUARES)
    walls = into.field("walls", 4 * SQUARES)
    symbols = into.field("symbols", len(cards.SYMBOLS) * SQUARES)
    types = into.field("types", len(cards.TYPES) * SQUARES)
    terrains = into.field("terrain", len(cards.TERRAINS) * SQUARES)
    tokens = into.field("tokens", TOKENS * SQUARES)
    for cell in g.map.cells():
        square = in_window(g.map.pos[cell])
        if square < 0:
            continue
        for side in range(4):
            if g.map.walled(cell, side):
                into.set(walls + side * SQUARES + square, 1)
        terrain = cards.TERRAIN_OF[cell]
        if terrain >= 0:
            into.set(terrains + terrain * SQUARES + square, 1)
        else:
            if g.map.light[cell] == LIT:
                into.set(lit + square, 1)
            elif g.map.light[cell] == DARK:
                into.set(dark + square, 1)
                into.set(symbols + g.book.symbol[g.face(cell)] * SQUARES + square, 1)
            face = g.faces.known(cell, seat)
            if face >= 0:
                into.set(types + cards.TILE_TYPE[face] * SQUARES + square, 1)
        observe_tokens(g, cell, tokens + square, into)
    observe_pieces(g, into)
    observe_edges(g, "bombs", g.map.bombs, into)
    observe_edges(g, "rockslides", g.map.rockslides, into)


def observe_tokens(g: Vast, cell: int, place: i64, into: Observation) -> None:
    """The tokens on a square, by kind."""
    kinds = [g.treasure[cell], g.crystal[cell], g.event[cell], g.vault[cell]]
    for kind in range(len(kinds)):
        if kinds[kind]:
            into.set(place + kind * SQUARES, kinds[kind])
    for gem in range(3):
        if g.gem[gem] == cell:
            into.set(place + (4 + gem) * SQUARES, 1)
    if g.flame_wall == cell:
        into.set(place + 7 * SQUARES, 1)
    for monster in range(2):
        if g.monster_token[monster] == cell:
            into.set(place + (8 + monster) * SQUARES, 1)


def observe_pieces(g: Vast, into: Observation) -> None:
    """Where the pieces of the roles in the game stand or lurk."""
    pieces = into.field("pieces", cards.PIECE_COUNT * SQUARES)
    lurking = into.field("lurking", cards.PIECE_COUNT * SQUARES)
    for role in g.book.playing:
        for piece in g.book.roles[role].pieces:
            if g.at[piece] >= 0:
                square = in_window(g.map.pos[g.at[piece]])
                if square >= 0:
                    into.set(pieces + piece * SQUARES + square, 1)
            elif g.lurking[piece] >= 0:
                square = in_window(g.lurking[piece])
                if square >= 0:
                    into.set(lurking + piece * SQUARES + square, 1)


def observe_edges(g: Vast, key: str, edges: list[int], into: Observation) -> None:
    """What lies on edges, at the square and side it is counted to."""
    place = into.field(key, 4 * SQUARES)
    for edge in edges:
        square = in_window(g.map.pos[edge // 4])
        if square >= 0:
            into.set(place + edge % 4 * SQUARES + square, 1)
