"""The Goblins: grow strong unseen, strike the Knight when she is weaker, and vanish again."""

from typing import Final

from undercroft.bots.judgement.vast.knight import knight_reach
from undercroft.bots.judgement.vast.knight_danger import dragon_health
from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.role import PLAY_IT, Sense
from undercroft.games.vast.actions import DONE, END_TURN, MOVE
from undercroft.games.vast.cards import (
    CELL_COUNT,
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.roles.goblins.actions import (
    ACTIVATE,
    AMBUSH_WITH,
    APPEAR,
    ASSIGN,
    CHOOSE_WAR,
    EXPLORE,
    HEW,
    LURK,
    PLAY_HEX,
    PLAY_ON_TRIBE,
    REFUSE,
    SPECIAL,
    TRIBE_ATTACK,
    TRIBE_FLARE,
)
from undercroft.games.vast.roles.goblins.activation import TribeActivation
from undercroft.games.vast.roles.goblins.board import (
    FIRE_BOMBER,
    GNOME,
    MOST_POPULATION,
    PET_FROG,
    STRENGTH_TO_SMASH,
    holds,
    index,
    mine,
    revealed,
    strength,
)
from undercroft.games.vast.roles.goblins.war import PopulateTribes
from undercroft.games.vast.roles.knight.board import KnightBoard, cubes
from undercroft.games.vast.state import Vast

PACE: Final = 0.8
"""Blows they strike in a round."""
READY: Final = 0.55
"""What a Tribe that can strike next turn counts for, in blows: enough to make one get ready."""
COMES_TRUE: Final = 0.3
"""The same where a walk ends: most are eaten, carried off or outmatched before they strike."""
RETURN: Final = 3.8
"""Turns from one blow of a Tribe to its next: it has scattered, comes out of the dark, and strikes again."""
UNSEEN: Final = 1.0
"""Turns more where no Crystal has been found."""
SEARCH: Final = 0.6
"""Rounds for every Crystal still to be found."""
LATE_SEARCH: Final = 1.2
"""The same in the Collapse, which takes the Crystals found first."""
SOON: Final = 2.3
"""Turns within which a Crystal is as good as smashed."""
REACHED: Final = 3.1
"""Turns within which one counts as found: there is a way."""
SCARCE: Final = 0.1
"""Rounds that every tile on the map costs."""
GROWTH: Final = 1.5
"""Goblins a Tribe gains in a turn."""
SHORT: Final = 0.35
"""Turns for every point of Strength it still lacks."""
TOO_FAR: Final = 1.2
"""Turns more where too few Goblins would arrive."""
NO_WAY: Final = 2.6
"""Turns more where no way is known."""
NEEDLESS: Final = -1.0
"""For refusing Goblins for whom there is room."""


PREY: Final = {"slay-knight": "knight", "slay-dragon": "dragon", "smash-crystals": "crystal"}
"""What the Tribes go for, by their goal."""


class GoblinsSense(Sense):
    breadth = 12

    def rounds(self, scene: Scene) -> float:
        return self.needed(scene, READY)

    def prospects(self, scene: Scene) -> float:
        return self.needed(scene, COMES_TRUE)

    def needed(self, scene: Scene, ready: float) -> float:
        """Rounds to go if a Tribe that is ready counts for so many blows."""
        g = scene.g
        board = mine(g)
        goal = g.book.goal[GOBLINS]
        # Rage brings better War cards, Secrets a surprise; neither is a blow yet.
        brewing = 0.12 * board.rage + 0.04 * min(5, len(board.hand) + len(board.up))
        if goal == "slay-knight":
            knight = g.boards[KNIGHT]
            assert isinstance(knight, KnightBoard)
            if knight.health <= 0:
                return 0.0
            guard = g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE)
            # The more cubes she has, the seldomer she is the weaker one.
            threat = self.menace(scene, g.at[KNIGHT_PIECE], guard, ready)
            blows = (knight.health - threat) * (0.85 + 0.06 * cubes(knight))
        elif goal == "slay-dragon":
            return max(0.0, self.hunt(scene) + self.lacking(g) - brewing)
        else:
            return max(0.0, self.quarry(scene) + self.lacking(g) - brewing)
        return max(0.3, blows - brewing) / PACE

    def menace(self, scene: Scene, prey: int, guard: int, ready: float) -> float:
        """The blows that are as good as struck: ready Tribes, and growing ones a little."""
        g = scene.g
        board = mine(g)
        exits = scene.march(prey)
        hunted = knight_reach(scene)
        blows = 0.0
        for piece in TRIBES:
            population = board.population[index(piece)]
            if population == 0:
                continue
            might = strength(g, piece)
            blows += 0.03 * len(board.held[index(piece)])
            if not revealed(g, piece):
                blows += 0.07 * min(might, 5) + (0.08 if might > guard else 0.0)
                continue
            lost = exits[g.at[piece]] // 2
            if exits[g.at[piece]] < FAR and might - lost > guard and population > lost:
                blows += ready + 0.02 * min(might - lost - guard, 3)
            else:
                blows += 0.05 * max(0, might - min(lost, 2))
            if hunted[g.at[piece]] > might:
                blows -= 0.15
        return blows

    def hunt(self, scene: Scene) -> float:
        """Rounds until the Dragon is slain: each Tribe strikes, scatters, and comes back for another blow."""
        g = scene.g
        health = dragon_health(g)
        if health <= 0:
            return 0.0
        guard = g.book.roles[DRAGON].armor(g, DRAGON_PIECE)
        prey = g.at[DRAGON_PIECE]
        waits = RETURN * (health - 1)
        for piece in TRIBES:
            waits += self.turns(scene, piece, prey, guard)
        return waits / len(TRIBES)

    def lacking(self, g: Vast) -> float:
        """What is still to grow or to tame, and a start that leaves room for what is brewing."""
        lacking = 2.0
        for piece in TRIBES:
            lacking -= 0.05 * strength(g, piece) + 0.02 * len(mine(g).held[index(piece)])
        return lacking

    def quarry(self, scene: Scene) -> float:
        """Rounds until enough Crystals are smashed: two Tribes at a time, who both scatter and come back."""
        g = scene.g
        left = g.book.goblin_crystal_goal - g.smashed[GOBLINS]
        if left <= 0:
            return 0.0
        crystals = self.crystals(g)
        waits = [[self.turns(scene, piece, cell, STRENGTH_TO_SMASH - 1) for piece in TRIBES] for cell in crystals]
        waits.append([self.turns(scene, piece, -1, STRENGTH_TO_SMASH - 1) + UNSEEN for piece in TRIBES])
        soonest = 100.0
        for at in range(len(waits)):
            cell = crystals[at] if at < len(crystals) else -1
            for third in range(3):
                # The third one is on its way to the next.
                after = min([waits[other][third] for other in range(len(waits)) if other != at or cell < 0])
                meeting = self.meeting(g, cell, waits[at], third) + 0.12 * after
                soonest = min(soonest, meeting)
        missing = left
        for at in range(len(crystals)):
            if sorted(waits[at])[1] < REACHED:
                missing -= 1
        missing = max(0, missing)
        rounds = soonest + RETURN * (left - 1) + (LATE_SEARCH if g.collapsing else SEARCH) * missing
        # Whatever keeps the Collapse away is time won.
        rounds += SCARCE * (TILE_COUNT - len(g.tiles) - len(g.hand))
        if self.wanted(scene):
            for piece in TRIBES:
                if revealed(g, piece):
                    rounds -= 0.05 * min(4, scene.dark_near()[g.at[piece]])
        return rounds

    def wanted(self, scene: Scene) -> bool:
        """Whether another Crystal should be found: none falls soon. One at a time, for tiles run out by it."""
        g = scene.g
        for cell in self.crystals(g):
            waits = sorted([self.turns(scene, piece, cell, STRENGTH_TO_SMASH - 1) for piece in TRIBES])
            if waits[1] < SOON:
                return False
        return True

    def crystals(self, g: Vast) -> list[int]:
        """The cells with a Crystal in sight."""
        return [cell for cell in range(CELL_COUNT) if g.crystal[cell] and g.map.pos[cell] >= 0]

    def meeting(self, g: Vast, cell: int, waits: list[float], third: int) -> float:
        """Turns until the two other Tribes hew at the same Crystal."""
        a = 1 if third == 0 else 0
        b = 1 if third == 2 else 2
        at = mine(g).crystal_at
        # One has hewn already: all hangs on the other, who may still come this turn.
        if cell >= 0 and at[a] == cell and g.at[TRIBES[a]] == cell and waits[b] < 0.5:
            return waits[b]
        if cell >= 0 and at[b] == cell and g.at[TRIBES[b]] == cell and waits[a] < 0.5:
            return waits[a]
        return max(waits[a], waits[b]) + 0.15 * min(waits[a], waits[b])

    def turns(self, scene: Scene, piece: int, goal: int, guard: int) -> float:
        """How many turns pass until a Tribe can strike on a cell with more Strength than this; 0 is this turn.

        Without a cell, it is as good as there once it is on the map.
        """
        g = scene.g
        board = mine(g)
        i = index(piece)
        population = board.population[i]
        might = strength(g, piece)
        way = scene.march(goal)
        here = g.at[piece]
        wait = 1 if population == 0 else self.wait(g, piece)
        if goal < 0 and here >= 0:
            wait = 1
        if goal < 0 and (here >= 0 or self.emerge(g, piece, goal, way) < FAR):
            exits = 2
        elif here < 0:
            exits = self.emerge(g, piece, goal, way)
        else:
            exits = way[here]
        if exits >= FAR:
            return wait + NO_WAY
        lost = exits // 2
        if wait == 0 and here >= 0:
            if board.furious >> piece & 1:
                lost = 0
            elif board.acting == piece:
                lost = (exits + (board.exits & 1)) // 2
            stuck = board.acting == piece and board.walked
            if might - lost > guard and population > lost and (here == goal or not stuck):
                return -0.05 if here == goal else 0.02 * lost
            wait = 1
        if board.rage == 0:
            might += 1
        arrives = wait if here >= 0 else wait + 1
        if might - population + MOST_POPULATION[i] - lost <= guard or lost >= MOST_POPULATION[i]:
            return arrives + TOO_FAR
        grown = GROWTH * arrives - 0.5
        short = max(0.0, guard + 1 - (might - lost) - grown)
        return arrives + 0.05 * lost + SHORT * short

    def wait(self, g: Vast, piece: int) -> int:
        """0 if a Tribe may still act this turn, else 1."""
        board = mine(g)
        if g.active != GOBLINS:
            return 1
        if not board.activated >> piece & 1:
            return 0
        if board.acting == piece:
            for procedure in g.stack:
                if isinstance(procedure, TribeActivation) and not procedure.acted:
                    return 0
        return 1

    def emerge(self, g: Vast, piece: int, goal: int, way: list[int]) -> int:
        """The Lit tiles a hidden Tribe would leave on its way from the best Dark tile it may appear on."""
        if g.lurking[piece] >= 0:
            return 2
        gnome = holds(g, piece, GNOME)
        symbol = index(piece)
        best = FAR
        for cell in range(TILE_COUNT):
            if (way[cell] >= best and goal >= 0) or g.map.pos[cell] < 0 or g.map.light[cell] != DARK or cell == goal:
                continue
            if gnome or g.book.symbol[g.face(cell)] == symbol:
                best = way[cell] if goal >= 0 else 2
        return best

    def guess(self, scene: Scene, number: int) -> float:
        """Flare: every Dark tile around may hide a Crystal, but brings the Collapse nearer, too."""
        g = scene.g
        if not TRIBE_FLARE.has(number):
            return PLAY_IT
        if not self.wanted(scene):
            return -0.05
        return 0.04 * scene.dark_near()[g.at[mine(g).acting]] - 0.03

    def hint(self, scene: Scene, number: int) -> float:
        if scene.g.book.goal[GOBLINS] != "slay-knight":
            if MOVE.has(number):
                # No two ways alike, lest many of them crowd out what else a Tribe may do.
                cell = scene.g.map.cell(MOVE.a(number))
                return 0.1 if self.prey(scene.g, cell) else -0.0001 * cell
            if PLAY_ON_TRIBE.has(number):
                return -0.4 if PLAY_ON_TRIBE.a(number) == FIRE_BOMBER else -0.15
            if PLAY_HEX.has(number):
                return -0.1
            if HEW.has(number):
                # The second Tribe smashes it: whatever it costs, that is what they have come for.
                return 1.0 if scene.g.at[mine(scene.g).acting] in mine(scene.g).crystal_at else 0.02
        if ACTIVATE.has(number):
            return 0.2
        if TRIBE_ATTACK.has(number) or HEW.has(number):
            return 0.15
        if AMBUSH_WITH.has(number):
            return 0.3
        if REFUSE.has(number):
            # Only what a Tribe has no room for is worth its Rage.
            return -0.03 if overflow(scene.g, REFUSE.a(number)) == REFUSE.b(number) + 1 else NEEDLESS
        if ASSIGN.has(number):
            return 0.03
        if EXPLORE.has(number) or LURK.has(number):
            return -0.05
        if APPEAR.has(number) or CHOOSE_WAR.has(number):
            return 0.01
        if SPECIAL.has(number):
            return 0.03
        if END_TURN.has(number) or DONE.has(number):
            return -0.02
        return self.tend(scene, number, self.foremost(scene.g))

    def foremost(self, g: Vast) -> int:
        """A Tribe on the map, if there is one."""
        for piece in TRIBES:
            if revealed(g, piece):
                return piece
        return TRIBES[0]

    def prey(self, g: Vast, cell: int) -> bool:
        """Whether what they are after is on this cell, where entering is no attack yet."""
        goal = g.book.goal[GOBLINS]
        if cell < 0 or goal == "slay-knight":
            return False
        return g.at[DRAGON_PIECE] == cell if goal == "slay-dragon" else g.crystal[cell] > 0

    def takes_a_turn(self, about: str) -> bool:
        return about == "choose-war"

    def begins(self, number: int) -> bool:
        return ACTIVATE.has(number)

    def follows_up(self, about: str) -> bool:
        """Whoever takes all discs may have to scatter a Tribe that was about to strike."""
        return about == "refuse-discs"

    def lean(self, scene: Scene, number: int) -> float:
        """A quick Tribe goes for its prey, and comes out of the dark near it."""
        g = scene.g
        if not (MOVE.has(number) or APPEAR.has(number)):
            return self.hint(scene, number)
        cell = g.map.cell(MOVE.a(number) if MOVE.has(number) else APPEAR.a(number))
        if cell < 0:
            return 0.0
        if g.book.goal[GOBLINS] == "smash-crystals":
            exits = FAR
            for crystal in self.crystals(g):
                exits = min(exits, scene.march(crystal)[cell])
            return 0.2 if g.crystal[cell] else 0.1 - 0.02 * min(exits, 9)
        prey = g.at[KNIGHT_PIECE if g.book.goal[GOBLINS] == "slay-knight" else DRAGON_PIECE]
        if prey < 0:
            return 0.0
        return 0.2 if cell == prey else 0.1 - 0.02 * min(scene.march(prey)[cell], 9)

    def aim(self, scene: Scene) -> str:
        return PREY.get(scene.g.book.goal[GOBLINS], "")


def overflow(g: Vast, tribe: int) -> int:
    """The discs of the chosen War card for which a Tribe has no room, while they can be refused."""
    asked = g.stack[-1]
    if not isinstance(asked, PopulateTribes) or holds(g, TRIBES[tribe], PET_FROG):
        return 0
    return max(0, mine(g).population[tribe] + asked.discs[tribe] - MOST_POPULATION[tribe])
