"""Her turn: pick up Hero cubes, then move and act. Rule: VA-K007, VA-K024, VA-K025"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import END_TURN, MOVE
from undercroft.games.vast.cards import (
    DRAGON_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    MAGMA,
    TERRAIN_OF,
    THIEF_PIECE,
    TRIBES,
)
from undercroft.games.vast.cavern.geometry import OPPOSITE, STEP, on_table, side_towards
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.cavern.paths import PITS, is_pit, pits_from
from undercroft.games.vast.domains import PIECE
from undercroft.games.vast.roles.knight.actions import (
    ATTACK,
    BOMB_DRAGON,
    BOMB_WALL,
    KNIGHT_FLARE,
    SHOOT,
    SHOOT_ENCHANTED,
    SMASH,
    TAKE_GEM,
    TAKE_TREASURE,
)
from undercroft.games.vast.roles.knight.board import (
    ITEM_COUNT,
    UNUSED,
    attack_strength,
    cell_of,
    encounters_left,
    map_left,
    mine,
    movement,
    over,
    perception,
)
from undercroft.games.vast.roles.knight.encounter import (
    THE_CRYSTAL,
    AttackDragon,
    AttackThief,
    AttackTribe,
    EventEncounter,
    KnightStep,
    LeaveTerrain,
    SmashCrystal,
    TakeGem,
    TakeTreasure,
    begin_attack,
    begin_collecting,
    encounter_options,
    face_event,
    may_enter,
)
from undercroft.games.vast.roles.knight.grit import lose_health
from undercroft.games.vast.roles.knight.items import (
    BombWall,
    ShootBow,
    bombable,
    bow_targets,
    enchanted_targets,
    spend_javelin,
)
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import events_matter
from undercroft.games.vast.variants.flare import Flare
from undercroft.games.vast.variants.terrain import downstream


class KnightTurn(Procedure):
    """Pick Up Hero Cubes, then Move and Act until she stops. Rule: VA-K007, VA-K008"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "pick_up",
        "get_ready",
        "waiting_event",
        "act",
        "carry_out",
        "finish",
        "climb_out",
    )

    def pick_up(self, g: Vast) -> None:
        """All placed and set-aside cubes come back; statistics fall to 1. Rule: VA-K011, VA-K013"""
        board = mine(g)
        board.pool += sum(board.on) + board.aside
        board.on = [0] * ITEM_COUNT
        board.aside = 0
        board.steps = 0
        board.encounters = 0
        board.map_uses = 0
        board.bomb_used = UNUSED
        board.bow_used = False
        board.enchanted_used = False
        board.flare_used = False
        board.javelin_turn = False
        board.dragon_attacked = False
        board.cut_off = False
        board.visited = []
        board.encounter_cells = []
        board.ambushes = 0
        board.treasures_taken = 0
        board.deeds = 0
        board.riding = False
        board.encounter = -1
        board.collecting = False
        board.attacked = 0

    def get_ready(self, g: Vast) -> Waiting | None:
        """Before a waiting Event is drawn. Rule: VA-K106"""
        return face_event(g) if g.event[cell_of(g)] else None

    def waiting_event(self, g: Vast) -> None:
        """An Event token she stands on comes before any step. Rule: VA-G084, VA-K035"""
        if g.event[cell_of(g)] and events_matter(g):
            g.call(EventEncounter())

    def act(self, g: Vast) -> Waiting | None:
        if over(g):
            self.goto("finish")
            return None
        return Ask("knight-turn", g.seat(KNIGHT), turn_options(g))

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {**what_is_left(g), "compared": meetings(g)}

    def carry_out(self, g: Vast) -> None:
        if END_TURN.has(self.answer):
            return
        board = mine(g)
        board.deeds = 0
        procedure = deed(g, self.answer)
        board.riding = False
        g.call(procedure)
        self.goto("act")

    def finish(self, g: Vast) -> None:
        """No more cubes; Magma burns her, but never to death. Rule: VA-K008, VA-R025, VA-R028"""
        board = mine(g)
        board.encounter = -1
        board.cut_off = True
        here = cell_of(g)
        if here >= 0 and TERRAIN_OF[here] == MAGMA and board.health > 1:
            lose_health(g, 1)

    def climb_out(self, g: Vast) -> None:
        """No turn ends on a Pit: if hers was cut off there, she climbs to the nearest legal space. Rule: VA-R039"""
        here = cell_of(g)
        if here >= 0 and is_pit(here):
            g.call(MoveOff(KNIGHT, KNIGHT_PIECE, PITS, False))


def what_is_left(g: Vast) -> dict[str, object]:
    """Her steps, Encounters and unplaced cubes."""
    board = mine(g)
    return {
        "steps": max(0, movement(board) - board.steps),
        "encounters": max(0, encounters_left(board)),
        "cubes": board.pool,
    }


def meetings(g: Vast) -> dict[str, object]:
    """What her Strength would meet on her tile and the next ones, her Perception for the Thief.

    Rule: VA-K055, VA-K059
    """
    board = mine(g)
    here = cell_of(g)
    near = [here, *[g.map.beside(here, side) for side in range(4) if not g.map.walled(here, side)]]
    found: dict[str, object] = {}
    for piece in TRIBES:
        if g.at[piece] >= 0 and g.at[piece] in near:
            found[PIECE.values[piece]] = {"yours": attack_strength(g), "theirs": g.role_of(piece).defence(g, piece)}
    for option in encounter_options(g):
        if ATTACK.has(option) and ATTACK.a(option) == THIEF_PIECE:
            hidden = g.role_of(THIEF_PIECE).stealth(g, THIEF_PIECE)
            found[PIECE.values[THIEF_PIECE]] = {"yours": perception(board), "theirs": max(0, hidden)}
        elif BOMB_DRAGON.has(option) or (ATTACK.has(option) and ATTACK.a(option) == DRAGON_PIECE):
            might = attack_strength(g, BOMB_DRAGON.has(option))
            armor = g.role_of(DRAGON_PIECE).armor(g, DRAGON_PIECE)
            found[PIECE.values[DRAGON_PIECE]] = {"yours": might, "theirs": armor}
    return found


def turn_options(g: Vast) -> list[int]:
    """Steps, Encounters, shots, a Bomb, the Flare, or the end. Rule: VA-K024 to VA-K030"""
    board = mine(g)
    options = step_options(g)
    options.extend(encounter_options(g))
    options.extend(bombable(g))
    options.extend(bow_targets(g))
    options.extend(enchanted_targets(g))
    if g.book.flare[KNIGHT] and not board.flare_used:
        options.extend(KNIGHT_FLARE.of(pos) for pos in sorted(g.map.cell_at))
    if not is_pit(cell_of(g)) or not options:
        options.append(END_TURN.of())
    return options


def step_options(g: Vast) -> list[int]:
    """Neighbouring tiles while steps and at least one Encounter are left. Rule: VA-K024, VA-K025, VA-K027, VA-K095"""
    board = mine(g)
    left = movement(board) - board.steps
    if encounters_left(board) <= 0:
        return []
    here = cell_of(g)
    options: list[int] = []
    if left > 0:
        for side in range(4):
            beyond = g.map.beside(here, side)
            if beyond < 0:
                if may_leave_terrain(g, here, side):
                    options.append(MOVE.of(g.map.pos[here] + STEP[side]))
                continue
            passable = not g.map.walled(here, side) or map_left(board) > 0
            if passable and may_enter(g, beyond) and (not is_pit(beyond) or may_start_pit(g, beyond, left)):
                options.append(MOVE.of(g.map.pos[beyond]))
    drift = downstream(here)
    if board.riding and drift >= 0 and may_enter(g, drift) and MOVE.of(g.map.pos[drift]) not in options:
        options.append(MOVE.of(g.map.pos[drift]))
    return options


def may_leave_terrain(g: Vast, cell: int, side: int) -> bool:
    """Any edge of Terrain leads out, if a tile can be laid there and no Tribe is too strong. Rule: VA-R013, VA-R014

    A Tribe lurking there would stand on the new tile. Rule: VA-B105, VA-K059
    """
    if TERRAIN_OF[cell] < 0 or g.collapsing or not (g.tiles or g.hand):
        return False
    pos = g.map.pos[cell] + STEP[side]
    might = attack_strength(g)
    if any(g.lurking[piece] == pos and might <= g.role_of(piece).defence(g, piece) for piece in TRIBES):
        return False
    return on_table(pos)


def may_start_pit(g: Vast, pit: int, left: int) -> bool:
    """In, across and out must be possible this turn. Rule: VA-R033"""
    return left >= 3 and bool(ways_out(g, pit))


def ways_out(g: Vast, pit: int) -> list[int]:
    """The other Pits that she could leave over an edge. Rule: VA-R032, VA-R033"""
    return [
        other
        for other in pits_from(g, pit)
        if may_enter(g, other) and any(leads_out(g, other, side) for side in range(4))
    ]


def leads_out(g: Vast, pit: int, side: int) -> bool:
    beyond = g.map.beside(pit, side)
    if beyond < 0:
        return may_leave_terrain(g, pit, side)
    return not g.map.walled(pit, side) and not is_pit(beyond) and may_enter(g, beyond)


def step_to(g: Vast, pos: int) -> Procedure:
    """The step onto a neighbouring position."""
    here = cell_of(g)
    side = side_towards(g.map.pos[here], pos)
    cell = g.map.cell(pos)
    if cell < 0:
        return LeaveTerrain(pos, OPPOSITE[side])
    if is_pit(cell):
        return KnightPitTrip(cell, OPPOSITE[side], g.map.walled(here, side))
    free = mine(g).riding and cell == downstream(here)
    return KnightStep(cell, OPPOSITE[side], g.map.walled(here, side), free)


def deed(g: Vast, action: int) -> Procedure:
    """The procedure of an action of her turn."""
    if MOVE.has(action):
        return step_to(g, MOVE.a(action))
    if ATTACK.has(action):
        return attack(g, ATTACK.a(action))
    if BOMB_DRAGON.has(action):
        begin_attack(g, DRAGON_PIECE)
        return AttackDragon(True)
    if SMASH.has(action):
        begin_attack(g, THE_CRYSTAL)
        return SmashCrystal()
    if TAKE_TREASURE.has(action):
        begin_collecting(g)
        return TakeTreasure()
    if TAKE_GEM.has(action):
        begin_collecting(g)
        return TakeGem(TAKE_GEM.a(action))
    if BOMB_WALL.has(action):
        return BombWall(BOMB_WALL.a(action))
    if SHOOT.has(action):
        return ShootBow(SHOOT.a(action), False)
    if SHOOT_ENCHANTED.has(action):
        return ShootBow(SHOOT_ENCHANTED.a(action), True)
    mine(g).flare_used = True
    return Flare(KNIGHT, g.map.cell(KNIGHT_FLARE.a(action)))


def attack(g: Vast, target: int) -> Procedure:
    """An attack of her own choice on her own tile."""
    begin_attack(g, target)
    if target in TRIBES:
        return OneTribe(target)
    if target == THIEF_PIECE:
        return AttackThief()
    return AttackDragon(False)


class KnightPitTrip(Procedure):
    """In at one Pit and across to another; from there she walks out as usual. Rule: VA-R032, VA-R033"""

    STEPS: ClassVar[tuple[str, ...]] = ("fall_in", "choose", "cross")

    def __init__(self, pit: int, side: int, walled: bool) -> None:
        super().__init__()
        self.pit = pit
        self.side = side
        self.walled = walled

    def fall_in(self, g: Vast) -> None:
        g.call(KnightStep(self.pit, self.side, self.walled))

    def choose(self, g: Vast) -> Waiting | None:
        pits = [] if over(g) or encounters_left(mine(g)) <= 0 or cell_of(g) != self.pit else ways_out(g, self.pit)
        if not pits:
            self.end()
            return None
        return Ask("knight-turn", g.seat(KNIGHT), [MOVE.of(g.map.pos[pit]) for pit in pits])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return what_is_left(g)

    def cross(self, g: Vast) -> None:
        g.call(KnightStep(g.map.cell(MOVE.a(self.answer)), -1, False))


class OneTribe(Procedure):
    """She attacks a Tribe she shares a tile with. Rule: VA-K062"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "javelin")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def strike(self, g: Vast) -> None:
        g.call(AttackTribe(self.piece, False))

    def javelin(self, g: Vast) -> None:
        spend_javelin(g)
