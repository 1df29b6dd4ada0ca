"""What he does with his Action cubes. Rules: VA-T019 to VA-T058"""

from typing import ClassVar, Final

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.vast.actions import NO, POINT, YES
from undercroft.games.vast.cards import PIECE_COUNT, THIEF, THIEF_PIECE
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.paths import lines_distance, sheltered, shows_centre, visible
from undercroft.games.vast.domains import GEM, PIECE, SPACE
from undercroft.games.vast.roles.thief.actions import (
    BACKSTAB,
    HIDE_LOOT,
    LOOT_GEM,
    LOOT_GEM_SAFELY,
    LOOT_TREASURE,
    PICK_LOCK,
    PICKPOCKET,
)
from undercroft.games.vast.roles.thief.board import (
    HAND_CROSSBOW,
    LOCK_PICKING_KIT,
    PRINTED,
    STICKY_FINGERS,
    cell_of,
    mine,
    stealth,
)
from undercroft.games.vast.roles.thief.dying import ThiefDies
from undercroft.games.vast.state import CARRIED, Vast
from undercroft.games.vast.tokens import gems_at, tell_token

ROLLS: Final[list[int]] = [int(roll) for roll in PRINTED["pickpocket"]["roll"]]
"""The least roll that succeeds for 1, 2 and 3 cubes; 0 needs no roll. Rule: VA-T039, VA-T048"""
REACH: Final[int] = int(PRINTED["backstab"]["crossbow-range"])
SAFE_GEM: Final[int] = int(PRINTED["loot"]["gem-safe"])


def loot_options(g: Vast) -> list[int]:
    """Rule: VA-T033, VA-T034"""
    here = cell_of(g)
    cubes = mine(g).cubes
    options: list[int] = []
    if g.treasure[here] and cubes >= 1:
        options.append(LOOT_TREASURE.of())
    for gem in gems_at(g, here):
        if cubes >= 1:
            options.append(LOOT_GEM.of(gem))
        if cubes >= SAFE_GEM:
            options.append(LOOT_GEM_SAFELY.of(gem))
    return options


def unwary(g: Vast, piece: int) -> bool:
    """His Stealth beats what the target notices by; each piece once a turn. Rule: VA-T019, VA-T020, VA-T028"""
    if piece == THIEF_PIECE or g.at[piece] < 0 or mine(g).targets >> piece & 1:
        return False
    return stealth(g) > g.role_of(piece).wariness(g, piece)


def pickpocket_options(g: Vast) -> list[int]:
    """Rule: VA-T039, VA-T042, VA-T043, VA-T045, VA-T046"""
    options: list[int] = []
    for piece in range(PIECE_COUNT):
        if g.at[piece] == cell_of(g) and unwary(g, piece) and g.role_of(piece).can_be_pickpocketed(g, piece):
            options.extend(PICKPOCKET.of(piece, cubes) for cubes in range(1, min(3, mine(g).cubes) + 1))
    return options


def lock_options(g: Vast) -> list[int]:
    """One try a turn at each Vault; the kit saves a cube. Rule: VA-T048, VA-T049, VA-T050"""
    board = mine(g)
    here = cell_of(g)
    if not g.vault[here] or here in board.locks_tried:
        return []
    saved = board.upgrades[LOCK_PICKING_KIT]
    return [PICK_LOCK.of(cubes - saved) for cubes in (1, 2, 3) if cubes - saved <= board.cubes]


def backstab_options(g: Vast) -> list[int]:
    """Here, or with the Hand Crossbow in a straight line of sight. Rule: VA-T051, VA-T056, VA-R029"""
    here = cell_of(g)
    board = mine(g)
    options: list[int] = []
    for piece in range(PIECE_COUNT):
        if not unwary(g, piece):
            continue
        there = g.at[piece]
        near = there == here or (board.upgrades[HAND_CROSSBOW] > 0 and in_crossbow_reach(g, here, there))
        if near:
            options.extend(BACKSTAB.of(piece, cubes) for cubes in range(1, min(3, board.cubes) + 1))
    return options


def in_crossbow_reach(g: Vast, here: int, there: int) -> bool:
    far = lines_distance(g, here, there)
    return 0 < far <= REACH and visible(g, here, there) and not sheltered(g, here, there)


def hide_options(g: Vast) -> list[int]:
    """Rule: VA-T058"""
    board = mine(g)
    return [HIDE_LOOT.of(cubes) for cubes in range(1, min(board.cubes, board.level) + 1)]


class LootTreasure(Procedure):
    """A Treasure token from his space. Rule: VA-T033, VA-T059"""

    STEPS: ClassVar[tuple[str, ...]] = ("take",)

    def take(self, g: Vast) -> None:
        board = mine(g)
        here = cell_of(g)
        board.cubes -= 1
        g.treasure[here] -= 1
        board.carried += 1
        tell_token(g, "thief-looted", "treasure", here)


class LootGem(Procedure):
    """A Gem, with the die for one cube or safely for two. Rule: VA-T033, VA-T034, VA-T079"""

    STEPS: ClassVar[tuple[str, ...]] = ("reach", "roll", "take")

    def __init__(self, gem: int, safely: bool) -> None:
        super().__init__()
        self.gem = gem
        self.safely = safely

    def reach(self, g: Vast) -> None:
        mine(g).cubes -= SAFE_GEM if self.safely else 1

    def roll(self, g: Vast) -> None:
        if self.safely:
            self.answer = -1
            return
        g.call(RollDragonDie(THIEF))

    def take(self, g: Vast) -> None:
        if self.answer >= 0 and shows_centre(self.answer):
            g.call(ThiefDies(-1))
            return
        where = cell_of(g)
        g.gem[self.gem] = CARRIED
        tell_token(g, "thief-looted", f"gem-{GEM.values[self.gem]}", where)


class ThiefGainsTreasure(Procedure):
    """A Treasure token from the supply; if that is empty he may take any from the map. Result 1 if he got one.

    Rule: VA-T057
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take")

    def choose(self, g: Vast) -> Waiting | None:
        if g.treasures_left:
            g.treasures_left -= 1
            self.end(1)
            return None
        spaces = sorted(g.map.pos[cell] for cell in range(len(g.treasure)) if g.treasure[cell])
        if not spaces:
            self.end(0)
            return None
        return Ask("grab-treasure", g.seat(THIEF), [*[POINT.of(pos) for pos in spaces], NO.of()])

    def take(self, g: Vast) -> None:
        if self.answer == NO.of():
            self.end(0)
            return
        cell = g.map.cell(POINT.a(self.answer))
        g.treasure[cell] -= 1
        tell_token(g, "token-taken", "treasure", cell)
        self.end(1)


class RollActionDie(Procedure):
    """Result: 1 to 6."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "show")

    def roll(self, g: Vast) -> Chance:
        return Chance.even("action-die", 6)

    def show(self, g: Vast) -> None:
        if g.emitting:
            g.emit("action-die-rolled", {"number": self.answer + 1})
        self.end(self.answer + 1)


class PickPocket(Procedure):
    """Pay, roll, perhaps once more, and take. Rule: VA-T039 to VA-T047"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "pay",
        "roll",
        "judge",
        "offer_reroll",
        "reroll",
        "gain",
        "keep",
        "suffer",
        "over",
    )

    def __init__(self, piece: int, cubes: int) -> None:
        super().__init__()
        self.piece = piece
        self.cubes = cubes

    def pay(self, g: Vast) -> None:
        board = mine(g)
        board.cubes -= self.cubes
        board.targets |= 1 << self.piece
        if g.emitting:
            g.emit("thief-picks-pocket", {"piece": PIECE.values[self.piece]})

    def roll(self, g: Vast) -> None:
        if not ROLLS[self.cubes - 1]:
            self.answer = 6
            return
        g.call(RollActionDie())

    def judge(self, g: Vast) -> None:
        if self.answer >= ROLLS[self.cubes - 1]:
            self.goto("gain")

    def offer_reroll(self, g: Vast) -> Waiting | None:
        """Sticky Fingers, once a turn. Rule: VA-T040"""
        board = mine(g)
        if not board.upgrades[STICKY_FINGERS] or board.rerolled:
            self.answer = NO.of()
            return None
        return Ask("sticky-fingers", g.seat(THIEF), [YES.of(), NO.of()])

    def reroll(self, g: Vast) -> None:
        if NO.has(self.answer):
            g.emit("thief-fails", {})
            self.goto("over")
            return
        mine(g).rerolled = True
        self.goto("judge")
        g.call(RollActionDie())

    def gain(self, g: Vast) -> None:
        """One Treasure token. Rule: VA-T041"""
        g.call(ThiefGainsTreasure())

    def keep(self, g: Vast) -> None:
        if self.answer == 1:
            mine(g).carried += 1
        g.emit("thief-succeeds", {})

    def suffer(self, g: Vast) -> None:
        """And what the robbed one loses. Rule: VA-T042, VA-T043, VA-T045, VA-T047"""
        g.call(g.role_of(self.piece).pickpocketed(g, self.piece))

    def over(self, g: Vast) -> None:
        g.role_of(self.piece).attack_over(g, self.piece)


class PickLock(Procedure):
    """A Vault token opens for a Treasure token. Rule: VA-T048 to VA-T050"""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "roll", "judge", "keep")

    def __init__(self, cubes: int) -> None:
        super().__init__()
        self.cubes = cubes
        """What he pays; the kit makes it one less than what it is worth."""
        self.least = 0

    def pay(self, g: Vast) -> None:
        board = mine(g)
        board.cubes -= self.cubes
        board.locks_tried.append(cell_of(g))
        self.least = ROLLS[self.cubes + board.upgrades[LOCK_PICKING_KIT] - 1]
        if g.emitting:
            g.emit("thief-picks-lock", {"space": SPACE.values[g.map.pos[cell_of(g)]]})

    def roll(self, g: Vast) -> None:
        if not self.least:
            self.answer = 6
            return
        g.call(RollActionDie())

    def judge(self, g: Vast) -> None:
        if self.answer < self.least:
            g.emit("thief-fails", {})
            self.end()
            return
        g.vault[cell_of(g)] = 0
        g.vaults_left += 1
        g.emit("thief-succeeds", {})
        g.call(ThiefGainsTreasure())

    def keep(self, g: Vast) -> None:
        if self.answer == 1:
            mine(g).carried += 1


class StabInTheBack(Procedure):
    """Light, moderate or heavy, without a roll. Rule: VA-T051 to VA-T056"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "over")

    def __init__(self, piece: int, cubes: int) -> None:
        super().__init__()
        self.piece = piece
        self.cubes = cubes

    def strike(self, g: Vast) -> None:
        board = mine(g)
        board.cubes -= self.cubes
        board.targets |= 1 << self.piece
        if g.emitting:
            g.emit("thief-stabs", {"piece": PIECE.values[self.piece], "cubes": self.cubes})
        g.call(g.role_of(self.piece).backstabbed(g, self.piece, self.cubes))

    def over(self, g: Vast) -> None:
        g.role_of(self.piece).attack_over(g, self.piece)


class HideLoot(Procedure):
    """Fewer cubes now, a poorer loot for whoever kills him. Rule: VA-T058"""

    STEPS: ClassVar[tuple[str, ...]] = ("hide",)

    def __init__(self, cubes: int) -> None:
        super().__init__()
        self.cubes = cubes

    def hide(self, g: Vast) -> None:
        board = mine(g)
        board.cubes -= self.cubes
        board.level -= self.cubes
        if g.emitting:
            g.emit("loot-hidden", {"level": board.level})
