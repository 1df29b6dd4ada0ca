"""The Cave's board as a seat may see it, as numbers: the FIELDS of the contract, in their order."""

from undercroft.engine.observation import Observation
from undercroft.games.vast.cards import CAVE, EVENTS, OMENS, TILES
from undercroft.games.vast.roles.cave.board import mine, price
from undercroft.games.vast.roles.cave.deals import LOOKS
from undercroft.games.vast.state import Vast


def observe_cave(g: Vast, seat: int, into: Observation) -> None:
    """Its tiles and the next Event cards are for its own eyes. Rule: VA-C008, VA-C086"""
    board = mine(g)
    own = seat == g.seat(CAVE)
    into.numbers("cave-omens", board.marks)
    into.number("cave-bag", sum(board.bag))
    into.numbers("cave-prices", [price(board, omen) for omen in range(len(OMENS))])
    into.counts("cave-known-tiles", len(TILES), [g.face(cell) for cell in g.hand] if own else [])
    place = into.field("cave-next-events", LOOKS * len(EVENTS))
    if own:
        for card in reversed(g.event_deck[-LOOKS:]):
            into.set(place + g.faces.face[card], 1)
            place += len(EVENTS)
    into.number("cave-hatred", board.hatred)
