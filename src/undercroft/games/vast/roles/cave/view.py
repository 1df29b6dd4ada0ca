"""The Cave's board as a seat may see it."""

from undercroft.games.vast.cards import CAVE, EVENTS, OMEN_SYMBOLS, OMENS, TILES
from undercroft.games.vast.roles.cave.board import mine, price
from undercroft.games.vast.roles.cave.contract import CaveView
from undercroft.games.vast.roles.cave.deals import LOOKS
from undercroft.games.vast.state import Vast


def cave_view(g: Vast, seat: int) -> CaveView:
    """Its tiles and the next Event cards are for its own eyes. Rule: VA-C008, VA-C086"""
    board = mine(g)
    own = seat == g.seat(CAVE)
    tiles: list[str | None] = []
    for tile in sorted(TILES[g.face(cell)] for cell in g.hand):
        tiles.append(tile if own else None)
    return {
        "omens": {OMEN_SYMBOLS[i]: board.marks[i] for i in range(len(OMEN_SYMBOLS))},
        "bag": sum(board.bag),
        "prices": {OMENS[omen]: price(board, omen) for omen in range(len(OMENS))},
        "tiles": tiles,
        "next_events": [EVENTS[g.faces.face[card]] for card in reversed(g.event_deck[-LOOKS:])] if own else [],
        "hatred": board.hatred,
    }
