"""The Knight: grow by Grit, then hunt the Dragon (or the Crystals), and stay alive."""

from typing import Final

from undercroft.bots.judgement.vast_map import FAR, nearness, walk
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.facts import DRAGON, DRAGON_PIECE, KNIGHT, KNIGHT_PIECE, THIEF, THIEF_PIECE, TILE_COUNT
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.knight.board import (
    BOMB,
    BOOTS,
    FIRST_TREASURE,
    LANTERN,
    MOVEMENT,
    PERCEPTION,
    SHIELD,
    STRENGTH,
    SWORD,
    attack_strength,
    cell_of,
    cubes,
    encounters_left,
    mine,
    movement,
    perception,
    room,
)
from undercroft.games.vast.roles.knight.says import (
    ATTACK,
    BOMB_DRAGON,
    BOMB_WALL,
    DECLINE,
    DRINK_POTION,
    KEEP,
    KNIGHT_FLARE,
    PLACE_CUBE,
    READY_JAVELIN,
    SHOOT,
    SHOOT_ENCHANTED,
    SHOW_SIDEQUEST,
    SHOW_TREASURE,
    SMASH,
    TAKE_GEM,
    TAKE_TREASURE,
)
from undercroft.games.vast.roles.thief.board import ThiefBoard, gems_carried
from undercroft.games.vast.says import END_TURN, MOVE
from undercroft.games.vast.state import Vast

HUNT: Final = 0
CRYSTAL: Final = 1
TREASURE: Final = 2
GEM: Final = 3
EXPLORE: Final = 4
LEAVE: Final = 5
IDLE: Final = 6
CATCH: Final = 7


class Plan:
    """What she is up to this turn: where to, and what it takes."""

    def __init__(self, kind: int, cell: int, worth: float) -> None:
        self.kind: Final = kind
        self.cell: Final = cell
        self.worth: Final = worth
        self.moves: int = 0
        """Cubes still to place on Movement, and so on."""
        self.looks: int = 0
        self.might: int = 0
        self.bomb: int = 0

    def cubes(self) -> int:
        return self.moves + self.looks + self.might + self.bomb


class KnightSense(Sense):
    def __init__(self) -> None:
        self.plan: Plan = Plan(IDLE, -1, 0.0)
        self.steps: list[int] = []
        """Steps from everywhere to the plan's cell."""

    # Progress.

    def progress(self, g: Vast) -> float:
        board = mine(g)
        if board.dead:
            return 0.0
        worth = 0.012 * cubes(board) + 0.0025 * board.grit
        worth += 0.02 * (len(board.up) + len(board.down)) + 0.016 * min(board.health, 5)
        here = cell_of(g)
        steps = walk(g, here, False, False)
        if g.book.goal[KNIGHT] == "slay-dragon":
            health = dragon_health(g)
            worth += 0.11 * (g.book.dragon_health - health)
            if g.at[DRAGON_PIECE] >= 0:
                worth += 0.02 * nearness(steps[g.at[DRAGON_PIECE]])
        else:
            goal = max(1, g.book.crystal_goal)
            worth += 0.55 * min(g.smashed[KNIGHT], goal) / goal
            if g.smashed[KNIGHT] >= goal:
                worth += 0.15 * nearness(steps[0])
        nearest = FAR
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] >= 0 and (g.map.light[cell] == DARK or g.treasure[cell] or g.crystal[cell]):
                nearest = min(nearest, steps[cell])
        return worth + 0.008 * nearness(nearest)

    # Planning.

    def prepare(self, g: Vast) -> None:
        self.plan = self.best_plan(g)
        self.steps = walk(g, self.plan.cell, False, True) if self.plan.cell >= 0 else []

    def best_plan(self, g: Vast) -> Plan:
        here = cell_of(g)
        best = Plan(IDLE, -1, 0.0)
        if here < 0:
            return best
        steps = walk(g, here, False, False)
        slaying = g.book.goal[KNIGHT] == "slay-dragon"
        done = not slaying and g.smashed[KNIGHT] >= g.book.crystal_goal
        for cell in range(len(steps)):
            if steps[cell] >= FAR:
                continue
            for plan in self.plans_at(g, cell, slaying, done):
                if self.afford(g, plan, steps[cell]):
                    score = plan.worth - 0.3 * plan.cubes() - 0.08 * steps[cell]
                    if score > best.worth:
                        chosen = Plan(plan.kind, plan.cell, score)
                        chosen.moves = plan.moves
                        chosen.looks = plan.looks
                        chosen.might = plan.might
                        chosen.bomb = plan.bomb
                        best = chosen
        return best

    def plans_at(self, g: Vast, cell: int, slaying: bool, done: bool) -> list[Plan]:
        plans: list[Plan] = []
        if slaying and g.at[DRAGON_PIECE] == cell:
            plans.append(Plan(HUNT, cell, 7.0))
        if g.crystal[cell]:
            plans.append(Plan(CRYSTAL, cell, 2.6 if slaying else 8.0))
        if g.treasure[cell]:
            plans.append(Plan(TREASURE, cell, 4.0))
        if cell in g.gem:
            plans.append(Plan(GEM, cell, 2.8))
        if g.map.light[cell] == DARK:
            plans.append(Plan(EXPLORE, cell, 1.6))
        if g.at[THIEF_PIECE] == cell:
            # He loses what he carries, and she gains Grit.
            plans.append(Plan(CATCH, cell, 2.5 + 1.5 * thief_loot(g)))
        if done and cell == 0:
            plans.append(Plan(LEAVE, cell, 20.0))
        return plans

    def afford(self, g: Vast, plan: Plan, steps: int) -> bool:
        """Whether the cubes at hand suffice; notes what is missing."""
        board = mine(g)
        short = steps - (movement(board) - board.steps)
        plan.moves = (short + 1) // 2 if short > 0 else 0
        looks = 1 - encounters_left(board)
        if steps > 0 and board.encounter == plan.cell:
            looks = 1 - encounters_left(board)
        if steps == 0 and board.encounter == plan.cell:
            looks = 0
        plan.looks = max(0, looks)
        if plan.kind == CATCH:
            hidden = g.book.roles[THIEF].stealth(g, THIEF_PIECE)
            plan.looks = max(plan.looks, hidden + 1 - perception(board))
        wanted = 0
        if plan.kind == CRYSTAL:
            wanted = g.book.strength_to_smash
        elif plan.kind == HUNT:
            dragon = g.book.roles[DRAGON]
            wanted = dragon.armor(g, DRAGON_PIECE) + 1
            if not dragon.on_surface(g, DRAGON_PIECE):
                if board.dragon_attacked:
                    return False
                if not g.collapsing and board.on[BOMB] == 0:
                    plan.bomb = 1
                    if not room(g, BOMB):
                        return False
        plan.might = max(0, wanted - attack_strength(g))
        if plan.moves > 3 - board.on[MOVEMENT] or plan.looks > 3 - board.on[PERCEPTION]:
            return False
        if plan.might > 3 - board.on[STRENGTH]:
            return False
        return plan.cubes() <= board.pool

    # Hints.

    def knows(self, g: Vast, about: str) -> bool:
        return about in ("knight-turn", "face-event")

    def hint(self, g: Vast, number: int) -> float:
        plan = self.plan
        if MOVE.has(number):
            return self.hint_move(g, g.map.cell(MOVE.a(number)))
        if PLACE_CUBE.has(number):
            return self.hint_cube(g, PLACE_CUBE.a(number))
        if ATTACK.has(number) or number == BOMB_DRAGON.of():
            return 0.09
        if number == SMASH.of():
            return 0.08
        if number == TAKE_TREASURE.of():
            return 0.07
        if TAKE_GEM.has(number):
            return 0.05
        if SHOW_SIDEQUEST.has(number):
            return 0.2
        if SHOW_TREASURE.has(number):
            return 0.03 if g.rounds > 1 else 0.01
        if number == DRINK_POTION.of():
            board = mine(g)
            return 0.05 if board.health <= board.most_health - 2 else -0.05
        if number == READY_JAVELIN.of():
            return 0.04 if plan.kind == HUNT and plan.cell == cell_of(g) else -0.05
        if SHOOT_ENCHANTED.has(number):
            return 0.03
        if SHOOT.has(number):
            return 0.02 if attack_strength(g) > 1 else -0.01
        if KNIGHT_FLARE.has(number):
            return 0.01
        if BOMB_WALL.has(number):
            return -0.03
        if number == KEEP.of():
            return 0.03
        if number == DECLINE.of():
            return 0.0
        if number == END_TURN.of():
            return -0.002
        return 0.0

    def hint_move(self, g: Vast, cell: int) -> float:
        if self.plan.kind == IDLE or cell < 0 or not self.steps:
            return -0.01
        if self.plan.kind != HUNT and cell in [g.at[piece] for piece in (1, 2, 3)]:
            return 0.02
        before = self.steps[cell_of(g)]
        after = self.steps[cell]
        if after < before:
            return 0.05
        return -0.03

    def hint_cube(self, g: Vast, item: int) -> float:
        plan = self.plan
        board = mine(g)
        if plan.kind != IDLE and plan.cubes() > 0:
            if item == MOVEMENT and plan.moves:
                return 0.10
            if item == FIRST_TREASURE + BOOTS and plan.moves:
                return 0.11
            if item == PERCEPTION and plan.looks:
                return 0.10
            if item == FIRST_TREASURE + LANTERN and (plan.looks or plan.moves):
                return 0.105
            if item == STRENGTH and plan.might:
                return 0.10
            if item == FIRST_TREASURE + SWORD and (plan.might or plan.looks):
                return 0.11
            if item == BOMB and plan.bomb:
                return 0.10
            return -0.05
        if plan.kind != IDLE:
            return -0.05
        # Nothing left to do: what stays on the board protects her until her next turn.
        if item == STRENGTH:
            return 0.02
        if item == SHIELD and board.grit > 8:
            return 0.018
        if item == PERCEPTION and encounters_left(board) <= 0 and board.pool > 1:
            return 0.03
        return 0.0 if item != MOVEMENT else 0.005

    def explain(self, g: Vast, number: int) -> Reason:
        self.prepare(g)
        kind = self.plan.kind
        if ATTACK.has(number) or number == BOMB_DRAGON.of():
            return "why-va-strike", {}
        if number == END_TURN.of():
            return "why-va-end", {}
        if MOVE.has(number) or PLACE_CUBE.has(number):
            if kind == HUNT:
                return "why-va-knight-hunt", {}
            if kind == CRYSTAL:
                return "why-va-knight-crystal", {}
            if kind in (TREASURE, GEM):
                return "why-va-knight-treasure", {}
            if kind == EXPLORE:
                return "why-va-knight-explore", {}
            if kind == CATCH:
                return "why-va-knight-catch", {}
            if kind == LEAVE:
                return "why-va-knight-leave", {}
            return "why-va-knight-guard", {}
        return "", {}


def dragon_health(g: Vast) -> int:
    """The Dragon's Health; as printed where nobody plays him."""
    board = g.boards[DRAGON]
    return board.health if isinstance(board, DragonBoard) else g.book.dragon_health


def knight_strength(g: Vast) -> int:
    """Her Strength as others meet it."""
    return g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE)


def thief_loot(g: Vast) -> int:
    """What the Thief carries."""
    board = g.boards[THIEF]
    if not isinstance(board, ThiefBoard):
        return 0
    return board.carried + len(gems_carried(g))
