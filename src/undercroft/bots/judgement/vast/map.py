"""One position of Vast, looked at once for all judgements: what leads where, and how far it is."""

from typing import Final

from undercroft.games.vast.cards import CELL_COUNT, PIT_1, ROLE_COUNT, TERRAIN_FIRST, TILE_COUNT
from undercroft.games.vast.cavern.geometry import AROUND, OPPOSITE, STEP
from undercroft.games.vast.cavern.map import DARK, LIT, CaveMap
from undercroft.games.vast.cavern.paths import pits_from
from undercroft.games.vast.state import Vast

FAR: Final = 40
"""Further than anybody walks: no way is known."""
MAPS: Final = 6
"""How many maps are remembered."""
WALL: Final = 4
"""The steps a wall is worth to who can climb it."""
BRIGHT: Final = [LIT] * CELL_COUNT
"""For who minds no darkness."""


class Ways:
    """What leads where on one map, and how far it is. Remembers what it has been asked."""

    def __init__(self, g: Vast) -> None:
        cave = g.map
        self.pos: Final = cave.pos.copy()
        self.walls: Final = cave.walls.copy()
        self.light: Final = cave.light.copy()
        self.bombs: Final = cave.bombs.copy()
        self.rockslides: Final = cave.rockslides.copy()
        self.open: Final[list[list[int]]] = [[] for _ in range(CELL_COUNT)]
        """The cells one step away where no wall is in between."""
        self.beside: Final[list[list[int]]] = [[] for _ in range(CELL_COUNT)]
        """The cells one step away, walls or not."""
        self._walks: Final[dict[int, list[int]]] = {}
        self._lit_walks: Final[dict[int, list[int]]] = {}
        self._crawls: Final[dict[int, list[int]]] = {}
        self._climbs: Final[dict[int, list[int]]] = {}
        self._marches: Final[dict[int, list[int]]] = {}
        self._dark: list[int] = []
        self._draw(g)

    def fit(self, cave: CaveMap) -> bool:
        """Whether this is still the same map."""
        return (
            self.pos == cave.pos
            and self.light == cave.light
            and self.walls == cave.walls
            and self.bombs == cave.bombs
            and self.rockslides == cave.rockslides
        )

    def _draw(self, g: Vast) -> None:
        cave = g.map
        marked = bool(cave.bombs or cave.rockslides)
        for cell in range(CELL_COUNT):
            here = cave.pos[cell]
            if here < 0 or cave.impassable(cell):
                continue
            for side in (1, 2):
                beyond = cave.cell_at.get(here + STEP[side], -1)
                if beyond < 0 or cave.impassable(beyond):
                    continue
                self.beside[cell].append(beyond)
                self.beside[beyond].append(cell)
                wall = (cave.walls[cell] >> side & 1) + (cave.walls[beyond] >> OPPOSITE[side] & 1)
                if marked:
                    wall = 1 if cave.walled(cell, side) else 0
                if not wall:
                    self.open[cell].append(beyond)
                    self.open[beyond].append(cell)
        if g.book.terrain:
            for pit in range(TERRAIN_FIRST[PIT_1], TERRAIN_FIRST[PIT_1] + 3):
                if cave.pos[pit] >= 0:
                    self.open[pit].extend(pits_from(g, pit))

    def walk(self, start: int) -> list[int]:
        """Steps from a cell to every other, over Lit and Dark tiles alike."""
        if start not in self._walks:
            self._walks[start] = spread(self.open, start, BRIGHT)
        return self._walks[start]

    def climb(self, start: int) -> list[int]:
        """Steps from a cell to every other where a wall costs as much as four of them."""
        if start not in self._climbs:
            self._climbs[start] = self._spread_climbing(start)
        return self._climbs[start]

    def _spread_climbing(self, start: int) -> list[int]:
        steps = [FAR] * CELL_COUNT
        if start < 0:
            return steps
        steps[start] = 0
        layers: list[list[int]] = [[start]]
        at = 0
        while at < len(layers):
            for cell in layers[at]:
                if steps[cell] < at:
                    continue
                for beyond in self.beside[cell]:
                    further = at + (1 if beyond in self.open[cell] else WALL)
                    if steps[beyond] > further:
                        steps[beyond] = further
                        while len(layers) <= further:
                            layers.append([])
                        layers[further].append(beyond)
            at += 1
        return steps

    def crawl(self, start: int) -> list[int]:
        """Steps underground, where no wall counts."""
        if start not in self._crawls:
            self._crawls[start] = spread(self.beside, start, BRIGHT)
        return self._crawls[start]

    def lit_walk(self, start: int) -> list[int]:
        """Steps over Lit tiles; a Dark one may end a way, but never continues it."""
        if start not in self._lit_walks:
            self._lit_walks[start] = spread(self.open, start, self.light)
        return self._lit_walks[start]

    def through_walls(self, plain: list[int], start: int, light: list[int], most: int) -> list[list[int]]:
        """Steps over Lit tiles with no wall on the way, one, two and so on, for who holds the Ancient Map."""
        found = [plain]
        for _ in range(most):
            found.append(self._beyond_a_wall(found[-1], start, light))
        return found

    def _beyond_a_wall(self, before: list[int], start: int, light: list[int]) -> list[int]:
        """The same with one wall more."""
        steps = [FAR] * CELL_COUNT
        layers: list[list[int]] = [[] for _ in range(FAR + 1)]
        for cell in range(CELL_COUNT):
            if before[cell] >= FAR - 1 or (light[cell] == DARK and cell != start):
                continue
            for beyond in self.beside[cell]:
                if beyond not in self.open[cell] and steps[beyond] > before[cell] + 1:
                    steps[beyond] = before[cell] + 1
                    layers[steps[beyond]].append(beyond)
        for at in range(FAR - 1):
            for cell in layers[at]:
                if steps[cell] < at or light[cell] == DARK:
                    continue
                for beyond in self.open[cell]:
                    if steps[beyond] > at + 1:
                        steps[beyond] = at + 1
                        layers[at + 1].append(beyond)
        return steps

    def dark_near(self) -> list[int]:
        """How many Dark tiles lie on and around each cell."""
        if not self._dark:
            dark: dict[int, bool] = {}
            for cell in range(TILE_COUNT):
                if self.pos[cell] >= 0 and self.light[cell] == DARK:
                    dark[self.pos[cell]] = True
            for cell in range(CELL_COUNT):
                here = self.pos[cell]
                count = 1 if here in dark else 0
                if here >= 0:
                    for step in AROUND:
                        if here + step in dark:
                            count += 1
                self._dark.append(count)
        return self._dark

    def march(self, goal: int) -> list[int]:
        """How many Lit tiles a Tribe leaves on its best way from each cell to the goal."""
        if goal not in self._marches:
            self._marches[goal] = self._spread_marching(goal)
        return self._marches[goal]

    def _spread_marching(self, goal: int) -> list[int]:
        exits = [FAR] * CELL_COUNT
        if goal < 0:
            return exits
        light = self.light
        exits[goal] = 0
        layer = [goal]
        count = 0
        while layer:
            following: list[int] = []
            at = 0
            while at < len(layer):
                cell = layer[at]
                at += 1
                for beyond in self.open[cell]:
                    if light[beyond] == LIT:
                        if exits[beyond] > count + 1:
                            exits[beyond] = count + 1
                            following.append(beyond)
                    elif exits[beyond] > count:
                        exits[beyond] = count
                        layer.append(beyond)
            layer = following
            count += 1
        return exits


class Scene:
    """One position, looked at once for all roles."""

    def __init__(self, g: Vast, ways: Ways) -> None:
        self.g: Final = g
        self.ways: Final = ways
        self.share: Final[list[float]] = [0.2] * ROLE_COUNT
        """Each role's chance of winning, where somebody has judged it."""
        self.needed: list[float] = []
        """The rounds each seat needs to win, likewise."""

    def walk(self, start: int) -> list[int]:
        return self.ways.walk(start)

    def lit_walk(self, start: int) -> list[int]:
        return self.ways.lit_walk(start)

    def climb(self, start: int) -> list[int]:
        return self.ways.climb(start)

    def crawl(self, start: int) -> list[int]:
        return self.ways.crawl(start)

    def march(self, goal: int) -> list[int]:
        return self.ways.march(goal)

    def dark_near(self) -> list[int]:
        return self.ways.dark_near()

    def home(self) -> list[int]:
        """Steps from every cell to the Entrance for the Thief, who climbs."""
        return self.ways.climb(0)


class SceneCache:
    """Makes scenes, and remembers the last few maps: most answers leave the map as it is."""

    def __init__(self) -> None:
        self.known: list[Ways] = []

    def scene(self, g: Vast) -> Scene:
        for ways in self.known:
            if ways.fit(g.map):
                return Scene(g, ways)
        ways = Ways(g)
        self.known = [ways, *self.known[: MAPS - 1]]
        return Scene(g, ways)


def spread(ways: list[list[int]], start: int, light: list[int]) -> list[int]:
    """Steps from a cell to every other along these ways; a Dark cell ends a way."""
    steps = [FAR] * CELL_COUNT
    if start < 0:
        return steps
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        if light[cell] == DARK and cell != start:
            continue
        further = steps[cell] + 1
        for beyond in ways[cell]:
            if steps[beyond] > further:
                steps[beyond] = further
                queue.append(beyond)
    return steps


def nearness(steps: int) -> float:
    """1 on the spot, less with every step, 0 where no way leads."""
    return 0.0 if steps >= FAR else 1.0 / (1.0 + 0.5 * steps)
