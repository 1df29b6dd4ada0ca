"""Sloth boxes, Wakefulness, waking and surfacing. Rule: VA-D099 to VA-D117"""

from undercroft.games.vast.cards import CRYSTAL, GOBLINS
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.domains import SLOTH
from undercroft.games.vast.roles.dragon.actions import CLAIM_SLOTH, RETURN_SLOTH
from undercroft.games.vast.roles.dragon.board import (
    GREED,
    HUNGER,
    PER_CUBE,
    PRIDE_EVENT,
    PRIDE_GEM,
    PRIDE_STILL,
    ROOM,
    TRACK,
    cell_of,
    mine,
)
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import smash_crystal


def met(g: Vast, box: int) -> bool:
    """Whether a box's condition holds now. Rule: VA-D099 to VA-D103, VA-D110"""
    board = mine(g)
    if box == HUNGER:
        return board.eaten >= PER_CUBE and g.book.has(GOBLINS)
    if box == PRIDE_EVENT:
        return board.event_revealed
    if box == PRIDE_GEM:
        return board.second_gem
    return False


def can_move_cube(g: Vast, box: int) -> bool:
    """One cube per track and turn, and only from its own box. Rule: VA-D104 to VA-D106"""
    board = mine(g)
    return board.boxes[box] > 0 and not board.moved_tracks >> TRACK[box] & 1


def claims(g: Vast) -> list[int]:
    """The cubes he may move at this moment; Greed and stillness have their own phases. Rule: VA-D107, VA-D108"""
    return [CLAIM_SLOTH.of(box) for box in (HUNGER, PRIDE_EVENT, PRIDE_GEM) if met(g, box) and can_move_cube(g, box)]


def claim(g: Vast, box: int) -> None:
    """A cube goes from its box to Wakefulness."""
    board = mine(g)
    board.boxes[box] -= 1
    board.wake += 1
    board.moved_tracks |= 1 << TRACK[box]
    if box == HUNGER:
        board.eaten -= PER_CUBE
    elif box == GREED:
        board.stored -= 1
        g.treasures_left += 1
        give_up_hoard(g)
    if g.emitting:
        g.emit("sloth-overcome", {"box": SLOTH.values[box], "wakefulness": board.wake})
    wake_up(g)


def give_up_hoard(g: Vast) -> None:
    """With Greed empty, stored Treasure tokens are of no more use to him. Rule: VA-D090"""
    board = mine(g)
    if board.boxes[GREED] > 0 or board.stored == 0:
        return
    g.treasures_left += board.stored
    if g.emitting:
        g.emit("hoard-given-up", {"amount": board.stored})
    board.stored = 0


def wake_up(g: Vast) -> None:
    """Enough Wakefulness (and Shrieks) wake him for good; on a Crystal tile he surfaces. Rule: VA-D111 to VA-D114"""
    board = mine(g)
    if board.awake or board.wake < g.book.wakes_at or board.shriek_turns < g.book.shrieks_to_wake:
        return
    board.awake = True
    g.emit("dragon-woke", {})
    if can_surface(g):
        surface(g)


def can_surface(g: Vast) -> bool:
    """Awake, underground, on a Lit Crystal tile with or without its token. Rule: VA-D113, VA-D115, VA-D116"""
    board = mine(g)
    here = cell_of(g)
    if not board.awake or board.surfaced or here < 0:
        return False
    return g.type_of(here) == CRYSTAL and g.map.light[here] == LIT


def surface(g: Vast) -> None:
    """He comes up and smashes a Crystal token there. Rule: VA-D113, VA-D076"""
    board = mine(g)
    board.surfaced = True
    here = cell_of(g)
    if g.crystal[here]:
        smash_crystal(g, here, -1)
    g.emit("dragon-surfaced", {})


def return_options(g: Vast) -> list[int]:
    """Boxes with room for a cube sent back; locked Hunger spaces stay closed. Rule: VA-C042, VA-V042, VA-V043"""
    board = mine(g)
    options: list[int] = []
    for box in range(len(ROOM)):
        space = ROOM[box]
        if box == HUNGER and g.book.hunger_locked:
            space -= g.book.hunger_awake
        if board.boxes[box] < space:
            options.append(RETURN_SLOTH.of(box))
    return options


def still_claim(g: Vast) -> bool:
    """He did not move at all this turn. Rule: VA-D101, VA-D109"""
    return not mine(g).moved and can_move_cube(g, PRIDE_STILL)
