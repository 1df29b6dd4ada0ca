"""The Goblins: grow strong unseen, strike the Knight when she is weaker, and vanish again."""

from typing import Final

from undercroft.bots.judgement.vast_knight import dragon_health, knight_reach
from undercroft.bots.judgement.vast_map import FAR, Scene, nearness
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.facts import DRAGON, DRAGON_PIECE, GOBLINS, KNIGHT, KNIGHT_PIECE
from undercroft.games.vast.roles.goblins.board import TRIBES, index, mine, revealed, strength
from undercroft.games.vast.roles.goblins.says import (
    ACTIVATE,
    AMBUSH_WITH,
    APPEAR,
    ASSIGN,
    CHOOSE_WAR,
    EXPLORE,
    HEW,
    HIDE,
    LIE_LOW,
    LURK,
    PLAY_HEX,
    PLAY_ON_TRIBE,
    PLAY_SECRET,
    PLUNDER,
    PLUNDER_GEM,
    REFUSE,
    SCATTER,
    SPECIAL,
    TRIBE_ATTACK,
)
from undercroft.games.vast.roles.knight.board import KnightBoard, cubes
from undercroft.games.vast.says import DONE, END_TURN, MOVE, ORIENT

PACE: Final = 0.8
"""Blows they strike in a round."""
READY: Final = 0.55
"""What a Tribe that can strike next turn counts for, in blows: enough to make one get ready."""
COMES_TRUE: Final = 0.3
"""The same where a walk ends: most are eaten, carried off or outmatched before they strike."""


SAID: Final = (
    (TRIBE_ATTACK, "why-va-strike"),
    (AMBUSH_WITH, "why-va-goblins-ambush"),
    (LIE_LOW, "why-va-goblins-wait"),
    (HEW, "why-va-goblins-hew"),
    (HIDE, "why-va-goblins-hide"),
    (APPEAR, "why-va-goblins-appear"),
    (LURK, "why-va-goblins-lurk"),
    (MOVE, "why-va-goblins-close-in"),
    (ACTIVATE, "why-va-goblins-activate"),
    (CHOOSE_WAR, "why-va-goblins-war"),
    (REFUSE, "why-va-goblins-refuse"),
    (SCATTER, "why-va-goblins-scatter"),
    (ASSIGN, "why-va-goblins-monster"),
    (PLUNDER, "why-va-goblins-plunder"),
    (PLUNDER_GEM, "why-va-goblins-plunder"),
    (SPECIAL, "why-va-goblins-special"),
    (PLAY_HEX, "why-va-goblins-hex"),
    (PLAY_SECRET, "why-va-goblins-secret"),
    (PLAY_ON_TRIBE, "why-va-goblins-secret"),
    (END_TURN, "why-va-end"),
    (DONE, "why-va-done"),
    (ORIENT, "why-va-orient"),
)
"""Why, by what was said."""


class GoblinsSense(Sense):
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
            guard = g.book.roles[DRAGON].armor(g, DRAGON_PIECE)
            blows = 1.5 * dragon_health(g) - self.menace(scene, g.at[DRAGON_PIECE], guard, ready)
        else:
            blows = 2.0 * (g.book.goblin_crystal_goal - g.smashed[GOBLINS]) - self.gathering(scene)
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

    def gathering(self, scene: Scene) -> float:
        """Two Tribes of Strength 3 beside a Crystal."""
        g = scene.g
        worth = 0.0
        ways = [scene.march(cell) for cell in range(len(g.crystal)) if g.crystal[cell] and g.map.pos[cell] >= 0]
        for piece in TRIBES:
            might = strength(g, piece)
            worth += 0.12 * min(might, 4)
            if might >= 3 and revealed(g, piece):
                worth += 0.4 * max([nearness(way[g.at[piece]]) for way in ways], default=0.0)
        for cell in mine(g).crystal_at:
            if cell >= 0:
                worth += 0.5
        return worth

    def hint(self, scene: Scene, number: int) -> float:
        if ACTIVATE.has(number):
            return 0.2
        if TRIBE_ATTACK.has(number) or number == HEW.of():
            return 0.15
        if AMBUSH_WITH.has(number):
            return 0.3
        if REFUSE.has(number):
            return -0.03
        if ASSIGN.has(number):
            return 0.03
        if EXPLORE.has(number) or LURK.has(number):
            return -0.05
        if APPEAR.has(number) or CHOOSE_WAR.has(number):
            return 0.01
        if number == SPECIAL.of():
            return 0.03
        if number == END_TURN.of() or number == DONE.of():
            return -0.02
        return 0.0

    def takes_a_turn(self, about: str) -> bool:
        return about == "choose-war"

    def lean(self, scene: Scene, number: int) -> float:
        """A quick Tribe goes for its prey."""
        g = scene.g
        if not MOVE.has(number):
            return self.hint(scene, number)
        prey = g.at[KNIGHT_PIECE if g.book.goal[GOBLINS] == "slay-knight" else DRAGON_PIECE]
        cell = g.map.cell(MOVE.a(number))
        if cell < 0 or prey < 0:
            return 0.0
        return 0.2 if cell == prey else 0.1 - 0.02 * min(scene.march(prey)[cell], 9)

    def explain(self, scene: Scene, number: int) -> Reason:
        for verb, key in SAID:
            if verb.has(number):
                return key, {}
        return "", {}
