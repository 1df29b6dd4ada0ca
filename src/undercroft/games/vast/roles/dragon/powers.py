"""The fourteen powers. Rule: VA-D032 to VA-D086, VA-D125"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import CHOOSE_PIECE, CHOOSE_ROLE, MOVE, NO, POINT
from undercroft.games.vast.cards import (
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    PIECE_COUNT,
    POWERS,
    ROLE_OF_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.moving import Push, PushToken
from undercroft.games.vast.cavern.paths import (
    cells_hit,
    dark_cells,
    is_pit,
    lies_dark,
    neighbours,
    sheltered,
    surrounding,
    visible,
)
from undercroft.games.vast.cavern.reach import can_push, token_can_move
from undercroft.games.vast.cavern.removing import RemoveBatch, tile_cells
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import POWER, SLOTH, SPACE
from undercroft.games.vast.roles.dragon.actions import (
    REROLL,
    SLITHER,
    SWAT_GEM,
    SWAT_TREASURE,
    USE_ANY_POWER,
    USE_POWER,
)
from undercroft.games.vast.roles.dragon.board import (
    ANY,
    CLAW,
    FLAME,
    NEEDS,
    P_BURN,
    P_CLAW,
    P_FLAME,
    P_FLAME_WALL,
    P_HISS,
    P_SCORCH,
    P_SCRATCH,
    P_SHRIEK,
    P_SLAP,
    P_SLITHER,
    P_SMASH,
    P_SWAT,
    P_WING,
    PRICES,
    ROOM,
    WING,
    cards_by_symbol,
    cell_of,
    discard,
    fresh_gems,
    mine,
)
from undercroft.games.vast.roles.dragon.moving import DragonMove, move_options, wings
from undercroft.games.vast.roles.dragon.sloth import give_up_hoard, wake_up
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import gems_at, smash_crystal

# Paying.


def payments(power: int, cards: list[int], gems: int) -> list[int]:
    """Every way to pay with these cards (by symbol) and Gems (as bits). Rule: VA-D032, VA-D034 to VA-D036"""
    options: list[int] = []
    if means(cards, gems) < PRICES[power]:
        return options
    for spent in range(gems + 1):
        if spent & ~gems:
            continue
        if ANY[power]:
            lent = (spent & 1) + (spent >> 1 & 1) + (spent >> 2)
            options.extend(_any_payments(power, cards, lent, spent))
        elif _covers(NEEDS[power], cards, spent):
            options.append(USE_POWER.of(power, spent))
    return options


def means(cards: list[int], gems: int) -> int:
    """How many symbols he could spend at most."""
    return cards[CLAW] + cards[FLAME] + cards[WING] + (gems & 1) + (gems >> 1 & 1) + (gems >> 2)


def _covers(needs: list[int], cards: list[int], spent: int) -> bool:
    """Whether these Gems and cards meet a cost exactly; a Gem is never lent for nothing."""
    for symbol in range(3):
        owed = needs[symbol] - (spent >> symbol & 1)
        if owed < 0 or owed > cards[symbol]:
            return False
    return True


def _any_payments(power: int, cards: list[int], lent: int, spent: int) -> list[int]:
    owed = ANY[power] - lent
    if owed < 0:
        return []
    return [
        USE_ANY_POWER.of(power, claws, flames, spent)
        for claws in range(min(owed, cards[CLAW]) + 1)
        for flames in range(min(owed - claws, cards[FLAME]) + 1)
        if owed - claws - flames <= cards[WING]
    ]


def pay(g: Vast, action: int) -> int:
    """Spend what the action names; the power it is for."""
    board = mine(g)
    if USE_POWER.has(action):
        power = USE_POWER.a(action)
        spent = USE_POWER.b(action)
        need = NEEDS[power].copy()
        for gem in range(3):
            need[gem] -= spent >> gem & 1
    else:
        power = USE_ANY_POWER.a(action)
        spent = USE_ANY_POWER.d(action)
        need = [USE_ANY_POWER.b(action), USE_ANY_POWER.c(action), 0]
        need[WING] = ANY[power] - need[CLAW] - need[FLAME] - (spent & 1) - (spent >> 1 & 1) - (spent >> 2 & 1)
    board.gems_spent |= spent
    for symbol in range(3):
        for _ in range(need[symbol]):
            discard(g, symbol)
    return power


def power_options(g: Vast) -> list[int]:
    """Powers he can pay for and that have a target; on a Pit only the Wing. Rule: VA-D033, VA-D038, VA-R033"""
    options: list[int] = []
    cards = cards_by_symbol(g)
    gems = 0
    for gem in fresh_gems(g):
        gems |= 1 << gem
    for power in [P_WING] if is_pit(cell_of(g)) else list(range(len(POWERS))):
        ways = payments(power, cards, gems)
        if ways and has_target(g, power):
            options.extend(ways)
    return options


def has_target(g: Vast, power: int) -> bool:
    """Claw, Flame, Scorch and Wrath may hit nothing; the others need something. Rule: VA-D038"""
    if power == P_WING:
        return bool(move_options(g, True, not mine(g).free_move or wings(g) > 1))
    if power == P_HISS:
        return bool(hiss_targets(g))
    if power == P_SLITHER:
        return bool(slither_options(g))
    if power == P_SWAT:
        return bool(swat_options(g))
    if power == P_BURN:
        return any(lies_dark(g, cell) for cell in range(TILE_COUNT))
    if power == P_SLAP:
        return slappable(g)
    if power == P_SHRIEK:
        return not mine(g).shriek
    if power == P_SCRATCH:
        return bool(scratch_options(g))
    if power == P_FLAME_WALL:
        return bool(wall_spaces(g))
    if power == P_SMASH:
        return g.crystal[cell_of(g)] > 0
    return True


class UsePower(Procedure):
    """Pay, then carry it out. Rule: VA-D032, VA-D125"""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "carry_out")

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action
        self.power = -1

    def pay(self, g: Vast) -> None:
        self.power = pay(g, self.action)
        if g.emitting:
            g.emit("power-used", {"power": POWER.values[self.power]})

    def carry_out(self, g: Vast) -> None:
        g.call(power_effect(g, self.power))


def power_effect(g: Vast, power: int) -> Procedure:
    """The procedure of a power."""
    if power == P_CLAW:
        return ClawPower()
    if power == P_FLAME:
        return FlamePower()
    if power == P_WING:
        return WingPower()
    if power == P_HISS:
        return HissPower()
    if power == P_SLITHER:
        return SlitherPower()
    if power == P_SWAT:
        return SwatPower()
    if power == P_SCORCH:
        return Reveal(DRAGON, [cell for cell in surrounding(g, cell_of(g)) if g.map.is_dark(cell)])
    if power == P_BURN:
        return BurnPower()
    if power == P_SLAP:
        return Push(DRAGON, KNIGHT_PIECE, 1, 3)
    if power == P_SHRIEK:
        return ShriekPower()
    if power == P_SCRATCH:
        return ScratchPower()
    if power == P_FLAME_WALL:
        return FlameWallPower()
    if power == P_SMASH:
        return SmashPower()
    return WrathPower()


class PowerRoll(Procedure):
    """His own roll; a placed Shriek token allows one reroll. Result: the face. Rule: VA-D042, VA-D065, VA-D066"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "note", "offer", "reroll", "show")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self) -> None:
        super().__init__()
        self.face = -1

    def roll(self, g: Vast) -> None:
        g.call(RollDragonDie(DRAGON))

    def note(self, g: Vast) -> None:
        self.face = self.answer

    def offer(self, g: Vast) -> Waiting | None:
        if not mine(g).shriek:
            self.end(self.face)
            return None
        return Ask("shriek", g.seat(DRAGON), [REROLL.of(), NO.of()])

    def reroll(self, g: Vast) -> None:
        if NO.has(self.answer):
            self.end(self.face)
            return
        mine(g).shriek = False
        g.call(RollDragonDie(DRAGON))

    def show(self, g: Vast) -> None:
        self.end(self.answer)


# Claw, Scratch, Hiss: attacks and threats.


class ClawPower(Procedure):
    """He attacks every piece on each tile hit. Rule: VA-D045 to VA-D051, VA-D125"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "aim", "trapped", "choose", "strike")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self) -> None:
        super().__init__()
        self.victims: list[int] = []

    def roll(self, g: Vast) -> None:
        g.call(PowerRoll())

    def aim(self, g: Vast) -> None:
        here = cell_of(g)
        hit = cells_hit(g, self.answer, g.map.pos[here])
        self.victims = [
            piece
            for piece in range(PIECE_COUNT)
            if piece != DRAGON_PIECE and g.at[piece] in hit and not sheltered(g, here, g.at[piece])
        ]
        if any(piece in TRIBES for piece in self.victims):
            g.call(g.book.roles[GOBLINS].ignores_power(g))
        else:
            self.goto("choose")

    def trapped(self, g: Vast) -> None:
        if self.answer == 1:
            self.victims = [piece for piece in self.victims if piece not in TRIBES]

    def choose(self, g: Vast) -> Waiting | None:
        """Victims in the Dragon's order. Rule: VA-G107"""
        if not self.victims:
            self.end()
            return None
        if len(self.victims) == 1:
            self.answer = CHOOSE_PIECE.of(self.victims[0])
            return None
        return Ask("claw-next", g.seat(DRAGON), [CHOOSE_PIECE.of(piece) for piece in self.victims])

    def strike(self, g: Vast) -> None:
        piece = CHOOSE_PIECE.a(self.answer)
        self.victims = [other for other in self.victims if other != piece]
        self.goto("choose")
        if g.at[piece] >= 0:
            g.call(g.role_of(piece).clawed(g, piece))


def hiss_targets(g: Vast) -> list[int]:
    """Tribes anywhere on the map, hidden ones never. Rule: VA-D054, VA-D056, VA-R029"""
    here = cell_of(g)
    return [CHOOSE_PIECE.of(piece) for piece in TRIBES if g.at[piece] >= 0 and not sheltered(g, here, g.at[piece])]


class HissPower(Procedure):
    """Rule: VA-D054, VA-D041"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "aim", "hiss")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self) -> None:
        super().__init__()
        self.piece = -1

    def choose(self, g: Vast) -> Ask:
        return Ask("hiss", g.seat(DRAGON), hiss_targets(g))

    def aim(self, g: Vast) -> None:
        self.piece = CHOOSE_PIECE.a(self.answer)
        g.call(g.book.roles[GOBLINS].ignores_power(g))

    def hiss(self, g: Vast) -> None:
        if self.answer != 1:
            g.call(g.role_of(self.piece).hissed(g, self.piece))


def scratch_options(g: Vast) -> list[int]:
    """One kind of target on his own tile. Rule: VA-D067"""
    here = cell_of(g)
    roles = sorted(
        {ROLE_OF_PIECE[piece] for piece in range(PIECE_COUNT) if g.at[piece] == here and piece != DRAGON_PIECE}
    )
    return [CHOOSE_ROLE.of(role) for role in roles]


class ScratchPower(Procedure):
    """The Knight, or all Tribes there, or the Thief. Rule: VA-D067 to VA-D069"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "aim", "trapped", "strike")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self) -> None:
        super().__init__()
        self.victims: list[int] = []

    def choose(self, g: Vast) -> Waiting | None:
        options = scratch_options(g)
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("scratch", g.seat(DRAGON), options)

    def aim(self, g: Vast) -> None:
        role = CHOOSE_ROLE.a(self.answer)
        here = cell_of(g)
        self.victims = [piece for piece in g.book.roles[role].pieces if g.at[piece] == here]
        if role == GOBLINS:
            g.call(g.book.roles[GOBLINS].ignores_power(g))
        else:
            self.goto("strike")

    def trapped(self, g: Vast) -> None:
        if self.answer == 1:
            self.victims = []

    def strike(self, g: Vast) -> None:
        if not self.victims:
            return
        piece = self.victims[0]
        self.victims = self.victims[1:]
        self.again()
        g.call(g.role_of(piece).scratched(g, piece))


# Fire.


class FlamePower(Procedure):
    """Each Dark tile hit is revealed. Rule: VA-D052, VA-D043"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "burn")

    def roll(self, g: Vast) -> None:
        g.call(PowerRoll())

    def burn(self, g: Vast) -> None:
        dark = [cell for cell in cells_hit(g, self.answer, g.map.pos[cell_of(g)]) if g.map.is_dark(cell)]
        if dark:
            g.call(Reveal(DRAGON, dark))


class BurnPower(Procedure):
    """Rule: VA-D062"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "burn")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Ask:
        spaces = sorted(g.map.pos[cell] for cell in dark_cells(g))
        return Ask("burn", g.seat(DRAGON), [POINT.of(pos) for pos in spaces])

    def burn(self, g: Vast) -> None:
        g.call(Reveal(DRAGON, [g.map.cell(POINT.a(self.answer))]))


def wall_spaces(g: Vast) -> list[int]:
    """Adjacent tiles he can see. Rule: VA-D070, VA-D071"""
    here = cell_of(g)
    return sorted(g.map.pos[cell] for cell in neighbours(g, here) if visible(g, here, cell))


class FlameWallPower(Procedure):
    """Rule: VA-D070 to VA-D074"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Ask:
        return Ask("flame-wall", g.seat(DRAGON), [POINT.of(pos) for pos in wall_spaces(g)])

    def lay(self, g: Vast) -> None:
        g.flame_wall = g.map.cell(POINT.a(self.answer))
        if g.emitting:
            g.emit("flame-wall-laid", {"space": SPACE.values[POINT.a(self.answer)]})


# Everything else.


class WingPower(Procedure):
    """Rule: VA-D053"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fly")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Ask:
        """A Pit only with another movement to leave it by. Rule: VA-R033"""
        left = not mine(g).free_move or wings(g) > 0
        return Ask("wing", g.seat(DRAGON), move_options(g, True, left))

    def fly(self, g: Vast) -> None:
        g.call(DragonMove(MOVE.a(self.answer), True))


def slither_options(g: Vast) -> list[int]:
    """From any Sloth box with a cube to another with room. Rule: VA-D057, VA-D058"""
    boxes = mine(g).boxes
    return [
        SLITHER.of(source, target)
        for source in range(len(ROOM))
        for target in range(len(ROOM))
        if source != target and boxes[source] > 0 and boxes[target] < ROOM[target]
    ]


class SlitherPower(Procedure):
    """Rule: VA-D057"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "slide")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Ask:
        return Ask("slither", g.seat(DRAGON), slither_options(g))

    def slide(self, g: Vast) -> None:
        boxes = mine(g).boxes
        boxes[SLITHER.a(self.answer)] -= 1
        boxes[SLITHER.b(self.answer)] += 1
        give_up_hoard(g)
        if g.emitting:
            g.emit(
                "slithered",
                {"box": SLOTH.values[SLITHER.a(self.answer)], "target": SLOTH.values[SLITHER.b(self.answer)]},
            )


def swat_options(g: Vast) -> list[int]:
    """A Gem or Treasure token on an adjacent tile that can go somewhere. Rule: VA-D059, VA-D060"""
    options: list[int] = []
    for cell in sorted(neighbours(g, cell_of(g))):
        gems = gems_at(g, cell)
        if not (g.treasure[cell] or gems) or not token_can_move(g, cell, 5):
            continue
        if g.treasure[cell]:
            options.append(SWAT_TREASURE.of(g.map.pos[cell]))
        options.extend(SWAT_GEM.of(gem) for gem in gems)
    return options


class SwatPower(Procedure):
    """Rule: VA-D059"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "swat")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Ask:
        return Ask("swat", g.seat(DRAGON), swat_options(g))

    def swat(self, g: Vast) -> None:
        if SWAT_GEM.has(self.answer):
            gem = SWAT_GEM.a(self.answer)
            g.call(PushToken(DRAGON, gem, g.gem[gem], 5))
        else:
            g.call(PushToken(DRAGON, -1, g.map.cell(SWAT_TREASURE.a(self.answer)), 5))


def slappable(g: Vast) -> bool:
    """A Knight on an adjacent tile whom nothing protects. Rule: VA-D063, VA-K105, VA-R029"""
    where = g.at[KNIGHT_PIECE]
    if where < 0 or where not in neighbours(g, cell_of(g)) or sheltered(g, cell_of(g), where):
        return False
    return g.book.roles[KNIGHT].can_be_moved(g, KNIGHT_PIECE) and can_push(g, KNIGHT_PIECE, 3)


class ShriekPower(Procedure):
    """Rule: VA-D064, VA-L024, VA-L025"""

    STEPS: ClassVar[tuple[str, ...]] = ("shriek",)

    def shriek(self, g: Vast) -> None:
        board = mine(g)
        board.shriek = True
        if not board.shrieked:
            board.shrieked = True
            board.shriek_turns += 1
            wake_up(g)


class SmashPower(Procedure):
    """Rule: VA-D075"""

    STEPS: ClassVar[tuple[str, ...]] = ("smash",)

    def smash(self, g: Vast) -> None:
        smash_crystal(g, cell_of(g), -1)


class WrathPower(Procedure):
    """Every tile hit collapses. Rule: VA-D077 to VA-D086, VA-B114"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "aim", "rage", "notice")

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = []
        self.origin = -1

    def roll(self, g: Vast) -> None:
        g.call(PowerRoll())

    def aim(self, g: Vast) -> None:
        self.origin = cell_of(g)
        self.cells = [cell for cell in cells_hit(g, self.answer, g.map.pos[self.origin]) if cell != 0]
        self.answer = 0
        doomed = [square for cell in self.cells for square in tile_cells(cell)]
        if any(g.at[piece] in doomed for piece in TRIBES):
            g.call(g.book.roles[GOBLINS].ignores_power(g))

    def rage(self, g: Vast) -> None:
        g.call(RemoveBatch(DRAGON, self.cells, True, self.answer != 1))

    def notice(self, g: Vast) -> None:
        """Pushed off his own tile he has moved. Rule: VA-D086"""
        if cell_of(g) != self.origin:
            mine(g).moved = True
