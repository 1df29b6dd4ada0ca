"""Why the Thief cannot do what was clicked."""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cards import DRAGON_PIECE, THIEF_PIECE
from undercroft.games.vast.cavern.geometry import side_towards
from undercroft.games.vast.cavern.paths import is_pit, pits_from
from undercroft.games.vast.domains import PIECE, SPACE, UPGRADE
from undercroft.games.vast.roles.thief.board import cell_of, mine, stealth, steps_left
from undercroft.games.vast.state import Vast


def why_not_thief(g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
    if domain == UPGRADE.key and about == "choose-upgrade" and value in UPGRADE.index:
        taken = mine(g).upgrades[UPGRADE.index[value]]
        return ("upgrade-taken", {}, "VA-T066") if taken else ("upgrade-left-first", {}, "VA-T069")
    if about != "thief-turn":
        return None
    if domain == SPACE.key and value in SPACE.index:
        return why_not_step(g, SPACE.index[value])
    if domain == PIECE.key and value in PIECE.index:
        return why_not_target(g, PIECE.index[value])
    return None


def why_not_step(g: Vast, pos: int) -> WhyNot | None:
    here = cell_of(g)
    cell = g.map.cell(pos)
    side = side_towards(g.map.pos[here], pos)
    if cell < 0:
        return "no-tile-there", {}, "VA-T011"
    if cell == here:
        return None
    if side < 0 and cell not in pits_from(g, here):
        return "not-adjacent", {}, "VA-T011"
    if steps_left(mine(g)) <= 0:
        return "no-steps", {}, "VA-T011"
    if g.map.impassable(cell):
        return "impassable", {}, "VA-T014"
    if side >= 0 and g.map.walled(here, side):
        return "wall-in-the-way", {}, "VA-T014"
    return ("pit-too-far", {}, "VA-R033") if is_pit(cell) else None


def why_not_target(g: Vast, piece: int) -> WhyNot | None:
    if piece == THIEF_PIECE:
        return None
    if g.at[piece] < 0 or g.at[piece] != cell_of(g):
        return "not-on-your-tile", {}, "VA-T039"
    if mine(g).targets >> piece & 1:
        return "robbed-already", {}, "VA-T028"
    if stealth(g) <= g.role_of(piece).wariness(g, piece):
        return "too-wary", {}, "VA-T020" if piece == DRAGON_PIECE else "VA-T019"
    return ("no-action-cube", {}, "VA-T012") if mine(g).cubes == 0 else None
