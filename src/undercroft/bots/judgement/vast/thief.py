"""The Thief: short ways, little risk, and home with the loot."""

from typing import Final

from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.role import PLAY_IT, Sense
from undercroft.games.vast.actions import END_TURN, MOVE, REMOVE
from undercroft.games.vast.cards import (
    BONES,
    CELL_COUNT,
    DRAGON_PIECE,
    EYE,
    FANGS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
)
from undercroft.games.vast.roles.knight.board import KnightBoard
from undercroft.games.vast.roles.knight.board import cubes as hero_cubes
from undercroft.games.vast.roles.thief.actions import (
    ASSIGN,
    BACKSTAB,
    BUY_UPGRADE,
    CLIMB,
    HIDE_LOOT,
    LOOT_GEM,
    LOOT_GEM_SAFELY,
    LOOT_TREASURE,
    PEEK,
    PICK_LOCK,
    PICKPOCKET,
    THIEF_FLARE,
)
from undercroft.games.vast.roles.thief.board import (
    CLIMBING_GEAR,
    FLIPS,
    HAND_CROSSBOW,
    LOCK_PICKING_KIT,
    PLUS_MOVEMENT,
    PLUS_STEALTH,
    PLUS_THIEVERY,
    STICKY_FINGERS,
    UNNATURAL_EVASION,
    ThiefBoard,
    cell_of,
    gems_carried,
    mine,
    stealth,
    steps_left,
    tokens,
)
from undercroft.games.vast.state import Vast

ODDS: Final[list[float]] = [0.0, 0.5, 0.83, 1.0, 1.0, 1.0]
"""The chance of a theft by the cubes spent on it."""
NO_SOURCE: Final = 1.7
"""Rounds for a token when nothing to take is in sight."""
TRIP: Final = 1.3
"""What a lost token costs: another trip."""
HEAP: Final = 2
"""However much he drops, it falls in one place: fetching it again takes no more trips than these."""
EXPOSED: Final = 0.25
"""What every round on the way costs for each token he carries: somebody will come along."""
TOGETHER: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.85, 0.7]
"""The share of a trip that a token costs, by the seats at the table: where much lies about, two come home together."""
SAVED: Final = 0.18
"""The share of the way that is saved by an upgrade worth a round."""
CARE: Final[list[float]] = [1.0, 1.0, 0.35, 0.6, 0.8, 1.0]
"""How much of that he minds, by the seats at the table."""
FIND: Final = 0.25
"""How many Dark tiles hide something for him."""
LURE: Final = 0.12
"""What a Dark tile next to him is worth then, in rounds."""
UPGRADED: Final = 0.5
"""What an upgrade for each token he brings home now saves him, in rounds."""
STRAY: Final = 0.005
"""What a step costs that is still to be walked this turn, so that he takes the next one."""
CAUGHT: Final = (0.1, 0.35)
"""How often the Knight catches a Thief with loot whom she cannot reach by all appearances, and one she can."""
EMPTY: Final = 0.15
"""How much less she cares for one without."""
STABBED: Final = 0.08
"""How often a Tribe that sees him and stands beside him strikes."""
CLAWED: Final[list[float]] = [0.38, 0.38, 0.1, 0.05, 0.02, 0.0]
"""How often the Dragon claws him, by the tiles between them."""
DIE: Final = 0.5
"""How many of the tiles around him a Flare lights up."""
WORTH: Final[dict[int, float]] = {
    PLUS_MOVEMENT: 0.5,
    PLUS_STEALTH: 0.35,
    PLUS_THIEVERY: 0.3,
    UNNATURAL_EVASION: 0.4,
    FLIPS[0]: 0.34,
    FLIPS[1]: 0.32,
    FLIPS[2]: 0.3,
    CLIMBING_GEAR: 0.2,
    LOCK_PICKING_KIT: 0.15,
    STICKY_FINGERS: 0.05,
    HAND_CROSSBOW: 0.05,
}
"""What an upgrade saves while half the stash is still missing, in rounds."""


class ThiefSense(Sense):
    def __init__(self) -> None:
        self.within_reach: list[list[float]] = []
        """What he could take, looked up once before a row of hints, and the rounds he needs from where he is."""
        self.needed: float = 0.0
        self.known: dict[int, float] = {}
        """The rounds he would need from cells that have been looked at, if his turn ended there."""

    def prepare(self, scene: Scene) -> None:
        self.within_reach = self.sources(scene)
        self.known = {}
        self.needed = self.at_best(scene, max(0, cell_of(scene.g)), steps_ahead(scene.g))

    def rounds(self, scene: Scene) -> float:
        g = scene.g
        board = mine(g)
        missing = g.book.stash_goal - board.stashed
        if missing <= 0:
            return 0.0
        here = cell_of(g)
        spent = 0.0
        for upgrade in range(len(board.upgrades)):
            if board.upgrades[upgrade]:
                spent += WORTH[upgrade]
        late = 0.6 if here < 0 else 0.0
        self.prepare(scene)
        # With every upgrade all that is left goes faster; what is left still counts to the end.
        return (late + self.needed) * max(0.5, 1.0 - SAVED * spent)

    def at_best(self, scene: Scene, here: int, left: int) -> float:
        """The rounds he needs if he walks on to the best cell this turn: others see him only where he ends it."""
        best = self.ending(scene, here)
        if left > 0:
            steps = scene.walk(here)
            for cell in range(CELL_COUNT):
                if 0 < steps[cell] <= left:
                    best = min(best, STRAY * steps[cell] + self.ending(scene, cell))
        return best

    def ending(self, scene: Scene, cell: int) -> float:
        """The same if his turn ended on this cell."""
        if cell not in self.known:
            self.known[cell] = self.from_here(scene, cell, self.within_reach)
        return self.known[cell]

    def from_here(self, scene: Scene, here: int, sources: list[list[float]]) -> float:
        """The rounds he would need from a cell without his upgrades."""
        g = scene.g
        board = mine(g)
        loot = board.carried + len(gems_carried(g))
        missing = g.book.stash_goal - board.stashed
        early = 0.0
        if here == 0 and cell_of(g) > 0:
            # He enters with all he has.
            missing -= loot
            early = UPGRADED * loot
            loot = 0
            if missing <= 0:
                return 0.0
        found = self.ahead(scene, here, loot, missing, sources) + self.danger(scene, here, loot) - early
        if g.book.flare[THIEF] and len(sources) < missing - loot:
            # First he fetches what he knows of and brings it home; the search goes on from there.
            found -= self.scouting(scene, 0 if loot or sources else here)
        return found

    def scouting(self, scene: Scene, here: int) -> float:
        """Too little to take is in sight, so he goes where a Flare may light up more; half the way he would go anyhow.

        While the stack lasts, a new tile will lie next to him: that it does is no gain of ending his turn.
        """
        dark = scene.dark_near()
        steps = scene.climb(here)
        pace = self.pace(scene.g)
        best = -NO_SOURCE if scene.g.collapsing else LURE - 0.5 / pace
        for cell in range(TILE_COUNT):
            if dark[cell] and steps[cell] <= 12:
                best = max(best, LURE * min(dark[cell], 5) - 0.5 * steps[cell] / pace)
        return best

    def ahead(self, scene: Scene, here: int, loot: int, missing: int, sources: list[list[float]]) -> float:
        """The way home with what he has, or by way of one more token, and all the trips after that."""
        home = scene.home()
        pace = self.pace(scene.g)
        share = TOGETHER[scene.g.seats]
        best = 99.0
        if not sources:
            best = NO_SOURCE * missing
        if loot:
            # A step that would take him to the Entrance is the entry itself.
            back = (homeward(home, here) if here == cell_of(scene.g) else home[here]) / pace
            best = share * softened(back * (1.0 + EXPOSED * loot)) + trips(sources, missing - loot, -1, share)
        if loot < missing and loot < 4:
            steps = scene.climb(here)
            for i in range(len(sources)):
                cell = int(sources[i][1])
                if steps[cell] >= FAR:
                    best = min(best, NO_SOURCE * missing)
                    continue
                out = steps[cell] / pace + sources[i][2] + 0.1
                back = homeward(home, cell) / pace
                way = softened(out + back + EXPOSED * (loot * out + (loot + 1) * back))
                best = min(best, share * way + trips(sources, missing - loot - 1, i, share))
        return best

    def pace(self, g: Vast) -> float:
        """Tiles he gets on in a turn."""
        return 0.85 * stride(mine(g))

    def sources(self, scene: Scene) -> list[list[float]]:
        """Everything he could take, cheapest trip first: the trip, the cell, the trouble of taking it."""
        g = scene.g
        home = scene.home()
        pace = self.pace(g)
        found: list[list[float]] = []
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] < 0 or home[cell] >= 20:
                continue
            trip = 0.1 + (2.0 + EXPOSED) * home[cell] / pace
            for _ in range(g.treasure[cell]):
                found.append([trip, float(cell), 0.0])
            if g.vault[cell]:
                found.append([trip + 0.2, float(cell), 0.2])
        for gem in range(3):
            cell = g.gem[gem]
            if cell >= 0 and home[cell] < 20:
                found.append([0.25 + (2.0 + EXPOSED) * home[cell] / pace, float(cell), 0.15])
        for piece in self.marks(g):
            cell = g.at[piece]
            if home[cell] < 20:
                found.append([0.5 + (2.0 + EXPOSED) * home[cell] / pace, float(cell), 0.4])
        found.sort()
        return found

    def marks(self, g: Vast) -> list[int]:
        """Whom he could rob if he made himself hard to see."""
        best = max(tokens(mine(g))) + mine(g).upgrades[PLUS_STEALTH]
        hidden = best - mine(g).carried - len(gems_carried(g)) - g.stealth_penalty
        found: list[int] = []
        for piece in (KNIGHT_PIECE, FANGS, BONES, EYE, DRAGON_PIECE):
            if g.at[piece] < 0 or g.at[piece] >= TILE_COUNT:
                continue
            role = g.role_of(piece)
            if role.can_be_pickpocketed(g, piece) and hidden > role.wariness(g, piece):
                found.append(piece)
        return found

    def danger(self, scene: Scene, here: int, loot: int) -> float:
        """What he stands to lose before his next turn."""
        g = scene.g
        # With few rivals the same one will be there next turn too: waiting makes it no safer.
        return CARE[g.seats] * min(self.risk(scene, here, loot), 0.8) * (0.25 + TRIP * min(loot, HEAP))

    def risk(self, scene: Scene, here: int, loot: int) -> float:
        """The chance that somebody gets him before his next turn, counted in 300 games of adepts."""
        g = scene.g
        hidden = self.stealth_with(g, loot)
        risk = 0.0
        if g.at[KNIGHT_PIECE] >= 0:
            spare = self.knight_spare(scene, here, hidden)
            risk = CAUGHT[0 if spare < 0 else 1] * (1.0 if loot else EMPTY)
        for piece in (FANGS, BONES, EYE):
            where = g.at[piece]
            if where >= 0 and g.role_of(piece).perception(g, piece) > hidden:
                exits = scene.march(here)[where]
                risk += STABBED if exits == 0 else STABBED / 4 if exits < 4 else 0.0
        where = g.at[DRAGON_PIECE]
        if where >= 0:
            risk += CLAWED[min(apart_by_air(g, here, where), len(CLAWED) - 1)]
        return risk

    def stealth_with(self, g: Vast, loot: int) -> int:
        """His Stealth once he carries so much."""
        return stealth(g) + mine(g).carried + len(gems_carried(g)) - loot

    def knight_spare(self, scene: Scene, here: int, hidden: int) -> int:
        """The cubes the Knight has left after walking up to him and seeing through so much Stealth; -1: she cannot."""
        g = scene.g
        knight = g.boards[KNIGHT]
        where = g.at[KNIGHT_PIECE]
        if not isinstance(knight, KnightBoard) or where < 0:
            return -1
        walk = scene.lit_walk(where)[here]
        looks = max(0, hidden)
        if walk > 7 or looks > 3:
            return -1
        return max(-1, hero_cubes(knight) - walk // 2 - looks)

    # Answers.

    def guess(self, scene: Scene, number: int) -> float:
        g = scene.g
        board = mine(g)
        if END_TURN.has(number):
            # Not by what the next player finds when his turn begins.
            return self.needed - self.ending(scene, max(0, cell_of(g)))
        if PICK_LOCK.has(number):
            kit = 1 if board.upgrades[LOCK_PICKING_KIT] else 0
            return 0.9 * ODDS[min(5, PICK_LOCK.a(number) + kit)] - 0.04 * PICK_LOCK.a(number)
        if PICKPOCKET.has(number):
            return 0.9 * ODDS[PICKPOCKET.b(number)] - 0.04 * PICKPOCKET.b(number)
        if LOOT_GEM_SAFELY.has(number):
            return 0.85
        if LOOT_GEM.has(number):
            loot = board.carried + len(gems_carried(g))
            return 0.4 - 0.5 * (1.0 + TRIP * loot)
        if THIEF_FLARE.has(number):
            loot = board.carried + len(gems_carried(g))
            wanted = g.book.stash_goal - board.stashed - loot - len(self.within_reach)
            lit = DIE * scene.dark_near()[cell_of(g)]
            spare = board.cubes - (1 if g.treasure[cell_of(g)] else 0)
            return lit * FIND * min(1.0, 0.5 * wanted) - 0.01 if wanted > 0 and spare > 0 else -0.1
        if PEEK.has(number):
            # Behind one Dark tile in four there is something for him; but a look ends his walk.
            fresh = g.faces.known(cell_of(g), g.seat(THIEF)) < 0
            return 0.06 if fresh and steps_left(board) <= 0 else -0.04
        return PLAY_IT

    def hint(self, scene: Scene, number: int) -> float:
        g = scene.g
        if ASSIGN.has(number):
            return self.hint_stats(scene, ASSIGN.a(number) + 2, ASSIGN.b(number) + 2, ASSIGN.c(number) + 2)
        if LOOT_TREASURE.has(number):
            return 0.5
        if HIDE_LOOT.has(number):
            loot = mine(g).carried + len(gems_carried(g))
            return 0.01 * HIDE_LOOT.a(number) if loot and steps_left(mine(g)) <= 0 else -0.02
        if BACKSTAB.has(number):
            return 0.02
        if CLIMB.has(number) or MOVE.has(number):
            # Enough to stay where no step gains anything; more would keep him from a long way.
            return -0.001
        if BUY_UPGRADE.has(number):
            return WORTH[BUY_UPGRADE.a(number)]
        if REMOVE.has(number) and g.vault[g.map.cell(REMOVE.a(number))]:
            return self.tend(scene, number, THIEF_PIECE) - NO_SOURCE
        return self.tend(scene, number, THIEF_PIECE)

    def lean(self, scene: Scene, number: int) -> float:
        """A quick Thief steps where his way becomes shorter or safer."""
        g = scene.g
        if not (MOVE.has(number) or CLIMB.has(number)):
            return super().lean(scene, number)
        cell = g.map.cell(MOVE.a(number) if MOVE.has(number) else CLIMB.a(number))
        return self.needed - self.at_best(scene, cell, steps_ahead(g) - 1) + self.hint(scene, number)

    def knows(self, scene: Scene, about: str) -> bool:
        return about == "choose-upgrade"

    def takes_a_turn(self, about: str) -> bool:
        return about == "assign-stats"

    def hint_stats(self, scene: Scene, movement: int, hidden: int, thievery: int) -> float:
        """Which Stat tokens let him do most this turn, and leave him hard to see."""
        g = scene.g
        board = mine(g)
        here = cell_of(g)
        loot = board.carried + len(gems_carried(g))
        reach = movement + board.upgrades[PLUS_MOVEMENT]
        hands = thievery + board.upgrades[PLUS_THIEVERY]
        steps = scene.climb(here)
        home = scene.home()
        best = 0.04 * reach
        if loot and home[here] <= reach:
            best += 1.0 + 0.5 * loot
            loot = 0
        taken = 0.0
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] < 0 or steps[cell] > reach:
                continue
            back = 0.5 if steps[cell] + home[cell] <= reach and cell != here else 0.0
            if g.treasure[cell]:
                taken = max(taken, 0.6 + back + (0.3 if g.treasure[cell] > 1 else 0.0))
            if g.vault[cell]:
                kit = 1 if board.upgrades[LOCK_PICKING_KIT] else 0
                taken = max(taken, (0.6 + back) * ODDS[min(5, hands + kit)])
            if cell in g.gem and hands >= 2:
                taken = max(taken, 0.5 + back)
        for piece in self.marks(g):
            cell = g.at[piece]
            seen = hidden + board.upgrades[PLUS_STEALTH] - loot <= g.role_of(piece).wariness(g, piece)
            if steps[cell] <= reach and not seen:
                back = 0.5 if steps[cell] + home[cell] <= reach and cell != here else 0.0
                taken = max(taken, (0.55 + back) * ODDS[min(5, hands)])
        best += taken
        noticed = self.noticed(scene, hidden + board.upgrades[PLUS_STEALTH] - loot - (1 if taken else 0))
        return best - noticed * (0.15 + 0.5 * loot + 0.3 * taken)

    def noticed(self, scene: Scene, hidden: int) -> float:
        """How surely somebody near sees through so much Stealth."""
        g = scene.g
        seen = 0.0
        steps = scene.climb(cell_of(g))
        for piece in (FANGS, BONES, EYE):
            where = g.at[piece]
            if where >= 0 and steps[where] <= 8 and g.role_of(piece).perception(g, piece) > hidden:
                seen += 0.35
        if self.knight_spare(scene, cell_of(g), hidden) >= 0:
            seen += 0.4
        return min(1.0, seen)

    def aim(self, scene: Scene) -> str:
        return "entrance" if mine(scene.g).carried + len(gems_carried(scene.g)) else "loot"


def steps_ahead(g: Vast) -> int:
    """How far he can still walk this turn."""
    return max(0, steps_left(mine(g))) if g.active == THIEF and cell_of(g) >= 0 else 0


def stride(board: ThiefBoard) -> int:
    """The most tiles he can walk in a turn."""
    return max(tokens(board)) + board.upgrades[PLUS_MOVEMENT]


def softened(trip: float) -> float:
    """A long trip is not much worse than none in sight: something nearer will turn up."""
    return trip if trip <= NO_SOURCE else NO_SOURCE + 0.5 * (trip - NO_SOURCE)


def homeward(home: list[int], cell: int) -> int:
    """Steps until what he holds there is stashed: only an entry counts, so at the Entrance he goes out and back in."""
    return home[cell] if cell else 2


def trips(sources: list[list[float]], count: int, without: int, share: float) -> float:
    """Rounds for so many more tokens, each at this share of a trip of its own."""
    total = 0.0
    for i in range(len(sources)):
        if count <= 0:
            return total
        if i != without:
            total += share * softened(sources[i][0])
            count -= 1
    return total + NO_SOURCE * max(0, count)


def apart_by_air(g: Vast, a: int, b: int) -> int:
    """Steps between two cells as if there were no walls and no gaps, diagonals counting once."""
    here = g.map.pos[a]
    there = g.map.pos[b]
    return max(abs(here % 64 - there % 64), abs(here // 64 - there // 64))
