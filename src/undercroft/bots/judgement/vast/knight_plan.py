"""What the Knight is up to in her turn: every goal she could reach, what it takes and what it is worth."""

from typing import Final

from undercroft.bots.judgement.vast.knight_danger import Danger, Unseen, hurried, wound
from undercroft.bots.judgement.vast.map import FAR, Scene, nearness, spread
from undercroft.bots.judgement.vast.role import edge
from undercroft.games.vast.cards import (
    BONES,
    CELL_COUNT,
    DRAGON,
    DRAGON_PIECE,
    EYE,
    FANGS,
    KNIGHT,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.roles.knight.board import (
    ANCIENT_MAP,
    BOMB,
    JAVELIN,
    MOVEMENT,
    PERCEPTION,
    STRENGTH,
    KnightBoard,
    attack_strength,
    cell_of,
    cubes,
    encounters_left,
    has_up,
    map_left,
    mine,
    movement,
    perception,
    room,
)
from undercroft.games.vast.roles.knight.infestation import AMBUSH_STRENGTH, TOKENS
from undercroft.games.vast.roles.knight.sidequests import ADVENTUROUS, CUNNING, DARING, GRIT, STALWART, in_hand
from undercroft.games.vast.roles.thief.board import ThiefBoard, gems_carried
from undercroft.games.vast.state import Vast

HUNT: Final = 0
CRYSTAL: Final = 1
TREASURE: Final = 2
GEM: Final = 3
EXPLORE: Final = 4
LEAVE: Final = 5
IDLE: Final = 6
CATCH: Final = 7
ROUT: Final = 8

REWARD: Final = 0.08
"""What each Grit of a Sidequest is worth, in rounds."""
THIRD: Final[list[float]] = [0.0, 0.2, 1.0, 0.0]
"""How much of Adventurous, which takes three Encounters, the next one counts for after so many."""
CUBE: Final = 0.04
"""What each cube costs a plan, in rounds: it might protect her, or serve another."""
UNKNOWN: Final = 0.4
"""What any Dark tile is worth, in rounds: Grit, and what may lie there."""
SEEK: Final = 1.2
"""What it is worth more where Crystals win, if it surely hid one."""
TOWARDS: Final = 1.2
"""And beside what she wants and cannot reach yet, for it may be the way there."""
CLUSTER: Final = 0.08
"""What each Dark tile around it adds: they can be revealed without a long walk."""
HURRY: Final = 2
"""In the Collapse a plan is worth what each cube brings, and so many more it costs in any case."""
WALLS: Final = 2
"""How many walls she reckons with on one way."""


class Plan:
    """What she is up to this turn: where to, and what it takes."""

    def __init__(self, kind: int, cell: int, worth: float) -> None:
        self.kind: Final = kind
        self.cell: Final = cell
        self.worth: float = worth
        self.steps: int = 0
        self.moves: int = 0
        """Cubes still to place on Movement, and so on."""
        self.looks: int = 0
        self.might: int = 0
        self.bomb: int = 0
        self.walls: int = 0
        """Walls on the way, and cubes still to place on the Ancient Map."""
        self.maps: int = 0

    def cubes(self) -> int:
        return self.moves + self.looks + self.might + self.bomb + self.maps


class Planner:
    """Weighs up what she could do from where she stands."""

    def __init__(self, scene: Scene) -> None:
        g = scene.g
        self.danger: Final = Danger(scene)
        self.unseen: Final = Unseen(g)
        self.light: Final = passable(scene)
        """Where she can walk on: Lit tiles, without those of Monsters and of Tribes she could not beat."""
        self.beckoning: list[int] = []
        """How near every cell is to what she wants, where only darkness leads there."""
        self.plan: Final = self.best_plan(scene)
        self.steps: Final = self.walks(scene, self.plan.cell, self.plan.walls) if self.plan.cell >= 0 else []
        """Steps from everywhere to the plan's cell, with no wall on the way, at most one, and so on."""

    def walk(self, scene: Scene, start: int) -> list[int]:
        if self.light is scene.ways.light:
            return scene.lit_walk(start)
        return spread(scene.ways.open, start, self.light)

    def walks(self, scene: Scene, start: int, walls: int) -> list[list[int]]:
        """How far every cell is, with no wall on the way, at most one, and so on."""
        exact = scene.ways.through_walls(self.walk(scene, start), start, self.light, walls)
        found = [exact[0]]
        for steps in exact[1:]:
            found.append([min(found[-1][cell], steps[cell]) for cell in range(CELL_COUNT)])
        return found

    def best_plan(self, scene: Scene) -> Plan:
        g = scene.g
        here = cell_of(g)
        best = Plan(IDLE, -1, 0.0)
        if here < 0:
            return best
        board = mine(g)
        best.worth = -self.danger.peril(g, 1 + min(3, board.on[STRENGTH] + board.pool))
        idle = best.worth
        most = 0.0
        ways = self.walks(scene, here, WALLS)
        self.beckoning = beckoning(scene, ways[WALLS])
        for cell in range(CELL_COUNT):
            walls = 0
            for count in range(1, WALLS + 1):
                if ways[count][cell] + 3 * (count - walls) < ways[walls][cell]:
                    walls = count
            far = ways[walls][cell]
            if far >= FAR:
                continue
            for plan in self.plans_at(scene, cell):
                plan.walls = walls
                plan.maps = map_cubes(board, walls)
                if board.on[ANCIENT_MAP] + plan.maps <= 3 and afford(g, plan, far):
                    self.weigh_up(g, plan, far)
                    gain = plan.worth - idle
                    if hurried(g):
                        gain /= HURRY + plan.cubes()
                    if gain > most:
                        most = gain
                        best = plan
        return best

    def weigh_up(self, g: Vast, plan: Plan, steps: int) -> None:
        """What a plan is worth when the cubes that remain have to protect her."""
        board = mine(g)
        spare = board.pool - plan.cubes()
        might = 1 + min(3, board.on[STRENGTH] + plan.might + spare)
        plan.worth -= self.danger.peril(g, might) + CUBE * plan.cubes() + 0.02 * steps
        plan.worth += REWARD * self.earned(g, plan)
        if plan.kind != EXPLORE:
            return
        if g.book.infestation:
            plan.worth -= self.unseen.ambush * self.danger.hurt(g, might) * wound(g)
        elif self.danger.ambusher > might:
            plan.worth -= self.unseen.ambush * (0.35 + 0.25 * max(0, 4 - board.health))

    def earned(self, g: Vast, plan: Plan) -> float:
        """The Grit of Sidequests a plan serves."""
        board = mine(g)
        grit = 0.0
        if plan.kind != LEAVE and plan.cell not in board.encounter_cells and in_hand(g, ADVENTUROUS):
            grit += GRIT[ADVENTUROUS] * THIRD[min(3, len(board.encounter_cells))]
        if plan.kind == CATCH and in_hand(g, DARING):
            grit += GRIT[DARING]
        if plan.kind == TREASURE and in_hand(g, CUNNING) and not g.book.has(DRAGON):
            grit += GRIT[CUNNING] if board.treasures_taken + g.treasure[plan.cell] > 1 else 0.0
        if plan.kind == EXPLORE and in_hand(g, STALWART) and g.book.infestation and board.ambushes == 1:
            grit += self.unseen.ambush * GRIT[STALWART]
        return grit

    def plans_at(self, scene: Scene, cell: int) -> list[Plan]:
        g = scene.g
        board = mine(g)
        slaying = g.book.goal[KNIGHT] == "slay-dragon"
        plans: list[Plan] = []
        hungry = 0.75 if cubes(board) >= 6 else 1.0
        if slaying and g.at[DRAGON_PIECE] == cell:
            plans.append(Plan(HUNT, cell, 2.0))
        if g.crystal[cell]:
            plans.append(Plan(CRYSTAL, cell, 0.7 * hungry if slaying else 1.8))
        if g.treasure[cell]:
            plans.append(Plan(TREASURE, cell, prize(g)))
        if cell in g.gem:
            plans.append(Plan(GEM, cell, 0.55 * hungry))
        if g.map.light[cell] == DARK:
            tribe = sum(1 for piece in TRIBES if g.at[piece] == cell)
            lure = 0.4 * nearness(scene.crawl(g.at[DRAGON_PIECE])[cell]) if slaying and g.at[DRAGON_PIECE] >= 0 else 0.0
            lure += UNKNOWN + 0.3 * tribe + (1.0 if g.treasure[cell] else 0.0)
            if slaying:
                lure *= hungry
            else:
                lure += SEEK * self.unseen.crystal(g, cell) + TOWARDS * nearness(self.beckoning[cell])
                lure += CLUSTER * scene.dark_near()[cell] - edge(g, cell)
            plans.append(Plan(EXPLORE, cell, lure))
        elif g.at[FANGS] == cell or g.at[BONES] == cell or g.at[EYE] == cell:
            plans.append(Plan(ROUT, cell, 0.7))
        if g.at[THIEF_PIECE] == cell:
            plans.append(Plan(CATCH, cell, bounty(scene)))
        if not slaying and g.smashed[KNIGHT] >= g.book.crystal_goal and cell == 0:
            plans.append(Plan(LEAVE, cell, 9.0))
        return plans


def passable(scene: Scene) -> list[int]:
    """The lights of the map; a Monster, or a Tribe she could not beat, ends her way like a Dark one."""
    g = scene.g
    board = mine(g)
    light = scene.ways.light
    most = attack_strength(g) + min(3 - board.on[STRENGTH], board.pool)
    barred = [g.at[piece] for piece in TRIBES if g.at[piece] >= 0 and g.role_of(piece).defence(g, piece) >= most]
    barred.extend(cell for cell in g.monster_token if cell >= 0)
    if not barred:
        return light
    light = light.copy()
    for cell in barred:
        light[cell] = DARK
    return light


def map_cubes(board: KnightBoard, walls: int) -> int:
    """What so many walls take; for a Golem two cubes each, one of which may lie there already."""
    more = walls - map_left(board)
    if more <= 0:
        return 0
    return more if board.golem < 0 else 2 * more - board.on[ANCIENT_MAP] % 2


def prize(g: Vast) -> float:
    """What a Treasure token is worth: a card, and when none is left, Grit while that still brings cubes."""
    board = mine(g)
    hungry = 0.75 if cubes(board) >= 6 else 1.0
    if g.book.goal[KNIGHT] == "slay-dragon":
        return 1.3 * hungry
    if not g.treasure_deck:
        return 0.5 if cubes(board) < 6 else 0.0
    return (1.3 - 0.2 * (len(board.up) + len(board.down))) * hungry


def bounty(scene: Scene) -> float:
    """What it is worth to catch the Thief: Grit, what he drops, and that he does not win."""
    loot = thief_loot(scene.g)
    thief = scene.g.boards[THIEF]
    grit = thief.level if isinstance(thief, ThiefBoard) else 0
    return 0.1 * grit + scene.share[THIEF] * (0.4 + 1.3 * loot) + 0.5 * min(1, loot)


def afford(g: Vast, plan: Plan, steps: int) -> bool:
    """Whether the cubes at hand suffice, this turn or by the next; notes what is missing."""
    board = mine(g)
    plan.steps = steps
    short = steps - (movement(board) - board.steps)
    per_cube = 2
    plan.moves = (short + per_cube - 1) // per_cube if short > 0 else 0
    looks = 0 if steps == 0 and board.encounter == plan.cell else 1 - encounters_left(board)
    plan.looks = max(0, looks)
    if plan.kind == CATCH:
        hidden = g.book.roles[THIEF].stealth(g, THIEF_PIECE)
        plan.looks = max(plan.looks, hidden + 1 - perception(board))
    wanted = wanted_strength(g, plan)
    if wanted < 0:
        return False
    plan.might = max(0, wanted - attack_strength(g, plan.bomb > 0))
    if plan.kind == HUNT and (plan.might > 3 - board.on[STRENGTH] or plan.cubes() > board.pool) and plan.might:
        # An equal fight is decided by the die.
        plan.might -= 1
        plan.worth *= 0.5
    if plan.looks > 3 - board.on[PERCEPTION] or plan.might > 3 - board.on[STRENGTH]:
        return False
    if plan.moves > 3 - board.on[MOVEMENT] or plan.cubes() > board.pool:
        return set_out(g, plan)
    return True


def set_out(g: Vast, plan: Plan) -> bool:
    """Too far for this turn: worth less, and all it takes now is walking, through a wall if it must be."""
    board = mine(g)
    if plan.steps == 0:
        return False
    looks = 1 if encounters_left(board) <= 0 else 0
    if (looks and plan.kind != LEAVE) or (plan.kind == EXPLORE and g.book.goal[KNIGHT] == "slay-dragon"):
        return False
    spare = board.pool - looks - plan.maps
    if looks > 3 - board.on[PERCEPTION] or spare < 0:
        return False
    most = min(3 - board.on[MOVEMENT], spare)
    reach = movement(board) - board.steps + 2 * most
    if reach <= 0:
        return False
    total = cubes(board)
    if plan.might + plan.bomb + plan.looks + 1 > total:
        return False
    plan.worth *= 0.5 * min(1.0, reach / max(1, plan.steps))
    plan.moves = most if plan.steps > reach - 2 else plan.moves
    plan.might = 0
    plan.bomb = 0
    plan.looks = looks
    return plan.moves <= most


def wanted_strength(g: Vast, plan: Plan) -> int:
    """The Strength a plan takes, -1 where it cannot be done."""
    board = mine(g)
    wanted = 0
    if plan.kind == CRYSTAL:
        wanted = g.book.strength_to_smash
    elif plan.kind == HUNT:
        dragon = g.book.roles[DRAGON]
        wanted = dragon.armor(g, DRAGON_PIECE) + 1
        if not dragon.on_surface(g, DRAGON_PIECE):
            if board.dragon_attacked:
                return -1
            if has_up(g, JAVELIN) and not board.javelin_ready and board.on[BOMB] == 0:
                wanted -= 1
            elif not g.collapsing and board.on[BOMB] == 0 and not board.javelin_ready:
                plan.bomb = 1
                if not room(g, BOMB) or board.javelin_turn:
                    return -1
    for piece in TRIBES:
        if g.at[piece] == plan.cell and plan.steps > 0:
            wanted = max(wanted, g.role_of(piece).defence(g, piece) + 1)
    for which in range(len(TOKENS)):
        if g.monster_token[which] == plan.cell and plan.steps > 0:
            wanted = max(wanted, AMBUSH_STRENGTH[TOKENS[which]])
    return wanted


def beckoning(scene: Scene, reach: list[int]) -> list[int]:
    """How many steps each cell is from the nearest Crystal out of reach; from the Entrance if that is all she wants."""
    g = scene.g
    goals = [cell for cell in range(TILE_COUNT) if g.crystal[cell] and g.map.pos[cell] >= 0 and reach[cell] >= FAR]
    if g.smashed[KNIGHT] >= g.book.crystal_goal:
        goals = [0] if reach[0] >= FAR else []
    near = [FAR] * CELL_COUNT
    for goal in goals:
        steps = scene.walk(goal)
        for cell in range(CELL_COUNT):
            near[cell] = min(near[cell], steps[cell])
    return near


def thief_loot(g: Vast) -> int:
    """What the Thief carries."""
    board = g.boards[THIEF]
    if not isinstance(board, ThiefBoard):
        return 0
    return board.carried + len(gems_carried(g))
