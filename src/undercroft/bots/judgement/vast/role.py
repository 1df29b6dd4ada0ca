"""What every judgement of a role in Vast answers. The common currency is rounds: how many more until it has won."""

from typing import Final

from undercroft.bots.judgement.vast.map import Scene
from undercroft.games.vast.actions import LAY, ORIENT, REMOVE
from undercroft.games.vast.cards import CAVE, CRYSTAL, TILE_COUNT, TILE_WALLS
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.state import Vast

OPENING: Final = 0.15
"""What an edge costs that another tile of the stack must fill, in rounds."""
EDGE: Final = 0.1
"""What each open side of a Dark tile costs who would reveal it, in rounds: as likely as not a tile must fill it."""
FILL: Final = 0.2
"""What each neighbour counts for a new tile: a round map has few such sides."""
BARE: Final[list[float]] = [1.0, 1.0, 1.0, 0.4, 0.15]
"""What a Crystal tile with so many neighbours loses with one of them, in rounds: those that touch fewest go first."""
HIDDEN: Final = 0.2
"""How often a Dark tile is one."""
FULL: Final = 5
"""At so many seats nobody spares the stack: each has nearer worries than the Collapse."""
PLAY_IT: Final = -1000.0
"""The answer of `guess` where an answer has to be played to know what it is worth."""


def apart(a: int, b: int) -> int:
    """Steps between two positions on an open table."""
    return abs(a % 64 - b % 64) + abs(a // 64 - b // 64)


def beside(g: Vast, pos: int) -> int:
    """How many tiles border a position."""
    return sum(1 for step in STEP if pos + step in g.map.cell_at)


def edge(g: Vast, cell: int) -> float:
    """What it costs to reveal a tile at the edge of the map: it uses up the stack."""
    if g.collapsing or g.seats == FULL:
        return 0.0
    return EDGE * (4 - g.map.touching(cell))


def turning(g: Vast, facing: int) -> float:
    """What speaks for a facing of the tile that is being revealed."""
    asked = g.stack[-1]
    if not isinstance(asked, Reveal) or asked.cell < 0:
        return 0.0
    walls = TILE_WALLS[g.face(asked.cell)][facing]
    worth = 0.0
    for side in range(4):
        if walls >> side & 1:
            continue
        if g.map.beside(asked.cell, side) >= 0:
            worth += OPENING / 2
        elif not g.collapsing:
            worth -= OPENING
    return worth


def bared(g: Vast, cell: int) -> float:
    """What a removed tile leaves open to go next: Crystal tiles, and Dark ones as often as they are such."""
    worth = 0.0
    for side in range(4):
        other = g.map.beside(cell, side)
        if 0 < other < TILE_COUNT:
            if g.map.light[other] == DARK:
                worth += HIDDEN * BARE[g.map.touching(other)]
            elif g.type_of(other) == CRYSTAL:
                worth += BARE[g.map.touching(other)]
    return worth


class Sense:
    """How one role sees the game. The defaults describe a role nobody has studied."""

    breadth: int = 4
    """How many answers a searcher tries out who plays on."""

    def rounds(self, scene: Scene) -> float:
        """How many more rounds the role needs to win if nobody stops it."""
        return 12.0

    def prospects(self, scene: Scene) -> float:
        """As `rounds`, where a walk ends: what others may still prevent counts only as often as it comes true."""
        return self.rounds(scene)

    def hint(self, scene: Scene, number: int) -> float:
        """What speaks for an answer beyond the position it leads to, in rounds gained."""
        return 0.0

    def tend(self, scene: Scene, number: int, piece: int) -> float:
        """What speaks for a tile laid, turned or removed, for who needs what is under them.

        New tiles near the own piece, which a step or a Flare may reach; open edges towards tiles rather than where they
        use up the stack, for the Collapse ends it all; and never away with what may be a Crystal tile, or covers one.
        """
        g = scene.g
        if ORIENT.has(number):
            return turning(g, ORIENT.a(number)) if g.seats < FULL else 0.0
        if g.book.has(CAVE):
            return 0.0
        here = max(0, g.at[piece])
        if LAY.has(number):
            return FILL * beside(g, LAY.a(number)) - 0.02 * min(12, apart(LAY.a(number), g.map.pos[here]))
        if not REMOVE.has(number):
            return 0.0
        cell = g.map.cell(REMOVE.a(number))
        near = 0.02 * min(12, apart(g.map.pos[cell], g.map.pos[here])) - bared(g, cell)
        if g.map.light[cell] == DARK:
            return near - 0.5
        return near - (2.0 if g.type_of(cell) == CRYSTAL else 0.2 * g.treasure[cell])

    def guess(self, scene: Scene, number: int) -> float:
        """Rounds gained by an answer whose outcome luck decides, so that one trial would mislead."""
        return PLAY_IT

    def lean(self, scene: Scene, number: int) -> float:
        """What a quick player likes, who tries nothing out."""
        guess = self.guess(scene, number)
        return self.hint(scene, number) if guess == PLAY_IT else guess

    def knows(self, scene: Scene, about: str) -> bool:
        """Whether hints alone answer this question, without looking at where each answer leads."""
        return False

    def takes_a_turn(self, about: str) -> bool:
        """Whether an answer to this question shows its worth only when the turn has been played."""
        return False

    def begins(self, number: int) -> bool:
        """Whether an answer does nothing by itself, but opens the question of what to do."""
        return False

    def follows_up(self, about: str) -> bool:
        """Whether a searcher who plays on must see what an answer to this question leads to."""
        return False

    def wastes_the_turn(self, scene: Scene, number: int) -> bool:
        """Whether an answer ends a turn in which nothing has been done yet."""
        return False

    def prepare(self, scene: Scene) -> None:
        """Called once before a row of hints at the same position."""

    def aim(self, scene: Scene) -> str:
        """What the role walks towards now, by a name that `facts.goal_cells` knows; empty if nothing."""
        return ""
