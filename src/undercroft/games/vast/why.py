"""Why a thing cannot be chosen now, for whoever clicks on it. Reads what its seat may know and changes nothing.

Questions that every role may be put are answered here, the others by the role's own `why.py`.
"""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cards import TERRAIN_OF
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.paths import pieces_at
from undercroft.games.vast.cavern.reach import can_leave
from undercroft.games.vast.cavern.removing import eligible
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.state import Vast

LAYING = ("shape-cave", "lay-dark-tile")
HOARDING = ("place-treasure", "past-plunder")
PUSHING = ("push-piece", "push-step", "push-token")
LEAVING = ("move-off", "seek-refuge")
ON_TILES = HOARDING + PUSHING + LEAVING + ("collapse-tile",)
"""Questions that are answered with a tile of the map."""


def why_not(g: Vast, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
    """The reason in a key and its arguments, with the rule; None where the question's own rules say all."""
    if domain == SPACE.key and value in SPACE.index:
        found = why_not_space(g, about, SPACE.index[value])
        if found is not None:
            return found
    return g.book.roles[g.book.role_at(seat)].why_not(g, about, domain, value)


def why_not_space(g: Vast, about: str, pos: int) -> WhyNot | None:
    """Laying, removing, hoarding and pushing."""
    cell = g.map.cell(pos)
    if about in LAYING:
        return ("space-taken", {}, "VA-G055") if cell >= 0 else ("not-beside-the-map", {}, "VA-G055")
    if about == "fill-edge":
        return "no-open-edge", {}, "VA-G037"
    if about not in ON_TILES:
        return None
    if cell < 0:
        return "no-tile-there", {}, "VA-G023"
    if about in HOARDING:
        return why_not_hoard(g, cell)
    if about in PUSHING:
        return "out-of-push", {}, "VA-G095"
    if about in LEAVING:
        return "not-the-nearest", {}, "VA-G092"
    return why_not_collapse(g, cell)


def why_not_hoard(g: Vast, cell: int) -> WhyNot | None:
    """Treasure goes on a Dark tile with nobody and no Treasure on it."""
    if g.map.light[cell] != DARK:
        return "not-dark", {}, "VA-C056"
    if pieces_at(g, cell):
        return "piece-there", {}, "VA-C056"
    return ("treasure-there", {}, "VA-C056") if g.treasure[cell] else None


def why_not_collapse(g: Vast, cell: int) -> WhyNot | None:
    """The order of the Collapse."""
    if cell == 0:
        return "entrance-stays", {}, "VA-G064"
    if TERRAIN_OF[cell] >= 0:
        return "terrain-not-exposed", {}, "VA-R016"
    if not can_leave(g, [cell]):
        return "piece-cannot-leave", {}, "VA-G090"
    touching = g.map.touching(cell)
    if any(g.map.touching(other) < touching for other in eligible(g)):
        return "touches-too-many", {"count": touching}, "VA-G056"
    return "crystal-goes-first", {}, "VA-G059"
