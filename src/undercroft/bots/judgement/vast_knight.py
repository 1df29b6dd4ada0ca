"""The Knight: grow by Grit, stay strong enough for the Goblins, and hunt the Dragon (or the Crystals)."""

from math import exp
from typing import Final

from undercroft.bots.judgement.vast_map import FAR, Scene, nearness, spread
from undercroft.bots.judgement.vast_role import Sense, edge
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast import facts
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.facts import (
    BONES,
    CELL_COUNT,
    DRAGON,
    DRAGON_PIECE,
    EYE,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
)
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.goblins.board import strength as tribe_strength
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
    has_up,
    map_left,
    mine,
    movement,
    perception,
    room,
    strength,
)
from undercroft.games.vast.roles.knight.events import Ambush
from undercroft.games.vast.roles.knight.infestation import AMBUSH_STRENGTH, TOKENS, AmbushFight, FightToken
from undercroft.games.vast.roles.knight.items import GainTreasure
from undercroft.games.vast.roles.knight.says import (
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
from undercroft.games.vast.roles.knight.sidequests import (
    ADVENTUROUS,
    BEDECKED,
    CUNNING,
    DARING,
    GRIT,
    STALWART,
    in_hand,
)
from undercroft.games.vast.roles.knight.turn import KnightTurn
from undercroft.games.vast.roles.thief.board import ThiefBoard, gems_carried
from undercroft.games.vast.says import END_TURN, MOVE, ORIENT
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

TRIBES: Final = (FANGS, BONES, EYE)
GRIT_PACE: Final = 3.5
"""Grit she gains in a round."""
HIT_PACE: Final = 0.7
"""Blows against the Dragon in a round once she can strike him."""
WORTH: Final = {SWORD: 0.55, ENCHANTED_BOW: 0.15, BOOTS: 0.7, JAVELIN: 0.5, AXE: 0.6, LANTERN: 0.6, POTION: 0.4}
"""What a Treasure saves her, in rounds."""
TOOLS: Final = {SWORD: 0.7, ENCHANTED_BOW: 0.0, BOOTS: 0.8, JAVELIN: 0.1, AXE: 0.2, LANTERN: 0.7, POTION: 0.4}
"""The same where Crystals win."""
REWARD: Final = 0.08
"""What each Grit of a Sidequest is worth, in rounds."""
THIRD: Final[list[float]] = [0.0, 0.2, 1.0, 0.0]
"""How much of Adventurous, which takes three Encounters, the next one counts for after so many."""
GIFT: Final = 0.35
"""What five Grit are worth as long as they bring cubes."""
HASTE: Final = 0.6
"""The same where Crystals win, which takes many cubes and soon."""

LYING_IN_WAIT: Final = {"a": 2, "b": 3, "c": 3}
"""The Strength of those who ambush her where nobody plays the Goblins; of Monsters a typical one."""
PLAIN: Final = ("a", "b")
"""The lines of the Infestation where she knows it before."""
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
CALM: Final = -3
UNSEEN: Final = -2
"""Nobody ambushes her; a Monster does that she has not seen yet."""
WORSE: Final = 0.2
"""How often an Event is an Ambush."""
DEATH: Final = 8.0
"""What she loses when an Ambush kills her, in rounds."""
COMING: Final = 0.6
"""How likely a hidden Tribe comes when it may ambush her."""
SPENT: Final = 0.2
"""What each cube costs that she places in vain, in rounds."""
LAST: Final = 0.6
LASTING: Final = 0.25
"""How slowly Health loses its worth: at the end, and more for each Crystal or blow that she still needs."""


PLANNED: Final = {
    HUNT: "why-va-knight-hunt",
    CRYSTAL: "why-va-knight-crystal",
    TREASURE: "why-va-knight-treasure",
    GEM: "why-va-knight-gem",
    EXPLORE: "why-va-knight-explore",
    LEAVE: "why-va-knight-leave",
    IDLE: "why-va-knight-guard",
    CATCH: "why-va-knight-catch",
    ROUT: "why-va-knight-rout",
}
"""What is said of a step or a cube, by the plan behind it."""
SAID: Final = (
    (ATTACK, "why-va-strike"),
    (BOMB_DRAGON, "why-va-knight-bomb"),
    (SMASH, "why-va-knight-smash"),
    (TAKE_TREASURE, "why-va-knight-take"),
    (TAKE_GEM, "why-va-knight-gem"),
    (SHOW_SIDEQUEST, "why-va-knight-quest"),
    (SHOW_TREASURE, "why-va-knight-show"),
    (KEEP, "why-va-knight-keep"),
    (DECLINE, "why-va-knight-decline"),
    (READY_JAVELIN, "why-va-knight-javelin"),
    (DRINK_POTION, "why-va-knight-potion"),
    (SHOOT, "why-va-knight-shoot"),
    (SHOOT_ENCHANTED, "why-va-knight-shoot"),
    (KNIGHT_FLARE, "why-va-knight-flare"),
    (END_TURN, "why-va-end"),
    (ORIENT, "why-va-orient"),
)
"""What is said of everything else."""


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


class KnightSense(Sense):
    def __init__(self) -> None:
        self.plan: Plan = Plan(IDLE, -1, 0.0)
        self.steps: list[list[int]] = []
        """Steps from everywhere to the plan's cell, with no wall on the way, at most one, and so on."""
        self.attackers: list[int] = []
        """The Strength with which each revealed Tribe could reach her."""
        self.ambusher: int = 0
        """The Strength of the strongest hidden Tribe, or of what lies in wait where nobody plays the Goblins."""
        self.beckoning: list[int] = []
        """How near every cell is to what she wants, where only darkness leads there."""
        self.ambushed: float = 0.0
        """How likely an unseen tile holds an Ambush, or leads to one."""
        self.crystals: float = 0.0
        """How likely it is a Crystal tile."""
        self.light: list[int] = []
        """Where she can walk on: Lit tiles, without those of Monsters and of Tribes she could not beat."""
        self.safe: int = CALM
        self.even: int = CALM
        """While she is being ambushed, the Strength at which she is safe, and the one at which the die decides."""

    # How far she is.

    def rounds(self, scene: Scene) -> float:
        g = scene.g
        board = mine(g)
        if board.dead:
            return 60.0
        steps = scene.lit_walk(cell_of(g))
        items = 0.0
        worth = self.treasures(g)
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
            nearest = self.nearest_crystal(scene, steps)
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

    def treasures(self, g: Vast) -> dict[int, float]:
        """What each Treasure is worth to her in this game."""
        return WORTH if g.book.goal[KNIGHT] == "slay-dragon" else TOOLS

    def nearest_crystal(self, scene: Scene, steps: list[int]) -> float:
        nearest = FAR
        for cell in range(TILE_COUNT):
            if scene.g.crystal[cell] and scene.g.map.pos[cell] >= 0:
                nearest = min(nearest, steps[cell])
        return 0.1 * min(nearest, 9)

    # Planning.

    def prepare(self, scene: Scene) -> None:
        self.look_out(scene)
        self.light = self.passable(scene)
        self.plan = self.best_plan(scene)
        self.steps = self.walks(scene, self.plan.cell, self.plan.walls) if self.plan.cell >= 0 else []

    def passable(self, scene: Scene) -> list[int]:
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

    def look_out(self, scene: Scene) -> None:
        """Who could strike her before her next turn."""
        g = scene.g
        self.attackers = attackers(scene, cell_of(g))
        self.count_tiles(g)
        self.ambusher = LYING_IN_WAIT.get(g.book.infestation, 0)
        goblins = g.boards[GOBLINS]
        if isinstance(goblins, GoblinsBoard):
            for piece in TRIBES:
                if g.at[piece] < 0 and goblins.population[piece - FANGS] > 0:
                    self.ambusher = max(self.ambusher, tribe_strength(g, piece))
        self.brace(g)

    def count_tiles(self, g: Vast) -> None:
        """What is left to be found, which everybody can tell from what has been."""
        unseen = [cell for cell in range(TILE_COUNT) if g.map.pos[cell] >= 0 and g.map.light[cell] == DARK]
        unseen.extend(g.tiles)
        unseen.extend(g.hand)
        ambushes = 0.0
        crystals = 0
        for cell in unseen:
            kind = g.type_of(cell)
            if kind == facts.AMBUSH:
                ambushes += 1.0
            elif kind == facts.EVENT:
                ambushes += WORSE
            elif kind == facts.CRYSTAL:
                crystals += 1
        self.ambushed = ambushes / max(1, len(unseen))
        self.crystals = crystals / max(1, len(unseen))

    def brace(self, g: Vast) -> None:
        """Whoever ambushes her: hidden Tribes must be stronger than she is, all others she must beat, or be lucky."""
        asked = g.stack[-1]
        self.safe = CALM
        if isinstance(asked, AmbushFight):
            self.safe = asked.strength + 1
        elif isinstance(asked, FightToken):
            self.safe = AMBUSH_STRENGTH[TOKENS[asked.which]] + 1
        elif isinstance(asked, Ambush) and not g.book.infestation:
            # A hidden Tribe may come or not, so this must be worth its cubes.
            lack = self.ambusher - strength(mine(g), True)
            self.safe = self.ambusher if COMING * self.wound(g) > SPENT * lack else CALM
        elif isinstance(asked, Ambush):
            self.safe = self.ambusher + 1 if g.book.infestation in PLAIN else UNSEEN
        self.even = self.safe - 1 if g.book.infestation else self.safe
        # In the Collapse the same holds for the others, for she has few turns left to be hurt in.
        if hurried(g) and self.wound(g) < SPENT * (self.safe - strength(mine(g), True)):
            self.safe = CALM

    def peril(self, g: Vast, might: int) -> float:
        """What the Goblins' next blows cost her at this Strength, in rounds."""
        hits = 0
        for attacker in self.attackers:
            if attacker > might:
                hits += 1
        health = mine(g).health
        if hits >= health:
            return 8.0
        return hits * (0.35 + 0.25 * max(0, 3 - health + hits))

    def best_plan(self, scene: Scene) -> Plan:
        g = scene.g
        here = cell_of(g)
        best = Plan(IDLE, -1, 0.0)
        if here < 0:
            return best
        board = mine(g)
        best.worth = -self.peril(g, 1 + min(3, board.on[STRENGTH] + board.pool))
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
                plan.maps = self.map_cubes(board, walls)
                if board.on[ANCIENT_MAP] + plan.maps <= 3 and self.afford(g, plan, far):
                    self.weigh_up(g, plan, far)
                    gain = plan.worth - idle
                    if hurried(g):
                        gain /= HURRY + plan.cubes()
                    if gain > most:
                        most = gain
                        best = plan
        return best

    def map_cubes(self, board: KnightBoard, walls: int) -> int:
        """What so many walls take; for a Golem two cubes each, one of which may lie there already."""
        more = walls - map_left(board)
        if more <= 0:
            return 0
        return more if board.golem < 0 else 2 * more - board.on[ANCIENT_MAP] % 2

    def weigh_up(self, g: Vast, plan: Plan, steps: int) -> None:
        """What a plan is worth when the cubes that remain have to protect her."""
        board = mine(g)
        spare = board.pool - plan.cubes()
        might = 1 + min(3, board.on[STRENGTH] + plan.might + spare)
        plan.worth -= self.peril(g, might) + CUBE * plan.cubes() + 0.02 * steps
        plan.worth += REWARD * self.earned(g, plan)
        if plan.kind != EXPLORE:
            return
        if g.book.infestation:
            plan.worth -= self.ambushed * self.hurt(g, might) * self.wound(g)
        elif self.ambusher > might:
            plan.worth -= self.ambushed * (0.35 + 0.25 * max(0, 4 - board.health))

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
            grit += self.ambushed * GRIT[STALWART]
        return grit

    def wound(self, g: Vast) -> float:
        """What a lost Health costs her, in rounds: more the less she has, and the longer it must last."""
        ahead = dragon_health(g) if g.book.goal[KNIGHT] == "slay-dragon" else g.book.crystal_goal - g.smashed[KNIGHT]
        lasts = LAST + LASTING * max(0, ahead)
        health = mine(g).health
        return DEATH * (exp((1 - health) / lasts) - exp(-health / lasts))

    def hurt(self, g: Vast, might: int) -> float:
        """The chance that an Ambush hurts her at this Strength; the Monsters' differ."""
        if might == self.ambusher:
            return 0.5
        odd = 0.0 if g.book.infestation in PLAIN else 0.2
        return 1.0 - odd if might < self.ambusher else odd

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
            plans.append(Plan(TREASURE, cell, self.prize(g)))
        if cell in g.gem:
            plans.append(Plan(GEM, cell, 0.55 * hungry))
        if g.map.light[cell] == DARK:
            tribe = sum(1 for piece in TRIBES if g.at[piece] == cell)
            lure = 0.4 * nearness(scene.crawl(g.at[DRAGON_PIECE])[cell]) if slaying and g.at[DRAGON_PIECE] >= 0 else 0.0
            lure += UNKNOWN + 0.3 * tribe + (1.0 if g.treasure[cell] else 0.0)
            if slaying:
                lure *= hungry
            else:
                lure += SEEK * self.crystals + TOWARDS * nearness(self.beckoning[cell])
                lure += CLUSTER * scene.dark_near()[cell] - edge(g, cell)
            plans.append(Plan(EXPLORE, cell, lure))
        elif g.at[FANGS] == cell or g.at[BONES] == cell or g.at[EYE] == cell:
            plans.append(Plan(ROUT, cell, 0.7))
        if g.at[THIEF_PIECE] == cell:
            plans.append(Plan(CATCH, cell, self.bounty(scene)))
        if not slaying and g.smashed[KNIGHT] >= g.book.crystal_goal and cell == 0:
            plans.append(Plan(LEAVE, cell, 9.0))
        return plans

    def prize(self, g: Vast) -> float:
        """What a Treasure token is worth: a card, and when none is left, Grit while that still brings cubes."""
        board = mine(g)
        hungry = 0.75 if cubes(board) >= 6 else 1.0
        if g.book.goal[KNIGHT] == "slay-dragon":
            return 1.3 * hungry
        if not g.treasure_deck:
            return 0.5 if cubes(board) < 6 else 0.0
        return (1.3 - 0.2 * (len(board.up) + len(board.down))) * hungry

    def bounty(self, scene: Scene) -> float:
        """What it is worth to catch the Thief: Grit, what he drops, and that he does not win."""
        loot = thief_loot(scene.g)
        thief = scene.g.boards[THIEF]
        grit = thief.level if isinstance(thief, ThiefBoard) else 0
        return 0.1 * grit + scene.share[THIEF] * (0.4 + 1.3 * loot) + 0.5 * min(1, loot)

    def afford(self, g: Vast, plan: Plan, steps: int) -> bool:
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
        wanted = self.wanted_strength(g, plan)
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
            return self.set_out(g, plan)
        return True

    def set_out(self, g: Vast, plan: Plan) -> bool:
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

    def wanted_strength(self, g: Vast, plan: Plan) -> int:
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

    # Hints.

    def knows(self, scene: Scene, about: str) -> bool:
        return about in ("knight-turn", "face-event", "brace", "brace-monster", "keep-treasure")

    def hint(self, scene: Scene, number: int) -> float:
        g = scene.g
        plan = self.plan
        board = mine(g)
        if MOVE.has(number):
            return self.hint_move(scene, g.map.cell(MOVE.a(number)))
        if PLACE_CUBE.has(number):
            return self.hint_cube(g, PLACE_CUBE.a(number))
        if ATTACK.has(number) or number == BOMB_DRAGON.of():
            # Without an Encounter left she could not walk on, and the way out is all she needs.
            return -0.2 if plan.kind == LEAVE and encounters_left(board) <= 1 else 1.0
        if number == SMASH.of():
            return 0.9
        if number == TAKE_TREASURE.of():
            return 0.8 if self.prize(g) > 0.2 or board.encounter == cell_of(g) else -0.1
        if TAKE_GEM.has(number):
            return 0.6
        if SHOW_SIDEQUEST.has(number):
            return 2.0
        if SHOW_TREASURE.has(number):
            return 0.7
        if number == DRINK_POTION.of():
            return 0.9 if board.health <= min(3, board.most_health - 2) else -0.6
        if number == READY_JAVELIN.of():
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
        if number == KEEP.of():
            return 0.5
        if number == DECLINE.of():
            return self.hint_decline(g)
        if number == READY.of():
            return 0.05
        if number == END_TURN.of():
            return -0.02
        return self.tend(scene, number, KNIGHT_PIECE)

    def hint_decline(self, g: Vast) -> float:
        """Five Grit are worth more than a poor Treasure, most of all when a cube is near."""
        board = mine(g)
        gift = g.stack[-1]
        worth = 0.5
        if isinstance(gift, GainTreasure) and gift.card >= 0:
            worth = self.treasures(g)[g.faces.face[gift.card]]
            if in_hand(g, BEDECKED) and len(board.up) + len(board.down) < 2:
                worth += 0.5 * REWARD * GRIT[BEDECKED]
        if cubes(board) >= 6:
            return 0.6 - worth
        return 0.5 + (GIFT if g.book.goal[KNIGHT] == "slay-dragon" else HASTE) - worth

    def hint_move(self, scene: Scene, cell: int) -> float:
        """Towards the plan, and through a wall only where the way beyond needs no more of them than are left."""
        g = scene.g
        plan = self.plan
        if plan.kind == IDLE or cell < 0 or not self.steps:
            return -0.1
        if plan.cubes() > 0 and plan.steps <= 1 and plan.might:
            return -0.1
        here = cell_of(g)
        walls = plan.walls if cell in scene.ways.open[here] else plan.walls - 1
        if walls < 0 or (self.light[cell] == DARK and cell != plan.cell):
            return -0.3
        nearer = self.steps[plan.walls][here] - self.steps[walls][cell]
        return 0.5 + 0.01 * min(nearer, 9) - (0.05 if g.event[cell] else 0.0) if nearer > 0 else -0.3

    def hint_cube(self, g: Vast, item: int) -> float:
        plan = self.plan
        board = mine(g)
        if self.safe != CALM:
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
        have = strength(board, True)
        fewest = self.even - have
        if self.safe <= have or item != STRENGTH or board.on[STRENGTH] + fewest > 3 or fewest > board.pool:
            return -0.4
        return 0.6

    def explain(self, scene: Scene, number: int) -> Reason:
        for verb, key in SAID:
            if verb.has(number):
                return key, {}
        if not (MOVE.has(number) or PLACE_CUBE.has(number)):
            return "", {}
        self.prepare(scene)
        if MOVE.has(number) and self.hint_move(scene, scene.g.map.cell(MOVE.a(number))) < 0:
            return "", {}
        return PLANNED[self.plan.kind], {}


def hurried(g: Vast) -> bool:
    """Whether the Collapse leaves her two or three turns for what she still needs."""
    return g.collapsing and g.book.goal[KNIGHT] != "slay-dragon"


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


def attackers(scene: Scene, prey: int) -> list[int]:
    """The Strength with which each revealed Tribe could reach a cell."""
    g = scene.g
    found: list[int] = []
    goblins = g.boards[GOBLINS]
    if not isinstance(goblins, GoblinsBoard):
        return found
    exits = scene.march(prey)
    for piece in TRIBES:
        if g.at[piece] < 0:
            continue
        lost = exits[g.at[piece]] // 2
        if exits[g.at[piece]] < FAR and lost < goblins.population[piece - FANGS]:
            found.append(tribe_strength(g, piece) - lost)
    return found


def strikers(scene: Scene, cell: int) -> int:
    """How many Tribes could strike the Knight if she stood there."""
    if cell < 0:
        return 0
    guard = scene.g.book.roles[KNIGHT].strength(scene.g, KNIGHT_PIECE)
    return sum(1 for might in attackers(scene, cell) if might > guard)


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


def dragon_health(g: Vast) -> int:
    """The Dragon's Health; as printed where nobody plays him."""
    board = g.boards[DRAGON]
    return board.health if isinstance(board, DragonBoard) and board.arrived else g.book.dragon_health


def thief_loot(g: Vast) -> int:
    """What the Thief carries."""
    board = g.boards[THIEF]
    if not isinstance(board, ThiefBoard):
        return 0
    return board.carried + len(gems_carried(g))
