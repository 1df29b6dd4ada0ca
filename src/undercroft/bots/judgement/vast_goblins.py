"""The Goblins: grow strong unseen, strike the Knight when she is weaker, and vanish again."""

from undercroft.bots.judgement.vast_knight import dragon_health
from undercroft.bots.judgement.vast_map import nearness, walk
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.facts import DRAGON, DRAGON_PIECE, GOBLINS, KNIGHT, KNIGHT_PIECE
from undercroft.games.vast.roles.goblins.board import TRIBES, index, lurks, mine, revealed, strength
from undercroft.games.vast.roles.goblins.says import (
    ACTIVATE,
    AMBUSH_WITH,
    APPEAR,
    CHOOSE_WAR,
    HEW,
    HIDE,
    PLUNDER,
    SPECIAL,
    TRIBE_ATTACK,
)
from undercroft.games.vast.roles.knight.board import KnightBoard
from undercroft.games.vast.says import END_TURN, MOVE
from undercroft.games.vast.state import Vast


class GoblinsSense(Sense):
    def progress(self, g: Vast) -> float:
        board = mine(g)
        goal = g.book.goal[GOBLINS]
        worth = 0.004 * board.rage + 0.003 * len(board.hand) + 0.004 * len(board.up)
        if goal == "slay-knight":
            knight = g.boards[KNIGHT]
            assert isinstance(knight, KnightBoard)
            lost = knight.most_health - knight.health
            worth += 0.72 * lost / max(1, knight.most_health)
            worth += self.menace(g, KNIGHT_PIECE, g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE))
        elif goal == "slay-dragon":
            lost = g.book.dragon_health - dragon_health(g)
            worth += 0.72 * lost / max(1, g.book.dragon_health)
            worth += self.menace(g, DRAGON_PIECE, g.book.roles[DRAGON].armor(g, DRAGON_PIECE))
        else:
            worth += 0.72 * g.smashed[GOBLINS] / max(1, g.book.goblin_crystal_goal)
            worth += self.gathering(g)
        return worth

    def menace(self, g: Vast, prey: int, guard: int) -> float:
        """Tribes strong enough for the prey, the more the nearer; growing ones a little."""
        board = mine(g)
        steps = walk(g, g.at[prey])
        worth = 0.0
        for piece in TRIBES:
            might = strength(g, piece)
            worth += 0.004 * min(might, 6) + 0.002 * len(board.held[index(piece)])
            if board.population[index(piece)] == 0:
                continue
            over = might - guard
            if over > 0:
                ready = 0.006 + 0.002 * min(over, 3)
                if revealed(g, piece):
                    ready += 0.03 * nearness(steps[g.at[piece]])
                elif lurks(g, piece):
                    ready += 0.004
                worth += ready
            elif revealed(g, piece) and steps[g.at[piece]] <= 3:
                worth -= 0.008
        return worth

    def gathering(self, g: Vast) -> float:
        """Two Tribes of Strength 3 beside a Crystal."""
        worth = 0.0
        steps = []
        for cell in range(len(g.crystal)):
            if g.crystal[cell] and g.map.pos[cell] >= 0:
                steps.append(walk(g, cell))
        for piece in TRIBES:
            might = strength(g, piece)
            worth += 0.012 * min(might, 4)
            if might >= 3 and revealed(g, piece):
                best = 0.0
                for ways in steps:
                    best = max(best, nearness(ways[g.at[piece]]))
                worth += 0.05 * best
        for cell in mine(g).crystal_at:
            if cell >= 0:
                worth += 0.03
        return worth

    def hint(self, g: Vast, number: int) -> float:
        if ACTIVATE.has(number):
            return 0.02
        if TRIBE_ATTACK.has(number) or number == HEW.of():
            return 0.02
        if AMBUSH_WITH.has(number):
            return 0.03
        if APPEAR.has(number):
            return 0.006
        if CHOOSE_WAR.has(number) or MOVE.has(number):
            return 0.001
        if number == SPECIAL.of() or number == PLUNDER.of():
            return 0.002
        if number == END_TURN.of():
            return -0.004
        return 0.0

    def explain(self, g: Vast, number: int) -> Reason:
        if TRIBE_ATTACK.has(number) or AMBUSH_WITH.has(number):
            return "why-va-strike", {}
        if number == HIDE.of():
            return "why-va-goblins-hide", {}
        if MOVE.has(number) or APPEAR.has(number) or ACTIVATE.has(number):
            return "why-va-goblins-close-in", {}
        if CHOOSE_WAR.has(number):
            return "why-va-goblins-war", {}
        if number == END_TURN.of():
            return "why-va-end", {}
        return "", {}
