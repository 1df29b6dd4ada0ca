"""The Thief: little risk, short ways, and home with the loot."""

from undercroft.bots.judgement.vast_map import nearness, walk
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.facts import BONES, DRAGON_PIECE, EYE, FANGS, KNIGHT_PIECE, TILE_COUNT
from undercroft.games.vast.roles.thief.board import (
    CLIMBING_GEAR,
    FLIPS,
    LOCK_PICKING_KIT,
    PLUS_MOVEMENT,
    PLUS_STEALTH,
    PLUS_THIEVERY,
    cell_of,
    gems_carried,
    mine,
    stealth,
)
from undercroft.games.vast.roles.thief.says import (
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
)
from undercroft.games.vast.says import END_TURN, MOVE
from undercroft.games.vast.state import Vast

ODDS = (0.0, 0.5, 0.83, 1.0, 1.0, 1.0)
"""The chance of a theft by the cubes spent on it."""


class ThiefSense(Sense):
    def progress(self, g: Vast) -> float:
        board = mine(g)
        goal = max(1, g.book.stash_goal)
        worth = 0.8 * min(board.stashed, goal) / goal
        here = cell_of(g)
        if here < 0:
            return worth - 0.015
        steps = walk(g, here)
        loot = board.carried + len(gems_carried(g))
        home = nearness(steps[0])
        share = 0.8 / goal
        worth += loot * share * (0.35 + 0.45 * home)
        if loot < 3 and board.stashed + loot < goal:
            best = 0.0
            for cell in range(TILE_COUNT):
                if g.map.pos[cell] < 0:
                    continue
                if g.treasure[cell]:
                    best = max(best, nearness(steps[cell]))
                elif g.vault[cell] or cell in g.gem:
                    best = max(best, 0.75 * nearness(steps[cell]))
            worth += (0.045 if loot == 0 else 0.03 if loot == 1 else 0.012) * best
        if loot:
            worth -= self.danger(g, steps, loot)
        return worth

    def danger(self, g: Vast, steps: list[int], loot: int) -> float:
        """Who could see him where he is."""
        hidden = stealth(g)
        risk = 0.0
        for piece in (KNIGHT_PIECE, FANGS, BONES, EYE):
            where = g.at[piece]
            if where >= 0 and g.role_of(piece).perception(g, piece) > hidden:
                risk += nearness(steps[where])
        where = g.at[DRAGON_PIECE]
        if where >= 0:
            risk += 0.7 * nearness(steps[where])
        return 0.008 * loot * min(risk, 2.0)

    def hint(self, g: Vast, number: int) -> float:
        board = mine(g)
        if ASSIGN.has(number):
            loot = board.carried + len(gems_carried(g))
            movement = ASSIGN.a(number)
            hidden = ASSIGN.b(number)
            return 0.004 * movement + (0.003 if loot else 0.0015) * hidden + 0.0025 * ASSIGN.c(number)
        if PICK_LOCK.has(number):
            kit = 1 if board.upgrades[LOCK_PICKING_KIT] else 0
            return 0.05 * ODDS[min(5, PICK_LOCK.a(number) + kit)]
        if PICKPOCKET.has(number):
            return 0.05 * ODDS[PICKPOCKET.b(number)]
        if number == LOOT_TREASURE.of():
            return 0.06
        if LOOT_GEM_SAFELY.has(number):
            return 0.06
        if LOOT_GEM.has(number):
            return 0.01
        if BACKSTAB.has(number):
            return 0.002 * BACKSTAB.b(number)
        if HIDE_LOOT.has(number):
            return 0.0005 * HIDE_LOOT.a(number)
        if number == PEEK.of():
            return -0.003
        if CLIMB.has(number):
            return -0.004
        if number == END_TURN.of():
            return -0.004
        if BUY_UPGRADE.has(number):
            return self.hint_upgrade(BUY_UPGRADE.a(number))
        return 0.0

    def hint_upgrade(self, upgrade: int) -> float:
        if upgrade == PLUS_MOVEMENT:
            return 0.05
        if upgrade == PLUS_THIEVERY:
            return 0.04
        if upgrade == FLIPS[0]:
            return 0.035
        if upgrade == PLUS_STEALTH:
            return 0.03
        if upgrade in (LOCK_PICKING_KIT, CLIMBING_GEAR):
            return 0.025
        return 0.01

    def explain(self, g: Vast, number: int) -> Reason:
        if MOVE.has(number) or CLIMB.has(number):
            if mine(g).carried + len(gems_carried(g)):
                return "why-va-thief-home", {}
            return "why-va-thief-loot", {}
        if number == LOOT_TREASURE.of() or PICK_LOCK.has(number) or PICKPOCKET.has(number):
            return "why-va-thief-take", {}
        if ASSIGN.has(number):
            return "why-va-thief-stats", {}
        if number == END_TURN.of():
            return "why-va-end", {}
        return "", {}
