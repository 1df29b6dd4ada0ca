"""Loot comes home: stashing, upgrades, and losing one to Spores. Rules: VA-T059 to VA-T070, VA-T085, VA-T086"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast import victory
from undercroft.games.vast.cards import THIEF
from undercroft.games.vast.domains import UPGRADE
from undercroft.games.vast.roles.thief.actions import BUY_UPGRADE, LOSE_UPGRADE, STASH_GEM, STASH_TREASURE
from undercroft.games.vast.roles.thief.board import (
    HIGHEST_LEVEL,
    free_upgrades,
    gems_carried,
    losable_upgrades,
    mine,
)
from undercroft.games.vast.roles.thief.taking import ThiefGainsTreasure
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import return_gem


def treasure_at_hand(g: Vast) -> bool:
    """Whether a Treasure token can stand in for a Gem. Rule: VA-T085"""
    return g.treasures_left > 0 or sum(g.treasure) > 0


class StashLoot(Procedure):
    """Everything he carries, token by token, in his order. Rule: VA-T060, VA-T061, VA-T086

    Gems for which he takes no Treasure token stay with him. Rule: VA-T057, VA-T085
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "hand_over", "lay_down", "choose_upgrade", "take_upgrade")

    def __init__(self) -> None:
        super().__init__()
        self.gem = -1
        """The Gem being stashed, -1 for a Treasure token."""
        self.keeps_gems = False

    def choose(self, g: Vast) -> Waiting | None:
        options: list[int] = []
        if mine(g).carried:
            options.append(STASH_TREASURE.of())
        if treasure_at_hand(g) and not self.keeps_gems:
            options.extend(STASH_GEM.of(gem) for gem in gems_carried(g))
        if not options:
            self.end()
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("stash-loot", g.seat(THIEF), options)

    def hand_over(self, g: Vast) -> None:
        """A Treasure token is stashed for a Gem. Rule: VA-T063"""
        if STASH_TREASURE.has(self.answer):
            mine(g).carried -= 1
            self.gem = -1
            return
        self.gem = STASH_GEM.a(self.answer)
        g.call(ThiefGainsTreasure())

    def lay_down(self, g: Vast) -> None:
        """The Gem goes back to the Dragon; each stashed token resets the Loot Drop Level. Rule: VA-T064, VA-T001"""
        if self.gem >= 0:
            if self.answer == 0:
                self.keeps_gems = True
                self.goto("choose")
                return
            return_gem(g, self.gem)
        board = mine(g)
        board.stashed += 1
        board.level = HIGHEST_LEVEL
        if g.emitting:
            g.emit("loot-stashed", {"count": board.stashed, "goal": g.book.stash_goal})
        victory.check(g)

    def choose_upgrade(self, g: Vast) -> Waiting | None:
        """A free upgrade space; hard levels leave the first tokens without. Rule: VA-T064, VA-T069, VA-L041"""
        board = mine(g)
        free = free_upgrades(board)
        if board.stashed <= g.book.stash_without_upgrade or not free:
            self.goto("choose")
            return None
        return Ask("choose-upgrade", g.seat(THIEF), [BUY_UPGRADE.of(upgrade) for upgrade in free])

    def take_upgrade(self, g: Vast) -> None:
        """It works at once. Rule: VA-T066"""
        upgrade = BUY_UPGRADE.a(self.answer)
        mine(g).upgrades[upgrade] = 1
        if g.emitting:
            g.emit("upgrade-bought", {"upgrade": UPGRADE.values[upgrade]})
        self.goto("choose")


class ThiefSpored(Procedure):
    """He loses an upgrade of his choice; the token stays stashed. Rule: VA-C043, VA-T067, VA-T084"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lose")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = [LOSE_UPGRADE.of(upgrade) for upgrade in losable_upgrades(mine(g))]
        if not options:
            self.end(0)
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("lose-upgrade", g.seat(THIEF), options)

    def lose(self, g: Vast) -> None:
        upgrade = LOSE_UPGRADE.a(self.answer)
        mine(g).upgrades[upgrade] = 0
        if g.emitting:
            g.emit("upgrade-lost", {"upgrade": UPGRADE.values[upgrade]})
        self.end(1)
