"""Why the Knight cannot do what was clicked."""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cards import DRAGON_PIECE, THIEF_PIECE, TRIBES
from undercroft.games.vast.cavern.geometry import side_towards
from undercroft.games.vast.cavern.paths import is_pit, pits_from
from undercroft.games.vast.domains import PIECE, SIDEQUEST, SPACE
from undercroft.games.vast.roles.knight.actions import ITEM
from undercroft.games.vast.roles.knight.board import (
    FIRST_TREASURE,
    attack_strength,
    cell_of,
    encounters_left,
    has_up,
    map_left,
    mine,
    movement,
    perception,
)
from undercroft.games.vast.roles.knight.encounter import may_enter
from undercroft.games.vast.state import Vast


def why_not_knight(g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
    if about != "knight-turn":
        return None
    if domain == SPACE.key and value in SPACE.index:
        return why_not_step(g, SPACE.index[value])
    if domain == PIECE.key and value in PIECE.index:
        return why_not_attack(g, PIECE.index[value])
    if domain == ITEM.key and value in ITEM.index:
        return why_not_cube(g, ITEM.index[value])
    if domain == SIDEQUEST.key:
        return "quest-not-met", {}, "VA-K073"
    return None


def why_not_step(g: Vast, pos: int) -> WhyNot | None:
    board = mine(g)
    here = cell_of(g)
    cell = g.map.cell(pos)
    side = side_towards(g.map.pos[here], pos)
    if cell < 0:
        return "no-tile-there", {}, "VA-K024"
    if cell == here:
        return None
    if side < 0 and cell not in pits_from(g, here):
        return "not-adjacent", {}, "VA-K024"
    if encounters_left(board) <= 0:
        return "no-encounter", {}, "VA-K025"
    if movement(board) <= board.steps:
        return "no-steps", {}, "VA-K024"
    if g.map.impassable(cell):
        return "impassable", {}, "VA-R021"
    if side >= 0 and g.map.walled(here, side) and map_left(board) <= 0:
        return "wall-in-the-way", {}, "VA-K027"
    if not may_enter(g, cell):
        dragon = g.at[DRAGON_PIECE] == cell and not any(g.at[piece] == cell for piece in TRIBES)
        return ("armor-too-strong", {}, "VA-K051") if dragon else ("tribe-too-strong", {}, "VA-K059")
    return ("pit-too-far", {}, "VA-R033") if is_pit(cell) else None


def why_not_attack(g: Vast, piece: int) -> WhyNot | None:
    role = g.role_of(piece)
    if g.at[piece] < 0 or g.at[piece] != cell_of(g):
        return "not-on-your-tile", {}, "VA-K030"
    if piece in TRIBES and attack_strength(g) <= role.defence(g, piece):
        return "tribe-too-strong", {}, "VA-K059"
    if piece == THIEF_PIECE and perception(mine(g)) <= role.stealth(g, piece):
        return "thief-unseen", {}, "VA-K063"
    if piece == DRAGON_PIECE:
        if attack_strength(g) < role.armor(g, piece):
            return "armor-too-strong", {}, "VA-K057"
        if not role.on_surface(g, piece):
            return "dragon-underground", {}, "VA-K052"
    return ("no-encounter", {}, "VA-K033") if encounters_left(mine(g)) <= 0 else None


def why_not_cube(g: Vast, item: int) -> WhyNot | None:
    if mine(g).pool == 0:
        return "no-cube", {}, "VA-K014"
    if item >= FIRST_TREASURE and not has_up(g, item - FIRST_TREASURE):
        return "treasure-not-shown", {}, "VA-K072"
    return "item-full", {}, "VA-K017"
