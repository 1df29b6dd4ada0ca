"""The Knight: grow by Grit, stay strong enough for the Goblins, and hunt the Dragon (or the Crystals)."""

from typing import Final

from undercroft.bots.judgement.vast.knight_danger import CALM, dragon_health
from undercroft.bots.judgement.vast.knight_plan import (
    CATCH,
    CRYSTAL,
    EXPLORE,
    GEM,
    HUNT,
    IDLE,
    LEAVE,
    REWARD,
    ROUT,
    TREASURE,
    Planner,
    prize,
)
from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.role import Sense
from undercroft.games.vast.actions import END_TURN, MOVE
from undercroft.games.vast.cards import CELL_COUNT, DRAGON, DRAGON_PIECE, KNIGHT, KNIGHT_PIECE, TILE_COUNT
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.roles.knight.actions import (
    ATTACK,
    BOMB_DRAGON,
    BOMB_WALL,
    DECLINE,
    DRINK_POTION,
    KEEP,
    KNIGHT_FLARE,
    PLACE_CUBE,
    READY,
    READY_JAVELIN,
    SHOOT,
    SHOOT_ENCHANTED,
    SHOW_SIDEQUEST,
    SHOW_TREASURE,
    SMASH,
    TAKE_GEM,
    TAKE_TREASURE,
)
from undercroft.games.vast.roles.knight.board import (
    ANCIENT_MAP,
    AXE,
    BOMB,
    BOOTS,
    CUBE_SPACES,
    ENCHANTED_BOW,
    FIRST_TREASURE,
    JAVELIN,
    LANTERN,
    MOVEMENT,
    PERCEPTION,
    POTION,
    SHIELD,
    STRENGTH,
    SWORD,
    KnightBoard,
    attack_strength,
    cell_of,
    cubes,
    encounters_left,
    mine,
    strength,
)
from undercroft.games.vast.roles.knight.items import GainTreasure
from undercroft.games.vast.roles.knight.sidequests import BEDECKED, GRIT, in_hand
from undercroft.games.vast.roles.knight.turn import KnightTurn
from undercroft.games.vast.state import Vast

GRIT_PACE: Final = 3.5
"""Grit she gains in a round."""
HIT_PACE: Final = 0.7
"""Blows against the Dragon in a round once she can strike him."""
WORTH: Final = {SWORD: 0.55, ENCHANTED_BOW: 0.15, BOOTS: 0.7, JAVELIN: 0.5, AXE: 0.6, LANTERN: 0.6, POTION: 0.4}
"""What a Treasure saves her, in rounds."""
TOOLS: Final = {SWORD: 0.7, ENCHANTED_BOW: 0.0, BOOTS: 0.8, JAVELIN: 0.1, AXE: 0.2, LANTERN: 0.7, POTION: 0.4}
"""The same where Crystals win."""
GIFT: Final = 0.35
"""What five Grit are worth as long as they bring cubes."""
HASTE: Final = 0.6
"""The same where Crystals win, which takes many cubes and soon."""


AIMS: Final = {
    HUNT: "dragon",
    CRYSTAL: "crystal",
    TREASURE: "treasure",
    GEM: "gem",
    EXPLORE: "dark",
    LEAVE: "entrance",
    CATCH: "thief",
    ROUT: "tribe",
}
"""What she walks towards, by her plan."""


class KnightSense(Sense):
    planner: Planner
    """What she is up to, as of the last look at the table."""

    # How far she is.

    def rounds(self, scene: Scene) -> float:
        g = scene.g
        board = mine(g)
        if board.dead:
            return 60.0
        steps = scene.lit_walk(cell_of(g))
        items = 0.0
        worth = treasures(g)
        for card in board.up:
            items += worth[g.faces.face[card]]
        for card in board.down:
            items += worth[g.faces.face[card]]
        wounds = 0.25 * max(0, 4 - board.health)
        if g.book.infestation:
            wounds += 0.1 * (board.most_health - board.health)
        grit = 0.03 * board.grit
        if g.book.goal[KNIGHT] != "slay-dragon":
            left = max(0, g.book.crystal_goal - g.smashed[KNIGHT])
            lack = growth(board, 4 - (1 if items > 0.5 else 0))
            nearest = nearest_crystal(scene, steps)
            found = 1.4 * left + 0.5 * lack + min(scene.home()[cell_of(g)], 10) / 5.0 - items - grit + wounds + nearest
            return max(0.2 + 0.6 * left, found)
        health = dragon_health(g)
        dragon = g.book.roles[DRAGON]
        needed = dragon.armor(g, DRAGON_PIECE) + 1
        if not (g.collapsing or dragon.on_surface(g, DRAGON_PIECE)):
            needed += 1
        lack = growth(board, needed)
        apart = steps[g.at[DRAGON_PIECE]] if g.at[DRAGON_PIECE] >= 0 else 4
        if apart >= FAR:
            apart = 9
        found = health / HIT_PACE + 0.7 * lack + 0.1 * min(apart, 9) - 0.6 * items - grit + wounds
        return max(0.7 * health, found)

    # Hints.

    def prepare(self, scene: Scene) -> None:
        self.planner = Planner(scene)

    def knows(self, scene: Scene, about: str) -> bool:
        return about in ("knight-turn", "face-event", "brace", "brace-monster", "keep-treasure")

    def wastes_the_turn(self, scene: Scene, number: int) -> bool:
        board = mine(scene.g)
        return END_TURN.has(number) and board.steps == 0 and board.encounters == 0 and sum(board.on) == 0

    def hint(self, scene: Scene, number: int) -> float:
        g = scene.g
        plan = self.planner.plan
        board = mine(g)
        if MOVE.has(number):
            return self.hint_move(scene, g.map.cell(MOVE.a(number)))
        if PLACE_CUBE.has(number):
            return self.hint_cube(g, PLACE_CUBE.a(number))
        if ATTACK.has(number) or BOMB_DRAGON.has(number):
            # Without an Encounter left she could not walk on, and the way out is all she needs.
            return -0.2 if plan.kind == LEAVE and encounters_left(board) <= 1 else 1.0
        if SMASH.has(number):
            return 0.9
        if TAKE_TREASURE.has(number):
            return 0.8 if prize(g) > 0.2 or board.encounter == cell_of(g) else -0.1
        if TAKE_GEM.has(number):
            return 0.6
        if SHOW_SIDEQUEST.has(number):
            return 2.0
        if SHOW_TREASURE.has(number):
            return 0.7
        if DRINK_POTION.has(number):
            return 0.9 if board.health <= min(3, board.most_health - 2) else -0.6
        if READY_JAVELIN.has(number):
            at_him = plan.kind == HUNT and plan.steps == 0
            return 0.75 if at_him and plan.cubes() == 0 and board.on[BOMB] == 0 else -0.6
        if SHOOT_ENCHANTED.has(number):
            return 0.4
        if SHOOT.has(number):
            return 0.3 if attack_strength(g) > 1 else -0.1
        if KNIGHT_FLARE.has(number):
            # The more Dark tiles around, the more Grit.
            return 0.1 + 0.05 * scene.dark_near()[g.map.cell(KNIGHT_FLARE.a(number))]
        if BOMB_WALL.has(number):
            return -0.5
        if KEEP.has(number):
            return 0.5
        if DECLINE.has(number):
            return self.hint_decline(g)
        if READY.has(number):
            return 0.05
        if END_TURN.has(number):
            return -0.02
        return self.tend(scene, number, KNIGHT_PIECE)

    def hint_decline(self, g: Vast) -> float:
        """Five Grit are worth more than a poor Treasure, most of all when a cube is near."""
        board = mine(g)
        gift = g.stack[-1]
        worth = 0.5
        if isinstance(gift, GainTreasure) and gift.card >= 0:
            worth = treasures(g)[g.faces.face[gift.card]]
            if in_hand(g, BEDECKED) and len(board.up) + len(board.down) < 2:
                worth += 0.5 * REWARD * GRIT[BEDECKED]
        if cubes(board) >= 6:
            return 0.6 - worth
        return 0.5 + (GIFT if g.book.goal[KNIGHT] == "slay-dragon" else HASTE) - worth

    def hint_move(self, scene: Scene, cell: int) -> float:
        """Towards the plan, and through a wall only where the way beyond needs no more of them than are left."""
        g = scene.g
        plan = self.planner.plan
        if plan.kind == IDLE or cell < 0 or not self.planner.steps:
            return -0.1
        if plan.cubes() > 0 and plan.steps <= 1 and plan.might:
            return -0.1
        here = cell_of(g)
        walls = plan.walls if cell in scene.ways.open[here] else plan.walls - 1
        if walls < 0 or (self.planner.light[cell] == DARK and cell != plan.cell):
            return -0.3
        nearer = self.planner.steps[plan.walls][here] - self.planner.steps[walls][cell]
        return 0.5 + 0.01 * min(nearer, 9) - (0.05 if g.event[cell] else 0.0) if nearer > 0 else -0.3

    def hint_cube(self, g: Vast, item: int) -> float:
        plan = self.planner.plan
        board = mine(g)
        if self.planner.danger.safe != CALM:
            return self.hint_brace(board, item)
        if not isinstance(g.stack[-1], KnightTurn):
            # What comes of this question may be an Ambush: the cubes stay at hand.
            return -2.0
        if plan.kind != IDLE and plan.cubes() > 0:
            if item == MOVEMENT and plan.moves:
                return 0.60
            if item == FIRST_TREASURE + BOOTS and plan.moves:
                return 0.64
            if item == PERCEPTION and plan.looks:
                return 0.60
            if item == FIRST_TREASURE + LANTERN and (plan.looks or plan.moves):
                return 0.62
            if item == STRENGTH and plan.might:
                return 0.60
            if item == FIRST_TREASURE + SWORD and (plan.might or plan.looks):
                return 0.63
            if item == FIRST_TREASURE + AXE and plan.might and not plan.bomb and board.on[STRENGTH] >= 2:
                return 0.61
            if item == BOMB and plan.bomb:
                return 0.59
            if item == ANCIENT_MAP and plan.maps:
                return 0.58
            return -0.4
        if plan.kind != IDLE:
            return -0.4
        # Nothing left to do: what stays on the board protects her until her next turn.
        if item == STRENGTH:
            return 0.2
        if item == SHIELD and board.grit > 4:
            return 0.15
        if item == PERCEPTION:
            return 0.12
        return 0.0 if item != MOVEMENT else 0.03

    def hint_brace(self, board: KnightBoard, item: int) -> float:
        """As many cubes as it takes to beat who attacks her, if they suffice; at worst to let the die decide."""
        danger = self.planner.danger
        have = strength(board, True)
        fewest = danger.even - have
        if danger.safe <= have or item != STRENGTH or board.on[STRENGTH] + fewest > 3 or fewest > board.pool:
            return -0.4
        return 0.6

    def aim(self, scene: Scene) -> str:
        self.prepare(scene)
        return AIMS.get(self.planner.plan.kind, "")


def treasures(g: Vast) -> dict[int, float]:
    """What each Treasure is worth to her in this game."""
    return WORTH if g.book.goal[KNIGHT] == "slay-dragon" else TOOLS


def nearest_crystal(scene: Scene, steps: list[int]) -> float:
    nearest = FAR
    for cell in range(TILE_COUNT):
        if scene.g.crystal[cell] and scene.g.map.pos[cell] >= 0:
            nearest = min(nearest, steps[cell])
    return 0.1 * min(nearest, 9)


def growth(board: KnightBoard, needed: int) -> float:
    """Rounds until Grit has brought her so many cubes."""
    have = cubes(board)
    space = 0
    wait = 0.0
    while have < needed and space < len(CUBE_SPACES):
        if board.on_grit[space]:
            have += 1
            wait = max(0, CUBE_SPACES[space] - board.grit) / GRIT_PACE
        space += 1
    return wait + 2.0 * max(0, needed - have)


def knight_reach(scene: Scene) -> list[int]:
    """The Strength with which she could step onto each cell next turn, -1 where she does not get."""
    g = scene.g
    reach = [-1] * CELL_COUNT
    board = g.boards[KNIGHT]
    if not isinstance(board, KnightBoard) or board.dead:
        return reach
    steps = scene.lit_walk(cell_of(g))
    have = cubes(board)
    for cell in range(CELL_COUNT):
        if steps[cell] <= 7:
            spent = steps[cell] // 2
            if spent <= have:
                reach[cell] = 1 + min(3, have - spent)
    return reach
