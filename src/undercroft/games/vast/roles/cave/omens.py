"""Omen tokens and the six omens. Rule: VA-C019 to VA-C052, VA-C094"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.vast.actions import CHOOSE_PIECE, CHOOSE_ROLE, ORIENT
from undercroft.games.vast.cards import (
    BONES,
    CAVE,
    CAVE_DATA,
    CELL_COUNT,
    EVENT,
    EYE,
    FANGS,
    FOREST,
    KNIGHT_PIECE,
    ROLE_COUNT,
    TERRAIN_OF,
    THIEF,
    TILE_COUNT,
    TILE_WALLS,
)
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.cavern.moving import Push, PushToken
from undercroft.games.vast.cavern.paths import borders_open_space
from undercroft.games.vast.cavern.reach import can_push, token_can_move
from undercroft.games.vast.cavern.removing import clear_edges, eligible, has_edge_tokens
from undercroft.games.vast.domains import DIRECTION, FACING, OMEN, OMEN_TOKEN, ROLE, SPACE
from undercroft.games.vast.roles.cave.actions import (
    ADD_EVENT,
    BURY_EVENTS,
    CARRY_TREASURE,
    DROP_MARK,
    LIFT_ROCKS,
    PAY_MARK,
    SHED_HATRED,
    SLIDE_ROCKS,
    TURN_TILE,
    VENT_HATRED,
)
from undercroft.games.vast.roles.cave.board import (
    ACCEPTS,
    BATS,
    HATRED,
    PLUNDER,
    ROCKSLIDE,
    SPORES,
    CaveBoard,
    affordable,
    mine,
    price,
)
from undercroft.games.vast.roles.cave.deals import LOOKS, bury, look_at_events
from undercroft.games.vast.roles.cave.tiles import CaveCollapse, GrowTile, PlaceTreasure, treasure_cells
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import events_matter, put_event

# Tokens.


def tokens_due(g: Vast) -> int:
    """By Treasure and Crystal tokens on the map, the Thief's bag included. Rule: VA-C019 to VA-C021"""
    count = sum(g.treasure) + sum(g.crystal) + g.book.roles[THIEF].carried_treasures(g)
    due = 0
    for least, draw in zip(CAVE_DATA["omens"]["from"], CAVE_DATA["omens"]["draw"], strict=True):
        if count >= int(least):
            due = int(draw)
    return due


class DrawOmens(Procedure):
    """Tokens from the bag, at random and without replacement. Rule: VA-C022, VA-C089"""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "keep")

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def draw(self, g: Vast) -> Waiting | None:
        bag = mine(g).bag
        if self.count == 0 or sum(bag) == 0:
            self.end()
            return None
        return Chance("omen-token", list(bag))

    def keep(self, g: Vast) -> None:
        board = mine(g)
        board.bag[self.answer] -= 1
        board.marks[self.answer] += 1
        self.count -= 1
        if g.emitting:
            g.emit("omen-drawn", {"mark": OMEN_TOKEN.values[self.answer]})
        self.goto("draw")


class DiscardOmens(Procedure):
    """The Cave loses so many tokens of its choice. Rule: VA-B068, VA-G106"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "drop")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def choose(self, g: Vast) -> Waiting | None:
        board = mine(g)
        options = [DROP_MARK.of(mark) for mark in range(len(board.marks)) if board.marks[mark]]
        if self.count == 0 or not options:
            self.end()
            return None
        if len(options) > 1:
            return Ask("discard-omen", g.seat(CAVE), options)
        self.answer = options[0]
        return None

    def drop(self, g: Vast) -> None:
        pay_back(g, DROP_MARK.a(self.answer))
        self.count -= 1
        self.goto("choose")


def pay_back(g: Vast, mark: int) -> None:
    """A token returns to the bag. Rule: VA-C023"""
    board = mine(g)
    board.marks[mark] -= 1
    board.bag[mark] += 1
    if g.emitting:
        g.emit("omen-paid", {"mark": OMEN_TOKEN.values[mark]})


# Which omens can be used.


def usable(g: Vast) -> list[int]:
    """Omens that can be paid for and carried out. Rule: VA-C024, VA-C026, VA-C094"""
    board = mine(g)
    if not board.collected:
        return []
    return [omen for omen in range(len(ACCEPTS)) if affordable(board, omen) and possible(g, board, omen)]


def any_usable(g: Vast) -> bool:
    """Whether there is any; stops at the first."""
    board = mine(g)
    if board.collected:
        for omen in range(len(ACCEPTS)):
            if affordable(board, omen) and possible(g, board, omen):
                return True
    return False


def possible(g: Vast, board: CaveBoard, omen: int) -> bool:
    """No payment for nothing. Rule: VA-C094"""
    if omen == BATS:
        return bool(bat_options(g, True))
    if omen == ROCKSLIDE:
        return bool(rock_edges(g, True))
    if omen == PLUNDER:
        return bool(treasure_cells(g, True))
    if omen == SPORES:
        return bool(spore_victims(g))
    if omen == HATRED:
        return board.hatred > 0 or hatred_works(g)
    return bool(g.event_deck) or bool(turnable(g, True)) or bool(bare_events(g))


def hatred_works(g: Vast) -> bool:
    """A tile to place, or in the Collapse one to remove. Rule: VA-C045, VA-C054"""
    if g.collapsing:
        return bool(eligible(g))
    return bool(g.hand) and borders_open_space(g)


class UseOmen(Procedure):
    """Pay, then carry it out. Rule: VA-C023, VA-C025"""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "pay", "take", "carry_out")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, omen: int) -> None:
        super().__init__()
        self.omen = omen
        self.owed = 0

    def begin(self, g: Vast) -> None:
        board = mine(g)
        self.owed = price(board, self.omen)
        board.uses[self.omen] += 1
        if g.emitting:
            g.emit("omen-used", {"omen": OMEN.values[self.omen], "amount": self.owed})

    def pay(self, g: Vast) -> Waiting | None:
        if self.owed == 0:
            self.goto("carry_out")
            return None
        board = mine(g)
        options = [PAY_MARK.of(mark) for mark in sorted(ACCEPTS[self.omen]) if board.marks[mark]]
        if len(options) > 1:
            return Ask("pay-omen", g.seat(CAVE), options)
        self.answer = options[0]
        return None

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"omen": OMEN.values[self.omen], "left": self.owed}

    def take(self, g: Vast) -> None:
        pay_back(g, PAY_MARK.a(self.answer))
        self.owed -= 1
        self.goto("pay")

    def carry_out(self, g: Vast) -> None:
        g.call(omen_effect(self.omen))


def omen_effect(omen: int) -> Procedure:
    if omen == BATS:
        return GiantBats()
    if omen == ROCKSLIDE:
        return LayRockslide()
    if omen == PLUNDER:
        return PlaceTreasure(False)
    if omen == SPORES:
        return Spores()
    if omen == HATRED:
        return Hatred()
    return CrystalCurse()


# Giant Bats.


def bat_options(g: Vast, first: bool = False) -> list[int]:
    """One Treasure token, the Knight or one Tribe; `first` is content with one. Rule: VA-C029 to VA-C031, VA-R029"""
    options: list[int] = []
    for piece in (KNIGHT_PIECE, FANGS, BONES, EYE):
        if g.at[piece] < 0 or TERRAIN_OF[g.at[piece]] == FOREST:
            continue
        if g.role_of(piece).can_be_moved(g, piece) and can_push(g, piece, 3):
            options.append(CHOOSE_PIECE.of(piece))
            if first:
                return options
    for cell in range(len(g.treasure)):
        if g.treasure[cell] and token_can_move(g, cell, 3):
            options.append(CARRY_TREASURE.of(g.map.pos[cell]))
            if first:
                return options
    return options


class GiantBats(Procedure):
    """Rule: VA-C029"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fly")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = bat_options(g)
        if not options:
            self.end()
            return None
        return Ask("giant-bats", g.seat(CAVE), options)

    def fly(self, g: Vast) -> None:
        if CHOOSE_PIECE.has(self.answer):
            g.call(Push(CAVE, CHOOSE_PIECE.a(self.answer), 1, 3))
        else:
            g.call(PushToken(CAVE, -1, g.map.cell(CARRY_TREASURE.a(self.answer)), 3))


# Rockslide.


def rock_edges(g: Vast, first: bool = False) -> list[int]:
    """Edges between two tiles without a wall, not between two Dark ones; `first` is content with one.

    Rule: VA-C032, VA-C035
    """
    edges: list[int] = []
    light = g.map.light
    for cell in range(CELL_COUNT):
        if g.map.pos[cell] < 0:
            continue
        for side in (1, 2):
            beyond = g.map.beside(cell, side)
            if beyond < 0 or (light[cell] == DARK and light[beyond] == DARK) or g.map.walled(cell, side):
                continue
            if TERRAIN_OF[cell] >= 0 and TERRAIN_OF[cell] == TERRAIN_OF[beyond]:
                continue
            edges.append(cell * 4 + side)
            if first:
                return edges
    return edges


def rock_options(g: Vast) -> list[int]:
    return sorted(SLIDE_ROCKS.of(g.map.pos[edge // 4], edge % 4) for edge in rock_edges(g))


class LayRockslide(Procedure):
    """A new wall; with all three on the map one of them moves. Rule: VA-C032, VA-C033"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_old", "lift", "choose", "lay")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose_old(self, g: Vast) -> Waiting | None:
        if g.rockslides_left > 0:
            self.goto("choose")
            return None
        options = sorted(LIFT_ROCKS.of(g.map.pos[edge // 4], edge % 4) for edge in g.map.rockslides)
        return Ask("lift-rocks", g.seat(CAVE), options)

    def lift(self, g: Vast) -> None:
        edge = g.map.cell(LIFT_ROCKS.a(self.answer)) * 4 + LIFT_ROCKS.b(self.answer)
        g.map.rockslides.remove(edge)
        g.rockslides_left += 1

    def choose(self, g: Vast) -> Waiting | None:
        options = rock_options(g)
        if LIFT_ROCKS.has(self.answer):
            # Back on its old edge it would not have moved.
            old = SLIDE_ROCKS.of(LIFT_ROCKS.a(self.answer), LIFT_ROCKS.b(self.answer))
            options = [option for option in options if option != old]
        if not options:
            self.end()
            return None
        return Ask("slide-rocks", g.seat(CAVE), options)

    def lay(self, g: Vast) -> None:
        pos = SLIDE_ROCKS.a(self.answer)
        side = SLIDE_ROCKS.b(self.answer)
        g.map.rockslides.append(g.map.cell(pos) * 4 + side)
        g.rockslides_left -= 1
        if g.emitting:
            g.emit("rocks-slid", {"space": SPACE.values[pos], "direction": DIRECTION.values[side]})


# Soporific Spores.


def spore_victims(g: Vast) -> list[int]:
    """Whoever would really suffer. Rule: VA-C044"""
    return [CHOOSE_ROLE.of(role) for role in range(ROLE_COUNT) if role != CAVE and g.book.roles[role].can_be_spored(g)]


class Spores(Procedure):
    """Rule: VA-C039 to VA-C043"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "breathe")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = spore_victims(g)
        if not options:
            self.end()
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("spores", g.seat(CAVE), options)

    def breathe(self, g: Vast) -> None:
        role = CHOOSE_ROLE.a(self.answer)
        if g.emitting:
            g.emit("spored", {"role": ROLE.values[role]})
        g.call(g.book.roles[role].spored(g))


# Hatred.


class Hatred(Procedure):
    """A tile more, in the Collapse a tile fewer; or a Hatred token goes. Rule: VA-C045, VA-C046, VA-L031"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "hate")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = [VENT_HATRED.of()] if hatred_works(g) else []
        if mine(g).hatred > 0:
            options.append(SHED_HATRED.of())
        if not options:
            self.end()
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("hatred", g.seat(CAVE), options)

    def hate(self, g: Vast) -> None:
        if SHED_HATRED.has(self.answer):
            from undercroft.games.vast import victory

            mine(g).hatred -= 1
            g.emit("hatred-shed", {"left": mine(g).hatred})
            victory.check(g)
        elif g.collapsing:
            g.call(CaveCollapse(1))
        else:
            g.call(GrowTile())


# Crystal Curse.


def turnable(g: Vast, first: bool = False) -> list[int]:
    """Lit Cave tiles that can be turned; `first` is content with one. Rule: VA-C048"""
    found: list[int] = []
    for cell in range(TILE_COUNT):
        if g.map.light[cell] == LIT and g.map.pos[cell] >= 0 and new_facings(g, cell):
            found.append(cell)
            if first:
                return found
    return found


def new_facings(g: Vast, cell: int) -> list[int]:
    """The facings a turn may give a tile, alike ones once; one that looks as before only to shed edge tokens.

    Rule: VA-C048, VA-C049, VA-C094
    """
    walls = TILE_WALLS[g.face(cell)]
    looks = [] if has_edge_tokens(g, cell) else [g.map.walls[cell]]
    facings: list[int] = []
    for facing in range(4):
        if facing != g.map.facing[cell] and walls[facing] not in looks:
            looks.append(walls[facing])
            facings.append(facing)
    return facings


def bare_events(g: Vast) -> list[int]:
    """Lit Event tiles without a token. Rule: VA-C050, VA-C051"""
    if not events_matter(g) or g.events_left == 0:
        return []
    return [
        cell
        for cell in range(1, TILE_COUNT)
        if g.map.pos[cell] >= 0 and g.map.light[cell] == LIT and g.type_of(cell) == EVENT and not g.event[cell]
    ]


def curse_options(g: Vast) -> list[int]:
    """Turn a tile, add an Event token, or bury Event cards. Rule: VA-C047"""
    options = sorted(TURN_TILE.of(g.map.pos[cell]) for cell in turnable(g))
    options += sorted(ADD_EVENT.of(g.map.pos[cell]) for cell in bare_events(g))
    if g.event_deck:
        options.append(BURY_EVENTS.of())
    return options


class CrystalCurse(Procedure):
    """Rule: VA-C047 to VA-C052"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "curse", "orient", "turn", "fill")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self) -> None:
        super().__init__()
        self.cell = -1

    def choose(self, g: Vast) -> Waiting | None:
        options = curse_options(g)
        if not options:
            self.end()
            return None
        return Ask("crystal-curse", g.seat(CAVE), options)

    def curse(self, g: Vast) -> None:
        if TURN_TILE.has(self.answer):
            self.cell = g.map.cell(TURN_TILE.a(self.answer))
            return
        if ADD_EVENT.has(self.answer):
            put_event(g, g.map.cell(ADD_EVENT.a(self.answer)))
        else:
            g.event_deck = bury(g.event_deck, list(reversed(g.event_deck[-LOOKS:])))
            look_at_events(g)
            g.emit("events-buried", {})
        self.end()

    def orient(self, g: Vast) -> Waiting | None:
        """Any other facing, even if the link to the Entrance is lost. Rule: VA-C048"""
        options = [ORIENT.of(facing) for facing in new_facings(g, self.cell)]
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("turn-tile", g.seat(CAVE), options)

    def turn(self, g: Vast) -> None:
        """Edge tokens of a turned tile go. Rule: VA-C049"""
        facing = ORIENT.a(self.answer)
        clear_edges(g, self.cell)
        g.map.turn_up(self.cell, facing, TILE_WALLS[g.face(self.cell)][facing])
        g.forsaken = [edge for edge in g.forsaken if edge // 4 != self.cell]
        if g.emitting:
            args = {"space": SPACE.values[g.map.pos[self.cell]], "facing": FACING.values[facing]}
            g.emit("tile-oriented", dict(args))

    def fill(self, g: Vast) -> None:
        if not g.collapsing:
            g.call(g.book.roles[CAVE].fill(g, CAVE))
