"""Components are conserved: nothing is ever lost or made. Rule: VA-G019"""

from undercroft.games.vast.cards import CELL_COUNT, TILE_COUNT
from undercroft.games.vast.state import Vast


def census(g: Vast) -> dict[str, int]:
    """How many of each shared component exist, and what the roles hold."""
    on_map = sum(1 for cell in range(1, TILE_COUNT) if g.map.pos[cell] >= 0)
    count = {
        "tiles": on_map + len(g.tiles) + len(g.hand) + len(g.tiles_out) if g.turns else TILE_COUNT - 1,
        "treasures": g.treasures_left + sum(g.treasure[cell] for cell in range(CELL_COUNT)),
        "crystals": g.crystals_left + sum(g.crystal) + sum(g.smashed) + g.crystals_lost,
        "vaults": g.vaults_left + sum(g.vault),
        "events": g.events_left + sum(g.event),
        "rockslides": g.rockslides_left + len(g.map.rockslides),
    }
    for role in g.book.playing:
        for key, number in g.book.roles[role].census(g).items():
            count[key] = count.get(key, 0) + number
    return count
