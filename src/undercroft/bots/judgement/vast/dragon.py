"""The Dragon: shake off Sloth on three tracks, wake, come up, and leave before the Knight is strong enough."""

from typing import Final

from undercroft.bots.judgement.vast.map import FAR, Scene, nearness
from undercroft.bots.judgement.vast.role import PLAY_IT, Sense, apart
from undercroft.games.vast.actions import MOVE, PUT_TREASURE
from undercroft.games.vast.cards import (
    CAVE,
    CRYSTAL,
    DIE_ROWS,
    DRAGON,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.geometry import AROUND
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.roles.dragon.actions import (
    CLAIM_SLOTH,
    FINISH_POWERS,
    GATHER,
    PLACE_GEM,
    SLITHER,
    SURFACE,
    USE_ANY_POWER,
    USE_POWER,
)
from undercroft.games.vast.roles.dragon.board import (
    GREED,
    HUNGER,
    P_BURN,
    P_CLAW,
    P_FLAME,
    P_FLAME_WALL,
    P_HISS,
    P_SCORCH,
    P_SCRATCH,
    P_SHRIEK,
    P_SLAP,
    P_SLITHER,
    P_SMASH,
    P_SWAT,
    P_WING,
    P_WRATH,
    PER_CUBE,
    PRIDE_EVENT,
    PRIDE_GEM,
    PRIDE_STILL,
    TRACK,
    DragonBoard,
    armor,
    cell_of,
    mine,
)
from undercroft.games.vast.roles.knight.board import KnightBoard, cubes
from undercroft.games.vast.roles.thief.board import ThiefBoard, gems_carried
from undercroft.games.vast.state import IN_SUPPLY, Vast

EVENT_SHARE: Final = 0.29
"""How many of the Dark tiles are Event tiles."""
CRYSTAL_SHARE: Final = 0.2
"""And how many are Crystal tiles."""
GROWTH: Final = 0.05
"""Rounds a tile he reveals costs him: the Cave grows, and falls in the sooner."""
SPARE: Final = 0.15
"""What an Event counts to who has a cube of Pride at hand this turn anyway."""
RATHER: Final = 0.02
"""For ending the turn rather than flapping about."""
SHIFT: Final = 0.8
"""Rounds it takes to Slither a cube to where Pride can move it."""
SCALE: Final = 0.7
"""How much of the rounds he reckons with the waking really takes."""
CROWD: Final = 5
"""With so many seats there are Goblins to eat and others who light the Cave; below that he sees to it himself."""
LENDING: Final[list[float]] = [0.12, 0.12, 0.04]
"""Cubes a turn each Gem on the map is worth: Claw and Flame pay for a Slither."""
STRIDE: Final = 4.0
"""Tiles he moves in a turn, Wings included."""
STRUCK: Final = (0.3, 0.5, 0.7)
"""How much oftener the Knight strikes him where she can, by the cubes she has to spare, than where she cannot."""
ASLEEP_BESIDE: Final = 0.25
"""And on her tile or the next one: nobody lies down there."""
BLOW: Final = 1.1
LAST_BLOWS: Final = 0.4
"""What a blow costs him, in rounds, and how much more for each Health that he lacks of four."""
HISS: Final = 0.2
"""What a hungry Dragon hisses for without thinking twice."""
PLAYED: Final = (P_WING, P_HISS, P_SLAP, P_SCRATCH, P_SLITHER)
"""Powers that are tried out."""
GUESSED: Final = -0.5
"""The others have many ways to be paid: they must not crowd out what only a trial shows."""


class DragonSense(Sense):
    def __init__(self) -> None:
        self.needed: float = 0.0
        """The rounds he needs from where he is, looked up once before a row of hints."""

    def prepare(self, scene: Scene) -> None:
        self.needed = self.rounds(scene)

    def rounds(self, scene: Scene) -> float:
        board = mine(scene.g)
        here = cell_of(scene.g)
        if board.health <= 0:
            return 60.0
        if here < 0:
            return wanting(board, scene.g) / 1.3 + 3.0
        return self.from_here(scene, here)

    def from_here(self, scene: Scene, here: int) -> float:
        """The rounds he would need from a cell, and what the Knight may do to him there."""
        return self.undisturbed(scene, here) + self.threat(scene, here)

    def threat(self, scene: Scene, here: int) -> float:
        """What a blow of hers costs him, as likely as she can strike on that cell in her next turn."""
        g = scene.g
        knight = g.boards[KNIGHT]
        if not isinstance(knight, KnightBoard) or g.at[KNIGHT_PIECE] < 0 or g.book.goal[KNIGHT] != "slay-dragon":
            return 0.0
        steps = scene.lit_walk(g.at[KNIGHT_PIECE])[here]
        bomb = 0 if mine(g).surfaced or g.collapsing else 1
        spare = cubes(knight) - bomb - armor(g) - max(0, steps // 2)
        if steps >= FAR or spare < 0:
            return 0.0
        odds = STRUCK[min(spare, len(STRUCK) - 1)] + (ASLEEP_BESIDE if steps <= 1 else 0.0)
        return odds * (BLOW + LAST_BLOWS * max(0, 4 - mine(g).health))

    def undisturbed(self, scene: Scene, here: int) -> float:
        """The rounds he would need if nobody troubled him."""
        g = scene.g
        board = mine(g)
        if board.surfaced:
            steps = scene.lit_walk(0)[here]
            if steps >= FAR:
                # Over a wall on the Wing, or into the Dark once it is lit.
                steps = scene.climb(0)[here] + 4
            return 0.3 + steps / STRIDE
        up = self.way_up(scene, here)
        if board.awake:
            return min(up, 5.0)
        if g.seats < CROWD:
            return self.waking(scene, here)
        pace = 1.35 + 0.1 * sum(1 for gem in g.gem if gem != -1)
        cubes = wanting(board, g) - self.appetite(scene, here)
        # The way up matters little while he sleeps, and all the more the nearer he is to waking.
        care = 0.4 + 0.6 * max(0.0, 1.0 - cubes / 4.0)
        return 0.4 + max(0.2, cubes) / pace + care * min(up, 5.0)

    def way_up(self, scene: Scene, here: int) -> float:
        """Rounds to a Lit Crystal tile, up, and from there to the Entrance."""
        g = scene.g
        steps = scene.crawl(here)
        home = scene.lit_walk(0)
        best = 6.0
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] < 0 or g.map.light[cell] != LIT or g.type_of(cell) != CRYSTAL:
                continue
            way = min(home[cell], 14)
            best = min(best, 0.6 + (steps[cell] + way) / STRIDE)
        return best

    def waking(self, scene: Scene, here: int) -> float:
        """The rounds of a Dragon with few around him: the best number of Treasure tokens to fetch before he goes up.

        Pride gives a cube a turn to who can Slither one into the right box, wherever he is; Greed another to who walks.
        """
        g = scene.g
        board = mine(g)
        cubes = wanting(board, g) - self.at_hand(g)
        room = board.boxes[PRIDE_EVENT] + board.boxes[PRIDE_STILL] + board.boxes[PRIDE_GEM]
        pace = 0.7
        for gem in range(3):
            if g.gem[gem] != IN_SUPPLY:
                pace += LENDING[gem]
        if board.boxes[HUNGER] > 0 and g.book.has(GOBLINS):
            pace += 0.3
            cubes -= 0.8 * min(board.eaten / PER_CUBE, board.boxes[HUNGER])
        if board.boxes[PRIDE_EVENT] > 0:
            cubes -= 0.02 * min(5, dark_around(g, here))
        sure = min(board.stored, board.boxes[GREED])
        most = min(board.boxes[GREED] - sure, max(0, int(cubes + 0.99) - sure))
        tour, legs = self.treasure_tour(scene, here, most)
        fetching = float(sure)
        if sure and g.active == DRAGON and not board.moved_tracks >> TRACK[GREED] & 1:
            fetching -= 1.0
        best = 99.0
        for count in range(len(tour) + 1):
            if count > 0:
                fetching += legs[count - 1]
            proud = max(0.2, cubes - sure - count)
            waking = max(proud / pace, fetching) + 0.4 * fetching + SHIFT * max(0.0, proud - room)
            last = here if count == 0 else tour[count - 1]
            # He goes to where he will come up while he wakes, if there is time.
            care = 0.4 + 0.6 * max(0.0, 1.0 - (waking - fetching) / 3.0)
            up = self.way_up(scene, last)
            best = min(best, 0.4 + SCALE * waking + care * min(up, 5.0))
        return best

    def treasure_tour(self, scene: Scene, here: int, most: int) -> tuple[list[int], list[float]]:
        """The cells of Treasure tokens he would fetch one after the other, and the rounds each takes."""
        g = scene.g
        board = mine(g)
        tour: list[int] = []
        legs: list[float] = []
        if most <= 0:
            return tour, legs
        left = [cell for cell in range(TILE_COUNT) if g.treasure[cell] and g.map.pos[cell] >= 0]
        steps = scene.crawl(here)
        at = here
        while len(tour) < most and left:
            nearest = left[0]
            least = 99
            for cell in left:
                way = steps[cell] if not tour else apart(g.map.pos[at], g.map.pos[cell])
                if way < least:
                    least = way
                    nearest = cell
            now = least == 0 and not tour and g.active == DRAGON and not board.moved_tracks >> TRACK[GREED] & 1
            for extra in range(g.treasure[nearest]):
                if len(tour) < most:
                    tour.append(nearest)
                    legs.append(1.0 if extra else 0.0 if now else 0.6 + least / STRIDE)
            left.remove(nearest)
            at = nearest
        plenty = g.treasures_left if g.book.past_plunder >= 0 or g.book.has(CAVE) else 0
        while len(tour) < most and plenty > 0:
            # Another will come, somewhere.
            plenty -= 1
            tour.append(at)
            legs.append(2.0)
        return tour, legs

    def at_hand(self, g: Vast) -> float:
        """What Pride is about to give this turn."""
        board = mine(g)
        if g.active != DRAGON or board.moved_tracks >> TRACK[PRIDE_EVENT] & 1:
            return 0.0
        if (board.boxes[PRIDE_EVENT] and board.event_revealed) or (board.boxes[PRIDE_GEM] and board.second_gem):
            return 0.9
        if board.boxes[PRIDE_STILL] and not board.moved and board.arrived:
            return 0.8
        if board.boxes[PRIDE_GEM] and gem_to_boast(g):
            return 0.8
        return 0.0

    def appetite(self, scene: Scene, here: int) -> float:
        """Cubes that are as good as moved, and what lies near."""
        g = scene.g
        board = mine(g)
        worth = 0.0
        mine_now = g.active == 2
        if board.boxes[GREED] > 0:
            worth += 0.75 * min(board.stored, board.boxes[GREED])
            greedy = mine_now and not board.moved_tracks >> TRACK[GREED] & 1
            if g.treasure[here]:
                worth += 0.7 if greedy else 0.45
            elif board.stored == 0:
                steps = scene.crawl(here)
                nearest = FAR
                for cell in range(TILE_COUNT):
                    if g.treasure[cell] and g.map.pos[cell] >= 0:
                        nearest = min(nearest, steps[cell])
                worth += 0.4 * nearness(nearest)
        if board.boxes[HUNGER] > 0 and g.book.has(GOBLINS):
            worth += 0.8 * min(board.eaten / PER_CUBE, board.boxes[HUNGER])
            for piece in TRIBES:
                if g.at[piece] >= 0 and around(g, here, g.at[piece]):
                    worth += 0.08
        proud = mine_now and not board.moved_tracks >> TRACK[PRIDE_EVENT] & 1
        if proud and (
            (board.boxes[PRIDE_EVENT] and board.event_revealed) or (board.boxes[PRIDE_GEM] and board.second_gem)
        ):
            worth += 0.9
        elif proud and board.boxes[PRIDE_STILL] and not board.moved and board.arrived:
            worth += 0.55
        if board.boxes[PRIDE_EVENT] > 0:
            worth += 0.03 * min(5, dark_around(g, here))
        return worth

    # Answers.

    def guess(self, scene: Scene, number: int) -> float:
        g = scene.g
        if not (USE_POWER.has(number) or USE_ANY_POWER.has(number)):
            return PLAY_IT
        any_symbols = USE_ANY_POWER.has(number)
        power = USE_ANY_POWER.a(number) if any_symbols else USE_POWER.a(number)
        gems = USE_ANY_POWER.d(number) if any_symbols else USE_POWER.b(number)
        thrift = 0.01 if gems else 0.0
        here = cell_of(g)
        board = mine(g)
        proud = board.boxes[PRIDE_EVENT] > 0 and not board.moved_tracks >> TRACK[PRIDE_EVENT] & 1
        proud = proud and not board.event_revealed and not board.surfaced
        if g.seats < CROWD:
            if power == P_SLITHER:
                return PLAY_IT
            if power in (P_FLAME, P_SCORCH, P_BURN):
                return thrift + self.guess_light(scene, power, here, proud)
        if power == P_FLAME:
            return thrift + (0.65 * flame_odds(g, here) - 0.04 if proud else -0.05)
        if power == P_SCORCH:
            dark = dark_around(g, here)
            # Every tile he turns up makes the Cave grow.
            return thrift + (0.65 * (1.0 - (1.0 - EVENT_SHARE) ** dark) - 0.03 * dark if proud else -0.05)
        if power == P_BURN:
            return thrift + (0.65 * EVENT_SHARE if proud else -0.05)
        if power == P_CLAW:
            return thrift + self.guess_claw(scene, here)
        if power == P_SHRIEK:
            return 0.15 if board.shriek_turns < g.book.shrieks_to_wake else 0.005
        if power in (P_WRATH, P_SMASH, P_SWAT, P_SLITHER, P_FLAME_WALL):
            return -0.1
        return PLAY_IT

    def guess_light(self, scene: Scene, power: int, here: int, proud: bool) -> float:
        """What revealing tiles is worth: Events for his Pride, a Crystal tile to come up by, and the Cave grows."""
        g = scene.g
        board = mine(g)
        tiles = 1.0
        odds = EVENT_SHARE
        if power == P_FLAME:
            tiles, odds = flame_hits(g, here)
        elif power == P_SCORCH:
            tiles = float(dark_around(g, here))
            odds = 1.0 - (1.0 - EVENT_SHARE) ** tiles
        worth = -0.03 - GROWTH * tiles
        if proud:
            worth += 0.65 * odds * (SPARE if self.at_hand(g) > 0.0 else 1.0)
        if board.surfaced:
            if scene.lit_walk(0)[here] >= FAR:
                worth += 0.15 + 0.1 * tiles
        elif self.way_up(scene, here) >= 5.0:
            late = max(0.0, 1.0 - wanting(board, g) / 8.0)
            worth += (0.3 + 0.7 * late) * (1.0 - (1.0 - CRYSTAL_SHARE) ** tiles)
        return worth

    def guess_claw(self, scene: Scene, here: int) -> float:
        """Half the faces of the die hit any given tile around him."""
        g = scene.g
        board = mine(g)
        worth = -0.05
        for piece in TRIBES:
            if g.at[piece] >= 0 and around(g, here, g.at[piece]):
                eaten = min(2, g.role_of(piece).population(g, piece))
                worth += 0.5 * (0.3 * eaten if board.boxes[HUNGER] else 0.1)
        thief = g.boards[THIEF]
        if isinstance(thief, ThiefBoard) and g.at[THIEF_PIECE] >= 0 and around(g, here, g.at[THIEF_PIECE]):
            loot = thief.carried + len(gems_carried(g))
            worth += 0.5 * (scene.share[THIEF] * (0.4 + 1.3 * loot) + 0.08 * thief.level)
        if g.at[KNIGHT_PIECE] == here:
            worth += 0.05
        return worth

    def hint(self, scene: Scene, number: int) -> float:
        if CLAIM_SLOTH.has(number):
            return 1.0
        if SURFACE.has(number):
            return 1.0
        if GATHER.has(number):
            return 0.3
        if PLACE_GEM.has(number):
            return 0.15 - 0.3 * self.thieves(scene)
        if USE_ANY_POWER.has(number):
            return GUESSED
        if USE_POWER.has(number):
            if USE_POWER.a(number) not in PLAYED:
                return GUESSED
            return -0.03 if USE_POWER.b(number) else -0.04
        if MOVE.has(number):
            return -0.02
        if FINISH_POWERS.has(number):
            return RATHER if scene.g.seats < CROWD else 0.0
        if SLITHER.has(number):
            return self.slither_hint(scene.g, SLITHER.a(number), SLITHER.b(number))
        if PUT_TREASURE.has(number) and cell_of(scene.g) >= 0:
            return 0.1 * nearness(apart(scene.g.map.pos[cell_of(scene.g)], PUT_TREASURE.a(number)))
        return 0.0

    def slither_hint(self, g: Vast, source: int, target: int) -> float:
        """From where it is stuck to where it can leave this very turn."""
        board = mine(g)
        worth = 0.0
        if source == HUNGER and not g.book.has(GOBLINS):
            worth += 0.1
        elif source == GREED:
            worth += 0.03
        if board.moved_tracks >> TRACK[PRIDE_EVENT] & 1:
            return worth + (0.05 if target == PRIDE_STILL else 0.0)
        if (
            (target == PRIDE_STILL and not board.moved)
            or (target == PRIDE_GEM and gem_to_boast(g))
            or (target == PRIDE_EVENT and board.event_revealed)
        ):
            worth += 0.1
        return worth

    def lean(self, scene: Scene, number: int) -> float:
        """A quick Dragon goes where most awaits him, and sends a Tribe into hiding when he can."""
        g = scene.g
        if USE_POWER.has(number) and USE_POWER.a(number) == P_HISS:
            return HISS if mine(g).boxes[HUNGER] else 0.0
        if cell_of(g) < 0 or not MOVE.has(number):
            return super().lean(scene, number)
        return self.needed - self.from_here(scene, g.map.cell(MOVE.a(number))) + self.hint(scene, number)

    def thieves(self, scene: Scene) -> float:
        """How near those are who would take a Gem from here."""
        g = scene.g
        near = 0.0
        if g.at[THIEF_PIECE] >= 0:
            near = nearness(scene.walk(g.at[THIEF_PIECE])[cell_of(g)])
        if g.at[KNIGHT_PIECE] >= 0:
            near = max(near, nearness(scene.lit_walk(g.at[KNIGHT_PIECE])[cell_of(g)]))
        return near

    def aim(self, scene: Scene) -> str:
        return "entrance" if mine(scene.g).surfaced else "knight"


def wanting(board: DragonBoard, g: Vast) -> int:
    """Cubes still missing on Wakefulness."""
    return max(0, g.book.wakes_at - board.wake) + max(0, g.book.shrieks_to_wake - board.shriek_turns) // 2


def around(g: Vast, here: int, there: int) -> bool:
    """On his tile or on one of the eight around."""
    a = g.map.pos[here]
    b = g.map.pos[there]
    return abs(a % 64 - b % 64) <= 1 and abs(a // 64 - b // 64) <= 1


def gem_to_boast(g: Vast) -> bool:
    """Whether a Gem he places now would join another on the map."""
    supply = 0
    for gem in range(3):
        if g.gem[gem] == IN_SUPPLY:
            supply += 1
    return 0 < supply < 3


def dark_around(g: Vast, here: int) -> int:
    """How many of the eight tiles around are Dark."""
    count = 0
    for step in AROUND:
        cell = g.map.cell_at.get(g.map.pos[here] + step, -1)
        if 0 <= cell < TILE_COUNT and g.map.light[cell] == DARK:
            count += 1
    return count


def flame_odds(g: Vast, here: int) -> float:
    """The chance that a Flame reveals an Event tile."""
    return flame_hits(g, here)[1]


def flame_hits(g: Vast, here: int) -> tuple[float, float]:
    """How many Dark tiles a Flame reveals on average, and the chance that an Event tile is among them."""
    odds = 0.0
    tiles = 0
    for rows in DIE_ROWS:
        hit = 0
        for y in range(3):
            for x in range(3):
                if rows[y][x] == "X":
                    cell = g.map.cell_at.get(g.map.pos[here] + (y - 1) * 64 + x - 1, -1)
                    if 0 <= cell < TILE_COUNT and g.map.light[cell] == DARK:
                        hit += 1
        tiles += hit
        odds += 1.0 - (1.0 - EVENT_SHARE) ** hit
    return tiles / len(DIE_ROWS), odds / len(DIE_ROWS)
