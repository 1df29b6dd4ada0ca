"""The Cave: grow quickly, keep anybody from winning first, then bury the Crystals."""

from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.search.judgement import Reason
from undercroft.games.vast.facts import TILE_COUNT
from undercroft.games.vast.roles.cave.board import BATS, CURSE, HATRED, PLUNDER, ROCKSLIDE, SPORES, mine
from undercroft.games.vast.roles.cave.says import CARRY_TREASURE, PLAY_EVENT, USE_OMEN, VENT_HATRED
from undercroft.games.vast.says import LAY, LAY_TILE, REMOVE
from undercroft.games.vast.state import Vast


class CaveSense(Sense):
    def progress(self, g: Vast) -> float:
        """Tiles laid before the Collapse, Crystal tiles gone in it."""
        to_end = max(1, g.book.crystal_tiles_to_end)
        worth = 0.002 * sum(mine(g).marks)
        if g.collapsing:
            return 0.45 + worth + 0.5 * min(g.crystal_tiles_gone, to_end) / to_end
        left = len(g.tiles) + len(g.hand)
        laid = TILE_COUNT - 1 - left
        worth += 0.42 * laid / (TILE_COUNT - 1)
        worth += 0.02 * min(g.crystal_tiles_gone, to_end)
        tokens = 0
        for cell in range(TILE_COUNT):
            if g.map.pos[cell] >= 0:
                tokens += g.treasure[cell] + g.crystal[cell]
        worth += 0.004 * min(tokens, 11)
        return worth

    def hint(self, g: Vast, number: int) -> float:
        if USE_OMEN.has(number):
            omen = USE_OMEN.a(number)
            if omen == HATRED:
                return 0.03
            if omen == SPORES:
                return 0.02
            if omen == PLUNDER:
                return 0.012
            if omen == ROCKSLIDE:
                return 0.004
            if omen == BATS:
                return 0.003
            if omen == CURSE:
                return -0.004
        if number == VENT_HATRED.of():
            return 0.02
        if LAY.has(number):
            # Room around a tile means more edges to fill later.
            pos = LAY.a(number)
            return 0.0005 * sum(1 for step in (-64, 1, 64, -1) if pos + step not in g.map.cell_at)
        return 0.0

    def explain(self, g: Vast, number: int) -> Reason:
        if USE_OMEN.has(number):
            return "why-va-cave-omen", {}
        if LAY.has(number) or LAY_TILE.has(number):
            return "why-va-cave-grow", {}
        if REMOVE.has(number):
            return "why-va-cave-collapse", {}
        if PLAY_EVENT.has(number):
            return "why-va-cave-event", {}
        if CARRY_TREASURE.has(number):
            return "why-va-cave-hinder", {}
        return "", {}
