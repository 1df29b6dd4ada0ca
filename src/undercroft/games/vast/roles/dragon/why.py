"""Why the Dragon cannot do what was clicked."""

from undercroft.engine.game import WhyNot
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.domains import POWER, SPACE
from undercroft.games.vast.roles.dragon.board import P_SHRIEK, cards_by_symbol, cell_of, fresh_gems, mine
from undercroft.games.vast.roles.dragon.powers import has_target, payments
from undercroft.games.vast.state import Vast


def why_not_dragon(g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
    if about != "dragon-turn":
        return None
    if domain == POWER.key and value in POWER.index:
        return why_not_power(g, POWER.index[value])
    if domain == SPACE.key and value in SPACE.index:
        if g.map.cell(SPACE.index[value]) < 0:
            return "no-tile-there", {}, "VA-D018"
        if mine(g).free_move:
            return "moved-already", {}, "VA-D016"
        if is_pit(cell_of(g)):
            return "pit-too-far", {}, "VA-R033"
        return ("surface-bound", {}, "VA-D022") if mine(g).surfaced else ("not-in-line", {}, "VA-D018")
    return None


def why_not_power(g: Vast, power: int) -> WhyNot | None:
    if power == P_SHRIEK and mine(g).shriek:
        return "shriek-lies", {}, "VA-D064"
    gems = 0
    for gem in fresh_gems(g):
        gems |= 1 << gem
    if not payments(power, cards_by_symbol(g), gems):
        return "cannot-pay", {}, "VA-D032"
    return None if has_target(g, power) else ("no-target", {}, "VA-D038")
