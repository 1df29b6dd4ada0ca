"""Being struck, slipping away, and dropping everything. Rules: VA-T031, VA-T071 to VA-T084"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.vast.actions import MOVE, STAY
from undercroft.games.vast.cards import THIEF, THIEF_PIECE
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.thief.board import PRINTED, UNNATURAL_EVASION, cell_of, gems_carried, mine
from undercroft.games.vast.state import Vast


class ThiefDies(Procedure):
    """He drops what he carries and leaves the map; the killer profits. Rule: VA-T074 to VA-T080

    `killer` is a piece, -1 where nobody gets a bonus.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("drop", "reward")

    def __init__(self, killer: int) -> None:
        super().__init__()
        self.killer = killer

    def drop(self, g: Vast) -> None:
        board = mine(g)
        cell = cell_of(g)
        g.treasure[cell] += board.carried
        for gem in gems_carried(g):
            g.gem[gem] = cell
        board.carried = 0
        board.riding = False
        g.at[THIEF_PIECE] = -1
        if g.emitting:
            g.emit("thief-died", {"space": SPACE.values[g.map.pos[cell]]})

    def reward(self, g: Vast) -> None:
        """At level 0 there is nothing to gain. Rule: VA-T079"""
        self.result = 1
        level = mine(g).level
        if self.killer >= 0 and level > 0:
            g.call(g.role_of(self.killer).loot_drop(g, self.killer, level))


class ThiefStruck(Procedure):
    """Any attack kills him, unless he evades the first of a turn. Result 1 if he died. Rule: VA-T031, VA-T071"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "judge", "slip_away", "go")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, attacker: int) -> None:
        super().__init__()
        self.attacker = attacker

    def roll(self, g: Vast) -> Waiting | None:
        """Rule: VA-T071, VA-T073"""
        board = mine(g)
        if not board.upgrades[UNNATURAL_EVASION] or board.evaded_on == g.turns:
            self.answer = -1
            return None
        return Chance.even("evasion", 6)

    def judge(self, g: Vast) -> None:
        if self.answer >= 0:
            mine(g).evaded_on = g.turns
            if g.emitting:
                g.emit("action-die-rolled", {"number": self.answer + 1})
        if self.answer + 1 < int(PRINTED["evasion"]["roll"]):
            self.end(1)
            g.call(ThiefDies(self.attacker))
            return
        g.emit("thief-evaded", {})

    def slip_away(self, g: Vast) -> Ask:
        """One space, by his normal limits. Rule: VA-T073"""
        here = cell_of(g)
        options = [STAY.of()]
        for side in range(4):
            beyond = g.map.beside(here, side)
            if beyond >= 0 and not g.map.walled(here, side) and not g.map.impassable(beyond) and not is_pit(beyond):
                options.append(MOVE.of(g.map.pos[beyond]))
        return Ask("evade", g.seat(THIEF), options)

    def go(self, g: Vast) -> None:
        self.end(0)
        if MOVE.has(self.answer):
            g.call(Enter(THIEF_PIECE, g.map.cell(MOVE.a(self.answer)), False))


class ThiefShot(Procedure):
    """The Enchanted Bow has found him; a shot allows no Evasion. Rule: VA-T032, VA-K110, VA-K111"""

    STEPS: ClassVar[tuple[str, ...]] = ("fall",)

    def __init__(self, shooter: int) -> None:
        super().__init__()
        self.shooter = shooter

    def fall(self, g: Vast) -> None:
        self.end(1)
        g.call(ThiefDies(self.shooter))
