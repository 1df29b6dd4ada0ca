"""Entering tiles, attacking, collecting: what her Encounters are made of. Rule: VA-K024 to VA-K072"""

from typing import ClassVar, Final

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import NO, YES
from undercroft.games.vast.cards import (
    AMBUSH,
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    EVENT,
    KNIGHT,
    KNIGHT_PIECE,
    RIVER,
    TERRAIN_OF,
    THIEF_PIECE,
    TRIBES,
)
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import shows_centre
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import PIECE
from undercroft.games.vast.roles.knight.actions import ATTACK, BOMB_DRAGON, READY, SMASH, TAKE_GEM, TAKE_TREASURE
from undercroft.games.vast.roles.knight.board import (
    AXE,
    BOMB,
    DEED_CUNNING,
    DEED_DARING,
    DEED_FEARLESS,
    DEED_STALWART,
    FIRST_TREASURE,
    ON_DRAGON,
    ON_WALL,
    attack_strength,
    cell_of,
    cubes,
    encounters_left,
    javelin_counts,
    mine,
    over,
    perception,
    strength,
)
from undercroft.games.vast.roles.knight.events import Ambush, ResolveEvent
from undercroft.games.vast.roles.knight.grit import FEWEST, LoseGrit, gain_grit
from undercroft.games.vast.roles.knight.infestation import FightToken
from undercroft.games.vast.roles.knight.items import GainTreasure, spend_javelin
from undercroft.games.vast.roles.knight.sidequests import may_prepare
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import events_matter, gems_at, return_gem, smash_crystal, take_event

THE_CRYSTAL: Final = 6
"""The Crystal's bit among the targets of an Encounter."""


# Opening an Encounter.


def open_encounter(g: Vast) -> None:
    """Each Encounter costs one of her Perception. Rule: VA-K012, VA-K033"""
    board = mine(g)
    here = cell_of(g)
    board.encounters += 1
    board.encounter = here
    board.collecting = False
    board.attacked = 0
    if here not in board.encounter_cells:
        board.encounter_cells.append(here)
    if g.emitting:
        g.emit("encounter-opened", {"left": encounters_left(board)})


def can_attack(g: Vast, target: int) -> bool:
    """In the open Encounter if this target and the order allow it, else by opening another. Rule: VA-K028, VA-K033"""
    board = mine(g)
    if board.encounter == cell_of(g) and not board.collecting and not board.attacked >> target & 1:
        return True
    return encounters_left(board) > 0


def begin_attack(g: Vast, target: int) -> None:
    board = mine(g)
    if board.encounter != cell_of(g) or board.collecting or board.attacked >> target & 1:
        open_encounter(g)
    board.attacked |= 1 << target


def can_collect(g: Vast) -> bool:
    board = mine(g)
    return board.encounter == cell_of(g) or encounters_left(board) > 0


def begin_collecting(g: Vast) -> None:
    board = mine(g)
    if board.encounter != cell_of(g):
        open_encounter(g)
    board.collecting = True


# What she may attack and collect where she stands.


def encounter_options(g: Vast) -> list[int]:
    """Attacks and things to collect on her own tile. Rule: VA-K029, VA-K030"""
    here = cell_of(g)
    options: list[int] = []
    for piece in TRIBES:
        if g.at[piece] != here or not can_attack(g, piece):
            continue
        if attack_strength(g) > g.role_of(piece).defence(g, piece):
            options.append(ATTACK.of(piece))
    if g.at[DRAGON_PIECE] == here and can_attack(g, DRAGON_PIECE):
        options.extend(dragon_options(g))
    finds = perception(mine(g)) > g.role_of(THIEF_PIECE).stealth(g, THIEF_PIECE)
    if g.at[THIEF_PIECE] == here and finds and can_attack(g, THIEF_PIECE):
        options.append(ATTACK.of(THIEF_PIECE))
    if g.crystal[here] and can_attack(g, THE_CRYSTAL) and attack_strength(g) >= g.book.strength_to_smash:
        options.append(SMASH.of())
    if can_collect(g):
        if g.treasure[here]:
            options.append(TAKE_TREASURE.of())
        options.extend(TAKE_GEM.of(gem) for gem in gems_at(g, here))
    return options


def dragon_options(g: Vast) -> list[int]:
    """Surfaced: any time; underground: once, with Bomb, Javelin or in the Collapse. Rule: VA-K052 to VA-K057"""
    board = mine(g)
    dragon = g.role_of(DRAGON_PIECE)
    armor = dragon.armor(g, DRAGON_PIECE)
    options: list[int] = []
    surfaced = dragon.on_surface(g, DRAGON_PIECE)
    if not surfaced and board.dragon_attacked:
        return []
    if (surfaced or g.collapsing or javelin_counts(board)) and attack_strength(g) >= armor:
        options.append(ATTACK.of(DRAGON_PIECE))
    bomb_free = board.on[BOMB] > 0 and board.bomb_used != ON_WALL and not board.javelin_turn
    if not surfaced and not g.collapsing and bomb_free and attack_strength(g, True) >= armor:
        options.append(BOMB_DRAGON.of())
    return options


# Stepping onto a tile.


def may_enter(g: Vast, cell: int) -> bool:
    """Stronger than every Tribe there, as strong as a surfaced Dragon's Armor. Rule: VA-K051, VA-K059, VA-K061"""
    if g.map.impassable(cell):
        return False
    might = attack_strength(g)
    for piece in TRIBES:
        if g.at[piece] == cell and might <= g.role_of(piece).defence(g, piece):
            return False
    dragon = g.book.roles[DRAGON]
    if g.at[DRAGON_PIECE] == cell and dragon.on_surface(g, DRAGON_PIECE):
        return might >= dragon.armor(g, DRAGON_PIECE)
    return True


class KnightStep(Procedure):
    """One step, and the Encounter it forces. Rule: VA-K024 to VA-K036, VA-K134

    `side` is the side of the new tile she came through if that was open, -1 if the Ancient Map took her through a wall.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("go", "arrive", "meet_monster", "meet_event", "meet_pieces")

    def __init__(self, cell: int, side: int, walled: bool, free: bool = False) -> None:
        super().__init__()
        self.cell = cell
        self.side = side
        self.walled = walled
        self.free = free
        self.origin = -1

    def go(self, g: Vast) -> None:
        board = mine(g)
        self.origin = cell_of(g)
        if not self.free:
            board.steps += 1
        board.riding = TERRAIN_OF[self.cell] == RIVER
        board.encounter = -1
        if self.walled:
            board.map_uses += 1
        if self.cell not in board.visited:
            board.visited.append(self.cell)
        g.call(Enter(KNIGHT_PIECE, self.cell, False))

    def arrive(self, g: Vast) -> None:
        """A Dark tile is always revealed, even if her turn was cut off by the step. Rule: VA-K032, VA-K134"""
        if cell_of(g) != self.cell:
            self.end()
        elif g.map.is_dark(self.cell):
            g.call(RevealEncounter(self.cell, -1 if self.walled else self.side))
            self.end()

    def meet_monster(self, g: Vast) -> None:
        """Event tokens, Monster tokens, Tribes and a surfaced Dragon must be Encountered. Rule: VA-K034"""
        if not over(g) and self.cell in g.monster_token:
            open_encounter(g)
            g.call(FightToken(g.monster_token.index(self.cell), self.origin))

    def meet_event(self, g: Vast) -> None:
        if over(g) or cell_of(g) != self.cell:
            self.end()
        elif g.event[self.cell] and events_matter(g):
            g.call(EventEncounter())
            self.end()

    def meet_pieces(self, g: Vast) -> None:
        if not must_attack(g):
            return
        if mine(g).encounter != self.cell:
            open_encounter(g)
        g.call(ForcedAttacks(False))


def must_attack(g: Vast) -> bool:
    """Whether Tribes or a surfaced Dragon stand where she stands."""
    here = cell_of(g)
    if any(g.at[piece] == here for piece in TRIBES):
        return True
    return g.at[DRAGON_PIECE] == here and g.book.roles[DRAGON].on_surface(g, DRAGON_PIECE)


class LeaveTerrain(Procedure):
    """She steps off Terrain onto an open space; a Dark tile is laid there and revealed. Rule: VA-R013, VA-R014"""

    STEPS: ClassVar[tuple[str, ...]] = ("supply", "go")

    def __init__(self, pos: int, side: int) -> None:
        super().__init__()
        self.pos = pos
        self.side = side

    def supply(self, g: Vast) -> None:
        g.call(g.book.roles[CAVE].supply(g, KNIGHT, self.pos))

    def go(self, g: Vast) -> None:
        if self.answer >= 0:
            g.call(KnightStep(self.answer, self.side, False))


class RevealEncounter(Procedure):
    """Reveal, resolve, 1 Grit, then the attacks she owes. Rule: VA-K028, VA-K031, VA-K037, VA-K038"""

    STEPS: ClassVar[tuple[str, ...]] = ("open", "reveal", "get_ready", "resolve", "reward", "attack")

    def __init__(self, cell: int, side: int, fresh: bool = True) -> None:
        super().__init__()
        self.cell = cell
        self.side = side
        self.fresh = fresh
        """False when the same Encounter goes on (Underworm)."""

    def open(self, g: Vast) -> None:
        if self.fresh:
            open_encounter(g)
        else:
            mine(g).encounter = self.cell

    def reveal(self, g: Vast) -> None:
        g.call(Reveal(KNIGHT, [self.cell], True, self.side))

    def get_ready(self, g: Vast) -> Waiting | None:
        return face_event(g) if g.type_of(self.cell) == EVENT else None

    def resolve(self, g: Vast) -> None:
        kind = g.type_of(self.cell)
        if kind == EVENT:
            g.call(ResolveEvent())
        elif kind == AMBUSH:
            g.call(Ambush())

    def reward(self, g: Vast) -> None:
        if not mine(g).dead:
            gain_grit(g, 1)

    def attack(self, g: Vast) -> None:
        """Only where she still stands, and not after a cut-off. Rule: VA-K062, VA-V174"""
        if not over(g) and cell_of(g) == self.cell and must_attack(g):
            g.call(ForcedAttacks(True))


def face_event(g: Vast) -> Waiting | None:
    """Cubes placed now (a Shield) are there before the Event becomes known. Rule: VA-K014, VA-K073, VA-K106"""
    if over(g) or not events_matter(g) or not may_prepare(g):
        return None
    return Ask("face-event", g.seat(KNIGHT), [READY.of()])


class EventEncounter(Procedure):
    """An Event token is resolved like an Event tile, without Grit. Rule: VA-K035, VA-K036, VA-G084"""

    STEPS: ClassVar[tuple[str, ...]] = ("open", "resolve", "attack")

    def __init__(self) -> None:
        super().__init__()
        self.cell = -1

    def open(self, g: Vast) -> None:
        """A Monster token beaten here has opened the Encounter already. Rule: VA-K034"""
        self.cell = cell_of(g)
        if mine(g).encounter != self.cell:
            open_encounter(g)
        take_event(g, self.cell)

    def resolve(self, g: Vast) -> None:
        g.call(ResolveEvent())

    def attack(self, g: Vast) -> None:
        """Only who enters must attack; whom she starts her turn with she may leave alone. Rule: VA-K062"""
        entered = self.cell in mine(g).visited
        if entered and not over(g) and cell_of(g) == self.cell and must_attack(g):
            g.call(ForcedAttacks(False))


class ForcedAttacks(Procedure):
    """She entered: every Tribe there, then a surfaced Dragon. Rule: VA-K051, VA-K059, VA-K060, VA-K062"""

    STEPS: ClassVar[tuple[str, ...]] = ("next_tribe", "javelin", "dragon")

    def __init__(self, revealed: bool) -> None:
        super().__init__()
        self.revealed = revealed
        self.done = 0

    def next_tribe(self, g: Vast) -> None:
        here = cell_of(g)
        for piece in TRIBES:
            if g.at[piece] != here or self.done >> piece & 1:
                continue
            self.done |= 1 << piece
            if attack_strength(g) > g.role_of(piece).defence(g, piece):
                mine(g).attacked |= 1 << piece
                g.call(AttackTribe(piece, self.revealed))
                self.again()
                return

    def javelin(self, g: Vast) -> None:
        """It goes with the attack; if nothing could be attacked it stays. Rule: VA-K062, VA-K113"""
        if any(mine(g).attacked >> piece & 1 for piece in TRIBES):
            spend_javelin(g)

    def dragon(self, g: Vast) -> None:
        dragon = g.book.roles[DRAGON]
        if over(g) or g.at[DRAGON_PIECE] != cell_of(g) or not dragon.on_surface(g, DRAGON_PIECE):
            return
        if attack_strength(g) >= dragon.armor(g, DRAGON_PIECE):
            mine(g).attacked |= 1 << DRAGON_PIECE
            g.call(AttackDragon(False))


# Attacks.


class AttackTribe(Procedure):
    """She beats a Tribe. Rule: VA-K059, VA-K076 to VA-K081"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "boast")

    def __init__(self, piece: int, revealed: bool) -> None:
        super().__init__()
        self.piece = piece
        self.revealed = revealed
        self.deeds = 0

    def strike(self, g: Vast) -> None:
        role = g.role_of(self.piece)
        if role.population(g, self.piece) >= 3:
            self.deeds |= DEED_STALWART
        if role.monsters(g, self.piece) > 0:
            self.deeds |= DEED_DARING
        if self.revealed:
            self.deeds |= DEED_FEARLESS
        if g.emitting:
            g.emit("knight-attacked", {"piece": PIECE.values[self.piece]})
        g.call(role.struck(g, self.piece, KNIGHT_PIECE, 1))

    def boast(self, g: Vast) -> None:
        g.role_of(self.piece).attack_over(g, self.piece)
        mine(g).deeds |= self.deeds


class AttackThief(Procedure):
    """Rule: VA-K063, VA-K064"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "boast")

    def strike(self, g: Vast) -> None:
        if g.emitting:
            g.emit("knight-attacked", {"piece": PIECE.values[THIEF_PIECE]})
        g.call(g.role_of(THIEF_PIECE).struck(g, THIEF_PIECE, KNIGHT_PIECE, 1))

    def boast(self, g: Vast) -> None:
        if self.answer == 1:
            mine(g).deeds |= DEED_DARING
        spend_javelin(g)


class AttackDragon(Procedure):
    """Higher Strength hits, equal Strength needs the centre of the die. Rule: VA-K055, VA-K112, VA-K116, VA-K117"""

    STEPS: ClassVar[tuple[str, ...]] = ("compare", "roll", "offer_axe", "strike", "boast")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, with_bomb: bool) -> None:
        super().__init__()
        self.with_bomb = with_bomb
        self.damage = 1

    def compare(self, g: Vast) -> None:
        board = mine(g)
        dragon = g.book.roles[DRAGON]
        if self.with_bomb:
            board.bomb_used = ON_DRAGON
        if not dragon.on_surface(g, DRAGON_PIECE):
            board.dragon_attacked = True
        if g.emitting:
            g.emit("knight-attacked", {"piece": PIECE.values[DRAGON_PIECE]})
        if attack_strength(g, self.with_bomb) > dragon.armor(g, DRAGON_PIECE):
            self.goto("offer_axe")
            return
        g.call(RollDragonDie(KNIGHT))

    def roll(self, g: Vast) -> None:
        if not shows_centre(self.answer):
            self._missed(g)

    def _missed(self, g: Vast) -> None:
        g.emit("attack-missed", {})
        if not self.with_bomb:
            spend_javelin(g)
        self.end(0)

    def offer_axe(self, g: Vast) -> Waiting | None:
        board = mine(g)
        self.answer = NO.of()
        if self.with_bomb or board.on[FIRST_TREASURE + AXE] == 0 or cubes(board) <= FEWEST:
            return None
        return Ask("swing-axe", g.seat(KNIGHT), [YES.of(), NO.of()])

    def strike(self, g: Vast) -> None:
        board = mine(g)
        if YES.has(self.answer):
            board.on[FIRST_TREASURE + AXE] = 0
            board.discarded += 1
            self.damage = 2
        g.call(g.book.roles[DRAGON].struck(g, DRAGON_PIECE, KNIGHT_PIECE, self.damage))

    def boast(self, g: Vast) -> None:
        mine(g).deeds |= DEED_DARING
        if not self.with_bomb:
            spend_javelin(g)
        self.end(1)


class ProvokedAttack(Procedure):
    """The surfaced Dragon walks into her: one attack, by her track alone. Rule: VA-K058, VA-D023 to VA-D025"""

    STEPS: ClassVar[tuple[str, ...]] = ("compare", "roll", "strike")

    def compare(self, g: Vast) -> None:
        if g.emitting:
            g.emit("knight-attacked", {"piece": PIECE.values[DRAGON_PIECE]})
        if strength(mine(g), g.active == KNIGHT) > g.book.roles[DRAGON].armor(g, DRAGON_PIECE):
            self.goto("strike")
            return
        g.call(RollDragonDie(KNIGHT))

    def roll(self, g: Vast) -> None:
        if not shows_centre(self.answer):
            g.emit("attack-missed", {})
            self.end(0)

    def strike(self, g: Vast) -> None:
        g.call(g.book.roles[DRAGON].struck(g, DRAGON_PIECE, KNIGHT_PIECE, 1))


class SmashCrystal(Procedure):
    """Rule: VA-K065"""

    STEPS: ClassVar[tuple[str, ...]] = ("smash",)

    def smash(self, g: Vast) -> None:
        smash_crystal(g, cell_of(g), KNIGHT)
        gain_grit(g, 2)
        spend_javelin(g)


# Collecting.


class TakeTreasure(Procedure):
    """A Treasure token becomes a card, or 5 Grit when no card is left. Rule: VA-K066, VA-K068, VA-K071"""

    STEPS: ClassVar[tuple[str, ...]] = ("take",)

    def take(self, g: Vast) -> None:
        here = cell_of(g)
        g.treasure[here] -= 1
        g.treasures_left += 1
        mine(g).treasures_taken += 1
        g.emit("treasure-taken", {})
        g.call(GainTreasure(True))


class TakeGem(Procedure):
    """Roll: the centre costs 2 Grit, otherwise 5 Grit gained; the Gem goes back either way. Rule: VA-K067, VA-K084"""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "settle")

    def __init__(self, gem: int) -> None:
        super().__init__()
        self.gem = gem

    def roll(self, g: Vast) -> None:
        g.call(RollDragonDie(KNIGHT))

    def settle(self, g: Vast) -> None:
        mine(g).deeds |= DEED_CUNNING
        return_gem(g, self.gem)
        if shows_centre(self.answer):
            g.call(LoseGrit(2))
        else:
            gain_grit(g, 5)
