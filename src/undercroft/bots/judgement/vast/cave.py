"""The Cave: grow quickly, keep anybody from winning first, then bury the Crystals."""

from typing import Final

from undercroft.bots.judgement.vast.knight import WORTH as TREASURE_WORTH
from undercroft.bots.judgement.vast.knight_danger import strikers
from undercroft.bots.judgement.vast.map import Scene
from undercroft.bots.judgement.vast.role import Sense, apart, beside
from undercroft.games.vast.actions import CHOOSE_PIECE, DONE, LAY, PUSH, PUT_TREASURE
from undercroft.games.vast.cards import CRYSTAL, EVENTS, KNIGHT_PIECE, TILE_COUNT
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.roles.cave.actions import (
    GIVE_TREASURE,
    PLAY_EVENT,
    USE_OMEN,
)
from undercroft.games.vast.roles.cave.board import BATS, PLUNDER, mine
from undercroft.games.vast.state import Vast

GROWTH: Final = 8.0
"""Tiles that come onto the map in a round, by everybody's doing."""
BURIAL: Final[list[float]] = [0.5, 0.6, 0.9, 1.3, 1.7]
"""Rounds to bury a Crystal tile by the tiles it touches."""
UNSEEN: Final = 0.9
"""The same for a Crystal tile that is not on the map yet."""

KEPT: Final = 6
"""Omen tokens worth keeping."""
MOST_TOKENS: Final = 11
"""Treasure and Crystal tokens on the map beyond which no more Omens are drawn."""
SHAFT: Final = 3
"""Tiles in a straight line that are no shaft yet."""
LONG: Final = 12
"""Spaces looked along or around."""
STRAIGHT: Final = 0.06
"""What each tile more costs, in rounds: a Cave is a labyrinth."""
SCATTERED: Final = 0.02
"""What each space between a new Treasure token and the nearest other one is worth."""
LIKED: Final = {
    "deep-and-dark": 0.05,
    "rats": 0.04,
    "fresh-water": 0.03,
    "light": 0.02,
    "vantage-point": 0.02,
    "ambush": -0.01,
}
"""The Events that a Cave which looks ahead plays, the oftenest first."""
EVENT_WORTH: Final[list[float]] = [LIKED.get(event, 0.0) for event in EVENTS]


class CaveSense(Sense):
    def rounds(self, scene: Scene) -> float:
        g = scene.g
        wanted = g.book.crystal_tiles_to_end - g.crystal_tiles_gone
        if wanted <= 0:
            return 0.0
        costs: list[float] = []
        tokens = 0
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] < 0:
                continue
            tokens += g.treasure[cell] + g.crystal[cell]
            if g.type_of(cell) == CRYSTAL:
                shown = 0.1 if g.map.light[cell] == LIT else 0.0
                costs.append(BURIAL[g.map.touching(cell)] - shown)
        while len(costs) < wanted:
            costs.append(UNSEEN)
        costs.sort()
        left = len(g.tiles) + len(g.hand)
        found = left / GROWTH
        for cost in costs[:wanted]:
            found += cost
        if not g.collapsing:
            found += 0.5
        board = mine(g)
        found += 0.8 * board.hatred
        return max(0.45 * wanted, found - self.omens_worth(g, sum(board.marks)) - 0.02 * min(tokens, MOST_TOKENS))

    def omens_worth(self, g: Vast, marks: int) -> float:
        """Tokens in hand are rounds to come, if few: what is not spent at the end was worth nothing."""
        return (0.04 if g.collapsing else 0.1) * min(marks, KEPT)

    def hint(self, scene: Scene, number: int) -> float:
        g = scene.g
        if GIVE_TREASURE.has(number):
            return -TREASURE_WORTH[GIVE_TREASURE.a(number)]
        if LAY.has(number):
            # A tile that touches few others falls early; but nobody gets lost in a straight shaft.
            return -0.01 * beside(g, LAY.a(number)) - STRAIGHT * max(0, in_line(g, LAY.a(number)) - SHAFT)
        if PUT_TREASURE.has(number):
            return SCATTERED * min(4, lonely(g, PUT_TREASURE.a(number)))
        if USE_OMEN.has(number):
            plenty = sum(g.treasure) + sum(g.crystal) >= MOST_TOKENS
            return 0.1 if USE_OMEN.a(number) == PLUNDER and not plenty else -0.02
        if DONE.has(number):
            return 0.01
        return 0.0

    def lean(self, scene: Scene, number: int) -> float:
        """A quick Cave lets its bats carry a threatened Knight out of the Tribes' reach, and spares her Ambushes."""
        g = scene.g
        if PLAY_EVENT.has(number):
            return EVENT_WORTH[PLAY_EVENT.a(number)]
        if USE_OMEN.has(number) and USE_OMEN.a(number) == BATS:
            return 0.05 * strikers(scene, g.at[KNIGHT_PIECE]) + self.hint(scene, number)
        if CHOOSE_PIECE.has(number):
            return 0.1 if CHOOSE_PIECE.a(number) == KNIGHT_PIECE else 0.0
        if PUSH.has(number):
            return -0.1 * strikers(scene, g.map.cell(PUSH.a(number)))
        return super().lean(scene, number)


def in_line(g: Vast, pos: int) -> int:
    """How long the straight row of tiles would be that a tile here lengthens, with nothing on its sides."""
    longest = 1
    for side in range(2):
        if pos + STEP[side + 1] in g.map.cell_at or pos - STEP[side + 1] in g.map.cell_at:
            continue
        along = STEP[side]
        length = 1
        for way in (along, -along):
            at = pos + way
            while at in g.map.cell_at and length < LONG:
                length += 1
                at += way
        longest = max(longest, length)
    return longest


def lonely(g: Vast, pos: int) -> int:
    """Spaces from here to the nearest Treasure token."""
    nearest = LONG
    for cell in range(TILE_COUNT):
        if g.treasure[cell] and g.map.pos[cell] >= 0:
            nearest = min(nearest, apart(pos, g.map.pos[cell]))
    return nearest
