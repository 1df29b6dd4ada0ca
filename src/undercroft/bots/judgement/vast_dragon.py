"""The Dragon: shake off Sloth on three tracks, wake, come up, and leave before the Knight is strong enough."""

from undercroft.bots.judgement.vast_map import FAR, nearness, walk
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.facts import BONES, CRYSTAL, EYE, FANGS, KNIGHT, KNIGHT_PIECE, TILE_COUNT
from undercroft.games.vast.roles.dragon.board import (
    GREED,
    HUNGER,
    P_BURN,
    P_CLAW,
    P_FLAME,
    P_HISS,
    P_SCORCH,
    P_SCRATCH,
    P_SHRIEK,
    P_SLAP,
    P_SMASH,
    P_WING,
    P_WRATH,
    PRIDE_EVENT,
    PRIDE_GEM,
    armor,
    cell_of,
    mine,
)
from undercroft.games.vast.roles.dragon.says import (
    CLAIM_SLOTH,
    FINISH_POWERS,
    GATHER,
    PLACE_GEM,
    SURFACE,
    USE_ANY_POWER,
    USE_POWER,
)
from undercroft.games.vast.roles.knight.board import KnightBoard, cubes
from undercroft.games.vast.says import MOVE
from undercroft.games.vast.state import Vast


class DragonSense(Sense):
    def progress(self, g: Vast) -> float:
        board = mine(g)
        if board.health <= 0:
            return 0.0
        worth = 0.03 * board.health + 0.001 * len(board.hand)
        here = cell_of(g)
        worth += 0.5 * min(board.wake, g.book.wakes_at) / max(1, g.book.wakes_at)
        if board.surfaced:
            return worth + 0.2 + 0.2 * nearness(walk(g, 0, False, False)[here])
        steps = walk(g, here, True)
        if board.awake:
            nearest = FAR
            for cell in range(TILE_COUNT):
                if g.map.pos[cell] >= 0 and g.map.light[cell] == LIT and g.type_of(cell) == CRYSTAL:
                    nearest = min(nearest, steps[cell])
            worth += 0.08 + 0.1 * nearness(nearest)
        else:
            worth += self.appetite(g, steps)
        for gem in g.gem:
            if gem >= 0:
                worth += 0.003
        return worth - self.danger(g, steps)

    def appetite(self, g: Vast, steps: list[int]) -> float:
        """What can still become Wakefulness."""
        board = mine(g)
        worth = 0.0
        if board.boxes[GREED] > 0:
            worth += 0.022 * min(board.stored, board.boxes[GREED])
            nearest = FAR
            for cell in range(TILE_COUNT):
                if g.treasure[cell] and g.map.pos[cell] >= 0:
                    nearest = min(nearest, steps[cell])
            worth += 0.02 * nearness(nearest)
        if board.boxes[HUNGER] > 0:
            worth += 0.014 * min(board.eaten, 2 * board.boxes[HUNGER])
            for piece in (FANGS, BONES, EYE):
                if g.at[piece] >= 0:
                    worth += 0.004 * nearness(steps[g.at[piece]])
        if board.boxes[PRIDE_EVENT] > 0 and board.event_revealed:
            worth += 0.03
        if board.boxes[PRIDE_GEM] > 0 and board.second_gem:
            worth += 0.03
        return worth

    def danger(self, g: Vast, steps: list[int]) -> float:
        """A Knight who could hurt him, and how near she is."""
        knight = g.boards[KNIGHT]
        if not isinstance(knight, KnightBoard) or g.at[KNIGHT_PIECE] < 0:
            return 0.0
        might = 1 + min(3, cubes(knight) - 1)
        if might < armor(g):
            return 0.0
        apart = steps[g.at[KNIGHT_PIECE]]
        return 0.025 * nearness(apart) if apart <= 4 else 0.0

    def hint(self, g: Vast, number: int) -> float:
        board = mine(g)
        if USE_POWER.has(number) or USE_ANY_POWER.has(number):
            power = USE_POWER.a(number) if USE_POWER.has(number) else USE_ANY_POWER.a(number)
            # A Gem lends its symbol for nothing, so it is better spent than a card.
            thrift = 0.0005 if USE_POWER.has(number) and USE_POWER.b(number) > 0 else 0.0
            return thrift + self.hint_power(g, power, board.boxes[HUNGER] > 0, board.boxes[PRIDE_EVENT] > 0)
        if CLAIM_SLOTH.has(number):
            return 0.05
        if number == SURFACE.of():
            return 0.1
        if number == GATHER.of():
            return 0.02
        if PLACE_GEM.has(number):
            return 0.006
        return 0.0

    def hint_power(self, g: Vast, power: int, hungry: bool, proud: bool) -> float:
        proud = proud and not mine(g).event_revealed
        if power == P_HISS:
            return 0.018 if hungry else 0.004
        if power == P_CLAW:
            return 0.004 if hungry else 0.001
        if power in (P_FLAME, P_SCORCH, P_BURN):
            return 0.012 if proud else 0.0
        if power == P_SCRATCH:
            return 0.01
        if power == P_WING:
            return 0.003
        if power == P_SLAP:
            return 0.002
        if power == P_SMASH:
            return -0.01
        if power == P_WRATH:
            return -0.006
        if power == P_SHRIEK:
            return 0.0 if mine(g).shriek_turns >= g.book.shrieks_to_wake else 0.02
        return 0.0

    def explain(self, g: Vast, number: int) -> Reason:
        if CLAIM_SLOTH.has(number):
            return "why-va-dragon-wake", {}
        if USE_POWER.has(number) or USE_ANY_POWER.has(number):
            return "why-va-dragon-power", {}
        if MOVE.has(number):
            return "why-va-dragon-move", {}
        if number == SURFACE.of():
            return "why-va-dragon-surface", {}
        if number == GATHER.of():
            return "why-va-dragon-greed", {}
        if number == FINISH_POWERS.of():
            return "why-va-end", {}
        return "", {}
